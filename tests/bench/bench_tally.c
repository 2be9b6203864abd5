/* SPDX-License-Identifier: MIT */
/* What one change costs in sessions of 10 to 10 000 boards, played in full at five tables: with a tally, and by scoring
 * everything. Each change gives a row another group or takes it back. */
#include "bench.h"

#include "build.h"

#include <pdup/tally.h>

#include <stdbool.h>
#include <stdlib.h>

enum { TABLES = 5, PLAYERS = 20, CHANGES = 2000, FULL = 20000 };

static void add_board(pdup_session *session, int32_t board) {
    pdup_traveller *traveller = build_board(session, board, 4);
    for (int32_t table = 1; table <= TABLES; table++) {
        int32_t whists = 6 * ((board * 7 + table * 3) % 10);
        const int32_t players[] = {table, 5 + table, 10 + table, 15 + table};
        const int32_t all[] = {whists, -whists, 0, 0};
        row_spec spec = spec_unknown((board - 1) % PDUP_MAX_ROUNDS + 1, table, players, all);
        build_entry(traveller, &spec);
    }
}

/* Changes a row of a board in the middle. */
static int change(const pdup_session *session, int32_t boards, int32_t group) {
    pdup_traveller *traveller;
    int32_t board = (boards + 1) / 2;
    if (pdup_session_traveller(session, board, &traveller) != PDUP_OK) {
        return 1;
    }
    int failures = pdup_traveller_set_group(traveller, board, 1, group, NULL) != PDUP_OK;
    pdup_traveller_unref(traveller);
    return failures;
}

static int measure_tally(pdup_session *session, int32_t boards) {
    char what[80];
    pdup_tally *tally;
    if (pdup_tally_new(session, &tally) != PDUP_OK) {
        return 1;
    }
    int64_t start = bench_now();
    int failures = pdup_tally_update(tally) != PDUP_OK;
    (void)snprintf(what, sizeof what, "%5d boards: first update", (int)boards);
    bench_report(what, start, 1);
    start = bench_now();
    for (int32_t i = 0; i < CHANGES; i++) {
        failures += change(session, boards, (i + 1) % 2);
        failures += pdup_tally_update(tally) != PDUP_OK;
    }
    (void)snprintf(what, sizeof what, "%5d boards: change and update", (int)boards);
    bench_report(what, start, CHANGES);
    pdup_tally_unref(tally);
    return failures;
}

static int measure_standings(const pdup_session *session, int32_t boards) {
    char what[80];
    int failures = 0;
    int32_t times = FULL / boards;
    int64_t start = bench_now();
    for (int32_t i = 0; i < times; i++) {
        pdup_standings *standings;
        failures += change(session, boards, (i + 1) % 2);
        failures += pdup_session_standings(session, 0, &standings) != PDUP_OK;
        pdup_standings_unref(standings);
    }
    (void)snprintf(what, sizeof what, "%5d boards: change and score everything", (int)boards);
    bench_report(what, start, times);
    return failures;
}

/* An award by own percent on a board: it is valued again with every change of its player. */
static int measure(int32_t boards, bool has_award) {
    pdup_session *session = build_session(NULL, PLAYERS);
    for (int32_t board = 1; board <= boards; board++) {
        add_board(session, board);
    }
    if (has_award) {
        printf("with an award by own percent:\n");
        build_award(session, 1, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    }
    int failures = measure_tally(session, boards) + measure_standings(session, boards);
    pdup_session_unref(session);
    return failures;
}

int main(void) {
    int failures = 0;
    for (int32_t boards = 10; boards <= 10000; boards *= 10) {
        failures += measure(boards, false) + measure(boards, true);
    }
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
