/* SPDX-License-Identifier: MIT */
#include "movement_make.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complain.h"
#include "input.h"

const char movement_kinds[] = "rotation, skip, best, individual or file";

enum { ROTATION_FEWEST = 5 };

typedef pdup_status new_by_lines(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                 pdup_movement **out);

/* The kinds by lines; NULL for the others. */
static new_by_lines *find_maker(const char *kind) {
    static const struct {
        const char *kind;
        new_by_lines *make;
    } makers[] = {
        {"rotation", pdup_movement_new_rotation},
        {"skip", pdup_movement_new_skip},
        {"best", pdup_movement_new_best},
    };
    for (size_t i = 0; i < sizeof makers / sizeof makers[0]; i++) {
        if (strcmp(kind, makers[i].kind) == 0) {
            return makers[i].make;
        }
    }
    return NULL;
}

enum { STEPS_MOST = 3 };

/* `1,2,-2`: so many whole numbers. */
static bool read_steps(const char *word, int count, int32_t *steps) {
    for (int i = 0; i < count; i++) {
        char *end;
        long number = strtol(word, &end, 10);
        bool is_digit_first = word[0] >= '0' && word[0] <= '9';
        bool is_signed = (word[0] == '+' || word[0] == '-') && word[1] >= '0' && word[1] <= '9';
        if ((!is_digit_first && !is_signed) || *end != (i + 1 < count ? ',' : '\0') ||
            number < -PDUP_MAX_TABLES || number > PDUP_MAX_TABLES) {
            return false;
        }
        steps[i] = (int32_t)number;
        word = end + 1;
    }
    return true;
}

