/* SPDX-License-Identifier: MIT */
#include "scoring/score_board.h"

#include "base/sort.h"
#include "scoring/measures.h"
#include "scoring/small_groups.h"
#include "text/rounding.h"

bool pdup__scratch_open(pdup__scratch *scratch, const pdup_allocator *allocator, size_t results) {
    if (results <= scratch->capacity) {
        return true;
    }
    pdup__scratch_close(scratch, allocator);
    scratch->members = pdup__alloc_array(allocator, 2 * results, sizeof *scratch->members);
    scratch->compared = pdup__alloc_array(allocator, 2 * results, sizeof *scratch->compared);
    scratch->capacity = scratch->members && scratch->compared ? results : 0;
    return scratch->capacity != 0;
}

void pdup__scratch_close(pdup__scratch *scratch, const pdup_allocator *allocator) {
    pdup__release(allocator, scratch->compared);
    pdup__release(allocator, scratch->members);
    *scratch = (pdup__scratch){0};
}

bool pdup__to_unit(const pdup__chosen *chosen, int32_t centre, pdup__fraction *score) {
    static const int32_t parts[] = {0, 10, 100, 10000};
    int32_t unit = parts[chosen->choice[PDUP__KEY_UNIT]];
    pdup_round rounding = chosen->unit_rounding != 0 ? chosen->unit_rounding : PDUP_ROUND_UP;
    return unit == 0 || pdup__fraction_round(*score, unit, rounding, centre, score);
}

static int by_line(const void *first, const void *second) {
    const pdup__member *a = first;
    const pdup__member *b = second;
    int seat = pdup__by_number(a->seat, b->seat);
    return seat != 0 ? seat : pdup__by_number(a->field, b->field);
}

/* Groups stand together in their line, and what is compared before what is not. */
static int by_group(const void *first, const void *second) {
    const pdup__member *a = first;
    const pdup__member *b = second;
    int line = by_line(a, b);
    int seats = pdup__by_number(a->seats, b->seats);
    return line != 0 ? line : seats != 0 ? seats : pdup__by_number(a->form, b->form);
}

/* What is not compared is of no group: it is given the place before all of them. */
static void list_members(const pdup__result *results, size_t count, const pdup__chosen *chosen,
                         pdup__member *members) {
    for (size_t i = 0; i < count; i++) {
        const pdup__result *result = &results[i];
        bool is_compared = pdup__result_is_compared(result);
        members[i] = (pdup__member){
            .seat = result->seat,
            .field = pdup__field_of(chosen, result),
            .seats = is_compared ? result->seats : 0,
            .form = is_compared ? result->form : 0,
            .at = i,
            .whists = is_compared ? pdup__result_whists(result) : 0,
        };
    }
}

static size_t end_of(const pdup__member *members, size_t start, size_t count, pdup__order *order) {
    size_t end = start + 1;
    while (end < count && order(&members[start], &members[end]) == 0) {
        end++;
    }
    return end;
}

/* The matchpoints of each member inside the group. */
static void matchpoint_group(const pdup__result *results, pdup__member *group, size_t count,
                             pdup__compared *compared) {
    size_t outcomes = 0;
    for (size_t i = 0; i < count; i++) {
        const pdup__result *result = &results[group[i].at];
        group[i].matchpoints = 0;
        for (int32_t k = 0; k < result->outcome_count; k++) {
            const pdup__outcome *outcome = &result->outcomes[k];
            compared[outcomes++] = (pdup__compared){outcome->whists, outcome->weight, i, 0};
        }
    }
    pdup__matchpoint(compared, compared + outcomes, outcomes);
    for (size_t i = 0; i < outcomes; i++) {
        group[compared[i].key].matchpoints += compared[i].weight * compared[i].matchpoints;
    }
}

/* What a group shares while it is scored. */
typedef struct group_work {
    const pdup__chosen *chosen;
    pdup__result *results;
    pdup__group_size size;
    bool is_alone_largest;
} group_work;

static void score_by_table(const group_work *work, const pdup__member *group) {
    pdup__small_result small[PDUP__SMALL_GROUP];
    int32_t count = work->size.compared;
    for (int32_t i = 0; i < count; i++) {
        small[i] = (pdup__small_result){&work->results[group[i].at], group[i].matchpoints};
    }
    for (int32_t i = 0; i < count; i++) {
        pdup__result *result = &work->results[group[i].at];
        result->top = pdup__top(work->size.expected);
        result->by_table = true;
        pdup__fraction percent = pdup__small_group_percent(work->chosen, small, count, i);
        /* It fits: a percent in millionths of a few results, and a top. */
        (void)pdup__fraction_multiply(percent, pdup__fraction_of(result->top, 100),
                                      &result->matchpoints);
    }
}

static void score_by_formula(const group_work *work, const pdup__member *group) {
    pdup__normalise method = (pdup__normalise)work->chosen->choice[PDUP__KEY_NORMALISE];
    for (int32_t i = 0; i < work->size.compared; i++) {
        pdup__result *result = &work->results[group[i].at];
        result->top = pdup__normalised_top(method, work->size);
        result->matchpoints = pdup__normalised(method, group[i].matchpoints, work->size);
    }
}

