/* SPDX-License-Identifier: MIT */
/* Rules 11.5 and 11.4.B3, sentence by sentence. */
#include "pdup_test.h"

#include "trick_cards.h"
#include "tricks.h"

/* suit * 8 + rank, as in deal.h. */
enum { S7 = 0, S8, S9, ST, SJ, SQ, SK, SA, C7, C8, C9, CT, CJ, CQ, CK, CA };
enum { D7 = 16, D8, D9, DT, DJ, DQ, DK, DA, H7, H8, H9, HT, HJ, HQ, HK, HA };

static void assert_answer(const char *text, const char *wanted) {
    char found[TRICKS_CAP];
    pdup_tricks *tricks = tricks_read(text);
    assert_string_equal(tricks_answer(tricks, found), wanted);
    pdup_tricks_unref(tricks);
}

/* What is answered after this card was chosen. */
static void assert_chosen(const char *text, int32_t trick, int32_t card, const char *wanted) {
    char found[TRICKS_CAP];
    pdup_tricks *tricks = tricks_rectify(tricks_read(text), trick, card);
    assert_string_equal(tricks_answer(tricks, found), wanted);
    pdup_tricks_unref(tricks);
}

/* 11.5: that a trick was defective shows in too many or too few cards. */
static void the_number_of_cards_tells(void **state) {
    (void)state;
    assert_answer("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD\n"
                  "trick N AH 9H 7H\ntrick N AS 7S 8S\n",
                  "right 0");
    /* Before the first trick, and after the last. */
    assert_answer("offender E\ntrump -\nhand .98.AKQJT987.-\n", "right 0");
    /* He has played to the trick that is not over, or has not. */
    assert_answer("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD\ntrick N AH 9H\n",
                  "right 0");
    assert_answer("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD 9H\ntrick S AH\n",
                  "right 0");
    assert_answer("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD 9H\ntrick S AH\n"
                  "restored 9H\n",
                  "right 0; back from 0: 9H");
    /* He may yet play to it: nothing is wrong before it is over. */
    assert_answer("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD 9H\ntrick S AH 7H\n",
                  "right 0");
}

/* 11.5.A.1: he has a card of the suit led to the defective trick, and chooses one; no penalty. */
static void a_surplus_is_placed_in_the_suit(void **state) {
    (void)state;
    static const char text[] = "offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD\n"
                               "trick N AH - 7H\ntrick N AS 7S 8S\n";
    assert_answer(text, "surplus 1; 1 suit: 8H KH");
    assert_chosen(text, 1, H8, "right 0");
    assert_chosen(text, 1, HK, "right 0");
    /* At a table of four, the talon in N; the last to play has played nothing. */
    assert_answer("offender S\ntalon N\ntrump C\nhand KH 8H 7D 8D TD JD QD KD 9H\n"
                  "trick E 8S 7S AS\ntrick W 9D AD -\n",
                  "surplus 1; 2 suit: 7D 8D TD JD QD KD");
}

/* 11.5.A.2: he has none: he chooses any card, a trump or not, and is deemed to have revoked there. */
static void a_surplus_without_the_suit_is_a_revoke(void **state) {
    (void)state;
    static const char text[] = "offender E\ntrump S\nhand KS 8C 7D 8D 9D TD JD QD KD\n"
                               "trick N AH - 7H\ntrick N AS 7S 8S\n";
    assert_answer(text, "surplus 1; 1 revoke: KS 8C 7D 8D 9D TD JD QD KD");
    assert_chosen(text, 1, D7, "right 0; revoke on 1: deemed");
    assert_chosen(text, 1, SK, "right 0; revoke on 1: deemed");
}

/* On all-pass a card of the talon sets the suit, and binds him who plays first. */
static void a_talon_card_sets_the_suit(void **state) {
    (void)state;
    assert_answer("offender E\ntrump -\nhand KS 8C 7D 8D 9D TD JD QD KD\n"
                  "trick E led=S - 7S 8S\ntrick N AH 7H 8H\n",
                  "surplus 1; 1 suit: KS");
    assert_answer("offender E\ntrump -\nhand KS 8C 7D 8D 9D TD JD\n"
                  "trick E led=S QS+7H 7S 8S\ntrick N AH 9H 8H\n",
                  "shortage 1; 1 highest: QS");
    /* The leader's card is of another suit than the talon's. */
    assert_answer("offender E\ntrump -\nhand KS 8C 7D 8D 9D TD JD\n"
                  "trick N led=S QH 7H+9S 8S\ntrick N AH 9H 8H\n",
                  "shortage 1; 1 highest: 9S");
}

