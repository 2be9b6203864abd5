/* SPDX-License-Identifier: MIT */
/* Hand records: whole pages compared, and what must hold for every deal. */
#include "pdup_test.h"

#include "random.h"

#include <pdup/board.h>
#include <pdup/hand_record.h>

#include <stdbool.h>
#include <string.h>

enum { CAP = 1 << 13, RANDOM_DEALS = 500, WIDEST = 60 };

#define DEALS INT64_C(5506588817009280)

static pdup_deal *read(const char *line) {
    pdup_deal *deal;
    assert_ok(pdup_deal_new_from_text(NULL, line, strlen(line), NULL, &deal));
    return deal;
}

static void assert_record(const char *line, int32_t board, int32_t seats, int32_t suits,
                          const char *wanted) {
    char text[CAP];
    size_t length;
    pdup_deal *deal = read(line);
    assert_ok(pdup_deal_hand_record_text(deal, board, seats, suits, text, sizeof text, &length));
    assert_string_equal(text, wanted);
    assert_int_equal(length, strlen(wanted));
    pdup_deal_unref(deal);
}

#define BOARD_2 "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"
#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"
#define IN_E "N:AKQJT987.87.-.- E:AH+7D S:-.AKQJT9.T98.J W:-.-.AKQJ.KQT987"

static void records_of_text(void **state) {
    (void)state;
    /* The talon's pocket has the dealer mark at a table of four, the first hand's at a table of three. */
    assert_record(BOARD_2, 2, 4, PDUP_SUITS_LETTERS,
                  "Board 2, set 1, deal 5510253870928\n"
                  "\n"
                  "                    N  talon, dealer\n"
                  "                    upper H 10\n"
                  "                    lower H A\n"
                  "W                                       E  first hand\n"
                  "S A J 7                                 S K Q 10 9\n"
                  "C 10 7                                  C A Q J 9\n"
                  "D A Q 10                                D 9 7\n"
                  "H K J                                   H -\n"
                  "                    S\n"
                  "                    S 8\n"
                  "                    C K 8\n"
                  "                    D K J 8\n"
                  "                    H Q 9 8 7\n");
    assert_record(EXAMPLE, 4, 3, PDUP_SUITS_LETTERS,
                  "Board 4, set 2, deal 2686980370748324\n"
                  "\n"
                  "                    N  first hand, dealer\n"
                  "                    S A K Q 7\n"
                  "                    C 10 9 8\n"
                  "                    D J\n"
                  "                    H K 7\n"
                  "W  talon                                E\n"
                  "upper D 7                               S J 9 8\n"
                  "lower H 9                               C A K Q\n"
                  "                                        D A 10\n"
                  "                                        H Q 8\n"
                  "                    S\n"
                  "                    S 10\n"
                  "                    C J 7\n"
                  "                    D K Q 9 8\n"
                  "                    H A J 10\n");
#define SP "\xe2\x99\xa0 "
#define CL "\xe2\x99\xa3 "
#define DI "\xe2\x99\xa6 "
#define HE "\xe2\x99\xa5 "
    /* In no board nobody is first hand; lines do not end in blanks beside a talon in E. */
    assert_record(IN_E, 0, 4, PDUP_SUITS_SYMBOLS,
                  "Deal\n"
                  "\n"
                  "                    N\n"
                  "                    " SP "A K Q J 10 9 8 7\n"
                  "                    " CL "8 7\n"
                  "                    " DI "-\n"
                  "                    " HE "-\n"
                  "W                                       E  talon\n" SP
                  "-                                     upper " HE "A\n" CL
                  "-                                     lower " DI "7\n" DI "A K Q J\n" HE
                  "K Q 10 9 8 7\n"
                  "                    S\n"
                  "                    " SP "-\n"
                  "                    " CL "A K Q J 10 9\n"
                  "                    " DI "10 9 8\n"
                  "                    " HE "J\n");
}

static int count_words(const char *text, const char *word) {
    int count = 0;
    for (const char *at = strstr(text, word); at; at = strstr(at + 1, word)) {
        count++;
    }
    return count;
}

static void the_picture_is_the_page_that_was_looked_at(void **state) {
    (void)state;
    char svg[CAP];
    size_t length;
    pdup_deal *deal = read(BOARD_2);
    assert_ok(pdup_deal_hand_record_svg(deal, 2, 4, PDUP_SUITS_LETTERS, svg, sizeof svg, &length));
    static const char *const pieces[] = {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 460 350\" role=\"img\"",
        "<title>Board 2, set 1, deal 5510253870928</title>\n",
        "<desc>" BOARD_2 "</desc>\n",
        "<text x=\"164\" y=\"56\" font-weight=\"bold\">N  talon, dealer</text>\n",
        "<text x=\"164\" y=\"75\">upper</text>\n",
        "<text x=\"218\" y=\"75\" fill=\"#b00000\">H</text>\n",
        "<text x=\"236\" y=\"75\">10</text>\n",
        "<text x=\"316\" y=\"156\" font-weight=\"bold\">E  first hand</text>\n",
        "<text x=\"316\" y=\"175\">S</text>\n<text x=\"334\" y=\"175\">K Q 10 9</text>\n",
        "font-size=\"22\">2</text>\n",
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(pieces); i++) {
        if (count_words(svg, pieces[i]) != 1) {
            fail_msg("not once: %s in %s", pieces[i], svg);
        }
    }
    /* In no board the table in the middle has no number. */
    assert_ok(pdup_deal_hand_record_svg(deal, 0, 4, PDUP_SUITS_LETTERS, svg, sizeof svg, &length));
    assert_int_equal(count_words(svg, "<title>Deal</title>"), 1);
    assert_int_equal(count_words(svg, "font-size=\"22\""), 0);
    assert_int_equal(count_words(svg, "first hand"), 0);
    pdup_deal_unref(deal);
}

