/* SPDX-License-Identifier: MIT */
/** @file
 * Standings: places, and every figure they rest on (rules 8 and 9). Entries are players, in the order of places;
 * results are what one player got on one board, in the order of boards, seats, rounds and tables. */
#ifndef PDUP_STANDINGS_H
#define PDUP_STANDINGS_H

#include <pdup/base.h>
#include <pdup/ruling.h>

PDUP_BEGIN

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
        6 /**< Of an entry: the whists of all boards. Of a result: those it was compared with, the mean of
             a weighted one; none if it waits for an award. */
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

/** Why an entry has a place, or has none. */
typedef int32_t pdup_entry_state;
enum {
    PDUP_ENTRY_NONE = 0,          /**< None: only on failure. */
    PDUP_ENTRY_PLACED = 1,        /**< It has a place. */
    PDUP_ENTRY_NO_SCORE = 2,      /**< The player has no score. */
    PDUP_ENTRY_BELOW_MINIMUM = 3, /**< Fewer boards than the regulations ask for. */
    PDUP_ENTRY_DISQUALIFIED = 4   /**< Disqualified (rules 13.2.4). */
};

/** How many entries there are: one for each player of the session.
 * @param[in] standings The standings.
 * @return 1 to #PDUP_MAX_PLAYERS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_standings_count(const pdup_standings *standings);

/** The player of an entry.
 * @param[in]  standings  The standings.
 * @param[in]  index      0 to pdup_standings_count() - 1; equal places by number, unplaced players last.
 * @param[out] player_out Receives the player; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_player_at(const pdup_standings *standings,
                                                         int32_t index, int32_t *player_out);

/** The place of an entry; who is equal after all tie-breaks shares it, as in 1 2 2 4.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_count() - 1.
 * @param[out] place_out Receives the place, from 1; 0 if the player is not placed, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_place_at(const pdup_standings *standings,
                                                        int32_t index, int32_t *place_out);

/** Has the player of an entry a place, and if not, why?
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_count() - 1.
 * @param[out] state_out Receives a PDUP_ENTRY constant; #PDUP_ENTRY_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_state_at(const pdup_standings *standings,
                                                        int32_t index, pdup_entry_state *state_out);

/** On how many boards the player of an entry has a score.
 * @param[in]  standings  The standings.
 * @param[in]  index      0 to pdup_standings_count() - 1.
 * @param[out] boards_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_boards_at(const pdup_standings *standings,
                                                         int32_t index, int32_t *boards_out);

/** A figure of an entry, exact.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_count() - 1.
 * @param[in]  figure          A PDUP_FIGURE constant.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if there is no percent (the maximum is 0), or
 *                             on failure.
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
 * @param[out] buf       Receives the text and a NUL, or NULL to ask for the length. Empty if there is no percent.
 * @param[in]  cap       Bytes at buf, the NUL included.
 * @param[out] len_out   Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_figure_text_at(const pdup_standings *standings,
                                                              int32_t index, pdup_figure figure,
                                                              int32_t decimals,
                                                              pdup_rounding rounding, char *buf,
                                                              size_t cap, size_t *len_out);

/** How many results there are. A seat of a row that has no score (not played, annulled) is a result too.
 * @param[in] standings The standings.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_standings_result_count(const pdup_standings *standings);

/** The board of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] board_out Receives the board; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_board_at(const pdup_standings *standings,
                                                               int32_t index, int32_t *board_out);

/** The seat of a result: its line.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] seat_out Receives the seat; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_seat_at(const pdup_standings *standings,
                                                              int32_t index, pdup_seat *seat_out);

/** The round of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] round_out Receives the round; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_round_at(const pdup_standings *standings,
                                                               int32_t index, int32_t *round_out);

/** The table of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] table_out Receives the table; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_table_at(const pdup_standings *standings,
                                                               int32_t index, int32_t *table_out);

/** The player of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] player_out Receives the player; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_player_at(const pdup_standings *standings,
                                                                int32_t index, int32_t *player_out);

/** The session of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] session_out Receives the number of the session, from 1; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_session_at(const pdup_standings *standings,
                                                                 int32_t index,
                                                                 int32_t *session_out);

/** The room of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] room_out Receives the room, from 1; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_room_at(const pdup_standings *standings,
                                                              int32_t index, int32_t *room_out);

/** Players at the table of a result. Tables of three and of four are never compared with each other.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] seats_out Receives 3 or 4; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_seats_at(const pdup_standings *standings,
                                                               int32_t index, int32_t *seats_out);

/** The form of the deal that a result was got on (rules 10). Only results of one form are compared.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] group_out Receives 0 for the right form, 1 and on for altered ones; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_group_at(const pdup_standings *standings,
                                                               int32_t index, int32_t *group_out);

/** Where the score of a result comes from.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] state_out Receives a PDUP_STATE constant; #PDUP_STATE_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_state_at(const pdup_standings *standings,
                                                               int32_t index,
                                                               pdup_state *state_out);

/** The percent that the director named for a result, with #PDUP_AWARD_PERCENT.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] percent_out Receives 0 to 100; 0 if there is none, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_percent_at(const pdup_standings *standings,
                                                                 int32_t index,
                                                                 int32_t *percent_out);

/** The artificial adjusted score of a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] award_out Receives a PDUP_AWARD constant; #PDUP_AWARD_NONE if there is none, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_award_at(const pdup_standings *standings,
                                                               int32_t index,
                                                               pdup_award *award_out);

/** The ruling that set a result.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] ruling_out Receives its number; 0 if none did, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_ruling_at(const pdup_standings *standings,
                                                                int32_t index, int32_t *ruling_out);

/** A: how many results were compared in the group of a result, itself among them.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] compared_out Receives the number; 0 if the result was compared with nobody, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_compared_at(const pdup_standings *standings,
                                                                  int32_t index,
                                                                  int32_t *compared_out);

/** E: how many results the comparison was meant to have.
 * @param[in]  standings The standings.
 * @param[in]  index     0 to pdup_standings_result_count() - 1.
 * @param[out] expected_out Receives the number; 0 if the result has no score, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_expected_at(const pdup_standings *standings,
                                                                  int32_t index,
                                                                  int32_t *expected_out);

/** The whists of a result.
 * @param[in]  standings  The standings.
 * @param[in]  index      0 to pdup_standings_result_count() - 1.
 * @param[out] whists_out Receives the whists the table entered, in sixths; 0 if it entered none, or on failure.
 * @param[out] known_out  Receives 1 if the table entered whists, 0 if not or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_standings_result_whists_at(const pdup_standings *standings,
                                                                int32_t index, int32_t *whists_out,
                                                                int32_t *known_out);

/** A figure of a result, exact.
 * @param[in]  standings       The standings.
 * @param[in]  index           0 to pdup_standings_result_count() - 1.
 * @param[in]  figure          A PDUP_FIGURE constant.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if the result has no score, for the percent
 *                             also if its top is 0, or on failure.
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
    pdup_rounding rounding, char *buf, size_t cap, size_t *len_out);

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

/** One more reference.
 * @param[in] standings Standings, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_standings *pdup_standings_ref(pdup_standings *standings);

/** One reference less; the last one frees it.
 * @param[in] standings Standings, or NULL.
 * @since 0.1 */
PDUP_API void pdup_standings_unref(pdup_standings *standings);

PDUP_END

#endif
