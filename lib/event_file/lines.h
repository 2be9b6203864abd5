/* SPDX-License-Identifier: MIT */
/* The first pass: which lines there are, to which session each belongs, and which keys they set. */
#ifndef PDUP_EVENT_FILE_LINES_H
#define PDUP_EVENT_FILE_LINES_H

#include "event_file/reader.h"

/* Fills records, places and session_count. */
void pdup__list_lines(pdup__reader *reader);

/* Is this text UTF-16 (or 32)? By its byte-order mark or, as every event file begins with ASCII, by a NUL among the
 * first two bytes. */
bool pdup__text_is_utf16(const char *text, size_t size);

#endif
