/* SPDX-License-Identifier: MIT */
#include "regulations.h"

#include <stdbool.h>
#include <stdio.h>

#include "command.h"
#include "csv.h"
#include "html.h"
#include "sheet.h"
#include "text.h"

enum { HEADING_CAP = 80, TEXT_CAP = 300 };

static const struct column table_columns[] = {
    {"regulation", "Regulation", COLUMN_WORD}, {"description", "Description", COLUMN_WORD},
    {"default", "Default", COLUMN_WORD},       {"value", "Value", COLUMN_WORD},
    {"meaning", "Meaning", COLUMN_WORD},
};

static const struct column value_columns[] = {
    {"value", "Value", COLUMN_WORD},
    {"meaning", "Meaning", COLUMN_WORD},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

static void add_values(struct sheet *sheet, int32_t index, bool whole) {
    int32_t count = pdup_setting_choice_count(PDUP_SETTINGS_REGULATIONS, index);
    for (int32_t i = 0; i < count; i++) {
        if (whole) {
            sheet_word(sheet, pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, index));
            sheet_word(sheet, pdup_setting_description_at(PDUP_SETTINGS_REGULATIONS, index));
            sheet_word(sheet, pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, 0,
                                                          PDUP_CHOICE_VALUE));
        }
        sheet_word(sheet, pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i,
                                                      PDUP_CHOICE_FORM));
        sheet_word(sheet, pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, i,
                                                      PDUP_CHOICE_DESCRIPTION));
    }
}

static pdup_status write_table(void) {
    struct sheet sheet;
    sheet_start(&sheet, table_columns, COUNT(table_columns));
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS); i++) {
        add_values(&sheet, i, true);
    }
    if (sheet.status == PDUP_OK) {
        csv_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return sheet.status;
}

static void write_part(int format, int32_t index, const struct sheet *sheet) {
    char heading[HEADING_CAP];
    char text[TEXT_CAP];
    snprintf(heading, sizeof heading, "regulation %s",
             pdup_setting_key_at(PDUP_SETTINGS_REGULATIONS, index));
    snprintf(text, sizeof text, "%s Default: %s",
             pdup_setting_description_at(PDUP_SETTINGS_REGULATIONS, index),
             pdup_setting_choice_text_at(PDUP_SETTINGS_REGULATIONS, index, 0, PDUP_CHOICE_VALUE));
    if (format == FORMAT_HTML) {
        html_begin_part(stdout, heading);
        html_write_paragraph(stdout, text);
        html_write_sheet(stdout, sheet);
        html_end_part(stdout);
    } else {
        printf("%s%s\n%s\n\n", index > 0 ? "\n" : "", heading, text);
        text_write(stdout, sheet);
    }
}

static pdup_status write_parts(int format) {
    pdup_status status = PDUP_OK;
    if (format == FORMAT_HTML) {
        html_begin(stdout, "Regulations");
    }
    for (int32_t i = 0; i < pdup_setting_count(PDUP_SETTINGS_REGULATIONS) && status == PDUP_OK;
         i++) {
        struct sheet sheet;
        sheet_start(&sheet, value_columns, COUNT(value_columns));
        add_values(&sheet, i, false);
        status = sheet.status;
        if (status == PDUP_OK) {
            write_part(format, i, &sheet);
        }
        sheet_free(&sheet);
    }
    if (format == FORMAT_HTML) {
        html_end(stdout);
    }
    return status;
}

pdup_status regulations_write(int format) {
    return format == FORMAT_CSV ? write_table() : write_parts(format);
}
