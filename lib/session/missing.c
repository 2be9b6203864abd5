/* SPDX-License-Identifier: MIT */
/* A line that was not typed changes standings without looking wrong: what the movement has and the travellers lack. */
#include "session/missing.h"

enum { BOARDS_NAMED = 10 };

/* The table at which a traveller lacks its row of a round, or 0. */
static int32_t lacking_table(const pdup_session *session, const pdup_traveller *traveller,
                             int32_t round) {
    int32_t table;
    pdup_status status = pdup_movement_table_of_set(session->movement, round,
                                                    pdup_board_set(traveller->board), &table);
    return status == PDUP_OK && pdup__traveller_find(traveller, round, table) < 0 ? table : 0;
}

/* is_played tells the rounds of which the session has rows. */
static bool add_rows(const pdup_session *session, const pdup_traveller *traveller,
                     const bool *is_played, pdup_faults *faults) {
    int32_t rounds = pdup_movement_round_count(session->movement);
    int32_t count = 0;
    int32_t first = 0;
    for (int32_t round = 1; round <= rounds; round++) {
        if (is_played[round] && lacking_table(session, traveller, round) != 0) {
            count++;
            first = first == 0 ? round : first;
        }
    }
    if (count == 0) {
        return true;
    }
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "board ");
    pdup__line_add_integer(&line, traveller->board->number);
    pdup__line_add(&line, " has no row of round ");
    pdup__line_add_integer(&line, first);
    pdup__line_add(&line, ", table ");
    pdup__line_add_integer(&line, lacking_table(session, traveller, first));
    if (count > 1) {
        pdup__line_add(&line, ", nor of ");
        pdup__line_add_integer(&line, count - 1);
        pdup__line_add(&line, count > 2 ? " more rounds" : " more round");
    }
    pdup__fault fault = {.code = PDUP_W_NO_ROW, .board = traveller->board->number};
    return pdup__faults_add(faults, fault, &line);
}

static bool add_travellers(const pdup_session *session, pdup_faults *faults) {
    int32_t boards =
        pdup_movement_set_count(session->movement) * pdup_movement_seats(session->movement);
    int32_t count = 0;
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "no traveller of board ");
    for (int32_t board = 1; board <= boards; board++) {
        if (pdup__session_find(session, board)) {
            continue;
        }
        if (count < BOARDS_NAMED) {
            pdup__line_add(&line, count > 0 ? ", " : "");
            pdup__line_add_integer(&line, board);
        }
        count++;
    }
    if (count > BOARDS_NAMED) {
        pdup__line_add(&line, " and ");
        pdup__line_add_integer(&line, count - BOARDS_NAMED);
        pdup__line_add(&line, " more");
    }
    pdup__fault fault = {.code = PDUP_W_NO_TRAVELLER};
    return count == 0 || pdup__faults_add(faults, fault, &line);
}

static void mark_rounds(const pdup_session *session, bool *is_played) {
    int32_t rounds = pdup_movement_round_count(session->movement);
    for (size_t i = 0; i < session->traveller_count; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count; k++) {
            int32_t round = traveller->rows[k].row.round;
            if (round <= rounds) {
                is_played[round] = true;
            }
        }
    }
}

bool pdup__add_missing(const pdup_session *session, pdup_faults *faults) {
    if (!session->movement || session->owner.row_count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &session->base.allocator;
    size_t rounds = (size_t)pdup_movement_round_count(session->movement);
    bool *is_played = pdup__alloc_array(allocator, rounds + 1, sizeof *is_played);
    if (!is_played) {
        return false;
    }
    mark_rounds(session, is_played);
    bool is_done = add_travellers(session, faults);
    for (size_t i = 0; i < session->traveller_count && is_done; i++) {
        is_done = add_rows(session, session->travellers[i], is_played, faults);
    }
    pdup__release(allocator, is_played);
    return is_done;
}
