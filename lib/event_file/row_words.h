/* SPDX-License-Identifier: MIT */
/* A row as its words have it, between the line of text and the pdup_row. */
#ifndef PDUP_EVENT_FILE_ROW_WORDS_H
#define PDUP_EVENT_FILE_ROW_WORDS_H

#include "event_file/cells.h"
#include "event_file/report.h"

#include <pdup/row.h>

/* Where the words of a row stand. */
enum {
    PDUP__ROW_ROUND = 0,
    PDUP__ROW_TABLE = 1,
    PDUP__ROW_CONTRACT = 2,
    PDUP__ROW_CELLS = 3,
    PDUP__ROW_PLAYERS = 6,
    PDUP__ROW_WHISTS = 10,
    PDUP__ROW_WORDS = 14,
    PDUP__ROW_WORDS_AUTO = 11,
    PDUP__ROW_WORDS_NOT_PLAYED = 10
};

enum { PDUP__ROW_CELL_COUNT = 3, PDUP__ROW_SEATS = 4 };

typedef enum pdup__whists_word {
    PDUP__WHISTS_NONE,   /* `.` */
    PDUP__WHISTS_KNOWN,  /* a number */
    PDUP__WHISTS_UNKNOWN /* `x` */
} pdup__whists_word;

typedef struct pdup__row_words {
    const pdup__words *words;
    int32_t round;
    int32_t table;
    int32_t seats; /* 0: as the board has it */
    int32_t turn;
    pdup__contract_word contract;
    pdup__cell_word cells[PDUP__ROW_CELL_COUNT];
    int32_t players[PDUP__ROW_SEATS]; /* N E S W; 0: an empty seat */
    pdup__whists_word known[PDUP__ROW_SEATS];
    int32_t whists[PDUP__ROW_SEATS];
} pdup__row_words;

/* Reads the words; false after any complaint. */
bool pdup__read_row_words(pdup__reader *reader, const pdup__words *words, pdup__row_words *row);

/* Complains of a row for a reason that its traveller or the tariff gave. */
void pdup__refuse_row(pdup__reader *reader, const pdup__row_words *row, pdup__issue *issue);

/* The same where the row has no words for all its whists, but `auto`. */
void pdup__refuse_whists(pdup__reader *reader, const pdup__row_words *row,
                         const pdup__issue *issue);

#endif
