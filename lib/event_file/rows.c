/* SPDX-License-Identifier: MIT */
/* The rows of travellers. */
#include "event_file/rows.h"
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/row_tariff.h"
#include "event_file/turn.h"
#include "table/traveller.h"

/* What has been read within the limits cannot be refused by the row itself. */
static void expect(pdup_status status) {
    (void)PDUP_NEVER(status != PDUP_OK);
    (void)status;
}

static void fill_row(const pdup__row_words *words, pdup_row *row) {
    expect(pdup_row_set_seats(row, words->seats, NULL));
    expect(pdup_row_set_turn(row, words->turn, NULL));
    expect(pdup_row_set_contract(row, words->contract.contract, words->contract.level,
                                 words->contract.strain, NULL));
    for (int i = 0; i < PDUP__ROW_CELL_COUNT; i++) {
        const pdup__cell_word *cell = &words->cells[i];
        expect(pdup_row_set_cell(row, PDUP_CELL_DECLARER + i, cell->seat, cell->tricks,
                                 cell->defence, NULL));
    }
    for (int i = 0; i < PDUP__ROW_SEATS; i++) {
        pdup_seat seat = PDUP_SEAT_N + i;
        expect(pdup_row_set_player(row, seat, words->players[i], NULL));
        if (words->known[i] == PDUP__WHISTS_KNOWN) {
            expect(pdup_row_set_whists(row, seat, words->whists[i], NULL));
        } else if (words->known[i] == PDUP__WHISTS_UNKNOWN) {
            expect(pdup_row_set_whists_unknown(row, seat, NULL));
        }
    }
}

static void settle_row(pdup__reader *reader, const pdup__row_words *words) {
    pdup__claim_key key = pdup__key_row(reader->number, reader->board, words->round, words->table);
    pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    if (PDUP_ALWAYS(claim)) {
        pdup__claim_set(reader, claim, words->words->at[0].column);
    }
}

/* Without a movement a table is of three if nobody sits at W. */
static void find_seats(const pdup__reader *reader, pdup__row_words *words) {
    int32_t seats = words->players[PDUP__ROW_SEATS - 1] == 0 ? 3 : 4;
    bool is_own = reader->plan.seats.number == 0 && seats != reader->seats;
    words->seats = is_own ? seats : 0;
}

/* Complains of the `turned` line, not of the row: what was played there stands all the same. */
static void refuse_turn(pdup__reader *reader, const pdup__row_words *words,
                        const pdup__claim *claim, int32_t seats) {
    int32_t line = reader->line;
    reader->line = claim->line;
    pdup__issue issue = pdup__issue_of(PDUP_E_ROW_TURN, PDUP__M_TURN_OTHER_SEATS);
    pdup__issue_number(&issue, claim->value / PDUP__TURN_SEATS);
    pdup__issue_number(&issue, words->table);
    pdup__issue_number(&issue, seats);
    pdup__issue_number(&issue, line);
    pdup__complain(reader, claim->column, &issue);
    reader->line = line;
}

/* The turn that a `turned` line tells of this row; none, and a complaint once, if that is of a table with other
 * seats. */
static void find_turn(pdup__reader *reader, pdup__row_words *words) {
    pdup__claim_key key = pdup__key_of_row(reader->number, PDUP__LINE_TURNED, reader->board,
                                           words->round, words->table);
    pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    if (!claim || claim->value == 0) {
        return;
    }
    int32_t seats = words->seats != 0 ? words->seats : reader->seats;
    if (claim->value / PDUP__TURN_SEATS == seats) {
        words->turn = claim->value % PDUP__TURN_SEATS;
    } else {
        refuse_turn(reader, words, claim, seats);
        claim->value = 0;
    }
}

/* N has filled the whole line: what is typed comes from the paper (rules 6). */
static void close_row(pdup__reader *reader, const pdup__row_words *words) {
    expect(pdup_traveller_close_row(reader->traveller, words->round, words->table, NULL));
}

/* Is there a `correct` line of this row? */
static bool is_corrected(const pdup__reader *reader, const pdup__row_words *words) {
    pdup__claim_key key = pdup__key_of_row(reader->number, PDUP__LINE_CORRECT, reader->board,
                                           words->round, words->table);
    return pdup__claims_find(&reader->claims, &key) != NULL;
}

static void add_row(pdup__reader *reader, const pdup__row_words *words, const pdup_board *board,
                    const pdup_row *row) {
    pdup__issue issue;
    pdup_status status = pdup__traveller_add(reader->traveller, row, &issue);
    if (status == PDUP_E_NOMEM) {
        reader->is_out_of_memory = true;
    } else if (status != PDUP_OK) {
        pdup__refuse_row(reader, words, &issue);
    } else {
        settle_row(reader, words);
        close_row(reader, words);
        if (!is_corrected(reader, words)) {
            pdup__tariff_check(reader, words, board, row);
        }
    }
}

pdup_row *pdup__make_row(pdup__reader *reader, pdup__row_words *words, const pdup_board *board) {
    pdup_row *row;
    find_seats(reader, words);
    find_turn(reader, words);
    if (!pdup__ok_or_nomem(
            reader, pdup_row_new(reader->allocator, words->round, words->table, NULL, &row))) {
        return NULL;
    }
    fill_row(words, row);
    if (!pdup__tariff_fill(reader, words, board, row)) {
        pdup_row_unref(row);
        return NULL;
    }
    return row;
}

static void enter_row(pdup__reader *reader, pdup__row_words *words) {
    pdup_board *board;
    expect(pdup_traveller_board(reader->traveller, &board));
    pdup_row *row = pdup__make_row(reader, words, board);
    if (row) {
        add_row(reader, words, board, row);
    }
    pdup_board_unref(board);
    pdup_row_unref(row);
}

void pdup__read_row(pdup__reader *reader, const pdup__words *words) {
    pdup__row_words row;
    reader->board = reader->traveller_board;
    if (!reader->has_traveller_line) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_ORDER, PDUP__M_ROW_NO_HEADING);
        pdup__complain(reader, words->at[0].column, &issue);
    }
    if (pdup__read_row_words(reader, words, &row) && reader->traveller) {
        enter_row(reader, &row);
    }
}
