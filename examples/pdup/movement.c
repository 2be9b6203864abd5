/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "improve.h"
#include "input.h"
#include "movement_make.h"
#include "movement_write.h"
#include "options.h"
#include "quality_sheets.h"

enum { TABLES_FEWEST = 3 };

static const char help[] =
    "Usage: pdup movement rotation --tables T --seats 3|4 [--rooms K]\n"
    "       pdup movement skip --tables T --seats 3|4 [--rooms K] [--steps E,S,W]\n"
    "       pdup movement best --tables T --seats 3|4 [--rooms K] [--shared | --short]\n"
    "       pdup movement individual --players P --seats 3|4 [--variant S|D|F|X]\n"
    "       pdup movement file FILE\n"
    "              [--rounds R] [--cards | --player-cards | --check | --write list|cycle]\n"
    "              [--even-seats | --one-winner] [--improve SECONDS [--seed HEX]]\n"
    "              [--format text|csv|html]\n"
    "\n"
    "Prints who sits where with which set in every round. By lines on T tables the players\n"
    "of line N are 1 to T, of E T+1 to 2T, then come S and W. In text and html the boards of\n"
    "a set stand beside it: 2 (5-8).\n"
    "\n"
    "  rotation    the rotation of rules 5, for numbers of tables without factor 2 or 3\n"
    "  skip        with extra steps past sets already played (rules 5, procedure 3)\n"
    "  best        the best movement by lines that is known for so many tables (for 6 tables\n"
    "              five rounds without a second meeting, or with --rounds 6 all six)\n"
    "  individual  every player for himself (rules 5, procedure 4)\n"
    "  file        as FILE has it, - for standard input: the list or the cycle that --write\n"
    "              prints, a row `round table N E S W set` a table, a line of groups\n"
    "              `N,E,S,W,set` a round, after a line `!table` a row `N E S W set` a round, JSON\n"
    "              objects of round, table, north, east, south, west and boards, or without sets\n"
    "              a line `N-E-S-W` a table and an empty line after each round. A header, also\n"
    "              in a comment, tells another order of seats. Faults are told first (status 1).\n"
    "\n"
    "  --tables T              tables of a room, 3 to 10000\n"
    "  --players P             players of an individual movement\n"
    "  --seats 3|4             players at a table\n"
    "  --variant S|D|F|X       S single copies of the sets, D one set at all tables in a round,\n"
    "                          F few rounds, X two tables exchange sets (the recommended one)\n"
    "  --steps E,S,W           skip: tables that the lines go up each round, or down: 1,2,3; with\n"
    "                          --seats 3 two numbers (those of the rules: 1,2,-2)\n"
    "  --shared                best: all tables play set r in round r, a copy for each table or\n"
    "                          its boards going round; also perfect for 4 and 22 tables of\n"
    "                          four, 3 and 10 of three\n"
    "  --short                 best: one round less than tables by one announced step a line,\n"
    "                          no two players meeting twice; for 6 and 10 tables\n"
    "  --rooms K               rooms that play the same sets at once (1)\n"
    "  --rounds R              rounds to play (all)\n"
    "  --even-seats            individual: turn the boxes of some sets, at all tables alike, so\n"
    "                          that everybody has all seats about as often; else who never\n"
    "                          moves is always N\n"
    "  --one-winner            by lines: turn all boxes of some rounds, so that the lines\n"
    "                          compete with each other; after that it is not by lines\n"
    "  --cards                 guide cards for the tables instead of the seating\n"
    "  --player-cards          guide cards for the players instead of the seating\n"
    "  --check                 instead of the seating how good it is, counted from the seating\n"
    "                          alone, and what is wrong with it: then the exit status is 1\n"
    "  --write list|cycle      the movement as text that file reads: round by round, or the\n"
    "                          two rows of the rules, if it goes round in a cycle\n"
    "  --improve SECONDS       look so long for a better movement of this size: fewer pairs that\n"
    "                          never meet, then meetings, comparisons and seats more even\n"
    "  --seed HEX              64 digits to look with (drawn, and told); the same seed with as\n"
    "                          much time finds the same, with more time perhaps a better one\n"
    "  --format text|csv|html  form of output (text); html is for guide cards\n"
    "  --lang en               language (en)\n"
    "  --help                  this text\n";

