/* SPDX-License-Identifier: MIT */
/* What must hold for every session, on random ones. */
#include "pdup_test.h"

#include "base/fraction.h"
#include "build.h"
#include "field.h"

enum { ROUNDS_ALL = PDUP_MAX_ROUNDS, SESSIONS = 12, MOST_PLAYERS = 60 };

/* Random sizes: 5, 7 or 11 tables, of three or four, stopped or not. */
static field next_field(pdup_random *random, bool is_ordinary) {
    static const int32_t tables[] = {5, 7, 11};
    int32_t count = tables[random_between(random, 0, 2)];
    int32_t rounds = random_between(random, 2, count);
    int32_t seats = random_between(random, 3, 4);
    return field_random(random, count, rounds, seats, is_ordinary);
}

static int32_t number_of(const pdup_standings *standings, int32_t index, pdup_entry which) {
    int32_t found;
    assert_ok(pdup_standings_number_at(standings, index, which, &found));
    return found;
}

/* A board that all tables have played: A is E, matchpoints are whole, the sum is E (E - 1). */
static void a_full_ordinary_line_sums_to_e_times_e_less_one(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t seats = 3; seats <= 4; seats++) {
        field played = field_random(&random, 7, 7, seats, true);
        pdup_session *session = field_enter(&played, NULL, NULL, ROUNDS_ALL);
        pdup_standings *standings = build_standings(session, 0);
        int64_t sum = 0;
        for (int32_t at = 0; at < pdup_standings_result_count(standings); at++) {
            int64_t numerator;
            int64_t denominator;
            assert_ok(pdup_standings_result_figure_at(standings, at, PDUP_FIGURE_TOTAL, &numerator,
                                                      &denominator));
            assert_true(denominator == 1);
            sum += numerator;
            if (at % 7 == 6) {
                assert_int_equal(sum, 7 * 6);
                sum = 0;
            }
        }
        pdup_standings_unref(standings);
        pdup_session_unref(session);
        field_release(&played);
    }
}

static int32_t *random_order(pdup_random *random, int32_t count) {
    int32_t *order = calloc((size_t)count + 1, sizeof *order);
    assert_non_null(order);
    for (int32_t i = 0; i < count; i++) {
        order[i] = i;
    }
    random_shuffle(random, order, count);
    return order;
}

static void the_order_of_entry_does_not_matter(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, false);
        int32_t *rows = random_order(&random, played.row_count);
        int32_t *awards = random_order(&random, played.award_count);
        pdup_session *session = field_enter(&played, NULL, NULL, ROUNDS_ALL);
        pdup_session *shuffled = field_enter(&played, rows, awards, ROUNDS_ALL);
        pdup_standings *standings = build_standings(session, 0);
        pdup_standings *other = build_standings(shuffled, 0);
        assert_same_standings(standings, other);
        pdup_standings_unref(other);
        pdup_standings_unref(standings);
        pdup_session_unref(shuffled);
        pdup_session_unref(session);
        free(awards);
        free(rows);
        field_release(&played);
    }
}

static void standings_after_a_round_are_those_of_the_rows_so_far(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t seats = 3; seats <= 4; seats++) {
        field played = field_random(&random, 7, 7, seats, false);
        pdup_session *session = field_enter(&played, NULL, NULL, ROUNDS_ALL);
        for (int32_t round = 1; round <= 8; round++) {
            pdup_session *part = field_enter(&played, NULL, NULL, round);
            pdup_standings *so_far = build_standings(session, round);
            pdup_standings *wanted = build_standings(part, 0);
            assert_same_standings(so_far, wanted);
            pdup_standings_unref(wanted);
            pdup_standings_unref(so_far);
            pdup_session_unref(part);
        }
        pdup_session_unref(session);
        field_release(&played);
    }
}

/* Exact percent and place of each player. */
typedef struct ranking {
    int32_t places[MOST_PLAYERS + 1];
    pdup__fraction percents[MOST_PLAYERS + 1];
} ranking;

static ranking rank(const field *played) {
    ranking found = {{0}, {{{0, 0}, {0, 0}, false}}};
    pdup_session *session = field_enter(played, NULL, NULL, ROUNDS_ALL);
    pdup_standings *standings = build_standings(session, 0);
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        int32_t player = number_of(standings, i, PDUP_ENTRY_PLAYER);
        int64_t numerator;
        int64_t denominator;
        assert_ok(
            pdup_standings_figure_at(standings, i, PDUP_FIGURE_PERCENT, &numerator, &denominator));
        found.places[player] = number_of(standings, i, PDUP_ENTRY_PLACE);
        found.percents[player] =
            pdup__fraction_of(numerator, denominator != 0 ? denominator : INT64_C(1));
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
    return found;
}

static void assert_same_rank(const ranking *a, int32_t first, const ranking *b, int32_t second) {
    assert_int_equal(a->places[first], b->places[second]);
    assert_int_equal(pdup__fraction_compare(a->percents[first], b->percents[second]), 0);
}

static void relabelling_the_players_relabels_the_ranking(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, false);
        ranking before = rank(&played);
        int32_t *labels = random_order(&random, played.players);
        for (int32_t row = 0; row < played.row_count; row++) {
            for (int seat = 0; seat < played.seats; seat++) {
                int32_t *player = &played.rows[row].players[seat];
                *player = *player != 0 ? labels[*player - 1] + 1 : 0;
            }
        }
        ranking after = rank(&played);
        for (int32_t player = 1; player <= played.players; player++) {
            assert_same_rank(&before, player, &after, labels[player - 1] + 1);
        }
        free(labels);
        field_release(&played);
    }
}

/* Each line is compared with itself alone, so what all of it has more makes no difference. */
static void moving_a_whole_line_changes_nothing(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, true);
        ranking before = rank(&played);
        int32_t moved = random_between(&random, 1, 1000);
        for (int32_t row = 0; row < played.row_count; row++) {
            if (played.rows[row].board % 2 == 0) {
                played.rows[row].whists[0] += moved;
                played.rows[row].whists[1] -= moved;
            }
        }
        ranking after = rank(&played);
        for (int32_t player = 1; player <= played.players; player++) {
            assert_same_rank(&before, player, &after, player);
        }
        field_release(&played);
    }
}

static void opposite_whists_give_opposite_percents(void **state) {
    (void)state;
    const pdup__fraction hundred = pdup__fraction_of(100, 1);
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        field played = next_field(&random, true);
        ranking before = rank(&played);
        field_mirror(&played);
        ranking after = rank(&played);
        for (int32_t player = 1; player <= played.players; player++) {
            pdup__fraction sum;
            assert_true(pdup__fraction_add(before.percents[player], after.percents[player], &sum));
            assert_int_equal(pdup__fraction_compare(sum, hundred), 0);
        }
        field_release(&played);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_full_ordinary_line_sums_to_e_times_e_less_one),
    cmocka_unit_test(the_order_of_entry_does_not_matter),
    cmocka_unit_test(standings_after_a_round_are_those_of_the_rows_so_far),
    cmocka_unit_test(relabelling_the_players_relabels_the_ranking),
    cmocka_unit_test(moving_a_whole_line_changes_nothing),
    cmocka_unit_test(opposite_whists_give_opposite_percents),
};

PDUP_TEST_MAIN(tests)
