/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "movement_write.h"
#include "options.h"
#include "sheet.h"
#include "text.h"

enum {
    PLAYERS_FEWEST = 3,
    MINUTES_MOST = 1000000,
    WAYS_MOST = 12,
    PER_BOARD_MOST = 1440,
    DECIMALS = 2
};

static const char help[] =
    "Usage: pdup plan --players N [--seats 3|4|any] [--rounds R | --boards B]\n"
    "                 [--minutes M] [--minutes-per-board P] [--copies C] [--rooms K]\n"
    "                 [--movement RANK [--cards | --player-cards | --check |\n"
    "                                  --write list|cycle]]\n"
    "                 [--format text|csv|html]\n"
    "\n"
    "Lists the ways for N players to play, best first, at most twelve. In order:\n"
    "fewest minutes more than there are, fewest resting, nearest to the wished length, fewest\n"
    "pairs that never meet, meetings most even, highest quality, fewest copies, fewest rooms,\n"
    "lines before individual movements, shortest, tables of four before tables of three.\n"
    "\n"
    "  --players N            players, 3 to 40000\n"
    "  --seats 3|4|any        players at a table (any)\n"
    "  --rounds R             rounds wished: as near as can be (all there are)\n"
    "  --boards B             boards wished at each table, likewise; --rounds comes before\n"
    "  --minutes M            time there is: no more rounds than that allows\n"
    "  --minutes-per-board P  minutes a board takes (5)\n"
    "  --copies C             copies of each set there are (as many as needed)\n"
    "  --rooms K              exactly K rooms, equal ones (any number)\n"
    "  --movement RANK        instead of the list who sits where in that way, as `pdup\n"
    "                         movement` prints it, and likewise:\n"
    "  --cards, --player-cards, --check, --write list|cycle\n"
    "                         guide cards for tables or players; how good it is; as text\n"
    "  --format text|csv|html form of output (text); html is for guide cards\n"
    "  --lang en              language (en)\n"
    "  --help                 this text\n"
    "\n"
    "A round takes seats times minutes-per-board minutes: a set has a board for each seat.\n"
    "All is counted from the seating: of 10000 players that takes seconds, of 40000 minutes.\n"
    "\n"
    "  kind                   rotation (rules 5), skip (rules 5, procedure 3), lines (another\n"
    "                         design), individual (rules 5, procedure 4)\n"
    "  variant                of an individual movement: S single copies, D all tables play one\n"
    "                         set in a round, F few rounds, X two tables exchange their sets\n"
    "  resting                players who rest in a round\n"
    "  never_met              pairs of players who are at no table together; by lines: of\n"
    "                         different lines\n"
    "  most_meetings          how often the two who meet most are at one table, likewise\n"
    "  quality                100 S^2 / (N SS): N pairs of players who compete (by lines: inside\n"
    "                         a line), S the sum of their weights of competition, SS the sum of\n"
    "                         the squares; 100 if all compete equally, empty if nobody is "
    "compared\n";

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

/* 0 where nothing is wished. */
struct request {
    int32_t players;
    int32_t seats;
    int32_t rounds;
    int32_t boards;
    int32_t minutes;
    int32_t per_board;
    int32_t copies;
    int32_t rooms;
    int32_t rank; /* of the way whose movement is wanted; 0: all ways */
    struct movement_wish wish;
};

static pdup_status set_wishes(pdup_wishes *wishes, const struct request *request) {
    const pdup_status statuses[] = {
        pdup_wishes_set(wishes, PDUP_WISH_SEATS, request->seats),
        pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, request->rounds),
        pdup_wishes_set(wishes, PDUP_WISH_BOARDS, request->boards),
        pdup_wishes_set(wishes, PDUP_WISH_MINUTES, request->minutes),
        pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, request->per_board),
        pdup_wishes_set(wishes, PDUP_WISH_COPIES, request->copies),
        pdup_wishes_set(wishes, PDUP_WISH_ROOMS, request->rooms),
    };
    for (size_t i = 0; i < sizeof statuses / sizeof statuses[0]; i++) {
        if (statuses[i] != PDUP_OK) {
            return statuses[i];
        }
    }
    return PDUP_OK;
}

