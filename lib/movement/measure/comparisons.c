/* SPDX-License-Identifier: MIT */
#include "movement/measure/comparisons.h"

#include "movement/seating.h"

enum { WORD_BITS = 64 };

static int32_t *strip_of(const pdup__strips *strips, int32_t player, int seat) {
    return &strips->strip_of[player * (strips->seats + 1) + seat];
}

/* Gives each player a strip for each seat where he sits, and one more for any seat if those are several. Returns
 * how many strips there are: at most 5 * 40000. */
static int32_t number_strips(const pdup__strips *strips, const pdup__survey *survey) {
    int32_t count = 0;
    for (int32_t player = 0; player < survey->movement->shape.players; player++) {
        int32_t before = count;
        for (int seat = 0; seat < strips->seats; seat++) {
            bool sits = survey->times_at_seat[player * strips->seats + seat] > 0;
            *strip_of(strips, player, seat) = sits ? count++ : -1;
        }
        int32_t any = count > before ? before : -1;
        *strip_of(strips, player, strips->seats) = count > before + 1 ? count++ : any;
    }
    return count;
}

/* true when the bit was not set before. */
static bool set_bit(pdup__strips *strips, int32_t strip, int32_t set) {
    uint64_t *word = &strips->bits[(size_t)strip * strips->words + (size_t)set / WORD_BITS];
    uint64_t bit = UINT64_C(1) << (set % WORD_BITS);
    bool is_new = (*word & bit) == 0;
    *word |= bit;
    strips->ones[strip] += is_new;
    return is_new;
}

static void enter(pdup__strips *strips, int32_t player, int seat, int32_t set) {
    int32_t own = *strip_of(strips, player, seat);
    int32_t any = *strip_of(strips, player, strips->seats);
    bool is_new = set_bit(strips, any, set);
    strips->repeats[player] |= !is_new;
    if (own != any) {
        set_bit(strips, own, set);
    }
}

static void enter_all(pdup__strips *strips, const pdup_movement *movement) {
    for (int32_t round = 0; round < movement->shape.rounds; round++) {
        for (int32_t table = 0; table < movement->shape.tables; table++) {
            int32_t set = pdup__seating_set(movement, round, table);
            for (int seat = 0; seat < strips->seats && set >= 0; seat++) {
                int32_t player = pdup__seating_player(movement, round, table, seat);
                if (player >= 0) {
                    enter(strips, player, seat, set);
                }
            }
        }
    }
}

pdup_status pdup__strips_make(pdup__strips *strips, const pdup__survey *survey) {
    const pdup_movement *movement = survey->movement;
    const pdup_allocator *allocator = &movement->base.allocator;
    size_t players = (size_t)movement->shape.players;
    *strips = (pdup__strips){.sets = movement->shape.sets, .seats = (int)movement->shape.seats};
    strips->words = ((size_t)strips->sets + WORD_BITS - 1) / WORD_BITS;
    strips->strip_of =
        pdup__alloc_array(allocator, players, ((size_t)strips->seats + 1) * sizeof(int32_t));
    if (!strips->strip_of) {
        return PDUP_E_NOMEM;
    }
    /* One to spare, so that there is something to ask for when nobody sits anywhere. */
    size_t count = (size_t)number_strips(strips, survey) + 1;
    strips->bits = pdup__alloc_array(allocator, count, strips->words * sizeof(uint64_t));
    strips->ones = pdup__alloc_array(allocator, count, sizeof(int32_t));
    strips->repeats = pdup__alloc_array(allocator, players, sizeof(bool));
    if (!strips->bits || !strips->ones || !strips->repeats) {
        return PDUP_E_NOMEM;
    }
    enter_all(strips, movement);
    return PDUP_OK;
}

int32_t pdup__strips_sets(const pdup__strips *strips, int32_t player) {
    int32_t any = *strip_of(strips, player, strips->seats);
    return any < 0 ? 0 : strips->ones[any];
}

/* Sums of 2, 4 and 8 bits side by side, then all eight bytes added up by the multiplication. */
static int32_t count_ones(uint64_t word) {
    word -= word >> 1 & UINT64_C(0x5555555555555555);
    word = (word & UINT64_C(0x3333333333333333)) + (word >> 2 & UINT64_C(0x3333333333333333));
    word = (word + (word >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int32_t)(word * UINT64_C(0x0101010101010101) >> 56);
}

/* Most movements let everybody play everything, so full strips are worth looking for. */
static int32_t common(const pdup__strips *strips, int32_t first, int32_t second) {
    if (strips->ones[first] == strips->sets) {
        return strips->ones[second];
    }
    if (strips->ones[second] == strips->sets) {
        return strips->ones[first];
    }
    const uint64_t *a = &strips->bits[(size_t)first * strips->words];
    const uint64_t *b = &strips->bits[(size_t)second * strips->words];
    int32_t count = 0;
    for (size_t i = 0; i < strips->words; i++) {
        count += count_ones(a[i] & b[i]);
    }
    return count;
}

int32_t pdup__strips_together(const pdup__strips *strips, int32_t first, int32_t second) {
    int32_t a = *strip_of(strips, first, strips->seats);
    int32_t b = *strip_of(strips, second, strips->seats);
    return a >= 0 && b >= 0 ? common(strips, a, b) : 0;
}

int32_t pdup__strips_compared(const pdup__strips *strips, int32_t first, int32_t second) {
    const int32_t *a = strip_of(strips, first, 0);
    const int32_t *b = strip_of(strips, second, 0);
    int32_t count = 0;
    for (int seat = 0; seat < strips->seats; seat++) {
        if (a[seat] >= 0 && b[seat] >= 0) {
            count += common(strips, a[seat], b[seat]);
        }
    }
    return count;
}

void pdup__strips_release(pdup__strips *strips, const pdup_allocator *allocator) {
    pdup__release(allocator, strips->strip_of);
    pdup__release(allocator, strips->bits);
    pdup__release(allocator, strips->ones);
    pdup__release(allocator, strips->repeats);
    *strips = (pdup__strips){0};
}
