/* SPDX-License-Identifier: MIT */
/* Who may lead to a trick (rules 11.5.A: a card placed does not change who won it). */
#include "faults.h"
#include "pdup_test.h"

#include "tricks.h"

/* suit * 8 + rank, as in deal.h. */
enum { S7 = 0, C9 = 10, CT, CJ, H7 = 24, HA = 31 };

/* 11.5.A: a card placed does not change who won; nor does a revoke, or that it is not known which card was shown. */
static void who_won_leads(void **state) {
    (void)state;
    static const struct {
        const char *lines; /* of the offender E */
        const char *fault; /* NULL: none */
    } cases[] = {
        /* The highest of the suit led, the highest trump, discards never; at the end of the text. */
        {"trump S\ntrick N 7H 8H AH\ntrick S 9C TC JC\n", NULL},
        {"trump S\ntrick N 7H 8H AH\ntrick E 9C TC JC\n", "trick 1 was won by S"},
        {"trump S\ntrick N AH 7S 8H\ntrick N 9C TC JC\n", "trick 1 was won by E"},
        {"trump S\ntrick N AH 8S 7S\ntrick S 9C TC JC\n", "trick 1 was won by E"},
        {"trump D\ntrick N AH 8S AC\ntrick S 9C TC JC\n", "trick 1 was won by N"},
        {"trick N AH 8S 7H\ntrick E 9C TC JC\ntrump S\n", NULL},
        {"trick N AH 8S 7H\ntrick N 9C\ntrump S\n", "trick 1 was won by E"},
        {"trump NT\ntrick N 7H 8S 9S\ntrick N 9C TC JC\n", NULL},
        /* He put no card: the better of the two others won. */
        {"trump S\ntrick N 7H - AH\ntrick S 9C TC JC\n", NULL},
        {"trump S\ntrick N 7H - AH\ntrick N 9C TC JC\n", "trick 1 was won by S"},
        {"trump S\ntrick N 7H - AH\ntrick E 9C TC JC\n", "trick 1 was won by S"},
        {"trump S\ntrick N 7H - AH\ntrick E 9C TC JC\nplayed 7S\n", NULL},
        {"trump S\ntrick N 7H - AH\ntrick N 9C TC JC\nplayed 7S\n", "trick 1 was won by E or S"},
        /* Beside the card that he put there may lie another; if he led, its suit is open too. */
        {"trump S\ntrick N 7H AH KH\ntrick S 9C TC JC\nplayed 7S\n", NULL},
        {"trump S\ntrick N 7H AH KH\ntrick N 9C TC JC\nplayed 7S\n", "trick 1 was won by E or S"},
        {"trump S\ntrick E AH KH 7H\ntrick N 9C TC JC\nplayed 7S\n", NULL},
        /* He put several: any of them may have won. */
        {"trump S\ntrick N TH 9H+JH 8H\ntrick N 9C TC JC\n", NULL},
        {"trump S\ntrick N TH 9H+JH 8H\ntrick E 9C TC JC\n", NULL},
        {"trump S\ntrick N TH 9H+JH 8H\ntrick S 9C TC JC\n", "trick 1 was won by N or E"},
        {"trump S\ntrick N TH JH+QH 8H\ntrick N 9C TC JC\n", "trick 1 was won by E"},
        {"trump D\ntrick E 7H+7S 8H 8S\ntrick N 9C TC JC\n", NULL},
        {"trump D\ntrick E 7H+7S 8H 8S\ntrick S 9C TC JC\n", NULL},
        {"trump D\ntrick E 7H+7S 8H 8S\ntrick E 9C TC JC\n", "trick 1 was won by N or S"},
        /* A talon card leads on all-pass, to the first two tricks; after it anybody may lead. */
        {"trump -\ntrick N led=D 7H 8D 9D\ntrick N led=H AH 9H TH\ntrick E JC QC KC\n", NULL},
        {"trump -\ntrick N 7D 8D 9D\ntrick N led=H AH 9H TH\ntrick N 8S QC KC\n", NULL},
        {"trump -\ntrick N 7D 8D 9D\ntrick S AH 9H TH\ntrick N led=C KC QC JC\n",
         "a card of the talon leads only on all-pass, to the first two tricks"},
        {"trump D\ntrick N led=D 7H 8D 9D\n",
         "a card of the talon leads only on all-pass, to the first two tricks"},
        {"trump M\ntrick N led=D 7H 8D 9D\n",
         "a card of the talon leads only on all-pass, to the first two tricks"},
        {"trick N led=D 7H 8D 9D\ntrump NT\n",
         "a card of the talon leads only on all-pass, to the first two tricks"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char text[200] = "offender E\nhand -\n";
        strcat(text, cases[i].lines);
        pdup_faults *faults;
        pdup_tricks *tricks;
        pdup_status status = read_tricks(NULL, text, strlen(text), &faults, &tricks);
        const char *found = status == PDUP_OK ? "none" : fault_text(faults, 0);
        const char *fault = cases[i].fault ? cases[i].fault : "none";
        size_t from = strlen(found) - strlen(fault);
        if (pdup_faults_count(faults) != (cases[i].fault != NULL) ||
            strcmp(found + from, fault) != 0) {
            fail_msg("%s: %s", text, found);
        }
        pdup_faults_unref(faults);
        pdup_tricks_unref(tricks);
    }
}

/* The same one by one: a card that is not determined is known if it was given before. */
static void leads_entered_one_by_one(void **state) {
    (void)state;
    static const int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_S, PDUP_SEAT_E};
    static const int32_t first[] = {H7, HA};
    static const int32_t second[] = {C9, CT, CJ};
    static const int32_t open[] = {S7};
    pdup_tricks *begun;
    pdup_tricks *tricks;
    pdup_tricks *out;
    assert_ok(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, PDUP_STRAIN_NO_TRUMP, &begun));
    assert_ok(pdup_tricks_with_trick(begun, PDUP_SEAT_N, 0, 1, seats, first, 2, &tricks));
    for (pdup_seat leader = PDUP_SEAT_N; leader <= PDUP_SEAT_S; leader++) {
        assert_status(pdup_tricks_with_trick(tricks, leader, 0, 1, seats, second, 3, &out),
                      leader == PDUP_SEAT_S ? PDUP_OK : PDUP_E_TRICK_WINNER);
        assert_true((out != NULL) == (leader == PDUP_SEAT_S));
        pdup_tricks_unref(out);
    }
    pdup_tricks *undetermined;
    assert_ok(pdup_tricks_with_undetermined(tricks, open, 1, &undetermined));
    assert_ok(pdup_tricks_with_trick(undetermined, PDUP_SEAT_E, 0, 1, seats, second, 3, &out));
    pdup_tricks_unref(out);
    pdup_tricks_unref(undetermined);
    pdup_tricks_unref(tricks);
    pdup_tricks_unref(begun);
    assert_ok(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, PDUP_STRAIN_HEARTS, &begun));
    assert_status(
        pdup_tricks_with_trick(begun, PDUP_SEAT_N, PDUP_STRAIN_SPADES, 1, seats, second, 3, &out),
        PDUP_E_TRICK_TALON);
    pdup_tricks_unref(begun);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(who_won_leads),
    cmocka_unit_test(leads_entered_one_by_one),
};

PDUP_TEST_MAIN(tests)
