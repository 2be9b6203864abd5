/* SPDX-License-Identifier: MIT */
#include "event_file/scan.h"
#include "text/characters.h"

#include "pdup_test.h"

#include <stdio.h>
#include <string.h>

static char store[256];

static void scan(const char *text, pdup__words *words) {
    pdup__scan_line(text, strlen(text), store, words);
}

/* Words as `column:word` with blanks between them. */
static void words_have_columns_in_characters(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *words;
        int32_t end;
    } cases[] = {
        {"", "", 1},
        {" \t ", "", 1},
        {"a", "1:a", 2},
        {"  traveller\t12  ", "3:traveller 13:12", 15},
        {"a # b", "1:a", 2},
        {"#a", "", 1},
        {"a#b", "1:a#b", 4},
        {"\"a # b\" c", "1:a # b 9:c", 10},
        {"\"a\tb\" c", "1:a\tb 7:c", 8},
        {"\"\" x", "1: 4:x", 5},
        /* No-break spaces are blanks between words, and stay within quotes; other characters begin like them. */
        {"\xc2\xa0"
         "a\xe2\x80\xaf"
         "b \xc2\xa0\xc2\xa0"
         "c\xc2\xa0",
         "2:a 4:b 8:c", 9},
        {"\"a\xc2\xa0"
         "b\"\xc2\xa0"
         "c",
         "1:a\xc2\xa0"
         "b 7:c",
         8},
        {"a\xe2\x80\x9c"
         "b\xc2\xa1",
         "1:a\xe2\x80\x9c"
         "b\xc2\xa1",
         5},
        {"k=\"v w\" x", "1:k=v w 9:x", 10},
        {"a=b=\"c\"", "1:a=b=c", 8},
        {"\"q \\\" \\\\ z\"", "1:q \" \\ z", 12},
        {"\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0 \xe2\x88\x92"
         "5 \xf0\x9f\x83\x8f z",
         "1:\xd0\x90\xd0\xbd\xd0\xbd\xd0\xb0 6:\xe2\x88\x92"
         "5 9:\xf0\x9f\x83\x8f 11:z",
         12},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__words words;
        char found[128] = "";
        scan(cases[i].text, &words);
        assert_int_equal(words.problem.status, PDUP_OK);
        assert_true(words.is_usable);
        for (int32_t k = 0; k < words.count; k++) {
            const pdup__word *word = &words.at[k];
            size_t length = strlen(found);
            (void)snprintf(found + length, sizeof found - length, "%s%d:%.*s", k > 0 ? " " : "",
                           (int)word->column, (int)word->size, word->bytes);
        }
        assert_string_equal(found, cases[i].words);
        assert_int_equal(words.end_column, cases[i].end);
    }
}

static void problems_have_a_place(void **state) {
    (void)state;
    static const struct {
        const char *text;
        pdup_status problem;
        int32_t column;
        bool is_usable;
        int32_t count;
    } cases[] = {
        {"a \"b", PDUP_E_FILE_QUOTE, 3, false, 1},          /* does not end */
        {"a \"b\\", PDUP_E_FILE_QUOTE, 5, false, 1},        /* ends in a backslash */
        {"a \"b\\n\"", PDUP_E_FILE_QUOTE, 5, false, 1},     /* an unknown one */
        {"a \"b\"c", PDUP_E_FILE_QUOTE, 6, false, 1},       /* no blank after it */
        {"a b\"c\"", PDUP_E_FILE_QUOTE, 4, false, 1},       /* inside a word */
        {"a b\xff", PDUP_E_FILE_ENCODING, 4, false, 1},     /* no UTF-8 */
        {"a \"b\xff\"", PDUP_E_FILE_ENCODING, 5, false, 1}, /* nor in quotes */
        {"a \"b\\\\\xff\"", PDUP_E_FILE_ENCODING, 7, false, 1},
        {"a\x01z b", PDUP_E_FILE_ENCODING, 2, false, 0},       /* control characters */
        {"a\xc2\xa0 \x7f", PDUP_E_FILE_ENCODING, 4, false, 1}, /* no-break space is none */
        {"a\xc2\x9b"
         "b",
         PDUP_E_FILE_ENCODING, 2, false, 0},
        {"a \x7f", PDUP_E_FILE_ENCODING, 3, false, 1},
        {"a b\xe2\x80\x8b", PDUP_E_FILE_ENCODING, 4, false, 1},     /* not seen */
        {"a \"b\xe2\x80\xae\"", PDUP_E_FILE_ENCODING, 5, false, 1}, /* nor in quotes */
        {"a # \xe2\x81\xa6", PDUP_E_FILE_ENCODING, 5, true, 1},
        {"a # \xd0\x90 \xff \x01", PDUP_E_FILE_ENCODING, 7, true, 1}, /* only in the comment */
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__words words;
        scan(cases[i].text, &words);
        assert_int_equal(words.problem.status, cases[i].problem);
        assert_int_equal(words.problem_column, cases[i].column);
        assert_int_equal(words.is_usable, cases[i].is_usable);
        assert_int_equal(words.count, cases[i].count);
        assert_int_equal(words.problem.message_count, 1);
    }
}

