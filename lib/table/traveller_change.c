/* SPDX-License-Identifier: MIT */
/* Rows until N has put the traveller back: they are changed as paper is, with the eraser (rules 6). */
#include "table/traveller.h"

pdup_status pdup__traveller_check_rulings(const pdup__traveller_row *standing, const pdup__row *row,
                                          pdup__issue *issue) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if (standing->effects[seat].ruling != 0 && (!row || row->players[seat] == 0)) {
            *issue = pdup__issue_of(PDUP_E_ROW_RULING, PDUP__M_STANDING_RULING);
            pdup__issue_at(issue, PDUP_PART_SEAT, seat);
            pdup__issue_number(issue, standing->effects[seat].ruling);
            pdup__issue_seat(issue, PDUP_SEAT_N + seat);
            issue->ruling = standing->effects[seat].ruling;
            return PDUP_E_ROW_RULING;
        }
    }
    return PDUP_OK;
}

/* row is what is to stand there, NULL for nothing. */
static pdup_status check_change(const pdup_traveller *traveller, int32_t at, const pdup__row *row,
                                pdup__issue *issue) {
    const pdup__traveller_row *standing = &traveller->rows[at];
    if (standing->is_closed) {
        *issue = pdup__issue_bare(PDUP_E_ROW_CLOSED);
        return PDUP_E_ROW_CLOSED;
    }
    pdup_status status = row ? pdup__traveller_check_row(traveller, row, issue) : PDUP_OK;
    return status == PDUP_OK ? pdup__traveller_check_rulings(standing, row, issue) : status;
}

static pdup_status replace(pdup_traveller *traveller, const pdup__row *row, pdup__issue *issue) {
    int32_t at = pdup__traveller_find(traveller, row->round, row->table);
    if (at < 0) {
        return pdup__traveller_miss_row(row->round, row->table, issue);
    }
    pdup_status status = check_change(traveller, at, row, issue);
    if (status == PDUP_OK) {
        traveller->rows[at].row = *row;
        pdup__traveller_touch(traveller);
    }
    return status;
}

pdup_status pdup_traveller_replace_row(pdup_traveller *traveller, const pdup_row *row,
                                       pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__handle_is(row, PDUP__ROW) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = replace(traveller, &row->row, &issue);
    return pdup__traveller_tell(traveller, row->row.round, row->row.table, status, &issue, faults);
}

static pdup_status take_out(pdup_traveller *traveller, int32_t round, int32_t table,
                            pdup__issue *issue) {
    int32_t at = pdup__traveller_find(traveller, round, table);
    if (at < 0) {
        return pdup__traveller_miss_row(round, table, issue);
    }
    pdup_status status = check_change(traveller, at, NULL, issue);
    if (status == PDUP_OK) {
        pdup__traveller_take_out(traveller, (size_t)at);
        pdup__traveller_touch(traveller);
    }
    return status;
}

pdup_status pdup_traveller_remove_row(pdup_traveller *traveller, int32_t round, int32_t table,
                                      pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = take_out(traveller, round, table, &issue);
    return pdup__traveller_tell(traveller, round, table, status, &issue, faults);
}

pdup_status pdup_traveller_close_row(pdup_traveller *traveller, int32_t round, int32_t table,
                                     pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    int32_t at = pdup__traveller_find(traveller, round, table);
    if (at < 0) {
        pdup__issue issue;
        pdup_status status = pdup__traveller_miss_row(round, table, &issue);
        return pdup__traveller_tell(traveller, round, table, status, &issue, faults);
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
