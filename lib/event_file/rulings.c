/* SPDX-License-Identifier: MIT */
/* The `ruling` lines: artificial adjusted scores for the seats of one row (rules 11.2.B1). */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/settings.h"
#include "event_file/words.h"
#include "session/session.h"

#include <string.h>

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
    pdup_award awards[SEATS]; /* N E S W; PDUP_AWARD_NONE where it says nothing */
} ruling_words;

/* A percent, an assigned score, an annulment: in the format, not in this version. */
static bool is_other_effect(const pdup__word *word) {
    static const char assign[] = "assign:";
    size_t size = sizeof assign - 1;
    return pdup__word_is(word, "annul") || (word->size > 0 && word->bytes[word->size - 1] == '%') ||
           (word->size >= size && memcmp(word->bytes, assign, size) == 0);
}

static bool read_award(pdup__reader *reader, const pdup__word *word, pdup_award *out) {
    static const char *const names[] = {"minus", "average", "plus"};
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int32_t i = 0; i < 3; i++) {
        if (pdup__word_is(word, names[i])) {
            *out = PDUP_AWARD_MINUS + i;
            return true;
        }
        pdup__suggest_offer(&suggestion, names[i]);
    }
    if (is_other_effect(word)) {
        pdup__fault_unsupported(reader, word);
    } else {
        pdup__fault_unknown(reader, PDUP_E_FILE_WORD, "award", &suggestion);
    }
    return false;
}

static bool read_awards(pdup__reader *reader, const pdup__words *words, ruling_words *ruling) {
    bool is_right = true;
    bool is_given = false;
    for (int i = 0; i < SEATS; i++) {
        if (pdup__setting_is_given(&ruling->settings, FIRST_SEAT + i)) {
            is_given = true;
            is_right =
                read_award(reader, &ruling->settings.values[FIRST_SEAT + i], &ruling->awards[i]) &&
                is_right;
        }
    }
    if (!is_given) {
        pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_COUNT, words->end_column);
        pdup__line_add(text, "a ruling says N=, E=, S= or W= what is given");
        pdup__fault_end(reader);
    }
    return is_right && is_given;
}

static bool read_time(pdup__reader *reader, ruling_words *ruling) {
    /* Far beyond every calendar, and far from overflow. */
    const int64_t latest = INT64_C(99999999999999999);
    const pdup__word *word = &ruling->settings.values[TIME];
    if (!pdup__setting_is_given(&ruling->settings, TIME) ||
        pdup__word_number(word, 0, latest, &ruling->time)) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word, "seconds since 1970");
    return false;
}

static bool check_ruling_text(pdup__reader *reader, const ruling_words *ruling, int index) {
    return !pdup__setting_is_given(&ruling->settings, index) ||
           pdup__check_text(reader, &ruling->settings.values[index]);
}

static bool read_ruling_words(pdup__reader *reader, const pdup__words *words,
                              ruling_words *ruling) {
    pdup__settings *settings = &ruling->settings;
    bool is_right = pdup__read_settings(reader, words, 2, settings);
    is_right = pdup__setting_number(reader, settings, BOARD, 1, PDUP_MAX_BOARDS, &ruling->board) &&
               is_right;
    is_right = pdup__setting_number(reader, settings, ROUND, 1, PDUP_MAX_ROUNDS, &ruling->round) &&
               is_right;
    is_right = pdup__setting_number(reader, settings, TABLE, 1, PDUP_MAX_TABLES, &ruling->table) &&
               is_right;
    is_right = read_time(reader, ruling) && is_right;
    is_right = check_ruling_text(reader, ruling, RULE) && is_right;
    is_right = check_ruling_text(reader, ruling, REASON) && is_right;
    /* After another complaint the missing seat may be the misspelt setting. */
    return is_right && read_awards(reader, words, ruling);
}

static pdup_ruling *make_ruling(pdup__reader *reader, const ruling_words *words) {
    const pdup__word *rule = &words->settings.values[RULE];
    const pdup__word *reason = &words->settings.values[REASON];
    pdup_ruling *ruling;
    pdup_status status = pdup_ruling_new(reader->allocator, rule->bytes, rule->size, reason->bytes,
                                         reason->size, &ruling);
    for (int i = 0; i < SEATS && pdup__is_done(reader, status); i++) {
        if (words->awards[i] != PDUP_AWARD_NONE) {
            pdup_ruling *next;
            status = pdup_ruling_with_artificial(ruling, words->board, words->round, words->table,
                                                 PDUP_SEAT_N + i, words->awards[i], &next);
            pdup_ruling_unref(ruling);
            ruling = next;
        }
    }
    return pdup__is_done(reader, status) ? ruling : NULL;
}

/* The first seat with an award among those of the mask (bit 0 is N), or the last seat. */
static int first_seat(const ruling_words *words, int32_t mask) {
    int seat = 0;
    while (seat + 1 < SEATS && (words->awards[seat] == PDUP_AWARD_NONE || !(mask >> seat & 1))) {
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
        mask |= (words->awards[i] != PDUP_AWARD_NONE) << i;
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
