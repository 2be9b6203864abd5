/* SPDX-License-Identifier: MIT */
/* Rows until N has put the traveller back: they are changed as paper is, with the eraser (rules 6). */
#include "table/traveller.h"

bool pdup__traveller_row_keeps_rulings(const pdup__traveller_row *standing, const pdup__row *row) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if (standing->effects[seat].ruling != 0 && (!row || row->players[seat] == 0)) {
            return false;
        }
    }
    return true;
}

/* row is what is to stand there, NULL for nothing. */
static pdup_status check_change(const pdup_traveller *traveller, int32_t at, const pdup__row *row) {
    if (at < 0) {
        return PDUP_E_ROW_MISSING;
    }
    const pdup__traveller_row *standing = &traveller->rows[at];
    if (standing->is_closed) {
        return PDUP_E_ROW_CLOSED;
    }
    pdup_status status = row ? pdup__traveller_check_row(traveller, row) : PDUP_OK;
    return status == PDUP_OK && !pdup__traveller_row_keeps_rulings(standing, row)
               ? PDUP_E_ROW_RULING
               : status;
}

pdup_status pdup_traveller_replace_row(pdup_traveller *traveller, const pdup_row *row) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    int32_t at = pdup__traveller_find(traveller, row->row.round, row->row.table);
    pdup_status status = check_change(traveller, at, &row->row);
    if (status == PDUP_OK) {
        traveller->rows[at].row = row->row;
        pdup__traveller_touch(traveller);
    }
    return status;
}

pdup_status pdup_traveller_remove_row(pdup_traveller *traveller, int32_t round, int32_t table) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    int32_t at = pdup__traveller_find(traveller, round, table);
    pdup_status status = check_change(traveller, at, NULL);
    if (status == PDUP_OK) {
        pdup__traveller_take_out(traveller, (size_t)at);
        pdup__traveller_touch(traveller);
    }
    return status;
}

pdup_status pdup_traveller_close_row(pdup_traveller *traveller, int32_t round, int32_t table) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    int32_t at = pdup__traveller_find(traveller, round, table);
    if (at < 0) {
        return PDUP_E_ROW_MISSING;
    }
    traveller->rows[at].is_closed = true;
    return PDUP_OK;
}

pdup_status pdup_traveller_closed_at(const pdup_traveller *traveller, int32_t index,
                                     int32_t *closed_out) {
    if (!closed_out) {
        return PDUP_E_ARG;
    }
    *closed_out = 0;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= traveller->row_count) {
        return PDUP_E_RANGE;
    }
    *closed_out = traveller->rows[index].is_closed;
    return PDUP_OK;
}
