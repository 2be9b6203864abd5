/* SPDX-License-Identifier: MIT */
/* The warnings of a session: what stands as entered, and what the director should look at. */
#include "base/sort.h"
#include "session/checks.h"

/* A player at a table in a round, and on which board. */
typedef struct seating {
    int32_t player;
    int32_t round;
    int32_t table;
    int32_t board;
} seating;

static int by_round(const void *first, const void *second) {
    const seating *a = first;
    const seating *b = second;
    int player = pdup__by_number(a->player, b->player);
    int round = pdup__by_number(a->round, b->round);
    int table = pdup__by_number(a->table, b->table);
    return player != 0  ? player
           : round != 0 ? round
           : table != 0 ? table
                        : pdup__by_number(a->board, b->board);
}

/* A row whose table is wrong tells nothing of where its players sat. */
static size_t collect(const pdup_session *session, const pdup__misplaced_rows *misplaced,
                      seating *to) {
    size_t count = 0;
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            const pdup__row *row = &traveller->rows[k].row;
            if (pdup__misplaced_meant(misplaced, traveller->board->number, row->round,
                                      row->table) != 0) {
                continue;
            }
            for (int seat = 0; seat < pdup__row_seats(traveller->board, row); seat++) {
                to[count++] =
                    (seating){row->players[seat], row->round, row->table, traveller->board->number};
            }
        }
    }
    return count;
}

static bool warn_two_tables(pdup_faults *faults, seating first, seating other) {
    pdup__issue issue = pdup__issue_of(PDUP_W_TWO_TABLES, PDUP__M_PLAYER_ELSEWHERE);
    pdup__issue_number(&issue, other.player);
    pdup__issue_number(&issue, first.table);
    pdup__issue_number(&issue, first.board);
    pdup__fault where = {.board = other.board, .round = other.round, .table = other.table};
    return pdup__faults_enter(faults, where, &issue);
}

/* One player, one round, two tables: one warning for each row at another table than his first. */
static bool add_two_tables(const pdup_session *session, const pdup__misplaced_rows *misplaced,
                           pdup_faults *faults) {
    size_t most = (size_t)session->owner.row_count * PDUP__SEATS;
    if (most == 0) {
        return true;
    }
    const pdup_allocator *allocator = &session->base.allocator;
    /* The second half is the room that sorting needs. */
    seating *seatings = pdup__alloc_array(allocator, 2 * most, sizeof *seatings);
    if (!seatings) {
        return false;
    }
    size_t count = collect(session, misplaced, seatings);
    pdup__sort(seatings, seatings + most, count, sizeof *seatings, by_round);
    bool is_done = true;
    size_t first = 0;
    for (size_t i = 1; i < count && is_done; i++) {
        if (seatings[i].player != seatings[first].player ||
            seatings[i].round != seatings[first].round) {
            first = i;
        } else if (seatings[i].table != seatings[first].table) {
            is_done = warn_two_tables(faults, seatings[first], seatings[i]);
        }
    }
    pdup__release(allocator, seatings);
    return is_done;
}

/* What the movement has here, and what the row has. */
static pdup__issue difference(pdup__message message, int32_t planned, int32_t found) {
    pdup__issue issue = pdup__issue_of(PDUP_W_MOVEMENT, message);
    pdup__issue_number(&issue, planned);
    pdup__issue_number(&issue, found);
    return issue;
}

/* What the movement has against a row: the first thing found. */
static pdup__issue differences(const pdup_movement *movement, const pdup_board *board,
                               const pdup__row *row) {
    int32_t set;
    if (pdup_movement_set_at(movement, row->round, row->table, &set) != PDUP_OK) {
        return pdup__issue_of(PDUP_W_MOVEMENT, PDUP__M_MOVEMENT_NO_TABLE);
    }
    if (set != pdup_board_number(board, PDUP_BOARD_FIELD_SET)) {
        return difference(PDUP__M_MOVEMENT_OTHER_SET, set,
                          pdup_board_number(board, PDUP_BOARD_FIELD_SET));
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t planned;
        /* The movement has this round and table, so it has an answer. */
        pdup_status status =
            pdup_movement_player_at(movement, row->round, row->table, seat, &planned);
        (void)status;
        int32_t player = row->players[pdup__seat_index(seat)];
        if (planned != player) {
            return difference(PDUP__M_MOVEMENT_OTHER_PLAYER, planned, player);
        }
    }
    return pdup__no_issue();
}

static pdup__issue misplaced_issue(int32_t table) {
    pdup__issue issue = pdup__issue_of(PDUP_W_MOVEMENT, PDUP__M_MOVEMENT_TABLE_MEANT);
    pdup__issue_number(&issue, table);
    return issue;
}

static bool add_differences(const pdup_session *session, const pdup_traveller *traveller,
                            const pdup__misplaced_rows *misplaced, pdup_faults *faults) {
    for (size_t i = 0; session->movement && i < traveller->row_count; i++) {
        const pdup__row *row = &traveller->rows[i].row;
        int32_t meant =
            pdup__misplaced_meant(misplaced, traveller->board->number, row->round, row->table);
        pdup__issue issue = meant != 0 ? misplaced_issue(meant)
                                       : differences(session->movement, traveller->board, row);
        pdup__fault where = {
            .board = traveller->board->number, .round = row->round, .table = row->table};
        if (issue.status != PDUP_OK && !pdup__faults_enter(faults, where, &issue)) {
            return false;
        }
    }
    return true;
}

/* An artificial score stands in the place of an annulled result. */
static bool annuls(const void *session, pdup__standing_effect standing) {
    const pdup__effect *effect = pdup__session_effect(session, standing);
    return effect && (effect->kind == PDUP_EFFECT_KIND_ANNULLED ||
                      effect->kind == PDUP_EFFECT_KIND_ARTIFICIAL);
}

static bool add_warnings(const pdup_session *session, const pdup__excuses *excuses,
                         const pdup__misplaced_rows *misplaced, pdup_faults *faults) {
    for (size_t i = 0; i < session->traveller_count; i++) {
        if (!pdup__traveller_add_warnings(session->travellers[i], annuls, session, faults) ||
            !add_differences(session, session->travellers[i], misplaced, faults)) {
            return false;
        }
    }
    return add_two_tables(session, misplaced, faults) &&
           pdup__add_missing(session, excuses, misplaced, faults) &&
           pdup__add_ruling_warnings(session, faults) && pdup__faults_sort(faults);
}

pdup_status pdup__session_check(const pdup_session *session, const pdup__excuses *excuses,
                                pdup_faults **faults_out) {
    pdup__misplaced_rows misplaced;
    pdup_faults *faults = pdup__faults_new(&session->base.allocator);
    bool is_done = pdup__find_misplaced(session, &misplaced) && faults &&
                   add_warnings(session, excuses, &misplaced, faults);
    pdup__release(&session->base.allocator, misplaced.rows);
    if (!is_done) {
        pdup_faults_unref(faults);
        return PDUP_E_NOMEM;
    }
    *faults_out = faults;
    return PDUP_OK;
}

pdup_status pdup_session_check(const pdup_session *session, pdup_faults **faults_out) {
    if (!faults_out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    return pdup__handle_is(session, PDUP__SESSION) ? pdup__session_check(session, NULL, faults_out)
                                                   : PDUP_E_ARG;
}
