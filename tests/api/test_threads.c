/* SPDX-License-Identifier: MIT */
/* Handles that never change, and all handles as long as nobody changes them, may be used from many threads at once.
 * Says most under a thread sanitizer. */
#include "pdup_test.h"

#include "handles.h"

#include <pthread.h>
#include <stdbool.h>

enum { THREADS = 4, TURNS = 200 };

/* cmocka's assertions are for its own thread: the others only count what went wrong. */
typedef struct work {
    const handles *shared;
    int failures;
    char total[32]; /* what the thread has read at last */
} work;

static void note(work *own, bool is_right) {
    own->failures += !is_right;
}

static void share_references(work *own) {
    const handles *all = own->shared;
    pdup_deal_unref(pdup_deal_ref(all->deal));
    pdup_board_unref(pdup_board_ref(all->board));
    pdup_row_unref(pdup_row_ref(all->row));
    pdup_traveller_unref(pdup_traveller_ref(all->traveller));
    pdup_movement_unref(pdup_movement_ref(all->movement));
    pdup_ruling_unref(pdup_ruling_ref(all->ruling));
    pdup_regulations_unref(pdup_regulations_ref(all->regulations));
    pdup_session_unref(pdup_session_ref(all->session));
    pdup_standings_unref(pdup_standings_ref(all->standings));
    pdup_faults_unref(pdup_faults_ref(all->faults));
    pdup_tariff_unref(pdup_tariff_ref(all->tariff));
    pdup_tricks_unref(pdup_tricks_ref(all->tricks));
}

static void make_copies(work *own) {
    const handles *all = own->shared;
    pdup_board *board;
    pdup_board *dealt;
    pdup_movement *movement;
    pdup_ruling *ruling;
    note(own, pdup_board_with_price(all->board, 3, &board) == PDUP_OK);
    note(own, pdup_board_with_deal(board, all->deal, &dealt) == PDUP_OK);
    note(own, pdup_movement_with_rounds(all->movement, 2, &movement) == PDUP_OK);
    note(own, pdup_ruling_with_artificial(all->ruling, 1, 1, 1, PDUP_SEAT_W, PDUP_AWARD_MINUS, NULL,
                                          &ruling) == PDUP_OK);
    pdup_ruling_unref(ruling);
    pdup_movement_unref(movement);
    pdup_board_unref(dealt);
    pdup_board_unref(board);
}

static void read_shared(work *own) {
    const handles *all = own->shared;
    char text[80];
    size_t length;
    int32_t player;
    pdup_row *row;
    pdup_faults *faults;
    note(own, pdup_deal_text(all->deal, text, sizeof text, &length) == PDUP_OK);
    note(own, pdup_movement_player_at(all->movement, 2, 1, PDUP_SEAT_E, &player) == PDUP_OK);
    note(own, player == 10);
    note(own, pdup_traveller_row_at(all->traveller, 0, &row) == PDUP_OK);
    note(own, pdup_session_check(all->session, &faults) == PDUP_OK);
    note(own, pdup_faults_count(faults) == pdup_faults_count(all->faults));
    pdup_faults_unref(faults);
    pdup_row_unref(row);
}

/* A session is not shared while it is changed; computing from it changes nothing. */
static void score(work *own) {
    pdup_standings *standings;
    size_t length;
    note(own, pdup_session_standings(own->shared->session, 0, &standings) == PDUP_OK);
    note(own, pdup_standings_figure_text_at(standings, 0, PDUP_FIGURE_MAXIMUM, PDUP_EXACT, 0,
                                            own->total, sizeof own->total, &length) == PDUP_OK);
    pdup_standings_unref(standings);
}

static void *run(void *argument) {
    work *own = argument;
    for (int i = 0; i < TURNS; i++) {
        share_references(own);
        make_copies(own);
        read_shared(own);
        score(own);
    }
    return NULL;
}

static void many_threads_share_handles(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    pthread_t threads[THREADS];
    work works[THREADS];
    for (int i = 0; i < THREADS; i++) {
        works[i] = (work){.shared = &all};
        assert_int_equal(pthread_create(&threads[i], NULL, run, &works[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_int_equal(works[i].failures, 0);
        assert_string_equal(works[i].total, works[0].total);
    }
    handles_release(&all);
}

static void *release_last(void *argument) {
    pdup_standings_unref(argument);
    return NULL;
}

/* Whichever thread lets go last frees the handle. */
static void the_last_thread_frees_the_handle(void **state) {
    (void)state;
    for (int turn = 0; turn < TURNS; turn++) {
        handles all = handles_make(NULL);
        pdup_standings *standings = pdup_standings_ref(all.standings);
        handles_release(&all);
        pthread_t threads[THREADS];
        for (int i = 0; i < THREADS; i++) {
            assert_int_equal(
                pthread_create(&threads[i], NULL, release_last, pdup_standings_ref(standings)), 0);
        }
        pdup_standings_unref(standings);
        for (int i = 0; i < THREADS; i++) {
            assert_int_equal(pthread_join(threads[i], NULL), 0);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(many_threads_share_handles),
    cmocka_unit_test(the_last_thread_frees_the_handle),
};

PDUP_TEST_MAIN(tests)
