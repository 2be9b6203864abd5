/* SPDX-License-Identifier: MIT */
/* The `board` and `traveller` lines. */
#include "deal/deal.h"
#include "event_file/handlers.h"
#include "event_file/key_values.h"
#include "event_file/keys.h"
#include "event_file/slips.h"
#include "event_file/words.h"
#include "text/look_alikes.h"

enum { DEAL, PRICE, LOWEST, BOARD_SETTINGS };

static const pdup__setting board_settings[BOARD_SETTINGS] = {
    {.key = "deal"},
    {.key = "price"},
    {.key = "lowest"},
};

enum { HIGHEST_PRICE = 100 };

/* Puts the next board, made of *board, in its place. */
static void replace(pdup__reader *reader, pdup_status status, pdup_board *next,
                    pdup_board **board) {
    if (pdup__ok_or_nomem(reader, status)) {
        pdup_board_unref(*board);
        *board = next;
    }
}

static void set_price(pdup__reader *reader, const pdup__settings *settings, pdup_board **board) {
    int32_t price;
    pdup_board *next;
    if (pdup__setting_number(reader, settings, PRICE, 1, HIGHEST_PRICE, &price) && price != 0) {
        pdup_status status = pdup_board_with_price(*board, price, &next);
        replace(reader, status, next, board);
    }
}

static void set_lowest(pdup__reader *reader, const pdup__settings *settings, pdup_board **board) {
    int32_t level;
    pdup_board *next;
    if (pdup__setting_number(reader, settings, LOWEST, PDUP_LEVEL_LOWEST, PDUP_LEVEL_HIGHEST,
                             &level) &&
        level != 0) {
        pdup_status status = pdup_board_with_lowest_level(*board, level, &next);
        replace(reader, status, next, board);
    }
}

static void refuse_talon(pdup__reader *reader, const pdup__word *word, const pdup_deal *deal,
                         const pdup_board *board) {
    pdup__issue issue = pdup__issue_of(PDUP_E_DEAL_TALON, PDUP__M_TALON_IN);
    pdup__issue_seat(&issue, pdup_deal_talon_seat(deal));
    pdup__issue_number(&issue, pdup_board_number(board, PDUP_BOARD_FIELD_NUMBER));
    pdup__issue_number(&issue, pdup_board_number(board, PDUP_BOARD_FIELD_SEATS));
    pdup__issue_seat(&issue, pdup_board_number(board, PDUP_BOARD_FIELD_TALON_SEAT));
    pdup__complain(reader, word->column, &issue);
}

static pdup_deal *read_deal(pdup__reader *reader, const pdup__word *word) {
    pdup_deal *deal;
    size_t claim;
    pdup_status status =
        pdup__deal_read(reader->allocator, (pdup__span){word->bytes, word->size}, &claim, &deal);
    if (status == PDUP_OK || status == PDUP_E_NOMEM) {
        return pdup__ok_or_nomem(reader, status) ? deal : NULL;
    }
    pdup__word rest = {.bytes = word->bytes + claim, .size = word->size - claim};
    pdup__issue issue = pdup__issue_of(status, rest.size > 0 ? PDUP__M_AT_WORD : PDUP__M_AT_END);
    if (rest.size > 0) {
        pdup__issue_add_word(&issue, &rest);
        pdup__issue_look_alike(&issue, (pdup__span){rest.bytes, rest.size});
    }
    pdup__complain(reader, pdup__word_column(word, claim), &issue);
    return NULL;
}

static void set_deal(pdup__reader *reader, const pdup__settings *settings, pdup_board **board) {
    const pdup__word *word = &settings->values[DEAL];
    pdup_deal *deal = pdup__setting_is_given(settings, DEAL) ? read_deal(reader, word) : NULL;
    if (!deal) {
        return;
    }
    pdup_board *next;
    pdup_status status = pdup_board_with_deal(*board, deal, &next);
    if (status == PDUP_E_DEAL_TALON) {
        refuse_talon(reader, word, deal, *board);
    } else {
        replace(reader, status, next, board);
    }
    pdup_deal_unref(deal);
}

