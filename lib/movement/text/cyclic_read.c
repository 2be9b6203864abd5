/* SPDX-License-Identifier: MIT */
#include "movement/text/cyclic_text.h"

#include "base/seat.h"
#include "movement/kinds/cyclic.h"

#include <string.h>

/* One row, read from left to right; the first flaw ends it. */
typedef struct row_reader {
    const char *bytes;
    size_t size;
    size_t at;
    int32_t row;
    pdup__cyclic_flaw *flaw;
} row_reader;

/* A place of the players' row; table -1 is a rest. */
typedef struct named_place {
    size_t at;
    int32_t table;
    int32_t seat;
} named_place;

/* Both rows are looked at twice: first they are counted, then read into the movement. */
typedef struct row_pair {
    int32_t seats;  /* 3 or 4; 0 while it is not known */
    int32_t tables; /* the highest number of a table */
    int32_t length; /* places of the players' row */
    int32_t named;  /* of them, without the rests */
    bool names_west;
    int32_t player; /* the one of the second look */
    int32_t set;    /* the place of the sets' row */
    pdup__cyclic *cyclic;
} row_pair;

typedef bool use_place(row_reader *reader, row_pair *pair, const named_place *place);

/* A number of 0 is none. */
static bool refuse(row_reader *reader, size_t at, pdup_status code, int32_t number,
                   pdup__message message) {
    *reader->flaw = (pdup__cyclic_flaw){pdup__issue_of(code, message), reader->row, at};
    if (number != 0) {
        pdup__issue_number(&reader->flaw->issue, number);
    }
    return false;
}

static bool take(row_reader *reader, const char *bytes) {
    size_t size = strlen(bytes);
    if (reader->size - reader->at < size || memcmp(reader->bytes + reader->at, bytes, size) != 0) {
        return false;
    }
    reader->at += size;
    return true;
}

static void skip_blanks(row_reader *reader) {
    while (take(reader, " ") || take(reader, "\t")) {
    }
}

static bool is_at_end(const row_reader *reader) {
    return reader->at == reader->size;
}

/* Hyphen, en dash and em dash are one to a typist. */
static bool take_dash(row_reader *reader) {
    return take(reader, "-") || take(reader, "\xe2\x80\x93") || take(reader, "\xe2\x80\x94");
}

/* The Latin and the Cyrillic letter look the same. */
static bool take_rest(row_reader *reader) {
    return take(reader, "P") || take(reader, "\xd0\xa0");
}

static bool is_digit(const row_reader *reader) {
    return !is_at_end(reader) && reader->bytes[reader->at] >= '0' &&
           reader->bytes[reader->at] <= '9';
}

/* The number of a table, from 0. */
static bool read_table(row_reader *reader, pdup__message wanted, int32_t *table) {
    size_t start = reader->at;
    int32_t number = 0;
    if (!is_digit(reader)) {
        return refuse(reader, start, PDUP_E_FILE_WORD, 0, wanted);
    }
    for (; is_digit(reader); reader->at++) {
        number = number * 10 + (reader->bytes[reader->at] - '0');
        number = number > PDUP_MAX_TABLES ? PDUP_MAX_TABLES + 1 : number;
    }
    if (number < 1 || number > PDUP_MAX_TABLES) {
        return refuse(reader, start, PDUP_E_RANGE, 0, PDUP__M_CYCLE_TABLE_RANGE);
    }
    *table = number - 1;
    return true;
}

static bool read_seat(row_reader *reader, int32_t *seat) {
    for (*seat = 0; *seat < PDUP__SEATS; ++*seat) {
        if (take(reader, pdup__seat_name(PDUP_SEAT_N + *seat))) {
            return true;
        }
    }
    return refuse(reader, reader->at, PDUP_E_FILE_WORD, 0, PDUP__M_CYCLE_SEAT);
}

static bool read_place(row_reader *reader, named_place *place) {
    skip_blanks(reader);
    *place = (named_place){reader->at, -1, 0};
    bool is_read = take_rest(reader) || (read_table(reader, PDUP__M_CYCLE_PLACE, &place->table) &&
                                         read_seat(reader, &place->seat));
    if (is_read) {
        skip_blanks(reader);
    }
    return is_read;
}

/* Hands every place of the players' row on. */
static bool read_players(row_reader reader, row_pair *pair, use_place *use) {
    bool goes_on = true;
    while (goes_on) {
        named_place place;
        if (!read_place(&reader, &place) || !use(&reader, pair, &place)) {
            return false;
        }
        goes_on = !is_at_end(&reader);
        if (goes_on && !take_dash(&reader)) {
            return refuse(&reader, reader.at, PDUP_E_FILE_WORD, 0, PDUP__M_CYCLE_DASH);
        }
    }
    return true;
}

static void count_table(row_pair *pair, int32_t table) {
    pair->tables = table >= pair->tables ? table + 1 : pair->tables;
}

static bool count_place(row_reader *reader, row_pair *pair, const named_place *place) {
    if (++pair->length > PDUP_MAX_ROUNDS) {
        return refuse(reader, place->at, PDUP_E_RANGE, 0, PDUP__M_CYCLE_LONG);
    }
    if (place->table < 0) {
        return true;
    }
    if (place->seat == 3 && pair->seats == 3) {
        return refuse(reader, place->at, PDUP_E_FILE_WORD, place->table + 1, PDUP__M_CYCLE_THREE);
    }
    pair->named++;
    pair->names_west = pair->names_west || place->seat == 3;
    count_table(pair, place->table);
    return true;
}

