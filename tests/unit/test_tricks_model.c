/* SPDX-License-Identifier: MIT */
/* Random deals, played as the rules of play allow but for one defect, against a slow model: it plays the deal again from
 * the whole hand, card by card, where the library counts back from what is left. */
#include "pdup_test.h"

#include "random.h"
#include "tricks.h"

#include <stdbool.h>

enum { DEALS = 20000, MOST_EXTRA = 3, TALON_TRICKS = 2 };

typedef struct hand {
    int32_t cards[PDUP_HAND_CARDS];
    int32_t count;
} hand;

static bool has_suit(const hand *of, int32_t suit) {
    for (int32_t i = 0; i < of->count; i++) {
        if (of->cards[i] / 8 == suit) {
            return true;
        }
    }
    return false;
}

/* `suit` -1: he leads; `trump` -1: none. */
static bool is_lawful(const hand *of, int32_t card, int32_t suit, int32_t trump) {
    if (suit < 0 || card / 8 == suit) {
        return true;
    }
    return !has_suit(of, suit) && (trump < 0 || card / 8 == trump || !has_suit(of, trump));
}

static void take(hand *from, int32_t card) {
    int32_t at = 0;
    while (from->cards[at] != card) {
        at++;
    }
    from->cards[at] = from->cards[--from->count];
}

static int32_t random_lawful(pdup_random *random, const hand *of, int32_t suit, int32_t trump) {
    int32_t card;
    do {
        card = of->cards[random_between(random, 0, of->count - 1)];
    } while (!is_lawful(of, card, suit, trump));
    return card;
}

/* A deal as it was played; the offender sits at E, the talon lies in W. */
typedef struct played {
    int32_t trump;
    int32_t count;       /* of tricks */
    int32_t defective;   /* from 0; -1: none */
    int32_t missing;     /* a card of the offender that is lost, -1: none */
    hand whole;          /* the offender's at the start, that card among it */
    hand left;           /* what he holds at the end */
    int32_t leaders[10]; /* 0 N, 1 E, 2 S */
    int32_t suits[10];   /* of a talon card, -1 */
    int32_t own[10][10]; /* the offender's cards on a trick, the lawful one first */
    int32_t own_count[10];
    int32_t others[10][3];
} played;

static int32_t led_suit(const played *deal, int32_t trick) {
    int32_t leader = deal->leaders[trick];
    if (deal->suits[trick] >= 0) {
        return deal->suits[trick];
    }
    return leader == 1 ? -1 : deal->others[trick][leader] / 8;
}

/* What the offender puts on a trick: a lawful card, or none, or others with it. */
static void play_own(played *deal, pdup_random *random, int32_t trick, int32_t suit, int32_t own) {
    deal->own_count[trick] = own;
    for (int32_t i = 0; i < own; i++) {
        int32_t card = i == 0 ? random_lawful(random, &deal->left, suit, deal->trump)
                              : deal->left.cards[random_between(random, 0, deal->left.count - 1)];
        deal->own[trick][i] = card;
        take(&deal->left, card);
    }
}

static void play_trick(played *deal, hand *hands, pdup_random *random, int32_t trick, int32_t own) {
    int32_t suit = deal->suits[trick];
    for (int32_t i = 0; i < 3; i++) {
        int32_t seat = (deal->leaders[trick] + i) % 3;
        if (seat == 1) {
            play_own(deal, random, trick, suit, own);
            suit = suit < 0 && own > 0 ? deal->own[trick][0] / 8 : suit;
        } else {
            int32_t card = random_lawful(random, &hands[seat], suit, deal->trump);
            deal->others[trick][seat] = card;
            take(&hands[seat], card);
            suit = suit < 0 ? card / 8 : suit;
        }
    }
}

/* Who wins when the offender's card is this one, -1: none. Each card in turn either beats the best so far or not. */
static int32_t winner(const played *deal, int32_t trick, int32_t own) {
    int32_t best = -1;
    int32_t taker = -1;
    for (int32_t i = 0; i < 3; i++) {
        int32_t seat = (deal->leaders[trick] + i) % 3;
        int32_t card = seat == 1 ? own : deal->others[trick][seat];
        if (card >= 0 && (best < 0 || (card / 8 == best / 8 && card % 8 > best % 8) ||
                          (card / 8 == deal->trump && best / 8 != deal->trump))) {
            best = card;
            taker = seat;
        }
    }
    return taker;
}

