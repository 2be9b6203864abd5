/* SPDX-License-Identifier: MIT */
/* Rules 12.2: what the organisers' tariff asks for an infraction, and the ruling that it makes. */
#include "log_fields.h"
#include "pdup_test.h"

#include <pdup/regulations.h>

#include <string.h>

static pdup_regulations *tariff(const char *value) {
    static const char key[] = "penalty-tariff";
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), NULL));
    return regulations;
}

static void rules_name_infractions(void **state) {
    (void)state;
    static const struct {
        const char *rule;
        pdup_infraction infraction;
    } rows[] = {
        {"12.2.1", PDUP_INFRACTION_LATE},
        {"12.2.2", PDUP_INFRACTION_SLOW},
        {"12.2.3", PDUP_INFRACTION_LOUD},
        {"12.2.4", PDUP_INFRACTION_COMPARING},
        {"12.2.5", PDUP_INFRACTION_TOUCHING},
        {"12.2.6", PDUP_INFRACTION_POCKETS},
        {"12.2.7", PDUP_INFRACTION_PROCEDURE},
        {"12.2.8", PDUP_INFRACTION_NOT_COMPLYING},
        {"12.2", PDUP_INFRACTION_OTHER},
        {"12.1", PDUP_INFRACTION_OTHER},
        {"4", PDUP_INFRACTION_OTHER},
        {"12.21", PDUP_INFRACTION_OTHER},
        {"other", PDUP_INFRACTION_OTHER},
        {"", PDUP_INFRACTION_NONE},
        {"12.2.9", PDUP_INFRACTION_NONE},
        {"12.2.", PDUP_INFRACTION_OTHER},
        {"12.2.1.1", PDUP_INFRACTION_NONE},
        {"12.2 (2)", PDUP_INFRACTION_SLOW},
        {"12.2.x", PDUP_INFRACTION_NONE},
        {" 12.2.8.", PDUP_INFRACTION_NOT_COMPLYING},
        {"12.2.x y", PDUP_INFRACTION_NONE},
        {"12.2.xy", PDUP_INFRACTION_OTHER},
        {"п. 12.2.2", PDUP_INFRACTION_SLOW},
        {"§12.2.2", PDUP_INFRACTION_SLOW},
        {"rule 12.2.2", PDUP_INFRACTION_SLOW},
        {"правило 12.2.2", PDUP_INFRACTION_SLOW},
        {"12,2,2", PDUP_INFRACTION_NONE},
        {"11,2", PDUP_INFRACTION_OTHER},
        /* Of several the kind of 12.2, if there is one. */
        {"12.2.2, 12.2.2", PDUP_INFRACTION_SLOW},
        {"12.2.2, 12.1", PDUP_INFRACTION_SLOW},
        {"12.1/12.2.3", PDUP_INFRACTION_LOUD},
        {"12.1; 4", PDUP_INFRACTION_OTHER},
        {"12.2.2, 12.2.3", PDUP_INFRACTION_NONE},
        {"12.2.2/12.2.3", PDUP_INFRACTION_NONE},
        {"12.2.9, 12.2.2", PDUP_INFRACTION_NONE},
        {"12.1, 12.2.9", PDUP_INFRACTION_NONE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        assert_int_equal(pdup_infraction_of_rule(rows[i].rule, strlen(rows[i].rule)),
                         rows[i].infraction);
    }
    assert_int_equal(pdup_infraction_of_rule(NULL, 6), PDUP_INFRACTION_NONE);
}

static void the_first_time_and_later_ones(void **state) {
    (void)state;
    pdup_regulations *regulations =
        tariff("12.2.2 matchpoints=1/2 top=25% other percent=1% percent=2%");
    static const struct {
        pdup_infraction infraction;
        int32_t times;
        pdup_status status;
        pdup_penalty basis;
        int64_t numerator;
        int64_t denominator;
    } rows[] = {
        {PDUP_INFRACTION_SLOW, 0, PDUP_OK, PDUP_PENALTY_MATCHPOINTS, 1, 2},
        {PDUP_INFRACTION_SLOW, 1, PDUP_OK, PDUP_PENALTY_TOP, 25, 1},
        {PDUP_INFRACTION_SLOW, INT32_MAX, PDUP_OK, PDUP_PENALTY_TOP, 25, 1},
        {PDUP_INFRACTION_OTHER, 0, PDUP_OK, PDUP_PENALTY_PERCENT, 1, 1},
        {PDUP_INFRACTION_OTHER, 2, PDUP_OK, PDUP_PENALTY_PERCENT, 2, 1},
        {PDUP_INFRACTION_LATE, 0, PDUP_E_PENALTY_TARIFF, 0, 0, 0},
        {PDUP_INFRACTION_NOT_COMPLYING, 3, PDUP_E_PENALTY_TARIFF, 0, 0, 0},
        {PDUP_INFRACTION_NONE, 0, PDUP_E_RANGE, 0, 0, 0},
        {PDUP_INFRACTION_OTHER + 1, 0, PDUP_E_RANGE, 0, 0, 0},
        {PDUP_INFRACTION_SLOW, -1, PDUP_E_RANGE, 0, 0, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup_penalty basis = 9;
        int64_t numerator = 9;
        int64_t denominator = 9;
        pdup_ruling *ruling;
        assert_status(pdup_regulations_penalty(regulations, rows[i].infraction, rows[i].times,
                                               &basis, &numerator, &denominator),
                      rows[i].status);
        assert_int_equal(basis, rows[i].basis);
        assert_true(numerator == rows[i].numerator && denominator == rows[i].denominator);
        assert_status(pdup_regulations_penalise(regulations, 1, rows[i].infraction, rows[i].times,
                                                "", 0, &ruling),
                      rows[i].status);
        assert_true((ruling != NULL) == (rows[i].status == PDUP_OK));
        pdup_ruling_unref(ruling);
    }
    pdup_regulations_unref(regulations);
}

static void assert_ruling(pdup_ruling *ruling, const char *rule, const char *reason,
                          pdup_penalty wanted, int64_t numerator, int64_t denominator) {
    int32_t player;
    pdup_penalty basis;
    int64_t amount[2];
    assert_string_equal(pdup_ruling_rule(ruling), rule);
    assert_string_equal(pdup_ruling_reason(ruling), reason);
    assert_int_equal(pdup_ruling_effect_count(ruling), 1);
    assert_ok(pdup_ruling_effect_number_at(ruling, 0, PDUP_EFFECT_PLAYER, &player));
    assert_ok(effect_penalty_at(ruling, 0, &basis, &amount[0], &amount[1]));
    assert_int_equal(player, 11);
    assert_int_equal(basis, wanted);
    assert_true(amount[0] == numerator && amount[1] == denominator);
    pdup_ruling_unref(ruling);
}

static void a_ruling_is_made(void **state) {
    (void)state;
    static const char slow[] = "slow play";
    pdup_regulations *regulations =
        tariff("12.2.2 matchpoints=1/2 top=25% other percent=1% percent=2%");
    pdup_ruling *ruling;
    assert_ok(pdup_regulations_penalise(regulations, 11, PDUP_INFRACTION_SLOW, 1, slow,
                                        strlen(slow), &ruling));
    assert_ruling(ruling, "12.2.2", slow, PDUP_PENALTY_TOP, 25, 1);
    assert_ok(
        pdup_regulations_penalise(regulations, 11, PDUP_INFRACTION_OTHER, 0, NULL, 0, &ruling));
    assert_ruling(ruling, "12.2", "", PDUP_PENALTY_PERCENT, 1, 1);
    assert_status(
        pdup_regulations_penalise(regulations, 0, PDUP_INFRACTION_SLOW, 0, NULL, 0, &ruling),
        PDUP_E_RANGE);
    assert_status(pdup_regulations_penalise(regulations, PDUP_MAX_PLAYERS + 1, PDUP_INFRACTION_SLOW,
                                            0, NULL, 0, &ruling),
                  PDUP_E_RANGE);
    assert_status(
        pdup_regulations_penalise(regulations, 1, PDUP_INFRACTION_SLOW, 0, NULL, 5, &ruling),
        PDUP_E_ARG);
    assert_status(pdup_regulations_penalise(regulations, 1, PDUP_INFRACTION_SLOW, 0, slow,
                                            PDUP_MAX_TEXT + 1, &ruling),
                  PDUP_E_RANGE);
    assert_null(ruling);
    pdup_regulations_unref(regulations);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rules_name_infractions),
    cmocka_unit_test(the_first_time_and_later_ones),
    cmocka_unit_test(a_ruling_is_made),
};

PDUP_TEST_MAIN(tests)
