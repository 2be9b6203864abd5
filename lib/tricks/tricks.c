/* SPDX-License-Identifier: MIT */
#include "tricks/tricks.h"

/* The same tricks in a handle of their own, to be changed; NULL when there is no memory. */
static pdup_tricks *copy(const pdup_tricks *tricks) {
    pdup_tricks *made = pdup__handle_new(&tricks->base.allocator, sizeof *made, PDUP__TRICKS);
    if (made) {
        made->play = tricks->play;
    }
    return made;
}

/* Gives the copy when it was changed as wanted. */
static pdup_status finish(pdup_status status, pdup_tricks *made, pdup_tricks **out) {
    if (status != PDUP_OK) {
        pdup_tricks_unref(made);
        return status;
    }
    *out = made;
    return PDUP_OK;
}

pdup_status pdup_tricks_new(const pdup_allocator *allocator, pdup_seat talon_seat,
                            pdup_seat offender, pdup_strain trump, pdup_tricks **out) {
    pdup__play play;
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_begin(&play, talon_seat, offender, trump);
    return status == PDUP_OK ? pdup__tricks_make(allocator, &play, out) : status;
}

pdup_status pdup__tricks_make(const pdup_allocator *allocator, const pdup__play *play,
                              pdup_tricks **out) {
    *out = pdup__handle_new(allocator, sizeof **out, PDUP__TRICKS);
    if (!*out) {
        return PDUP_E_NOMEM;
    }
    (*out)->play = *play;
    return PDUP_OK;
}

/* What each `_with_` call begins with: is all there, and a copy to change. */
static pdup_status begin(const pdup_tricks *tricks, bool is_given, pdup_tricks **made,
                         pdup_tricks **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(tricks, PDUP__TRICKS) || !is_given) {
        return PDUP_E_ARG;
    }
    *made = copy(tricks);
    return *made ? PDUP_OK : PDUP_E_NOMEM;
}

static bool is_list(const int32_t *numbers, int32_t count) {
    return numbers || count == 0;
}

pdup_status pdup_tricks_with_hand(const pdup_tricks *tricks, const int32_t *cards,
                                  int32_t card_count, pdup_tricks **out) {
    pdup_tricks *made;
    pdup_status status = begin(tricks, is_list(cards, card_count), &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    return finish(pdup__play_set_hand(&made->play, cards, card_count), made, out);
}

pdup_status pdup_tricks_with_undetermined(const pdup_tricks *tricks, const int32_t *cards,
                                          int32_t card_count, pdup_tricks **out) {
    pdup_tricks *made;
    pdup_status status = begin(tricks, is_list(cards, card_count), &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    return finish(pdup__play_set_undetermined(&made->play, cards, card_count), made, out);
}

static pdup_status add_trick(pdup__play *play, pdup__trick trick, const int32_t *seats,
                             const int32_t *cards, int32_t count) {
    pdup_status status = pdup__play_add_trick(play, trick, seats, cards, count);
    return status == PDUP_OK ? pdup__play_check_lead(play, play->count) : status;
}

pdup_status pdup_tricks_with_trick(const pdup_tricks *tricks, pdup_seat leader, pdup_strain suit,
                                   int32_t is_over, const int32_t *seats, const int32_t *cards,
                                   int32_t card_count, pdup_tricks **out) {
    pdup_tricks *made;
    bool is_given = is_list(seats, card_count) && is_list(cards, card_count);
    pdup_status status = begin(tricks, is_given, &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    pdup__trick trick = {.leader = leader, .suit = suit, .is_over = is_over == 1};
    status = is_over == 0 || is_over == 1 ? add_trick(&made->play, trick, seats, cards, card_count)
                                          : PDUP_E_RANGE;
    return finish(status, made, out);
}

pdup_status pdup_tricks_with_shown(const pdup_tricks *tricks, int32_t trick, int32_t card,
                                   pdup_tricks **out) {
    pdup_tricks *made;
    pdup_status status = begin(tricks, true, &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    return finish(pdup__play_set_shown(&made->play, trick, card), made, out);
}

pdup_status pdup_tricks_with_restored(const pdup_tricks *tricks, int32_t card, pdup_tricks **out) {
    pdup_tricks *made;
    pdup_status status = begin(tricks, true, &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    return finish(pdup__play_restore(&made->play, card), made, out);
}

pdup_status pdup_tricks_with_rectified(const pdup_tricks *tricks, int32_t trick, int32_t card,
                                       pdup_tricks **out) {
    pdup_tricks *made;
    pdup_status status = begin(tricks, true, &made, out);
    if (status != PDUP_OK) {
        return status;
    }
    return finish(pdup__play_rectify(&made->play, trick, card), made, out);
}

pdup_tricks *pdup_tricks_ref(pdup_tricks *tricks) {
    return pdup__handle_ref(tricks, PDUP__TRICKS);
}

void pdup_tricks_unref(pdup_tricks *tricks) {
    if (pdup__handle_unref(tricks, PDUP__TRICKS)) {
        pdup__handle_free(tricks);
    }
}
