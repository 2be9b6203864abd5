/* SPDX-License-Identifier: MIT */
/* After any changes a tally is what scoring everything gives, in every figure. */
#include "pdup_test.h"

#include "build.h"
#include "field.h"

#include <pdup/ruling_log.h>
#include <pdup/tally.h>

#include <string.h>

enum { SESSIONS = 40, CHANGES = 40, LATE_TABLE = 100 };

/* A session that grows, and what is still to come. */
typedef struct course {
    pdup_random random;
    field played;
    int32_t entered; /* rows */
    int32_t rulings;
    int32_t late_rows;
    int64_t time; /* of the last correction */
    pdup_session *session;
    pdup_tally *tally;
} course;

static int32_t pick(course *of, int32_t least, int32_t most) {
    return random_between(&of->random, least, most);
}

static pdup_traveller *traveller_of(const course *of, int32_t board) {
    pdup_traveller *traveller;
    if (pdup_session_traveller(of->session, board, &traveller) != PDUP_OK) {
        return build_board(of->session, board, of->played.seats);
    }
    pdup_traveller_unref(traveller);
    return traveller;
}

static void enter_next(course *of) {
    if (of->entered < of->played.row_count) {
        field_enter_row(of->session, &of->played, &of->played.rows[of->entered++]);
    }
}

/* A row that no movement has: players meet a board again, or change their lines. */
static void enter_late(course *of) {
    int32_t players[4] = {0};
    int32_t whists[4] = {0, 0, 0, WHISTS_NONE};
    int32_t first = pick(of, 1, of->played.players);
    for (int32_t i = 0; i < of->played.seats; i++) {
        players[i] = (first + i - 1) % of->played.players + 1;
        whists[i] = i % 2 == 0 ? 6 : -6;
    }
    whists[2] -= of->played.seats == 3 ? 6 : 0;
    row_spec spec = spec_unknown(1, LATE_TABLE + of->late_rows++, players, whists);
    build_entry(traveller_of(of, pick(of, 1, 8)), &spec);
}

/* The row may have been taken out. */
static void set_group(course *of) {
    if (of->entered > 0) {
        const field_row *row = &of->played.rows[pick(of, 0, of->entered - 1)];
        pdup_status status = pdup_traveller_set_group(traveller_of(of, row->board), row->round,
                                                      row->table, pick(of, 0, 2), NULL);
        assert_true(status == PDUP_OK || status == PDUP_E_ROW_MISSING);
    }
}

static pdup_status make_effect(course *of, const pdup_ruling *empty, const field_row *row,
                               pdup_ruling **out) {
    static const int32_t whists[] = {6, -12, 3};
    static const int32_t weights[] = {50, 30, 20};
    pdup_seat seat = PDUP_SEAT_N + pick(of, 0, of->played.seats - 1);
    int32_t player = pick(of, 1, of->played.players);
    switch (pick(of, 1, 8)) {
    case 8:
        return pdup_ruling_with_deferred(empty, row->board, row->round, row->table, seat, NULL,
                                         out);
    case 1:
        return pdup_ruling_with_assigned(empty, row->board, row->round, row->table, seat, whists,
                                         weights, 3, NULL, out);
    case 2:
        return pdup_ruling_with_annulled(empty, row->board, row->round, row->table, seat, NULL,
                                         out);
    case 3:
        return pdup_ruling_with_percent(empty, row->board, row->round, row->table, seat,
                                        pick(of, 0, 100), NULL, out);
    case 4:
        return pick(of, 1, 4) == 1 ? pdup_ruling_with_disqualified(empty, player, NULL, out)
                                   : pdup_ruling_with_penalty(empty, player, pick(of, 1, 3),
                                                              pick(of, -9, 40), 3, NULL, out);
    default:
        return pdup_ruling_with_artificial(empty, row->board, row->round, row->table, seat,
                                           pick(of, 1, 3), NULL, out);
    }
}

