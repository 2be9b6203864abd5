/* SPDX-License-Identifier: MIT */
#include "movement/text/json.h"
#include "movement/text/list_text.h"
#include "movement/text/rows_text.h"

enum { ROUND, TABLE, NORTH, EAST, SOUTH, WEST, BOARDS, KEYS };

static const struct json_key {
    const char *word;
    pdup__message wanted;
    int32_t lowest;
    int32_t highest;
} keys[KEYS] = {
    {"round", PDUP__M_ROUND_WANTED, 1, PDUP_MAX_ROUNDS},
    {"table", PDUP__M_TABLE_WANTED, 1, PDUP_MAX_TABLES},
    {"north", PDUP__M_JSON_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"east", PDUP__M_JSON_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"south", PDUP__M_JSON_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"west", PDUP__M_JSON_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"boards", PDUP__M_JSON_BOARDS, 1, PDUP_MAX_BOARDS},
};

typedef struct json_reader {
    pdup__text_reader *text;
    pdup__span rest;
    pdup__json piece; /* the one looked at */
    int32_t boards;   /* of a set; 0: not known yet */
    pdup__text_rows rows;
} json_reader;

/* The object being read. */
typedef struct json_table {
    pdup__text_row row;
    bool has[KEYS];
    bool is_right;
} json_table;

/* Boards that follow one another. */
typedef struct board_range {
    int32_t first; /* 0: none */
    int32_t count;
} board_range;

static void step(json_reader *json) {
    json->piece = pdup__json_next(&json->rest);
}

/* A text in which the marks are wrong is not read further. */
static bool refuse(json_reader *json, pdup__message wanted) {
    pdup__refuse_word(json->text, json->piece.span, wanted);
    return false;
}

static bool take_mark(json_reader *json, char mark, pdup__message wanted) {
    if (!pdup__json_is(&json->piece, mark)) {
        return refuse(json, wanted);
    }
    step(json);
    return true;
}

/* The value is one that this key cannot have; what follows may still be right. */
static void refuse_value(json_reader *json, json_table *table, pdup__span value, int key) {
    pdup__refuse_word(json->text, value, keys[key].wanted);
    table->is_right = false;
}

static bool read_number(json_reader *json, json_table *table, int key) {
    int32_t *places[BOARDS] = {&table->row.round,      &table->row.table,
                               &table->row.players[0], &table->row.players[1],
                               &table->row.players[2], &table->row.players[3]};
    bool is_null = json->piece.kind == PDUP__JSON_NULL;
    if (!is_null && json->piece.kind != PDUP__JSON_NUMBER) {
        return refuse(json, keys[key].wanted);
    }
    if (is_null ? keys[key].lowest > 0
                : !pdup__span_number(json->piece.span, keys[key].lowest, keys[key].highest,
                                     places[key])) {
        refuse_value(json, table, json->piece.span, key);
    }
    step(json);
    return true;
}

/* Adds a board to those before it. */
static bool add_board(board_range *range, pdup__span word) {
    int32_t board;
    if (!pdup__span_number(word, 1, PDUP_MAX_BOARDS, &board)) {
        return false;
    }
    if (range->first == 0) {
        range->first = board;
    }
    return board == range->first + range->count++;
}

static bool read_board_list(json_reader *json, json_table *table, board_range *range) {
    step(json);
    bool has_more = !pdup__json_is(&json->piece, ']');
    while (has_more) {
        if (json->piece.kind != PDUP__JSON_NUMBER) {
            return refuse(json, PDUP__M_JSON_BOARD);
        }
        if (table->is_right && !add_board(range, json->piece.span)) {
            refuse_value(json, table, json->piece.span, BOARDS);
        }
        step(json);
        has_more = pdup__json_is(&json->piece, ',');
        if (has_more) {
            step(json);
        }
    }
    return take_mark(json, ']', PDUP__M_JSON_COMMA_OR_BRACKET);
}

/* `1-3`, or one board. */
static bool read_board_word(pdup__span word, board_range *range) {
    pdup__span rest = word;
    int32_t last;
    if (!pdup__take_number(&rest, &range->first)) {
        return false;
    }
    last = range->first;
    if (rest.size > 0 && (!pdup__take_dash(&rest) || !pdup__take_number(&rest, &last))) {
        return false;
    }
    range->count = last - range->first + 1;
    return rest.size == 0 && range->first >= 1 && range->count >= 1 && last <= PDUP_MAX_BOARDS;
}

