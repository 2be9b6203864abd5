/* SPDX-License-Identifier: MIT */
/* The first pass: which lines there are, to which session each belongs, and which keys they set. */
#ifndef PDUP_EVENT_FILE_FIRST_PASS_H
#define PDUP_EVENT_FILE_FIRST_PASS_H

#include "event_file/reader.h"

/* Fills records, places and session_count. */
void pdup__list_lines(pdup__reader *reader);

#endif
