/* SPDX-License-Identifier: MIT */
#include "quality_sheets.h"
#include "complain.h"

#include <stdio.h>

#include "command.h"
#include "csv.h"
#include "sheet.h"
#include "text.h"

static const struct measure {
    pdup_measure measure;
    const char *key;
    const char *name;
} measures[] = {
    {PDUP_MEASURE_SETS_LEAST, "sets_least", "Sets of a player, least"},
    {PDUP_MEASURE_SETS_MOST, "sets_most", "Sets of a player, most"},
    {PDUP_MEASURE_RESTS_LEAST, "rests_least", "Rests of a player, least"},
    {PDUP_MEASURE_RESTS_MOST, "rests_most", "Rests of a player, most"},
    {PDUP_MEASURE_TABLES_LEAST, "tables_least", "Tables of a set, least"},
    {PDUP_MEASURE_TABLES_MOST, "tables_most", "Tables of a set, most"},
    {PDUP_MEASURE_SETS_AGAIN, "sets_again", "Sets met again"},
    {PDUP_MEASURE_NEVER_MET, "never_met", "Pairs that never meet"},
    {PDUP_MEASURE_MOST_MEETINGS, "most_meetings", "Meetings of a pair, most"},
    {PDUP_MEASURE_MEETINGS_AGAIN, "meetings_again", "Meetings beyond the first"},
    {PDUP_MEASURE_SEAT_SPREAD, "seat_spread", "Difference of a player's seats, most"},
};

enum { MEASURE_COUNT = sizeof measures / sizeof measures[0] };

static const struct spread {
    pdup_spread spread;
    const char *key;
    const char *name;          /* in an individual movement */
    const char *name_by_lines; /* in one by lines */
} spreads[] = {
    {PDUP_SPREAD_MEETINGS, "meetings", "Meetings", "Meetings across lines"},
    {PDUP_SPREAD_COMPARISONS, "comparisons", "Comparisons", "Comparisons in a line"},
    {PDUP_SPREAD_COMPETITION, "competition", "Competition K", "Competition K in a line"},
    {PDUP_SPREAD_MEETINGS_LINE, "meetings_line", NULL, "Meetings in a line"},
    {PDUP_SPREAD_COMPARISONS_CROSS, "comparisons_cross", NULL, "Comparisons across lines"},
    {PDUP_SPREAD_COMPETITION_CROSS, "competition_cross", NULL, "Competition K across lines"},
};

enum { SPREAD_COUNT = sizeof spreads / sizeof spreads[0] };

/* For people the figures, the counts over pairs and the faults are three lists; in CSV they are one, where faults
 * stand under the name of their status. */
static const struct column measure_columns[] = {
    {"figure", "Figure", COLUMN_WORD},
    {"value", "Value", COLUMN_NUMBER},
};
static const struct column spread_columns[] = {
    {"figure", "Of two players", COLUMN_WORD},
    {"value", "Value", COLUMN_NUMBER},
    {"pairs", "Pairs", COLUMN_NUMBER},
};
static const struct column all_columns[] = {
    {"figure", "Figure", COLUMN_WORD}, {"value", "Value", COLUMN_NUMBER},
    {"pairs", "Pairs", COLUMN_NUMBER}, {"set", "Set", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER}, {"table", "Table", COLUMN_NUMBER},
    {"note", "Note", COLUMN_NOTE},
};

enum { COMPLAINTS_SHOWN = 50 };

enum { MEASURE_COLUMNS = 2, SPREAD_COLUMNS = 3, ALL_COLUMNS = 7 };

static void add_integer(struct sheet *sheet, int64_t value) {
    sheet_fraction(sheet, value, 1, PDUP_EXACT);
}

/* Empty cells up to the end of the row. */
static void fill_row(struct sheet *sheet, int used) {
    for (; used < sheet->column_count; used++) {
        sheet_word(sheet, "");
    }
}

static void add_factor(struct sheet *sheet, const pdup_quality *quality) {
    int64_t numerator;
    int64_t denominator;
    sheet_note(sheet, pdup_quality_factor(quality, &numerator, &denominator));
    bool is_csv = sheet->column_count == ALL_COLUMNS;
    sheet_word(sheet, is_csv ? "quality" : "Quality");
    if (denominator == 0) {
        sheet_word(sheet, "");
    } else {
        sheet_fraction(sheet, numerator, denominator, is_csv ? csv_decimals() : 2);
    }
    fill_row(sheet, MEASURE_COLUMNS);
}

static void add_measures(struct sheet *sheet, const pdup_quality *quality) {
    for (int i = 0; i < MEASURE_COUNT; i++) {
        int64_t value;
        sheet_note(sheet, pdup_quality_measure(quality, measures[i].measure, &value));
        sheet_word(sheet, sheet->column_count == ALL_COLUMNS ? measures[i].key : measures[i].name);
        add_integer(sheet, value);
        fill_row(sheet, MEASURE_COLUMNS);
    }
    add_factor(sheet, quality);
}

