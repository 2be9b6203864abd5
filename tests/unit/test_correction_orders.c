/* SPDX-License-Identifier: MIT */
/* However often rows are changed, and in whatever order: standings are those of the right rows entered at once. */
#include "pdup_test.h"

#include "build.h"
#include "field.h"

#include <pdup/tally.h>

#include <stdlib.h>

enum { SESSIONS = 20, MOST_STEPS = 6 };

/* What is still to be done to a row before it is right. */
typedef struct course {
    int32_t steps;
    bool is_entered;
    bool is_closed;
    int64_t time; /* of its last correction */
} course;

typedef struct evening {
    pdup_random *random;
    const field *played;
    pdup_session *session;
} evening;

static int32_t pick(const evening *of, int32_t least, int32_t most) {
    return random_between(of->random, least, most);
}

static pdup_traveller *traveller_of(const evening *of, int32_t board) {
    pdup_traveller *traveller;
    if (pdup_session_traveller(of->session, board, &traveller) != PDUP_OK) {
        return build_board(of->session, board, of->played->seats);
    }
    pdup_traveller_unref(traveller);
    return traveller;
}

/* Other players and whists at the same table. */
static pdup_row *wrong_row(const evening *of, const field_row *from) {
    int32_t players[4] = {0};
    int32_t whists[4] = {6, 6, -12, WHISTS_NONE};
    int32_t first = pick(of, 1, of->played->players);
    for (int32_t i = 0; i < of->played->seats; i++) {
        players[i] = (first + i) % of->played->players + 1;
    }
    if (of->played->seats == 4) {
        whists[3] = 0;
    }
    row_spec spec = spec_unknown(from->round, from->table, players, whists);
    return build_row(NULL, &spec);
}

static pdup_status change_open(const evening *of, course *step, const field_row *from,
                               const pdup_row *row) {
    pdup_traveller *traveller = traveller_of(of, from->board);
    if (!step->is_entered) {
        step->is_entered = true;
        return pdup_traveller_add_row(traveller, row, NULL);
    }
    if (step->steps > 0 && pick(of, 1, 4) == 1) {
        step->is_entered = false;
        return pdup_traveller_remove_row(traveller, from->round, from->table, NULL);
    }
    return pdup_traveller_replace_row(traveller, row, NULL);
}

static pdup_status change_closed(const evening *of, course *step, const field_row *from,
                                 const pdup_row *row) {
    pdup_traveller *traveller = traveller_of(of, from->board);
    step->time += pick(of, 1, 100);
    if (step->is_entered && step->steps > 0 && pick(of, 1, 4) == 1) {
        step->is_entered = false;
        return pdup_traveller_strike_row(traveller, from->round, from->table, step->time, NULL, 0,
                                         NULL, 0, NULL);
    }
    step->is_entered = true;
    return pdup_traveller_correct_row(traveller, row, step->time, NULL, 0, NULL, 0, NULL);
}

/* The last step of a row is its right form. */
static void take_step(const evening *of, course *step, const field_row *from) {
    step->steps--;
    pdup_row *row = step->steps == 0 ? field_make_row(from) : wrong_row(of, from);
    assert_ok(step->is_closed ? change_closed(of, step, from, row)
                              : change_open(of, step, from, row));
    pdup_row_unref(row);
    if (step->is_entered && !step->is_closed && pick(of, 1, 2) == 1) {
        step->is_closed = true;
        assert_ok(pdup_traveller_close_row(traveller_of(of, from->board), from->round, from->table,
                                           NULL));
    }
}

/* A row that was struck out and put back has lost its group. */
static void set_groups(const evening *of) {
    for (int32_t i = 0; i < of->played->row_count; i++) {
        const field_row *row = &of->played->rows[i];
        assert_ok(pdup_traveller_set_group(traveller_of(of, row->board), row->round, row->table,
                                           row->group, NULL));
    }
}

/* Steps of all rows in a random order; a tally looks on now and then. */
static void play(const evening *of, pdup_tally *tally) {
    int32_t count = of->played->row_count;
    course *courses = calloc((size_t)count, sizeof *courses);
    int32_t *order = calloc((size_t)count * MOST_STEPS, sizeof *order);
    int32_t steps = 0;
    assert_true(courses && order);
    for (int32_t i = 0; i < count; i++) {
        courses[i].steps = pick(of, 1, MOST_STEPS);
        for (int32_t k = 0; k < courses[i].steps; k++) {
            order[steps++] = i;
        }
    }
    random_shuffle(of->random, order, steps);
    for (int32_t i = 0; i < steps; i++) {
        take_step(of, &courses[order[i]], &of->played->rows[order[i]]);
        if (pick(of, 1, 20) == 1) {
            assert_ok(pdup_tally_update(tally));
        }
    }
    free(order);
    free(courses);
}

static void check_session(pdup_random *random, bool is_ordinary) {
    int32_t tables = random_between(random, 0, 1) ? 5 : 7;
    field played = field_random(random, tables, random_between(random, 1, tables),
                                random_between(random, 3, 4), is_ordinary);
    pdup_session *wanted = field_enter(&played, NULL, NULL, PDUP_MAX_ROUNDS);
    evening found = {random, &played, build_session(NULL, played.players)};
    pdup_tally *tally;
    assert_ok(pdup_tally_new(found.session, &tally));
    play(&found, tally);
    set_groups(&found);
    field_enter_awards(found.session, &played);
    assert_ok(pdup_tally_update(tally));
    pdup_standings *standings[] = {build_standings(wanted, 0), build_standings(found.session, 0),
                                   NULL};
    assert_ok(pdup_tally_standings(tally, &standings[2]));
    assert_same_standings(standings[0], standings[1]);
    assert_same_standings(standings[0], standings[2]);
    for (size_t i = 0; i < PDUP_COUNT_OF(standings); i++) {
        pdup_standings_unref(standings[i]);
    }
    pdup_tally_unref(tally);
    pdup_session_unref(found.session);
    pdup_session_unref(wanted);
    field_release(&played);
}

static void any_way_to_the_right_rows_gives_the_same_standings(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < SESSIONS; i++) {
        check_session(&random, i % 2 == 0);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(any_way_to_the_right_rows_gives_the_same_standings),
};

PDUP_TEST_MAIN(tests)
