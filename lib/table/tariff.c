/* SPDX-License-Identifier: MIT */
#include "table/tariff.h"

#include "text/faults.h"
#include "text/line.h"
#include "text/nearest.h"

#include <string.h>

enum { MOST = 1000, TRICKS = 10, VARIETIES = 3, CHOICES = PDUP__TARIFF_CHOICES };

typedef struct tariff_field {
    const char *key;
    const char *description;
    int32_t highest; /* 0: a field of words */
    const char *choices[CHOICES];
    int32_t presets[VARIETIES]; /* Sochi, Leningrad, Rostov */
} tariff_field;

static const tariff_field fields[PDUP__TARIFF_FIELDS] = {
    {"pool-point", "Whists that a point in the pool is worth.", MOST, {NULL, NULL}, {10, 20, 10}},
    {"mountain-point",
     "Whists that a point on the mountain costs.",
     MOST,
     {NULL, NULL},
     {10, 10, 10}},
    {"pool-6", "Points in the pool for a six made.", MOST, {NULL, NULL}, {2, 2, 2}},
    {"pool-7", "Points in the pool for a seven made.", MOST, {NULL, NULL}, {4, 4, 4}},
    {"pool-8", "Points in the pool for an eight made.", MOST, {NULL, NULL}, {6, 6, 6}},
    {"pool-9", "Points in the pool for a nine made.", MOST, {NULL, NULL}, {8, 8, 8}},
    {"pool-10", "Points in the pool for a ten made.", MOST, {NULL, NULL}, {10, 10, 10}},
    {"undertrick-6",
     "Points on the mountain for each undertrick of a six.",
     MOST,
     {NULL, NULL},
     {2, 4, 2}},
    {"undertrick-7",
     "Points on the mountain for each undertrick of a seven.",
     MOST,
     {NULL, NULL},
     {4, 8, 4}},
    {"undertrick-8",
     "Points on the mountain for each undertrick of an eight.",
     MOST,
     {NULL, NULL},
     {6, 12, 6}},
    {"undertrick-9",
     "Points on the mountain for each undertrick of a nine.",
     MOST,
     {NULL, NULL},
     {8, 16, 8}},
    {"undertrick-10",
     "Points on the mountain for each undertrick of a ten.",
     MOST,
     {NULL, NULL},
     {10, 20, 10}},
    {"trick-6", "Whists for each defender's trick against a six.", MOST, {NULL, NULL}, {2, 4, 2}},
    {"trick-7", "Whists for each defender's trick against a seven.", MOST, {NULL, NULL}, {4, 8, 4}},
    {"trick-8",
     "Whists for each defender's trick against an eight.",
     MOST,
     {NULL, NULL},
     {6, 12, 6}},
    {"trick-9", "Whists for each defender's trick against a nine.", MOST, {NULL, NULL}, {8, 16, 8}},
    {"trick-10",
     "Whists for each defender's trick against a ten.",
     MOST,
     {NULL, NULL},
     {10, 20, 10}},
    {"missing-6",
     "Points on the mountain of a whister for each missing obligatory trick against a six.",
     MOST,
     {NULL, NULL},
     {2, 2, 1}},
    {"missing-7",
     "Points on the mountain of a whister for each missing obligatory trick against a seven.",
     MOST,
     {NULL, NULL},
     {4, 4, 2}},
    {"missing-8",
     "Points on the mountain of a whister for each missing obligatory trick against an eight.",
     MOST,
     {NULL, NULL},
     {6, 6, 3}},
    {"missing-9",
     "Points on the mountain of a whister for each missing obligatory trick against a nine.",
     MOST,
     {NULL, NULL},
     {8, 8, 4}},
    {"missing-10",
     "Points on the mountain of a whister for each missing obligatory trick against a ten.",
     MOST,
     {NULL, NULL},
     {10, 10, 5}},
    {"consolation-6",
     "Whists of each recipient for each undertrick of a six.",
     MOST,
     {NULL, NULL},
     {2, 4, 10}},
    {"consolation-7",
     "Whists of each recipient for each undertrick of a seven.",
     MOST,
     {NULL, NULL},
     {4, 8, 10}},
    {"consolation-8",
     "Whists of each recipient for each undertrick of an eight.",
     MOST,
     {NULL, NULL},
     {6, 12, 10}},
    {"consolation-9",
     "Whists of each recipient for each undertrick of a nine.",
     MOST,
     {NULL, NULL},
     {8, 16, 10}},
    {"consolation-10",
     "Whists of each recipient for each undertrick of a ten.",
     MOST,
     {NULL, NULL},
     {10, 20, 10}},
    {"obligation-6",
     "Obligatory tricks of the defenders against a six.",
     TRICKS,
     {NULL, NULL},
     {4, 4, 4}},
    {"obligation-7",
     "Obligatory tricks of the defenders against a seven.",
     TRICKS,
     {NULL, NULL},
     {2, 2, 2}},
    {"obligation-8",
     "Obligatory tricks of the defenders against an eight.",
     TRICKS,
     {NULL, NULL},
     {1, 1, 1}},
    {"obligation-9",
     "Obligatory tricks of the defenders against a nine.",
     TRICKS,
     {NULL, NULL},
     {1, 1, 1}},
    {"obligation-10",
     "Obligatory tricks of the defenders against a ten; 0: it is checked.",
     TRICKS,
     {NULL, NULL},
     {1, 1, 1}},
    {"half-6",
     "Tricks that a defender writes who leaves a six for half of the whists.",
     TRICKS,
     {NULL, NULL},
     {2, 2, 2}},
    {"half-7",
     "Tricks that a defender writes who leaves a seven for half of the whists.",
     TRICKS,
     {NULL, NULL},
     {1, 1, 1}},
    {"responsibility",
     "Two whisters answer for no more than is missing together, or each for his own half.",
     0,
     {"joint", "own"},
     {0, 0, 0}},
    {"lone-whister",
     "Whists for tricks when one whisted and the declarer is down: all his, or shared equally.",
     0,
     {"greedy", "gentleman"},
     {0, 1, 0}},
    {"talon-consolation",
     "Is the talon holder a recipient of the consolation?",
     0,
     {"yes", "no"},
     {0, 0, 0}},
    {"misere-pool", "Points in the pool for a misere made.", MOST, {NULL, NULL}, {10, 10, 10}},
    {"misere-mountain",
     "Points on the mountain for each trick taken in a misere.",
     MOST,
     {NULL, NULL},
     {10, 20, 10}},
    {"all-pass",
     "What tricks cost on all-pass: mountain, or whists that whoever has fewest writes.",
     0,
     {"mountain", "fewest"},
     {0, 0, 1}},
    {"all-pass-price",
     "Points on the mountain for each trick on all-pass, where the board has no price.",
     MOST,
     {NULL, NULL},
     {1, 2, 1}},
    {"all-pass-whists",
     "Whists written for each trick of another player by whoever has fewest.",
     MOST,
     {NULL, NULL},
     {5, 5, 5}},
    {"no-trick-pool",
     "Points in the pool for no trick on all-pass; with mountain, so many times the price.",
     MOST,
     {NULL, NULL},
     {1, 1, 1}},
    {"all-pass-tie",
     "What each of several with fewest tricks writes: half of it, or all.",
     0,
     {"half", "all"},
     {0, 0, 0}},
};

