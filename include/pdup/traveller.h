/* SPDX-License-Identifier: MIT */
/** @file
 * Travellers: the sheet that goes with a board, one row a table that played it (rules 6 and 7). */
#ifndef PDUP_TRAVELLER_H
#define PDUP_TRAVELLER_H

#include <pdup/board.h>
#include <pdup/faults.h>
#include <pdup/row.h>

PDUP_BEGIN

/** A traveller. May be changed; it and the session it was added to count as one for threads. */
typedef struct pdup_traveller pdup_traveller;

/** Makes the traveller of a board, without rows. It uses the board's allocator.
 * @param[in]  board The board; a reference is kept.
 * @param[out] out   Receives one reference; NULL on failure. Release with pdup_traveller_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_new(pdup_board *board, pdup_traveller **out);

/** Enters a row, after checking it whole. A refused row leaves the traveller as it was.
 * A player who has played the board before is entered all the same (rules 11.6.B): see pdup_traveller_check().
 * @param[in,out] traveller The traveller.
 * @param[in]     row       The row; it is copied.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (the session has #PDUP_MAX_ROWS rows, a traveller by itself
 *         likewise), #PDUP_E_PLAYERS (a player the session does not have), #PDUP_E_ROW_CONTRACT,
 *         #PDUP_E_ROW_WHISTS, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_PLAYER_TWICE,
 *         #PDUP_E_ROW_NO_PLAYER, #PDUP_E_ROW_TWICE, #PDUP_E_ROW_LEVEL, #PDUP_E_ROW_FIRST_HAND,
 *         #PDUP_E_ROW_EMPTY_SEAT, #PDUP_E_ROW_NO_WHISTS, #PDUP_E_ROW_NOT_PLAYED, #PDUP_E_ROW_HALF,
 *         #PDUP_E_ROW_TURN or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_add_row(pdup_traveller *traveller,
                                                       const pdup_row *row);

/** Puts a row into a group of a fouled board (rules 10): only the rows of one group were got on the same deal and are
 * compared with each other.
 * @param[in,out] traveller The traveller.
 * @param[in]     round     Round of the row.
 * @param[in]     table     Table of the row.
 * @param[in]     group     0 for the deal in its right form, 1 to #PDUP_MAX_GROUPS for each altered form.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE (the group, or the traveller has no such row); on failure nothing has
 *         changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_set_group(pdup_traveller *traveller, int32_t round,
                                                         int32_t table, int32_t group);

/** The board of the traveller.
 * @param[in]  traveller The traveller.
 * @param[out] board_out Receives one reference; NULL on failure. Release with pdup_board_unref().
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_board(const pdup_traveller *traveller,
                                                     pdup_board **board_out);

/** How many rows it has.
 * @param[in] traveller The traveller.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_traveller_row_count(const pdup_traveller *traveller);

/** A row, in the order of entry.
 * @param[in]  traveller The traveller.
 * @param[in]  index     0 to pdup_traveller_row_count() - 1.
 * @param[out] row_out   Receives one reference to a copy; NULL on failure. Release with pdup_row_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_row_at(const pdup_traveller *traveller,
                                                      int32_t index, pdup_row **row_out);

/** The group of a row.
 * @param[in]  traveller The traveller.
 * @param[in]  index     0 to pdup_traveller_row_count() - 1, in the order of entry.
 * @param[out] group_out Receives 0 for the deal in its right form, 1 or more for an altered one; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_group_at(const pdup_traveller *traveller,
                                                        int32_t index, int32_t *group_out);

/** The warnings of the rows: #PDUP_W_BOARD_AGAIN and #PDUP_W_WHISTER_ORDER.
 * @param[in]  traveller  The traveller.
 * @param[out] faults_out Receives one reference, also if there are none; NULL on failure. Release with
 *                        pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_check(const pdup_traveller *traveller,
                                                     pdup_faults **faults_out);

/** One more reference.
 * @param[in] traveller A traveller, or NULL.
 * @return The same handle.
 * @since 0.1 */
PDUP_API pdup_traveller *pdup_traveller_ref(pdup_traveller *traveller);

/** One reference less; the last one frees it.
 * @param[in] traveller A traveller, or NULL.
 * @since 0.1 */
PDUP_API void pdup_traveller_unref(pdup_traveller *traveller);

PDUP_END

#endif
