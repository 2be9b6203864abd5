/* SPDX-License-Identifier: MIT */
#include "test_tariff.h"

#include "random.h"

/* variety, players, kind, level, three tricks, two defenders (1: whisted), whists of N E S W */
static const struct {
    int16_t numbers[13];
} table[] = {
#include "tariff_table.h"
};

static deal deal_of_vector(const int16_t *v) {
    deal of = {v[1], PDUP_CONTRACT_GAME, v[3], {v[4], v[5], v[6]}, {v[7] ? G : P, v[8] ? G : P}};
    if (v[2] == 'P') {
        of.tricks[0] = of.tricks[1] = of.tricks[2] = PDUP_TRICKS_UNWRITTEN;
    } else if (v[2] == 'M') {
        of.contract = PDUP_CONTRACT_MISERE;
        of.tricks[1] = of.tricks[2] = PDUP_TRICKS_UNWRITTEN;
    } else if (v[2] == 'A') {
        of.contract = PDUP_CONTRACT_ALL_PASS;
    }
    return of;
}

static void every_vector_settles(void **state) {
    (void)state;
    assert_int_equal(PDUP_COUNT_OF(table), 1828);
    pdup_tariff *tariffs[] = {NULL, make_tariff(1), make_tariff(2), make_tariff(3)};
    for (size_t i = 0; i < PDUP_COUNT_OF(table); i++) {
        const int16_t *v = table[i].numbers;
        deal of = deal_of_vector(v);
        int32_t nets[4];
        assert_ok(settle_at(tariffs[v[0]], &of, 0, nets));
        for (int seat = 0; seat < 4; seat++) {
            if (nets[seat] != v[9 + seat]) {
                fail_msg("vector %zu, seat %d: %d, not %d", i, seat, (int)nets[seat],
                         (int)v[9 + seat]);
            }
        }
    }
    for (int i = 1; i <= 3; i++) {
        pdup_tariff_unref(tariffs[i]);
    }
}

/* Leningrad at four: published figures +14, +23, -30, +150. */
static void published_figures_hold(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_LENINGRAD);
    int32_t nets[4];
    deal of = {4, PDUP_CONTRACT_GAME, 6, {6, 2, 2}, {G, G}};
    assert_ok(settle_at(tariff, &of, 0, nets));
    assert_int_equal(nets[0], 14 * 6);
    of = (deal){4, PDUP_CONTRACT_GAME, 6, {7, 1, 2}, {G, G}};
    assert_ok(settle_at(tariff, &of, 0, nets));
    assert_int_equal(nets[0], 23 * 6);
    of = (deal){4, PDUP_CONTRACT_ALL_PASS, 0, {4, 3, 3}, {0}};
    assert_ok(settle_at(tariff, &of, 2, nets));
    assert_int_equal(nets[0], -30 * 6);
    of = (deal){4, PDUP_CONTRACT_MISERE, 0, {0, -1, -1}, {0}};
    assert_ok(settle_at(tariff, &of, 0, nets));
    assert_int_equal(nets[0], 150 * 6);
    pdup_tariff_unref(tariff);
}

static void options_change_what_they_say(void **state) {
    (void)state;
    const int32_t game = PDUP_CONTRACT_GAME;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    const deal one_missing = {3, game, 6, {7, 3, 0}, {G, G}};
    assert_settles(tariff, one_missing, 84, 36, -120, 0);
    assert_ok(set(tariff, "responsibility", "own"));
    /* Two missing are charged: 2 * 2 mountain * 10, of which 40/3 to each other. */
    assert_settles(tariff, one_missing, 124, 76, -200, 0);
    assert_ok(set(tariff, "obligation-10", "0"));
    assert_settles(tariff, (deal){3, game, 10, {10, 0, 0}, {G, G}}, 400, -200, -200, 0);
    const deal down = {4, game, 6, {5, 4, 1}, {G, P}};
    /* Mountain -15 and 5 each, ten whists for five tricks, consolation 2 each. */
    assert_settles(tariff, down, -186, 102, 42, 42);
    assert_ok(set(tariff, "lone-whister", "gentleman"));
    assert_settles(tariff, down, -186, 72, 72, 42);
    assert_ok(set(tariff, "talon-consolation", "no"));
    assert_settles(tariff, down, -174, 72, 72, 30);
    pdup_tariff_unref(tariff);
    tariff = make_tariff(PDUP_VARIETY_ROSTOV);
    const deal tie = {3, PDUP_CONTRACT_ALL_PASS, 0, {3, 3, 4}, {0}};
    assert_settles(tariff, tie, 60, 60, -120, 0);
    assert_ok(set(tariff, "all-pass-tie", "all"));
    assert_settles(tariff, tie, 120, 120, -240, 0);
    pdup_tariff_unref(tariff);
}

