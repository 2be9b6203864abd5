/* SPDX-License-Identifier: MIT */
/* Who is before whom when percents are equal, and who has no place at all. */
#include "score_case.h"

#include "scoring/ranking.h"

enum { PLAYERS = 4 };

/* What a player has; the results below are for those tie-breaks that look at them. */
typedef struct player_case {
    int32_t percent;
    int32_t total;
    int32_t tops;
    int32_t whists;
    int32_t boards;
    bool is_disqualified;
} player_case;

static void fill(pdup__totals *entries, const player_case *players) {
    for (int32_t i = 0; i < PLAYERS; i++) {
        entries[i] = pdup__totals_none(i + 1);
        entries[i].has_percent = players[i].percent >= 0;
        entries[i].percent = pdup__fraction_of(players[i].percent, 1);
        entries[i].total = pdup__fraction_of(players[i].total, 1);
        entries[i].tops = players[i].tops;
        entries[i].whists = players[i].whists;
        entries[i].boards = players[i].boards;
        entries[i].is_disqualified = players[i].is_disqualified;
    }
}

/* Places by player after ranking. */
static pdup_status rank(const char *regulations, pdup__totals *entries,
                        const pdup_standings *standings, const uint8_t *seed, int32_t *places) {
    pdup__chosen chosen = case_chosen(regulations);
    pdup_allocator allocator = pdup__allocator(NULL);
    pdup__ranking ranking = {.allocator = &allocator,
                             .chosen = &chosen,
                             .minimum_boards = chosen.minimum_boards,
                             .entries = entries,
                             .entry_count = PLAYERS,
                             .results = standings ? standings->results : NULL,
                             .result_count = standings ? standings->result_count : 0,
                             .seed = seed,
                             .session = 1};
    pdup_status status = pdup__rank(&ranking);
    for (int32_t i = 0; i < PLAYERS && status == PDUP_OK; i++) {
        places[entries[i].player - 1] = entries[i].place;
    }
    return status;
}

static void figures_of_the_players_decide_in_turn(void **state) {
    (void)state;
    static const struct {
        const char *regulations;
        player_case players[PLAYERS];
        int32_t places[PLAYERS];
    } rows[] = {
        {"tie-break none",
         {{50, 9, 1, 1, 4, 0}, {50, 5, 1, 2, 4, 0}, {60, 0, 0, 0, 4, 0}, {40, 0, 0, 0, 4, 0}},
         {2, 2, 1, 4}},
        {"tie-break total",
         {{50, 9, 1, 1, 4, 0}, {50, 5, 1, 2, 4, 0}, {60, 0, 0, 0, 4, 0}, {40, 9, 0, 0, 4, 0}},
         {2, 3, 1, 4}},
        {"tie-break tops",
         {{50, 9, 1, 1, 4, 0}, {50, 5, 3, 2, 4, 0}, {50, 0, 3, 0, 4, 0}, {40, 0, 9, 0, 4, 0}},
         {3, 1, 1, 4}},
        {"tie-break whists",
         {{50, 9, 1, -7, 4, 0}, {50, 5, 3, -2, 4, 0}, {50, 0, 3, 0, 4, 0}, {50, 0, 9, -2, 4, 0}},
         {4, 2, 1, 2}},
        {"tie-break tops total",
         {{50, 9, 1, 1, 4, 0}, {50, 5, 3, 2, 4, 0}, {50, 6, 3, 0, 4, 0}, {50, 9, 1, 0, 4, 0}},
         {3, 2, 1, 3}},
        {"minimum-boards 4",
         {{50, 0, 0, 0, 3, 0}, {40, 0, 0, 0, 4, 0}, {60, 0, 0, 0, 0, 0}, {40, 0, 0, 0, 5, 0}},
         {0, 1, 0, 1}},
        {"tie-break total",
         {{50, 1, 0, 0, 3, 1}, {50, 1, 0, 0, 4, 0}, {-1, 9, 0, 0, 0, 0}, {40, 0, 0, 0, 5, 1}},
         {0, 1, 0, 0}},
        /* Without percents the total is what counts. */
        {"measure whists",
         {{-1, -3, 0, 0, 1, 0}, {-1, 8, 0, 0, 2, 0}, {-1, 99, 0, 0, 0, 0}, {-1, 8, 0, 0, 5, 0}},
         {3, 1, 0, 1}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__totals entries[PLAYERS];
        int32_t places[PLAYERS];
        fill(entries, rows[i].players);
        assert_ok(rank(rows[i].regulations, entries, NULL, NULL, places));
        for (int32_t k = 0; k < PLAYERS; k++) {
            if (places[k] != rows[i].places[k]) {
                fail_msg("row %d, player %d: %d", (int)i, (int)k + 1, (int)places[k]);
            }
        }
    }
}

static void who_has_no_place_is_told_why(void **state) {
    (void)state;
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 4, 1}, {50, 0, 0, 0, 4, 0}, {50, 0, 0, 0, 3, 0}, {-1, 0, 0, 0, 0, 0}};
    static const pdup_placing wanted[PLAYERS] = {PDUP_PLACING_PLACED, PDUP_PLACING_DISQUALIFIED,
                                                 PDUP_PLACING_BELOW_MINIMUM, PDUP_PLACING_NO_SCORE};
    static const int32_t order[PLAYERS] = {2, 1, 3, 4};
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, players);
    assert_ok(rank("minimum-boards 4", entries, NULL, NULL, places));
    for (int32_t i = 0; i < PLAYERS; i++) {
        assert_int_equal(entries[i].player, order[i]);
        assert_int_equal(entries[i].state, wanted[i]);
    }
}