/* The session owns the board from here on. */
static bool keep_board(pdup__reader *reader, pdup_board *board) {
    if (reader->board_count == reader->board_capacity) {
        void *memory = reader->boards;
        if (!pdup__grow(reader->allocator, &memory, &reader->board_capacity,
                        sizeof(pdup_board *))) {
            reader->is_out_of_memory = true;
            return false;
        }
        reader->boards = memory;
    }
    reader->boards[reader->board_count++] = board;
    return true;
}

static pdup_board *new_board(pdup__reader *reader, int32_t number) {
    pdup_board *board;
    pdup_status status = pdup_board_new(reader->allocator, number, reader->seats, &board);
    return pdup__ok_or_nomem(reader, status) ? board : NULL;
}

/* The number of the line, if it may be the line of this board. */
static pdup__claim *claim_board(pdup__reader *reader, const pdup__words *words, int32_t *number) {
    if (!pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_BOARDS, number)) {
        return NULL;
    }
    reader->board = *number;
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_BOARD, *number);
    return pdup__claim_take(reader, PDUP_E_FILE_TWICE, key, words->at[1].column);
}

void pdup__read_board(pdup__reader *reader, const pdup__words *words) {
    int32_t number;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_BOARD)) {
        return;
    }
    pdup__claim *claim = claim_board(reader, words, &number);
    pdup_board *board = claim ? new_board(reader, number) : NULL;
    if (!board) {
        return;
    }
    pdup__settings settings = {.known = board_settings, .count = BOARD_SETTINGS};
    (void)pdup__read_settings(reader, words, 2, &settings);
    set_deal(reader, &settings, &board);
    set_price(reader, &settings, &board);
    set_lowest(reader, &settings, &board);
    if (!keep_board(reader, board)) {
        pdup_board_unref(board);
        return;
    }
    claim->value = (int32_t)reader->board_count - 1;
    pdup__claim_set(reader, claim, words->at[1].column);
}

/* The board as its own line has it, or without deal and settings. */
static pdup_board *board_of(pdup__reader *reader, int32_t number) {
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_BOARD, number);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    return claim && claim->line != 0 ? pdup_board_ref(reader->boards[claim->value])
                                     : new_board(reader, number);
}

static void begin_traveller(pdup__reader *reader, int32_t number) {
    pdup_board *board = board_of(reader, number);
    if (!board) {
        return;
    }
    pdup_status status = pdup_traveller_new(board, &reader->traveller);
    pdup_board_unref(board);
    if (pdup__ok_or_nomem(reader, status) && reader->session) {
        (void)pdup__ok_or_nomem(
            reader, pdup_session_add_traveller(reader->session, reader->traveller, NULL));
    }
}

void pdup__drop_traveller(pdup__reader *reader) {
    reader->has_traveller_line = true;
    pdup_traveller_unref(reader->traveller);
    reader->traveller = NULL;
    reader->traveller_board = 0;
}

/* The board has a traveller already: which board may have been meant? */
static void refuse_again(pdup__reader *reader, const pdup__words *words, int32_t number,
                         int32_t line) {
    pdup__issue issue = pdup__issue_of(PDUP_E_BOARD_TWICE, PDUP__M_EARLIER_LINE);
    int32_t other = pdup__guess_board(reader, reader->record, number);
    pdup__issue_number(&issue, line);
    if (other != 0) {
        pdup__issue_say(&issue, PDUP__M_TRAVELLER_MEANT);
        pdup__issue_number(&issue, other);
    }
    pdup__excuse_board(reader, other);
    pdup__complain(reader, words->at[1].column, &issue);
}

/* The rows after a line that is refused are still looked at, but entered nowhere: most likely its number is wrong,
 * and then they are not rows of this board. */
void pdup__read_traveller(pdup__reader *reader, const pdup__words *words) {
    int32_t number;
    pdup__drop_traveller(reader);
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_TRAVELLER) ||
        !pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_BOARDS, &number)) {
        pdup__excuse_board(reader, pdup__guess_board(reader, reader->record, reader->last_board));
        return;
    }
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_TRAVELLER, number);
    pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    reader->board = number;
    reader->last_board = number;
    if (claim->line != 0) {
        refuse_again(reader, words, number, claim->line);
        return;
    }
    begin_traveller(reader, number);
    reader->traveller_board = number;
    pdup__claim_set(reader, claim, words->at[1].column);
}
