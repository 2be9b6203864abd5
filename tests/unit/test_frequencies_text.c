/* SPDX-License-Identifier: MIT */
/* Frequency tables as text, and every text that is none. */
#include "pdup_test.h"

#include <pdup/frequencies.h>

#include <string.h>

#define HEADER "pdup-frequencies 1\n"

static void a_table_comes_back_as_it_was(void **state) {
    (void)state;
    static const char *const texts[] = {
        HEADER,
        HEADER "0 100\n",
        HEADER "-600000 99999999999900\n0 30\n600000 70\n",
        HEADER "-10 1\n-1 1\n0 97\n1 1\n10 100\n",
        HEADER "5 100000000000000\n",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(texts); i++) {
        pdup_frequencies *table;
        char text[100];
        size_t length;
        size_t place = 9;
        size_t size = strlen(texts[i]);
        assert_ok(pdup_frequencies_new_from_text(NULL, texts[i], size, &place, &table));
        assert_int_equal(place, 0);
        assert_ok(pdup_frequencies_text(table, NULL, 0, &length));
        assert_int_equal(length, size);
        text[0] = '#';
        assert_status(pdup_frequencies_text(table, text, size, &length), PDUP_E_SPACE);
        assert_true(text[0] == '#' && length == size);
        assert_ok(pdup_frequencies_text(table, text, size + 1, &length));
        assert_string_equal(text, texts[i]);
        pdup_frequencies_unref(table);
    }
}

/* Places are counted behind the header. */
static void what_is_no_table_is_refused(void **state) {
    (void)state;
    static const struct {
        const char *lines;
        size_t place;
    } wrong[] = {
        {"5 100", 5},
        {"5 100\r\n", 5},
        {"5 100 \n", 5},
        {"5  100\n", 2},
        {"5\n", 1},
        {"5", 1},
        {"5 ", 2},
        {"\n", 0},
        {" 5 100\n", 0},
        {"+5 100\n", 0},
        {"-0 100\n", 0},
        {"- 100\n", 0},
        {"-", 0},
        {"00 100\n", 1},
        {"05 100\n", 1},
        {"-05 100\n", 0},
        {"5x 100\n", 1},
        {"600001 100\n", 0},
        {"6000001 100\n", 0},
        {"5 1000000000000001\n", 2},
        {"-600001 100\n", 0},
        {"99999999999999999999 100\n", 0},
        {"5 0\n", 2},
        {"5 -100\n", 2},
        {"5 0100\n", 2},
        {"5 100000000000001\n", 2},
        {"5 99999999999999999999\n", 2},
        {"5 100000000000000\n6 1\n", 20},
        {"5 100\n5 100\n", 6},
        {"5 100\n4 100\n", 6},
        {"5 100\n-6 100\n", 6},
        {"5 150\n", 6},
        {"5 100\n\n", 6},
        {"5 100\n6:100\n", 7},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        char text[100] = HEADER;
        pdup_frequencies *table = (pdup_frequencies *)text;
        size_t place = 0;
        strcat(text, wrong[i].lines);
        assert_status(pdup_frequencies_new_from_text(NULL, text, strlen(text), &place, &table),
                      PDUP_E_FREQUENCIES_TEXT);
        assert_null(table);
        print_message("%s\n", wrong[i].lines);
        assert_int_equal(place, sizeof HEADER - 1 + wrong[i].place);
        assert_status(pdup_frequencies_new_from_text(NULL, text, strlen(text), NULL, &table),
                      PDUP_E_FREQUENCIES_TEXT);
    }
}

static void every_byte_of_the_header_counts(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof HEADER - 1; i++) {
        char text[] = HEADER "0 100\n";
        pdup_frequencies *table;
        size_t place = 0;
        assert_status(pdup_frequencies_new_from_text(NULL, text, i, &place, &table),
                      PDUP_E_FREQUENCIES_TEXT);
        assert_int_equal(place, i);
        text[i]++;
        assert_status(pdup_frequencies_new_from_text(NULL, text, sizeof text - 1, &place, &table),
                      PDUP_E_FREQUENCIES_TEXT);
        assert_int_equal(place, i);
    }
}

/* What stands behind the end is not read. */
static void a_text_ends_where_its_size_says(void **state) {
    (void)state;
    static const char text[] = HEADER "15 10000\n";
    for (size_t size = sizeof HEADER; size < sizeof text - 1; size++) {
        pdup_frequencies *table;
        size_t place = 0;
        assert_status(pdup_frequencies_new_from_text(NULL, text, size, &place, &table),
                      PDUP_E_FREQUENCIES_TEXT);
        assert_int_equal(place, size);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_table_comes_back_as_it_was),
    cmocka_unit_test(what_is_no_table_is_refused),
    cmocka_unit_test(every_byte_of_the_header_counts),
    cmocka_unit_test(a_text_ends_where_its_size_says),
};

PDUP_TEST_MAIN(tests)
