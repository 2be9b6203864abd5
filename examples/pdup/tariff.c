/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "html.h"
#include "options.h"
#include "sheet.h"
#include "text.h"

enum { TITLE_CAP = 200, LIST_CAP = 200, UNDERTRICKS = 3, WORDS_MOST = 8, FIRST_WHISTS = 4 };

static const char help[] =
    "Usage: pdup tariff --variety sochi|leningrad|rostov --players 3|4\n"
    "                   [--undertricks N] [--format text|csv|html] [FIELD=VALUE]...\n"
    "       pdup tariff --variety sochi|leningrad|rostov --fields [--format text|csv]\n"
    "                   [FIELD=VALUE]...\n"
    "\n"
    "Prints the price table that lies on every table (rules 6 and 7): for each result the\n"
    "whists of everybody. Tricks are written as in the rows of an event file: p passed (his\n"
    "tricks are among the whister's), / left for half of the whists. On all-pass the three\n"
    "stand for the active players in any order. What only swaps the defenders is left out.\n"
    "\n"
    "  --variety V             the variety the figures are of\n"
    "  --players N             players at a table\n"
    "  --undertricks N         the most undertricks, and tricks in a misere, shown (3); 10 is all\n"
    "  --fields                instead of the prices every field with its value and meaning\n"
    "  FIELD=VALUE             another figure, such as misere-mountain=20\n"
    "  --format text|csv|html  form of output (text)\n"
    "  --lang en               language (en)\n"
    "  --help                  this text\n";

static const char *const variety_words[] = {"sochi", "leningrad", "rostov", NULL};
static const char *const variety_names[] = {"Sochi", "Leningrad", "Rostov"};

static const struct column columns[] = {
    {"contract", "Contract", COLUMN_WORD},      {"declarer", "Declarer", COLUMN_NUMBER},
    {"first", "First", COLUMN_NUMBER},          {"second", "Second", COLUMN_NUMBER},
    {"to_declarer", "Declarer", COLUMN_NUMBER}, {"to_first", "First", COLUMN_NUMBER},
    {"to_second", "Second", COLUMN_NUMBER},     {"to_talon", "Talon", COLUMN_NUMBER},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

struct request {
    int32_t variety;     /* place of the word */
    int32_t players;     /* 0: not given */
    int32_t undertricks; /* 0: not given */
    int32_t fields;
    int format;
    const char *changes; /* "" or " with other figures" */
};

/* What may be written there instead. */
static int refuse_field(const struct command *command, const char *word, size_t key_size) {
    char list[LIST_CAP] = "";
    int32_t index = 0;
    int32_t highest;
    while (index < pdup_setting_count(PDUP_SETTINGS_TARIFF) &&
           (strlen(pdup_setting_key_at(PDUP_SETTINGS_TARIFF, index)) != key_size ||
            strncmp(pdup_setting_key_at(PDUP_SETTINGS_TARIFF, index), word, key_size) != 0)) {
        index++;
    }
    if (index == pdup_setting_count(PDUP_SETTINGS_TARIFF)) {
        return complain_usage(command->name, "'%s': there is no such field; --fields lists all",
                              word);
    }
    highest = pdup_setting_highest_at(PDUP_SETTINGS_TARIFF, index);
    if (highest > 0) {
        return complain_usage(command->name, "'%s': the value is a whole number from 0 to %d", word,
                              (int)highest);
    }
    for (int32_t i = 0;
         pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, index, i, PDUP_CHOICE_VALUE) != NULL;
         i++) {
        size_t used = strlen(list);
        snprintf(list + used, sizeof list - used, "%s%s", i == 0 ? "" : ", ",
                 pdup_setting_choice_text_at(PDUP_SETTINGS_TARIFF, index, i, PDUP_CHOICE_VALUE));
    }
    return complain_usage(command->name, "'%s': the values are: %s", word, list);
}

