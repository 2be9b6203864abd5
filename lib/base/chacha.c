/* SPDX-License-Identifier: MIT */
#include "base/chacha.h"

#include <stddef.h>

enum { KEY_AT = 4, COUNTER_AT = 12, NONCE_AT = 13, DOUBLE_ROUNDS = 10 };

static uint32_t read_word(const uint8_t *bytes) {
    return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
           (uint32_t)bytes[3] << 24;
}

static void write_word(uint8_t *bytes, uint32_t word) {
    for (int i = 0; i < 4; i++) {
        bytes[i] = (uint8_t)(word >> 8 * i & 0xff);
    }
}

static uint32_t turn(uint32_t word, int bits) {
    return word << bits | word >> (32 - bits);
}

/* RFC 8439, 2.1. */
static void quarter_round(uint32_t *words, int a, int b, int c, int d) {
    words[a] += words[b];
    words[d] = turn(words[d] ^ words[a], 16);
    words[c] += words[d];
    words[b] = turn(words[b] ^ words[c], 12);
    words[a] += words[b];
    words[d] = turn(words[d] ^ words[a], 8);
    words[c] += words[d];
    words[b] = turn(words[b] ^ words[c], 7);
}

/* RFC 8439, 2.3. */
static void next_block(pdup__chacha *stream) {
    uint32_t *words = stream->block;
    for (int i = 0; i < PDUP__CHACHA_WORDS; i++) {
        words[i] = stream->input[i];
    }
    for (int i = 0; i < DOUBLE_ROUNDS; i++) {
        for (int column = 0; column < 4; column++) {
            quarter_round(words, column, 4 + column, 8 + column, 12 + column);
        }
        for (int column = 0; column < 4; column++) {
            quarter_round(words, column, 4 + (column + 1) % 4, 8 + (column + 2) % 4,
                          12 + (column + 3) % 4);
        }
    }
    for (int i = 0; i < PDUP__CHACHA_WORDS; i++) {
        words[i] += stream->input[i];
    }
    stream->input[COUNTER_AT]++;
    stream->used = 0;
}

void pdup__chacha_start(pdup__chacha *stream, const uint8_t *seed, const uint8_t *nonce,
                        uint32_t block) {
    static const uint32_t constants[KEY_AT] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (int i = 0; i < KEY_AT; i++) {
        stream->input[i] = constants[i];
    }
    for (int i = KEY_AT; i < COUNTER_AT; i++) {
        stream->input[i] = read_word(seed + (size_t)4 * (size_t)(i - KEY_AT));
    }
    stream->input[COUNTER_AT] = block;
    for (int i = NONCE_AT; i < PDUP__CHACHA_WORDS; i++) {
        stream->input[i] = read_word(nonce + (size_t)4 * (size_t)(i - NONCE_AT));
    }
    next_block(stream);
}

void pdup__chacha_start_for(pdup__chacha *stream, const uint8_t *seed, pdup__purpose purpose,
                            uint32_t session, uint32_t board) {
    uint8_t nonce[PDUP__NONCE_BYTES];
    write_word(nonce, (uint32_t)purpose);
    write_word(nonce + 4, session);
    write_word(nonce + 8, board);
    pdup__chacha_start(stream, seed, nonce, 0);
}

uint32_t pdup__chacha_take32(pdup__chacha *stream) {
    if (stream->used == PDUP__CHACHA_WORDS) {
        next_block(stream);
    }
    return stream->block[stream->used++];
}

uint64_t pdup__chacha_take64(pdup__chacha *stream) {
    uint64_t low = pdup__chacha_take32(stream);
    return low | (uint64_t)pdup__chacha_take32(stream) << 32;
}

int32_t pdup__chacha_below(pdup__chacha *stream, int32_t limit) {
    /* The last part of the range that is shorter than limit would favour the low numbers. */
    uint32_t whole = UINT32_MAX - UINT32_MAX % (uint32_t)limit;
    uint32_t drawn = pdup__chacha_take32(stream);
    while (drawn >= whole) {
        drawn = pdup__chacha_take32(stream);
    }
    return (int32_t)(drawn % (uint32_t)limit);
}
