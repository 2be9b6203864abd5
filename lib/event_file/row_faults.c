/* SPDX-License-Identifier: MIT */
/* Rows that a traveller refuses: the word that is to blame. What is wrong with it the traveller has said. */
#include "base/compat.h"
#include "event_file/keys.h"
#include "event_file/row_words.h"

static int32_t column_of(const pdup__row_words *row, const pdup__issue *issue) {
    static const int first[] = {
        [PDUP_PART_WHOLE] = PDUP__ROW_ROUND,   [PDUP_PART_ROUND] = PDUP__ROW_ROUND,
        [PDUP_PART_TABLE] = PDUP__ROW_TABLE,   [PDUP_PART_CONTRACT] = PDUP__ROW_CONTRACT,
        [PDUP_PART_CELL] = PDUP__ROW_CELLS,    [PDUP_PART_PLAYER] = PDUP__ROW_PLAYERS,
        [PDUP_PART_WHISTS] = PDUP__ROW_WHISTS,
    };
    return row->words->at[first[issue->part] + issue->at].column;
}

void pdup__refuse_row(pdup__reader *reader, const pdup__row_words *row, pdup__issue *issue) {
    if (issue->status == PDUP_E_ROW_TWICE) {
        pdup__claim_key key = pdup__key_row(reader->number, reader->board, row->round, row->table);
        const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
        pdup__issue_say(issue, PDUP__M_IN_LINE);
        pdup__issue_number(issue, PDUP_ALWAYS(claim) ? claim->line : 0);
    }
    pdup__complain(reader, column_of(row, issue), issue);
}

void pdup__refuse_whists(pdup__reader *reader, const pdup__row_words *row,
                         const pdup__issue *issue) {
    pdup__complain(reader, row->words->at[PDUP__ROW_WHISTS].column, issue);
}
