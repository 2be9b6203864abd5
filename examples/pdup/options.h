/* SPDX-License-Identifier: MIT */
/* Options of a command, read strictly. */
#ifndef PDUP_EXAMPLES_OPTIONS_H
#define PDUP_EXAMPLES_OPTIONS_H

#include <stdbool.h>
#include <stdint.h>

#include <pdup/pdup.h>

#include "command.h"

enum setting_kind {
    SETTING_FLAG,   /* Takes no argument; value becomes 1. */
    SETTING_NUMBER, /* A whole number from lowest to highest. */
    SETTING_CHOICE, /* One of choices; value becomes its position, from 0. */
    SETTING_WORD    /* Any word. */
};

struct setting {
    const char *name;
    enum setting_kind kind;
    int32_t lowest;
    int32_t highest;
    const char *const *choices; /* Ends in NULL. */
    void *value; /* An int32_t, of a word a const char *; left alone if the option is not given. */
};

/* What stays on the line when the options are read. */
struct operands {
    int format; /* A FORMAT constant. */
    pdup_language language;
    int count;
    char **words;
};

/* Most settings of a command; --format, --lang, --help and, of CSV, --exact and --decimal are common and not counted. */
enum { SETTINGS_MOST = 20 };

/* Reads the options. Returns true to go on; false if all is said (help, or wrong usage), with the exit status. */
bool options_read(const struct command *command, int argc, char **argv,
                  const struct setting *settings, int count, struct operands *operands_out,
                  int *exit_out);

/* The help of a command, and what is common to those that have CSV. */
void options_print_help(const struct command *command);

#endif
