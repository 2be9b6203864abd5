/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <pdup/pdup.h>

#include "cards.h"
#include "command.h"
#include "complain.h"
#include "improve.h"
#include "movement_make.h"
#include "options.h"
#include "quality_sheets.h"
#include "seating_sheets.h"

enum { TABLES_FEWEST = 3, TITLE_CAP = 400 };

static const char help[] =
    "Usage: pdup movement rotation|skip|best --tables T --seats 3|4 [--rooms K]\n"
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
    "  best        the best movement by lines that is known for so many tables\n"
    "  individual  every player for himself (rules 5, procedure 4)\n"
    "  file        as FILE has it, - for standard input: the list or the cycle that --write\n"
    "              prints, a row `round table N E S W set` a table, a line of groups\n"
    "              `N,E,S,W,set` a round, or JSON objects of round, table, north, east, south,\n"
    "              west and boards. A header, also in a comment, tells another order of seats.\n"
    "\n"
    "  --tables T              tables of a room, 3 to 10000\n"
    "  --players P             players of an individual movement\n"
    "  --seats 3|4             players at a table\n"
    "  --variant S|D|F|X       S single copies of the sets, D one set at all tables in a round,\n"
    "                          F few rounds, X two tables exchange sets (the recommended one)\n"
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

/* What to write: the seating if none of them is wanted. */
struct wish {
    int32_t cards;
    int32_t player_cards;
    int32_t check;
    int32_t form; /* 0, PDUP_MOVEMENT_LIST or PDUP_MOVEMENT_CYCLE */
};

/* Of the rotation, which the rules describe, no more need be said. */
static void write_title(const pdup_movement *movement, char *title) {
    static const char *const kinds[] = {"Movement", "Rotation",   "With extra steps",
                                        "By lines", "Individual", "As listed"};
    int32_t kind = pdup_movement_kind(movement);
    int32_t tables = pdup_movement_table_count(movement);
    int32_t rounds = pdup_movement_round_count(movement);
    int32_t rooms = pdup_movement_room_count(movement);
    int length =
        snprintf(title, TITLE_CAP, "%s: %d players, %d table%s of %d, %d round%s", kinds[kind],
                 (int)pdup_movement_player_count(movement), (int)tables, tables == 1 ? "" : "s",
                 (int)pdup_movement_seats(movement), (int)rounds, rounds == 1 ? "" : "s");
    if (rooms > 1) {
        length += snprintf(title + length, TITLE_CAP - (size_t)length, ", %d rooms", (int)rooms);
    }
    if (kind != PDUP_MOVEMENT_ROTATION) {
        snprintf(title + length, TITLE_CAP - (size_t)length, "\n(%s)",
                 pdup_movement_construction(movement));
    }
}

static int write_text(const struct command *command, const pdup_movement *movement, int32_t form) {
    size_t length;
    char *text;
    pdup_status status = pdup_movement_text(movement, form, NULL, 0, &length);
    if (status == PDUP_E_NO_MOVEMENT) {
        complain(command->name, "--write cycle: this movement does not go round in a cycle");
        return EXIT_FAULTS;
    }
    text = status == PDUP_OK ? malloc(length + 1) : NULL;
    if (text == NULL) {
        return complain_status(command->name, status == PDUP_OK ? PDUP_E_NOMEM : status);
    }
    status = pdup_movement_text(movement, form, text, length + 1, &length);
    if (status == PDUP_OK) {
        fwrite(text, 1, length, stdout);
    }
    free(text);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int write_movement(const struct command *command, const struct wish *wish,
                          const pdup_movement *movement, int format) {
    char title[TITLE_CAP];
    bool has_faults = false;
    pdup_status status;
    if (wish->form != 0) {
        return write_text(command, movement, wish->form);
    }
    write_title(movement, title);
    status = wish->cards          ? cards_write(movement, title, format)
             : wish->player_cards ? player_cards_write(movement, title, format)
             : wish->check        ? quality_write(movement, title, format, &has_faults)
                                  : seating_write(movement, title, format);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    return has_faults ? EXIT_FAULTS : EXIT_DONE;
}

static int check_wish(const struct command *command, const struct wish *wish, int format) {
    const struct {
        const char *option;
        bool given;
    } wishes[] = {
        {"--cards", wish->cards != 0},
        {"--player-cards", wish->player_cards != 0},
        {"--check", wish->check != 0},
        {"--write", wish->form != 0},
    };
    const char *given = NULL;
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++) {
        if (wishes[i].given && given != NULL) {
            return complain_usage(command->name, "%s: not together with %s", wishes[i].option,
                                  given);
        }
        given = wishes[i].given ? wishes[i].option : given;
    }
    if (format == FORMAT_HTML && !wish->cards && !wish->player_cards) {
        return complain_usage(command->name, "--format html: only guide cards have it (--cards, "
                                             "--player-cards)");
    }
    if (format != FORMAT_TEXT && wish->form != 0) {
        return complain_usage(command->name, "--write: it has no other --format than text");
    }
    return EXIT_DONE;
}

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

static int run(const struct command *command, int argc, char **argv) {
    static const char *const variant_words[] = {"S", "D", "F", "X", NULL};
    static const char *const form_words[] = {"list", "cycle", NULL};
    int32_t variant = -1; /* The place of the word; these constants begin with 1. */
    int32_t form = -1;
    struct movement_request request = {0};
    struct improve_request improvement = {0, NULL};
    struct wish wish = {0};
    pdup_movement *movement = NULL;
    struct operands operands;
    int result;
    const struct setting settings[] = {
        {"tables", SETTING_NUMBER, TABLES_FEWEST, PDUP_MAX_TABLES, NULL, &request.tables},
        {"players", SETTING_NUMBER, 3, PDUP_MAX_PLAYERS, NULL, &request.players},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"variant", SETTING_CHOICE, 0, 0, variant_words, &variant},
        {"rooms", SETTING_NUMBER, 1, PDUP_MAX_ROOMS, NULL, &request.rooms},
        {"rounds", SETTING_NUMBER, 1, PDUP_MAX_ROUNDS, NULL, &request.rounds},
        {"even-seats", SETTING_FLAG, 0, 0, NULL, &request.even_seats},
        {"one-winner", SETTING_FLAG, 0, 0, NULL, &request.one_winner},
        {"cards", SETTING_FLAG, 0, 0, NULL, &wish.cards},
        {"player-cards", SETTING_FLAG, 0, 0, NULL, &wish.player_cards},
        {"check", SETTING_FLAG, 0, 0, NULL, &wish.check},
        {"write", SETTING_CHOICE, 0, 0, form_words, &form},
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
        result = check_wish(command, &wish, operands.format);
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
        result = write_movement(command, &wish, movement, operands.format);
    }
    pdup_movement_unref(movement);
    return result;
}

const struct command movement_command = {
    "movement", "seating of every round, guide cards", help, FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
