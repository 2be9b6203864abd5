/* SPDX-License-Identifier: MIT */
/* ChaCha20 against the figures of RFC 8439. */
#include "base/chacha.h"

#include "pdup_test.h"

/* RFC 8439, 2.3.2 and 2.4.2: key 00 01 02 ... 1f. */
static void fill_seed(uint8_t seed[PDUP_SEED_BYTES]) {
    for (int i = 0; i < PDUP_SEED_BYTES; i++) {
        seed[i] = (uint8_t)i;
    }
}

static void a_block_is_that_of_the_rfc(void **state) {
    (void)state;
    /* RFC 8439, 2.3.2: the state after the block function. */
    static const uint32_t wanted[] = {
        0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033,
        0x9aaa2204, 0x4e6cd4c3, 0x466482d2, 0x09aa9f07, 0x05d7c214, 0xa2028bd9,
        0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
    };
    static const uint8_t nonce[PDUP__NONCE_BYTES] = {0, 0, 0, 9, 0, 0, 0, 0x4a};
    uint8_t seed[PDUP_SEED_BYTES];
    pdup__chacha stream;
    fill_seed(seed);
    pdup__chacha_start(&stream, seed, nonce, 1);
    for (size_t i = 0; i < PDUP_COUNT_OF(wanted); i++) {
        assert_int_equal(pdup__chacha_take32(&stream), wanted[i]);
    }
}

static void blocks_follow_each_other(void **state) {
    (void)state;
    /* RFC 8439, A.1, vectors 1 and 2: key and nonce zero, blocks 0 and 1. */
    static const uint8_t zero[PDUP_SEED_BYTES] = {0};
    pdup__chacha stream;
    pdup__chacha_start(&stream, zero, zero, 0);
    assert_true(pdup__chacha_take64(&stream) == UINT64_C(0x903df1a0ade0b876));
    for (int i = 2; i < PDUP__CHACHA_WORDS; i++) {
        (void)pdup__chacha_take32(&stream);
    }
    assert_true(pdup__chacha_take64(&stream) == UINT64_C(0x7a385155bee7079f));
    pdup__chacha_start(&stream, zero, zero, 1);
    assert_true(pdup__chacha_take64(&stream) == UINT64_C(0x7a385155bee7079f));
}

static void a_number_is_taken_across_two_blocks(void **state) {
    (void)state;
    static const uint8_t zero[PDUP_SEED_BYTES] = {0};
    pdup__chacha stream;
    pdup__chacha same;
    pdup__chacha_start(&stream, zero, zero, 0);
    pdup__chacha_start(&same, zero, zero, 0);
    for (int i = 1; i < PDUP__CHACHA_WORDS; i++) {
        assert_int_equal(pdup__chacha_take32(&stream), pdup__chacha_take32(&same));
    }
    uint64_t low = pdup__chacha_take32(&same);
    assert_true(pdup__chacha_take64(&stream) == (low | (uint64_t)pdup__chacha_take32(&same) << 32));
}

static void purpose_session_and_board_make_the_nonce(void **state) {
    (void)state;
    static const uint8_t nonce[PDUP__NONCE_BYTES] = {2,    0,    0, 0, 0x78, 0x56,
                                                     0x34, 0x12, 7, 1, 0,    0};
    uint8_t seed[PDUP_SEED_BYTES];
    pdup__chacha stream;
    pdup__chacha same;
    fill_seed(seed);
    pdup__chacha_start_for(&stream, seed, PDUP__PURPOSE_SEATING, 0x12345678, 0x107);
    pdup__chacha_start(&same, seed, nonce, 0);
    for (int i = 0; i < 2 * PDUP__CHACHA_WORDS; i++) {
        assert_int_equal(pdup__chacha_take32(&stream), pdup__chacha_take32(&same));
    }
}

static void numbers_below_a_limit_are_even(void **state) {
    (void)state;
    static const uint8_t zero[PDUP_SEED_BYTES] = {0};
    pdup__chacha stream;
    int32_t counts[7] = {0};
    int32_t high = 0;
    pdup__chacha_start(&stream, zero, zero, 0);
    for (int i = 0; i < 7000; i++) {
        counts[pdup__chacha_below(&stream, 7)]++;
        assert_int_equal(pdup__chacha_below(&stream, 1), 0);
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(counts); i++) {
        assert_in_range(counts[i], 900, 1100);
    }
    /* 2^32 is two times the limit and two thirds of it: without drawing again the low numbers come more often. */
    static const int32_t limit = 0x60000000;
    for (int i = 0; i < 4000; i++) {
        int32_t drawn = pdup__chacha_below(&stream, limit);
        assert_in_range(drawn, 0, limit - 1);
        high += drawn >= limit / 2;
    }
    assert_in_range(high, 1850, 2150);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_block_is_that_of_the_rfc),
    cmocka_unit_test(blocks_follow_each_other),
    cmocka_unit_test(a_number_is_taken_across_two_blocks),
    cmocka_unit_test(purpose_session_and_board_make_the_nonce),
    cmocka_unit_test(numbers_below_a_limit_are_even),
};

PDUP_TEST_MAIN(tests)
