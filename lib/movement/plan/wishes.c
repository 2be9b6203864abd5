/* SPDX-License-Identifier: MIT */
#include "movement/plan/wishes.h"

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

static pdup_status check(const pdup_wishes *wishes, int32_t value, int32_t highest) {
    if (!pdup__handle_is(wishes, PDUP__WISHES)) {
        return PDUP_E_ARG;
    }
    return value < 0 || value > highest ? PDUP_E_RANGE : PDUP_OK;
}

pdup_status pdup_wishes_set_seats(pdup_wishes *wishes, int32_t seats) {
    pdup_status status = check(wishes, seats, 4);
    if (status) {
        return status;
    }
    if (seats == 1 || seats == 2) {
        return PDUP_E_RANGE;
    }
    wishes->seats = seats;
    return PDUP_OK;
}

pdup_status pdup_wishes_set_rounds(pdup_wishes *wishes, int32_t rounds) {
    pdup_status status = check(wishes, rounds, PDUP_MAX_ROUNDS);
    if (status == PDUP_OK) {
        wishes->rounds = rounds;
    }
    return status;
}

pdup_status pdup_wishes_set_boards(pdup_wishes *wishes, int32_t boards) {
    pdup_status status = check(wishes, boards, PDUP_MAX_BOARDS);
    if (status == PDUP_OK) {
        wishes->boards = boards;
    }
    return status;
}

pdup_status pdup_wishes_set_minutes(pdup_wishes *wishes, int32_t minutes,
                                    int32_t minutes_per_board) {
    pdup_status status = check(wishes, minutes, MOST_MINUTES);
    if (status) {
        return status;
    }
    if (minutes_per_board < 1 || minutes_per_board > MINUTES_OF_A_DAY) {
        return PDUP_E_RANGE;
    }
    wishes->minutes = minutes;
    wishes->minutes_per_board = minutes_per_board;
    return PDUP_OK;
}

pdup_status pdup_wishes_set_rooms(pdup_wishes *wishes, int32_t rooms) {
    pdup_status status = check(wishes, rooms, PDUP_MAX_ROOMS);
    if (status == PDUP_OK) {
        wishes->rooms = rooms;
    }
    return status;
}

pdup_status pdup_wishes_set_copies(pdup_wishes *wishes, int32_t copies) {
    pdup_status status = check(wishes, copies, PDUP_MAX_TABLES);
    if (status == PDUP_OK) {
        wishes->copies = copies;
    }
    return status;
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
