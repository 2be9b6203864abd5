/* SPDX-License-Identifier: MIT */
/* The deals a command works on: shuffled, of a number, or read from a file. */
#ifndef PDUP_EXAMPLES_DEALS_H
#define PDUP_EXAMPLES_DEALS_H

#include <stdbool.h>
#include <stdint.h>

#include <pdup/pdup.h>

#include "command.h"

struct listed_deal {
    pdup_deal *deal;
    int32_t board; /* 0: not told */
    int32_t line;  /* Of the file; 0 without one. */
    int32_t at;    /* Place in the list of the file, from 0. */
};

struct deals {
    struct listed_deal *items;
    size_t count;
    size_t cap;
    int32_t seats;
    /* Of a file. */
    pdup_deal_list *list; /* With the tags kept beside the deals; NULL without a file. */
    const char *name;
    int32_t notation;
    int32_t faults;
    int32_t warnings;
};

/* One deal more, whose reference is handed over. */
pdup_status deals_add(struct deals *deals, pdup_deal *deal, int32_t board, int32_t line);

/* Shuffles boards. */
pdup_status deals_shuffle(struct deals *deals, const char *seed, int32_t session, int32_t first,
                          int32_t last);

/* The deal of a number. */
pdup_status deals_add_number(struct deals *deals, int64_t number, int32_t board);

/* Reads a file in any notation and prints its faults, and talons that lie in other pockets than their boards have them;
 * returns an exit status. With seats 0 they become those at which the talons lie right. */
int deals_read(const struct command *command, struct deals *deals, const char *path);

/* Keeps only the deals of a board; if there are none complains, with the boards that there are, and returns so. */
int deals_keep_board(const struct command *command, struct deals *deals, int32_t board);

/* Does the talon of a deal lie in the pocket of its board? */
bool deals_talon_fits(const struct listed_deal *item, int32_t seats);

void deals_free(struct deals *deals);

#endif
