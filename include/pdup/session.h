/* SPDX-License-Identifier: MIT */
/** @file
 * Sessions: the rounds that are scored together; travellers, rulings, movement and regulations in, standings out. */
#ifndef PDUP_SESSION_H
#define PDUP_SESSION_H

#include <pdup/faults.h>
#include <pdup/movement.h>
#include <pdup/regulations.h>
#include <pdup/ruling.h>
#include <pdup/standings.h>
#include <pdup/traveller.h>

PDUP_BEGIN

/** @defgroup group_session Sessions
 * @brief The rounds that are scored together; travellers, rulings, movement and regulations in, standings out.
 * @{ */

/** A session. May be changed; standings taken from it do not change with it. */
typedef struct pdup_session pdup_session;

/** Makes a session with default regulations, no movement and no travellers.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  players   Players, numbered from 1; 1 to #PDUP_MAX_PLAYERS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_session_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_new(const pdup_allocator *allocator, int32_t players,
                                                 pdup_faults *faults, pdup_session **out);

/** Lays down the regulations.
 * @param[in,out] session     The session.
 * @param[in]     regulations The regulations; they are copied.
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_regulations(pdup_session *session,
                                                             const pdup_regulations *regulations);

/** Lays down the movement. Rows are never refused for differing from it; pdup_session_check() lists them.
 * @param[in,out] session  The session.
 * @param[in]     movement The movement; a reference is kept.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_PLAYERS (it has more players than the session) or #PDUP_E_NOMEM (for the reason).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_movement(pdup_session *session,
                                                          pdup_movement *movement,
                                                          pdup_faults *faults);

/** Gives the seed that lots are drawn from. It never comes out again: who knows it can tell the lots in advance.
 * @param[in,out] session   The session.
 * @param[in]     seed      Bytes of any values.
 * @param[in]     seed_size #PDUP_SEED_BYTES.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_seed(pdup_session *session, const char *seed,
                                                      size_t seed_size, pdup_faults *faults);

/** Lays down how many tables a room has. Tables are numbered through all rooms: table t stands in room
 * (t - 1) / tables + 1, but all from room #PDUP_MAX_ROOMS on in that one. A movement in several rooms tells it by itself
 * and goes before this.
 * @param[in,out] session The session.
 * @param[in]     tables  Tables of a room, 1 to #PDUP_MAX_TABLES; 0 for one room.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_room_tables(pdup_session *session, int32_t tables,
                                                             pdup_faults *faults);

/** Tells how many rounds were played, where the session was stopped before its movement ended (rules 5).
 * @param[in,out] session The session.
 * @param[in]     rounds  1 to #PDUP_MAX_ROUNDS; 0 for all of the movement.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_rounds_played(pdup_session *session,
                                                               int32_t rounds, pdup_faults *faults);

/** Tells when the session ended. Appeals are counted from there. Where the organisers count them from the end of the event
 * it is that, and may be later than the official result of the session, so the two times are not held against each other.
 * @param[in,out] session The session.
 * @param[in]     time    Seconds since 1970, 0 or more; 0 if that is not recorded.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_end_time(pdup_session *session, int64_t time,
                                                          pdup_faults *faults);

/** Tells when the official result was published; progressive standings are not official. From there the correction
 * period is counted, which the regulation `correction-minutes` lays down (rules 2 and 13.2.4). What has been entered
 * before is not looked at again.
 * @param[in,out] session The session.
 * @param[in]     time    Seconds since 1970, 0 or more; 0 if that is not recorded, and then nothing comes too late.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_set_official_time(pdup_session *session, int64_t time,
                                                               pdup_faults *faults);

/** Adds a traveller. Rows may be entered in it before and after.
 * @param[in,out] session   The session.
 * @param[in]     traveller The traveller; a reference is kept. It belongs to one session only.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (it belongs to a session, or the session would have more than
 *         #PDUP_MAX_ROWS rows), #PDUP_E_BOARD_TWICE, #PDUP_E_PLAYERS (a row has a player the session does not
 *         have) or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_add_traveller(pdup_session *session,
                                                           pdup_traveller *traveller,
                                                           pdup_faults *faults);

/** Puts a ruling in force. What the table entered stays; standings are computed from rows and rulings. A ruling that
 * disqualifies a player without approval becomes a draft instead (rules 13.2.4). What else can become of rulings is in
 * ruling_log.h.
 * @param[in,out] session The session.
 * @param[in]     number  Its number, 1 to #PDUP_MAX_RULINGS; 0 for none, where no effect is on a row.
 * @param[in]     time    When it was given, seconds since 1970; 0 if that is not recorded.
 * @param[in]     ruling  The ruling; a reference is kept.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_NUMBER, #PDUP_E_RULING_LATE (the correction period is
 *         over: pdup_session_set_official_time()), #PDUP_E_RULING_ROW (a row it names is not
 *         there, or nobody sits on the seat), #PDUP_E_RULING_CONFLICT, #PDUP_E_ACT_EARLY (until later another ruling
 *         stood on the seat, or nobody sat there), #PDUP_E_PLAYERS (it is about a player the
 *         session does not have), #PDUP_E_STATE (the log has #PDUP_MAX_RULINGS of them) or #PDUP_E_NOMEM; on
 *         failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_add_ruling(pdup_session *session, int32_t number,
                                                        int64_t time, pdup_ruling *ruling,
                                                        pdup_faults *faults);

/** Players of the session.
 * @param[in] session The session.
 * @return 1 to #PDUP_MAX_PLAYERS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_session_player_count(const pdup_session *session);

/** The regulations.
 * @param[in]  session         The session.
 * @param[out] regulations_out Receives one reference to a copy; NULL on failure. Release with
 *                             pdup_regulations_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_regulations(const pdup_session *session,
                                                         pdup_regulations **regulations_out);

/** The movement.
 * @param[in]  session      The session.
 * @param[out] movement_out Receives one reference, or NULL if none was laid down. Release with
 *                          pdup_movement_unref().
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_movement(const pdup_session *session,
                                                      pdup_movement **movement_out);

/** Numbers of a session. */
typedef int32_t pdup_session_field;
enum {
    PDUP_SESSION_FIELD_HAS_SEED = 1, /**< 1 if it has a seed, otherwise 0. */
    PDUP_SESSION_FIELD_ROOM_TABLES =
        2, /**< Tables of a room, by the movement or as was set; 0 if there is one room. */
    PDUP_SESSION_FIELD_ROUNDS_PLAYED = 3, /**< Rounds played; 0 for all of the movement. */
    PDUP_SESSION_FIELD_END_TIME =
        4, /**< When it ended, in seconds since 1970; 0 if that is not recorded. */
    PDUP_SESSION_FIELD_OFFICIAL_TIME =
        5 /**< When the official result was published, in seconds since
                                          * 1970; 0 if that is not recorded. */
};

