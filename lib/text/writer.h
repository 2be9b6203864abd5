/* SPDX-License-Identifier: MIT */
/* Text of any length, without memory of its own: written twice, first only to count. */
#ifndef PDUP_TEXT_WRITER_H
#define PDUP_TEXT_WRITER_H

#include <pdup/base.h>

/* Counts only, while there are no bytes to write to. */
typedef struct pdup__writer {
    char *bytes;
    size_t length;
} pdup__writer;

void pdup__put(pdup__writer *writer, const char *bytes, size_t size);
void pdup__put_text(pdup__writer *writer, const char *text);
void pdup__put_integer(pdup__writer *writer, int64_t value);

/* Puts all of what is to be written; the same each time. */
typedef void pdup__put_all(pdup__writer *writer, const void *what);

/* The public way to give text: #PDUP_OK or #PDUP_E_SPACE; len_out is not NULL. */
pdup_status pdup__writer_give(pdup__put_all *put_all, const void *what, char *buf, size_t cap,
                              size_t *len_out);

#endif
