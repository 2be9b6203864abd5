/* SPDX-License-Identifier: MIT */
/* Tallies: a NULL, a handle of another type, or a number outside its limits for each argument in turn. */
#include "pdup_test.h"

#include "handles.h"

#include <stdbool.h>

enum { SESSION = 7, TALLY = 16, PLAYERS = 20 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

static void tallies_are_refused(handles *all, void *wrong) {
    pdup_tally *tally = wrong;
    int64_t numbers[2] = {9, 9};
    size_t length = 9;
    pdup_standings *standings = all->standings;
    REFUSED(pdup_tally_update(tally));
    REFUSED(pdup_tally_player_figure(tally, 1, PDUP_FIGURE_TOTAL, &numbers[0], &numbers[1]));
    assert_true(numbers[0] == 0 && numbers[1] == 0);
    REFUSED(pdup_tally_player_figure_text(tally, 1, PDUP_FIGURE_TOTAL, 2, PDUP_ROUND_UP, NULL, 0,
                                          &length));
    assert_int_equal(length, 0);
    REFUSED(pdup_tally_standings(tally, &standings));
    assert_null(standings);
}

static void sessions_are_refused(handles *all, void *wrong) {
    pdup_tally *made = all->tally;
    REFUSED(pdup_tally_new(wrong, &made));
    assert_null(made);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, TALLY, tallies_are_refused);
    handles_each_wrong(&all, SESSION, sessions_are_refused);
    handles_release(&all);
}

static void a_place_for_every_result_is_needed(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int64_t number = 9;
    REFUSED(pdup_tally_new(all.session, NULL));
    REFUSED(pdup_tally_standings(all.tally, NULL));
    REFUSED(pdup_tally_player_figure(all.tally, 1, PDUP_FIGURE_TOTAL, NULL, &number));
    REFUSED(pdup_tally_player_figure(all.tally, 1, PDUP_FIGURE_TOTAL, &number, NULL));
    REFUSED(pdup_tally_player_figure_text(all.tally, 1, PDUP_FIGURE_TOTAL, 2, PDUP_ROUND_UP, NULL,
                                          0, NULL));
    assert_null(pdup_tally_ref(NULL));
    pdup_tally_unref(NULL);
    handles_release(&all);
}

static void players_figures_and_formats_have_limits(void **state) {
    (void)state;
    static const struct {
        int32_t player;
        pdup_figure figure;
        int32_t decimals;
        bool has_integers;
    } rows[] = {
        {0, PDUP_FIGURE_TOTAL, 2, false},        {1, PDUP_FIGURE_TOTAL, 2, true},
        {PLAYERS, PDUP_FIGURE_SUM_DUE, 2, true}, {PLAYERS + 1, PDUP_FIGURE_TOTAL, 2, false},
        {1, PDUP_FIGURE_TOTAL - 1, 2, false},    {1, PDUP_FIGURE_SUM_DUE + 1, 2, false},
    };
    handles all = handles_make(NULL);
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        int64_t numbers[2];
        size_t length;
        pdup_status status = rows[i].has_integers ? PDUP_OK : PDUP_E_RANGE;
        assert_status(pdup_tally_player_figure(all.tally, rows[i].player, rows[i].figure,
                                               &numbers[0], &numbers[1]),
                      status);
        assert_status(pdup_tally_player_figure_text(all.tally, rows[i].player, rows[i].figure,
                                                    rows[i].decimals, PDUP_ROUND_UP, NULL, 0,
                                                    &length),
                      status);
    }
    size_t length;
    char text[2] = "?";
    assert_status(pdup_tally_player_figure_text(all.tally, 1, PDUP_FIGURE_TOTAL, 10, PDUP_ROUND_UP,
                                                text, sizeof text, &length),
                  PDUP_E_RANGE);
    assert_status(pdup_tally_player_figure_text(all.tally, 1, PDUP_FIGURE_TOTAL, 9, PDUP_ROUND_UP,
                                                text, sizeof text, &length),
                  PDUP_E_SPACE);
    assert_true(length > 1 && text[0] == '?');
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(a_place_for_every_result_is_needed),
    cmocka_unit_test(players_figures_and_formats_have_limits),
};

PDUP_TEST_MAIN(tests)