/* Players are numbered from the right, so here they are counted down. */
static bool seat_player(row_reader *reader, row_pair *pair, const named_place *place) {
    pair->player--;
    if (place->table < 0) {
        return true;
    }
    int32_t *label = &pair->cyclic->label[place->table * pair->seats + place->seat];
    if (*label >= 0) {
        return refuse(reader, place->at, PDUP_E_FILE_TWICE, place->table + 1,
                      PDUP__M_CYCLE_PLACE_TWICE);
    }
    *label = pair->player;
    return true;
}

static bool count_set(row_reader *reader, row_pair *pair, const named_place *place) {
    (void)reader;
    count_table(pair, place->table);
    return true;
}

static bool place_set(row_reader *reader, row_pair *pair, const named_place *place) {
    int32_t *adder = &pair->cyclic->adder[place->table];
    if (*adder >= 0) {
        return refuse(reader, place->at, PDUP_E_FILE_TWICE, place->table + 1,
                      PDUP__M_CYCLE_TABLE_TWICE);
    }
    *adder = pair->set;
    return true;
}

/* The tables of one place of the sets' row. */
static bool read_tables(row_reader *reader, row_pair *pair, use_place *use) {
    do {
        named_place place = {reader->at, -1, 0};
        if (!read_table(reader, PDUP__M_CYCLE_SETS_PLACE, &place.table) ||
            !use(reader, pair, &place)) {
            return false;
        }
    } while (take(reader, "+"));
    return true;
}

/* Hands every table of the sets' row on. */
static bool read_sets(row_reader reader, row_pair *pair, use_place *use) {
    skip_blanks(&reader);
    for (pair->set = 0; !is_at_end(&reader); pair->set++) {
        if (pair->set == pair->length) {
            return refuse(&reader, reader.at, PDUP_E_FILE_COUNT, pair->set,
                          PDUP__M_CYCLE_SETS_LONG);
        }
        if (!take(&reader, "Z") && !read_tables(&reader, pair, use)) {
            return false;
        }
        size_t end = reader.at;
        skip_blanks(&reader);
        if (reader.at == end && !is_at_end(&reader)) {
            return refuse(&reader, end, PDUP_E_FILE_WORD, 0, PDUP__M_CYCLE_BLANK);
        }
    }
    if (pair->set < pair->length) {
        return refuse(&reader, reader.at, PDUP_E_FILE_COUNT, pair->length,
                      PDUP__M_CYCLE_SETS_SHORT);
    }
    return true;
}

static pdup__cyclic_size size_of(const row_pair *pair) {
    return (pdup__cyclic_size){pair->seats, pair->tables, pair->length, 1,
                               pair->tables * pair->seats - pair->named};
}

static bool count_rows(row_reader players, row_reader sets, row_pair *pair) {
    if (!read_players(players, pair, count_place) || !read_sets(sets, pair, count_set)) {
        return false;
    }
    if (pair->tables == 0) {
        return refuse(&players, players.size, PDUP_E_FILE_COUNT, 0, PDUP__M_CYCLE_NO_TABLE);
    }
    if (pair->seats == 0) {
        pair->seats = pair->names_west ? 4 : 3;
    }
    if (pair->length + size_of(pair).fixed > PDUP_MAX_PLAYERS) {
        return refuse(&players, 0, PDUP_E_RANGE, 0, PDUP__M_CYCLE_PLAYERS);
    }
    return true;
}

/* Who sits at a place that is not named stays there. */
static void seat_fixed(row_pair *pair) {
    int32_t player = pair->length;
    for (int32_t i = 0; i < pair->tables * pair->seats; i++) {
        if (pair->cyclic->label[i] < 0) {
            pair->cyclic->label[i] = player++;
        }
    }
}

static bool have_all_sets(row_reader *sets, const row_pair *pair) {
    for (int32_t table = 0; table < pair->tables; table++) {
        if (pair->cyclic->adder[table] < 0) {
            return refuse(sets, sets->size, PDUP_E_FILE_COUNT, table + 1,
                          PDUP__M_CYCLE_TABLE_MISSING);
        }
    }
    return true;
}

static bool fill(row_reader players, row_reader sets, row_pair *pair) {
    for (int32_t i = 0; i < pair->tables * pair->seats; i++) {
        pair->cyclic->label[i] = -1;
    }
    for (int32_t i = 0; i < pair->tables; i++) {
        pair->cyclic->adder[i] = -1;
    }
    pair->player = pair->length;
    if (!read_players(players, pair, seat_player) || !read_sets(sets, pair, place_set)) {
        return false;
    }
    seat_fixed(pair);
    return have_all_sets(&sets, pair);
}

pdup_status pdup__cyclic_read(const pdup_allocator *allocator, const pdup__cyclic_rows *rows,
                              pdup__cyclic_flaw *flaw_out, pdup_movement **out) {
    static const pdup__cyclic_words words = {"cyclic, as written in rows of players and of sets",
                                             "the rows that were read"};
    row_reader players = {rows->players, rows->players_size, 0, PDUP__ROW_OF_PLAYERS, flaw_out};
    row_reader sets = {rows->sets, rows->sets_size, 0, PDUP__ROW_OF_SETS, flaw_out};
    row_pair pair = {.seats = rows->seats};
    *out = NULL;
    *flaw_out = (pdup__cyclic_flaw){.row = 0};
    if (!count_rows(players, sets, &pair)) {
        return flaw_out->issue.status;
    }
    pair.cyclic = pdup__cyclic_start(allocator, size_of(&pair));
    if (!pair.cyclic) {
        return PDUP_E_NOMEM;
    }
    if (!fill(players, sets, &pair)) {
        pdup_allocator own = pdup__allocator(allocator);
        pdup__release(&own, pair.cyclic);
        return flaw_out->issue.status;
    }
    return pdup__cyclic_finish(allocator, pair.cyclic, words, out);
}
