/* SPDX-License-Identifier: MIT */
#include "faults.h"
#include "pdup_test.h"

#include "oom.h"
#include "text/faults.h"

static bool add(pdup_faults *faults, pdup__fault fault, const char *text) {
    pdup__issue issue = pdup__issue_of(fault.code, PDUP__M_PLAIN);
    pdup__issue_text(&issue, text);
    return pdup__faults_enter(faults, fault, &issue);
}

static bool gather(pdup_faults *faults, pdup__fault fault, const char *text) {
    pdup__issue issue = pdup__issue_of(fault.code, PDUP__M_PLAIN);
    pdup__issue_text(&issue, text);
    return pdup__faults_gather(faults, fault, &issue);
}

static void a_new_list_is_empty(void **state) {
    (void)state;
    pdup_faults *faults = pdup__faults_new(NULL);
    assert_int_equal(pdup_faults_count(faults), 0);
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_true(pdup__faults_sort(faults));
    assert_null(fault_text(faults, 0));
    pdup_faults_unref(faults);
}

static void faults_and_warnings_are_counted_apart(void **state) {
    (void)state;
    pdup_faults *faults = pdup__faults_new(NULL);
    for (int32_t i = 0; i < 20; i++) {
        pdup__fault fault = {.code = i % 4 == 0 ? PDUP_W_MOVEMENT : PDUP_E_FILE_WORD};
        assert_true(add(faults, fault, "what"));
    }
    assert_int_equal(pdup_faults_count(faults), 20);
    assert_int_equal(pdup_faults_error_count(faults), 15);
    pdup_faults_unref(faults);
}

static void every_part_of_a_fault_is_given_back(void **state) {
    (void)state;
    pdup_faults *faults = pdup__faults_new(NULL);
    const pdup__fault fault = {PDUP_E_ROW_WHISTS, 12, 34, 5, 6, 7};
    assert_true(add(faults, fault, "the whists sum to 1/6"));
    pdup_status code;
    int32_t line;
    int32_t column;
    int32_t board;
    int32_t round;
    int32_t table;
    assert_ok(fault_code(faults, 0, &code));
    assert_ok(fault_place(faults, 0, &line, &column));
    assert_ok(fault_row(faults, 0, &board, &round, &table));
    pdup__fault found = {code, line, column, board, round, table};
    assert_memory_equal(&found, &fault, sizeof fault);
    found = pdup__faults_get(faults, 0);
    assert_memory_equal(&found, &fault, sizeof fault);
    assert_string_equal(fault_text(faults, 0), "the whists sum to 1/6");
    pdup_faults_unref(faults);
}

static void an_index_outside_the_list_gives_nothing(void **state) {
    (void)state;
    pdup_faults *faults = pdup__faults_new(NULL);
    assert_true(add(faults, (pdup__fault){PDUP_W_MOVEMENT, 1, 1, 1, 1, 1}, "what"));
    static const int32_t outside[] = {-1, 1, INT32_MIN, INT32_MAX};
    for (size_t i = 0; i < PDUP_COUNT_OF(outside); i++) {
        pdup_status code = 9;
        int32_t numbers[] = {9, 9, 9, 9, 9};
        assert_status(fault_code(faults, outside[i], &code), PDUP_E_RANGE);
        assert_status(fault_place(faults, outside[i], &numbers[0], &numbers[1]), PDUP_E_RANGE);
        assert_status(fault_row(faults, outside[i], &numbers[2], &numbers[3], &numbers[4]),
                      PDUP_E_RANGE);
        assert_int_equal(code, 0);
        for (size_t k = 0; k < PDUP_COUNT_OF(numbers); k++) {
            assert_int_equal(numbers[k], 0);
        }
        assert_null(fault_text(faults, outside[i]));
    }
    pdup_faults_unref(faults);
}

static void faults_are_sorted_by_line_then_row(void **state) {
    (void)state;
    /* Already in order; the two that are equal keep the order they are added in. */
    static const struct {
        pdup__fault fault;
        const char *text;
    } sorted[] = {
        {{PDUP_W_TWO_TABLES, 0, 0, 1, 1, 1}, "a"}, {{PDUP_W_TWO_TABLES, 0, 0, 1, 1, 2}, "b"},
        {{PDUP_W_MOVEMENT, 0, 0, 1, 1, 2}, "c"},   {{PDUP_W_MOVEMENT, 0, 0, 1, 2, 1}, "d"},
        {{PDUP_W_MOVEMENT, 0, 0, 2, 1, 1}, "e"},   {{PDUP_E_FILE_WORD, 1, 1, 9, 9, 9}, "f"},
        {{PDUP_E_FILE_WORD, 1, 2, 1, 1, 1}, "g"},  {{PDUP_E_FILE_WORD, 2, 1, 1, 1, 1}, "h"},
    };
    static const size_t orders[][PDUP_COUNT_OF(sorted)] = {
        {7, 6, 5, 4, 3, 1, 2, 0},
        {1, 3, 5, 7, 2, 0, 4, 6},
        {0, 1, 2, 3, 4, 5, 6, 7},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(orders); i++) {
        pdup_faults *faults = pdup__faults_new(NULL);
        for (size_t k = 0; k < PDUP_COUNT_OF(sorted); k++) {
            size_t at = orders[i][k];
            assert_true(add(faults, sorted[at].fault, sorted[at].text));
        }
        assert_true(pdup__faults_sort(faults));
        for (size_t k = 0; k < PDUP_COUNT_OF(sorted); k++) {
            assert_string_equal(fault_text(faults, (int32_t)k), sorted[k].text);
        }
        pdup_faults_unref(faults);
    }
}