static void add_spread(struct sheet *sheet, const pdup_quality *quality, pdup_spread spread,
                       const char *name) {
    int32_t count = pdup_quality_spread_count(quality, spread);
    for (int32_t i = 0; i < count; i++) {
        int32_t value;
        int64_t pairs;
        sheet_note(sheet, pdup_quality_spread_at(quality, spread, i, &value, &pairs));
        sheet_word(sheet, name);
        sheet_number(sheet, value);
        add_integer(sheet, pairs);
        fill_row(sheet, SPREAD_COLUMNS);
    }
}

static void add_spreads(struct sheet *sheet, const pdup_quality *quality,
                        const pdup_movement *movement) {
    bool is_by_lines = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES) != 0;
    for (int i = 0; i < SPREAD_COUNT; i++) {
        const char *name = is_by_lines ? spreads[i].name_by_lines : spreads[i].name;
        add_spread(sheet, quality, spreads[i].spread,
                   sheet->column_count == ALL_COLUMNS ? spreads[i].key : name);
    }
}

static void add_faults(struct sheet *sheet, const pdup_faults *faults) {
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        sheet_word(sheet, pdup_status_name(fault_number(faults, i, PDUP_FAULT_CODE)));
        sheet_word(sheet, "");
        sheet_word(sheet, "");
        sheet_number_or_none(sheet, fault_number(faults, i, PDUP_FAULT_BOARD));
        sheet_number(sheet, fault_number(faults, i, PDUP_FAULT_ROUND));
        sheet_number(sheet, fault_number(faults, i, PDUP_FAULT_TABLE));
        sheet_word(sheet, fault_sentence(faults, i));
    }
}

static pdup_status write_csv(const pdup_quality *quality, const pdup_movement *movement,
                             const pdup_faults *faults) {
    struct sheet sheet;
    sheet_start(&sheet, all_columns, ALL_COLUMNS);
    add_measures(&sheet, quality);
    add_spreads(&sheet, quality, movement);
    add_faults(&sheet, faults);
    if (sheet.status == PDUP_OK) {
        csv_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return sheet.status;
}

static void write_faults(const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    printf("\n%s\n", count == 0 ? "No faults." : "Faults");
    for (int32_t i = 0; i < count; i++) {
        bool is_warning = fault_number(faults, i, PDUP_FAULT_CODE) > 0;
        printf("%s%s\n", is_warning ? "warning: " : "", fault_sentence(faults, i));
    }
}

static pdup_status write_text(const pdup_quality *quality, const pdup_movement *movement,
                              const pdup_faults *faults, const char *title) {
    struct sheet figures;
    struct sheet pairs;
    pdup_status status;
    sheet_start(&figures, measure_columns, MEASURE_COLUMNS);
    sheet_start(&pairs, spread_columns, SPREAD_COLUMNS);
    add_measures(&figures, quality);
    add_spreads(&pairs, quality, movement);
    status = figures.status != PDUP_OK ? figures.status : pairs.status;
    if (status == PDUP_OK) {
        printf("%s\n\n", title);
        text_write(stdout, &figures);
        printf("\n");
        text_write(stdout, &pairs);
        write_faults(faults);
    }
    sheet_free(&figures);
    sheet_free(&pairs);
    return status;
}

pdup_status quality_write(const pdup_movement *movement, const char *title, int format,
                          bool *has_faults_out) {
    pdup_quality *quality;
    pdup_faults *faults = NULL;
    pdup_status status = pdup_movement_quality(movement, &quality);
    *has_faults_out = false;
    if (status == PDUP_OK) {
        status = pdup_quality_faults(quality, &faults);
    }
    if (status == PDUP_OK) {
        *has_faults_out = pdup_faults_error_count(faults) > 0;
        status = format == FORMAT_CSV ? write_csv(quality, movement, faults)
                                      : write_text(quality, movement, faults, title);
    }
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    return status;
}

/* Of each its sentence alone, which tells the place: a place of this list has a set where others have a board. */
static void complain_each(const char *name, const pdup_faults *faults) {
    int32_t count = pdup_faults_count(faults);
    for (int32_t i = 0; i < count && i < COMPLAINTS_SHOWN; i++) {
        bool is_warning = fault_number(faults, i, PDUP_FAULT_CODE) > 0;
        print_visibly(stderr, name);
        fprintf(stderr, ": %s%s\n", is_warning ? "warning: " : "", fault_sentence(faults, i));
    }
    if (count > COMPLAINTS_SHOWN) {
        print_visibly(stderr, name);
        fprintf(stderr, ": and %d more, which --check lists\n", (int)(count - COMPLAINTS_SHOWN));
    }
}

pdup_status quality_complain(const pdup_movement *movement, const char *name,
                             bool *has_faults_out) {
    pdup_quality *quality;
    pdup_faults *faults = NULL;
    pdup_status status = pdup_movement_quality(movement, &quality);
    *has_faults_out = false;
    if (status == PDUP_OK) {
        status = pdup_quality_faults(quality, &faults);
    }
    if (status == PDUP_OK && pdup_faults_error_count(faults) > 0) {
        *has_faults_out = true;
        complain_each(name, faults);
    }
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    return status;
}
