/* SPDX-License-Identifier: MIT */
#include "deal/card_text.h"

#include <string.h>

typedef struct word {
    const char *bytes;
    int32_t value;
} word;

static const word rank_words[] = {
    {"7", 0},        {"8", 1},        {"9", 2},        {"10", 3},       {"T", 3},
    {"t", 3},        {"X", 3},        {"x", 3},        {"J", 4},        {"j", 4},
    {"\xd0\x92", 4}, {"\xd0\xb2", 4}, {"Q", 5},        {"q", 5},        {"\xd0\x94", 5},
    {"\xd0\xb4", 5}, {"K", 6},        {"k", 6},        {"\xd0\x9a", 6}, {"\xd0\xba", 6},
    {"A", 7},        {"a", 7},        {"\xd0\xa2", 7}, {"\xd1\x82", 7},
};

/* The symbols are U+2660 to U+2667, black and white. */
static const word suit_words[] = {
    {"S", 0},
    {"s", 0},
    {"\xd0\x9f", 0},
    {"\xd0\xbf", 0},
    {"\xe2\x99\xa0", 0},
    {"C", 1},
    {"c", 1},
    {"\xd0\xa2", 1},
    {"\xd1\x82", 1},
    {"\xe2\x99\xa3", 1},
    {"D", 2},
    {"d", 2},
    {"\xd0\x91", 2},
    {"\xd0\xb1", 2},
    {"\xe2\x99\xa6", 2},
    {"H", 3},
    {"h", 3},
    {"\xd0\xa7", 3},
    {"\xd1\x87", 3},
    {"\xe2\x99\xa5", 3},
    {"\xe2\x99\xa4", 0},
    {"\xe2\x99\xa7", 1},
    {"\xe2\x99\xa2", 2},
    {"\xe2\x99\xa1", 3},
};

/* A minus, an en dash, an em dash. */
static const word void_words[] = {{"-", 0}, {"\xe2\x80\x93", 0}, {"\xe2\x80\x94", 0}};

/* U+FE0E and U+FE0F choose between a plain symbol and an emoji. */
static const word variants[] = {{"\xef\xb8\x8e", 0}, {"\xef\xb8\x8f", 0}};

const char *pdup__rank_name(int32_t rank) {
    static const char *const names[] = {"7", "8", "9", "10", "J", "Q", "K", "A"};
    return names[rank];
}

const char *pdup__suit_name(int32_t suit) {
    static const char *const names[] = {"S", "C", "D", "H"};
    return names[suit];
}

#define COUNT_OF(words) (sizeof(words) / sizeof((words)[0]))

static size_t find(const word *words, size_t count, const char *bytes, size_t size,
                   int32_t *value) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(words[i].bytes);
        if (length <= size && memcmp(words[i].bytes, bytes, length) == 0) {
            *value = words[i].value;
            return length;
        }
    }
    return 0;
}

size_t pdup__rank_at(const char *bytes, size_t size, int32_t *rank) {
    return find(rank_words, COUNT_OF(rank_words), bytes, size, rank);
}

size_t pdup__suit_at(const char *bytes, size_t size, int32_t *suit) {
    int32_t ignored;
    size_t length = find(suit_words, COUNT_OF(suit_words), bytes, size, suit);
    if (length == 3) {
        length += find(variants, COUNT_OF(variants), bytes + length, size - length, &ignored);
    }
    return length;
}

size_t pdup__void_at(const char *bytes, size_t size) {
    int32_t ignored;
    return find(void_words, COUNT_OF(void_words), bytes, size, &ignored);
}
