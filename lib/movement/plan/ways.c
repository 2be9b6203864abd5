/* SPDX-License-Identifier: MIT */
/* Rules 5: the rotation, or one of the four procedures for other numbers. Three players at a table instead of four, or
 * four instead of three (1); equal rooms (2), of at least two tables, for at one table alone nobody moves; extra steps
 * (3); individual movements (4). Beside them the movements of a better design than the extra steps; and where line N
 * cannot be filled, one that is shorter. */
#include "movement/plan/ways.h"

#include "movement/kinds/known_tables.h"
#include "movement/kinds/line_movement.h"
#include "movement/kinds/orthogonal_array.h"
#include "movement/kinds/short_line.h"

/* A room to be filled. */
typedef struct room {
    const pdup_allocator *allocator;
    int32_t players;
    int32_t seats;
    int32_t rooms; /* how many there are of this kind */
} room;

/* Of so many tables the last one or more lack a player. */
static int32_t tables_of(const room *place) {
    return (place->players + place->seats - 1) / place->seats;
}

static int32_t missing_of(const room *place) {
    return tables_of(place) * place->seats - place->players;
}

/* Of each line somebody at each table. */
static bool has_full_lines(const room *place) {
    return missing_of(place) == 0 && tables_of(place) >= PDUP__LEAST_TABLES;
}

static pdup_status make_best(const room *place, pdup_movement **out) {
    return has_full_lines(place)
               ? pdup_movement_new_best(place->allocator, tables_of(place), place->seats, out)
               : PDUP_E_NO_MOVEMENT;
}

/* Where the best is a short one there is one of all rounds as well. */
static pdup_status make_whole(const room *place, pdup_movement **out) {
    pdup_movement *best;
    const int32_t tables = tables_of(place);
    pdup_status status =
        pdup__steps_find(tables, place->seats, true) ? make_best(place, &best) : PDUP_E_NO_MOVEMENT;
    if (status) {
        return status;
    }
    const bool has_all_rounds = best->shape.rounds == tables;
    pdup_movement_unref(best);
    return has_all_rounds ? PDUP_E_NO_MOVEMENT
                          : pdup_movement_new_lines(place->allocator, tables, place->seats,
                                                    PDUP_LINES_WHOLE, out);
}

/* Where no extra steps are needed they are none: it would be the rotation. */
static pdup_status make_skip(const room *place, pdup_movement **out) {
    const int32_t tables = tables_of(place);
    return has_full_lines(place) && (tables % 2 == 0 || tables % 3 == 0)
               ? pdup_movement_new_skip(place->allocator, tables, place->seats, out)
               : PDUP_E_NO_MOVEMENT;
}

/* For a few numbers of tables that have no perfect movement there is one in which all tables share a set. */
static pdup_status make_shared(const room *place, pdup_movement **out) {
    const pdup__array_spec *spec = pdup__array_find(tables_of(place), place->seats, true);
    return has_full_lines(place) && spec
               ? pdup__array_new(place->allocator, spec, place->seats, NULL, out)
               : PDUP_E_NO_MOVEMENT;
}

/* Each player missing lets all others of a table rest. More than a quarter of all would be too many; above 40 players
 * it never is, and up to there an individual movement seats everybody better. */
static pdup_status make_short(const room *place, pdup_movement **out) {
    const int32_t missing = missing_of(place);
    if (missing == 0 || missing * (place->seats - 1) > place->players / 4) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup_movement *lines;
    pdup_status status =
        pdup_movement_new_best(place->allocator, tables_of(place), place->seats, &lines);
    if (status == PDUP_OK) {
        status = pdup__short_line_new(lines, missing, out);
        pdup_movement_unref(lines);
    }
    return status;
}

static pdup_status make_individual(const room *place, pdup_variant variant, pdup_movement **out) {
    return pdup_movement_new_individual(place->allocator, place->players, place->seats, variant,
                                        out);
}

static pdup_status make_single(const room *place, pdup_movement **out) {
    return make_individual(place, PDUP_VARIANT_SINGLE, out);
}

static pdup_status make_in_common(const room *place, pdup_movement **out) {
    return make_individual(place, PDUP_VARIANT_SHARED, out);
}

