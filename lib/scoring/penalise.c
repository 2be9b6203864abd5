/* SPDX-License-Identifier: MIT */
/* Procedural penalties by the organisers' tariff (rules 12.2). */
#include "ruling/book/provision_list.h"
#include "scoring/penalty_tariff.h"
#include "scoring/regulations.h"

#include <string.h>

static const char section[] = "12.2";

enum { SECTION = sizeof section - 1 };

static bool is_written(const pdup__provision *provision, const char *word) {
    return !provision->has_comma && provision->length == strlen(word) &&
           memcmp(provision->text, word, provision->length) == 0;
}

static pdup_infraction infraction_of(const pdup__provision *provision) {
    bool is_within = provision->length > SECTION && pdup__provision_has(section, provision->text);
    if (!is_within) {
        return PDUP_INFRACTION_OTHER;
    }
    pdup_infraction found = PDUP_INFRACTION_NOT_COMPLYING;
    while (found > PDUP_INFRACTION_NONE && !is_written(provision, pdup__infraction_word(found))) {
        found--;
    }
    return found;
}

uint32_t pdup__infractions_of_rule(const char *rule, size_t rule_size) {
    pdup__provision_list list;
    uint32_t found = 0;
    if (!rule || rule_size == 0) {
        return 0;
    }
    if (pdup__provision_list_read(rule, rule_size, &list)) {
        for (int32_t i = 0; i < list.count; i++) {
            found |= 1U << infraction_of(&list.at[i]);
        }
    }
    uint32_t named = found & ~(1U << PDUP_INFRACTION_OTHER);
    return named != 0 ? named : 1U << PDUP_INFRACTION_OTHER;
}

pdup_infraction pdup_infraction_of_rule(const char *rule, size_t rule_size) {
    uint32_t found = pdup__infractions_of_rule(rule, rule_size);
    pdup_infraction infraction = PDUP_INFRACTION_OTHER;
    while (infraction > PDUP_INFRACTION_NONE && found != 1U << infraction) {
        infraction--;
    }
    return infraction;
}

/* NULL if the tariff has none. */
static const pdup__amount *find(const pdup__chosen *chosen, pdup_infraction infraction,
                                int32_t times) {
    const pdup__amount *amounts = chosen->penalties[infraction - PDUP_INFRACTION_LATE];
    const pdup__amount *amount = &amounts[times == 0 ? 0 : PDUP__PENALTY_TIMES - 1];
    return amount->basis != PDUP_PENALTY_NONE ? amount : NULL;
}

static pdup_status find_amount(const pdup_regulations *regulations, pdup_infraction infraction,
                               int32_t times, const pdup__amount **amount) {
    if (!pdup__infraction_word(infraction) || times < 0) {
        return PDUP_E_RANGE;
    }
    *amount = find(&regulations->chosen, infraction, times);
    return *amount ? PDUP_OK : PDUP_E_PENALTY_TARIFF;
}

pdup_status pdup_regulations_penalty(const pdup_regulations *regulations,
                                     pdup_infraction infraction, int32_t times,
                                     pdup_penalty *basis_out, int64_t *numerator_out,
                                     int64_t *denominator_out) {
    const pdup__amount *amount;
    if (!basis_out || !numerator_out || !denominator_out) {
        return PDUP_E_ARG;
    }
    *basis_out = PDUP_PENALTY_NONE;
    *numerator_out = 0;
    *denominator_out = 0;
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = find_amount(regulations, infraction, times, &amount);
    if (status != PDUP_OK) {
        return status;
    }
    *basis_out = amount->basis;
    *numerator_out = amount->numerator;
    *denominator_out = amount->denominator;
    return PDUP_OK;
}

pdup_status pdup_regulations_penalise(const pdup_regulations *regulations, int32_t player,
                                      pdup_infraction infraction, int32_t times, const char *reason,
                                      size_t reason_size, pdup_ruling **ruling_out) {
    const pdup__amount *amount;
    pdup_ruling *empty;
    if (!ruling_out) {
        return PDUP_E_ARG;
    }
    *ruling_out = NULL;
    if (!pdup__handle_is(regulations, PDUP__REGULATIONS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = find_amount(regulations, infraction, times, &amount);
    if (status != PDUP_OK) {
        return status;
    }
    const char *rule =
        infraction == PDUP_INFRACTION_OTHER ? section : pdup__infraction_word(infraction);
    status = pdup_ruling_new(&regulations->base.allocator, rule, strlen(rule), reason, reason_size,
                             NULL, &empty);
    if (status != PDUP_OK) {
        return status;
    }
    status = pdup_ruling_with_penalty(empty, player, amount->basis, amount->numerator,
                                      amount->denominator, NULL, ruling_out);
    pdup_ruling_unref(empty);
    return status;
}
