/* SPDX-License-Identifier: MIT */
#include "ruling/book/reference.h"

#include "ruling/book/provision_list.h"
#include "ruling/book/rule_table.h"
#include "text/nearest.h"

#include <pdup/ruling.h>

#include <string.h>

/* Provisions of which the table has no row of their own, as they prescribe no step or their rows stand with what they
 * belong to; lists without numbers are counted. doc/rulings.md says why. */
static const char *const without_rows[] = {
    "1",         "3.1",      "3.2",      "3.3",       "3.4",       "5.1",       "5.2",
    "5.3",       "5.4",      "7",        "8",         "9",         "13.1",      "13.2.1",
    "13.2.2",    "13.2.4.1", "13.2.4.2", "13.2.4.3",  "13.2.4.4",  "13.2.4.5",  "13.2.4.6",
    "13.2.4.7",  "13.2.4.8", "13.2.4.9", "13.2.4.10", "13.2.4.11", "13.2.4.12", "13.2.4.13",
    "13.2.4.14", "13.2.5.1", "13.2.5.2", "13.2.8.1",  "13.2.8.2",
};

/* The whole provision on discipline, and the item that says what is final. */
static const char discipline[] = "13.2.4";
static const char order[] = "13.2.4.10";

static uint32_t bit(int32_t kind) {
    return 1U << kind;
}

/* Of nothing is it said that it is unusual. */
static const uint32_t every_kind = ~0U;

/* The effects of a ruling that an effect of a step can be. */
static uint32_t effects_of(pdup_step_effect effect) {
    switch (effect) {
    case PDUP_STEP_EFFECT_ARTIFICIAL:
        return bit(PDUP_EFFECT_KIND_ARTIFICIAL);
    case PDUP_STEP_EFFECT_ASSIGNED:
        return bit(PDUP_EFFECT_KIND_ASSIGNED);
    case PDUP_STEP_EFFECT_ADJUSTED:
    case PDUP_STEP_EFFECT_INNOCENT:
        return bit(PDUP_EFFECT_KIND_ARTIFICIAL) | bit(PDUP_EFFECT_KIND_ASSIGNED);
    case PDUP_STEP_EFFECT_ANNULLED:
    case PDUP_STEP_EFFECT_KEPT:
        return bit(PDUP_EFFECT_KIND_ANNULLED);
    case PDUP_STEP_EFFECT_DEFERRED:
        return bit(PDUP_EFFECT_KIND_DEFERRED);
    case PDUP_STEP_EFFECT_PENALTY:
    case PDUP_STEP_EFFECT_DISCIPLINE:
        return bit(PDUP_EFFECT_KIND_PENALTY);
    case PDUP_STEP_EFFECT_SUSPENSION:
        return bit(PDUP_EFFECT_KIND_SUSPENDED);
    case PDUP_STEP_EFFECT_DISQUALIFICATION:
        return bit(PDUP_EFFECT_KIND_DISQUALIFIED);
    default:
        return 0;
    }
}

/* The rows of a provision and its parts, and all rows of its sections. */
typedef struct rows {
    const char *provision;
    bool is_above; /* those of what the provision is a part of, in their place */
    int32_t section;
    int32_t row;
} rows;

static bool is_row(const rows *walk, const pdup__section *section, const pdup__rule *rule) {
    return walk->is_above ? pdup__provision_has(rule->provision, walk->provision)
                          : pdup__provision_has(walk->provision, section->name) ||
                                pdup__provision_has(walk->provision, rule->provision);
}

/* NULL after the last. */
static const pdup__rule *next_row(rows *walk) {
    for (; walk->section < PDUP__SECTIONS; walk->section++, walk->row = 0) {
        const pdup__section *section = pdup__section_of(walk->section);
        while (walk->row < section->rule_count) {
            const pdup__rule *rule = &section->rules[walk->row++];
            if (is_row(walk, section, rule)) {
                return rule;
            }
        }
    }
    return NULL;
}

static bool has_rows(const char *provision) {
    rows walk = {.provision = provision};
    return next_row(&walk) != NULL;
}

static bool is_known(const char *provision) {
    bool is_found = has_rows(provision);
    for (size_t i = 0; i < sizeof without_rows / sizeof without_rows[0] && !is_found; i++) {
        is_found = pdup__provision_has(provision, without_rows[i]);
    }
    return is_found;
}

