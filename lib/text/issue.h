/* SPDX-License-Identifier: MIT */
/* An issue is a value: the reason of a refusal or a warning, made by the check that finds it, where it finds it.
 * Everybody else passes it on: the traveller to the session, the session to the reader of event files, which knows the
 * word of the line that is meant, and each of them to a list of faults. It is put into words only when somebody asks.
 *
 *     pdup__issue issue = pdup__issue_of(PDUP_E_ROW_TRICKS, PDUP__M_TRICKS_SUM);
 *     pdup__issue_at(&issue, PDUP_PART_CELL, 0);
 *     pdup__issue_number(&issue, sum);
 *
 * Arguments follow the message they belong to, in the order of its signature. Bytes are borrowed until the issue is
 * entered in a list, but those of pdup__issue_copy(). */
#ifndef PDUP_TEXT_ISSUE_H
#define PDUP_TEXT_ISSUE_H

#include "text/message.h"

#include <pdup/faults.h>

enum {
    PDUP__ISSUE_MESSAGES =
        4, /* what is wrong, and what may help: look-alike letters, a word meant */
    PDUP__ISSUE_ARGUMENTS = 12, /* of all of them */
    PDUP__ISSUE_BYTES = 64      /* of copied arguments */
};

typedef struct pdup__issue {
    pdup_status status; /* PDUP_OK: there is nothing wrong */
    pdup_part part;     /* of what was handed in */
    int32_t at;         /* which of several such parts, from 0 */
    int32_t ruling;     /* the number of the ruling that it rests on; 0: none */
    int32_t message_count;
    int32_t argument_count;
    int32_t copied;
    pdup__message messages[PDUP__ISSUE_MESSAGES];
    pdup__argument arguments[PDUP__ISSUE_ARGUMENTS]; /* bytes NULL: those at `number` in copies */
    char copies[PDUP__ISSUE_BYTES];
} pdup__issue;

/* Nothing is wrong. */
pdup__issue pdup__no_issue(void);

/* A status without anything to add to its own sentence. */
pdup__issue pdup__issue_bare(pdup_status status);

pdup__issue pdup__issue_of(pdup_status status, pdup__message message);

/* A number that an argument may not be: PDUP_E_RANGE, its name in the header, it, and its limits. */
pdup__issue pdup__issue_range(const char *argument, int64_t value, int64_t lowest, int64_t highest);

void pdup__issue_at(pdup__issue *issue, pdup_part part, int32_t at);

/* What a number that is handed in may be. */
typedef struct pdup__limit {
    const char *argument; /* as the header names it */
    int64_t value;
    int64_t lowest;
    int64_t highest;
    pdup_part part;
    int32_t at;
} pdup__limit;

/* The first of these numbers that may not be becomes the issue: #PDUP_OK or #PDUP_E_RANGE. */
pdup_status pdup__check_limits(const pdup__limit *limits, size_t count, pdup__issue *why);

/* The same for a time, 0 to PDUP__LATEST_TIME; what is later most often is in milliseconds. */
pdup_status pdup__check_time(int64_t time, pdup__issue *why);

/* The same for a text: at most #PDUP_MAX_TEXT bytes, without a NUL among them. */
pdup_status pdup__check_size(const char *argument, const char *bytes, size_t size, pdup_part part,
                             pdup__issue *why);

/* Says more: this message stands behind what was said. */
void pdup__issue_say(pdup__issue *issue, pdup__message message);

void pdup__issue_number(pdup__issue *issue, int64_t number);
void pdup__issue_whists(pdup__issue *issue, int64_t sixths);
void pdup__issue_seat(pdup__issue *issue, pdup_seat seat);
void pdup__issue_time(pdup__issue *issue, int64_t time);
void pdup__issue_word(pdup__issue *issue, const char *bytes, size_t size);
void pdup__issue_text(pdup__issue *issue, const char *text);
void pdup__issue_bytes(pdup__issue *issue, const char *bytes, size_t size);
void pdup__issue_phrase(pdup__issue *issue, pdup__message phrase);
void pdup__issue_list(pdup__issue *issue, const char *bytes, size_t size);

/* As a text, but the bytes are kept with the issue; they are few. */
void pdup__issue_copy(pdup__issue *issue, const char *bytes, size_t size);

/* The bytes of an argument, borrowed or copied. */
const char *pdup__issue_argument_bytes(const pdup__issue *issue, int32_t index);

#endif