static pdup_status make_plan(const struct request *request, pdup_plan **plan_out) {
    pdup_wishes *wishes;
    pdup_status status = pdup_wishes_new(NULL, request->players, &wishes);
    *plan_out = NULL;
    if (status == PDUP_OK) {
        status = set_wishes(wishes, request);
    }
    if (status == PDUP_OK) {
        status = pdup_plan_new(wishes, plan_out);
    }
    pdup_wishes_unref(wishes);
    return status;
}

static int complain_no_way(const struct command *command, const struct request *request) {
    fprintf(stderr, "pdup %s: no way is known for %d players", command->name,
            (int)request->players);
    if (request->seats > 0) {
        fprintf(stderr, " at tables of %d", (int)request->seats);
    }
    if (request->rooms > 0) {
        fprintf(stderr, " in %d equal room%s", (int)request->rooms, request->rooms == 1 ? "" : "s");
    }
    if (request->copies > 0) {
        fprintf(stderr, " with %d cop%s of each set", (int)request->copies,
                request->copies == 1 ? "y" : "ies");
    }
    fputs("; leave out one of the wishes\n", stderr);
    return EXIT_FAULTS;
}

static const char *word_of_kind(int32_t kind) {
    static const char *const words[] = {"", "rotation", "skip", "lines", "individual", "listed"};
    return words[kind];
}

static const char *word_of_variant(pdup_variant variant) {
    static const char *const words[] = {"", "S", "D", "F", "X"};
    return words[variant];
}

static void add_movement(struct sheet *sheet, const pdup_movement *movement) {
    sheet_word(sheet, word_of_kind(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND)));
    sheet_word(sheet, word_of_variant(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT)));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS));
    sheet_number(sheet, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES));
}

static void add_quality(struct sheet *sheet, const pdup_quality *quality, int32_t decimals) {
    static const pdup_measure measures[] = {PDUP_MEASURE_NEVER_MET, PDUP_MEASURE_MOST_MEETINGS};
    int64_t numerator;
    int64_t denominator;
    pdup_status status = pdup_quality_factor(quality, &numerator, &denominator);
    for (size_t i = 0; i < sizeof measures / sizeof measures[0]; i++) {
        int64_t value;
        sheet_note(sheet, pdup_quality_measure(quality, measures[i], &value));
        sheet_fraction(sheet, value, 1, PDUP_EXACT);
    }
    /* Of tens of thousands of players it may be too long a fraction. */
    if (status == PDUP_OK && denominator > 0) {
        sheet_fraction(sheet, numerator, denominator, decimals);
    } else {
        sheet_word(sheet, "");
    }
}

