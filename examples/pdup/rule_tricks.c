/* SPDX-License-Identifier: MIT */
#include "rule_tricks.h"

#include <stdio.h>
#include <stdlib.h>

#include <pdup/pdup.h>

#include "complain.h"
#include "input.h"
#include "text_faults.h"

static const char seat_letters[] = "?NESW";

static const char *const suit_names[] = {"?", "spades", "clubs", "diamonds", "hearts"};

static void print_card(int32_t card) {
    char text[4] = "";
    size_t length;
    if (pdup_card_text(card, text, sizeof text, &length) == PDUP_OK) {
        printf(" %s", text);
    }
}

static void print_balance(const pdup_tricks *tricks, pdup_balance balance, int32_t count) {
    char offender = seat_letters[pdup_tricks_offender(tricks)];
    int cards = (int)pdup_tricks_card_count(tricks);
    if (balance == PDUP_BALANCE_RIGHT) {
        printf("%c holds %d, as many as there are tricks left for him.\n", offender, cards);
    } else {
        bool is_surplus = balance == PDUP_BALANCE_SURPLUS;
        printf("%c holds %d: %d too %s (rules 11.5.%c).\n", offender, cards, (int)count,
               is_surplus ? "many" : "few", is_surplus ? 'A' : 'B');
    }
}

/* What he has on the trick, and what led it. */
static void print_trick(const pdup_tricks *tricks, int32_t trick) {
    pdup_seat offender = pdup_tricks_offender(tricks);
    pdup_strain suit = pdup_tricks_suit(tricks, trick);
    int32_t count = pdup_tricks_played_count(tricks, trick, offender);
    printf("\nTrick %d, ", (int)trick);
    if (suit == PDUP_STRAIN_NONE) {
        printf("led by %c", seat_letters[offender]);
    } else {
        printf("%s led", suit_names[suit]);
    }
    printf(": %c has played", seat_letters[offender]);
    for (int32_t i = 0; i < count; i++) {
        int32_t card;
        if (pdup_tricks_played_at(tricks, trick, offender, i, &card) == PDUP_OK) {
            print_card(card);
        }
    }
    printf("%s\n", count == 0 ? " no card" : "");
}

static const char *sentence_of(pdup_rectification kind) {
    static const char *const sentences[] = {
        "Nothing is to be put right.",
        "At once he must show one of these and place it among his played cards; no penalty\n"
        "(11.5.A.1). It does not change who won the trick:",
        "He has none of the suit. At once he must show any of these and place it among his played\n"
        "cards, and is deemed to have revoked on this trick (11.5.A.2). It does not change who "
        "won\n"
        "the trick:",
        "The card that was shown stays, the others go back to his hand (11.5.B):",
        "It is not known which was shown: the highest that he could legally have played stays, "
        "the\n"
        "others go back to his hand (11.5.B):",
        "It is not known which was shown, and he could legally have played none. Of this the "
        "rules\n"
        "say nothing; here the highest stays, and the others go back to his hand (11.5.B, ours):",
    };
    return sentences[kind];
}

static void print_revokes(const pdup_tricks *tricks, const char *indent) {
    int32_t count = pdup_tricks_revoke_count(tricks);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        int32_t card;
        if (pdup_tricks_revoke_at(tricks, i, &trick, &card) == PDUP_OK && card >= 0) {
            printf("%strick %d: not having played", indent, (int)trick);
            print_card(card);
            printf(" is a revoke\n");
        }
    }
}

/* What goes back when this card stays, and what follows. */
static pdup_status print_kept(const pdup_tricks *tricks, int32_t trick, int32_t card) {
    pdup_tricks *after;
    pdup_status status = pdup_tricks_with_rectified(tricks, trick, card, &after);
    if (status != PDUP_OK) {
        return status;
    }
    printf(" ");
    print_card(card);
    printf(" stays; back:");
    for (int32_t i = 0; i < pdup_tricks_returned_count(after); i++) {
        int32_t from;
        if (pdup_tricks_returned_at(after, i, &from, &card) == PDUP_OK && from == trick) {
            print_card(card);
        }
    }
    printf("\n");
    print_revokes(after, "    ");
    pdup_tricks_unref(after);
    return PDUP_OK;
}

static pdup_status print_choices(const pdup_tricks *tricks, int32_t trick, bool is_kept) {
    int32_t count = pdup_tricks_choice_count(tricks, trick);
    printf("%s", is_kept ? "" : " ");
    for (int32_t i = 0; i < count; i++) {
        int32_t card;
        pdup_status status = pdup_tricks_choice_at(tricks, trick, i, &card);
        if (status == PDUP_OK && is_kept) {
            status = print_kept(tricks, trick, card);
        } else if (status == PDUP_OK) {
            print_card(card);
        }
        if (status != PDUP_OK) {
            return status;
        }
    }
    printf("%s", is_kept ? "" : "\n");
    if (is_kept && count > 1) {
        printf("  Equally high: the rules do not say which; it is his choice (ours).\n");
    }
    return PDUP_OK;
}

static pdup_status print_defects(const pdup_tricks *tricks) {
    int32_t count = pdup_tricks_defect_count(tricks);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        pdup_rectification kind;
        pdup_status status = pdup_tricks_defect_at(tricks, i, &trick, &kind);
        if (status == PDUP_OK) {
            print_trick(tricks, trick);
            printf("%s\n", sentence_of(kind));
            status = print_choices(tricks, trick, kind >= PDUP_RECTIFICATION_SHOWN);
        }
        if (status != PDUP_OK) {
            return status;
        }
    }
    return count < 0 ? count : PDUP_OK;
}

/* Cards that have come back already (rules 11.4.B3). */
static void print_restored(const pdup_tricks *tricks) {
    int32_t count = pdup_tricks_returned_count(tricks);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        int32_t card;
        if (pdup_tricks_returned_at(tricks, i, &trick, &card) == PDUP_OK) {
            printf("%s", i == 0 ? "\nRestored, and counted as always held (11.4.B3):" : "");
            print_card(card);
        }
    }
    if (count > 0) {
        printf("\n");
        print_revokes(tricks, "    ");
    }
}

static pdup_status print_answer(const pdup_tricks *tricks) {
    pdup_balance balance;
    int32_t count;
    pdup_status status = pdup_tricks_balance(tricks, &balance, &count);
    if (status != PDUP_OK) {
        return status;
    }
    print_balance(tricks, balance, count);
    if (pdup_tricks_defect_count(tricks) == PDUP_E_TRICK_UNKNOWN) {
        printf(
            "Still needed: which trick was defective. Put each card of the line 'played' on the\n"
            "trick to which he played it (rules 11.5).\n");
        return PDUP_OK;
    }
    print_restored(tricks);
    return print_defects(tricks);
}

int rule_tricks(const struct command *command, const char *path) {
    char *text;
    size_t size;
    pdup_faults *faults;
    pdup_tricks *tricks;
    if (!input_read(path, &text, &size)) {
        return EXIT_FAULTS;
    }
    pdup_status status = pdup_tricks_new_from_text(NULL, text, size, &faults, &tricks);
    free(text);
    if (status == PDUP_E_TRICK_TEXT) {
        text_faults_print(input_name(path), faults);
        pdup_faults_unref(faults);
        return EXIT_FAULTS;
    }
    if (status == PDUP_OK) {
        pdup_faults_unref(faults);
        status = print_answer(tricks);
        pdup_tricks_unref(tricks);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}
