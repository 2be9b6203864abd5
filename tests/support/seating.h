/* SPDX-License-Identifier: MIT */
/* A movement as its seating alone, and every figure of it counted from that, slowly and plainly. */
#ifndef PDUP_TESTS_SUPPORT_SEATING_H
#define PDUP_TESTS_SUPPORT_SEATING_H

#include "sha256.h"

#include <pdup/movement.h>

enum { SEATING_TEXT = 256 };

/* Counted from 0; -1 is nobody, or an idle table. */
typedef struct whole_seating {
    int32_t rounds;
    int32_t tables;
    int32_t sets;
    int32_t seats;
    int32_t players;
    int32_t *set;    /* [round * tables + table] */
    int32_t *player; /* [(round * tables + table) * seats + seat] */
    /* Of each pair x < y at [x * players + y], and the same at [y * players + x]. */
    int32_t *meetings;
    int32_t *comparisons;
    int32_t *competition; /* the weight K */
} whole_seating;

typedef struct seating_range {
    int32_t least;
    int32_t most;
} seating_range;

/* Asks for every place of the movement and counts the pairs. seating_free() afterwards. */
whole_seating seating_of(const pdup_movement *movement);
void seating_free(whole_seating *seating);

/* The sum of the lines `round table set player... `, all from 0. */
void seating_hash(const whole_seating *seating, char hex[SHA256_HEX]);

/* Values of a count over pairs, as `2:27 6:9` (value, pairs) in rising order. */
void seating_spread(const whole_seating *seating, const int32_t *counts, char text[SEATING_TEXT]);

/* 100 S^2 / (N SS) over all pairs in thousandths, to the nearest; -1 if all weights are 0. */
int64_t seating_quality(const whole_seating *seating);

/* The largest difference of a player's counts at the seats. */
int32_t seating_seat_spread(const whole_seating *seating);

/* Rests of a player; tables of a set in one round (that are any), and in all. */
seating_range seating_rests(const whole_seating *seating);
seating_range seating_copies(const whole_seating *seating);
seating_range seating_set_tables(const whole_seating *seating);

/* Fails the test when a player sits twice in a round, or meets a set again. */
void seating_check_rules(const whole_seating *seating);

/* Fails the test unless the look-ups by player and by set say the same as those by place. */
void seating_check_lookups(const pdup_movement *movement);

#endif
