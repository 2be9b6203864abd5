/* SPDX-License-Identifier: MIT */
/* The numbers from which cyclic individual movements are made. */
#ifndef PDUP_MOVEMENT_DATA_DATA_INDIVIDUAL_H
#define PDUP_MOVEMENT_DATA_DATA_INDIVIDUAL_H

#include <pdup/movement.h>

/* One movement. Players who are more than a whole number of circles never move; their numbers are the highest. */
typedef struct pdup__starter {
    uint8_t players;
    uint8_t variant; /* a PDUP_VARIANT constant */
    uint8_t length;  /* of a circle of players, and of that of the sets */
} pdup__starter;

/* By number of players, at tables of three and of four; after the last one comes one of 0 players. */
extern const pdup__starter pdup__starters3[];
extern const pdup__starter pdup__starters4[];

/* For each of them in the same order: who sits in round 0 at N, E, S, (W) of table 0, of table 1, and so on; then, in
 * the variant with single sets, the set of each table, which is 0 in all others. All counted from 0. */
extern const uint8_t pdup__starter_numbers3[];
extern const uint8_t pdup__starter_numbers4[];

#endif
