/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include "base/mem.h"
#include "oom.h"
#include "text/line.h"

#include <stdio.h>
#include <string.h>

static pdup__line filled(size_t length) {
    pdup__line line = {.length = length};
    memset(line.bytes, 'x', length);
    return line;
}

static void assert_line(const pdup__line *line, const char *wanted) {
    assert_int_equal(line->length, strlen(wanted));
    assert_memory_equal(line->bytes, wanted, line->length);
}

static void pieces_are_put_together(void **state) {
    (void)state;
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "");
    pdup__line_add(&line, "table ");
    pdup__line_add_integer(&line, 7);
    pdup__line_add_bytes(&line, ", then", 1);
    assert_line(&line, "table 7,");
}

static void long_words_are_quoted_in_part(void **state) {
    (void)state;
    static const struct {
        const char *word;
        const char *wanted;
    } rows[] = {
        {"", "''"},
        {"table", "'table'"},
        {"0123456789012345678901234567890123456789", "'0123456789012345678901234567890123456789'"},
        {"01234567890123456789012345678901234567890",
         "'0123456789012345678901234567890123456789...'"},
        {"012345678901234567890123456789012345678\xd0\x90",
         "'012345678901234567890123456789012345678...'"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__line line = {.length = 0};
        pdup__line_add_quoted(&line, rows[i].word, strlen(rows[i].word));
        assert_line(&line, rows[i].wanted);
    }
    char only[41];
    memset(only, '\x80', sizeof only);
    pdup__line line = {.length = 0};
    pdup__line_add_quoted(&line, only, sizeof only);
    assert_line(&line, "'...'");
}

static void integers_are_written_in_full(void **state) {
    (void)state;
    static const struct {
        int64_t value;
        const char *text;
    } rows[] = {
        {0, "0"},
        {9, "9"},
        {10, "10"},
        {-1, "-1"},
        {-40000, "-40000"},
        {INT64_MAX, "9223372036854775807"},
        {INT64_MIN, "-9223372036854775808"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__line line = {.length = 0};
        pdup__line_add_integer(&line, rows[i].value);
        assert_line(&line, rows[i].text);
    }
}

static void whists_are_reduced_fractions(void **state) {
    (void)state;
    static const struct {
        int64_t sixths;
        const char *text;
    } rows[] = {
        {0, "0"},   {6, "1"},    {-6, "-1"},         {1, "1/6"},           {2, "1/3"},
        {3, "1/2"}, {4, "2/3"},  {5, "5/6"},         {-7, "-7/6"},         {-8, "-4/3"},
        {9, "3/2"}, {10, "5/3"}, {600000, "100000"}, {-600000, "-100000"}, {599999, "599999/6"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__line line = {.length = 0};
        pdup__line_add_whists(&line, rows[i].sixths);
        assert_line(&line, rows[i].text);
    }
}

static void what_does_not_fit_is_cut(void **state) {
    (void)state;
    pdup__line line = filled(PDUP__LINE_BYTES - 3);
    pdup__line_add(&line, "abcdef");
    assert_int_equal(line.length, PDUP__LINE_BYTES);
    assert_memory_equal(line.bytes + PDUP__LINE_BYTES - 4, "xabc", 4);
    pdup__line_add(&line, "more");
    pdup__line_add_integer(&line, 12);
    assert_int_equal(line.length, PDUP__LINE_BYTES);
}

/* A character of two, three or four bytes with the end of the room within it. */
static void characters_are_never_cut_in_two(void **state) {
    (void)state;
    static const char *const characters[] = {"\xd0\x9f", "\xe2\x88\x92", "\xf0\x9f\x82\xa1"};
    for (size_t i = 0; i < PDUP_COUNT_OF(characters); i++) {
        size_t size = strlen(characters[i]);
        for (size_t room = 0; room <= size; room++) {
            size_t before = PDUP__LINE_BYTES - room - 1;
            char text[8];
            (void)snprintf(text, sizeof text, "A%s!", characters[i]);
            pdup__line line = filled(before);
            pdup__line_add(&line, text);
            assert_int_equal(line.length, room == size ? PDUP__LINE_BYTES : before + 1);
            assert_int_equal(line.bytes[before], 'A');
        }
    }
}

static void bytes_that_only_continue_are_dropped(void **state) {
    (void)state;
    pdup__line line = filled(PDUP__LINE_BYTES - 2);
    pdup__line_add(&line, "\x80\x80\x80\x80");
    assert_int_equal(line.length, PDUP__LINE_BYTES - 2);
}

static void text_is_given_in_two_calls(void **state) {
    (void)state;
    char buffer[8] = "#######";
    size_t length = 99;
    assert_ok(pdup__text_give("word", 4, NULL, 0, &length));
    assert_int_equal(length, 4);
    length = 99;
    assert_status(pdup__text_give("word", 4, buffer, 4, &length), PDUP_E_SPACE);
    assert_int_equal(length, 4);
    assert_string_equal(buffer, "#######");
    assert_ok(pdup__text_give("word", 4, buffer, 5, &length));
    assert_string_equal(buffer, "word");
    assert_int_equal(buffer[5], '#');
    assert_status(pdup__text_give("word", 4, buffer, 5, NULL), PDUP_E_ARG);
}

static void copies_end_with_a_nul(void **state) {
    (void)state;
    pdup_allocator standard = pdup__allocator(NULL);
    char *copy = pdup__text_copy(&standard, "words", 4);
    assert_non_null(copy);
    assert_string_equal(copy, "word");
    pdup__release(&standard, copy);
    copy = pdup__text_copy(&standard, NULL, 0);
    assert_non_null(copy);
    assert_string_equal(copy, "");
    pdup__release(&standard, copy);
    oom_counter counter = {.fail_at = 1};
    pdup_allocator failing = oom_allocator(&counter);
    assert_null(pdup__text_copy(&failing, "word", 4));
}

static void words_are_compared_whole(void **state) {
    (void)state;
    assert_true(pdup__text_is("neuberg", 7, "neuberg"));
    assert_false(pdup__text_is("neuberg", 6, "neuberg"));
    assert_false(pdup__text_is("neuberg2", 8, "neuberg"));
    assert_false(pdup__text_is("Neuberg", 7, "neuberg"));
    assert_true(pdup__text_is("", 0, ""));
}

static void no_text_is_text_of_no_bytes(void **state) {
    (void)state;
    assert_true(pdup__text_is_given(NULL, 0));
    assert_true(pdup__text_is_given("", 0));
    assert_true(pdup__text_is_given("a", 1));
    assert_false(pdup__text_is_given(NULL, 1));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(pieces_are_put_together),
    cmocka_unit_test(long_words_are_quoted_in_part),
    cmocka_unit_test(integers_are_written_in_full),
    cmocka_unit_test(whists_are_reduced_fractions),
    cmocka_unit_test(what_does_not_fit_is_cut),
    cmocka_unit_test(characters_are_never_cut_in_two),
    cmocka_unit_test(bytes_that_only_continue_are_dropped),
    cmocka_unit_test(text_is_given_in_two_calls),
    cmocka_unit_test(copies_end_with_a_nul),
    cmocka_unit_test(words_are_compared_whole),
    cmocka_unit_test(no_text_is_text_of_no_bytes),
};

PDUP_TEST_MAIN(tests)
