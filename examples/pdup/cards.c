/* SPDX-License-Identifier: MIT */
/* Where everybody and every set goes is read off two rounds of the movement, never off the rule that made it, so a
 * card is right for any movement. */
#include "cards.h"

#include <stdbool.h>
#include <stdio.h>

#include "csv.h"
#include "html.h"
#include "sheet.h"
#include "text.h"

enum { PLACE_CAP = 16 };

static const char seat_letters[] = "?NESW";

static const char advice[] =
    "After each round every player goes to the place under his seat's \"to\".\n"
    "N takes the set to the table under \"Set to\" (rules 5); the next one comes from\n"
    "the table under \"Set from\".";

static const struct column columns[] = {
    {"table", "Table", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER},
    {"set", "Set (boards)", COLUMN_NUMBER},
    {"N", "N", COLUMN_NUMBER},
    {"E", "E", COLUMN_NUMBER},
    {"S", "S", COLUMN_NUMBER},
    {"W", "W", COLUMN_NUMBER},
    {"N_to", "N to", COLUMN_NUMBER},
    {"E_to", "E to", COLUMN_NUMBER},
    {"S_to", "S to", COLUMN_NUMBER},
    {"W_to", "W to", COLUMN_NUMBER},
    {"set_to", "Set to", COLUMN_NUMBER},
    {"set_from", "Set from", COLUMN_NUMBER},
};

enum { COLUMN_COUNT = sizeof columns / sizeof columns[0] };

/* The card that is being written. */
struct card {
    const pdup_movement *movement;
    int32_t table;
    bool csv; /* For programs: the table in every row, sets and places as bare as they come. */
    struct sheet sheet;
};

/* Where a player of a seat of this table is in the next round: "3S". */
static void add_place(struct card *card, int32_t next_round, pdup_seat from, int32_t player) {
    char word[PLACE_CAP];
    int32_t table;
    pdup_seat seat;
    sheet_note(&card->sheet,
               pdup_movement_place_of_player(card->movement, next_round, player, &table, &seat));
    if (table == 0) {
        sheet_word(&card->sheet, "rests");
    } else if (!card->csv && table == card->table && seat == from) {
        sheet_word(&card->sheet, "stays");
    } else {
        snprintf(word, sizeof word, "%d%c", (int)table, seat_letters[seat]);
        sheet_word(&card->sheet, word);
    }
}

/* Which of the tables that play a set in a round this one is. Copies of a set do not mix: in several rooms each room
 * has its own. */
static int32_t copy_at(struct card *card, int32_t round, int32_t set) {
    int32_t copies = pdup_movement_number(card->movement, PDUP_MOVEMENT_FIELD_COPIES);
    for (int32_t copy = 0; copy < copies; copy++) {
        int32_t table;
        sheet_note(&card->sheet,
                   pdup_movement_table_of_set(card->movement, round, set, copy, &table));
        if (table == card->table) {
            return copy;
        }
    }
    return 0;
}

/* The table that plays a copy of a set in a round; what is out of play lies with the director. */
static void add_table_of_set(struct card *card, int32_t round, int32_t set, int32_t copy) {
    int32_t table;
    sheet_note(&card->sheet, pdup_movement_table_of_set(card->movement, round, set, copy, &table));
    if (table == 0) {
        sheet_word(&card->sheet, "director");
    } else {
        sheet_number(&card->sheet, table);
    }
}

/* What happens between this round and the next; after the last one, nothing. */
static void add_moves(struct card *card, int32_t round, int32_t set, const int32_t *players) {
    bool last = round == pdup_movement_number(card->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t next_set;
    for (int i = 0; i < 4; i++) {
        if (last || players[i] == 0) {
            sheet_word(&card->sheet, "");
        } else {
            add_place(card, round + 1, PDUP_SEAT_N + i, players[i]);
        }
    }
    if (last) {
        sheet_word(&card->sheet, "");
        sheet_word(&card->sheet, "");
        return;
    }
    add_table_of_set(card, round + 1, set, copy_at(card, round, set));
    sheet_note(&card->sheet,
               pdup_movement_set_at(card->movement, round + 1, card->table, &next_set));
    if (next_set == 0) {
        sheet_word(&card->sheet, "");
    } else {
        add_table_of_set(card, round, next_set, copy_at(card, round + 1, next_set));
    }
}

static void add_round(struct card *card, int32_t round) {
    int32_t players[4];
    int32_t set;
    sheet_note(&card->sheet, pdup_movement_set_at(card->movement, round, card->table, &set));
    if (set == 0) {
        return; /* The table is idle. */
    }
    if (card->csv) {
        sheet_number(&card->sheet, card->table);
        sheet_number(&card->sheet, round);
        sheet_number(&card->sheet, set);
    } else {
        sheet_number(&card->sheet, round);
        sheet_set(&card->sheet, set,
                  pdup_movement_number(card->movement, PDUP_MOVEMENT_FIELD_SEATS));
    }
    for (int i = 0; i < 4; i++) {
        sheet_note(&card->sheet, pdup_movement_player_at(card->movement, round, card->table,
                                                         PDUP_SEAT_N + i, &players[i]));
        sheet_number_or_none(&card->sheet, players[i]);
    }
    add_moves(card, round, set, players);
}

static void write_card(const struct card *card, int format) {
    char heading[32];
    snprintf(heading, sizeof heading, "Table %d", (int)card->table);
    if (format == FORMAT_CSV) {
        csv_write_rows(stdout, &card->sheet);
    } else if (format == FORMAT_HTML) {
        html_begin_part(stdout, heading);
        html_write_paragraph(stdout, advice);
        html_write_sheet(stdout, &card->sheet);
        html_end_part(stdout);
    } else {
        printf("\n%s\n", heading);
        text_write(stdout, &card->sheet);
    }
}

static void begin(const struct card *card, const char *title, int format) {
    if (format == FORMAT_CSV) {
        csv_write_header(stdout, &card->sheet);
    } else if (format == FORMAT_HTML) {
        html_begin(stdout, title);
    } else {
        printf("%s\n\n%s\n", title, advice);
    }
}

pdup_status cards_write(const pdup_movement *movement, const char *title, int format) {
    struct card card = {movement, 0, format == FORMAT_CSV, {0}};
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int skipped = card.csv ? 0 : 1;
    pdup_status status;
    sheet_start(&card.sheet, columns + skipped, COLUMN_COUNT - skipped);
    begin(&card, title, format);
    for (card.table = 1; card.table <= tables && !ferror(stdout); card.table++) {
        sheet_clear(&card.sheet);
        for (int32_t round = 1; round <= rounds; round++) {
            add_round(&card, round);
        }
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
