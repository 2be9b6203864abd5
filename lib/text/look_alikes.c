/* SPDX-License-Identifier: MIT */
#include "text/look_alikes.h"

#include "text/characters.h"

#include <string.h>

/* Pairs of the ASCII character and the UTF-8 of what looks like it. */
typedef struct pair {
    char meant;
    const char *bytes;
} pair;

/* Capitals, and the small letters that look like the Latin ones. */
static const pair cyrillic[] = {
    {'A', "\xd0\x90"}, {'B', "\xd0\x92"}, {'E', "\xd0\x95"}, {'K', "\xd0\x9a"}, {'M', "\xd0\x9c"},
    {'H', "\xd0\x9d"}, {'O', "\xd0\x9e"}, {'P', "\xd0\xa0"}, {'C', "\xd0\xa1"}, {'T', "\xd0\xa2"},
    {'Y', "\xd0\xa3"}, {'X', "\xd0\xa5"}, {'S', "\xd0\x85"}, {'I', "\xd0\x86"}, {'J', "\xd0\x88"},
    {'a', "\xd0\xb0"}, {'e', "\xd0\xb5"}, {'k', "\xd0\xba"}, {'o', "\xd0\xbe"}, {'p', "\xd1\x80"},
    {'c', "\xd1\x81"}, {'y', "\xd1\x83"}, {'x', "\xd1\x85"}, {'s', "\xd1\x95"}, {'i', "\xd1\x96"},
    {'j', "\xd1\x98"}, {'3', "\xd0\x97"}, {'3', "\xd0\xb7"}, {'t', "\xd1\x82"}, {'m', "\xd0\xbc"},
    {'b', "\xd0\xb2"}, {'h', "\xd0\xbd"},
};

static const pair greek[] = {
    {'A', "\xce\x91"}, {'B', "\xce\x92"}, {'E', "\xce\x95"}, {'Z', "\xce\x96"}, {'H', "\xce\x97"},
    {'I', "\xce\x99"}, {'K', "\xce\x9a"}, {'M', "\xce\x9c"}, {'N', "\xce\x9d"}, {'O', "\xce\x9f"},
    {'P', "\xce\xa1"}, {'T', "\xce\xa4"}, {'Y', "\xce\xa5"}, {'X', "\xce\xa7"}, {'o', "\xce\xbf"},
};

static const pair marks[] = {
    {'"', "\xe2\x80\x9c"}, {'"', "\xe2\x80\x9d"},  {'"', "\xe2\x80\x9e"},  {'"', "\xc2\xab"},
    {'"', "\xc2\xbb"},     {'\'', "\xe2\x80\x98"}, {'\'', "\xe2\x80\x99"}, {'/', "\xe2\x81\x84"},
    {'/', "\xe2\x88\x95"}, {'-', "\xe2\x80\x90"},  {'-', "\xe2\x80\x91"},  {'-', "\xe2\x80\x92"},
    {'-', "\xe2\x80\x93"}, {'-', "\xe2\x80\x94"},  {'-', "\xe2\x80\x95"},  {'-', "\xe2\x88\x92"},
    {',', "\xe2\x80\x9a"}, {'*', "\xc3\x97"},      {'.', "\xe2\x80\xa4"},  {'.', "\xc2\xb7"},
};

#define COUNT_OF(pairs) (sizeof(pairs) / sizeof((pairs)[0]))

/* 0 for none. */
static char find(const pair *pairs, size_t count, pdup__span character) {
    for (size_t i = 0; i < count; i++) {
        if (strlen(pairs[i].bytes) == character.size &&
            memcmp(pairs[i].bytes, character.bytes, character.size) == 0) {
            return pairs[i].meant;
        }
    }
    return '\0';
}

/* U+FF01 to U+FF5E are the visible characters of ASCII in full width. */
static char find_full_width(pdup__span character) {
    if (character.size != 3 || (unsigned char)character.bytes[0] != 0xef) {
        return '\0';
    }
    unsigned middle = (unsigned char)character.bytes[1];
    unsigned code = (middle & 0x3fU) << 6 | ((unsigned char)character.bytes[2] & 0x3fU);
    enum { FIRST = 0xf01, LAST = 0xf5e };
    return code >= FIRST && code <= LAST ? (char)('!' + (code - FIRST)) : '\0';
}

static bool look_at(pdup__span character, pdup__look_alike *out) {
    const struct {
        char meant;
        pdup__message message;
    } kinds[] = {
        {find(cyrillic, COUNT_OF(cyrillic), character), PDUP__M_LOOKS_CYRILLIC},
        {find(greek, COUNT_OF(greek), character), PDUP__M_LOOKS_GREEK},
        {find_full_width(character), PDUP__M_LOOKS_WIDE},
        {find(marks, COUNT_OF(marks), character), PDUP__M_LOOKS_OTHER},
    };
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (kinds[i].meant != '\0') {
            *out = (pdup__look_alike){character, kinds[i].meant, kinds[i].message};
            return true;
        }
    }
    return false;
}

bool pdup__find_look_alike(pdup__span in, pdup__look_alike *out) {
    for (size_t at = 0; at < in.size;) {
        size_t size = pdup__character_size(in.bytes + at, in.size - at);
        if (size > 1 && look_at((pdup__span){in.bytes + at, size}, out)) {
            return true;
        }
        at += size == 0 ? 1 : size;
    }
    return false;
}

void pdup__issue_look_alike(pdup__issue *issue, pdup__span in) {
    pdup__look_alike alike;
    if (!pdup__find_look_alike(in, &alike)) {
        return;
    }
    pdup__issue_say(issue, alike.message);
    pdup__issue_word(issue, alike.found.bytes, alike.found.size);
    pdup__issue_copy(issue, &alike.meant, 1);
}
