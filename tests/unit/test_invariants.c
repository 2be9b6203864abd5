/* SPDX-License-Identifier: MIT */
/* What must hold for every result under every regulation, on random sessions with all kinds of facts (rules 8, 10,
 * 11.2). */
#include "pdup_test.h"

#include "base/fraction.h"
#include "build.h"
#include "field.h"
#include "frequencies.h"

#include <string.h>

enum { SESSIONS = 150 };

static const char *value_of(pdup_session *session, const char *key, char *word) {
    pdup_regulations *regulations;
    size_t length;
    assert_ok(pdup_session_regulations(session, &regulations));
    assert_ok(pdup_regulations_value(regulations, key, strlen(key), word, 64, &length));
    pdup_regulations_unref(regulations);
    return word;
}

static bool is_value(pdup_session *session, const char *key, const char *beginning) {
    char word[64];
    return strncmp(value_of(session, key, word), beginning, strlen(beginning)) == 0;
}

/* One of the values that the setting offers. */
static void choose(pdup_random *random, pdup_regulations *regulations, int32_t key) {
    const char *name = pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, key);
    int32_t choice =
        random_between(random, 0, pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, key) - 1);
    const char *value =
        pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, key, choice, PDUP_CHOICE_VALUE);
    assert_ok(pdup_regulations_set(regulations, name, strlen(name), value, strlen(value), NULL));
}

/* The settings named are chosen at random, the others stay; NULL: all of them. */
static void regulate(pdup_random *random, pdup_session *session, const char *const *keys) {
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    for (int32_t key = 0; key < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); key++) {
        bool is_named = keys == NULL;
        for (int i = 0; keys != NULL && keys[i] != NULL; i++) {
            is_named = is_named ||
                       strcmp(keys[i], pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, key)) == 0;
        }
        if (is_named) {
            choose(random, regulations, key);
        }
    }
    assert_ok(pdup_session_set_regulations(session, regulations));
    pdup_regulations_unref(regulations);
}

static field next_field(pdup_random *random, bool is_ordinary) {
    static const int32_t tables[] = {5, 7, 11};
    int32_t count = tables[random_between(random, 0, 2)];
    int32_t rounds = random_between(random, 2, count);
    int32_t seats = random_between(random, 3, 4);
    return field_random(random, count, rounds, seats, is_ordinary);
}

static pdup_session *enter(const field *played) {
    pdup_session *session = field_enter(played, NULL, NULL, PDUP_MAX_ROUNDS);
    pdup_movement *movement;
    char seed[PDUP_SEED_BYTES] = {7};
    assert_ok(pdup_movement_new_rotation(NULL, played->players / played->seats, played->seats,
                                         &movement));
    assert_ok(pdup_session_set_movement(session, movement, NULL));
    assert_ok(pdup_session_set_seed(session, seed, sizeof seed, NULL));
    pdup_movement_unref(movement);
    return session;
}

/* A result as plain data. */
typedef struct seen {
    int32_t board;
    int32_t player;
    pdup_state state;
    pdup_award award;
    int32_t compared;
    int32_t expected;
    int32_t first;
    bool has_score;
    bool has_top;
    pdup__fraction score;
    pdup__fraction top;
} seen;

static bool figure_of(const pdup_standings *standings, int32_t index, pdup_figure figure,
                      pdup__fraction *out) {
    int64_t numerator;
    int64_t denominator;
    assert_ok(pdup_standings_result_figure_at(standings, index, figure, &numerator, &denominator));
    *out = pdup__fraction_of(numerator, denominator != 0 ? denominator : INT64_C(1));
    return denominator != 0;
}

static seen look(const pdup_standings *standings, int32_t index) {
    seen found = {0};
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_BOARD, &found.board));
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_PLAYER, &found.player));
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_STATE, &found.state));
    assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &found.award));
    assert_ok(
        pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARED, &found.compared));
    assert_ok(
        pdup_standings_result_number_at(standings, index, PDUP_RESULT_EXPECTED, &found.expected));
    assert_ok(
        pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARISON, &found.first));
    found.has_score = figure_of(standings, index, PDUP_FIGURE_TOTAL, &found.score);
    found.has_top = figure_of(standings, index, PDUP_FIGURE_MAXIMUM, &found.top);
    return found;
}

