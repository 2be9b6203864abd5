/* SPDX-License-Identifier: MIT */
/* A movement as its seating alone, and every figure of it counted from that, slowly and plainly. */
#ifndef PDUP_TESTS_SUPPORT_PAIRS_H
#define PDUP_TESTS_SUPPORT_PAIRS_H

#include "sha256.h"

#include <pdup/movement.h>

enum { PAIRS_TEXT = 256 };

/* Counted from 0; -1 is nobody, or an idle table. */
typedef struct seated_pairs {
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
} seated_pairs;

typedef struct pairs_range {
    int32_t least;
    int32_t most;
} pairs_range;

/* Asks for every place of the movement and counts the pairs. pairs_free() afterwards. */
seated_pairs pairs_of(const pdup_movement *movement);
void pairs_free(seated_pairs *seating);

/* The sum of the lines `round table set player... `, all from 0. */
void pairs_hash(const seated_pairs *seating, char hex[SHA256_HEX]);

/* Values of a count over pairs, as `2:27 6:9` (value, pairs) in rising order. */
void pairs_spread(const seated_pairs *seating, const int32_t *counts, char text[PAIRS_TEXT]);

/* 100 S^2 / (N SS) over all pairs in thousandths, to the nearest; -1 if all weights are 0. */
int64_t pairs_quality(const seated_pairs *seating);

/* The largest difference of a player's counts at the seats. */
int32_t pairs_seat_spread(const seated_pairs *seating);

/* Rests of a player; tables of a set in one round (that are any), and in all. */
pairs_range pairs_rests(const seated_pairs *seating);
pairs_range pairs_copies(const seated_pairs *seating);
pairs_range pairs_set_tables(const seated_pairs *seating);

/* Fails the test when a player sits twice in a round, or meets a set again. */
void pairs_check_rules(const seated_pairs *seating);

/* Fails the test unless the look-ups by player and by set say the same as those by place. */
void pairs_check_lookups(const pdup_movement *movement);

#endif
