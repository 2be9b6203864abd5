/* SPDX-License-Identifier: MIT */
#include "complain.h"

#include <stdarg.h>
#include <stdio.h>

#include "command.h"

static void print_line(const char *command, const char *format, va_list arguments)
    LIKE_PRINTF(2, 0);

static void print_line(const char *command, const char *format, va_list arguments) {
    fprintf(stderr, "pdup%s%s: ", command == NULL ? "" : " ", command == NULL ? "" : command);
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
}

void complain(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_line(command, format, arguments);
    va_end(arguments);
}

int complain_usage(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_line(command, format, arguments);
    va_end(arguments);
    fprintf(stderr, "Try 'pdup%s%s --help'.\n", command == NULL ? "" : " ",
            command == NULL ? "" : command);
    return EXIT_USAGE;
}

int complain_status(const char *command, pdup_status status) {
    complain(command, "%s", pdup_status_text(status));
    return EXIT_FAULTS;
}
