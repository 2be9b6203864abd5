/* SPDX-License-Identifier: MIT */
#include "event_file/row_words.h"

#include "event_file/slips.h"
#include "event_file/tables.h"

/* Reads the rounds' and tables' numbers, which fault a row is about from here on. */
static bool read_place(pdup__reader *reader, const pdup__words *words, pdup__row_words *row) {
    const pdup__word *table = &words->at[PDUP__ROW_TABLE];
    bool is_right = pdup__read_number_of(reader, &words->at[PDUP__ROW_ROUND], PDUP__M_A_ROUND, 1,
                                         PDUP_MAX_ROUNDS, &row->round);
    is_right = pdup__read_table(reader, table, &row->table) && is_right;
    if (is_right) {
        reader->round = row->round;
        reader->table = row->table;
    } else {
        pdup__excuse_board(reader, reader->traveller_board);
    }
    return is_right;
}

/* A contract without trick cells: each of them is a point. */
static bool read_no_cells(pdup__reader *reader, pdup__row_words *row) {
    bool is_right = true;
    for (int i = 0; i < PDUP__ROW_CELL_COUNT; i++) {
        const pdup__word *word = &row->words->at[PDUP__ROW_CELLS + i];
        row->cells[i] = (pdup__cell_word){PDUP_SEAT_NONE, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE};
        if (!pdup__word_is(word, ".")) {
            pdup__issue issue = pdup__issue_of(PDUP_E_ROW_CONTRACT, PDUP__M_WORD_HERE);
            pdup__issue_word(&issue, word->bytes, word->size);
            pdup__complain(reader, word->column, &issue);
            is_right = false;
        }
    }
    return is_right;
}

static bool read_cells(pdup__reader *reader, pdup__row_words *row) {
    bool is_right = true;
    for (int i = 0; i < PDUP__ROW_CELL_COUNT; i++) {
        const pdup__word *word = &row->words->at[PDUP__ROW_CELLS + i];
        pdup__message wanted =
            pdup__word_cell(word, row->contract.contract, PDUP_CELL_DECLARER + i, &row->cells[i]);
        if (wanted != PDUP__M_NONE) {
            pdup__complain_of_word(reader, word, wanted);
            is_right = false;
        }
    }
    return is_right;
}

static void refuse_contract(pdup__reader *reader, const pdup__word *word) {
    pdup__issue issue = pdup__issue_not(word, PDUP__M_A_CONTRACT);
    if (pdup__word_lacks_trump(word)) {
        pdup__issue_say(&issue, PDUP__M_CONTRACT_MEANT);
        pdup__issue_bytes(&issue, word->bytes, word->size - 1);
    }
    pdup__complain(reader, word->column, &issue);
}

/* What stands in the cells depends on the contract, so without one they are not looked at. */
static bool read_play(pdup__reader *reader, pdup__row_words *row) {
    const pdup__word *word = &row->words->at[PDUP__ROW_CONTRACT];
    if (!pdup__word_contract(word, &row->contract)) {
        refuse_contract(reader, word);
        return false;
    }
    bool has_cells = row->contract.contract != PDUP_CONTRACT_UNKNOWN &&
                     row->contract.contract != PDUP_CONTRACT_NOT_PLAYED;
    return has_cells ? read_cells(reader, row) : read_no_cells(reader, row);
}

static bool read_players(pdup__reader *reader, pdup__row_words *row) {
    bool is_right = true;
    for (int i = 0; i < PDUP__ROW_SEATS; i++) {
        const pdup__word *word = &row->words->at[PDUP__ROW_PLAYERS + i];
        row->players[i] = 0;
        if (!pdup__word_is(word, ".")) {
            is_right = pdup__read_number_of(reader, word, PDUP__M_PLAYER_OR_EMPTY, 1,
                                            PDUP_MAX_PLAYERS, &row->players[i]) &&
                       is_right;
        }
    }
    return is_right;
}

static pdup__message whists_wanted(pdup__whists_fault fault) {
    static const pdup__message wanted[] = {
        [PDUP__WHISTS_FORM] = PDUP__M_SOME_WHISTS,
        [PDUP__WHISTS_POINT] = PDUP__M_WHISTS_POINT,
        [PDUP__WHISTS_INEXACT] = PDUP__M_WHISTS_INEXACT,
        [PDUP__WHISTS_RANGE] = PDUP__M_WHISTS_RANGE,
    };
    return wanted[fault];
}

static bool read_seat_whists(pdup__reader *reader, pdup__row_words *row, int seat) {
    const pdup__word *word = &row->words->at[PDUP__ROW_WHISTS + seat];
    row->known[seat] = PDUP__WHISTS_NONE;
    if (pdup__word_is(word, ".")) {
        return true;
    }
    if (pdup__word_is_any_case(word, "x")) {
        row->known[seat] = PDUP__WHISTS_UNKNOWN;
        return true;
    }
    row->known[seat] = PDUP__WHISTS_KNOWN;
    pdup__whists_fault fault = pdup__word_whists(word, &row->whists[seat]);
    if (fault != PDUP__WHISTS_FINE) {
        pdup__complain_of_word(reader, word, whists_wanted(fault));
        return false;
    }
    return true;
}

static bool read_whists(pdup__reader *reader, pdup__row_words *row) {
    const pdup__words *words = row->words;
    bool is_right = true;
    for (int i = 0; i < PDUP__ROW_SEATS && words->count == PDUP__ROW_WORDS; i++) {
        is_right = read_seat_whists(reader, row, i) && is_right;
    }
    return is_right;
}

bool pdup__read_row_words(pdup__reader *reader, const pdup__words *words, pdup__row_words *row) {
    *row = (pdup__row_words){.words = words};
    int32_t wanted = pdup__row_word_count(words);
    if (!pdup__count_words(reader, words, wanted, wanted, PDUP__M_FORM_ROW)) {
        return false;
    }
    bool is_right = read_place(reader, words, row);
    is_right = read_play(reader, row) && is_right;
    is_right = read_players(reader, row) && is_right;
    return read_whists(reader, row) && is_right;
}
