/* SPDX-License-Identifier: MIT */
#include "movement/text/text_reader.h"

#include "text/characters.h"

#include <string.h>

static const char *end_of(pdup__span span) {
    return span.bytes + span.size;
}

/* Bytes of the character at `at`; where there is none, of the one byte. */
static size_t step_size(const pdup__text_reader *reader, const char *at) {
    size_t size = pdup__character_size(at, (size_t)(end_of(reader->text) - at));
    return size == 0 ? 1 : size;
}

void pdup__text_locate(pdup__text_reader *reader, const char *at) {
    if (!reader->counted || at < reader->counted) {
        reader->counted = reader->text.bytes;
        reader->line = 1;
        reader->column = 1;
    }
    while (reader->counted < at) {
        bool is_end = *reader->counted == '\n';
        reader->counted += step_size(reader, reader->counted);
        reader->line += is_end;
        reader->column = is_end ? 1 : reader->column + 1;
    }
}

void pdup__refuse_at(pdup__text_reader *reader, int32_t line, int32_t column,
                     const pdup__issue *issue) {
    pdup__fault where = {.line = line, .column = column};
    if (!pdup__faults_gather(reader->faults, where, issue)) {
        reader->is_out_of_memory = true;
    }
}

void pdup__refuse(pdup__text_reader *reader, const char *at, const pdup__issue *issue) {
    pdup__text_locate(reader, at);
    pdup__refuse_at(reader, reader->line, reader->column, issue);
}

void pdup__refuse_text(pdup__text_reader *reader, const char *at, pdup_status status,
                       pdup__message message) {
    pdup__issue issue = pdup__issue_of(status, message);
    pdup__refuse(reader, at, &issue);
}

void pdup__refuse_word(pdup__text_reader *reader, pdup__span word, pdup__message wanted) {
    bool is_there = word.size > 0;
    pdup__issue issue =
        pdup__issue_of(PDUP_E_FILE_WORD, is_there ? PDUP__M_WORD_WANTED : PDUP__M_NOTHING_WANTED);
    pdup__issue_phrase(&issue, wanted);
    if (is_there) {
        pdup__issue_word(&issue, word.bytes, word.size);
    }
    pdup__refuse(reader, word.bytes, &issue);
}

/* Refuses the first wrong byte of a line, its end taken off. */
static void check_line(pdup__text_reader *reader, pdup__span line) {
    size_t size = 1;
    for (size_t at = 0; at < line.size; at += size) {
        size = pdup__character_size(line.bytes + at, line.size - at);
        if (size == 0 || pdup__is_control(line.bytes + at, size)) {
            pdup__refuse_text(reader, line.bytes + at, PDUP_E_FILE_ENCODING,
                              size == 0 ? PDUP__M_BYTE_NOT_UTF8 : PDUP__M_CONTROL_CHARACTER);
            return;
        }
    }
}

void pdup__check_characters(pdup__text_reader *reader) {
    pdup__span text = reader->text;
    for (size_t at = 0; at < text.size && !reader->is_out_of_memory;) {
        size_t size = pdup__line_size(text.bytes, text.size, at);
        check_line(reader,
                   (pdup__span){text.bytes + at, pdup__line_without_end(text.bytes + at, size)});
        at += size;
    }
}

static bool is_blank(char byte) {
    return byte == ' ' || byte == '\t';
}

static pdup__span without_blanks(pdup__span span) {
    while (span.size > 0 && is_blank(span.bytes[0])) {
        span.bytes++;
        span.size--;
    }
    while (span.size > 0 && is_blank(span.bytes[span.size - 1])) {
        span.size--;
    }
    return span;
}

/* Where the comment of a line begins, or its size. */
static size_t comment_start(pdup__span line) {
    size_t at = 0;
    while (at < line.size &&
           !(line.bytes[at] == '#' && (at == 0 || is_blank(line.bytes[at - 1])))) {
        at++;
    }
    return at;
}

bool pdup__next_line(const pdup__text_reader *reader, const char **next, pdup__text_line *line) {
    size_t at = (size_t)(*next - reader->text.bytes);
    if (at == reader->text.size) {
        return false;
    }
    size_t size = pdup__line_size(reader->text.bytes, reader->text.size, at);
    pdup__span all = {*next, pdup__line_without_end(*next, size)};
    size_t start = comment_start(all);
    size_t skipped = start < all.size ? start + 1 : start;
    line->words = without_blanks((pdup__span){all.bytes, start});
    line->comment = (pdup__span){all.bytes + skipped, all.size - skipped};
    *next += size;
    return true;
}

bool pdup__next_word(pdup__span *rest, pdup__span *word) {
    *rest = without_blanks(*rest);
    *word = (pdup__span){rest->bytes, 0};
    while (word->size < rest->size && !is_blank(rest->bytes[word->size])) {
        word->size++;
    }
    rest->bytes += word->size;
    rest->size -= word->size;
    return word->size > 0;
}

bool pdup__take(pdup__span *rest, const char *bytes) {
    size_t size = strlen(bytes);
    if (rest->size < size || memcmp(rest->bytes, bytes, size) != 0) {
        return false;
    }
    rest->bytes += size;
    rest->size -= size;
    return true;
}

bool pdup__take_dash(pdup__span *rest) {
    return pdup__take(rest, "-") || pdup__take(rest, "\xe2\x80\x93") ||
           pdup__take(rest, "\xe2\x80\x94");
}

bool pdup__take_number(pdup__span *rest, int32_t *number) {
    enum { MOST = 100000000 };
    const char *start = rest->bytes;
    *number = 0;
    while (rest->size > 0 && rest->bytes[0] >= '0' && rest->bytes[0] <= '9') {
        *number = *number >= MOST ? MOST : *number * 10 + (rest->bytes[0] - '0');
        rest->bytes++;
        rest->size--;
    }
    return rest->bytes != start;
}

bool pdup__span_number(pdup__span word, int32_t lowest, int32_t highest, int32_t *number) {
    return pdup__take_number(&word, number) && word.size == 0 && *number >= lowest &&
           *number <= highest;
}
