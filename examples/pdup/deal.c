/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "options.h"
#include "seed.h"
#include "sheet.h"
#include "text.h"

enum { DEAL_CAP = 80, NUMBER_CAP = 24 };

/* 32! / (10!)^3 */
#define DEALS INT64_C(5506588817009280)

static const char help[] =
    "Usage: pdup deal --boards A-B [--seats 3|4] [--session K] [--seed HEX] [--format text|csv]\n"
    "       pdup deal --number N [--board B] [--seats 3|4] [--format text|csv]\n"
    "\n"
    "Shuffles the boards of a session (rules 3), or shows the deal of a number. Each deal is\n"
    "printed with its board and its number, which is counted from the board's first hand.\n"
    "\n"
    "  --boards A-B        boards to deal, 1 to 40000; or one board: --boards 7\n"
    "  --seats 3|4         players at a table (4)\n"
    "  --session K         session of the event, 1 to 64 (1): the same boards, other deals\n"
    "  --seed HEX          64 hexadecimal digits: the same seed gives the same deals. Without\n"
    "                      it one is drawn from the operating system and told on standard\n"
    "                      error. Keep it secret until the session ends.\n"
    "  --number N          0 to 5506588817009279, a deal by its number\n"
    "  --board B           the board it lies in (1)\n"
    "  --format text|csv   form of output (text)\n"
    "  --lang en           language (en)\n"
    "  --help              this text\n";

