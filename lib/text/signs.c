/* SPDX-License-Identifier: MIT */
#include "text/signs.h"

#include <string.h>

typedef struct sign {
    const char *bytes;
    int32_t value;
} sign;

static const sign suits[] = {
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

/* U+FE0E and U+FE0F choose between a plain symbol and an emoji. */
static const sign variants[] = {{"\xef\xb8\x8e", 0}, {"\xef\xb8\x8f", 0}};

/* Север, Восток, Юг, Запад. */
static const sign seats[] = {
    {"N", PDUP_SEAT_N}, {"n", PDUP_SEAT_N}, {"\xd0\xa1", PDUP_SEAT_N}, {"\xd1\x81", PDUP_SEAT_N},
    {"E", PDUP_SEAT_E}, {"e", PDUP_SEAT_E}, {"\xd0\x92", PDUP_SEAT_E}, {"\xd0\xb2", PDUP_SEAT_E},
    {"S", PDUP_SEAT_S}, {"s", PDUP_SEAT_S}, {"\xd0\xae", PDUP_SEAT_S}, {"\xd1\x8e", PDUP_SEAT_S},
    {"W", PDUP_SEAT_W}, {"w", PDUP_SEAT_W}, {"\xd0\x97", PDUP_SEAT_W}, {"\xd0\xb7", PDUP_SEAT_W},
};

#define COUNT_OF(signs) (sizeof(signs) / sizeof((signs)[0]))

static size_t find(const sign *signs, size_t count, const char *bytes, size_t size,
                   int32_t *value) {
    for (size_t i = 0; i < count; i++) {
        size_t length = strlen(signs[i].bytes);
        if (length <= size && memcmp(signs[i].bytes, bytes, length) == 0) {
            *value = signs[i].value;
            return length;
        }
    }
    return 0;
}

size_t pdup__suit_at(const char *bytes, size_t size, int32_t *suit) {
    int32_t ignored;
    size_t length = find(suits, COUNT_OF(suits), bytes, size, suit);
    if (length == 3) {
        length += find(variants, COUNT_OF(variants), bytes + length, size - length, &ignored);
    }
    return length;
}

size_t pdup__seat_at(const char *bytes, size_t size, pdup_seat *seat) {
    int32_t value = PDUP_SEAT_NONE;
    size_t length = find(seats, COUNT_OF(seats), bytes, size, &value);
    *seat = (pdup_seat)value;
    return length;
}
