/* SPDX-License-Identifier: MIT */
#include "movement/text/list_text.h"

#include "movement/text/rows_text.h"

#include <string.h>

enum { PLAYERS, TABLES, ROUNDS, SETS, SEATS, COPIES, KEYS };

static const struct key {
    const char *word;
    int32_t lowest;
    int32_t highest;
} keys[KEYS] = {
    {"players", 3, PDUP_MAX_PLAYERS},
    {"tables", 1, PDUP_MAX_TABLES},
    {"rounds", 1, PDUP_MAX_ROUNDS},
    {"sets", 1, PDUP__MAX_SETS},
    {"seats", 3, 4},
    {"copies", 1, PDUP_MAX_TABLES},
};

typedef struct list_reader {
    pdup__text_reader *text;
    int32_t values[KEYS];    /* 0: not known */
    pdup__span places[KEYS]; /* of the values; bytes NULL: the key has not been seen */
    int32_t round;
    pdup__text_rows rows;
} list_reader;

/* Where a number is not known, because it is missing or wrong, the highest of all is let pass. */
static int32_t limit_of(const list_reader *list, int key) {
    return list->values[key] != 0 ? list->values[key] : keys[key].highest;
}

static void refuse_number(list_reader *list, pdup__span word, pdup__message what, int32_t lowest,
                          int32_t highest) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_NUMBER_WANTED);
    pdup__issue_phrase(&issue, what);
    pdup__issue_number(&issue, lowest);
    pdup__issue_number(&issue, highest);
    pdup__issue_word(&issue, word.bytes, word.size);
    pdup__refuse(list->text, word.bytes, &issue);
}

/* A number of lines or tables is not what was told. */
static void refuse_told(list_reader *list, const char *at, pdup__message message, int32_t told) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, message);
    pdup__issue_number(&issue, told);
    pdup__refuse(list->text, at, &issue);
}

static int find_key(pdup__span word) {
    int key = 0;
    while (key < KEYS && !pdup__text_is(word.bytes, word.size, keys[key].word)) {
        key++;
    }
    return key;
}

static void read_value(list_reader *list, int key, pdup__span value) {
    const struct key *wanted = &keys[key];
    int32_t number;
    list->places[key] = value;
    if (value.size == 0) {
        pdup__refuse_text(list->text, value.bytes, PDUP_E_FILE_COUNT, PDUP__M_LIST_NO_NUMBER);
    } else if (!pdup__span_number(value, wanted->lowest, wanted->highest, &number)) {
        refuse_number(list, value, PDUP__M_A_NUMBER, wanted->lowest, wanted->highest);
    } else {
        list->values[key] = number;
    }
}

static void read_header(list_reader *list, pdup__span rest) {
    pdup__span word;
    while (pdup__next_word(&rest, &word)) {
        pdup__span value;
        int key = find_key(word);
        (void)pdup__next_word(&rest, &value);
        if (key == KEYS) {
            pdup__refuse_word(list->text, word, PDUP__M_LIST_HEADER);
        } else if (list->places[key].bytes) {
            pdup__refuse_text(list->text, word.bytes, PDUP_E_FILE_TWICE, PDUP__M_LIST_LINE_TWICE);
        } else {
            read_value(list, key, value);
        }
    }
    for (int key = 0; key < COPIES; key++) {
        if (!list->places[key].bytes) {
            pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_MISSING_KEY);
            pdup__issue_text(&issue, keys[key].word);
            pdup__refuse(list->text, rest.bytes, &issue);
        }
    }
    if (list->values[COPIES] > limit_of(list, TABLES)) {
        refuse_number(list, list->places[COPIES], PDUP__M_LIST_COPIES, 1, limit_of(list, TABLES));
    }
}

static bool refuse_cell(list_reader *list, pdup__span at) {
    pdup__refuse_word(list->text, at, PDUP__M_LIST_CELL);
    return false;
}

