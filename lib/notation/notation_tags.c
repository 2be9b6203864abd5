/* SPDX-License-Identifier: MIT */
/* Tags `[NAME "value"]`, one deal a block; a block ends at an empty line or where a tag of it comes again. */
#include "base/seat.h"
#include "deal/board.h"
#include "notation/notation.h"
#include "text/line.h"

#include <string.h>

enum { BOARD, DEAL, TALON, NAMES };

static const char *const names[] = {"Board", "Deal", "Talon"};
static const char seat_letters[] = PDUP__SEAT_LETTERS;

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

/* false when it was told to be none; 0 without the tag. */
static bool read_board(pdup__notation *in, const value *of, int32_t *board_out) {
    int32_t board = 0;
    *board_out = 0;
    if (of->line == 0) {
        return true;
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
        return false;
    }
    *board_out = board;
    return true;
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
    size_t start = in->cards.at;
    pdup_seat seat = take_seat(in);
    if (seat == PDUP_SEAT_NONE || seat == talon) {
        in->cards.at = start;
        pdup__tell(in, PDUP_E_DEAL_FORM, "hands begin with a seat that does not hold the talon");
        return false;
    }
    for (int i = 0; i < 3; i++) {
        pdup__skip_blanks(in);
        size_t hand = in->cards.at;
        int32_t before = in->cards.count;
        pdup_status status = pdup__read_dotted(&in->cards, seat, true);
        if (status == PDUP_OK && in->cards.at != in->cards.size &&
            pdup__word_end(in) != in->cards.at) {
            status = PDUP_E_DEAL_CARD;
        } else if (status == PDUP_OK && in->cards.count - before != PDUP_HAND_CARDS) {
            in->cards.at = hand;
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

/* The talon, in the pocket that is named or else the board's; false when it was told as a fault. */
static bool read_talon(pdup__notation *in, const value *of, pdup_seat *seat) {
    go_to(in, of);
    pdup_seat named = take_seat(in);
    *seat = named == PDUP_SEAT_NONE ? *seat : named;
    if (!pdup__read_cards(in, *seat, PDUP_TALON_CARDS)) {
        return false;
    }
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, "");
    }
    return pdup__at_end(in);
}

/* A block without hands has no deal, but something else may have been meant by it. */
static void tell_no_deal(pdup__notation *in, const value *values) {
    if (values[TALON].line > 0) {
        go_to(in, &values[TALON]);
        pdup__tell(in, PDUP_E_DEAL_COUNT, "the hands are missing");
    } else if (values[BOARD].line > 0) {
        go_to(in, &values[BOARD]);
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "a board without a deal");
    }
}

static void read_block(pdup__notation *in, const value *values) {
    int32_t board;
    if (!read_board(in, &values[BOARD], &board)) {
        return;
    }
    if (values[DEAL].line == 0) {
        tell_no_deal(in, values);
        return;
    }
    pdup_seat talon = pdup__talon_seat_of(board == 0 ? 1 : board, 4);
    go_to(in, &values[DEAL]);
    pdup__forget_cards(in);
    if (values[TALON].line == 0) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, "the talon is missing");
        /* What is wrong with the hands is told as well. */
        (void)read_hands(in, talon);
    } else if (read_talon(in, &values[TALON], &talon)) {
        go_to(in, &values[DEAL]);
        if (read_hands(in, talon)) {
            pdup__keep_deal(in, 0, board, PDUP_SEAT_NONE);
        }
    }
}

/* Ends a block; the reading goes on where it stood. */
static void end_block(pdup__notation *in, value *values) {
    value here = {in->line, in->line_start, in->cards.at, in->cards.size};
    read_block(in, values);
    go_to(in, &here);
    memset(values, 0, NAMES * sizeof values[0]);
    in->tag_count = 0;
}

static size_t skip_blanks_at(const pdup__notation *in, size_t at) {
    while (at < in->cards.size && (in->cards.text[at] == ' ' || in->cards.text[at] == '\t')) {
        at++;
    }
    return at;
}

static bool is_at(const pdup__notation *in, size_t at, char byte) {
    return at < in->cards.size && in->cards.text[at] == byte;
}

static bool is_name_byte(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

/* `[NAME "` here: finds the name and where the value begins. */
static bool find_name(const pdup__notation *in, pdup__tag *tag) {
    if (!is_at(in, in->cards.at, '[')) {
        return false;
    }
    size_t start = skip_blanks_at(in, in->cards.at + 1);
    size_t at = start;
    while (at < in->cards.size && is_name_byte(in->cards.text[at])) {
        at++;
    }
    tag->name = in->cards.text + start;
    tag->name_size = at - start;
    size_t quote = skip_blanks_at(in, at);
    tag->value = quote + 1;
    return tag->name_size > 0 && quote > at && is_at(in, quote, '"');
}

/* A quote ends the value where `]` follows it: people write quotes within values, with a stroke before them and
 * without. Returns the byte after the tag, or 0 when it does not end. */
static size_t find_value_end(const pdup__notation *in, pdup__tag *tag) {
    for (size_t at = tag->value; at < in->cards.size; at++) {
        if (in->cards.text[at] == '\\') {
            at += is_at(in, at + 1, '"') || is_at(in, at + 1, '\\');
        } else if (in->cards.text[at] == '"') {
            size_t end = skip_blanks_at(in, at + 1);
            if (is_at(in, end, ']')) {
                tag->value_size = at - tag->value;
                return end + 1;
            }
        }
    }
    return 0;
}

/* BOARD, DEAL or TALON, or NAMES for another tag. */
static int find_tag(const pdup__tag *tag) {
    int name = 0;
    while (name < NAMES && !pdup__text_is(tag->name, tag->name_size, names[name])) {
        name++;
    }
    return name;
}

/* Reads the tag that begins here and passes it; what is no tag ends the line. */
static void read_tag(pdup__notation *in, value *values) {
    pdup__tag tag;
    size_t end = find_name(in, &tag) ? find_value_end(in, &tag) : 0;
    if (end == 0) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "this is no tag [NAME \"value\"]");
        in->cards.at = in->cards.size;
        return;
    }
    int name = find_tag(&tag);
    if (name == NAMES) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, "this tag, kept beside it");
        pdup__keep_tag(in, &tag);
    } else {
        if (values[name].line > 0) {
            end_block(in, values);
        }
        values[name] = (value){in->line, in->line_start, tag.value, tag.value + tag.value_size};
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
}

void pdup__read_tags(pdup__notation *in) {
    value values[NAMES] = {{0}};
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (pdup__at_end(in)) {
            end_block(in, values);
        } else if (in->cards.text[in->cards.at] != '#' && in->cards.text[in->cards.at] != '%') {
            while (!pdup__at_end(in)) {
                read_tag(in, values);
            }
        }
    }
    end_block(in, values);
}
