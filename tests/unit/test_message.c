/* SPDX-License-Identifier: MIT */
/* Messages put into words, and issues on their way to a list. */
#include "faults.h"
#include "oom.h"
#include "pdup_test.h"

#include "text/faults.h"

#include <stdio.h>
#include <string.h>

static const char *say(const pdup__issue *issue) {
    pdup_faults *faults = pdup__faults_new(NULL);
    assert_true(pdup__faults_enter(faults, (pdup__fault){0}, issue));
    const char *text = fault_text(faults, 0);
    pdup_faults_unref(faults);
    return text;
}

static void a_status_speaks_for_itself(void **state) {
    (void)state;
    pdup__issue issue = pdup__issue_bare(PDUP_E_ROW_CLOSED);
    assert_string_equal(say(&issue), pdup_status_text(PDUP_E_ROW_CLOSED, PDUP_LANGUAGE_EN));
    assert_int_equal(pdup__no_issue().status, PDUP_OK);
    /* A hint alone brings its own mark. */
    pdup__issue_say(&issue, PDUP__M_SETTING_QUOTES);
    assert_string_equal(say(&issue), "the row is closed: a change takes a correction (rules 6); a "
                                     "value of several words stands in double quotes");
}

static void an_argument_out_of_range_is_named(void **state) {
    (void)state;
    pdup__issue issue = pdup__issue_range("round", 0, 1, 10000);
    assert_string_equal(say(&issue),
                        "a number outside its limits: round is 0, and must be from 1 to 10000");
}

static void numbers_choose_the_form_of_a_word(void **state) {
    (void)state;
    static const struct {
        int64_t number;
        const char *text;
    } cases[] = {
        {1, "there are 1 warning or more; no more were collected"},
        {0, "there are 0 warnings or more; no more were collected"},
        {-1, "there are -1 warnings or more; no more were collected"},
        {100000, "there are 100000 warnings or more; no more were collected"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__issue issue = pdup__issue_of(PDUP_W_MOVEMENT, PDUP__M_CUT_WARNINGS);
        pdup__issue_number(&issue, cases[i].number);
        assert_string_equal(say(&issue), cases[i].text);
    }
}

/* The message whose form is only its first argument serves to see what becomes of each kind. */
static const char *show(pdup__argument argument) {
    static char text[8][200];
    static unsigned next;
    char *bytes = text[next++ % 8];
    pdup__writer writer = {bytes, 0};
    pdup__put_message(&writer, PDUP__M_PLAIN, PDUP_LANGUAGE_EN, &argument);
    bytes[writer.length] = '\0';
    return bytes;
}

static pdup__argument of_number(pdup__argument_kind kind, int64_t number) {
    return (pdup__argument){.kind = kind, .number = number};
}

static pdup__argument of_bytes(pdup__argument_kind kind, const char *text) {
    return (pdup__argument){kind, 0, text, strlen(text)};
}

static void every_kind_of_argument_is_written(void **state) {
    (void)state;
    assert_string_equal(show(of_number(PDUP__KIND_NUMBER, -12)), "-12");
    assert_string_equal(show(of_number(PDUP__KIND_TIME, 1796076000)), "1796076000");
    assert_string_equal(show(of_number(PDUP__KIND_WHISTS, -164)), "-82/3");
    assert_string_equal(show(of_number(PDUP__KIND_SEAT, PDUP_SEAT_W)), "W");
    assert_string_equal(show(of_number(PDUP__KIND_PHRASE, PDUP__M_LIST_OR)), " or ");
    assert_string_equal(show(of_bytes(PDUP__KIND_TEXT, "a b")), "a b");
    assert_string_equal(show(of_bytes(PDUP__KIND_WORD, "6Z")), "'6Z'");
    assert_string_equal(show(of_bytes(PDUP__KIND_WORD, "")), "''");
    assert_string_equal(show(of_bytes(PDUP__KIND_LIST, "a")), "a");
    assert_string_equal(show(of_bytes(PDUP__KIND_LIST, "a\nb")), "a or b");
    assert_string_equal(show(of_bytes(PDUP__KIND_LIST, "a\nb\nc d")), "a, b or c d");
}

static void a_long_word_is_cut_between_characters(void **state) {
    (void)state;
    /* 39 bytes, then a character of two: only its first would fit into the forty shown. */
    const char *word = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaЖb";
    assert_string_equal(show(of_bytes(PDUP__KIND_WORD, word)),
                        "'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa...'");
}

static void messages_stand_one_behind_the_other(void **state) {
    (void)state;
    char passing[] = "passing";
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_PLAIN);
    pdup__issue_copy(&issue, passing, strlen(passing));
    memset(passing, '!', strlen(passing));
    pdup__issue_say(&issue, PDUP__M_LIST_COMMA);
    pdup__issue_say(&issue, PDUP__M_CUT_FAULTS);
    pdup__issue_number(&issue, 2);
    pdup__issue_at(&issue, PDUP_PART_CELL, 2);
    assert_string_equal(say(&issue), "passing, there are 2 faults or more; no more were collected");
}

