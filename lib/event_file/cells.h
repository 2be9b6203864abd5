/* SPDX-License-Identifier: MIT */
/* Contracts and trick cells as a row has them. */
#ifndef PDUP_EVENT_FILE_CELLS_H
#define PDUP_EVENT_FILE_CELLS_H

#include "event_file/words.h"

#include <pdup/row.h>

typedef struct pdup__contract_word {
    pdup_contract contract;
    int32_t level;
    pdup_strain strain;
} pdup__contract_word;

/* `6`..`10` with S C D H NT, as signs or in Russian too, `M`, `-`, `?` or `np`, in either case; false if it is none of
 * them. */
bool pdup__word_contract(const pdup__word *word, pdup__contract_word *out);

/* Is it a level and the first letter of NT, which may have been meant for it? */
bool pdup__word_lacks_trump(const pdup__word *word);

/* Bytes of the seat that stands at the front: N E S W, or С В Ю З, in either case; 0 and #PDUP_SEAT_NONE if none does. */
size_t pdup__take_seat(const char *bytes, size_t size, pdup_seat *seat);

typedef struct pdup__cell_word {
    pdup_seat seat;
    int32_t tricks;
    pdup_defence defence;
} pdup__cell_word;

/* A cell of a row with this contract, which is a game, misere or all-pass. `.` is an empty cell. PDUP__M_NONE, or what
 * the place asks for. */
pdup__message pdup__word_cell(const pdup__word *word, pdup_contract contract, pdup_cell cell,
                              pdup__cell_word *out);

#endif
