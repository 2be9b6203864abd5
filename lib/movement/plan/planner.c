/* SPDX-License-Identifier: MIT */
/* Counting the quality of a way is the dear part. So all ways are put in the order of what they could be at best, and
 * counted from the front, until there are as many as are shown and no other can come before the last of them. */
#include "movement/measure/quality.h"
#include "movement/plan/plan_note.h"
#include "movement/plan/ways.h"

#include "base/sort.h"

#include <string.h>

/* Ways shown; and steps that may be spent on counting more than one, which up to 1000 players are never used up. */
enum { SHOWN = 12, WORK = 100000000 };

struct pdup_plan {
    pdup__handle base;
    int32_t count;
    pdup__way ways[SHOWN];
    char notes[SHOWN][PDUP__LINE_BYTES + 1];
};

/* A counted way takes its place, unless it is no other than one that is there; what does not fit is released. */
static void insert(pdup_plan *plan, const pdup__way *way) {
    int32_t place = plan->count;
    while (place > 0 && pdup__way_order(way, &plan->ways[place - 1]) < 0) {
        place--;
    }
    if (place == SHOWN || (place > 0 && pdup__way_order(way, &plan->ways[place - 1]) == 0)) {
        pdup__way last = *way;
        pdup__way_release(&last);
        return;
    }
    if (plan->count == SHOWN) {
        pdup__way_release(&plan->ways[--plan->count]);
    }
    for (int32_t i = plan->count++; i > place; i--) {
        plan->ways[i] = plan->ways[i - 1];
    }
    plan->ways[place] = *way;
}

/* Can it still be among those shown? Not if there is no time for it but for others. */
static bool is_worth_counting(const pdup_plan *plan, const pdup__way *way, int64_t work) {
    if (plan->count == 0) {
        return true;
    }
    return work + pdup__way_work(way) <= WORK &&
           (way->keys[PDUP__BY_LATENESS] == 0 || plan->ways[0].keys[PDUP__BY_LATENESS] > 0) &&
           (plan->count < SHOWN || pdup__way_order(way, &plan->ways[SHOWN - 1]) < 0);
}

/* Takes the best of the ways, which are in order; those taken are gone from the list. */
static pdup_status choose(pdup_plan *plan, pdup__ways *ways) {
    int64_t work = 0;
    for (size_t i = 0; i < ways->count && is_worth_counting(plan, &ways->list[i], work); i++) {
        pdup__way *way = &ways->list[i];
        work += pdup__way_work(way);
        pdup_status status = pdup__way_count(way);
        if (status) {
            return status;
        }
        insert(plan, way);
        way->movement = NULL;
        way->quality = NULL;
    }
    return PDUP_OK;
}

static void write_notes(pdup_plan *plan) {
    for (int32_t i = 0; i < plan->count; i++) {
        pdup__line note;
        pdup__note_write(&plan->ways[i], i + 1 < plan->count ? &plan->ways[i + 1] : NULL, &note);
        memcpy(plan->notes[i], note.bytes, note.length);
    }
}

static pdup_status fill(pdup_plan *plan, pdup__ways *ways) {
    if (ways->count == 0) {
        return PDUP_E_NO_MOVEMENT;
    }
    void *scratch = pdup__alloc_array(&plan->base.allocator, ways->count, sizeof *ways->list);
    if (!scratch) {
        return PDUP_E_NOMEM;
    }
    pdup__sort(ways->list, scratch, ways->count, sizeof *ways->list, pdup__way_order);
    pdup__release(&plan->base.allocator, scratch);
    pdup_status status = choose(plan, ways);
    write_notes(plan);
    return status;
}

pdup_status pdup_plan_new(const pdup_wishes *wishes, pdup_plan **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(wishes, PDUP__WISHES)) {
        return PDUP_E_ARG;
    }
    pdup_plan *plan = pdup__handle_new(&wishes->base.allocator, sizeof *plan, PDUP__PLAN);
    if (!plan) {
        return PDUP_E_NOMEM;
    }
    pdup__ways ways = {NULL, 0, 0};
    pdup_status status = pdup__ways_find(wishes, &ways);
    if (status == PDUP_OK) {
        status = fill(plan, &ways);
    }
    pdup__ways_release(&ways, &wishes->base.allocator);
    if (status) {
        pdup_plan_unref(plan);
        return status;
    }
    *out = plan;
    return PDUP_OK;
}

int32_t pdup_plan_count(const pdup_plan *plan) {
    return pdup__handle_is(plan, PDUP__PLAN) ? plan->count : PDUP_E_ARG;
}

/* The status of looking for this way. */
static pdup_status check(const pdup_plan *plan, int32_t index) {
    if (!pdup__handle_is(plan, PDUP__PLAN)) {
        return PDUP_E_ARG;
    }
    return index < 0 || index >= plan->count ? PDUP_E_RANGE : PDUP_OK;
}

pdup_status pdup_plan_movement_at(const pdup_plan *plan, int32_t index,
                                  pdup_movement **movement_out) {
    if (!movement_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = check(plan, index);
    *movement_out = status ? NULL : pdup_movement_ref(plan->ways[index].movement);
    return status;
}

pdup_status pdup_plan_quality_at(const pdup_plan *plan, int32_t index, pdup_quality **quality_out) {
    if (!quality_out) {
        return PDUP_E_ARG;
    }
    pdup_status status = check(plan, index);
    *quality_out = status ? NULL : pdup_quality_ref(plan->ways[index].quality);
    return status;
}

pdup_status pdup_plan_number_at(const pdup_plan *plan, int32_t index, pdup_way field,
                                int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status = check(plan, index);
    if (status) {
        return status;
    }
    if (field != PDUP_WAY_MINUTES && field != PDUP_WAY_RESTING) {
        return PDUP_E_RANGE;
    }
    const pdup__criterion criterion =
        field == PDUP_WAY_MINUTES ? PDUP__BY_MINUTES : PDUP__BY_RESTING;
    *value_out = (int32_t)plan->ways[index].keys[criterion];
    return PDUP_OK;
}

const char *pdup_plan_note_at(const pdup_plan *plan, int32_t index) {
    return check(plan, index) ? NULL : plan->notes[index];
}

pdup_plan *pdup_plan_ref(pdup_plan *plan) {
    return pdup__handle_ref(plan, PDUP__PLAN);
}

void pdup_plan_unref(pdup_plan *plan) {
    if (pdup__handle_unref(plan, PDUP__PLAN)) {
        for (int32_t i = 0; i < plan->count; i++) {
            pdup__way_release(&plan->ways[i]);
        }
        pdup__handle_free(plan);
    }
}
