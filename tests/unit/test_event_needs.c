/* SPDX-License-Identifier: MIT */
/* What regulations need beside them, and which are for all sessions. */
#include "test_event.h"

#include <string.h>

#define SEED "seed 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
#define NO_SEED "E_FILE_MISSING `seed` with 64 hex digits: a lot is drawn from it"
#define NO_MOVEMENT "E_FILE_MISSING `movement`: it tells how many tables are scheduled"

static const event_case cases[] = {
    {EVENT "regulation tie-break total lot\n", "3:22 " NO_SEED},
    {EVENT "regulation tie-break total lot\n" SEED, ""},
    {EVENT "regulation tie-break total\n", ""},
    {EVENT "regulation tie-break lot\nsession 1\nsession 2\nregulation tie-break total\n",
     "3:22 " NO_SEED},
    {EVENT "session 1\nsession 2\nregulation tie-break lot tops\n", "5:22 " NO_SEED},
    /* A line of the session that was refused lays down nothing. */
    {EVENT "regulation tie-break lot\nsession 1\nregulation tie-break\n",
     "3:22 " NO_SEED "\n5:21 E_FILE_COUNT regulation KEY VALUE; the line ends here"},
    {EVENT "regulation expected scheduled\n", "3:21 " NO_MOVEMENT},
    {EVENT "regulation expected scheduled\nmovement rotation tables=5 seats=4\n", ""},
    {EVENT "session 1\nmovement rotation tables=5 seats=4\nregulation expected scheduled\n", ""},
    {EVENT "session 1\nregulation expected scheduled\n", "4:21 " NO_MOVEMENT},
    /* A movement that cannot be is none. */
    {EVENT "regulation expected scheduled\nmovement rotation tables=6 seats=3\n",
     "3:21 " NO_MOVEMENT "\n4:26 E_NO_MOVEMENT a rotation needs tables without a factor 2 or 3, "
     "not 6"},
    /* Without players nothing can be made of the lines, but they are checked. */
    {"pdup-event 1\nsession 1\nregulation expected scheduled\nmovement rotation tables=5 "
     "seats=4\n",
     "1:1 E_FILE_MISSING players NUMBER"},
    {"pdup-event 1\nsession 1\nregulation expected scheduled\n",
     "1:1 E_FILE_MISSING players NUMBER\n3:21 " NO_MOVEMENT},
    {EVENT "session 1\nregulation measure whists\nregulation fields rooms\nregulation\n",
     "4:12 E_FILE_ORDER 'measure' is for all sessions: it must come before the first session\n"
     "5:12 E_FILE_ORDER 'fields' is for all sessions: it must come before the first session\n"
     "6:11 E_FILE_COUNT regulation KEY VALUE; the line ends here"},
    {EVENT "regulation measure whists\nsession 1\n", ""},
};

static void what_a_regulation_needs_is_asked_for(void **state) {
    (void)state;
    check_cases(cases, PDUP_COUNT_OF(cases));
}

/* What lacks its need is left out, and the rest is scored all the same. */
static void without_its_need_a_regulation_does_not_hold(void **state) {
    (void)state;
    static const char text[] =
        EVENT "regulation tie-break tops lot whists\nregulation expected scheduled\n";
    pdup_session *session = read_session(text, "3:22 " NO_SEED "\n4:21 " NO_MOVEMENT, 1);
    static const char *const wanted[][2] = {{"tie-break", "tops whists"}, {"expected", "most"}};
    pdup_regulations *regulations;
    pdup_standings *standings;
    assert_ok(pdup_session_regulations(session, &regulations));
    for (int i = 0; i < 2; i++) {
        char value[40];
        size_t length;
        assert_ok(pdup_regulations_value(regulations, wanted[i][0], strlen(wanted[i][0]), value,
                                         sizeof value, &length));
        assert_string_equal(value, wanted[i][1]);
    }
    assert_ok(pdup_session_standings(session, 0, &standings));
    pdup_standings_unref(standings);
    pdup_regulations_unref(regulations);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_a_regulation_needs_is_asked_for),
    cmocka_unit_test(without_its_need_a_regulation_does_not_hold),
};

PDUP_TEST_MAIN(tests)
