/* SPDX-License-Identifier: MIT */
/* The price table of a tariff (rules 6 and 7): every result that a table may write down, settled. */
#include "deal/board.h"
#include "table/row.h"
#include "table/tariff.h"
#include "text/line.h"

#include <string.h>

enum { TRICKS = 10, SEATS = 4, COLUMNS = 8 };

/* Counts only, while there are no bytes to write to. */
typedef struct table_writer {
    const pdup_tariff *tariff;
    pdup_board board;
    int32_t undertricks;
    char *bytes;
    size_t length;
} table_writer;

static const char *const headings[COLUMNS] = {
    "contract", "declarer", "first", "second", "to-declarer", "to-first", "to-second", "to-talon",
};

static void put(table_writer *writer, const char *text, size_t size) {
    if (writer->bytes) {
        memcpy(writer->bytes + writer->length, text, size);
    }
    writer->length += size;
}

/* Right-aligned below its heading; what is wider keeps its space before it. */
static void put_word(table_writer *writer, int column, const char *word, size_t size) {
    put(writer, " ", column > 0);
    for (size_t i = size; i < strlen(headings[column]); i++) {
        put(writer, " ", 1);
    }
    put(writer, word, size);
}

static void end_line(table_writer *writer) {
    put(writer, "\n", 1);
}

static int column_count(const table_writer *writer) {
    return writer->board.seats == SEATS ? COLUMNS : COLUMNS - 1;
}

static void put_header(table_writer *writer) {
    for (int i = 0; i < column_count(writer); i++) {
        put_word(writer, i, headings[i], strlen(headings[i]));
    }
    end_line(writer);
}

static void put_contract(table_writer *writer, const pdup__row *row) {
    pdup__line word = {.length = 0};
    if (row->contract == PDUP_CONTRACT_GAME) {
        pdup__line_add_integer(&word, row->level);
    } else {
        pdup__line_add(&word, row->contract == PDUP_CONTRACT_MISERE ? "M" : "-");
    }
    put_word(writer, 0, word.bytes, word.length);
}

static void put_cell(table_writer *writer, int column, const pdup__cell *cell) {
    pdup__line word = {.length = 0};
    if (cell->defence == PDUP_DEFENCE_PASSED) {
        pdup__line_add(&word, "p");
    } else if (cell->defence == PDUP_DEFENCE_HALF) {
        pdup__line_add(&word, "/");
    } else if (cell->tricks == PDUP_TRICKS_UNWRITTEN) {
        pdup__line_add(&word, ".");
    } else {
        pdup__line_add_integer(&word, cell->tricks);
    }
    put_word(writer, column, word.bytes, word.length);
}

static void put_line(table_writer *writer, const pdup__row *row, const int32_t *nets) {
    put_contract(writer, row);
    for (int i = 0; i < PDUP__CELLS; i++) {
        put_cell(writer, 1 + i, &row->cells[i]);
    }
    for (int i = 0; i < writer->board.seats; i++) {
        pdup__line word = {.length = 0};
        if (nets) {
            pdup__line_add_whists(&word, nets[i]);
        } else {
            pdup__line_add(&word, "x");
        }
        put_word(writer, 1 + PDUP__CELLS + i, word.bytes, word.length);
    }
    end_line(writer);
}

static void put_row(table_writer *writer, const pdup__row *row) {
    int32_t nets[SEATS] = {0};
    pdup__issue issue;
    pdup_status status = pdup__tariff_settle(writer->tariff, &writer->board, row, nets, &issue);
    put_line(writer, row, status == PDUP_OK ? nets : NULL);
}

/* Declarer and first hand sit at N and the talon lies at W, as on board 1. */
static pdup__row make_row(pdup_contract contract, int32_t level, const int32_t *tricks,
                          const pdup_defence *defence) {
    pdup__row row = {.contract = (int8_t)contract, .level = (int8_t)level};
    for (int i = 0; i < PDUP__CELLS; i++) {
        row.cells[i] =
            (pdup__cell){(int8_t)(PDUP_SEAT_N + i), (int8_t)tricks[i], (int8_t)defence[i]};
    }
    return row;
}

static pdup__row whisted_row(int32_t level, int32_t declarer, int32_t first, int32_t second) {
    const int32_t tricks[] = {declarer, first, second};
    const pdup_defence both[] = {PDUP_DEFENCE_NONE, PDUP_DEFENCE_WHISTED, PDUP_DEFENCE_WHISTED};
    return make_row(PDUP_CONTRACT_GAME, level, tricks, both);
}

