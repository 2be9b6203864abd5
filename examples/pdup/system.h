/* SPDX-License-Identifier: MIT */
/* What C11 does not have, or not on every system: the only file of the command that asks which system it runs on. */
#ifndef PDUP_EXAMPLES_SYSTEM_H
#define PDUP_EXAMPLES_SYSTEM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

/* Standard input and output as bytes, and words in UTF-8: Windows would put a CR before every end of a line, and give words
 * in a code page that does not have all letters. false if there is no memory. */
bool system_prepare(int *argc, char ***argv);

/* fopen(path, "rb"), the path in UTF-8. */
FILE *system_open(const char *path);

/* Random bytes that nobody can foretell; false if the operating system gives none. */
bool system_random(char *bytes, size_t size);

/* Nanoseconds since some moment. */
int64_t system_now(void);

#endif
