/* SPDX-License-Identifier: MIT */
/* Tags `[NAME "value"]`, one deal a block; a block ends at an empty line or where a tag of it comes again. */
#include "base/seat.h"
#include "deal/board.h"
#include "notation/notation.h"
#include "text/line.h"
#include "text/numbers.h"

#include <string.h>

enum { BOARD, DEAL, TALON, NAMES };

static const char *const names[] = {"board", "deal", "talon"};

/* Where the value of a tag stands; line 0 is a tag not met. */
typedef struct value {
    int32_t line;
    size_t line_start;
    size_t at;
    size_t end;
} value;

/* Goes to a value, to read it as if it were a line. */
static void go_to(pdup__card_lines *in, const value *to) {
    in->line = to->line;
    in->line_start = to->line_start;
    in->cards.at = to->at;
    in->cards.size = to->end;
}

/* false when it was told to be none; 0 without the tag. */
static bool read_board(pdup__card_lines *in, const value *of, int32_t *board_out) {
    int64_t board = 0;
    *board_out = 0;
    if (of->line == 0) {
        return true;
    }
    go_to(in, of);
    in->cards.at +=
        pdup__take_digits(in->cards.text + of->at, of->end - of->at, PDUP_MAX_BOARDS, &board);
    if (!pdup__at_end(in) || board < 1 || board > PDUP_MAX_BOARDS) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_TAGS_BOARD);
        return false;
    }
    *board_out = (int32_t)board;
    return true;
}

/* `N:` here; otherwise #PDUP_SEAT_NONE and nothing taken. */
static pdup_seat take_seat(pdup__card_lines *in) {
    const char *here = in->cards.text + in->cards.at;
    size_t left = in->cards.size - in->cards.at;
    pdup_seat seat;
    size_t size = pdup__seat_at(here, left, &seat);
    if (size == 0 || size == left || here[size] != ':') {
        return PDUP_SEAT_NONE;
    }
    in->cards.at += size + 1;
    return seat;
}

/* Three hands, clockwise past the talon. */
static bool read_hands(pdup__card_lines *in, pdup_seat talon) {
    size_t start = in->cards.at;
    pdup_seat seat = take_seat(in);
    if (seat == PDUP_SEAT_NONE || seat == talon) {
        in->cards.at = start;
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_TAGS_SEAT);
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
            pdup__tell(in, status, PDUP__M_NONE);
            return false;
        }
        seat = pdup__seat_next(seat);
        seat = seat == talon ? pdup__seat_next(seat) : seat;
    }
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_TAGS_HANDS);
    }
    return pdup__at_end(in);
}

/* The talon, in the pocket that is named or else the board's; false when it was told as a fault. */
static bool read_talon(pdup__card_lines *in, const value *of, pdup_seat *seat) {
    go_to(in, of);
    pdup_seat named = take_seat(in);
    *seat = named == PDUP_SEAT_NONE ? *seat : named;
    if (!pdup__read_cards(in, *seat, PDUP_TALON_CARDS)) {
        return false;
    }
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_NONE);
    }
    return pdup__at_end(in);
}

/* A block without hands has no deal, but something else may have been meant by it. */
static void tell_no_deal(pdup__card_lines *in, const value *values) {
    if (values[TALON].line > 0) {
        go_to(in, &values[TALON]);
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_HANDS_MISSING);
    } else if (values[BOARD].line > 0) {
        go_to(in, &values[BOARD]);
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_BOARD);
    }
}

static void read_block(pdup__card_lines *in, const value *values) {
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
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_TALON_MISSING);
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
static void end_block(pdup__card_lines *in, value *values) {
    value here = {in->line, in->line_start, in->cards.at, in->cards.size};
    read_block(in, values);
    go_to(in, &here);
    memset(values, 0, NAMES * sizeof values[0]);
    in->keeper->tag_count = 0;
}

static bool is_at(const pdup__card_lines *in, size_t at, char byte) {
    return at < in->cards.size && in->cards.text[at] == byte;
}

static bool is_name_byte(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
           (byte >= '0' && byte <= '9') || byte == '_';
}

/* `[NAME "` here: finds the name and where the value begins. */
static bool find_name(const pdup__card_lines *in, pdup__tag *tag) {
    if (!is_at(in, in->cards.at, '[')) {
        return false;
    }
    size_t start = pdup__skip_blanks_at(in, in->cards.at + 1);
    size_t at = start;
    while (at < in->cards.size && is_name_byte(in->cards.text[at])) {
        at++;
    }
    tag->name = in->cards.text + start;
    tag->name_size = at - start;
    size_t quote = pdup__skip_blanks_at(in, at);
    tag->value = quote + 1;
    return tag->name_size > 0 && quote > at && is_at(in, quote, '"');
}

/* A quote ends the value where `]` follows it: people write quotes within values, with a stroke before them and
 * without. Returns the byte after the tag, or 0 when it does not end. */
static size_t find_value_end(const pdup__card_lines *in, pdup__tag *tag) {
    for (size_t at = tag->value; at < in->cards.size; at++) {
        if (in->cards.text[at] == '\\') {
            at += is_at(in, at + 1, '"') || is_at(in, at + 1, '\\');
        } else if (in->cards.text[at] == '"') {
            size_t end = pdup__skip_blanks_at(in, at + 1);
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
    while (name < NAMES && !pdup__text_is_any_case(tag->name, tag->name_size, names[name])) {
        name++;
    }
    return name;
}

/* Reads the tag that begins here and passes it; what is no tag ends the line. */
static void read_tag(pdup__card_lines *in, value *values) {
    pdup__tag tag;
    size_t end = find_name(in, &tag) ? find_value_end(in, &tag) : 0;
    if (end == 0) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_NO_TAG);
        in->cards.at = in->cards.size;
        return;
    }
    int name = find_tag(&tag);
    if (name == NAMES) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_TAG);
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

/* Passes a comment, `{` to `}` over as many lines as it has, from here or from the line before on: tags within it are no
 * tags. false when it goes on in the next line. */
static bool pass_comment(pdup__card_lines *in) {
    const char *here = in->cards.text + in->cards.at;
    const char *end = memchr(here, '}', in->cards.size - in->cards.at);
    in->cards.at = end ? (size_t)(end - in->cards.text) + 1 : in->cards.size;
    pdup__skip_blanks(in);
    return end != NULL;
}

void pdup__read_tags(pdup__card_lines *in) {
    value values[NAMES] = {{0}};
    bool is_comment = false;
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (is_comment || is_at(in, in->cards.at, '{')) {
            is_comment = !pass_comment(in);
        } else if (pdup__at_end(in)) {
            end_block(in, values);
        } else if (in->cards.text[in->cards.at] == '#' || in->cards.text[in->cards.at] == '%') {
            continue;
        }
        while (!pdup__at_end(in)) {
            read_tag(in, values);
            if (is_at(in, in->cards.at, '{')) {
                is_comment = !pass_comment(in);
            }
        }
    }
    end_block(in, values);
}
