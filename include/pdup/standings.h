/* SPDX-License-Identifier: MIT */
/** @file
 * Standings: places, and every figure they rest on (rules 8 and 9), so that it can be defended: which results were
 * compared with each other, how often each score was got among them, whether their matchpoints sum to what the rules
 * make of them, and what is left for the director to see to. Entries are players, in the order of places; results are
 * what one player got on one board, in the order of boards, seats, rounds and tables. */
#ifndef PDUP_STANDINGS_H
#define PDUP_STANDINGS_H

#include <pdup/base.h>
#include <pdup/faults.h>
#include <pdup/frequencies.h>
#include <pdup/ruling.h>

PDUP_BEGIN

/** @defgroup group_standings Standings
 * @brief Places, and every figure they rest on (rules 8 and 9), so that it can be defended: which results were
 * compared with each other, how often each score was got among them, whether their matchpoints sum to what the
 * rules make of them, and what is left for the director to see to.
 * @{ */

/** Standings. Never change, also when the session does. */
typedef struct pdup_standings pdup_standings;

/** Figures that are exact fractions. Matchpoints and tops on the scale of rules 8: 2 for every result beaten. */
typedef int32_t pdup_figure;
enum {
    PDUP_FIGURE_TOTAL =
        1, /**< Of an entry: the matchpoints of all boards. Of a result: its matchpoints. */
    PDUP_FIGURE_MAXIMUM = 2, /**< Of an entry: the tops of all its boards. Of a result: the top. */
    PDUP_FIGURE_PERCENT = 3, /**< 100 * total / maximum; of an entry, penalties taken off. */
    PDUP_FIGURE_PENALTY = 4, /**< Of an entry: what penalties took off the total. */
    PDUP_FIGURE_PERCENT_PENALTY = 5, /**< Of an entry: what penalties took off the percent. */
    PDUP_FIGURE_WHISTS =
        6, /**< Of an entry: the whists of all boards. Of a result: those it was compared with, the mean of
             a weighted one; none if it waits for an award. */
    PDUP_FIGURE_SUM =
        7, /**< Of a result: what the results of its comparison got together, in matchpoints or in what
             else is measured; none if it was compared with none or waits for an award. */
    PDUP_FIGURE_SUM_DUE =
        8 /**< Of a result: what they must have got together, whatever their scores are: the check of
             #PDUP_FIGURE_SUM. With A results compared and E expected it is A (E - 1) matchpoints, by `factor`
             (A - 1) E, A (A - 1) if they are not normalised; in a small group what its table gives; 0 for `datum`
             where no result is dropped and for `cross`. None where there is no sum, for `whists`, for a `datum` that
             drops results, and for a `unit` other than `exact`: rounded scores need not sum to anything. */
};

/** Where the score of a result comes from. */
typedef int32_t pdup_state;
enum {
    PDUP_STATE_NONE = 0,       /**< None: only on failure. */
    PDUP_STATE_NOT_PLAYED = 1, /**< The board was not played there: no score. */
    PDUP_STATE_ANNULLED = 2,   /**< Annulled, or its whists are unknown: no score. */
    PDUP_STATE_REAL = 3,       /**< The whists of the table. */
    PDUP_STATE_ASSIGNED =
        4, /**< An assigned adjusted score, one outcome or several (rules 11.2.B2). */
    PDUP_STATE_ARTIFICIAL = 5, /**< An artificial adjusted score (rules 11.2.B1). */
    PDUP_STATE_PENDING =
        6, /**< A lone result that the director is to award something for: no score yet. */
    PDUP_STATE_DEFERRED = 7 /**< The result is awaited by a ruling: no score yet. */
};

/** Has an entry a place, and if not, why? */
typedef int32_t pdup_placing;
enum {
    PDUP_PLACING_NONE = 0,          /**< None: only on failure. */
    PDUP_PLACING_PLACED = 1,        /**< It has a place. */
    PDUP_PLACING_NO_SCORE = 2,      /**< The player has no score. */
    PDUP_PLACING_BELOW_MINIMUM = 3, /**< Fewer boards than the regulations ask for. */
    PDUP_PLACING_DISQUALIFIED = 4   /**< Disqualified (rules 13.2.4). */
};

