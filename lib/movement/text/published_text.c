/* SPDX-License-Identifier: MIT */
/* Lists as others publish them: `round table N S E W set`, a table in a row, or a round in a row with the tables as
 * groups `N,E,S,W,set`. The order of the cells is told by the first header, in a comment or a line of its own, before
 * the first row; where nothing tells it, it is N, E, S, W. */
#include "movement/text/list_text.h"
#include "movement/text/rows_text.h"

#include <string.h>

enum { ROUND, TABLE, SET, NORTH, EAST, SOUTH, WEST, COLUMNS };

/* What a cell in each place is; count 0: nothing has told it. */
typedef struct cell_order {
    int columns[COLUMNS];
    int count;
} cell_order;

/* A list with a comma, a semicolon or blanks between its cells. */
typedef struct cell_reader {
    pdup__span rest;
    bool is_open; /* a comma stands before the next cell: there is one, if only an empty one */
} cell_reader;

typedef struct published_reader {
    pdup__text_reader *text;
    cell_order order;
    bool is_in_groups;
    bool is_in_sections;
    bool is_begun; /* the first row has been read */
    int32_t round; /* of groups: the line; of sections: the line after that of the table */
    int32_t table; /* of sections; 0 if it is refused */
    pdup__text_rows rows;
} published_reader;

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

static bool is_mark(char byte) {
    return byte == ',' || byte == ';';
}

static void skip_blanks(pdup__span *rest) {
    while (rest->size > 0 && is_blank(rest->bytes[0])) {
        rest->bytes++;
        rest->size--;
    }
}

/* A cell in quotes, as spreadsheets write them, at the front: what stands between them. false if there is none. */
static bool take_quoted(pdup__span *rest, pdup__span *cell) {
    const char *end = rest->size > 0 && rest->bytes[0] == '"'
                          ? memchr(rest->bytes + 1, '"', rest->size - 1)
                          : NULL;
    if (!end) {
        return false;
    }
    *cell = (pdup__span){rest->bytes + 1, (size_t)(end - rest->bytes) - 1};
    rest->size -= cell->size + 2;
    rest->bytes += cell->size + 2;
    return true;
}

/* false when there is no more. */
static bool next_cell(cell_reader *cells, pdup__span *cell) {
    pdup__span *rest = &cells->rest;
    skip_blanks(rest);
    if (rest->size == 0 && !cells->is_open) {
        return false;
    }
    if (!take_quoted(rest, cell)) {
        *cell = (pdup__span){rest->bytes, 0};
        while (cell->size < rest->size && !is_blank(rest->bytes[cell->size]) &&
               !is_mark(rest->bytes[cell->size])) {
            cell->size++;
        }
        rest->bytes += cell->size;
        rest->size -= cell->size;
    }
    skip_blanks(rest);
    cells->is_open = rest->size > 0 && is_mark(rest->bytes[0]);
    rest->bytes += cells->is_open;
    rest->size -= cells->is_open;
    return true;
}

static int count_cells(pdup__span line) {
    cell_reader cells = {line, false};
    pdup__span cell;
    int count = 0;
    while (next_cell(&cells, &cell)) {
        count++;
    }
    return count;
}

/* Words of headers, in the languages that lists are published in. */
static const struct header_word {
    const char *word;
    int column;
} header_words[] = {
    {"round", ROUND}, {"rnd", ROUND},   {"тур", ROUND},   {"Тур", ROUND}, {"table", TABLE},
    {"tbl", TABLE},   {"стол", TABLE},  {"Стол", TABLE},  {"set", SET},   {"board-set", SET},
    {"boards", SET},  {"сет", SET},     {"Сет", SET},     {"n", NORTH},   {"north", NORTH},
    {"С", NORTH},     {"Север", NORTH}, {"север", NORTH}, {"e", EAST},    {"east", EAST},
    {"В", EAST},      {"Восток", EAST}, {"восток", EAST}, {"s", SOUTH},   {"south", SOUTH},
    {"Ю", SOUTH},     {"Юг", SOUTH},    {"юг", SOUTH},    {"w", WEST},    {"west", WEST},
    {"З", WEST},      {"Запад", WEST},  {"запад", WEST},
};

/* COLUMNS if it is no word of a header. */
static int column_of(pdup__span word) {
    for (size_t i = 0; i < sizeof header_words / sizeof header_words[0]; i++) {
        if (pdup__text_is_any_case(word.bytes, word.size, header_words[i].word)) {
            return header_words[i].column;
        }
    }
    return COLUMNS;
}

static bool has_column(const cell_order *order, int column) {
    for (int i = 0; i < order->count; i++) {
        if (order->columns[i] == column) {
            return true;
        }
    }
    return false;
}

