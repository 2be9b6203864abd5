/* SPDX-License-Identifier: MIT */
/* Totals of more bits than there are. Player 1 has the best result of the line N on boards that different prime
 * numbers of tables played: each puts its prime into the denominator of his total. */
#include "pdup_test.h"

#include "score_case.h"

#include "build.h"

#include <pdup/tally.h>

#include <stdbool.h>

enum { MOST_PRIMES = 24, PRIMES_TO_47 = 14, PLAYERS = 2000, BEST = 600 };

typedef struct plan {
    const char *what;
    int32_t primes[MOST_PRIMES]; /* ends with a 0 */
    int32_t expected_north;      /* E of line N, and of the other lines */
    int32_t expected_others;
    pdup_award award; /* of player 1, on one more board, at E; or none */
    bool has_twin;    /* player 5 has on each board what player 1 has, but no award */
    bool has_repeat;  /* player 1 has the worst result of board 1 too, and an award there */
} plan;

/* Who else sits at N is there once, so that only player 1 has a long total; E, S and W are the same three, whose
 * lines sum to integers. */
static void enter(pdup_traveller *traveller, int32_t round, int32_t table, int32_t north,
                  int32_t whists) {
    const int32_t players[] = {north, 2, 3, 4};
    const int32_t all[] = {whists, whists == WHISTS_UNKNOWN ? 0 : -whists, 0, 0};
    row_spec spec = spec_unknown(round, table, players, all);
    build_entry(traveller, &spec);
}

/* Player 1 at E of one more row of a board, and his award there. The row counts in no line N. */
static void add_award(pdup_session *session, pdup_traveller *traveller, int32_t board,
                      int32_t north, pdup_award award) {
    enum { TABLE = 200 };
    static const int32_t whists[] = {WHISTS_UNKNOWN, 0, 0, 0};
    const int32_t players[] = {north, 1, 3, 4};
    row_spec spec = spec_unknown(board, TABLE, players, whists);
    build_entry(traveller, &spec);
    build_award(session, 1, board, board, TABLE, PDUP_SEAT_E, award);
}

/* A board that so many tables played, with player 1 the best at the first. */
static void add_prime_board(pdup_session *session, const plan *from, int32_t board,
                            int32_t *next_player) {
    pdup_traveller *traveller = build_board(session, board, 4);
    bool is_repeated = from->has_repeat && board == 1;
    enter(traveller, board, 1, 1, BEST);
    for (int32_t table = 2; table <= from->primes[board - 1]; table++) {
        if (table == 2 && is_repeated) {
            enter(traveller, board, table, 1, -2 * BEST);
        } else if (table == 2 && from->has_twin) {
            enter(traveller, board, table, 5, BEST);
        } else {
            enter(traveller, board, table, (*next_player)++, -BEST);
        }
    }
    if (is_repeated) {
        add_award(session, traveller, board, (*next_player)++, PDUP_AWARD_PLUS);
    }
}

/* Board n is played in round n. */
static pdup_session *session_of(const plan *from) {
    pdup_session *session = build_session(NULL, PLAYERS);
    int32_t next_player = 6;
    int32_t board = 1;
    for (; from->primes[board - 1] != 0; board++) {
        add_prime_board(session, from, board, &next_player);
    }
    pdup_traveller *full = build_board(session, board, 4);
    for (int32_t table = 1; table <= from->expected_others; table++) {
        bool is_known = table <= from->expected_north;
        enter(full, board, table, next_player++, is_known ? 0 : WHISTS_UNKNOWN);
    }
    if (from->award != PDUP_AWARD_NONE) {
        add_award(session, build_board(session, board + 1, 4), board + 1, next_player, from->award);
    }
    return session;
}

/* Found by a search over sets of primes: each fails at another step of the work. */
static const plan too_long[] = {
    {"the sum of real scores",
     {3, 5, 7, 11, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97},
     101,
     160,
     PDUP_AWARD_NONE,
     false,
     false},
    {"the sum of what counts for the own percent",
     {3, 5, 7, 11, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97},
     101,
     160,
     PDUP_AWARD_PLUS,
     false,
     false},
    {"the real scores less those of the award's board",
     {97, 3, 5, 7, 11, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89},
     101,
     160,
     PDUP_AWARD_NONE,
     false,
     true},
    {"the own percent",
     {3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 73, 79, 83, 89, 97},
     100,
     143,
     PDUP_AWARD_PLUS,
     false,
     false},
    {"an award of the own percent",
     {3, 5, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89},
     98,
     113,
     PDUP_AWARD_PLUS,
     false,
     false},
    {"the sum with the award",
     {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83},
     89,
     116,
     PDUP_AWARD_PLUS,
     false,
     false},
    {"the percent with the award",
     {3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89},
     97,
     128,
     PDUP_AWARD_AVERAGE,
     false,
     false},
    {"the percent without an award",
     {3, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 73, 79, 83, 89, 97},
     100,
     143,
     PDUP_AWARD_NONE,
     false,
     false},
};

