/* SPDX-License-Identifier: MIT */
#include "event_file/slips.h"

#include "base/sort.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/row_words.h"
#include "event_file/tables.h"
#include "event_file/words.h"

#include <string.h>

/* Where a row of a traveller stands. */
typedef struct place {
    size_t record;
    int32_t round; /* 0: it cannot be read */
    int32_t table;
} place;

/* The rows below one `traveller` line. */
typedef struct section {
    const pdup_movement *movement; /* NULL: there is none */
    int32_t board;
    size_t from; /* the records after the line */
    size_t to;
} section;

int32_t pdup__row_word_count(const pdup__words *words) {
    if (words->count > PDUP__ROW_CONTRACT &&
        pdup__word_is_any_case(&words->at[PDUP__ROW_CONTRACT], "np")) {
        return PDUP__ROW_WORDS_NOT_PLAYED;
    }
    bool is_auto =
        words->count >= PDUP__ROW_WORDS_AUTO && pdup__word_is(&words->at[PDUP__ROW_WHISTS], "auto");
    return is_auto ? PDUP__ROW_WORDS_AUTO : PDUP__ROW_WORDS;
}

bool pdup__is_broken_row(const pdup__words *first, const pdup__words *second) {
    pdup__words whole = *first;
    if (first->count + second->count > PDUP__ROW_WORDS) {
        return false;
    }
    memcpy(whole.at + whole.count, second->at, (size_t)second->count * sizeof second->at[0]);
    whole.count += second->count;
    return whole.count == pdup__row_word_count(&whole) &&
           second->count < pdup__row_word_count(second);
}

void pdup__excuse_board(pdup__reader *reader, int32_t board) {
    reader->excused[board / 8] |= (unsigned char)(1U << board % 8);
}

bool pdup__board_is_excused(const pdup__reader *reader, int32_t board) {
    return (reader->excused[board / 8] >> board % 8 & 1) != 0;
}

bool pdup__row_is_excused(const pdup__reader *reader, int32_t board, int32_t round, int32_t table) {
    pdup__claim_key key = pdup__key_row(reader->number, board, round, table);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    /* A row that was read or struck out has a column. */
    bool is_refused = claim && claim->column == 0;
    return pdup__board_is_excused(reader, board) || is_refused;
}

/* Where the row of a record was played, by its words. */
static place place_of(const pdup__reader *reader, size_t at, pdup__words *words) {
    const pdup__record *record = &reader->records[at];
    place found = {.record = at};
    int64_t round;
    int32_t coded;
    pdup__scan_line(reader->text + record->offset, (size_t)record->size, reader->store, words);
    if (words->count > PDUP__ROW_TABLE &&
        pdup__word_number(&words->at[PDUP__ROW_ROUND], 1, PDUP_MAX_ROUNDS, &round) &&
        pdup__word_table(&words->at[PDUP__ROW_TABLE], &coded)) {
        found.round = (int32_t)round;
        found.table = pdup__rooms_number(&reader->rooms[reader->number - 1], coded);
    }
    return found;
}

/* The set that the movement has where a row was played; 0 if there is none. */
static int32_t set_of(const pdup_movement *movement, const place *of) {
    int32_t set = 0;
    pdup_status status =
        movement ? pdup_movement_set_at(movement, of->round, of->table, &set) : PDUP_E_ARG;
    return status == PDUP_OK ? set : 0;
}

static int32_t set_of_board(const pdup_movement *movement, int32_t board) {
    return (board - 1) / pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS) + 1;
}

/* The movement of the session, to be released; NULL if there is none. */
static pdup_movement *movement_of(const pdup__reader *reader) {
    pdup_movement *movement = NULL;
    pdup_status status =
        reader->session ? pdup_session_movement(reader->session, &movement) : PDUP_E_ARG;
    return status == PDUP_OK ? movement : NULL;
}

static bool has_traveller(const pdup__reader *reader, int32_t board) {
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_TRAVELLER, board);
    return pdup__claims_find(&reader->claims, &key) || pdup__board_is_excused(reader, board);
}

/* The next board after one that has no traveller and, where that is known, is played in this place. */
static int32_t next_without(const pdup__reader *reader, const pdup_movement *movement,
                            int32_t after, const place *first) {
    if (!movement) {
        int32_t next = after + 1;
        return next <= PDUP_MAX_BOARDS && !has_traveller(reader, next) ? next : 0;
    }
    int32_t boards = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS) *
                     pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    int32_t set = first->round != 0 ? set_of(movement, first) : 0;
    for (int32_t i = 0; i < boards; i++) {
        int32_t board = (after + i) % boards + 1;
        if (!has_traveller(reader, board) && (set == 0 || set_of_board(movement, board) == set)) {
            return board;
        }
    }
    return 0;
}

int32_t pdup__guess_board(const pdup__reader *reader, const pdup__record *record, int32_t after) {
    pdup__words words = {.count = 0};
    place first = {.round = 0};
    size_t at = (size_t)(record - reader->records) + 1;
    if (at < reader->record_count && reader->records[at].kind == PDUP__LINE_ROW) {
        first = place_of(reader, at, &words);
    }
    pdup_movement *movement = movement_of(reader);
    int32_t board = next_without(reader, movement, after, &first);
    pdup_movement_unref(movement);
    return board;
}

