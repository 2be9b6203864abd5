/* SPDX-License-Identifier: MIT */
/* Hand and tricks as text: what is read, and every fault with its place. */
#include "faults.h"
#include "pdup_test.h"

#include "trick_cards.h"
#include "tricks.h"

enum { MOST = 3 };

typedef struct wanted {
    pdup_status code;
    int32_t line;
    int32_t column;
} wanted;

static void assert_faults(const char *text, size_t size, const wanted *faults) {
    pdup_faults *found;
    pdup_tricks *tricks;
    int32_t count = 0;
    assert_status(read_tricks(NULL, text, size, &found, &tricks), PDUP_E_TRICK_TEXT);
    assert_null(tricks);
    for (; count < MOST && faults[count].code != 0; count++) {
        wanted is = {0, 0, 0};
        if (fault_code(found, count, &is.code) != PDUP_OK ||
            fault_place(found, count, &is.line, &is.column) != PDUP_OK ||
            memcmp(&is, &faults[count], sizeof is) != 0) {
            fail_msg("%s: %s at %d:%d", text, fault_text(found, count), (int)is.line,
                     (int)is.column);
        }
    }
    if (pdup_faults_count(found) != count) {
        fail_msg("%s: also %s", text, fault_text(found, count));
    }
    pdup_faults_unref(found);
}

/* Each form that is read, and the same facts in the plainest one. */
static void forms_that_are_read(void **state) {
    (void)state;
    static const char plain[] = "offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD\n"
                                "trick N AH 9H+QH 7H\ntrick N AS 7S 8S\n";
    static const char loose[] = "\xef\xbb\xbfoffender e\t# who has too few\r\ntrump s\r\n\r\n"
                                "# a comment\r\nhand -.-.789TJ.K8\r\n"
                                "trick n ah 9hqh 7h # the trick\r\n\ttrick  N\tAS 7S 8S";
    static const char symbols[] = "trump \xe2\x99\xa0\noffender E\ntalon W\nhand H8K D987TJ\n"
                                  "trick N HA H9Q H7\ntrick N AS 7S 8S\n";
    static const char *const same[] = {plain, loose, symbols};
    char found[TRICKS_CAP];
    for (size_t i = 0; i < PDUP_COUNT_OF(same); i++) {
        pdup_tricks *tricks = tricks_read(same[i]);
        assert_string_equal(tricks_answer(tricks, found), "shortage 1; 1 highest: QH");
        assert_int_equal(pdup_tricks_offender(tricks), PDUP_SEAT_E);
        assert_int_equal(pdup_tricks_trick_count(tricks), 2);
        assert_int_equal(played_count(tricks, 1, PDUP_SEAT_W), 0);
        pdup_tricks_unref(tricks);
    }
}

static void every_word_for_no_trump(void **state) {
    (void)state;
    static const char *const words[] = {"NT", "nt", "M", "m", "-"};
    char found[TRICKS_CAP];
    char text[160];
    for (size_t i = 0; i < PDUP_COUNT_OF(words); i++) {
        sprintf(text, "offender E\ntrump %s\nhand 8H 7D 8D 9D TD JD QD KD\ntrick N AC 9S+AD 7H\n",
                words[i]);
        pdup_tricks *tricks = tricks_read(text);
        assert_string_equal(tricks_answer(tricks, found), "shortage 1; 1 highest: AD");
        pdup_tricks_unref(tricks);
    }
}

/* The seat of the talon is passed over. */
static void tricks_go_clockwise(void **state) {
    (void)state;
    static const char *const letters = "?NESW";
    for (pdup_seat talon = PDUP_SEAT_N; talon <= PDUP_SEAT_W; talon++) {
        for (int32_t turn = 1; turn <= 3; turn++) {
            char text[160];
            int32_t card;
            pdup_seat leader = 1 + (talon - 1 + turn) % 4;
            pdup_seat last = 1 + (leader - 1 + 3) % 4 == talon ? 1 + (leader - 1 + 2) % 4
                                                               : 1 + (leader - 1 + 3) % 4;
            sprintf(text, "offender %c\ntalon %c\ntrump D\nhand -\ntrick %c 7S 8S 9S\n",
                    letters[leader], letters[talon], letters[leader]);
            pdup_tricks *tricks = tricks_read(text);
            assert_int_equal(played_count(tricks, 1, talon), 0);
            assert_ok(played_at(tricks, 1, leader, 0, &card));
            assert_int_equal(card, 0);
            assert_ok(played_at(tricks, 1, last, 0, &card));
            assert_int_equal(card, 2);
            pdup_tricks_unref(tricks);
        }
    }
}

#define HEAD "offender E\ntrump S\nhand KH\n"

