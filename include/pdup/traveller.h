/* SPDX-License-Identifier: MIT */
/** @file
 * Travellers: the sheet that goes with a board, one row a table that played it (rules 6 and 7). */
#ifndef PDUP_TRAVELLER_H
#define PDUP_TRAVELLER_H

#include <pdup/board.h>
#include <pdup/correction.h>
#include <pdup/faults.h>
#include <pdup/row.h>

PDUP_BEGIN

/** @defgroup group_traveller Travellers
 * @brief The sheet that goes with a board, one row a table that played it (rules 6 and 7).
 * @{ */

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
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (the session has #PDUP_MAX_ROWS rows, a traveller by itself
 *         likewise), #PDUP_E_PLAYERS (a player the session does not have), #PDUP_E_ROW_CONTRACT,
 *         #PDUP_E_ROW_WHISTS, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_PLAYER_TWICE,
 *         #PDUP_E_ROW_NO_PLAYER, #PDUP_E_ROW_TWICE, #PDUP_E_ROW_LEVEL, #PDUP_E_ROW_FIRST_HAND,
 *         #PDUP_E_ROW_EMPTY_SEAT, #PDUP_E_ROW_NO_WHISTS, #PDUP_E_ROW_NOT_PLAYED, #PDUP_E_ROW_HALF,
 *         #PDUP_E_ROW_TURN or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_add_row(pdup_traveller *traveller,
                                                       const pdup_row *row, pdup_faults *faults);

