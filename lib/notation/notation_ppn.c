/* SPDX-License-Identifier: MIT */
/* A letter a card: `[id order cards ...]`, or the cards alone. Player 1 sits N, 2 E, 3 S. What follows in a record has no
 * place in a deal, but is looked at: the discard is two letters, the play a word of tricks, `G9B3,2A13` with the winner
 * behind the cards, and the result a word `F3:L24,0,M7:-8` with the tricks of the three players. */
#include "notation/notation.h"
#include "text/numbers.h"

#include <string.h>

/* By suits spades, diamonds, hearts, clubs, from the 7 to the ace. */
static const char letters[] = "123456789ABCDEFGHIJKLMNOPQRSTUVW";
static const int32_t suits[] = {0, 2, 3, 1};

enum { PLAYERS = 3 };

char pdup__card_letter(int32_t card) {
    int32_t place = 0;
    while (suits[place] != card / PDUP__RANKS) {
        place++;
    }
    return letters[place * PDUP__RANKS + card % PDUP__RANKS];
}

static bool is_card(char letter) {
    return letter != '\0' && strchr(letters, letter) != NULL;
}

/* The card of a letter that is one. */
static int32_t card_of(char letter) {
    int32_t index = 0;
    while (letters[index] != letter) {
        index++;
    }
    return suits[index / PDUP__RANKS] * PDUP__RANKS + index % PDUP__RANKS;
}

/* The seats of the hands in the order they are listed; false if it is none. */
static bool read_order(pdup__card_lines *in, pdup_seat *seats) {
    const char *word = in->cards.text + in->cards.at;
    unsigned seen = 0;
    bool is_right = pdup__word_end(in) - in->cards.at == 3;
    for (int i = 0; is_right && i < 3; i++) {
        is_right = word[i] >= '1' && word[i] <= '3';
        seats[i] = PDUP_SEAT_N + (is_right ? word[i] - '1' : 0);
        seen |= 1U << seats[i];
    }
    if (!is_right || seen != (1U << PDUP_SEAT_N | 1U << PDUP_SEAT_E | 1U << PDUP_SEAT_S)) {
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_LETTERS_ORDER);
        return false;
    }
    in->cards.at += 3;
    pdup__skip_blanks(in);
    return true;
}

static bool read_letters(pdup__card_lines *in, const pdup_seat *seats) {
    pdup__card_reader *cards = &in->cards;
    for (int32_t i = 0; i < PDUP_CARDS; i++) {
        char letter = pdup__at_end(in) ? '\0' : cards->text[cards->at];
        pdup_status status =
            is_card(letter) ? pdup__take_card(cards, card_of(letter), seats[i / PDUP_HAND_CARDS])
                            : PDUP_E_DEAL_CARD;
        if (status != PDUP_OK) {
            pdup__tell(in, status, PDUP__M_NONE);
            return false;
        }
        cards->at++;
    }
    return true;
}

/* A part of a word, to the next comma. */
typedef struct part {
    const char *bytes;
    size_t size;
} part;

/* The part that begins at an offset of a word, and where the next one does. */
static part part_at(const char *word, size_t size, size_t *at) {
    part found = {word + *at, 0};
    while (*at + found.size < size && found.bytes[found.size] != ',') {
        found.size++;
    }
    *at += found.size + 1;
    return found;
}

/* What the words behind the cards say. */
typedef struct story {
    const char *discard; /* two letters, NULL for none */
    bool is_played[PDUP_CARDS];
    int32_t twice; /* a card that is played again, or was discarded; -1 for none */
    int32_t played[PLAYERS];
    int32_t told[PLAYERS];
} story;

static bool is_winner(char byte) {
    return byte >= '1' && byte <= '0' + PLAYERS;
}

/* The cards of two or three players and the winner, 1 to 3. */
static bool is_trick(part trick) {
    for (size_t i = 0; i + 1 < trick.size; i++) {
        if (!is_card(trick.bytes[i])) {
            return false;
        }
    }
    return trick.size >= 3 && trick.size <= 4 && is_winner(trick.bytes[trick.size - 1]);
}

static bool is_play(const char *word, size_t size) {
    size_t at = 0;
    while (at < size) {
        if (!is_trick(part_at(word, size, &at))) {
            return false;
        }
    }
    return true;
}

static void put_card(story *of, char letter) {
    int32_t card = card_of(letter);
    of->twice = of->twice < 0 && of->is_played[card] ? card : of->twice;
    of->is_played[card] = true;
}

static void read_play(story *of, const char *word, size_t size) {
    for (size_t at = 0; at < size;) {
        part trick = part_at(word, size, &at);
        for (size_t i = 0; i + 1 < trick.size; i++) {
            put_card(of, trick.bytes[i]);
        }
        of->played[trick.bytes[trick.size - 1] - '1']++;
    }
}

/* A letter or none, the tricks, and after a colon what they score. */
static bool take_result(part result, int32_t *tricks) {
    size_t at = result.size > 0 && result.bytes[0] >= 'A' && result.bytes[0] <= 'Z' ? 1 : 0;
    int64_t number;
    size_t digits = pdup__take_digits(result.bytes + at, result.size - at, 100, &number);
    *tricks = (int32_t)number;
    at += digits;
    return digits > 0 && digits <= 2 && (at == result.size || result.bytes[at] == ':');
}

