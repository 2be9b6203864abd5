/* SPDX-License-Identifier: MIT */
#include "scoring/standings.h"

pdup_standings *pdup__standings_new(const pdup_allocator *allocator, int32_t players,
                                    size_t results, size_t outcomes) {
    pdup_standings *standings = pdup__handle_new(allocator, sizeof *standings, PDUP__STANDINGS);
    if (!standings) {
        return NULL;
    }
    const pdup_allocator *own = &standings->base.allocator;
    standings->entry_count = players;
    standings->entries = pdup__alloc_array(own, (size_t)players, sizeof *standings->entries);
    /* One more than there are: none at all needs no case of its own. */
    standings->results = pdup__alloc_array(own, results + 1, sizeof *standings->results);
    standings->outcomes = pdup__alloc_array(own, outcomes + 1, sizeof *standings->outcomes);
    if (!standings->entries || !standings->results || !standings->outcomes) {
        pdup_standings_unref(standings);
        return NULL;
    }
    return standings;
}

int32_t pdup_standings_count(const pdup_standings *standings) {
    return pdup__handle_is(standings, PDUP__STANDINGS) ? standings->entry_count : PDUP_E_ARG;
}

int32_t pdup_standings_result_count(const pdup_standings *standings) {
    return pdup__handle_is(standings, PDUP__STANDINGS) ? standings->result_count : PDUP_E_ARG;
}

pdup_status pdup__standings_check(const pdup_standings *standings, int32_t index, bool is_result) {
    if (!pdup__handle_is(standings, PDUP__STANDINGS)) {
        return PDUP_E_ARG;
    }
    int32_t count = is_result ? standings->result_count : standings->entry_count;
    return index >= 0 && index < count ? PDUP_OK : PDUP_E_RANGE;
}

/* The entry at index, in *out; an empty one on failure. */
static pdup_status find_entry(const pdup_standings *standings, int32_t index, pdup__totals *out) {
    *out = (pdup__totals){0};
    pdup_status status = pdup__standings_check(standings, index, false);
    if (status == PDUP_OK) {
        *out = standings->entries[index];
    }
    return status;
}

/* The result at index, in *out; an empty one on failure. */
static pdup_status find_result(const pdup_standings *standings, int32_t index, pdup__result *out) {
    *out = (pdup__result){0};
    pdup_status status = pdup__standings_check(standings, index, true);
    if (status == PDUP_OK) {
        *out = standings->results[index];
    }
    return status;
}

pdup_status pdup_standings_player_at(const pdup_standings *standings, int32_t index,
                                     int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    pdup__totals entry;
    pdup_status status = find_entry(standings, index, &entry);
    *player_out = entry.player;
    return status;
}

pdup_status pdup_standings_place_at(const pdup_standings *standings, int32_t index,
                                    int32_t *place_out) {
    if (!place_out) {
        return PDUP_E_ARG;
    }
    pdup__totals entry;
    pdup_status status = find_entry(standings, index, &entry);
    *place_out = entry.place;
    return status;
}

pdup_status pdup_standings_boards_at(const pdup_standings *standings, int32_t index,
                                     int32_t *boards_out) {
    if (!boards_out) {
        return PDUP_E_ARG;
    }
    pdup__totals entry;
    pdup_status status = find_entry(standings, index, &entry);
    *boards_out = entry.boards;
    return status;
}

pdup_status pdup_standings_result_board_at(const pdup_standings *standings, int32_t index,
                                           int32_t *board_out) {
    if (!board_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *board_out = result.board;
    return status;
}

pdup_status pdup_standings_result_seat_at(const pdup_standings *standings, int32_t index,
                                          pdup_seat *seat_out) {
    if (!seat_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *seat_out = result.seat;
    return status;
}

pdup_status pdup_standings_result_round_at(const pdup_standings *standings, int32_t index,
                                           int32_t *round_out) {
    if (!round_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *round_out = result.round;
    return status;
}

pdup_status pdup_standings_result_table_at(const pdup_standings *standings, int32_t index,
                                           int32_t *table_out) {
    if (!table_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *table_out = result.table;
    return status;
}

pdup_status pdup_standings_result_player_at(const pdup_standings *standings, int32_t index,
                                            int32_t *player_out) {
    if (!player_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *player_out = result.player;
    return status;
}

pdup_status pdup_standings_result_award_at(const pdup_standings *standings, int32_t index,
                                           pdup_award *award_out) {
    if (!award_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *award_out = result.award;
    return status;
}

pdup_status pdup_standings_result_ruling_at(const pdup_standings *standings, int32_t index,
                                            int32_t *ruling_out) {
    if (!ruling_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *ruling_out = result.ruling;
    return status;
}

pdup_status pdup_standings_result_compared_at(const pdup_standings *standings, int32_t index,
                                              int32_t *compared_out) {
    if (!compared_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *compared_out = result.compared;
    return status;
}

pdup_status pdup_standings_result_expected_at(const pdup_standings *standings, int32_t index,
                                              int32_t *expected_out) {
    if (!expected_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *expected_out = result.expected;
    return status;
}

pdup_status pdup_standings_result_whists_at(const pdup_standings *standings, int32_t index,
                                            int32_t *whists_out, int32_t *known_out) {
    if (!whists_out || !known_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *whists_out = result.whists;
    *known_out = result.has_whists;
    return status;
}

pdup_status pdup_standings_result_session_at(const pdup_standings *standings, int32_t index,
                                             int32_t *session_out) {
    if (!session_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *session_out = result.session;
    return status;
}

pdup_status pdup_standings_result_room_at(const pdup_standings *standings, int32_t index,
                                          int32_t *room_out) {
    if (!room_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *room_out = result.room;
    return status;
}

pdup_status pdup_standings_result_seats_at(const pdup_standings *standings, int32_t index,
                                           int32_t *seats_out) {
    if (!seats_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *seats_out = result.seats;
    return status;
}

pdup_status pdup_standings_result_group_at(const pdup_standings *standings, int32_t index,
                                           int32_t *group_out) {
    if (!group_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *group_out = result.group;
    return status;
}

pdup_status pdup_standings_result_state_at(const pdup_standings *standings, int32_t index,
                                           pdup_state *state_out) {
    if (!state_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *state_out = result.state;
    return status;
}

pdup_status pdup_standings_result_percent_at(const pdup_standings *standings, int32_t index,
                                             int32_t *percent_out) {
    if (!percent_out) {
        return PDUP_E_ARG;
    }
    pdup__result result;
    pdup_status status = find_result(standings, index, &result);
    *percent_out = result.percent;
    return status;
}

pdup_status pdup_standings_state_at(const pdup_standings *standings, int32_t index,
                                    pdup_entry_state *state_out) {
    if (!state_out) {
        return PDUP_E_ARG;
    }
    pdup__totals entry;
    pdup_status status = find_entry(standings, index, &entry);
    *state_out = entry.state;
    return status;
}

pdup_standings *pdup_standings_ref(pdup_standings *standings) {
    return pdup__handle_ref(standings, PDUP__STANDINGS);
}

void pdup_standings_unref(pdup_standings *standings) {
    if (pdup__handle_unref(standings, PDUP__STANDINGS)) {
        const pdup_allocator *allocator = &standings->base.allocator;
        pdup__release(allocator, standings->chosen);
        pdup__release(allocator, standings->outcomes);
        pdup__release(allocator, standings->results);
        pdup__release(allocator, standings->entries);
        pdup__handle_free(standings);
    }
}