pdup_status pdup_tariff_new(const pdup_allocator *allocator, pdup_variety variety,
                            pdup_tariff **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (variety < PDUP_VARIETY_SOCHI || variety > PDUP_VARIETY_ROSTOV) {
        return PDUP_E_RANGE;
    }
    pdup_tariff *tariff = pdup__handle_new(allocator, sizeof *tariff, PDUP__TARIFF);
    if (!tariff) {
        return PDUP_E_NOMEM;
    }
    for (int i = 0; i < PDUP__TARIFF_FIELDS; i++) {
        tariff->values[i] = fields[i].presets[variety - PDUP_VARIETY_SOCHI];
    }
    *out = tariff;
    return PDUP_OK;
}

/* Position of the field, or -1. */
static int32_t find_field(const char *key, size_t size) {
    for (int32_t i = 0; i < PDUP__TARIFF_FIELDS; i++) {
        if (pdup__text_is(key, size, fields[i].key)) {
            return i;
        }
    }
    return -1;
}

/* Digits only; false beyond highest, which also ends numbers that are too long. */
static bool read_number(const char *value, size_t size, int32_t highest, int32_t *out) {
    int32_t number = 0;
    for (size_t i = 0; i < size; i++) {
        if (value[i] < '0' || value[i] > '9') {
            return false;
        }
        number = number * 10 + (value[i] - '0');
        if (number > highest) {
            return false;
        }
    }
    *out = number;
    return size > 0;
}

