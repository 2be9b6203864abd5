/* SPDX-License-Identifier: MIT */
/* Changes of a movement: nobody twice in a round, no more tables for a set in a round than it has copies, as many
 * rests of everybody, as many tables of every set, and by lines everybody at his seat and no set met again. A change
 * that would break one of these is followed up by those it makes necessary, until nothing is broken; they are all of
 * one kind, so that this comes to an end. Individual movements are often so tight that following up only renumbers the
 * players, so some changes there let a set be met again, which is for the search to put right. */
#ifndef PDUP_MOVEMENT_IMPROVE_ARRANGEMENT_CHANGES_H
#define PDUP_MOVEMENT_IMPROVE_ARRANGEMENT_CHANGES_H

#include "base/chacha.h"
#include "movement/improve/arrangement.h"

/* Where a change has led so far. */
typedef struct pdup__chain {
    int32_t *items;  /* rounds, places or sets */
    uint32_t *marks; /* of each: `stamp` when it is in the chain */
    size_t count;
    uint32_t stamp;
} pdup__chain;

typedef struct pdup__mover {
    pdup__arrangement *seating;
    pdup__chacha *random;
    pdup__chain chain;
    bool
        sees_seats; /* else changes of seats alone are left out, which do not change who meets whom */
} pdup__mover;

/* #PDUP_OK or #PDUP_E_NOMEM; to be released either way. */
pdup_status pdup__mover_make(pdup__mover *mover, pdup__arrangement *seating, pdup__chacha *random);
void pdup__mover_release(pdup__mover *mover);

/* Makes one change of a random kind at a random place. false and nothing changed when it did not come out. The
 * changes made can be kept or taken back. */
bool pdup__mover_step(pdup__mover *mover);

#endif