static void the_written_row_is_compared(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    pdup_board *board = make_board(4, 0);
    pdup_row *row = make_row(&(deal){4, PDUP_CONTRACT_ALL_PASS, 0, {4, 3, 2}, {0}});
    int32_t more[4];
    assert_ok(pdup_row_set_whists(row, PDUP_SEAT_N, -90, NULL));
    assert_ok(pdup_row_set_whists(row, PDUP_SEAT_E, -33, NULL));
    assert_ok(pdup_row_set_whists_unknown(row, PDUP_SEAT_W, NULL));
    assert_ok(
        pdup_tariff_difference(tariff, board, row, NULL, &more[0], &more[1], &more[2], &more[3]));
    const int32_t wanted[4] = {0, -3, 0, 0};
    assert_memory_equal(more, wanted, sizeof more);
    pdup_row_unref(row);
    pdup_board_unref(board);
    pdup_tariff_unref(tariff);
}

static void what_cannot_be_settled_is_refused(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    pdup_board *board = make_board(4, 0);
    int32_t nets[4] = {9, 9, 9, 9};
    pdup_row *row;
    assert_ok(pdup_row_new(NULL, 1, 1, NULL, &row));
    assert_status(
        pdup_tariff_settle(tariff, board, row, NULL, &nets[0], &nets[1], &nets[2], &nets[3]),
        PDUP_E_TARIFF_ROW);
    assert_int_equal(nets[0] | nets[1] | nets[2] | nets[3], 0);
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_UNKNOWN, 0, PDUP_STRAIN_NONE, NULL));
    assert_status(
        pdup_tariff_difference(tariff, board, row, NULL, &nets[0], &nets[1], &nets[2], &nets[3]),
        PDUP_E_TARIFF_ROW);
    pdup_row_unref(row);
    pdup_board_unref(board);
    const deal short_of_tricks = {4, PDUP_CONTRACT_GAME, 6, {6, 2, 1}, {G, G}};
    assert_status(settle_at(tariff, &short_of_tricks, 0, nets), PDUP_E_ROW_TRICKS);
    const deal made = {4, PDUP_CONTRACT_MISERE, 0, {0, -1, -1}, {0}};
    const deal down = {4, PDUP_CONTRACT_MISERE, 0, {10, -1, -1}, {0}};
    assert_ok(set(tariff, "pool-point", "1"));
    assert_ok(set(tariff, "misere-pool", "1"));
    assert_status(settle_at(tariff, &made, 0, nets), PDUP_E_TARIFF_SIXTHS);
    assert_ok(set(tariff, "mountain-point", "1000"));
    assert_ok(set(tariff, "misere-mountain", "1000"));
    assert_status(settle_at(tariff, &down, 0, nets), PDUP_E_OVERFLOW);
    const deal others = {4, PDUP_CONTRACT_ALL_PASS, 0, {0, 0, 10}, {0}};
    assert_ok(set(tariff, "pool-point", "1000"));
    assert_ok(set(tariff, "no-trick-pool", "1000"));
    assert_status(settle_at(tariff, &others, 0, nets), PDUP_E_OVERFLOW);
    pdup_tariff_unref(tariff);
}

static void fields_are_read_strictly(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_ROSTOV);
    pdup_tariff *other = tariff;
    char text[16];
    size_t length;
    assert_status(pdup_tariff_new(NULL, 0, &other), PDUP_E_RANGE);
    assert_null(other);
    assert_status(pdup_tariff_new(NULL, 4, &other), PDUP_E_RANGE);
    assert_status(set(tariff, "missing-11", "1"), PDUP_E_KEY);
    assert_status(pdup_tariff_value(tariff, "x", 1, text, sizeof text, &length), PDUP_E_KEY);
    static const char *const wrong[] = {"", "-1", "1001", "99999999999", "1.5", "a"};
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_status(set(tariff, "missing-10", wrong[i]), PDUP_E_VALUE);
    }
    assert_status(set(tariff, "lone-whister", "1"), PDUP_E_VALUE);
    assert_status(set(tariff, "obligation-6", "11"), PDUP_E_VALUE);
    assert_ok(pdup_tariff_value(tariff, "missing-10", 10, text, sizeof text, &length));
    assert_string_equal(text, "5");
    assert_ok(set(tariff, "missing-10", "1000"));
    assert_ok(pdup_tariff_value(tariff, "missing-10", 10, text, sizeof text, &length));
    assert_string_equal(text, "1000");
    assert_ok(pdup_tariff_value(tariff, "all-pass", 8, text, sizeof text, &length));
    assert_string_equal(text, "fewest");
    assert_status(pdup_tariff_value(tariff, "all-pass", 8, text, 6, &length), PDUP_E_SPACE);
    assert_int_equal(length, 6);
    pdup_tariff_unref(tariff);
}

