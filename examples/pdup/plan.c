/* SPDX-License-Identifier: MIT */
#include <stdio.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "options.h"
#include "quality.h"
#include "sheet.h"
#include "text.h"

enum {
    PLAYERS_FEWEST = 15, /* Five tables of three. */
    NOTE_CAP = 200
};

static const char help[] =
    "Usage: pdup plan --players N [--seats 3|4|any] [--rounds R] [--minutes M]\n"
    "                 [--minutes-per-board B] [--format text|csv]\n"
    "\n"
    "Lists the movements that seat exactly N players, none resting. This version knows\n"
    "the rotation of rules 5 in one room: tables of 4 or 3, their number 5 or more and\n"
    "without factor 2 or 3. For no N are there two of them.\n"
    "\n"
    "  --players N            players, 1 to 40000\n"
    "  --seats 3|4|any        players at a table (any)\n"
    "  --rounds R             rounds to play (the full circle)\n"
    "  --minutes M            time there is: no more rounds than that allows\n"
    "  --minutes-per-board B  minutes a board takes (5)\n"
    "  --format text|csv      form of output (text)\n"
    "  --lang en              language (en)\n"
    "  --help                 this text\n"
    "\n"
    "A round takes seats times minutes-per-board minutes: a set has a board for each seat.\n"
    "\n"
    "  never_met              pairs of players of different lines who are at no table together\n"
    "  most_meetings          how often the two who meet most are at one table\n"
    "  quality                100 S^2 / (N SS): N pairs of players inside a line, S the sum of\n"
    "                         their comparisons (sets both played), SS the sum of the squares;\n"
    "                         100 if all are compared equally often, empty if nobody is\n"
    "  rooms, copies          rooms played in, copies of each set; 1 and 1 in this version\n"
    "  resting                players who rest in a round; 0 in this version\n"
    "  variant                variant of the kind of movement; empty in this version\n";

static const struct column columns[] = {
    {"rank", "Rank", COLUMN_NUMBER},
    {"kind", "Kind", COLUMN_WORD},
    {"variant", "Variant", COLUMN_WORD},
    {"seats", "Seats", COLUMN_NUMBER},
    {"tables", "Tables", COLUMN_NUMBER},
    {"rooms", "Rooms", COLUMN_NUMBER},
    {"rounds", "Rounds", COLUMN_NUMBER},
    {"sets", "Sets", COLUMN_NUMBER},
    {"copies", "Copies", COLUMN_NUMBER},
    {"resting", "Resting", COLUMN_NUMBER},
    {"minutes", "Minutes", COLUMN_NUMBER},
    {"never_met", "Never met", COLUMN_NUMBER},
    {"most_meetings", "Most meetings", COLUMN_NUMBER},
    {"quality", "Quality", COLUMN_NUMBER},
    {"note", "Note", COLUMN_NOTE},
};

struct request {
    int32_t players;
    int32_t seats; /* 0 for any. */
    int32_t rounds;
    int32_t minutes; /* 0: as long as it takes. */
    int32_t per_board;
};

struct plan {
    int32_t seats;
    int32_t tables;
    int32_t circle; /* Rounds of the full circle. */
    int32_t rounds;
    int32_t sets;
};

/* A rotation that seats the players at tables of that size. Sets tables to 0 if there is none. */
static pdup_status find_rotation(int32_t players, int32_t seats, struct plan *plan_out) {
    pdup_movement *movement;
    pdup_status status;
    plan_out->tables = 0;
    if (players % seats != 0) {
        return PDUP_OK;
    }
    status = pdup_movement_new_rotation(NULL, players / seats, seats, &movement);
    if (status == PDUP_E_NO_MOVEMENT || status == PDUP_E_RANGE) {
        return PDUP_OK;
    }
    if (status == PDUP_OK) {
        plan_out->seats = seats;
        plan_out->tables = pdup_movement_table_count(movement);
        plan_out->circle = pdup_movement_round_count(movement);
        plan_out->rounds = plan_out->circle;
        plan_out->sets = pdup_movement_set_count(movement);
        pdup_movement_unref(movement);
    }
    return status;
}

/* The one rotation for so many players. There are never two: 4a = 3b would make a divisible by 3. */
static pdup_status find_plan(int32_t players, int32_t seats, struct plan *plan_out) {
    pdup_status status = PDUP_OK;
    plan_out->tables = 0;
    for (int32_t size = 4; size >= 3 && status == PDUP_OK && plan_out->tables == 0; size--) {
        if (seats == 0 || seats == size) {
            status = find_rotation(players, size, plan_out);
        }
    }
    return status;
}

/* The nearest head count that can be seated, in steps of 1 or -1; tables is 0 if there is none. */
static pdup_status find_nearest(const struct request *request, int32_t step, struct plan *plan) {
    pdup_status status = PDUP_OK;
    int32_t players = request->players + step;
    plan->tables = 0;
    if (step > 0 && players < PLAYERS_FEWEST) {
        players = PLAYERS_FEWEST;
    }
    for (; players >= PLAYERS_FEWEST && players <= PDUP_MAX_PLAYERS && status == PDUP_OK &&
           plan->tables == 0;
         players += step) {
        status = find_plan(players, request->seats, plan);
    }
    return status;
}

static void print_nearest(const char *where, const struct plan *plan) {
    if (plan->tables == 0) {
        fprintf(stderr, "%s: none", where);
    } else {
        fprintf(stderr, "%s: %d players (%d tables of %d)", where,
                (int)(plan->tables * plan->seats), (int)plan->tables, (int)plan->seats);
    }
}

