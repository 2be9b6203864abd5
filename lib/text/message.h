/* SPDX-License-Identifier: MIT */
/* What the library says of what it refuses or doubts. A message has a name and arguments; its wording stands in one
 * catalogue a language (messages_en.c), so that whoever finds a fault says what it is and not how it is put into words.
 *
 * A message: a line in message_list.h and one in each catalogue. tests/checks/messages.py finds one that no catalogue
 * has, one that nothing raises, and arguments that do not fit. */
#ifndef PDUP_TEXT_MESSAGE_H
#define PDUP_TEXT_MESSAGE_H

#include "text/message_list.h"
#include "text/writer.h"

#include <stdbool.h>

typedef enum pdup__message {
#define PDUP__NAME(name, arguments) PDUP__M_##name,
    PDUP__MESSAGE_LIST(PDUP__NAME)
#undef PDUP__NAME
        PDUP__MESSAGE_COUNT
} pdup__message;

/* What an argument is; these letters are the signature of a message in message_list.h. */
typedef enum pdup__argument_kind {
    PDUP__KIND_NUMBER = 'n',
    PDUP__KIND_WHISTS = 'w', /* in sixths */
    PDUP__KIND_SEAT = 's',
    PDUP__KIND_TIME = 't', /* seconds since 1970 */
    PDUP__KIND_WORD =
        'q', /* what stands in the text, in quotes; the beginning of it if it is long */
    PDUP__KIND_TEXT = 'b',   /* bytes as they are: a key, the cell of a row */
    PDUP__KIND_PHRASE = 'm', /* another message, which has no arguments: "a round" */
    PDUP__KIND_LIST = 'l'    /* words with newlines between them: "a, b or c" */
} pdup__argument_kind;

typedef struct pdup__argument {
    pdup__argument_kind kind;
    int64_t number; /* or the message of a phrase */
    const char *bytes;
    size_t size;
} pdup__argument;

static inline bool pdup__language_is_valid(pdup_language language) {
    return language == PDUP_LANGUAGE_EN || language == PDUP_LANGUAGE_RU;
}

/* The kinds of a message's arguments, one letter each. */
const char *pdup__message_arguments(pdup__message message);

/* Does it say all by itself? Others follow the sentence of their status and a colon. */
bool pdup__message_is_whole(pdup__message message);

/* Its name, for programs: `ROW_SUM`. */
const char *pdup__message_name(pdup__message message);

/* The form of words of a message, with {1} where its first argument goes and {1|form|form} where the form depends on
 * that number. */
const char *pdup__message_form(pdup__message message, pdup_language language);

/* The message with its arguments, as many as its signature has. */
void pdup__put_message(pdup__writer *writer, pdup__message message, pdup_language language,
                       const pdup__argument *arguments);

/* One catalogue. */
typedef struct pdup__catalogue {
    const char *const *forms; /* by message */
    /* Which of the forms of a word goes with a number, from 0. */
    int (*plural)(int64_t number);
} pdup__catalogue;

extern const pdup__catalogue pdup__catalogue_en;

#endif
