/* SPDX-License-Identifier: MIT */
/* The `ruling` lines: adjusted scores and annulment for the seats of one row (rules 11.2, 11.3.V). */
#include "base/compat.h"
#include "event_file/effect_words.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/settings.h"
#include "event_file/tables.h"
#include "event_file/words.h"
#include "session/session.h"

enum { SEATS = 4 };

enum {
    RULE,
    BOARD,
    ROUND,
    TABLE,
    FIRST_SEAT,
    REASON = FIRST_SEAT + SEATS,
    TIME,
    REPLACES,
    SETTINGS
};

static const pdup__setting ruling_settings[SETTINGS] = {
    {.key = "rule", .is_needed = true},
    {.key = "board", .is_needed = true},
    {.key = "round", .is_needed = true},
    {.key = "table", .is_needed = true},
    {.key = "N", .is_seat = true},
    {.key = "E", .is_seat = true},
    {.key = "S", .is_seat = true},
    {.key = "W", .is_seat = true},
    {.key = "reason"},
    {.key = "time"},
    {.key = "replaces", .is_unsupported = true},
};

/* A ruling as its line has it. */
typedef struct ruling_words {
    pdup__settings settings;
    int32_t number;
    int32_t board;
    int32_t round;
    int32_t table;
    int64_t time;
    pdup__effect_word effects[SEATS]; /* N E S W */
} ruling_words;

static bool read_awards(pdup__reader *reader, const pdup__words *words, ruling_words *ruling) {
    bool is_right = true;
    bool has_seat = false;
    for (int i = 0; i < SEATS; i++) {
        if (pdup__setting_is_given(&ruling->settings, FIRST_SEAT + i)) {
            has_seat = true;
            is_right = pdup__read_effect(reader, &ruling->settings.values[FIRST_SEAT + i],
                                         &ruling->effects[i]) &&
                       is_right;
        }
    }
    if (!has_seat) {
        pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_COUNT, words->end_column);
        pdup__line_add(text, "a ruling says N=, E=, S= or W= what is given");
        pdup__fault_end(reader);
    }
    return is_right && has_seat;
}

static bool read_ruling_words(pdup__reader *reader, const pdup__words *words,
                              ruling_words *ruling) {
    pdup__settings *settings = &ruling->settings;
    bool is_right = pdup__read_settings(reader, words, 2, settings);
    is_right = pdup__setting_number(reader, settings, BOARD, 1, PDUP_MAX_BOARDS, &ruling->board) &&
               is_right;
    is_right = pdup__setting_number(reader, settings, ROUND, 1, PDUP_MAX_ROUNDS, &ruling->round) &&
               is_right;
    is_right = (!pdup__setting_is_given(settings, TABLE) ||
                pdup__read_table(reader, &settings->values[TABLE], &ruling->table)) &&
               is_right;
    is_right = pdup__setting_time(reader, settings, TIME, &ruling->time) && is_right;
    is_right = pdup__setting_text(reader, settings, RULE) && is_right;
    is_right = pdup__setting_text(reader, settings, REASON) && is_right;
    /* After another complaint the missing seat may be the misspelt setting. */
    return is_right && read_awards(reader, words, ruling);
}

static pdup_status add_effect(const pdup_ruling *ruling, const ruling_words *words, int at,
                              pdup_ruling **out) {
    const pdup__effect_word *effect = &words->effects[at];
    pdup_seat seat = PDUP_SEAT_N + at;
    if (effect->kind == PDUP_EFFECT_ASSIGNED) {
        return pdup_ruling_with_assigned(ruling, words->board, words->round, words->table, seat,
                                         effect->whists, effect->weights, effect->outcome_count,
                                         out);
    }
    if (effect->kind == PDUP_EFFECT_ANNULLED) {
        return pdup_ruling_with_annulled(ruling, words->board, words->round, words->table, seat,
                                         out);
    }
    if (effect->award == PDUP_AWARD_PERCENT) {
        return pdup_ruling_with_percent(ruling, words->board, words->round, words->table, seat,
                                        effect->percent, out);
    }
    return pdup_ruling_with_artificial(ruling, words->board, words->round, words->table, seat,
                                       effect->award, out);
}

static bool is_given(const ruling_words *words, int seat) {
    return words->effects[seat].kind != PDUP_EFFECT_NONE;
}

