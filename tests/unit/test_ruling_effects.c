/* SPDX-License-Identifier: MIT */
/* Every kind of effect of a ruling: its limits, and what is read back. */
#include "pdup_test.h"

#include "log_fields.h"
#include "ruling/ruling.h"

static pdup_ruling *empty_ruling(void) {
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "12.2.2", 6, NULL, 0, NULL, &ruling));
    return ruling;
}

/* Takes the place of the ruling it was made from. */
static void replace(pdup_ruling **ruling, pdup_ruling *next) {
    pdup_ruling_unref(*ruling);
    *ruling = next;
}

/* What an effect is by its getters. */
typedef struct effect_spec {
    int32_t kind;
    int32_t row[4];
    pdup_award award;
    int32_t percent;
    int32_t outcomes;
    int32_t player;
    pdup_penalty basis;
    int64_t numerator;
    int64_t denominator;
} effect_spec;

static void assert_effect(const pdup_ruling *ruling, int32_t index, effect_spec wanted) {
    effect_spec found = {0};
    int32_t *row = found.row;
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_KIND, &found.kind));
    assert_ok(effect_row_at(ruling, index, &row[0], &row[1], &row[2], &row[3]));
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_AWARD, &found.award));
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_PERCENT, &found.percent));
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_OUTCOMES, &found.outcomes));
    assert_ok(pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_PLAYER, &found.player));
    assert_ok(effect_penalty_at(ruling, index, &found.basis, &found.numerator, &found.denominator));
    assert_int_equal(found.kind, wanted.kind);
    assert_memory_equal(found.row, wanted.row, sizeof wanted.row);
    assert_int_equal(found.award, wanted.award);
    assert_int_equal(found.percent, wanted.percent);
    assert_int_equal(found.outcomes, wanted.outcomes);
    assert_int_equal(found.player, wanted.player);
    assert_int_equal(found.basis, wanted.basis);
    assert_true(found.numerator == wanted.numerator && found.denominator == wanted.denominator);
}

static void every_effect_is_read_back(void **state) {
    (void)state;
    static const int32_t whists[] = {-180, 72};
    static const int32_t weights[] = {60, 40};
    pdup_ruling *ruling = empty_ruling();
    pdup_ruling *next;
    assert_ok(pdup_ruling_with_percent(ruling, 1, 2, 3, PDUP_SEAT_N, 55, NULL, &next));
    replace(&ruling, next);
    assert_ok(
        pdup_ruling_with_assigned(ruling, 1, 2, 3, PDUP_SEAT_E, whists, weights, 2, NULL, &next));
    replace(&ruling, next);
    assert_ok(pdup_ruling_with_annulled(ruling, 1, 2, 3, PDUP_SEAT_S, NULL, &next));
    replace(&ruling, next);
    assert_ok(pdup_ruling_with_penalty(ruling, 11, PDUP_PENALTY_TOP, -50, 4, NULL, &next));
    replace(&ruling, next);
    assert_ok(pdup_ruling_with_disqualified(ruling, 11, NULL, &next));
    replace(&ruling, next);
    assert_int_equal(pdup_ruling_effect_count(ruling), 5);
    assert_effect(ruling, 0,
                  (effect_spec){.kind = PDUP_EFFECT_KIND_ARTIFICIAL,
                                .row = {1, 2, 3, PDUP_SEAT_N},
                                .award = PDUP_AWARD_PERCENT,
                                .percent = 55});
    assert_effect(ruling, 1,
                  (effect_spec){.kind = PDUP_EFFECT_KIND_ASSIGNED,
                                .row = {1, 2, 3, PDUP_SEAT_E},
                                .outcomes = 2});
    assert_effect(ruling, 2,
                  (effect_spec){.kind = PDUP_EFFECT_KIND_ANNULLED, .row = {1, 2, 3, PDUP_SEAT_S}});
    assert_effect(ruling, 3,
                  (effect_spec){.kind = PDUP_EFFECT_KIND_PENALTY,
                                .player = 11,
                                .basis = PDUP_PENALTY_TOP,
                                .numerator = -25,
                                .denominator = 2});
    assert_effect(ruling, 4, (effect_spec){.kind = PDUP_EFFECT_KIND_DISQUALIFIED, .player = 11});
    for (int32_t i = 0; i < 2; i++) {
        int32_t found[2];
        assert_ok(pdup_ruling_effect_outcome_at(ruling, 1, i, &found[0], &found[1]));
        assert_int_equal(found[0], whists[i]);
        assert_int_equal(found[1], weights[i]);
    }
    pdup_ruling_unref(ruling);
}

