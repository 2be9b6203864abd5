/* SPDX-License-Identifier: MIT */
/* What `pdup deal` writes: a line `BOARD NUMBER DEAL`, its words parted by blanks, commas or semicolons. */
#include "base/seat.h"
#include "deal/board.h"
#include "deal/deal_number.h"
#include "notation/notation.h"
#include "text/line.h"

static bool is_separator(char byte) {
    return byte == ' ' || byte == '\t' || byte == ',' || byte == ';';
}

static bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

/* Passes what parts two words: blanks, and one comma or semicolon among them. */
static size_t skip_separator(const char *line, size_t size, size_t at) {
    bool has_mark = false;
    while (at < size && is_separator(line[at]) &&
           !(has_mark && (line[at] == ',' || line[at] == ';'))) {
        has_mark |= line[at] == ',' || line[at] == ';';
        at++;
    }
    return at;
}

/* Digits, at most highest, and what parts them from the next word; false when they are not here. */
static bool take_number(const char *line, size_t size, size_t *at, int64_t highest,
                        int64_t *number) {
    size_t start = *at;
    *number = 0;
    while (*at < size && is_digit(line[*at]) && *number <= highest) {
        *number = *number * 10 + (line[(*at)++] - '0');
    }
    if (*at == start || *at == size || !is_separator(line[*at]) || *number > highest) {
        return false;
    }
    *at = skip_separator(line, size, *at);
    return true;
}

bool pdup__is_boards_line(const char *line, size_t size) {
    size_t at = 0;
    int64_t number;
    return take_number(line, size, &at, PDUP_MAX_BOARDS, &number) &&
           take_number(line, size, &at, PDUP__DEAL_NUMBERS - 1, &number) && at + 1 < size &&
           line[at + 1] == ':';
}

/* Spreadsheets write names in quotes. */
static bool is_name(const char *word, size_t size, const char *const names[2]) {
    bool has_quotes = size >= 2 && word[0] == '"' && word[size - 1] == '"';
    size_t skipped = has_quotes ? 1 : 0;
    return pdup__text_is(word + skipped, size - 2 * skipped, names[0]) ||
           pdup__text_is(word + skipped, size - 2 * skipped, names[1]);
}

/* The line of the names of the columns. */
static bool is_heading(const char *line, size_t size) {
    static const char *const names[][2] = {
        {"Board", "board"}, {"Number", "number"}, {"Deal", "deal"}};
    size_t at = 0;
    for (int i = 0; i < 3; i++) {
        size_t start = at;
        while (at < size && !is_separator(line[at])) {
            at++;
        }
        if (!is_name(line + start, at - start, names[i])) {
            return false;
        }
        at = skip_separator(line, size, at);
    }
    return at == size;
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
        status = PDUP_E_DEAL_NUMBER;
    }
    return status;
}

static void read_line(pdup__notation *in) {
    size_t start = in->cards.at;
    size_t at = start;
    int64_t board;
    int64_t number;
    pdup_seat first_hand;
    if (!take_number(in->cards.text, in->cards.size, &at, PDUP_MAX_BOARDS, &board) || board < 1) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "a line begins with the number of a board, 1 to 40000");
        return;
    }
    size_t number_at = at;
    in->cards.at = at;
    if (!take_number(in->cards.text, in->cards.size, &at, PDUP__DEAL_NUMBERS - 1, &number)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "behind the board stands the number of its deal");
        return;
    }
    in->cards.at = at;
    pdup_deal *deal = pdup__read_deal_line(in);
    if (!deal) {
        return;
    }
    pdup_status status = find_first_hand(deal, (int32_t)board, number, &first_hand);
    if (status != PDUP_OK) {
        in->cards.at = status == PDUP_E_DEAL_NUMBER ? number_at : at;
        pdup__tell(in, status, "");
        pdup_deal_unref(deal);
        return;
    }
    pdup__add_deal(in, deal, (int32_t)board, first_hand);
}

void pdup__read_boards(pdup__notation *in) {
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        const char *line = in->cards.text + in->cards.at;
        size_t size = in->cards.size - in->cards.at;
        if (size > 0 && line[0] != '#' && !is_heading(line, size)) {
            read_line(in);
        }
    }
}