static bool is_header(const cell_order *order) {
    return has_column(order, NORTH) && has_column(order, EAST) && has_column(order, SOUTH) &&
           has_column(order, ROUND) == has_column(order, TABLE);
}

/* The first words that stand together, each once, and are a header. */
static bool find_header(pdup__span line, cell_order *order) {
    cell_reader cells = {line, false};
    cell_order found = {.count = 0};
    bool goes_on = true;
    while (goes_on) {
        pdup__span cell;
        goes_on = next_cell(&cells, &cell);
        int column = goes_on ? column_of(cell) : COLUMNS;
        if (column == COLUMNS || has_column(&found, column)) {
            if (is_header(&found)) {
                *order = found;
                return true;
            }
            found.count = 0;
        }
        if (column != COLUMNS) {
            found.columns[found.count++] = column;
        }
    }
    return false;
}

static void add_column(cell_order *order, int column) {
    order->columns[order->count++] = column;
}

/* What the header leaves out: round and table stand first, the set last. */
static void complete_order(published_reader *list, int cells_in_row) {
    cell_order told = list->order;
    cell_order *order = &list->order;
    bool has_place = !list->is_in_groups && !list->is_in_sections;
    bool has_west = cells_in_row != (has_place ? 6 : 4);
    order->count = 0;
    if (has_place && !has_column(&told, ROUND)) {
        add_column(order, ROUND);
        add_column(order, TABLE);
    }
    for (int i = 0; i < told.count; i++) {
        add_column(order, told.columns[i]);
    }
    for (int column = NORTH; column <= WEST && told.count == 0; column++) {
        if (column != WEST || has_west) {
            add_column(order, column);
        }
    }
    if (!has_column(&told, SET)) {
        add_column(order, SET);
    }
}

/* The first row shows whether a row is a table or a round: only a group of a round has its set within one word of
 * four or five numbers. */
static void begin(published_reader *list, pdup__span line) {
    pdup__span rest = line;
    pdup__span word;
    bool is_told = list->order.count > 0;
    (void)pdup__next_word(&rest, &word);
    int in_word = count_cells(word);
    list->is_begun = true;
    list->is_in_groups =
        !list->is_in_sections && !has_column(&list->order, ROUND) && (in_word == 4 || in_word == 5);
    list->rows.construction =
        is_told ? "a published list, its seats in the order that it tells"
                : "a published list that does not tell the order of its seats, read as N, E, S, W";
    complete_order(list, list->is_in_groups ? in_word : count_cells(line));
}

typedef struct column_text {
    const char *name;
    pdup__message wanted;
    int32_t lowest;
    int32_t highest;
} column_text;

static const column_text column_texts[COLUMNS] = {
    {"round", PDUP__M_ROUND_WANTED, 1, PDUP_MAX_ROUNDS},
    {"table", PDUP__M_TABLE_WANTED, 1, PDUP_MAX_TABLES},
    {"set", PDUP__M_CELL_SET, 0, PDUP__MAX_SETS},
    {"N", PDUP__M_CELL_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"E", PDUP__M_CELL_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"S", PDUP__M_CELL_PLAYER, 0, PDUP_MAX_PLAYERS},
    {"W", PDUP__M_CELL_PLAYER, 0, PDUP_MAX_PLAYERS},
};

/* Nobody: nothing, or one of the marks that are printed for it. */
static bool is_nobody(pdup__span cell) {
    return cell.size == 0 || pdup__text_is(cell.bytes, cell.size, ".") ||
           (pdup__take_dash(&cell) && cell.size == 0);
}

static bool read_cell(published_reader *list, pdup__span cell, int column, pdup__text_row *row) {
    int32_t *places[COLUMNS] = {&row->round,      &row->table,      &row->set,
                                &row->players[0], &row->players[1], &row->players[2],
                                &row->players[3]};
    const column_text *text = &column_texts[column];
    if (column >= NORTH && is_nobody(cell)) {
        return true;
    }
    if (pdup__span_number(cell, text->lowest, text->highest, places[column])) {
        return true;
    }
    pdup__refuse_word(list->text, cell, text->wanted);
    return false;
}

static void refuse_count(published_reader *list, const char *at) {
    pdup__line names = {.length = 0};
    for (int i = 0; i < list->order.count; i++) {
        pdup__line_add(&names, i > 0 ? " " : "");
        pdup__line_add(&names, column_texts[list->order.columns[i]].name);
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_CELLS_WANTED);
    pdup__issue_bytes(&issue, names.bytes, names.length);
    pdup__refuse(list->text, at, &issue);
}

