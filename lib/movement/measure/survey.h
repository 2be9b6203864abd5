/* SPDX-License-Identifier: MIT */
/* What one reading of a whole seating gives: counts of each player and set, and the flaws of each round. */
#ifndef PDUP_MOVEMENT_MEASURE_SURVEY_H
#define PDUP_MOVEMENT_MEASURE_SURVEY_H

#include "movement/measure/flaws.h"

/* All zero is an empty survey. Idle tables count for nothing. A player who sits at two places in a round counts
 * at both, but has played one round. */
typedef struct pdup__survey {
    const pdup_movement *movement;
    int32_t *tables_of_set;    /* how often it is played */
    int32_t *times_at_seat;    /* [player * seats + seat] */
    int32_t *rounds_of_player; /* in which he plays */
    int8_t *lines; /* the seat where he sits, of several the last; -1 for who never sits */
    pdup__flaws flaws;
} pdup__survey;

/* #PDUP_OK or #PDUP_E_NOMEM; to be released either way. */
pdup_status pdup__survey_make(pdup__survey *survey, const pdup_movement *movement);

/* How often he sits anywhere; at most all places, 4 * 10^8. */
int32_t pdup__survey_times(const pdup__survey *survey, int32_t player);

void pdup__survey_release(pdup__survey *survey);

#endif
