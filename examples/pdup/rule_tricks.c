/* SPDX-License-Identifier: MIT */
#include "rule_tricks.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "complain.h"
#include "input.h"

enum { SUITS = 5, KINDS = 6 };

/* What is said in one language. */
struct phrases {
    const char *right; /* $s the seat, $n how many cards, $m how many wrong */
    const char *surplus;
    const char *shortage;
    const char *unknown;
    const char *led;    /* $n the trick, $w the suit */
    const char *lead;   /* he led several cards */
    const char *played; /* behind one of these; the cards follow */
    const char *no_card;
    const char *suits[SUITS];
    const char *kinds[KINDS]; /* by PDUP_RECTIFICATION constant */
    const char *stays;
    const char *equal;
    const char *restored;
    const char *revoke; /* the card stands between this and the next */
    const char *is_revoke;
};

static const struct phrases phrases[] = {
    {
        .right = "$s holds $n, as many as there are tricks left for him.\n",
        .surplus = "$s holds $n: $m too many (rules 11.5.A).\n",
        .shortage = "$s holds $n: $m too few (rules 11.5.B).\n",
        .unknown =
            "Still needed: which trick was defective. Put each card of the line 'played' on\n"
            "the trick to which he played it (rules 11.5).\n",
        .led = "\nTrick $n, $w led: $s",
        .lead = "\nTrick $n, led by $s, who",
        .played = " has played",
        .no_card = " has played no card",
        .suits = {"?", "spades", "clubs", "diamonds", "hearts"},
        .kinds =
            {
                "Nothing is to be put right.",
                "At once he must show one of these and place it among his played cards; no "
                "penalty\n"
                "(11.5.A.1). It does not change who won the trick:",
                "He has none of the suit. At once he must show any of these and place it among "
                "his\n"
                "played cards, and is deemed to have revoked on this trick (11.5.A.2). It does "
                "not\n"
                "change who won the trick:",
                "The card that was shown stays, the others go back to his hand (11.5.B):",
                "It is not known which was shown: the highest that he could legally have played\n"
                "stays, the others go back to his hand (11.5.B):",
                "It is not known which was shown, and he could legally have played none. Of this "
                "the\n"
                "rules say nothing; here the highest stays, the others go back (11.5.B, ours):",
            },
        .stays = " stays; back:",
        .equal = "  Equally high: the rules do not say which; it is his choice (ours).\n",
        .restored = "\nRestored, and counted as always held (11.4.B3):",
        .revoke = "    trick $n: not having played",
        .is_revoke = " is a revoke\n",
    },
    {
        .right = "У $s карт: $n, столько же, сколько ему осталось взяток.\n",
        .surplus = "У $s карт: $n, лишних: $m (правило 11.5.А).\n",
        .shortage = "У $s карт: $n, не хватает: $m (правило 11.5.Б).\n",
        .unknown =
            "Ещё нужно знать: какая взятка была дефектной. Запишите каждую карту строки played\n"
            "в ту взятку, в которую он её сыграл (правило 11.5).\n",
        .led = "\nВзятка $n, масть хода $w: $s",
        .lead = "\nВзятка $n, ходил $s и",
        .played = " сыграл",
        .no_card = " не сыграл ни одной карты",
        .suits = {"?", "пики", "трефы", "бубны", "червы"},
        .kinds =
            {
                "Исправлять нечего.",
                "Он сразу же показывает одну из этих карт и помещает её среди сыгранных; "
                "наказания\n"
                "нет (11.5.А.1). На принадлежность взятки она не влияет:",
                "Масти хода у него нет. Он сразу же показывает любую из этих карт и помещает её "
                "среди\n"
                "сыгранных; считается, что в этой взятке он сделал фальшренонс (11.5.А.2). На\n"
                "принадлежность взятки она не влияет:",
                "Показанная карта остаётся, остальные возвращаются в руку (11.5.Б):",
                "Неизвестно, какая карта была показана: остаётся старшая из тех, которые могли "
                "быть\n"
                "легально сыграны, остальные возвращаются в руку (11.5.Б):",
                "Неизвестно, какая карта была показана, а легально нельзя было сыграть ни одну. "
                "Правила\n"
                "об этом молчат; здесь остаётся старшая, остальные возвращаются (11.5.Б, наше "
                "чтение):",
            },
        .stays = " остаётся; назад:",
        .equal = "  Одинаково старшие: правила не говорят, какая; выбирает он (наше чтение).\n",
        .restored = "\nВозвращены и считаются всё время бывшими в руке (11.4.Б3):",
        .revoke = "    взятка $n: не сыграна",
        .is_revoke = ", это фальшренонс\n",
    },
};

