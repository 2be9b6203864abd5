/* SPDX-License-Identifier: MIT */
/* Text out: pieces put together in a fixed buffer, and the two-call copy to the caller. */
#ifndef PDUP_TEXT_LINE_H
#define PDUP_TEXT_LINE_H

#include <pdup/base.h>

#include <stdbool.h>

/* Room for the longest complaint or figure; what would not fit is cut at the end of a character. */
enum { PDUP__LINE_BYTES = 512 };

typedef struct pdup__line {
    size_t length;
    char bytes[PDUP__LINE_BYTES];
} pdup__line;

void pdup__line_add(pdup__line *line, const char *text);
void pdup__line_add_bytes(pdup__line *line, const char *bytes, size_t size);
/* A word in quotes, the beginning of it if it is long; bytes may be NULL when size is 0. */
void pdup__line_add_quoted(pdup__line *line, const char *bytes, size_t size);

void pdup__line_add_integer(pdup__line *line, int64_t value);

/* Whists in sixths, as an integer or a reduced fraction. */
void pdup__line_add_whists(pdup__line *line, int64_t sixths);

/* The public way to give text: #PDUP_OK, #PDUP_E_ARG (len_out is NULL) or #PDUP_E_SPACE. */
pdup_status pdup__text_give(const char *text, size_t length, char *buf, size_t cap,
                            size_t *len_out);

/* A copy with a NUL at its end, or NULL; bytes may be NULL when size is 0. */
char *pdup__text_copy(const pdup_allocator *allocator, const char *bytes, size_t size);

/* May these bytes be kept as a text: at most PDUP_MAX_TEXT, none of them 0? */
bool pdup__text_is_short(const char *bytes, size_t size);

/* How many of these bytes may be shown, at most so many, without cutting a character. */
size_t pdup__text_cut(const char *bytes, size_t size, size_t most);

/* Are these bytes this word? */
bool pdup__text_is(const char *bytes, size_t size, const char *word);

/* The same, the letters A to Z in either case. */
bool pdup__text_is_any_case(const char *bytes, size_t size, const char *word);

/* Text in: NULL only with size 0. */
static inline bool pdup__text_is_given(const char *bytes, size_t size) {
    return bytes != NULL || size == 0;
}

#endif
