/* SPDX-License-Identifier: MIT */
#include "movement/plan/wishes.h"

#include <stddef.h>
#include <string.h>

/* Rules 4. */
enum { MINUTES_PER_BOARD = 5, MOST_MINUTES = 1000000, MINUTES_OF_A_DAY = 1440 };

pdup_status pdup_wishes_new(const pdup_allocator *allocator, int32_t players, pdup_wishes **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (players < 3 || players > PDUP_MAX_PLAYERS) {
        return PDUP_E_RANGE;
    }
    pdup_wishes *wishes = pdup__handle_new(allocator, sizeof *wishes, PDUP__WISHES);
    if (!wishes) {
        return PDUP_E_NOMEM;
    }
    wishes->players = players;
    wishes->minutes_per_board = MINUTES_PER_BOARD;
    *out = wishes;
    return PDUP_OK;
}

/* What a wish may be; 0 leaves it open, but for the minutes of a board. */
typedef struct wish_limits {
    size_t offset; /* of its number in pdup_wishes */
    int32_t lowest;
    int32_t highest;
} wish_limits;

static const wish_limits limits[] = {
    [PDUP_WISH_SEATS] = {offsetof(pdup_wishes, seats), 3, 4},
    [PDUP_WISH_ROUNDS] = {offsetof(pdup_wishes, rounds), 1, PDUP_MAX_ROUNDS},
    [PDUP_WISH_BOARDS] = {offsetof(pdup_wishes, boards), 1, PDUP_MAX_BOARDS},
    [PDUP_WISH_MINUTES] = {offsetof(pdup_wishes, minutes), 1, MOST_MINUTES},
    [PDUP_WISH_MINUTES_PER_BOARD] = {offsetof(pdup_wishes, minutes_per_board), 1, MINUTES_OF_A_DAY},
    [PDUP_WISH_ROOMS] = {offsetof(pdup_wishes, rooms), 1, PDUP_MAX_ROOMS},
    [PDUP_WISH_COPIES] = {offsetof(pdup_wishes, copies), 1, PDUP_MAX_TABLES},
};

pdup_status pdup_wishes_set(pdup_wishes *wishes, pdup_wish wish, int32_t number) {
    if (!pdup__handle_is(wishes, PDUP__WISHES)) {
        return PDUP_E_ARG;
    }
    if (wish < PDUP_WISH_SEATS || wish > PDUP_WISH_COPIES) {
        return PDUP_E_RANGE;
    }
    const wish_limits *limit = &limits[wish];
    const bool is_open = number == 0 && wish != PDUP_WISH_MINUTES_PER_BOARD;
    if (!is_open && (number < limit->lowest || number > limit->highest)) {
        return PDUP_E_RANGE;
    }
    memcpy((char *)wishes + limit->offset, &number, sizeof number);
    return PDUP_OK;
}

/* A set has a board for each seat (rules 4). At most 10 000 * 4 * 1440. */
int32_t pdup__wishes_minutes(const pdup_wishes *wishes, int32_t seats, int32_t rounds) {
    return rounds * seats * wishes->minutes_per_board;
}

/* The nearest to the wish; of two that are as near the longer. */
static int32_t wished(const pdup_wishes *wishes, int32_t seats) {
    return wishes->rounds > 0 ? wishes->rounds : (wishes->boards + seats / 2) / seats;
}

int32_t pdup__wishes_rounds(const pdup_wishes *wishes, int32_t seats, int32_t rounds) {
    if ((wishes->rounds > 0 || wishes->boards > 0) && wished(wishes, seats) < rounds) {
        rounds = wished(wishes, seats);
    }
    const int32_t fitting = wishes->minutes / pdup__wishes_minutes(wishes, seats, 1);
    if (wishes->minutes > 0 && fitting < rounds) {
        rounds = fitting;
    }
    return rounds > 0 ? rounds : 1;
}

int32_t pdup__wishes_distance(const pdup_wishes *wishes, int32_t seats, int32_t rounds) {
    int32_t distance = 0;
    if (wishes->rounds > 0) {
        distance = rounds - wishes->rounds;
    } else if (wishes->boards > 0) {
        distance = rounds * seats - wishes->boards;
    }
    return distance < 0 ? -distance : distance;
}

pdup_wishes *pdup_wishes_ref(pdup_wishes *wishes) {
    return pdup__handle_ref(wishes, PDUP__WISHES);
}

void pdup_wishes_unref(pdup_wishes *wishes) {
    if (pdup__handle_unref(wishes, PDUP__WISHES)) {
        pdup__handle_free(wishes);
    }
}
