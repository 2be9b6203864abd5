/* SPDX-License-Identifier: MIT */
/** @file
 * How good a movement is, counted from its seating alone, and what is wrong with it.
 *
 * Two players meet in a round in which they share a table. They are compared on a set that both play at the same
 * seat, at different tables (rules 8: each line apart). Their weight K of competition is the sum, over the sets
 * that both play, of T - 1 where they share the table, with T the number of tables that play the set; of the seats
 * less one where they are compared; and of -1 where they play it at different tables and seats. Every result
 * counts: who plays a set twice, or sits twice in a round, counts with both. Idle tables count for nothing. */
#ifndef PDUP_QUALITY_H
#define PDUP_QUALITY_H

#include <pdup/faults.h>
#include <pdup/movement.h>

PDUP_BEGIN

/** @defgroup group_quality Quality of a movement
 * @brief How good a movement is, counted from its seating alone, and what is wrong with it.
 * @{ */

/** The quality of a movement. Never changes. */
typedef struct pdup_quality pdup_quality;

/** Figures that are one number. */
typedef int32_t pdup_measure;
enum {
    PDUP_MEASURE_SETS_LEAST = 1,    /**< Different sets of the player who plays fewest. */
    PDUP_MEASURE_SETS_MOST = 2,     /**< Different sets of the player who plays most. */
    PDUP_MEASURE_RESTS_LEAST = 3,   /**< Rounds that he rests who rests least. */
    PDUP_MEASURE_RESTS_MOST = 4,    /**< Rounds that he rests who rests most. */
    PDUP_MEASURE_TABLES_LEAST = 5,  /**< Tables of the set that is played least, over all rounds. */
    PDUP_MEASURE_TABLES_MOST = 6,   /**< Tables of the set that is played most, likewise. */
    PDUP_MEASURE_SETS_AGAIN = 7,    /**< How often a player meets a set again. */
    PDUP_MEASURE_NEVER_MET = 8,     /**< Pairs that never meet; by lines: of different lines. */
    PDUP_MEASURE_MOST_MEETINGS = 9, /**< Meetings of the pair that meets most; likewise. */
    PDUP_MEASURE_MEETINGS_AGAIN = 10, /**< Meetings beyond the first, over all pairs; likewise. */
    PDUP_MEASURE_SEAT_SPREAD = 11     /**< Largest difference of a player's counts at the seats. */
};

/** Counts over pairs of players. */
typedef int32_t pdup_spread;
enum {
    PDUP_SPREAD_MEETINGS = 1,          /**< Rounds at one table; by lines: different lines. */
    PDUP_SPREAD_COMPARISONS = 2,       /**< Sets on which they are compared; by lines: one line. */
    PDUP_SPREAD_COMPETITION = 3,       /**< Weight K of competition; by lines: one line. */
    PDUP_SPREAD_MEETINGS_LINE = 4,     /**< By lines: meetings inside one line. */
    PDUP_SPREAD_COMPARISONS_CROSS = 5, /**< By lines: comparisons across lines. */
    PDUP_SPREAD_COMPETITION_CROSS = 6  /**< By lines: K across lines. */
};

/** Counts the quality of a movement, and looks for faults: a player twice in a round, a set at more tables
 * than it has copies, a set met again, nobody or an unknown player at a seat, an idle table.
 * @param[in]  movement    The movement. The seating is read a few times, and once more for each player who meets a
 *                         set again; then each pair of players takes up to one step for every 64 sets. Memory is
 *                         needed for each set of each player one bit at each seat where he sits, and for the
 *                         seating, at most 128 MB of it.
 * @param[out] quality_out Receives one reference; NULL on failure. Release with pdup_quality_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_OVERFLOW (a count of a pair does not fit 32 bits) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_quality(const pdup_movement *movement,
                                                      pdup_quality **quality_out);

/** A figure that is one number.
 * @param[in]  quality   The quality.
 * @param[in]  measure   A PDUP_MEASURE constant.
 * @param[out] value_out Receives it; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_quality_measure(const pdup_quality *quality,
                                                     pdup_measure measure, int64_t *value_out);

/** How many different values a count over pairs takes.
 * @param[in] quality The quality.
 * @param[in] spread  A PDUP_SPREAD constant.
 * @return 0 (there are no such pairs) or more, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_quality_spread_count(const pdup_quality *quality, pdup_spread spread);

/** One value of a count over pairs, and how many pairs have it.
 * @param[in]  quality   The quality.
 * @param[in]  spread    A PDUP_SPREAD constant.
 * @param[in]  index     0 to pdup_quality_spread_count() - 1, in rising order of values.
 * @param[out] value_out Receives the value; 0 on failure.
 * @param[out] pairs_out Receives the number of pairs; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_quality_spread_at(const pdup_quality *quality,
                                                       pdup_spread spread, int32_t index,
                                                       int32_t *value_out, int64_t *pairs_out);

/** The quality factor Q: 100 S^2 / (N SS), with the sum S and the sum of squares SS of the weights K of N
 * pairs; 100 when all compete equally. By lines inside the lines, else over all pairs.
 * @param[in]  quality         The quality.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if all K are 0, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_OVERFLOW.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_quality_factor(const pdup_quality *quality,
                                                    int64_t *numerator_out,
                                                    int64_t *denominator_out);

/** The faults of the movement, by round and table. #PDUP_FAULT_BOARD of this list is the
 * set. Idle tables are warnings.
 * @param[in]  quality    The quality.
 * @param[out] faults_out Receives one reference, also if there are none; NULL on failure. Release with
 *                        pdup_faults_unref().
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_quality_faults(const pdup_quality *quality,
                                                    pdup_faults **faults_out);

/** One more reference.
 * @param[in] quality A quality, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_quality *pdup_quality_ref(pdup_quality *quality);

/** One reference less; the last one frees it.
 * @param[in] quality A quality, or NULL.
 * @since 0.1 */
PDUP_API void pdup_quality_unref(pdup_quality *quality);

/** @} */

PDUP_END

#endif