/* Nothing is lost on the way into a list: neither numbers nor bytes that are gone by then. */
static void every_kind_of_argument_is_kept(void **state) {
    (void)state;
    char word[] = "6Z";
    char list[] = "a\nb";
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_PLAIN);
    pdup__issue_text(&issue, "key");
    pdup__issue_say(&issue, PDUP__M_PLAIN);
    pdup__issue_word(&issue, word, 2);
    pdup__issue_say(&issue, PDUP__M_PLAIN);
    pdup__issue_list(&issue, list, 3);
    pdup__issue_say(&issue, PDUP__M_PLAIN);
    pdup__issue_seat(&issue, PDUP_SEAT_E);
    pdup_faults *faults = pdup__faults_new(NULL);
    assert_true(pdup__faults_enter(faults, (pdup__fault){0}, &issue));
    memset(word, '!', 2);
    memset(list, '!', 3);
    assert_string_equal(fault_text(faults, 0), "key'6Z'a or bE");
    issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_PLAIN);
    pdup__issue_whists(&issue, -3);
    pdup__issue_say(&issue, PDUP__M_PLAIN);
    pdup__issue_time(&issue, 12);
    pdup__issue_say(&issue, PDUP__M_PLAIN);
    pdup__issue_phrase(&issue, PDUP__M_LIST_OR);
    assert_true(pdup__faults_enter(faults, (pdup__fault){0}, &issue));
    assert_string_equal(fault_text(faults, 1), "-1/212 or ");
    issue = pdup__issue_bare(PDUP_E_ROW_CLOSED);
    assert_true(pdup__faults_enter(faults, (pdup__fault){0}, &issue));
    assert_string_equal(pdup_faults_name_at(faults, 2), "E_ROW_CLOSED");
    pdup_faults_unref(faults);
}

/* A reader's own list goes over whole, or not at all. */
static void lists_are_handed_over(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__issue issue = pdup__issue_bare(PDUP_E_ROW_CLOSED);
    pdup_faults *to = pdup__faults_new(&allocator);
    pdup_faults *from = pdup__faults_new_for(to, NULL);
    assert_true(pdup__faults_enter(from, (pdup__fault){.line = 3}, &issue));
    counter.fail_at = counter.asked + 1;
    assert_false(pdup__faults_hand_over(from, to));
    assert_int_equal(pdup_faults_count(to), 0);
    counter.fail_at = 0;
    from = pdup__faults_new_for(NULL, &allocator);
    assert_true(pdup__faults_enter(from, (pdup__fault){.line = 3}, &issue));
    assert_true(pdup__faults_hand_over(from, to));
    assert_int_equal(pdup_faults_error_count(to), 1);
    assert_true(pdup__faults_hand_over(pdup__faults_new_for(to, NULL), NULL));
    pdup_faults_unref(to);
    assert_int_equal(counter.live, 0);
}

static void a_list_gives_an_issue_back(void **state) {
    (void)state;
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_PLAIN);
    pdup__issue_copy(&issue, "abc", 3);
    pdup__issue_at(&issue, PDUP_PART_WHISTS, 3);
    pdup_faults *faults = pdup__faults_new(NULL);
    pdup_faults *others = pdup__faults_new(NULL);
    assert_true(pdup__faults_enter(faults, (pdup__fault){.line = 7}, &issue));
    pdup__issue again = pdup__faults_issue(faults, 0);
    assert_true(pdup__faults_enter(others, (pdup__fault){.line = 8}, &again));
    pdup_faults_unref(faults);
    int32_t number;
    assert_string_equal(fault_text(others, 0), "abc");
    assert_string_equal(pdup_faults_name_at(others, 0), "PLAIN");
    assert_ok(pdup_faults_number_at(others, 0, PDUP_FAULT_LINE, &number));
    assert_int_equal(number, 8);
    assert_ok(pdup_faults_number_at(others, 0, PDUP_FAULT_PART, &number));
    assert_int_equal(number, PDUP_PART_WHISTS);
    assert_ok(pdup_faults_number_at(others, 0, PDUP_FAULT_PART_INDEX, &number));
    assert_int_equal(number, 3);
    pdup_faults_unref(others);
}

