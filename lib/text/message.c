/* SPDX-License-Identifier: MIT */
#include "text/message.h"

#include "base/compat.h"
#include "base/seat.h"
#include "text/line.h"

#include <string.h>

typedef struct entry {
    const char *name;
    const char *arguments; /* a ! in front: a whole sentence */
} entry;

static const entry entries[PDUP__MESSAGE_COUNT] = {
#define PDUP__ENTRY(name, arguments) {#name, arguments},
    PDUP__MESSAGE_LIST(PDUP__ENTRY)
#undef PDUP__ENTRY
};

/* English for every language that has no catalogue yet. */
static const pdup__catalogue *catalogue_of(pdup_language language) {
    (void)language;
    return &pdup__catalogue_en;
}

bool pdup__message_is_whole(pdup__message message) {
    return entries[message].arguments[0] == '!';
}

const char *pdup__message_arguments(pdup__message message) {
    return entries[message].arguments + (pdup__message_is_whole(message) ? 1 : 0);
}

const char *pdup__message_name(pdup__message message) {
    return entries[message].name;
}

const char *pdup__message_form(pdup__message message, pdup_language language) {
    return catalogue_of(language)->forms[message];
}

static void put_phrase(pdup__writer *writer, pdup__message message, pdup_language language) {
    pdup__put_text(writer, pdup__message_form(message, language));
}

static void put_whists(pdup__writer *writer, int64_t sixths) {
    pdup__line line = {.length = 0};
    pdup__line_add_whists(&line, sixths);
    pdup__put(writer, line.bytes, line.length);
}

enum { QUOTED_BYTES = 40 };

static void put_word(pdup__writer *writer, const pdup__argument *word, pdup_language language) {
    size_t shown = pdup__text_cut(word->bytes, word->size, QUOTED_BYTES);
    put_phrase(writer, PDUP__M_QUOTE_OPEN, language);
    pdup__put(writer, word->bytes, shown);
    if (shown < word->size) {
        put_phrase(writer, PDUP__M_CUT, language);
    }
    put_phrase(writer, PDUP__M_QUOTE_CLOSE, language);
}

/* The last two words have "or" between them, the others a comma. */
static void put_list(pdup__writer *writer, const pdup__argument *list, pdup_language language) {
    const char *at = list->bytes;
    const char *end = list->bytes + list->size;
    const char *next;
    while ((next = memchr(at, '\n', (size_t)(end - at))) != NULL) {
        pdup__put(writer, at, (size_t)(next - at));
        at = next + 1;
        bool is_last = !memchr(at, '\n', (size_t)(end - at));
        put_phrase(writer, is_last ? PDUP__M_LIST_OR : PDUP__M_LIST_COMMA, language);
    }
    pdup__put(writer, at, (size_t)(end - at));
}

static void put_argument(pdup__writer *writer, const pdup__argument *argument,
                         pdup_language language) {
    switch (argument->kind) {
    case PDUP__KIND_NUMBER:
    case PDUP__KIND_TIME:
        pdup__put_integer(writer, argument->number);
        break;
    case PDUP__KIND_WHISTS:
        put_whists(writer, argument->number);
        break;
    case PDUP__KIND_SEAT:
        pdup__put_text(writer, pdup__seat_name((pdup_seat)argument->number));
        break;
    case PDUP__KIND_PHRASE:
        put_phrase(writer, (pdup__message)argument->number, language);
        break;
    case PDUP__KIND_WORD:
        put_word(writer, argument, language);
        break;
    case PDUP__KIND_TEXT:
        pdup__put(writer, argument->bytes, argument->size);
        break;
    case PDUP__KIND_LIST:
    default:
        put_list(writer, argument, language);
        break;
    }
}

/* The form of a word that goes with a number, of those between the bars: `|row|rows}`. Returns where the brace closes. */
static const char *put_plural(pdup__writer *writer, const char *forms, int form) {
    const char *end = strchr(forms, '}');
    while (form > 0) {
        forms += 1 + strcspn(forms + 1, "|}");
        form--;
    }
    size_t size = strcspn(forms + 1, "|}");
    pdup__put(writer, forms + 1, size);
    return end;
}

void pdup__put_message(pdup__writer *writer, pdup__message message, pdup_language language,
                       const pdup__argument *arguments) {
    const pdup__catalogue *catalogue = catalogue_of(language);
    const char *at = catalogue->forms[message];
    for (const char *brace = strchr(at, '{'); brace; brace = strchr(at, '{')) {
        pdup__put(writer, at, (size_t)(brace - at));
        const pdup__argument *argument = &arguments[brace[1] - '1'];
        if (brace[2] == '|') {
            at = put_plural(writer, brace + 2, catalogue->plural(argument->number)) + 1;
        } else {
            put_argument(writer, argument, language);
            at = brace + 3;
        }
    }
    pdup__put_text(writer, at);
}
