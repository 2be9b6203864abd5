/* SPDX-License-Identifier: MIT */
/* Deals as tags. Texts from public places are copied with their origin. */
#include "test_notation.h"

#include "deal_forms.h"

#include <stdio.h>

enum { ROUND_TRIPS = 10000 };

#define DEAL_TAG "[Deal \"N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT\"]\n"
#define VOID "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"

static void tags(void **state) {
    (void)state;
    static const sample samples[] = {
        {.text = "[Board \"1\"]\n" DEAL_TAG "[Talon \"7D9H\"]\n", .deals = {EXAMPLE}, .board = 1},
        {.text = DEAL_TAG "[Talon \"W:7D 9H\"]\n\n% x\n# y\n[Talon \"7D9H\"]\n" DEAL_TAG,
         .faults = {{AGAIN, 7, 1}},
         .deals = {EXAMPLE, EXAMPLE}},
        /* Tags in a comment are no tags. */
        {.text = "{ c\n[Board \"7\"]\n\n} [Board \"1\"] {x}\n" DEAL_TAG "[Talon \"7D9H\"] {y\nz}\n",
         .deals = {EXAMPLE},
         .board = 1},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N x\"]", .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        /* Several tags in a line, blanks within. */
        {.text = "[ Board  \"1\" ]\t[Talon \"7D9H\"]" DEAL_TAG, .deals = {EXAMPLE}, .board = 1},
        /* Board 2 has the talon in N; a void may be left out. */
        {.text = "[Board \"2\"]\n[Deal \"S:8.K8.KJ8.Q987 AJ7.T7.AQT.KJ KQT9.AQJ9.97.\"]\n"
                 "[Talon \"THAH\"]\n[Board \"5\"]\n" DEAL_TAG "[Talon \"7D9H\"]",
         .deals = {VOID, EXAMPLE},
         .board = 2},
        /* X01 https://github.com/dominicprice/endplay/issues/50: a value not known is no fault, but there is no deal. */
        {.text = "[Declarer \"?\"]\n[Contract \"?\"]\n[Result \"?\"]",
         .faults = {{PASSED, 1, 1}, {PDUP_E_DEAL_FORM, 1, 1}, {PASSED, 2, 1}, {PASSED, 3, 1}}},
        {.text = "[Discard \"7D9H\"]\n[Discard\nDiscard \"7\"",
         .faults = {{PASSED, 1, 1}, {PDUP_E_DEAL_FORM, 1, 1}, {PASSED, 2, 1}, {PASSED, 3, 1}}},
        {.text = "Board \"1\"]\n[\"x\"]\n[A\"x\"]\n[A \"x]",
         .faults = {{PASSED, 1, 1},
                    {PDUP_E_DEAL_FORM, 1, 1},
                    {PASSED, 2, 1},
                    {PASSED, 3, 1},
                    {PASSED, 4, 1}}},
        {.text = "[A x\"]\n[A \"x\" y]\n[A \"x\\\"]\n[A",
         .faults = {{PASSED, 1, 1},
                    {PDUP_E_DEAL_FORM, 1, 1},
                    {PASSED, 2, 1},
                    {PASSED, 3, 1},
                    {PASSED, 4, 1}}},
        {.text = "[A \n[^ \"\"]\n[@ \"\"]\n[{ \"\"]",
         .faults = {{PASSED, 1, 1},
                    {PDUP_E_DEAL_FORM, 1, 1},
                    {PASSED, 2, 1},
                    {PASSED, 3, 1},
                    {PASSED, 4, 1}}},
        {.text = "[Board\t\"1\"\t]" DEAL_TAG "[Talon \"7D9H\"]\n\n[Board \"1\"]\n" DEAL_TAG
                 "[Talon \"7D9H\"]",
         .faults = {{AGAIN, 5, 1}},
         .deals = {EXAMPLE, EXAMPLE},
         .board = 1},
        {.text = "[a-b \"x\"] [{ \"\"]\n[Event \"x\"] behind",
         .faults = {{PASSED, 1, 1}, {PDUP_E_DEAL_FORM, 1, 1}, {PASSED, 2, 1}, {PASSED, 2, 13}}},
        /* N09 https://github.com/TricksterCards/TricksterBots/issues/241: 52 cards. */
        {.text = "[Deal \"N:Q3.QJ743.T64.73 4.985.KJ873.962 A7.T2.AQ2.KQT85 KT986.AK6.95.A4\"]\n"
                 "[Undealt \"S2SJCJS5\"]\n",
         .faults = {{PDUP_E_DEAL_COUNT, 1, 8}, {PDUP_E_DEAL_CARD, 1, 11}, {PASSED, 2, 1}}},
        /* X04 https://github.com/dominicprice/endplay/issues/15: suit letters among the dots. */
        {.text = "[Deal \"S:SA7.H864.DQJT73.CAKQ SQ2.H952.D62.CJT9742\"]",
         .faults = {{PDUP_E_DEAL_COUNT, 1, 8}, {PDUP_E_DEAL_CARD, 1, 10}}},
        {.text = "[Board \"5\"]\n\n[Talon \"7D9H\"]",
         .faults = {{PASSED, 1, 9}, {PDUP_E_DEAL_COUNT, 3, 9}}},
        {.text = DEAL_TAG "[Talon \"7D 9H 8H\"]", .faults = {{PDUP_E_DEAL_COUNT, 2, 15}}},
        {.text = "[Board \"0\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 1, 10}}},
        {.text = "[Board \"40001\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 1, 14}}},
        {.text = "[Board \"400001\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 15}}},
        {.text = "[Board \"4000012\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 16}}},
        {.text = "[Board \"1x\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 10}}},
        {.text = "[Board \"/\"]\n", .faults = {{PDUP_E_DEAL_FORM, 1, 9}}},
        {.text = DEAL_TAG, .faults = {{PDUP_E_DEAL_COUNT, 1, 8}}},
        {.text = "[Talon \"7D\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_COUNT, 1, 11}}},
        {.text = "[Talon \"N:7D9H\"]\n" DEAL_TAG, .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N\"]", .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"X:A.A.A.A\"]", .faults = {{PDUP_E_DEAL_FORM, 2, 8}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:A.A.A.A A\"]",
         .faults = {{PDUP_E_DEAL_COUNT, 2, 10}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:A.A.A.A.\"]", .faults = {{PDUP_E_DEAL_CARD, 2, 17}}},
        {.text = "[Talon \"7D9H\"]\n[Deal \"N:AKQ7.T98.J.K7 J98.AKQ.AT.Q8 T.J7.KQ98.AJT x\"]",
         .faults = {{PDUP_E_DEAL_FORM, 2, 52}}},
    };
    assert_samples(PDUP_NOTATION_TAGS, samples, PDUP_COUNT_OF(samples));
}

/* Tags that a deal does not hold stay beside it, whatever stands in them. */
static void other_tags_are_kept_and_told(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *name;
        const char *value;
    } kept[] = {
        {"[Event \"The \"big\" one\"]", "Event", "The \"big\" one"},
        {"[Site \"hall [2] ] [\"]", "Site", "hall [2] ] ["},
        {"[Annotator \"a \\\"b\\\"] c\"]", "Annotator", "a \"b\"] c"},
        {"[Path \"C:\\dir\\\\\"]", "Path", "C:\\dir\\"},
        {"[Discard \"7D9H\"]", "Discard", "7D9H"},
        {"[x_1 \"\"]", "x_1", ""},
        {"[\xd0 \"no name\"]", NULL, NULL},
        {"[Note \"\xd0\x9f\xd0\xb8\xd0\xba\xd0\xb8\t!\"]", "Note",
         "\xd0\x9f\xd0\xb8\xd0\xba\xd0\xb8\t!"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(kept); i++) {
        char text[400];
        char again[400];
        size_t length;
        static const wanted passed[] = {{PASSED, 2, 1}, {0, 0, 0}};
        (void)snprintf(text, sizeof text, "[Board \"1\"]\n%s\n%s[Talon \"7D9H\"]\n", kept[i].text,
                       DEAL_TAG);
        pdup_deal_list *list = read(PDUP_NOTATION_TAGS, text, passed);
        assert_int_equal(pdup_deal_list_tag_count_at(list, 0), kept[i].name != NULL);
        if (kept[i].name) {
            assert_string_equal(pdup_deal_list_tag_name_at(list, 0, 0), kept[i].name);
            assert_string_equal(pdup_deal_list_tag_value_at(list, 0, 0), kept[i].value);
            /* What is written is read as the same, and written as the same. */
            assert_ok(pdup_deal_list_tags_at(list, 0, text, sizeof text, &length));
            assert_int_equal(length, strlen(text));
            pdup_deal_list_unref(list);
            list = read(PDUP_NOTATION_TAGS, text, (wanted[]){{PASSED, 4, 1}, {0, 0, 0}});
            assert_string_equal(pdup_deal_list_tag_value_at(list, 0, 0), kept[i].value);
            assert_ok(pdup_deal_list_tags_at(list, 0, again, sizeof again, &length));
            assert_string_equal(again, text);
        }
        assert_null(pdup_deal_list_tag_name_at(list, 0, -1));
        assert_null(pdup_deal_list_tag_value_at(list, 0, 1));
        assert_null(pdup_deal_list_tag_value_at(list, 1, 0));
        pdup_deal_list_unref(list);
    }
}

static void tags_stay_in_their_block_and_order(void **state) {
    (void)state;
    static const wanted passed[] = {
        {PASSED, 1, 1}, {PASSED, 3, 1}, {PASSED, 5, 1}, {PASSED, 6, 1}, {0, 0, 0}};
    pdup_deal_list *list =
        read(PDUP_NOTATION_TAGS,
             "[Lost \"1\"]\n\n[B \"2\"]\n" DEAL_TAG "[A \"3\"]\n[B \"4\"]\n[Talon \"7D9H\"]\n"
             "[Talon \"N:THAH\"]\n[Deal \"E:KQT9.AQJ9.97.- 8.K8.KJ8.Q987 AJ7.T7.AQT.KJ\"]",
             passed);
    static const char *const names[] = {"B", "A", "B"};
    static const char *const values[] = {"2", "3", "4"};
    assert_int_equal(pdup_deal_list_count(list), 2);
    assert_int_equal(pdup_deal_list_tag_count_at(list, 0), 3);
    assert_int_equal(pdup_deal_list_tag_count_at(list, 1), 0);
    for (int32_t i = 0; i < 3; i++) {
        assert_string_equal(pdup_deal_list_tag_name_at(list, 0, i), names[i]);
        assert_string_equal(pdup_deal_list_tag_value_at(list, 0, i), values[i]);
    }
    char text[200];
    size_t length;
    assert_ok(pdup_deal_list_tags_at(list, 0, NULL, 0, &length));
    memset(text, 'x', sizeof text);
    assert_status(pdup_deal_list_tags_at(list, 0, text, length, &length), PDUP_E_SPACE);
    assert_int_equal(text[0], 'x');
    assert_ok(pdup_deal_list_tags_at(list, 0, text, length + 1, &length));
    assert_string_equal(text, DEAL_TAG "[Talon \"W:7D9H\"]\n[B \"2\"]\n[A \"3\"]\n[B \"4\"]\n");
    pdup_deal_list_unref(list);
}

/* Bytes that text does not have cannot be kept as text. */
static void bad_bytes_in_tags_are_told(void **state) {
    (void)state;
    static const char *const values[] = {"ab\xff", "ab\x01", "ab\xc2\x80"};
    for (size_t i = 0; i < PDUP_COUNT_OF(values); i++) {
        char text[200];
        static const wanted faults[] = {{PASSED, 1, 1}, {PDUP_E_FILE_ENCODING, 1, 11}, {0, 0, 0}};
        (void)snprintf(text, sizeof text, "[Event \"%s\"]\n%s[Talon \"7D9H\"]\n", values[i],
                       DEAL_TAG);
        pdup_deal_list *list = read(PDUP_NOTATION_TAGS, text, faults);
        assert_int_equal(pdup_deal_list_count(list), 1);
        assert_int_equal(pdup_deal_list_tag_count_at(list, 0), 0);
        pdup_deal_list_unref(list);
    }
}

static void random_deals_go_round_as_tags(void **state) {
    (void)state;
    random_tags_go_round(ROUND_TRIPS);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(tags),
    cmocka_unit_test(random_deals_go_round_as_tags),
    cmocka_unit_test(other_tags_are_kept_and_told),
    cmocka_unit_test(tags_stay_in_their_block_and_order),
    cmocka_unit_test(bad_bytes_in_tags_are_told),
};

PDUP_TEST_MAIN(tests)
