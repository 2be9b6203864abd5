/* SPDX-License-Identifier: MIT */
#include "event_file/plan.h"

#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/settings.h"
#include "event_file/words.h"

enum { LOWEST_TABLES = 5 };

enum { TABLES, SEATS, ROUNDS, ROOMS, MOVEMENT_SETTINGS };

static const pdup__setting movement_settings[MOVEMENT_SETTINGS] = {
    {.key = "tables", .is_needed = true},
    {.key = "seats", .is_needed = true},
    {.key = "rounds"},
    {.key = "rooms", .is_unsupported = true},
};

static pdup__plan_value value_of(const pdup__reader *reader, int32_t number, int32_t column) {
    return (pdup__plan_value){number, reader->line, column};
}

static void read_rotation(pdup__reader *reader, const pdup__words *words) {
    pdup__settings settings = {.known = movement_settings, .count = MOVEMENT_SETTINGS};
    pdup__plan *plan = &reader->plan;
    int32_t tables;
    int32_t seats;
    int32_t rounds;
    bool is_right = pdup__read_settings(reader, words, 2, &settings);
    is_right =
        pdup__setting_number(reader, &settings, TABLES, LOWEST_TABLES, PDUP_MAX_TABLES, &tables) &&
        is_right;
    is_right = pdup__setting_number(reader, &settings, SEATS, 3, 4, &seats) && is_right;
    is_right =
        pdup__setting_number(reader, &settings, ROUNDS, 1, PDUP_MAX_ROUNDS, &rounds) && is_right;
    /* The seats count also where there is no movement of these tables: rows are read by them. */
    plan->seats = value_of(reader, seats, settings.values[SEATS].column);
    if (is_right) {
        plan->tables = value_of(reader, tables, settings.values[TABLES].column);
        plan->limit = value_of(reader, rounds, settings.values[ROUNDS].column);
    }
}

/* Known to the format, not to this version. */
static bool is_other_movement(const pdup__word *word) {
    pdup__word key;
    pdup__word value;
    return pdup__word_is(word, "skip") || pdup__word_is(word, "best") ||
           pdup__word_is(word, "individual") ||
           (pdup__word_split(word, &key, &value) && pdup__word_is(&key, "file"));
}

static void refuse_movement(pdup__reader *reader, const pdup__word *word) {
    if (is_other_movement(word)) {
        pdup__fault_unsupported(reader, word);
        return;
    }
    pdup__suggestion suggestion = pdup__suggest(word);
    pdup__suggest_offer(&suggestion, "rotation");
    pdup__suggest_offer(&suggestion, "skip");
    pdup__suggest_offer(&suggestion, "best");
    pdup__suggest_offer(&suggestion, "individual");
    pdup__fault_unknown(reader, PDUP_E_FILE_WORD, "movement", &suggestion);
}

void pdup__read_movement(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, "movement KIND KEY=VALUE...")) {
        return;
    }
    pdup__place *place =
        pdup__claim(reader, PDUP_E_FILE_TWICE, pdup__key(reader->number, PDUP__LINE_MOVEMENT),
                    words->at[0].column);
    if (!place) {
        return;
    }
    if (!pdup__word_is(&words->at[1], "rotation")) {
        refuse_movement(reader, &words->at[1]);
        return;
    }
    read_rotation(reader, words);
    if (reader->plan.tables.number != 0) {
        pdup__settle(reader, place, words->at[1].column);
    }
}

static void read_count(pdup__reader *reader, const pdup__words *words, pdup__line_kind kind,
                       const char *wanted, pdup__plan_value *value) {
    int32_t number;
    if (!pdup__count_words(reader, words, 2, 2, wanted)) {
        return;
    }
    pdup__place *place = pdup__claim(reader, PDUP_E_FILE_TWICE, pdup__key(reader->number, kind),
                                     words->at[0].column);
    if (place && pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_ROUNDS, &number)) {
        *value = value_of(reader, number, words->at[1].column);
        pdup__settle(reader, place, words->at[1].column);
    }
}

void pdup__read_rounds(pdup__reader *reader, const pdup__words *words) {
    read_count(reader, words, PDUP__LINE_ROUNDS, "rounds NUMBER", &reader->plan.rounds);
}

void pdup__read_played(pdup__reader *reader, const pdup__words *words) {
    read_count(reader, words, PDUP__LINE_PLAYED, "played NUMBER", &reader->plan.played);
}