/* A tally refuses what scoring everything refuses, each time anew. */
static void assert_tally_refuses(pdup_session *session, const char *what) {
    pdup_tally *tally;
    pdup_standings *standings;
    assert_ok(pdup_tally_new(session, &tally));
    for (int i = 0; i < 2; i++) {
        pdup_status status = pdup_tally_update(tally);
        if (status != PDUP_E_OVERFLOW) {
            fail_msg("tally, %s: %s", what, pdup_status_name(status));
        }
        assert_status(pdup_tally_standings(tally, &standings), PDUP_E_STATE);
    }
    pdup_tally_unref(tally);
}

static void figures_of_more_than_128_bits_are_refused(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(too_long); i++) {
        pdup_session *session = session_of(&too_long[i]);
        pdup_standings *standings = (pdup_standings *)session;
        pdup_status status = pdup_session_standings(session, 0, &standings);
        if (status != PDUP_E_OVERFLOW) {
            fail_msg("%s: %s", too_long[i].what, pdup_status_name(status));
        }
        assert_null(standings);
        assert_tally_refuses(session, too_long[i].what);
        /* The session is as good as before: fewer rounds can be scored. */
        pdup_standings_unref(build_standings(session, 12));
        pdup_session_unref(session);
    }
}

static const plan long_plan = {"more than 64 bits",
                               {3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59},
                               64,
                               96,
                               PDUP_AWARD_PLUS,
                               false,
                               false};

static int32_t entry_of(const pdup_standings *standings, int32_t player) {
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        int32_t found;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &found));
        if (found == player) {
            return i;
        }
    }
    fail_msg("player %d has no entry", (int)player);
    return -1;
}

static void assert_entry_text(const pdup_standings *standings, int32_t index, pdup_figure figure,
                              int32_t decimals, const char *wanted) {
    char text[128];
    size_t length;
    assert_ok(pdup_standings_figure_text_at(standings, index, figure, decimals, PDUP_ROUND_UP, text,
                                            sizeof text, &length));
    assert_string_equal(text, wanted);
}

static void figures_of_more_than_64_bits_are_given_as_text(void **state) {
    (void)state;
    pdup_session *session = session_of(&long_plan);
    pdup_standings *standings = build_standings(session, 0);
    int32_t index = entry_of(standings, 1);
    static const struct {
        pdup_figure figure;
        const char *exact;
        const char *rounded;
        pdup_status status; /* of the integers */
    } rows[] = {
        {PDUP_FIGURE_TOTAL, "129591923549041579336465511/60566951029857698130705", "2139.647470205",
         PDUP_E_OVERFLOW},
        {PDUP_FIGURE_MAXIMUM, "2206", "2206.000000000", PDUP_OK},
        {PDUP_FIGURE_PERCENT, "1174904111958672523449370/12113390205971539626141", "96.992179066",
         PDUP_E_OVERFLOW},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int64_t numerator = 9;
        int64_t denominator = 9;
        assert_status(
            pdup_standings_figure_at(standings, index, rows[i].figure, &numerator, &denominator),
            rows[i].status);
        assert_true((numerator == 0) == (rows[i].status != PDUP_OK));
        assert_true((denominator == 0) == (rows[i].status != PDUP_OK));
        assert_entry_text(standings, index, rows[i].figure, PDUP_EXACT, rows[i].exact);
        assert_entry_text(standings, index, rows[i].figure, 9, rows[i].rounded);
    }
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void an_award_of_more_than_64_bits_is_given_as_text(void **state) {
    (void)state;
    pdup_session *session = session_of(&long_plan);
    pdup_standings *standings = build_standings(session, 0);
    int32_t index = 0;
    for (int32_t award = PDUP_AWARD_NONE; award == PDUP_AWARD_NONE; index++) {
        assert_ok(pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &award));
    }
    index--;
    char text[128];
    size_t length;
    int64_t numerator = 9;
    int64_t denominator = 9;
    assert_status(pdup_standings_result_figure_at(standings, index, PDUP_FIGURE_TOTAL, &numerator,
                                                  &denominator),
                  PDUP_E_OVERFLOW);
    assert_true(numerator == 0 && denominator == 0);
    assert_ok(pdup_standings_result_figure_text_at(standings, index, PDUP_FIGURE_TOTAL, PDUP_EXACT,
                                                   0, text, sizeof text, &length));
    assert_string_equal(text, "117490411195867252344937/637546852945870506639");
    assert_ok(pdup_standings_result_figure_text_at(standings, index, PDUP_FIGURE_PERCENT,
                                                   PDUP_EXACT, 0, text, sizeof text, &length));
    assert_string_equal(text, "1174904111958672523449370/12113390205971539626141");
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

/* An award of the own percent leaves the percent as it is, so the twins stay equal to the last bit. */
static void places_rest_on_figures_of_any_length(void **state) {
    (void)state;
    plan twins = long_plan;
    twins.has_twin = true;
    pdup_session *session = session_of(&twins);
    pdup_standings *standings = build_standings(session, 0);
    static const int32_t players[] = {1, 5};
    for (int32_t i = 0; i < 2; i++) {
        int32_t place;
        int32_t player;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player));
        assert_int_equal(place, 1);
        assert_int_equal(player, players[i]);
    }
    int32_t place;
    assert_ok(pdup_standings_number_at(standings, 2, PDUP_ENTRY_PLACE, &place));
    assert_int_equal(place, 3);
    pdup_standings_unref(standings);
    pdup_session_unref(session);
    session = session_of(&long_plan);
    standings = build_standings(session, 0);
    assert_int_equal(entry_of(standings, 1), 0);
    pdup_standings_unref(standings);
    pdup_session_unref(session);
}

