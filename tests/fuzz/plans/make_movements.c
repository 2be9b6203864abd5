/* SPDX-License-Identifier: MIT */
#include "../../support/faults.h"
#include "plans.h"

#include <string.h>

enum { FEWEST_TABLES = 3, MOST_TABLES = 60, MOST_PLAYERS = 60, MOST_ROOMS = 3 };

/* What is written as a list can be read, and is written the same again. */
static void check_text(const pdup_allocator *allocator, const pdup_movement *movement) {
    size_t length;
    size_t again_length;
    pdup_movement *again;
    pdup_faults *faults;
    MUST(pdup_movement_text(movement, PDUP_MOVEMENT_FORM_LIST, NULL, 0, &length) == PDUP_OK);
    char *text = malloc(2 * (length + 1));
    MUST(text);
    char *second = text + length + 1;
    MUST(pdup_movement_text(movement, PDUP_MOVEMENT_FORM_LIST, text, length + 1, &length) ==
         PDUP_OK);
    MUST(read_movement(allocator, text, length, &faults, &again) == PDUP_OK);
    MUST(pdup_faults_error_count(faults) == 0);
    MUST(pdup_movement_text(again, PDUP_MOVEMENT_FORM_LIST, second, length + 1, &again_length) ==
         PDUP_OK);
    MUST(length == again_length && memcmp(text, second, length) == 0);
    pdup_movement_unref(again);
    pdup_faults_unref(faults);
    free(text);
}

static void make_rooms(const pdup_movement *movement, int32_t rooms) {
    pdup_movement *several;
    pdup_movement *more;
    MUST(pdup_movement_with_rooms(movement, rooms, &several) == PDUP_OK);
    MUST(pdup_movement_number(several, PDUP_MOVEMENT_FIELD_ROOMS) == rooms);
    MUST(pdup_movement_number(several, PDUP_MOVEMENT_FIELD_PLAYERS) ==
         rooms * pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS));
    MUST(pdup_movement_number(several, PDUP_MOVEMENT_FIELD_TABLES) ==
         rooms * pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
    MUST(pdup_movement_with_rooms(several, 2, &more) == (rooms > 1 ? PDUP_E_STATE : PDUP_OK));
    check_movement(several);
    pdup_movement_unref(more);
    pdup_movement_unref(several);
}

static void make_shorter(const pdup_movement *movement, int32_t rounds) {
    pdup_movement *shorter;
    MUST(pdup_movement_with_rounds(movement, rounds, &shorter) == PDUP_OK);
    MUST(pdup_movement_number(shorter, PDUP_MOVEMENT_FIELD_ROUNDS) == rounds);
    check_movement(shorter);
    pdup_movement_unref(shorter);
}

static void make_turned(const pdup_movement *movement, bytes *from) {
    pdup_movement *turned[4] = {NULL};
    char turns[1000];
    const bool is_by_lines = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) == 1;
    const int32_t sets = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS);
    const int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    if (sets > (int32_t)sizeof turns || rounds > (int32_t)sizeof turns) {
        return;
    }
    for (size_t i = 0; i < sizeof turns; i++) {
        turns[i] =
            (char)('0' + (i < 40
                              ? take(from, 0,
                                     pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS) - 1)
                              : 0));
    }
    MUST(pdup_movement_with_set_turns(movement, turns, (size_t)sets, &turned[0]) ==
         (is_by_lines ? PDUP_E_STATE : PDUP_OK));
    MUST(pdup_movement_with_round_turns(movement, turns, (size_t)rounds, &turned[1]) == PDUP_OK);
    MUST(pdup_movement_with_even_seats(movement, &turned[2]) ==
         (is_by_lines ? PDUP_E_STATE : PDUP_OK));
    pdup_status status = pdup_movement_with_one_winner(movement, &turned[3]);
    MUST(status == PDUP_OK || status == PDUP_E_STATE || status == PDUP_E_RANGE);
    for (size_t i = 0; i < 4; i++) {
        if (turned[i]) {
            check_movement(turned[i]);
        }
        pdup_movement_unref(turned[i]);
    }
}

