/* SPDX-License-Identifier: MIT */
/** @file
 * Movements: who sits where with which set in each round (rules 4 and 5). Rounds, tables, sets and players count
 * from 1. In a movement by lines on n tables the players of line N are 1 to n, of E n+1 to 2n, then S and W; in
 * round 1 table t has player t of each line and set t. */
#ifndef PDUP_MOVEMENT_H
#define PDUP_MOVEMENT_H

#include <pdup/base.h>

PDUP_BEGIN

/** A movement. Never changes. Every look-up takes constant time. */
typedef struct pdup_movement pdup_movement;

/** Kinds of movement. */
enum {
    PDUP_MOVEMENT_NONE = 0,    /**< No movement. */
    PDUP_MOVEMENT_ROTATION = 1 /**< The rotation of rules 5. */
};

/** Builds the rotation of rules 5: N stays, E moves one table up, S two up, W two down, the sets one down.
 * Every player meets every player of the other lines once and plays every set once exactly when the number of
 * tables has no factor 2 or 3; for other numbers there is no rotation.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  tables    Number of tables, 5 to #PDUP_MAX_TABLES, no factor 2 or 3.
 * @param[in]  seats     Players at a table, 3 or 4; with 3 there is no line W.
 * @param[out] out       Receives one reference to a movement of as many rounds as tables; NULL on failure. Release
 *                       with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_NO_MOVEMENT (a factor 2 or 3) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_rotation(const pdup_allocator *allocator,
                                                           int32_t tables, int32_t seats,
                                                           pdup_movement **out);

/** The same movement, stopped early (rules 5: the director says so before the session).
 * @param[in]  movement The movement.
 * @param[in]  rounds   Rounds to play, 1 to pdup_movement_round_count().
 * @param[out] out      Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_rounds(const pdup_movement *movement,
                                                          int32_t rounds, pdup_movement **out);

/** The kind of the movement.
 * @param[in] movement A movement, or NULL.
 * @return A PDUP_MOVEMENT constant; #PDUP_MOVEMENT_NONE for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_kind(const pdup_movement *movement);

/** Number of tables.
 * @param[in] movement The movement.
 * @return 1 to #PDUP_MAX_TABLES, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_table_count(const pdup_movement *movement);

/** Number of rounds.
 * @param[in] movement The movement.
 * @return 1 to #PDUP_MAX_ROUNDS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_round_count(const pdup_movement *movement);

/** Number of sets that come into play.
 * @param[in] movement The movement.
 * @return 1 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_set_count(const pdup_movement *movement);

/** Number of players.
 * @param[in] movement The movement.
 * @return 3 to #PDUP_MAX_PLAYERS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_player_count(const pdup_movement *movement);

/** Players at a table.
 * @param[in] movement A movement, or NULL.
 * @return 3 or 4; 0 for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_seats(const pdup_movement *movement);

/** Who sits there?
 * @param[in]  movement   The movement.
 * @param[in]  round      Round, from 1.
 * @param[in]  table      Table, from 1.
 * @param[in]  seat       A seat.
 * @param[out] player_out Receives the player, from 1; 0 if the seat is empty (W at a table of three) or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_player_at(const pdup_movement *movement,
                                                        int32_t round, int32_t table,
                                                        pdup_seat seat, int32_t *player_out);

/** Which set is played there?
 * @param[in]  movement The movement.
 * @param[in]  round    Round, from 1.
 * @param[in]  table    Table, from 1.
 * @param[out] set_out  Receives the set, from 1; 0 if the table is idle or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_set_at(const pdup_movement *movement, int32_t round,
                                                     int32_t table, int32_t *set_out);

/** Where does a player sit?
 * @param[in]  movement  The movement.
 * @param[in]  round     Round, from 1.
 * @param[in]  player    Player, from 1.
 * @param[out] table_out Receives the table, from 1; 0 if the player rests or on failure.
 * @param[out] seat_out  Receives the seat; #PDUP_SEAT_NONE if the player rests or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_place_of_player(const pdup_movement *movement,
                                                              int32_t round, int32_t player,
                                                              int32_t *table_out,
                                                              pdup_seat *seat_out);

/** Where is a set?
 * @param[in]  movement  The movement.
 * @param[in]  round     Round, from 1.
 * @param[in]  set       Set, from 1.
 * @param[out] table_out Receives the table that plays it, from 1; 0 if none does or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_table_of_set(const pdup_movement *movement,
                                                           int32_t round, int32_t set,
                                                           int32_t *table_out);

/** One more reference.
 * @param[in] movement A movement, or NULL.
 * @return The same handle.
 * @since 0.1 */
PDUP_API pdup_movement *pdup_movement_ref(pdup_movement *movement);

/** One reference less; the last one frees it.
 * @param[in] movement A movement, or NULL.
 * @since 0.1 */
PDUP_API void pdup_movement_unref(pdup_movement *movement);

PDUP_END

#endif
