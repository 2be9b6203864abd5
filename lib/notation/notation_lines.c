/* SPDX-License-Identifier: MIT */
/* What readers of lines share: lines, words, places and what is told of them. */
#include "notation/notation.h"

#include "text/characters.h"

#include <string.h>

bool pdup__next_deal_line(pdup__notation *in) {
    const char *text = in->cards.text;
    size_t next = in->line_start;
    if (in->line > 0) {
        next += pdup__line_size(text, in->text_size, next);
    }
    if (in->is_out_of_memory || next == in->text_size) {
        return false;
    }
    in->line_start = next;
    size_t size = pdup__line_size(text, in->text_size, next);
    in->line++;
    in->cards.at = in->line_start;
    in->cards.size = in->line_start + pdup__line_without_end(text + in->line_start, size);
    return true;
}

void pdup__forget_cards(pdup__notation *in) {
    memset(in->cards.pockets, 0, sizeof in->cards.pockets);
    in->cards.count = 0;
    in->deal_line = in->line;
}

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

bool pdup__at_end(const pdup__notation *in) {
    return in->cards.at == in->cards.size;
}

void pdup__skip_blanks(pdup__notation *in) {
    while (!pdup__at_end(in) && is_blank(in->cards.text[in->cards.at])) {
        in->cards.at++;
    }
}

size_t pdup__word_end(const pdup__notation *in) {
    size_t end = in->cards.at;
    while (end < in->cards.size && !is_blank(in->cards.text[end])) {
        end++;
    }
    return end;
}

bool pdup__take_word(pdup__notation *in, const char *word) {
    size_t end = pdup__word_end(in);
    if (!pdup__text_is(in->cards.text + in->cards.at, end - in->cards.at, word)) {
        return false;
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
    return true;
}

/* From 1, in characters: the bytes that continue one are not counted. */
static int32_t column(const pdup__notation *in) {
    int32_t count = 1;
    for (size_t i = in->line_start; i < in->cards.at; i++) {
        count += ((unsigned char)in->cards.text[i] & 0xc0) != 0x80;
    }
    return count;
}

void pdup__tell(pdup__notation *in, pdup_status code, const char *text) {
    pdup__line line = {.length = 0};
    pdup__fault fault = {.code = code, .line = in->line, .column = column(in)};
    /* That a text is not in its form is told by what the form asks. */
    if (code != PDUP_E_DEAL_FORM || text[0] == '\0') {
        pdup__line_add(&line, pdup_status_text(code, PDUP_LANGUAGE_EN));
        pdup__line_add(&line, ": ");
    }
    pdup__line_add(&line, text);
    if (!pdup__faults_collect(in->faults, fault, &line)) {
        in->is_out_of_memory = true;
    }
}

void pdup__pass_over_rest(pdup__notation *in, const char *text) {
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, text);
    }
}

bool pdup__read_cards(pdup__notation *in, pdup_seat seat, int32_t count) {
    int32_t wanted = in->cards.count + count;
    for (pdup__skip_blanks(in); !pdup__at_end(in) && in->cards.count < wanted;
         pdup__skip_blanks(in)) {
        size_t start = in->cards.at;
        pdup_status status = pdup__read_card_word(&in->cards, pdup__word_end(in), seat);
        if (status == PDUP_OK && in->cards.count > wanted) {
            in->cards.at = start;
            status = PDUP_E_DEAL_COUNT;
        }
        if (status != PDUP_OK) {
            pdup__tell(in, status, "");
            return false;
        }
    }
    if (in->cards.count < wanted) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, "");
        return false;
    }
    return true;
}
