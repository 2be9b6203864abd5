/* SPDX-License-Identifier: MIT */
/* Characters that no text here may have, and names that are the same though their bytes differ. */
#include "faults.h"
#include "pdup_test.h"

#include "text/unicode.h"

#include <pdup/event_file.h>

#include <stdio.h>
#include <string.h>

/* The only complaint of an event in which players have these names; "" for none. */
static void assert_told(const char *const *names, int32_t count, const char *wanted) {
    char text[1024] = "pdup-event 1\nplayers 4\n";
    pdup_event_file *file;
    pdup_faults *faults;
    for (int32_t i = 0; i < count; i++) {
        size_t length = strlen(text);
        (void)snprintf(text + length, sizeof text - length, "name %d \"%s\"\n", (int)i + 1,
                       names[i]);
    }
    assert_ok(pdup_event_file_read(NULL, text, strlen(text), &file));
    assert_ok(pdup_event_file_faults(file, &faults));
    assert_string_equal(pdup_faults_count(faults) > 0 ? fault_text(faults, 0) : "", wanted);
    assert_int_equal(pdup_faults_count(faults), wanted[0] != '\0');
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
}

static void writing_needs_some_that_are_not_seen(void **state) {
    (void)state;
    static const char *const names[] = {
        "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", /* Persian, a joiner between forms */
        "\u0dc1\u0dca\u200d\u0dbb\u0dd3",                   /* Sinhala */
        "Fam \U0001f468\u200d\U0001f469\u200d\U0001f467",   /* a family, joined */
        "\u2764\ufe0f\u200d\U0001f525",                     /* a heart on fire */
        "6\ufe0f\u20e3 \u2660\ufe0e \u00a9\ufe0f",          /* a key, a suit, a sign */
        "\u182e\u180e\u1820\u180b",                         /* Mongolian */
        "\u0645\u0631\u062a\u0636\u06cc \u05d3\u05d5\u05d3",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(names); i++) {
        assert_told(&names[i], 1, "");
    }
}

static void others_are_refused_by_name(void **state) {
    (void)state;
    static const struct {
        const char *name;
        const char *words;
    } cases[] = {
        {"\u05d3\u05d5\u05d3\u200f",
         "the character U+200F turns the direction of text; take it out"},
        {"Али\u061c", "the character U+061C turns the direction of text; take it out"},
        {"A\u202enna", "the character U+202E turns the direction of text; take it out"},
        {"A\u2066nna", "the character U+2066 turns the direction of text; take it out"},
        {"Ива\u00adнов", "the soft hyphen U+00AD is not seen; take it out"},
        {"A\u034fnna", "the combining grapheme joiner U+034F is not seen; take it out"},
        {"Иванов\u3164", "the Hangul filler U+3164 is not seen; take it out"},
        {"\u115f", "the Hangul filler U+115F is not seen; take it out"},
        {"\uffa0", "the Hangul filler U+FFA0 is not seen; take it out"},
        {"Ива\U000e0041нов", "the tag U+E0041 is not seen; take it out"},
        {"Ива\u180eнов", "the Mongolian vowel separator U+180E is not seen; take it out"},
        {"A\ufe0fnna", "the variation selector U+FE0F is not seen; take it out"},
        {"6\ufe0f", "the variation selector U+FE0F is not seen; take it out"},
        {"An\u200bna", "the zero-width space U+200B is not seen; take it out"},
        {"An\u200dna", "the zero-width joiner U+200D is not seen; take it out"},
        {"\u200c\u0645", "the zero-width joiner U+200C is not seen; take it out"},
        {"\u0645\u200d", "the zero-width joiner U+200D is not seen; take it out"},
        {"\U0001f468\u200d", "the zero-width joiner U+200D is not seen; take it out"},
        {"A\u200d\U0001f468", "the zero-width joiner U+200D is not seen; take it out"},
        {"\u4e00\u200d\U0001f468", "the zero-width joiner U+200D is not seen; take it out"},
        {"\U0001f468\u200d\u4e00", "the zero-width joiner U+200D is not seen; take it out"},
        {"7\u200d8", "the zero-width joiner U+200D is not seen; take it out"},
        {"A\u2028B", "the line separator U+2028 is not seen; take it out"},
        {"A\ufeffB", "the byte-order mark U+FEFF is not seen; take it out"},
        {"A\u2060B", "the character U+2060 is not seen; take it out"},
        {"A\U0001d173B", "the character U+1D173 is not seen; take it out"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_told(&cases[i].name, 1, cases[i].words);
    }
}

static void characters_stand_anywhere(void **state) {
    (void)state;
    pdup__issue issue;
    assert_int_equal(pdup__check_character("\U00100000", 4, 0, &issue), 4);
    /* At the ends of a text, and beside what is no UTF-8. */
    assert_int_equal(pdup__check_character("\u00ad", 2, 0, &issue), 0);
    assert_int_equal(pdup__check_character("a\u200d", 4, 1, &issue), 0);
    assert_int_equal(pdup__check_character("\u200d\xff", 4, 0, &issue), 0);
    assert_int_equal(pdup__check_character("a\xff", 2, 1, &issue), 0);
    assert_int_equal(issue.messages[0], PDUP__M_BYTE_NOT_UTF8);
    assert_int_equal(pdup__check_character("\t", 1, 0, &issue), 1);
    assert_int_equal(pdup__check_character("\x7f", 1, 0, &issue), 0);
    assert_int_equal(issue.messages[0], PDUP__M_CONTROL_CHARACTER);
}

static void names_are_compared_as_they_read(void **state) {
    (void)state;
    static const struct {
        const char *first;
        const char *second;
        bool is_same;
    } cases[] = {
        {"Иванов И.", "Иванов И.", true},
        {"Иванов И.", "ИВАНОВ  и.", true},
        {"Иванов\u00a0И.", " Иванов И. ", true},
        {"\u0438\u0306ога", "\u0439ога", true},       /* put together or not */
        {"\u01d5", "U\u0308\u0304", true},            /* of three */
        {"a\u0323\u0307", "a\u0307\u0323", true},     /* in either order */
        {"a\u0307\u0308", "a\u0308\u0307", false},    /* which here is seen */
        {"\u1fa7", "\u03c9\u0314\u0342\u0345", true}, /* of four */
        {"\uac01", "\u1100\u1161\u11a8", true},       /* Hangul is computed */
        {"\uac00", "\u1100\u1161", true},
        {"\u212bngstr\u00f6m", "\u00c5NGSTR\u00d6M", true},
        {"\u03a3\u03c3", "\u03c2\u03c3", true}, /* both small sigmas */
        {"\u0100\u0103", "\u0101\u0102", true}, /* capitals and small ones in turn */
        {"\u0101", "\u0103", false},
        {"\u0110o", "\u0111o", true},             /* a stroke is no letter that combines */
        {"\u0301\u0323a", "\u0323\u0301A", true}, /* no letter before them */
        {"Ёлкина", "Елкина", false},
        {"Anna", "\u0410nna", false}, /* look alike, and are not the same */
        {"Anna", "Ann", false},
        {"", "", false},
        {" ", "\u3000", false},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        const char *names[] = {cases[i].first, cases[i].second};
        assert_told(names, 2,
                    cases[i].is_same
                        ? "two players have the same name: players 2 and 1, the other in line 3"
                        : "");
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(writing_needs_some_that_are_not_seen),
    cmocka_unit_test(others_are_refused_by_name),
    cmocka_unit_test(characters_stand_anywhere),
    cmocka_unit_test(names_are_compared_as_they_read),
};

PDUP_TEST_MAIN(tests)
