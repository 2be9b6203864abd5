/* SPDX-License-Identifier: MIT */
/** @file
 * Tallies: the scores of a session kept up to date while it is played. A change costs what it touches, not what the
 * session has. */
#ifndef PDUP_TALLY_H
#define PDUP_TALLY_H

#include <pdup/session.h>

PDUP_BEGIN

/** @defgroup group_tally Tallies
 * @brief The scores of a session kept up to date while it is played.
 * @{ */

/** A tally. Every figure in it is that of pdup_session_standings() at the time of its last update. */
typedef struct pdup_tally pdup_tally;

/** Makes a tally of a session. It is empty until its first pdup_tally_update().
 * @param[in]  session The session; a reference is kept. It may be changed as before.
 * @param[out] out     Receives one reference; NULL on failure. Release with pdup_tally_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tally_new(pdup_session *session, pdup_tally **out);

/** Brings the tally up to date with its session. A board with a new row, another group or a new ruling on it is scored
 * again (rules 8), another board only in a line whose E has changed (regulation `expected most`); of the players on
 * these lines alone the awards by own percent (rules 11.2.B1), totals and percents (rules 9). After other regulations,
 * another movement, seed, room size or number of rounds, a penalty or a disqualification everything is scored again. A
 * player whose scores have no common denominator up to 2^60 is added up board by board each time.
 * @param[in,out] tally The tally. Its session is read, and not to be changed meanwhile.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (`expected scheduled` without a movement), #PDUP_E_OVERFLOW (as
 *         pdup_session_standings() has it) or #PDUP_E_NOMEM. On failure the tally gives nothing until an update
 *         succeeds, and that one scores everything.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tally_update(pdup_tally *tally);

/** A figure of a player, exact.
 * @param[in]  tally           The tally.
 * @param[in]  player          The player, 1 to pdup_session_player_count().
 * @param[in]  figure          A PDUP_FIGURE constant.
 * @param[out] numerator_out   Receives the numerator, reduced; 0 on failure.
 * @param[out] denominator_out Receives the denominator, 1 or more; 0 if there is no such figure (a percent where the
 *                             maximum is 0), or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (no update yet, or the last one failed) or
 *         #PDUP_E_OVERFLOW (ask for the text instead).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tally_player_figure(const pdup_tally *tally, int32_t player,
                                                         pdup_figure figure, int64_t *numerator_out,
                                                         int64_t *denominator_out);

/** A figure of a player as text, rounded once or exact.
 * @param[in]  tally    The tally.
 * @param[in]  player   The player, 1 to pdup_session_player_count().
 * @param[in]  figure   A PDUP_FIGURE constant.
 * @param[in]  decimals 0 to 9, or #PDUP_EXACT.
 * @param[in]  rounding A PDUP_ROUND constant; the centre is 50 for a percent, 0 otherwise.
 * @param[out] buf      Receives the text and a NUL, or NULL to ask for the length. Empty if there is no such figure.
 * @param[in]  cap      Bytes at buf, the NUL included.
 * @param[out] len_out  Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (no update yet, or the last one failed) or
 *         #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tally_player_figure_text(const pdup_tally *tally,
                                                              int32_t player, pdup_figure figure,
                                                              int32_t decimals, pdup_round rounding,
                                                              char *buf, size_t cap,
                                                              size_t *len_out);

/** Standings as of the last update, with places: those of pdup_session_standings() then, in every figure. Nothing is
 * scored again, but every result is copied and every player ranked.
 * @param[in]  tally         The tally.
 * @param[out] standings_out Receives one reference; NULL on failure. Release with pdup_standings_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (no update yet, the last one failed, or a tie-break `lot` without a
 *         seed), #PDUP_E_OVERFLOW (a tie-break needs a figure of more than 128 bits) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tally_standings(const pdup_tally *tally,
                                                     pdup_standings **standings_out);

/** One more reference.
 * @param[in] tally A tally, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_tally *pdup_tally_ref(pdup_tally *tally);

/** One reference less; the last one frees it.
 * @param[in] tally A tally, or NULL.
 * @since 0.1 */
PDUP_API void pdup_tally_unref(pdup_tally *tally);

/** @} */

PDUP_END

#endif
