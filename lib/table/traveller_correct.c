/* SPDX-License-Identifier: MIT */
/* Closed rows, which only a correction changes: in time, and the row as it was is kept (rules 2 and 6). */
#include "base/period.h"
#include "table/traveller.h"

/* What is to be corrected: the row that stands there, or has been struck out. */
typedef struct target {
    int32_t round;
    int32_t table;
    uint64_t key;
    int32_t at;                  /* its position; -1 if it is not there */
    const pdup_correction *last; /* NULL if it has not been corrected */
} target;

/* row is what is to stand there; what has been struck out is not there to be struck out again. */
static target find_target(const pdup_traveller *traveller, int32_t round, int32_t table,
                          const pdup__row *row) {
    target found = {.round = round, .table = table, .key = pdup__row_key(round, table)};
    int32_t last = pdup__index_find(&traveller->last_corrections, found.key);
    found.at = pdup__index_find(&traveller->index, found.key);
    bool has_last = last >= 0 && (row || found.at >= 0);
    found.last = has_last ? traveller->corrections[last] : NULL;
    return found;
}

/* What has been corrected and is not there was struck out; nothing else takes out a closed row. */
static pdup_status check_target(const pdup_traveller *traveller, const target *of,
                                pdup__issue *issue) {
    if (of->at >= 0 ? traveller->rows[of->at].is_closed : of->last != NULL) {
        return PDUP_OK;
    }
    if (of->at < 0) {
        return pdup__traveller_miss_row(of->round, of->table, issue);
    }
    *issue = pdup__issue_bare(PDUP_E_ROW_OPEN);
    return PDUP_E_ROW_OPEN;
}

static pdup_status check_time(const pdup_traveller *traveller, const target *of, int64_t time,
                              pdup__issue *issue) {
    const pdup__owner *owner = traveller->owner;
    if (owner && !pdup__owner_may_correct(owner, time)) {
        *issue = pdup__issue_of(PDUP_E_ROW_LATE, PDUP__M_CORRECTIONS_OVER);
        pdup__issue_at(issue, PDUP_PART_TIME, 0);
        pdup__issue_time(issue, time);
        pdup__issue_number(issue, owner->correction_minutes);
        pdup__issue_time(issue, owner->official_time);
        return PDUP_E_ROW_LATE;
    }
    if (of->last && of->last->time >= time) {
        *issue = pdup__issue_of(PDUP_E_ROW_ORDER, PDUP__M_ROW_CORRECTED);
        pdup__issue_at(issue, PDUP_PART_TIME, 0);
        pdup__issue_time(issue, of->last->time);
        return PDUP_E_ROW_ORDER;
    }
    return PDUP_OK;
}

/* Did rulings stand until later where nobody would sit? The row is there. */
static pdup_status check_seats_free(const pdup__traveller_row *standing, const pdup__row *row,
                                    int64_t time, pdup__issue *issue) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        bool goes = !row || row->players[seat] == 0;
        if (goes && pdup__is_before(time, standing->effects[seat].free)) {
            *issue = pdup__issue_of(PDUP_E_ACT_EARLY, PDUP__M_STANDING_UNTIL);
            pdup__issue_at(issue, PDUP_PART_TIME, 0);
            pdup__issue_time(issue, time);
            pdup__issue_time(issue, standing->effects[seat].free);
            return PDUP_E_ACT_EARLY;
        }
    }
    return PDUP_OK;
}

/* row is what is to stand there, NULL for nothing. */
static pdup_status check_row(const pdup_traveller *traveller, const target *of,
                             const pdup__row *row, int64_t time, pdup__issue *issue) {
    pdup_status status = row ? pdup__traveller_check_row(traveller, row, issue) : PDUP_OK;
    if (status != PDUP_OK) {
        return status;
    }
    if (of->at < 0) {
        return pdup__traveller_check_full(traveller, issue);
    }
    const pdup__traveller_row *standing = &traveller->rows[of->at];
    status = pdup__traveller_check_rulings(standing, row, issue);
    return status == PDUP_OK ? check_seats_free(standing, row, time, issue) : status;
}

static pdup_status check_room(const pdup_traveller *traveller, pdup__issue *issue) {
    if (traveller->correction_count < PDUP_MAX_ROWS) {
        return PDUP_OK;
    }
    *issue = pdup__issue_of(PDUP_E_STATE, PDUP__M_ROW_FULL);
    pdup__issue_number(issue, PDUP_MAX_ROWS);
    return PDUP_E_STATE;
}

static pdup_status check_all(const pdup_traveller *traveller, const target *of,
                             const pdup__row *row, const pdup__note *note, pdup__issue *issue) {
    pdup_status status = pdup__note_check(note, issue);
    status = status == PDUP_OK ? check_target(traveller, of, issue) : status;
    status = status == PDUP_OK ? check_time(traveller, of, note->time, issue) : status;
    status = status == PDUP_OK ? check_row(traveller, of, row, note->time, issue) : status;
    return status == PDUP_OK ? check_room(traveller, issue) : status;
}