/* The tricks of the players, in the order in which the record lists their hands. */
static bool read_result(story *of, const char *word, size_t size, const pdup_seat *seats) {
    size_t at = 0;
    int32_t count = 0;
    while (at < size && count < PLAYERS) {
        int32_t player = seats[count++] - PDUP_SEAT_N;
        if (!take_result(part_at(word, size, &at), &of->told[player])) {
            return false;
        }
    }
    return at >= size && count == PLAYERS;
}

static bool is_discard(const char *word, size_t size) {
    return size == PDUP_TALON_CARDS && is_card(word[0]) && is_card(word[1]);
}

/* The declarer discards from his hand and the talon: two cards from the hands of two players are nobody's discard. */
static void check_discard(pdup__card_lines *in, story *of) {
    pdup_seat seats[PDUP_TALON_CARDS];
    for (int i = 0; i < PDUP_TALON_CARDS; i++) {
        seats[i] = in->cards.pockets[card_of(of->discard[i])];
        put_card(of, of->discard[i]);
    }
    if (seats[0] != seats[1] && seats[0] != PDUP_SEAT_W && seats[1] != PDUP_SEAT_W) {
        pdup__issue issue = pdup__issue_of(PDUP_W_DEAL_PASSED_OVER, PDUP__M_LETTERS_DISCARD);
        pdup__issue_card(&issue, card_of(of->discard[0]));
        pdup__issue_card(&issue, card_of(of->discard[1]));
        pdup__tell_issue(in, &issue);
    }
}

static void check_cards(pdup__card_lines *in, const story *of) {
    if (of->twice >= 0) {
        pdup__issue issue = pdup__issue_of(PDUP_W_DEAL_PASSED_OVER, PDUP__M_LETTERS_PLAYED_TWICE);
        pdup__issue_card(&issue, of->twice);
        pdup__tell_issue(in, &issue);
    }
}

static void check_result(pdup__card_lines *in, const story *of) {
    if (memcmp(of->played, of->told, sizeof of->played) == 0) {
        return;
    }
    pdup__issue issue = pdup__issue_of(PDUP_W_DEAL_PASSED_OVER, PDUP__M_LETTERS_RESULT);
    for (int i = 0; i < PLAYERS; i++) {
        pdup__issue_number(&issue, of->told[i]);
    }
    for (int i = 0; i < PLAYERS; i++) {
        pdup__issue_number(&issue, of->played[i]);
    }
    pdup__tell_issue(in, &issue);
}

/* The bids, the discard, the play and the result stand between here and the end of the line: warns where they are at
 * odds with the deal or with one another. */
static void check_story(pdup__card_lines *in, const pdup_seat *seats) {
    const char *text = in->cards.text;
    story read = {.twice = -1};
    bool has_play = false;
    for (; !pdup__at_end(in); pdup__skip_blanks(in)) {
        size_t at = in->cards.at;
        size_t end = pdup__word_end(in);
        size_t size = end - at - (text[end - 1] == ']');
        if (has_play && read_result(&read, text + at, size, seats)) {
            check_result(in, &read);
            return;
        }
        if (!has_play && !read.discard && is_discard(text + at, size)) {
            read.discard = text + at;
            check_discard(in, &read);
        } else if (!has_play && size > 0 && is_play(text + at, size)) {
            has_play = true;
            read_play(&read, text + at, size);
            check_cards(in, &read);
        }
        in->cards.at = end;
    }
}

/* The id of a record, for which a deal has no place. */
static void read_id(pdup__card_lines *in) {
    static const char name[] = "Id";
    size_t end = pdup__word_end(in);
    pdup__tag id = {name, sizeof name - 1, in->cards.at + 1, end - in->cards.at - 1};
    if (id.value_size > 0) {
        pdup__keep_tag(in, &id);
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
}

static void read_record(pdup__card_lines *in) {
    pdup_seat seats[] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S, PDUP_SEAT_W};
    pdup__forget_cards(in);
    bool is_whole = in->cards.text[in->cards.at] == '[';
    if (is_whole) {
        read_id(in);
        if (!read_order(in, seats)) {
            return;
        }
    }
    if (!read_letters(in, seats)) {
        return;
    }
    pdup__skip_blanks(in);
    pdup__keep_deal(in, 3 * PDUP_HAND_CARDS, 0, PDUP_SEAT_NONE);
    if (is_whole && pdup__take_word(in, "]")) {
        pdup__pass_over_rest(in, PDUP__M_PASSED_MORE);
    } else if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, PDUP__M_PASSED_PLAY);
        check_story(in, seats);
    }
}

void pdup__read_ppn(pdup__card_lines *in) {
    while (pdup__next_deal_line(in)) {
        pdup__skip_blanks(in);
        if (!pdup__at_end(in) && in->cards.text[in->cards.at] != '#') {
            read_record(in);
            in->keeper->tag_count = 0;
        }
    }
}