/* What is printed, and in which language. */
struct answer {
    const pdup_tricks *tricks;
    const struct phrases *say;
};

/* Prints a phrase with what stands for its $ letters. */
static void say(const struct answer *answer, const char *phrase, int n, int m, const char *w) {
    for (; *phrase != '\0'; phrase++) {
        if (*phrase != '$') {
            putchar(*phrase);
            continue;
        }
        switch (*++phrase) {
        case 's':
            putchar("?NESW"[pdup_tricks_offender(answer->tricks)]);
            break;
        case 'n':
            printf("%d", n);
            break;
        case 'm':
            printf("%d", m);
            break;
        default:
            printf("%s", w);
        }
    }
}

static void print_card(int32_t card) {
    char text[4] = "";
    size_t length;
    if (pdup_card_text(card, text, sizeof text, &length) == PDUP_OK) {
        printf(" %s", text);
    }
}

static int held_by_offender(const pdup_tricks *tricks) {
    int32_t count;
    return pdup_tricks_cards(tricks, NULL, 0, &count) == PDUP_OK ? (int)count : 0;
}

/* What the offender has on a trick; nothing where there is no such trick. */
static int32_t read_played(const pdup_tricks *tricks, int32_t trick, int32_t *cards) {
    int32_t count;
    pdup_status status =
        pdup_tricks_played(tricks, trick, pdup_tricks_offender(tricks), cards, PDUP_CARDS, &count);
    return status == PDUP_OK ? count : 0;
}

static void print_balance(const struct answer *answer, pdup_balance balance, int32_t count) {
    const char *form = balance == PDUP_BALANCE_RIGHT     ? answer->say->right
                       : balance == PDUP_BALANCE_SURPLUS ? answer->say->surplus
                                                         : answer->say->shortage;
    say(answer, form, held_by_offender(answer->tricks), (int)count, "");
}

/* The suit led, and what he has on the trick. */
static void print_trick(const struct answer *answer, int32_t trick) {
    const pdup_tricks *tricks = answer->tricks;
    pdup_strain suit = pdup_tricks_suit(tricks, trick);
    int32_t cards[PDUP_CARDS];
    int32_t count = read_played(tricks, trick, cards);
    say(answer, suit == PDUP_STRAIN_NONE ? answer->say->lead : answer->say->led, (int)trick, 0,
        answer->say->suits[suit]);
    printf("%s", count == 0 ? answer->say->no_card : answer->say->played);
    for (int32_t i = 0; i < count; i++) {
        print_card(cards[i]);
    }
    printf("\n");
}

static void print_revokes(const struct answer *answer) {
    int32_t count = pdup_tricks_revoke_count(answer->tricks);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        int32_t card;
        if (pdup_tricks_revoke_at(answer->tricks, i, &trick, &card) == PDUP_OK && card >= 0) {
            say(answer, answer->say->revoke, (int)trick, 0, "");
            print_card(card);
            printf("%s", answer->say->is_revoke);
        }
    }
}

/* What goes back when this card stays, and what follows. */
static pdup_status print_kept(const struct answer *answer, int32_t trick, int32_t card) {
    pdup_tricks *after;
    pdup_status status = pdup_tricks_with_rectified(answer->tricks, trick, card, &after);
    if (status != PDUP_OK) {
        return status;
    }
    const struct answer then = {after, answer->say};
    printf(" ");
    print_card(card);
    printf("%s", answer->say->stays);
    for (int32_t i = 0; i < pdup_tricks_returned_count(after); i++) {
        int32_t from;
        if (pdup_tricks_returned_at(after, i, &from, &card) == PDUP_OK && from == trick) {
            print_card(card);
        }
    }
    printf("\n");
    print_revokes(&then);
    pdup_tricks_unref(after);
    return PDUP_OK;
}