/* The number at the front. */
static bool read_number(list_reader *list, pdup__span *rest, pdup__message what, int32_t highest,
                        int32_t *number) {
    pdup__span word = {rest->bytes, 0};
    if (!pdup__take_number(rest, number)) {
        return refuse_cell(list, *rest);
    }
    word.size = (size_t)(rest->bytes - word.bytes);
    if (*number < 1 || *number > highest) {
        refuse_number(list, word, what, 1, highest);
        return false;
    }
    return true;
}

static bool read_player(list_reader *list, pdup__span *rest, int seat, int32_t *player) {
    const char *start = rest->bytes;
    *player = 0;
    if (pdup__take_dash(rest)) {
        return true;
    }
    if (!read_number(list, rest, PDUP__M_A_PLAYER, limit_of(list, PLAYERS), player)) {
        return false;
    }
    if (seat == 3 && list->values[SEATS] == 3) {
        pdup__refuse_text(list->text, start, PDUP_E_FILE_WORD, PDUP__M_LIST_THREE);
        return false;
    }
    return true;
}

/* A table that is not idle. */
static bool read_players(list_reader *list, pdup__span rest, pdup__text_row *row) {
    for (int seat = 0; seat < 4; seat++) {
        if (!read_player(list, &rest, seat, &row->players[seat])) {
            return false;
        }
        if (!pdup__take(&rest, seat < 3 ? "," : ":")) {
            return refuse_cell(list, rest);
        }
    }
    if (!read_number(list, &rest, PDUP__M_A_SET, limit_of(list, SETS), &row->set)) {
        return false;
    }
    if (rest.size > 0) {
        return refuse_cell(list, rest);
    }
    return true;
}

static void refuse_count(list_reader *list, const char *at, int32_t found) {
    int32_t tables = limit_of(list, TABLES);
    refuse_told(list, at, found > tables ? PDUP__M_LIST_MORE_TABLES : PDUP__M_LIST_FEWER_TABLES,
                tables);
}

static void read_round(list_reader *list, pdup__span rest) {
    pdup__span word;
    int32_t tables = list->values[TABLES];
    pdup__text_row row = {.round = list->round};
    while (pdup__next_word(&rest, &word)) {
        row.table++;
        if (row.table > limit_of(list, TABLES)) {
            refuse_count(list, word.bytes, row.table);
            return;
        }
        row.set = 0;
        if (pdup__text_is(word.bytes, word.size, ".") || read_players(list, word, &row)) {
            pdup__rows_add(list->text, &list->rows, &row);
        }
    }
    if (row.table < tables) {
        refuse_count(list, rest.bytes, row.table);
    }
}

/* Rounds beyond the number told are only counted. */
static void next_round(list_reader *list, pdup__span words) {
    int32_t rounds = limit_of(list, ROUNDS);
    list->round++;
    if (list->round <= rounds) {
        read_round(list, words);
    } else if (list->round == rounds + 1) {
        refuse_told(list, words.bytes, PDUP__M_LIST_MORE_ROUNDS, rounds);
    }
}

static void check_rounds(list_reader *list) {
    if (list->round < list->values[ROUNDS]) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_LIST_FEWER_ROUNDS);
        pdup__issue_number(&issue, list->values[ROUNDS]);
        pdup__issue_number(&issue, list->round);
        pdup__refuse(list->text, list->places[ROUNDS].bytes, &issue);
    }
}

pdup_movement *pdup__read_list(pdup__text_reader *reader) {
    list_reader list = {.text = reader};
    const char *next = reader->text.bytes;
    bool has_header = false;
    pdup__text_line line;
    while (!reader->is_out_of_memory && pdup__next_line(reader, &next, &line)) {
        if (line.words.size > 0 && has_header) {
            next_round(&list, line.words);
        } else if (line.words.size > 0) {
            read_header(&list, line.words);
            has_header = true;
        }
    }
    check_rounds(&list);
    list.rows.players = list.values[PLAYERS];
    list.rows.tables = list.values[TABLES];
    list.rows.rounds = list.values[ROUNDS];
    list.rows.sets = list.values[SETS];
    list.rows.seats = list.values[SEATS];
    list.rows.copies = list.values[COPIES];
    list.rows.construction = "round by round, as written";
    return pdup__rows_finish(reader, &list.rows);
}