static void every_fault_has_its_place(void **state) {
    (void)state;
    static const struct {
        const char *text;
        wanted faults[MOST];
    } cases[] = {
        {"", {{PDUP_E_FILE_MISSING, 1, 1}, {PDUP_E_FILE_MISSING, 1, 1}}},
        {"offender E\ntrump S\n", {{PDUP_E_FILE_MISSING, 2, 1}}},
        {"offender E\nhand KH\n", {{PDUP_E_FILE_MISSING, 2, 1}}},
        {"offender E\nhand KH\ntrick N led=S AH 7H 8H\n", {{PDUP_E_FILE_MISSING, 3, 1}}},
        {HEAD "tricks\n", {{PDUP_E_FILE_KEY, 4, 1}}},
        {HEAD "  \xd0\x9f\n", {{PDUP_E_FILE_KEY, 4, 3}}},
        /* Seats. */
        {"offender X\n", {{PDUP_E_FILE_WORD, 1, 10}}},
        {"offender\n", {{PDUP_E_FILE_WORD, 1, 9}}},
        {"offender E N\n", {{PDUP_E_FILE_COUNT, 1, 12}}},
        {HEAD "offender E\n", {{PDUP_E_FILE_TWICE, 4, 10}}},
        {HEAD "talon N\n", {{PDUP_E_FILE_ORDER, 4, 7}}},
        {"trump S\nhand KH\ntrick N 7H\n", {{PDUP_E_FILE_ORDER, 2, 6}}},
        {"trump S\noffender W\nhand KH\n", {{PDUP_E_FILE_ORDER, 3, 6}}},
        {"trump S\ntalon E\noffender E\ntrick N 7H\n", {{PDUP_E_FILE_ORDER, 4, 7}}},
        /* The trump. */
        {"trump\n", {{PDUP_E_FILE_WORD, 1, 6}}},
        {"trump X\n", {{PDUP_E_FILE_WORD, 1, 7}}},
        {"trump SS\n", {{PDUP_E_FILE_WORD, 1, 7}}},
        {"trump S S\n", {{PDUP_E_FILE_COUNT, 1, 9}}},
        {"trump S\ntrump S\n", {{PDUP_E_FILE_TWICE, 2, 7}}},
        /* Cards. */
        {"offender E\nhand\n", {{PDUP_E_FILE_COUNT, 2, 5}}},
        {"offender E\nhand - 7S\n", {{PDUP_E_FILE_COUNT, 2, 8}}},
        {"offender E\nhand 7S 1S\n", {{PDUP_E_DEAL_CARD, 2, 9}}},
        {"offender E\nhand 7S 8S 7S\n", {{PDUP_E_DEAL_TWICE, 2, 12}}},
        {"offender E\nhand AK.-.-.-x\n", {{PDUP_E_DEAL_CARD, 2, 14}}},
        {"offender E\nhand AK.A.7\n", {{PDUP_E_DEAL_CARD, 2, 12}}},
        {HEAD "hand 7S\n", {{PDUP_E_FILE_TWICE, 4, 6}}},
        {HEAD "played KH\n", {{PDUP_E_DEAL_TWICE, 4, 8}}},
        {HEAD "played 7H\nplayed 8H\n", {{PDUP_E_FILE_TWICE, 5, 8}}},
        /* Tricks. */
        {HEAD "trick\n", {{PDUP_E_FILE_WORD, 4, 6}}},
        {HEAD "trick W 7H\n", {{PDUP_E_RANGE, 4, 7}}},
        {HEAD "trick N\n", {{PDUP_E_TRICK_LEAD, 4, 7}}},
        {HEAD "trick E - 7H\n", {{PDUP_E_TRICK_LEAD, 4, 7}}},
        {HEAD "trick N - 7H\n", {{PDUP_E_TRICK_COUNT, 4, 9}}},
        {HEAD "trick N 7H 8H 9H+TH\n", {{PDUP_E_TRICK_COUNT, 4, 15}}},
        {HEAD "trick N 7H 8H 9H TH\n", {{PDUP_E_FILE_COUNT, 4, 18}}},
        {HEAD "trick N 7H KH 9H\n", {{PDUP_E_DEAL_TWICE, 4, 12}}},
        {HEAD "trick N 7H 8H+ 9H\n", {{PDUP_E_DEAL_CARD, 4, 15}}},
        {HEAD "trick N 7H +8H 9H\n", {{PDUP_E_DEAL_CARD, 4, 12}}},
        {HEAD "trick N 7H 8H+X 9H\n", {{PDUP_E_DEAL_CARD, 4, 16}}},
        {HEAD "trick N 7H\ntrick N 8H\n", {{PDUP_E_STATE, 5, 7}}},
        {HEAD "trick N led=X 7H\n", {{PDUP_E_FILE_WORD, 4, 13}}},
        {HEAD "trick N led= 7H\n", {{PDUP_E_FILE_WORD, 4, 13}}},
        {HEAD "trick N leading 7H\n", {{PDUP_E_DEAL_CARD, 4, 9}}},
        {"offender E\ntrump S\nhand -\ntrick E 7S+8S 9S TS\ntrick E 7C 8C 9C\ntrick E TC JC QC\n"
         "trick E KC AC 7D\ntrick E 8D 9D TD\ntrick E JD QD KD\ntrick E AD 7H 8H\n"
         "trick E 9H TH JH\ntrick E QH KH AH\ntrick N JS - QS\ntrick N led=S\n",
         {{PDUP_E_STATE, 14, 7}}},
        {HEAD "trick N AH 7H 8H\n  trick S 9H TH JH\n", {{PDUP_E_TRICK_WINNER, 5, 9}}},
        {HEAD "trick N AH 7H 8H\ntrick N  led=C 7C 8C 9C\n", {{PDUP_E_TRICK_TALON, 5, 10}}},
        {HEAD "trick N 7H#8H\n", {{PDUP_E_DEAL_CARD, 4, 11}}},
        /* The card shown, cards restored. */
        {HEAD "shown 1 7H\n", {{PDUP_E_FILE_WORD, 4, 7}}},
        {HEAD "trick N 7H 8H+9H TH\nshown 0 8H\nshown 11 8H\nshown x 8H\n",
         {{PDUP_E_FILE_WORD, 5, 7}, {PDUP_E_FILE_WORD, 6, 7}, {PDUP_E_FILE_WORD, 7, 7}}},
        {HEAD "trick N 7H 8H+9H TH\nshown 111 8H\nshown - 8H\n",
         {{PDUP_E_FILE_WORD, 5, 7}, {PDUP_E_FILE_WORD, 6, 7}}},
        {HEAD "trick N 7H 8H+9H TH\nshown 1 8\nshown 1 8H9H\nshown 1\n",
         {{PDUP_E_FILE_WORD, 5, 9}, {PDUP_E_FILE_WORD, 6, 9}, {PDUP_E_FILE_WORD, 7, 8}}},
        {HEAD "trick N 7H 8H+9H TH\nshown 1 TH\nshown 1 8H x\n",
         {{PDUP_E_TRICK_CARD, 5, 9}, {PDUP_E_FILE_COUNT, 6, 12}}},
        {HEAD "restored\n", {{PDUP_E_FILE_WORD, 4, 9}}},
        {HEAD "restored 7S 8S\n", {{PDUP_E_FILE_COUNT, 4, 13}}},
        {HEAD "restored 7S\nrestored 9S\nrestored 7S\n", {{PDUP_E_DEAL_TWICE, 6, 10}}},
        {HEAD "restored 7H\ntrick N 7H 8H 9H\n", {{PDUP_E_DEAL_TWICE, 4, 10}}},
        {"offender E\ntrump S\nhand KH 7D 8D 9D TD JD QD KD AD AC\n  restored 7S\n",
         {{PDUP_E_TRICK_HAND, 4, 12}}},
        /* Several lines are wrong: each is told. */
        {"offender X\ntrump X\nhand KH\n",
         {{PDUP_E_FILE_WORD, 1, 10}, {PDUP_E_FILE_WORD, 2, 7}, {PDUP_E_FILE_ORDER, 3, 6}}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_faults(cases[i].text, strlen(cases[i].text), cases[i].faults);
    }
}

static void other_encodings_are_refused(void **state) {
    (void)state;
    static const wanted faults[MOST] = {{PDUP_E_FILE_ENCODING, 1, 1}};
    assert_faults("\xff\xfeo\0f\0", 6, faults);
}

static void no_text_is_an_empty_one(void **state) {
    (void)state;
    pdup_faults *faults;
    pdup_tricks *tricks;
    assert_status(read_tricks(NULL, NULL, 0, &faults, &tricks), PDUP_E_TRICK_TEXT);
    assert_int_equal(pdup_faults_count(faults), 2);
    assert_string_equal(fault_text(faults, 0), "a line that the file must have is missing: hand");
    pdup_faults_unref(faults);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(forms_that_are_read),         cmocka_unit_test(every_word_for_no_trump),
    cmocka_unit_test(tricks_go_clockwise),         cmocka_unit_test(every_fault_has_its_place),
    cmocka_unit_test(other_encodings_are_refused), cmocka_unit_test(no_text_is_an_empty_one),
};

PDUP_TEST_MAIN(tests)
