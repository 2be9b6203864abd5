/* SPDX-License-Identifier: MIT */
/* A movement as a spectator with pencil and paper sees it: who sits where, who meets whom. Nothing here knows how a
 * movement is made; all of it asks the public look-ups only. */
#ifndef PDUP_TESTS_SUPPORT_SEATING_H
#define PDUP_TESTS_SUPPORT_SEATING_H

#include "sha256.h"

#include <pdup/movement.h>

#include <stdbool.h>

int32_t seating_player(const pdup_movement *movement, int32_t round, int32_t table, int32_t seat);
int32_t seating_set(const pdup_movement *movement, int32_t round, int32_t table);

/* The hash of the movement written out, a line for each table of each round: round, table, set, players, all from 0
 * and between single spaces. */
void seating_hash(const pdup_movement *movement, char hex[SHA256_HEX]);

/* Asserts that the four look-ups agree with each other in all rounds, that nobody sits twice, and that everybody has
 * a place who is not found to rest. */
void seating_assert_look_ups(const pdup_movement *movement);

/* What all pairs of players of different lines have seen. */
enum { SEATING_MEETINGS = 16 };
typedef struct seating {
    int64_t pairs;
    /* Pairs that met so often; the last counts all that met more often as well. */
    int64_t met[SEATING_MEETINGS];
    int32_t most;        /* meetings of a pair */
    int32_t clean;       /* rounds before the first in which a pair meets again; all if none does */
    bool repeats_set;    /* somebody met a set again */
    bool plays_all_sets; /* everybody met every set */
} seating;

seating seating_count(const pdup_movement *movement);

/* Everybody meets every player of the other lines once and plays every set once. */
bool seating_is_perfect(const seating *counted);

/* Asserts that in round 1 table t has player t of each line and set t. */
void seating_assert_start(const pdup_movement *movement);

#endif