static void assert_up_to_date(const pdup_session *session, pdup_tally *tally) {
    pdup_standings *found;
    pdup_standings *wanted = build_standings(session, 0);
    assert_ok(pdup_tally_update(tally));
    assert_ok(pdup_tally_standings(tally, &found));
    assert_same_standings(wanted, found);
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
}

/* Board 1 has three rows, board 2 five. */
static void set_group(const pdup_session *session, int32_t board, int32_t group) {
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(session, board, &traveller));
    assert_ok(pdup_traveller_set_group(traveller, board, 2, group, NULL));
    pdup_traveller_unref(traveller);
}

/* Players whose sums have no common denominator that is small are added up anew. */
static void a_tally_has_figures_of_any_length(void **state) {
    (void)state;
    static const pdup_award awards[] = {PDUP_AWARD_NONE, PDUP_AWARD_PLUS, PDUP_AWARD_AVERAGE,
                                        PDUP_AWARD_PLUS};
    for (size_t i = 0; i < PDUP_COUNT_OF(awards); i++) {
        plan from = long_plan;
        from.award = awards[i];
        if (i == 3) {
            /* A small common denominator, but for the award. */
            from.primes[PRIMES_TO_47] = 0;
            from.expected_others = 102;
        }
        pdup_tally *tally;
        pdup_session *session = session_of(&from);
        assert_ok(pdup_tally_new(session, &tally));
        assert_up_to_date(session, tally);
        for (int32_t group = 1; group >= 0; group--) {
            set_group(session, 1, group);
            assert_up_to_date(session, tally);
            set_group(session, 2, group);
            assert_up_to_date(session, tally);
        }
        build_award(session, 2, 3, 3, 2, PDUP_SEAT_E, PDUP_AWARD_PLUS);
        assert_up_to_date(session, tally);
        pdup_tally_unref(tally);
        pdup_session_unref(session);
    }
}