/* Who leads by the rules; after a talon card, anybody. */
static int32_t next_leader(const played *deal, pdup_random *random, int32_t trick) {
    if (trick == 0 || deal->suits[trick] >= 0 || deal->suits[trick - 1] >= 0) {
        return random_between(random, 0, 2);
    }
    return winner(deal, trick - 1, deal->own_count[trick - 1] > 0 ? deal->own[trick - 1][0] : -1);
}

/* With `extra` cards more on the defective trick; -1: none at all on it. false if the offender leads to that one: who
 * leads without a card has led nothing. */
static bool try_deal(played *deal, pdup_random *random, int32_t extra, bool is_missing) {
    int32_t pack[PDUP_CARDS];
    hand hands[3];
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        pack[card] = card;
    }
    random_shuffle(random, pack, PDUP_CARDS);
    for (int32_t seat = 0; seat < 3; seat++) {
        hands[seat].count = PDUP_HAND_CARDS;
        memcpy(hands[seat].cards, pack + seat * PDUP_HAND_CARDS, sizeof hands[seat].cards);
    }
    int32_t least = extra == 0 ? 1 : 2;
    int32_t most = PDUP_HAND_CARDS - (extra > 0 ? extra : 0) - is_missing;
    *deal = (played){.trump = random_between(random, -1, 3),
                     .count = random_between(random, least, most),
                     .whole = hands[1],
                     .left = hands[1],
                     .missing = -1};
    deal->defective = extra == 0 ? -1 : random_between(random, 0, deal->count - 1);
    if (is_missing) {
        deal->missing = hands[1].cards[random_between(random, 0, 9)];
        take(&deal->left, deal->missing);
    }
    bool has_talon = deal->trump < 0 && random_between(random, 0, 1) == 1;
    for (int32_t trick = 0; trick < deal->count; trick++) {
        bool is_defective = trick == deal->defective;
        deal->suits[trick] = has_talon && trick < TALON_TRICKS ? random_between(random, 0, 3) : -1;
        deal->leaders[trick] = next_leader(deal, random, trick);
        if (is_defective && extra < 0 && deal->suits[trick] < 0 && deal->leaders[trick] == 1) {
            return false;
        }
        play_trick(deal, hands, random, trick, is_defective ? 1 + extra : 1);
    }
    return true;
}

static void play_deal(played *deal, pdup_random *random, int32_t extra, bool is_missing) {
    while (!try_deal(deal, random, extra, is_missing)) {
    }
}

static pdup_status try_trick(const pdup_tricks *tricks, const played *deal, int32_t trick,
                             int32_t leader, pdup_tricks **made) {
    int32_t seats[12] = {PDUP_SEAT_N, PDUP_SEAT_S};
    int32_t cards[12] = {deal->others[trick][0], deal->others[trick][2]};
    int32_t count = 2;
    for (int32_t i = 0; i < deal->own_count[trick]; i++, count++) {
        seats[count] = PDUP_SEAT_E;
        cards[count] = deal->own[trick][i];
    }
    return pdup_tricks_with_trick(tricks, PDUP_SEAT_N + leader, deal->suits[trick] + 1, 1, seats,
                                  cards, count, made);
}

static pdup_tricks *enter_trick(pdup_tricks *tricks, const played *deal, int32_t trick) {
    pdup_tricks *made;
    assert_ok(try_trick(tricks, deal, trick, deal->leaders[trick], &made));
    pdup_tricks_unref(tricks);
    return made;
}

static pdup_tricks *enter(const played *deal) {
    pdup_tricks *tricks;
    pdup_tricks *made;
    pdup_strain trump = deal->trump < 0 ? PDUP_STRAIN_NO_TRUMP : deal->trump + 1;
    assert_ok(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, trump, &tricks));
    for (int32_t trick = 0; trick < deal->count; trick++) {
        tricks = enter_trick(tricks, deal, trick);
    }
    assert_ok(pdup_tricks_with_hand(tricks, deal->left.cards, deal->left.count, &made));
    pdup_tricks_unref(tricks);
    return made;
}

/* The hand when a trick began, all that came back in it; on the defective one this card was kept. */
static hand hand_before(const played *deal, int32_t trick, int32_t kept) {
    hand held = deal->whole;
    for (int32_t i = 0; i < trick; i++) {
        take(&held, i == deal->defective ? kept : deal->own[i][0]);
    }
    return held;
}

