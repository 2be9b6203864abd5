/* SPDX-License-Identifier: MIT */
/* Deals as newspapers print them. */
#include "test_notation.h"

#define D01 "N:A98.AT98.-.T87 E:QT7.KQJ.A.KQJ S:7D+8D W:KJ.7.KQJT9.A9"

static void tables(void **state) {
    (void)state;
    static const sample samples[] = {
        /* N07 https://kommersant.ru/doc/870769: two hands a line, a void, the discard. The cards of D01. */
        {.text = "# N07\n"
                 "\xd0\xa1\xd0\xb5\xd0\xb2\xd0\xb5\xd1\x80\n"
                 "\xd0\xa2, 9, 8\n"
                 "\xd0\xa2, 10, 9, 8\n"
                 "\xe2\x80\x94\n"
                 "10, 8, 7\n"
                 "\xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4 "
                 "\xd0\x92\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba\n"
                 "\xd0\x9a, \xd0\x92      \xd0\x94, 10, 7\n"
                 "7         \xd0\x9a, \xd0\x94, \xd0\x92\n"
                 "\xd0\x9a, \xd0\x94, \xd0\x92, 10, 9   \xd0\xa2\n"
                 "\xd0\xa2, 9      \xd0\x9a, \xd0\x94, \xd0\x92\n"
                 "\xd0\xa1\xd0\xbd\xd0\xbe\xd1\x81: 7,8 \xd0\xb1\xd1\x83\xd0\xb1\xd0\xb5\xd0\xbd\n",
         .faults = {{PASSED, 12, 1}},
         .deals = {D01}},
        /* English, symbols, ranks without commas; the talon. */
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "Talon: 7\xe2\x99\xa6 8\xe2\x99\xa6\n",
         .deals = {D01}},
        /* The talon may stand first. */
        {.text = "Talon 7, 8 diamonds\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n",
         .deals = {D01}},
        /* Symbols give the order. */
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: \xe2\x99\xa6"
                 "7+\xe2\x99\xa6"
                 "8",
         .deals = {D01}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "\xd0\x9f\xd1\x80\xd0\xb8\xd0\xba\xd1\x83\xd0\xbf. 7\xd0\xb1;8\xd0\xb1\n",
         .deals = {D01}},
        /* A suit behind or before its rank, not both. */
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7, \xe2\x99\xa6"
                 "8",
         .faults = {{PDUP_E_DEAL_CARD, 11, 12}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 8 9 diamonds",
         .faults = {{PDUP_E_DEAL_COUNT, 11, 12}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 diamonds",
         .faults = {{PDUP_E_DEAL_COUNT, 11, 18}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 8 moons",
         .faults = {{PDUP_E_DEAL_CARD, 11, 12}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 8 K diamonds",
         .faults = {{PDUP_E_DEAL_TWICE, 11, 10}}},
        /* The second talon begins another deal. */
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 8 diamonds\n"
                 "talon: 7 8 diamonds\n",
         .faults = {{PDUP_E_DEAL_COUNT, 12, 20}},
         .deals = {D01}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "talon: 7 8 diamonds\n"
                 "talon: 7 8 diamonds\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n",
         .faults = {{PDUP_E_DEAL_COUNT, 7, 1}}},
        /* Captions are told. */
        {.text = "\xd0\xa1\xd0\xbe\xd1\x87\xd0\xb8\xd0\xbd\xd0\xba\xd0\xb0, "
                 "\xd0\xb8\xd0\xb3\xd1\x80\xd0\xb0\xd0\xb5\xd1\x82 "
                 "\xd0\x92\xd0\xbe\xd1\x81\xd1\x82\xd0\xbe\xd0\xba\n"
                 "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "\xd0\xa5\xd0\xbe\xd0\xb4 \xd0\x97\xd0\xb0\xd0\xbf\xd0\xb0\xd0\xb4\xd0\xb0\n"
                 "talon: 7 8 diamonds\n",
         .faults = {{PASSED, 1, 1}, {PASSED, 13, 1}},
         .deals = {D01}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n",
         .faults = {{PDUP_E_DEAL_COUNT, 10, 17}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 8 diamonds",
         .faults = {{PDUP_E_DEAL_COUNT, 11, 1}},
         .deals = {D01}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n"
                 "talon: 7 8 diamonds\n"
                 "North\n"
                 "A 9 8\n"
                 "A, T, 9, 8\n"
                 "-\n"
                 "T87\n",
         .faults = {{PDUP_E_DEAL_COUNT, 7, 1}, {PDUP_E_DEAL_COUNT, 11, 4}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "West East\n"
                 "\xe2\x99\xa0 K J  \xe2\x99\xa0 QT7\n"
                 "\xe2\x99\xa3 7  \xe2\x99\xa3 KQJ\n"
                 "\xe2\x99\xa6 KQJT9	\xe2\x99\xa6 A\n"
                 "\xe2\x99\xa5 A,9  \xe2\x99\xa5 K , Q,J\n"
                 "talon: 7 8 diamonds\n",
         .faults = {{PDUP_E_DEAL_COUNT, 3, 1}}},
        {.text = "North\n"
                 "A 9 8\n"
                 "A, T, 9\n"
                 "-\n"
                 "T87\n",
         .faults = {{PDUP_E_DEAL_COUNT, 5, 4}}},
        {.text = "North North\n", .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
        /* Single blanks part cells where no comma holds them together. */
        {.text = "North West East\n"
                 "A98 KJ QT7\n"
                 "AT98 7 KQJ\n"
                 "- KQJT9 A\n"
                 "T87 A9 KQJ\n"
                 "talon: 7 8 diamonds\n",
         .deals = {D01}},
        {.text = "North West East\n"
                 "South\n",
         .faults = {{PDUP_E_DEAL_COUNT, 2, 1}, {PDUP_E_DEAL_FORM, 2, 1}}},
        {.text = "North West East South\n"
                 "talon: 7 8 diamonds\n",
         .faults = {{PASSED, 1, 1}, {PDUP_E_DEAL_COUNT, 2, 20}}},
        {.text = "North West\n"
                 "A98\n"
                 ", A98 KJ\n",
         .faults = {{PDUP_E_DEAL_FORM, 2, 1}, {PDUP_E_DEAL_FORM, 3, 1}}},
        {.text = "North\n"
                 "\xe2\x99\xa0 A98\n"
                 "\xe2\x99\xa0 K\n",
         .faults = {{PDUP_E_DEAL_FORM, 3, 3}}},
        {.text = "North\n"
                 "A98\n"
                 "A98z\n"
                 "- 7\n",
         .faults = {{PDUP_E_DEAL_CARD, 3, 4}, {PDUP_E_DEAL_CARD, 4, 3}}},
        {.text = "North\n"
                 "A98\n"
                 "AA\n",
         .faults = {{PDUP_E_DEAL_TWICE, 3, 2}}},
        /* Spaces that do not break, and a full stop behind the talon. */
        {.text = "North West East\n"
                 "A98\xc2\xa0\xc2\xa0KJ\xc2\xa0\xc2\xa0QT7\n"
                 "AT98 7 KQJ\n"
                 "- KQJT9 A\n"
                 "T87 A9 KQJ\n"
                 "Talon 7 + 8 diamonds.\n",
         .deals = {D01}},
        /* A symbol alone, with blanks behind it and without. */
        {.text = "North\n\xe2\x99\xa0 A98\n\xe2\x99\xa5  \n\xe2\x99\xa3",
         .faults = {{PDUP_E_DEAL_CARD, 3, 2}, {PDUP_E_DEAL_CARD, 4, 2}}},
        /* No line of a talon. */
        {.text = "Talons: 7 8 diamonds\nTalon\nTalon-7",
         .faults = {{PASSED, 1, 1}, {PDUP_E_DEAL_FORM, 1, 1}, {PASSED, 2, 1}, {PASSED, 3, 1}}},
        {.text = "North West East\nA98 KJ QT7 5\n", .faults = {{PDUP_E_DEAL_FORM, 2, 1}}},
        {.text = "North:\n", .faults = {{PDUP_E_DEAL_COUNT, 1, 7}}},
        {.text = "", .faults = {{PDUP_E_DEAL_FORM, 1, 1}}},
    };
    assert_samples(PDUP_NOTATION_TABLE, samples, PDUP_COUNT_OF(samples));
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(tables),
};

PDUP_TEST_MAIN(tests)