static void punish(pdup_session *session, int32_t number, int64_t denominator) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 1, PDUP_PENALTY_MATCHPOINTS, 1, denominator, NULL,
                                       &ruling));
    assert_ok(pdup_session_add_ruling(session, number, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

/* A penalty of a prime part of a matchpoint lengthens a total as a board does. */
static void a_penalty_may_be_too_much(void **state) {
    (void)state;
    pdup_session *session = session_of(&long_plan);
    static const int64_t primes[] = {997, 991, 983, 977, 971, 967};
    punish(session, 10, primes[0]);
    pdup_standings_unref(build_standings(session, 0));
    for (int32_t i = 1; i < (int32_t)PDUP_COUNT_OF(primes); i++) {
        punish(session, 10 + i, primes[i]);
    }
    pdup_standings *standings = (pdup_standings *)session;
    assert_status(pdup_session_standings(session, 0, &standings), PDUP_E_OVERFLOW);
    assert_null(standings);
    assert_tally_refuses(session, "penalties");
    pdup_session_unref(session);
}

enum { SESSIONS = 24 };

/* Each session has one board and one line, in which another prime number of points makes the top; player 1 is the better
 * of two, and has 75 % and a little more of it: half of E / (E - 1). */
static pdup_standings *sessions_of_primes(pdup__chosen *chosen, pdup__scored_session *parts) {
    static const int32_t primes[SESSIONS] = {101, 103, 107, 109, 113, 127, 131, 137,
                                             139, 149, 151, 157, 163, 167, 173, 179,
                                             181, 191, 193, 197, 199, 211, 223, 227};
    static const pdup__outcome outcomes[] = {{2, 100}, {1, 100}};
    pdup_standings *standings = case_standings(2, 2 * SESSIONS);
    for (int32_t i = 0; i < SESSIONS; i++) {
        chosen[i].choice[PDUP__KEY_EXPECTED] = PDUP__EXPECTED_NUMBER;
        chosen[i].expected = primes[i] + 1;
        for (int32_t player = 1; player <= 2; player++) {
            pdup__result *result = case_add(standings, 1, player, PDUP_STATE_REAL);
            result->session = i + 1;
            case_compare(standings, result, &outcomes[player - 1]);
        }
        parts[i] = (pdup__scored_session){
            .chosen = &chosen[i], .session = i + 1, .first = (size_t)(2 * i), .count = 2};
    }
    return standings;
}

static pdup_status score_primes(const char *regulations, pdup_standings **out) {
    pdup__chosen chosen[SESSIONS];
    pdup__scored_session parts[SESSIONS];
    for (int32_t i = 0; i < SESSIONS; i++) {
        chosen[i] = case_chosen(regulations);
    }
    *out = sessions_of_primes(chosen, parts);
    return pdup__score(*out, parts, SESSIONS, 0);
}

/* The sum of 24 percents with 24 primes below is too long. Under a unit all of them are rounded first, and nothing can
 * overflow. */
static void a_unit_makes_every_mean_of_sessions_fit(void **state) {
    (void)state;
    pdup_standings *standings;
    char text[64];
    size_t length;
    assert_status(score_primes("sessions mean", &standings), PDUP_E_OVERFLOW);
    pdup_standings_unref(standings);
    assert_status(score_primes("sessions mean;unit 1/10000", &standings), PDUP_OK);
    assert_ok(pdup_standings_figure_text_at(standings, 0, PDUP_FIGURE_PERCENT, PDUP_EXACT,
                                            PDUP_ROUND_UP, text, sizeof text, &length));
    /* The mean of 75 + 25 / P, each rounded to ten-thousandths. */
    assert_string_equal(text, "18039961/240000");
    pdup_standings_unref(standings);
}

/* Seven penalties with different prime numbers below have no common sum. Under a unit they are rounded too. */
static void a_unit_makes_every_penalty_fit(void **state) {
    (void)state;
    static const int32_t primes[] = {999983, 999979, 999961, 999959, 999953, 999931, 999917};
    for (pdup_penalty basis = PDUP_PENALTY_MATCHPOINTS; basis <= PDUP_PENALTY_PERCENT; basis++) {
        pdup__totals totals = pdup__totals_none(1);
        pdup__chosen exact = case_chosen("");
        pdup__chosen unit = case_chosen("unit 1/10");
        bool fits = true;
        totals.largest_top = 100;
        for (size_t i = 0; i < PDUP_COUNT_OF(primes); i++) {
            pdup__penalty penalty = {1, basis, pdup__fraction_of(1, primes[i])};
            fits = fits && pdup__totals_punish(&totals, &exact, &penalty);
        }
        assert_false(fits);
        totals = pdup__totals_none(1);
        totals.largest_top = 100;
        for (size_t i = 0; i < PDUP_COUNT_OF(primes); i++) {
            pdup__penalty penalty = {1, basis, pdup__fraction_of(primes[i] / 10 + 1, primes[i])};
            assert_true(pdup__totals_punish(&totals, &unit, &penalty));
        }
        assert_figure(basis == PDUP_PENALTY_PERCENT ? totals.percent_penalty : totals.penalty,
                      "7/10");
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(figures_of_more_than_128_bits_are_refused),
    cmocka_unit_test(figures_of_more_than_64_bits_are_given_as_text),
    cmocka_unit_test(an_award_of_more_than_64_bits_is_given_as_text),
    cmocka_unit_test(places_rest_on_figures_of_any_length),
    cmocka_unit_test(a_tally_has_figures_of_any_length),
    cmocka_unit_test(a_penalty_may_be_too_much),
    cmocka_unit_test(a_unit_makes_every_penalty_fit),
    cmocka_unit_test(a_unit_makes_every_mean_of_sessions_fit),
};

PDUP_TEST_MAIN(tests)
