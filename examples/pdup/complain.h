/* SPDX-License-Identifier: MIT */
/* Messages on standard error. */
#ifndef PDUP_EXAMPLES_COMPLAIN_H
#define PDUP_EXAMPLES_COMPLAIN_H

#include <pdup/pdup.h>

#if defined(__GNUC__)
#define LIKE_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define LIKE_PRINTF(text, first)
#endif

/* One line, after the name of the command, or of the program alone if command is NULL. */
void complain(const char *command, const char *format, ...) LIKE_PRINTF(2, 3);

/* The same about wrong usage, and where help is. Returns EXIT_USAGE. */
int complain_usage(const char *command, const char *format, ...) LIKE_PRINTF(2, 3);

/* What the library refused, in its own words. Returns EXIT_FAULTS. */
int complain_status(const char *command, pdup_status status);

#endif
