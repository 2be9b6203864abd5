/* SPDX-License-Identifier: MIT */
#include "movement/text/cyclic_text.h"

#include "base/seat.h"
#include "movement/kinds/cyclic.h"

/* Counts only, while there are no bytes to write to. */
typedef struct row_writer {
    char *bytes;
    size_t length;
} row_writer;

static void put(row_writer *writer, char byte) {
    if (writer->bytes) {
        writer->bytes[writer->length] = byte;
    }
    writer->length++;
}

/* 1 or more. */
static void put_number(row_writer *writer, int32_t number) {
    int32_t unit = 1;
    while (number / unit >= 10) {
        unit *= 10;
    }
    for (; unit > 0; unit /= 10) {
        put(writer, (char)('0' + number / unit % 10));
    }
}

/* The player of the highest number stands first: each goes to where the one before him sat. */
static void put_players(row_writer *writer, const pdup__cyclic *cyclic) {
    for (int32_t player = cyclic->size.length - 1; player >= 0; player--) {
        int32_t place = cyclic->place[player];
        if (place < 0) {
            put(writer, 'P');
        } else {
            put_number(writer, place / cyclic->size.seats + 1);
            put(writer, PDUP__SEAT_LETTERS[place % cyclic->size.seats]);
        }
        if (player > 0) {
            put(writer, '-');
        }
    }
}

static void put_tables(row_writer *writer, const pdup__cyclic *cyclic, int32_t set) {
    for (int32_t at = cyclic->first[set]; at < cyclic->first[set + 1]; at++) {
        put_number(writer, cyclic->of_set[at] + 1);
        if (at + 1 < cyclic->first[set + 1]) {
            put(writer, '+');
        }
    }
}

static void put_sets(row_writer *writer, const pdup__cyclic *cyclic) {
    for (int32_t set = 0; set < cyclic->size.length; set++) {
        if (set > 0) {
            put(writer, ' ');
        }
        if (cyclic->first[set] == cyclic->first[set + 1]) {
            put(writer, 'Z');
        }
        put_tables(writer, cyclic, set);
    }
}

pdup_status pdup__cyclic_row_give(const pdup_movement *movement, int32_t row, char *buf, size_t cap,
                                  size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    const pdup__cyclic *cyclic = pdup__cyclic_of(movement);
    if (!cyclic) {
        return PDUP_E_NO_MOVEMENT;
    }
    void (*put_row)(row_writer *, const pdup__cyclic *) =
        row == PDUP__ROW_OF_PLAYERS ? put_players : put_sets;
    row_writer counter = {NULL, 0};
    put_row(&counter, cyclic);
    *len_out = counter.length;
    if (!buf) {
        return PDUP_OK;
    }
    if (cap <= counter.length) {
        return PDUP_E_SPACE;
    }
    row_writer writer = {buf, 0};
    put_row(&writer, cyclic);
    put(&writer, '\0');
    return PDUP_OK;
}
