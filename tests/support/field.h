/* SPDX-License-Identifier: MIT */
/* Whole sessions as plain data, so that they can be entered in any order, relabelled and cut short. */
#ifndef PDUP_TESTS_SUPPORT_FIELD_H
#define PDUP_TESTS_SUPPORT_FIELD_H

#include "random.h"

#include <pdup/session.h>

#include <stdbool.h>

typedef struct field_row {
    int32_t board;
    int32_t round;
    int32_t table;
    bool is_played;
    int32_t players[4];
    int32_t whists[4]; /* as in row_spec */
} field_row;

typedef struct field_award {
    int32_t number;
    int32_t board;
    int32_t round;
    int32_t table;
    pdup_seat seat;
    pdup_award award;
} field_award;

typedef struct field {
    int32_t seats;
    int32_t players;
    field_row *rows;
    int32_t row_count;
    field_award *awards;
    int32_t award_count;
} field;

/* The rotation on so many tables, every set of as many boards as there are seats, with random whists. An ordinary
 * field was played in full; in others some rows were not played, some whists are unknown, some seats have awards. */
field field_random(pdup_random *random, int32_t tables, int32_t rounds, int32_t seats,
                   bool is_ordinary);

/* Enters rows and awards in these orders (positions, or NULL for the field's own order), boards as they come, leaving
 * out what belongs to later rounds than `rounds`. */
pdup_session *field_enter(const field *from, const int32_t *row_order, const int32_t *award_order,
                          int32_t rounds);

void field_release(field *from);

#endif
