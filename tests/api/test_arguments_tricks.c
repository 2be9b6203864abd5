/* SPDX-License-Identifier: MIT */
/* Hand and tricks: a NULL or a handle of another type for each argument, and every range at its ends. */
#include "pdup_test.h"

#include "handles.h"
#include "trick_cards.h"

enum { TRICKS = 17 };

#define REFUSED(call) assert_status((call), PDUP_E_ARG)

/* A handle that must have become NULL; begins as something else. */
#define REFUSED_NEW(type, call)                                                                    \
    do {                                                                                           \
        type *out = (type *)all;                                                                   \
        REFUSED(call);                                                                             \
        assert_null(out);                                                                          \
    } while (0)

static const int32_t seats[PDUP_CARDS + 1] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S};
static const int32_t cards[PDUP_CARDS + 1] = {0, 1, 2};

static void copies_are_refused(handles *all, void *wrong) {
    const pdup_tricks *tricks = wrong;
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_hand(tricks, cards, 1, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_undetermined(tricks, cards, 1, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_trick(tricks, 1, 0, 1, seats, cards, 3, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_shown(tricks, 1, 30, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_restored(tricks, 0, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_rectified(tricks, 1, 30, &out));
}

static void getters_are_refused(handles *all, void *wrong) {
    const pdup_tricks *tricks = wrong;
    int32_t trick = 9;
    int32_t card = 9;
    (void)all;
    assert_int_equal(pdup_tricks_offender(tricks), PDUP_SEAT_NONE);
    assert_int_equal(pdup_tricks_trick_count(tricks), PDUP_E_ARG);
    assert_int_equal(played_count(tricks, 1, PDUP_SEAT_E), PDUP_E_ARG);
    REFUSED(played_at(tricks, 1, PDUP_SEAT_E, 0, &card));
    assert_int_equal(card, -1);
    assert_int_equal(pdup_tricks_suit(tricks, 1), PDUP_STRAIN_NONE);
    assert_int_equal(held_count(tricks), PDUP_E_ARG);
    card = 9;
    REFUSED(held_at(tricks, 0, &card));
    assert_int_equal(card, -1);
    card = 9;
    REFUSED(pdup_tricks_balance(tricks, &trick, &card));
    assert_true(trick == PDUP_BALANCE_NONE && card == 0);
    assert_int_equal(pdup_tricks_defect_count(tricks), PDUP_E_ARG);
    trick = card = 9;
    REFUSED(pdup_tricks_defect_at(tricks, 0, &trick, &card));
    assert_true(trick == 0 && card == PDUP_RECTIFICATION_NONE);
    assert_int_equal(choice_count(tricks, 1), PDUP_E_ARG);
    card = 9;
    REFUSED(choice_at(tricks, 1, 0, &card));
    assert_int_equal(card, -1);
    assert_int_equal(pdup_tricks_returned_count(tricks), PDUP_E_ARG);
    trick = card = 9;
    REFUSED(pdup_tricks_returned_at(tricks, 0, &trick, &card));
    assert_true(trick == 0 && card == -1);
    assert_int_equal(pdup_tricks_revoke_count(tricks), PDUP_E_ARG);
    trick = card = 9;
    REFUSED(pdup_tricks_revoke_at(tricks, 0, &trick, &card));
    assert_true(trick == 0 && card == -1);
}

static void no_handle_and_other_handles_are_refused(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    handles_each_wrong(&all, TRICKS, copies_are_refused);
    handles_each_wrong(&all, TRICKS, getters_are_refused);
    assert_null(pdup_tricks_ref(NULL));
    pdup_tricks_unref(NULL);
    handles_release(&all);
}

static void results_need_a_place(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    int32_t a = 9;
    REFUSED(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, PDUP_STRAIN_SPADES, NULL));
    REFUSED(pdup_tricks_new_from_text(NULL, "", 0, NULL, NULL));
    REFUSED(pdup_tricks_with_hand(all.tricks, cards, 1, NULL));
    REFUSED(pdup_tricks_with_undetermined(all.tricks, cards, 1, NULL));
    REFUSED(pdup_tricks_with_trick(all.tricks, 1, 0, 1, seats, cards, 3, NULL));
    REFUSED(pdup_tricks_with_shown(all.tricks, 1, 30, NULL));
    REFUSED(pdup_tricks_with_restored(all.tricks, 0, NULL));
    REFUSED(pdup_tricks_with_rectified(all.tricks, 1, 30, NULL));
    REFUSED(pdup_tricks_played(all.tricks, 1, PDUP_SEAT_E, NULL, 0, NULL));
    REFUSED(pdup_tricks_cards(all.tricks, NULL, 0, NULL));
    REFUSED(pdup_tricks_balance(all.tricks, NULL, &a));
    REFUSED(pdup_tricks_balance(all.tricks, &a, NULL));
    REFUSED(pdup_tricks_defect_at(all.tricks, 0, NULL, &a));
    REFUSED(pdup_tricks_defect_at(all.tricks, 0, &a, NULL));
    REFUSED(pdup_tricks_choices(all.tricks, 1, NULL, 0, NULL));
    REFUSED(pdup_tricks_returned_at(all.tricks, 0, NULL, &a));
    REFUSED(pdup_tricks_returned_at(all.tricks, 0, &a, NULL));
    REFUSED(pdup_tricks_revoke_at(all.tricks, 0, NULL, &a));
    REFUSED(pdup_tricks_revoke_at(all.tricks, 0, &a, NULL));
    assert_int_equal(a, 9);
    handles_release(&all);
}

static void inputs_must_be_there(void **state) {
    (void)state;
    static const pdup_allocator broken = {0};
    handles made = handles_make(NULL);
    handles *all = &made;
    REFUSED_NEW(pdup_tricks, pdup_tricks_new(&broken, PDUP_SEAT_W, PDUP_SEAT_E, 1, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_new_from_text(&broken, "", 0, NULL, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_new_from_text(NULL, NULL, 1, NULL, &out));
    pdup_faults *wrong = (pdup_faults *)all->tricks;
    REFUSED_NEW(pdup_tricks, pdup_tricks_new_from_text(NULL, "", 0, wrong, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_hand(all->tricks, NULL, 1, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_undetermined(all->tricks, NULL, 1, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_trick(all->tricks, 1, 0, 1, NULL, cards, 3, &out));
    REFUSED_NEW(pdup_tricks, pdup_tricks_with_trick(all->tricks, 1, 0, 1, seats, NULL, 3, &out));
    handles_release(all);
}

/* The status of a call that makes tricks, which are released. */
static pdup_status made(pdup_status status, pdup_tricks *out) {
    assert_true((out != NULL) == (status == PDUP_OK));
    pdup_tricks_unref(out);
    return status;
}

#define BEGIN(talon, offender, trump)                                                              \
    (status = pdup_tricks_new(NULL, talon, offender, trump, &out), made(status, out))
#define MAKE(call) (status = (call), made(status, out))

static void ranges_end_where_they_say(void **state) {
    (void)state;
    pdup_status status;
    pdup_tricks *out;
    handles all = handles_make(NULL);
    assert_status(BEGIN(0, 2, 1), PDUP_E_RANGE);
    assert_status(BEGIN(5, 2, 1), PDUP_E_RANGE);
    assert_status(BEGIN(4, 0, 1), PDUP_E_RANGE);
    assert_status(BEGIN(4, 5, 1), PDUP_E_RANGE);
    assert_status(BEGIN(4, 4, 1), PDUP_E_RANGE);
    assert_status(BEGIN(4, 2, 0), PDUP_E_RANGE);
    assert_status(BEGIN(4, 2, 6), PDUP_E_RANGE);
    assert_ok(BEGIN(1, 4, 1));
    assert_ok(BEGIN(4, 1, 5));
    assert_status(MAKE(pdup_tricks_with_hand(all.tricks, cards, -1, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_hand(all.tricks, cards, PDUP_CARDS + 1, &out)),
                  PDUP_E_RANGE);
    assert_ok(MAKE(pdup_tricks_with_hand(all.tricks, NULL, 0, &out)));
    assert_status(MAKE(pdup_tricks_with_trick(all.tricks, 1, 0, 0, seats, cards, -1, &out)),
                  PDUP_E_RANGE);
    assert_status(
        MAKE(pdup_tricks_with_trick(all.tricks, 1, 0, 0, seats, cards, PDUP_CARDS + 1, &out)),
        PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_trick(all.tricks, 0, 0, 0, seats, cards, 3, &out)),
                  PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_trick(all.tricks, 1, -1, 0, seats, cards, 3, &out)),
                  PDUP_E_RANGE);
    pdup_tricks *all_pass;
    assert_ok(pdup_tricks_new(NULL, 4, 2, 5, &all_pass));
    assert_ok(MAKE(pdup_tricks_with_trick(all_pass, 1, 4, 0, NULL, NULL, 0, &out)));
    pdup_tricks_unref(all_pass);
    assert_ok(MAKE(pdup_tricks_with_trick(all.tricks, 1, 0, 1, seats, cards, 3, &out)));
    assert_status(MAKE(pdup_tricks_with_shown(all.tricks, 0, 26, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_shown(all.tricks, 1, -1, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_shown(all.tricks, 1, PDUP_CARDS, &out)), PDUP_E_RANGE);
    assert_ok(MAKE(pdup_tricks_with_shown(all.tricks, 1, 26, &out)));
    assert_status(MAKE(pdup_tricks_with_restored(all.tricks, -1, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_restored(all.tricks, PDUP_CARDS, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_rectified(all.tricks, 0, 30, &out)), PDUP_E_RANGE);
    assert_status(MAKE(pdup_tricks_with_rectified(all.tricks, 1, PDUP_CARDS, &out)), PDUP_E_RANGE);
    assert_ok(MAKE(pdup_tricks_with_rectified(all.tricks, 1, 30, &out)));
    if (sizeof(size_t) > 4) {
        size_t most = (size_t)1 << 30;
        assert_status(MAKE(pdup_tricks_new_from_text(NULL, "", most + 1, NULL, &out)),
                      PDUP_E_RANGE);
    }
    handles_release(&all);
}

static void indices_end_at_the_counts(void **state) {
    (void)state;
    handles all = handles_make(NULL);
    pdup_tricks *tricks;
    int32_t trick;
    int32_t card;
    assert_ok(pdup_tricks_with_rectified(all.tricks, 1, 30, &tricks));
    for (int32_t i = 0; i < 2; i++) {
        pdup_status wanted = i == 0 ? PDUP_OK : PDUP_E_RANGE;
        assert_status(pdup_tricks_defect_at(all.tricks, i, &trick, &card), wanted);
        assert_status(choice_at(all.tricks, 1, i, &card), wanted);
        assert_status(pdup_tricks_returned_at(tricks, i, &trick, &card), wanted);
        assert_status(played_at(tricks, 1, PDUP_SEAT_E, i, &card), wanted);
        assert_status(held_at(tricks, i * 9, &card), wanted);
    }
    assert_status(pdup_tricks_defect_at(all.tricks, -1, &trick, &card), PDUP_E_RANGE);
    assert_status(choice_at(all.tricks, 1, -1, &card), PDUP_E_RANGE);
    assert_status(choice_at(all.tricks, 2, 0, &card), PDUP_E_RANGE);
    assert_status(pdup_tricks_returned_at(tricks, -1, &trick, &card), PDUP_E_RANGE);
    assert_status(pdup_tricks_revoke_at(tricks, -1, &trick, &card), PDUP_E_RANGE);
    assert_status(pdup_tricks_revoke_at(tricks, 0, &trick, &card), PDUP_E_RANGE);
    int32_t kept = 77;
    int32_t many = 0;
    assert_status(pdup_tricks_cards(tricks, &kept, 1, &many), PDUP_E_SPACE);
    assert_true(kept == 77 && many == held_count(tricks) && many > 1);
    assert_status(held_at(tricks, -1, &card), PDUP_E_RANGE);
    assert_status(played_at(tricks, 1, PDUP_SEAT_E, -1, &card), PDUP_E_RANGE);
    assert_status(played_at(tricks, 0, PDUP_SEAT_E, 0, &card), PDUP_E_RANGE);
    assert_status(played_at(tricks, 1, 0, 0, &card), PDUP_E_RANGE);
    assert_int_equal(card, -1);
    assert_int_equal(played_count(tricks, 2, PDUP_SEAT_E), PDUP_E_RANGE);
    assert_int_equal(played_count(tricks, 1, 5), PDUP_E_RANGE);
    pdup_tricks_unref(tricks);
    handles_release(&all);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(no_handle_and_other_handles_are_refused),
    cmocka_unit_test(results_need_a_place),
    cmocka_unit_test(inputs_must_be_there),
    cmocka_unit_test(ranges_end_where_they_say),
    cmocka_unit_test(indices_end_at_the_counts),
};

PDUP_TEST_MAIN(tests)
