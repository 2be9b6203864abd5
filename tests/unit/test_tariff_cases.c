/* SPDX-License-Identifier: MIT */
#include "test_tariff.h"

/* S02 to S14 are of ab-chesspad/jpref (TestScoreCalculator.java), Sochi, three players; the program rounds to integers,
 * these are its sums reckoned exactly. */
static void rows_of_a_program_settle(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    const int32_t game = PDUP_CONTRACT_GAME;
    /* S02, S03: six down one, -82/3 44/3 38/3, and the defenders swapped. */
    assert_settles(tariff, (deal){3, game, 6, {5, 3, 2}, {G, G}}, -164, 88, 76, 0);
    assert_settles(tariff, (deal){3, game, 6, {5, 2, 3}, {G, G}}, -164, 76, 88, 0);
    /* S05, S06: nine and ten with ten tricks; the second whister answers. */
    assert_settles(tariff, (deal){3, game, 9, {10, 0, 0}, {G, G}}, 480, 0, -480, 0);
    assert_settles(tariff, (deal){3, game, 10, {10, 0, 0}, {G, G}}, 600, 0, -600, 0);
    /* S08: six with seven, one trick missing. */
    assert_settles(tariff, (deal){3, game, 6, {7, 2, 1}, {G, G}}, 84, 24, -108, 0);
    /* S11: the lone whister is one short of the two. */
    assert_settles(tariff, (deal){3, game, 7, {9, 1, 0}, {G, P}}, 216, -216, 0, 0);
    /* S12: seven down two. */
    assert_settles(tariff, (deal){3, game, 7, {5, 5, 0}, {G, G}}, -536, 328, 208, 0);
    /* S14: misere made. */
    assert_settles(tariff, (deal){3, PDUP_CONTRACT_MISERE, 0, {0, -1, -1}, {0}}, 400, -200, -200,
                   0);
    /* S09: a seven given up for three undertricks, -80 40 40: nobody writes whists for it. The rules have no giving up, but
     * a tariff can have these figures. */
    set_ok(tariff, "trick-7", "0");
    set_ok(tariff, "consolation-7", "0");
    assert_settles(tariff, (deal){3, game, 7, {4, 3, 3}, {G, G}}, -480, 240, 240, 0);
    pdup_tariff_unref(tariff);
}

/* S18 to S24 are of rostiktc2-star/preferans-score (engine.test.ts), three players. It tells what is written; the
 * whists follow by the formula. In its house rules nobody writes a consolation. */
static void what_another_program_writes_comes_to_this(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    const int32_t game = PDUP_CONTRACT_GAME;
    const int32_t all_pass = PDUP_CONTRACT_ALL_PASS;
    /* S18: pool 2 of A, whists 8 of C on A. */
    assert_settles(tariff, (deal){3, game, 6, {6, 0, 4}, {P, G}}, 32, -40, 8, 0);
    /* S21: pool 2 of A, whists 2 and 2 on him, mountain 2 and 2 of B and C. */
    assert_settles(tariff, (deal){3, game, 6, {8, 1, 1}, {G, G}}, 136, -68, -68, 0);
    /* S23: pool 10 of A, mountain 10 of the lone whister B. */
    assert_settles(tariff, (deal){3, game, 10, {10, 0, 0}, {G, P}}, 600, -600, 0, 0);
    /* S24: mountain 0 3 1, and at price 2 once more 0 6 2; the smallest was taken off each, which changes nothing. */
    const deal passed = {3, all_pass, 0, {2, 5, 3}, {0}};
    int32_t nets[4];
    assert_settles(tariff, passed, 80, -100, 20, 0);
    assert_ok(settle_at(tariff, &passed, 2, nets));
    assert_int_equal(nets[0], 160);
    assert_int_equal(nets[1], -200);
    set_ok(tariff, "consolation-8", "0");
    set_ok(tariff, "consolation-10", "0");
    /* S20: mountain 12 of A, whists 24 of C on A. */
    assert_settles(tariff, (deal){3, game, 8, {6, 1, 3}, {P, G}}, -624, 240, 384, 0);
    /* S23 failed: mountain 10 of A, whists 10 of the whister. */
    assert_settles(tariff, (deal){3, game, 10, {9, 0, 1}, {P, G}}, -460, 200, 260, 0);
    pdup_tariff_unref(tariff);
}

/* Of the same collections no row can be made of: S15, S17 (oleksandrkozlov/preferans) settle pools of many deals, by the
 * same formula: tests/model/tariff.py has them. S26, S27 divide a mountain among the others, 10 whists a point in all, where
 * rules 7 compare with the mean of all: another settlement. S29 is a rating of players. */

/* The worked examples of doc/tariffs.md. */
static void the_examples_of_the_page_hold(void **state) {
    (void)state;
    pdup_tariff *sochi = make_tariff(PDUP_VARIETY_SOCHI);
    pdup_tariff *leningrad = make_tariff(PDUP_VARIETY_LENINGRAD);
    pdup_tariff *rostov = make_tariff(PDUP_VARIETY_ROSTOV);
    const int32_t game = PDUP_CONTRACT_GAME;
    const int32_t all_pass = PDUP_CONTRACT_ALL_PASS;
    assert_settles(sochi, (deal){4, game, 6, {6, 2, 2}, {G, G}}, 42, -6, -6, -30);
    assert_settles(sochi, (deal){4, game, 6, {7, 1, 2}, {G, P}}, 84, -84, 0, 0);
    assert_settles(leningrad, (deal){3, game, 6, {5, 3, 2}, {G, G}}, -328, 176, 152, 0);
    assert_settles(sochi, (deal){3, game, 6, {-1, -1, -1}, {H, P}}, 56, -16, -40, 0);
    assert_settles(sochi, (deal){4, all_pass, 0, {4, 3, 2}, {0}}, -90, -30, 30, 90);
    assert_settles(rostov, (deal){3, all_pass, 0, {3, 3, 4}, {0}}, 60, 60, -120, 0);
    pdup_tariff_unref(rostov);
    pdup_tariff_unref(leningrad);
    pdup_tariff_unref(sochi);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rows_of_a_program_settle),
    cmocka_unit_test(what_another_program_writes_comes_to_this),
    cmocka_unit_test(the_examples_of_the_page_hold),
};

PDUP_TEST_MAIN(tests)