/* Every tag ends, nothing but our own characters, and every card stands once. */
static void assert_whole(const char *svg, bool has_symbols) {
    assert_memory_equal(svg, "<svg ", 5);
    assert_string_equal(svg + strlen(svg) - 7, "</svg>\n");
    assert_int_equal(count_words(svg, "<text "), count_words(svg, "</text>"));
    assert_int_equal(count_words(svg, "<rect "), count_words(svg, "/>"));
    assert_int_equal(strcspn(svg, "&'"), strlen(svg));
    assert_int_equal(count_words(svg, "<text ") + count_words(svg, "<rect ") + 3,
                     count_words(svg, "<") - count_words(svg, "</"));
    /* Three hands of four suits and two cards of the talon. */
    assert_int_equal(count_words(svg, "\xef\xb8\x8e</text>"), has_symbols ? 14 : 0);
    int32_t ranks = 0;
    for (const char *at = strstr(svg, "\">"); at; at = strstr(at + 1, "\">")) {
        const char *here = at + 2;
        size_t size = strcspn(here, "<");
        bool is_ranks = size > 0 && strspn(here, "AKQJ10987 ") == size;
        for (size_t i = 0; is_ranks && i < size; i++) {
            ranks += here[i] != ' ' && here[i] != '0';
        }
    }
    assert_int_equal(ranks, PDUP_CARDS);
}

static void assert_lines(const char *text) {
    while (*text) {
        size_t bytes = strcspn(text, "\n");
        size_t characters = 0;
        for (size_t i = 0; i < bytes; i++) {
            characters += ((unsigned char)text[i] & 0xc0) != 0x80;
        }
        assert_true(characters <= WIDEST);
        assert_true(bytes == 0 || text[bytes - 1] != ' ');
        text += bytes + 1;
    }
}

static void every_deal_has_its_records(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < RANDOM_DEALS; i++) {
        char text[CAP];
        size_t length;
        pdup_deal *deal;
        int64_t code = (int64_t)(random_bits(&random) % (uint64_t)(4 * DEALS));
        assert_ok(pdup_deal_new_from_code(NULL, code, &deal));
        assert_ok(
            pdup_deal_hand_record_svg(deal, 0, 4, PDUP_SUITS_SYMBOLS, text, sizeof text, &length));
        assert_whole(text, true);
        assert_ok(
            pdup_deal_hand_record_svg(deal, 0, 4, PDUP_SUITS_LETTERS, text, sizeof text, &length));
        assert_whole(text, false);
        assert_ok(
            pdup_deal_hand_record_text(deal, 0, 3, PDUP_SUITS_SYMBOLS, text, sizeof text, &length));
        assert_lines(text);
        pdup_deal_unref(deal);
    }
}

static void what_is_out_of_range_is_refused(void **state) {
    (void)state;
    static const struct {
        int32_t board;
        int32_t seats;
        int32_t suits;
        pdup_status status;
    } samples[] = {
        {-1, 4, 1, PDUP_E_RANGE},         {40001, 4, 1, PDUP_E_RANGE}, {1, 2, 1, PDUP_E_RANGE},
        {1, 5, 1, PDUP_E_RANGE},          {1, 4, 0, PDUP_E_RANGE},     {1, 4, 3, PDUP_E_RANGE},
        {2, 4, 1, PDUP_E_DEAL_TALON},     {2, 3, 1, PDUP_OK},          {40000, 3, 1, PDUP_OK},
        {40000, 4, 1, PDUP_E_DEAL_TALON}, {39997, 4, 2, PDUP_OK},
    };
    pdup_deal *deal = read(EXAMPLE);
    for (size_t i = 0; i < PDUP_COUNT_OF(samples); i++) {
        size_t length = 9;
        assert_status(pdup_deal_hand_record_text(deal, samples[i].board, samples[i].seats,
                                                 samples[i].suits, NULL, 0, &length),
                      samples[i].status);
        assert_int_equal(length > 0, samples[i].status == PDUP_OK);
        length = 9;
        assert_status(pdup_deal_hand_record_svg(deal, samples[i].board, samples[i].seats,
                                                samples[i].suits, NULL, 0, &length),
                      samples[i].status);
        assert_int_equal(length > 0, samples[i].status == PDUP_OK);
    }
    char small[4] = "abc";
    size_t length = 0;
    assert_status(pdup_deal_hand_record_svg(deal, 1, 4, 1, small, sizeof small, &length),
                  PDUP_E_SPACE);
    assert_string_equal(small, "abc");
    assert_true(length > sizeof small);
    pdup_deal_unref(deal);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(records_of_text),
    cmocka_unit_test(the_picture_is_the_page_that_was_looked_at),
    cmocka_unit_test(every_deal_has_its_records),
    cmocka_unit_test(what_is_out_of_range_is_refused),
};

PDUP_TEST_MAIN(tests)
