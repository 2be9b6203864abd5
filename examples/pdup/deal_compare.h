/* SPDX-License-Identifier: MIT */
/* A board as the director finds it against the deal that belongs in it (rules 10, 11.3, 11.4, 12.2.6). */
#ifndef PDUP_EXAMPLES_DEAL_COMPARE_H
#define PDUP_EXAMPLES_DEAL_COMPARE_H

#include "deals.h"

/* Says whether the deal found, a line of text, is the one deal of the list, or where its cards lie; returns an exit
 * status: EXIT_FAULTS when they differ. */
int deal_compare(const struct command *command, const struct deals *deals, const char *found,
                 int format);

/* Says which pockets are wrong by the counts "N,E,S,W", a dot for a pocket that was not counted, and by the cards seen,
 * "QS=E,7D=N", or NULL. The board is that of the one deal of the list, or without one this board. Returns an exit
 * status. */
int deal_check_pockets(const struct command *command, const struct deals *deals, int32_t board,
                       const char *counted, const char *seen);

#endif
