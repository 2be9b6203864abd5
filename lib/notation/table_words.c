/* SPDX-License-Identifier: MIT */
#include "notation/table_words.h"

#include "text/line.h"
#include "text/span.h"

#include <string.h>

typedef struct word {
    const char *bytes;
    int32_t value;
} word;

/* North, East, South, West, as Russian newspapers and as English ones name them. */
static const word seat_words[] = {
    {"\xd0\xa1\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80", PDUP_SEAT_N},
    {"\xd1\x81\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80", PDUP_SEAT_N},
    {"\xd0\xa1\xd0\x95\xd0\x92\xd0\x95\xd0\xa0", PDUP_SEAT_N},
    {"North", PDUP_SEAT_N},
    {"north", PDUP_SEAT_N},
    {"NORTH", PDUP_SEAT_N},
    {"\xd0\x92\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba", PDUP_SEAT_E},
    {"\xd0\xb2\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba", PDUP_SEAT_E},
    {"\xd0\x92\xd0\x9e\xd0\xa1\xd0\xa2\xd0\x9e\xd0\x9a", PDUP_SEAT_E},
    {"East", PDUP_SEAT_E},
    {"east", PDUP_SEAT_E},
    {"EAST", PDUP_SEAT_E},
    {"\xd0\xae\xd0\xb3", PDUP_SEAT_S},
    {"\xd1\x8e\xd0\xb3", PDUP_SEAT_S},
    {"\xd0\xae\xd0\x93", PDUP_SEAT_S},
    {"South", PDUP_SEAT_S},
    {"south", PDUP_SEAT_S},
    {"SOUTH", PDUP_SEAT_S},
    {"\xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4", PDUP_SEAT_W},
    {"\xd0\xb7\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4", PDUP_SEAT_W},
    {"\xd0\x97\xd0\x90\xd0\x9f\xd0\x90\xd0\x94", PDUP_SEAT_W},
    {"West", PDUP_SEAT_W},
    {"west", PDUP_SEAT_W},
    {"WEST", PDUP_SEAT_W},
};

/* In the cases in which they stand behind a card. */
static const word suit_words[] = {
    {"\xd0\xbf\xd0\xb8\xd0\xba", 0},
    {"\xd0\xbf\xd0\xb8\xd0\xba\xd0\xb8", 0},
    {"spades", 0},
    {"\xd1\x82\xd1\x80\xd0\xb5\xd1\x84", 1},
    {"\xd1\x82\xd1\x80\xd0\xb5\xd1\x84\xd1\x8b", 1},
    {"\xd1\x82\xd1\x80\xd0\xb5\xd1\x84\xd0\xb5\xd0\xb9", 1},
    {"clubs", 1},
    {"\xd0\xb1\xd1\x83\xd0\xb1\xd0\xb5\xd0\xbd", 2},
    {"\xd0\xb1\xd1\x83\xd0\xb1\xd1\x91\xd0\xbd", 2},
    {"\xd0\xb1\xd1\x83\xd0\xb1\xd0\xbd\xd1\x8b", 2},
    {"diamonds", 2},
    {"\xd1\x87\xd0\xb5\xd1\x80\xd0\xb2\xd0\xb5\xd0\xb9", 3},
    {"\xd1\x87\xd0\xb5\xd1\x80\xd0\xb2\xd1\x8b", 3},
    {"\xd1\x87\xd0\xb5\xd1\x80\xd0\xb2\xd0\xb8", 3},
    {"\xd1\x87\xd0\xb5\xd1\x80\xd0\xb2", 3},
    {"hearts", 3},
};

/* 1: the discard. */
static const word talon_words[] = {
    {"\xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf", 0},
    {"\xd0\xbf\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf", 0},
    {"\xd0\x9f\xd0\xa0\xd0\x98\xd0\x9a\xd0\xa3\xd0\x9f", 0},
    {"\xd0\xa2\xd0\xb0\xd0\xbb\xd0\xbe\xd0\xbd", 0},
    {"\xd1\x82\xd0\xb0\xd0\xbb\xd0\xbe\xd0\xbd", 0},
    {"\xd0\xa2\xd0\x90\xd0\x9b\xd0\x9e\xd0\x9d", 0},
    {"Talon", 0},
    {"talon", 0},
    {"TALON", 0},
    {"\xd0\xa1\xd0\xbd\xd0\xbe\xd1\x81", 1},
    {"\xd1\x81\xd0\xbd\xd0\xbe\xd1\x81", 1},
    {"\xd0\xa1\xd0\x9d\xd0\x9e\xd0\xa1", 1},
    {"Discard", 1},
    {"discard", 1},
    {"DISCARD", 1},
};

#define COUNT_OF(words) (sizeof(words) / sizeof((words)[0]))

static const word *find(const word *words, size_t count, const char *bytes, size_t size) {
    for (size_t i = 0; i < count; i++) {
        if (pdup__text_is(bytes, size, words[i].bytes)) {
            return &words[i];
        }
    }
    return NULL;
}

static bool is_mark(char byte) {
    return byte == ':' || byte == ',' || byte == '.';
}

pdup_seat pdup__table_seat(const char *bytes, size_t size) {
    size -= is_mark(bytes[size - 1]);
    const word *found = find(seat_words, COUNT_OF(seat_words), bytes, size);
    return found ? found->value : PDUP_SEAT_NONE;
}

int32_t pdup__table_suit(const char *bytes, size_t size) {
    const word *found = find(suit_words, COUNT_OF(suit_words), bytes, size);
    return found ? found->value : -1;
}

size_t pdup__table_talon(const char *line, size_t size, bool *is_discard) {
    for (size_t i = 0; i < COUNT_OF(talon_words); i++) {
        size_t length = strlen(talon_words[i].bytes);
        if (length < size && memcmp(line, talon_words[i].bytes, length) == 0 &&
            (is_mark(line[length]) || pdup__blank_size(line + length, size - length) > 0)) {
            *is_discard = talon_words[i].value != 0;
            return length + is_mark(line[length]);
        }
    }
    return 0;
}