static void fields_are_listed(void **state) {
    (void)state;
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_TARIFF); i++) {
        assert_non_null(pdup_setting_key_at(PDUP_SETTINGS_TARIFF, i));
        assert_non_null(pdup_setting_description_at(PDUP_SETTINGS_TARIFF, i));
        assert_int_equal(
            pdup_setting_highest_at(PDUP_SETTINGS_TARIFF, i) > 0,
            pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, i, 1, PDUP_CHOICE_VALUE) == NULL);
        assert_int_equal(pdup_setting_highest_at(PDUP_SETTINGS_TARIFF, i) > 0,
                         pdup_setting_choice_count(PDUP_SETTINGS_TARIFF, i) == 0);
    }
    const int32_t outside[] = {-1, pdup_setting_count(PDUP_SETTINGS_TARIFF)};
    for (int i = 0; i < 2; i++) {
        assert_null(pdup_setting_key_at(PDUP_SETTINGS_TARIFF, outside[i]));
        assert_null(pdup_setting_description_at(PDUP_SETTINGS_TARIFF, outside[i]));
        assert_int_equal(pdup_setting_highest_at(PDUP_SETTINGS_TARIFF, outside[i]), 0);
        assert_status(pdup_setting_choice_count(PDUP_SETTINGS_TARIFF, outside[i]), PDUP_E_RANGE);
        assert_null(
            pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, outside[i], 0, PDUP_CHOICE_VALUE));
    }
    assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, 0, -1, PDUP_CHOICE_VALUE));
    assert_null(pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, 0, 2, PDUP_CHOICE_VALUE));
    assert_status(pdup_setting_count(PDUP_SETTINGS_REGULATIONS - 1), PDUP_E_RANGE);
    assert_status(pdup_setting_count(PDUP_SETTINGS_TARIFF + 1), PDUP_E_RANGE);
    assert_null(pdup_setting_key_at(PDUP_SETTINGS_TARIFF + 1, 0));
    assert_null(pdup_setting_description_at(PDUP_SETTINGS_TARIFF + 1, 0));
    assert_int_equal(pdup_setting_highest_at(PDUP_SETTINGS_REGULATIONS, 0), 0);
}

static void words_of_fields_are_written_as_they_are(void **state) {
    (void)state;
    int32_t words = 0;
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_TARIFF); i++) {
        for (int32_t k = 0; k < pdup_setting_choice_count(PDUP_SETTINGS_TARIFF, i); k++) {
            assert_string_equal(
                pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, i, k, PDUP_CHOICE_FORM),
                pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, i, k, PDUP_CHOICE_VALUE));
            assert_null(
                pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, i, k, PDUP_CHOICE_DESCRIPTION));
            words++;
        }
    }
    assert_true(words > 0);
}

