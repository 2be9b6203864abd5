/* SPDX-License-Identifier: MIT */
#include "deal_compare.h"
#include "complain.h"

#include <stdio.h>
#include <string.h>

#include "csv.h"
#include "sheet.h"
#include "text.h"

static const char seat_letters[] = "?NESW";

static const struct column columns[] = {
    {"card", "Card", COLUMN_WORD},
    {"from", "Belongs in", COLUMN_WORD},
    {"to", "Found in", COLUMN_WORD},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

/* A pocket, and for a card of the talon which of the two it is there. */
static void add_place(struct sheet *sheet, const pdup_deal *deal, pdup_seat seat, int32_t card) {
    char word[16];
    int32_t upper = -1;
    bool talon = seat == pdup_deal_talon_seat(deal);
    if (talon) {
        sheet_note(sheet, pdup_deal_card_at(deal, seat, 0, &upper));
    }
    snprintf(word, sizeof word, "%c%s", seat_letters[seat],
             !talon          ? ""
             : upper == card ? " upper"
                             : " lower");
    sheet_word(sheet, word);
}

static void add_card(struct sheet *sheet, const pdup_deal *deal, const pdup_deal *found,
                     int32_t index) {
    static const char *const ranks[] = {"7", "8", "9", "10", "J", "Q", "K", "A"};
    char word[8];
    int32_t card;
    pdup_seat from;
    pdup_seat to;
    pdup_status status = pdup_deal_moved_at(deal, found, index, &card, &from, &to);
    sheet_note(sheet, status);
    if (status == PDUP_OK) {
        snprintf(word, sizeof word, "%s%c", ranks[card % 8], "SCDH"[card / 8]);
        sheet_word(sheet, word);
        add_place(sheet, deal, from, card);
        add_place(sheet, found, to, card);
    }
}

/* Where the cards of each pocket were found. */
static pdup_status find_pockets(const pdup_deal *deal, const pdup_deal *found, pdup_seat *pockets) {
    int32_t moved = pdup_deal_moved_count(deal, found);
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        pockets[seat] = seat;
    }
    for (int32_t i = 0; i < moved; i++) {
        int32_t card;
        pdup_seat from;
        pdup_seat to;
        pdup_status status = pdup_deal_moved_at(deal, found, i, &card, &from, &to);
        if (status != PDUP_OK) {
            return status;
        }
        pockets[from] = to;
    }
    return PDUP_OK;
}

/* Turned as a whole: at a table of three the talon stays in W. */
static bool is_turn(const pdup_seat *pockets, int32_t seats) {
    for (pdup_seat seat = PDUP_SEAT_N; seat <= seats; seat++) {
        if ((pockets[seat] - seat + seats) % seats != pockets[PDUP_SEAT_N] - PDUP_SEAT_N) {
            return false;
        }
    }
    return seats == 4 || pockets[PDUP_SEAT_W] == PDUP_SEAT_W;
}

static void print_rotated(const pdup_seat *pockets, int32_t seats) {
    char word[5];
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        word[seat - 1] = seat_letters[pockets[seat]];
    }
    word[4] = '\0';
    printf("the right hands at other seats: what belongs in N E S W was found in %c %c %c %c\n",
           word[0], word[1], word[2], word[3]);
    if (is_turn(pockets, seats)) {
        printf("All were turned together; in an event file: seats=%.*s\n", (int)seats, word);
    }
}

static pdup_status write_cards(const pdup_deal *deal, const pdup_deal *found, int format) {
    struct sheet sheet;
    int32_t count = pdup_deal_moved_count(deal, found);
    pdup_status status;
    sheet_start(&sheet, columns, COLUMN_COUNT);
    for (int32_t i = 0; i < count; i++) {
        add_card(&sheet, deal, found, i);
    }
    status = sheet.status;
    if (status == PDUP_OK && format == FORMAT_CSV) {
        csv_write(stdout, &sheet);
    } else if (status == PDUP_OK && count > 0) {
        text_write(stdout, &sheet);
    }
    sheet_free(&sheet);
    return status;
}

static pdup_status compare(const struct deals *deals, const pdup_deal *found, int format) {
    const struct listed_deal *item = &deals->items[0];
    int32_t relation = pdup_deal_relation(item->deal, found);
    pdup_seat pockets[PDUP_POCKETS + 1];
    pdup_status status = find_pockets(item->deal, found, pockets);
    if (status != PDUP_OK || format == FORMAT_CSV) {
        return status == PDUP_OK ? write_cards(item->deal, found, format) : status;
    }
    if (item->board != 0) {
        printf("Board %d: ", (int)item->board);
    }
    if (relation == PDUP_RELATION_EQUAL) {
        printf("the right deal\n");
        return PDUP_OK;
    }
    if (relation == PDUP_RELATION_ROTATED) {
        print_rotated(pockets, deals->seats);
        return PDUP_OK;
    }
    printf("another deal, %d cards lie elsewhere\n", (int)pdup_deal_moved_count(item->deal, found));
    return write_cards(item->deal, found, format);
}

/* There must be one deal to compare with. */
static bool is_one(const struct command *command, const struct deals *deals) {
    if (deals->count != 1) {
        complain(command->name, "there must be one deal to compare with, not %zu", deals->count);
    }
    return deals->count == 1;
}

