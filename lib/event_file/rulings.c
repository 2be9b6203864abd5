/* SPDX-License-Identifier: MIT */
/* The `ruling` lines: adjusted scores, annulment, deferred results for the seats of one row (rules 11.2, 11.3.V,
 * 13.2.5), or in words what was decided without any of them. */
#include "event_file/effect_words.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/ruling_words.h"
#include "event_file/tables.h"
#include "event_file/words.h"

enum { SEATS = 4 };

enum { BOARD = PDUP__GIVEN_SETTINGS, ROUND, TABLE, FIRST_SEAT, SETTINGS = FIRST_SEAT + SEATS };

static const pdup__setting ruling_settings[SETTINGS] = {
    PDUP__GIVEN,
    [BOARD] = {.key = "board"},
    [ROUND] = {.key = "round"},
    [TABLE] = {.key = "table"},
    [FIRST_SEAT] = {.key = "N", .is_seat = true},
    [FIRST_SEAT + 1] = {.key = "E", .is_seat = true},
    [FIRST_SEAT + 2] = {.key = "S", .is_seat = true},
    [FIRST_SEAT + 3] = {.key = "W", .is_seat = true},
};

/* A ruling as its line has it. */
typedef struct ruling_words {
    pdup__given given;
    int32_t board;
    int32_t round;
    int32_t table;
    pdup__effect_word effects[SEATS]; /* N E S W */
} ruling_words;

static bool has_seat(const pdup__settings *settings) {
    for (int i = FIRST_SEAT; i < SETTINGS; i++) {
        if (pdup__setting_is_given(settings, i)) {
            return true;
        }
    }
    return false;
}

static bool read_awards(pdup__reader *reader, ruling_words *ruling) {
    const pdup__settings *settings = &ruling->given.settings;
    bool is_right = true;
    for (int i = 0; i < SEATS; i++) {
        if (pdup__setting_is_given(settings, FIRST_SEAT + i)) {
            is_right =
                pdup__read_effect(reader, &settings->values[FIRST_SEAT + i], &ruling->effects[i]) &&
                is_right;
        }
    }
    return is_right;
}

/* What seats are given is given on a row. Without them a ruling is about a row, a board or neither, and its reason says
 * what was decided: so a forgotten seat is no ruling that gives nothing. */
static bool check_whole(pdup__reader *reader, const pdup__words *words,
                        const pdup__settings *settings) {
    bool gives = has_seat(settings);
    bool is_on_row =
        gives || pdup__setting_is_given(settings, ROUND) || pdup__setting_is_given(settings, TABLE);
    for (int i = BOARD; i <= TABLE && is_on_row; i++) {
        if (!pdup__setting_check_given(reader, words, settings, i)) {
            return false;
        }
    }
    if (!gives && settings->values[PDUP__GIVEN_REASON].size == 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_RULING_SAYS);
        pdup__complain(reader, words->end_column, &issue);
        return false;
    }
    return true;
}

static bool read_ruling_words(pdup__reader *reader, const pdup__words *words,
                              ruling_words *ruling) {
    pdup__settings *settings = &ruling->given.settings;
    bool is_right =
        pdup__read_settings(reader, words, 2, settings) && check_whole(reader, words, settings);
    is_right = pdup__setting_number(reader, settings, BOARD, 1, PDUP_MAX_BOARDS, &ruling->board) &&
               is_right;
    is_right = pdup__setting_number(reader, settings, ROUND, 1, PDUP_MAX_ROUNDS, &ruling->round) &&
               is_right;
    is_right = (!pdup__setting_is_given(settings, TABLE) ||
                pdup__read_table(reader, &settings->values[TABLE], &ruling->table)) &&
               is_right;
    is_right = pdup__read_given(reader, &ruling->given) && is_right;
    return read_awards(reader, ruling) && is_right;
}

