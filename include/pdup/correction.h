/* SPDX-License-Identifier: MIT */
/** @file
 * Corrections: what was changed in a closed row, when, by whom and why; the row as it was is kept (rules 2). */
#ifndef PDUP_CORRECTION_H
#define PDUP_CORRECTION_H

#include <pdup/row.h>

PDUP_BEGIN

/** @defgroup group_correction Corrections
 * @brief What was changed in a closed row, when, by whom and why; the row as it was is kept (rules 2).
 * @{ */

/** A correction of a row. Never changes. */
typedef struct pdup_correction pdup_correction;

/** Numbers of a correction. */
typedef int32_t pdup_correction_field;
enum {
    PDUP_CORRECTION_FIELD_BOARD = 1, /**< The board whose traveller was corrected. */
    PDUP_CORRECTION_FIELD_ROUND = 2, /**< The round of the row. */
    PDUP_CORRECTION_FIELD_TABLE = 3, /**< The table of the row. */
    PDUP_CORRECTION_FIELD_TIME = 4   /**< When it was made: seconds since 1970, 1 or more. */
};

/** A number of a correction.
 * @param[in] correction A correction, or NULL.
 * @param[in] field      A PDUP_CORRECTION_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int64_t pdup_correction_number(const pdup_correction *correction,
                                        pdup_correction_field field);

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

/** @} */

PDUP_END

#endif