/* 11.5.B: all extra cards go back to the hand; the one that was shown stays. */
static void a_shortage_leaves_the_card_shown(void **state) {
    (void)state;
    static const char lines[] = "offender E\ntrump S\nhand KD 8C 7D 8D 9D TD\n"
                                "trick N AH 9H+KH+JD 7H\ntrick N AS 7S 8S\nshown 1 9H\n";
    assert_answer(lines, "shortage 2; 1 shown: 9H");
    assert_chosen(lines, 1, H9, "right 0; back from 1: JD; back from 1: KH");
}

/* 11.5.B: unknown which was shown: the highest that could legally have been played stays. */
static void an_unknown_card_is_the_highest_lawful(void **state) {
    (void)state;
    /* Of the suit led, not the ace beside it. */
    assert_answer("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH 9H+AD 7H\ntrick N AS 7S 8S\n",
                  "shortage 1; 1 highest: 9H");
    assert_answer("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH 9H+KH 7H\ntrick N AS 7S 8S\n",
                  "shortage 1; 1 highest: KH");
    /* Without the suit a trump, though another is higher; also where the trump is still in the hand. */
    assert_answer("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH 9S+AD 7H\ntrick N AS 7S 8S\n",
                  "shortage 1; 1 highest: 9S");
    /* With neither, any card. */
    assert_answer("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH QC+AD 7H\ntrick N AS 7C 8S\n",
                  "shortage 1; 1 highest: AD");
    assert_answer("offender E\ntrump M\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH 9S+AD 7H\ntrick N AS 7S 8S\n",
                  "shortage 1; 1 highest: AD");
    /* He led: any card is lawful. */
    assert_answer("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick E QS+AD 7H 8H\ntrick E 7S 8S AS\n",
                  "shortage 1; 1 highest: AD");
}

/* 11.5.B, where the rules are silent: equally high cards of different suits are all answered. */
static void equally_high_cards_are_all_told(void **state) {
    (void)state;
    static const char text[] = "offender E\ntrump NT\nhand KS 8C 7D 8D 9D TD\n"
                               "trick N AH QC+QD+7C 7H\ntrick N AS 9S 8S\n";
    assert_answer(text, "shortage 2; 1 highest: QC QD");
    assert_chosen(text, 1, CQ, "right 0; back from 1: 7C; back from 1: QD");
    assert_chosen(text, 1, DQ, "right 0; back from 1: 7C; back from 1: QC");
}

/* Ours: when none could legally have been played the highest stays, and that is a revoke. */
static void no_lawful_card(void **state) {
    (void)state;
    static const char text[] = "offender E\ntrump S\nhand KH 8C 7D 8D 9D TD JD\n"
                               "trick N AH QC+AD 7H\ntrick N AS 7S 8S\n";
    assert_answer(text, "shortage 1; 1 unlawful: AD");
    /* The heart was in the hand all the time: the card that came back is not the one he owed. */
    assert_chosen(text, 1, DA, "right 0; back from 1: QC");
    /* The card shown was not lawful, and the one beneath it was. */
    assert_chosen("offender E\ntrump S\nhand KD 8C 7D 8D 9D TD JD\n"
                  "trick N AH 9H+AD 7H\ntrick N AS 7S 8S\nshown 1 AD\n",
                  1, DA, "right 0; back from 1: 9H; revoke on 1: 9H");
}

/* 11.5.B: a card that has come back counts as always held, and not having played it later can be a revoke. */
static void a_returned_card_can_make_a_revoke(void **state) {
    (void)state;
    static const char start[] = "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD\n"
                                "trick N AH 9H+KH 7H\n";
    char text[200];
    strcpy(text, start);
    strcat(text, "trick N QH 7C 8H\ntrick N AS 7S 8S\n");
    assert_chosen(text, 1, HK, "right 0; back from 1: 9H; revoke on 2: 9H");
    /* He followed suit: no matter with which. */
    strcpy(text, start);
    strcat(text, "trick N QH JH 8H\ntrick N AS 7S 8S\n");
    assert_chosen(text, 1, HK, "right 0; back from 1: 9H");
    /* Of the tricks before nothing is said, nor of those he led. */
    strcpy(text, "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD\n"
                 "trick N QH 7C 8H\ntrick N JH 9H+KH 7H\ntrick E 7S 8S 9S\n");
    assert_chosen(text, 2, HK, "right 0; back from 2: 9H");
    /* A trump that came back ought to have been played where he had none of the suit. */
    strcpy(text, "offender E\ntrump C\nhand 8C 7D 8D 9D TD JD\n"
                 "trick N AC 9C+KC 7C\ntrick N QH AD 8H\ntrick N AS 7S 8S\n");
    assert_chosen(text, 1, CK, "right 0; back from 1: 9C; revoke on 2: 9C");
    /* A trick still being played counts too. */
    strcpy(text, start);
    strcat(text, "trick N AS 7S 8S\ntrick N QH 7C\n");
    assert_chosen(text, 1, HK, "right 0; back from 1: 9H; revoke on 3: 9H");
}