static pdup_status make_few(const room *place, pdup_movement **out) {
    return make_individual(place, PDUP_VARIANT_FEW, out);
}

static pdup_status make_exchange(const room *place, pdup_movement **out) {
    return make_individual(place, PDUP_VARIANT_EXCHANGE, out);
}

/* Takes the place of the movement, or of nothing on failure. */
static pdup_status replace(pdup_movement **movement, pdup_status status, pdup_movement *other) {
    pdup_movement_unref(*movement);
    *movement = other;
    return status;
}

/* The movement of one room as it is played: stopped early, and in all rooms. NULL on failure. */
static pdup_status arrange(const pdup_wishes *wishes, int32_t rooms, pdup_movement **movement) {
    pdup_movement *other;
    const int32_t whole = (*movement)->shape.rounds;
    const int32_t rounds = pdup__wishes_rounds(wishes, (*movement)->shape.seats, whole);
    pdup_status status = PDUP_OK;
    if (rounds < whole) {
        status = pdup_movement_with_rounds(*movement, rounds, &other);
        status = replace(movement, status, other);
    }
    if (rooms > 1 && status == PDUP_OK) {
        status = pdup_movement_with_rooms(*movement, rooms, &other);
        status = replace(movement, status, other);
    }
    return status;
}

static pdup_status add(const pdup_wishes *wishes, pdup__ways *ways, int32_t rooms,
                       pdup_movement *movement) {
    const int32_t whole_rounds = movement->shape.rounds;
    if (wishes->copies > 0 && movement->shape.copies > wishes->copies / rooms) {
        pdup_movement_unref(movement);
        return PDUP_OK;
    }
    pdup_status status = arrange(wishes, rooms, &movement);
    if (status) {
        return status;
    }
    void *list = ways->list;
    if (ways->count == ways->capacity &&
        !pdup__grow(&wishes->base.allocator, &list, &ways->capacity, sizeof *ways->list)) {
        pdup_movement_unref(movement);
        return PDUP_E_NOMEM;
    }
    ways->list = list;
    ways->list[ways->count++] = pdup__way_of(wishes, movement, whole_rounds);
    return PDUP_OK;
}

/* All ways to fill such rooms. */
static pdup_status fill(const pdup_wishes *wishes, const room *place, pdup__ways *ways) {
    static pdup_status (*const makers[])(const room *, pdup_movement **) = {
        make_best,   make_whole,     make_skip, make_shared,  make_short,
        make_single, make_in_common, make_few,  make_exchange};
    for (size_t i = 0; i < sizeof makers / sizeof *makers; i++) {
        pdup_movement *movement;
        pdup_status status = makers[i](place, &movement);
        if (status == PDUP_OK) {
            status = add(wishes, ways, place->rooms, movement);
        }
        if (status != PDUP_OK && status != PDUP_E_NO_MOVEMENT) {
            return status;
        }
    }
    return PDUP_OK;
}

/* Equal rooms, not alone at a table, within the limits and the wishes. */
static bool is_wanted(const pdup_wishes *wishes, const room *place) {
    if ((wishes->rooms > 0 && place->rooms != wishes->rooms) ||
        (wishes->seats > 0 && place->seats != wishes->seats)) {
        return false;
    }
    return wishes->players % place->rooms == 0 && place->players >= place->seats &&
           (place->rooms == 1 || place->players >= 2 * place->seats) &&
           tables_of(place) <= PDUP_MAX_TABLES / place->rooms;
}

pdup_status pdup__ways_find(const pdup_wishes *wishes, pdup__ways *ways) {
    pdup_status status = PDUP_OK;
    for (int32_t rooms = 1; rooms <= PDUP_MAX_ROOMS && status == PDUP_OK; rooms++) {
        for (int32_t seats = 4; seats >= 3 && status == PDUP_OK; seats--) {
            const room place = {&wishes->base.allocator, wishes->players / rooms, seats, rooms};
            if (is_wanted(wishes, &place)) {
                status = fill(wishes, &place, ways);
            }
        }
    }
    return status;
}

void pdup__ways_release(pdup__ways *ways, const pdup_allocator *allocator) {
    for (size_t i = 0; i < ways->count; i++) {
        pdup__way_release(&ways->list[i]);
    }
    pdup__release(allocator, ways->list);
}
