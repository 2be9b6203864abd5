/* SPDX-License-Identifier: MIT */
/* Rows that a traveller refuses: the word that is to blame, and the figures. The library says what is wrong; here
 * it is only found again. */
#include "base/compat.h"
#include "event_file/keys.h"
#include "event_file/row_words.h"
#include "table/row.h"

static const pdup__word *word_at(const pdup__row_words *row, int index) {
    return &row->words->at[index];
}

static pdup__line *begin(pdup__reader *reader, const pdup__row_words *row, pdup_status status,
                         int index) {
    return pdup__fault_begin(reader, status, word_at(row, index)->column);
}

static void add_seat(pdup__line *text, pdup_seat seat) {
    pdup__line_add(text, pdup__seat_name(seat));
}

static void fault_whists(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int64_t sum = 0;
    for (int i = 0; i < PDUP__ROW_SEATS; i++) {
        sum += row->whists[i];
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_WHISTS);
    pdup__line_add(text, "these sum to ");
    pdup__line_add_whists(text, sum);
    pdup__fault_end(reader);
}

/* A passed defender's 0 is the same as nothing. */
static bool is_written(const pdup__row_words *row, int cell) {
    return row->cells[cell].tricks != PDUP_TRICKS_UNWRITTEN &&
           (row->cells[cell].tricks != 0 || row->cells[cell].defence != PDUP_DEFENCE_PASSED);
}

static bool is_played(const pdup__row_words *row) {
    return row->cells[1].defence == PDUP_DEFENCE_WHISTED ||
           row->cells[2].defence == PDUP_DEFENCE_WHISTED;
}

/* Should this cell have tricks? Those of a passed defender may be left out. */
static bool may_be_written(const pdup__row_words *row, int cell) {
    switch (row->contract.contract) {
    case PDUP_CONTRACT_GAME:
        return is_played(row);
    case PDUP_CONTRACT_MISERE:
        return cell == 0;
    default:
        return true;
    }
}

static bool may_be_unwritten(const pdup__row_words *row, int cell) {
    return !may_be_written(row, cell) || row->cells[cell].defence == PDUP_DEFENCE_PASSED;
}

/* The first cell with tricks it should not have or without tricks it should have; otherwise they do not sum. */
static void fault_tricks(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int32_t sum = 0;
    for (int i = 0; i < PDUP__ROW_CELL_COUNT; i++) {
        if (is_written(row, i) ? !may_be_written(row, i) : !may_be_unwritten(row, i)) {
            pdup__line *text = begin(reader, row, status, PDUP__ROW_CELLS + i);
            pdup__line_add_word(text, word_at(row, PDUP__ROW_CELLS + i));
            pdup__line_add(text, is_written(row, i) ? " should have none" : " has none");
            pdup__fault_end(reader);
            return;
        }
        sum += is_written(row, i) ? row->cells[i].tricks : 0;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_CELLS);
    pdup__line_add(text, "these sum to ");
    pdup__line_add_integer(text, sum);
    pdup__fault_end(reader);
}

static bool stands_before(const pdup__row_words *row, int cell) {
    for (int i = 0; i < cell; i++) {
        if (row->cells[i].seat == row->cells[cell].seat) {
            return true;
        }
    }
    return false;
}

static void fault_seats(pdup__reader *reader, const pdup__row_words *row, pdup_status status,
                        pdup_seat talon) {
    int cell = 0;
    while (cell + 1 < PDUP__ROW_CELL_COUNT && row->cells[cell].seat != PDUP_SEAT_NONE &&
           row->cells[cell].seat != talon && !stands_before(row, cell)) {
        cell++;
    }
    pdup_seat seat = row->cells[cell].seat;
    pdup__line *text = begin(reader, row, status, PDUP__ROW_CELLS + cell);
    if (seat == PDUP_SEAT_NONE) {
        pdup__line_add(text, "here stands no seat");
    } else if (seat == talon) {
        pdup__line_add(text, "the talon of this board lies at ");
        add_seat(text, seat);
    } else {
        add_seat(text, seat);
        pdup__line_add(text, " stands twice");
    }
    pdup__fault_end(reader);
}

/* The seat before this one where the same player stands, or -1. An empty seat before it would have been refused. */
static int same_player_before(const pdup__row_words *row, int seat) {
    for (int before = 0; before < seat; before++) {
        if (row->players[before] == row->players[seat]) {
            return before;
        }
    }
    return -1;
}

static void fault_player_twice(pdup__reader *reader, const pdup__row_words *row,
                               pdup_status status) {
    int seat = 1;
    while (seat + 1 < PDUP__ROW_SEATS && same_player_before(row, seat) < 0) {
        seat++;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_PLAYERS + seat);
    pdup__line_add_integer(text, row->players[seat]);
    pdup__line_add(text, " at ");
    add_seat(text, PDUP_SEAT_N + same_player_before(row, seat));
    pdup__line_add(text, " and ");
    add_seat(text, PDUP_SEAT_N + seat);
    pdup__fault_end(reader);
}

static void fault_no_player(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int seat = 0;
    while (seat + 1 < PDUP__ROW_SEATS && row->players[seat] != 0) {
        seat++;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_PLAYERS + seat);
    add_seat(text, PDUP_SEAT_N + seat);
    pdup__fault_end(reader);
}

static void fault_row_twice(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    pdup__claim_key key = pdup__key_row(reader->number, reader->board, row->round, row->table);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    pdup__line *text = begin(reader, row, status, PDUP__ROW_ROUND);
    pdup__line_add(text, "line ");
    pdup__line_add_integer(text, PDUP_ALWAYS(claim) ? claim->line : 0);
    pdup__fault_end(reader);
}