static void what_is_not_there_is_empty(void **state) {
    (void)state;
    static const int32_t whists[] = {6};
    static const int32_t weights[] = {100};
    pdup_ruling *empty = empty_ruling();
    pdup_ruling *ruling;
    assert_ok(
        pdup_ruling_with_assigned(empty, 1, 1, 1, PDUP_SEAT_N, whists, weights, 1, NULL, &ruling));
    static const int32_t outside[] = {-1, 1, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int32_t n[] = {9, 9, 9, 9, 9, 9};
        int64_t fraction[] = {9, 9};
        int32_t at = outside[i];
        assert_status(pdup_ruling_effect_number_at(ruling, at, PDUP_EFFECT_PERCENT, &n[0]),
                      PDUP_E_RANGE);
        assert_status(pdup_ruling_effect_number_at(ruling, at, PDUP_EFFECT_OUTCOMES, &n[1]),
                      PDUP_E_RANGE);
        assert_status(pdup_ruling_effect_outcome_at(ruling, at, 0, &n[2], &n[3]), PDUP_E_RANGE);
        assert_status(pdup_ruling_effect_number_at(ruling, at, PDUP_EFFECT_PLAYER, &n[4]),
                      PDUP_E_RANGE);
        assert_status(effect_penalty_at(ruling, at, &n[5], &fraction[0], &fraction[1]),
                      PDUP_E_RANGE);
        for (size_t k = 0; k < PDUP_COUNT_OF(n); k++) {
            assert_int_equal(n[k], 0);
        }
        assert_true(fraction[0] == 0 && fraction[1] == 0);
        n[2] = n[3] = 9;
        assert_status(pdup_ruling_effect_outcome_at(ruling, 0, at, &n[2], &n[3]), PDUP_E_RANGE);
        assert_int_equal(n[2], 0);
        assert_int_equal(n[3], 0);
    }
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

static void rows_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t row[4];
        pdup_status status;
    } rows[] = {
        {{PDUP_MAX_BOARDS, PDUP_MAX_ROUNDS, PDUP_MAX_TABLES, PDUP_SEAT_W}, PDUP_OK},
        {{0, 1, 1, 1}, PDUP_E_RANGE},
        {{PDUP_MAX_BOARDS + 1, 1, 1, 1}, PDUP_E_RANGE},
        {{1, 0, 1, 1}, PDUP_E_RANGE},
        {{1, PDUP_MAX_ROUNDS + 1, 1, 1}, PDUP_E_RANGE},
        {{1, 1, 0, 1}, PDUP_E_RANGE},
        {{1, 1, PDUP_MAX_TABLES + 1, 1}, PDUP_E_RANGE},
        {{1, 1, 1, 0}, PDUP_E_RANGE},
        {{1, 1, 1, 5}, PDUP_E_RANGE},
    };
    static const int32_t whists[] = {0};
    static const int32_t weights[] = {100};
    pdup_ruling *empty = empty_ruling();
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        const int32_t *row = rows[i].row;
        pdup_ruling *outs[] = {empty, empty, empty, empty};
        const pdup_status found[] = {
            pdup_ruling_with_artificial(empty, row[0], row[1], row[2], row[3], PDUP_AWARD_PLUS,
                                        NULL, &outs[0]),
            pdup_ruling_with_percent(empty, row[0], row[1], row[2], row[3], 1, NULL, &outs[1]),
            pdup_ruling_with_assigned(empty, row[0], row[1], row[2], row[3], whists, weights, 1,
                                      NULL, &outs[2]),
            pdup_ruling_with_annulled(empty, row[0], row[1], row[2], row[3], NULL, &outs[3]),
        };
        for (size_t k = 0; k < PDUP_COUNT_OF(found); k++) {
            assert_status(found[k], rows[i].status);
            assert_true((outs[k] != NULL) == (rows[i].status == PDUP_OK));
            pdup_ruling_unref(outs[k]);
        }
    }
    pdup_ruling_unref(empty);
}

