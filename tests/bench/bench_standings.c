/* SPDX-License-Identifier: MIT */
/* Standings of sessions of 20, 100 and about 1000 boards, played in full by rotations of four. The largest has no
 * missing results: the fractions of so many different numbers of results would need more than 128 bits. */
#include "bench.h"
#include "field.h"

static int measure(pdup_random *random, int32_t tables, bool is_ordinary, int32_t times) {
    field played = field_random(random, tables, tables, 4, is_ordinary);
    int64_t start = bench_now();
    pdup_session *session = field_enter(&played, NULL, NULL, PDUP_MAX_ROUNDS);
    char what[80];
    (void)snprintf(what, sizeof what, "%d boards, %d rows, %d awards: enter", (int)(tables * 4),
                   (int)played.row_count, (int)played.award_count);
    bench_report(what, start, 1);
    int failures = 0;
    start = bench_now();
    for (int32_t i = 0; i < times; i++) {
        pdup_standings *standings;
        failures += pdup_session_standings(session, 0, &standings) != PDUP_OK;
        pdup_standings_unref(standings);
    }
    (void)snprintf(what, sizeof what, "%d boards: standings", (int)(tables * 4));
    bench_report(what, start, times);
    pdup_session_unref(session);
    field_release(&played);
    return failures;
}

int main(void) {
    pdup_random random = {UINT64_C(0x5eed)}; /* always the same, to compare times */
    int failures = measure(&random, 5, false, 2000) + measure(&random, 25, false, 100);
    failures += measure(&random, 251, true, 1);
    return failures == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
