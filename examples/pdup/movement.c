/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "cards.h"
#include "command.h"
#include "complain.h"
#include "csv.h"
#include "options.h"
#include "sheet.h"
#include "text.h"

enum { TABLES_FEWEST = 5, TITLE_CAP = 120 };

static const char help[] =
    "Usage: pdup movement rotation --tables T --seats 3|4 [--rounds R] [--cards]\n"
    "                              [--format text|csv|html]\n"
    "\n"
    "Prints who sits where with which set in every round. On T tables the players of line\n"
    "N are 1 to T, of E T+1 to 2T, then come S and W. This version knows the rotation of\n"
    "rules 5, for numbers of tables without factor 2 or 3. In text and html the boards of\n"
    "a set stand beside it: 2 (5-8).\n"
    "\n"
    "  --tables T              tables, 5 to 10000\n"
    "  --seats 3|4             players at a table\n"
    "  --rounds R              rounds to play, 1 to T (T)\n"
    "  --cards                 guide cards for the tables instead of the seating\n"
    "  --format text|csv|html  form of output (text); html is for guide cards\n"
    "  --lang en               language (en)\n"
    "  --help                  this text\n";

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

struct request {
    int32_t tables;
    int32_t seats;
    int32_t rounds; /* 0 for the full circle. */
    int32_t cards;
};

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
        sheet_set(sheet, set, pdup_movement_seats(movement));
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player;
        sheet_note(sheet, pdup_movement_player_at(movement, round, table, seat, &player));
        sheet_number_or_none(sheet, player);
    }
}

/* Round by round: the largest movement has 10^8 lines, too many to hold. */
static pdup_status write_seating(const pdup_movement *movement, const char *title, int format) {
    bool csv = format == FORMAT_CSV;
    int skipped = csv ? 0 : 1;
    int32_t rounds = pdup_movement_round_count(movement);
    int32_t tables = pdup_movement_table_count(movement);
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
        }
    }
    sheet_free(&sheet);
    return sheet.status;
}

static int write_movement(const struct command *command, const struct request *request,
                          const pdup_movement *movement, int format) {
    char title[TITLE_CAP];
    int32_t rounds = pdup_movement_round_count(movement);
    pdup_status status;
    snprintf(title, sizeof title, "Rotation: %d players, %d tables of %d, %d round%s",
             (int)pdup_movement_player_count(movement), (int)request->tables, (int)request->seats,
             (int)rounds, rounds == 1 ? "" : "s");
    status = request->cards ? cards_write(movement, title, format)
                            : write_seating(movement, title, format);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* The nearest numbers of tables that do have a rotation: two numbers in any six have no factor 2 or 3. */
static int complain_no_rotation(const struct command *command, int32_t tables) {
    int32_t below = tables;
    int32_t above = tables;
    while (below % 2 == 0 || below % 3 == 0) {
        below--;
    }
    while (above % 2 == 0 || above % 3 == 0) {
        above++;
    }
    if (above > PDUP_MAX_TABLES) {
        return complain_usage(command->name,
                              "--tables %d: a rotation needs a number without factor 2 or 3; the "
                              "nearest is %d",
                              (int)tables, (int)below);
    }
    return complain_usage(command->name,
                          "--tables %d: a rotation needs a number without factor 2 or 3; the "
                          "nearest are %d and %d",
                          (int)tables, (int)below, (int)above);
}

static int make_movement(const struct command *command, const struct request *request,
                         pdup_movement **movement_out) {
    pdup_movement *full;
    pdup_status status = pdup_movement_new_rotation(NULL, request->tables, request->seats, &full);
    int32_t circle;
    *movement_out = NULL;
    if (status == PDUP_E_NO_MOVEMENT) {
        return complain_no_rotation(command, request->tables);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    circle = pdup_movement_round_count(full);
    if (request->rounds == 0) {
        *movement_out = full;
        return EXIT_DONE;
    }
    status = pdup_movement_with_rounds(full, request->rounds, movement_out);
    pdup_movement_unref(full);
    if (status == PDUP_E_RANGE) {
        return complain_usage(command->name, "--rounds %d: %d tables play 1 to %d rounds",
                              (int)request->rounds, (int)request->tables, (int)circle);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int check_request(const struct command *command, const struct request *request,
                         const struct operands *operands) {
    if (operands->count == 0) {
        return complain_usage(command->name, "a kind of movement is missing: rotation");
    }
    if (strcmp(operands->words[0], "rotation") != 0) {
        return complain_usage(command->name, "'%s': this version knows only rotation",
                              operands->words[0]);
    }
    if (operands->count > 1) {
        return complain_usage(command->name, "'%s': rotation takes no such word",
                              operands->words[1]);
    }
    if (request->tables == 0 || request->seats == 0) {
        return complain_usage(command->name, "%s is missing",
                              request->tables == 0 ? "--tables" : "--seats");
    }
    if (operands->format == FORMAT_HTML && !request->cards) {
        return complain_usage(command->name, "--format html: only guide cards have it (--cards)");
    }
    return EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {0, 0, 0, 0};
    pdup_movement *movement = NULL;
    struct operands operands;
    int result;
    const struct setting settings[] = {
        {"tables", SETTING_NUMBER, TABLES_FEWEST, PDUP_MAX_TABLES, NULL, &request.tables},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"rounds", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.rounds},
        {"cards", SETTING_FLAG, 0, 0, NULL, &request.cards},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    result = check_request(command, &request, &operands);
    if (result == EXIT_DONE) {
        result = make_movement(command, &request, &movement);
    }
    if (result == EXIT_DONE) {
        result = write_movement(command, &request, movement, operands.format);
        pdup_movement_unref(movement);
    }
    return result;
}

const struct command movement_command = {
    "movement", "seating of every round, guide cards", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
