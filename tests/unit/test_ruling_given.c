/* SPDX-License-Identifier: MIT */
/* Who gave a ruling, who approved it, whether the right to appeal was notified; drafts and final rulings. */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"

#include <stdbool.h>

#include <string.h>

typedef pdup_status maker(const pdup_ruling *from, pdup_ruling **out);

static pdup_status penalise(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_penalty(from, 11, PDUP_PENALTY_MATCHPOINTS, 2, 1, NULL, out);
}

static pdup_status suspend(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_suspended(from, 11, 2, 3, NULL, out);
}

static pdup_status disqualify(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_disqualified(from, 11, NULL, out);
}

static pdup_status defer(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_deferred(from, 1, 2, 3, PDUP_SEAT_W, NULL, out);
}

static pdup_status approve(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_approval(from, PDUP_AUTHORITY_ORGANISERS, NULL, out);
}

static pdup_status notify(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_notice(from, out);
}

static pdup_status place(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_place(from, 7, 2, 5, NULL, out);
}

static pdup_status give(const pdup_ruling *from, pdup_ruling **out) {
    return pdup_ruling_with_giver(from, PDUP_AUTHORITY_CHIEF_DIRECTOR, NULL, out);
}

enum { MOST = 7 };

/* A ruling on this rule, made by these one after another. */
static pdup_ruling *make(const char *rule, maker *const *makers) {
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, rule, strlen(rule), "why", 3, NULL, &ruling));
    for (int i = 0; i < MOST && makers[i]; i++) {
        pdup_ruling *next;
        assert_ok(makers[i](ruling, &next));
        pdup_ruling_unref(ruling);
        ruling = next;
    }
    return ruling;
}

static void assert_place(const pdup_ruling *ruling, int32_t board, int32_t round, int32_t table) {
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_BOARD), board);
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_ROUND), round);
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_TABLE), table);
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_BOARD - 1), 0);
    assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_FINAL + 1), 0);
}

static void a_ruling_is_about_a_board_or_a_row(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t round;
        int32_t table;
        pdup_status status;
    } rows[] = {
        {1, 0, 0, PDUP_OK},
        {PDUP_MAX_BOARDS, PDUP_MAX_ROUNDS, PDUP_MAX_TABLES, PDUP_OK},
        {1, 1, 1, PDUP_OK},
        {0, 0, 0, PDUP_E_RANGE},
        {PDUP_MAX_BOARDS + 1, 1, 1, PDUP_E_RANGE},
        {1, 0, 1, PDUP_E_RANGE},
        {1, 1, 0, PDUP_E_RANGE},
        {1, -1, 1, PDUP_E_RANGE},
        {1, PDUP_MAX_ROUNDS + 1, 1, PDUP_E_RANGE},
        {1, 1, PDUP_MAX_TABLES + 1, PDUP_E_RANGE},
        {1, 0, -1, PDUP_E_RANGE},
    };
    assert_place(NULL, 0, 0, 0);
    pdup_ruling *plain = make("13.2.7", (maker *const[MOST]){NULL});
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        pdup_ruling *placed;
        assert_int_equal(pdup_ruling_with_place(plain, rows[i].board, rows[i].round, rows[i].table,
                                                NULL, &placed),
                         rows[i].status);
        if (rows[i].status == PDUP_OK) {
            assert_place(placed, rows[i].board, rows[i].round, rows[i].table);
            pdup_ruling_unref(placed);
        } else {
            assert_null(placed);
        }
    }
    pdup_ruling_unref(plain);
}

