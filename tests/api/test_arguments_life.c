/* SPDX-License-Identifier: MIT */
/* The life of rulings: a NULL, or a handle of another type, for each argument in turn. What a call gives is then 0. */
#include "pdup_test.h"

#include "handles.h"

#include <pdup/ruling_log.h>

enum { RULING = 5, SESSION = 7 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

#define REFUSED_NUMBER(call)                                                                       \
    do {                                                                                           \
        int64_t out = 9;                                                                           \
        REFUSED(call);                                                                             \
        assert_true(out == 0);                                                                     \
    } while (0)

static const int32_t asker[] = {1};

static void sessions_are_refused(handles *all, void *wrong) {
    pdup_session *session = wrong;
    int32_t n[3] = {9, 9, 9};
    size_t length = 9;
    REFUSED(pdup_session_replace_ruling(session, 1, 2, 0, all->ruling, NULL));
    REFUSED(pdup_session_approve_ruling(session, 1, 0, PDUP_AUTHORITY_COMMITTEE, NULL));
    REFUSED(pdup_session_revoke_ruling(session, 1, 0, PDUP_AUTHORITY_COMMITTEE, NULL));
    REFUSED(pdup_session_waive_ruling(session, 1, 0, asker, 1, NULL));
    REFUSED(pdup_session_add_appeal(session, 1, 0, 1, 1, NULL, 0, NULL));
    REFUSED(pdup_session_decide_appeal(session, 1, 0, PDUP_APPEAL_OUTCOME_UPHELD,
                                       PDUP_AUTHORITY_NONE, NULL));
    REFUSED(pdup_session_appeal_count(session));
    REFUSED(pdup_session_act_count(session));
    n[0] = 9;
    REFUSED(pdup_session_ruling_index(session, 1, &n[0]));
    assert_int_equal(n[0], 0);
    REFUSED_NUMBER(pdup_session_ruling_number_at(session, 0, 1, &out));
    REFUSED_NUMBER(pdup_session_appeal_number_at(session, 0, 1, &out));
    REFUSED_NUMBER(pdup_session_act_number_at(session, 0, 1, &out));
    REFUSED(pdup_session_appeal_grounds_at(session, 0, NULL, 0, &length));
    assert_int_equal(length, 0);
}

static void rulings_are_refused(handles *all, void *wrong) {
    REFUSED(pdup_session_replace_ruling(all->session, 1, 2, 0, wrong, NULL));
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, SESSION, sessions_are_refused);
    handles_each_wrong(&all, RULING, rulings_are_refused);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    const pdup_session *session = all.session;
    int32_t a = 9;
    int32_t b = 9;
    int32_t c = 9;
    int64_t time = 9;
    REFUSED(pdup_session_ruling_index(session, 1, NULL));
    REFUSED(pdup_session_ruling_number_at(session, 0, 1, NULL));
    REFUSED(pdup_session_appeal_number_at(session, 0, 1, NULL));
    REFUSED(pdup_session_act_number_at(session, 0, 1, NULL));
    REFUSED(pdup_session_appeal_grounds_at(session, 0, NULL, 0, NULL));
    REFUSED(pdup_session_waive_ruling(all.session, 1, 0, NULL, 1, NULL));
    REFUSED(pdup_session_add_appeal(all.session, 1, 0, 1, 1, NULL, 1, NULL));
    assert_true(a == 9 && b == 9 && c == 9 && time == 9);
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
};

PDUP_TEST_MAIN(tests)
