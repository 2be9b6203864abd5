/* SPDX-License-Identifier: MIT */
/* The `movement` line, and the movement it asks for. */
#include "event_file/handlers.h"
#include "event_file/key_values.h"
#include "event_file/keys.h"
#include "event_file/session_plan.h"
#include "event_file/words.h"

void pdup__plan_complain(pdup__reader *reader, pdup__plan_value value, const pdup__issue *issue) {
    reader->line = value.line;
    pdup__complain(reader, value.column, issue);
}

static const struct kind {
    const char *word;
    pdup__plan_kind kind;
    int32_t fewest; /* tables, or players of an individual movement */
} kinds[] = {
    {"rotation", PDUP__PLAN_ROTATION, 5},
    {"skip", PDUP__PLAN_SKIP, 3},
    {"best", PDUP__PLAN_BEST, 3},
    {"individual", PDUP__PLAN_INDIVIDUAL, 3},
};

enum { KINDS = sizeof kinds / sizeof kinds[0] };

enum { SIZE, SEATS, ROUNDS, LAST, BOXES, MOVEMENT_SETTINGS };

static const pdup__setting lines_settings[MOVEMENT_SETTINGS] = {
    [SIZE] = {.key = "tables", .is_needed = true},
    [SEATS] = {.key = "seats", .is_needed = true},
    [ROUNDS] = {.key = "rounds"},
    [LAST] = {.key = "rooms"},
    [BOXES] = {.key = "boxes"},
};

static const pdup__setting individual_settings[MOVEMENT_SETTINGS] = {
    [SIZE] = {.key = "players", .is_needed = true},
    [SEATS] = {.key = "seats", .is_needed = true},
    [ROUNDS] = {.key = "rounds"},
    [LAST] = {.key = "variant"},
    [BOXES] = {.key = "boxes"},
};

static pdup__plan_value value_of(const pdup__reader *reader, const pdup__settings *settings,
                                 int index, int32_t number) {
    return (pdup__plan_value){number, reader->line, settings->values[index].column};
}

static bool read_variant(pdup__reader *reader, const pdup__settings *settings, int32_t *variant) {
    static const char *const words[] = {"S", "D", "F", "X"};
    const pdup__word *word = &settings->values[LAST];
    *variant = PDUP_VARIANT_NONE;
    if (!pdup__setting_is_given(settings, LAST)) {
        return true;
    }
    for (int32_t i = 0; i < PDUP_VARIANT_EXCHANGE; i++) {
        if (pdup__word_is(word, words[i])) {
            *variant = PDUP_VARIANT_SINGLE + i;
            return true;
        }
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_A_VARIANT);
    return false;
}

/* There is one way to turn them for each kind; 1 if it is wanted. */
static bool read_boxes(pdup__reader *reader, const pdup__settings *settings, bool is_individual,
                       int32_t *boxes) {
    const pdup__word *word = &settings->values[BOXES];
    *boxes = pdup__setting_is_given(settings, BOXES);
    if (*boxes == 0 || pdup__word_is(word, is_individual ? "even-seats" : "one-winner")) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word,
                     is_individual ? PDUP__M_BOXES_INDIVIDUAL : PDUP__M_BOXES_LINES);
    return false;
}

static void read_kind(pdup__reader *reader, const pdup__words *words, const struct kind *kind) {
    bool is_individual = kind->kind == PDUP__PLAN_INDIVIDUAL;
    pdup__settings settings = {.known = is_individual ? individual_settings : lines_settings,
                               .count = MOVEMENT_SETTINGS};
    pdup__plan *plan = &reader->plan;
    int32_t size;
    int32_t seats;
    int32_t rounds;
    int32_t last;
    int32_t boxes;
    bool is_right = pdup__read_settings(reader, words, 2, &settings);
    is_right = pdup__setting_number(reader, &settings, SIZE, kind->fewest,
                                    is_individual ? PDUP_MAX_PLAYERS : PDUP_MAX_TABLES, &size) &&
               is_right;
    is_right = pdup__setting_number(reader, &settings, SEATS, 3, 4, &seats) && is_right;
    is_right =
        pdup__setting_number(reader, &settings, ROUNDS, 1, PDUP_MAX_ROUNDS, &rounds) && is_right;
    is_right =
        (is_individual ? read_variant(reader, &settings, &last)
                       : pdup__setting_number(reader, &settings, LAST, 1, PDUP_MAX_ROOMS, &last)) &&
        is_right;
    is_right = read_boxes(reader, &settings, is_individual, &boxes) && is_right;
    /* The seats count also where there is no movement of these tables: rows are read by them. */
    plan->seats = value_of(reader, &settings, SEATS, seats);
    if (is_right) {
        plan->kind = kind->kind;
        plan->size = value_of(reader, &settings, SIZE, size);
        plan->limit = value_of(reader, &settings, ROUNDS, rounds);
        plan->last = value_of(reader, &settings, LAST, last);
        plan->boxes = value_of(reader, &settings, BOXES, boxes);
    }
}

