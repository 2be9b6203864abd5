/* SPDX-License-Identifier: MIT */
/* What a test asks of a fault, in one call. */
#ifndef PDUP_TESTS_SUPPORT_FAULTS_H
#define PDUP_TESTS_SUPPORT_FAULTS_H

#include <pdup/faults.h>
#include <pdup/movement.h>

/* The English sentence, NULL for no such fault; it stands until the eighth call after this one. */
static inline const char *fault_text(const pdup_faults *faults, int32_t index) {
    static char texts[8][4096];
    static unsigned next;
    char *text = texts[next++ % 8];
    size_t length;
    pdup_status status = pdup_faults_text_at(faults, index, PDUP_LANGUAGE_EN, text, 4096, &length);
    return status == PDUP_OK ? text : NULL;
}

static inline pdup_status fault_code(const pdup_faults *faults, int32_t index, pdup_status *out) {
    return pdup_faults_number_at(faults, index, PDUP_FAULT_CODE, out);
}

/* Each number is asked for, so that all are set on failure too. */
static inline pdup_status fault_place(const pdup_faults *faults, int32_t index, int32_t *line_out,
                                      int32_t *column_out) {
    pdup_status status = pdup_faults_number_at(faults, index, PDUP_FAULT_LINE, line_out);
    pdup_status other = pdup_faults_number_at(faults, index, PDUP_FAULT_COLUMN, column_out);
    return status != PDUP_OK ? status : other;
}

static inline pdup_status fault_row(const pdup_faults *faults, int32_t index, int32_t *board_out,
                                    int32_t *round_out, int32_t *table_out) {
    pdup_status status = pdup_faults_number_at(faults, index, PDUP_FAULT_BOARD, board_out);
    pdup_status other = pdup_faults_number_at(faults, index, PDUP_FAULT_ROUND, round_out);
    pdup_status last = pdup_faults_number_at(faults, index, PDUP_FAULT_TABLE, table_out);
    return status != PDUP_OK ? status : other != PDUP_OK ? other : last;
}

/* Reads a movement with a list of its own, which is NULL where there is nothing to say of the text. */
static inline pdup_status read_movement(const pdup_allocator *allocator, const char *text,
                                        size_t size, pdup_faults **faults_out,
                                        pdup_movement **out) {
    *out = NULL;
    pdup_status status = pdup_faults_new(allocator, faults_out);
    if (status == PDUP_OK) {
        status = pdup_movement_new_from_text(allocator, text, size, *faults_out, out);
    }
    if (status != PDUP_OK && status != PDUP_E_MOVEMENT_TEXT) {
        pdup_faults_unref(*faults_out);
        *faults_out = NULL;
    }
    return status;
}

#endif