/* What the steps of the rows do, but not what others do that they send to. */
static uint32_t own_effects(const char *provision) {
    rows walk = {.provision = provision};
    uint32_t found = 0;
    for (const pdup__rule *rule = next_row(&walk); rule; rule = next_row(&walk)) {
        found |= effects_of(pdup__step_of(rule->step)->effect);
    }
    return found;
}

static uint32_t usual_effects(const char *provision) {
    rows walk = {.provision = provision, .is_above = !has_rows(provision)};
    uint32_t found = 0;
    for (const pdup__rule *rule = next_row(&walk); rule; rule = next_row(&walk)) {
        const pdup__listed_step *step = pdup__step_of(rule->step);
        found |= effects_of(step->effect) | (step->also ? own_effects(step->also) : 0);
    }
    return found;
}

static bool is_right(const pdup__provision *provision) {
    return !provision->has_comma && is_known(provision->text);
}

void pdup__reference_read(const char *text, size_t size, pdup__reference *out,
                          pdup__line *written) {
    pdup__provision_list found;
    *out = (pdup__reference){.usual = every_kind};
    if (size == 0 || !pdup__provision_list_read(text, size, &found)) {
        return;
    }
    uint32_t usual = 0;
    bool keeps_order = true;
    for (int32_t i = 0; i < found.count; i++) {
        const char *provision = found.at[i].text;
        out->is_unknown = out->is_unknown || !is_right(&found.at[i]);
        usual |= usual_effects(provision);
        keeps_order = keeps_order && pdup__provision_has(discipline, provision) &&
                      pdup__provision_has(provision, order);
    }
    if (out->is_unknown) {
        return;
    }
    out->usual = usual;
    out->keeps_order = keeps_order;
    for (int32_t i = 0; i < found.count; i++) {
        pdup__line_add(written, i > 0 ? pdup__provision_separator(&found.at[i]) : "");
        pdup__line_add(written, found.at[i].text);
    }
}

/* Of two that differ. */
static size_t common_size(const char *a, const char *b) {
    size_t size = 0;
    while (a[size] == b[size]) {
        size++;
    }
    return size;
}

static void offer(pdup__nearest *nearest, size_t common, const char *name) {
    if (common_size(nearest->bytes, name) == common) {
        pdup__nearest_offer(nearest, name);
    }
}

/* The provisions that begin with so many of the same bytes. From the end, for what goes beyond a list is nearest to the
 * last of it. */
static void offer_all(pdup__nearest *nearest, size_t common) {
    for (int32_t i = PDUP__SECTIONS - 1; i >= 0; i--) {
        const pdup__section *section = pdup__section_of(i);
        for (int32_t k = section->rule_count - 1; k >= 0; k--) {
            offer(nearest, common, section->rules[k].provision);
        }
        offer(nearest, common, section->name);
    }
    for (size_t i = sizeof without_rows / sizeof without_rows[0]; i > 0; i--) {
        offer(nearest, common, without_rows[i - 1]);
    }
}

/* Of equally near ones the one that stands nearest to it in the rules. */
static pdup__nearest nearest_to(const pdup__provision *provision) {
    pdup__nearest nearest = pdup__nearest_to(provision->text, provision->length);
    if (is_known(provision->text)) {
        pdup__nearest_offer(&nearest, provision->text);
        return nearest;
    }
    for (size_t common = provision->length + 1; common > 0; common--) {
        offer_all(&nearest, common - 1);
    }
    return nearest;
}

/* In Russian letters a provision may look like another: `11.2.В1` is 11.2.V1, and the rules have an 11.2.B1. A letter
 * that is none of the rules' is not read as any. */
static bool is_read_as_another(const char *text, size_t size, const pdup__provision *provision) {
    size_t at = 0;
    while (at < size && (text[at] & 0x80) == 0) {
        at++;
    }
    return at < size && !provision->has_comma && !strchr(provision->text, '?');
}

void pdup__reference_add_unknown(const char *text, size_t size, pdup__line *line) {
    pdup__provision_list found;
    int32_t at = 0;
    (void)pdup__provision_list_read(text, size, &found);
    while (is_right(&found.at[at])) {
        at++;
    }
    const pdup__provision *provision = &found.at[at];
    pdup__nearest nearest = nearest_to(provision);
    pdup__line_add_quoted(line, found.texts[at], found.sizes[at]);
    if (is_read_as_another(found.texts[at], found.sizes[at], provision)) {
        pdup__line_add(line, ", which is read as ");
        pdup__line_add(line, provision->text);
    }
    pdup__nearest_add(&nearest, line);
}
