/* SPDX-License-Identifier: MIT */
#include "text/line.h"

#include "base/mem.h"

#include <string.h>

/* Is this byte one of the second to fourth of a UTF-8 character? */
static bool continues_character(char byte) {
    return ((unsigned char)byte & 0xc0) == 0x80;
}

size_t pdup__text_cut(const char *bytes, size_t size, size_t most) {
    if (size <= most) {
        return size;
    }
    while (most > 0 && continues_character(bytes[most])) {
        most--;
    }
    return most;
}

void pdup__line_add_bytes(pdup__line *line, const char *bytes, size_t size) {
    size = pdup__text_cut(bytes, size, sizeof line->bytes - line->length);
    memcpy(line->bytes + line->length, bytes, size);
    line->length += size;
}

void pdup__line_add(pdup__line *line, const char *text) {
    pdup__line_add_bytes(line, text, strlen(text));
}

enum { QUOTED_BYTES = 40 };

void pdup__line_add_quoted(pdup__line *line, const char *bytes, size_t size) {
    size_t shown = pdup__text_cut(bytes, size, QUOTED_BYTES);
    pdup__line_add(line, "'");
    pdup__line_add_bytes(line, bytes, shown);
    pdup__line_add(line, shown < size ? "...'" : "'");
}

void pdup__line_add_integer(pdup__line *line, int64_t value) {
    char digits[20];
    size_t count = 0;
    uint64_t rest = value < 0 ? 0 - (uint64_t)value : (uint64_t)value;
    do {
        digits[sizeof digits - ++count] = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest != 0);
    if (value < 0) {
        pdup__line_add(line, "-");
    }
    pdup__line_add_bytes(line, digits + sizeof digits - count, count);
}

void pdup__line_add_whists(pdup__line *line, int64_t sixths) {
    int64_t denominator = sixths % 6 == 0 ? 1 : sixths % 3 == 0 ? 2 : sixths % 2 == 0 ? 3 : 6;
    pdup__line_add_integer(line, sixths * denominator / PDUP_WHIST);
    if (denominator != 1) {
        pdup__line_add(line, "/");
        pdup__line_add_integer(line, denominator);
    }
}

pdup_status pdup__text_give(const char *text, size_t length, char *buf, size_t cap,
                            size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = length;
    if (!buf) {
        return PDUP_OK;
    }
    if (cap <= length) {
        return PDUP_E_SPACE;
    }
    memcpy(buf, text, length);
    buf[length] = '\0';
    return PDUP_OK;
}

char *pdup__text_copy(const pdup_allocator *allocator, const char *bytes, size_t size) {
    char *copy = pdup__alloc_array(allocator, size + 1, 1);
    if (copy && size != 0) {
        memcpy(copy, bytes, size);
    }
    return copy;
}

bool pdup__text_is_short(const char *bytes, size_t size) {
    return size <= PDUP_MAX_TEXT && (size == 0 || !memchr(bytes, '\0', size));
}

bool pdup__text_is(const char *bytes, size_t size, const char *word) {
    return strlen(word) == size && memcmp(bytes, word, size) == 0;
}

static char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? (char)(letter - 'A' + 'a') : letter;
}

bool pdup__text_is_any_case(const char *bytes, size_t size, const char *word) {
    if (strlen(word) != size) {
        return false;
    }
    for (size_t i = 0; i < size; i++) {
        if (lower(bytes[i]) != lower(word[i])) {
            return false;
        }
    }
    return true;
}
