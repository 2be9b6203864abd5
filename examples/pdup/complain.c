/* SPDX-License-Identifier: MIT */
#include "complain.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

enum { COMPLAINTS_SHOWN = 50 }; /* Of faults, and of warnings. */

/* Room for the longest sentence with the longest name of a file. */
enum { TEXT_BYTES = 16384 };

/* Bytes of the character of UTF-8 at text, and its code; 0 if there is none. */
static int read_character(const unsigned char *text, unsigned long *code) {
    static const unsigned long least[] = {0, 0, 0x80, 0x800, 0x10000};
    int length = text[0] < 0x80              ? 1
                 : (text[0] & 0xe0U) == 0xc0 ? 2
                 : (text[0] & 0xf0U) == 0xe0 ? 3
                 : (text[0] & 0xf8U) == 0xf0 ? 4
                                             : 0;
    *code = length == 1 ? text[0] : text[0] & (0x7fU >> length);
    for (int i = 1; i < length; i++) {
        if ((text[i] & 0xc0U) != 0x80) {
            return 0;
        }
        *code = *code << 6 | (text[i] & 0x3fU);
    }
    return length > 0 && *code >= least[length] && *code <= 0x10ffff ? length : 0;
}

/* Separators of lines, and marks that turn the direction of what follows. */
static bool is_hidden(unsigned long code) {
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069);
}

void print_visibly(FILE *file, const char *text) {
    for (const unsigned char *at = (const unsigned char *)text; *at != '\0';) {
        unsigned long code;
        int length = read_character(at, &code);
        if (length == 0) {
            fprintf(file, "\\x%02X", (unsigned)*at++);
        } else if (is_hidden(code)) {
            fprintf(file, code < 0x80 ? "\\x%02lX" : "\\u%04lX", code);
            at += length;
        } else {
            fwrite(at, 1, (size_t)length, file);
            at += length;
        }
    }
}

static void print_message(const char *command, const char *format, va_list arguments)
    LIKE_PRINTF(2, 0);

static void print_message(const char *command, const char *format, va_list arguments) {
    va_list again;
    int length;
    char *message;
    va_copy(again, arguments);
    length = vsnprintf(NULL, 0, format, arguments);
    message = length < 0 ? NULL : malloc((size_t)length + 1);
    fprintf(stderr, "pdup%s%s: ", command == NULL ? "" : " ", command == NULL ? "" : command);
    if (message == NULL) {
        fputs("out of memory", stderr);
    } else {
        vsnprintf(message, (size_t)length + 1, format, again);
        print_visibly(stderr, message);
    }
    fputc('\n', stderr);
    va_end(again);
    free(message);
}

void complain(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message(command, format, arguments);
    va_end(arguments);
}

int complain_usage(const char *command, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message(command, format, arguments);
    va_end(arguments);
    fprintf(stderr, "Try 'pdup%s%s --help'.\n", command == NULL ? "" : " ",
            command == NULL ? "" : command);
    return EXIT_USAGE;
}

int complain_status(const char *command, pdup_status status) {
    complain(command, "%s", pdup_status_text(status, PDUP_LANGUAGE_EN));
    return EXIT_FAULTS;
}

const char *fault_sentence(const pdup_faults *faults, int32_t index) {
    static char text[TEXT_BYTES];
    size_t length;
    pdup_status status =
        pdup_faults_text_at(faults, index, PDUP_LANGUAGE_EN, text, sizeof text, &length);
    return status == PDUP_OK ? text : pdup_status_text(status, PDUP_LANGUAGE_EN);
}

int32_t fault_number(const pdup_faults *faults, int32_t index, pdup_fault field) {
    int32_t value;
    return pdup_faults_number_at(faults, index, field, &value) == PDUP_OK ? value : 0;
}

static void print_fault(const char *name, const pdup_faults *faults, int32_t index) {
    static char text[TEXT_BYTES];
    size_t length;
    if (pdup_faults_line_at(faults, index, name, strlen(name), PDUP_LANGUAGE_EN, text, sizeof text,
                            &length) == PDUP_OK) {
        print_visibly(stderr, text);
        fputc('\n', stderr);
    }
}

/* In the order of the text, and so many of each kind: warnings must not push out what is wrong. */
void complain_faults(const char *name, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    int32_t errors = pdup_faults_error_count(faults);
    int32_t errors_left = errors;
    int32_t warnings_left = count - errors;
    for (int32_t i = 0; i < count; i++) {
        pdup_status code = fault_number(faults, i, PDUP_FAULT_CODE);
        int32_t *left = code < 0 ? &errors_left : &warnings_left;
        int32_t all = code < 0 ? errors : count - errors;
        if (all - *left < COMPLAINTS_SHOWN) {
            print_fault(name, faults, i);
            (*left)--;
        }
    }
    if (errors_left + warnings_left > 0) {
        print_visibly(stderr, name);
        fprintf(stderr, ": and %d more, faults %d, warnings %d\n",
                (int)(errors_left + warnings_left), (int)errors_left, (int)warnings_left);
    }
}