static void what_is_recorded_stays_in_every_copy(void **state) {
    (void)state;
    pdup_ruling *plain = make("12", (maker *const[MOST]){penalise, NULL});
    assert_int_equal(pdup_ruling_number(plain, PDUP_RULING_FIELD_GIVER), PDUP_AUTHORITY_NONE);
    assert_int_equal(pdup_ruling_number(plain, PDUP_RULING_FIELD_APPROVAL), PDUP_AUTHORITY_NONE);
    assert_int_equal(pdup_ruling_number(plain, PDUP_RULING_FIELD_HAS_NOTICE), 0);
    assert_place(plain, 0, 0, 0);
    pdup_ruling *whole =
        make("12", (maker *const[MOST]){give, place, penalise, approve, defer, notify, disqualify});
    assert_int_equal(pdup_ruling_number(whole, PDUP_RULING_FIELD_GIVER),
                     PDUP_AUTHORITY_CHIEF_DIRECTOR);
    assert_int_equal(pdup_ruling_number(whole, PDUP_RULING_FIELD_APPROVAL),
                     PDUP_AUTHORITY_ORGANISERS);
    assert_int_equal(pdup_ruling_number(whole, PDUP_RULING_FIELD_HAS_NOTICE), 1);
    assert_place(whole, 7, 2, 5);
    assert_int_equal(pdup_ruling_effect_count(whole), 3);
    assert_string_equal(pdup_ruling_reason(whole), "why");
    pdup_ruling_unref(whole);
    pdup_ruling_unref(plain);
}

static void only_some_give_and_only_some_approve(void **state) {
    (void)state;
    pdup_ruling *plain = make("12", (maker *const[MOST]){NULL});
    for (pdup_authority authority = -1; authority <= 5; authority++) {
        pdup_ruling *out = plain;
        bool gives = authority >= 1 && authority <= 3;
        bool approves = authority == 3 || authority == 4;
        assert_int_equal(pdup_ruling_with_giver(plain, authority, NULL, &out),
                         gives ? PDUP_OK : PDUP_E_RANGE);
        assert_int_equal(out != NULL, gives);
        pdup_ruling_unref(out);
        out = plain;
        assert_int_equal(pdup_ruling_with_approval(plain, authority, NULL, &out),
                         approves ? PDUP_OK : PDUP_E_RANGE);
        assert_int_equal(out != NULL, approves);
        pdup_ruling_unref(out);
    }
    pdup_ruling_unref(plain);
}

/* Rules 13.2.4: a disqualification needs approval; disciplinary points and suspension are final. */
static const struct {
    const char *rule;
    maker *makers[MOST];
    bool is_draft;
    bool is_final;
} kinds[] = {
    {"13.2.4", {NULL}, false, false},
    {"13.2.4", {penalise, NULL}, false, true},
    {"13.2.4", {penalise, penalise, NULL}, false, true},
    {"13.2.4 (10)", {penalise, NULL}, false, true},
    {"п. 13.2.4", {penalise, NULL}, false, true},
    {"§ 13.2.4/13.2.4.10", {penalise, NULL}, false, true},
    {"13.2.4.9", {penalise, NULL}, false, false},
    {"13.2.4,13.2.4.10", {penalise, NULL}, false, true},
    {"13.2.4,12.2.3", {penalise, NULL}, false, false},
    {"12.2.3,13.2.4", {penalise, NULL}, false, false},
    {"13.2.4a", {penalise, NULL}, false, false},
    {"13.2.4x", {penalise, NULL}, false, false},
    {"13.2.40", {penalise, NULL}, false, false},
    {"13.2.4 of the old rules", {penalise, NULL}, false, false},
    {"13.2", {penalise, NULL}, false, false},
    {"13.2.", {penalise, NULL}, false, false},
    {"13.2.5", {penalise, NULL}, false, false},
    {"12.2.3", {penalise, NULL}, false, false},
    {"12.2.3", {suspend, NULL}, false, true},
    {"13.2.4", {suspend, penalise, NULL}, false, true},
    {"12.2.3", {suspend, penalise, NULL}, false, false},
    {"13.2.4", {suspend, defer, NULL}, false, false},
    {"13.2.4", {disqualify, NULL}, true, false},
    {"13.2.4", {penalise, disqualify, NULL}, true, false},
    {"13.2.4", {disqualify, approve, NULL}, false, false},
    {"13.2.4", {approve, disqualify, NULL}, false, false},
};