/** Numbers of an entry. */
typedef int32_t pdup_entry;
enum {
    PDUP_ENTRY_PLAYER = 1,  /**< The player. */
    PDUP_ENTRY_PLACE = 2,   /**< The place, from 1; 0 without one. Who is equal after all tie-breaks
                                shares it, as in 1 2 2 4. */
    PDUP_ENTRY_PLACING = 3, /**< A PDUP_PLACING constant. */
    PDUP_ENTRY_BOARDS = 4   /**< On how many boards the player has a score. */
};

/** Numbers of a result. */
typedef int32_t pdup_result;
enum {
    PDUP_RESULT_BOARD = 1,   /**< The board. */
    PDUP_RESULT_SEAT = 2,    /**< A PDUP_SEAT constant: its line. */
    PDUP_RESULT_ROUND = 3,   /**< The round. */
    PDUP_RESULT_TABLE = 4,   /**< The table, through all rooms. */
    PDUP_RESULT_PLAYER = 5,  /**< The player. */
    PDUP_RESULT_SESSION = 6, /**< The session, from 1. */
    PDUP_RESULT_ROOM = 7,    /**< The room, from 1. */
    PDUP_RESULT_SEATS = 8,   /**< Players at the table, 3 or 4. */
    PDUP_RESULT_GROUP =
        9, /**< The group of a fouled board; 0: the deal in its right form (rules 10). */
    PDUP_RESULT_STATE = 10,   /**< A PDUP_STATE constant. */
    PDUP_RESULT_AWARD = 11,   /**< A PDUP_AWARD constant: the artificial adjusted score. */
    PDUP_RESULT_PERCENT = 12, /**< The percent of #PDUP_AWARD_PERCENT; 0 for every other award. */
    PDUP_RESULT_RULING = 13,  /**< The number of the ruling that set it; 0 if none did. */
    PDUP_RESULT_COMPARED =
        14, /**< A: how many results were compared in its group, itself among them; 0
                                    if it was compared with none (rules 10). */
    PDUP_RESULT_EXPECTED =
        15, /**< E: how many results the comparison was meant to have; 0 without a score. */
    PDUP_RESULT_WHISTS = 16, /**< As the table entered them, in sixths; #PDUP_WHISTS_UNKNOWN if it
                                    entered none. */
    PDUP_RESULT_COMPARISON =
        17 /**< The index of the first of the results it was compared with, itself
                                    among them (rules 8 and 10): two results were compared with each other when
                                    this is the same for both. -1 if it was compared with none, not even itself
                                    (artificial, annulled, not played). */
};

