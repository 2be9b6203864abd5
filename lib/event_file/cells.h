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

/* `6`..`10` with S C D H NT, `M`, `-`, `?` or `np`, in either case; false if it is none of them. */
bool pdup__word_contract(const pdup__word *word, pdup__contract_word *out);

typedef struct pdup__cell_word {
    pdup_seat seat;
    int32_t tricks;
    pdup_defence defence;
} pdup__cell_word;

/* A cell of a row with this contract, which is a game, misere or all-pass. `.` is an empty cell. NULL, or what the
 * place asks for. */
const char *pdup__word_cell(const pdup__word *word, pdup_contract contract, pdup_cell cell,
                            pdup__cell_word *out);

#endif