static void awards_and_percents_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t percent;
        pdup_status status;
    } percents[] = {{0, PDUP_OK},
                    {100, PDUP_OK},
                    {-1, PDUP_E_RANGE},
                    {101, PDUP_E_RANGE},
                    {INT32_MIN, PDUP_E_RANGE},
                    {INT32_MAX, PDUP_E_RANGE}};
    pdup_ruling *empty = empty_ruling();
    pdup_ruling *out;
    for (size_t i = 0; i < PDUP_COUNT_OF(percents); i++) {
        assert_status(
            pdup_ruling_with_percent(empty, 1, 1, 1, PDUP_SEAT_N, percents[i].percent, NULL, &out),
            percents[i].status);
        pdup_ruling_unref(out);
    }
    /* A percent needs its figure. */
    assert_status(
        pdup_ruling_with_artificial(empty, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PERCENT, NULL, &out),
        PDUP_E_RANGE);
    assert_status(pdup_ruling_with_artificial(empty, 1, 1, 1, PDUP_SEAT_N, 0, NULL, &out),
                  PDUP_E_RANGE);
    pdup_ruling_unref(empty);
}

static void outcomes_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t count;
        int32_t whists[PDUP_MAX_OUTCOMES + 1];
        int32_t weights[PDUP_MAX_OUTCOMES + 1];
        pdup_status status;
    } rows[] = {
        {1, {PDUP_MAX_WHISTS}, {100}, PDUP_OK},
        {1, {-PDUP_MAX_WHISTS}, {100}, PDUP_OK},
        {8, {1, 2, 3, 4, 5, 6, 7, 8}, {93, 1, 1, 1, 1, 1, 1, 1}, PDUP_OK},
        /* The same outcome twice is no mistake: their weights add up. */
        {2, {6, 6}, {50, 50}, PDUP_OK},
        {0, {0}, {100}, PDUP_E_RANGE},
        {-1, {0}, {100}, PDUP_E_RANGE},
        {9, {0}, {92, 1, 1, 1, 1, 1, 1, 1, 1}, PDUP_E_RANGE},
        {1, {PDUP_MAX_WHISTS + 1}, {100}, PDUP_E_RANGE},
        {1, {-PDUP_MAX_WHISTS - 1}, {100}, PDUP_E_RANGE},
        {1, {0}, {99}, PDUP_E_RANGE},
        {2, {0, 1}, {60, 41}, PDUP_E_RANGE},
        {2, {0, 1}, {100, 0}, PDUP_E_RANGE},
        {2, {0, 1}, {101, -1}, PDUP_E_RANGE},
    };
    pdup_ruling *empty = empty_ruling();
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_ruling *out = empty;
        assert_status(pdup_ruling_with_assigned(empty, 1, 1, 1, PDUP_SEAT_N, rows[i].whists,
                                                rows[i].weights, rows[i].count, NULL, &out),
                      rows[i].status);
        assert_true((out != NULL) == (rows[i].status == PDUP_OK));
        pdup_ruling_unref(out);
    }
    pdup_ruling_unref(empty);
}