static void rule(course *of) {
    if (of->entered == 0) {
        return;
    }
    pdup_ruling *empty;
    pdup_ruling *ruling;
    const field_row *row = &of->played.rows[pick(of, 0, of->entered - 1)];
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(make_effect(of, empty, row, &ruling));
    int32_t replaced = of->rulings > 0 && pick(of, 1, 3) == 1 ? pick(of, 1, of->rulings) : 0;
    pdup_status status =
        replaced == 0
            ? pdup_session_add_ruling(of->session, of->rulings + 1, 0, ruling, NULL)
            : pdup_session_replace_ruling(of->session, replaced, of->rulings + 1, 0, ruling, NULL);
    /* At a table of three nobody sits at W, and the row may have been taken out. */
    assert_true(status == PDUP_OK || status == PDUP_E_RULING_CONFLICT ||
                status == PDUP_E_RULING_ROW || status == PDUP_E_RULING_STATE);
    of->rulings += status == PDUP_OK;
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

/* A ruling ends, or a draft comes into force. */
static void end_ruling(course *of) {
    if (of->rulings == 0) {
        return;
    }
    int32_t number = pick(of, 1, of->rulings);
    int32_t asker = pick(of, 1, of->played.players);
    pdup_authority authority = PDUP_AUTHORITY_COMMITTEE;
    pdup_status status =
        pdup_session_approve_ruling(of->session, number, 0, PDUP_AUTHORITY_ORGANISERS, NULL);
    if (status != PDUP_OK) {
        status = pick(of, 1, 2) == 1
                     ? pdup_session_waive_ruling(of->session, number, 0, &asker, 1, NULL)
                     : pdup_session_revoke_ruling(of->session, number, 0, authority, NULL);
    }
    assert_true(status == PDUP_OK || status == PDUP_E_RULING_CONFLICT ||
                status == PDUP_E_RULING_STATE);
}

static const char *const values[][2] = {
    {"expected", "most"},
    {"expected", "most-event"},
    {"expected", "rows"},
    {"expected", "6"},
    {"normalise", "neuberg"},
    {"normalise", "ascherman"},
    {"normalise", "none"},
    {"normalise", "stretch"},
    {"small-groups", "none"},
    {"small-groups", "ebu"},
    {"small-groups", "acbl"},
    {"small-groups", "custom 50 80,20 90,50,10 third"},
    {"plus", "own"},
    {"plus", "fixed"},
    {"minus", "own"},
    {"minus", "fixed"},
    {"own-counts", "all"},
    {"own-counts", "with-average"},
    {"own-counts", "ordinary"},
    {"unit", "1/10"},
    {"unit", "exact"},
    {"measure", "whists"},
    {"measure", "datum"},
    {"measure", "cross"},
    {"measure", "matchpoints"},
    {"measure", "matchpoints"},
    {"measure", "matchpoints"},
    {"tie-break", "total tops direct opponents whists"},
    {"tie-break", "lot"},
    {"minimum-boards", "3"},
    {"fields", "rooms"},
    {"fields", "joint"},
    {"turned-boards", "refuse"},
    {"expected", "scheduled"},
};

static void regulate(course *of) {
    pdup_regulations *regulations;
    const char *const *value = values[pick(of, 0, (int32_t)PDUP_COUNT_OF(values) - 1)];
    assert_ok(pdup_session_regulations(of->session, &regulations));
    assert_ok(pdup_regulations_set(regulations, value[0], strlen(value[0]), value[1],
                                   strlen(value[1]), NULL));
    assert_ok(pdup_session_set_regulations(of->session, regulations));
    pdup_regulations_unref(regulations);
}

/* A row that is there, in another form: other players or whists, or not there any more. A ruling may forbid it. */
static void change_row(course *of) {
    if (of->entered == 0) {
        return;
    }
    field_row *from = &of->played.rows[pick(of, 0, of->entered - 1)];
    pdup_traveller *traveller = traveller_of(of, from->board);
    if (pick(of, 0, 1)) {
        int32_t first = from->players[0];
        from->players[0] = from->players[1];
        from->players[1] = first;
    }
    pdup_row *row = field_make_row(from);
    pdup_status status = pdup_traveller_remove_row(traveller, from->round, from->table, NULL);
    if (status == PDUP_E_ROW_CLOSED) {
        status = pick(of, 0, 1) ? pdup_traveller_correct_row(traveller, row, ++of->time, NULL, 0,
                                                             NULL, 0, NULL)
                                : pdup_traveller_strike_row(traveller, from->round, from->table,
                                                            ++of->time, NULL, 0, NULL, 0, NULL);
    } else if (status == PDUP_E_ROW_RULING) {
        status = pdup_traveller_replace_row(traveller, row, NULL);
    } else if (status == PDUP_E_ROW_MISSING || pick(of, 0, 1)) {
        status = pdup_traveller_add_row(traveller, row, NULL);
    }
    assert_true(status == PDUP_OK || status == PDUP_E_ROW_RULING);
    status = pick(of, 0, 3) == 0
                 ? pdup_traveller_close_row(traveller, from->round, from->table, NULL)
                 : PDUP_OK;
    assert_true(status == PDUP_OK || status == PDUP_E_ROW_MISSING);
    pdup_row_unref(row);
}

static void set_room(course *of) {
    assert_ok(pdup_session_set_room_tables(of->session, pick(of, 1, 6), NULL));
}

static void change(course *of) {
    int32_t what = pick(of, 1, 46);
    if (what > 40) {
        change_row(of);
    } else if (what <= 18) {
        enter_next(of);
    } else if (what <= 24) {
        set_group(of);
    } else if (what <= 33) {
        rule(of);
    } else if (what <= 35) {
        end_ruling(of);
    } else if (what <= 37) {
        enter_late(of);
    } else if (what <= 39) {
        regulate(of);
    } else {
        set_room(of);
    }
}

static void assert_same_figure(const course *of, const pdup_standings *standings, int32_t index,
                               int32_t player, pdup_figure figure) {
    char texts[2][128];
    size_t lengths[2];
    int64_t numbers[2][2];
    assert_ok(pdup_standings_figure_text_at(standings, index, figure, 4, PDUP_ROUND_UP, texts[0],
                                            sizeof texts[0], &lengths[0]));
    assert_ok(pdup_tally_player_figure_text(of->tally, player, figure, 4, PDUP_ROUND_UP, texts[1],
                                            sizeof texts[1], &lengths[1]));
    assert_string_equal(texts[0], texts[1]);
    pdup_status status =
        pdup_standings_figure_at(standings, index, figure, &numbers[0][0], &numbers[0][1]);
    assert_status(
        pdup_tally_player_figure(of->tally, player, figure, &numbers[1][0], &numbers[1][1]),
        status);
    assert_memory_equal(numbers[0], numbers[1], sizeof numbers[0]);
}

static void assert_up_to_date(const course *of) {
    pdup_standings *wanted;
    pdup_standings *found;
    pdup_status status = pdup_session_standings(of->session, 0, &wanted);
    if (status != PDUP_OK) {
        assert_int_equal(pdup_tally_update(of->tally), status);
        assert_status(pdup_tally_standings(of->tally, &found), PDUP_E_STATE);
        return;
    }
    assert_ok(pdup_tally_update(of->tally));
    assert_ok(pdup_tally_standings(of->tally, &found));
    assert_same_standings(wanted, found);
    for (int32_t i = 0; i < pdup_standings_count(wanted); i++) {
        int32_t player;
        assert_ok(pdup_standings_number_at(wanted, i, PDUP_ENTRY_PLAYER, &player));
        for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_WHISTS; figure++) {
            assert_same_figure(of, wanted, i, player, figure);
        }
    }
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
}