static pdup__line *fault_at(pdup__reader *reader, pdup_status status, pdup__plan_value value) {
    reader->line = value.line;
    return pdup__fault_begin(reader, status, value.column);
}

/* A number of rounds must not be more than there are, where that is known; if it is, it counts as not given. */
static void limit_rounds(pdup__reader *reader, pdup__plan_value *value, int32_t most,
                         const char *what) {
    if (most == 0 || value->number <= most) {
        return;
    }
    pdup__line *text = fault_at(reader, PDUP_E_FILE_WORD, *value);
    pdup__line_add_integer(text, value->number);
    pdup__line_add(text, " rounds, but ");
    pdup__line_add(text, what);
    pdup__line_add(text, " ");
    pdup__line_add_integer(text, most);
    pdup__fault_end(reader);
    *value = (pdup__plan_value){0};
}

static int32_t first_given(int32_t first, int32_t second, int32_t third) {
    return first != 0 ? first : second != 0 ? second : third;
}

/* `rounds` is announced, before it what the movement line says, before that the whole movement; `played` tells that
 * it came to less. All numbers are 0 where nothing is known. */
static void check_rounds(pdup__reader *reader, int32_t all) {
    pdup__plan *plan = &reader->plan;
    limit_rounds(reader, &plan->limit, all, "the movement has");
    int32_t most = first_given(plan->limit.number, all, 0);
    limit_rounds(reader, &plan->rounds, most, "the movement has");
    int32_t announced = first_given(plan->rounds.number, plan->limit.number, all);
    limit_rounds(reader, &plan->played, announced, "announced were");
    if (plan->played.number != 0 && plan->played.number < announced) {
        pdup__line *text = fault_at(reader, PDUP_W_STOPPED, plan->played);
        pdup__line_add_integer(text, plan->played.number);
        pdup__line_add(text, " of ");
        pdup__line_add_integer(text, announced);
        pdup__fault_end(reader);
    }
}

static pdup_movement *make_rotation(pdup__reader *reader) {
    const pdup__plan *plan = &reader->plan;
    pdup_movement *movement;
    pdup_status status = pdup_movement_new_rotation(reader->allocator, plan->tables.number,
                                                    plan->seats.number, &movement);
    if (status == PDUP_E_NO_MOVEMENT) {
        pdup__line *text = fault_at(reader, status, plan->tables);
        pdup__line_add(text, "a rotation needs tables without a factor 2 or 3, not ");
        pdup__line_add_integer(text, plan->tables.number);
        pdup__fault_end(reader);
        return NULL;
    }
    return pdup__is_done(reader, status) ? movement : NULL;
}

/* Rules 5: a movement may be stopped early; what was not played is not part of it. */
static pdup_movement *shorten(pdup__reader *reader, pdup_movement *movement) {
    const pdup__plan *plan = &reader->plan;
    int32_t rounds = first_given(plan->played.number, plan->rounds.number, plan->limit.number);
    if (rounds == 0) {
        return movement;
    }
    pdup_movement *shorter;
    pdup_status status = pdup_movement_with_rounds(movement, rounds, &shorter);
    pdup_movement_unref(movement);
    return pdup__is_done(reader, status) ? shorter : NULL;
}

static void lay_down(pdup__reader *reader, pdup_movement *movement) {
    const pdup__plan *plan = &reader->plan;
    pdup_status status = pdup_session_set_movement(reader->session, movement);
    if (status != PDUP_OK) {
        pdup__line *text = fault_at(reader, status, plan->tables);
        pdup__line_add_integer(text, plan->tables.number);
        pdup__line_add(text, " tables of ");
        pdup__line_add_integer(text, plan->seats.number);
        pdup__line_add(text, " seat ");
        pdup__line_add_integer(text, pdup_movement_player_count(movement));
        pdup__line_add(text, " players, not ");
        pdup__line_add_integer(text, reader->file->player_count);
        pdup__fault_end(reader);
    }
}

void pdup__plan_apply(pdup__reader *reader) {
    pdup_movement *movement = reader->plan.tables.number != 0 ? make_rotation(reader) : NULL;
    check_rounds(reader, movement ? pdup_movement_round_count(movement) : 0);
    if (movement) {
        movement = shorten(reader, movement);
    }
    if (movement && reader->session) {
        lay_down(reader, movement);
    }
    pdup_movement_unref(movement);
}
