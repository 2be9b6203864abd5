/* SPDX-License-Identifier: MIT */
#include "html.h"

static const char style[] =
    "@page { size: A4; margin: 12mm }\n"
    "body { font: 16px/1.35 sans-serif; color: #000; background: #fff; max-width: 60em;"
    " margin: 0 auto; padding: 0.5em }\n"
    "h1 { font-size: 1.4em; margin: 0 0 0.4em } h2 { font-size: 1.15em; margin: 0 0 0.3em }\n"
    "p { margin: 0 0 0.8em }\n"
    ".part { break-inside: avoid; page-break-inside: avoid; margin: 0 0 1.2em }\n"
    ".wide { overflow-x: auto }\n"
    ".figure { display: inline-block; width: 100%; max-width: 26em; vertical-align: top;"
    " break-inside: avoid; page-break-inside: avoid; margin: 0 0 1em }\n"
    "table { border-collapse: collapse }\n"
    "th, td { border: 1px solid #888; padding: 0.15em 0.5em; text-align: left;"
    " vertical-align: top }\n"
    "th { background: #eee } .n { text-align: right; font-variant-numeric: tabular-nums }\n"
    "thead { display: table-header-group }\n"
    "tr { break-inside: avoid; page-break-inside: avoid }\n"
    "h2 { break-after: avoid; page-break-after: avoid }\n"
    ".wide + h2, .wide + .wide { margin-top: 0.8em }\n"
    ".note { break-before: avoid; page-break-before: avoid } .note td { padding-left: 2em }\n"
    "@media (max-width: 40em) { table { font-size: 12px } th { font-size: 10px }"
    " th, td { padding: 0.2em } }\n"
    "@media print { body { font-size: 9.5pt; line-height: 1.2; max-width: none; padding: 0;"
    " orphans: 1; widows: 1 }"
    " th, td { padding: 0.05em 0.5em } .wide { overflow: visible }"
    " .figure { width: 44%; max-width: none; margin: 0 3% 0 0 } }\n";

static void write_escaped(FILE *file, const char *text) {
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '&':
            fputs("&amp;", file);
            break;
        case '<':
            fputs("&lt;", file);
            break;
        case '>':
            fputs("&gt;", file);
            break;
        case '"':
            fputs("&quot;", file);
            break;
        case '\'':
            fputs("&#39;", file);
            break;
        default:
            fputc(*text, file);
            break;
        }
    }
}

static void write_element(FILE *file, const char *tag, const char *text) {
    fprintf(file, "<%s>", tag);
    write_escaped(file, text);
    fprintf(file, "</%s>\n", tag);
}

static void begin(FILE *file, const char *title, const char *language, const char *more_style) {
    fprintf(file,
            "<!DOCTYPE html>\n<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n",
            language);
    write_element(file, "title", title);
    fprintf(file, "<style>\n%s%s</style>\n</head>\n<body>\n", style, more_style);
    write_element(file, "h1", title);
}

void html_begin(FILE *file, const char *title) {
    begin(file, title, "en", "");
}

void html_begin_in(FILE *file, const char *title, const char *language) {
    begin(file, title, language, "");
}

void html_begin_form(FILE *file, const char *title, const char *language, bool is_wide) {
    begin(file, title, language,
          is_wide ? "td { height: 8mm }\n@page { size: A4 landscape }\nbody { max-width: none }\n"
                  : "td { height: 8mm }\n");
}

void html_write_paragraph(FILE *file, const char *text) {
    write_element(file, "p", text);
}

void html_begin_part(FILE *file, const char *heading) {
    fputs("<section class=\"part\">\n", file);
    write_element(file, "h2", heading);
}

void html_end_part(FILE *file) {
    fputs("</section>\n", file);
}

void html_write_heading(FILE *file, const char *heading) {
    write_element(file, "h2", heading);
}

static void write_cell(FILE *file, const char *tag, const char *cell, enum column_kind kind) {
    fprintf(file, "<%s%s>", tag, kind == COLUMN_NUMBER ? " class=\"n\"" : "");
    write_escaped(file, cell);
    fprintf(file, "</%s>", tag);
}

static bool is_shown(const struct sheet *sheet, const int *widths, int column) {
    return widths[column] > 0 && sheet->columns[column].kind != COLUMN_NOTE;
}

/* A sentence below its row, as wide as the table. */
static void write_note(FILE *file, const struct sheet *sheet, const int *widths, const char *note) {
    int shown = 0;
    for (int i = 0; i < sheet->column_count; i++) {
        shown += is_shown(sheet, widths, i);
    }
    fprintf(file, "<tr class=\"note\"><td colspan=\"%d\">", shown);
    write_escaped(file, note);
    fputs("</td></tr>\n", file);
}

static const char *write_row(FILE *file, const struct sheet *sheet, const int *widths,
                             const char *cell) {
    const char *note = "";
    fputs("<tr>", file);
    for (int i = 0; i < sheet->column_count; i++, cell = sheet_next(cell)) {
        if (is_shown(sheet, widths, i)) {
            write_cell(file, "td", cell, sheet->columns[i].kind);
        } else if (sheet->columns[i].kind == COLUMN_NOTE) {
            note = cell;
        }
    }
    fputs("</tr>\n", file);
    if (*note != '\0') {
        write_note(file, sheet, widths, note);
    }
    return cell;
}

void html_write_sheet(FILE *file, const struct sheet *sheet) {
    int widths[SHEET_MOST_COLUMNS];
    const char *cell = sheet->text;
    size_t rows = sheet_row_count(sheet);
    sheet_widths(sheet, widths);
    fputs("<div class=\"wide\"><table>\n<thead><tr>", file);
    for (int i = 0; i < sheet->column_count; i++) {
        if (is_shown(sheet, widths, i)) {
            write_cell(file, "th", sheet->columns[i].heading, sheet->columns[i].kind);
        }
    }
    fputs("</tr></thead>\n<tbody>\n", file);
    for (size_t row = 0; row < rows; row++) {
        cell = write_row(file, sheet, widths, cell);
    }
    fputs("</tbody>\n</table></div>\n", file);
}

void html_write_figure(FILE *file, const char *svg) {
    fprintf(file, "<div class=\"figure\">%s</div>\n", svg);
}

void html_end(FILE *file) {
    fputs("</body>\n</html>\n", file);
}
