/* SPDX-License-Identifier: MIT */
#include "deal_write.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complain.h"
#include "csv.h"
#include "html.h"
#include "sheet.h"
#include "text.h"

enum { DEAL_CAP = 80, NUMBER_CAP = 24, RECORD_CAP = 1 << 13, NOTATION_CAP = 512 };

/* The first column is left out without lines. */
static const struct column columns[] = {
    {"line", "Line", COLUMN_NUMBER},
    {"board", "Board", COLUMN_NUMBER},
    {"number", "Number", COLUMN_NUMBER},
    {"deal", "Deal", COLUMN_WORD},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

/* The hand that the number is counted from: the board's first hand, or without a board the one after the talon. */
static pdup_status find_first_hand(const struct listed_deal *item, int32_t seats,
                                   pdup_seat *first_hand) {
    pdup_board *board;
    pdup_status status;
    *first_hand = pdup_deal_talon_seat(item->deal) % 4 + 1;
    if (!deals_talon_fits(item, seats)) {
        return PDUP_OK;
    }
    status = pdup_board_new(NULL, item->board, seats, &board);
    if (status == PDUP_OK) {
        *first_hand = pdup_board_number(board, PDUP_BOARD_FIELD_FIRST_HAND);
        pdup_board_unref(board);
    }
    return status;
}

static void add_row(struct sheet *sheet, const struct listed_deal *item, int32_t seats,
                    bool with_lines) {
    char word[NUMBER_CAP] = "";
    char line[DEAL_CAP] = "";
    pdup_seat first_hand;
    int64_t number = 0;
    size_t length;
    sheet_note(sheet, find_first_hand(item, seats, &first_hand));
    sheet_note(sheet, pdup_deal_number(item->deal, first_hand, &number));
    sheet_note(sheet, pdup_deal_text(item->deal, line, sizeof line, &length));
    snprintf(word, sizeof word, "%lld", (long long)number);
    if (with_lines) {
        sheet_number(sheet, item->line);
    }
    sheet_number_or_none(sheet, item->board);
    sheet_word(sheet, word);
    sheet_word(sheet, line);
}

pdup_status deal_write_table(const struct deals *deals, int format, bool with_lines) {
    struct sheet sheet;
    pdup_status status;
    int skipped = with_lines ? 0 : 1;
    sheet_start(&sheet, columns + skipped, COLUMN_COUNT - skipped);
    for (size_t i = 0; i < deals->count; i++) {
        add_row(&sheet, &deals->items[i], deals->seats, with_lines);
    }
    status = sheet.status;
    if (status == PDUP_OK && format == FORMAT_CSV) {
        csv_write(stdout, &sheet);
    } else if (status == PDUP_OK) {
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return status;
}

static pdup_status write_record(const struct deals *deals, size_t index, int format,
                                int32_t suits) {
    const struct listed_deal *item = &deals->items[index];
    char record[RECORD_CAP];
    size_t length;
    int32_t board = deals_talon_fits(item, deals->seats) ? item->board : 0;
    pdup_status status = format == FORMAT_HTML
                             ? pdup_deal_hand_record_svg(item->deal, board, deals->seats, suits,
                                                         record, sizeof record, &length)
                             : pdup_deal_hand_record_text(item->deal, board, deals->seats, suits,
                                                          record, sizeof record, &length);
    if (status == PDUP_OK && format == FORMAT_HTML) {
        html_write_figure(stdout, record);
    } else if (status == PDUP_OK) {
        printf("%s%s", index == 0 ? "" : "\n", record);
    }
    return status;
}

pdup_status deal_write_records(const struct deals *deals, int format, int32_t suits) {
    pdup_status status = PDUP_OK;
    if (format == FORMAT_HTML) {
        html_begin(stdout, "Hand records");
    }
    for (size_t i = 0; i < deals->count && status == PDUP_OK && !ferror(stdout); i++) {
        status = write_record(deals, i, format, suits);
    }
    if (format == FORMAT_HTML) {
        html_end(stdout);
    }
    return status;
}

/* With the tags that a file has beside it. */
static pdup_status write_tags(const struct deals *deals, size_t index) {
    int32_t at = deals->items[index].at;
    size_t length;
    pdup_status status = pdup_deal_list_tags_at(deals->list, at, NULL, 0, &length);
    if (status != PDUP_OK) {
        return status;
    }
    char *text = malloc(length + 1);
    if (text == NULL) {
        return PDUP_E_NOMEM;
    }
    status = pdup_deal_list_tags_at(deals->list, at, text, length + 1, &length);
    if (status == PDUP_OK) {
        printf("%s%s", index > 0 ? "\n" : "", text);
    }
    free(text);
    return status;
}

/* In another notation, or without a file. */
static pdup_status write_deal(const struct deals *deals, size_t index, int32_t notation) {
    const struct listed_deal *item = &deals->items[index];
    char text[NOTATION_CAP];
    size_t length;
    pdup_seat first_hand;
    pdup_status status = find_first_hand(item, deals->seats, &first_hand);
    if (status == PDUP_OK) {
        status = pdup_deal_notation_text(item->deal, notation, item->board, first_hand, text,
                                         sizeof text, &length);
    }
    if (status == PDUP_OK) {
        /* Deals of several lines stand apart. */
        bool is_block = strchr(text, '\n') < text + length - 1;
        printf("%s%s", index > 0 && is_block ? "\n" : "", text);
    }
    return status;
}

/* Where a line needs its board, it says so. */
static void complain_deal(const struct command *command, const struct deals *deals, size_t index,
                          int32_t notation, pdup_status status) {
    const struct listed_deal *item = &deals->items[index];
    char where[48];
    snprintf(where, sizeof where, item->line > 0 ? "deal %zu (line %d)" : "deal %zu", index + 1,
             (int)item->line);
    if (notation == PDUP_NOTATION_BOARDS && item->board == 0) {
        complain(command->name, "--notation boards: %s has no board, and each line begins with one",
                 where);
    } else {
        complain(command->name, "%s cannot be written so: %s", where,
                 pdup_status_text(status, PDUP_LANGUAGE_EN));
    }
}

pdup_status deal_write_notation(const struct command *command, const struct deals *deals,
                                int32_t notation) {
    pdup_status status = PDUP_OK;
    for (size_t i = 0; i < deals->count && status == PDUP_OK; i++) {
        bool has_tags = notation == PDUP_NOTATION_TAGS && deals->list != NULL;
        status = has_tags ? write_tags(deals, i) : write_deal(deals, i, notation);
        if (status != PDUP_OK) {
            complain_deal(command, deals, i, notation, status);
        }
    }
    return status;
}

void deal_write_summary(const struct deals *deals) {
    static const char *const notations[] = {"",        "lines",   "tags",  "one-line records",
                                            "records", "letters", "table", "numbered boards"};
    print_visibly(stdout, deals->name);
    printf(": %s, deals %zu, faults %d, warnings %d\n", notations[deals->notation], deals->count,
           (int)deals->faults, (int)deals->warnings);
}
