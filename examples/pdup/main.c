/* SPDX-License-Identifier: MIT */
/* The command `pdup`: everything it does goes through the public header of the library. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "options.h"
#include "system.h"

static const struct command *const commands[] = {
    &plan_command, &movement_command, &tariff_command,  &score_command, &check_command,
    &deal_command, &rule_command,     &rulings_command, &blank_command,
};

enum { COMMAND_COUNT = sizeof commands / sizeof commands[0] };

static const char usage[] = "Usage: pdup COMMAND [OPTION]... [FILE]";

static void print_help(void) {
    printf("%s\n"
           "\n"
           "Runs and scores events of duplicate preferans.\n"
           "\n",
           usage);
    for (int i = 0; i < COMMAND_COUNT; i++) {
        printf("  %-9s %s\n", commands[i]->name, commands[i]->summary);
    }
    printf("\n"
           "'pdup help COMMAND' or 'pdup COMMAND --help' tells more.\n"
           "'pdup --version' gives the version.\n"
           "FILE is an event file, or - for standard input.\n"
           "Exit status: 0 done, 1 the input has faults or the work could not be finished,\n"
           "2 wrong usage.\n");
}

static int print_version(void) {
    int32_t major;
    int32_t minor;
    int32_t patch;
    pdup_status status = pdup_version(&major, &minor, &patch);
    if (status != PDUP_OK) {
        return complain_status("--version", status);
    }
    printf("pdup %d.%d.%d, library %d.%d.%d\n", PDUP_VERSION_MAJOR, PDUP_VERSION_MINOR,
           PDUP_VERSION_PATCH, (int)major, (int)minor, (int)patch);
    return EXIT_DONE;
}

static const struct command *find_command(const char *name) {
    for (int i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(name, commands[i]->name) == 0) {
            return commands[i];
        }
    }
    return NULL;
}

static int complain_unknown(const char *word) {
    return complain_usage(NULL, "unknown %s '%s'", word[0] == '-' ? "option" : "command", word);
}

/* `pdup help` and `pdup help COMMAND`. */
static int help(int count, char **words) {
    const struct command *command;
    if (count == 0) {
        print_help();
        return EXIT_DONE;
    }
    if (count > 1) {
        return complain_usage(NULL, "help takes one COMMAND, not %d", count);
    }
    command = find_command(words[0]);
    if (command == NULL) {
        return complain_unknown(words[0]);
    }
    options_print_help(command);
    return EXIT_DONE;
}

static int run(int argc, char **argv) {
    const struct command *command;
    if (argc < 2) {
        complain(NULL, "a command is missing");
        fprintf(stderr, "%s\nTry 'pdup --help'.\n", usage);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "help") == 0) {
        return help(argc - 2, argv + 2);
    }
    if (strcmp(argv[1], "--help") == 0) {
        print_help();
        return EXIT_DONE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        return print_version();
    }
    command = find_command(argv[1]);
    return command == NULL ? complain_unknown(argv[1]) : command->run(command, argc - 1, argv + 1);
}

int main(int argc, char **argv) {
    if (!system_prepare(&argc, &argv)) {
        complain(NULL, "out of memory");
        return EXIT_FAULTS;
    }
    int result = run(argc, argv);
    errno = 0;
    if (fflush(stdout) != 0 || ferror(stdout)) {
        complain(NULL, "cannot write the output: %s", errno != 0 ? strerror(errno) : "write error");
        return result == EXIT_DONE ? EXIT_FAULTS : result;
    }
    return result;
}
