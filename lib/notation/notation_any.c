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
    while (at < size && (line[at] == ' ' || line[at] == '\t')) {
        at++;
    }
    return at;
}

static size_t word_size(const char *line, size_t size) {
    size_t at = 0;
    while (at < size && line[at] != ' ' && line[at] != '\t') {
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
    static const char seats[] = {'N', 'E', 'S', 'W', 'n', 'e', 's', 'w'};
    return size > 1 && line[1] == ':' && memchr(seats, line[0], sizeof seats) != NULL;
}

/* 0 for a line without. */
static int32_t notation_of(const char *line, size_t size) {
    size_t first = word_size(line, size);
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

int32_t pdup__find_notation(const char *text, size_t size) {
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
        at += whole;
    }
    return PDUP_NOTATION_LINES;
}