static void lines_say_where(void **state) {
    (void)state;
    static const struct {
        pdup__fault where;
        pdup_status code;
        const char *file;
        const char *line;
    } cases[] = {
        {{0, 3, 14, 1, 1, 1}, PDUP_E_ROW_CLOSED, "a.pdup", "a.pdup:3:14: "},
        {{0, 3, 14, 1, 1, 1}, PDUP_W_MOVEMENT, "", "3:14: warning: "},
        {{0, 0, 0, 1, 2, 3}, PDUP_E_ROW_CLOSED, "", "board 1, round 2, table 3: "},
        {{0, 0, 0, 5, 0, 0}, PDUP_E_ROW_CLOSED, "a", "a: board 5: "},
        {{0, 0, 0, 0, 0, 0}, PDUP_W_MOVEMENT, "a", "a: warning: "},
        {{0, 0, 0, 0, 0, 0}, PDUP_E_ROW_CLOSED, "", ""},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_faults *faults;
        char line[200];
        char wanted[200];
        size_t length;
        assert_ok(pdup_faults_new(NULL, &faults));
        pdup__issue issue = pdup__issue_bare(cases[i].code);
        assert_true(pdup__faults_enter(faults, cases[i].where, &issue));
        assert_ok(pdup_faults_line_at(faults, 0, cases[i].file, strlen(cases[i].file),
                                      PDUP_LANGUAGE_EN, line, sizeof line, &length));
        (void)snprintf(wanted, sizeof wanted, "%s%s", cases[i].line,
                       pdup_status_text(cases[i].code, PDUP_LANGUAGE_EN));
        assert_string_equal(line, wanted);
        assert_int_equal(length, strlen(wanted));
        assert_status(pdup_faults_line_at(faults, 0, NULL, 0, 3, line, sizeof line, &length),
                      PDUP_E_RANGE);
        assert_status(pdup_faults_text_at(faults, 0, PDUP_LANGUAGE_RU, line, 3, &length),
                      PDUP_E_SPACE);
        pdup_faults_unref(faults);
    }
}

static void a_refusal_tells_who_asks(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup__issue issue = pdup__issue_range("table", 0, 1, 2);
    assert_status(pdup__faults_refuse(NULL, (pdup__fault){0}, &issue), PDUP_E_RANGE);
    pdup_faults *faults = pdup__faults_new(&allocator);
    counter.fail_at = counter.asked + 1;
    assert_status(pdup__faults_refuse(faults, (pdup__fault){0}, &issue), PDUP_E_NOMEM);
    assert_int_equal(pdup_faults_count(faults), 0);
    counter.fail_at = 0;
    assert_status(pdup__faults_refuse(faults, (pdup__fault){0}, &issue), PDUP_E_RANGE);
    assert_int_equal(pdup_faults_count(faults), 1);
    assert_ok(pdup_faults_clear(faults));
    assert_int_equal(pdup_faults_count(faults), 0);
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_true(pdup__faults_may_be(NULL));
    assert_true(pdup__faults_may_be(faults));
    pdup_faults_unref(faults);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_status_speaks_for_itself),
    cmocka_unit_test(an_argument_out_of_range_is_named),
    cmocka_unit_test(numbers_choose_the_form_of_a_word),
    cmocka_unit_test(every_kind_of_argument_is_written),
    cmocka_unit_test(a_long_word_is_cut_between_characters),
    cmocka_unit_test(messages_stand_one_behind_the_other),
    cmocka_unit_test(every_kind_of_argument_is_kept),
    cmocka_unit_test(lists_are_handed_over),
    cmocka_unit_test(a_list_gives_an_issue_back),
    cmocka_unit_test(lines_say_where),
    cmocka_unit_test(a_refusal_tells_who_asks),
};

PDUP_TEST_MAIN(tests)