/* The sum is the one that its results have, and the one that is due. */
static void check_sum(const pdup_standings *standings, int32_t index) {
    int64_t numerator;
    int64_t denominator;
    int64_t due_numerator;
    int64_t due_denominator;
    int32_t count = pdup_standings_result_count(standings);
    seen own = look(standings, index);
    pdup__fraction sum = pdup__fraction_of(0, 1);
    int32_t compared = 0;
    for (int32_t i = 0; i < count; i++) {
        seen other = look(standings, i);
        if (other.first == own.first && own.first >= 0) {
            compared++;
            assert_true(pdup__fraction_add(sum, other.score, &sum));
        }
    }
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM, &numerator,
                                              &denominator));
    assert_ok(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_SUM_DUE, &due_numerator,
                                              &due_denominator));
    assert_int_equal(compared, own.first >= 0 ? own.compared : 0);
    assert_int_equal(denominator != 0, own.first >= 0 && own.state != PDUP_STATE_PENDING);
    if (denominator != 0) {
        assert_int_equal(pdup__fraction_compare(sum, pdup__fraction_of(numerator, denominator)), 0);
    }
    if (due_denominator != 0) {
        assert_true(numerator == due_numerator && denominator == due_denominator);
    }
}

static void check_result(const pdup_standings *standings, int32_t index, bool is_matchpoints) {
    seen own = look(standings, index);
    bool is_compared = own.state == PDUP_STATE_REAL || own.state == PDUP_STATE_ASSIGNED ||
                       own.state == PDUP_STATE_PENDING;
    assert_int_equal(own.first >= 0, is_compared);
    assert_int_equal(own.compared > 0, is_compared);
    assert_true(own.first <= index);
    assert_true(!is_compared || own.compared <= own.expected);
    if (own.state == PDUP_STATE_ANNULLED || own.state == PDUP_STATE_NOT_PLAYED ||
        own.state == PDUP_STATE_PENDING) {
        assert_false(own.has_score);
        return;
    }
    if (is_matchpoints) {
        assert_true(own.has_score && own.has_top);
        assert_false(own.score.is_negative);
        assert_true(pdup__fraction_compare(own.score, own.top) <= 0);
    }
    if (is_matchpoints && own.state == PDUP_STATE_ARTIFICIAL) {
        pdup__fraction full = pdup__fraction_of(2 * (own.expected - 1), 1);
        assert_int_equal(pdup__fraction_compare(own.top, full), 0);
    }
}

/* NULL where an exact figure needs more than 128 bits: the mean percent of many opponents may. Under a unit none does. */
static pdup_standings *score(pdup_session *session) {
    pdup_standings *standings;
    pdup_status status = pdup_session_standings(session, 0, &standings);
    if (status != PDUP_OK) {
        assert_status(status, PDUP_E_OVERFLOW);
        assert_true(is_value(session, "unit", "exact"));
    }
    return standings;
}

static void every_score_is_within_its_top_and_every_sum_is_due(void **state) {
    (void)state;
    pdup_random random = random_begin();
    int scored = 0;
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, i % 8 == 0);
        pdup_session *session = enter(&played);
        regulate(&random, session, NULL);
        bool is_matchpoints = is_value(session, "measure", "matchpoints");
        pdup_standings *standings = score(session);
        int32_t count = standings ? pdup_standings_result_count(standings) : 0;
        scored += standings != NULL;
        for (int32_t k = 0; k < count; k++) {
            check_result(standings, k, is_matchpoints);
        }
        for (int32_t k = random_between(&random, 0, 20); k < count; k += 41) {
            check_sum(standings, k);
        }
        pdup_standings_unref(standings);
        pdup_session_unref(session);
        field_release(&played);
    }
    assert_true(scored > SESSIONS / 2);
}

