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

void pdup__issue_card(pdup__issue *issue, int32_t card) {
    const char *rank = pdup__rank_name(card % PDUP__RANKS);
    char name[3];
    size_t size = strlen(rank);
    memcpy(name, rank, size);
    name[size] = *pdup__suit_name(card / PDUP__RANKS);
    pdup__issue_copy(issue, name, size + 1);
}
