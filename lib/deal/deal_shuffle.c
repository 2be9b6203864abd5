/* SPDX-License-Identifier: MIT */
/* Shuffling (rules 3): a deal number is drawn, all equally likely. */
#include "base/chacha.h"
#include "deal/board.h"
#include "deal/deal_number.h"

#include <string.h>

/* A deal has 53 bits: the top ones of eight bytes. */
enum { SPARE_BITS = 11 };

/* A remainder would favour the low numbers. */
static int64_t draw_number(pdup__chacha *stream) {
    uint64_t drawn = pdup__chacha_take64(stream) >> SPARE_BITS;
    while (drawn >= (uint64_t)PDUP__DEAL_NUMBERS) {
        drawn = pdup__chacha_take64(stream) >> SPARE_BITS;
    }
    return (int64_t)drawn;
}

pdup_status pdup_deal_new_shuffled(const pdup_allocator *allocator, const char *seed,
                                   size_t seed_size, int32_t session, int32_t board, int32_t seats,
                                   pdup_deal **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !seed) {
        return PDUP_E_ARG;
    }
    if (seed_size != PDUP_SEED_BYTES || session < 1 || session > PDUP_MAX_SESSIONS || board < 1 ||
        board > PDUP_MAX_BOARDS || seats < 3 || seats > 4) {
        return PDUP_E_RANGE;
    }
    uint8_t key[PDUP_SEED_BYTES];
    pdup__chacha stream;
    memcpy(key, seed, sizeof key);
    pdup__chacha_start_for(&stream, key, PDUP__PURPOSE_DEALS, (uint32_t)session - 1,
                           (uint32_t)board);
    return pdup_deal_new_from_number(allocator, draw_number(&stream),
                                     pdup__first_hand_of(board, seats),
                                     pdup__talon_seat_of(board, seats), out);
}