static void fault_level(pdup__reader *reader, const pdup__row_words *row, pdup_status status,
                        int32_t lowest) {
    pdup__line *text = begin(reader, row, status, PDUP__ROW_CONTRACT);
    pdup__line_add_integer(text, row->contract.level);
    pdup__line_add(text, " is under ");
    pdup__line_add_integer(text, lowest);
    pdup__fault_end(reader);
}

/* The first cell whose seat is not the next active one. */
static void fault_first_hand(pdup__reader *reader, const pdup__row_words *row, pdup_status status,
                             const pdup_board *board, const pdup__row *table) {
    pdup_seat seat = pdup__row_first_hand(board, table);
    int cell = 0;
    while (cell + 1 < PDUP__ROW_CELL_COUNT &&
           (row->cells[cell].seat == PDUP_SEAT_NONE || row->cells[cell].seat == seat)) {
        seat = pdup__row_next_active(board, table, seat);
        cell++;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_CELLS + cell);
    pdup__line_add(text, "here stands ");
    add_seat(text, row->cells[cell].seat);
    pdup__line_add(text, " where ");
    add_seat(text, seat);
    pdup__line_add(text, " should");
    pdup__fault_end(reader);
}

static void fault_empty_seat(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int west = PDUP__ROW_SEATS - 1;
    int index = row->players[west] != 0 ? PDUP__ROW_PLAYERS + west : PDUP__ROW_WHISTS + west;
    pdup__line *text = begin(reader, row, status, index);
    pdup__line_add(text, "here stands ");
    pdup__line_add_word(text, word_at(row, index));
    pdup__fault_end(reader);
}

static void fault_no_whists(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int seat = 0;
    while (seat + 1 < PDUP__ROW_SEATS && row->known[seat] != PDUP__WHISTS_NONE) {
        seat++;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_WHISTS + seat);
    pdup__line_add_integer(text, row->players[seat]);
    pdup__line_add(text, " at ");
    add_seat(text, PDUP_SEAT_N + seat);
    pdup__fault_end(reader);
}

static void fault_half(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int cell = row->cells[1].defence == PDUP_DEFENCE_HALF ? 1 : 2;
    pdup__line *text = begin(reader, row, status, PDUP__ROW_CELLS + cell);
    pdup__line_add(text, "here at level ");
    pdup__line_add_integer(text, row->contract.level);
    pdup__line_add(text, ", beside ");
    pdup__line_add_word(text, word_at(row, PDUP__ROW_CELLS + 3 - cell));
    pdup__fault_end(reader);
}

static void fault_players(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    int seat = 0;
    while (seat + 1 < PDUP__ROW_SEATS && row->players[seat] <= reader->file->player_count) {
        seat++;
    }
    pdup__line *text = begin(reader, row, status, PDUP__ROW_PLAYERS + seat);
    pdup__line_add(text, "player ");
    pdup__line_add_integer(text, row->players[seat]);
    pdup__line_add(text, " of ");
    pdup__line_add_integer(text, reader->file->player_count);
    pdup__fault_end(reader);
}

/* What is not about one word of the row: the session has as many rows as it may. */
static void fault_whole(pdup__reader *reader, const pdup__row_words *row, pdup_status status) {
    pdup__line *text = begin(reader, row, status, PDUP__ROW_ROUND);
    pdup__line_add(text, "the row of round ");
    pdup__line_add_integer(text, row->round);
    pdup__line_add(text, ", table ");
    pdup__line_add_integer(text, row->table);
    pdup__fault_end(reader);
}

/* Those that the board has a say in. */
static void fault_by_board(pdup__reader *reader, const pdup__row_words *row, pdup_status status,
                           const pdup_board *board) {
    const pdup__row table = {.seats = row->seats, .turn = row->turn};
    switch (status) {
    case PDUP_E_ROW_SEATS:
        fault_seats(reader, row, status, pdup__row_talon_seat(board, &table));
        break;
    case PDUP_E_ROW_FIRST_HAND:
        fault_first_hand(reader, row, status, board, &table);
        break;
    case PDUP_E_ROW_LEVEL:
        fault_level(reader, row, status, pdup_board_lowest_level(board));
        break;
    default:
        fault_whole(reader, row, status);
        break;
    }
}

void pdup__fault_row(pdup__reader *reader, const pdup__row_words *row, const pdup_board *board,
                     pdup_status status) {
    switch (status) {
    case PDUP_E_ROW_WHISTS:
        fault_whists(reader, row, status);
        break;
    case PDUP_E_ROW_TRICKS:
        fault_tricks(reader, row, status);
        break;
    case PDUP_E_ROW_PLAYER_TWICE:
        fault_player_twice(reader, row, status);
        break;
    case PDUP_E_ROW_NO_PLAYER:
        fault_no_player(reader, row, status);
        break;
    case PDUP_E_ROW_TWICE:
        fault_row_twice(reader, row, status);
        break;
    case PDUP_E_ROW_EMPTY_SEAT:
        fault_empty_seat(reader, row, status);
        break;
    case PDUP_E_ROW_NO_WHISTS:
        fault_no_whists(reader, row, status);
        break;
    case PDUP_E_ROW_HALF:
        fault_half(reader, row, status);
        break;
    case PDUP_E_PLAYERS:
        fault_players(reader, row, status);
        break;
    default:
        fault_by_board(reader, row, status, board);
        break;
    }
}
