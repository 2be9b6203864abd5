/* SPDX-License-Identifier: MIT */
/* What hand and tricks (rules 11.5) answer, as one line. */
#ifndef PDUP_TESTS_SUPPORT_TRICKS_H
#define PDUP_TESTS_SUPPORT_TRICKS_H

#include "faults.h"
#include "pdup_test.h"
#include "trick_cards.h"

#include <pdup/tricks.h>

#include <stdio.h>
#include <string.h>

enum { TRICKS_CAP = 600 };

static inline pdup_tricks *tricks_read(const char *text) {
    pdup_faults *faults;
    pdup_tricks *tricks;
    pdup_status status = read_tricks(NULL, text, strlen(text), &faults, &tricks);
    if (status != PDUP_OK) {
        fail_msg("%s: %s", text, fault_text(faults, 0));
    }
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    return tricks;
}

static inline void tricks_add_card(char *to, int32_t card) {
    char text[4];
    size_t length;
    strcat(to, " ");
    if (card < 0) {
        strcat(to, "deemed");
        return;
    }
    assert_ok(pdup_card_text(card, text, sizeof text, &length));
    strcat(to, text);
}

static inline void tricks_add_defective(char *to, const pdup_tricks *tricks, int32_t index) {
    static const char *const kinds[] = {"none", "suit", "revoke", "shown", "highest", "unlawful"};
    int32_t trick;
    int32_t card;
    pdup_rectification kind;
    assert_ok(pdup_tricks_defect_at(tricks, index, &trick, &kind));
    sprintf(to + strlen(to), "; %d %s:", (int)trick, kinds[kind]);
    for (int32_t i = 0; i < choice_count(tricks, trick); i++) {
        assert_ok(choice_at(tricks, trick, i, &card));
        tricks_add_card(to, card);
    }
}

/* Such as "surplus 1; 2 suit: 8H KH", with what came back and the revokes behind it. */
static inline const char *tricks_answer(const pdup_tricks *tricks, char *to) {
    static const char *const balances[] = {"none", "right", "surplus", "shortage"};
    pdup_balance balance;
    int32_t count;
    int32_t trick;
    int32_t card;
    assert_ok(pdup_tricks_balance(tricks, &balance, &count));
    sprintf(to, "%s %d", balances[balance], (int)count);
    for (int32_t i = 0; i < pdup_tricks_defect_count(tricks); i++) {
        tricks_add_defective(to, tricks, i);
    }
    for (int32_t i = 0; i < pdup_tricks_returned_count(tricks); i++) {
        assert_ok(pdup_tricks_returned_at(tricks, i, &trick, &card));
        sprintf(to + strlen(to), "; back from %d:", (int)trick);
        tricks_add_card(to, card);
    }
    for (int32_t i = 0; i < pdup_tricks_revoke_count(tricks); i++) {
        assert_ok(pdup_tricks_revoke_at(tricks, i, &trick, &card));
        sprintf(to + strlen(to), "; revoke on %d:", (int)trick);
        tricks_add_card(to, card);
    }
    return to;
}

/* Takes the reference and gives one to the tricks with this card chosen. */
static inline pdup_tricks *tricks_rectify(pdup_tricks *tricks, int32_t trick, int32_t card) {
    pdup_tricks *made;
    assert_ok(pdup_tricks_with_rectified(tricks, trick, card, &made));
    pdup_tricks_unref(tricks);
    return made;
}

#endif