static pdup_status add_effect(const pdup_ruling *ruling, const ruling_words *words, int at,
                              pdup_faults *faults, pdup_ruling **out) {
    const pdup__effect_word *effect = &words->effects[at];
    pdup_seat seat = PDUP_SEAT_N + at;
    if (effect->kind == PDUP_EFFECT_KIND_ASSIGNED) {
        return pdup_ruling_with_assigned(ruling, words->board, words->round, words->table, seat,
                                         effect->whists, effect->weights, effect->outcome_count,
                                         faults, out);
    }
    if (effect->kind == PDUP_EFFECT_KIND_ANNULLED) {
        return pdup_ruling_with_annulled(ruling, words->board, words->round, words->table, seat,
                                         faults, out);
    }
    if (effect->kind == PDUP_EFFECT_KIND_DEFERRED) {
        return pdup_ruling_with_deferred(ruling, words->board, words->round, words->table, seat,
                                         faults, out);
    }
    if (effect->award == PDUP_AWARD_PERCENT) {
        return pdup_ruling_with_percent(ruling, words->board, words->round, words->table, seat,
                                        effect->percent, faults, out);
    }
    return pdup_ruling_with_artificial(ruling, words->board, words->round, words->table, seat,
                                       effect->award, faults, out);
}

/* Every seat that cannot be is complained of. Takes over the ruling. */
static pdup_ruling *with_effects(pdup__reader *reader, const ruling_words *words,
                                 pdup_ruling *ruling) {
    bool is_right = true;
    for (int i = 0; i < SEATS; i++) {
        if (words->effects[i].kind == PDUP_EFFECT_KIND_NONE) {
            continue;
        }
        pdup_ruling *next;
        pdup_status status = add_effect(ruling, words, i, pdup__reasons(reader), &next);
        next = pdup__next_ruling(reader, pdup_ruling_ref(ruling),
                                 words->given.settings.values[FIRST_SEAT + i].column, status, next);
        is_right = is_right && next;
        if (next) {
            pdup_ruling_unref(ruling);
            ruling = next;
        }
    }
    if (is_right) {
        return ruling;
    }
    pdup_ruling_unref(ruling);
    return NULL;
}

static pdup_ruling *make_ruling(pdup__reader *reader, const ruling_words *words) {
    pdup_ruling *next;
    const pdup__settings *settings = &words->given.settings;
    pdup_ruling *ruling = pdup__make_given(reader, &words->given);
    if (ruling && words->board != 0 && !has_seat(settings)) {
        pdup_status status = pdup_ruling_with_place(ruling, words->board, words->round,
                                                    words->table, pdup__reasons(reader), &next);
        ruling = pdup__next_ruling(reader, ruling, settings->values[BOARD].column, status, next);
    }
    return ruling ? with_effects(reader, words, ruling) : NULL;
}

static void push(pdup__reader *reader, const ruling_words *words, int32_t column) {
    const pdup__settings *settings = &words->given.settings;
    pdup__act act = {.ruling = make_ruling(reader, words),
                     .board = words->board,
                     .round = words->round,
                     .table = words->table,
                     .columns.number = column,
                     .columns.board = settings->values[BOARD].column};
    for (int i = 0; i < SEATS; i++) {
        act.columns.seats[i] = settings->values[FIRST_SEAT + i].column;
    }
    if (act.ruling) {
        pdup__push_given(reader, &words->given, act);
    }
}

void pdup__read_ruling(pdup__reader *reader, const pdup__words *words) {
    ruling_words ruling = {.given.settings = {.known = ruling_settings, .count = SETTINGS}};
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_RULING) ||
        !pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_RULINGS, &ruling.given.number)) {
        return;
    }
    pdup__claim *claim =
        pdup__claim_take(reader, PDUP_E_RULING_NUMBER,
                         pdup__key_number(reader->number, PDUP__LINE_RULING, ruling.given.number),
                         words->at[1].column);
    bool is_right = read_ruling_words(reader, words, &ruling);
    reader->board = ruling.board;
    reader->round = ruling.round;
    reader->table = ruling.table;
    if (claim && is_right) {
        pdup__claim_set(reader, claim, words->at[1].column);
        push(reader, &ruling, words->at[1].column);
    }
}
