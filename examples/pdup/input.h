/* SPDX-License-Identifier: MIT */
/* Whole files in memory. */
#ifndef PDUP_EXAMPLES_INPUT_H
#define PDUP_EXAMPLES_INPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Name of a file in messages: `-` is standard input. */
const char *input_name(const char *path);

/* Reads a file, `-` standard input. On failure says why and returns false; otherwise free() the text. */
bool input_read(const char *path, char **text_out, size_t *size_out);

#endif
