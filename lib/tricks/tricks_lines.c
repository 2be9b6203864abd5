/* SPDX-License-Identifier: MIT */
/* The lines of hand and tricks, one by one. */
#include "tricks/tricks_reading.h"

enum { ACTIVE = 3 };

/* A line begins here that sets a value once; false when it was told that it has been set. */
static bool is_first(pdup__trick_reading *read, bool is_set) {
    if (is_set) {
        pdup__tell(&read->in, PDUP_E_FILE_TWICE, PDUP__M_NONE);
    }
    return !is_set;
}

/* The end of a line has come; false when more was told as a fault. */
static bool has_ended_after(pdup__trick_reading *read, pdup__message otherwise) {
    if (!pdup__at_end(&read->in)) {
        pdup__tell(&read->in, PDUP_E_FILE_COUNT, otherwise);
        return false;
    }
    return true;
}

static bool has_ended(pdup__trick_reading *read) {
    return has_ended_after(read, PDUP__M_TRICKS_MORE);
}

/* A word that is one dash, of any kind. */
static bool take_dash(pdup__card_lines *in) {
    size_t left = pdup__word_end(in) - in->cards.at;
    if (left == 0 || pdup__dash_size(in->cards.text + in->cards.at, left) != left) {
        return false;
    }
    in->cards.at += left;
    pdup__skip_blanks(in);
    return true;
}

static pdup_seat take_seat(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    size_t left = pdup__word_end(in) - in->cards.at;
    pdup_seat seat;
    if (left > 0 && pdup__seat_at(in->cards.text + in->cards.at, left, &seat) == left) {
        in->cards.at += left;
        pdup__skip_blanks(in);
        return seat;
    }
    pdup__tell(&read->in, PDUP_E_FILE_WORD, PDUP__M_TRICKS_SEAT);
    return PDUP_SEAT_NONE;
}

/* A suit that fills what is left of a word. */
static bool take_suit(pdup__trick_reading *read, pdup_strain *suit_out) {
    int32_t suit;
    pdup__card_lines *in = &read->in;
    size_t left = pdup__word_end(in) - in->cards.at;
    if (left == 0 || pdup__suit_at(in->cards.text + in->cards.at, left, &suit) != left) {
        return false;
    }
    in->cards.at += left;
    pdup__skip_blanks(in);
    *suit_out = PDUP_STRAIN_SPADES + suit;
    return true;
}

static void read_seat(pdup__trick_reading *read, pdup_seat *seat) {
    if (!is_first(read, *seat != PDUP_SEAT_NONE)) {
        return;
    }
    if (read->has_begun) {
        pdup__tell(&read->in, PDUP_E_FILE_ORDER, PDUP__M_TRICKS_SEATS_LATE);
        return;
    }
    pdup_seat taken = take_seat(read);
    if (taken != PDUP_SEAT_NONE && has_ended(read)) {
        *seat = taken;
    }
}

static void read_trump(pdup__trick_reading *read) {
    static const char *const words[] = {"NT", "nt", "M", "m", "\xd0\x9c", "\xd0\xbc"};
    pdup_strain trump = PDUP_STRAIN_NONE;
    if (!is_first(read, read->trump != PDUP_STRAIN_NONE)) {
        return;
    }
    read->is_all_pass = take_dash(&read->in);
    trump = read->is_all_pass ? PDUP_STRAIN_NO_TRUMP : PDUP_STRAIN_NONE;
    for (size_t i = 0; trump == PDUP_STRAIN_NONE && i < sizeof words / sizeof words[0]; i++) {
        trump = pdup__take_word(&read->in, words[i]) ? PDUP_STRAIN_NO_TRUMP : PDUP_STRAIN_NONE;
    }
    if (trump == PDUP_STRAIN_NONE && !take_suit(read, &trump)) {
        pdup__tell(&read->in, PDUP_E_FILE_WORD, PDUP__M_TRICKS_TRUMP);
    } else if (has_ended(read)) {
        read->trump = trump;
    }
}

/* Cards need to know whose they are: from the first line with any on, the seats stand. */
static bool begin_cards(pdup__trick_reading *read) {
    if (!read->has_begun) {
        pdup_seat talon = read->talon_seat == PDUP_SEAT_NONE ? PDUP_SEAT_W : read->talon_seat;
        pdup_status status =
            pdup__play_begin(&read->play, talon, read->offender, PDUP_STRAIN_NO_TRUMP);
        read->has_begun = true;
        read->has_seats = status == PDUP_OK;
        if (!read->has_seats) {
            pdup__tell(&read->in, PDUP_E_FILE_ORDER, PDUP__M_TRICKS_SEATS_FIRST);
        }
    }
    return read->has_seats;
}

