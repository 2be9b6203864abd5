/* SPDX-License-Identifier: MIT */
/* The lines `regulation penalty-tariff`, one for each kind of penalty (rules 12.2). */
#ifndef PDUP_EVENT_FILE_PENALTY_TARIFF_LINES_H
#define PDUP_EVENT_FILE_PENALTY_TARIFF_LINES_H

#include "event_file/report.h"

/* What the line sets, as the number of its key; 0 if its key is another. */
int32_t pdup__penalty_tariff_number(const pdup__words *words);

/* Sets the kind of the line, or none; false after any complaint. */
bool pdup__set_penalty_tariff(pdup__reader *reader, pdup_regulations *regulations,
                              const pdup__words *words);

#endif