static void penalties_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t player;
        pdup_penalty basis;
        int64_t numerator;
        int64_t denominator;
        pdup_status status;
    } rows[] = {
        {1, PDUP_PENALTY_MATCHPOINTS, PDUP_MAX_PENALTY, 1, PDUP_OK},
        {PDUP_MAX_PLAYERS, PDUP_PENALTY_PERCENT, -PDUP_MAX_PENALTY, PDUP_MAX_PENALTY_DENOMINATOR,
         PDUP_OK},
        {1, PDUP_PENALTY_TOP, 0, 7, PDUP_OK},
        {0, PDUP_PENALTY_TOP, 1, 1, PDUP_E_RANGE},
        {PDUP_MAX_PLAYERS + 1, PDUP_PENALTY_TOP, 1, 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_NONE, 1, 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_PERCENT + 1, 1, 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_TOP, PDUP_MAX_PENALTY + 1, 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_TOP, -PDUP_MAX_PENALTY - 1, 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_TOP, 1, 0, PDUP_E_RANGE},
        {1, PDUP_PENALTY_TOP, 1, PDUP_MAX_PENALTY_DENOMINATOR + 1, PDUP_E_RANGE},
        {1, PDUP_PENALTY_TOP, INT64_MIN, INT64_MIN, PDUP_E_RANGE},
    };
    pdup_ruling *empty = empty_ruling();
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_ruling *out = empty;
        assert_status(pdup_ruling_with_penalty(empty, rows[i].player, rows[i].basis,
                                               rows[i].numerator, rows[i].denominator, NULL, &out),
                      rows[i].status);
        assert_true((out != NULL) == (rows[i].status == PDUP_OK));
        pdup_ruling_unref(out);
    }
    pdup_ruling *none = empty;
    assert_status(pdup_ruling_with_disqualified(empty, 0, NULL, &none), PDUP_E_RANGE);
    assert_null(none);
    pdup_ruling_unref(empty);
}

/* One seat of a row has one effect, of whatever kind, and nobody is disqualified twice; penalties add up. */
static void effects_that_exclude_each_other_conflict(void **state) {
    (void)state;
    pdup_ruling *empty = empty_ruling();
    pdup_ruling *ruling;
    pdup_ruling *next;
    pdup_ruling *none = empty;
    assert_ok(pdup_ruling_with_annulled(empty, 1, 2, 3, PDUP_SEAT_S, NULL, &ruling));
    assert_status(pdup_ruling_with_percent(ruling, 1, 2, 3, PDUP_SEAT_S, 50, NULL, &none),
                  PDUP_E_RULING_CONFLICT);
    assert_null(none);
    for (int i = 0; i < 2; i++) {
        assert_ok(pdup_ruling_with_penalty(ruling, 4, PDUP_PENALTY_PERCENT, 1, 1, NULL, &next));
        replace(&ruling, next);
    }
    assert_ok(pdup_ruling_with_disqualified(ruling, 4, NULL, &next));
    replace(&ruling, next);
    assert_ok(pdup_ruling_with_disqualified(ruling, 5, NULL, &next));
    replace(&ruling, next);
    assert_ok(pdup_ruling_with_penalty(ruling, 4, PDUP_PENALTY_PERCENT, 1, 1, NULL, &next));
    replace(&ruling, next);
    assert_status(pdup_ruling_with_disqualified(ruling, 4, NULL, &next), PDUP_E_RULING_CONFLICT);
    assert_int_equal(pdup_ruling_effect_count(ruling), 6);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_effect_is_read_back),
    cmocka_unit_test(what_is_not_there_is_empty),
    cmocka_unit_test(rows_have_limits),
    cmocka_unit_test(awards_and_percents_have_limits),
    cmocka_unit_test(outcomes_have_limits),
    cmocka_unit_test(penalties_have_limits),
    cmocka_unit_test(effects_that_exclude_each_other_conflict),
};

PDUP_TEST_MAIN(tests)