static pdup_status print_choices(const struct answer *answer, int32_t trick, bool is_kept) {
    int32_t cards[PDUP_CARDS];
    int32_t count;
    pdup_status status = pdup_tricks_choices(answer->tricks, trick, cards, PDUP_CARDS, &count);
    printf("%s", is_kept ? "" : " ");
    for (int32_t i = 0; status == PDUP_OK && i < count; i++) {
        if (is_kept) {
            status = print_kept(answer, trick, cards[i]);
        } else {
            print_card(cards[i]);
        }
    }
    if (status != PDUP_OK) {
        return status;
    }
    printf("%s", is_kept ? "" : "\n");
    printf("%s", is_kept && count > 1 ? answer->say->equal : "");
    return PDUP_OK;
}

static pdup_status print_defects(const struct answer *answer) {
    int32_t count = pdup_tricks_defect_count(answer->tricks);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        pdup_rectification kind;
        pdup_status status = pdup_tricks_defect_at(answer->tricks, i, &trick, &kind);
        if (status == PDUP_OK) {
            print_trick(answer, trick);
            printf("%s\n", answer->say->kinds[kind]);
            status = print_choices(answer, trick, kind >= PDUP_RECTIFICATION_SHOWN);
        }
        if (status != PDUP_OK) {
            return status;
        }
    }
    return PDUP_OK;
}

/* Cards that have come back already (rules 11.4.B3). */
static void print_restored(const struct answer *answer) {
    int32_t count = pdup_tricks_returned_count(answer->tricks);
    if (count == 0) {
        return;
    }
    printf("%s", answer->say->restored);
    for (int32_t i = 0; i < count; i++) {
        int32_t trick;
        int32_t card;
        if (pdup_tricks_returned_at(answer->tricks, i, &trick, &card) == PDUP_OK) {
            print_card(card);
        }
    }
    printf("\n");
    print_revokes(answer);
}

/* Which of the counts is wrong only those at the table can tell. */
static int complain_hand(const struct command *command, const pdup_tricks *tricks) {
    pdup_seat offender = pdup_tricks_offender(tricks);
    int32_t played = 0;
    for (int32_t i = 1; i <= pdup_tricks_trick_count(tricks); i++) {
        int32_t cards[PDUP_CARDS];
        played += read_played(tricks, i, cards);
    }
    complain(command->name, "%s; %c holds %d and has played %d to the tricks",
             pdup_status_text(PDUP_E_TRICK_HAND, PDUP_LANGUAGE_EN), "?NESW"[offender],
             held_by_offender(tricks), (int)played);
    return EXIT_FAULTS;
}

static int print_answer(const struct command *command, const struct answer *answer) {
    pdup_balance balance;
    int32_t count;
    pdup_status status = pdup_tricks_balance(answer->tricks, &balance, &count);
    if (status == PDUP_E_TRICK_HAND) {
        return complain_hand(command, answer->tricks);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    print_balance(answer, balance, count);
    if (pdup_tricks_defect_count(answer->tricks) == PDUP_E_TRICK_UNKNOWN) {
        printf("%s", answer->say->unknown);
        return EXIT_DONE;
    }
    print_restored(answer);
    status = print_defects(answer);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

int rule_tricks(const struct command *command, const char *path, pdup_language language) {
    char *text;
    size_t size;
    pdup_faults *faults;
    pdup_tricks *tricks;
    if (!input_read(path, &text, &size)) {
        return EXIT_FAULTS;
    }
    pdup_status status = pdup_faults_new(NULL, &faults);
    if (status != PDUP_OK) {
        free(text);
        return complain_status(command->name, status);
    }
    status = pdup_tricks_new_from_text(NULL, text, size, faults, &tricks);
    free(text);
    complain_faults(input_name(path), faults);
    pdup_faults_unref(faults);
    if (status == PDUP_E_TRICK_TEXT) {
        return EXIT_FAULTS;
    }
    if (status == PDUP_OK) {
        const struct answer answer = {tricks, &phrases[language == PDUP_LANGUAGE_RU]};
        int result = print_answer(command, &answer);
        pdup_tricks_unref(tricks);
        return result;
    }
    return complain_status(command->name, status);
}
