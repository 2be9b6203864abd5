/* SPDX-License-Identifier: MIT */
/* One step of the chain that decides between equal results. */
#ifndef PDUP_SCORING_TIE_BREAK_H
#define PDUP_SCORING_TIE_BREAK_H

#include "scoring/ranking.h"

/* What a player has in the present step: higher is better. */
typedef struct pdup__merit {
    int32_t class; /* who is still tied with whom: lower is better */
    pdup__fraction value;
} pdup__merit;

/* Sets the value of every player for a step; merits are by player number - 1 and hold the classes so far.
 * #PDUP_OK, #PDUP_E_NOMEM, #PDUP_E_STATE or #PDUP_E_OVERFLOW. */
pdup_status pdup__tie_break_values(const pdup__ranking *ranking, pdup__tie_break step,
                                   pdup__merit *merits);

#endif