static void drafts_and_final_rulings_are_told(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(kinds); i++) {
        pdup_ruling *ruling = make(kinds[i].rule, kinds[i].makers);
        assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_DRAFT), kinds[i].is_draft);
        assert_int_equal(pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_FINAL), kinds[i].is_final);
        pdup_ruling_unref(ruling);
    }
}

static void a_suspension_is_from_round_to_round(void **state) {
    (void)state;
    static const int32_t refused[][3] = {
        {0, 1, 1}, {PDUP_MAX_PLAYERS + 1, 1, 1}, {1, 0, 1},
        {1, 2, 1}, {1, 1, PDUP_MAX_ROUNDS + 1},  {1, INT32_MIN, INT32_MAX},
    };
    pdup_ruling *ruling = make("13.2.4", (maker *const[MOST]){penalise, suspend, NULL});
    int32_t rounds[2];
    int32_t player;
    assert_ok(effect_rounds_at(ruling, 1, &rounds[0], &rounds[1]));
    assert_ok(pdup_ruling_effect_number_at(ruling, 1, PDUP_EFFECT_PLAYER, &player));
    assert_true(rounds[0] == 2 && rounds[1] == 3 && player == 11);
    assert_ok(effect_rounds_at(ruling, 0, &rounds[0], &rounds[1]));
    assert_true(rounds[0] == 0 && rounds[1] == 0);
    rounds[0] = 9;
    assert_status(effect_rounds_at(ruling, 2, &rounds[0], &rounds[1]), PDUP_E_RANGE);
    assert_int_equal(rounds[0], 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(refused); i++) {
        pdup_ruling *out = ruling;
        assert_status(pdup_ruling_with_suspended(ruling, refused[i][0], refused[i][1],
                                                 refused[i][2], NULL, &out),
                      PDUP_E_RANGE);
        assert_null(out);
    }
    pdup_ruling *longest;
    assert_ok(pdup_ruling_with_suspended(ruling, PDUP_MAX_PLAYERS, PDUP_MAX_ROUNDS, PDUP_MAX_ROUNDS,
                                         NULL, &longest));
    pdup_ruling_unref(longest);
    pdup_ruling_unref(ruling);
}

static void a_deferred_result_is_an_effect_of_its_seat(void **state) {
    (void)state;
    pdup_ruling *ruling = make("13.2.5", (maker *const[MOST]){defer, NULL});
    pdup_ruling *next = ruling;
    int32_t kind;
    int32_t row[3];
    pdup_seat seat;
    assert_ok(pdup_ruling_effect_number_at(ruling, 0, PDUP_EFFECT_KIND, &kind));
    assert_ok(effect_row_at(ruling, 0, &row[0], &row[1], &row[2], &seat));
    assert_true(kind == PDUP_EFFECT_KIND_DEFERRED && seat == PDUP_SEAT_W);
    assert_true(row[0] == 1 && row[1] == 2 && row[2] == 3);
    assert_status(defer(ruling, &next), PDUP_E_RULING_CONFLICT);
    assert_null(next);
    assert_status(pdup_ruling_with_deferred(ruling, 1, 2, 3, PDUP_SEAT_NONE, NULL, &next),
                  PDUP_E_RANGE);
    pdup_ruling_unref(ruling);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_ruling_is_about_a_board_or_a_row),
    cmocka_unit_test(what_is_recorded_stays_in_every_copy),
    cmocka_unit_test(only_some_give_and_only_some_approve),
    cmocka_unit_test(drafts_and_final_rulings_are_told),
    cmocka_unit_test(a_suspension_is_from_round_to_round),
    cmocka_unit_test(a_deferred_result_is_an_effect_of_its_seat),
};

PDUP_TEST_MAIN(tests)
