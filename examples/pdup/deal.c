/* SPDX-License-Identifier: MIT */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "deal_compare.h"
#include "deal_write.h"
#include "deals.h"
#include "options.h"
#include "seed.h"

/* 32! / (10!)^3 */
#define DEALS INT64_C(5506588817009280)

static const char help[] =
    "Usage: pdup deal --boards A-B [--seats 3|4] [--session K] [--seed HEX]\n"
    "       pdup deal --number N [--board B] [--seats 3|4]\n"
    "       pdup deal FILE [--board B] [--seats 3|4]\n"
    "       pdup deal --check FILE\n"
    "       pdup deal ... --compare DEAL\n"
    "       pdup deal ... --counted N,E,S,W [--seen CARDS]\n"
    "\n"
    "Shuffles the boards of a session (rules 3), shows the deal of a number, or reads deals: "
    "lines\n"
    "and tables of this command, PBN-like tags, one-line and keyword records, letter records,\n"
    "newspaper tables. Each deal is printed with its board and its number, which is counted from\n"
    "the board's first hand, or without a board from the seat after the talon.\n"
    "\n"
    "  --boards A-B        boards to deal, 1 to 40000; or one board: --boards 7\n"
    "  --seats 3|4         players at a table (4, or what the talons of a file show)\n"
    "  --session K         session of the event, 1 to 64 (1): the same boards, other deals\n"
    "  --seed HEX          64 hexadecimal digits: the same seed gives the same deals. Without\n"
    "                      it one is drawn from the operating system and told on standard\n"
    "                      error. Keep it secret until the session ends.\n"
    "  --number N          0 to 5506588817009279, a deal by its number\n"
    "  --board B           the board it lies in (1); of a file, the one board to take\n"
    "  --check             tell of a file where each deal begins, and a summary; faults, what is\n"
    "                      passed over, and deals that stand twice are told in any case\n"
    "  --records           hand records instead of a table; --format html always has them\n"
    "  --suits symbols|letters   suits of hand records (symbols)\n"
    "  --notation NAME     write lines, tags, one-line, record, letters, table or boards; where\n"
    "                      hands are only counted, the first is the one after the talon\n"
    "  --compare DEAL      compare the one deal with what was found in the board: the right\n"
    "                      deal, its hands at other seats, or the cards that lie elsewhere\n"
    "  --counted N,E,S,W   the cards counted in each pocket, a dot for one not counted: says\n"
    "                      which are wrong. Without a deal --board alone will do.\n"
    "  --seen CARDS        cards seen, each with its pocket: QS=E,10D=N\n"
    "  --format text|csv|html    form of output (text)\n"
    "  --lang en           language (en)\n"
    "  --help              this text\n"
    "\n"
    "Exit status 1 also when a file has faults, or a deal or a pocket is not the right one.\n";

/* From PDUP_NOTATION_LINES on. */
static const char *const notation_words[] = {"lines",   "tags",  "one-line", "record",
                                             "letters", "table", "boards",   NULL};

static const char *const suit_words[] = {"symbols", "letters", NULL};

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
    const char *file;
    int32_t check;
    int32_t records;
    int32_t suits;    /* From 0; -1 if not given. */
    int32_t notation; /* From 0; -1 for a table. */
    const char *compare;
    const char *counted;
    const char *seen;
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

