/* SPDX-License-Identifier: MIT */
/** @file
 * Corrections: what was changed in a closed row, when, by whom and why; the row as it was is kept (rules 2). */
#ifndef PDUP_CORRECTION_H
#define PDUP_CORRECTION_H

#include <pdup/row.h>

PDUP_BEGIN

/** A correction of a row. Never changes. */
typedef struct pdup_correction pdup_correction;

/** The board whose traveller was corrected.
 * @param[in] correction A correction, or NULL.
 * @return 1 to #PDUP_MAX_BOARDS; 0 for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_correction_board(const pdup_correction *correction);

/** The round of the row.
 * @param[in] correction A correction, or NULL.
 * @return 1 to #PDUP_MAX_ROUNDS; 0 for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_correction_round(const pdup_correction *correction);

/** The table of the row.
 * @param[in] correction A correction, or NULL.
 * @return 1 to #PDUP_MAX_TABLES; 0 for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_correction_table(const pdup_correction *correction);

/** When it was made.
 * @param[in] correction A correction, or NULL.
 * @return Seconds since 1970, 1 or more; 0 for NULL.
 * @since 0.1 */
PDUP_API int64_t pdup_correction_time(const pdup_correction *correction);

/** By whom it was made.
 * @param[in] correction A correction, or NULL.
 * @return Text that lives as long as the correction, empty if that is not recorded; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_correction_by(const pdup_correction *correction);

/** Why it was made.
 * @param[in] correction A correction, or NULL.
 * @return Text that lives as long as the correction, empty if that is not recorded; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_correction_reason(const pdup_correction *correction);

/** The row as it was.
 * @param[in]  correction The correction.
 * @param[out] row_out    Receives one reference to a copy, or NULL if a row that had been struck out was put back. Release
 *                        with pdup_row_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_correction_before(const pdup_correction *correction,
                                                       pdup_row **row_out);

/** The row as it then was.
 * @param[in]  correction The correction.
 * @param[out] row_out    Receives one reference to a copy, or NULL if the row was struck out. Release with
 *                        pdup_row_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_correction_after(const pdup_correction *correction,
                                                      pdup_row **row_out);

/** One more reference.
 * @param[in] correction A correction, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_correction *pdup_correction_ref(pdup_correction *correction);

/** One reference less; the last one frees it.
 * @param[in] correction A correction, or NULL.
 * @since 0.1 */
PDUP_API void pdup_correction_unref(pdup_correction *correction);

PDUP_END

#endif