static pdup_ruling *make_ruling(pdup__reader *reader, const ruling_words *words) {
    const pdup__word *rule = &words->settings.values[RULE];
    const pdup__word *reason = &words->settings.values[REASON];
    pdup_ruling *ruling;
    pdup_status status = pdup_ruling_new(reader->allocator, rule->bytes, rule->size, reason->bytes,
                                         reason->size, &ruling);
    for (int i = 0; i < SEATS && pdup__is_done(reader, status); i++) {
        if (is_given(words, i)) {
            pdup_ruling *next;
            status = add_effect(ruling, words, i, &next);
            pdup_ruling_unref(ruling);
            ruling = next;
        }
    }
    return pdup__is_done(reader, status) ? ruling : NULL;
}

/* The first seat with an effect among those of the mask (bit 0 is N), or the last seat. */
static int first_seat(const ruling_words *words, int32_t mask) {
    int seat = 0;
    while (seat + 1 < SEATS && (!is_given(words, seat) || !(mask >> seat & 1))) {
        seat++;
    }
    return seat;
}

/* The ruling that stands on the seat, and its line. */
static void add_earlier(pdup__reader *reader, const ruling_words *words, int seat,
                        pdup__line *text) {
    pdup_traveller *traveller = pdup__session_find(reader->session, words->board);
    int32_t at = pdup__traveller_find(traveller, words->round, words->table);
    int32_t number = traveller->rows[at].effects[seat].ruling;
    pdup__place_key key = pdup__key_number(reader->number, PDUP__LINE_RULING, number);
    const pdup__place *place = pdup__places_find(&reader->places, &key);
    pdup__line_add(text, ": ruling ");
    pdup__line_add_integer(text, number);
    if (PDUP_ALWAYS(place)) {
        pdup__line_add(text, " in line ");
        pdup__line_add_integer(text, place->line);
    }
}

/* row is the place of the row that the ruling names, NULL if the file has no such row. On a row only W can be without
 * a player: the check of rows sees to the others. */
static void refuse_ruling(pdup__reader *reader, const ruling_words *words, const pdup__place *row,
                          pdup_status status) {
    bool has_row = row && row->line != 0;
    int32_t mask = has_row && status == PDUP_E_RULING_CONFLICT ? row->value : 0;
    int seat = first_seat(words, mask);
    const pdup__word *word = &words->settings.values[has_row ? FIRST_SEAT + seat : BOARD];
    pdup__line *text = pdup__fault_begin(reader, status, word->column);
    pdup__line_add(text, "board ");
    pdup__line_add_integer(text, words->board);
    pdup__line_add(text, ", round ");
    pdup__line_add_integer(text, words->round);
    pdup__line_add(text, ", table ");
    pdup__line_add_integer(text, words->table);
    if (has_row) {
        pdup__line_add(text, ", seat ");
        pdup__line_add(text, pdup__seat_name(PDUP_SEAT_N + seat));
    }
    if (mask != 0) {
        add_earlier(reader, words, seat, text);
    }
    pdup__fault_end(reader);
}

static int32_t seat_mask(const ruling_words *words) {
    int32_t mask = 0;
    for (int i = 0; i < SEATS; i++) {
        mask |= is_given(words, i) << i;
    }
    return mask;
}

/* The value of a row's place is the mask of its seats on which an effect stands. */
static bool put_in_force(pdup__reader *reader, const ruling_words *words) {
    pdup_ruling *ruling = make_ruling(reader, words);
    if (!ruling) {
        return false;
    }
    pdup_status status =
        pdup_session_add_ruling(reader->session, words->number, words->time, ruling);
    pdup_ruling_unref(ruling);
    pdup__place_key key = pdup__key_row(reader->number, words->board, words->round, words->table);
    pdup__place *row = pdup__places_find(&reader->places, &key);
    if (status == PDUP_E_RULING_ROW || status == PDUP_E_RULING_CONFLICT) {
        refuse_ruling(reader, words, row, status);
        return false;
    }
    if (pdup__is_done(reader, status) && PDUP_ALWAYS(row)) {
        row->value |= seat_mask(words);
    }
    return status == PDUP_OK;
}

void pdup__read_ruling(pdup__reader *reader, const pdup__words *words) {
    ruling_words ruling = {.settings = {.known = ruling_settings, .count = SETTINGS}};
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, "ruling NUMBER KEY=VALUE...") ||
        !pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_RULINGS, &ruling.number)) {
        return;
    }
    pdup__place *place = pdup__claim(
        reader, PDUP_E_RULING_NUMBER,
        pdup__key_number(reader->number, PDUP__LINE_RULING, ruling.number), words->at[1].column);
    bool is_right = read_ruling_words(reader, words, &ruling);
    reader->board = ruling.board;
    reader->round = ruling.round;
    reader->table = ruling.table;
    if (place && is_right && reader->session && put_in_force(reader, &ruling)) {
        pdup__settle(reader, place, words->at[1].column);
    }
}