/* All with the same percent, and boards 1 to 3 in line N: matchpoints of each player there, -1 without a score. */
static const int32_t scores[3][PLAYERS] = {{4, 2, 2, -1}, {0, 2, -1, 0}, {1, -1, 1, 0}};

static pdup_standings *three_boards(void) {
    pdup_standings *standings = case_standings(PLAYERS, 3 * PLAYERS);
    for (int32_t board = 1; board <= 3; board++) {
        for (int32_t player = 1; player <= PLAYERS; player++) {
            int32_t score = scores[board - 1][player - 1];
            pdup_state state = score < 0 ? PDUP_STATE_ANNULLED : PDUP_STATE_REAL;
            pdup__result *result = case_add(standings, board, player, state);
            result->matchpoints = pdup__fraction_of(score < 0 ? 0 : score, 1);
        }
    }
    return standings;
}

static void direct_comparison_is_among_those_still_tied(void **state) {
    (void)state;
    /* Board 1: 1 beats 2 and 3, who are equal: 4 1 1. Board 2: 2 beats 1 and 4: 1 2+2 - 1 . Board 3: 1 and 3 beat 4 and are
     * equal: 3 . 3 0. In all 8, 5, 4, 1. */
    static const player_case all[PLAYERS] = {
        {50, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}};
    /* Without player 1 who is ahead: board 1: 2 and 3 equal, board 2: 2 beats 4, board 3: 3 beats 4. */
    static const player_case three[PLAYERS] = {
        {60, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}, {50, 0, 0, 0, 3, 0}};
    static const int32_t of_all[PLAYERS] = {1, 2, 3, 4};
    static const int32_t of_three[PLAYERS] = {1, 2, 2, 4};
    pdup_standings *standings = three_boards();
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, all);
    assert_ok(rank("tie-break direct", entries, standings, NULL, places));
    assert_memory_equal(places, of_all, sizeof places);
    fill(entries, three);
    assert_ok(rank("tie-break direct", entries, standings, NULL, places));
    assert_memory_equal(places, of_three, sizeof places);
    pdup_standings_unref(standings);
}

