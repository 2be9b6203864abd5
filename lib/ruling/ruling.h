/* SPDX-License-Identifier: MIT */
#ifndef PDUP_RULING_RULING_H
#define PDUP_RULING_RULING_H

#include "base/handle.h"
#include "base/outcome.h"
#include "ruling/book/reference.h"
#include "text/issue.h"

#include <pdup/ruling.h>

/* Zero is what a member holds that this kind of effect does not have. */
typedef struct pdup__effect {
    int32_t kind;
    int32_t board;
    int32_t round;
    int32_t table;
    pdup_seat seat;
    pdup_award award;
    int32_t percent; /* of PDUP_AWARD_PERCENT */
    int32_t player;
    int32_t from_round; /* of a suspension */
    int32_t to_round;
    pdup_penalty basis;
    int32_t numerator; /* of the penalty, reduced */
    int32_t denominator;
    int32_t outcome_count;
    pdup__outcome outcomes[PDUP_MAX_OUTCOMES];
} pdup__effect;

struct pdup_ruling {
    pdup__handle base;
    char *rule;
    pdup__reference reference; /* what the rule says */
    char *reason;
    pdup_authority giver;
    pdup_authority approval;
    bool has_notice;
    int32_t board; /* what it is about, without effects on rows; 0 if nothing is recorded */
    int32_t round; /* 0: the whole board */
    int32_t table;
    pdup__effect *effects; /* NULL without effects */
    int32_t effect_count;
};

/* Is the effect on a seat of a row, and not on a player? */
bool pdup__effect_is_on_row(const pdup__effect *effect);

/* The same ruling with room for so many effects more; NULL when there is no memory. */
pdup_ruling *pdup__ruling_copy(const pdup_ruling *ruling, int32_t more);

/* Can the effect, right by itself, stand beside those of the ruling? */
pdup_status pdup__ruling_check_effect(const pdup_ruling *ruling, const pdup__effect *effect,
                                      pdup__issue *why);

/* A copy with one effect more; NULL when there is no memory. */
pdup_ruling *pdup__ruling_with(const pdup_ruling *ruling, const pdup__effect *effect);

#endif
