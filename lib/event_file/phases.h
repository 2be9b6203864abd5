/* SPDX-License-Identifier: MIT */
#ifndef PDUP_EVENT_FILE_PHASES_H
#define PDUP_EVENT_FILE_PHASES_H

#include "event_file/reader.h"

/* Reads the text into reader->file; false when there is no memory. */
bool pdup__read_text(pdup__reader *reader);

#endif
