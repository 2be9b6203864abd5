/* SPDX-License-Identifier: MIT */
/* Reads the data as the text of a movement and walks all that it gives, its quality too. The first byte says whether,
 * and where, an allocation fails; the rest is the text. */
#include "../../support/faults.h"
#include <pdup/movement.h>
#include <pdup/quality.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Aborts also where assertions are off. */
#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum {
    FIRST_FAILING = 192,
    LARGEST_BLOCK = 1 << 24, /* a short text may tell of a hall as large as a town */
    WALK_PLACES = 40000,     /* rounds times tables and players that are walked */
    WALK_PLAYERS = 300
};

typedef struct allocations {
    int64_t asked;
    int64_t fail_at; /* 0: never */
    int64_t live;
    bool has_failed;
} allocations;

static bool refuses(allocations *counter, size_t size) {
    counter->asked++;
    bool refused = counter->asked == counter->fail_at || size > LARGEST_BLOCK;
    counter->has_failed = counter->has_failed || refused;
    return refused;
}

static void *counted_alloc(void *ctx, size_t size) {
    allocations *counter = ctx;
    void *memory = refuses(counter, size) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx, size) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    allocations *counter = ctx;
    counter->live--;
    free(memory);
}

/* Faults of the text lie within it and in order; those of the seating lie within the movement. */
static void walk_faults(const pdup_faults *faults, const pdup_movement *movement, size_t size) {
    int32_t before_line = 0;
    int32_t before_column = 0;
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        pdup_status code;
        int32_t line;
        int32_t column;
        int32_t set;
        int32_t round;
        int32_t table;
        MUST(fault_code(faults, i, &code) == PDUP_OK && code != PDUP_OK);
        MUST(fault_place(faults, i, &line, &column) == PDUP_OK);
        MUST(fault_row(faults, i, &set, &round, &table) == PDUP_OK);
        MUST(fault_text(faults, i) != NULL);
        if (movement) {
            MUST(line == 0 && column == 0);
            MUST(round >= 1 && round <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS));
            MUST(table >= 1 && table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
        } else {
            MUST(line >= 1 && column >= 1 && (size_t)line + (size_t)column <= size + 2);
            MUST(line > before_line || (line == before_line && column >= before_column));
            before_line = line;
            before_column = column;
        }
    }
}

static void walk_round(const pdup_movement *movement, int32_t round) {
    for (int32_t table = 1; table <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
         table++) {
        int32_t set;
        int32_t found = 0;
        MUST(pdup_movement_set_at(movement, round, table, &set) == PDUP_OK);
        MUST(set >= 0 && set <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS));
        for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
            int32_t player;
            MUST(pdup_movement_player_at(movement, round, table, seat, &player) == PDUP_OK);
            MUST(player >= 0 &&
                 player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS));
            MUST(set != 0 || player == 0);
        }
        if (set != 0) {
            MUST(pdup_movement_table_of_set(movement, round, set, 0, &found) == PDUP_OK);
            MUST(found >= 1 && found <= table);
        }
    }
    for (int32_t player = 1; player <= pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
         player++) {
        int32_t table;
        int32_t found;
        pdup_seat seat;
        MUST(pdup_movement_place_of_player(movement, round, player, &table, &seat) == PDUP_OK);
        MUST((table == 0) == (seat == PDUP_SEAT_NONE));
        if (table != 0) {
            MUST(pdup_movement_player_at(movement, round, table, seat, &found) == PDUP_OK);
            MUST(found == player);
        }
    }
}