static void without_memory_the_list_stays_as_it_is(void **state) {
    (void)state;
    oom_counter counter = {.fail_at = 1};
    pdup_allocator allocator = oom_allocator(&counter);
    assert_null(pdup__faults_new(&allocator));
    pdup_faults *faults = pdup__faults_new(&allocator);
    for (int32_t i = 0; i < 20; i++) {
        pdup__fault fault = {.code = PDUP_E_FILE_WORD, .line = 20 - i};
        /* First the growth fails, where there is one, then the copy of the text. */
        for (int nth = 1; nth <= 2 && pdup_faults_count(faults) == i; nth++) {
            counter.fail_at = counter.asked + nth;
            bool is_added = add(faults, fault, "what");
            assert_int_equal(is_added, counter.asked < counter.fail_at);
        }
        counter.fail_at = 0;
        if (pdup_faults_count(faults) == i) {
            assert_int_equal(pdup_faults_error_count(faults), i);
            assert_true(add(faults, fault, "what"));
        }
        assert_int_equal(pdup_faults_error_count(faults), i + 1);
    }
    assert_true(counter.refused > 20);
    int32_t count = pdup_faults_count(faults);
    counter.fail_at = counter.asked + 1;
    assert_false(pdup__faults_sort(faults));
    assert_int_equal(pdup_faults_count(faults), count);
    assert_int_equal(pdup__faults_get(faults, 0).line, 20);
    assert_true(pdup__faults_sort(faults));
    pdup_faults_unref(faults);
    assert_int_equal(counter.live, 0);
}

static void a_second_reference_keeps_the_list(void **state) {
    (void)state;
    pdup_faults *faults = pdup__faults_new(NULL);
    assert_true(add(faults, (pdup__fault){.code = PDUP_W_MOVEMENT}, "what"));
    assert_ptr_equal(pdup_faults_ref(faults), faults);
    pdup_faults_unref(faults);
    assert_string_equal(fault_text(faults, 0), "what");
    pdup_faults_unref(faults);
}

/* A list with as many faults, or as many warnings, as are collected, and one of the other kind behind them. */
static pdup_faults *full_list(const pdup_allocator *allocator, bool is_warning) {
    pdup_faults *faults = pdup__faults_new(allocator);
    pdup__fault fault = {.code = is_warning ? PDUP_W_MOVEMENT : PDUP_E_FILE_WORD, .line = 1};
    for (int32_t i = 0; i < PDUP__MAX_FAULTS + 5; i++) {
        assert_true(gather(faults, fault, ""));
    }
    fault = (pdup__fault){.code = is_warning ? PDUP_E_FILE_WORD : PDUP_W_MOVEMENT, .line = 2};
    assert_true(gather(faults, fault, ""));
    assert_int_equal(pdup_faults_count(faults), PDUP__MAX_FAULTS + 1);
    return faults;
}

static void a_list_that_was_cut_says_so(void **state) {
    (void)state;
    for (int is_warning = 0; is_warning <= 1; is_warning++) {
        pdup_faults *faults = full_list(NULL, is_warning);
        assert_true(pdup__faults_finish(faults));
        assert_int_equal(pdup_faults_count(faults), PDUP__MAX_FAULTS + 2);
        pdup_status code;
        assert_ok(fault_code(faults, PDUP__MAX_FAULTS, &code));
        assert_int_equal(code, is_warning ? PDUP_W_MOVEMENT : PDUP_E_RANGE);
        assert_string_equal(fault_text(faults, PDUP__MAX_FAULTS),
                            is_warning ? "there are 100000 warnings or more; no more were collected"
                                       : "there are 100000 faults or more; no more were collected");
        pdup_faults_unref(faults);
    }
}

static void saying_so_may_want_memory(void **state) {
    (void)state;
    for (int is_warning = 0; is_warning <= 1; is_warning++) {
        for (int64_t fail_at = 1; fail_at <= 2; fail_at++) {
            oom_counter counter = {0};
            pdup_allocator allocator = oom_allocator(&counter);
            pdup_faults *faults = full_list(&allocator, is_warning);
            counter.asked = 0;
            counter.fail_at = fail_at;
            assert_false(pdup__faults_finish(faults));
            pdup_faults_unref(faults);
            assert_int_equal(counter.live, 0);
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_list_that_was_cut_says_so),
    cmocka_unit_test(saying_so_may_want_memory),
    cmocka_unit_test(a_new_list_is_empty),
    cmocka_unit_test(faults_and_warnings_are_counted_apart),
    cmocka_unit_test(every_part_of_a_fault_is_given_back),
    cmocka_unit_test(an_index_outside_the_list_gives_nothing),
    cmocka_unit_test(faults_are_sorted_by_line_then_row),
    cmocka_unit_test(without_memory_the_list_stays_as_it_is),
    cmocka_unit_test(a_second_reference_keeps_the_list),
};

PDUP_TEST_MAIN(tests)
