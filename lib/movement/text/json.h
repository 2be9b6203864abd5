/* SPDX-License-Identifier: MIT */
/* JSON (RFC 8259) piece by piece. Only what lists of movements have is read: no numbers with a fraction or exponent,
 * no escapes in strings. */
#ifndef PDUP_MOVEMENT_TEXT_JSON_H
#define PDUP_MOVEMENT_TEXT_JSON_H

#include "movement/text/text_reader.h"

typedef enum pdup__json_kind {
    PDUP__JSON_END,  /* of the text */
    PDUP__JSON_MARK, /* [ ] { } , : */
    PDUP__JSON_STRING,
    PDUP__JSON_NUMBER, /* digits */
    PDUP__JSON_NULL,
    PDUP__JSON_WRONG /* nothing of these */
} pdup__json_kind;

/* A string is given without its quotes. */
typedef struct pdup__json {
    pdup__json_kind kind;
    pdup__span span;
} pdup__json;

/* Takes the next piece off the front. */
pdup__json pdup__json_next(pdup__span *rest);

/* Is the piece this mark? */
bool pdup__json_is(const pdup__json *piece, char mark);

#endif
