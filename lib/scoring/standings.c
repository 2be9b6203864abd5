/* SPDX-License-Identifier: MIT */
#include "scoring/standings.h"

#include "scoring/compared_with.h"

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

static bool is_entry_field(pdup_entry field) {
    return field >= PDUP_ENTRY_PLAYER && field <= PDUP_ENTRY_BOARDS;
}

static int32_t entry_number(const pdup__totals *entry, pdup_entry field) {
    switch (field) {
    case PDUP_ENTRY_PLAYER:
        return entry->player;
    case PDUP_ENTRY_PLACE:
        return entry->place;
    case PDUP_ENTRY_PLACING:
        return entry->state;
    default:
        return entry->boards;
    }
}

static bool is_result_field(pdup_result field) {
    return field >= PDUP_RESULT_BOARD && field <= PDUP_RESULT_COMPARISON;
}

/* Every number but the comparison, which is looked for among other results. */
static int32_t result_number(const pdup__result *result, pdup_result field) {
    const int32_t numbers[] = {
        [PDUP_RESULT_BOARD] = result->board,
        [PDUP_RESULT_SEAT] = result->seat,
        [PDUP_RESULT_ROUND] = result->round,
        [PDUP_RESULT_TABLE] = result->table,
        [PDUP_RESULT_PLAYER] = result->player,
        [PDUP_RESULT_SESSION] = result->session,
        [PDUP_RESULT_ROOM] = result->room,
        [PDUP_RESULT_SEATS] = result->seats,
        [PDUP_RESULT_GROUP] = result->group,
        [PDUP_RESULT_STATE] = result->state,
        [PDUP_RESULT_AWARD] = result->award,
        [PDUP_RESULT_PERCENT] = result->percent,
        [PDUP_RESULT_RULING] = result->ruling,
        [PDUP_RESULT_COMPARED] = result->compared,
        [PDUP_RESULT_EXPECTED] = result->expected,
        [PDUP_RESULT_WHISTS] = result->has_whists ? result->whists : PDUP_WHISTS_UNKNOWN,
    };
    return numbers[field];
}

pdup_status pdup_standings_number_at(const pdup_standings *standings, int32_t index,
                                     pdup_entry field, int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status = pdup__standings_check(standings, index, false);
    if (status == PDUP_OK && !is_entry_field(field)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        *value_out = entry_number(&standings->entries[index], field);
    }
    return status;
}

pdup_status pdup_standings_result_number_at(const pdup_standings *standings, int32_t index,
                                            pdup_result field, int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status = pdup__standings_check(standings, index, true);
    if (status == PDUP_OK && !is_result_field(field)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        *value_out = field == PDUP_RESULT_COMPARISON
                         ? pdup__comparison_of(standings, index)
                         : result_number(&standings->results[index], field);
    }
    return status;
}

/* What both columns ask of their arguments. */
static pdup_status check_column(bool is_field, int32_t count, const int32_t *buf, int32_t cap,
                                int32_t *count_out) {
    if (!is_field) {
        return PDUP_E_RANGE;
    }
    *count_out = count;
    return buf && cap < count ? PDUP_E_SPACE : PDUP_OK;
}

pdup_status pdup_standings_numbers(const pdup_standings *standings, pdup_entry field, int32_t *buf,
                                   int32_t cap, int32_t *count_out) {
    if (!count_out) {
        return PDUP_E_ARG;
    }
    *count_out = 0;
    if (!pdup__handle_is(standings, PDUP__STANDINGS)) {
        return PDUP_E_ARG;
    }
    int32_t count = standings->entry_count;
    pdup_status status = check_column(is_entry_field(field), count, buf, cap, count_out);
    for (int32_t i = 0; status == PDUP_OK && buf && i < count; i++) {
        buf[i] = entry_number(&standings->entries[i], field);
    }
    return status;
}

pdup_status pdup_standings_result_numbers(const pdup_standings *standings, pdup_result field,
                                          int32_t *buf, int32_t cap, int32_t *count_out) {
    if (!count_out) {
        return PDUP_E_ARG;
    }
    *count_out = 0;
    if (!pdup__handle_is(standings, PDUP__STANDINGS)) {
        return PDUP_E_ARG;
    }
    int32_t count = standings->result_count;
    pdup_status status = check_column(is_result_field(field), count, buf, cap, count_out);
    if (status != PDUP_OK || !buf) {
        return status;
    }
    if (field == PDUP_RESULT_COMPARISON) {
        pdup__comparisons(standings, buf);
        return PDUP_OK;
    }
    for (int32_t i = 0; i < count; i++) {
        buf[i] = result_number(&standings->results[i], field);
    }
    return PDUP_OK;
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