/* Words of cards to the end of the line, or one of suits with dots; false when a fault was told. */
static bool take_cards(pdup__trick_reading *read, pdup_seat seat) {
    pdup__card_lines *in = &read->in;
    if (pdup__at_end(in)) {
        pdup__tell(in, PDUP_E_FILE_COUNT, PDUP__M_TRICKS_CARDS);
        return false;
    }
    if (take_dash(in)) {
        return has_ended(read);
    }
    while (!pdup__at_end(in)) {
        size_t end = pdup__word_end(in);
        bool is_dotted = false;
        for (size_t i = in->cards.at; i < end; i++) {
            is_dotted |= in->cards.text[i] == '.';
        }
        pdup_status status = is_dotted ? pdup__read_dotted(&in->cards, seat, true)
                                       : pdup__read_card_word(&in->cards, end, seat);
        if (status == PDUP_OK && in->cards.at != end) {
            status = PDUP_E_DEAL_CARD;
        }
        if (status != PDUP_OK) {
            pdup__tell(in, status, PDUP__M_NONE);
            return false;
        }
        pdup__skip_blanks(in);
    }
    return true;
}

typedef pdup_status set_cards(pdup__play *play, const int32_t *cards, int32_t count);

/* The cards of the hand, or those that were played to no known trick. */
static void read_own(pdup__trick_reading *read, bool *is_set, set_cards *set) {
    int32_t before = read->in.cards.count;
    if (!is_first(read, *is_set) || !begin_cards(read)) {
        return;
    }
    *is_set = true;
    if (take_cards(read, read->offender)) {
        const int32_t *cards = &read->in.cards.order[before];
        /* The reader of cards has seen to it that none stands twice. */
        (void)set(&read->play, cards, read->in.cards.count - before);
    }
}

static pdup_seat next_player(const pdup__trick_reading *read, pdup_seat seat) {
    pdup_seat next = pdup__seat_next(seat);
    return next == read->play.talon_seat ? pdup__seat_next(next) : next;
}

/* Glued cards, or with a plus between them, to the end of the word. */
static pdup_status take_parts(pdup__card_lines *in, pdup_seat seat, size_t end) {
    for (;;) {
        int32_t before = in->cards.count;
        size_t part = in->cards.at;
        while (part < end && in->cards.text[part] != '+') {
            part++;
        }
        pdup_status status = pdup__read_card_word(&in->cards, part, seat);
        if (status != PDUP_OK) {
            return status;
        }
        if (in->cards.count == before) {
            return PDUP_E_DEAL_CARD;
        }
        if (part == end) {
            return PDUP_OK;
        }
        in->cards.at = part + 1;
    }
}

/* One player's part of a trick, a dash for none; false when a fault was told. */
static bool take_cell(pdup__trick_reading *read, pdup_seat seat) {
    pdup__card_lines *in = &read->in;
    size_t start = in->cards.at;
    int32_t before = in->cards.count;
    if (!take_dash(in)) {
        pdup_status status = take_parts(in, seat, pdup__word_end(in));
        if (status != PDUP_OK) {
            pdup__tell(in, status, PDUP__M_NONE);
            return false;
        }
        pdup__skip_blanks(in);
    }
    if (seat != read->offender && in->cards.count != before + 1) {
        in->cards.at = start;
        pdup__tell(in, PDUP_E_TRICK_COUNT, PDUP__M_NONE);
        return false;
    }
    return true;
}

static pdup__line_place here(const pdup__trick_reading *read) {
    return (pdup__line_place){read->in.line, read->in.line_start, read->in.cards.at};
}

/* `led=D` before the cards. */
static bool take_led(pdup__trick_reading *read, pdup_strain *suit) {
    static const char word[] = "led=";
    pdup__card_lines *in = &read->in;
    size_t size = sizeof word - 1;
    size_t left = pdup__word_end(in) - in->cards.at;
    if (left < size || !pdup__text_is(in->cards.text + in->cards.at, size, word)) {
        return true;
    }
    in->cards.at += size;
    if (!take_suit(read, suit)) {
        pdup__tell(in, PDUP_E_FILE_WORD, PDUP__M_TRICKS_SUIT);
        return false;
    }
    return true;
}

