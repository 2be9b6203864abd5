/* SPDX-License-Identifier: MIT */
/* What a ruling gives to a seat, as its word has it. */
#ifndef PDUP_EVENT_FILE_EFFECT_WORDS_H
#define PDUP_EVENT_FILE_EFFECT_WORDS_H

#include "event_file/reader.h"

#include <pdup/ruling.h>

typedef struct pdup__effect_word {
    int32_t kind; /* a PDUP_EFFECT constant on a row; PDUP_EFFECT_KIND_NONE: nothing is given */
    pdup_award award;
    int32_t percent;
    int32_t outcome_count;
    int32_t whists[PDUP_MAX_OUTCOMES];
    int32_t weights[PDUP_MAX_OUTCOMES];
} pdup__effect_word;

/* `plus`, `average`, `minus`, `60%`, `60`, `annul`, `assign:36`, `assign:-30*60,12*40`; false after a complaint. */
bool pdup__read_effect(pdup__reader *reader, const pdup__word *word, pdup__effect_word *effect);

#endif
