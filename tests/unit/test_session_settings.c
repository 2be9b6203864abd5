/* SPDX-License-Identifier: MIT */
/* The seed, the rooms and the rounds played of a session, and the groups of its rows. */
#include "pdup_test.h"

#include "build.h"
#include "session/session.h"

#include <string.h>

static void the_seed_is_taken_whole_or_not_at_all(void **state) {
    (void)state;
    static const char seed[PDUP_SEED_BYTES + 1] = "0123456789abcdef\0\xff";
    pdup_session *session = build_session(NULL, 4);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED), 0);
    assert_status(pdup_session_set_seed(session, seed, PDUP_SEED_BYTES - 1, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_set_seed(session, seed, PDUP_SEED_BYTES + 1, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_set_seed(session, NULL, PDUP_SEED_BYTES, NULL), PDUP_E_ARG);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED), 0);
    assert_ok(pdup_session_set_seed(session, seed, PDUP_SEED_BYTES, NULL));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED), 1);
    assert_memory_equal(session->seed, seed, PDUP_SEED_BYTES);
    pdup_session_unref(session);
}

typedef pdup_status setter(pdup_session *session, int32_t value, pdup_faults *faults);

static void check_number(setter *set, pdup_session_field field, int32_t highest) {
    pdup_session *session = build_session(NULL, 4);
    assert_int_equal(pdup_session_number(session, field), 0);
    assert_ok(set(session, highest, NULL));
    assert_status(set(session, highest + 1, NULL), PDUP_E_RANGE);
    assert_status(set(session, -1, NULL), PDUP_E_RANGE);
    assert_status(set(session, INT32_MIN, NULL), PDUP_E_RANGE);
    assert_int_equal(pdup_session_number(session, field), highest);
    assert_ok(set(session, 0, NULL));
    assert_int_equal(pdup_session_number(session, field), 0);
    pdup_session_unref(session);
}

static void numbers_have_limits(void **state) {
    (void)state;
    check_number(pdup_session_set_room_tables, PDUP_SESSION_FIELD_ROOM_TABLES, PDUP_MAX_TABLES);
    check_number(pdup_session_set_rounds_played, PDUP_SESSION_FIELD_ROUNDS_PLAYED, PDUP_MAX_ROUNDS);
}

static void a_movement_in_rooms_knows_their_tables(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 60);
    pdup_movement *room;
    pdup_movement *rooms;
    assert_ok(pdup_movement_new_rotation(NULL, 5, 4, &room));
    assert_ok(pdup_movement_with_rooms(room, 3, &rooms));
    assert_ok(pdup_session_set_movement(session, room, NULL));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 0);
    assert_ok(pdup_session_set_room_tables(session, 2, NULL));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 2);
    assert_ok(pdup_session_set_movement(session, rooms, NULL));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_ROOM_TABLES), 5);
    pdup_movement_unref(rooms);
    pdup_movement_unref(room);
    pdup_session_unref(session);
}

static void times_are_kept(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME), 0);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME), 0);
    assert_int_equal(pdup_session_number(NULL, PDUP_SESSION_FIELD_END_TIME), 0);
    assert_int_equal(pdup_session_number(NULL, PDUP_SESSION_FIELD_OFFICIAL_TIME), 0);
    assert_ok(pdup_session_set_end_time(session, INT64_C(99999999999), NULL));
    assert_ok(pdup_session_set_official_time(session, 7, NULL));
    assert_status(pdup_session_set_end_time(session, -1, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_set_end_time(session, INT64_C(100000000000), NULL), PDUP_E_RANGE);
    assert_status(pdup_session_set_official_time(session, INT64_MIN, NULL), PDUP_E_RANGE);
    assert_true(pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME) == INT64_C(99999999999));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME), 7);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_HAS_SEED - 1), 0);
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_OFFICIAL_TIME + 1), 0);
    assert_ok(pdup_session_set_end_time(session, 0, NULL));
    assert_int_equal(pdup_session_number(session, PDUP_SESSION_FIELD_END_TIME), 0);
    pdup_session_unref(session);
}