static const struct column columns[] = {
    {"board", "Board", COLUMN_NUMBER},
    {"number", "Number", COLUMN_NUMBER},
    {"deal", "Deal", COLUMN_WORD},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

struct request {
    const char *boards;
    int32_t first;
    int32_t last;
    int32_t seats;
    int32_t session;
    const char *seed;
    const char *number_word;
    int64_t number;
    int32_t board;
};

/* Reads digits, at most highest; false if there are none or too many. Leaves *word behind them. */
static bool take_number(const char **word, int64_t highest, int64_t *number_out) {
    const char *start = *word;
    int64_t number = 0;
    while (**word >= '0' && **word <= '9') {
        number = number * 10 + (*(*word)++ - '0');
        if (number > highest) {
            return false;
        }
    }
    *number_out = number;
    return *word != start;
}

/* "1-20" or "7". */
static bool read_boards(struct request *request) {
    const char *word = request->boards;
    int64_t first;
    int64_t last;
    if (!take_number(&word, PDUP_MAX_BOARDS, &first)) {
        return false;
    }
    last = first;
    if (*word == '-') {
        word++;
        if (!take_number(&word, PDUP_MAX_BOARDS, &last)) {
            return false;
        }
    }
    request->first = (int32_t)first;
    request->last = (int32_t)last;
    return *word == '\0' && first >= 1 && first <= last;
}

/* The deal as a row of the sheet. */
static void add_deal(struct sheet *sheet, int32_t number, int32_t seats, const pdup_deal *deal) {
    char word[NUMBER_CAP] = "";
    char line[DEAL_CAP] = "";
    pdup_board *board;
    int64_t deal_number = 0;
    size_t length;
    pdup_status status = pdup_board_new(NULL, number, seats, &board);
    if (status == PDUP_OK) {
        status = pdup_deal_number(deal, pdup_board_first_hand(board), &deal_number);
        pdup_board_unref(board);
    }
    if (status == PDUP_OK) {
        status = pdup_deal_text(deal, line, sizeof line, &length);
    }
    sheet_note(sheet, status);
    snprintf(word, sizeof word, "%lld", (long long)deal_number);
    sheet_number(sheet, number);
    sheet_word(sheet, word);
    sheet_word(sheet, line);
}

static pdup_status shuffle(const struct request *request, const char *seed, struct sheet *sheet) {
    for (int32_t board = request->first; board <= request->last; board++) {
        pdup_deal *deal;
        pdup_status status = pdup_deal_new_shuffled(NULL, seed, PDUP_SEED_BYTES, request->session,
                                                    board, request->seats, &deal);
        if (status != PDUP_OK) {
            return status;
        }
        add_deal(sheet, board, request->seats, deal);
        pdup_deal_unref(deal);
    }
    return sheet->status;
}

static pdup_status show_number(const struct request *request, struct sheet *sheet) {
    pdup_board *board;
    pdup_deal *deal;
    pdup_status status = pdup_board_new(NULL, request->board, request->seats, &board);
    if (status != PDUP_OK) {
        return status;
    }
    status = pdup_deal_new_from_number(NULL, request->number, pdup_board_first_hand(board),
                                       pdup_board_talon_seat(board), &deal);
    pdup_board_unref(board);
    if (status != PDUP_OK) {
        return status;
    }
    add_deal(sheet, request->board, request->seats, deal);
    pdup_deal_unref(deal);
    return sheet->status;
}

static int make_sheet(const struct command *command, const struct request *request,
                      struct sheet *sheet) {
    char seed[PDUP_SEED_BYTES];
    char word[SEED_WORD_CAP];
    pdup_status status;
    if (request->boards == NULL) {
        status = show_number(request, sheet);
    } else {
        if (request->seed == NULL ? !seed_draw(seed) : !seed_read(request->seed, seed)) {
            complain(command->name, "the system gives no seed; give one by --seed");
            return EXIT_FAULTS;
        }
        if (request->seed == NULL) {
            seed_write(seed, word);
            complain(command->name, "--seed %s", word);
        }
        status = shuffle(request, seed, sheet);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int write_deals(const struct command *command, const struct request *request, int format) {
    struct sheet sheet;
    int result;
    sheet_start(&sheet, columns, COLUMN_COUNT);
    result = make_sheet(command, request, &sheet);
    if (result == EXIT_DONE && format == FORMAT_CSV) {
        csv_write_header(stdout, &sheet);
        csv_write_rows(stdout, &sheet);
    } else if (result == EXIT_DONE) {
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return result;
}

/* Options that belong to the other way to ask. */
static int check_together(const struct command *command, const struct request *request) {
    if (request->boards == NULL && request->number_word == NULL) {
        return complain_usage(command->name, "--boards or --number is missing");
    }
    if (request->boards != NULL && request->number_word != NULL) {
        return complain_usage(command->name, "--number: not together with --boards");
    }
    if (request->boards != NULL && request->board != 0) {
        return complain_usage(command->name, "--board: it goes with --number; see --boards");
    }
    if (request->boards == NULL && request->seed != NULL) {
        return complain_usage(command->name, "--seed: not together with --number");
    }
    if (request->boards == NULL && request->session != 0) {
        return complain_usage(command->name, "--session: not together with --number");
    }
    return EXIT_DONE;
}

static int check_request(const struct command *command, struct request *request) {
    char seed[PDUP_SEED_BYTES];
    const char *word = request->number_word;
    int result = check_together(command, request);
    if (result != EXIT_DONE) {
        return result;
    }
    if (request->boards != NULL && !read_boards(request)) {
        return complain_usage(command->name,
                              "--boards: '%s' is not a board or A-B, 1 to %d, lower one first",
                              request->boards, PDUP_MAX_BOARDS);
    }
    if (request->seed != NULL && !seed_read(request->seed, seed)) {
        return complain_usage(command->name, "--seed: '%s' is not 64 hexadecimal digits",
                              request->seed);
    }
    if (word != NULL && (!take_number(&word, DEALS - 1, &request->number) || *word != '\0')) {
        return complain_usage(command->name, "--number: '%s' is not a whole number from 0 to %lld",
                              request->number_word, (long long)(DEALS - 1));
    }
    return EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {.seats = 4};
    struct operands operands;
    int result;
    const struct setting settings[] = {
        {"boards", SETTING_WORD, 0, 0, NULL, &request.boards},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"session", SETTING_NUMBER, 1, PDUP_MAX_SESSIONS, NULL, &request.session},
        {"seed", SETTING_WORD, 0, 0, NULL, &request.seed},
        {"number", SETTING_WORD, 0, 0, NULL, &request.number_word},
        {"board", SETTING_NUMBER, 1, PDUP_MAX_BOARDS, NULL, &request.board},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    if (operands.count > 0) {
        return complain_usage(command->name, "'%s': deal takes no such word", operands.words[0]);
    }
    result = check_request(command, &request);
    if (result != EXIT_DONE) {
        return result;
    }
    request.session = request.session == 0 ? 1 : request.session;
    request.board = request.board == 0 ? 1 : request.board;
    return write_deals(command, &request, operands.format);
}

const struct command deal_command = {
    "deal", "shuffled boards, deals by number", help, FORMAT_TEXT | FORMAT_CSV, run,
};
