/* SPDX-License-Identifier: MIT */
/* Everything random comes from ChaCha20 (RFC 8439): whoever has the seed can repeat it, and what is known of one
 * stream tells nothing of another. */
#ifndef PDUP_BASE_CHACHA_H
#define PDUP_BASE_CHACHA_H

#include <pdup/base.h>

#include <stdint.h>

enum {
    PDUP__NONCE_BYTES = 12,
    PDUP__CHACHA_WORDS = 16,
    PDUP__CHACHA_BYTES = 4 * PDUP__CHACHA_WORDS
};

/* What a stream is for; the first four bytes of its nonce. */
typedef enum pdup__purpose {
    PDUP__PURPOSE_DEALS = 0,
    PDUP__PURPOSE_LOTS = 1,
    PDUP__PURPOSE_SEATING = 2
} pdup__purpose;

typedef struct pdup__chacha {
    uint32_t
        input[PDUP__CHACHA_WORDS]; /* the constants, the key, the number of the block, the nonce */
    uint32_t block[PDUP__CHACHA_WORDS];
    int used; /* words of the block */
} pdup__chacha;

/* The stream of a key of 32 bytes and a nonce of 12, from a block on. After 2^32 blocks it begins again. */
void pdup__chacha_start(pdup__chacha *stream, const uint8_t *seed, const uint8_t *nonce,
                        uint32_t block);

/* The stream of a seed for a purpose in a session, from 0, and a board, 0 where there is none. */
void pdup__chacha_start_for(pdup__chacha *stream, const uint8_t *seed, pdup__purpose purpose,
                            uint32_t session, uint32_t board);

/* The next four or eight bytes of the stream as a number, the first byte the lowest. */
uint32_t pdup__chacha_take32(pdup__chacha *stream);
uint64_t pdup__chacha_take64(pdup__chacha *stream);

/* A number from 0 to limit - 1, all equally likely; limit at least 1. */
int32_t pdup__chacha_below(pdup__chacha *stream, int32_t limit);

#endif
