/* SPDX-License-Identifier: MIT */
/* A table as text and back: one way to write each, so that equal tables are equal bytes. */
#include "scoring/frequencies.h"
#include "text/line.h"

#include <string.h>

static const char header[] = "pdup-frequencies 1\n";

enum { HEADER_BYTES = sizeof header - 1 };

static pdup__line line_at(const pdup_frequencies *frequencies, int32_t index) {
    pdup__line line = {.length = 0};
    int64_t hundredths;
    pdup__line_add_integer(&line, pdup__frequency_tree_at(&frequencies->tree, index, &hundredths));
    pdup__line_add(&line, " ");
    pdup__line_add_integer(&line, hundredths);
    pdup__line_add(&line, "\n");
    return line;
}

pdup_status pdup_frequencies_text(const pdup_frequencies *frequencies, char *buf, size_t cap,
                                  size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(frequencies, PDUP__FREQUENCIES)) {
        return PDUP_E_ARG;
    }
    size_t length = HEADER_BYTES;
    for (int32_t i = 0; i < frequencies->tree.leaves; i++) {
        length += line_at(frequencies, i).length;
    }
    *len_out = length;
    if (!buf) {
        return PDUP_OK;
    }
    if (cap <= length) {
        return PDUP_E_SPACE;
    }
    memcpy(buf, header, HEADER_BYTES);
    char *to = buf + HEADER_BYTES;
    for (int32_t i = 0; i < frequencies->tree.leaves; i++) {
        pdup__line line = line_at(frequencies, i);
        memcpy(to, line.bytes, line.length);
        to += line.length;
    }
    *to = '\0';
    return PDUP_OK;
}

typedef struct text_in {
    const char *bytes;
    size_t size;
    size_t at;
} text_in;

static bool is_digit_at(const text_in *text) {
    return text->at < text->size && text->bytes[text->at] >= '0' && text->bytes[text->at] <= '9';
}

static bool take(text_in *text, char byte) {
    if (text->at == text->size || text->bytes[text->at] != byte) {
        return false;
    }
    text->at++;
    return true;
}

/* Digits without a leading zero, 1 to most. On failure the text stays at the number. */
static bool take_number(text_in *text, int64_t most, int64_t *out) {
    size_t start = text->at;
    int64_t number = 0;
    while (is_digit_at(text) && number <= most && (number > 0 || text->at == start)) {
        number = 10 * number + (text->bytes[text->at] - '0');
        text->at++;
    }
    *out = number;
    if (number >= 1 && number <= most) {
        return true;
    }
    text->at = start;
    return false;
}

/* Whists above those before. */
static bool take_whists(text_in *text, int64_t before, int64_t *out) {
    size_t start = text->at;
    bool is_negative = take(text, '-');
    *out = 0;
    bool is_read = (!is_negative && take(text, '0')) || take_number(text, PDUP_MAX_WHISTS, out);
    *out = is_negative ? -*out : *out;
    if (is_read && *out > before) {
        return true;
    }
    text->at = start;
    return false;
}

/* Adds the lines to an empty table; where one is wrong, the text stays at that place. */
static pdup_status read_lines(text_in *text, pdup_frequencies *into) {
    int64_t whists = -PDUP_MAX_WHISTS - 1;
    int64_t hundredths;
    int64_t left = PDUP__MOST_HUNDREDTHS;
    while (text->at < text->size) {
        if (!take_whists(text, whists, &whists) || !take(text, ' ') ||
            !take_number(text, left, &hundredths) || !take(text, '\n')) {
            return PDUP_E_FREQUENCIES_TEXT;
        }
        if (!pdup__frequency_tree_reserve(&into->base.allocator, &into->tree, 1)) {
            return PDUP_E_NOMEM;
        }
        pdup__frequency_tree_add(&into->tree, (int32_t)whists, hundredths);
        left -= hundredths;
    }
    return left % PDUP__HUNDREDTHS == 0 ? PDUP_OK : PDUP_E_FREQUENCIES_TEXT;
}

static pdup_status read_text(text_in *text, pdup_frequencies *into) {
    for (size_t i = 0; i < HEADER_BYTES; i++) {
        if (!take(text, header[i])) {
            return PDUP_E_FREQUENCIES_TEXT;
        }
    }
    return read_lines(text, into);
}

pdup_status pdup_frequencies_new_from_text(const pdup_allocator *allocator, const char *text,
                                           size_t text_size, size_t *place_out,
                                           pdup_frequencies **out) {
    if (place_out) {
        *place_out = 0;
    }
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!text) {
        return PDUP_E_ARG;
    }
    pdup_frequencies *made;
    pdup_status status = pdup_frequencies_new(allocator, &made);
    if (status != PDUP_OK) {
        return status;
    }
    text_in from = {text, text_size, 0};
    status = read_text(&from, made);
    if (status == PDUP_OK) {
        *out = made;
        return PDUP_OK;
    }
    if (status == PDUP_E_FREQUENCIES_TEXT && place_out) {
        *place_out = from.at;
    }
    pdup_frequencies_unref(made);
    return status;
}
