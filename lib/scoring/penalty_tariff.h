/* SPDX-License-Identifier: MIT */
/* The regulation `penalty-tariff` as words: kinds, each with what it costs first and afterwards. */
#ifndef PDUP_SCORING_PENALTY_TARIFF_H
#define PDUP_SCORING_PENALTY_TARIFF_H

#include "scoring/value_text.h"

#include <pdup/regulations.h>

/* The word of a kind: `12.2.1` to `12.2.8`, `other`; NULL for a number that is no infraction. */
const char *pdup__infraction_word(pdup_infraction infraction);

/* The kinds that a text names, a bit each, 1 << kind: those of rules 12.2 among its provisions, or else
 * PDUP_INFRACTION_OTHER. The bit of PDUP_INFRACTION_NONE: one is a section of 12.2 that does not exist. 0: no text. */
uint32_t pdup__infractions_of_rule(const char *rule, size_t rule_size);

/* `none`, or KIND FIRST REPEATED for each kind, none twice; in place of all that was there, or added to it with those
 * kinds replaced. false: not allowed, and *chosen is then not to be used. */
bool pdup__penalty_tariff_read(pdup__value value, pdup__chosen *chosen);
bool pdup__penalty_tariff_add(pdup__value value, pdup__chosen *chosen);

/* What a kind may cost: `matchpoints=2`, `top=25%`, `percent=1/2`. */
bool pdup__is_penalty_amount(pdup__value word);

/* Adds the whole value to the line. */
void pdup__penalty_tariff_write(const pdup__chosen *chosen, pdup__line *line);

#endif