static void put_unplayed(table_writer *writer, int32_t level) {
    const int32_t none[] = {PDUP_TRICKS_UNWRITTEN, PDUP_TRICKS_UNWRITTEN, PDUP_TRICKS_UNWRITTEN};
    pdup_defence defence[] = {PDUP_DEFENCE_NONE, PDUP_DEFENCE_PASSED, PDUP_DEFENCE_PASSED};
    pdup__row row = make_row(PDUP_CONTRACT_GAME, level, none, defence);
    put_row(writer, &row);
    if (level <= PDUP_LEVEL_LOWEST + 1) { /* rules 7: half of the whists on 6 and 7 */
        defence[1] = PDUP_DEFENCE_HALF;
        row = make_row(PDUP_CONTRACT_GAME, level, none, defence);
        put_row(writer, &row);
    }
}

static void put_alone(table_writer *writer, int32_t level, int32_t declarer) {
    const int32_t tricks[] = {declarer, TRICKS - declarer, 0};
    const pdup_defence one[] = {PDUP_DEFENCE_NONE, PDUP_DEFENCE_WHISTED, PDUP_DEFENCE_PASSED};
    pdup__row row = make_row(PDUP_CONTRACT_GAME, level, tricks, one);
    put_row(writer, &row);
}

/* Is this row the other with its defenders swapped? Not so where they answer for unlike numbers of tricks. */
static bool is_mirrored(const table_writer *writer, const pdup__row *row, const pdup__row *other) {
    int32_t nets[SEATS] = {0};
    int32_t others[SEATS] = {0};
    pdup__issue issue;
    /* Four zeros stand for what cannot be settled. The last figure follows from the sum. */
    (void)pdup__tariff_settle(writer->tariff, &writer->board, row, nets, &issue);
    (void)pdup__tariff_settle(writer->tariff, &writer->board, other, others, &issue);
    return nets[0] == others[0] && nets[1] == others[2];
}

static void put_whisted(table_writer *writer, int32_t level, int32_t declarer) {
    int32_t both = TRICKS - declarer;
    for (int32_t first = 0; first <= both; first++) {
        pdup__row row = whisted_row(level, declarer, first, both - first);
        pdup__row swapped = whisted_row(level, declarer, both - first, first);
        if (2 * first <= both || !is_mirrored(writer, &row, &swapped)) {
            put_row(writer, &row);
        }
    }
}

static void put_game(table_writer *writer, int32_t level) {
    put_unplayed(writer, level);
    for (int32_t tricks = TRICKS; tricks >= 0 && tricks >= level - writer->undertricks; tricks--) {
        put_alone(writer, level, tricks);
        put_whisted(writer, level, tricks);
    }
}

static void put_misere(table_writer *writer) {
    const pdup_defence none[PDUP__CELLS] = {PDUP_DEFENCE_NONE};
    for (int32_t taken = 0; taken <= writer->undertricks; taken++) {
        const int32_t tricks[] = {taken, PDUP_TRICKS_UNWRITTEN, PDUP_TRICKS_UNWRITTEN};
        pdup__row row = make_row(PDUP_CONTRACT_MISERE, 0, tricks, none);
        put_row(writer, &row);
    }
}

/* The talon's two cards can take two tricks at most. */
static void put_all_pass(table_writer *writer) {
    const pdup_defence none[PDUP__CELLS] = {PDUP_DEFENCE_NONE};
    int32_t fewest = writer->board.seats == SEATS ? TRICKS - 2 : TRICKS;
    for (int32_t all = TRICKS; all >= fewest; all--) {
        for (int32_t least = 0; 3 * least <= all; least++) {
            for (int32_t middle = least; least + 2 * middle <= all; middle++) {
                const int32_t tricks[] = {all - least - middle, middle, least};
                pdup__row row = make_row(PDUP_CONTRACT_ALL_PASS, 0, tricks, none);
                put_row(writer, &row);
            }
        }
    }
}

static void put_table(table_writer *writer) {
    put_header(writer);
    for (int32_t level = PDUP_LEVEL_LOWEST; level <= PDUP_LEVEL_HIGHEST; level++) {
        put_game(writer, level);
    }
    put_misere(writer);
    put_all_pass(writer);
}

pdup_status pdup_tariff_price_table(const pdup_tariff *tariff, int32_t seats, int32_t undertricks,
                                    char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(tariff, PDUP__TARIFF)) {
        return PDUP_E_ARG;
    }
    if (seats < 3 || seats > SEATS || undertricks < 1 || undertricks > TRICKS) {
        return PDUP_E_RANGE;
    }
    table_writer writer = {.tariff = tariff, .undertricks = undertricks};
    writer.board.number = 1;
    writer.board.seats = seats;
    writer.board.talon_seat = PDUP_SEAT_W;
    writer.board.first_hand = PDUP_SEAT_N;
    put_table(&writer);
    *len_out = writer.length;
    if (!buf) {
        return PDUP_OK;
    }
    if (cap <= writer.length) {
        return PDUP_E_SPACE;
    }
    writer.bytes = buf;
    writer.length = 0;
    put_table(&writer);
    buf[writer.length] = '\0';
    return PDUP_OK;
}
