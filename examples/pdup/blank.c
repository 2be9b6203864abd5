/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "blank_forms.h"
#include "command.h"
#include "complain.h"
#include "html.h"
#include "options.h"
#include "sheet.h"
#include "text.h"

static const char help[] =
    "Usage: pdup blank --traveller|--ruling|--appeal [--seats 3|4] [--rows N]\n"
    "                  [--format text|html] [--lang en|ru]\n"
    "\n"
    "Prints an empty form. The traveller has the columns of rules 6; the rules name forms of it\n"
    "(appendix A) and of the appeal (appendix B), but no copy of these is known: the forms are\n"
    "our own.\n"
    "\n"
    "  --traveller         the sheet that goes with a board\n"
    "  --ruling            what the director writes down (rules 11 to 13)\n"
    "  --appeal            what a player writes who appeals\n"
    "  --seats 3|4         players at the tables of the traveller (4)\n"
    "  --rows N            rows of the traveller, 1 to 60 (12)\n"
    "  --format text|html  form of output (text); html is a page to be printed\n"
    "  --lang en|ru        language (en)\n"
    "  --help              this text\n";

static const struct column field_columns[] = {
    {"field", "", COLUMN_WORD},
    {"entry", "", COLUMN_WORD},
};

enum { TEXT_WIDTH = 40, ROWS_MOST = 60, ROWS_USUAL = 12, SEATS_USUAL = 4 };

struct request {
    int32_t traveller;
    int32_t ruling;
    int32_t appeal;
    int32_t seats;
    int32_t rows;
    int format;
    pdup_language language;
};

static void keep_all(struct sheet *sheet) {
    for (int i = 0; i < sheet->column_count; i++) {
        sheet_keep(sheet, sheet->columns[i].key);
    }
}

/* What one writes on: a line in text; in a page the cell itself, which is as wide as these spaces. */
static void add_room(struct sheet *sheet, const struct request *request, int width) {
    char room[256];
    size_t length = 0;
    const char *unit = request->format == FORMAT_HTML ? "\xc2\xa0" : "_";
    for (int i = 0; i < width; i++) {
        memcpy(room + length, unit, strlen(unit));
        length += strlen(unit);
    }
    room[length] = '\0';
    sheet_word(sheet, room);
}

static void fill_fields(struct sheet *sheet, const struct request *request,
                        const struct field *fields) {
    sheet_start(sheet, field_columns, 2);
    keep_all(sheet);
    for (const struct field *field = fields; field->label != NULL; field++) {
        for (int row = 0; row < field->rows; row++) {
            sheet_word(sheet, row == 0 ? field->label : "");
            add_room(sheet, request, request->format == FORMAT_HTML ? 2 * TEXT_WIDTH : TEXT_WIDTH);
        }
    }
}

static void fill_rows(struct sheet *sheet, const struct request *request, struct column *columns) {
    int count = traveller_columns(request->language, request->seats, columns);
    sheet_start(sheet, columns, count);
    keep_all(sheet);
    for (int32_t row = 0; row < request->rows; row++) {
        for (int i = 0; i < count; i++) {
            add_room(sheet, request, sheet_width(columns[i].heading));
        }
    }
}

static const char *title_of(const struct request *request) {
    static const char *const titles[][3] = {
        {"Traveller: board no. ____, dealer ____", "Ruling", "Appeal"},
        {"Протокол: сдача № ____, сдавал (dealer) ____", "Решение судьи", "Апелляция"},
    };
    return titles[request->language == PDUP_LANGUAGE_RU][request->ruling   ? 1
                                                         : request->appeal ? 2
                                                                           : 0];
}

static void begin(const struct request *request) {
    const char *language = request->language == PDUP_LANGUAGE_RU ? "ru" : "en";
    if (request->format != FORMAT_HTML) {
        printf("%s\n\n", title_of(request));
    } else {
        html_begin_form(stdout, title_of(request), language, request->traveller != 0);
    }
}

static void write_sheet(const struct request *request, const struct sheet *sheet) {
    if (request->format == FORMAT_HTML) {
        html_write_sheet(stdout, sheet);
    } else {
        text_write(stdout, sheet);
    }
}

/* Both sheets are whole before anything is printed. */
static pdup_status write_form(const struct request *request) {
    struct column columns[TRAVELLER_MOST_COLUMNS];
    struct sheet fields;
    struct sheet rows;
    fill_fields(&fields, request,
                request->ruling   ? ruling_fields(request->language)
                : request->appeal ? appeal_fields(request->language)
                                  : deal_fields(request->language, request->seats));
    fill_rows(&rows, request, columns);
    pdup_status status = fields.status != PDUP_OK ? fields.status : rows.status;
    if (status == PDUP_OK) {
        begin(request);
        write_sheet(request, &fields);
        if (request->traveller) {
            fputs(request->format == FORMAT_HTML ? "" : "\n", stdout);
            write_sheet(request, &rows);
        }
        if (request->format == FORMAT_HTML) {
            html_end(stdout);
        }
    }
    sheet_free(&fields);
    sheet_free(&rows);
    return status;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {0, 0, 0, 0, 0, FORMAT_TEXT, PDUP_LANGUAGE_EN};
    struct operands operands = {0};
    pdup_status status;
    int result;
    const struct setting settings[] = {
        {"traveller", SETTING_FLAG, 0, 0, NULL, &request.traveller},
        {"ruling", SETTING_FLAG, 0, 0, NULL, &request.ruling},
        {"appeal", SETTING_FLAG, 0, 0, NULL, &request.appeal},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"rows", SETTING_NUMBER, 1, ROWS_MOST, NULL, &request.rows},
    };
    if (!options_read(command, argc, argv, settings, 5, &operands, &result)) {
        return result;
    }
    if (operands.count != 0) {
        return complain_usage(command->name, "'%s': blank takes no such word", operands.words[0]);
    }
    if (request.traveller + request.ruling + request.appeal != 1) {
        return complain_usage(command->name, "one of --traveller, --ruling, --appeal is wanted");
    }
    if (!request.traveller && (request.seats != 0 || request.rows != 0)) {
        return complain_usage(command->name, "--%s: only --traveller has a use for it",
                              request.seats != 0 ? "seats" : "rows");
    }
    request.seats = request.seats == 0 ? SEATS_USUAL : request.seats;
    request.rows = request.rows == 0 ? ROWS_USUAL : request.rows;
    request.format = operands.format;
    request.language = operands.language;
    status = write_form(&request);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

const struct command blank_command = {
    "blank", "empty forms to print", help, FORMAT_TEXT | FORMAT_HTML | FORMAT_RUSSIAN, run,
};