pdup_status pdup__traveller_check_correction(const pdup_traveller *traveller, int32_t round,
                                             int32_t table, const pdup__row *row,
                                             const pdup__note *note, pdup__issue *issue) {
    target of = find_target(traveller, round, table, row);
    return check_all(traveller, &of, row, note, issue);
}

static bool reserve(pdup_traveller *traveller, const target *of) {
    const pdup_allocator *allocator = &traveller->base.allocator;
    if (traveller->correction_count == traveller->correction_capacity) {
        void *memory = traveller->corrections;
        if (!pdup__grow(allocator, &memory, &traveller->correction_capacity,
                        sizeof *traveller->corrections)) {
            return false;
        }
        traveller->corrections = memory;
    }
    return (of->last || pdup__index_reserve(&traveller->last_corrections, allocator)) &&
           (of->at >= 0 || pdup__traveller_reserve(traveller));
}

/* There is room. */
static void keep(pdup_traveller *traveller, const target *of, pdup_correction *correction) {
    int32_t position = (int32_t)traveller->correction_count;
    if (of->last) {
        pdup__index_set(&traveller->last_corrections, of->key, position);
    } else {
        pdup__index_add(&traveller->last_corrections, of->key, position);
    }
    traveller->corrections[traveller->correction_count++] = correction;
}

/* Where nobody sat in the row before, no ruling can come to stand earlier. */
static void take_seats(pdup__traveller_row *standing, const pdup__row *row, int64_t time) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if (standing->row.players[seat] == 0) {
            standing->effects[seat].free = time;
        }
    }
    standing->row = *row;
}

/* The rulings that stand on the row stay on it. */
static void put_row(pdup_traveller *traveller, const target *of, const pdup__row *row,
                    int64_t time) {
    if (of->at < 0) {
        pdup__traveller_row back = {.is_closed = true};
        take_seats(&back, row, time);
        pdup__traveller_put(traveller, &back);
    } else if (row) {
        take_seats(&traveller->rows[of->at], row, time);
    } else {
        pdup__traveller_take_out(traveller, (size_t)of->at);
    }
    pdup__traveller_touch(traveller);
}

static pdup_correction *make(const pdup_traveller *traveller, const target *of,
                             const pdup__row *row, const pdup__note *note) {
    pdup_correction *correction =
        pdup__correction_new(&traveller->base.allocator, traveller->board->number, note);
    if (!correction) {
        return NULL;
    }
    correction->has_before = of->at >= 0;
    correction->has_after = row != NULL;
    if (correction->has_before) {
        correction->before = traveller->rows[of->at].row;
    }
    if (row) {
        correction->after = *row;
    }
    return correction;
}

static pdup_status correct(pdup_traveller *traveller, const target *of, const pdup__row *row,
                           const pdup__note *note, pdup__issue *issue) {
    pdup_status status = check_all(traveller, of, row, note, issue);
    if (status != PDUP_OK) {
        return status;
    }
    pdup_correction *correction = make(traveller, of, row, note);
    if (!correction || !reserve(traveller, of)) {
        pdup_correction_unref(correction);
        return PDUP_E_NOMEM;
    }
    keep(traveller, of, correction);
    put_row(traveller, of, row, note->time);
    return PDUP_OK;
}

static pdup_status correct_or_tell(pdup_traveller *traveller, const target *of,
                                   const pdup__row *row, const pdup__note *note,
                                   pdup_faults *faults) {
    if (!pdup__faults_may_be(faults) || !pdup__note_is_given(note)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = correct(traveller, of, row, note, &issue);
    return pdup__traveller_tell(traveller, of->round, of->table, status, &issue, faults);
}

pdup_status pdup_traveller_correct_row(pdup_traveller *traveller, const pdup_row *row, int64_t time,
                                       const char *by, size_t by_size, const char *reason,
                                       size_t reason_size, pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    target of = find_target(traveller, row->row.round, row->row.table, &row->row);
    pdup__note note = {time, by, by_size, reason, reason_size};
    return correct_or_tell(traveller, &of, &row->row, &note, faults);
}

pdup_status pdup_traveller_strike_row(pdup_traveller *traveller, int32_t round, int32_t table,
                                      int64_t time, const char *by, size_t by_size,
                                      const char *reason, size_t reason_size, pdup_faults *faults) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    target of = find_target(traveller, round, table, NULL);
    pdup__note note = {time, by, by_size, reason, reason_size};
    return correct_or_tell(traveller, &of, NULL, &note, faults);
}

int32_t pdup_traveller_correction_count(const pdup_traveller *traveller) {
    return pdup__handle_is(traveller, PDUP__TRAVELLER) ? (int32_t)traveller->correction_count
                                                       : PDUP_E_ARG;
}

pdup_status pdup_traveller_correction_at(const pdup_traveller *traveller, int32_t index,
                                         pdup_correction **correction_out) {
    if (!correction_out) {
        return PDUP_E_ARG;
    }
    *correction_out = NULL;
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= traveller->correction_count) {
        return PDUP_E_RANGE;
    }
    *correction_out = pdup_correction_ref(traveller->corrections[index]);
    return PDUP_OK;
}