/* 11.4.B3: a card that was missing counts as always held, from the first trick on. */
static void a_restored_card_can_make_a_revoke(void **state) {
    (void)state;
    static const char text[] = "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD\n"
                               "trick N AH 9C 7H\ntrick N AS 7S 8S\ntrick N KS 7C 9S\n";
    char found[TRICKS_CAP];
    pdup_balance balance;
    int32_t count;
    pdup_tricks *tricks = tricks_read(text);
    /* Nine cards: none was put beside another, one is missing. */
    assert_status(pdup_tricks_balance(tricks, &balance, &count), PDUP_E_TRICK_HAND);
    assert_int_equal(pdup_tricks_defect_count(tricks), PDUP_E_TRICK_HAND);
    assert_int_equal(pdup_tricks_revoke_count(tricks), PDUP_E_TRICK_HAND);
    assert_int_equal(choice_count(tricks, 1), PDUP_E_TRICK_HAND);
    for (int i = 0; i < 2; i++) {
        pdup_tricks *made;
        assert_ok(pdup_tricks_with_restored(tricks, i == 0 ? H8 : SQ, &made));
        assert_string_equal(tricks_answer(made, found),
                            i == 0 ? "right 0; back from 0: 8H; revoke on 1: 8H"
                                   : "right 0; back from 0: QS; revoke on 1: QS; revoke on 3: QS");
        pdup_tricks_unref(made);
    }
    pdup_tricks_unref(tricks);
    /* It has been played since. */
    assert_answer("offender E\ntrump S\nhand 8C 7D 8D 9D TD JD KD\n"
                  "trick N AH 9C 7H\ntrick N AS 7S 8S\ntrick N KH 8H 9H\nrestored 8H\n",
                  "right 0; back from 0: 8H; revoke on 1: 8H");
}

/* 11.5: the director determines which trick was defective; until then he only learns that one was. */
static void the_trick_must_be_determined(void **state) {
    (void)state;
    pdup_balance balance;
    pdup_rectification kind;
    int32_t count;
    pdup_tricks *tricks = tricks_read("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD\n"
                                      "trick N AH - 7H\ntrick N AS - 8S\nplayed 7S\n");
    pdup_tricks *made = tricks;
    assert_ok(pdup_tricks_balance(tricks, &balance, &count));
    assert_true(balance == PDUP_BALANCE_SURPLUS && count == 1);
    assert_int_equal(pdup_tricks_defect_count(tricks), PDUP_E_TRICK_UNKNOWN);
    assert_status(pdup_tricks_defect_at(tricks, 0, &count, &kind), PDUP_E_TRICK_UNKNOWN);
    assert_int_equal(choice_count(tricks, 1), PDUP_E_TRICK_UNKNOWN);
    assert_int_equal(pdup_tricks_revoke_count(tricks), PDUP_E_TRICK_UNKNOWN);
    assert_status(pdup_tricks_revoke_at(tricks, 0, &count, &count), PDUP_E_TRICK_UNKNOWN);
    assert_status(pdup_tricks_with_rectified(tricks, 1, H8, &made), PDUP_E_TRICK_UNKNOWN);
    assert_null(made);
    /* Once more with none undetermined: to both tricks he has played nothing, and he holds nine. */
    assert_ok(pdup_tricks_with_undetermined(tricks, NULL, 0, &made));
    assert_status(pdup_tricks_balance(made, &balance, &count), PDUP_E_TRICK_HAND);
    pdup_tricks_unref(made);
    pdup_tricks_unref(tricks);
}

