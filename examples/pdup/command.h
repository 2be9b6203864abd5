/* SPDX-License-Identifier: MIT */
/* What every command is, and how the program ends. */
#ifndef PDUP_EXAMPLES_COMMAND_H
#define PDUP_EXAMPLES_COMMAND_H

/* Exit statuses. */
enum {
    EXIT_DONE = 0,   /* Done; there may have been warnings. */
    EXIT_FAULTS = 1, /* The input has faults, or the work could not be finished. */
    EXIT_USAGE = 2   /* Wrong usage. */
};

/* Forms of output, as a mask in struct command. */
enum {
    FORMAT_TEXT = 1,
    FORMAT_CSV = 2,
    FORMAT_JSON = 4,
    FORMAT_HTML = 8,
    FORMAT_RUSSIAN = 16, /* Has its texts in Russian too. */
};

struct command {
    const char *name;
    const char *summary; /* One line for `pdup --help`. */
    const char *help;    /* The whole of `pdup COMMAND --help`. */
    int formats;         /* Forms of output it has. */
    int (*run)(const struct command *command, int argc, char **argv); /* argv[0] is its name. */
};

extern const struct command plan_command;
extern const struct command movement_command;
extern const struct command tariff_command;
extern const struct command score_command;
extern const struct command check_command;
extern const struct command deal_command;
extern const struct command rule_command;
extern const struct command rulings_command;
extern const struct command blank_command;

#endif