/* Writes the revokes as tricks_answer() does. */
static void add_revokes(char *to, const played *deal, const bool *is_back, int32_t from,
                        int32_t kept) {
    for (int32_t trick = from; trick < deal->count; trick++) {
        hand held = hand_before(deal, trick, kept);
        int32_t card = trick == deal->defective ? kept : deal->own[trick][0];
        int32_t suit = led_suit(deal, trick);
        if (is_lawful(&held, card, suit, deal->trump)) {
            continue;
        }
        for (int32_t other = 0; other < PDUP_CARDS; other++) {
            for (int32_t i = 0; is_back[other] && i < held.count; i++) {
                if (held.cards[i] == other && is_lawful(&held, other, suit, deal->trump)) {
                    sprintf(to + strlen(to), "; revoke on %d:", (int)trick + 1);
                    tricks_add_card(to, other);
                }
            }
        }
    }
}

static void check(pdup_tricks *tricks, const char *wanted) {
    char found[TRICKS_CAP];
    assert_string_equal(tricks_answer(tricks, found), wanted);
    pdup_tricks_unref(tricks);
}

/* 11.5.A. */
static void a_trick_without_his_card(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        play_deal(&deal, &random, -1, false);
        int32_t suit = led_suit(&deal, deal.defective);
        bool follows = has_suit(&deal.left, suit);
        char wanted[TRICKS_CAP];
        sprintf(wanted, "surplus 1; %d %s:", (int)deal.defective + 1, follows ? "suit" : "revoke");
        for (int32_t card = 0; card < PDUP_CARDS; card++) {
            for (int32_t i = 0; i < deal.left.count; i++) {
                if (deal.left.cards[i] == card && (!follows || card / 8 == suit)) {
                    tricks_add_card(wanted, card);
                }
            }
        }
        check(enter(&deal), wanted);
    }
}

/* The cards among those put on the trick that may stay, by trying each; how many. */
static int32_t may_stay(const played *deal, bool *stays) {
    hand held = hand_before(deal, deal->defective, -1);
    const int32_t *put = deal->own[deal->defective];
    int32_t count = deal->own_count[deal->defective];
    int32_t suit = led_suit(deal, deal->defective);
    int32_t found = 0;
    for (int32_t i = 0; i < count; i++) {
        bool is_highest = is_lawful(&held, put[i], suit, deal->trump);
        for (int32_t other = 0; other < count; other++) {
            bool is_higher = put[other] % 8 > put[i] % 8;
            is_highest &= !is_higher || !is_lawful(&held, put[other], suit, deal->trump);
        }
        stays[put[i]] = is_highest;
        found += is_highest;
    }
    return found;
}

static void check_kept(const played *deal, int32_t kept) {
    char wanted[TRICKS_CAP] = "right 0";
    bool is_back[PDUP_CARDS] = {false};
    for (int32_t i = 0; i < deal->own_count[deal->defective]; i++) {
        is_back[deal->own[deal->defective][i]] = deal->own[deal->defective][i] != kept;
    }
    for (int32_t card = 0; card < PDUP_CARDS; card++) {
        if (is_back[card]) {
            sprintf(wanted + strlen(wanted), "; back from %d:", (int)deal->defective + 1);
            tricks_add_card(wanted, card);
        }
    }
    add_revokes(wanted, deal, is_back, deal->defective, kept);
    check(tricks_rectify(enter(deal), deal->defective + 1, kept), wanted);
}

/* 11.5.B, not known which card was shown. */
static void a_trick_with_several_of_his_cards(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        bool stays[PDUP_CARDS] = {false};
        char wanted[TRICKS_CAP];
        int32_t extra = random_between(&random, 1, MOST_EXTRA);
        play_deal(&deal, &random, extra, false);
        sprintf(wanted, "shortage %d; %d highest:", (int)extra, (int)deal.defective + 1);
        assert_true(may_stay(&deal, stays) > 0);
        for (int32_t card = 0; card < PDUP_CARDS; card++) {
            if (stays[card]) {
                tricks_add_card(wanted, card);
                check_kept(&deal, card);
            }
        }
        check(enter(&deal), wanted);
    }
}