/** Puts a row in the place of the row of its round and table, which must still be open. The rulings that stand on its
 * seats stay there, and so does its group.
 * @param[in,out] traveller The traveller.
 * @param[in]     row       The row; it is copied.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_ROW_MISSING, #PDUP_E_ROW_CLOSED (it takes a correction),
 *         #PDUP_E_ROW_RULING (nobody would sit where a ruling stands),
 *         #PDUP_E_PLAYERS (a player the session does not have), #PDUP_E_ROW_CONTRACT,
 *         #PDUP_E_ROW_WHISTS, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_PLAYER_TWICE,
 *         #PDUP_E_ROW_NO_PLAYER, #PDUP_E_ROW_LEVEL, #PDUP_E_ROW_FIRST_HAND, #PDUP_E_ROW_EMPTY_SEAT,
 *         #PDUP_E_ROW_NO_WHISTS, #PDUP_E_ROW_NOT_PLAYED, #PDUP_E_ROW_HALF, #PDUP_E_ROW_TURN; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_replace_row(pdup_traveller *traveller,
                                                           const pdup_row *row,
                                                           pdup_faults *faults);

/** Takes out a row that is still open. In the order of rows the last one then stands in its place.
 * @param[in,out] traveller The traveller.
 * @param[in]     round     Round of the row.
 * @param[in]     table     Table of the row.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_ROW_MISSING, #PDUP_E_ROW_CLOSED (it takes a correction) or
 *         #PDUP_E_ROW_RULING (a ruling stands on it); on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_remove_row(pdup_traveller *traveller, int32_t round,
                                                          int32_t table, pdup_faults *faults);

/** Closes a row: N has filled his whole line and put the traveller back, which ends the board at that table. Claims on
 * the result are then no longer accepted, and a change takes a correction (rules 6). A closed row stays closed.
 * @param[in,out] traveller The traveller.
 * @param[in]     round     Round of the row.
 * @param[in]     table     Table of the row.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_ROW_MISSING.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_close_row(pdup_traveller *traveller, int32_t round,
                                                         int32_t table, pdup_faults *faults);

/** Corrects a closed row: the row given takes the place of the one of its round and table, and that one is kept among the
 * corrections. The rulings that stand on its seats stay there, and so does its group. A row that had been struck out is
 * put back, without rulings and in group 0.
 * A session takes corrections up to so many minutes after its official result was published as the regulation
 * `correction-minutes` says, the last second counted in (rules 2).
 * @param[in,out] traveller   The traveller.
 * @param[in]     row         The row as it should be; it is copied.
 * @param[in]     time        When it is corrected, seconds since 1970, 1 or more.
 * @param[in]     by          By whom; NULL with by_size 0.
 * @param[in]     by_size     Bytes of by, at most #PDUP_MAX_TEXT, none of them 0.
 * @param[in]     reason      Why; NULL with reason_size 0.
 * @param[in]     reason_size Bytes of reason, at most #PDUP_MAX_TEXT, none of them 0.
 * @param[in,out] faults      Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (there have been #PDUP_MAX_ROWS corrections, or a row is put
 *         back and there are so many rows), #PDUP_E_ROW_MISSING, #PDUP_E_ROW_OPEN (it can be replaced),
 *         #PDUP_E_ROW_LATE (the correction period is over), #PDUP_E_ROW_ORDER (the row has been corrected at this time or
 *         later), #PDUP_E_ROW_RULING (nobody would sit where a ruling stands), #PDUP_E_ACT_EARLY (or where one stood until
 *         later), #PDUP_E_PLAYERS (a player the session does not have), #PDUP_E_ROW_CONTRACT,
 *         #PDUP_E_ROW_WHISTS, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_PLAYER_TWICE,
 *         #PDUP_E_ROW_NO_PLAYER, #PDUP_E_ROW_LEVEL, #PDUP_E_ROW_FIRST_HAND, #PDUP_E_ROW_EMPTY_SEAT,
 *         #PDUP_E_ROW_NO_WHISTS, #PDUP_E_ROW_NOT_PLAYED, #PDUP_E_ROW_HALF, #PDUP_E_ROW_TURN or #PDUP_E_NOMEM; on
 *         failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_correct_row(pdup_traveller *traveller,
                                                           const pdup_row *row, int64_t time,
                                                           const char *by, size_t by_size,
                                                           const char *reason, size_t reason_size,
                                                           pdup_faults *faults);

/** Strikes out a closed row: a correction after which it is not there. In the order of rows the last one then stands in
 * its place.
 * @param[in,out] traveller   The traveller.
 * @param[in]     round       Round of the row.
 * @param[in]     table       Table of the row.
 * @param[in]     time        When it is struck out, seconds since 1970, 1 or more.
 * @param[in]     by          By whom; NULL with by_size 0.
 * @param[in]     by_size     Bytes of by, at most #PDUP_MAX_TEXT, none of them 0.
 * @param[in]     reason      Why; NULL with reason_size 0.
 * @param[in]     reason_size Bytes of reason, at most #PDUP_MAX_TEXT, none of them 0.
 * @param[in,out] faults      Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (there have been #PDUP_MAX_ROWS corrections),
 *         #PDUP_E_ROW_MISSING, #PDUP_E_ROW_OPEN (it can be taken out), #PDUP_E_ROW_LATE (the correction period is over),
 *         #PDUP_E_ROW_ORDER (the row has been corrected at this time or later), #PDUP_E_ROW_RULING (a ruling stands on it),
 *         #PDUP_E_ACT_EARLY (one stood on it until later) or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_strike_row(pdup_traveller *traveller, int32_t round,
                                                          int32_t table, int64_t time,
                                                          const char *by, size_t by_size,
                                                          const char *reason, size_t reason_size,
                                                          pdup_faults *faults);

/** Puts a row into a group of a fouled board (rules 10): only the rows of one group were got on the same deal and are
 * compared with each other.
 * @param[in,out] traveller The traveller.
 * @param[in]     round     Round of the row.
 * @param[in]     table     Table of the row.
 * @param[in]     group     0 for the deal in its right form, 1 to #PDUP_MAX_GROUPS for each altered form.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (the group) or #PDUP_E_ROW_MISSING; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_set_group(pdup_traveller *traveller, int32_t round,
                                                         int32_t table, int32_t group,
                                                         pdup_faults *faults);

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

/** A row, in the order of entry but for what has been taken out.
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

/** Is a row closed?
 * @param[in]  traveller  The traveller.
 * @param[in]  index      0 to pdup_traveller_row_count() - 1.
 * @param[out] closed_out Receives 1 if it is closed; 0 if it is open or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_closed_at(const pdup_traveller *traveller,
                                                         int32_t index, int32_t *closed_out);

/** How many corrections there have been of its rows.
 * @param[in] traveller The traveller.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_traveller_correction_count(const pdup_traveller *traveller);

/** A correction, in the order in which they were entered.
 * @param[in]  traveller      The traveller.
 * @param[in]  index          0 to pdup_traveller_correction_count() - 1.
 * @param[out] correction_out Receives one reference; NULL on failure. Release with pdup_correction_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_correction_at(const pdup_traveller *traveller,
                                                             int32_t index,
                                                             pdup_correction **correction_out);

/** The warnings of the rows: #PDUP_W_BOARD_AGAIN at every play of a player but his first, by round, and
 * #PDUP_W_WHISTER_ORDER. What rulings have put right only pdup_session_check() knows.
 * @param[in]  traveller  The traveller.
 * @param[out] faults_out Receives one reference, also if there are none; NULL on failure. Release with
 *                        pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_traveller_check(const pdup_traveller *traveller,
                                                     pdup_faults **faults_out);

/** One more reference.
 * @param[in] traveller A traveller, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_traveller *pdup_traveller_ref(pdup_traveller *traveller);

/** One reference less; the last one frees it.
 * @param[in] traveller A traveller, or NULL.
 * @since 0.1 */
PDUP_API void pdup_traveller_unref(pdup_traveller *traveller);

/** @} */

PDUP_END

#endif