static void nobody_beats_himself(void **state) {
    (void)state;
    /* Player 1 has the board twice, with 3 and 1; 2 has 2 once. They beat each other once. */
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {10, 0, 0, 0, 1, 0}, {10, 0, 0, 0, 1, 0}};
    static const int32_t wanted[PLAYERS] = {1, 1, 3, 3};
    static const int32_t twice[3][2] = {{1, 3}, {1, 1}, {2, 2}};
    pdup_standings *standings = case_standings(PLAYERS, 3);
    for (int i = 0; i < 3; i++) {
        pdup__result *result = case_add(standings, 1, twice[i][0], PDUP_STATE_REAL);
        result->matchpoints = pdup__fraction_of(twice[i][1], 1);
    }
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, players);
    assert_ok(rank("tie-break direct", entries, standings, NULL, places));
    assert_memory_equal(places, wanted, sizeof places);
    pdup_standings_unref(standings);
}

/* Round by round who sits at table 1 and 2, board after board. */
static void opponents_are_met_once_a_round(void **state) {
    (void)state;
    static const int32_t sittings[][4] = {
        /* board, round, table, player */
        {1, 1, 1, 1}, {1, 1, 1, 3}, {2, 1, 1, 1}, {2, 1, 1, 3},
        {1, 1, 2, 2}, {1, 1, 2, 4}, {3, 2, 1, 2}, {3, 2, 1, 3},
    };
    /* As at ebu.co.uk, splitting ties: the mean, since the numbers of opponents differ. 1 met 3 (60), 2 met 4 (40) and 3 (60): means 60 and 50. */
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {60, 0, 0, 0, 1, 0}, {40, 0, 0, 0, 1, 0}};
    static const int32_t wanted[PLAYERS] = {2, 3, 1, 4};
    pdup_standings *standings = case_standings(PLAYERS, PDUP_COUNT_OF(sittings));
    for (size_t i = 0; i < PDUP_COUNT_OF(sittings); i++) {
        pdup__result *result =
            case_add(standings, sittings[i][0], sittings[i][3], PDUP_STATE_NOT_PLAYED);
        result->round = sittings[i][1];
        result->table = sittings[i][2];
    }
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, players);
    assert_ok(rank("tie-break opponents", entries, standings, NULL, places));
    assert_memory_equal(places, wanted, sizeof places);
    /* An opponent without a percent is left out, and who met nobody else comes last. */
    fill(entries, players);
    entries[2].has_percent = false;
    static const int32_t without[PLAYERS] = {2, 1, 0, 3};
    assert_ok(rank("tie-break opponents", entries, standings, NULL, places));
    assert_memory_equal(places, without, sizeof places);
    pdup_standings_unref(standings);
}

/* Rows of board, round, table and player; ends with board 0. */
static void assert_opponents(const int32_t (*sittings)[4], const int32_t *wanted) {
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {60, 0, 0, 0, 1, 0}, {40, 0, 0, 0, 1, 0}};
    pdup_standings *standings = case_standings(PLAYERS, CASE_RESULTS);
    for (; (*sittings)[0] != 0; sittings++) {
        pdup__result *result =
            case_add(standings, (*sittings)[0], (*sittings)[3], PDUP_STATE_NOT_PLAYED);
        result->round = (*sittings)[1];
        result->table = (*sittings)[2];
    }
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, players);
    assert_ok(rank("tie-break opponents", entries, standings, NULL, places));
    assert_memory_equal(places, wanted, sizeof places);
    pdup_standings_unref(standings);
}

