/* SPDX-License-Identifier: MIT */
#include "event_file/words.h"

#include "text/line.h"

#include <string.h>

static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

bool pdup__word_is(const pdup__word *word, const char *text) {
    return pdup__text_is(word->bytes, word->size, text);
}

bool pdup__word_is_any_case(const pdup__word *word, const char *text) {
    if (strlen(text) != word->size) {
        return false;
    }
    for (size_t i = 0; i < word->size; i++) {
        if (lower(word->bytes[i]) != lower(text[i])) {
            return false;
        }
    }
    return true;
}

static bool begins_typographic(const char *bytes, size_t size) {
    /* U+00AB, U+00BB, U+2018 to U+201F, U+2039, U+203A */
    static const char *const quotes[] = {
        "\xc2\xab",     "\xc2\xbb",     "\xe2\x80\x98", "\xe2\x80\x99",
        "\xe2\x80\x9a", "\xe2\x80\x9b", "\xe2\x80\x9c", "\xe2\x80\x9d",
        "\xe2\x80\x9e", "\xe2\x80\x9f", "\xe2\x80\xb9", "\xe2\x80\xba",
    };
    for (size_t i = 0; i < sizeof quotes / sizeof quotes[0]; i++) {
        size_t length = strlen(quotes[i]);
        if (length <= size && memcmp(bytes, quotes[i], length) == 0) {
            return true;
        }
    }
    return false;
}

bool pdup__word_has_typographic_quote(const pdup__word *word) {
    const char *end = word->bytes + word->size;
    const char *sign = memchr(word->bytes, '=', word->size);
    if (word->is_quoted) {
        return false;
    }
    return begins_typographic(word->bytes, word->size) ||
           (sign && begins_typographic(sign + 1, (size_t)(end - sign - 1)));
}

bool pdup__word_number(const pdup__word *word, int64_t lowest, int64_t highest, int64_t *out) {
    size_t count = pdup__take_digits(word->bytes, word->size, highest, out);
    return count != 0 && count == word->size && *out >= lowest && *out <= highest;
}

pdup__whists_fault pdup__word_whists(const pdup__word *word, int32_t *out) {
    return pdup__read_whists(word->bytes, word->size, out);
}

bool pdup__word_fraction(const pdup__word *word, int64_t most, int64_t most_denominator,
                         int64_t *numerator, int64_t *denominator) {
    return pdup__read_fraction(word->bytes, word->size, most, most_denominator, numerator,
                               denominator);
}

bool pdup__word_split(const pdup__word *word, pdup__word *key, pdup__word *value) {
    const char *sign = memchr(word->bytes, '=', word->plain);
    if (!sign || sign == word->bytes) {
        return false;
    }
    size_t size = (size_t)(sign - word->bytes);
    *key = (pdup__word){word->bytes, size, word->raw, size, false, word->column};
    /* Its column is that of the opening quote where there is one. */
    *value = (pdup__word){.bytes = sign + 1,
                          .size = word->size - size - 1,
                          .raw = word->raw + size + 1,
                          .plain = word->plain - size - 1,
                          .is_quoted = word->is_quoted};
    pdup__word plain = *word;
    plain.is_quoted = false;
    value->column = pdup__word_column(&plain, size + 1);
    return true;
}
