/* SPDX-License-Identifier: MIT */
/** @file
 * What a figure of standings rests on, so that it can be defended: which results were compared with each other, how
 * often each score was got among them, whether their matchpoints sum to what the rules make of them, and what is left
 * for the director to see to. One result in words is pdup_standings_result_why_at(). */
#ifndef PDUP_EXPLAIN_H
#define PDUP_EXPLAIN_H

#include <pdup/faults.h>
#include <pdup/frequencies.h>
#include <pdup/standings.h>

PDUP_BEGIN

/** The comparison of a result: the results of its line that it was compared with, itself among them (rules 8 and 10).
 * It is named by the first of them: two results were compared with each other when this is the same for both. Takes
 * as many steps as the line of the board has results, and so do the other calls that speak of a comparison.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] first_out Receives the index of the first result of the comparison; -1 if the result was compared with
 *                       none, not even itself (artificial, annulled, not played), or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_comparison_at(const pdup_standings *standings,
                                                                    int32_t index,
                                                                    int32_t *first_out);

/** How often each score was got in the comparison of a result: the frequency table of that line.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[out] frequencies_out Receives one reference, an empty table if the result was compared with none; NULL on
 *                             failure. Release with pdup_frequencies_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_frequencies_at(
    const pdup_standings *standings, int32_t index, pdup_frequencies **frequencies_out);

/** What the results of the comparison of a result got together, in matchpoints or in what else is measured.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if the result was compared with none, if it
 *                             waits for an award, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_OVERFLOW (it is no fraction of 64-bit integers).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_sum_at(const pdup_standings *standings,
                                                             int32_t index, int64_t *numerator_out,
                                                             int64_t *denominator_out);

/** What they must have got together, whatever their scores are: the check of the sum. With A results compared and E
 * expected it is A (E - 1) matchpoints, by `factor` (A - 1) E, A (A - 1) if they are not normalised; in a small group
 * what its table gives; 0 for `datum` where no result is dropped and for `cross`.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 where there is no such sum: what
 *                             pdup_standings_result_sum_at() has none of, `whists`, a `datum` that drops results, and
 *                             a `unit` other than `exact`, for rounded scores need not sum to anything.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_sum_due_at(const pdup_standings *standings,
                                                                 int32_t index,
                                                                 int64_t *numerator_out,
                                                                 int64_t *denominator_out);

/** What the director should see to before he publishes: results that wait for his award (#PDUP_W_PENDING) or
 * for another ruling (#PDUP_W_DEFERRED), boards with
 * two results of one player (#PDUP_W_BOARD_AGAIN, rules 11.6.B), lines with fewer than two results to compare and
 * groups of one (#PDUP_W_FEW_RESULTS). In the order of boards, rounds and tables; what is about a whole line has round
 * and table 0. Where the standings are of several sessions the text names the session.
 * @param[in]  standings The standings.
 * @param[out] flags_out Receives one reference, also if there are none; NULL on failure. Release with
 *                       pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_flags(const pdup_standings *standings,
                                                     pdup_faults **flags_out);

PDUP_END

#endif
