/* SPDX-License-Identifier: MIT */
#include "seating_sheets.h"

#include <stdbool.h>
#include <stdio.h>

#include "command.h"
#include "csv.h"
#include "sheet.h"
#include "text.h"

static const struct column columns[] = {
    {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},
    {"set", "Set (boards)", COLUMN_NUMBER},
    {"N", "N", COLUMN_NUMBER},
    {"E", "E", COLUMN_NUMBER},
    {"S", "S", COLUMN_NUMBER},
    {"W", "W", COLUMN_NUMBER},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

static void add_table(struct sheet *sheet, const pdup_movement *movement, int32_t round,
                      int32_t table, bool csv) {
    int32_t set;
    sheet_note(sheet, pdup_movement_set_at(movement, round, table, &set));
    if (set == 0) {
        return; /* An idle table has no line. */
    }
    if (csv) {
        sheet_number(sheet, round);
    }
    sheet_number(sheet, table);
    if (csv) {
        sheet_number(sheet, set);
    } else {
        sheet_set(sheet, set, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS));
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player;
        sheet_note(sheet, pdup_movement_player_at(movement, round, table, seat, &player));
        sheet_number_or_none(sheet, player);
    }
}

/* Who has no place in a round, for people: a list of his own. */
static pdup_status write_resting(const pdup_movement *movement, int32_t round) {
    int32_t players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    const char *before = "Resting:";
    for (int32_t player = 1; player <= players; player++) {
        int32_t table;
        pdup_seat seat;
        pdup_status status = pdup_movement_place_of_player(movement, round, player, &table, &seat);
        if (status != PDUP_OK) {
            return status;
        }
        if (table == 0) {
            printf("%s %d", before, (int)player);
            before = "";
        }
    }
    if (before[0] == '\0') {
        printf("\n");
    }
    return PDUP_OK;
}

/* Round by round: the largest movement has 10^8 lines, too many to hold. */
pdup_status seating_write(const pdup_movement *movement, const char *title, int format) {
    bool csv = format == FORMAT_CSV;
    int skipped = csv ? 0 : 1;
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    struct sheet sheet;
    sheet_start(&sheet, columns + skipped, COLUMN_COUNT - skipped);
    if (csv) {
        csv_write_header(stdout, &sheet);
    } else {
        printf("%s\n", title);
    }
    for (int32_t round = 1; round <= rounds && !ferror(stdout); round++) {
        sheet_clear(&sheet);
        for (int32_t table = 1; table <= tables; table++) {
            add_table(&sheet, movement, round, table, csv);
        }
        if (sheet.status != PDUP_OK) {
            break;
        }
        if (csv) {
            csv_write_rows(stdout, &sheet);
        } else {
            printf("\nRound %d\n", (int)round);
            text_write(stdout, &sheet);
            sheet.status = write_resting(movement, round);
        }
    }
    sheet_free(&sheet);
    return sheet.status;
}
