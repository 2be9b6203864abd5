/* SPDX-License-Identifier: MIT */
/* One handle of every type, put together as they are in a session. */
#ifndef PDUP_TESTS_SUPPORT_HANDLES_H
#define PDUP_TESTS_SUPPORT_HANDLES_H

#include <pdup/advice.h>
#include <pdup/frequencies.h>
#include <pdup/notation.h>
#include <pdup/plan.h>
#include <pdup/tally.h>
#include <pdup/tariff.h>
#include <pdup/tricks.h>

typedef struct handles {
    pdup_deal *deal;
    pdup_board *board; /* 1, of four, with the deal */
    pdup_row *row;     /* round 2, table 1; not entered */
    pdup_traveller *traveller;
    pdup_movement *movement; /* five tables of four */
    pdup_ruling *ruling;     /* one effect, on the row of the traveller */
    pdup_regulations *regulations;
    pdup_session *session; /* 20 players; has the traveller, the movement, the ruling */
    pdup_standings *standings;
    pdup_faults *faults;           /* has at least one warning */
    pdup_quality *quality;         /* of the movement */
    pdup_wishes *wishes;           /* of four players */
    pdup_plan *plan;               /* for the wishes */
    pdup_frequencies *frequencies; /* one result of 0 whists */
    pdup_tariff *tariff;           /* of Sochi */
    pdup_deal_list *deal_list;     /* has the deal */
    pdup_tally *tally;             /* of the session, up to date */
    pdup_tricks *tricks;           /* E has put 9H and KH on the first trick */
    pdup_question *question;       /* of 11.1.V, without facts */
    pdup_advice *advice;           /* on the question: a fact is missing */
    pdup_correction *correction;   /* of the row of the traveller */
} handles;

/* As many as there are members above. */
enum { HANDLE_TYPES = 21 };

handles handles_make(const pdup_allocator *allocator);

/* Releases one of them, by its position, and sets it to NULL. */
void handles_release_one(handles *from, int position);

void handles_release(handles *from);

/* Calls `check` with NULL and with every handle but that at `position`. */
void handles_each_wrong(handles *all, int position, void (*check)(handles *all, void *wrong));

#endif