static void walk_quality(const pdup_movement *movement, size_t size) {
    pdup_quality *quality;
    pdup_faults *faults;
    int64_t numerator;
    int64_t denominator;
    pdup_status status = pdup_movement_quality(movement, &quality);
    MUST(status == PDUP_OK || status == PDUP_E_NOMEM);
    if (status != PDUP_OK) {
        return;
    }
    for (pdup_measure i = PDUP_MEASURE_SETS_LEAST; i <= PDUP_MEASURE_SEAT_SPREAD; i++) {
        int64_t value;
        MUST(pdup_quality_measure(quality, i, &value) == PDUP_OK);
    }
    for (pdup_spread i = PDUP_SPREAD_MEETINGS; i <= PDUP_SPREAD_COMPETITION_CROSS; i++) {
        for (int32_t j = 0; j < pdup_quality_spread_count(quality, i); j++) {
            int32_t value;
            int64_t pairs;
            MUST(pdup_quality_spread_at(quality, i, j, &value, &pairs) == PDUP_OK && pairs > 0);
        }
    }
    status = pdup_quality_factor(quality, &numerator, &denominator);
    MUST(status == PDUP_OK || status == PDUP_E_OVERFLOW);
    MUST(pdup_quality_faults(quality, &faults) == PDUP_OK);
    walk_faults(faults, movement, size);
    pdup_faults_unref(faults);
    pdup_quality_unref(pdup_quality_ref(quality));
    pdup_quality_unref(quality);
}

static char *text_of(const pdup_movement *movement, int32_t form) {
    size_t length;
    pdup_status status = pdup_movement_text(movement, form, NULL, 0, &length);
    MUST(status == PDUP_OK || (form == PDUP_MOVEMENT_FORM_CYCLE && status == PDUP_E_NO_MOVEMENT));
    if (status != PDUP_OK) {
        return NULL;
    }
    char *text = malloc(length + 1);
    MUST(text && pdup_movement_text(movement, form, text, length + 1, &length) == PDUP_OK);
    MUST(strlen(text) == length);
    return text;
}

/* What is written can be read, and is written the same again. */
static void check_text(const pdup_allocator *allocator, const pdup_movement *movement,
                       int32_t form) {
    pdup_movement *again;
    char *text = text_of(movement, form);
    if (!text) {
        return;
    }
    pdup_status status = pdup_movement_new_from_text(allocator, text, strlen(text), NULL, &again);
    MUST(status == PDUP_OK || status == PDUP_E_NOMEM);
    if (status == PDUP_OK) {
        char *second = text_of(again, form);
        MUST(second && strcmp(text, second) == 0);
        free(second);
    }
    pdup_movement_unref(again);
    free(text);
}

static void walk_movement(const pdup_allocator *allocator, pdup_movement *movement, size_t size) {
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    MUST(rounds >= 1 && rounds <= PDUP_MAX_ROUNDS && tables >= 1 && tables <= PDUP_MAX_TABLES);
    MUST(players >= 3 && players <= PDUP_MAX_PLAYERS && (seats == 3 || seats == 4));
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS) >= 1 &&
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) == 1);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) >= 1 &&
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) <= tables);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND) != PDUP_MOVEMENT_KIND_NONE);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT) >= PDUP_VARIANT_NONE);
    MUST(pdup_movement_construction(movement) && pdup_movement_source(movement));
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) <= 1);
    for (int32_t round = 1; round <= rounds && round * (tables + players) < WALK_PLACES; round++) {
        walk_round(movement, round);
    }
    if (rounds * (tables + players) < WALK_PLACES && players <= WALK_PLAYERS) {
        walk_quality(movement, size);
        check_text(allocator, movement, PDUP_MOVEMENT_FORM_LIST);
        check_text(allocator, movement, PDUP_MOVEMENT_FORM_CYCLE);
    }
    pdup_movement_unref(pdup_movement_ref(movement));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    int64_t failing = (int64_t)data[0] - FIRST_FAILING + 1;
    allocations counter = {.fail_at = failing > 0 ? failing : 0};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    pdup_movement *movement;
    pdup_faults *faults;
    pdup_status status =
        read_movement(&allocator, (const char *)data + 1, size - 1, &faults, &movement);
    MUST((status == PDUP_E_NOMEM) == counter.has_failed);
    MUST((movement != NULL) == (status == PDUP_OK));
    MUST((faults != NULL) == (status == PDUP_OK || status == PDUP_E_MOVEMENT_TEXT));
    counter.fail_at = 0;
    if (faults) {
        MUST((pdup_faults_error_count(faults) > 0) == (status == PDUP_E_MOVEMENT_TEXT));
        walk_faults(faults, NULL, size);
    }
    if (movement) {
        walk_movement(&allocator, movement, size);
    }
    pdup_movement_unref(movement);
    pdup_faults_unref(faults);
    MUST(counter.live == 0);
    return 0;
}
