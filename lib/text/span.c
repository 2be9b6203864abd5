/* SPDX-License-Identifier: MIT */
#include "text/span.h"

#include "text/line.h"
#include "text/numbers.h"

#include <string.h>

/* Bytes of the first of these characters that stands here; they are ASCII or have three bytes, and two for U+00A0. */
static size_t find(const char *const *characters, size_t count, const char *bytes, size_t size) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(characters[i]);
        if (length <= size && memcmp(bytes, characters[i], length) == 0) {
            return length;
        }
    }
    return 0;
}

size_t pdup__blank_size(const char *bytes, size_t size) {
    static const char *const blanks[] = {"\xc2\xa0", "\xe1\x9a\x80", "\xe2\x80\xaf", "\xe2\x81\x9f",
                                         "\xe3\x80\x80"};
    if (size == 0 || bytes[0] == ' ' || bytes[0] == '\t') {
        return size == 0 ? 0 : 1;
    }
    if (size >= 3 && memcmp(bytes, "\xe2\x80", 2) == 0 && (unsigned char)bytes[2] >= 0x80 &&
        (unsigned char)bytes[2] <= 0x8a) {
        return 3;
    }
    return find(blanks, sizeof blanks / sizeof blanks[0], bytes, size);
}

size_t pdup__dash_size(const char *bytes, size_t size) {
    static const char *const dashes[] = {
        "-",
        "\xe2\x88\x92", /* a minus */
        "\xe2\x80\x93", /* U+2013, en */
        "\xe2\x80\x94", /* U+2014, em */
        "\xe2\x80\x90",
        "\xe2\x80\x91",
        "\xe2\x80\x92",
        "\xe2\x80\x95",
        "\xef\xb9\x98",
        "\xef\xb9\xa3",
        "\xef\xbc\x8d",
    };
    return find(dashes, sizeof dashes / sizeof dashes[0], bytes, size);
}

static void drop(pdup__span *rest, size_t size) {
    rest->bytes += size;
    rest->size -= size;
}

void pdup__skip_span_blanks(pdup__span *rest) {
    for (size_t size; (size = pdup__blank_size(rest->bytes, rest->size)) > 0;) {
        drop(rest, size);
    }
}

/* Bytes of the blank at the end of the span; the longest has three. */
static size_t blank_before_end(pdup__span span) {
    for (size_t size = 1; size <= 3 && size <= span.size; size++) {
        if (pdup__blank_size(span.bytes + span.size - size, size) == size) {
            return size;
        }
    }
    return 0;
}

pdup__span pdup__without_blanks(pdup__span span) {
    pdup__skip_span_blanks(&span);
    for (size_t size; (size = blank_before_end(span)) > 0;) {
        span.size -= size;
    }
    return span;
}

bool pdup__next_word(pdup__span *rest, pdup__span *word) {
    pdup__skip_span_blanks(rest);
    *word = (pdup__span){rest->bytes, 0};
    while (rest->size > 0 && pdup__blank_size(rest->bytes, rest->size) == 0) {
        drop(rest, 1);
        word->size++;
    }
    return word->size > 0;
}

bool pdup__take(pdup__span *rest, const char *bytes) {
    size_t size = strlen(bytes);
    if (rest->size < size || memcmp(rest->bytes, bytes, size) != 0) {
        return false;
    }
    drop(rest, size);
    return true;
}

bool pdup__take_dash(pdup__span *rest) {
    size_t size = pdup__dash_size(rest->bytes, rest->size);
    drop(rest, size);
    return size > 0;
}

bool pdup__take_number(pdup__span *rest, int32_t *number) {
    enum { MOST = 100000000 };
    int64_t value;
    size_t size = pdup__take_digits(rest->bytes, rest->size, MOST, &value);
    *number = value > MOST ? MOST : (int32_t)value;
    drop(rest, size);
    return size > 0;
}

bool pdup__span_number(pdup__span word, int32_t lowest, int32_t highest, int32_t *number) {
    return pdup__take_number(&word, number) && word.size == 0 && *number >= lowest &&
           *number <= highest;
}

bool pdup__span_is(pdup__span span, const char *word) {
    return pdup__text_is(span.bytes, span.size, word);
}