static void opponents_met_again_in_another_round_count_again(void **state) {
    (void)state;
    /* 1 met 3 and 4, mean 50. 2 met 4 in two rounds and 3 in one: a third of 140. */
    static const int32_t again[][4] = {{1, 1, 1, 1}, {1, 1, 1, 3}, {2, 2, 1, 1}, {2, 2, 1, 4},
                                       {3, 1, 2, 2}, {3, 1, 2, 4}, {4, 3, 1, 2}, {4, 3, 1, 4},
                                       {5, 2, 2, 2}, {5, 2, 2, 3}, {0}};
    static const int32_t second[PLAYERS] = {2, 3, 1, 4};
    assert_opponents(again, second);
    /* 1 and 2 met each other and 3, at one table: the same mean. */
    static const int32_t together[][4] = {{1, 1, 1, 1}, {1, 1, 1, 2}, {1, 1, 1, 3}, {0}};
    static const int32_t tied[PLAYERS] = {2, 2, 1, 4};
    assert_opponents(together, tied);
}

static void percents_that_have_no_common_sum_are_told(void **state) {
    (void)state;
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {60, 0, 0, 0, 1, 0}, {40, 0, 0, 0, 1, 0}};
    pdup_standings *standings = case_standings(PLAYERS, PLAYERS);
    for (int32_t i = 1; i <= PLAYERS; i++) {
        case_add(standings, 1, i, PDUP_STATE_REAL)->table = 1;
    }
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    fill(entries, players);
    const pdup__wide power = {UINT64_C(1) << 63, 0};
    entries[2].percent = (pdup__fraction){{0, 1}, power, false};
    entries[3].percent = pdup__fraction_of(1, 3);
    assert_status(rank("tie-break opponents", entries, standings, NULL, places), PDUP_E_OVERFLOW);
    assert_status(rank("tie-break opponents;unit 1/10", entries, standings, NULL, places), PDUP_OK);
    /* The sum is there, a third of it is not. */
    fill(entries, players);
    entries[1].percent = pdup__fraction_of(0, 1);
    entries[2].percent = (pdup__fraction){{0, 1}, power, false};
    entries[3].percent = pdup__fraction_of(0, 1);
    entries[0].has_percent = false;
    assert_status(rank("tie-break opponents", entries, standings, NULL, places), PDUP_E_OVERFLOW);
    pdup_standings_unref(standings);
}

static void a_lot_is_drawn_from_the_seed_alone(void **state) {
    (void)state;
    static const player_case players[PLAYERS] = {
        {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}, {50, 0, 0, 0, 1, 0}};
    pdup__totals entries[PLAYERS];
    int32_t places[PLAYERS];
    int32_t seen[PLAYERS] = {0};
    fill(entries, players);
    assert_status(rank("tie-break lot", entries, NULL, NULL, places), PDUP_E_STATE);
    int32_t first[PLAYERS] = {0};
    for (int i = 0; i < 200; i++) {
        uint8_t seed[PDUP_SEED_BYTES] = {(uint8_t)i};
        int32_t again[PLAYERS];
        fill(entries, players);
        assert_ok(rank("tie-break lot", entries, NULL, seed, places));
        fill(entries, players);
        assert_ok(rank("tie-break lot", entries, NULL, seed, again));
        assert_memory_equal(places, again, sizeof places);
        int32_t sum = 0;
        for (int32_t k = 0; k < PLAYERS; k++) {
            sum += 1 << places[k];
            seen[k] += places[k] == 1;
        }
        assert_int_equal(sum, 2 + 4 + 8 + 16);
        first[places[0] - 1]++;
    }
    for (int32_t k = 0; k < PLAYERS; k++) {
        assert_in_range(seen[k], 25, 75); /* 50 on the average, sd 6 */
        assert_in_range(first[k], 25, 75);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(figures_of_the_players_decide_in_turn),
    cmocka_unit_test(who_has_no_place_is_told_why),
    cmocka_unit_test(direct_comparison_is_among_those_still_tied),
    cmocka_unit_test(nobody_beats_himself),
    cmocka_unit_test(opponents_are_met_once_a_round),
    cmocka_unit_test(opponents_met_again_in_another_round_count_again),
    cmocka_unit_test(percents_that_have_no_common_sum_are_told),
    cmocka_unit_test(a_lot_is_drawn_from_the_seed_alone),
};

PDUP_TEST_MAIN(tests)
