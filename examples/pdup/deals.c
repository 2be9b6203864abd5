/* SPDX-License-Identifier: MIT */
#include "deals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complain.h"
#include "input.h"

enum { FIRST_CAP = 64, WARNINGS_SHOWN = 50, BOARDS_CAP = 200, NUMBERS_CAP = 24 };

pdup_status deals_add(struct deals *deals, pdup_deal *deal, int32_t board, int32_t line) {
    if (deals->count == deals->cap) {
        size_t cap = deals->cap == 0 ? FIRST_CAP : 2 * deals->cap;
        struct listed_deal *items = realloc(deals->items, cap * sizeof *items);
        if (items == NULL) {
            pdup_deal_unref(deal);
            return PDUP_E_NOMEM;
        }
        deals->items = items;
        deals->cap = cap;
    }
    deals->items[deals->count++] = (struct listed_deal){deal, board, line, 0};
    return PDUP_OK;
}

pdup_status deals_shuffle(struct deals *deals, const char *seed, int32_t session, int32_t first,
                          int32_t last) {
    pdup_status status = PDUP_OK;
    for (int32_t board = first; board <= last && status == PDUP_OK; board++) {
        pdup_deal *deal;
        status = pdup_deal_new_shuffled(NULL, seed, PDUP_SEED_BYTES, session, board, deals->seats,
                                        &deal);
        if (status == PDUP_OK) {
            status = deals_add(deals, deal, board, 0);
        }
    }
    return status;
}

pdup_status deals_add_number(struct deals *deals, int64_t number, int32_t board) {
    pdup_board *box;
    pdup_deal *deal;
    pdup_status status = pdup_board_new(NULL, board, deals->seats, &box);
    if (status != PDUP_OK) {
        return status;
    }
    status =
        pdup_deal_new_from_number(NULL, number, pdup_board_number(box, PDUP_BOARD_FIELD_FIRST_HAND),
                                  pdup_board_number(box, PDUP_BOARD_FIELD_TALON_SEAT), &deal);
    pdup_board_unref(box);
    return status == PDUP_OK ? deals_add(deals, deal, board, 0) : status;
}

bool deals_talon_fits(const struct listed_deal *item, int32_t seats) {
    pdup_board *box;
    bool fits = false;
    if (item->board != 0 && pdup_board_new(NULL, item->board, seats, &box) == PDUP_OK) {
        fits =
            pdup_board_number(box, PDUP_BOARD_FIELD_TALON_SEAT) == pdup_deal_talon_seat(item->deal);
        pdup_board_unref(box);
    }
    return fits;
}

static bool all_fit(const struct deals *deals, int32_t seats) {
    for (size_t i = 0; i < deals->count; i++) {
        if (deals->items[i].board != 0 && !deals_talon_fits(&deals->items[i], seats)) {
            return false;
        }
    }
    return true;
}

/* Takes over the deal. */
static pdup_status add_listed(struct deals *deals, const pdup_deal_list *list, int32_t index,
                              pdup_deal *deal) {
    int32_t board;
    int32_t line;
    pdup_status status = pdup_deal_list_number_at(list, index, PDUP_LISTED_BOARD, &board);
    if (status == PDUP_OK) {
        status = pdup_deal_list_number_at(list, index, PDUP_LISTED_LINE, &line);
    }
    if (status != PDUP_OK) {
        pdup_deal_unref(deal);
        return status;
    }
    return deals_add(deals, deal, board, line);
}

static pdup_status take_list(struct deals *deals, const pdup_deal_list *list) {
    int32_t count = pdup_deal_list_count(list);
    pdup_status status = PDUP_OK;
    for (int32_t i = 0; i < count && status == PDUP_OK; i++) {
        pdup_deal *deal;
        status = pdup_deal_list_deal_at(list, i, &deal);
        if (status == PDUP_OK) {
            status = add_listed(deals, list, i, deal);
        }
        if (status == PDUP_OK) {
            deals->items[deals->count - 1].at = i;
        }
    }
    deals->notation = pdup_deal_list_notation(list);
    if (deals->seats == 0) {
        deals->seats = !all_fit(deals, 4) && all_fit(deals, 3) ? 3 : 4;
    }
    return status;
}

