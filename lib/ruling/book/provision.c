/* SPDX-License-Identifier: MIT */
#include "ruling/book/provision.h"

#include "text/characters.h"

#include <stdint.h>
#include <string.h>

/* Longer numbers are no provision's. */
enum { DIGITS_MOST = 5 };

static const char other_letter = '?';

static bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

static bool is_between(char byte) {
    return byte == '.' || byte == ' ' || byte == '(' || byte == ')';
}

/* A letter of one byte; 0 if it is none. */
static char latin_letter(char byte) {
    char capital = byte >= 'a' && byte <= 'z' ? (char)(byte - ('a' - 'A')) : byte;
    if (capital < 'A' || capital > 'Z') {
        return 0;
    }
    return capital == 'A' || capital == 'B' || capital == 'V' ? capital : other_letter;
}

/* A Russian letter, which has two bytes; 0 if it is none. */
static char russian_letter(const char *bytes) {
    static const char known[][3] = {"\xd0\x90", "\xd0\xb0", "\xd0\x91",
                                    "\xd0\xb1", "\xd0\x92", "\xd0\xb2"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        if (memcmp(bytes, known[i], 2) == 0) {
            return "AABBVV"[i];
        }
    }
    return bytes[0] == '\xd0' || bytes[0] == '\xd1' ? other_letter : 0;
}

/* The letter that begins the text, and its bytes; 0 if none does. */
static size_t read_letter(const char *text, size_t size, char *letter) {
    size_t bytes = pdup__character_size(text, size);
    *letter = bytes == 1 ? latin_letter(text[0]) : bytes == 2 ? russian_letter(text) : 0;
    return *letter ? bytes : 0;
}

static size_t count_digits(const char *text, size_t size) {
    size_t count = 0;
    while (count < size && is_digit(text[count])) {
        count++;
    }
    return count;
}

/* A point goes before the number behind a number, and before a letter of the first three parts, which is a capital:
 * 13.2.6a, 11.4.B1a. Beyond the most parts nothing is added: there is no such provision already. */
static void add(pdup__provision *to, int32_t parts, const char *bytes, size_t size) {
    bool is_number = is_digit(bytes[0]);
    bool is_capital = !is_number && parts < 3;
    if (parts >= PDUP__PROVISION_PARTS) {
        return;
    }
    if (parts > 0 && (is_capital || (is_number && is_digit(to->text[to->length - 1])))) {
        to->text[to->length++] = '.';
    }
    for (size_t i = 0; i < size && i < DIGITS_MOST; i++) {
        bool is_small = bytes[i] >= 'A' && !is_capital;
        to->text[to->length++] = (char)(is_small ? bytes[i] + ('a' - 'A') : bytes[i]);
    }
}

/* The bytes of one character, in lower case. */
static void copy_small(const char *bytes, size_t size, char *small) {
    memcpy(small, bytes, size);
    unsigned char last = (unsigned char)bytes[size - 1];
    if (size == 1 && last >= 'A' && last <= 'Z') {
        small[0] = (char)(last + ('a' - 'A'));
    } else if (bytes[0] == '\xd0' && last >= 0x90 && last <= 0x9f) {
        small[1] = (char)(last + 0x20);
    } else if (bytes[0] == '\xd0' && last >= 0xa0 && last <= 0xaf) {
        small[0] = '\xd1';
        small[1] = (char)(last - 0x20);
    }
}

/* The bytes of this word, in whatever case, if the text begins with it; 0 if it does not. */
static size_t word_size(const char *text, size_t size, const char *word) {
    size_t length = strlen(word);
    size_t at = 0;
    while (at < length && at < size) {
        char small[4];
        size_t bytes = pdup__character_size(text + at, size - at);
        if (bytes == 0 || bytes > length - at) {
            return 0;
        }
        copy_small(text + at, bytes, small);
        if (memcmp(small, word + at, bytes) != 0) {
            return 0;
        }
        at += bytes;
    }
    return at == length ? length : 0;
}

/* What a provision is called, and the no-break space behind it. A word stands before those that begin it. */
static const char *const calls[] = {"rules", "rule", "правила", "правило", "пункты",
                                    "пункт", "п",    "§",       "\xc2\xa0"};

/* The bytes of all that stands before the number. Abbreviations may be repeated, §§ and пп., and end with a point; one
 * that ends no word begins no number. */
static size_t call_size(const char *text, size_t size) {
    size_t at = 0;
    size_t found;
    bool is_word = false; /* right before */
    do {
        const bool is_point = at < size && text[at] == '.';
        found = at < size && is_between(text[at]) && (!is_point || is_word) ? 1 : 0;
        is_word = false;
        for (size_t i = 0; i < sizeof calls / sizeof calls[0] && found == 0; i++) {
            found = word_size(text + at, size - at, calls[i]);
            is_word = found > 0;
        }
        at += found;
    } while (found > 0);
    return at;
}

bool pdup__provision_read(const char *text, size_t size, pdup__provision *out) {
    int32_t parts = 0;
    bool is_letter = false; /* right before */
    size_t at = call_size(text, size);
    *out = (pdup__provision){0};
    if (at < size && text[at] == '.') {
        return false;
    }
    while (at < size) {
        char letter = 0;
        if (is_between(text[at]) || text[at] == ',') {
            out->has_comma = out->has_comma || text[at] == ',';
            is_letter = false;
            at++;
            continue;
        }
        size_t digits = count_digits(text + at, size - at);
        size_t bytes = digits > 0 ? digits : read_letter(text + at, size - at, &letter);
        if (bytes == 0 || (digits == 0 && (is_letter || parts == 0))) {
            return false;
        }
        add(out, parts++, digits > 0 ? text + at : &letter, digits > 0 ? digits : 1);
        is_letter = digits == 0;
        at += bytes;
    }
    return parts > 0;
}

bool pdup__provision_is_number(const char *text, size_t size) {
    size_t digits = count_digits(text, size);
    size_t at = digits;
    while (at < size && is_between(text[at])) {
        at++;
    }
    return digits > 0 && at == size;
}

bool pdup__provision_has(const char *provision, const char *name) {
    size_t length = strlen(provision);
    return strlen(name) >= length && memcmp(name, provision, length) == 0 &&
           !(is_digit(name[length]) && is_digit(provision[length - 1]));
}
