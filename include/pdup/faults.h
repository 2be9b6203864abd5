/* SPDX-License-Identifier: MIT */
/** @file
 * Lists of faults and warnings, in the order in which a reader meets them. */
#ifndef PDUP_FAULTS_H
#define PDUP_FAULTS_H

#include <pdup/base.h>

PDUP_BEGIN

/** A list of faults and warnings. Never changes. */
typedef struct pdup_faults pdup_faults;

/** How many there are.
 * @param[in] faults The list.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_faults_count(const pdup_faults *faults);

/** How many of them are faults, not warnings.
 * @param[in] faults The list.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_faults_error_count(const pdup_faults *faults);

/** What is wrong.
 * @param[in]  faults   The list.
 * @param[in]  index    From 0.
 * @param[out] code_out Receives a status: negative for a fault, positive for a warning; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_code_at(const pdup_faults *faults, int32_t index,
                                                    pdup_status *code_out);

/** Where it stands in the text that was read.
 * @param[in]  faults     The list.
 * @param[in]  index      From 0.
 * @param[out] line_out   Receives the line, from 1; 0 if the list is not of a text, or on failure.
 * @param[out] column_out Receives the column in characters, from 1; 0 likewise.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_place_at(const pdup_faults *faults, int32_t index,
                                                     int32_t *line_out, int32_t *column_out);

/** Which row of which traveller it is about.
 * @param[in]  faults    The list.
 * @param[in]  index     From 0.
 * @param[out] board_out Receives the board; 0 if it is about none, or on failure.
 * @param[out] round_out Receives the round; 0 likewise.
 * @param[out] table_out Receives the table; 0 likewise.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_row_at(const pdup_faults *faults, int32_t index,
                                                   int32_t *board_out, int32_t *round_out,
                                                   int32_t *table_out);

/** The whole complaint as one English line, with the figures it rests on.
 * @param[in] faults The list.
 * @param[in] index  From 0.
 * @return Text that lives as long as the list; NULL for a NULL or an index outside it.
 * @since 0.1 */
PDUP_API const char *pdup_faults_text_at(const pdup_faults *faults, int32_t index);

/** One more reference.
 * @param[in] faults A list, or NULL.
 * @return The same handle.
 * @since 0.1 */
PDUP_API pdup_faults *pdup_faults_ref(pdup_faults *faults);

/** One reference less; the last one frees it.
 * @param[in] faults A list, or NULL.
 * @since 0.1 */
PDUP_API void pdup_faults_unref(pdup_faults *faults);

PDUP_END

#endif
