/* SPDX-License-Identifier: MIT */
#include "session/log.h"

#include <string.h>

pdup_status pdup_session_new(const pdup_allocator *allocator, int32_t players, pdup_faults *faults,
                             pdup_session **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    const pdup__limit limit = {"players", players, 1, PDUP_MAX_PLAYERS, PDUP_PART_NUMBER, 0};
    pdup__issue why;
    if (pdup__check_limits(&limit, 1, &why) != PDUP_OK) {
        return pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
    }
    pdup_session *session = pdup__handle_new(allocator, sizeof *session, PDUP__SESSION);
    if (!session) {
        return PDUP_E_NOMEM;
    }
    session->owner.players = players;
    session->owner.correction_minutes = pdup__chosen_correction_minutes(&session->chosen);
    *out = session;
    return PDUP_OK;
}

pdup_status pdup_session_set_regulations(pdup_session *session,
                                         const pdup_regulations *regulations) {
    if (!pdup__handle_is(session, PDUP__SESSION) ||
        !pdup__handle_is(regulations, PDUP__REGULATIONS)) {
        return PDUP_E_ARG;
    }
    session->chosen = regulations->chosen;
    session->owner.correction_minutes = pdup__chosen_correction_minutes(&session->chosen);
    pdup__owner_touch(&session->owner);
    return PDUP_OK;
}

pdup_status pdup_session_set_movement(pdup_session *session, pdup_movement *movement,
                                      pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(movement, PDUP__MOVEMENT) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    int32_t players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    if (players > session->owner.players) {
        pdup__issue why = pdup__issue_of(PDUP_E_PLAYERS, PDUP__M_MOVEMENT_PLAYERS);
        pdup__issue_number(&why, players);
        pdup__issue_number(&why, session->owner.players);
        return pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
    }
    pdup_movement *before = session->movement;
    session->movement = pdup_movement_ref(movement);
    pdup_movement_unref(before);
    pdup__owner_touch(&session->owner);
    return PDUP_OK;
}

size_t pdup__session_position(const pdup_session *session, int32_t board) {
    size_t low = 0;
    size_t high = session->traveller_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (session->travellers[middle]->board->number < board) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

pdup_traveller *pdup__session_find(const pdup_session *session, int32_t board) {
    size_t at = pdup__session_position(session, board);
    bool is_there =
        at < session->traveller_count && session->travellers[at]->board->number == board;
    return is_there ? session->travellers[at] : NULL;
}

static pdup_status check_traveller(const pdup_session *session, const pdup_traveller *traveller,
                                   pdup__issue *why) {
    size_t row_count = (size_t)session->owner.row_count + traveller->row_count;
    int32_t board = traveller->board->number;
    if (traveller->owner) {
        *why = pdup__issue_of(PDUP_E_STATE, PDUP__M_TRAVELLER_OWNED);
        return why->status;
    }
    if (row_count > PDUP_MAX_ROWS) {
        *why = pdup__issue_of(PDUP_E_STATE, PDUP__M_SESSION_ROWS);
        pdup__issue_number(why, PDUP_MAX_ROWS);
        return why->status;
    }
    if (pdup__session_find(session, board)) {
        *why = pdup__issue_of(PDUP_E_BOARD_TWICE, PDUP__M_BOARD);
        pdup__issue_number(why, board);
        pdup__issue_at(why, PDUP_PART_BOARD, 0);
        return why->status;
    }
    int32_t player = pdup__traveller_highest_player(traveller);
    return player <= session->owner.players ? PDUP_OK
                                            : pdup__session_refuse_player(session, player, 0, why);
}

pdup_status pdup_session_add_traveller(pdup_session *session, pdup_traveller *traveller,
                                       pdup_faults *faults) {
    if (!pdup__handle_is(session, PDUP__SESSION) || !pdup__handle_is(traveller, PDUP__TRAVELLER) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    if (check_traveller(session, traveller, &why) != PDUP_OK) {
        pdup__fault where = {.board = traveller->board->number};
        return pdup__faults_refuse(faults, where, &why);
    }
    if (session->traveller_count == session->traveller_capacity) {
        void *memory = session->travellers;
        if (!pdup__grow(&session->base.allocator, &memory, &session->traveller_capacity,
                        sizeof(pdup_traveller *))) {
            return PDUP_E_NOMEM;
        }
        session->travellers = memory;
    }
    size_t at = pdup__session_position(session, traveller->board->number);
    memmove(session->travellers + at + 1, session->travellers + at,
            (session->traveller_count - at) * sizeof(pdup_traveller *));
    session->travellers[at] = pdup_traveller_ref(traveller);
    session->traveller_count++;
    pdup__traveller_join(traveller, &session->owner);
    return PDUP_OK;
}

int32_t pdup_session_player_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? session->owner.players : PDUP_E_ARG;
}

pdup_status pdup_session_regulations(const pdup_session *session,
                                     pdup_regulations **regulations_out) {
    if (!regulations_out) {
        return PDUP_E_ARG;
    }
    *regulations_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup_regulations_new(&session->base.allocator, regulations_out);
    if (status == PDUP_OK) {
        (*regulations_out)->chosen = session->chosen;
    }
    return status;
}

pdup_status pdup_session_movement(const pdup_session *session, pdup_movement **movement_out) {
    if (!movement_out) {
        return PDUP_E_ARG;
    }
    *movement_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    *movement_out = pdup_movement_ref(session->movement);
    return PDUP_OK;
}

int32_t pdup_session_traveller_count(const pdup_session *session) {
    return pdup__handle_is(session, PDUP__SESSION) ? (int32_t)session->traveller_count : PDUP_E_ARG;
}

pdup_status pdup_session_traveller_at(const pdup_session *session, int32_t index,
                                      pdup_traveller **traveller_out) {
    if (!traveller_out) {
        return PDUP_E_ARG;
    }
    *traveller_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= session->traveller_count) {
        return PDUP_E_RANGE;
    }
    *traveller_out = pdup_traveller_ref(session->travellers[index]);
    return PDUP_OK;
}

pdup_status pdup_session_traveller(const pdup_session *session, int32_t board,
                                   pdup_traveller **traveller_out) {
    if (!traveller_out) {
        return PDUP_E_ARG;
    }
    *traveller_out = NULL;
    if (!pdup__handle_is(session, PDUP__SESSION)) {
        return PDUP_E_ARG;
    }
    *traveller_out = pdup_traveller_ref(pdup__session_find(session, board));
    return *traveller_out ? PDUP_OK : PDUP_E_RANGE;
}

pdup_session *pdup_session_ref(pdup_session *session) {
    return pdup__handle_ref(session, PDUP__SESSION);
}

void pdup_session_unref(pdup_session *session) {
    if (!pdup__handle_unref(session, PDUP__SESSION)) {
        return;
    }
    const pdup_allocator *allocator = &session->base.allocator;
    for (size_t i = 0; i < session->traveller_count; i++) {
        pdup__traveller_leave(session->travellers[i]);
        pdup_traveller_unref(session->travellers[i]);
    }
    for (size_t i = 0; i < session->log_count; i++) {
        pdup_ruling_unref(session->log[i].ruling);
    }
    for (size_t i = 0; i < session->appeal_count; i++) {
        pdup__release(allocator, session->appeals[i].grounds);
    }
    pdup__release(allocator, session->history);
    pdup__index_release(&session->appeal_index, allocator);
    pdup__release(allocator, session->appeals);
    pdup__index_release(&session->log_index, allocator);
    pdup__release(allocator, session->log);
    pdup__release(allocator, session->travellers);
    pdup_movement_unref(session->movement);
    pdup__handle_free(session);
}
