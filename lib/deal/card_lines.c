/* SPDX-License-Identifier: MIT */
#include "deal/card_lines.h"

#include "text/characters.h"
#include "text/line.h"
#include "text/look_alikes.h"

#include <string.h>

bool pdup__open_card_lines(pdup__card_lines *in, const char *text, size_t size) {
    pdup__source source;
    pdup__spot where;
    pdup__issue issue = pdup__source_open(&source, text, size, &where);
    in->cards.text = source.text.bytes;
    in->text_size = source.text.size;
    if (issue.status == PDUP_OK) {
        return true;
    }
    pdup__fault fault = {.line = where.line, .column = where.column};
    in->is_out_of_memory = !pdup__faults_gather(in->faults, fault, &issue);
    return false;
}

bool pdup__next_deal_line(pdup__card_lines *in) {
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

void pdup__forget_cards(pdup__card_lines *in) {
    memset(in->cards.pockets, 0, sizeof in->cards.pockets);
    in->cards.count = 0;
    in->deal_line = in->line;
}

static size_t blank_at(const pdup__card_lines *in, size_t at) {
    return pdup__blank_size(in->cards.text + at, in->cards.size - at);
}

bool pdup__at_end(const pdup__card_lines *in) {
    return in->cards.at == in->cards.size;
}

size_t pdup__skip_blanks_at(const pdup__card_lines *in, size_t at) {
    for (size_t size; (size = blank_at(in, at)) > 0;) {
        at += size;
    }
    return at;
}

void pdup__skip_blanks(pdup__card_lines *in) {
    in->cards.at = pdup__skip_blanks_at(in, in->cards.at);
}

size_t pdup__word_end(const pdup__card_lines *in) {
    size_t end = in->cards.at;
    while (end < in->cards.size && blank_at(in, end) == 0) {
        end++;
    }
    return end;
}

bool pdup__take_word(pdup__card_lines *in, const char *word) {
    size_t end = pdup__word_end(in);
    if (!pdup__text_is(in->cards.text + in->cards.at, end - in->cards.at, word)) {
        return false;
    }
    in->cards.at = end;
    pdup__skip_blanks(in);
    return true;
}

/* From 1, in characters: the bytes that continue one are not counted. */
static int32_t column(const pdup__card_lines *in) {
    int32_t count = 1;
    for (size_t i = in->line_start; i < in->cards.at; i++) {
        count += ((unsigned char)in->cards.text[i] & 0xc0) != 0x80;
    }
    return count;
}

void pdup__tell_issue(pdup__card_lines *in, const pdup__issue *issue) {
    pdup__fault fault = {.line = in->line, .column = column(in)};
    if (!pdup__faults_gather(in->faults, fault, issue)) {
        in->is_out_of_memory = true;
    }
}

static bool is_word_byte(char byte) {
    return byte != ' ' && byte != '\t' && byte != '"';
}

static bool is_latin(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

void pdup__issue_foreign_letter(pdup__issue *issue, pdup__span line, size_t at) {
    size_t start = at;
    size_t end = at;
    bool has_latin = false;
    while (start > 0 && is_word_byte(line.bytes[start - 1])) {
        start--;
    }
    while (end < line.size && is_word_byte(line.bytes[end])) {
        end++;
    }
    for (size_t i = start; i < end; i++) {
        has_latin |= is_latin(line.bytes[i]);
    }
    if (has_latin) {
        pdup__issue_look_alike(issue, (pdup__span){line.bytes + start, end - start});
    }
}

/* Cards, and what says whose they are. */
static bool is_about_cards(pdup_status status) {
    return status == PDUP_E_DEAL_CARD || status == PDUP_E_DEAL_TWICE ||
           status == PDUP_E_DEAL_COUNT || status == PDUP_E_DEAL_FORM;
}

void pdup__tell(pdup__card_lines *in, pdup_status code, pdup__message message) {
    pdup__issue issue =
        message == PDUP__M_NONE ? pdup__issue_bare(code) : pdup__issue_of(code, message);
    if (is_about_cards(code)) {
        pdup__span line = {in->cards.text + in->line_start, in->cards.size - in->line_start};
        pdup__issue_foreign_letter(&issue, line, in->cards.at - in->line_start);
    }
    pdup__tell_issue(in, &issue);
}

void pdup__pass_over_rest(pdup__card_lines *in, pdup__message what) {
    pdup__skip_blanks(in);
    if (!pdup__at_end(in)) {
        pdup__tell(in, PDUP_W_DEAL_PASSED_OVER, what);
    }
}

bool pdup__read_cards(pdup__card_lines *in, pdup_seat seat, int32_t count) {
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
            pdup__tell(in, status, PDUP__M_NONE);
            return false;
        }
    }
    if (in->cards.count < wanted) {
        pdup__tell(in, PDUP_E_DEAL_COUNT, PDUP__M_NONE);
        return false;
    }
    return true;
}