/* Several defective tricks: one after the other. */
static void several_tricks_are_put_right_in_turn(void **state) {
    (void)state;
    char found[TRICKS_CAP];
    static const char text[] = "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD QD\n"
                               "trick N AH 9H+KH 7H\ntrick N QH - 8H\ntrick N AS 7S 8S\n";
    assert_answer(text, "right 0; 1 highest: KH; 2 revoke: 8C 7D 8D 9D TD JD QD");
    /* With the heart that came back he has one for the second. */
    pdup_tricks *tricks = tricks_rectify(tricks_read(text), 1, HK);
    assert_string_equal(tricks_answer(tricks, found), "surplus 1; 2 suit: 9H; back from 1: 9H");
    tricks = tricks_rectify(tricks, 2, H9);
    assert_string_equal(tricks_answer(tricks, found), "right 0; back from 1: 9H");
    pdup_tricks_unref(tricks);
    /* No card is left to place until one has come back. */
    tricks = tricks_read("offender E\ntrump S\nhand -\n"
                         "trick E 8S+TS 9S 7S\ntrick E 9C 8C 7C\ntrick E QC JC TC\n"
                         "trick E AC KC 7D\ntrick E TD 9D 8D\ntrick E KD QD JD\n"
                         "trick E AD 7H 8H\ntrick E JH TH 9H\ntrick E QH KH AH\n"
                         "trick N JS - QS\n");
    assert_string_equal(tricks_answer(tricks, found), "right 0; 1 highest: TS; 10 revoke:");
    pdup_tricks_unref(tricks);
}

static void facts_are_checked(void **state) {
    (void)state;
    static const int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S, PDUP_SEAT_S};
    static const int32_t cards[] = {H7, H8, H9, HT};
    static const int32_t again[] = {S7, S8, S7};
    static const int32_t beyond[] = {PDUP_CARDS};
    pdup_tricks *tricks;
    pdup_tricks *out;
    pdup_tricks *made;
    assert_ok(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, PDUP_STRAIN_SPADES, &tricks));
    assert_status(pdup_tricks_with_hand(tricks, again, 3, &out), PDUP_E_DEAL_TWICE);
    assert_status(pdup_tricks_with_hand(tricks, beyond, 1, &out), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_undetermined(tricks, again, 3, &out), PDUP_E_DEAL_TWICE);
#define TRICK(leader, suit, over, first, count)                                                    \
    pdup_tricks_with_trick(tricks, leader, suit, over, seats + (first), cards + (first), count,    \
                           &out)
    /* N and S have one each, E may have any number. */
    assert_status(TRICK(PDUP_SEAT_N, 0, 1, 0, 4), PDUP_E_TRICK_COUNT);
    assert_status(TRICK(PDUP_SEAT_N, 0, 0, 0, 4), PDUP_E_TRICK_COUNT);
    assert_status(TRICK(PDUP_SEAT_N, 0, 1, 0, 2), PDUP_E_TRICK_COUNT);
    assert_status(TRICK(PDUP_SEAT_N, 0, 0, 1, 2), PDUP_E_TRICK_LEAD);
    assert_status(TRICK(PDUP_SEAT_N, 0, 0, 0, 0), PDUP_E_TRICK_LEAD);
    assert_status(TRICK(PDUP_SEAT_W, 0, 0, 0, 2), PDUP_E_RANGE);
    assert_status(TRICK(PDUP_SEAT_N, PDUP_STRAIN_NO_TRUMP, 0, 0, 2), PDUP_E_RANGE);
    assert_status(TRICK(PDUP_SEAT_N, 0, 2, 0, 2), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_trick(tricks, PDUP_SEAT_N, 0, 0, seats, again, 3, &out),
                  PDUP_E_DEAL_TWICE);
    assert_status(pdup_tricks_with_trick(tricks, PDUP_SEAT_N, 0, 0, beyond, cards, 1, &out),
                  PDUP_E_RANGE);
    assert_null(out);
    /* Not over: it is the last. */
    assert_ok(TRICK(PDUP_SEAT_N, 0, 0, 0, 2));
    made = out;
    assert_status(pdup_tricks_with_trick(made, PDUP_SEAT_N, 0, 0, seats, again, 1, &out),
                  PDUP_E_STATE);
    assert_status(pdup_tricks_with_shown(made, 1, H9, &out), PDUP_E_TRICK_CARD);
    assert_status(pdup_tricks_with_shown(made, 2, H8, &out), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_hand(made, cards, 1, &out), PDUP_E_DEAL_TWICE);
    assert_status(pdup_tricks_with_restored(made, H7, &out), PDUP_E_DEAL_TWICE);
    assert_int_equal(pdup_tricks_trick_count(made), 1);
    assert_int_equal(pdup_tricks_suit(made, 1), PDUP_STRAIN_HEARTS);
    pdup_tricks_unref(made);
    pdup_tricks_unref(tricks);
}

