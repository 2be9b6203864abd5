/* SPDX-License-Identifier: MIT */
/* Random deals written and read again: as the canonical line, in the forms that people paste, and as tags. */
#ifndef PDUP_TESTS_SUPPORT_DEAL_FORMS_H
#define PDUP_TESTS_SUPPORT_DEAL_FORMS_H

#include "deals.h"
#include "faults.h"
#include "listed.h"

#include <pdup/notation.h>

#include <stdbool.h>
#include <string.h>

enum { FORM_CAP = 512 };

static inline pdup_deal *random_deal(pdup_random *random, int64_t *code) {
    pdup_deal *deal;
    *code = (int64_t)((random_bits(random) >> 8) % (uint64_t)(4 * DEAL_NUMBERS));
    assert_ok(pdup_deal_new_from_code(NULL, *code, &deal));
    return deal;
}

/* The deal has this code. */
static inline void assert_code(const pdup_deal *deal, int64_t code) {
    int64_t found;
    assert_ok(pdup_deal_code(deal, &found));
    assert_int_equal(found, code);
}

static inline void assert_text_is(const char *text, int64_t code) {
    pdup_deal *deal;
    size_t place;
    pdup_status status = read_deal(NULL, text, strlen(text), &place, &deal);
    if (status != PDUP_OK) {
        fail_msg("%s: %s at %d", text, pdup_status_text(status, PDUP_LANGUAGE_EN), (int)place);
    }
    assert_code(deal, code);
    pdup_deal_unref(deal);
}

static inline void random_lines_go_round(int32_t count) {
    pdup_random random = random_begin();
    for (int32_t i = 0; i < count; i++) {
        char text[FORM_CAP];
        size_t length;
        int64_t code;
        pdup_deal *deal = random_deal(&random, &code);
        assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
        assert_text_is(text, code);
        pdup_deal_unref(deal);
    }
}

/* One way to write a card; the letters of a row go together. */
typedef struct deal_form {
    const char *ranks[8];
    const char *suits[4];
} deal_form;

static const deal_form deal_forms[] = {
    {{"7", "8", "9", "T", "J", "Q", "K", "A"}, {"S", "C", "D", "H"}},
    {{"7", "8", "9", "10", "j", "q", "k", "a"}, {"s", "c", "d", "h"}},
    {{"7", "8", "9", "X", "J", "Q", "K", "A"},
     {"\xe2\x99\xa0", "\xe2\x99\xa3", "\xe2\x99\xa6", "\xe2\x99\xa5"}},
    {{"7", "8", "9", "10", "\xd0\x92", "\xd0\x94", "\xd0\x9a", "\xd0\xa2"},
     {"\xe2\x99\xa0\xef\xb8\x8f", "\xe2\x99\xa3\xef\xb8\x8f", "\xe2\x99\xa6\xef\xb8\x8f",
      "\xe2\x99\xa5\xef\xb8\x8f"}},
    {{"7", "8", "9", "10", "\xd0\xb2", "\xd0\xb4", "\xd0\xba", "\xd1\x82"},
     {"\xe2\x99\xa4", "\xe2\x99\xa7", "\xe2\x99\xa2", "\xe2\x99\xa1"}},
};

static inline void add_text(char *text, const char *more) {
    assert_true(strlen(text) + strlen(more) < FORM_CAP);
    strcat(text, more);
}

/* Cards one by one, rank first or suit first, glued or with one of the separators. */
static inline void add_list(pdup_random *random, char *text, const deal_form *form,
                            const int32_t *cards, int32_t count) {
    static const char *const separators[] = {" ", ",", ", ", "", "+", "\n"};
    const char *separator = separators[random_between(random, 0, 5)];
    int32_t suit_first = random_between(random, 0, 1);
    for (int32_t i = 0; i < count; i++) {
        const char *rank = form->ranks[cards[i] % 8];
        const char *suit = form->suits[cards[i] / 8];
        add_text(text, i > 0 ? separator : "");
        add_text(text, suit_first ? suit : rank);
        add_text(text, suit_first ? rank : suit);
    }
}

/* Suits with their ranks in any order, dots between them; or each after its sign. Cyrillic ranks want dots: behind another
 * rank Te could be clubs. */
static inline void add_suits(pdup_random *random, char *text, const deal_form *form,
                             const int32_t *cards) {
    static const char *const voids[] = {"-", "\xe2\x80\x93", "\xe2\x80\x94"};
    bool is_cyrillic = strlen(form->ranks[7]) > 1;
    bool has_dots = is_cyrillic || random_between(random, 0, 1) == 1;
    const char *gap = has_dots ? "." : random_between(random, 0, 1) ? " " : "";
    for (int32_t suit = 0; suit < 4; suit++) {
        int32_t count = 0;
        add_text(text, suit > 0 ? gap : "");
        add_text(text, has_dots ? "" : form->suits[suit]);
        for (int32_t i = 0; i < PDUP_HAND_CARDS; i++) {
            if (cards[i] / 8 == suit) {
                add_text(text, form->ranks[cards[i] % 8]);
                count++;
            }
        }
        add_text(text, count == 0 ? voids[random_between(random, 0, 2)] : "");
    }
}

