/* SPDX-License-Identifier: MIT */
/* What the reader of hand and tricks keeps while it reads. */
#ifndef PDUP_TRICKS_TRICKS_READING_H
#define PDUP_TRICKS_TRICKS_READING_H

#include "deal/card_lines.h"
#include "tricks/play.h"

/* Where something stands of which only the whole text can tell whether it is right. */
typedef struct pdup__line_place {
    int32_t line;
    size_t line_start;
    size_t at;
} pdup__line_place;

typedef struct pdup__restored_card {
    int32_t card;
    pdup__line_place place;
} pdup__restored_card;

typedef struct pdup__trick_reading {
    pdup__card_lines in;
    pdup__play play;
    pdup_seat offender; /* what the lines have set so far */
    pdup_seat talon_seat;
    pdup_strain trump;
    bool has_begun; /* there was a line with cards: the seats stand */
    bool has_seats; /* and are two */
    bool has_hand;
    bool has_undetermined;
    bool is_all_pass;
    pdup__line_place leads[PDUP_HAND_CARDS];  /* of the tricks: `led=`, or the leader */
    pdup__restored_card restored[PDUP_CARDS]; /* they join the hand when all else was read */
    int32_t restored_count;
} pdup__trick_reading;

/* Reads the line that begins here; its faults are told. */
void pdup__read_trick_line(pdup__trick_reading *read);

#endif