static void lay_down(pdup_session *session, const char *key, const char *value) {
    pdup_regulations *regulations;
    assert_ok(pdup_session_regulations(session, &regulations));
    assert_ok(pdup_regulations_set(regulations, key, strlen(key), value, strlen(value), NULL));
    assert_ok(pdup_session_set_regulations(session, regulations));
    pdup_regulations_unref(regulations);
}

/* Half an hour, or as the organisers lay down; the last second is within. */
static void the_correction_period_follows_the_official_result(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    assert_true(pdup__owner_may_correct(&session->owner, INT64_C(99999999999)));
    assert_ok(pdup_session_set_official_time(session, 1000, NULL));
    assert_true(pdup__owner_may_correct(&session->owner, 1));
    assert_true(pdup__owner_may_correct(&session->owner, 1000 + 1800));
    assert_false(pdup__owner_may_correct(&session->owner, 1000 + 1801));
    assert_true(pdup__owner_may_correct(&session->owner, 0));
    lay_down(session, "correction-minutes", "2");
    assert_true(pdup__owner_may_correct(&session->owner, 1120));
    assert_false(pdup__owner_may_correct(&session->owner, 1121));
    lay_down(session, "correction-minutes", "30");
    assert_true(pdup__owner_may_correct(&session->owner, 2800));
    pdup_session_unref(session);
}

static void appeals_have_half_an_hour_or_as_laid_down(void **state) {
    (void)state;
    pdup_session *session = build_session(NULL, 4);
    assert_int_equal(pdup__chosen_appeal_minutes(&session->chosen), 30);
    lay_down(session, "appeal-minutes", "0");
    assert_int_equal(pdup__chosen_appeal_minutes(&session->chosen), 0);
    pdup_session_unref(session);
}

static int32_t group_at(const pdup_traveller *traveller, int32_t index) {
    int32_t group = 9;
    assert_ok(pdup_traveller_group_at(traveller, index, &group));
    return group;
}

static void rows_are_put_into_groups(void **state) {
    (void)state;
    static const int32_t players[] = {1, 2, 3, 4};
    static const int32_t zeroes[] = {0, 0, 0, 0};
    static const struct {
        int32_t round;
        int32_t table;
        int32_t group;
    } wrong[] = {{3, 1, 1},         {1, 2, 1},         {0, 1, 1},  {1, 0, 1},
                 {INT32_MIN, 1, 1}, {1, INT32_MIN, 1}, {1, 1, -1}, {1, 1, PDUP_MAX_GROUPS + 1}};
    pdup_traveller *traveller = build_traveller(NULL, 1, 4);
    for (int32_t round = 1; round <= 2; round++) {
        row_spec spec = spec_unknown(round, 1, players, zeroes);
        build_entry(traveller, &spec);
    }
    assert_ok(pdup_traveller_set_group(traveller, 2, 1, PDUP_MAX_GROUPS, NULL));
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_status(pdup_traveller_set_group(traveller, wrong[i].round, wrong[i].table,
                                               wrong[i].group, NULL),
                      wrong[i].group == 1 ? PDUP_E_ROW_MISSING : PDUP_E_RANGE);
    }
    assert_int_equal(group_at(traveller, 0), 0);
    assert_int_equal(group_at(traveller, 1), PDUP_MAX_GROUPS);
    assert_ok(pdup_traveller_set_group(traveller, 2, 1, 0, NULL));
    assert_int_equal(group_at(traveller, 1), 0);
    static const int32_t outside[] = {-1, 2, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        int32_t group = 9;
        assert_status(pdup_traveller_group_at(traveller, outside[i], &group), PDUP_E_RANGE);
        assert_int_equal(group, 0);
    }
    pdup_traveller_unref(traveller);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_seed_is_taken_whole_or_not_at_all),
    cmocka_unit_test(numbers_have_limits),
    cmocka_unit_test(a_movement_in_rooms_knows_their_tables),
    cmocka_unit_test(times_are_kept),
    cmocka_unit_test(the_correction_period_follows_the_official_result),
    cmocka_unit_test(appeals_have_half_an_hour_or_as_laid_down),
    cmocka_unit_test(rows_are_put_into_groups),
};

PDUP_TEST_MAIN(tests)
