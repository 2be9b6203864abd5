/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "html.h"
#include "options.h"
#include "sheet.h"
#include "text.h"

static const char help[] =
    "Usage: pdup blank --traveller|--ruling|--appeal [--seats 3|4] [--rows N]\n"
    "                  [--format text|html]\n"
    "\n"
    "Prints an empty form. The rules name the traveller (appendix A) and the appeal (appendix\n"
    "B), but no copy of theirs is known: these forms are our own.\n"
    "\n"
    "  --traveller         the sheet that goes with a board\n"
    "  --ruling            what the director writes down (rules 11 to 13)\n"
    "  --appeal            what a player writes who appeals\n"
    "  --seats 3|4         players at the tables of the traveller (4)\n"
    "  --rows N            rows of the traveller, 1 to 60 (12)\n"
    "  --format text|html  form of output (text); html is one page to be printed\n"
    "  --lang en           language (en)\n"
    "  --help              this text\n";

/* A line to be filled in. Rows are the lines that it takes. */
struct field {
    const char *label;
    int rows;
};

static const struct field ruling_fields[] = {
    {"Ruling no. / replaces no.", 1},
    {"Time", 1},
    {"Given by: director / chief director / committee", 1},
    {"Rule", 1},
    {"Board, round, table", 1},
    {"Players N / E / S / W", 1},
    {"What happened; who called the director", 4},
    {"N: award, assigned whists, annulled, deferred", 1},
    {"E", 1},
    {"S", 1},
    {"W", 1},
    {"Penalty: player, amount, first or repeated", 1},
    {"Suspended: player, rounds. Disqualified: player, approved by", 1},
    {"Reason", 3},
    {"Told of the right to appeal: yes / no", 1},
    {"Penalty waived at the request of players", 1},
    {"Signed", 1},
};

static const struct field appeal_fields[] = {
    {"Appeal no.", 1},
    {"Session, and the time it ended", 1},
    {"Lodged at (time)", 1},
    {"By player: number and name", 1},
    {"Against ruling no., given at", 1},
    {"Board, round, table", 1},
    {"The facts as the player has them", 6},
    {"Grounds", 6},
    {"What the director says", 4},
    {"Signed: player / director", 1},
    {"Decided at (time), by", 1},
    {"Ruling upheld / changed to ruling no. / appeal withdrawn", 1},
    {"Reasons of the decision", 4},
    {"Signed: committee", 1},
};

static const struct column field_columns[] = {
    {"field", "", COLUMN_WORD},
    {"entry", "", COLUMN_WORD},
};

/* Headings of a traveller; at a table of three nobody sits at W, and the last of each four is left out. */
static const struct column traveller_columns[] = {
    {"round", "Round", COLUMN_WORD},       {"table", "Table", COLUMN_WORD},
    {"contract", "Contract", COLUMN_WORD}, {"declarer", "Declarer", COLUMN_WORD},
    {"first", "First", COLUMN_WORD},       {"second", "Second", COLUMN_WORD},
    {"n", "N no.", COLUMN_WORD},           {"e", "E no.", COLUMN_WORD},
    {"s", "S no.", COLUMN_WORD},           {"w", "W no.", COLUMN_WORD},
    {"whists_n", "N whists", COLUMN_WORD}, {"whists_e", "E whists", COLUMN_WORD},
    {"whists_s", "S whists", COLUMN_WORD}, {"whists_w", "W whists", COLUMN_WORD},
};

enum { TRAVELLER_COLUMNS = 14, PLAYER_W = 9, TEXT_WIDTH = 40, ROWS_MOST = 60, ROWS_USUAL = 12 };

struct request {
    int32_t traveller;
    int32_t ruling;
    int32_t appeal;
    int32_t seats;
    int32_t rows;
    int format;
};

static void keep_all(struct sheet *sheet) {
    for (int i = 0; i < sheet->column_count; i++) {
        sheet_keep(sheet, sheet->columns[i].key);
    }
}

/* What one writes on: a line in text; in a page the cell itself, which is as wide as these spaces. */
static void add_room(struct sheet *sheet, const struct request *request, int width) {
    char room[256] = "";
    const char *unit = request->format == FORMAT_HTML ? "\xc2\xa0" : "_";
    for (int i = 0; i < width; i++) {
        strcat(room, unit);
    }
    sheet_word(sheet, room);
}

static void fill_fields(struct sheet *sheet, const struct request *request,
                        const struct field *fields, int count) {
    sheet_start(sheet, field_columns, 2);
    keep_all(sheet);
    for (int i = 0; i < count; i++) {
        for (int row = 0; row < fields[i].rows; row++) {
            sheet_word(sheet, row == 0 ? fields[i].label : "");
            add_room(sheet, request, request->format == FORMAT_HTML ? 2 * TEXT_WIDTH : TEXT_WIDTH);
        }
    }
}

static void fill_traveller(struct sheet *sheet, const struct request *request) {
    static struct column three[TRAVELLER_COLUMNS];
    int count = 0;
    for (int i = 0; i < TRAVELLER_COLUMNS; i++) {
        if (request->seats == 4 || (i != PLAYER_W && i != TRAVELLER_COLUMNS - 1)) {
            three[count++] = traveller_columns[i];
        }
    }
    sheet_start(sheet, three, count);
    keep_all(sheet);
    for (int32_t row = 0; row < request->rows; row++) {
        for (int i = 0; i < count; i++) {
            add_room(sheet, request, (int)strlen(three[i].heading));
        }
    }
}

static const char *title_of(const struct request *request) {
    return request->traveller ? "Traveller: board no. ____, dealer ____, first hand ____"
           : request->ruling  ? "Ruling"
                              : "Appeal";
}

static pdup_status write_form(const struct request *request) {
    struct sheet sheet;
    if (request->traveller) {
        fill_traveller(&sheet, request);
    } else if (request->ruling) {
        fill_fields(&sheet, request, ruling_fields,
                    (int)(sizeof ruling_fields / sizeof ruling_fields[0]));
    } else {
        fill_fields(&sheet, request, appeal_fields,
                    (int)(sizeof appeal_fields / sizeof appeal_fields[0]));
    }
    if (sheet.status == PDUP_OK && request->format == FORMAT_HTML) {
        html_begin(stdout, title_of(request));
        html_write_sheet(stdout, &sheet);
        html_end(stdout);
    } else if (sheet.status == PDUP_OK) {
        printf("%s\n\n", title_of(request));
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return sheet.status;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {0, 0, 0, 4, ROWS_USUAL, FORMAT_TEXT};
    struct operands operands;
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
        return complain_usage(command->name, "no FILE is wanted, '%s' is one", operands.words[0]);
    }
    if (request.traveller + request.ruling + request.appeal != 1) {
        return complain_usage(command->name, "one of --traveller, --ruling, --appeal is wanted");
    }
    request.format = operands.format;
    status = write_form(&request);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

const struct command blank_command = {
    "blank", "empty forms to print", help, FORMAT_TEXT | FORMAT_HTML, run,
};