static int by_place(const void *first, const void *second) {
    const place *a = first;
    const place *b = second;
    int orders[] = {pdup__by_number(a->round, b->round), pdup__by_number(a->table, b->table),
                    pdup__by_number((int32_t)a->record, (int32_t)b->record)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

/* Counts how many rows of the section stand before each in its place: sorted, it follows them. */
static void count_again(const place *sorted, size_t count, size_t from, int32_t *again) {
    for (size_t i = 1; i < count; i++) {
        bool is_same = sorted[i].round != 0 && sorted[i].round == sorted[i - 1].round &&
                       sorted[i].table == sorted[i - 1].table;
        again[sorted[i].record - from] = is_same ? again[sorted[i - 1].record - from] + 1 : 0;
    }
}

/* What the search of a section needs; as long as the longest. */
typedef struct scratch {
    place *places; /* with as much room again, which sorting needs */
    int32_t *again;
} scratch;

/* From which of the places on all rows are of another board, two or more of them, which either stand there a second time
 * or begin with an earlier round; count if there are none such. */
static size_t find_others(const section *of, const place *places, size_t count,
                          const int32_t *again) {
    size_t first = count;
    while (first > 1) {
        const place *row = &places[first - 1];
        int32_t set = row->round != 0 ? set_of(of->movement, row) : 0;
        bool is_elsewhere = set != 0 && set != set_of_board(of->movement, of->board);
        int32_t before = again[row->record - of->from];
        if (before > 1) {
            return count; /* typed again and again */
        }
        if (before == 0 && !is_elsewhere) {
            break;
        }
        first--;
    }
    bool is_again = first < count && again[places[first].record - of->from] != 0;
    bool is_begun_anew = first < count && places[first].round < places[first - 1].round;
    return count - first >= 2 && (is_again || is_begun_anew) ? first : count;
}

static void forget_heading(pdup__reader *reader, const place *first, int32_t board) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_TRAVELLER_FORGOTTEN);
    pdup__issue_number(&issue, board);
    reader->line = reader->records[first->record].line;
    pdup__excuse_board(reader, board);
    pdup__complain(reader, 1, &issue);
}

static void search_section(pdup__reader *reader, const section *of, const scratch *room) {
    pdup__words words = {.count = 0};
    size_t count = 0;
    for (size_t i = of->from; i < of->to; i++) {
        room->again[i - of->from] = 0;
        if (reader->records[i].kind == PDUP__LINE_ROW && reader->records[i].is_usable) {
            room->places[count++] = place_of(reader, i, &words);
        }
    }
    place *sorted = room->places + count;
    memcpy(sorted, room->places, count * sizeof *sorted);
    pdup__sort(sorted, sorted + count, count, sizeof *sorted, by_place);
    count_again(sorted, count, of->from, room->again);
    size_t first = find_others(of, room->places, count, room->again);
    int32_t board =
        first < count ? next_without(reader, of->movement, of->board, &room->places[first]) : 0;
    if (board == 0) {
        return;
    }
    forget_heading(reader, &room->places[first], board);
    for (size_t i = first; i < count; i++) {
        reader->records[room->places[i].record].is_usable = false;
    }
}

/* The board of a `traveller` line; 0 if it cannot be read. */
static int32_t board_of_line(const pdup__reader *reader, const pdup__record *record) {
    pdup__words words = {.count = 0};
    int64_t board;
    pdup__scan_line(reader->text + record->offset, (size_t)record->size, reader->store, &words);
    return record->is_usable && words.count == 2 &&
                   pdup__word_number(&words.at[1], 1, PDUP_MAX_BOARDS, &board)
               ? (int32_t)board
               : 0;
}

static void search_sections(pdup__reader *reader, section *of, size_t to, const scratch *room) {
    size_t at = of->from;
    while (at < to) {
        if (reader->records[at].kind != PDUP__LINE_TRAVELLER) {
            at++;
            continue;
        }
        of->board = board_of_line(reader, &reader->records[at]);
        of->from = at + 1;
        of->to = of->from;
        while (of->to < to && reader->records[of->to].kind != PDUP__LINE_TRAVELLER) {
            of->to++;
        }
        if (of->board != 0) {
            search_section(reader, of, room);
        }
        at = of->to;
    }
}

void pdup__find_slips(pdup__reader *reader, size_t from, size_t to) {
    size_t count = to - from;
    if (count == 0) {
        return;
    }
    /* Places of a section, the same sorted, and room for sorting. */
    scratch room = {pdup__alloc_array(reader->allocator, 3 * count, sizeof(place)),
                    pdup__alloc_array(reader->allocator, count, sizeof(int32_t))};
    pdup_movement *movement = movement_of(reader);
    if (room.places && room.again) {
        section first = {.movement = movement, .from = from};
        search_sections(reader, &first, to, &room);
    } else {
        reader->is_out_of_memory = true;
    }
    pdup_movement_unref(movement);
    pdup__release(reader->allocator, room.again);
    pdup__release(reader->allocator, room.places);
}