/** How many entries there are: one for each player of the session.
 * @param[in] standings The standings.
 * @return 1 to #PDUP_MAX_PLAYERS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_standings_count(const pdup_standings *standings);

/** A number of an entry.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_count() - 1; equal places by number, unplaced players last.
 * @param[in]  field     A PDUP_ENTRY constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_number_at(const pdup_standings *standings,
                                                         int32_t index, pdup_entry field,
                                                         int32_t *value_out);

/** A number of all entries, in their order.
 * @param[in]  standings The standings.
 * @param[in]  field     A PDUP_ENTRY constant.
 * @param[out] buf       Receives a number for each entry, or NULL to ask how many there are.
 * @param[in]  cap       Numbers that buf has room for, 0 or more.
 * @param[out] count_out Receives the number of entries; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_numbers(const pdup_standings *standings,
                                                       pdup_entry field, int32_t *buf, int32_t cap,
                                                       int32_t *count_out);

/** A figure of an entry, exact.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_count() - 1.
 * @param[in]  figure          A PDUP_FIGURE constant.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if there is no such figure (the maximum is 0, or
 *                             only results have one), or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_OVERFLOW (ask for the text instead).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_figure_at(const pdup_standings *standings,
                                                         int32_t index, pdup_figure figure,
                                                         int64_t *numerator_out,
                                                         int64_t *denominator_out);

/** A figure of an entry as text, rounded once or exact.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_count() - 1.
 * @param[in]  figure    A PDUP_FIGURE constant.
 * @param[in]  decimals  0 to 9, or #PDUP_EXACT.
 * @param[in]  rounding  A PDUP_ROUND constant; the centre is 50 for a percent, 0 otherwise.
 * @param[out] buf       Receives the text and a NUL, or NULL to ask for the length. Empty if there is no such figure.
 * @param[in]  cap       Bytes at buf, the NUL included.
 * @param[out] len_out   Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_figure_text_at(const pdup_standings *standings,
                                                              int32_t index, pdup_figure figure,
                                                              int32_t decimals, pdup_round rounding,
                                                              char *buf, size_t cap,
                                                              size_t *len_out);

/** How many results there are. A seat of a row that has no score (not played, annulled) is a result too.
 * @param[in] standings The standings.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_standings_result_count(const pdup_standings *standings);

/** A number of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[in]  field     A PDUP_RESULT constant. #PDUP_RESULT_COMPARISON takes as many steps as the line of the board
 *                       has results.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_number_at(const pdup_standings *standings,
                                                                int32_t index, pdup_result field,
                                                                int32_t *value_out);

/** A number of all results, in their order.
 * @param[in]  standings The standings.
 * @param[in]  field     A PDUP_RESULT constant.
 * @param[out] buf       Receives a number for each result, or NULL to ask how many there are.
 * @param[in]  cap       Numbers that buf has room for, 0 or more.
 * @param[out] count_out Receives the number of results; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_numbers(const pdup_standings *standings,
                                                              pdup_result field, int32_t *buf,
                                                              int32_t cap, int32_t *count_out);

/** A figure of a result, exact.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[in]  figure          A PDUP_FIGURE constant.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if there is no such figure (no score, or the top
 *                             is 0), or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_OVERFLOW (ask for the text instead).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_figure_at(const pdup_standings *standings,
                                                                int32_t index, pdup_figure figure,
                                                                int64_t *numerator_out,
                                                                int64_t *denominator_out);

/** A figure of a result as text, rounded once or exact.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[in]  figure    A PDUP_FIGURE constant.
 * @param[in]  decimals  0 to 9, or #PDUP_EXACT.
 * @param[in]  rounding  A PDUP_ROUND constant; the centre is half the top for matchpoints, 50 for a percent.
 * @param[out] buf       Receives the text and a NUL, or NULL to ask for the length. Empty if there is no figure.
 * @param[in]  cap       Bytes at buf, the NUL included.
 * @param[out] len_out   Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_figure_text_at(
    const pdup_standings *standings, int32_t index, pdup_figure figure, int32_t decimals,
    pdup_round rounding, char *buf, size_t cap, size_t *len_out);

/** Why a result has the score it has: one English line with every figure it rests on.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] buf       Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap       Bytes at buf, the NUL included.
 * @param[out] len_out   Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_why_at(const pdup_standings *standings,
                                                             int32_t index, char *buf, size_t cap,
                                                             size_t *len_out);

/** How often each score was got in the comparison of a result: the frequency table of that line.
 * Takes as many steps as the line of the board has results.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[out] frequencies_out Receives one reference, an empty table if the result was compared with none; NULL on
 *                             failure. Release with pdup_frequencies_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_frequencies_at(
    const pdup_standings *standings, int32_t index, pdup_frequencies **frequencies_out);

/** What the director should see to before he publishes: results that wait for his award (#PDUP_W_PENDING) or
 * for another ruling (#PDUP_W_DEFERRED), boards with two results of one player (#PDUP_W_BOARD_AGAIN, rules 11.6.B), lines with fewer than two results to compare and
 * groups of one (#PDUP_W_FEW_RESULTS), and once each: an award that raises what is expected of every board
 * (#PDUP_W_EXPECTED_RAISED), the best of those who are placed on fewer boards than others of their line have
 * (#PDUP_W_FEWER_BOARDS, not with the regulation `minimum-boards`). In the order of boards, rounds and tables; what is about a whole line has round
 * and table 0. Where the standings are of several sessions the text names the session.
 * @param[in]  standings The standings.
 * @param[out] flags_out Receives one reference, also if there are none; NULL on failure. Release with
 *                       pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_flags(const pdup_standings *standings,
                                                     pdup_faults **flags_out);

/** One more reference.
 * @param[in] standings Standings, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_standings *pdup_standings_ref(pdup_standings *standings);

/** One reference less; the last one frees it.
 * @param[in] standings Standings, or NULL.
 * @since 0.1 */
PDUP_API void pdup_standings_unref(pdup_standings *standings);

/** @} */

PDUP_END

#endif