static void leave_pending(const group_work *work, const pdup__member *group) {
    for (int32_t i = 0; i < work->size.compared; i++) {
        work->results[group[i].at].state = PDUP_STATE_PENDING;
    }
}

static void score_matchpoints(const group_work *work, const pdup__member *group) {
    switch (pdup__small_group_use(work->chosen, work->size, work->is_alone_largest)) {
    case PDUP__SMALL_TABLE:
        score_by_table(work, group);
        break;
    case PDUP__SMALL_PENDING:
        leave_pending(work, group);
        break;
    case PDUP__SMALL_FORMULA:
    default:
        score_by_formula(work, group);
        break;
    }
}

/* Each real score was made of small numbers: rounding cannot overflow. */
static void round_group(const group_work *work, const pdup__member *group) {
    for (int32_t i = 0; i < work->size.compared; i++) {
        pdup__result *result = &work->results[group[i].at];
        (void)pdup__to_unit(work->chosen, result->top / 2, &result->matchpoints);
    }
}

static void score_group(const group_work *work, pdup__member *group, pdup__scratch *scratch) {
    size_t count = (size_t)work->size.compared;
    bool has_tops = work->chosen->choice[PDUP__KEY_MEASURE] == PDUP__MEASURE_MATCHPOINTS;
    matchpoint_group(work->results, group, count, scratch->compared);
    for (size_t i = 0; i < count; i++) {
        pdup__result *result = &work->results[group[i].at];
        result->compared = work->size.compared;
        result->expected = work->size.expected;
        result->inside = group[i].matchpoints;
    }
    if (has_tops) {
        score_matchpoints(work, group);
    } else {
        pdup__measure_group(work->chosen, work->results, group,
                            scratch->members + scratch->capacity, count);
    }
    round_group(work, group);
}

/* The sizes of the groups of a line. */
typedef struct line_groups {
    int32_t largest;
    int32_t as_large; /* groups of that size */
} line_groups;

static line_groups measure_groups(const pdup__member *members, size_t start, size_t end) {
    line_groups groups = {0, 0};
    while (start < end) {
        size_t next = end_of(members, start, end, by_group);
        int32_t size = members[start].seats != 0 ? (int32_t)(next - start) : 0;
        groups.as_large = size > groups.largest ? 1 : groups.as_large + (size == groups.largest);
        groups.largest = size > groups.largest ? size : groups.largest;
        start = next;
    }
    return groups;
}

/* An artificial score is a percent of the full top, whatever group it would have been in; among differences of whists it
 * is none, and no whists at all. */
static void expect_artificial(pdup__result *result, const pdup__chosen *chosen, int32_t expected) {
    int32_t measure = chosen->choice[PDUP__KEY_MEASURE];
    if (result->state == PDUP_STATE_ARTIFICIAL && measure != PDUP__MEASURE_WHISTS) {
        result->expected = expected;
        result->top = measure == PDUP__MEASURE_MATCHPOINTS ? pdup__top(expected) : 0;
    }
}

static int32_t larger(int32_t a, int32_t b) {
    return a > b ? a : b;
}

static void score_line(pdup__result *results, size_t start, size_t end, int32_t expected,
                       const pdup__chosen *chosen, pdup__scratch *scratch) {
    pdup__member *members = scratch->members;
    line_groups groups = measure_groups(members, start, end);
    while (start < end) {
        size_t next = end_of(members, start, end, by_group);
        if (members[start].seats == 0) {
            for (size_t i = start; i < next; i++) {
                expect_artificial(&results[members[i].at], chosen,
                                  larger(expected, groups.largest));
            }
        } else {
            int32_t size = (int32_t)(next - start);
            group_work work = {chosen, results, {size, larger(expected, size)}, false};
            work.is_alone_largest = size == groups.largest && groups.as_large == 1;
            score_group(&work, &members[start], scratch);
        }
        start = next;
    }
}

static void clear(pdup__result *results, size_t count) {
    for (size_t i = 0; i < count; i++) {
        results[i].compared = 0;
        results[i].expected = 0;
        results[i].top = 0;
        results[i].inside = 0;
        results[i].by_table = false;
        results[i].matchpoints = pdup__fraction_of(0, 1);
        if (results[i].state == PDUP_STATE_PENDING) {
            results[i].state = PDUP_STATE_REAL;
        }
    }
}

void pdup__compare_board(pdup__result *results, size_t count, const pdup__expectation *expectation,
                         pdup__scratch *scratch) {
    const pdup__chosen *chosen = expectation->chosen;
    clear(results, count);
    pdup__lines own;
    pdup__lines_count(chosen, results, count, &own);
    list_members(results, count, chosen, scratch->members);
    pdup__sort(scratch->members, scratch->members + scratch->capacity, count,
               sizeof *scratch->members, by_group);
    for (size_t start = 0; start < count;) {
        size_t end = end_of(scratch->members, start, count, by_line);
        const pdup__result *first = &results[scratch->members[start].at];
        int32_t field = scratch->members[start].field;
        int32_t own_count = own.at[field][pdup__seat_index(first->seat)];
        score_line(results, start, end, pdup__expect(expectation, first, own_count), chosen,
                   scratch);
        start = end;
    }
}