/* A talon in another pocket: the deal, or the board, may be another than was meant. */
static void warn_of_talons(struct deals *deals) {
    int32_t count = 0;
    for (size_t i = 0; i < deals->count; i++) {
        const struct listed_deal *item = &deals->items[i];
        if (item->board == 0 || deals_talon_fits(item, deals->seats)) {
            continue;
        }
        if (count++ < WARNINGS_SHOWN) {
            print_visibly(stderr, deals->name);
            fprintf(stderr,
                    ":%d: warning: the talon lies in pocket %c, not where board %d of a table "
                    "of %d has it\n",
                    (int)item->line, "?NESW"[pdup_deal_talon_seat(item->deal)], (int)item -> board,
                    (int)deals -> seats);
        }
    }
    if (count > WARNINGS_SHOWN) {
        print_visibly(stderr, deals->name);
        fprintf(stderr, ": and %d more such talons\n", (int)(count - WARNINGS_SHOWN));
    }
    deals->warnings += count;
}

/* An event file has deals as well, but `pdup check` reads it. */
static bool is_event_file(const char *text, size_t size) {
    static const char header[] = "pdup-event";
    size_t mark = size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0;
    return size - mark >= sizeof header - 1 && memcmp(text + mark, header, sizeof header - 1) == 0;
}

int deals_read(const struct command *command, struct deals *deals, const char *path) {
    char *text;
    size_t size;
    pdup_faults *faults;
    pdup_deal_list *list;
    pdup_status status;
    deals->name = input_name(path);
    if (!input_read(path, &text, &size)) {
        return EXIT_FAULTS;
    }
    if (is_event_file(text, size)) {
        complain(command->name, "%s: this is an event file; 'pdup check' reads it", deals->name);
        free(text);
        return EXIT_FAULTS;
    }
    status = pdup_faults_new(NULL, &faults);
    if (status != PDUP_OK) {
        free(text);
        return complain_status(command->name, status);
    }
    status = pdup_deal_list_new_from_text(NULL, PDUP_NOTATION_ANY, text, size, faults, &list);
    free(text);
    if (status == PDUP_OK) {
        complain_faults(deals->name, faults);
        deals->faults = pdup_faults_error_count(faults);
        deals->warnings = pdup_faults_count(faults) - deals->faults;
        status = take_list(deals, list);
        deals->list = list;
        warn_of_talons(deals);
    }
    pdup_faults_unref(faults);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

/* Such as "1-20, 23, ...". */
static void list_boards(const struct deals *deals, char *list) {
    size_t used = 0;
    list[0] = '\0';
    for (size_t i = 0; i < deals->count; i++) {
        size_t first = i;
        while (i + 1 < deals->count && deals->items[i + 1].board == deals->items[i].board + 1) {
            i++;
        }
        if (deals->items[first].board == 0 || used + NUMBERS_CAP > BOARDS_CAP) {
            continue;
        }
        used += (size_t)snprintf(list + used, BOARDS_CAP - used, "%s%d", used == 0 ? "" : ", ",
                                 (int)deals->items[first].board);
        if (i > first) {
            used +=
                (size_t)snprintf(list + used, BOARDS_CAP - used, "-%d", (int)deals->items[i].board);
        }
    }
}

int deals_keep_board(const struct command *command, struct deals *deals, int32_t board) {
    char boards[BOARDS_CAP];
    size_t kept = 0;
    list_boards(deals, boards);
    for (size_t i = 0; i < deals->count; i++) {
        if (deals->items[i].board == board) {
            deals->items[kept++] = deals->items[i];
        } else {
            pdup_deal_unref(deals->items[i].deal);
        }
    }
    deals->count = kept;
    if (kept == 0) {
        complain(command->name, "--board: %s has no deal of board %d; %s%s", deals->name,
                 (int)board, boards[0] == '\0' ? "none has a board" : "there are ", boards);
    }
    return kept == 0 ? EXIT_FAULTS : EXIT_DONE;
}

void deals_free(struct deals *deals) {
    for (size_t i = 0; i < deals->count; i++) {
        pdup_deal_unref(deals->items[i].deal);
    }
    pdup_deal_list_unref(deals->list);
    deals->list = NULL;
    free(deals->items);
    deals->items = NULL;
    deals->count = 0;
}