static void make_second(const pdup_movement *movement, pdup_variant variant) {
    pdup_movement *second;
    pdup_status status = pdup_movement_with_second(movement, variant, &second);
    MUST(status == PDUP_OK || status == PDUP_E_NO_MOVEMENT);
    if (second) {
        MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) == 1);
        MUST(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_PLAYERS) ==
             pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS));
        MUST(pdup_movement_number(second, PDUP_MOVEMENT_FIELD_ROOMS) ==
             pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS));
        check_movement(second);
    }
    pdup_movement_unref(second);
}

/* One movement and what can be made of it; only one such, for time. */
static void walk(const pdup_allocator *allocator, const pdup_movement *movement, bytes *from) {
    check_movement(movement);
    switch (take(from, 0, 4)) {
    case 0:
        make_rooms(movement, take(from, 1, MOST_ROOMS));
        break;
    case 1:
        make_shorter(movement,
                     take(from, 1, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS)));
        break;
    case 2:
        make_second(movement, take(from, PDUP_VARIANT_NONE, PDUP_VARIANT_EXCHANGE));
        break;
    case 3:
        make_turned(movement, from);
        break;
    default:
        check_text(allocator, movement);
    }
}

static void make_by_lines(const pdup_allocator *allocator, bytes *from) {
    int32_t tables = take(from, FEWEST_TABLES, MOST_TABLES);
    int32_t seats = take(from, 3, 4);
    int32_t way = take(from, 0, 4);
    pdup_movement *movement;
    if (way == 0) {
        bool is_possible = tables >= 5 && tables % 2 != 0 && tables % 3 != 0;
        pdup_status status = pdup_movement_new_rotation(allocator, tables, seats, &movement);
        MUST((status == PDUP_OK) == is_possible);
    } else if (way == 1) {
        MUST(pdup_movement_new_skip(allocator, tables, seats, &movement) == PDUP_OK);
    } else if (way == 2) {
        MUST(pdup_movement_new_skip_steps(
                 allocator, tables, seats, take(from, 1, tables - 1), -take(from, 1, tables - 1),
                 seats == 4 ? take(from, 1, tables - 1) : 0, &movement) == PDUP_OK);
    } else if (way == 3) {
        pdup_lines design = take(from, PDUP_LINES_WHOLE, PDUP_LINES_SHARED);
        pdup_status status = pdup_movement_new_lines(allocator, tables, seats, design, &movement);
        MUST(status == PDUP_OK || (status == PDUP_E_NO_MOVEMENT && design == PDUP_LINES_SHORT));
    } else {
        MUST(pdup_movement_new_best(allocator, tables, seats, &movement) == PDUP_OK);
    }
    if (movement) {
        MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES) == tables);
        MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS) == tables * seats);
        walk(allocator, movement, from);
    }
    pdup_movement_unref(movement);
}

/* A better one, or the same: never one with faults. */
static void improve(const pdup_movement *movement, bytes *from) {
    char seed[PDUP_SEED_BYTES] = {(char)take(from, 0, 9)};
    pdup_movement *better;
    pdup_quality *quality;
    pdup_faults *faults;
    MUST(pdup_movement_with_improved(movement, seed, sizeof seed, take(from, 0, 200), &better) ==
         PDUP_OK);
    MUST(pdup_movement_quality(better, &quality) == PDUP_OK);
    MUST(pdup_quality_faults(quality, &faults) == PDUP_OK);
    MUST(pdup_faults_error_count(faults) == 0);
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    pdup_movement_unref(better);
}

static void make_individual(const pdup_allocator *allocator, bytes *from) {
    int32_t seats = take(from, 3, 4);
    int32_t players = take(from, 3, MOST_PLAYERS);
    pdup_variant variant = take(from, PDUP_VARIANT_NONE, PDUP_VARIANT_EXCHANGE);
    pdup_movement *movement;
    pdup_status status =
        pdup_movement_new_individual(allocator, players, seats, variant, &movement);
    MUST((status == PDUP_E_RANGE) == (players < seats));
    MUST(status == PDUP_OK || status == PDUP_E_NO_MOVEMENT || status == PDUP_E_RANGE);
    if (movement) {
        MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS) == players);
        MUST(variant == PDUP_VARIANT_NONE ||
             pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT) == variant);
        walk(allocator, movement, from);
        improve(movement, from);
    }
    pdup_movement_unref(movement);
}

void make_movements(const pdup_allocator *allocator, bytes *from) {
    make_by_lines(allocator, from);
    make_individual(allocator, from);
}