static void a_nul_is_no_text(void **state) {
    (void)state;
    pdup__words words;
    pdup__scan_line("a\0b", 3, store, &words);
    assert_int_equal(words.problem.status, PDUP_E_FILE_ENCODING);
    assert_int_equal(words.problem_column, 2);
}

static void surplus_words_are_scanned_but_not_kept(void **state) {
    (void)state;
    char text[2 * PDUP__WORDS + 8] = "";
    pdup__words words;
    for (int i = 0; i < PDUP__WORDS + 2; i++) {
        strcat(text, "w ");
    }
    scan(text, &words);
    assert_int_equal(words.count, PDUP__WORDS);
    assert_int_equal(words.end_column, 2 * (PDUP__WORDS + 2));
    strcat(text, "\"");
    scan(text, &words);
    assert_false(words.is_usable);
}

/* Unicode 15, table 3-7: well-formed byte sequences. */
static void only_well_formed_characters_have_a_size(void **state) {
    (void)state;
    static const struct {
        const char *bytes;
        size_t size;
        size_t wanted;
    } cases[] = {
        {"a", 1, 1},
        {"\x7f", 1, 1},
        {"\x80", 1, 0},
        {"\xbf", 1, 0},
        {"\xc1\x81", 2, 0},
        {"\xc2\x80", 2, 2},
        {"\xc2", 1, 0},
        {"\xc2\x41", 2, 0},
        {"\xdf\xbf", 2, 2},
        {"\xe0\x9f\xbf", 3, 0},
        {"\xe0\xa0\x80", 3, 3},
        {"\xe2\x88", 2, 0},
        {"\xed\x9f\xbf", 3, 3},
        {"\xed\xa0\x80", 3, 0},
        {"\xef\xbf\xbf", 3, 3},
        {"\xf0\x8f\xbf\xbf", 4, 0},
        {"\xf0\x90\x80\x80", 4, 4},
        {"\xf4\x8f\xbf\xbf", 4, 4},
        {"\xf4\x90\x80\x80", 4, 0},
        {"\xf5\x80\x80\x80", 4, 0},
        {"\xff", 1, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_int_equal(pdup__character_size(cases[i].bytes, cases[i].size), cases[i].wanted);
    }
}

static void a_byte_of_a_word_has_its_column_in_the_text(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t offset;
        int32_t column;
    } cases[] = {
        {"  abc", 0, 3},
        {"  abc", 2, 5},
        {"  abc", 3, 6},
        {"\xd0\x90\xd0\x91"
         "c",
         4, 3},
        {"k=\"ab\"", 1, 2},
        {"k=\"ab\"", 2, 4},
        {"k=\"ab\"", 3, 5},
        {"k=\"ab\"", 4, 6}, /* the end: the closing quote */
        {"\"ab\"", 0, 2},
        {"\"a\\\"b\"", 1, 3}, /* the backslash */
        {"\"a\\\"b\"", 2, 5},
        {"\"\"", 0, 2},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__words words;
        scan(cases[i].text, &words);
        assert_int_equal(words.count, 1);
        assert_int_equal(pdup__word_column(&words.at[0], cases[i].offset), cases[i].column);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(words_have_columns_in_characters),
    cmocka_unit_test(problems_have_a_place),
    cmocka_unit_test(a_nul_is_no_text),
    cmocka_unit_test(surplus_words_are_scanned_but_not_kept),
    cmocka_unit_test(only_well_formed_characters_have_a_size),
    cmocka_unit_test(a_byte_of_a_word_has_its_column_in_the_text),
};

PDUP_TEST_MAIN(tests)
