/* SPDX-License-Identifier: MIT */
/* A line that was not typed changes standings without looking wrong: what the movement has and the travellers lack. */
#include "session/checks.h"

enum { BOARDS_NAMED = 10 };

/* What is not missed though it is not there. */
typedef struct known {
    const pdup__excuses *excuses; /* NULL: nothing */
    const pdup__misplaced_rows *misplaced;
} known;

static bool has_row(const known *of, const pdup_traveller *traveller, int32_t round,
                    int32_t table) {
    int32_t board = traveller->board->number;
    if (pdup__traveller_find(traveller, round, table) >= 0 ||
        pdup__misplaced_has(of->misplaced, board, round, table)) {
        return true;
    }
    if (!of->excuses) {
        return false;
    }
    return of->excuses->has_row(of->excuses->context, board, round, table);
}

static bool has_traveller(const known *of, const pdup_session *session, int32_t board) {
    return pdup__session_find(session, board) ||
           (of->excuses && of->excuses->has_traveller(of->excuses->context, board));
}

/* The first table at which a traveller lacks its row of a round, or 0. */
static int32_t lacking_table(const pdup_session *session, const pdup_traveller *traveller,
                             const known *of, int32_t round) {
    int32_t copies = pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_COPIES);
    int32_t set = pdup_board_number(traveller->board, PDUP_BOARD_FIELD_SET);
    for (int32_t copy = 0; copy < copies; copy++) {
        int32_t table;
        pdup_status status =
            pdup_movement_table_of_set(session->movement, round, set, copy, &table);
        /* The table after the last is 0. */
        if (status != PDUP_OK || table == 0 || !has_row(of, traveller, round, table)) {
            return status == PDUP_OK ? table : 0;
        }
    }
    return 0;
}

/* The rounds of which the session has rows, rising. */
typedef struct played {
    int32_t *rounds;
    int32_t count;
} played;

static bool warn_rows(const pdup_traveller *traveller, int32_t round, int32_t table, bool has_more,
                      pdup_faults *faults) {
    pdup__issue issue =
        pdup__issue_of(PDUP_W_NO_ROW, has_more ? PDUP__M_ROWS_MISSING : PDUP__M_ROW_MISSING);
    pdup__issue_number(&issue, traveller->board->number);
    pdup__issue_number(&issue, round);
    pdup__issue_number(&issue, table);
    pdup__fault where = {.board = traveller->board->number};
    return pdup__faults_enter(faults, where, &issue);
}

/* Looks no further than the second row that is missing: all before it are there, so that the work over all travellers
 * goes with their rows. */
static bool add_rows(const pdup_session *session, const pdup_traveller *traveller, const known *of,
                     played list, pdup_faults *faults) {
    int32_t first_round = 0;
    int32_t first_table = 0;
    bool has_more = false;
    for (int32_t i = 0; i < list.count && !has_more; i++) {
        int32_t table = lacking_table(session, traveller, of, list.rounds[i]);
        if (table != 0 && first_round == 0) {
            first_round = list.rounds[i];
            first_table = table;
        } else {
            has_more = table != 0;
        }
    }
    return first_round == 0 || warn_rows(traveller, first_round, first_table, has_more, faults);
}

static bool warn_travellers(const pdup__line *boards, int32_t more, pdup_faults *faults) {
    pdup__issue issue =
        pdup__issue_of(PDUP_W_NO_TRAVELLER,
                       more > 0 ? PDUP__M_TRAVELLERS_MISSING_MORE : PDUP__M_TRAVELLERS_MISSING);
    pdup__issue_bytes(&issue, boards->bytes, boards->length);
    if (more > 0) {
        pdup__issue_number(&issue, more);
    }
    return pdup__faults_enter(faults, (pdup__fault){0}, &issue);
}

static bool add_travellers(const pdup_session *session, const known *of, pdup_faults *faults) {
    int32_t boards = pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_SETS) *
                     pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_SEATS);
    int32_t count = 0;
    pdup__line line = {.length = 0};
    for (int32_t board = 1; board <= boards; board++) {
        if (has_traveller(of, session, board)) {
            continue;
        }
        if (count < BOARDS_NAMED) {
            pdup__line_add(&line, count > 0 ? ", " : "");
            pdup__line_add_integer(&line, board);
        }
        count++;
    }
    return count == 0 || warn_travellers(&line, count - BOARDS_NAMED, faults);
}

/* Marks the rounds first, then lists them over the marks: none stands before its own place. */
static played list_rounds(const pdup_session *session, int32_t *marks) {
    int32_t rounds = pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            int32_t round = traveller->rows[k].row.round;
            if (round <= rounds) {
                marks[round - 1] = 1;
            }
        }
    }
    played list = {marks, 0};
    for (int32_t i = 0; i < rounds; i++) {
        if (marks[i] != 0) {
            list.rounds[list.count++] = i + 1;
        }
    }
    return list;
}

bool pdup__add_missing(const pdup_session *session, const pdup__excuses *excuses,
                       const pdup__misplaced_rows *misplaced, pdup_faults *faults) {
    known of = {excuses, misplaced};
    if (!session->movement || session->owner.row_count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &session->base.allocator;
    size_t rounds = (size_t)pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t *marks = pdup__alloc_array(allocator, rounds, sizeof *marks);
    if (!marks) {
        return false;
    }
    played list = list_rounds(session, marks);
    bool is_done = add_travellers(session, &of, faults);
    for (size_t i = 0; i < session->traveller_count && is_done; i++) {
        is_done = add_rows(session, session->travellers[i], &of, list, faults);
    }
    pdup__release(allocator, marks);
    return is_done;
}
