/* SPDX-License-Identifier: MIT */
/* What `pdup deal` writes: a line `BOARD NUMBER DEAL`, its words parted by blanks, commas or semicolons. */
#include "base/seat.h"
#include "deal/board.h"
#include "deal/deal_number.h"
#include "notation/notation.h"
#include "text/line.h"
#include "text/numbers.h"

static size_t skip_quote(const char *line, size_t size, size_t at) {
    return at + (at < size && line[at] == '"');
}

static size_t blank_or_quote(const char *line, size_t size, size_t at) {
    size_t blank = pdup__blank_size(line + at, size - at);
    return blank > 0 ? blank : at < size && line[at] == '"';
}

static bool is_mark(const char *line, size_t size, size_t at) {
    return at < size && (line[at] == ',' || line[at] == ';');
}

/* Passes what parts two words: blanks, and one comma or semicolon among them. Spreadsheets put words into quotes. */
static size_t skip_separator(const char *line, size_t size, size_t at) {
    bool has_mark = false;
    for (;;) {
        size_t step = blank_or_quote(line, size, at);
        if (step == 0 && (has_mark || !is_mark(line, size, at))) {
            return at;
        }
        has_mark |= step == 0;
        at += step > 0 ? step : 1;
    }
}

static bool is_word_end(const char *line, size_t size, size_t at) {
    return at == size || is_mark(line, size, at) || blank_or_quote(line, size, at) > 0;
}

/* Digits, at most highest, and what parts them from the next word; false when they are not here. */
static bool take_number(const char *line, size_t size, size_t *at, int64_t highest,
                        int64_t *number) {
    size_t start = skip_quote(line, size, *at);
    size_t end = start + pdup__take_digits(line + start, size - start, highest, number);
    if (end == start || end == size || !is_word_end(line, size, end) || *number > highest) {
        return false;
    }
    *at = skip_separator(line, size, end);
    return true;
}

/* What a spreadsheet shows of a number too long for it: 2.43526E+15, and 2,43526E+15 in another language. */
static bool take_scientific(const char *line, size_t size, size_t *at) {
    int64_t ignored;
    size_t start = skip_quote(line, size, *at);
    size_t end = start + pdup__take_digits(line + start, size - start, 9, &ignored);
    if (end != start + 1) {
        return false;
    }
    if (end < size && (line[end] == '.' || line[end] == ',')) {
        end++;
        end += pdup__take_digits(line + end, size - end, 9, &ignored);
    }
    if (end + 1 >= size || (line[end] != 'E' && line[end] != 'e') || line[end + 1] != '+') {
        return false;
    }
    end += 2;
    size_t digits = pdup__take_digits(line + end, size - end, 9, &ignored);
    if (digits == 0 || !is_word_end(line, size, end + digits)) {
        return false;
    }
    *at = skip_separator(line, size, end + digits);
    return true;
}

/* The number of a deal and what parts it from the next word; -1 for one that a spreadsheet has rounded before our eyes. */
static bool take_deal_number(const char *line, size_t size, size_t *at, int64_t *number) {
    *number = -1;
    return take_scientific(line, size, at) ||
           take_number(line, size, at, PDUP__DEAL_NUMBERS - 1, number);
}

/* The line of the names of the columns. */
static bool is_heading(const char *line, size_t size) {
    static const char *const names[] = {"board", "number", "deal"};
    size_t at = skip_quote(line, size, 0);
    for (int i = 0; i < 3; i++) {
        size_t start = at;
        while (!is_word_end(line, size, at)) {
            at++;
        }
        if (!pdup__text_is_any_case(line + start, at - start, names[i])) {
            return false;
        }
        at = skip_separator(line, size, at);
    }
    return at == size;
}

bool pdup__is_boards_line(const char *line, size_t size) {
    size_t at = 0;
    int64_t number;
    pdup_seat seat;
    if (!take_number(line, size, &at, PDUP_MAX_BOARDS, &number) ||
        !take_deal_number(line, size, &at, &number)) {
        return is_heading(line, size);
    }
    size_t length = pdup__seat_at(line + at, size - at, &seat);
    return length > 0 && at + length < size && line[at + length] == ':';
}

/* Spreadsheets keep 15 digits of a number and put zeros behind them; -1 is one that shows fewer. */
static bool is_rounded(int64_t number, int64_t found) {
    enum { KEPT = 10 };
    int64_t difference = number > found ? number - found : found - number;
    return number < 0 ||
           (number % KEPT == 0 && number >= INT64_C(1000000000000000) && difference < KEPT);
}

/* A table of four, or of three, has the talon of this deal where it lies, and this number; the first hand there. */
static pdup_status find_first_hand(const pdup_deal *deal, int32_t board, int64_t number,
                                   pdup_seat *first_hand) {
    pdup_status status = PDUP_E_DEAL_TALON;
    for (int32_t seats = 4; seats >= 3; seats--) {
        int64_t found = -1;
        *first_hand = pdup__first_hand_of(board, seats);
        if (pdup_deal_talon_seat(deal) != pdup__talon_seat_of(board, seats)) {
            continue;
        }
        status = pdup_deal_number(deal, *first_hand, &found);
        if (found == number) {
            return status;
        }
        if (is_rounded(number, found)) {
            return PDUP_W_DEAL_PASSED_OVER;
        }
        status = PDUP_E_DEAL_NUMBER;
    }
    return status;
}

/* The quote behind the deal, of a cell that a spreadsheet put into quotes. */
static void drop_end_quote(pdup__card_lines *in) {
    size_t end = in->cards.size;
    while (end > in->cards.at && in->cards.text[end - 1] == ' ') {
        end--;
    }
    if (end > in->cards.at && in->cards.text[end - 1] == '"') {
        in->cards.size = end - 1;
    }
}

static void read_line(pdup__card_lines *in) {
    size_t start = in->cards.at;
    size_t at = start;
    int64_t board;
    int64_t number;
    pdup_seat first_hand;
    if (!take_number(in->cards.text, in->cards.size, &at, PDUP_MAX_BOARDS, &board) || board < 1) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_BOARDS_BEGIN);
        return;
    }
    size_t number_at = at;
    in->cards.at = at;
    if (!take_deal_number(in->cards.text, in->cards.size, &at, &number)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_BOARDS_NUMBER);
        return;
    }
    in->cards.at = at;
    drop_end_quote(in);
    pdup_deal *deal = pdup__read_deal_line(in);
    if (!deal) {
        return;
    }
    pdup_status status = find_first_hand(deal, (int32_t)board, number, &first_hand);
    if (status == PDUP_W_DEAL_PASSED_OVER) {
        in->cards.at = number_at;
        pdup__tell(in, status, PDUP__M_NUMBER_ROUNDED);
    } else if (status != PDUP_OK) {
        in->cards.at = status == PDUP_E_DEAL_NUMBER ? number_at : at;
        pdup__tell(in, status, PDUP__M_NONE);
        pdup_deal_unref(deal);
        return;
    }
    pdup__add_deal(in, deal, (int32_t)board, first_hand);
}

void pdup__read_boards(pdup__card_lines *in) {
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        const char *line = in->cards.text + in->cards.at;
        size_t size = in->cards.size - in->cards.at;
        if (size > 0 && line[0] != '#' && !is_heading(line, size)) {
            read_line(in);
        }
    }
}
