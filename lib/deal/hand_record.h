/* SPDX-License-Identifier: MIT */
/* What a hand record says, whichever way it is drawn. */
#ifndef PDUP_DEAL_HAND_RECORD_H
#define PDUP_DEAL_HAND_RECORD_H

#include "deal/deal.h"
#include "text/writer.h"

#include <pdup/hand_record.h>

#include <stdbool.h>

typedef struct pdup__hand_record {
    const pdup_deal *deal;
    int32_t board; /* 0: none, and then no first hand, no dealer and no number */
    int32_t set;
    pdup_seat first_hand;
    pdup_seat dealer;
    int64_t number;
    int32_t suits;
} pdup__hand_record;

/* Gives a record by its drawer, with all the refusals of the public functions. */
pdup_status pdup__hand_record_give(const pdup_deal *deal, int32_t board, int32_t seats,
                                   pdup_suits suits, pdup__put_all *put_all, char *buf, size_t cap,
                                   size_t *len_out);

/* A suit as the record shows it. */
const char *pdup__record_suit(const pdup__hand_record *record, int32_t suit);

/* The seat, and what it is on this board: `N  talon, dealer`. */
void pdup__put_seat(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat);

/* The ranks of a suit, `A K 10`, or a dash; returns their characters. */
size_t pdup__put_ranks(pdup__writer *writer, const pdup__hand_record *record, pdup_seat seat,
                       int32_t suit);

/* `Board 2, set 1, deal 5510253870928`, or `Deal`. */
void pdup__put_heading(pdup__writer *writer, const pdup__hand_record *record);

#endif