static int complain_no_plan(const struct command *command, const struct request *request) {
    struct plan below;
    struct plan above;
    pdup_status status = find_nearest(request, -1, &below);
    if (status == PDUP_OK) {
        status = find_nearest(request, 1, &above);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    fprintf(stderr, "pdup %s: no rotation seats %d player%s at tables of %s; ", command->name,
            (int)request->players, request->players == 1 ? "" : "s",
            request->seats == 0   ? "4 or 3"
            : request->seats == 4 ? "4"
                                  : "3");
    print_nearest("nearest below", &below);
    print_nearest(", nearest above", &above);
    fputc('\n', stderr);
    return EXIT_FAULTS;
}

/* Sets the rounds to what was asked for and the time allows; false, and says so, if that cannot be. */
static bool fit_rounds(const struct command *command, const struct request *request,
                       struct plan *plan) {
    int32_t round_minutes = plan->seats * request->per_board; /* A set has a board for each seat. */
    if (request->rounds > plan->circle) {
        complain(command->name,
                 "the rotation of %d players has %d tables of %d and at most %d rounds, not %d",
                 (int)request->players, (int)plan->tables, (int)plan->seats, (int)plan->circle,
                 (int)request->rounds);
        return false;
    }
    if (request->rounds > 0) {
        plan->rounds = request->rounds;
    }
    if (request->minutes > 0 && request->minutes < round_minutes) {
        complain(command->name, "one round at tables of %d takes %d minutes, more than %d",
                 (int)plan->seats, (int)round_minutes, (int)request->minutes);
        return false;
    }
    if (request->minutes > 0 && request->minutes / round_minutes < plan->rounds) {
        plan->rounds = request->minutes / round_minutes;
    }
    return true;
}

/* Why the plan is as good as it is. Stopped one round before the full circle, every pair of a line is still
 * compared equally often; earlier stops make comparisons uneven. */
static void write_note(const struct plan *plan, int32_t never_met, char *note) {
    if (plan->rounds == plan->circle) {
        snprintf(note, NOTE_CAP,
                 "full circle: every player meets every player of the other lines once and plays "
                 "every set once");
    } else if (plan->rounds == 1) {
        snprintf(note, NOTE_CAP,
                 "one round: every set is played at one table only, so nobody is compared");
    } else {
        snprintf(note, NOTE_CAP,
                 "stopped after %d of %d rounds: %d pairs of different lines never meet, and "
                 "comparisons inside lines are %s",
                 (int)plan->rounds, (int)plan->circle, (int)never_met,
                 plan->rounds == plan->circle - 1 ? "still even" : "uneven");
    }
}

static void fill_row(struct sheet *sheet, const struct request *request, const struct plan *plan) {
    int32_t never_met = quality_never_met(plan->tables, plan->seats, plan->rounds);
    char note[NOTE_CAP];
    int64_t numerator;
    int64_t denominator;
    write_note(plan, never_met, note);
    sheet_number(sheet, 1);
    sheet_word(sheet, "rotation");
    sheet_word(sheet, "");
    sheet_number(sheet, plan->seats);
    sheet_number(sheet, plan->tables);
    sheet_number(sheet, 1);
    sheet_number(sheet, plan->rounds);
    sheet_number(sheet, plan->sets);
    sheet_number(sheet, 1);
    sheet_number(sheet, 0);
    sheet_number(sheet, plan->rounds * plan->seats * request->per_board);
    sheet_number(sheet, never_met);
    sheet_number(sheet, 1);
    if (quality_of_line(plan->tables, plan->rounds, &numerator, &denominator)) {
        sheet_fraction(sheet, numerator, denominator, 2);
    } else {
        sheet_word(sheet, "");
    }
    sheet_word(sheet, note);
}

static int write_plan(const struct command *command, const struct request *request,
                      const struct plan *plan, int format) {
    struct sheet sheet;
    int result = EXIT_DONE;
    sheet_start(&sheet, columns, (int)(sizeof columns / sizeof columns[0]));
    fill_row(&sheet, request, plan);
    if (sheet.status != PDUP_OK) {
        result = complain_status(command->name, sheet.status);
    } else if (format == FORMAT_CSV) {
        csv_write_header(stdout, &sheet);
        csv_write_rows(stdout, &sheet);
    } else {
        printf("Plans for %d players\n\n", (int)request->players);
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return result;
}

static int run(const struct command *command, int argc, char **argv) {
    static const char *const seat_words[] = {"any", "3", "4", NULL};
    static const int32_t seat_numbers[] = {0, 3, 4};
    struct request request = {0, 0, 0, 0, 5};
    struct plan plan;
    struct operands operands;
    pdup_status status;
    int32_t seats = 0;
    int result;
    const struct setting settings[] = {
        {"players", SETTING_NUMBER, 1, PDUP_MAX_PLAYERS, NULL, &request.players},
        {"seats", SETTING_CHOICE, 0, 0, seat_words, &seats},
        {"rounds", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.rounds},
        {"minutes", SETTING_NUMBER, 1, 1000000, NULL, &request.minutes},
        {"minutes-per-board", SETTING_NUMBER, 1, 1440, NULL, &request.per_board},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    if (operands.count > 0) {
        return complain_usage(command->name, "'%s': plan takes no such word", operands.words[0]);
    }
    if (request.players == 0) {
        return complain_usage(command->name, "--players is missing");
    }
    request.seats = seat_numbers[seats];
    status = find_plan(request.players, request.seats, &plan);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    if (plan.tables == 0) {
        return complain_no_plan(command, &request);
    }
    if (!fit_rounds(command, &request, &plan)) {
        return EXIT_FAULTS;
    }
    return write_plan(command, &request, &plan, operands.format);
}

const struct command plan_command = {
    "plan", "movements for so many players", help, FORMAT_TEXT | FORMAT_CSV, run,
};
