/* SPDX-License-Identifier: MIT */
/* Chooses among the individual movements (rules 5, procedure 4). */
#include "movement/data/data_individual.h"
#include "movement/improve/exchange.h"
#include "movement/kinds/affine.h"
#include "movement/kinds/cyclic.h"
#include "movement/kinds/cyclotomic.h"
#include "movement/kinds/individual_nine.h"

typedef struct individual_wish {
    const pdup_allocator *allocator;
    int32_t players;
    int32_t seats;
    pdup_variant variant;
} individual_wish;

/* The movement of the data, and where its numbers begin; NULL if there is none. */
static const pdup__starter *find_starter(const individual_wish *wish, const uint8_t **numbers) {
    bool four = wish->seats == 4;
    const pdup__starter *at = four ? pdup__starters4 : pdup__starters3;
    *numbers = four ? pdup__starter_numbers4 : pdup__starter_numbers3;
    for (; at->players != 0; at++) {
        if (at->players == wish->players && at->variant == wish->variant) {
            return at;
        }
        int32_t tables = at->players / wish->seats;
        *numbers += (size_t)tables * (size_t)(wish->seats + (at->variant == PDUP_VARIANT_SINGLE));
    }
    return NULL;
}

static pdup__cyclic_words words_for(pdup__cyclic_size size) {
    pdup__cyclic_words words = {"cyclic: all players change their places in one circle",
                                "starter and adder found by our own search"};
    if (size.circles > 1) {
        words.construction = "cyclic: the players change their places in two circles, one never";
        words.source = "Kirkman triple system of 15, found by our own search";
    } else if (size.fixed) {
        words.construction = "cyclic: one player stays, all others change places in one circle";
    } else if (size.length > size.tables * size.seats) {
        words.construction = "cyclic: all players change places in one circle and rest in turn";
    }
    return words;
}

static pdup_status new_from_data(const individual_wish *wish, pdup_movement **out) {
    const uint8_t *numbers;
    const pdup__starter *starter = find_starter(wish, &numbers);
    if (!starter) {
        return PDUP_E_NO_MOVEMENT;
    }
    pdup__cyclic_size size = {wish->seats, wish->players / wish->seats, starter->length,
                              wish->players / starter->length, wish->players % starter->length};
    pdup__cyclic *cyclic = pdup__cyclic_start(wish->allocator, size);
    if (!cyclic) {
        return PDUP_E_NOMEM;
    }
    cyclic->is_embedded = true;
    int32_t places = size.tables * size.seats;
    for (int32_t i = 0; i < places; i++) {
        cyclic->label[i] = numbers[i];
    }
    /* Where the set is shared all tables begin with the first one: zero, as they are. */
    for (int32_t i = 0; i < size.tables && wish->variant == PDUP_VARIANT_SINGLE; i++) {
        cyclic->adder[i] = numbers[places + i];
    }
    return pdup__cyclic_finish(wish->allocator, cyclic, words_for(size), out);
}

static pdup_status new_from_powers(const individual_wish *wish, pdup_movement **out) {
    return wish->variant == PDUP_VARIANT_SINGLE
               ? pdup__cyclotomic_new(wish->allocator, wish->players, wish->seats, out)
               : PDUP_E_NO_MOVEMENT;
}

static pdup_status new_of_few_rounds(const individual_wish *wish, pdup_movement **out) {
    return wish->variant == PDUP_VARIANT_FEW
               ? pdup__affine_new(wish->allocator, wish->players, wish->seats, out)
               : PDUP_E_NO_MOVEMENT;
}

static pdup_status new_of_nine(const individual_wish *wish, pdup_movement **out) {
    return wish->seats == 4 && wish->players == 9 && wish->variant == PDUP_VARIANT_SHARED
               ? pdup__nine_new(wish->allocator, out)
               : PDUP_E_NO_MOVEMENT;
}

static pdup_status new_with_exchange(const individual_wish *given, pdup_movement **out) {
    if (given->variant != PDUP_VARIANT_EXCHANGE || given->players != 8 || given->seats != 4) {
        return PDUP_E_NO_MOVEMENT;
    }
    individual_wish wanted = *given;
    wanted.variant = PDUP_VARIANT_SHARED;
    pdup_movement *shared;
    pdup_status status = new_from_data(&wanted, &shared);
    if (status == PDUP_OK) {
        status = pdup__exchange_new(shared, out);
        pdup_movement_unref(shared);
    }
    return status;
}

/* Perfect with shared sets and not without, and so few tables that one copy can go round among them. Where single
 * sets are as good they are less work. */
static pdup_variant recommended(int32_t players, int32_t seats) {
    static const uint8_t shared4[] = {8, 9, 12, 16, 17};
    static const uint8_t shared3[] = {7, 9, 12, 13};
    const uint8_t *shared = seats == 4 ? shared4 : shared3;
    size_t count = seats == 4 ? sizeof shared4 : sizeof shared3;
    for (size_t i = 0; i < count; i++) {
        if (shared[i] == players) {
            return PDUP_VARIANT_SHARED;
        }
    }
    return PDUP_VARIANT_SINGLE;
}

static pdup_status new_wished(const individual_wish *wish, pdup_movement **out) {
    static pdup_status (*const makers[])(const individual_wish *, pdup_movement **) = {
        new_from_data, new_from_powers, new_of_few_rounds, new_of_nine, new_with_exchange};
    pdup_status status = PDUP_E_NO_MOVEMENT;
    for (size_t i = 0; i < sizeof makers / sizeof *makers && status == PDUP_E_NO_MOVEMENT; i++) {
        status = makers[i](wish, out);
    }
    return status;
}

pdup_status pdup_movement_new_individual(const pdup_allocator *allocator, int32_t players,
                                         int32_t seats, pdup_variant variant, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (seats < 3 || seats > 4 || players < seats || players > PDUP_MAX_PLAYERS ||
        variant < PDUP_VARIANT_NONE || variant > PDUP_VARIANT_EXCHANGE) {
        return PDUP_E_RANGE;
    }
    individual_wish wish = {allocator, players, seats,
                            variant ? variant : recommended(players, seats)};
    return new_wished(&wish, out);
}
