/* SPDX-License-Identifier: MIT */
/* The tricks of a letter record: the play is a word of tricks, `G9B3,2A13` with the winner behind the cards, and the
 * result a word `F3:L24,0,M7:-8` with the tricks of players 1, 2, 3. */
#include "notation/notation.h"

enum { PLAYERS = 3 };

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

static bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

/* The cards of two or three players and the winner, 1 to 3. */
static bool take_trick(part trick, int32_t *tricks) {
    char winner = trick.size >= 3 && trick.size <= 4 ? trick.bytes[trick.size - 1] : '\0';
    for (size_t i = 0; i + 1 < trick.size; i++) {
        char card = trick.bytes[i];
        if (!(card >= '1' && card <= '9') && !(card >= 'A' && card <= 'W')) {
            return false;
        }
    }
    if (winner < '1' || winner > '3') {
        return false;
    }
    tricks[winner - '1']++;
    return true;
}

static bool read_play(const char *word, size_t size, int32_t *tricks) {
    size_t at = 0;
    while (at < size) {
        if (!take_trick(part_at(word, size, &at), tricks)) {
            return false;
        }
    }
    return true;
}

/* A letter or none, the tricks, and after a colon what they score. */
static bool take_result(part result, int32_t *tricks) {
    size_t at = result.size > 0 && result.bytes[0] >= 'A' && result.bytes[0] <= 'Z' ? 1 : 0;
    size_t start = at;
    *tricks = 0;
    while (at < result.size && is_digit(result.bytes[at]) && at < start + 2) {
        *tricks = *tricks * 10 + (result.bytes[at++] - '0');
    }
    return at > start && (at == result.size || result.bytes[at] == ':');
}

static bool read_result(const char *word, size_t size, int32_t *tricks) {
    size_t at = 0;
    int32_t count = 0;
    while (at < size && count < PLAYERS) {
        if (!take_result(part_at(word, size, &at), &tricks[count++])) {
            return false;
        }
    }
    return at >= size && count == PLAYERS;
}

static void add_tricks(pdup__line *line, const int32_t *tricks) {
    for (int i = 0; i < PLAYERS; i++) {
        pdup__line_add(line, " ");
        pdup__line_add_integer(line, tricks[i]);
    }
}

static void tell(pdup__notation *in, const int32_t *played, const int32_t *told) {
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "the result, by which the players have the tricks");
    add_tricks(&line, told);
    pdup__line_add(&line, ", but by the play");
    add_tricks(&line, played);
    pdup__line_add_bytes(&line, "", 1);
    pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, line.bytes);
}

void pdup__compare_tricks(pdup__notation *in) {
    const char *text = in->cards.text;
    int32_t played[PLAYERS] = {0};
    bool is_played = false;
    for (; !pdup__at_end(in); pdup__skip_blanks(in)) {
        int32_t told[PLAYERS] = {0};
        size_t at = in->cards.at;
        size_t end = pdup__word_end(in);
        size_t size = end - at - (text[end - 1] == ']');
        if (is_played && read_result(text + at, size, told)) {
            if (played[0] != told[0] || played[1] != told[1] || played[2] != told[2]) {
                tell(in, played, told);
            }
            return;
        }
        if (!is_played) {
            is_played = read_play(text + at, size, played);
            for (int i = 0; !is_played && i < PLAYERS; i++) {
                played[i] = 0;
            }
        }
        in->cards.at = end;
    }
}
