/* SPDX-License-Identifier: MIT */
#include "text/characters.h"

#include <string.h>

static bool continues(const char *bytes, size_t size, size_t at) {
    return at < size && ((unsigned char)bytes[at] & 0xc0) == 0x80;
}

/* How long a character is by its first byte; 0 where none can begin (c0 and c1 would only be overlong). */
static size_t length_by_first(unsigned first) {
    if (first < 0x80) {
        return 1;
    }
    if (first < 0xc2 || first > 0xf4) {
        return 0;
    }
    return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

size_t pdup__character_size(const char *bytes, size_t size) {
    unsigned first = (unsigned char)bytes[0];
    size_t length = length_by_first(first);
    for (size_t i = 1; i < length; i++) {
        if (!continues(bytes, size, i)) {
            return 0;
        }
    }
    if (length < 3) {
        return length;
    }
    /* Overlong forms, the surrogates, and what lies above U+10FFFF (Unicode, table 3-7). */
    unsigned second = (unsigned char)bytes[1];
    bool is_wrong = (first == 0xe0 && second < 0xa0) || (first == 0xed && second > 0x9f) ||
                    (first == 0xf0 && second < 0x90) || (first == 0xf4 && second > 0x8f);
    return is_wrong ? 0 : length;
}

bool pdup__is_control(const char *bytes, size_t size) {
    unsigned char first = (unsigned char)bytes[0];
    return (first < 0x20 && first != '\t') || first == 0x7f ||
           (size == 2 && first == 0xc2 && (unsigned char)bytes[1] < 0xa0);
}

bool pdup__text_is_utf16(const char *text, size_t size) {
    if (size < 2) {
        return false;
    }
    return memcmp(text, "\xff\xfe", 2) == 0 || memcmp(text, "\xfe\xff", 2) == 0 ||
           (text[0] == '\0') != (text[1] == '\0');
}

size_t pdup__mark_size(const char *text, size_t size) {
    return size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
}

size_t pdup__line_size(const char *text, size_t size, size_t at) {
    size_t end = at;
    while (end < size && text[end] != '\n' && text[end] != '\r') {
        end++;
    }
    if (end == size) {
        return size - at;
    }
    bool is_pair = text[end] == '\r' && end + 1 < size && text[end + 1] == '\n';
    return end + (is_pair ? 2 : 1) - at;
}

size_t pdup__line_without_end(const char *line, size_t size) {
    char last = line[size - 1];
    size -= last == '\n' || last == '\r';
    size -= last == '\n' && size > 0 && line[size - 1] == '\r';
    return size;
}
