/* SPDX-License-Identifier: MIT */
/* The list of all regulations with what they mean. */
#ifndef PDUP_SCORING_REGULATION_KEYS_H
#define PDUP_SCORING_REGULATION_KEYS_H

#include "scoring/regulation_values.h"

/* A value that a setting allows. */
typedef struct pdup__allowed {
    const char *example; /* a value of this kind; its first word is the name unless is_plain */
    const char *form;    /* how all values of this kind are written */
    const char *description;
    bool is_plain; /* no name, only a number or a fraction */
} pdup__allowed;

typedef struct pdup__listed_setting {
    const char *key;
    const char *description;
    int32_t choice_count;
    const pdup__allowed *choices; /* the first is the default */
} pdup__listed_setting;

/* key is one of the settings. */
const pdup__listed_setting *pdup__listed_setting_of(pdup__regulation key);

#endif