/* As many boards are a set at all tables, and the first set begins with board 1. */
static void find_set(json_reader *json, json_table *table, pdup__span at,
                     const board_range *range) {
    if (!table->is_right || range->first == 0) {
        return;
    }
    if (json->boards == 0) {
        json->boards = range->count;
    }
    if (range->count != json->boards || (range->first - 1) % json->boards != 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_JSON_NO_SET);
        pdup__issue_number(&issue, range->first);
        pdup__issue_number(&issue, range->first + range->count - 1);
        pdup__issue_number(&issue, json->boards);
        pdup__refuse(json->text, at.bytes, &issue);
        table->is_right = false;
        return;
    }
    table->row.set = (range->first - 1) / json->boards + 1;
}

static bool read_boards(json_reader *json, json_table *table) {
    pdup__json value = json->piece;
    board_range range = {0, 0};
    if (pdup__json_is(&value, '[')) {
        if (!read_board_list(json, table, &range)) {
            return false;
        }
    } else if (value.kind == PDUP__JSON_STRING || value.kind == PDUP__JSON_NUMBER) {
        if (!read_board_word(value.span, &range)) {
            refuse_value(json, table, value.span, BOARDS);
        }
        step(json);
    } else if (value.kind == PDUP__JSON_NULL) {
        step(json);
    } else {
        return refuse(json, keys[BOARDS].wanted);
    }
    find_set(json, table, value.span, &range);
    return true;
}

/* The key's number; KEYS, and it is refused, if it is not known. */
static int find_key(json_reader *json) {
    int key = 0;
    while (key < KEYS &&
           !pdup__text_is(json->piece.span.bytes, json->piece.span.size, keys[key].word)) {
        key++;
    }
    return key;
}

static bool read_member(json_reader *json, json_table *table) {
    pdup__span word = json->piece.span;
    int key = json->piece.kind == PDUP__JSON_STRING ? find_key(json) : KEYS;
    if (key == KEYS) {
        return refuse(json, PDUP__M_JSON_KEYS);
    }
    step(json);
    if (!take_mark(json, ':', PDUP__M_JSON_COLON)) {
        return false;
    }
    if (table->has[key]) {
        pdup__refuse_text(json->text, word.bytes, PDUP_E_FILE_TWICE, PDUP__M_JSON_TWICE);
        table->is_right = false;
    }
    table->has[key] = true;
    return key == BOARDS ? read_boards(json, table) : read_number(json, table, key);
}

static void end_table(json_reader *json, json_table *table) {
    for (int key = 0; key < KEYS; key++) {
        if (!table->has[key] && key != WEST) {
            pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_MISSING_KEY);
            pdup__issue_text(&issue, keys[key].word);
            pdup__refuse_at(json->text, table->row.line, table->row.column, &issue);
            table->is_right = false;
        }
    }
    if (table->is_right) {
        pdup__rows_add(json->text, &json->rows, &table->row);
    }
}

static bool read_table(json_reader *json) {
    json_table table = {.is_right = true};
    pdup__text_locate(json->text, json->piece.span.bytes);
    table.row.line = json->text->line;
    table.row.column = json->text->column;
    if (!take_mark(json, '{', PDUP__M_JSON_OBJECT)) {
        return false;
    }
    bool has_more = !pdup__json_is(&json->piece, '}');
    while (has_more) {
        if (!read_member(json, &table)) {
            return false;
        }
        has_more = pdup__json_is(&json->piece, ',');
        if (has_more) {
            step(json);
        }
    }
    if (!take_mark(json, '}', PDUP__M_JSON_COMMA_OR_BRACE)) {
        return false;
    }
    end_table(json, &table);
    return true;
}

static void read_array(json_reader *json) {
    if (!take_mark(json, '[', PDUP__M_JSON_ARRAY)) {
        return;
    }
    bool has_more = !pdup__json_is(&json->piece, ']');
    while (has_more) {
        if (!read_table(json) || json->text->is_out_of_memory) {
            return;
        }
        has_more = pdup__json_is(&json->piece, ',');
        if (has_more) {
            step(json);
        }
    }
    if (take_mark(json, ']', PDUP__M_JSON_COMMA_OR_BRACKET) && json->piece.kind != PDUP__JSON_END) {
        (void)refuse(json, PDUP__M_END_OF_TEXT);
    }
}

/* Comments may stand before the array, as in all forms. */
static const char *find_array(const pdup__text_reader *reader) {
    const char *next = reader->text.bytes;
    pdup__text_line line;
    do {
        (void)pdup__next_line(reader, &next, &line);
    } while (line.words.size == 0);
    return line.words.bytes;
}

pdup_movement *pdup__read_json(pdup__text_reader *reader) {
    const char *start = find_array(reader);
    size_t skipped = (size_t)(start - reader->text.bytes);
    json_reader json = {.text = reader, .rest = {start, reader->text.size - skipped}};
    json.rows.construction = "a published list in JSON";
    step(&json);
    read_array(&json);
    return pdup__rows_finish(reader, &json.rows);
}
