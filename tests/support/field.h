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
    bool is_of_three; /* among tables of four */
    int32_t turn;
    int32_t group;
    int32_t players[4];
    int32_t whists[4]; /* as in row_spec */
} field_row;

/* An effect of a ruling of its own. */
typedef struct field_award {
    int32_t number;
    int32_t board;
    int32_t round;
    int32_t table;
    pdup_seat seat;
    int32_t kind;     /* PDUP_EFFECT constant */
    pdup_award award; /* of an artificial score; PDUP_AWARD_PERCENT with a percent */
    int32_t percent;
    int32_t outcome_count; /* of an assigned score */
    int32_t whists[PDUP_MAX_OUTCOMES];
    int32_t weights[PDUP_MAX_OUTCOMES];
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
 * field was played in full on the right deals; in others some rows were not played, some whists are unknown, some deals
 * were altered or turned, some tables of four were of three, some seats have adjusted scores or are annulled. */
field field_random(pdup_random *random, int32_t tables, int32_t rounds, int32_t seats,
                   bool is_ordinary);

/* Enters rows and awards in these orders (positions, or NULL for the field's own order), boards as they come, leaving
 * out what belongs to later rounds than `rounds`. */
pdup_session *field_enter(const field *from, const int32_t *row_order, const int32_t *award_order,
                          int32_t rounds);

/* The row by itself. */
pdup_row *field_make_row(const field_row *from);

/* The effects of rulings, each in force. */
void field_enter_awards(pdup_session *session, const field *from);

/* Enters one row, and the group it is of. */
void field_enter_row(pdup_session *session, const field *from, const field_row *row);

/* The rows and the awards change places among themselves. */
void field_shuffle(pdup_random *random, field *to);

/* Every known whist, and every outcome of an assigned score, becomes its opposite. */
void field_mirror(field *to);

void field_release(field *from);

#endif
