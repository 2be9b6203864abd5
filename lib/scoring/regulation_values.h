/* SPDX-License-Identifier: MIT */
/* The regulations as scoring uses them. All zero is every default. */
#ifndef PDUP_SCORING_REGULATION_VALUES_H
#define PDUP_SCORING_REGULATION_VALUES_H

#include <pdup/ruling.h>

#include <stdbool.h>

/* The settings, in the order in which they are listed. */
typedef enum pdup__regulation {
    PDUP__KEY_EXPECTED,
    PDUP__KEY_NORMALISE,
    PDUP__KEY_SMALL_GROUPS,
    PDUP__KEY_PLUS,
    PDUP__KEY_MINUS,
    PDUP__KEY_OWN_COUNTS,
    PDUP__KEY_UNIT,
    PDUP__KEY_MEASURE,
    PDUP__KEY_TIE_BREAK,
    PDUP__KEY_MINIMUM_BOARDS,
    PDUP__KEY_FIELDS,
    PDUP__KEY_SESSIONS,
    PDUP__KEY_CARRY_OVER,
    PDUP__KEY_TURNED_BOARDS,
    PDUP__KEY_MINUTES_PER_BOARD,
    PDUP__KEY_APPEAL_MINUTES,
    PDUP__KEY_CORRECTION_MINUTES,
    PDUP__KEY_PENALTY_TARIFF,
    PDUP__KEYS
} pdup__regulation;

/* The values of each setting, in the order in which they are listed: the default first. */
typedef enum pdup__expected {
    PDUP__EXPECTED_MOST,
    PDUP__EXPECTED_MOST_EVENT,
    PDUP__EXPECTED_SCHEDULED,
    PDUP__EXPECTED_ROWS,
    PDUP__EXPECTED_NUMBER
} pdup__expected;

typedef enum pdup__normalise {
    PDUP__NORMALISE_NEUBERG,
    PDUP__NORMALISE_ASCHERMAN,
    PDUP__NORMALISE_STRETCH,
    PDUP__NORMALISE_FACTOR,
    PDUP__NORMALISE_MANUAL,
    PDUP__NORMALISE_NONE
} pdup__normalise;

typedef enum pdup__small_groups {
    PDUP__SMALL_NONE,
    PDUP__SMALL_EBU,
    PDUP__SMALL_ACBL,
    PDUP__SMALL_NBB,
    PDUP__SMALL_CUSTOM
} pdup__small_groups;

typedef enum pdup__plus { PDUP__PLUS_OWN, PDUP__PLUS_FIXED } pdup__plus;
typedef enum pdup__minus { PDUP__MINUS_FIXED, PDUP__MINUS_OWN } pdup__minus;

typedef enum pdup__own_counts {
    PDUP__OWN_ORDINARY,
    PDUP__OWN_WITH_AVERAGE,
    PDUP__OWN_ALL
} pdup__own_counts;

typedef enum pdup__unit {
    PDUP__UNIT_EXACT,
    PDUP__UNIT_10,
    PDUP__UNIT_100,
    PDUP__UNIT_10000
} pdup__unit;

typedef enum pdup__measure {
    PDUP__MEASURE_MATCHPOINTS,
    PDUP__MEASURE_WHISTS,
    PDUP__MEASURE_DATUM,
    PDUP__MEASURE_CROSS
} pdup__measure;

typedef enum pdup__tie_break {
    PDUP__TIE_NONE,
    PDUP__TIE_TOTAL,
    PDUP__TIE_TOPS,
    PDUP__TIE_DIRECT,
    PDUP__TIE_OPPONENTS,
    PDUP__TIE_WHISTS,
    PDUP__TIE_LOT,
    PDUP__TIE_BREAKS
} pdup__tie_break;

typedef enum pdup__fields { PDUP__FIELDS_JOINT, PDUP__FIELDS_ROOMS } pdup__fields;
typedef enum pdup__sessions { PDUP__SESSIONS_ADD, PDUP__SESSIONS_MEAN } pdup__sessions;
typedef enum pdup__turned { PDUP__TURNED_MAP, PDUP__TURNED_REFUSE } pdup__turned;
typedef enum pdup__minutes { PDUP__MINUTES_USUAL, PDUP__MINUTES_NUMBER } pdup__minutes;
typedef enum pdup__penalties { PDUP__PENALTIES_NONE, PDUP__PENALTIES_LISTED } pdup__penalties;

enum {
    PDUP__CUSTOM_PLACES = 6,   /* 1 of a lone result, 2 of two, 3 of three */
    PDUP__MAX_WEIGHT = 1000,   /* of a session in the mean */
    PDUP__MAX_CARRY = 1000000, /* denominator of the part that is carried over */
    PDUP__MAX_DROP = 1000,
    PDUP__MAX_BOARD_MINUTES = 1440,   /* a day */
    PDUP__MAX_PERIOD_MINUTES = 44640, /* a month */
    PDUP__INFRACTIONS = 9,            /* rules 12.2.1 to 12.2.8, and other */
    PDUP__PENALTY_TIMES = 2,          /* the first, and every later one */
    PDUP__MAX_TARIFF = 100000, /* of an amount in the tariff of penalties, its numerator too */
    PDUP__MAX_TARIFF_DENOMINATOR = 1000
};

/* Basis 0: the tariff has none. */
typedef struct pdup__amount {
    pdup_penalty basis;
    int32_t numerator;
    int32_t denominator;
} pdup__amount;

typedef struct pdup__chosen {
    int32_t choice[PDUP__KEYS];
    int32_t expected;                    /* PDUP__EXPECTED_NUMBER */
    int32_t custom[PDUP__CUSTOM_PLACES]; /* percents of PDUP__SMALL_CUSTOM */
    bool custom_needs_third;             /* only where 3 A <= E */
    pdup_round unit_rounding;            /* 0: the default, up */
    int32_t drop; /* PDUP__MEASURE_DATUM: best and worst left out, of each so many */
    int32_t tie_break_count;
    pdup__tie_break tie_breaks[PDUP__TIE_BREAKS];
    int32_t minimum_boards;
    int32_t weight_count; /* 0: all sessions weigh the same */
    int32_t weights[PDUP_MAX_SESSIONS];
    int32_t carry_numerator;
    int32_t carry_denominator; /* 0 when nothing is carried over */
    int32_t board_minutes;     /* PDUP__MINUTES_NUMBER, and so are the next two */
    int32_t appeal_minutes;
    int32_t correction_minutes;
    pdup__amount penalties[PDUP__INFRACTIONS][PDUP__PENALTY_TIMES];
} pdup__chosen;

/* Minutes after the official result in which rows may be corrected and rulings given, and after the end of the session
 * in which may be appealed. */
int32_t pdup__chosen_correction_minutes(const pdup__chosen *chosen);
int32_t pdup__chosen_appeal_minutes(const pdup__chosen *chosen);

#endif
