/* SPDX-License-Identifier: MIT */
#include "base/handle.h"
#include "movement/movement.h"
#include "movement/text/cyclic_text.h"
#include "text/writer.h"

static void put_value(pdup__writer *writer, const char *key, int32_t value) {
    pdup__put_text(writer, key);
    pdup__put_integer(writer, value);
}

static void put_table(pdup__writer *writer, const pdup_movement *movement, int32_t round,
                      int32_t table) {
    const pdup__movement_type *type = movement->shape.type;
    int32_t set = type->set_at(movement, round, table);
    if (set < 0) {
        pdup__put_text(writer, ".");
        return;
    }
    for (int seat = 0; seat < 4; seat++) {
        int32_t player =
            seat < movement->shape.seats ? type->player_at(movement, round, table, seat) : -1;
        pdup__put_text(writer, seat > 0 ? "," : "");
        if (player < 0) {
            pdup__put_text(writer, "-");
        } else {
            pdup__put_integer(writer, player + 1);
        }
    }
    put_value(writer, ":", set + 1);
}

/* Do all tables play one set in each round? A list that tells no copies is then read as one with a copy a table. */
static bool is_read_as_shared(const pdup_movement *movement) {
    const pdup__movement_shape *shape = &movement->shape;
    for (int32_t round = 0; round < shape->rounds; round++) {
        int32_t common = -1;
        for (int32_t table = 0; table < shape->tables; table++) {
            int32_t set = shape->type->set_at(movement, round, table);
            if (set >= 0 && common >= 0 && set != common) {
                return false;
            }
            common = set >= 0 ? set : common;
        }
    }
    return shape->tables > 1;
}

static void put_list(pdup__writer *writer, const void *what) {
    const pdup_movement *movement = what;
    const pdup__movement_shape *shape = &movement->shape;
    put_value(writer, "players ", shape->players);
    put_value(writer, " tables ", shape->tables);
    put_value(writer, " rounds ", shape->rounds);
    put_value(writer, " sets ", shape->sets);
    put_value(writer, " seats ", shape->seats);
    if (shape->copies > 1 || is_read_as_shared(movement)) {
        put_value(writer, " copies ", shape->copies);
    }
    pdup__put_text(writer, "\n");
    for (int32_t round = 0; round < shape->rounds; round++) {
        for (int32_t table = 0; table < shape->tables; table++) {
            pdup__put_text(writer, table > 0 ? " " : "");
            put_table(writer, movement, round, table);
        }
        pdup__put_text(writer, "\n");
    }
}

/* One of the rows, which is known to be there: it has been counted. */
static void put_row(pdup__writer *writer, const pdup_movement *movement, int32_t row) {
    size_t length;
    char *bytes = writer->bytes ? writer->bytes + writer->length : NULL;
    /* Its NUL stands where the end of the line will. */
    (void)pdup__cyclic_row_give(movement, row, bytes, SIZE_MAX, &length);
    writer->length += length;
}

/* Does the row of the players show that there are four seats? */
static bool names_west(const pdup_movement *movement) {
    for (int32_t round = 0; round < movement->shape.sets; round++) {
        pdup__place place = movement->shape.type->place_of_player(movement, round, 0);
        if (place.seat == 3) {
            return true;
        }
    }
    return false;
}

/* The rows of the rules say neither how many rounds of the cycle are played nor that nobody who moves sits at W. */
static void put_cycle(pdup__writer *writer, const void *what) {
    const pdup_movement *movement = what;
    const pdup__movement_shape *shape = &movement->shape;
    pdup__put_text(writer, "cycle ");
    put_row(writer, movement, PDUP__ROW_OF_PLAYERS);
    pdup__put_text(writer, "\nsets ");
    put_row(writer, movement, PDUP__ROW_OF_SETS);
    pdup__put_text(writer, "\n");
    if (shape->rounds < shape->sets) {
        put_value(writer, "rounds ", shape->rounds);
        pdup__put_text(writer, "\n");
    }
    if (shape->seats == 4 && !names_west(movement)) {
        pdup__put_text(writer, "seats 4\n");
    }
}

pdup_status pdup_movement_text(const pdup_movement *movement, pdup_movement_form form, char *buf,
                               size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(movement, PDUP__MOVEMENT)) {
        return PDUP_E_ARG;
    }
    if (form != PDUP_MOVEMENT_FORM_LIST && form != PDUP_MOVEMENT_FORM_CYCLE) {
        return PDUP_E_RANGE;
    }
    size_t length;
    if (form == PDUP_MOVEMENT_FORM_CYCLE &&
        pdup__cyclic_row_give(movement, PDUP__ROW_OF_PLAYERS, NULL, 0, &length) != PDUP_OK) {
        return PDUP_E_NO_MOVEMENT;
    }
    return pdup__writer_give(form == PDUP_MOVEMENT_FORM_LIST ? put_list : put_cycle, movement, buf,
                             cap, len_out);
}
