/* SPDX-License-Identifier: MIT */
#include "event_file/scan.h"

#include "text/unicode.h"

#include <string.h>

typedef struct cursor {
    const char *bytes;
    size_t size;
    size_t at;
    int32_t column;
    char *store;
    pdup__words *words;
} cursor;

/* The scan ends at the first problem: what follows may be due to it. */
static void set_problem(cursor *in, int32_t column, pdup__issue problem) {
    pdup__words *words = in->words;
    words->is_usable = false;
    words->problem = problem;
    words->problem_column = column;
}

static void refuse_quote(cursor *in, int32_t column, pdup__message message) {
    set_problem(in, column, pdup__issue_of(PDUP_E_FILE_QUOTE, message));
}

static bool is_end(const cursor *in) {
    return in->at == in->size;
}

/* Bytes of the blank that stands here, 0 if none does. Web pages keep words together by U+00A0 and U+202F, and what is
 * copied from them has these where a space is meant. */
static size_t blank_size(const cursor *in) {
    static const char *const blanks[] = {" ", "\t", "\xc2\xa0", "\xe2\x80\xaf"};
    for (size_t i = 0; i < sizeof blanks / sizeof blanks[0]; i++) {
        size_t size = strlen(blanks[i]);
        if (size <= in->size - in->at && memcmp(in->bytes + in->at, blanks[i], size) == 0) {
            return size;
        }
    }
    return 0;
}

static bool is_blank_or_end(const cursor *in) {
    return is_end(in) || blank_size(in) != 0;
}

/* Goes one character on; false, and no further, where none may stand. */
static bool step(cursor *in) {
    pdup__issue issue;
    size_t size = pdup__check_character(in->bytes, in->size, in->at, &issue);
    if (size == 0) {
        set_problem(in, in->column, issue);
        return false;
    }
    in->at += size;
    in->column++;
    return true;
}

static void skip_blanks(cursor *in) {
    for (size_t size = blank_size(in); size != 0; size = blank_size(in)) {
        in->at += size;
        in->column++;
    }
}

/* A comment is only looked through for what no text may have; the words before it stay usable. */
static void skip_comment(cursor *in) {
    bool is_usable = in->words->is_usable;
    while (!is_end(in) && step(in)) {
    }
    in->words->is_usable = is_usable;
}

/* The character after a backslash: only a quote and a backslash have a meaning there. */
static bool take_escape(cursor *in) {
    in->at++;
    in->column++;
    if (!is_end(in) && (in->bytes[in->at] == '"' || in->bytes[in->at] == '\\')) {
        return true;
    }
    refuse_quote(in, in->column - 1, PDUP__M_QUOTE_ESCAPE);
    return false;
}

/* The rest of a word from its quote on; the plain part is in the store already. */
static bool take_quoted(cursor *in, pdup__word *word) {
    int32_t column = in->column;
    word->is_quoted = true;
    in->at++;
    in->column++;
    while (!is_end(in) && in->bytes[in->at] != '"') {
        if (in->bytes[in->at] == '\\' && !take_escape(in)) {
            return false;
        }
        size_t at = in->at;
        if (!step(in)) {
            return false;
        }
        memcpy(in->store + word->size, in->bytes + at, in->at - at);
        word->size += in->at - at;
    }
    if (is_end(in)) {
        refuse_quote(in, column, PDUP__M_QUOTE_NO_END);
        return false;
    }
    in->at++;
    in->column++;
    if (!is_blank_or_end(in)) {
        refuse_quote(in, in->column, PDUP__M_QUOTE_NO_BLANK);
        return false;
    }
    word->bytes = in->store;
    in->store += word->size;
    return true;
}

static bool take_quote(cursor *in, pdup__word *word) {
    size_t plain = (size_t)(in->bytes + in->at - word->raw);
    if (plain != 0 && word->raw[plain - 1] != '=') {
        refuse_quote(in, in->column, PDUP__M_QUOTE_INSIDE);
        return false;
    }
    memcpy(in->store, word->raw, plain);
    word->plain = plain;
    word->size = plain;
    return take_quoted(in, word);
}

static bool take_word(cursor *in, pdup__word *word) {
    *word = (pdup__word){.raw = in->bytes + in->at, .column = in->column};
    while (!is_blank_or_end(in)) {
        if (in->bytes[in->at] == '"') {
            return take_quote(in, word);
        }
        if (!step(in)) {
            return false;
        }
    }
    word->bytes = word->raw;
    word->size = (size_t)(in->bytes + in->at - word->raw);
    word->plain = word->size;
    return true;
}

void pdup__scan_line(const char *bytes, size_t size, char *store, pdup__words *words) {
    cursor in = {bytes, size, 0, 1, store, words};
    words->count = 0;
    words->end_column = 1;
    words->problem.status = PDUP_OK;
    words->is_usable = true;
    skip_blanks(&in);
    while (!is_end(&in) && in.bytes[in.at] != '#') {
        pdup__word word;
        if (!take_word(&in, &word)) {
            return;
        }
        words->end_column = in.column;
        if (words->count < PDUP__WORDS) {
            words->at[words->count++] = word;
        }
        skip_blanks(&in);
    }
    skip_comment(&in);
}

pdup__word_spot pdup__word_start(const pdup__word *word) {
    return (pdup__word_spot){.column = word->column};
}

void pdup__word_go(const pdup__word *word, pdup__word_spot *spot, size_t offset) {
    for (; spot->offset < offset; spot->offset++) {
        size_t i = spot->offset;
        if (i >= word->plain) {
            /* In the quoted part: the opening quote before the first byte, and a backslash before some. */
            spot->raw += i == word->plain;
            spot->column += i == word->plain;
            if (word->raw[spot->raw] == '\\') {
                spot->raw++;
                spot->column++;
            }
        }
        spot->raw++;
        spot->column += !(i + 1 < word->size && ((unsigned char)word->bytes[i + 1] & 0xc0) == 0x80);
    }
}

int32_t pdup__word_spot_column(const pdup__word *word, const pdup__word_spot *spot) {
    /* The spot itself may be where the quoted part begins. */
    return spot->column + (word->is_quoted && spot->offset == word->plain);
}

int32_t pdup__word_column(const pdup__word *word, size_t offset) {
    pdup__word_spot spot = pdup__word_start(word);
    pdup__word_go(word, &spot, offset);
    return pdup__word_spot_column(word, &spot);
}