/* What was put right stands: the facts before it cannot change any more. */
static void facts_stand_once_cards_have_moved(void **state) {
    (void)state;
    static const int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_S};
    static const int32_t cards[] = {C7, CA};
    pdup_tricks *out;
    pdup_tricks *tricks = tricks_read("offender E\ntrump S\nhand KH 8H 7D 8D 9D TD JD QD KD\n"
                                      "trick N AH - 7H\ntrick N AS 7S 8S\n");
    assert_status(pdup_tricks_with_rectified(tricks, 2, H8, &out), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_rectified(tricks, 3, H8, &out), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_rectified(tricks, 1, -1, &out), PDUP_E_RANGE);
    assert_status(pdup_tricks_with_rectified(tricks, 1, D7, &out), PDUP_E_TRICK_CARD);
    assert_status(pdup_tricks_with_restored(tricks, C7, &out), PDUP_E_TRICK_HAND);
    assert_int_equal(choice_count(tricks, 2), PDUP_E_RANGE);
    assert_int_equal(held_count(tricks), 9);
    tricks = tricks_rectify(tricks, 1, H8);
    assert_status(pdup_tricks_with_hand(tricks, cards, 2, &out), PDUP_E_STATE);
    assert_status(pdup_tricks_with_undetermined(tricks, cards, 2, &out), PDUP_E_STATE);
    assert_status(pdup_tricks_with_trick(tricks, PDUP_SEAT_N, 0, 1, seats, cards, 2, &out),
                  PDUP_E_STATE);
    assert_int_equal(held_count(tricks), 8);
    assert_int_equal(played_count(tricks, 1, PDUP_SEAT_E), 1);
    assert_status(pdup_tricks_with_restored(tricks, H8, &out), PDUP_OK);
    pdup_tricks_unref(tricks);
    assert_status(pdup_tricks_with_restored(out, H8, &tricks), PDUP_E_DEAL_TWICE);
    pdup_tricks_unref(out);
}

/* The suit of a trick, as far as it is known. */
static void suits_led(void **state) {
    (void)state;
    pdup_tricks *tricks = tricks_read("offender E\ntrump -\nhand KS 8C 7D 8D 9D TD\n"
                                      "trick N led=C QH 7C 8S\ntrick N 8H AH 9H\n"
                                      "trick E 7S+JD TH JH\ntrick E 9S\n");
    static const pdup_strain wanted[] = {PDUP_STRAIN_NONE, PDUP_STRAIN_CLUBS,  PDUP_STRAIN_HEARTS,
                                         PDUP_STRAIN_NONE, PDUP_STRAIN_SPADES, PDUP_STRAIN_NONE};
    for (int32_t trick = 0; trick <= 5; trick++) {
        assert_int_equal(pdup_tricks_suit(tricks, trick), wanted[trick]);
    }
    pdup_tricks_unref(tricks);
}

static void cards_as_text(void **state) {
    (void)state;
    char text[4];
    size_t length;
    assert_ok(pdup_card_text(S7, text, sizeof text, &length));
    assert_string_equal(text, "7S");
    assert_ok(pdup_card_text(DT, text, sizeof text, &length));
    assert_string_equal(text, "TD");
    assert_ok(pdup_card_text(HA, text, sizeof text, &length));
    assert_string_equal(text, "AH");
    assert_int_equal(length, 2);
    assert_status(pdup_card_text(HA, text, 2, &length), PDUP_E_SPACE);
    assert_int_equal(length, 2);
    assert_status(pdup_card_text(-1, text, sizeof text, &length), PDUP_E_RANGE);
    assert_int_equal(length, 0);
    assert_status(pdup_card_text(PDUP_CARDS, text, sizeof text, &length), PDUP_E_RANGE);
    assert_status(pdup_card_text(HA, text, sizeof text, NULL), PDUP_E_ARG);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_number_of_cards_tells),
    cmocka_unit_test(a_surplus_is_placed_in_the_suit),
    cmocka_unit_test(a_surplus_without_the_suit_is_a_revoke),
    cmocka_unit_test(a_talon_card_sets_the_suit),
    cmocka_unit_test(a_shortage_leaves_the_card_shown),
    cmocka_unit_test(an_unknown_card_is_the_highest_lawful),
    cmocka_unit_test(equally_high_cards_are_all_told),
    cmocka_unit_test(no_lawful_card),
    cmocka_unit_test(a_returned_card_can_make_a_revoke),
    cmocka_unit_test(a_restored_card_can_make_a_revoke),
    cmocka_unit_test(the_trick_must_be_determined),
    cmocka_unit_test(several_tricks_are_put_right_in_turn),
    cmocka_unit_test(facts_are_checked),
    cmocka_unit_test(facts_stand_once_cards_have_moved),
    cmocka_unit_test(suits_led),
    cmocka_unit_test(cards_as_text),
};

PDUP_TEST_MAIN(tests)