static int make_skip_steps(const struct command *command, const struct movement_request *request,
                           pdup_movement **movement_out) {
    int32_t steps[STEPS_MOST] = {0};
    pdup_status status = PDUP_E_RANGE;
    if (read_steps(request->steps, request->seats - 1, steps)) {
        status = pdup_movement_new_skip_steps(NULL, request->tables, request->seats, steps[0],
                                              steps[1], steps[2], movement_out);
    }
    if (status == PDUP_E_RANGE) {
        return complain_usage(
            command->name, "--steps '%s': %s are wanted, each from 1 to %d up or (-) down",
            request->steps, request->seats == 4 ? "three numbers E,S,W" : "two numbers E,S",
            (int)request->tables - 1);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* What best is: where it has fewer rounds than are wished, the one that has as many as tables. */
static pdup_status make_best(const struct movement_request *request, pdup_movement **movement_out) {
    pdup_status status;
    if (request->shared || request->is_short) {
        return pdup_movement_new_lines(NULL, request->tables, request->seats,
                                       request->shared ? PDUP_LINES_SHARED : PDUP_LINES_SHORT,
                                       movement_out);
    }
    status = pdup_movement_new_best(NULL, request->tables, request->seats, movement_out);
    if (status == PDUP_OK &&
        request->rounds > pdup_movement_number(*movement_out, PDUP_MOVEMENT_FIELD_ROUNDS)) {
        pdup_movement_unref(*movement_out);
        status = pdup_movement_new_lines(NULL, request->tables, request->seats, PDUP_LINES_WHOLE,
                                         movement_out);
    }
    return status;
}

static int make_best_or_complain(const struct command *command,
                                 const struct movement_request *request,
                                 pdup_movement **movement_out) {
    pdup_status status = make_best(request, movement_out);
    if (status == PDUP_E_NO_MOVEMENT) {
        return complain_usage(command->name,
                              "--short: there are such movements for 6 and 10 tables, not %d; "
                              "--rounds stops others early",
                              (int)request->tables);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

struct need {
    const char *option;
    int32_t value;
    bool wanted;
    bool allowed;
};

int movement_check_request(const struct command *command, const struct movement_request *request) {
    bool lines = find_maker(request->kind) != NULL;
    bool individual = strcmp(request->kind, "individual") == 0;
    bool is_best = strcmp(request->kind, "best") == 0;
    const struct need needs[] = {
        {"--tables", request->tables, lines, lines},
        {"--players", request->players, individual, individual},
        {"--seats", request->seats, lines || individual, lines || individual},
        {"--variant", request->variant, false, individual},
        {"--rooms", request->rooms, false, lines},
        {"--steps", request->steps != NULL, false, strcmp(request->kind, "skip") == 0},
        {"--shared", request->shared, false, is_best},
        {"--short", request->is_short, false, is_best},
    };
    if (!lines && !individual && strcmp(request->kind, "file") != 0) {
        return complain_usage(command->name, "'%s': a kind of movement is %s", request->kind,
                              movement_kinds);
    }
    for (size_t i = 0; i < sizeof needs / sizeof needs[0]; i++) {
        if (needs[i].value != 0 && !needs[i].allowed) {
            return complain_usage(command->name, "%s: %s takes no such option", needs[i].option,
                                  request->kind);
        }
    }
    for (size_t i = 0; i < sizeof needs / sizeof needs[0]; i++) {
        if (needs[i].value == 0 && needs[i].wanted) {
            return complain_usage(command->name, "%s is missing", needs[i].option);
        }
    }
    if (request->shared && request->is_short) {
        return complain_usage(command->name, "--short: not together with --shared");
    }
    if (!lines && !individual && request->file == NULL) {
        return complain_usage(command->name, "FILE is missing");
    }
    return EXIT_DONE;
}

/* What comes nearest below and above, in words; 0 for none. */
static int complain_nearest(const struct command *command, const char *what, int32_t below,
                            int32_t above) {
    if (below > 0 && above > 0) {
        return complain_usage(command->name, "%s; the nearest are %d and %d", what, (int)below,
                              (int)above);
    }
    if (below > 0 || above > 0) {
        return complain_usage(command->name, "%s; the nearest is %d", what,
                              (int)(below > 0 ? below : above));
    }
    return complain_usage(command->name, "%s; there is none for any number", what);
}

/* Two numbers in any six have no factor 2 or 3. */
static int complain_no_rotation(const struct command *command, int32_t tables) {
    char what[120];
    int32_t below = tables;
    int32_t above = tables < ROTATION_FEWEST ? ROTATION_FEWEST : tables;
    while (below % 2 == 0 || below % 3 == 0) {
        below--;
    }
    while (above % 2 == 0 || above % 3 == 0) {
        above++;
    }
    snprintf(what, sizeof what, "--tables %d: a rotation needs %s", (int)tables,
             tables < ROTATION_FEWEST ? "5 tables or more" : "a number without factor 2 or 3");
    return complain_nearest(command, what, below < ROTATION_FEWEST ? 0 : below,
                            above > PDUP_MAX_TABLES ? 0 : above);
}

/* The next number of players, in steps of 1 or -1, that has an individual movement like the one wanted; 0 if none. */
static int32_t find_players(const struct movement_request *request, int32_t step) {
    for (int32_t players = request->players + step;
         players >= request->seats && players <= PDUP_MAX_PLAYERS; players += step) {
        pdup_movement *movement;
        if (pdup_movement_new_individual(NULL, players, request->seats, request->variant,
                                         &movement) == PDUP_OK) {
            pdup_movement_unref(movement);
            return players;
        }
    }
    return 0;
}

static int complain_no_individual(const struct command *command,
                                  const struct movement_request *request) {
    static const char *const variants[] = {"", " in variant S", " in variant D", " in variant F",
                                           " in variant X"};
    char what[160];
    snprintf(what, sizeof what, "--players %d: no individual movement at tables of %d%s is known",
             (int)request->players, (int)request->seats, variants[request->variant]);
    return complain_nearest(command, what, find_players(request, -1), find_players(request, 1));
}

static int read_file(const struct command *command, const struct movement_request *request,
                     pdup_movement **movement_out) {
    char *text;
    size_t size;
    pdup_faults *faults;
    pdup_status status;
    if (!input_read(request->file, &text, &size)) {
        return EXIT_FAULTS;
    }
    status = pdup_faults_new(NULL, &faults);
    if (status == PDUP_OK) {
        status = pdup_movement_new_from_text(NULL, text, size, faults, movement_out);
    }
    free(text);
    if (pdup_faults_count(faults) > 0) {
        complain_faults(input_name(request->file), faults);
    } else if (status != PDUP_OK) {
        (void)complain_status(command->name, status);
    }
    pdup_faults_unref(faults);
    return status == PDUP_OK ? EXIT_DONE : EXIT_FAULTS;
}

static int make_whole(const struct command *command, const struct movement_request *request,
                      pdup_movement **movement_out) {
    new_by_lines *make = find_maker(request->kind);
    pdup_status status;
    if (request->file != NULL) {
        return read_file(command, request, movement_out);
    }
    if (request->steps != NULL) {
        return make_skip_steps(command, request, movement_out);
    }
    if (make == pdup_movement_new_best) {
        return make_best_or_complain(command, request, movement_out);
    }
    status = make != NULL ? make(NULL, request->tables, request->seats, movement_out)
                          : pdup_movement_new_individual(NULL, request->players, request->seats,
                                                         request->variant, movement_out);
    if (status == PDUP_E_NO_MOVEMENT || status == PDUP_E_RANGE) {
        return make != NULL ? complain_no_rotation(command, request->tables)
                            : complain_no_individual(command, request);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* Both put the movement made in the place of the one it is made from. */
static int put_in_rooms(const struct command *command, const struct movement_request *request,
                        pdup_movement **movement) {
    pdup_movement *room = *movement;
    pdup_status status = pdup_movement_with_rooms(room, request->rooms, movement);
    pdup_movement_unref(room);
    if (status == PDUP_E_RANGE) {
        return complain_usage(command->name,
                              "--rooms %d: at most %d tables and %d players may sit in all rooms",
                              (int)request->rooms, PDUP_MAX_TABLES, PDUP_MAX_PLAYERS);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int shorten(const struct command *command, const struct movement_request *request,
                   pdup_movement **movement) {
    pdup_movement *whole = *movement;
    int32_t tables = pdup_movement_number(whole, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t rounds = pdup_movement_number(whole, PDUP_MOVEMENT_FIELD_ROUNDS);
    pdup_status status = pdup_movement_with_rounds(whole, request->rounds, movement);
    pdup_movement_unref(whole);
    if (status == PDUP_E_RANGE) {
        return complain_usage(command->name, "--rounds %d: %d table%s play%s 1 to %d rounds",
                              (int)request->rounds, (int)tables, tables == 1 ? "" : "s",
                              tables == 1 ? "s" : "", (int)rounds);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* Turns the boxes as is wished. */
static int turn(const struct command *command, const struct movement_request *request,
                pdup_movement **movement) {
    pdup_movement *plain = *movement;
    const char *option = request->even_seats ? "--even-seats" : "--one-winner";
    const char *reason = request->even_seats ? "by lines everybody keeps his seat"
                         : pdup_movement_number(plain, PDUP_MOVEMENT_FIELD_IS_BY_LINES)
                             ? "it needs two rounds or more"
                             : "this movement is not by lines, it has one winner anyway";
    pdup_status status = request->even_seats ? pdup_movement_with_even_seats(plain, movement)
                                             : pdup_movement_with_one_winner(plain, movement);
    pdup_movement_unref(plain);
    if (status == PDUP_E_STATE) {
        return complain_usage(command->name, "%s: %s", option, reason);
    }
    if (status == PDUP_E_RANGE) {
        return complain_usage(command->name, "%s: not for more than %d players", option,
                              request->even_seats ? 1000 : 400);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

int movement_make(const struct command *command, const struct movement_request *request,
                  pdup_movement **movement_out) {
    int result;
    *movement_out = NULL;
    result = make_whole(command, request, movement_out);
    if (result == EXIT_DONE && request->rooms != 0) {
        result = put_in_rooms(command, request, movement_out);
    }
    if (result == EXIT_DONE && request->rounds != 0) {
        result = shorten(command, request, movement_out);
    }
    if (result == EXIT_DONE && (request->even_seats || request->one_winner)) {
        result = turn(command, request, movement_out);
    }
    return result;
}
