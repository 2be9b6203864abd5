/* SPDX-License-Identifier: MIT */
#include "event_file/tables.h"

#include "event_file/report.h"
#include "event_file/words.h"

#include <string.h>

/* A coded table is table + ROOM * room, room 0 where none is written. */
enum { ROOM = 16384, LETTERS = 26 };

/* From where the spot goes to: not before where it is. */
static pdup__word part_of(const pdup__word *word, pdup__word_spot *spot, size_t from, size_t size) {
    pdup__word_go(word, spot, from);
    return (pdup__word){.bytes = word->bytes + from,
                        .size = size,
                        .raw = word->raw,
                        .plain = size,
                        .column = pdup__word_spot_column(word, spot)};
}

/* Rooms are lettered as columns of a sheet are: A to Z, then AA, AB. 0 is no room. */
static int32_t room_of(const char *letters, size_t size) {
    int32_t room = 0;
    if (size > 2) {
        return 0;
    }
    for (size_t i = 0; i < size; i++) {
        char letter = letters[i];
        if (letter >= 'a' && letter <= 'z') {
            letter = (char)(letter - 'a' + 'A');
        }
        if (letter < 'A' || letter > 'Z') {
            return 0;
        }
        room = room * LETTERS + letter - 'A' + 1;
    }
    return room <= PDUP_MAX_ROOMS ? room : 0;
}

bool pdup__word_table(const pdup__word *word, int32_t *coded) {
    const char *sign = memchr(word->bytes, '@', word->size);
    pdup__word number = *word;
    int64_t table;
    int32_t room = 0;
    if (sign) {
        number.size = (size_t)(sign - word->bytes);
        room = room_of(sign + 1, word->size - number.size - 1);
    }
    if ((sign && room == 0) || !pdup__word_number(&number, 1, PDUP_MAX_TABLES, &table)) {
        return false;
    }
    *coded = (int32_t)table + ROOM * room;
    return true;
}

int32_t pdup__rooms_tables(const pdup__rooms *rooms) {
    return rooms->planned != 0 ? rooms->planned : rooms->named_line != 0 ? rooms->highest : 0;
}

int32_t pdup__rooms_number(const pdup__rooms *rooms, int32_t coded) {
    int32_t table = coded % ROOM;
    int32_t room = coded / ROOM;
    int32_t tables = pdup__rooms_tables(rooms);
    if (room == 0) {
        return table;
    }
    int32_t number = (room - 1) * tables + table;
    return table <= tables && number <= PDUP_MAX_TABLES ? number : 0;
}

/* Among tables with their rooms a plain number would be of room A, which may not be what was meant. A movement has
 * numbers of its own for all of its tables. */
static bool check_plain(pdup__reader *reader, const pdup__word *word) {
    const pdup__rooms *rooms = &reader->rooms[reader->number - 1];
    if (rooms->has_movement || rooms->named_line == 0) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_TABLE_WITHOUT_ROOM);
    pdup__issue_number(&issue, rooms->named_line);
    pdup__issue_word(&issue, word->bytes, word->size);
    pdup__complain(reader, word->column, &issue);
    return false;
}

bool pdup__read_table(pdup__reader *reader, const pdup__word *word, int32_t *table) {
    const pdup__rooms *rooms = &reader->rooms[reader->number - 1];
    int32_t coded;
    bool is_table = pdup__word_table(word, &coded);
    *table = is_table ? pdup__rooms_number(rooms, coded) : 0;
    if (!memchr(word->bytes, '@', word->size)) {
        return pdup__read_number_of(reader, word, PDUP__M_A_TABLE, 1, PDUP_MAX_TABLES, table) &&
               check_plain(reader, word);
    }
    if (*table != 0) {
        return true;
    }
    if (!is_table) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_TABLE_AND_ROOM);
        return false;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_TABLE_BEYOND_ROOM);
    pdup__issue_word(&issue, word->bytes, word->size);
    pdup__issue_number(&issue, pdup__rooms_tables(rooms));
    pdup__complain(reader, word->column, &issue);
    return false;
}