static void arguments_are_looked_at(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    pdup_board *board = make_board(4, 0);
    pdup_row *row = make_row(&(deal){4, PDUP_CONTRACT_MISERE, 0, {0, -1, -1}, {0}});
    pdup_allocator broken = {0};
    pdup_tariff *none = tariff;
    size_t length;
    int32_t n[4];
    assert_status(pdup_tariff_new(NULL, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_tariff_new(&broken, 1, &none), PDUP_E_ARG);
    assert_null(none);
    assert_status(pdup_tariff_set(NULL, "pool-6", 6, "1", 1, NULL), PDUP_E_ARG);
    assert_status(pdup_tariff_set(tariff, NULL, 0, "1", 1, NULL), PDUP_E_ARG);
    assert_status(pdup_tariff_set(tariff, "pool-6", 6, NULL, 0, NULL), PDUP_E_ARG);
    pdup_faults *no_list = (pdup_faults *)tariff;
    assert_status(pdup_tariff_set(tariff, "pool-6", 6, "1", 1, no_list), PDUP_E_ARG);
    assert_status(pdup_tariff_value(tariff, "pool-6", 6, NULL, 0, NULL), PDUP_E_ARG);
    assert_status(pdup_tariff_value(NULL, "pool-6", 6, NULL, 0, &length), PDUP_E_ARG);
    assert_status(pdup_tariff_value(tariff, NULL, 0, NULL, 0, &length), PDUP_E_ARG);
    for (int i = 0; i < 7; i++) {
        int32_t *out[4];
        for (int seat = 0; seat < 4; seat++) {
            out[seat] = i == seat ? NULL : &n[seat];
        }
        const pdup_tariff *by = i == 4 ? NULL : tariff;
        const pdup_board *on = i == 5 ? NULL : board;
        const pdup_row *of = i == 6 ? NULL : row;
        assert_status(pdup_tariff_settle(by, on, of, NULL, out[0], out[1], out[2], out[3]),
                      PDUP_E_ARG);
        assert_status(pdup_tariff_difference(by, on, of, NULL, out[0], out[1], out[2], out[3]),
                      PDUP_E_ARG);
    }
    assert_ptr_equal(pdup_tariff_ref(tariff), tariff);
    pdup_tariff_unref(tariff);
    pdup_tariff_unref(tariff);
    pdup_tariff_unref(NULL);
    pdup_row_unref(row);
    pdup_board_unref(board);
}

/* What the overflow is towards: the declarer's gain here, his loss above. */
static void gains_have_a_limit_too(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    const deal made = {4, PDUP_CONTRACT_MISERE, 0, {0, -1, -1}, {0}};
    int32_t nets[4];
    assert_ok(set(tariff, "pool-point", "1000"));
    assert_ok(set(tariff, "misere-pool", "132"));
    assert_ok(settle_at(tariff, &made, 0, nets));
    assert_int_equal(nets[0], 132 * 750 * 6);
    assert_ok(set(tariff, "misere-pool", "136"));
    assert_status(settle_at(tariff, &made, 0, nets), PDUP_E_OVERFLOW);
    pdup_tariff_unref(tariff);
}

static deal random_deal(pdup_random *random) {
    deal of = {random_between(random, 3, 4), random_between(random, 1, 3), 0, {-1, -1, -1}, {0}};
    if (of.contract == PDUP_CONTRACT_GAME) {
        of.level = random_between(random, 6, 10);
        of.defence[0] = random_between(random, G, P);
        of.defence[1] = random_between(random, G, P);
        if (of.defence[0] == P && of.defence[1] == P) {
            of.defence[0] = of.level <= 7 && random_between(random, 0, 1) ? H : P;
            return of;
        }
    }
    int32_t all =
        of.seats == 4 && of.contract == PDUP_CONTRACT_ALL_PASS ? random_between(random, 8, 10) : 10;
    of.tricks[0] = random_between(random, 0, all);
    if (of.contract != PDUP_CONTRACT_MISERE) {
        of.tricks[1] = random_between(random, 0, all - of.tricks[0]);
        of.tricks[2] = all - of.tricks[0] - of.tricks[1];
    }
    return of;
}

/* settle_at() looks at the sum. */
static void random_rows_sum_to_zero(void **state) {
    (void)state;
    pdup_random random = random_begin();
    const char *many = getenv("PDUP_ROWS");
    long rows = many ? strtol(many, NULL, 10) : 10000;
    pdup_tariff *tariffs[] = {make_tariff(1), make_tariff(2), make_tariff(3)};
    for (long i = 0; i < rows; i++) {
        deal of = random_deal(&random);
        int32_t nets[4];
        assert_ok(settle_at(tariffs[i % 3], &of, random_between(&random, 0, 100), nets));
    }
    for (int i = 0; i < 3; i++) {
        pdup_tariff_unref(tariffs[i]);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_vector_settles),
    cmocka_unit_test(published_figures_hold),
    cmocka_unit_test(options_change_what_they_say),
    cmocka_unit_test(the_written_row_is_compared),
    cmocka_unit_test(what_cannot_be_settled_is_refused),
    cmocka_unit_test(fields_are_read_strictly),
    cmocka_unit_test(fields_are_listed),
    cmocka_unit_test(words_of_fields_are_written_as_they_are),
    cmocka_unit_test(arguments_are_looked_at),
    cmocka_unit_test(gains_have_a_limit_too),
    cmocka_unit_test(random_rows_sum_to_zero),
};

PDUP_TEST_MAIN(tests)
