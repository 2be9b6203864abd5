/* SPDX-License-Identifier: MIT */
/* Movements, rulings, regulations, sessions and standings: a NULL, or a handle of another type, for each argument in
 * turn. What a call gives is then NULL, 0 or the documented other. */
#include "pdup_test.h"

#include "handles.h"

#include <pdup/regulations.h>

enum { MOVEMENT = 4, RULING = 5, REGULATIONS = 6, SESSION = 7, STANDINGS = 8 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

/* A handle that must have become NULL; begins as something else. */
#define REFUSED_NEW(type, call)                                                                    \
    do {                                                                                           \
        type *out = (type *)all;                                                                   \
        REFUSED(call);                                                                             \
        assert_null(out);                                                                          \
    } while (0)

/* A number that must have become 0; begins as something else. */
#define REFUSED_NUMBER(type, call)                                                                 \
    do {                                                                                           \
        type out = 9;                                                                              \
        REFUSED(call);                                                                             \
        assert_true(out == 0);                                                                     \
    } while (0)

static void movements_are_refused(handles *all, void *wrong) {
    const pdup_movement *movement = wrong;
    int32_t table = 9;
    REFUSED_NEW(pdup_movement, pdup_movement_with_rounds(movement, 1, &out));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND),
                     PDUP_MOVEMENT_KIND_NONE);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 0);
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS), 0);
    REFUSED_NUMBER(int32_t, pdup_movement_player_at(movement, 1, 1, PDUP_SEAT_N, &out));
    REFUSED_NUMBER(int32_t, pdup_movement_set_at(movement, 1, 1, &out));
    REFUSED_NUMBER(int32_t, pdup_movement_place_of_player(movement, 1, 1, &table, &out));
    assert_int_equal(table, 0);
    REFUSED_NUMBER(int32_t, pdup_movement_table_of_set(movement, 1, 1, 0, &out));
    REFUSED(pdup_session_set_movement(all->session, wrong, NULL));
}

static const int32_t zero[] = {0};
static const int32_t hundred[] = {100};