bool pdup__next_row(const pdup__word *list, size_t *at, pdup__row_name *row) {
    if (*at > list->size) {
        return false;
    }
    size_t end = *at;
    size_t stroke = list->size;
    while (end < list->size && list->bytes[end] != ',') {
        stroke = list->bytes[end] == '/' && stroke == list->size ? end : stroke;
        end++;
    }
    stroke = stroke < end ? stroke : end;
    size_t after = stroke < end ? stroke + 1 : end;
    if (*at == 0) {
        row->spot = pdup__word_start(list);
    }
    row->whole = part_of(list, &row->spot, *at, end - *at);
    row->round = part_of(list, &row->spot, *at, stroke - *at);
    row->table = part_of(list, &row->spot, after, end - after);
    *at = end + 1;
    return true;
}

bool pdup__row_name_coded(const pdup__row_name *row, int32_t *round, int32_t *coded) {
    int64_t number;
    if (!pdup__word_number(&row->round, 1, PDUP_MAX_ROUNDS, &number) ||
        !pdup__word_table(&row->table, coded)) {
        return false;
    }
    *round = (int32_t)number;
    return true;
}

bool pdup__read_row_name(pdup__reader *reader, const pdup__row_name *row, int32_t *round,
                         int32_t *table) {
    if (row->round.size == 0 || row->table.size == 0) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, &row->whole, PDUP__M_ROW_NAME);
        return false;
    }
    bool is_right =
        pdup__read_number_of(reader, &row->round, PDUP__M_A_ROUND, 1, PDUP_MAX_ROUNDS, round);
    return pdup__read_table(reader, &row->table, table) && is_right;
}

const pdup__word *pdup__find_value(const pdup__words *words, const char *key, pdup__word *value) {
    for (int32_t i = 1; i < words->count; i++) {
        pdup__word found;
        if (pdup__word_split(&words->at[i], &found, value) && pdup__word_is(&found, key)) {
            return value;
        }
    }
    return NULL;
}

int32_t pdup__correction_row(const pdup__words *words) {
    enum { FIRST_SETTING = 3 };
    int32_t at = FIRST_SETTING;
    pdup__word key;
    pdup__word value;
    while (at < words->count && pdup__word_split(&words->at[at], &key, &value)) {
        at++;
    }
    return at;
}

static void note_table(pdup__rooms *rooms, const pdup__word *word, int32_t line) {
    int32_t coded;
    if (!pdup__word_table(word, &coded)) {
        return;
    }
    rooms->highest = coded % ROOM > rooms->highest ? coded % ROOM : rooms->highest;
    if (coded >= ROOM && rooms->named_line == 0) {
        rooms->named_line = line;
    }
}

static void note_rows(pdup__rooms *rooms, const pdup__word *list, int32_t line) {
    size_t at = 0;
    pdup__row_name row;
    while (pdup__next_row(list, &at, &row)) {
        note_table(rooms, &row.table, line);
    }
}

/* `tables=` of a movement are those of one room. */
static void note_movement(pdup__rooms *rooms, const pdup__words *words) {
    pdup__word value;
    int64_t tables;
    int64_t count;
    rooms->has_movement = true;
    if (rooms->planned == 0 && pdup__find_value(words, "rooms", &value) &&
        pdup__word_number(&value, 2, PDUP_MAX_ROOMS, &count) &&
        pdup__find_value(words, "tables", &value) &&
        pdup__word_number(&value, 1, PDUP_MAX_TABLES, &tables)) {
        rooms->planned = (int32_t)tables;
    }
}

void pdup__rooms_note(pdup__rooms *rooms, pdup__line_kind kind, const pdup__words *words,
                      int32_t line) {
    pdup__word value;
    if (kind == PDUP__LINE_MOVEMENT) {
        note_movement(rooms, words);
    } else if (kind == PDUP__LINE_ROW && words->count > 1) {
        note_table(rooms, &words->at[1], line);
    } else if (kind == PDUP__LINE_CORRECT && words->count > 2) {
        int32_t row = pdup__correction_row(words);
        note_rows(rooms, &words->at[2], line);
        if (row + 1 < words->count) {
            note_table(rooms, &words->at[row + 1], line);
        }
    } else if (kind == PDUP__LINE_RULING && pdup__find_value(words, "table", &value)) {
        note_table(rooms, &value, line);
    } else if ((kind == PDUP__LINE_FOULED || kind == PDUP__LINE_TURNED) &&
               pdup__find_value(words, "rows", &value)) {
        note_rows(rooms, &value, line);
    }
}