/* 11.5.B, any of his cards was shown, lawful or not. */
static void a_card_that_was_shown(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        pdup_tricks *shown;
        char wanted[TRICKS_CAP];
        play_deal(&deal, &random, 1, false);
        int32_t card = deal.own[deal.defective][random_between(&random, 0, 1)];
        pdup_tricks *tricks = enter(&deal);
        assert_ok(pdup_tricks_with_shown(tricks, deal.defective + 1, card, &shown));
        pdup_tricks_unref(tricks);
        sprintf(wanted, "shortage 1; %d shown:", (int)deal.defective + 1);
        tricks_add_card(wanted, card);
        char found[TRICKS_CAP];
        assert_string_equal(tricks_answer(shown, found), wanted);
        bool is_back[PDUP_CARDS] = {false};
        int32_t back = deal.own[deal.defective][deal.own[deal.defective][0] == card];
        is_back[back] = true;
        sprintf(wanted, "right 0; back from %d:", (int)deal.defective + 1);
        tricks_add_card(wanted, back);
        add_revokes(wanted, &deal, is_back, deal.defective, card);
        check(tricks_rectify(shown, deal.defective + 1, card), wanted);
    }
}

/* 11.4.B3. */
static void a_card_that_was_missing(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        pdup_tricks *restored;
        bool is_back[PDUP_CARDS] = {false};
        char wanted[TRICKS_CAP] = "right 0; back from 0:";
        play_deal(&deal, &random, 0, true);
        is_back[deal.missing] = true;
        tricks_add_card(wanted, deal.missing);
        add_revokes(wanted, &deal, is_back, 0, -1);
        pdup_tricks *tricks = enter(&deal);
        assert_ok(pdup_tricks_with_restored(tricks, deal.missing, &restored));
        pdup_tricks_unref(tricks);
        check(restored, wanted);
    }
}

/* A deal without a defect has none. */
static void a_deal_played_right(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        play_deal(&deal, &random, 0, false);
        check(enter(&deal), "right 0");
    }
}

/* May this seat have won the trick, whichever of his cards the offender showed? */
static bool may_have_won(const played *deal, int32_t trick, int32_t seat) {
    bool may = deal->own_count[trick] == 0 && winner(deal, trick, -1) == seat;
    for (int32_t i = 0; i < deal->own_count[trick]; i++) {
        may |= winner(deal, trick, deal->own[trick][i]) == seat;
    }
    return may;
}

/* Each seat as the leader of each trick: refused where he cannot have won the one before. */
static void who_has_not_won_does_not_lead(void **state) {
    (void)state;
    pdup_random random = random_begin();
    int32_t refused = 0;
    for (int32_t n = 0; n < DEALS; n++) {
        played deal;
        play_deal(&deal, &random, random_between(&random, -1, MOST_EXTRA), false);
        pdup_strain trump = deal.trump < 0 ? PDUP_STRAIN_NO_TRUMP : deal.trump + 1;
        pdup_tricks *tricks;
        assert_ok(pdup_tricks_new(NULL, PDUP_SEAT_W, PDUP_SEAT_E, trump, &tricks));
        for (int32_t trick = 0; trick < deal.count; trick++) {
            bool is_free = trick == 0 || deal.suits[trick] >= 0 || deal.suits[trick - 1] >= 0;
            for (int32_t seat = 0; seat < 3; seat++) {
                pdup_tricks *made;
                bool is_empty = seat == 1 && deal.own_count[trick] == 0 && deal.suits[trick] < 0;
                bool may = is_free || may_have_won(&deal, trick - 1, seat);
                assert_status(try_trick(tricks, &deal, trick, seat, &made),
                              is_empty ? PDUP_E_TRICK_LEAD
                              : may    ? PDUP_OK
                                       : PDUP_E_TRICK_WINNER);
                refused += !is_empty && !may;
                pdup_tricks_unref(made);
            }
            tricks = enter_trick(tricks, &deal, trick);
        }
        pdup_tricks_unref(tricks);
    }
    assert_true(refused > DEALS);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_trick_without_his_card), cmocka_unit_test(a_trick_with_several_of_his_cards),
    cmocka_unit_test(a_card_that_was_shown),    cmocka_unit_test(a_card_that_was_missing),
    cmocka_unit_test(a_deal_played_right),      cmocka_unit_test(who_has_not_won_does_not_lead),
};

PDUP_TEST_MAIN(tests)