/* Every rule for the sum is met with: a session of each method and each kind of small groups. */
static void every_method_has_its_sum(void **state) {
    (void)state;
    static const char *const keys[] = {"normalise",     "small-groups", "expected",
                                       "turned-boards", "measure",      NULL};
    pdup_random random = random_begin();
    int32_t due = 0;
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, false);
        pdup_session *session = enter(&played);
        regulate(&random, session, keys);
        pdup_standings *standings = build_standings(session, 0);
        for (int32_t k = 0; k < pdup_standings_result_count(standings); k++) {
            int64_t numerator;
            int64_t denominator;
            int64_t due_numerator;
            int64_t due_denominator;
            assert_ok(pdup_standings_result_figure_at(standings, k, PDUP_FIGURE_SUM, &numerator,
                                                      &denominator));
            assert_ok(pdup_standings_result_figure_at(standings, k, PDUP_FIGURE_SUM_DUE,
                                                      &due_numerator, &due_denominator));
            if (due_denominator != 0) {
                assert_true(numerator == due_numerator && denominator == due_denominator);
                due++;
            }
        }
        pdup_standings_unref(standings);
        pdup_session_unref(session);
        field_release(&played);
    }
    assert_true(due > 10000);
}

/* The frequency table of a comparison has each of its results, and gives the matchpoints they have of each other: with
 * A = E they are the score. */
static void frequencies_give_the_matchpoints(void **state) {
    (void)state;
    static const char *const keys[] = {"turned-boards", NULL};
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS / 5; i++) {
        field played = next_field(&random, i % 3 == 0);
        pdup_session *session = enter(&played);
        regulate(&random, session, keys);
        pdup_standings *standings = build_standings(session, 0);
        for (int32_t k = 0; k < pdup_standings_result_count(standings); k++) {
            pdup_frequencies *table;
            int64_t results;
            seen own = look(standings, k);
            assert_ok(pdup_standings_result_frequencies_at(standings, k, &table));
            assert_ok(pdup_frequencies_total(table, &results));
            assert_int_equal(results, own.compared);
            if (own.state == PDUP_STATE_REAL && own.compared == own.expected) {
                int32_t whists;
                int64_t numerator;
                int64_t denominator;
                assert_ok(
                    pdup_standings_result_number_at(standings, k, PDUP_RESULT_WHISTS, &whists));
                assert_ok(matchpoints_of(table, whists, &numerator, &denominator));
                pdup__fraction found = pdup__fraction_of(numerator, denominator);
                assert_int_equal(pdup__fraction_compare(found, own.score), 0);
            }
            pdup_frequencies_unref(table);
        }
        pdup_standings_unref(standings);
        pdup_session_unref(session);
        field_release(&played);
    }
}

/* 100 * sum of matchpoints / sum of tops over the player's other boards; false without such boards. */
static bool own_percent(const pdup_standings *standings, const seen *of, pdup__fraction *out) {
    pdup__fraction score = pdup__fraction_of(0, 1);
    pdup__fraction tops = pdup__fraction_of(0, 1);
    for (int32_t i = 0; i < pdup_standings_result_count(standings); i++) {
        seen other = look(standings, i);
        bool counts = other.state == PDUP_STATE_REAL || other.state == PDUP_STATE_ASSIGNED;
        if (other.player == of->player && other.board != of->board && counts) {
            assert_true(pdup__fraction_add(score, other.score, &score));
            assert_true(pdup__fraction_add(tops, other.top, &tops));
        }
    }
    int64_t numerator;
    int64_t denominator;
    assert_true(pdup__fraction_to_int64(tops, &numerator, &denominator));
    return numerator != 0 &&
           pdup__fraction_multiply(score, pdup__fraction_of(100 * denominator, numerator), out);
}

