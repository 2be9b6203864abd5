/* SPDX-License-Identifier: MIT */
#include "table/correction.h"

#include "text/line.h"

bool pdup__note_is_given(const pdup__note *note) {
    return pdup__text_is_given(note->by, note->by_size) &&
           pdup__text_is_given(note->reason, note->reason_size);
}

pdup_status pdup__note_check(const pdup__note *note, pdup__issue *issue) {
    if (note->time < 1) {
        *issue = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ARGUMENT_LEAST);
        pdup__issue_text(issue, "time");
        pdup__issue_number(issue, note->time);
        pdup__issue_number(issue, 1);
        pdup__issue_at(issue, PDUP_PART_TIME, 0);
        return PDUP_E_RANGE;
    }
    bool is_by_short = pdup__text_is_short(note->by, note->by_size);
    if (is_by_short && pdup__text_is_short(note->reason, note->reason_size)) {
        return PDUP_OK;
    }
    *issue = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ARGUMENT_TEXT);
    pdup__issue_text(issue, is_by_short ? "reason" : "by");
    pdup__issue_number(issue, PDUP_MAX_TEXT);
    pdup__issue_at(issue, is_by_short ? PDUP_PART_REASON : PDUP_PART_BY, 0);
    return PDUP_E_RANGE;
}

pdup_correction *pdup__correction_new(const pdup_allocator *allocator, int32_t board,
                                      const pdup__note *note) {
    pdup_correction *correction = pdup__handle_new(allocator, sizeof *correction, PDUP__CORRECTION);
    if (!correction) {
        return NULL;
    }
    correction->board = board;
    correction->time = note->time;
    correction->by = pdup__text_copy(allocator, note->by, note->by_size);
    correction->reason = pdup__text_copy(allocator, note->reason, note->reason_size);
    if (!correction->by || !correction->reason) {
        pdup_correction_unref(correction);
        return NULL;
    }
    return correction;
}

/* One of the two rows is there. */
static const pdup__row *any_row(const pdup_correction *correction) {
    return correction->has_before ? &correction->before : &correction->after;
}

int64_t pdup_correction_number(const pdup_correction *correction, pdup_correction_field field) {
    if (!pdup__handle_is(correction, PDUP__CORRECTION)) {
        return 0;
    }
    switch (field) {
    case PDUP_CORRECTION_FIELD_BOARD:
        return correction->board;
    case PDUP_CORRECTION_FIELD_ROUND:
        return any_row(correction)->round;
    case PDUP_CORRECTION_FIELD_TABLE:
        return any_row(correction)->table;
    case PDUP_CORRECTION_FIELD_TIME:
        return correction->time;
    default:
        return 0;
    }
}

const char *pdup_correction_by(const pdup_correction *correction) {
    return pdup__handle_is(correction, PDUP__CORRECTION) ? correction->by : NULL;
}

const char *pdup_correction_reason(const pdup_correction *correction) {
    return pdup__handle_is(correction, PDUP__CORRECTION) ? correction->reason : NULL;
}

/* A copy, or NULL where the correction does not have this row. */
static pdup_status give_row(const pdup_correction *correction, bool has_row, const pdup__row *row,
                            pdup_row **row_out) {
    if (!has_row) {
        return PDUP_OK;
    }
    *row_out = pdup__row_copy(&correction->base.allocator, row);
    return *row_out ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_correction_before(const pdup_correction *correction, pdup_row **row_out) {
    if (!row_out) {
        return PDUP_E_ARG;
    }
    *row_out = NULL;
    return pdup__handle_is(correction, PDUP__CORRECTION)
               ? give_row(correction, correction->has_before, &correction->before, row_out)
               : PDUP_E_ARG;
}

pdup_status pdup_correction_after(const pdup_correction *correction, pdup_row **row_out) {
    if (!row_out) {
        return PDUP_E_ARG;
    }
    *row_out = NULL;
    return pdup__handle_is(correction, PDUP__CORRECTION)
               ? give_row(correction, correction->has_after, &correction->after, row_out)
               : PDUP_E_ARG;
}

pdup_correction *pdup_correction_ref(pdup_correction *correction) {
    return pdup__handle_ref(correction, PDUP__CORRECTION);
}

void pdup_correction_unref(pdup_correction *correction) {
    if (pdup__handle_unref(correction, PDUP__CORRECTION)) {
        const pdup_allocator *allocator = &correction->base.allocator;
        pdup__release(allocator, correction->reason);
        pdup__release(allocator, correction->by);
        pdup__handle_free(correction);
    }
}
