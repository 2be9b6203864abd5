/* SPDX-License-Identifier: MIT */
/* What a test asks of a fault, in one call. */
#ifndef PDUP_TESTS_SUPPORT_FAULTS_H
#define PDUP_TESTS_SUPPORT_FAULTS_H

#include <pdup/board.h>
#include <pdup/faults.h>
#include <pdup/movement.h>
#include <pdup/notation.h>
#include <pdup/tricks.h>

#include <stdbool.h>
#include <string.h>

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

/* The end of a call with a list of its own, which is NULL where there is nothing to say of what was read. */
static inline pdup_status keep_faults(pdup_status status, bool is_told, pdup_faults **faults) {
    if (!is_told) {
        pdup_faults_unref(*faults);
        *faults = NULL;
    }
    return status;
}

/* Reads deals with a list of its own. */
static inline pdup_status read_deals(const pdup_allocator *allocator, int32_t notation,
                                     const char *text, size_t size, pdup_faults **faults_out,
                                     pdup_deal_list **out) {
    *out = NULL;
    pdup_status status = pdup_faults_new(allocator, faults_out);
    if (status == PDUP_OK) {
        status = pdup_deal_list_new_from_text(allocator, notation, text, size, *faults_out, out);
    }
    return keep_faults(status, status == PDUP_OK, faults_out);
}

static inline pdup_status read_tricks(const pdup_allocator *allocator, const char *text,
                                      size_t size, pdup_faults **faults_out, pdup_tricks **out) {
    *out = NULL;
    pdup_status status = pdup_faults_new(allocator, faults_out);
    if (status == PDUP_OK) {
        status = pdup_tricks_new_from_text(allocator, text, size, *faults_out, out);
    }
    return keep_faults(status, status == PDUP_OK || status == PDUP_E_TRICK_TEXT, faults_out);
}

static inline pdup_status check_pockets_of(const pdup_allocator *allocator, const pdup_board *board,
                                           const int32_t *counts, const int32_t *pockets,
                                           pdup_faults **faults_out) {
    pdup_status status = pdup_faults_new(allocator, faults_out);
    if (status == PDUP_OK) {
        status = pdup_board_check_pockets(board, counts, pockets, *faults_out);
    }
    return keep_faults(status, status == PDUP_OK, faults_out);
}

/* Reads a deal; the byte of a text of LF lines at which it is wrong, 0 otherwise. */
static inline pdup_status read_deal(const pdup_allocator *allocator, const char *text, size_t size,
                                    size_t *place_out, pdup_deal **out) {
    static const char mark[] = "\xef\xbb\xbf";
    pdup_faults *faults;
    int32_t line = 1;
    int32_t column = 1;
    *out = NULL;
    *place_out = 0;
    pdup_status status = pdup_faults_new(allocator, &faults);
    if (status != PDUP_OK) {
        return status;
    }
    status = pdup_deal_new_from_text(allocator, text, size, faults, out);
    if (fault_place(faults, 0, &line, &column) == PDUP_OK) {
        size_t at = size >= 3 && memcmp(text, mark, 3) == 0 ? 3 : 0;
        for (; line > 1; at++) {
            line -= text[at] == '\n';
        }
        for (; column > 1; column--) {
            for (at++; at < size && ((unsigned char)text[at] & 0xc0) == 0x80; at++) {
            }
        }
        *place_out = at;
    }
    pdup_faults_unref(faults);
    return status;
}

#endif
