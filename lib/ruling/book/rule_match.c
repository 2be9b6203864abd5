/* SPDX-License-Identifier: MIT */
#include "ruling/book/rule_match.h"

#include "base/compat.h"
#include "text/line.h"

#include <string.h>

typedef struct word {
    const char *bytes;
    size_t size;
} word;

/* The part of the text before the separator; the text is then what follows it, NULL at its end. */
static word take(const char **text, char separator) {
    const char *end = strchr(*text, separator);
    word taken = {*text, end ? (size_t)(end - *text) : strlen(*text)};
    *text = end ? end + 1 : NULL;
    return taken;
}

/* Is the value one of those between the bars? `*` stands for all of them. */
static bool is_among(const pdup__fact *fact, int8_t value, word list) {
    const char *name = fact->values[value].name;
    size_t length = strlen(name);
    if (list.size == 1 && list.bytes[0] == '*') {
        return true;
    }
    for (size_t start = 0; start < list.size;) {
        size_t end = start;
        while (end < list.size && list.bytes[end] != '|') {
            end++;
        }
        if (end - start == length && memcmp(list.bytes + start, name, length) == 0) {
            return true;
        }
        start = end + 1;
    }
    return false;
}

/* One word `fact=values`, or one of those that ask for nothing: `fact==values`, given and one of these, and
 * `fact!=values`, the contrary. */
static pdup__truth match_fact(const pdup__section *section, word atom, const pdup__known *known,
                              uint32_t *asked) {
    const char *equals = memchr(atom.bytes, '=', atom.size);
    bool is_contrary = equals[-1] == '!';
    bool is_asked = !is_contrary && equals[1] != '=';
    int32_t fact =
        pdup__fact_find(section, atom.bytes, (size_t)(equals - atom.bytes) - is_contrary);
    if (PDUP_NEVER(fact < 0)) {
        return PDUP__FALSE;
    }
    int8_t value = known->values[fact];
    if (value == PDUP__NOT_GIVEN && is_asked) {
        *asked = 1U << fact;
        return PDUP__UNSURE;
    }
    const char *values = is_asked || is_contrary ? equals + 1 : equals + 2;
    word list = {values, atom.size - (size_t)(values - atom.bytes)};
    bool is_one = value != PDUP__NOT_GIVEN && is_among(&section->facts[fact], value, list);
    return is_one != is_contrary ? PDUP__TRUE : PDUP__FALSE;
}

/* Words that are all facts. A false one decides, wherever it stands. */
static pdup__truth match_facts(const pdup__section *section, const char *when,
                               const pdup__known *known, uint32_t *asked) {
    pdup__truth truth = PDUP__TRUE;
    while (when) {
        uint32_t next = 0;
        pdup__truth one = match_fact(section, take(&when, ' '), known, &next);
        if (one == PDUP__FALSE) {
            return one;
        }
        if (one == PDUP__UNSURE && truth == PDUP__TRUE) {
            truth = one;
            *asked = next;
        }
    }
    return truth;
}

/* A term holds if one of its conditions does; of those that are unsure the first is asked about. */
static pdup__truth match_term(const pdup__section *section, word name, const pdup__known *known,
                              uint32_t *asked) {
    pdup__truth truth = PDUP__FALSE;
    for (int32_t i = 0; i < section->term_count; i++) {
        const pdup__term *term = &section->terms[i];
        if (!pdup__text_is(name.bytes, name.size, term->name)) {
            continue;
        }
        uint32_t next = 0;
        pdup__truth one = match_facts(section, term->when, known, &next);
        if (one == PDUP__TRUE) {
            return one;
        }
        if (one == PDUP__UNSURE && truth == PDUP__FALSE) {
            truth = one;
            *asked = next;
        }
    }
    return truth;
}

pdup__truth pdup__condition(const pdup__section *section, const char *when,
                            const pdup__known *known, uint32_t *asked) {
    pdup__truth truth = PDUP__TRUE;
    uint32_t first = 0;
    while (when) {
        word atom = take(&when, ' ');
        uint32_t next = 0;
        pdup__truth one = memchr(atom.bytes, '=', atom.size)
                              ? match_fact(section, atom, known, &next)
                              : match_term(section, atom, known, &next);
        if (one == PDUP__FALSE) {
            return one;
        }
        if (one == PDUP__UNSURE && truth == PDUP__TRUE) {
            truth = one;
            first = next;
        }
    }
    *asked |= first;
    return truth;
}