/* The cards from the leader on, clockwise; it is over when all three parts are written. */
static void read_trick(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    int32_t before = in->cards.count;
    int32_t seats[PDUP_CARDS];
    int32_t parts = 0;
    pdup__trick trick = {.leader = PDUP_SEAT_NONE};
    size_t start = in->cards.at;
    pdup__line_place lead = here(read);
    if (!begin_cards(read) || (trick.leader = take_seat(read)) == PDUP_SEAT_NONE) {
        return;
    }
    size_t led = in->cards.at;
    if (!take_led(read, &trick.suit)) {
        return;
    }
    lead.at = trick.suit != PDUP_STRAIN_NONE ? led : lead.at;
    pdup_seat seat = trick.leader;
    for (; parts < ACTIVE && !pdup__at_end(in); parts++, seat = next_player(read, seat)) {
        int32_t first = in->cards.count;
        if (!take_cell(read, seat)) {
            return;
        }
        for (int32_t i = first; i < in->cards.count; i++) {
            seats[i - before] = seat;
        }
    }
    if (!has_ended_after(read, PDUP__M_TRICKS_PARTS)) {
        return;
    }
    trick.is_over = parts == ACTIVE;
    pdup_status status = pdup__play_add_trick(&read->play, trick, seats, &in->cards.order[before],
                                              in->cards.count - before);
    if (status != PDUP_OK) {
        in->cards.at = start;
        pdup__tell(in, status, status == PDUP_E_STATE ? PDUP__M_TRICKS_FULL : PDUP__M_NONE);
        return;
    }
    read->leads[read->play.count - 1] = lead;
}

/* The number of a trick that stands above; 0 when a fault was told. */
static int32_t take_trick(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    size_t end = pdup__word_end(in);
    int32_t number;
    pdup__span word = {in->cards.text + in->cards.at, end - in->cards.at};
    if (!pdup__span_number(word, 1, PDUP_HAND_CARDS, &number) ||
        !pdup__play_has_trick(&read->play, number)) {
        pdup__tell(in, PDUP_E_FILE_WORD, PDUP__M_TRICKS_NUMBER);
        return 0;
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
    return number;
}

/* One card that may stand elsewhere too; -1 when a fault was told. */
static int32_t take_card(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    pdup__card_reader one = {.text = in->cards.text, .size = in->cards.size, .at = in->cards.at};
    pdup_status status = pdup__read_card_word(&one, pdup__word_end(in), read->offender);
    if (status != PDUP_OK || one.count != 1) {
        pdup__tell(in, PDUP_E_FILE_WORD, PDUP__M_TRICKS_CARD);
        return -1;
    }
    in->cards.at = one.at;
    pdup__skip_blanks(in);
    return one.order[0];
}

/* The status of a fact as a fault at this byte of the line. */
static void tell_at(pdup__trick_reading *read, size_t at, pdup_status status) {
    if (status != PDUP_OK) {
        read->in.cards.at = at;
        pdup__tell(&read->in, status, PDUP__M_NONE);
    }
}

static void read_shown(pdup__trick_reading *read) {
    int32_t trick = take_trick(read);
    size_t start = read->in.cards.at;
    int32_t card = trick > 0 ? take_card(read) : -1;
    if (card >= 0 && has_ended(read)) {
        tell_at(read, start, pdup__play_set_shown(&read->play, trick, card));
    }
}

static void read_restored(pdup__trick_reading *read) {
    size_t start = read->in.cards.at;
    int32_t card = take_card(read);
    if (card < 0 || !has_ended(read)) {
        return;
    }
    for (int32_t i = 0; i < read->restored_count; i++) {
        if (read->restored[i].card == card) {
            tell_at(read, start, PDUP_E_DEAL_TWICE);
            return;
        }
    }
    read->restored[read->restored_count++] =
        (pdup__restored_card){card, {read->in.line, read->in.line_start, start}};
}

void pdup__read_trick_line(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    if (pdup__take_word(in, "offender")) {
        read_seat(read, &read->offender);
    } else if (pdup__take_word(in, "talon")) {
        read_seat(read, &read->talon_seat);
    } else if (pdup__take_word(in, "trump")) {
        read_trump(read);
    } else if (pdup__take_word(in, "hand")) {
        read_own(read, &read->has_hand, pdup__play_set_hand);
    } else if (pdup__take_word(in, "played")) {
        read_own(read, &read->has_undetermined, pdup__play_set_undetermined);
    } else if (pdup__take_word(in, "trick")) {
        read_trick(read);
    } else if (pdup__take_word(in, "shown")) {
        read_shown(read);
    } else if (pdup__take_word(in, "restored")) {
        read_restored(read);
    } else {
        pdup__tell(in, PDUP_E_FILE_KEY, PDUP__M_TRICKS_KEYS);
    }
}