/* NULL, and it is refused, if it is none of them. */
static const struct kind *find_kind(pdup__reader *reader, const pdup__word *word) {
    pdup__word key;
    pdup__word value;
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int i = 0; i < KINDS; i++) {
        if (pdup__word_is(word, kinds[i].word)) {
            return &kinds[i];
        }
        pdup__suggest_offer(&suggestion, kinds[i].word);
    }
    if (pdup__word_split(word, &key, &value) && pdup__word_is(&key, "file")) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_UNSUPPORTED, PDUP__M_NO_FILES);
        pdup__issue_add_word(&issue, word);
        pdup__complain(reader, word->column, &issue);
    } else {
        pdup__fault_unknown(reader, PDUP_E_FILE_WORD, PDUP__M_MOVEMENT, &suggestion);
    }
    return NULL;
}

void pdup__read_movement(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_MOVEMENT)) {
        return;
    }
    pdup__claim *claim =
        pdup__claim_take(reader, PDUP_E_FILE_TWICE, pdup__key(reader->number, PDUP__LINE_MOVEMENT),
                         words->at[0].column);
    const struct kind *kind = claim ? find_kind(reader, &words->at[1]) : NULL;
    if (!kind) {
        return;
    }
    read_kind(reader, words, kind);
    if (reader->plan.kind != PDUP__PLAN_NONE) {
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

typedef pdup_status new_by_lines(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                 pdup_movement **out);

static new_by_lines *const makers[] = {
    [PDUP__PLAN_ROTATION] = pdup_movement_new_rotation,
    [PDUP__PLAN_SKIP] = pdup_movement_new_skip,
    [PDUP__PLAN_BEST] = pdup_movement_new_best,
};

/* Where the best has fewer rounds than the line asks for, the one that has as many as tables. */
static pdup_status lengthen(const pdup__reader *reader, pdup_movement **movement) {
    const pdup__plan *plan = &reader->plan;
    if (plan->kind != PDUP__PLAN_BEST ||
        plan->limit.number <= pdup_movement_number(*movement, PDUP_MOVEMENT_FIELD_ROUNDS)) {
        return PDUP_OK;
    }
    pdup_movement_unref(*movement);
    return pdup_movement_new_lines(reader->allocator, plan->size.number, plan->seats.number,
                                   PDUP_LINES_WHOLE, movement);
}

static pdup_status make_kind(const pdup__reader *reader, pdup_movement **out) {
    const pdup__plan *plan = &reader->plan;
    *out = NULL;
    if (plan->kind == PDUP__PLAN_NONE) {
        return PDUP_OK;
    }
    if (plan->kind == PDUP__PLAN_INDIVIDUAL) {
        return pdup_movement_new_individual(reader->allocator, plan->size.number,
                                            plan->seats.number, plan->last.number, out);
    }
    pdup_status status =
        makers[plan->kind](reader->allocator, plan->size.number, plan->seats.number, out);
    return status == PDUP_OK ? lengthen(reader, out) : status;
}

static void refuse_size(pdup__reader *reader, pdup_status status) {
    const pdup__plan *plan = &reader->plan;
    bool is_rotation = plan->kind == PDUP__PLAN_ROTATION;
    pdup__issue issue =
        pdup__issue_of(status, is_rotation              ? PDUP__M_ROTATION_FACTORS
                               : plan->last.number != 0 ? PDUP__M_INDIVIDUAL_VARIANT_SIZE
                                                        : PDUP__M_INDIVIDUAL_SIZE);
    pdup__issue_number(&issue, plan->size.number);
    if (!is_rotation) {
        pdup__issue_number(&issue, plan->seats.number);
    }
    pdup__plan_complain(reader, plan->size, &issue);
}

/* The same in all rooms. */
static pdup_movement *put_in_rooms(pdup__reader *reader, pdup_movement *room) {
    const pdup__plan *plan = &reader->plan;
    pdup_movement *movement;
    if (plan->kind == PDUP__PLAN_INDIVIDUAL || plan->last.number == 0) {
        return room;
    }
    pdup_status status = pdup_movement_with_rooms(room, plan->last.number, &movement);
    pdup_movement_unref(room);
    if (status == PDUP_E_RANGE) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_ROOMS_TOO_LARGE);
        pdup__issue_number(&issue, plan->last.number);
        pdup__plan_complain(reader, plan->last, &issue);
        return NULL;
    }
    return pdup__ok_or_nomem(reader, status) ? movement : NULL;
}

pdup_movement *pdup__plan_make(pdup__reader *reader) {
    pdup_movement *movement;
    pdup_status status = make_kind(reader, &movement);
    if (status == PDUP_E_NO_MOVEMENT || status == PDUP_E_RANGE) {
        refuse_size(reader, status);
        return NULL;
    }
    return pdup__ok_or_nomem(reader, status) && movement ? put_in_rooms(reader, movement) : NULL;
}
