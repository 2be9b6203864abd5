/* SPDX-License-Identifier: MIT */
/* Seeds: written as 64 hexadecimal digits, drawn from the operating system. */
#ifndef PDUP_EXAMPLES_SEED_H
#define PDUP_EXAMPLES_SEED_H

#include <stdbool.h>

#include <pdup/pdup.h>

enum { SEED_WORD_CAP = 2 * PDUP_SEED_BYTES + 1 };

/* false if the word is not 64 digits. */
bool seed_read(const char *word, char *seed);

/* At most SEED_WORD_CAP bytes, the NUL included. */
void seed_write(const char *seed, char *word);

/* false if the operating system gives none. */
bool seed_draw(char *seed);

#endif
