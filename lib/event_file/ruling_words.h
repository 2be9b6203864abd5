/* SPDX-License-Identifier: MIT */
/* What all lines have in common that give a ruling: the rule, the reason, when and by whom it was given. */
#ifndef PDUP_EVENT_FILE_RULING_WORDS_H
#define PDUP_EVENT_FILE_RULING_WORDS_H

#include "event_file/acts.h"
#include "event_file/key_values.h"

/* Where the common settings stand among those of a line: before all others. */
enum {
    PDUP__GIVEN_RULE,
    PDUP__GIVEN_REASON,
    PDUP__GIVEN_TIME,
    PDUP__GIVEN_BY,
    PDUP__GIVEN_NOTIFIED,
    PDUP__GIVEN_REPLACES,
    PDUP__GIVEN_SETTINGS
};

#define PDUP__GIVEN                                                                                \
    [PDUP__GIVEN_RULE] = {.key = "rule", .is_needed = true},                                       \
    [PDUP__GIVEN_REASON] = {.key = "reason"}, [PDUP__GIVEN_TIME] = {.key = "time"},                \
    [PDUP__GIVEN_BY] = {.key = "by"}, [PDUP__GIVEN_NOTIFIED] = {.key = "notified"},                \
    [PDUP__GIVEN_REPLACES] = {.key = "replaces"}

/* A ruling as its line begins it. */
typedef struct pdup__given {
    pdup__settings settings;
    int32_t number; /* 0: none */
    int32_t replaces;
    int64_t time;
    pdup_authority giver;
    pdup_authority approval;
    bool has_notice;
} pdup__given;

/* Reads the common settings; false after a complaint. */
bool pdup__read_given(pdup__reader *reader, pdup__given *given);

/* An empty list that a call can tell why it refuses something. */
pdup_faults *pdup__reasons(pdup__reader *reader);

/* The ruling without its effects; NULL after a complaint, or when there is no memory. */
pdup_ruling *pdup__make_given(pdup__reader *reader, const pdup__given *given);

/* The ruling as the call has made it of the other, which is released; NULL after a complaint in this column, or when there
 * is no memory. The call had pdup__reasons(). */
pdup_ruling *pdup__next_ruling(pdup__reader *reader, pdup_ruling *ruling, int32_t column,
                               pdup_status status, pdup_ruling *next);

/* The act that gives a whole ruling, with what only some lines have. */
void pdup__push_given(pdup__reader *reader, const pdup__given *given, pdup__act act);

#endif