/* The words of the line: the kind, and FILE for that kind. */
static int read_words(const struct command *command, const struct operands *operands,
                      struct movement_request *request) {
    int used = 1;
    int result;
    if (operands->count == 0) {
        return complain_usage(command->name, "a kind of movement is missing: %s", movement_kinds);
    }
    request->kind = operands->words[0];
    if (strcmp(request->kind, "file") == 0 && operands->count > 1) {
        request->file = operands->words[1];
        used = 2;
    }
    result = movement_check_request(command, request);
    if (result == EXIT_DONE && operands->count > used) {
        return complain_usage(command->name, "'%s': %s takes no such word", operands->words[used],
                              request->kind);
    }
    return result;
}

/* A movement of one's own may be wrong, and who prints cards from it would find out at the tables; --check itself tells
 * more. */
static int write_checked(const struct command *command, const struct movement_request *request,
                         const struct movement_wish *wish, const pdup_movement *movement,
                         int format) {
    bool has_faults = false;
    if (request->file != NULL && !wish->check) {
        pdup_status status = quality_complain(movement, input_name(request->file), &has_faults);
        if (status != PDUP_OK) {
            return complain_status(command->name, status);
        }
    }
    int result = movement_write(command, wish, movement, format);
    return result == EXIT_DONE && has_faults ? EXIT_FAULTS : result;
}

static int run(const struct command *command, int argc, char **argv) {
    static const char *const variant_words[] = {"S", "D", "F", "X", NULL};
    int32_t variant = -1; /* The place of the word; these constants begin with 1. */
    int32_t form = -1;
    struct movement_request request = {0};
    struct improve_request improvement = {0, NULL};
    struct movement_wish wish = {0};
    pdup_movement *movement = NULL;
    struct operands operands = {0};
    int result;
    const struct setting settings[] = {
        {"tables", SETTING_NUMBER, TABLES_FEWEST, PDUP_MAX_TABLES, NULL, &request.tables},
        {"players", SETTING_NUMBER, 3, PDUP_MAX_PLAYERS, NULL, &request.players},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"variant", SETTING_CHOICE, 0, 0, variant_words, &variant},
        {"rooms", SETTING_NUMBER, 1, PDUP_MAX_ROOMS, NULL, &request.rooms},
        {"rounds", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.rounds},
        {"steps", SETTING_WORD, 0, 0, NULL, &request.steps},
        {"shared", SETTING_FLAG, 0, 0, NULL, &request.shared},
        {"short", SETTING_FLAG, 0, 0, NULL, &request.is_short},
        {"even-seats", SETTING_FLAG, 0, 0, NULL, &request.even_seats},
        {"one-winner", SETTING_FLAG, 0, 0, NULL, &request.one_winner},
        {"cards", SETTING_FLAG, 0, 0, NULL, &wish.cards},
        {"player-cards", SETTING_FLAG, 0, 0, NULL, &wish.player_cards},
        {"check", SETTING_FLAG, 0, 0, NULL, &wish.check},
        {"write", SETTING_CHOICE, 0, 0, movement_form_words, &form},
        {"improve", SETTING_NUMBER, 1, IMPROVE_LONGEST, NULL, &improvement.seconds},
        {"seed", SETTING_WORD, 0, 0, NULL, &improvement.seed},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    request.variant = variant + 1;
    wish.form = form + 1;
    result = read_words(command, &operands, &request);
    if (result == EXIT_DONE) {
        result = movement_check_wish(command, &wish, operands.format);
    }
    if (result == EXIT_DONE && request.even_seats && request.one_winner) {
        result = complain_usage(command->name, "--one-winner: not together with --even-seats");
    }
    if (result == EXIT_DONE) {
        result = improve_check_request(command, &improvement);
    }
    if (result == EXIT_DONE && improvement.seconds > 0 && request.rooms > 1) {
        result = complain_usage(command->name, "--improve: not together with --rooms");
    }
    if (result == EXIT_DONE) {
        result = movement_make(command, &request, &movement);
    }
    if (result == EXIT_DONE && improvement.seconds > 0) {
        result = improve_movement(command, &improvement, &movement);
    }
    if (result == EXIT_DONE) {
        result = write_checked(command, &request, &wish, movement, operands.format);
    }
    pdup_movement_unref(movement);
    return result;
}

const struct command movement_command = {
    "movement", "seating of every round, guide cards", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
