/* SPDX-License-Identifier: MIT */
/* Messages on standard error. Nothing that came from outside, be it an argument or the name of a file, reaches a
 * terminal raw: control characters in it could move the cursor, change colours or hide what was printed. */
#ifndef PDUP_EXAMPLES_COMPLAIN_H
#define PDUP_EXAMPLES_COMPLAIN_H

#include <stdio.h>

#include <pdup/pdup.h>

#if defined(__GNUC__) && !defined(__clang__)
#define LIKE_PRINTF(text, first) __attribute__((format(gnu_printf, text, first)))
#elif defined(__clang__)
#define LIKE_PRINTF(text, first) __attribute__((format(printf, text, first)))
#else
#define LIKE_PRINTF(text, first)
#endif

/* Writes a text with its control characters, bytes that are not UTF-8 and marks that turn the direction of text made
 * visible: \x1B, \u202E. */
void print_visibly(FILE *file, const char *text);

/* One line, after the name of the command, or of the program alone if command is NULL. */
void complain(const char *command, const char *format, ...) LIKE_PRINTF(2, 3);

/* The same about wrong usage, and where help is. Returns EXIT_USAGE. */
int complain_usage(const char *command, const char *format, ...) LIKE_PRINTF(2, 3);

/* What the library refused, in its own words. Returns EXIT_FAULTS. */
int complain_status(const char *command, pdup_status status);

/* Faults of a text that was read, each as NAME:LINE:COLUMN: message, the first 50 of them and the first 50 warnings. */
void complain_faults(const char *name, const pdup_faults *faults);

/* The sentence of a fault; it stands until the next call. */
const char *fault_sentence(const pdup_faults *faults, int32_t index);

/* A number of a fault; 0 if there is no such fault. */
int32_t fault_number(const pdup_faults *faults, int32_t index, pdup_fault field);

#endif
