/* SPDX-License-Identifier: MIT */
/* Rulings made of steps. */
#include "ruling/book/question.h"
#include "ruling/ruling.h"

#include <string.h>

/* What is done where. */
typedef struct task {
    const pdup__facts *facts;
    const pdup__rule *rule;
    int32_t board;
    int32_t round;
    int32_t table;
    uint32_t present; /* Seats of the table, as bits. */
} task;

/* The award of a seat by its fault (rules 11.2.B1); #PDUP_AWARD_NONE if that is not known. */
static pdup_award award_of(const pdup__facts *facts, uint32_t seat) {
    static const struct {
        const char *fact;
        pdup_award award;
    } faults[] = {
        {PDUP__AT_FAULT, PDUP_AWARD_MINUS},
        {PDUP__PARTLY, PDUP_AWARD_AVERAGE},
        {PDUP__NOT_AT_FAULT, PDUP_AWARD_PLUS},
    };
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        if (pdup__facts_seats(facts, faults[i].fact) & seat) {
            return faults[i].award;
        }
    }
    return PDUP_AWARD_NONE;
}

/* The best of the seat in the one set, or its worst in the other (rules 11.2.B2). */
static int32_t assigned_to(const pdup__facts *facts, bool is_innocent, int index) {
    const pdup__outcome_set *set = is_innocent ? &facts->without : &facts->possible;
    int32_t chosen = set->rows[0].whists[index];
    for (int32_t i = 1; i < set->count; i++) {
        int32_t whists = set->rows[i].whists[index];
        if (is_innocent ? whists > chosen : whists < chosen) {
            chosen = whists;
        }
    }
    return chosen;
}

static pdup_status with_artificial(const pdup_ruling *ruling, const task *is, pdup_seat seat,
                                   pdup_award award, pdup_ruling **out) {
    return award == PDUP_AWARD_NONE
               ? PDUP_E_ADVICE_FACTS
               : pdup_ruling_with_artificial(ruling, is->board, is->round, is->table, seat, award,
                                             NULL, out);
}

static pdup_status with_assigned(const pdup_ruling *ruling, const task *is, pdup_seat seat,
                                 pdup_ruling **out) {
    static const int32_t whole = 100;
    bool is_innocent = is->rule->step == PDUP__BEST_WITHOUT;
    int32_t whists = assigned_to(is->facts, is_innocent, pdup__seat_index(seat));
    return pdup_ruling_with_assigned(ruling, is->board, is->round, is->table, seat, &whists, &whole,
                                     1, NULL, out);
}

/* The seats that the step touches, as bits. */
static uint32_t touched_by(const task *is) {
    if (is->rule->seats) {
        return pdup__facts_seats(is->facts, is->rule->seats);
    }
    return pdup__step_of(is->rule->step)->touch == PDUP_TOUCH_NOBODY ? 0 : is->present;
}

/* The ruling with the effect on one seat; NULL if the step leaves the seat alone. */
static pdup_status with_seat(const pdup_ruling *ruling, const task *is, pdup_seat seat,
                             pdup_ruling **out) {
    uint32_t bit = 1U << pdup__seat_index(seat);
    pdup_step_effect effect = pdup__step_of(is->rule->step)->effect;
    bool is_touched = (touched_by(is) & bit) != 0;
    if (is_touched == (effect == PDUP_STEP_EFFECT_KEPT)) {
        return PDUP_OK;
    }
    switch (effect) {
    case PDUP_STEP_EFFECT_ARTIFICIAL:
    case PDUP_STEP_EFFECT_ADJUSTED:
        return with_artificial(ruling, is, seat, award_of(is->facts, bit), out);
    case PDUP_STEP_EFFECT_INNOCENT:
        return with_artificial(ruling, is, seat, PDUP_AWARD_PLUS, out);
    case PDUP_STEP_EFFECT_ASSIGNED:
        return with_assigned(ruling, is, seat, out);
    case PDUP_STEP_EFFECT_ANNULLED:
    case PDUP_STEP_EFFECT_KEPT:
        return pdup_ruling_with_annulled(ruling, is->board, is->round, is->table, seat, NULL, out);
    default:
        return PDUP_E_ADVICE_EFFECT;
    }
}

/* Is everyone whom a fact names at the table? */
static bool seats_are_there(const task *is) {
    for (int32_t i = 0; i < is->facts->section->fact_count; i++) {
        if (is->facts->seats[i] & ~is->present) {
            return false;
        }
    }
    return true;
}

static pdup_status with_seats(const pdup_ruling *ruling, const task *is, int32_t seats,
                              pdup_ruling **out) {
    pdup_ruling *made = NULL;
    for (pdup_seat seat = PDUP_SEAT_N; seat <= seats; seat++) {
        pdup_ruling *next = NULL;
        pdup_status status = with_seat(made ? made : ruling, is, seat, &next);
        if (status != PDUP_OK) {
            pdup_ruling_unref(made);
            return status;
        }
        if (next) {
            pdup_ruling_unref(made);
            made = next;
        }
    }
    *out = made;
    return made ? PDUP_OK : PDUP_E_ADVICE_EFFECT;
}

pdup_status pdup_ruling_with_step(const pdup_ruling *ruling, const pdup_advice *advice,
                                  int32_t index, int32_t board, int32_t round, int32_t table,
                                  int32_t seats, pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(ruling, PDUP__RULING) || !pdup__handle_is(advice, PDUP__ADVICE)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || index >= advice->step_count || seats < 3 || seats > PDUP__SEATS) {
        return PDUP_E_RANGE;
    }
    const task is = {&advice->facts, advice->steps[index], board, round, table, (1U << seats) - 1};
    return seats_are_there(&is) ? with_seats(ruling, &is, seats, out) : PDUP_E_RANGE;
}

pdup_status pdup_advice_ruling(const pdup_advice *advice, int32_t index, int32_t board,
                               int32_t round, int32_t table, int32_t seats, pdup_language language,
                               pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    const char *provision = pdup_advice_step_provision_at(advice, index);
    if (!provision) {
        return pdup__handle_is(advice, PDUP__ADVICE) ? PDUP_E_RANGE : PDUP_E_ARG;
    }
    const char *reason =
        pdup__phrase_in(&pdup__step_of(advice->steps[index]->step)->text, language);
    pdup_ruling *plain;
    if (!reason) {
        return PDUP_E_RANGE;
    }
    pdup_status status = pdup_ruling_new(&advice->base.allocator, provision, strlen(provision),
                                         reason, strlen(reason), NULL, &plain);
    if (status == PDUP_OK) {
        status = pdup_ruling_with_step(plain, advice, index, board, round, table, seats, out);
    }
    pdup_ruling_unref(plain);
    return status;
}
