/* SPDX-License-Identifier: MIT */
/* Which notation a text is in: that of the first line which has one. */
#include "notation/notation.h"
#include "text/characters.h"
#include "text/line.h"

#include <string.h>

static bool is_letter(char byte) {
    return (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
}

static size_t skip_blanks(const char *line, size_t size, size_t at) {
    for (size_t blank; (blank = pdup__blank_size(line + at, size - at)) > 0;) {
        at += blank;
    }
    return at;
}

static size_t word_size(const char *line, size_t size) {
    size_t at = 0;
    while (at < size && pdup__blank_size(line + at, size - at) == 0) {
        at++;
    }
    return at;
}

/* `[NAME` and a quote somewhere: a tag. */
static bool is_tag(const char *line, size_t size) {
    size_t at = skip_blanks(line, size, 1);
    return at < size && is_letter(line[at]) && memchr(line, '"', size) != NULL;
}

/* The cards of a letter record alone. */
static bool is_letters(const char *line, size_t size) {
    size_t at = 0;
    while (at < size && ((line[at] >= '1' && line[at] <= '9') || is_letter(line[at]))) {
        at++;
    }
    return at == size && size == PDUP_CARDS;
}

static bool is_pocket(const char *line, size_t size) {
    pdup_seat seat;
    size_t length = pdup__seat_at(line, size, &seat);
    return length > 0 && length < size && line[length] == ':';
}

/* Notations of bridge that people have on their disks: what a line of theirs begins with. */
static bool is_of_bridge(const char *line, size_t size, pdup__issue *unknown) {
    static const char *const lin[] = {"pn|", "md|", "qx|", "vg|", "rs|", "st|"};
    static const char *const rbn[] = {"B ", "H ", "T ", "E ", "D "};
    for (size_t i = 0; i < sizeof lin / sizeof lin[0]; i++) {
        if (size >= 3 && memcmp(line, lin[i], 3) == 0) {
            *unknown = pdup__issue_of(PDUP_E_DEAL_FORM, PDUP__M_NOTATION_LIN);
            return true;
        }
    }
    for (size_t i = 0; i < sizeof rbn / sizeof rbn[0]; i++) {
        if (size >= 3 && memcmp(line, rbn[i], 2) == 0) {
            *unknown = pdup__issue_of(PDUP_E_DEAL_FORM, PDUP__M_NOTATION_RBN);
            return true;
        }
    }
    return false;
}

/* 0 for a line without. */
static int32_t notation_of(const char *line, size_t size) {
    size_t first = word_size(line, size);
    if (line[0] == '%') {
        return PDUP_NOTATION_TAGS;
    }
    if (line[0] == '[') {
        return is_tag(line, size) ? PDUP_NOTATION_TAGS : PDUP_NOTATION_PPN;
    }
    if (is_letters(line, first)) {
        return PDUP_NOTATION_PPN;
    }
    if (pdup__text_is(line, first, "deal:")) {
        return PDUP_NOTATION_ONE_LINE;
    }
    if (pdup__text_is(line, first, "begin")) {
        return PDUP_NOTATION_RECORD;
    }
    if (pdup__is_table_line(line, size)) {
        return PDUP_NOTATION_TABLE;
    }
    if (pdup__is_boards_line(line, size)) {
        return PDUP_NOTATION_BOARDS;
    }
    return is_pocket(line, size) ? PDUP_NOTATION_LINES : 0;
}

int32_t pdup__find_notation(const char *text, size_t size, pdup__issue *unknown) {
    size_t at = 0;
    while (at < size) {
        size_t whole = pdup__line_size(text, size, at);
        size_t end = at + pdup__line_without_end(text + at, whole);
        size_t start = skip_blanks(text, end, at);
        pdup_notation notation =
            start < end && text[start] != '#' ? notation_of(text + start, end - start) : 0;
        if (notation != 0) {
            return notation;
        }
        if (start < end && is_of_bridge(text + start, end - start, unknown)) {
            return 0;
        }
        at += whole;
    }
    return PDUP_NOTATION_LINES;
}
