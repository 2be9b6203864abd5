/* SPDX-License-Identifier: MIT */
#include "movement/text/text_reader.h"

#include "text/characters.h"

void pdup__text_locate(pdup__text_reader *reader, const char *at) {
    pdup__spot spot = pdup__source_spot(&reader->source, at);
    reader->line = spot.line;
    reader->column = spot.column;
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
    const char *next = reader->text.bytes;
    pdup__span line;
    while (!reader->is_out_of_memory && pdup__source_line(&reader->source, &next, &line)) {
        check_line(reader, line);
    }
}

/* Where the comment of a line begins, or its size. */
static size_t comment_start(pdup__span line) {
    size_t at = 0;
    bool is_after_blank = true;
    while (at < line.size && !(line.bytes[at] == '#' && is_after_blank)) {
        size_t blank = pdup__blank_size(line.bytes + at, line.size - at);
        is_after_blank = blank > 0;
        at += blank > 0 ? blank : 1;
    }
    return at;
}

bool pdup__next_line(const pdup__text_reader *reader, const char **next, pdup__text_line *line) {
    pdup__span all;
    if (!pdup__source_line(&reader->source, next, &all)) {
        return false;
    }
    size_t start = comment_start(all);
    size_t skipped = start < all.size ? start + 1 : start;
    line->words = pdup__without_blanks((pdup__span){all.bytes, start});
    line->comment = (pdup__span){all.bytes + skipped, all.size - skipped};
    return true;
}