static course begin(pdup_random random, int32_t tables, int32_t seats) {
    static const char seed[] = "0123456789abcdef0123456789abcdef";
    course made = {.random = random};
    made.played = field_random(&made.random, tables, tables, seats, false);
    field_shuffle(&made.random, &made.played);
    made.session = build_session(NULL, made.played.players);
    assert_ok(pdup_session_set_seed(made.session, seed, PDUP_SEED_BYTES, NULL));
    assert_ok(pdup_tally_new(made.session, &made.tally));
    return made;
}

static void end(course *of) {
    pdup_tally_unref(of->tally);
    pdup_session_unref(of->session);
    field_release(&of->played);
}

static void a_tally_is_what_scoring_everything_gives(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        course run =
            begin(random, random_between(&random, 0, 1) ? 5 : 7, random_between(&random, 3, 4));
        int32_t rows_first = random_between(&random, 0, 60);
        for (int32_t k = 0; k < rows_first; k++) {
            enter_next(&run);
        }
        assert_up_to_date(&run);
        for (int k = 0; k < CHANGES; k++) {
            for (int32_t n = pick(&run, 1, 3); n > 0; n--) {
                change(&run);
            }
            assert_up_to_date(&run);
        }
        random = run.random;
        end(&run);
    }
}

static void scheduled_numbers_need_a_movement(void **state) {
    (void)state;
    course run = begin((pdup_random){7}, 5, 4);
    pdup_regulations *regulations;
    pdup_movement *movement;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_regulations_set(regulations, "expected", 8, "scheduled", 9, NULL));
    assert_ok(pdup_session_set_regulations(run.session, regulations));
    for (int32_t k = 0; k < 30; k++) {
        enter_next(&run);
    }
    assert_status(pdup_tally_update(run.tally), PDUP_E_STATE);
    int64_t numbers[2] = {9, 9};
    assert_status(
        pdup_tally_player_figure(run.tally, 1, PDUP_FIGURE_TOTAL, &numbers[0], &numbers[1]),
        PDUP_E_STATE);
    assert_true(numbers[0] == 0 && numbers[1] == 0);
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    assert_ok(pdup_session_set_movement(run.session, movement, NULL));
    assert_up_to_date(&run);
    for (int32_t rounds = 5; rounds >= 1; rounds--) {
        assert_ok(pdup_session_set_rounds_played(run.session, rounds, NULL));
        enter_next(&run);
        assert_up_to_date(&run);
    }
    pdup_movement_unref(movement);
    pdup_regulations_unref(regulations);
    end(&run);
}