static void add_way(struct sheet *sheet, const pdup_plan *plan, int32_t index, int32_t decimals) {
    pdup_movement *movement;
    pdup_quality *quality;
    int32_t resting;
    int32_t minutes;
    sheet_note(sheet, pdup_plan_movement_at(plan, index, &movement));
    sheet_note(sheet, pdup_plan_quality_at(plan, index, &quality));
    sheet_note(sheet, pdup_plan_number_at(plan, index, PDUP_WAY_RESTING, &resting));
    sheet_note(sheet, pdup_plan_number_at(plan, index, PDUP_WAY_MINUTES, &minutes));
    sheet_number(sheet, index + 1);
    add_movement(sheet, movement);
    sheet_number(sheet, resting);
    sheet_number(sheet, minutes);
    add_quality(sheet, quality, decimals);
    sheet_word(sheet, pdup_plan_note_at(plan, index));
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

static int write_plan(const struct command *command, const struct request *request,
                      const pdup_plan *plan, int format) {
    struct sheet sheet;
    int result = EXIT_DONE;
    sheet_start(&sheet, columns, (int)(sizeof columns / sizeof columns[0]));
    for (int32_t i = 0; i < pdup_plan_count(plan); i++) {
        add_way(&sheet, plan, i, format == FORMAT_CSV ? csv_decimals() : DECIMALS);
    }
    if (sheet.status != PDUP_OK) {
        result = complain_status(command->name, sheet.status);
    } else if (format == FORMAT_CSV) {
        csv_write(stdout, &sheet);
    } else {
        printf("Ways for %d players, best first\n\n", (int)request->players);
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return result;
}

static int write_way(const struct command *command, const struct request *request,
                     const pdup_plan *plan, int format) {
    pdup_movement *movement;
    int32_t count = pdup_plan_count(plan);
    pdup_status status = pdup_plan_movement_at(plan, request->rank - 1, &movement);
    int result;
    if (status == PDUP_E_RANGE) {
        complain(command->name, "--movement %d: there %s %d way%s", (int)request->rank,
                 count == 1 ? "is" : "are", (int)count, count == 1 ? "" : "s");
        return EXIT_FAULTS;
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    result = movement_write(command, &request->wish, movement, format);
    pdup_movement_unref(movement);
    return result;
}

static int plan_request(const struct command *command, const struct request *request, int format) {
    pdup_plan *plan;
    pdup_status status = make_plan(request, &plan);
    int result;
    if (status == PDUP_E_NO_MOVEMENT) {
        return complain_no_way(command, request);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    result = request->rank > 0 ? write_way(command, request, plan, format)
                               : write_plan(command, request, plan, format);
    pdup_plan_unref(plan);
    return result;
}

/* The list of ways itself has neither cards nor pages. */
static int check_wish(const struct command *command, const struct request *request, int format) {
    const struct movement_wish *wish = &request->wish;
    bool has_wish = wish->cards || wish->player_cards || wish->check || wish->form != 0;
    if (request->rank == 0 && (has_wish || format == FORMAT_HTML)) {
        return complain_usage(command->name,
                              "%s: only with --movement RANK, which tells of which way",
                              wish->cards          ? "--cards"
                              : wish->player_cards ? "--player-cards"
                              : wish->check        ? "--check"
                              : has_wish           ? "--write"
                                                   : "--format html");
    }
    return request->rank > 0 ? movement_check_wish(command, wish, format) : EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    static const char *const seat_words[] = {"any", "3", "4", NULL};
    static const int32_t seat_numbers[] = {0, 3, 4};
    struct request request = {.per_board = 5};
    struct operands operands = {0};
    int32_t seats = 0;
    int32_t form = -1;
    int result;
    const struct setting settings[] = {
        {"players", SETTING_NUMBER, PLAYERS_FEWEST, PDUP_MAX_PLAYERS, NULL, &request.players},
        {"seats", SETTING_CHOICE, 0, 0, seat_words, &seats},
        {"rounds", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.rounds},
        {"boards", SETTING_NUMBER, 1, PDUP_MAX_BOARDS, NULL, &request.boards},
        {"minutes", SETTING_NUMBER, 1, MINUTES_MOST, NULL, &request.minutes},
        {"minutes-per-board", SETTING_NUMBER, 1, PER_BOARD_MOST, NULL, &request.per_board},
        {"copies", SETTING_NUMBER, 1, PDUP_MAX_TABLES, NULL, &request.copies},
        {"rooms", SETTING_NUMBER, 1, PDUP_MAX_ROOMS, NULL, &request.rooms},
        {"movement", SETTING_NUMBER, 1, WAYS_MOST, NULL, &request.rank},
        {"cards", SETTING_FLAG, 0, 0, NULL, &request.wish.cards},
        {"player-cards", SETTING_FLAG, 0, 0, NULL, &request.wish.player_cards},
        {"check", SETTING_FLAG, 0, 0, NULL, &request.wish.check},
        {"write", SETTING_CHOICE, 0, 0, movement_form_words, &form},
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
    request.wish.form = form + 1;
    result = check_wish(command, &request, operands.format);
    return result == EXIT_DONE ? plan_request(command, &request, operands.format) : result;
}

const struct command plan_command = {
    "plan", "ways for so many players to play", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML, run,
};