/* Are there as many cells as the order has? Complains if not. */
static bool has_all_cells(published_reader *list, pdup__span text) {
    cell_reader cells = {text, false};
    pdup__span cell;
    for (int count = 0; next_cell(&cells, &cell); count++) {
        if (count == list->order.count) {
            refuse_count(list, cell.bytes);
            return false;
        }
    }
    if (count_cells(text) < list->order.count) {
        refuse_count(list, cells.rest.bytes);
        return false;
    }
    return true;
}

/* The cells of one table in their order. */
static void read_table(published_reader *list, pdup__span text, pdup__text_row *row) {
    cell_reader cells = {text, false};
    pdup__span cell;
    bool is_right = has_all_cells(list, text);
    if (!is_right) {
        return;
    }
    pdup__text_locate(list->text, text.bytes);
    row->line = list->text->line;
    row->column = list->text->column;
    for (int i = 0; next_cell(&cells, &cell); i++) {
        is_right = read_cell(list, cell, list->order.columns[i], row) && is_right;
    }
    if (is_right) {
        pdup__rows_add(list->text, &list->rows, row);
    }
}

static void read_groups(published_reader *list, pdup__span rest) {
    pdup__span word;
    int32_t table = 0;
    list->round++;
    while (pdup__next_word(&rest, &word)) {
        table++;
        pdup__text_row row = {.round = list->round, .table = table};
        if (list->round > PDUP_MAX_ROUNDS || table > PDUP_MAX_TABLES) {
            pdup__refuse_text(list->text, word.bytes, PDUP_E_FILE_COUNT, PDUP__M_TOO_MANY_TABLES);
            return;
        }
        read_table(list, word, &row);
    }
}

/* `!3`: the table of the rows that follow. */
static void begin_section(published_reader *list, pdup__span words) {
    pdup__span number = {words.bytes + 1, words.size - 1};
    skip_blanks(&number);
    list->is_in_sections = true;
    list->round = 0;
    list->table = 0;
    if (!pdup__span_number(number, 1, PDUP_MAX_TABLES, &list->table)) {
        pdup__refuse_word(list->text, number, column_texts[TABLE].wanted);
    }
}

static void read_row_of_section(published_reader *list, pdup__span words) {
    list->round++;
    pdup__text_row row = {.round = list->round, .table = list->table};
    if (list->round > PDUP_MAX_ROUNDS) {
        pdup__refuse_text(list->text, words.bytes, PDUP_E_FILE_COUNT, PDUP__M_TOO_MANY_ROUNDS);
    } else {
        read_table(list, words, &row);
    }
}

/* `copies 2` above the rows: a set at two tables of a round, which its copies, or turns at one, allow. */
static bool read_copies(published_reader *list, pdup__span words) {
    pdup__span word;
    pdup__span rest = words;
    (void)pdup__next_word(&rest, &word);
    if (list->is_begun || !pdup__text_is_any_case(word.bytes, word.size, "copies")) {
        return false;
    }
    (void)pdup__next_word(&rest, &word);
    if (!pdup__span_number(word, 1, PDUP_MAX_TABLES, &list->rows.copies)) {
        pdup__refuse_word(list->text, word, PDUP__M_COPIES_WANTED);
    } else if (pdup__next_word(&rest, &word)) {
        pdup__refuse_word(list->text, word, PDUP__M_END_OF_LINE);
    }
    return true;
}

static void read_line(published_reader *list, pdup__span words) {
    if (read_copies(list, words)) {
        return;
    }
    if (words.bytes[0] == '!' && (list->is_in_sections || !list->is_begun)) {
        begin_section(list, words);
        return;
    }
    bool is_number = words.bytes[0] >= '0' && words.bytes[0] <= '9';
    if (!is_number && !list->is_begun && find_header(words, &list->order)) {
        return;
    }
    if (!list->is_begun) {
        begin(list, words);
    }
    if (list->is_in_groups) {
        read_groups(list, words);
    } else if (list->is_in_sections) {
        read_row_of_section(list, words);
    } else {
        pdup__text_row row = {.round = 0};
        read_table(list, words, &row);
    }
}

pdup_movement *pdup__read_published(pdup__text_reader *reader) {
    published_reader list = {.text = reader};
    const char *next = reader->text.bytes;
    pdup__text_line line;
    while (!reader->is_out_of_memory && pdup__next_line(reader, &next, &line)) {
        if (line.words.size > 0) {
            read_line(&list, line.words);
        } else if (!list.is_begun && list.order.count == 0) {
            (void)find_header(line.comment, &list.order);
        }
    }
    return pdup__rows_finish(reader, &list.rows);
}