static void rulings_are_refused(handles *all, void *wrong) {
    const pdup_ruling *ruling = wrong;
    int32_t n[3] = {9, 9, 9};
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_artificial(ruling, 1, 1, 1, PDUP_SEAT_N,
                                                         PDUP_AWARD_PLUS, NULL, &out));
    REFUSED_NEW(pdup_ruling,
                pdup_ruling_with_percent(ruling, 1, 1, 1, PDUP_SEAT_N, 50, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_assigned(ruling, 1, 1, 1, PDUP_SEAT_N, zero, hundred,
                                                       1, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_annulled(ruling, 1, 1, 1, PDUP_SEAT_N, NULL, &out));
    REFUSED_NEW(pdup_ruling,
                pdup_ruling_with_penalty(ruling, 1, PDUP_PENALTY_MATCHPOINTS, 1, 1, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_disqualified(ruling, 1, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_deferred(ruling, 1, 1, 1, PDUP_SEAT_N, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_suspended(ruling, 1, 1, 1, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_giver(ruling, PDUP_AUTHORITY_DIRECTOR, NULL, &out));
    REFUSED_NEW(pdup_ruling,
                pdup_ruling_with_approval(ruling, PDUP_AUTHORITY_COMMITTEE, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_notice(ruling, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_place(ruling, 1, 1, 1, NULL, &out));
    for (pdup_ruling_field field = PDUP_RULING_FIELD_BOARD; field <= PDUP_RULING_FIELD_IS_FINAL;
         field++) {
        assert_int_equal(pdup_ruling_number(ruling, field), 0);
    }
    assert_null(pdup_ruling_rule(ruling));
    assert_null(pdup_ruling_reason(ruling));
    REFUSED(pdup_ruling_effect_count(ruling));
    REFUSED_NUMBER(int32_t, pdup_ruling_effect_number_at(ruling, 0, PDUP_EFFECT_KIND, &out));
    n[0] = 9;
    REFUSED_NUMBER(int32_t, pdup_ruling_effect_outcome_at(ruling, 0, 0, &n[0], &out));
    assert_int_equal(n[0], 0);
    REFUSED(pdup_session_add_ruling(all->session, 2, 0, wrong, NULL));
}

static void regulations_are_refused(handles *all, void *wrong) {
    pdup_regulations *regulations = wrong;
    REFUSED(pdup_regulations_set(regulations, "normalise", 9, "neuberg", 7, NULL));
    REFUSED_NUMBER(size_t, pdup_regulations_value(regulations, "normalise", 9, NULL, 0, &out));
    REFUSED(pdup_session_set_regulations(all->session, regulations));
    pdup_penalty basis = 9;
    int64_t numerator = 9;
    int64_t denominator = 9;
    REFUSED(pdup_regulations_penalty(regulations, PDUP_INFRACTION_SLOW, 0, &basis, &numerator,
                                     &denominator));
    assert_true(basis == PDUP_PENALTY_NONE && numerator == 0 && denominator == 0);
    REFUSED_NEW(pdup_ruling,
                pdup_regulations_penalise(regulations, 1, PDUP_INFRACTION_SLOW, 0, NULL, 0, &out));
}

static void sessions_are_refused(handles *all, void *wrong) {
    pdup_session *session = wrong;
    REFUSED(pdup_session_set_regulations(session, all->regulations));
    REFUSED(pdup_session_set_movement(session, all->movement, NULL));
    REFUSED(pdup_session_add_traveller(session, all->traveller, NULL));
    REFUSED(pdup_session_add_ruling(session, 2, 0, all->ruling, NULL));
    REFUSED(
        pdup_session_set_seed(session, "0123456789abcdef0123456789abcdef", PDUP_SEED_BYTES, NULL));
    REFUSED(pdup_session_set_room_tables(session, 1, NULL));
    REFUSED(pdup_session_set_rounds_played(session, 1, NULL));
    REFUSED(pdup_session_set_end_time(session, 1, NULL));
    REFUSED(pdup_session_set_official_time(session, 1, NULL));
    for (pdup_session_field field = PDUP_SESSION_FIELD_HAS_SEED;
         field <= PDUP_SESSION_FIELD_OFFICIAL_TIME; field++) {
        assert_int_equal(pdup_session_number(session, field), 0);
    }
    REFUSED(pdup_session_player_count(session));
    REFUSED(pdup_session_traveller_count(session));
    REFUSED(pdup_session_ruling_count(session));
    REFUSED_NEW(pdup_regulations, pdup_session_regulations(session, &out));
    REFUSED_NEW(pdup_movement, pdup_session_movement(session, &out));
    REFUSED_NEW(pdup_traveller, pdup_session_traveller_at(session, 0, &out));
    REFUSED_NEW(pdup_traveller, pdup_session_traveller(session, 1, &out));
    REFUSED_NEW(pdup_ruling, pdup_session_ruling_at(session, 0, &out));
    REFUSED_NEW(pdup_faults, pdup_session_check(session, &out));
    REFUSED_NEW(pdup_standings, pdup_session_standings(session, 0, &out));
}

static void standings_are_refused(handles *all, void *wrong) {
    (void)all;
    const pdup_standings *standings = wrong;
    int64_t numerator = 9;
    REFUSED(pdup_standings_count(standings));
    REFUSED(pdup_standings_result_count(standings));
    REFUSED_NUMBER(int32_t, pdup_standings_number_at(standings, 0, 1, &out));
    REFUSED_NUMBER(int32_t, pdup_standings_numbers(standings, 1, NULL, 0, &out));
    REFUSED_NUMBER(int32_t, pdup_standings_result_number_at(standings, 0, 1, &out));
    REFUSED_NUMBER(int32_t, pdup_standings_result_numbers(standings, 1, NULL, 0, &out));
    REFUSED_NUMBER(int64_t, pdup_standings_figure_at(standings, 0, 1, &numerator, &out));
    assert_true(numerator == 0);
    REFUSED_NUMBER(int64_t, pdup_standings_result_figure_at(standings, 0, 1, &numerator, &out));
    REFUSED_NUMBER(size_t, pdup_standings_figure_text_at(standings, 0, 1, 2, 1, NULL, 0, &out));
    REFUSED_NUMBER(size_t,
                   pdup_standings_result_figure_text_at(standings, 0, 1, 2, 1, NULL, 0, &out));
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, MOVEMENT, movements_are_refused);
    handles_each_wrong(&all, RULING, rulings_are_refused);
    handles_each_wrong(&all, REGULATIONS, regulations_are_refused);
    handles_each_wrong(&all, SESSION, sessions_are_refused);
    handles_each_wrong(&all, STANDINGS, standings_are_refused);
    handles_release(&all);
}

static void results_of_sessions_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t a = 9;
    int32_t b = 9;
    int32_t c = 9;
    int64_t time = 9;
    pdup_ruling *ruling = NULL;
    REFUSED(pdup_movement_new_rotation(NULL, 5, 4, NULL));
    REFUSED(pdup_movement_with_rounds(all.movement, 1, NULL));
    REFUSED(pdup_movement_player_at(all.movement, 1, 1, PDUP_SEAT_N, NULL));
    REFUSED(pdup_movement_set_at(all.movement, 1, 1, NULL));
    REFUSED(pdup_movement_place_of_player(all.movement, 1, 1, NULL, &a));
    REFUSED(pdup_movement_place_of_player(all.movement, 1, 1, &a, NULL));
    REFUSED(pdup_movement_table_of_set(all.movement, 1, 1, 0, NULL));
    REFUSED(pdup_ruling_new(NULL, "", 0, "", 0, NULL, NULL));
    REFUSED(
        pdup_ruling_with_artificial(all.ruling, 1, 1, 2, PDUP_SEAT_N, PDUP_AWARD_PLUS, NULL, NULL));
    REFUSED(pdup_ruling_with_percent(all.ruling, 1, 1, 2, PDUP_SEAT_N, 50, NULL, NULL));
    REFUSED(
        pdup_ruling_with_assigned(all.ruling, 1, 1, 2, PDUP_SEAT_N, zero, hundred, 1, NULL, NULL));
    REFUSED(pdup_ruling_with_annulled(all.ruling, 1, 1, 2, PDUP_SEAT_N, NULL, NULL));
    REFUSED(pdup_ruling_with_penalty(all.ruling, 1, PDUP_PENALTY_TOP, 1, 1, NULL, NULL));
    REFUSED(pdup_ruling_with_disqualified(all.ruling, 1, NULL, NULL));
    REFUSED(pdup_ruling_with_deferred(all.ruling, 1, 1, 2, PDUP_SEAT_N, NULL, NULL));
    REFUSED(pdup_ruling_with_suspended(all.ruling, 1, 1, 1, NULL, NULL));
    REFUSED(pdup_ruling_with_giver(all.ruling, PDUP_AUTHORITY_DIRECTOR, NULL, NULL));
    REFUSED(pdup_ruling_with_approval(all.ruling, PDUP_AUTHORITY_COMMITTEE, NULL, NULL));
    REFUSED(pdup_ruling_with_notice(all.ruling, NULL));
    REFUSED(pdup_ruling_with_place(all.ruling, 1, 1, 1, NULL, NULL));
    REFUSED(pdup_ruling_effect_outcome_at(all.ruling, 0, 0, NULL, &a));
    REFUSED(pdup_ruling_effect_outcome_at(all.ruling, 0, 0, &a, NULL));
    REFUSED(pdup_ruling_effect_number_at(all.ruling, 0, PDUP_EFFECT_KIND, NULL));
    REFUSED(pdup_regulations_new(NULL, NULL));
    pdup_penalty basis = 9;
    int64_t amount = 9;
    REFUSED(pdup_regulations_penalty(all.regulations, 1, 0, NULL, &amount, &amount));
    REFUSED(pdup_regulations_penalty(all.regulations, 1, 0, &basis, NULL, &amount));
    REFUSED(pdup_regulations_penalty(all.regulations, 1, 0, &basis, &amount, NULL));
    REFUSED(pdup_regulations_penalise(all.regulations, 1, 1, 0, NULL, 0, NULL));
    assert_true(basis == 9 && amount == 9);
    REFUSED(pdup_regulations_value(all.regulations, "normalise", 9, NULL, 0, NULL));
    REFUSED(pdup_session_new(NULL, 1, NULL, NULL));
    REFUSED(pdup_session_regulations(all.session, NULL));
    REFUSED(pdup_session_movement(all.session, NULL));
    REFUSED(pdup_session_traveller_at(all.session, 0, NULL));
    REFUSED(pdup_session_traveller(all.session, 1, NULL));
    REFUSED(pdup_session_ruling_at(all.session, 0, NULL));
    REFUSED(pdup_session_check(all.session, NULL));
    REFUSED(pdup_session_standings(all.session, 0, NULL));
    assert_true(a == 9 && b == 9 && c == 9 && time == 9 && !ruling);
    handles_release(&all);
}

static void results_of_standings_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t a = 9;
    int64_t n = 9;
    REFUSED(pdup_standings_number_at(all.standings, 0, 1, NULL));
    REFUSED(pdup_standings_numbers(all.standings, 1, &a, 1, NULL));
    REFUSED(pdup_standings_result_number_at(all.standings, 0, 1, NULL));
    REFUSED(pdup_standings_result_numbers(all.standings, 1, &a, 1, NULL));
    REFUSED(pdup_standings_figure_at(all.standings, 0, 1, NULL, &n));
    REFUSED(pdup_standings_figure_at(all.standings, 0, 1, &n, NULL));
    REFUSED(pdup_standings_result_figure_at(all.standings, 0, 1, NULL, &n));
    REFUSED(pdup_standings_result_figure_at(all.standings, 0, 1, &n, NULL));
    REFUSED(pdup_standings_figure_text_at(all.standings, 0, 1, 2, 1, NULL, 0, NULL));
    REFUSED(pdup_standings_result_figure_text_at(all.standings, 0, 1, 2, 1, NULL, 0, NULL));
    assert_true(a == 9 && n == 9);
    handles_release(&all);
}

static void texts_must_be_there(void **state) {
    (void)state;
    handles made = handles_make(NULL);
    handles *all = &made;
    REFUSED_NEW(pdup_ruling, pdup_ruling_new(NULL, NULL, 1, "", 0, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_new(NULL, "", 0, NULL, 1, NULL, &out));
    REFUSED(pdup_regulations_set(made.regulations, NULL, 0, "neuberg", 7, NULL));
    REFUSED(pdup_session_set_seed(made.session, NULL, PDUP_SEED_BYTES, NULL));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_assigned(made.ruling, 1, 1, 2, PDUP_SEAT_N, NULL,
                                                       hundred, 1, NULL, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_with_assigned(made.ruling, 1, 1, 2, PDUP_SEAT_N, zero,
                                                       NULL, 1, NULL, &out));
    REFUSED(pdup_regulations_set(made.regulations, "normalise", 9, NULL, 0, NULL));
    pdup_faults *no_list = (pdup_faults *)made.ruling;
    REFUSED(pdup_regulations_set(made.regulations, "normalise", 9, "none", 4, no_list));
    REFUSED_NUMBER(size_t, pdup_regulations_value(made.regulations, NULL, 0, NULL, 0, &out));
    handles_release(&made);
}

/* An allocator that lacks its functions. */
static void allocators_must_be_whole(void **state) {
    (void)state;
    static const pdup_allocator broken = {0};
    int32_t mark = 0;
    void *all = &mark;
    REFUSED_NEW(pdup_movement, pdup_movement_new_rotation(&broken, 5, 4, &out));
    REFUSED_NEW(pdup_ruling, pdup_ruling_new(&broken, "", 0, "", 0, NULL, &out));
    REFUSED_NEW(pdup_regulations, pdup_regulations_new(&broken, &out));
    REFUSED_NEW(pdup_session, pdup_session_new(&broken, 1, NULL, &out));
}

static void references_to_nothing_are_nothing(void **state) {
    (void)state;
    assert_null(pdup_movement_ref(NULL));
    assert_null(pdup_ruling_ref(NULL));
    assert_null(pdup_regulations_ref(NULL));
    assert_null(pdup_session_ref(NULL));
    assert_null(pdup_standings_ref(NULL));
    pdup_movement_unref(NULL);
    pdup_ruling_unref(NULL);
    pdup_regulations_unref(NULL);
    pdup_session_unref(NULL);
    pdup_standings_unref(NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_of_sessions_need_a_place),
    cmocka_unit_test(results_of_standings_need_a_place),
    cmocka_unit_test(texts_must_be_there),
    cmocka_unit_test(allocators_must_be_whole),
    cmocka_unit_test(references_to_nothing_are_nothing),
};

PDUP_TEST_MAIN(tests)
