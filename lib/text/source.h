/* SPDX-License-Identifier: MIT */
/* A text that is read: whether it can be, its lines, and where a byte of it stands. Everything that reads a text reads
 * it through this, so that what one reader takes or explains, all take or explain. */
#ifndef PDUP_TEXT_SOURCE_H
#define PDUP_TEXT_SOURCE_H

#include "text/issue.h"
#include "text/span.h"

/* From 1; columns count characters, as editors do. A byte that is no UTF-8 counts as one. */
typedef struct pdup__spot {
    int32_t line;
    int32_t column;
} pdup__spot;

typedef struct pdup__source {
    pdup__span text;     /* without the mark at its start */
    const char *counted; /* up to where lines and columns were counted, and the spot of that byte */
    pdup__spot spot;
} pdup__source;

/* Opens a text, NULL only with size 0. #PDUP_OK's issue, or that of a text that is in another encoding as a whole, with
 * where this shows: UTF-16 and UTF-32, Windows-1251, KOI8-R. The source then is empty, and nothing else need be told.
 * Single bytes that no text has are for its reader to tell, as they may stand in comments. */
pdup__issue pdup__source_open(pdup__source *source, const char *bytes, size_t size,
                              pdup__spot *where);

/* The line at *next, its end taken off; *next, at first the bytes of the text, moves on to the next line. false at the
 * end of the text. A line ends with LF, with CR LF, or with CR alone. */
bool pdup__source_line(const pdup__source *source, const char **next, pdup__span *line);

/* Where a byte of the text, or its end, stands. Counts on from the byte of the last call, or from the start again. */
pdup__spot pdup__source_spot(pdup__source *source, const char *at);

#endif
