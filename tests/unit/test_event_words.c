/* SPDX-License-Identifier: MIT */
#include "event_file/cells.h"
#include "event_file/suggest.h"
#include "event_file/words.h"

#include "pdup_test.h"

#include <string.h>

static pdup__word word_of(const char *text) {
    size_t size = strlen(text);
    return (pdup__word){text, size, text, size, false, 1};
}

static void numbers_are_digits_within_limits(void **state) {
    (void)state;
    static const struct {
        const char *text;
        int64_t lowest;
        int64_t highest;
        bool is_number;
        int64_t value;
    } cases[] = {
        {"1", 1, 9, true, 1},
        {"9", 1, 9, true, 9},
        {"0", 1, 9, false, 0},
        {"10", 1, 9, false, 0},
        {"007", 1, 9, true, 7},
        {"", 0, 9, false, 0},
        {"+1", 0, 9, false, 0},
        {"-1", 0, 9, false, 0},
        {"1x", 0, 9, false, 0},
        {"99999999999999999999999999", 0, 40000, false, 0},
        {"99999999999999999", 0, INT64_C(99999999999999999), true, INT64_C(99999999999999999)},
        {"100000000000000000", 0, INT64_C(99999999999999999), false, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__word word = word_of(cases[i].text);
        int64_t value;
        bool is_number = pdup__word_number(&word, cases[i].lowest, cases[i].highest, &value);
        assert_int_equal(is_number, cases[i].is_number);
        assert_true(!is_number || value == cases[i].value);
    }
}

static void whists_are_exact_in_sixths(void **state) {
    (void)state;
    static const struct {
        const char *text;
        pdup__whists_fault fault;
        int32_t sixths;
    } cases[] = {
        {"0", PDUP__WHISTS_FINE, 0},
        {"12", PDUP__WHISTS_FINE, 72},
        {"+12", PDUP__WHISTS_FINE, 72},
        {"-58", PDUP__WHISTS_FINE, -348},
        {"\xe2\x88\x92"
         "58",
         PDUP__WHISTS_FINE, -348},
        {"-82/3", PDUP__WHISTS_FINE, -164},
        {"1/2", PDUP__WHISTS_FINE, 3},
        {"1/6", PDUP__WHISTS_FINE, 1},
        {"4/12", PDUP__WHISTS_FINE, 2},
        {"0/7", PDUP__WHISTS_FINE, 0},
        {"0.5", PDUP__WHISTS_FINE, 3},
        {"-1.50", PDUP__WHISTS_FINE, -9},
        {"7.000000000000000000000000000000000000", PDUP__WHISTS_FINE, 42},
        {"100000", PDUP__WHISTS_FINE, 600000},
        {"-100000", PDUP__WHISTS_FINE, -600000},
        {"100000.5", PDUP__WHISTS_RANGE, 0},
        {"100001", PDUP__WHISTS_RANGE, 0},
        {"99999999999999999999", PDUP__WHISTS_RANGE, 0},
        {".5", PDUP__WHISTS_POINT, 0},
        {"0,5", PDUP__WHISTS_POINT, 0},
        {"-,5", PDUP__WHISTS_POINT, 0},
        {"5.", PDUP__WHISTS_POINT, 0},
        {"1.5.5", PDUP__WHISTS_POINT, 0},
        {"0.25", PDUP__WHISTS_INEXACT, 0},
        {"0.05", PDUP__WHISTS_INEXACT, 0},
        {"0.55", PDUP__WHISTS_INEXACT, 0},
        {"0.3333333333", PDUP__WHISTS_INEXACT, 0},
        {"1/4", PDUP__WHISTS_INEXACT, 0},
        {"1/99999999999999", PDUP__WHISTS_INEXACT, 0},
        {"1/0", PDUP__WHISTS_FORM, 0},
        {"1/", PDUP__WHISTS_FORM, 0},
        {"/3", PDUP__WHISTS_FORM, 0},
        {"1/-3", PDUP__WHISTS_FORM, 0},
        {"1:3", PDUP__WHISTS_FORM, 0},
        {"1/3x", PDUP__WHISTS_FORM, 0},
        {"--1", PDUP__WHISTS_FORM, 0},
        {"-", PDUP__WHISTS_FORM, 0},
        {"", PDUP__WHISTS_FORM, 0},
        {".", PDUP__WHISTS_FORM, 0},
        {"abc", PDUP__WHISTS_FORM, 0},
        {"\xe2\x88", PDUP__WHISTS_FORM, 0},
        {"\xe2\x88\x93"
         "1",
         PDUP__WHISTS_FORM, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__word word = word_of(cases[i].text);
        int32_t sixths;
        pdup__whists_fault fault = pdup__word_whists(&word, &sixths);
        assert_int_equal(fault, cases[i].fault);
        assert_true(fault != PDUP__WHISTS_FINE || sixths == cases[i].sixths);
    }
}

static void seats_are_letters_of_two_alphabets(void **state) {
    (void)state;
    static const char *const letters[] = {"N", "E", "S", "W", "n", "e", "s", "w",
                                          "С", "В", "Ю", "З", "с", "в", "ю", "з"};
    pdup_seat seat;
    for (int i = 0; i < (int)PDUP_COUNT_OF(letters); i++) {
        assert_int_equal(pdup__take_seat(letters[i], strlen(letters[i]), &seat),
                         strlen(letters[i]));
        assert_int_equal(seat, PDUP_SEAT_N + i % 4);
    }
    assert_int_equal(pdup__take_seat("x", 1, &seat), 0);
    assert_int_equal(seat, PDUP_SEAT_NONE);
    assert_int_equal(pdup__take_seat("Ю", 1, &seat), 0); /* not the whole letter */
    assert_int_equal(pdup__take_seat("", 0, &seat), 0);
    assert_string_equal(pdup__seat_name(PDUP_SEAT_W), "W");
}

static void a_level_and_half_a_strain(void **state) {
    (void)state;
    static const struct {
        const char *text;
        bool is_meant;
    } cases[] = {{"6N", true}, {"10n", true}, {"5N", false}, {"11N", false},
                 {"6", false}, {"6S", false}, {"6NT", false}};
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__word word = word_of(cases[i].text);
        assert_int_equal(pdup__word_lacks_trump(&word), cases[i].is_meant);
    }
}

static void settings_split_at_the_first_sign(void **state) {
    (void)state;
    char store[64];
    static const struct {
        const char *text;
        const char *key; /* NULL: no setting */
        const char *value;
        int32_t column;
    } cases[] = {
        {"  a=b", "a", "b", 5},
        {"a=", "a", "", 3},
        {"a=b=c", "a", "b=c", 3},
        {"a=\"b c\"", "a", "b c", 3},
        {"\xd0\x90=1", "\xd0\x90", "1", 3},
        {"ab", NULL, NULL, 0},
        {"=b", NULL, NULL, 0},
        {"\"a=b\"", NULL, NULL, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__words words;
        pdup__word key;
        pdup__word value;
        pdup__scan_line(cases[i].text, strlen(cases[i].text), store, &words);
        bool is_setting = pdup__word_split(&words.at[0], &key, &value);
        assert_int_equal(is_setting, cases[i].key != NULL);
        if (is_setting) {
            assert_true(pdup__word_is(&key, cases[i].key));
            assert_true(pdup__word_is(&value, cases[i].value));
            assert_int_equal(value.column, cases[i].column);
        }
    }
}

static void a_value_keeps_its_columns(void **state) {
    (void)state;
    char store[64];
    pdup__words words;
    pdup__word key;
    pdup__word value;
    const char *text = "board 1 deal=\"N:\\\"x\"";
    pdup__scan_line(text, strlen(text), store, &words);
    assert_true(pdup__word_split(&words.at[2], &key, &value));
    assert_int_equal(value.column, 14);
    assert_int_equal(pdup__word_column(&value, 0), 15);
    assert_int_equal(pdup__word_column(&value, 2), 17);
    assert_int_equal(pdup__word_column(&value, 3), 19);
}

static void contracts_have_their_forms(void **state) {
    (void)state;
    static const struct {
        const char *text;
        pdup__contract_word wanted; /* contract 0: none */
    } cases[] = {
        {"6S", {PDUP_CONTRACT_GAME, 6, PDUP_STRAIN_SPADES}},
        {"7c", {PDUP_CONTRACT_GAME, 7, PDUP_STRAIN_CLUBS}},
        {"8D", {PDUP_CONTRACT_GAME, 8, PDUP_STRAIN_DIAMONDS}},
        {"9h", {PDUP_CONTRACT_GAME, 9, PDUP_STRAIN_HEARTS}},
        {"10nT", {PDUP_CONTRACT_GAME, 10, PDUP_STRAIN_NO_TRUMP}},
        {"m", {PDUP_CONTRACT_MISERE, 0, 0}},
        {"-", {PDUP_CONTRACT_ALL_PASS, 0, 0}},
        {"\xe2\x88\x92", {PDUP_CONTRACT_ALL_PASS, 0, 0}},
        {"?", {PDUP_CONTRACT_UNKNOWN, 0, 0}},
        {"nP", {PDUP_CONTRACT_NOT_PLAYED, 0, 0}},
        {"5S", {0, 0, 0}},
        {"11S", {0, 0, 0}},
        {"06S", {0, 0, 0}},
        {"6", {0, 0, 0}},
        {"6N", {0, 0, 0}},
        {"м", {PDUP_CONTRACT_MISERE, 0, 0}},
        {"9ч", {PDUP_CONTRACT_GAME, 9, PDUP_STRAIN_HEARTS}},
        {"6SS", {0, 0, 0}},
        {"106S", {0, 0, 0}},
        {"S", {0, 0, 0}},
        {"--", {0, 0, 0}},
        {"", {0, 0, 0}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__word word = word_of(cases[i].text);
        pdup__contract_word found;
        bool is_contract = pdup__word_contract(&word, &found);
        assert_int_equal(is_contract, cases[i].wanted.contract != 0);
        if (is_contract) {
            assert_memory_equal(&found, &cases[i].wanted, sizeof found);
        }
    }
}

enum { UNWRITTEN = PDUP_TRICKS_UNWRITTEN };

static void cells_have_their_forms(void **state) {
    (void)state;
    static const struct {
        const char *text;
        pdup_contract contract;
        pdup_cell cell;
        bool is_cell;
        pdup__cell_word wanted;
    } cases[] = {
        /* A declarer: his seat, and tricks where they are written. */
        {"N6", PDUP_CONTRACT_GAME, 1, true, {PDUP_SEAT_N, 6, PDUP_DEFENCE_NONE}},
        {"w10", PDUP_CONTRACT_GAME, 1, true, {PDUP_SEAT_W, 10, PDUP_DEFENCE_NONE}},
        {"N", PDUP_CONTRACT_GAME, 1, true, {PDUP_SEAT_N, UNWRITTEN, PDUP_DEFENCE_NONE}},
        {".", PDUP_CONTRACT_GAME, 1, true, {PDUP_SEAT_NONE, UNWRITTEN, PDUP_DEFENCE_NONE}},
        {"N11", PDUP_CONTRACT_GAME, 1, false, {0, 0, 0}},
        {"N6p", PDUP_CONTRACT_GAME, 1, false, {0, 0, 0}},
        {"N/", PDUP_CONTRACT_GAME, 1, false, {0, 0, 0}},
        {"6", PDUP_CONTRACT_GAME, 1, false, {0, 0, 0}},
        {"", PDUP_CONTRACT_GAME, 1, false, {0, 0, 0}},
        /* A defender of a game. */
        {"E4", PDUP_CONTRACT_GAME, 2, true, {PDUP_SEAT_E, 4, PDUP_DEFENCE_WHISTED}},
        {"E0", PDUP_CONTRACT_GAME, 3, true, {PDUP_SEAT_E, 0, PDUP_DEFENCE_WHISTED}},
        {"E", PDUP_CONTRACT_GAME, 2, true, {PDUP_SEAT_E, UNWRITTEN, PDUP_DEFENCE_PASSED}},
        {"e4P", PDUP_CONTRACT_GAME, 2, true, {PDUP_SEAT_E, 4, PDUP_DEFENCE_PASSED}},
        {"E0p", PDUP_CONTRACT_GAME, 2, true, {PDUP_SEAT_E, 0, PDUP_DEFENCE_PASSED}},
        {"E/", PDUP_CONTRACT_GAME, 3, true, {PDUP_SEAT_E, UNWRITTEN, PDUP_DEFENCE_HALF}},
        {"Ep", PDUP_CONTRACT_GAME, 2, false, {0, 0, 0}},
        {"E4/", PDUP_CONTRACT_GAME, 2, false, {0, 0, 0}},
        {"E11", PDUP_CONTRACT_GAME, 2, false, {0, 0, 0}},
        {"E123", PDUP_CONTRACT_GAME, 2, false, {0, 0, 0}},
        {"4", PDUP_CONTRACT_GAME, 2, false, {0, 0, 0}},
        /* Misere: the declarer's tricks; others' are left to the check of the row. */
        {"S0", PDUP_CONTRACT_MISERE, 1, true, {PDUP_SEAT_S, 0, PDUP_DEFENCE_NONE}},
        {"N", PDUP_CONTRACT_MISERE, 2, true, {PDUP_SEAT_N, UNWRITTEN, PDUP_DEFENCE_NONE}},
        {"N3", PDUP_CONTRACT_MISERE, 2, true, {PDUP_SEAT_N, 3, PDUP_DEFENCE_NONE}},
        {"N3p", PDUP_CONTRACT_MISERE, 2, false, {0, 0, 0}},
        {"N/", PDUP_CONTRACT_MISERE, 3, false, {0, 0, 0}},
        {"0", PDUP_CONTRACT_MISERE, 1, false, {0, 0, 0}},
        /* All-pass: tricks, a seat before them or not. */
        {"3", PDUP_CONTRACT_ALL_PASS, 1, true, {PDUP_SEAT_NONE, 3, PDUP_DEFENCE_NONE}},
        {"n3", PDUP_CONTRACT_ALL_PASS, 2, true, {PDUP_SEAT_N, 3, PDUP_DEFENCE_NONE}},
        {".", PDUP_CONTRACT_ALL_PASS, 3, true, {PDUP_SEAT_NONE, UNWRITTEN, PDUP_DEFENCE_NONE}},
        {"N", PDUP_CONTRACT_ALL_PASS, 3, false, {0, 0, 0}},
        {"N3p", PDUP_CONTRACT_ALL_PASS, 3, false, {0, 0, 0}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup__word word = word_of(cases[i].text);
        pdup__cell_word found;
        pdup__message wanted = pdup__word_cell(&word, cases[i].contract, cases[i].cell, &found);
        assert_int_equal(wanted == PDUP__M_NONE, cases[i].is_cell);
        if (cases[i].is_cell) {
            assert_memory_equal(&found, &cases[i].wanted, sizeof found);
        }
    }
}

static const char *nearest(const char *text) {
    static const char *const known[] = {"traveller", "title", "players", "played", "NT", "tile"};
    pdup__word word = word_of(text);
    pdup__suggestion suggestion = pdup__suggest(&word);
    for (size_t i = 0; i < PDUP_COUNT_OF(known); i++) {
        pdup__suggest_offer(&suggestion, known[i]);
    }
    return suggestion.of.known;
}

static void the_nearest_word_is_suggested(void **state) {
    (void)state;
    assert_string_equal(nearest("traveler"), "traveller");
    assert_string_equal(nearest("Traveller"), "traveller");
    assert_string_equal(nearest("travlelre"), "traveller"); /* two pairs exchanged */
    assert_string_equal(nearest("tilte"), "title");
    assert_string_equal(nearest("player"), "players"); /* equally near: the first offered */
    assert_string_equal(nearest("playerss"), "players");
    assert_string_equal(nearest("tiles"), "tile"); /* nearer than `title` */
    assert_string_equal(nearest("nt"), "NT");
    assert_string_equal(nearest("n"), "NT");
    assert_null(nearest("xy"));
    assert_null(nearest(""));
    assert_null(nearest("regulation"));
    assert_null(nearest("a-word-longer-than-any-known"));
    /* Not letters: these differ in the same bit as letters do in case. */
    assert_null(nearest("[[[["));
    assert_null(nearest("{{{{"));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(numbers_are_digits_within_limits),
    cmocka_unit_test(whists_are_exact_in_sixths),
    cmocka_unit_test(seats_are_letters_of_two_alphabets),
    cmocka_unit_test(a_level_and_half_a_strain),
    cmocka_unit_test(settings_split_at_the_first_sign),
    cmocka_unit_test(a_value_keeps_its_columns),
    cmocka_unit_test(contracts_have_their_forms),
    cmocka_unit_test(cells_have_their_forms),
    cmocka_unit_test(the_nearest_word_is_suggested),
};

PDUP_TEST_MAIN(tests)
