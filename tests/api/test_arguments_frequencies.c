/* SPDX-License-Identifier: MIT */
/* Frequency tables: a NULL, or a handle of another type, for each argument in turn. */
#include "pdup_test.h"

#include "frequencies.h"
#include "handles.h"

#include <string.h>

enum { FREQUENCIES = 13 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

static const int32_t whists[] = {0};
static const int32_t weights[] = {100};

static void tables_are_refused(handles *all, void *wrong) {
    pdup_frequencies *table = wrong;
    int32_t score = 9;
    int64_t number = 9;
    int64_t other = 9;
    size_t length = 9;
    REFUSED(add_whole(table, 0, 1));
    REFUSED(remove_whole(table, 0, 1));
    REFUSED(pdup_frequencies_add(table, whists, weights, 1, 1));
    REFUSED(pdup_frequencies_remove(table, whists, weights, 1, 1));
    REFUSED(pdup_frequencies_merge(table, all->frequencies));
    REFUSED(pdup_frequencies_merge(all->frequencies, table));
    REFUSED(pdup_frequencies_score_count(table));
    REFUSED(pdup_frequencies_total(table, &number));
    assert_true(number == 0);
    number = 9;
    REFUSED(pdup_frequencies_score_at(table, 0, &score, &number));
    assert_true(score == 0 && number == 0);
    number = 9;
    REFUSED(matchpoints_of(table, 0, &number, &other));
    assert_true(number == 0 && other == 0);
    number = other = 9;
    REFUSED(pdup_frequencies_matchpoints(table, whists, weights, 1, &number, &other));
    assert_true(number == 0 && other == 0);
    REFUSED(pdup_frequencies_text(table, NULL, 0, &length));
    assert_int_equal(length, 0);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, FREQUENCIES, tables_are_refused);
    assert_int_equal(pdup_frequencies_score_count(all.frequencies), 1);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    const pdup_frequencies *table = all.frequencies;
    int32_t score = 9;
    int64_t number = 9;
    REFUSED(pdup_frequencies_new(NULL, NULL));
    REFUSED(pdup_frequencies_new_from_text(NULL, "", 0, NULL, NULL));
    REFUSED(pdup_frequencies_total(table, NULL));
    REFUSED(pdup_frequencies_text(table, NULL, 0, NULL));
    REFUSED(pdup_frequencies_score_at(table, 0, NULL, &number));
    assert_true(number == 0);
    REFUSED(pdup_frequencies_score_at(table, 0, &score, NULL));
    assert_int_equal(score, 0);
    number = 9;
    REFUSED(matchpoints_of(table, 0, NULL, &number));
    assert_true(number == 0);
    number = 9;
    REFUSED(matchpoints_of(table, 0, &number, NULL));
    assert_true(number == 0);
    REFUSED(pdup_frequencies_matchpoints(table, whists, weights, 1, NULL, &number));
    REFUSED(pdup_frequencies_matchpoints(table, whists, weights, 1, &number, NULL));
    handles_release(&all);
}

static void lists_and_texts_must_be_there(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    pdup_frequencies *table = all.frequencies;
    pdup_frequencies *made = table;
    int64_t over;
    int64_t under;
    size_t place = 9;
    REFUSED(pdup_frequencies_add(table, NULL, weights, 1, 1));
    REFUSED(pdup_frequencies_add(table, whists, NULL, 2, 1));
    REFUSED(pdup_frequencies_remove(table, NULL, weights, 1, 1));
    REFUSED(pdup_frequencies_remove(table, whists, NULL, 2, 1));
    REFUSED(pdup_frequencies_matchpoints(table, NULL, weights, 1, &over, &under));
    REFUSED(pdup_frequencies_matchpoints(table, whists, NULL, 2, &over, &under));
    REFUSED(pdup_frequencies_new_from_text(NULL, NULL, 0, &place, &made));
    assert_true(made == NULL && place == 0);
    assert_int_equal(pdup_frequencies_score_count(table), 1);
    handles_release(&all);
}

static void allocators_must_be_whole(void **state) {
    (void)state;
    static const char text[] = "pdup-frequencies 1\n";
    const pdup_allocator none = {0};
    handles all = handles_make(NULL);
    pdup_frequencies *made = all.frequencies;
    REFUSED(pdup_frequencies_new(&none, &made));
    assert_null(made);
    made = all.frequencies;
    REFUSED(pdup_frequencies_new_from_text(&none, text, strlen(text), NULL, &made));
    assert_null(made);
    assert_null(pdup_frequencies_ref(NULL));
    pdup_frequencies_unref(NULL);
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
    cmocka_unit_test(lists_and_texts_must_be_there),
    cmocka_unit_test(allocators_must_be_whole),
};

PDUP_TEST_MAIN(tests)