int deal_compare(const struct command *command, const struct deals *deals, const char *found,
                 int format) {
    pdup_deal *deal;
    pdup_faults *faults;
    pdup_status status;
    int result;
    if (!is_one(command, deals)) {
        return EXIT_FAULTS;
    }
    status = pdup_faults_new(NULL, &faults);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    status = pdup_deal_new_from_text(NULL, found, strlen(found), faults, &deal);
    complain_faults("--compare", faults);
    pdup_faults_unref(faults);
    if (status != PDUP_OK) {
        return EXIT_FAULTS;
    }
    result = pdup_deal_relation(deals->items[0].deal, deal) == PDUP_RELATION_EQUAL ? EXIT_DONE
                                                                                   : EXIT_FAULTS;
    status = compare(deals, deal, format);
    pdup_deal_unref(deal);
    return status == PDUP_OK ? result : complain_status(command->name, status);
}

/* "N,E,S,W", each 0 to 32 or a dot. */
static bool read_counts(const char *word, int32_t *counts) {
    for (int i = 0; i < PDUP_POCKETS; i++) {
        int32_t number = 0;
        const char *start = word;
        while (*word >= '0' && *word <= '9' && number <= PDUP_CARDS) {
            number = number * 10 + (*word++ - '0');
        }
        counts[i] = number;
        if (word == start) {
            counts[i] = -1;
            if (*word++ != '.') {
                return false;
            }
        }
        if (number > PDUP_CARDS || *word != (i == PDUP_POCKETS - 1 ? '\0' : ',')) {
            return false;
        }
        word++;
    }
    return true;
}

/* From 0 in the letters; -1 for none. */
static int32_t index_of(const char *letters, char letter) {
    const char *found = letter == '\0' ? NULL : strchr(letters, letter);
    return found == NULL ? -1 : (int32_t)(found - letters);
}

/* "QS=E,7D=N": a rank, with T or 10 for the ten, a suit, the pocket. Leaves *from at a card that stands twice, else at
 * NULL. */
static bool read_seen(const char *word, int32_t *pockets, const char **from) {
    *from = NULL;
    for (;;) {
        const char *card = word;
        int32_t rank = index_of("789TJQKA", strncmp(word, "10", 2) == 0 ? 'T' : *word);
        word += strncmp(word, "10", 2) == 0 ? 2 : 1;
        int32_t suit = rank < 0 ? -1 : index_of("SCDH", *word);
        int32_t seat = suit < 0 || word[1] != '=' ? -1 : index_of(seat_letters, word[2]);
        if (seat < PDUP_SEAT_N) {
            return false;
        }
        if (pockets[8 * suit + rank] != PDUP_SEAT_NONE) {
            *from = card;
            return false;
        }
        pockets[8 * suit + rank] = seat;
        word += 3;
        if (*word == '\0') {
            return true;
        }
        if (*word++ != ',') {
            return false;
        }
    }
}

static pdup_status make_board(const struct deals *deals, int32_t number, pdup_board **out) {
    pdup_board *empty;
    pdup_status status;
    if (deals->count == 0 || deals->items[0].board == 0) {
        return pdup_board_new(NULL, number, deals->seats, out);
    }
    status = pdup_board_new(NULL, deals->items[0].board, deals->seats, &empty);
    if (status == PDUP_OK) {
        status = pdup_board_with_deal(empty, deals->items[0].deal, out);
        pdup_board_unref(empty);
    }
    return status;
}

/* Where each pocket was counted: are all cards of the pack there? */
static void print_sum(const int32_t *counts, int32_t board) {
    int32_t sum = 0;
    for (int i = 0; i < PDUP_POCKETS; i++) {
        if (counts[i] < 0) {
            return;
        }
        sum += counts[i];
    }
    if (sum != PDUP_CARDS) {
        printf("Board %d: the pockets hold %d cards in all, not %d: %s\n", (int)board, (int)sum,
               PDUP_CARDS,
               sum < PDUP_CARDS ? "see rules 11.4"
                                : "count again, or there are cards of another pack");
    }
}

static void print_faults(const pdup_faults *faults, int32_t board) {
    for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
        printf("Board %d: %s\n", (int)board, fault_sentence(faults, i));
    }
    if (pdup_faults_count(faults) == 0) {
        printf("Board %d: no pocket is wrong by that\n", (int)board);
    }
}

int deal_check_pockets(const struct command *command, const struct deals *deals, int32_t board,
                       const char *counted, const char *seen) {
    int32_t counts[PDUP_POCKETS] = {-1, -1, -1, -1};
    int32_t pockets[PDUP_CARDS] = {PDUP_SEAT_NONE};
    const char *again;
    pdup_board *box;
    pdup_faults *faults;
    pdup_status status;
    int result = EXIT_DONE;
    if (deals->count > 0 && !is_one(command, deals)) {
        return EXIT_FAULTS;
    }
    if (counted != NULL && !read_counts(counted, counts)) {
        return complain_usage(command->name,
                              "--counted: '%s' is not N,E,S,W, each 0 to %d or a dot", counted,
                              PDUP_CARDS);
    }
    if (seen != NULL && !read_seen(seen, pockets, &again)) {
        return again != NULL
                   ? complain_usage(command->name, "--seen: this card stands twice: '%s'", again)
                   : complain_usage(command->name, "--seen: '%s' is not cards like QS=E,10D=N",
                                    seen);
    }
    status = make_board(deals, board, &box);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    status = pdup_faults_new(NULL, &faults);
    if (status == PDUP_OK) {
        status = pdup_board_check_pockets(box, counts, pockets, faults);
    }
    if (status == PDUP_OK) {
        result = pdup_faults_count(faults) > 0 ? EXIT_FAULTS : EXIT_DONE;
        print_faults(faults, pdup_board_number(box, PDUP_BOARD_FIELD_NUMBER));
        print_sum(counts, pdup_board_number(box, PDUP_BOARD_FIELD_NUMBER));
    }
    pdup_faults_unref(faults);
    pdup_board_unref(box);
    return status == PDUP_OK ? result : complain_status(command->name, status);
}
