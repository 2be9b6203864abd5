/* SPDX-License-Identifier: MIT */
#include "scoring/penalty_tariff.h"

#include <string.h>

static const char *const kind_words[] = {"12.2.1", "12.2.2", "12.2.3", "12.2.4", "12.2.5",
                                         "12.2.6", "12.2.7", "12.2.8", "other"};

_Static_assert(sizeof kind_words / sizeof kind_words[0] == PDUP__INFRACTIONS,
               "each infraction has a word");

/* The whole tariff must fit a line: nine kinds with two amounts of at most `matchpoints=100000/999`. */
_Static_assert(PDUP__INFRACTIONS *(7 + 2 * 23) < PDUP__LINE_BYTES, "a tariff fits a line");

static const char none_word[] = "none";

const char *pdup__infraction_word(pdup_infraction infraction) {
    return infraction >= PDUP_INFRACTION_LATE && infraction <= PDUP_INFRACTION_OTHER
               ? kind_words[infraction - PDUP_INFRACTION_LATE]
               : NULL;
}

typedef struct basis {
    pdup_penalty penalty;
    const char *begin;
    char sign; /* may stand behind the number; 0: none does */
} basis;

static const basis bases[] = {
    {PDUP_PENALTY_MATCHPOINTS, "matchpoints=", 0},
    {PDUP_PENALTY_TOP, "top=", '%'},
    {PDUP_PENALTY_PERCENT, "percent=", '%'},
};

enum { BASES = sizeof bases / sizeof bases[0] };

static int32_t divisor_of(int32_t a, int32_t b) {
    while (b != 0) {
        int32_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* Digits, then maybe a point and one to three more, or a slash and a denominator. */
static bool read_number(pdup__value word, pdup__amount *amount) {
    pdup__value before = word;
    pdup__value after = {"1", 1};
    int32_t whole;
    int32_t part;
    amount->denominator = 1;
    if (pdup__value_split(word, '.', &before, &after)) {
        for (size_t i = 0; i < after.size && i < 4; i++) {
            amount->denominator *= 10;
        }
        if (!pdup__value_number(before, 0, PDUP__MAX_TARIFF, &whole) ||
            !pdup__value_number(after, 0, PDUP__MAX_TARIFF_DENOMINATOR - 1, &part)) {
            return false;
        }
        amount->numerator = whole * amount->denominator + part;
        return amount->denominator <= PDUP__MAX_TARIFF_DENOMINATOR;
    }
    (void)pdup__value_split(word, '/', &before, &after);
    return pdup__value_number(before, 0, PDUP__MAX_TARIFF, &amount->numerator) &&
           pdup__value_number(after, 1, PDUP__MAX_TARIFF_DENOMINATOR, &amount->denominator);
}

/* One of the bases with its number, `top=25%`. */
static bool read_amount(pdup__value word, pdup__amount *amount) {
    for (int i = 0; i < BASES; i++) {
        size_t size = strlen(bases[i].begin);
        if (word.size <= size || memcmp(word.bytes, bases[i].begin, size) != 0) {
            continue;
        }
        pdup__value number = {word.bytes + size, word.size - size};
        number.size -= bases[i].sign != 0 && number.bytes[number.size - 1] == bases[i].sign;
        if (!read_number(number, amount)) {
            return false;
        }
        int32_t divisor = divisor_of(amount->numerator, amount->denominator);
        amount->basis = bases[i].penalty;
        amount->numerator /= divisor;
        amount->denominator /= divisor;
        return amount->numerator <= PDUP__MAX_TARIFF;
    }
    return false;
}

bool pdup__is_penalty_amount(pdup__value word) {
    pdup__amount ignored;
    return read_amount(word, &ignored);
}

static int find_kind(pdup__value word) {
    int found = 0;
    while (found < PDUP__INFRACTIONS && !pdup__text_is(word.bytes, word.size, kind_words[found])) {
        found++;
    }
    return found;
}

bool pdup__penalty_tariff_add(pdup__value value, pdup__chosen *chosen) {
    bool is_read[PDUP__INFRACTIONS + 1] = {false};
    pdup__value word;
    is_read[PDUP__INFRACTIONS] = true;
    do {
        int kind = pdup__value_take(&value, &word) ? find_kind(word) : PDUP__INFRACTIONS;
        if (is_read[kind]) {
            return false;
        }
        is_read[kind] = true;
        for (int i = 0; i < PDUP__PENALTY_TIMES; i++) {
            if (!pdup__value_take(&value, &word) ||
                !read_amount(word, &chosen->penalties[kind][i])) {
                return false;
            }
        }
    } while (!pdup__value_is_over(&value));
    chosen->choice[PDUP__KEY_PENALTY_TARIFF] = PDUP__PENALTIES_LISTED;
    return true;
}

bool pdup__penalty_tariff_read(pdup__value value, pdup__chosen *chosen) {
    memset(chosen->penalties, 0, sizeof chosen->penalties);
    chosen->choice[PDUP__KEY_PENALTY_TARIFF] = PDUP__PENALTIES_NONE;
    return pdup__text_is(value.bytes, value.size, none_word) ||
           pdup__penalty_tariff_add(value, chosen);
}

static void add_amount(const pdup__amount *amount, pdup__line *line) {
    const basis *of = &bases[amount->basis - PDUP_PENALTY_MATCHPOINTS];
    pdup__line_add(line, " ");
    pdup__line_add(line, of->begin);
    pdup__line_add_integer(line, amount->numerator);
    if (amount->denominator > 1) {
        pdup__line_add(line, "/");
        pdup__line_add_integer(line, amount->denominator);
    }
    pdup__line_add(line, of->sign != 0 ? "%" : "");
}

void pdup__penalty_tariff_write(const pdup__chosen *chosen, pdup__line *line) {
    if (chosen->choice[PDUP__KEY_PENALTY_TARIFF] == PDUP__PENALTIES_NONE) {
        pdup__line_add(line, none_word);
        return;
    }
    size_t start = line->length;
    for (int kind = 0; kind < PDUP__INFRACTIONS; kind++) {
        if (chosen->penalties[kind][0].basis == PDUP_PENALTY_NONE) {
            continue;
        }
        pdup__line_add(line, line->length > start ? " " : "");
        pdup__line_add(line, kind_words[kind]);
        for (int i = 0; i < PDUP__PENALTY_TIMES; i++) {
            add_amount(&chosen->penalties[kind][i], line);
        }
    }
}
