/* SPDX-License-Identifier: MIT */
#include "text/characters.h"
#include "text/look_alikes.h"
#include "text/signs.h"
#include "text/source.h"

#include "pdup_test.h"

#include <stdio.h>
#include <string.h>

/* Север, Т, 9, 8 and Привет всем in the three encodings. */
#define WINDOWS_NORTH "\xd1\xe5\xe2\xe5\xf0\nT, 9, 8\n"
#define KOI8_NORTH "\xf3\xc5\xd7\xc5\xd2\nT, 9, 8\n"

static void encodings_are_told_once(void **state) {
    (void)state;
    static const struct {
        const char *text;
        pdup_status status;
        pdup__message message;
        pdup__spot where;
    } cases[] = {
        {"", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {"\xef\xbb\xbfN:\n", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {"\xd0\xa1\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80\n", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {WINDOWS_NORTH, PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_WINDOWS_1251, {1, 1}},
        {"# x\r  " WINDOWS_NORTH, PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_WINDOWS_1251, {2, 3}},
        {KOI8_NORTH, PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_KOI8_R, {1, 1}},
        {"\xcf\xf0", PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_WINDOWS_1251, {1, 1}}, /* Пр */
        {"\xf0\xd2", PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_KOI8_R, {1, 1}},
        /* The honours of a suit, in capitals alone. */
        {"\xd2\xca\xc4\xc2", PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_WINDOWS_1251, {1, 1}},
        {"\xf4\xeb\xe4\xf7", PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_KOI8_R, {1, 1}},
        /* Single letters are of no telling encoding, nor marks, nor a byte of much that is UTF-8. */
        {"caf\xe9 x", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {"\x93\x94\x85\xe9\xe8", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {"\xd0\xa1\xd0\xb5\xd0\xb2\xcf\xf0", PDUP_OK, PDUP__M_NONE, {1, 1}},
        {"\xff\xfe", PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_UTF16, {1, 1}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__source source;
        pdup__spot where;
        size_t size = strlen(cases[i].text);
        pdup__issue issue = pdup__source_open(&source, cases[i].text, size, &where);
        assert_int_equal(issue.status, cases[i].status);
        assert_int_equal(issue.messages[0], cases[i].message);
        assert_int_equal(where.line, cases[i].where.line);
        assert_int_equal(where.column, cases[i].where.column);
        if (issue.status != PDUP_OK) {
            assert_int_equal(source.text.size, 0);
        } else {
            assert_int_equal(source.text.size, size - pdup__mark_size(cases[i].text, size));
        }
    }
    pdup__source nothing;
    pdup__spot where;
    assert_int_equal(pdup__source_open(&nothing, NULL, 0, &where).status, PDUP_OK);
    assert_int_equal(nothing.text.size, 0);
}

/* LF, CR LF and CR end lines, in one text too. */
static void lines_end_in_three_ways(void **state) {
    (void)state;
    static const char text[] = "\xef\xbb\xbf"
                               "a\nb\r\n\rc\r\r\n\nd\r";
    static const char *const lines[] = {"a", "b", "", "c", "", "", "d"};
    pdup__source source;
    pdup__spot where;
    pdup__span line;
    (void)pdup__source_open(&source, text, sizeof text - 1, &where);
    const char *next = source.text.bytes;
    for (size_t i = 0; i < PDUP_COUNT_OF(lines); i++) {
        assert_true(pdup__source_line(&source, &next, &line));
        assert_true(pdup__span_is(line, lines[i]));
        pdup__spot spot = pdup__source_spot(&source, line.bytes);
        assert_int_equal(spot.line, i + 1);
        assert_int_equal(spot.column, 1);
    }
    assert_false(pdup__source_line(&source, &next, &line));
}

static void columns_count_characters(void **state) {
    (void)state;
    static const char text[] = "x\xd0\x90\xffy\r\nz";
    pdup__source source = {.text = {text, sizeof text - 1}};
    static const struct {
        size_t at;
        pdup__spot spot;
    } cases[] = {{4, {1, 4}}, {0, {1, 1}}, {3, {1, 3}}, {7, {2, 1}}, {8, {2, 2}}, {1, {1, 2}}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__spot spot = pdup__source_spot(&source, text + cases[i].at);
        assert_int_equal(spot.line, cases[i].spot.line);
        assert_int_equal(spot.column, cases[i].spot.column);
    }
}

/* Nothing stands behind a CR at the end of a text, and nothing is looked for there. */
static void a_text_may_end_in_a_lone_cr(void **state) {
    (void)state;
    char text[] = {'a', '\r'};
    pdup__source source = {.text = {text, sizeof text}};
    pdup__spot spot = pdup__source_spot(&source, text + sizeof text);
    assert_int_equal(spot.line, 2);
    assert_int_equal(spot.column, 1);
}

static pdup__span span_of(const char *text) {
    return (pdup__span){text, strlen(text)};
}

static void blanks_and_dashes_of_all_kinds(void **state) {
    (void)state;
    static const char *const blanks[] = {" ",
                                         "\t",
                                         "\xc2\xa0",
                                         "\xe1\x9a\x80",
                                         "\xe2\x80\x80",
                                         "\xe2\x80\x8a",
                                         "\xe2\x80\xaf",
                                         "\xe2\x81\x9f",
                                         "\xe3\x80\x80"};
    static const char *const dashes[] = {"-",
                                         "\xe2\x80\x90",
                                         "\xe2\x80\x91",
                                         "\xe2\x80\x92",
                                         "\xe2\x80\x93",
                                         "\xe2\x80\x94",
                                         "\xe2\x80\x95",
                                         "\xe2\x88\x92",
                                         "\xef\xb9\x98",
                                         "\xef\xb9\xa3",
                                         "\xef\xbc\x8d"};
    static const char *const others[] = {
        "", "a", "\xc2\xa1", "\xe2\x80\x8b", "\xe2\x80\x7f", "_", "\xe2\x80", "\xe2\x80\x96"};
    for (size_t i = 0; i < PDUP_COUNT_OF(blanks); i++) {
        assert_int_equal(pdup__blank_size(blanks[i], strlen(blanks[i])), strlen(blanks[i]));
        assert_int_equal(pdup__dash_size(blanks[i], strlen(blanks[i])), 0);
        char text[32];
        (void)snprintf(text, sizeof text, "%sword%s%s12%s", blanks[i], blanks[i], blanks[i],
                       blanks[i]);
        pdup__span rest = span_of(text);
        pdup__span word;
        int32_t number;
        assert_int_equal(pdup__without_blanks(rest).size, rest.size - 2 * strlen(blanks[i]));
        assert_true(pdup__next_word(&rest, &word));
        assert_true(pdup__span_is(word, "word"));
        assert_true(pdup__next_word(&rest, &word));
        assert_true(pdup__span_number(word, 1, 12, &number));
        assert_int_equal(number, 12);
        assert_false(pdup__span_number(word, 1, 11, &number));
        assert_false(pdup__span_number(word, 13, 20, &number));
        assert_false(pdup__next_word(&rest, &word));
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(dashes); i++) {
        pdup__span rest = span_of(dashes[i]);
        assert_true(pdup__take_dash(&rest));
        assert_int_equal(rest.size, 0);
        assert_false(pdup__take_dash(&rest));
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(others); i++) {
        assert_int_equal(pdup__blank_size(others[i], strlen(others[i])), 0);
        assert_int_equal(pdup__dash_size(others[i], strlen(others[i])), 0);
    }
}

static void the_front_is_taken(void **state) {
    (void)state;
    pdup__span rest = span_of("ab123456789012x");
    int32_t number;
    assert_false(pdup__take(&rest, "abc"));
    assert_false(pdup__take_number(&rest, &number));
    assert_true(pdup__take(&rest, "ab"));
    assert_true(pdup__take_number(&rest, &number));
    assert_int_equal(number, 100000000);
    assert_false(pdup__take(&rest, "xy"));
    assert_true(pdup__span_is(rest, "x"));
    assert_false(pdup__span_number(span_of("1x"), 1, 5, &number));
    assert_false(pdup__span_number(span_of(""), 1, 5, &number));
}

static void look_alikes_are_found(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *found; /* NULL: none */
        char meant;
        pdup__message message;
    } cases[] = {
        {"AKQ", NULL, '\0', PDUP__M_NONE},
        {"\xd0\x90KQ", "\xd0\x90", 'A', PDUP__M_LOOKS_CYRILLIC}, /* А */
        {"K\xff\xd0\xb5", "\xd0\xb5", 'e', PDUP__M_LOOKS_CYRILLIC},
        {"\xd0\x96\xce\x9d", "\xce\x9d", 'N', PDUP__M_LOOKS_GREEK}, /* Ж is like none */
        {"\xef\xbc\x81", "\xef\xbc\x81", '!', PDUP__M_LOOKS_WIDE},
        {"\xef\xbd\x9e", "\xef\xbd\x9e", '~', PDUP__M_LOOKS_WIDE},
        {"1\xef\xbc\x97", "\xef\xbc\x97", '7', PDUP__M_LOOKS_WIDE},
        {"\xef\xbc\x80\xef\xbd\x9f\xef\xb9\x98", NULL, '\0', PDUP__M_NONE},
        {"\xe2\x80\x9c", "\xe2\x80\x9c", '"', PDUP__M_LOOKS_OTHER},
        {"\xe2\x80\x93", "\xe2\x80\x93", '-', PDUP__M_LOOKS_OTHER},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__look_alike alike;
        pdup__issue issue = pdup__issue_bare(PDUP_E_FILE_WORD);
        bool is_found = pdup__find_look_alike(span_of(cases[i].text), &alike);
        pdup__issue_look_alike(&issue, span_of(cases[i].text));
        assert_int_equal(is_found, cases[i].found != NULL);
        assert_int_equal(issue.message_count, is_found);
        if (is_found) {
            assert_true(pdup__span_is(alike.found, cases[i].found));
            assert_int_equal(alike.meant, cases[i].meant);
            assert_int_equal(alike.message, cases[i].message);
            assert_int_equal(issue.messages[0], alike.message);
            assert_int_equal(issue.argument_count, 2);
        }
    }
}

static void suits_and_seats_have_many_signs(void **state) {
    (void)state;
    static const struct {
        const char *text;
        size_t size;
        int32_t suit;
    } suits[] = {
        {"S7", 1, 0},
        {"\xd0\xa2", 2, 1}, /* Т */
        {"\xe2\x99\xa6", 3, 2},
        {"\xe2\x99\xa1\xef\xb8\x8f", 6, 3},
        {"\xe2\x99\xa5\xef\xb8\x8e"
         "7",
         6, 3},
        {"\xe2\x99\xa0\xef\xb8", 3, 0},
        {"x", 0, -1},
        {"", 0, -1},
    };
    static const struct {
        const char *text;
        size_t size;
        pdup_seat seat;
    } seats[] = {
        {"N:", 1, PDUP_SEAT_N},       {"w", 1, PDUP_SEAT_W},         {"\xd0\xa1", 2, PDUP_SEAT_N},
        {"\xd0\x92", 2, PDUP_SEAT_E}, {"\xd1\x8e:", 2, PDUP_SEAT_S}, {"\xd0\xb7", 2, PDUP_SEAT_W},
        {"x", 0, PDUP_SEAT_NONE},     {"", 0, PDUP_SEAT_NONE},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(suits); i++) {
        int32_t suit = -1;
        assert_int_equal(pdup__suit_at(suits[i].text, strlen(suits[i].text), &suit), suits[i].size);
        assert_int_equal(suit, suits[i].suit);
    }
    for (size_t i = 0; i < PDUP_COUNT_OF(seats); i++) {
        pdup_seat seat;
        assert_int_equal(pdup__seat_at(seats[i].text, strlen(seats[i].text), &seat), seats[i].size);
        assert_int_equal(seat, seats[i].seat);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(encodings_are_told_once),
        cmocka_unit_test(lines_end_in_three_ways),
        cmocka_unit_test(columns_count_characters),
        cmocka_unit_test(a_text_may_end_in_a_lone_cr),
        cmocka_unit_test(blanks_and_dashes_of_all_kinds),
        cmocka_unit_test(the_front_is_taken),
        cmocka_unit_test(look_alikes_are_found),
        cmocka_unit_test(suits_and_seats_have_many_signs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