static inline void add_pocket(pdup_random *random, char *text, const pdup_deal *deal,
                              pdup_seat seat) {
    static const char *const names[] = {"N:", "E:", "S:", "W:", "n:", "e:", "s:", "w:"};
    const deal_form *form =
        &deal_forms[random_between(random, 0, (int32_t)PDUP_COUNT_OF(deal_forms) - 1)];
    int32_t cards[PDUP_HAND_CARDS];
    int32_t count = seat == pdup_deal_talon_seat(deal) ? PDUP_TALON_CARDS : PDUP_HAND_CARDS;
    for (int32_t i = 0; i < count; i++) {
        assert_ok(pdup_deal_card_at(deal, seat, i, &cards[i]));
    }
    add_text(text, names[seat - 1 + 4 * random_between(random, 0, 1)]);
    if (count == PDUP_HAND_CARDS) {
        random_shuffle(random, cards, count);
    }
    if (count == PDUP_TALON_CARDS || random_between(random, 0, 1)) {
        add_list(random, text, form, cards, count);
    } else {
        add_suits(random, text, form, cards);
    }
}

static inline void random_forms_are_read(int32_t count) {
    pdup_random random = random_begin();
    for (int32_t i = 0; i < count; i++) {
        static const char *const gaps[] = {" ", "  ", "\n", "\r\n", "\t"};
        int32_t seats[] = {PDUP_SEAT_N, PDUP_SEAT_E, PDUP_SEAT_S, PDUP_SEAT_W};
        char text[FORM_CAP] = "";
        int64_t code;
        pdup_deal *deal = random_deal(&random, &code);
        add_text(text, random_between(&random, 0, 1) ? "\xef\xbb\xbf" : "");
        random_shuffle(&random, seats, 4);
        for (int k = 0; k < 4; k++) {
            add_text(text, k > 0 ? gaps[random_between(&random, 0, 4)] : "");
            add_pocket(&random, text, deal, seats[k]);
        }
        assert_text_is(text, code);
        pdup_deal_unref(deal);
    }
}

static inline void random_tags_go_round(int32_t count) {
    pdup_random random = random_begin();
    for (int32_t i = 0; i < count; i++) {
        char text[FORM_CAP];
        size_t length;
        int64_t code;
        int32_t board = random_between(&random, 1, PDUP_MAX_BOARDS);
        pdup_deal *deal = random_deal(&random, &code);
        pdup_deal *again;
        pdup_deal_list *list;
        pdup_faults *faults;
        assert_ok(pdup_deal_tags(deal, board, text, sizeof text, &length));
        assert_ok(read_deals(NULL, PDUP_NOTATION_TAGS, text, length, &faults, &list));
        assert_int_equal(pdup_faults_count(faults), 0);
        assert_int_equal(pdup_deal_list_count(list), 1);
        assert_int_equal(listed_number(list, 0, PDUP_LISTED_BOARD), board);
        assert_ok(pdup_deal_list_deal_at(list, 0, &again));
        assert_code(again, code);
        pdup_deal_unref(again);
        pdup_deal_list_unref(list);
        pdup_faults_unref(faults);
        pdup_deal_unref(deal);
    }
}

/* The seat of the hand that a counted notation has for this one: the first, after the talon, sits N. */
static inline pdup_seat counted_seat(const pdup_deal *deal, pdup_seat seat) {
    return (seat - pdup_deal_talon_seat(deal) + 3) % 4 + 1;
}

/* Read again from any notation, it is the deal, or one of the same hands counted N E S. */
static inline void assert_notation(const pdup_deal *deal, int32_t notation, int32_t board,
                                   pdup_seat first_hand) {
    char text[FORM_CAP];
    size_t length;
    pdup_deal_list *list;
    pdup_faults *faults;
    pdup_deal *again;
    bool is_counted = notation >= PDUP_NOTATION_ONE_LINE && notation <= PDUP_NOTATION_PPN;
    bool has_first_hand = notation == PDUP_NOTATION_ONE_LINE || notation == PDUP_NOTATION_RECORD;
    assert_ok(
        pdup_deal_notation_text(deal, notation, board, first_hand, text, sizeof text, &length));
    assert_ok(read_deals(NULL, PDUP_NOTATION_ANY, text, length, &faults, &list));
    if (pdup_faults_count(faults) > 0 || pdup_deal_list_count(list) != 1 ||
        pdup_deal_list_notation(list) != notation) {
        fail_msg("%s: %s", text, fault_text(faults, 0));
    }
    assert_ok(pdup_deal_list_deal_at(list, 0, &again));
    if (!is_counted || pdup_deal_talon_seat(deal) == PDUP_SEAT_W) {
        assert_int_equal(pdup_deal_relation(deal, again), PDUP_RELATION_EQUAL);
    } else {
        assert_int_equal(pdup_deal_relation(deal, again), PDUP_RELATION_ROTATED);
    }
    if (has_first_hand) {
        assert_int_equal(listed_number(list, 0, PDUP_LISTED_FIRST_HAND),
                         counted_seat(deal, first_hand));
    } else if (notation == PDUP_NOTATION_BOARDS) {
        assert_int_equal(listed_number(list, 0, PDUP_LISTED_FIRST_HAND), first_hand);
    }
    pdup_deal_unref(again);
    pdup_deal_list_unref(list);
    pdup_faults_unref(faults);
}

/* A notation a deal, in a board of a table of four. */
static inline void random_notations_go_round(int32_t count) {
    pdup_random random = random_begin();
    for (int32_t i = 0; i < count; i++) {
        int64_t code;
        pdup_deal *deal = random_deal(&random, &code);
        pdup_seat talon = pdup_deal_talon_seat(deal);
        int32_t board = 4 * random_between(&random, 0, 9999) + talon % 4 + 1;
        pdup_seat first_hand = talon % 4 + 1;
        int32_t notation = random_between(&random, PDUP_NOTATION_LINES, PDUP_NOTATION_BOARDS);
        if (notation != PDUP_NOTATION_BOARDS) {
            first_hand = (talon + random_between(&random, 0, 2)) % 4 + 1;
        }
        assert_notation(deal, notation, board, first_hand);
        pdup_deal_unref(deal);
    }
}

#endif
