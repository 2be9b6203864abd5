/* SPDX-License-Identifier: MIT */
/* The `fouled` and `turned` lines: rows that were not played on the board in its right form (rules 10). */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/key_values.h"
#include "event_file/keys.h"
#include "event_file/slips.h"
#include "event_file/tables.h"
#include "event_file/turn.h"
#include "event_file/words.h"
#include "session/session.h"

enum { ROWS, HOW, SETTINGS };

static const pdup__setting fouled_settings[SETTINGS] = {
    [ROWS] = {.key = "rows", .is_needed = true},
    [HOW] = {.key = "form", .is_needed = true},
};

static const pdup__setting turned_settings[SETTINGS] = {
    [ROWS] = {.key = "rows", .is_needed = true},
    [HOW] = {.key = "seats", .is_needed = true},
};

/* Reads the board, which the faults are then about, and the settings. */
static bool begin(pdup__reader *reader, const pdup__words *words, pdup__message form,
                  pdup__settings *settings) {
    int32_t board;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, form) ||
        !pdup__read_number_of(reader, &words->at[1], PDUP__M_A_BOARD, 1, PDUP_MAX_BOARDS, &board)) {
        return false;
    }
    reader->board = board;
    return pdup__read_settings(reader, words, 2, settings);
}

/* Claims the next row of the list; NULL and a complaint if it cannot be one. */
static pdup__claim *claim_row(pdup__reader *reader, const pdup__row_name *name,
                              pdup__line_kind kind) {
    int32_t round;
    int32_t table;
    if (!pdup__read_row_name(reader, name, &round, &table)) {
        return NULL;
    }
    pdup__claim_key key = pdup__key_of_row(reader->number, kind, reader->board, round, table);
    return pdup__claim_take(reader, PDUP_E_FILE_TWICE, key, name->whole.column);
}

/* The file must have the row, and have it right. */
static bool check_row(pdup__reader *reader, const pdup__row_name *name, const pdup__claim_key *of) {
    pdup__claim_key key =
        pdup__key_row(of->session, of->numbers[0], of->numbers[1], of->numbers[2]);
    const pdup__claim *row = pdup__claims_find(&reader->claims, &key);
    if (row && row->line != 0) {
        return true;
    }
    if (pdup__row_is_excused(reader, of->numbers[0], of->numbers[1], of->numbers[2])) {
        return false;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_BOARD_NO_ROW);
    for (int i = 0; i < 3; i++) {
        pdup__issue_number(&issue, of->numbers[i]);
    }
    pdup__complain(reader, name->whole.column, &issue);
    return false;
}

static void set_group(pdup__reader *reader, const pdup__claim_key *of, int32_t group) {
    if (reader->session) {
        pdup_traveller *traveller = pdup__session_find(reader->session, of->numbers[0]);
        pdup_status status =
            pdup_traveller_set_group(traveller, of->numbers[1], of->numbers[2], group, NULL);
        (void)status; /* the row was found when the line was read */
    }
}

void pdup__read_fouled(pdup__reader *reader, const pdup__words *words) {
    pdup__settings settings = {.known = fouled_settings, .count = SETTINGS};
    int32_t group;
    if (!begin(reader, words, PDUP__M_FORM_FOULED, &settings) ||
        !pdup__setting_number(reader, &settings, HOW, 1, PDUP_MAX_GROUPS, &group)) {
        return;
    }
    size_t at = 0;
    pdup__row_name name;
    while (pdup__next_row(&settings.values[ROWS], &at, &name)) {
        pdup__claim *claim = claim_row(reader, &name, PDUP__LINE_FOULED);
        if (claim && check_row(reader, &name, &claim->key)) {
            set_group(reader, &claim->key, group);
            pdup__claim_set(reader, claim, name.whole.column);
        }
    }
}

/* `ESWN`: what belongs to N E S W was held by E S W N. */
static bool read_turn(pdup__reader *reader, const pdup__word *word, int32_t *out) {
    static const char *const turns[] = {"ESWN", "SWNE", "WNES", "ESN", "SNE"};
    enum { TURNS = sizeof turns / sizeof turns[0], OF_FOUR = 3 };
    for (int32_t i = 0; i < TURNS; i++) {
        if (pdup__word_is_any_case(word, turns[i])) {
            *out =
                i < OF_FOUR ? 4 * PDUP__TURN_SEATS + i + 1 : 3 * PDUP__TURN_SEATS + i + 1 - OF_FOUR;
            return true;
        }
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_TURNED_SEATS);
    return false;
}

void pdup__read_turned(pdup__reader *reader, const pdup__words *words) {
    pdup__settings settings = {.known = turned_settings, .count = SETTINGS};
    int32_t turn;
    if (!begin(reader, words, PDUP__M_FORM_TURNED, &settings) ||
        !read_turn(reader, &settings.values[HOW], &turn)) {
        return;
    }
    size_t at = 0;
    pdup__row_name name;
    while (pdup__next_row(&settings.values[ROWS], &at, &name)) {
        pdup__claim *claim = claim_row(reader, &name, PDUP__LINE_TURNED);
        if (claim) {
            claim->value = turn;
            pdup__claim_set(reader, claim, name.whole.column);
        }
    }
}

/* What is wrong with the line itself has been said. */
void pdup__check_turned(pdup__reader *reader, const pdup__words *words) {
    int64_t board;
    pdup__word list;
    size_t at = 0;
    pdup__row_name name;
    if (words->count < 2 || !pdup__word_number(&words->at[1], 1, PDUP_MAX_BOARDS, &board) ||
        !pdup__find_value(words, "rows", &list)) {
        return;
    }
    reader->board = (int32_t)board;
    while (pdup__next_row(&list, &at, &name)) {
        int32_t round;
        int32_t coded;
        if (!pdup__row_name_coded(&name, &round, &coded)) {
            continue;
        }
        int32_t table = pdup__rooms_number(&reader->rooms[reader->number - 1], coded);
        pdup__claim_key key =
            pdup__key_of_row(reader->number, PDUP__LINE_TURNED, (int32_t)board, round, table);
        const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
        if (PDUP_ALWAYS(claim) && claim->line == reader->line) {
            (void)check_row(reader, &name, &key);
        }
    }
}
