/* SPDX-License-Identifier: MIT */
/* Tags `[NAME "value"]`, one deal a block; a block ends at an empty line or where a tag of it comes again. */
#include "base/seat.h"
#include "base/text.h"
#include "cards/board.h"
#include "cards/deal.h"
#include "cards/notation.h"

#include <string.h>

enum { BOARD, DEAL, TALON, NAMES };

static const char *const names[] = {"Board", "Deal", "Talon"};
static const char seat_letters[] = "NESW";

/* Where the value of a tag stands; line 0 is a tag not met. */
typedef struct value {
    int32_t line;
    size_t line_start;
    size_t at;
    size_t end;
} value;

/* Goes to a value, to read it as if it were a line. */
static void go_to(pdup__notation *in, const value *to) {
    in->line = to->line;
    in->line_start = to->line_start;
    in->cards.at = to->at;
    in->cards.size = to->end;
}

/* 1 without the tag; 0 when it was told to be none. */
static int32_t read_board(pdup__notation *in, const value *of) {
    int32_t board = 0;
    if (of->line == 0) {
        return 1;
    }
    go_to(in, of);
    while (!pdup__at_end(in) && board <= PDUP_MAX_BOARDS) {
        char digit = in->cards.text[in->cards.at];
        if (digit < '0' || digit > '9') {
            break;
        }
        board = board * 10 + (digit - '0');
        in->cards.at++;
    }
    if (!pdup__at_end(in) || board < 1 || board > PDUP_MAX_BOARDS) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "no number of a board");
        return 0;
    }
    return board;
}

/* `N:` here; otherwise #PDUP_SEAT_NONE and nothing taken. */
static pdup_seat take_seat(pdup__notation *in) {
    const char *here = in->cards.text + in->cards.at;
    const char *found = NULL;
    if (in->cards.size - in->cards.at >= 2 && here[1] == ':') {
        found = memchr(seat_letters, here[0], PDUP__SEATS);
    }
    in->cards.at += found ? 2 : 0;
    return found ? PDUP_SEAT_N + (pdup_seat)(found - seat_letters) : PDUP_SEAT_NONE;
}

/* Three hands, clockwise past the talon. */
static bool read_hands(pdup__notation *in, pdup_seat talon) {
    pdup_seat seat = take_seat(in);
    if (seat == PDUP_SEAT_NONE || seat == talon) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "hands begin with a seat that does not hold the talon");
        return false;
    }
    for (int i = 0; i < 3; i++) {
        pdup__skip_blanks(in);
        size_t start = in->cards.at;
        int32_t before = in->cards.count;
        pdup_status status = pdup__read_dotted(&in->cards, seat, true);
        if (status == PDUP_OK && in->cards.at != in->cards.size &&
            pdup__word_end(in) != in->cards.at) {
            status = PDUP_E_DEAL_CARD;
        } else if (status == PDUP_OK && in->cards.count - before != PDUP_HAND_CARDS) {
            in->cards.at = start;
            status = PDUP_E_DEAL_COUNT;
        }
        if (status != PDUP_OK) {
            pdup__tell(in, status, "");
            return false;
        }
        seat = pdup__seat_next(seat);
        seat = seat == talon ? pdup__seat_next(seat) : seat;
    }
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, "three hands stand in a deal");
    }
    return pdup__at_end(in);
}

static void keep_block(pdup__notation *in, const value *values) {
    int32_t board = read_board(in, &values[BOARD]);
    if (board == 0 || values[DEAL].line == 0) {
        return;
    }
    pdup__forget_cards(in);
    if (values[TALON].line == 0) {
        go_to(in, &values[DEAL]);
        pdup__tell(in, PDUP_E_DEAL_COUNT, "the talon is missing");
        /* What is wrong with the hands is told as well. */
        (void)read_hands(in, pdup__talon_seat_of(board, 4));
        return;
    }
    go_to(in, &values[TALON]);
    pdup_seat talon = take_seat(in);
    talon = talon == PDUP_SEAT_NONE ? pdup__talon_seat_of(board, 4) : talon;
    if (!pdup__read_cards(in, talon, PDUP_TALON_CARDS)) {
        return;
    }
    go_to(in, &values[DEAL]);
    if (read_hands(in, talon)) {
        pdup__keep_deal(in, 0, board, PDUP_SEAT_NONE);
    }
}

/* Ends a block; the reading goes on where it stood. */
static void end_block(pdup__notation *in, value *values) {
    value here = {in->line, in->line_start, in->cards.at, in->cards.size};
    keep_block(in, values);
    go_to(in, &here);
    memset(values, 0, NAMES * sizeof values[0]);
}

/* Puts the value of a tag line in its place. */
static void read_tag(pdup__notation *in, value *values) {
    const char *line = in->cards.text + in->cards.at;
    size_t size = in->cards.size - in->cards.at;
    const char *open = memchr(line, '"', size);
    const char *close = open ? memchr(open + 1, '"', size - (size_t)(open + 1 - line)) : NULL;
    if (line[0] != '[' || !close) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "this line is no tag [NAME \"value\"]");
        return;
    }
    for (int name = 0; name < NAMES; name++) {
        size_t length = strlen(names[name]);
        if (length + 2 == (size_t)(open - line) && memcmp(line + 1, names[name], length) == 0) {
            if (values[name].line > 0) {
                end_block(in, values);
            }
            size_t at = in->cards.at + (size_t)(open + 1 - line);
            values[name] = (value){in->line, in->line_start, at, at + (size_t)(close - open - 1)};
            return;
        }
    }
    pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "this tag");
}

void pdup__read_tags(pdup__notation *in) {
    value values[NAMES] = {{0}};
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (pdup__at_end(in)) {
            end_block(in, values);
        } else if (in->cards.text[in->cards.at] != '#' && in->cards.text[in->cards.at] != '%') {
            read_tag(in, values);
        }
    }
    end_block(in, values);
}

pdup_status pdup_deal_tags(const pdup_deal *deal, int32_t board, char *buf, size_t cap,
                           size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (board < 1 || board > PDUP_MAX_BOARDS) {
        return PDUP_E_RANGE;
    }
    pdup__line line = {.length = 0};
    pdup_seat seat = pdup__seat_next(deal->talon_seat);
    pdup__line_add(&line, "[Board \"");
    pdup__line_add_integer(&line, board);
    pdup__line_add(&line, "\"]\n[Deal \"");
    pdup__line_add_bytes(&line, &seat_letters[pdup__seat_index(seat)], 1);
    for (int i = 0; i < 3; i++) {
        pdup__line_add(&line, i == 0 ? ":" : " ");
        pdup__add_hand(&line, deal->hands[pdup__seat_index(seat)]);
        seat = pdup__seat_next(seat);
    }
    pdup__line_add(&line, "\"]\n[Talon \"");
    pdup__line_add_bytes(&line, &seat_letters[pdup__seat_index(deal->talon_seat)], 1);
    pdup__line_add(&line, ":");
    pdup__add_talon(&line, deal->talon, "");
    pdup__line_add(&line, "\"]\n");
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