static int set_field(const struct command *command, pdup_tariff *tariff, const char *word) {
    const char *value = strchr(word, '=');
    pdup_status status;
    if (value == NULL) {
        return complain_usage(command->name, "'%s': FIELD=VALUE is wanted", word);
    }
    status =
        pdup_tariff_set(tariff, word, (size_t)(value - word), value + 1, strlen(value + 1), NULL);
    if (status == PDUP_E_KEY || status == PDUP_E_VALUE) {
        return refuse_field(command, word, (size_t)(value - word));
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static char *price_text(const pdup_tariff *tariff, const struct request *request,
                        pdup_status *status_out) {
    size_t length;
    char *text;
    *status_out =
        pdup_tariff_price_table(tariff, request->players, request->undertricks, NULL, 0, &length);
    if (*status_out != PDUP_OK) {
        return NULL;
    }
    text = malloc(length + 1);
    *status_out = text == NULL
                      ? PDUP_E_NOMEM
                      : pdup_tariff_price_table(tariff, request->players, request->undertricks,
                                                text, length + 1, &length);
    return text;
}

/* Whists for a program: a figure like any other there. */
static void add_whists(struct sheet *sheet, const char *word) {
    char *end;
    int64_t numerator = strtoll(word, &end, 10);
    int64_t denominator = *end == '/' ? strtoll(end + 1, NULL, 10) : 1;
    sheet_fraction(sheet, numerator, denominator, csv_decimals());
}

/* One line of the library's table into the sheet: the contract, the tricks, the whists. Contracts head the parts for
 * people; a program has them in every row. */
static void add_words(struct sheet *sheet, char *line, bool is_csv) {
    char *word = strtok(line, " ");
    for (int i = 0; word != NULL; i++, word = strtok(NULL, " ")) {
        if (is_csv && i >= FIRST_WHISTS) {
            add_whists(sheet, word);
        } else if (is_csv || i > 0) {
            sheet_word(sheet, word);
        }
    }
}

static const char *heading_of(const char *contract) {
    static const char *const headings[][2] = {{"M", "Misere"}, {"-", "All-pass"}};
    for (int i = 0; i < 2; i++) {
        if (strcmp(contract, headings[i][0]) == 0) {
            return headings[i][1];
        }
    }
    return contract;
}

static void write_part(const struct request *request, const struct sheet *sheet,
                       const char *contract) {
    if (sheet_row_count(sheet) == 0) {
        return;
    }
    if (request->format == FORMAT_HTML) {
        html_begin_part(stdout, heading_of(contract));
        html_write_sheet(stdout, sheet);
        html_end_part(stdout);
    } else {
        printf("\n%s\n", heading_of(contract));
        text_write(stdout, sheet);
    }
}

/* Part by part, a contract each; CSV is one table with the contract in its first column. */
static pdup_status write_lines(const struct request *request, char *text) {
    bool is_csv = request->format == FORMAT_CSV;
    int talon = request->players == 4 ? 0 : 1;
    int skipped = is_csv ? 0 : 1;
    char contract[WORDS_MOST] = "";
    struct sheet sheet;
    sheet_start(&sheet, columns + skipped, COLUMN_COUNT - skipped - talon);
    char *line = strchr(text, '\n') + 1;
    for (char *end = strchr(line, '\n'); end != NULL; end = strchr(line, '\n')) {
        char found[WORDS_MOST] = "";
        *end = '\0';
        sscanf(line, "%7s", found);
        if (!is_csv && strcmp(found, contract) != 0) {
            write_part(request, &sheet, contract);
            sheet_clear(&sheet);
            memcpy(contract, found, sizeof contract);
        }
        add_words(&sheet, line, is_csv);
        line = end + 1;
    }
    if (is_csv) {
        csv_write(stdout, &sheet);
    } else {
        write_part(request, &sheet, contract);
    }
    sheet_free(&sheet);
    return sheet.status;
}

static pdup_status write_prices(const pdup_tariff *tariff, const struct request *request) {
    static const char note[] =
        "Tricks, then whists. p: passed, / left for half. On all-pass: any three active players.";
    char title[TITLE_CAP];
    pdup_status status;
    char *text = price_text(tariff, request, &status);
    if (status == PDUP_OK) {
        snprintf(title, sizeof title, "Prices in whists: %s%s, %d players",
                 variety_names[request->variety], request->changes, (int)request->players);
        if (request->format == FORMAT_HTML) {
            html_begin(stdout, title);
            html_write_paragraph(stdout, note);
        } else if (request->format == FORMAT_TEXT) {
            printf("%s\n%s\n", title, note);
        }
        status = write_lines(request, text);
        if (request->format == FORMAT_HTML) {
            html_end(stdout);
        }
    }
    free(text);
    return status;
}

static pdup_status write_fields(const pdup_tariff *tariff, int format) {
    static const struct column field_columns[] = {
        {"field", "Field", COLUMN_WORD},
        {"value", "Value", COLUMN_WORD},
        {"meaning", "Meaning", COLUMN_WORD},
    };
    struct sheet sheet;
    sheet_start(&sheet, field_columns, (int)(sizeof field_columns / sizeof field_columns[0]));
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_TARIFF); i++) {
        char value[32];
        size_t length;
        const char *key = pdup_setting_key_at(PDUP_SETTINGS_TARIFF, i);
        sheet_note(&sheet,
                   pdup_tariff_value(tariff, key, strlen(key), value, sizeof value, &length));
        sheet_word(&sheet, key);
        sheet_word(&sheet, value);
        sheet_word(&sheet, pdup_setting_description_at(PDUP_SETTINGS_TARIFF, i));
    }
    if (sheet.status == PDUP_OK && format == FORMAT_CSV) {
        csv_write(stdout, &sheet);
    } else if (sheet.status == PDUP_OK) {
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return sheet.status;
}

/* A figure that stands before this one as well, with another value or the same; NULL if there is none. */
static const char *given_before(const struct operands *operands, int at) {
    size_t size = strcspn(operands->words[at], "=") + 1;
    for (int i = 0; i < at; i++) {
        if (strncmp(operands->words[i], operands->words[at], size) == 0) {
            return operands->words[i];
        }
    }
    return NULL;
}

static int check_request(const struct command *command, const struct request *request,
                         const struct operands *operands) {
    if (request->variety < 0) {
        return complain_usage(command->name, "--variety is missing: sochi, leningrad or rostov");
    }
    if (request->players == 0 && !request->fields) {
        return complain_usage(command->name, "--players is missing: 3 or 4");
    }
    if (request->fields && (request->players != 0 || request->undertricks != 0)) {
        return complain_usage(command->name, "--%s: only prices need it, not --fields",
                              request->players != 0 ? "players" : "undertricks");
    }
    for (int i = 1; i < operands->count; i++) {
        const char *before = given_before(operands, i);
        if (before != NULL) {
            return complain_usage(command->name, "'%s': this figure was given before: '%s'",
                                  operands->words[i], before);
        }
    }
    if (request->fields && request->format == FORMAT_HTML) {
        return complain_usage(command->name, "--format html: only prices have it, not --fields");
    }
    return EXIT_DONE;
}

static int write_tariff(const struct command *command, const struct request *request,
                        const struct operands *operands) {
    pdup_tariff *tariff = NULL;
    pdup_status status = pdup_tariff_new(NULL, request->variety + 1, &tariff);
    int result = status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
    for (int i = 0; i < operands->count && result == EXIT_DONE; i++) {
        result = set_field(command, tariff, operands->words[i]);
    }
    if (result == EXIT_DONE) {
        status =
            request->fields ? write_fields(tariff, request->format) : write_prices(tariff, request);
        result = status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
    }
    pdup_tariff_unref(tariff);
    return result;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {-1, 0, 0, 0, FORMAT_TEXT, ""};
    struct operands operands = {0};
    int result;
    const struct setting settings[] = {
        {"variety", SETTING_CHOICE, 0, 0, variety_words, &request.variety},
        {"players", SETTING_NUMBER, 3, 4, NULL, &request.players},
        {"undertricks", SETTING_NUMBER, 1, 10, NULL, &request.undertricks},
        {"fields", SETTING_FLAG, 0, 0, NULL, &request.fields},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    request.format = operands.format;
    result = check_request(command, &request, &operands);
    request.undertricks = request.undertricks == 0 ? UNDERTRICKS : request.undertricks;
    request.changes = operands.count > 0 ? " with other figures" : "";
    return result == EXIT_DONE ? write_tariff(command, &request, &operands) : result;
}

const struct command tariff_command = {
    "tariff", "the price table for the tables", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML, run,
};
