/* SPDX-License-Identifier: MIT */
/* Event files: a NULL for each argument in turn. */
#include "pdup_test.h"

#include "handles.h"

#include <pdup/event_file.h>

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

static void event_files_are_refused(handles *all, void *wrong) {
    const pdup_event_file *event_file = wrong;
    pdup_faults *faults = all->faults;
    pdup_session *session = all->session;
    REFUSED(pdup_event_file_faults(event_file, &faults));
    assert_null(faults);
    assert_null(pdup_event_file_title(event_file));
    assert_null(pdup_event_file_variety(event_file));
    REFUSED(pdup_event_file_player_count(event_file));
    assert_null(pdup_event_file_name(event_file, 1));
    REFUSED(pdup_event_file_session_count(event_file));
    REFUSED(pdup_event_file_session(event_file, 1, &session));
    pdup_event *event = (pdup_event *)&session;
    REFUSED(pdup_event_file_event(event_file, &event));
    assert_null(event);
    assert_null(session);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, -1, event_files_are_refused);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    static const char text[] = "pdup-event 1\nplayers 3\n";
    pdup_event_file *event_file;
    assert_ok(pdup_event_file_read(NULL, text, sizeof text - 1, &event_file));
    REFUSED(pdup_event_file_faults(event_file, NULL));
    REFUSED(pdup_event_file_session(event_file, 1, NULL));
    REFUSED(pdup_event_file_event(event_file, NULL));
    REFUSED(pdup_event_file_read(NULL, text, sizeof text - 1, NULL));
    pdup_event_file_unref(event_file);
}

static void text_and_allocator_must_be_there(void **state) {
    (void)state;
    static const pdup_allocator broken = {0};
    pdup_event_file *event_file = (pdup_event_file *)&event_file;
    REFUSED(pdup_event_file_read(NULL, NULL, 1, &event_file));
    assert_null(event_file);
    event_file = (pdup_event_file *)&event_file;
    REFUSED(pdup_event_file_read(&broken, "", 0, &event_file));
    assert_null(event_file);
}

static void references_to_nothing_are_nothing(void **state) {
    (void)state;
    assert_null(pdup_event_file_ref(NULL));
    pdup_event_file_unref(NULL);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
    cmocka_unit_test(text_and_allocator_must_be_there),
    cmocka_unit_test(references_to_nothing_are_nothing),
};

PDUP_TEST_MAIN(tests)
