/* SPDX-License-Identifier: MIT */
/* Closed rows, which only a correction changes: in time, and the row as it was is kept (rules 2 and 6). */
#include "base/period.h"
#include "table/traveller.h"

/* What is to be corrected: the row that stands there, or has been struck out. */
typedef struct target {
    uint64_t key;
    int32_t at;                  /* its position; -1 if it is not there */
    const pdup_correction *last; /* NULL if it has not been corrected */
} target;

static target find_target(const pdup_traveller *traveller, int32_t round, int32_t table) {
    target found = {.key = pdup__row_key(round, table)};
    int32_t last = pdup__index_find(&traveller->last_corrections, found.key);
    found.at = pdup__index_find(&traveller->index, found.key);
    found.last = last < 0 ? NULL : traveller->corrections[last];
    return found;
}

/* What has been corrected and is not there was struck out; nothing else takes out a closed row. */
static pdup_status check_target(const pdup_traveller *traveller, const target *of) {
    if (of->at >= 0) {
        return traveller->rows[of->at].is_closed ? PDUP_OK : PDUP_E_ROW_OPEN;
    }
    return of->last ? PDUP_OK : PDUP_E_ROW_MISSING;
}

static pdup_status check_time(const pdup_traveller *traveller, const target *of, int64_t time) {
    if (traveller->owner && !pdup__owner_may_correct(traveller->owner, time)) {
        return PDUP_E_ROW_LATE;
    }
    return of->last && of->last->time >= time ? PDUP_E_ROW_ORDER : PDUP_OK;
}

/* Did rulings stand until later where nobody would sit? The row is there. */
static bool is_early(const pdup__traveller_row *standing, const pdup__row *row, int64_t time) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        bool goes = !row || row->players[seat] == 0;
        if (goes && pdup__is_before(time, standing->effects[seat].free)) {
            return true;
        }
    }
    return false;
}

/* row is what is to stand there, NULL for nothing. */
static pdup_status check_row(const pdup_traveller *traveller, const target *of,
                             const pdup__row *row, int64_t time) {
    pdup_status status = row ? pdup__traveller_check_row(traveller, row) : PDUP_OK;
    if (status != PDUP_OK) {
        return status;
    }
    if (of->at < 0 && pdup__traveller_is_full(traveller)) {
        return PDUP_E_STATE;
    }
    if (of->at < 0) {
        return PDUP_OK;
    }
    const pdup__traveller_row *standing = &traveller->rows[of->at];
    if (!pdup__traveller_row_keeps_rulings(standing, row)) {
        return PDUP_E_ROW_RULING;
    }
    return is_early(standing, row, time) ? PDUP_E_ACT_EARLY : PDUP_OK;
}

static pdup_status check_all(const pdup_traveller *traveller, const target *of,
                             const pdup__row *row, const pdup__note *note) {
    pdup_status status = pdup__note_check(note);
    status = status == PDUP_OK ? check_target(traveller, of) : status;
    status = status == PDUP_OK ? check_time(traveller, of, note->time) : status;
    status = status == PDUP_OK ? check_row(traveller, of, row, note->time) : status;
    return status == PDUP_OK && traveller->correction_count >= PDUP_MAX_ROWS ? PDUP_E_STATE
                                                                             : status;
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
                           const pdup__note *note) {
    pdup_status status = check_all(traveller, of, row, note);
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

pdup_status pdup_traveller_correct_row(pdup_traveller *traveller, const pdup_row *row, int64_t time,
                                       const char *by, size_t by_size, const char *reason,
                                       size_t reason_size) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER) || !pdup__handle_is(row, PDUP__ROW)) {
        return PDUP_E_ARG;
    }
    target of = find_target(traveller, row->row.round, row->row.table);
    pdup__note note = {time, by, by_size, reason, reason_size};
    return correct(traveller, &of, &row->row, &note);
}

pdup_status pdup_traveller_strike_row(pdup_traveller *traveller, int32_t round, int32_t table,
                                      int64_t time, const char *by, size_t by_size,
                                      const char *reason, size_t reason_size) {
    if (!pdup__handle_is(traveller, PDUP__TRAVELLER)) {
        return PDUP_E_ARG;
    }
    target of = find_target(traveller, round, table);
    pdup__note note = {time, by, by_size, reason, reason_size};
    /* What has been struck out is not there to be struck out again. */
    if (of.at < 0) {
        of.last = NULL;
    }
    return correct(traveller, &of, NULL, &note);
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