static int shuffle(const struct command *command, const struct request *request,
                   struct deals *deals) {
    char seed[PDUP_SEED_BYTES];
    char word[SEED_WORD_CAP];
    pdup_status status;
    if (request->seed == NULL ? !seed_draw(seed) : !seed_read(request->seed, seed)) {
        complain(command->name, "the system gives no seed; give one by --seed");
        return EXIT_FAULTS;
    }
    if (request->seed == NULL) {
        seed_write(seed, word);
        complain(command->name, "--seed %s", word);
    }
    status = deals_shuffle(deals, seed, request->session == 0 ? 1 : request->session,
                           request->first, request->last);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* The deals asked for; none for pockets alone. */
static int take_deals(const struct command *command, const struct request *request,
                      struct deals *deals) {
    pdup_status status = PDUP_OK;
    if (request->file != NULL) {
        int result = deals_read(command, deals, request->file);
        if (result == EXIT_DONE && request->board != 0) {
            result = deals_keep_board(command, deals, request->board);
        }
        return result;
    }
    deals->seats = request->seats == 0 ? 4 : request->seats;
    if (request->boards != NULL) {
        return shuffle(command, request, deals);
    }
    if (request->number_word != NULL) {
        status = deals_add_number(deals, request->number, request->board == 0 ? 1 : request->board);
    }
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static int write_deals(const struct command *command, const struct request *request,
                       const struct deals *deals, int format) {
    pdup_status status = PDUP_OK;
    if (request->records != 0 || format == FORMAT_HTML) {
        status = deal_write_records(deals, format,
                                    request->suits == 1 ? PDUP_SUITS_LETTERS : PDUP_SUITS_SYMBOLS);
    } else if (request->notation >= 0) {
        status = deal_write_notation(command, deals, PDUP_NOTATION_LINES + request->notation);
        return status == PDUP_OK && deals->faults == 0 ? EXIT_DONE : EXIT_FAULTS;
    } else if (deals->count > 0 || format == FORMAT_CSV) {
        status = deal_write_table(deals, format, request->check != 0);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    if (request->check != 0 && format == FORMAT_TEXT) {
        deal_write_summary(deals);
    }
    return deals->faults > 0 ? EXIT_FAULTS : EXIT_DONE;
}

static int work(const struct command *command, const struct request *request, int format) {
    struct deals deals = {.seats = request->seats};
    int result = take_deals(command, request, &deals);
    if (result == EXIT_DONE && request->compare != NULL) {
        result = deal_compare(command, &deals, request->compare, format);
    } else if (result == EXIT_DONE && (request->counted != NULL || request->seen != NULL)) {
        result = deal_check_pockets(command, &deals, request->board == 0 ? 1 : request->board,
                                    request->counted, request->seen);
    } else if (result == EXIT_DONE) {
        result = write_deals(command, request, &deals, format);
    }
    deals_free(&deals);
    return result;
}

/* Options that belong to another way to ask. */
static int check_together(const struct command *command, const struct request *request) {
    bool pockets = request->counted != NULL || request->seen != NULL;
    if (request->boards == NULL && request->number_word == NULL && request->file == NULL &&
        !(pockets && request->board != 0)) {
        return complain_usage(command->name, "--boards, --number or a FILE is missing");
    }
    if (request->file != NULL && (request->boards != NULL || request->number_word != NULL)) {
        return complain_usage(command->name,
                              "'%s': a FILE goes not together with --boards or --number",
                              request->file);
    }
    if (request->check != 0 && request->file == NULL) {
        return complain_usage(command->name, "--check: it wants a FILE");
    }
    if (request->notation >= 0 && (request->check != 0 || request->records != 0)) {
        return complain_usage(command->name, "--notation: not together with --check or --records");
    }
    if ((request->compare != NULL || pockets) &&
        (request->check != 0 || request->records != 0 || request->notation >= 0)) {
        return complain_usage(command->name,
                              "--%s: not together with --check, --records or --notation",
                              request->compare != NULL   ? "compare"
                              : request->counted != NULL ? "counted"
                                                         : "seen");
    }
    if (request->compare != NULL && pockets) {
        return complain_usage(command->name, "--compare: not together with --counted or --seen");
    }
    if (request->boards != NULL && request->number_word != NULL) {
        return complain_usage(command->name, "--number: not together with --boards");
    }
    if (request->boards != NULL && request->board != 0) {
        return complain_usage(command->name, "--board: it goes with --number; see --boards");
    }
    if (request->boards == NULL && request->seed != NULL) {
        return complain_usage(command->name, "--seed: it goes with --boards");
    }
    if (request->boards == NULL && request->session != 0) {
        return complain_usage(command->name, "--session: it goes with --boards");
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

/* A comparison is no page to print, and what is wrong with pockets no table. */
static int check_format(const struct command *command, const struct request *request, int format) {
    if (request->compare != NULL && format == FORMAT_HTML) {
        return complain_usage(command->name, "--compare: it has only --format text and csv");
    }
    if ((request->counted != NULL || request->seen != NULL) && format != FORMAT_TEXT) {
        return complain_usage(command->name, "--counted, --seen: they have only --format text");
    }
    if (request->notation >= 0 && format != FORMAT_TEXT) {
        return complain_usage(command->name, "--notation: it has only --format text");
    }
    if (request->suits >= 0 && request->records == 0 && format != FORMAT_HTML) {
        return complain_usage(command->name, "--suits: only hand records have them (--records)");
    }
    if (request->records != 0 && format == FORMAT_CSV) {
        return complain_usage(command->name, "--records: they have only --format text and html");
    }
    return EXIT_DONE;
}

static int run(const struct command *command, int argc, char **argv) {
    struct request request = {.suits = -1, .notation = -1};
    struct operands operands = {0};
    int result;
    const struct setting settings[] = {
        {"boards", SETTING_WORD, 0, 0, NULL, &request.boards},
        {"seats", SETTING_NUMBER, 3, 4, NULL, &request.seats},
        {"session", SETTING_NUMBER, 1, PDUP_MAX_SESSIONS, NULL, &request.session},
        {"seed", SETTING_WORD, 0, 0, NULL, &request.seed},
        {"number", SETTING_WORD, 0, 0, NULL, &request.number_word},
        {"board", SETTING_NUMBER, 1, PDUP_MAX_BOARDS, NULL, &request.board},
        {"check", SETTING_FLAG, 0, 0, NULL, &request.check},
        {"records", SETTING_FLAG, 0, 0, NULL, &request.records},
        {"suits", SETTING_CHOICE, 0, 0, suit_words, &request.suits},
        {"notation", SETTING_CHOICE, 0, 0, notation_words, &request.notation},
        {"compare", SETTING_WORD, 0, 0, NULL, &request.compare},
        {"counted", SETTING_WORD, 0, 0, NULL, &request.counted},
        {"seen", SETTING_WORD, 0, 0, NULL, &request.seen},
    };
    if (!options_read(command, argc, argv, settings, (int)(sizeof settings / sizeof settings[0]),
                      &operands, &result)) {
        return result;
    }
    if (operands.count > 1) {
        return complain_usage(command->name, "one FILE is wanted, not %d", operands.count);
    }
    request.file = operands.count == 1 ? operands.words[0] : NULL;
    result = check_request(command, &request);
    if (result == EXIT_DONE) {
        result = check_format(command, &request, operands.format);
    }
    return result == EXIT_DONE ? work(command, &request, operands.format) : result;
}

const struct command deal_command = {
    "deal", "shuffled boards, deals by number and of files, hand records",
    help,   FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML,
    run,
};