static bool read_choice(const tariff_field *known, const char *value, size_t size, int32_t *out) {
    for (int32_t i = 0; i < CHOICES; i++) {
        if (pdup__text_is(value, size, known->choices[i])) {
            *out = i;
            return true;
        }
    }
    return false;
}

pdup__issue pdup__tariff_unknown(const char *key, size_t size) {
    pdup__nearest nearest = pdup__nearest_to(key, size);
    for (int32_t i = 0; i < PDUP__TARIFF_FIELDS; i++) {
        pdup__nearest_offer(&nearest, fields[i].key);
    }
    pdup__issue issue = pdup__issue_unknown(PDUP_E_KEY, PDUP__M_TARIFF_FIELD, &nearest);
    pdup__issue_at(&issue, PDUP_PART_KEY, 0);
    return issue;
}

static pdup__issue refused_value(const tariff_field *known, const char *value, size_t size) {
    pdup__issue issue =
        pdup__issue_of(PDUP_E_VALUE, known->highest > 0 ? PDUP__M_NUMBER_TO : PDUP__M_ONE_OF_TWO);
    pdup__issue_at(&issue, PDUP_PART_VALUE, 0);
    if (known->highest > 0) {
        pdup__issue_number(&issue, known->highest);
    } else {
        pdup__issue_text(&issue, known->choices[0]);
        pdup__issue_text(&issue, known->choices[1]);
    }
    pdup__issue_word(&issue, value, size);
    return issue;
}

pdup_status pdup__tariff_set(pdup_tariff *tariff, const char *key, size_t key_size,
                             const char *value, size_t value_size, pdup__issue *why) {
    int32_t at = find_field(key, key_size);
    if (at < 0) {
        *why = pdup__tariff_unknown(key, key_size);
        return why->status;
    }
    const tariff_field *known = &fields[at];
    int32_t number;
    if (known->highest > 0 ? !read_number(value, value_size, known->highest, &number)
                           : !read_choice(known, value, value_size, &number)) {
        *why = refused_value(known, value, value_size);
        return why->status;
    }
    tariff->values[at] = number;
    return PDUP_OK;
}

pdup_status pdup_tariff_set(pdup_tariff *tariff, const char *key, size_t key_size,
                            const char *value, size_t value_size, pdup_faults *faults) {
    if (!pdup__handle_is(tariff, PDUP__TARIFF) || !pdup__faults_may_be(faults) || !key || !value) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    pdup_status status = pdup__tariff_set(tariff, key, key_size, value, value_size, &why);
    return status == PDUP_OK ? PDUP_OK
                             : pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
}

pdup_status pdup_tariff_value(const pdup_tariff *tariff, const char *key, size_t key_size,
                              char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(tariff, PDUP__TARIFF) || !key) {
        return PDUP_E_ARG;
    }
    int32_t at = find_field(key, key_size);
    if (at < 0) {
        return PDUP_E_KEY;
    }
    pdup__line text = {0};
    if (fields[at].highest > 0) {
        pdup__line_add_integer(&text, tariff->values[at]);
    } else {
        pdup__line_add(&text, fields[at].choices[tariff->values[at]]);
    }
    return pdup__text_give(text.bytes, text.length, buf, cap, len_out);
}

static const tariff_field *field_at(int32_t index) {
    return index >= 0 && index < PDUP__TARIFF_FIELDS ? &fields[index] : NULL;
}

const char *pdup__tariff_key(int32_t index) {
    const tariff_field *found = field_at(index);
    return found ? found->key : NULL;
}

const char *pdup__tariff_description(int32_t index) {
    const tariff_field *found = field_at(index);
    return found ? found->description : NULL;
}

int32_t pdup__tariff_highest(int32_t index) {
    const tariff_field *found = field_at(index);
    return found ? found->highest : 0;
}

const char *pdup__tariff_choice(int32_t index, int32_t choice) {
    return fields[index].choices[choice];
}

pdup_tariff *pdup_tariff_ref(pdup_tariff *tariff) {
    return pdup__handle_ref(tariff, PDUP__TARIFF);
}

void pdup_tariff_unref(pdup_tariff *tariff) {
    if (pdup__handle_unref(tariff, PDUP__TARIFF)) {
        pdup__handle_free(tariff);
    }
}