/* Rules 11.2.B1: at least 60 %, 50 %, 40 % or, by regulation, less for the offender; of the full top. */
static void awards_are_of_the_full_top_by_the_own_percent(void **state) {
    (void)state;
    static const char *const keys[] = {"normalise", "plus", "minus", "turned-boards", NULL};
    pdup_random random = random_begin();
    int32_t plus = 0;
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, false);
        pdup_session *session = enter(&played);
        regulate(&random, session, keys);
        bool plus_is_own = is_value(session, "plus", "own");
        bool minus_is_own = is_value(session, "minus", "own");
        pdup_standings *standings = build_standings(session, 0);
        for (int32_t k = 0; k < pdup_standings_result_count(standings); k++) {
            seen own = look(standings, k);
            pdup__fraction percent = pdup__fraction_of(30 + 10 * own.award, 1);
            pdup__fraction others;
            if (own.state != PDUP_STATE_ARTIFICIAL || own.award == PDUP_AWARD_PERCENT) {
                continue;
            }
            if (own.award != PDUP_AWARD_AVERAGE && own_percent(standings, &own, &others)) {
                int order = pdup__fraction_compare(others, percent);
                bool is_plus = own.award == PDUP_AWARD_PLUS && plus_is_own && order > 0;
                bool is_minus = own.award == PDUP_AWARD_MINUS && minus_is_own && order < 0;
                percent = is_plus || is_minus ? others : percent;
                plus += is_plus;
            }
            pdup__fraction wanted;
            assert_true(pdup__fraction_multiply(
                percent, pdup__fraction_of(2 * (own.expected - 1), 100), &wanted));
            assert_int_equal(pdup__fraction_compare(own.score, wanted), 0);
        }
        pdup_standings_unref(standings);
        pdup_session_unref(session);
        field_release(&played);
    }
    assert_true(plus > 0);
}

/* Opposite whists give opposite scores: each method but `factor` is symmetric round half of its top (E - 1 or A - 1). */
static void methods_are_symmetric(void **state) {
    (void)state;
    static const char *const methods[] = {"neuberg", "ascherman", "stretch", "manual", "none"};
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS / 3; i++) {
        field played = next_field(&random, false);
        const char *method = methods[i % (int)PDUP_COUNT_OF(methods)];
        pdup_standings *standings[2];
        pdup_regulations *regulations;
        assert_ok(pdup_regulations_new(NULL, &regulations));
        assert_ok(pdup_regulations_set(regulations, "normalise", 9, method, strlen(method), NULL));
        for (int k = 0; k < 2; k++) {
            pdup_session *session = enter(&played);
            assert_ok(pdup_session_set_regulations(session, regulations));
            standings[k] = build_standings(session, 0);
            pdup_session_unref(session);
            field_mirror(&played);
        }
        for (int32_t k = 0; k < pdup_standings_result_count(standings[0]); k++) {
            seen own = look(standings[0], k);
            seen other = look(standings[1], k);
            pdup__fraction sum;
            if (own.compared != 0) {
                assert_true(pdup__fraction_add(own.score, other.score, &sum));
                assert_int_equal(pdup__fraction_compare(sum, own.top), 0);
            }
        }
        pdup_standings_unref(standings[1]);
        pdup_standings_unref(standings[0]);
        pdup_regulations_unref(regulations);
        field_release(&played);
    }
}

static void entry_in_any_order_gives_the_same_under_every_regulation(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS / 3; i++) {
        field played = next_field(&random, false);
        pdup_session *session = enter(&played);
        regulate(&random, session, NULL);
        pdup_regulations *regulations;
        assert_ok(pdup_session_regulations(session, &regulations));
        pdup_standings *standings = score(session);
        field_shuffle(&random, &played);
        pdup_session *other = enter(&played);
        assert_ok(pdup_session_set_regulations(other, regulations));
        pdup_standings *again = score(other);
        assert_int_equal(standings != NULL, again != NULL);
        if (standings != NULL) {
            assert_same_standings(standings, again);
        }
        pdup_standings_unref(again);
        pdup_standings_unref(standings);
        pdup_regulations_unref(regulations);
        pdup_session_unref(other);
        pdup_session_unref(session);
        field_release(&played);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(every_score_is_within_its_top_and_every_sum_is_due),
    cmocka_unit_test(every_method_has_its_sum),
    cmocka_unit_test(frequencies_give_the_matchpoints),
    cmocka_unit_test(awards_are_of_the_full_top_by_the_own_percent),
    cmocka_unit_test(methods_are_symmetric),
    cmocka_unit_test(entry_in_any_order_gives_the_same_under_every_regulation),
};

PDUP_TEST_MAIN(tests)