/** A number of a session.
 * @param[in] session A session, or NULL.
 * @param[in] field   A PDUP_SESSION_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int64_t pdup_session_number(const pdup_session *session, pdup_session_field field);

/** How many travellers it has.
 * @param[in] session The session.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_session_traveller_count(const pdup_session *session);

/** A traveller, in the order of board numbers.
 * @param[in]  session       The session.
 * @param[in]  index         0 to pdup_session_traveller_count() - 1.
 * @param[out] traveller_out Receives one reference; NULL on failure. Release with pdup_traveller_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_traveller_at(const pdup_session *session,
                                                          int32_t index,
                                                          pdup_traveller **traveller_out);

/** The traveller of a board.
 * @param[in]  session       The session.
 * @param[in]  board         Number of the board.
 * @param[out] traveller_out Receives one reference; NULL on failure. Release with pdup_traveller_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE (the session has no such traveller).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_traveller(const pdup_session *session, int32_t board,
                                                       pdup_traveller **traveller_out);

/** How many rulings there are, whatever became of them (ruling_log.h).
 * @param[in] session The session.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_session_ruling_count(const pdup_session *session);

/** A ruling, in the order of entry. Its number and what became of it are told by pdup_session_ruling_number_at().
 * @param[in]  session    The session.
 * @param[in]  index      0 to pdup_session_ruling_count() - 1.
 * @param[out] ruling_out Receives one reference; NULL on failure. Release with pdup_ruling_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_ruling_at(const pdup_session *session, int32_t index,
                                                       pdup_ruling **ruling_out);

/** Every warning of the session: those of its travellers, but a board played again (rules 11.6.B) only until a ruling
 * stands on that seat that annuls the second result, with an artificial score in its place or without; rows that are
 * not as the movement has them or are missing in a round of which there are others, boards without a traveller, players
 * at two tables in a round; players in a round they are suspended from, results that are awaited, disqualifications
 * that nobody has approved, appeals that are not decided (#PDUP_W_APPEAL_OPEN); rulings in force, and drafts, that rest on a provision that the rules do not have
 * (#PDUP_W_RULE_UNKNOWN) or have an effect that no step of the provision has (#PDUP_W_RULE_UNUSUAL); boards that were not
 * played and that no ruling covers (#PDUP_W_NOT_PLAYED), seats that a ruling leaves out of the one it replaces
 * (#PDUP_W_AWARD_DROPPED), rows corrected under a ruling that is older, as far as times are known (#PDUP_W_AWARD_KEPT).
 * In the order of
 * boards, rounds and tables; what is about a whole traveller has round and table 0, what is about several, or about a
 * player, board 0 too.
 * @param[in]  session    The session.
 * @param[out] faults_out Receives one reference, also if there are none; NULL on failure. Release with
 *                        pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_check(const pdup_session *session,
                                                   pdup_faults **faults_out);

/** Computes the standings (rules 8 and 9). The order in which rows and rulings were entered does not matter.
 * @param[in]  session       The session.
 * @param[in]  after_round   Count only rows of rounds up to this one, 1 to #PDUP_MAX_ROUNDS; 0 for all. Before the last
 *                           round (of those played, the movement, or the rows) the regulation `minimum-boards` counts
 *                           in proportion to the rounds, rounded down.
 * @param[out] standings_out Receives one reference; NULL on failure. Release with pdup_standings_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (a tie-break `lot` without a seed, `expected
 *         scheduled` without a movement), #PDUP_E_OVERFLOW (an exact figure is no fraction of 128-bit integers, which
 *         takes dozens of boards of one player with different numbers of results; the regulation `unit` is the way
 *         out) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_standings(const pdup_session *session,
                                                       int32_t after_round,
                                                       pdup_standings **standings_out);

/** One more reference.
 * @param[in] session A session, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_session *pdup_session_ref(pdup_session *session);

/** One reference less; the last one frees it.
 * @param[in] session A session, or NULL.
 * @since 0.1 */
PDUP_API void pdup_session_unref(pdup_session *session);

/** @} */

PDUP_END

#endif
