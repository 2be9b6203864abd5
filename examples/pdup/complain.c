/* SPDX-License-Identifier: MIT */
#include "complain.h"

#include <stdarg.h>
#include <stdio.h>

#include "command.h"

static void print_prefix(const char *command) {
    fprintf(stderr, "pdup%s%s: ", command == NULL ? "" : " ", command == NULL ? "" : command);
}

void complain(const char *command, const char *format, ...) {
    va_list arguments;
    print_prefix(command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
}

int complain_usage(const char *command, const char *format, ...) {
    va_list arguments;
    print_prefix(command);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fprintf(stderr, "\nTry 'pdup%s%s --help'.\n", command == NULL ? "" : " ",
            command == NULL ? "" : command);
    return EXIT_USAGE;
}

int complain_status(const char *command, pdup_status status) {
    complain(command, "%s", pdup_status_text(status, PDUP_LANGUAGE_EN));
    return EXIT_FAULTS;
}
