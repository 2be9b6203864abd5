/* SPDX-License-Identifier: MIT */
/* The log of rulings, the appeals and the history of both as sheets. Exact times are seconds since 1970. */
#ifndef PDUP_EXAMPLES_RULING_SHEETS_H
#define PDUP_EXAMPLES_RULING_SHEETS_H

#include <stdbool.h>

#include "sheet.h"

void ruling_fill_log(struct sheet *sheet, const pdup_session *session, bool is_csv);
void ruling_fill_appeals(struct sheet *sheet, const pdup_session *session, bool is_csv);
void ruling_fill_history(struct sheet *sheet, const pdup_session *session, bool is_csv);

#endif
