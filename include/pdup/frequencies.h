/* SPDX-License-Identifier: MIT */
/** @file
 * Frequency tables: how often each score was got in one comparison, and the matchpoints that follow (rules 8). Parts of
 * a field can be counted apart, on as many machines as there are, and merged in any order: the figures are the same to
 * the last digit. @ref page_frequencies has the formulas, the text and a database. */
#ifndef PDUP_FREQUENCIES_H
#define PDUP_FREQUENCIES_H

#include <pdup/base.h>

PDUP_BEGIN

/** @defgroup group_frequencies Frequencies
 * @brief How often each score was got in one comparison, and the matchpoints that follow (rules 8).
 * @{ */

/** The results of one comparison: one line of one board, or one group of it. May be changed. Counts are kept in hundredths of a
 * result, because an outcome of a weighted result counts with its weight (rules 11.2.B2); all together they are whole
 * results, at most 10^12. A call that speaks of one score takes about 21 steps however many there are; with n
 * different scores pdup_frequencies_merge() and the two text calls take 21 n. About 64 bytes a score. */
typedef struct pdup_frequencies pdup_frequencies;

/** Makes an empty table.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_frequencies_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_new(const pdup_allocator *allocator,
                                                     pdup_frequencies **out);

/** Reads what pdup_frequencies_text() wrote. No other spelling is taken, so equal tables are equal texts: scores
 * ascend, each once, its count 1 or more, no number has a needless zero or sign, all counts sum to whole results.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  text      The text; a NUL at its end is not needed.
 * @param[in]  text_size Bytes of text.
 * @param[out] place_out Receives the byte, from 0, at which the text is wrong: where the wrong number begins or the
 *                       right byte is missing, text_size if the counts are not whole results; 0 otherwise. May be NULL.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_frequencies_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_FREQUENCIES_TEXT or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_new_from_text(const pdup_allocator *allocator,
                                                               const char *text, size_t text_size,
                                                               size_t *place_out,
                                                               pdup_frequencies **out);

/** Adds results that are alike: whole ones, or each weighted of several outcomes (rules 11.2.B2).
 * @param[in,out] frequencies   The table.
 * @param[in]     whists        The score of each outcome in sixths of a whist, at most #PDUP_MAX_WHISTS either way; two may
 *                              be the same.
 * @param[in]     weights       The weight of each, 1 to 100; they sum to 100. May be NULL with one outcome.
 * @param[in]     outcome_count How many outcomes, 1 to 8.
 * @param[in]     results       How many such results, 1 to 10^12.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_OVERFLOW (more than 10^12 together) or #PDUP_E_NOMEM; on
 *         failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_add(pdup_frequencies *frequencies,
                                                     const int32_t *whists, const int32_t *weights,
                                                     int32_t outcome_count, int64_t results);

/** Takes results out again, as a correction does.
 * @param[in,out] frequencies   The table.
 * @param[in]     whists        The score of each outcome, as it was added.
 * @param[in]     weights       The weight of each; may be NULL with one outcome.
 * @param[in]     outcome_count How many outcomes, 1 to 8.
 * @param[in]     results       How many such results, 1 to 10^12.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_STATE (the table has less than this of a score); on failure
 *         nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_remove(pdup_frequencies *frequencies,
                                                        const int32_t *whists,
                                                        const int32_t *weights,
                                                        int32_t outcome_count, int64_t results);

/** Adds all that another table has. The order of merging does not matter.
 * @param[in,out] frequencies The table.
 * @param[in]     other       The other; the same table doubles itself.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_OVERFLOW (more than 10^12 together) or #PDUP_E_NOMEM; on failure nothing has
 *         changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_merge(pdup_frequencies *frequencies,
                                                       const pdup_frequencies *other);

/** How many results there are, a weighted one counted once.
 * @param[in]  frequencies The table.
 * @param[out] results_out Receives their number, 0 to 10^12; 0 on failure.
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_total(const pdup_frequencies *frequencies,
                                                       int64_t *results_out);

/** How many different scores there are.
 * @param[in] frequencies The table.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_frequencies_score_count(const pdup_frequencies *frequencies);

/** A score and its count; scores ascend.
 * @param[in]  frequencies    The table.
 * @param[in]  index          0 to pdup_frequencies_score_count() - 1.
 * @param[out] whists_out     Receives the score in sixths of a whist; 0 on failure.
 * @param[out] hundredths_out Receives how often it was got, in hundredths of a result, 1 or more; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_score_at(const pdup_frequencies *frequencies,
                                                          int32_t index, int32_t *whists_out,
                                                          int64_t *hundredths_out);

/** The matchpoints of a result of the table: two for each *other* result it beats, one for each that it equals (rules
 * 8). Each outcome of a weighted one is compared with the others, and what they get is blended by their weights. Never is
 * a result compared with itself.
 * @param[in]  frequencies     The table.
 * @param[in]  whists          The score of each outcome, as it was added.
 * @param[in]  weights         The weight of each; may be NULL with one outcome.
 * @param[in]  outcome_count   How many outcomes, 1 to 8.
 * @param[out] numerator_out   Receives the numerator; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 on failure. 1 where no result is weighted.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_STATE (the table has less than this of a score).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_matchpoints(
    const pdup_frequencies *frequencies, const int32_t *whists, const int32_t *weights,
    int32_t outcome_count, int64_t *numerator_out, int64_t *denominator_out);

/** The table as text, for a file, a wire or a database: the line `pdup-frequencies 1`, then a line a score, ascending,
 * `WHISTS HUNDREDTHS` as decimal integers, each line ended by one line feed. ASCII; the same on every machine.
 * @param[in]  frequencies The table.
 * @param[out] buf         Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap         Bytes at buf, the NUL included.
 * @param[out] len_out     Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_frequencies_text(const pdup_frequencies *frequencies,
                                                      char *buf, size_t cap, size_t *len_out);

/** One more reference.
 * @param[in] frequencies A table, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_frequencies *pdup_frequencies_ref(pdup_frequencies *frequencies);

/** One reference less; the last one frees it.
 * @param[in] frequencies A table, or NULL.
 * @since 0.1 */
PDUP_API void pdup_frequencies_unref(pdup_frequencies *frequencies);

/** @} */

PDUP_END

#endif
