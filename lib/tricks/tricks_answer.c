/* SPDX-License-Identifier: MIT */
/* What the director is told: how many cards are wrong, which trick, what may be done, what follows. */
#include "tricks/tricks.h"

pdup_status pdup_tricks_balance(const pdup_tricks *tricks, pdup_balance *balance_out,
                                int32_t *count_out) {
    int32_t difference;
    if (!balance_out || !count_out) {
        return PDUP_E_ARG;
    }
    *balance_out = PDUP_BALANCE_NONE;
    *count_out = 0;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_balance(&tricks->play, &difference);
    if (status != PDUP_OK) {
        return status;
    }
    *balance_out = difference > 0   ? PDUP_BALANCE_SURPLUS
                   : difference < 0 ? PDUP_BALANCE_SHORTAGE
                                    : PDUP_BALANCE_RIGHT;
    *count_out = difference < 0 ? -difference : difference;
    return PDUP_OK;
}

/* The number of the defective trick at this place, 0 when there are not so many; how many there are. */
static int32_t find_defective(const pdup__play *play, int32_t index, int32_t *count) {
    int32_t found = 0;
    *count = 0;
    for (int32_t i = 0; i < play->count; i++) {
        if (pdup__is_defective(play, &play->tricks[i])) {
            found = *count == index ? i + 1 : found;
            (*count)++;
        }
    }
    return found;
}

int32_t pdup_tricks_defect_count(const pdup_tricks *tricks) {
    int32_t count;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_is_told(&tricks->play);
    if (status != PDUP_OK) {
        return status;
    }
    (void)find_defective(&tricks->play, 0, &count);
    return count;
}

pdup_status pdup_tricks_defect_at(const pdup_tricks *tricks, int32_t index, int32_t *trick_out,
                                  pdup_rectification *kind_out) {
    int32_t count;
    pdup__cards ignored;
    if (!trick_out || !kind_out) {
        return PDUP_E_ARG;
    }
    *trick_out = 0;
    *kind_out = PDUP_RECTIFICATION_NONE;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_is_told(&tricks->play);
    if (status != PDUP_OK) {
        return status;
    }
    int32_t found = find_defective(&tricks->play, index, &count);
    if (found == 0) {
        return PDUP_E_RANGE;
    }
    *trick_out = found;
    *kind_out = pdup__play_rectification(&tricks->play, found, &ignored);
    return PDUP_OK;
}

pdup_status pdup_tricks_choices(const pdup_tricks *tricks, int32_t trick, int32_t *buf, int32_t cap,
                                int32_t *count_out) {
    pdup__cards choices;
    if (!count_out) {
        return PDUP_E_ARG;
    }
    *count_out = 0;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_choices(&tricks->play, trick, &choices);
    return status == PDUP_OK ? pdup__give_cards(choices, buf, cap, count_out) : status;
}

/* Cards that go with a trick; 0 stands for none, where the restored ones are. */
typedef pdup__cards cards_of(const pdup__play *play, int32_t trick);

typedef struct entry {
    int32_t trick;
    int32_t card;
} entry;

static pdup__cards returned_from(const pdup__play *play, int32_t trick) {
    return trick == 0 ? play->restored : play->tricks[trick - 1].returned;
}

static pdup__cards revoked_on(const pdup__play *play, int32_t trick) {
    return trick == 0 || play->tricks[trick - 1].is_revoke ? 0 : pdup__play_revokes(play, trick);
}

/* Finds the entry at an index; how many there are. That he is deemed to have revoked is an entry without a card. */
static int32_t find_entry(const pdup__play *play, cards_of *cards_at, int32_t index, entry *found) {
    int32_t count = 0;
    *found = (entry){0, -1};
    for (int32_t trick = 0; trick <= play->count; trick++) {
        pdup__cards cards = cards_at(play, trick);
        bool is_deemed = cards_at == revoked_on && trick > 0 && play->tricks[trick - 1].is_revoke;
        int32_t here = is_deemed ? 1 : pdup__cards_count(cards);
        if (index >= count && index < count + here) {
            *found = (entry){trick, pdup__cards_at(cards, index - count)};
        }
        count += here;
    }
    return count;
}

static pdup_status give_entry(const pdup__play *play, cards_of *cards_at, int32_t index,
                              int32_t *trick_out, int32_t *card_out) {
    entry found;
    if (index < 0 || index >= find_entry(play, cards_at, index, &found)) {
        return PDUP_E_RANGE;
    }
    *trick_out = found.trick;
    *card_out = found.card;
    return PDUP_OK;
}

int32_t pdup_tricks_returned_count(const pdup_tricks *tricks) {
    entry ignored;
    return pdup__handle_is(tricks, PDUP__TRICKS)
               ? find_entry(&tricks->play, returned_from, -1, &ignored)
               : PDUP_E_ARG;
}

pdup_status pdup_tricks_returned_at(const pdup_tricks *tricks, int32_t index, int32_t *trick_out,
                                    int32_t *card_out) {
    if (!trick_out || !card_out) {
        return PDUP_E_ARG;
    }
    *trick_out = 0;
    *card_out = -1;
    return pdup__handle_is(tricks, PDUP__TRICKS)
               ? give_entry(&tricks->play, returned_from, index, trick_out, card_out)
               : PDUP_E_ARG;
}

int32_t pdup_tricks_revoke_count(const pdup_tricks *tricks) {
    entry ignored;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_is_told(&tricks->play);
    return status == PDUP_OK ? find_entry(&tricks->play, revoked_on, -1, &ignored) : status;
}

pdup_status pdup_tricks_revoke_at(const pdup_tricks *tricks, int32_t index, int32_t *trick_out,
                                  int32_t *card_out) {
    if (!trick_out || !card_out) {
        return PDUP_E_ARG;
    }
    *trick_out = 0;
    *card_out = -1;
    if (!pdup__handle_is(tricks, PDUP__TRICKS)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup__play_is_told(&tricks->play);
    return status == PDUP_OK ? give_entry(&tricks->play, revoked_on, index, trick_out, card_out)
                             : status;
}
