/* SPDX-License-Identifier: MIT */
#include "scoring/line_counts.h"

#include "base/sort.h"

#include <string.h>

int32_t pdup__field_of(const pdup__chosen *chosen, const pdup__result *result) {
    return chosen->choice[PDUP__KEY_FIELDS] == PDUP__FIELDS_ROOMS ? result->room - 1 : 0;
}

void pdup__lines_count(const pdup__chosen *chosen, const pdup__result *results, size_t count,
                       pdup__lines *lines) {
    memset(lines, 0, sizeof *lines);
    for (size_t i = 0; i < count; i++) {
        if (pdup__result_counts(&results[i])) {
            int32_t field = pdup__field_of(chosen, &results[i]);
            lines->at[field][pdup__seat_index(results[i].seat)]++;
        }
    }
}

void pdup__lines_raise(pdup__lines *most, const pdup__lines *lines) {
    for (int field = 0; field < PDUP_MAX_ROOMS; field++) {
        for (int seat = 0; seat < PDUP__SEATS; seat++) {
            if (lines->at[field][seat] > most->at[field][seat]) {
                most->at[field][seat] = lines->at[field][seat];
            }
        }
    }
}

static int32_t planned_tables(const pdup__expectation *expectation, int32_t board, int32_t field) {
    size_t low = 0;
    size_t high = expectation->planned_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        const pdup__planned *planned = &expectation->planned[middle];
        int order = pdup__by_number(planned->board, board);
        order = order != 0 ? order : pdup__by_number(planned->field, field);
        if (order == 0) {
            return planned->tables;
        }
        low = order < 0 ? middle + 1 : low;
        high = order < 0 ? high : middle;
    }
    return 0;
}

int32_t pdup__expect(const pdup__expectation *expectation, const pdup__result *of, int32_t own) {
    int32_t field = pdup__field_of(expectation->chosen, of);
    int32_t expected = own;
    switch (expectation->chosen->choice[PDUP__KEY_EXPECTED]) {
    case PDUP__EXPECTED_MOST:
    case PDUP__EXPECTED_MOST_EVENT:
        expected = expectation->most->at[field][pdup__seat_index(of->seat)];
        break;
    case PDUP__EXPECTED_SCHEDULED:
        expected = planned_tables(expectation, of->board, field);
        break;
    case PDUP__EXPECTED_NUMBER:
        expected = expectation->chosen->expected;
        break;
    default:
        break;
    }
    return expected > 1 ? expected : 1;
}
