/* SPDX-License-Identifier: MIT */
/* Deals on paper: as a table, as hand records, and what a check of a file found. */
#ifndef PDUP_EXAMPLES_DEAL_WRITE_H
#define PDUP_EXAMPLES_DEAL_WRITE_H

#include "deals.h"

/* A row a deal, in one of FORMAT_TEXT and FORMAT_CSV; with lines, where each begins in its file. */
pdup_status deal_write_table(const struct deals *deals, int format, bool with_lines);

/* A hand record each, in one of FORMAT_TEXT and FORMAT_HTML. */
pdup_status deal_write_records(const struct deals *deals, int format, int32_t suits);

/* Each in a PDUP_NOTATION; of a deal that it cannot hold says so, and returns its status. */
pdup_status deal_write_notation(const struct command *command, const struct deals *deals,
                                int32_t notation);

/* One line about a file that was read. */
void deal_write_summary(const struct deals *deals);

#endif
