/* SPDX-License-Identifier: MIT */
#include "movement/improve/improve.h"

#include "movement/improve/search.h"
#include "movement/kinds/listed.h"

#include <string.h>

/* Are the rules kept within each round, and by lines the seats? Idle tables are no fault. */
static bool keeps_rules(const pdup__survey *survey) {
    const pdup__movement_shape *shape = &survey->movement->shape;
    for (size_t i = 0; i < survey->flaws.count; i++) {
        if (survey->flaws.list[i].code < 0) {
            return false;
        }
    }
    for (int32_t player = 0; player < shape->players && shape->is_by_lines; player++) {
        int seat = survey->lines[player];
        if (seat >= 0 && survey->times_at_seat[player * shape->seats + seat] <
                             survey->rounds_of_player[player]) {
            return false;
        }
    }
    return true;
}

static pdup_status tell_best(const pdup__search *search, const pdup_movement *movement,
                             pdup_movement **out) {
    pdup__movement_shape shape = movement->shape;
    shape.type = &pdup__listed;
    shape.construction = "found by improving another movement";
    shape.source = "a search with a seed";
    uint16_t *numbers = pdup__listed_new(&movement->base.allocator, &shape);
    if (!numbers) {
        return PDUP_E_NOMEM;
    }
    for (int32_t place = 0; place < shape.rounds * shape.tables; place++) {
        pdup__listed_put(numbers, &shape, place / shape.tables, place % shape.tables,
                         search->set[place], &search->player[(size_t)place * (size_t)shape.seats]);
    }
    return pdup__movement_new(&movement->base.allocator, &shape, numbers, numbers, NULL, out);
}

static pdup_status improve(const pdup_movement *movement, const pdup__survey *survey,
                           const uint8_t *seed, int32_t steps, pdup_movement **out) {
    pdup__search search;
    pdup_status status = pdup__search_make(&search, survey, seed);
    if (status == PDUP_OK && search.best[PDUP__COST_SETS_AGAIN] > 0) {
        status = PDUP_E_STATE;
    }
    if (status == PDUP_OK) {
        pdup__search_run(&search, steps);
        if (search.has_found) {
            status = tell_best(&search, movement, out);
        } else {
            *out = pdup__movement_keep(movement);
        }
    }
    pdup__search_release(&search);
    return status;
}

pdup_status pdup_movement_with_improved(const pdup_movement *movement, const char *seed,
                                        size_t seed_size, int32_t steps, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT) || !seed) {
        return PDUP_E_ARG;
    }
    if (seed_size != PDUP_SEED_BYTES || steps < 0 ||
        movement->shape.players > PDUP__IMPROVE_PLAYERS) {
        return PDUP_E_RANGE;
    }
    if (movement->shape.rooms > 1) {
        return PDUP_E_STATE;
    }
    uint8_t bytes[PDUP_SEED_BYTES];
    memcpy(bytes, seed, sizeof bytes);
    pdup__survey survey;
    pdup_status status = pdup__survey_make(&survey, movement);
    if (status == PDUP_OK) {
        status =
            keeps_rules(&survey) ? improve(movement, &survey, bytes, steps, out) : PDUP_E_STATE;
    }
    pdup__survey_release(&survey);
    return status;
}