/* A table for itself is a room; the last room takes in all tables there are no rooms for. */
static void tables_beyond_the_last_room_stand_in_it(void **state) {
    (void)state;
    static const int32_t tables[] = {1, 63, 64, 65, PDUP_MAX_TABLES};
    static const int32_t rooms[] = {1, 63, 64, 64, 64};
    static const int32_t whists[] = {6, -6, 0, 0};
    course run = begin((pdup_random){9}, 5, 4);
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_regulations_set(regulations, "fields", 6, "rooms", 5, NULL));
    assert_ok(pdup_session_set_regulations(run.session, regulations));
    assert_ok(pdup_session_set_room_tables(run.session, 1, NULL));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(tables); i++) {
        const int32_t players[] = {1 + i, 6 + i, 11 + i, 16 + i};
        row_spec spec = spec_unknown(1, tables[i], players, whists);
        build_entry(traveller_of(&run, 1), &spec);
        assert_up_to_date(&run);
    }
    pdup_standings *standings = build_standings(run.session, 0);
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(tables); i++) {
        int32_t room;
        int32_t expected;
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_ROOM, &room));
        assert_int_equal(room, rooms[i]);
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_EXPECTED, &expected));
        assert_int_equal(expected, rooms[i] == PDUP_MAX_ROOMS ? 3 : 1);
    }
    pdup_standings_unref(standings);
    pdup_regulations_unref(regulations);
    end(&run);
}

static void put_in_force(course *of, pdup_ruling *ruling) {
    assert_ok(pdup_session_add_ruling(of->session, ++of->rulings, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
}

/* Boards of three and of two rows; player 1, whose penalty is a part of his largest top, loses the larger one. */
static void the_largest_top_may_become_smaller(void **state) {
    (void)state;
    static const int32_t whists[] = {6, -6, 0, 0};
    course run = begin((pdup_random){11}, 5, 4);
    pdup_regulations *regulations;
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_regulations_set(regulations, "expected", 8, "rows", 4, NULL));
    assert_ok(pdup_session_set_regulations(run.session, regulations));
    for (int32_t table = 1; table <= 5; table++) {
        int32_t place = table <= 3 ? table : table - 3;
        const int32_t players[] = {place, 3 + place, 6 + place, 9 + place};
        row_spec spec = spec_unknown(1, table, players, whists);
        build_entry(traveller_of(&run, table <= 3 ? 1 : 2), &spec);
    }
    assert_ok(pdup_ruling_new(NULL, "own", 3, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_penalty(empty, 1, PDUP_PENALTY_TOP, 50, 1, NULL, &ruling));
    put_in_force(&run, ruling);
    assert_up_to_date(&run);
    assert_ok(pdup_ruling_with_annulled(empty, 1, 1, 1, PDUP_SEAT_N, NULL, &ruling));
    put_in_force(&run, ruling);
    assert_up_to_date(&run);
    pdup_ruling_unref(empty);
    pdup_regulations_unref(regulations);
    end(&run);
}

/* By whists alone an artificial score has no E, and then it is no score. */
static void an_own_percent_has_no_place_among_whists(void **state) {
    (void)state;
    course run = begin((pdup_random){13}, 5, 4);
    pdup_regulations *regulations;
    assert_ok(pdup_regulations_new(NULL, &regulations));
    assert_ok(pdup_regulations_set(regulations, "measure", 7, "whists", 6, NULL));
    assert_ok(pdup_session_set_regulations(run.session, regulations));
    for (int32_t k = 0; k < 20; k++) {
        enter_next(&run);
    }
    const field_row *row = &run.played.rows[0];
    build_award(run.session, ++run.rulings, row->board, row->round, row->table, PDUP_SEAT_N,
                PDUP_AWARD_PLUS);
    assert_up_to_date(&run);
    pdup_regulations_unref(regulations);
    end(&run);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(an_own_percent_has_no_place_among_whists),
    cmocka_unit_test(a_tally_is_what_scoring_everything_gives),
    cmocka_unit_test(scheduled_numbers_need_a_movement),
    cmocka_unit_test(the_largest_top_may_become_smaller),
    cmocka_unit_test(tables_beyond_the_last_room_stand_in_it),
};

PDUP_TEST_MAIN(tests)
