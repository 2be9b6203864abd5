/* SPDX-License-Identifier: MIT */
/* A card for every player: where he sits in each round and with whom. */
#include "cards.h"

#include <stdbool.h>
#include <stdio.h>

#include "csv.h"
#include "html.h"
#include "sheet.h"
#include "text.h"

static const char *const seat_words[] = {"", "N", "E", "S", "W"};

static const struct column columns[] = {
    {"player", "Player", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},
    {"seat", "Seat", COLUMN_WORD},
    {"set", "Set (boards)", COLUMN_NUMBER},
    {"N", "N", COLUMN_NUMBER},
    {"E", "E", COLUMN_NUMBER},
    {"S", "S", COLUMN_NUMBER},
    {"W", "W", COLUMN_NUMBER},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

/* The card that is being written. */
struct player_card {
    const pdup_movement *movement;
    int32_t player;
    bool csv; /* For programs: the player in every row, and no row for a rest. */
    struct sheet sheet;
};

static void add_rest(struct player_card *card, int32_t round) {
    if (card->csv) {
        return;
    }
    sheet_number(&card->sheet, round);
    sheet_word(&card->sheet, "rests");
    for (int i = 2; i < card->sheet.column_count; i++) {
        sheet_word(&card->sheet, "");
    }
}

static void add_table(struct player_card *card, int32_t round, int32_t table, pdup_seat seat) {
    int32_t set;
    sheet_note(&card->sheet, pdup_movement_set_at(card->movement, round, table, &set));
    if (card->csv) {
        sheet_number(&card->sheet, card->player);
    }
    sheet_number(&card->sheet, round);
    sheet_number(&card->sheet, table);
    sheet_word(&card->sheet, seat_words[seat]);
    if (card->csv) {
        sheet_number(&card->sheet, set);
    } else {
        sheet_set(&card->sheet, set,
                  pdup_movement_number(card->movement, PDUP_MOVEMENT_FIELD_SEATS));
    }
    for (pdup_seat at = PDUP_SEAT_N; at <= PDUP_SEAT_W; at++) {
        int32_t player;
        sheet_note(&card->sheet,
                   pdup_movement_player_at(card->movement, round, table, at, &player));
        sheet_number_or_none(&card->sheet, player);
    }
}

static void fill_card(struct player_card *card) {
    int32_t rounds = pdup_movement_number(card->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    sheet_clear(&card->sheet);
    for (int32_t round = 1; round <= rounds; round++) {
        int32_t table;
        pdup_seat seat;
        sheet_note(&card->sheet, pdup_movement_place_of_player(card->movement, round, card->player,
                                                               &table, &seat));
        if (table == 0) {
            add_rest(card, round);
        } else {
            add_table(card, round, table, seat);
        }
    }
}

static void write_card(const struct player_card *card, int format) {
    char heading[32];
    snprintf(heading, sizeof heading, "Player %d", (int)card->player);
    if (format == FORMAT_CSV) {
        csv_write_rows(stdout, &card->sheet);
    } else if (format == FORMAT_HTML) {
        html_begin_part(stdout, heading);
        html_write_sheet(stdout, &card->sheet);
        html_end_part(stdout);
    } else {
        printf("\n%s\n", heading);
        text_write(stdout, &card->sheet);
    }
}

static void begin(const struct player_card *card, const char *title, int format) {
    if (format == FORMAT_CSV) {
        csv_write_header(stdout, &card->sheet);
    } else if (format == FORMAT_HTML) {
        html_begin(stdout, title);
    } else {
        printf("%s\n", title);
    }
}

pdup_status player_cards_write(const pdup_movement *movement, const char *title, int format) {
    struct player_card card = {movement, 0, format == FORMAT_CSV, {0}};
    int32_t players = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS);
    int skipped = card.csv ? 0 : 1;
    pdup_status status;
    sheet_start(&card.sheet, columns + skipped, COLUMN_COUNT - skipped);
    begin(&card, title, format);
    for (card.player = 1; card.player <= players && !ferror(stdout); card.player++) {
        fill_card(&card);
        if (card.sheet.status != PDUP_OK) {
            break;
        }
        write_card(&card, format);
    }
    if (format == FORMAT_HTML) {
        html_end(stdout);
    }
    status = card.sheet.status;
    sheet_free(&card.sheet);
    return status;
}
