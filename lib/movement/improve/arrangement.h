/* SPDX-License-Identifier: MIT */
/* A movement that can be changed place by place, with its counts over pairs kept up to date: a change costs as many
 * steps as a table has players and the set has tables, whatever the size of the movement. */
#ifndef PDUP_MOVEMENT_IMPROVE_ARRANGEMENT_H
#define PDUP_MOVEMENT_IMPROVE_ARRANGEMENT_H

#include "movement/measure/survey.h"

/* What is to be small, the first first. The sums of two arrangements of one movement are the same, so that smaller
 * squares mean more even counts. */
typedef enum pdup__cost {
    PDUP__COST_SETS_AGAIN = 0,  /* how often a player meets a set again: not at all in the end */
    PDUP__COST_NEVER_MET = 1,   /* pairs that never meet; by lines: of different lines */
    PDUP__COST_MEETINGS = 2,    /* squares of the meetings of each pair */
    PDUP__COST_COMPARISONS = 3, /* squares of the comparisons of each pair */
    PDUP__COST_COMPETITION =
        4, /* squares of the weights K; by lines 0: there they follow the comparisons */
    PDUP__COST_SEATS = 5, /* squares of the counts of each player at each seat */
    PDUP__COSTS = 6
} pdup__cost;

typedef struct pdup__pair {
    int32_t meetings;
    int32_t comparisons;
    int32_t competition;
} pdup__pair;

/* A change that can be taken back. */
typedef struct pdup__change {
    enum {
        PDUP__CHANGE_PLAYERS, /* two players of a round */
        PDUP__CHANGE_ROUNDS,  /* who sits at a seat in two places, each round * tables + table */
        PDUP__CHANGE_SET      /* the set of a place, from one to another */
    } kind;
    int32_t where; /* round, seat or place */
    int32_t first;
    int32_t second;
} pdup__change;

/* Everything counts from 0; -1 is nobody, no set, no place. */
typedef struct pdup__arrangement {
    pdup_allocator allocator;
    int32_t rounds;
    int32_t tables;
    int32_t seats;
    int32_t sets;
    int32_t players;
    int32_t copies;
    bool is_by_lines;
    int64_t pair_count; /* pairs that are wished to meet */
    int64_t cost[PDUP__COSTS];
    int32_t *player;       /* [(round * tables + table) * seats + seat] */
    int32_t *set;          /* [round * tables + table] */
    int32_t *place;        /* [round * players + player]: table * seats + seat */
    int32_t *times;        /* [player * sets + set]: how often he plays it */
    int32_t *round_of;     /* likewise: in which round, if it is once; else any number */
    int32_t *next;         /* [round * tables + table]: the tables of a set in a ring of no order */
    int32_t *before;       /* the same ring backwards */
    int32_t *first;        /* [set]: somewhere in its ring */
    int32_t *set_tables;   /* [set]: at how many tables it is played, over all rounds */
    int32_t *at_seat;      /* [player * seats + seat]: how often he sits there */
    pdup__pair *pairs;     /* [lower * players + higher] */
    pdup__change *changes; /* since the last keep or undo */
    size_t change_count;
    size_t change_capacity; /* one for each round, two for each player */
} pdup__arrangement;

/* Reads a surveyed movement without faults in one room, also into `player` and `set`, which the caller has made as
 * long as those of the arrangement. #PDUP_OK or #PDUP_E_NOMEM; to be released either way. */
pdup_status pdup__arrangement_make(pdup__arrangement *in, const pdup__survey *survey,
                                   int32_t *player, int32_t *set);
void pdup__arrangement_release(pdup__arrangement *in);

/* Makes it the one whose places and sets are these; they are laid out like `player` and `set`. */
void pdup__arrangement_load(pdup__arrangement *in, const int32_t *player, const int32_t *set);

/* Two players, at least one of whom sits, change places in a round. Two places exchange who is at a seat there. A
 * place gets another set. The rules are left to the caller; until the last of some changes that belong together is
 * made, a player may meet a set twice or sit twice in a round. There is room for one in each round or two for each
 * player, before they are kept or taken back. */
void pdup__arrangement_swap(pdup__arrangement *in, int32_t round, int32_t first, int32_t second);
void pdup__arrangement_exchange(pdup__arrangement *in, int32_t seat, int32_t first, int32_t second);
void pdup__arrangement_set(pdup__arrangement *in, int32_t place, int32_t set);

/* Makes all changes since the last keep final, or takes them back. */
void pdup__arrangement_keep(pdup__arrangement *in);
void pdup__arrangement_undo(pdup__arrangement *in);

/* Where he sits in a round, and what he plays there. */
static inline int32_t pdup__arrangement_place(const pdup__arrangement *in, int32_t round,
                                              int32_t player) {
    return in->place[(size_t)round * (size_t)in->players + (size_t)player];
}

static inline int32_t pdup__arrangement_set_of(const pdup__arrangement *in, int32_t round,
                                               int32_t player) {
    int32_t place = pdup__arrangement_place(in, round, player);
    return place < 0 ? -1 : in->set[round * in->tables + place / in->seats];
}

#endif
