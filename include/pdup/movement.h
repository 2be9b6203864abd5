/* SPDX-License-Identifier: MIT */
/** @file
 * Movements: who sits where with which set in each round (rules 4 and 5). Rounds, tables, sets and players count
 * from 1. In a movement by lines on n tables the players of line N are 1 to n, of E n+1 to 2n, then S and W; in
 * round 1 table t has player t of each line and set t. */
#ifndef PDUP_MOVEMENT_H
#define PDUP_MOVEMENT_H

#include <pdup/base.h>
#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_movement Movements
 * @brief Who sits where with which set in each round (rules 4 and 5).
 * @{ */

/** A movement. Never changes. Every look-up takes constant time. */
typedef struct pdup_movement pdup_movement;

/** Kinds of movement. */
typedef int32_t pdup_movement_kind;
enum {
    PDUP_MOVEMENT_KIND_NONE = 0,     /**< No movement. */
    PDUP_MOVEMENT_KIND_ROTATION = 1, /**< By lines: the rotation of rules 5. */
    PDUP_MOVEMENT_KIND_SKIP =
        2, /**< By lines: extra steps past played sets (rules 5, procedure 3). */
    PDUP_MOVEMENT_KIND_LINES = 3,      /**< By lines: from a design that has no simple steps. */
    PDUP_MOVEMENT_KIND_INDIVIDUAL = 4, /**< Every player for himself (rules 5, procedure 4). */
    PDUP_MOVEMENT_KIND_LISTED = 5      /**< Round by round, as somebody wrote it down. */
};

/** How an individual movement uses its sets. */
typedef int32_t pdup_variant;
enum {
    PDUP_VARIANT_NONE = 0,    /**< The recommended one; or: not individual. */
    PDUP_VARIANT_SINGLE = 1,  /**< S: one copy of each set, at one table in a round. */
    PDUP_VARIANT_SHARED = 2,  /**< D: all tables play one set in a round. */
    PDUP_VARIANT_FEW = 3,     /**< F: few rounds, in which players meet at most once. */
    PDUP_VARIANT_EXCHANGE = 4 /**< X: two tables exchange their sets in mid-round. */
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

/** Builds the movement by lines with extra steps (rules 5, procedure 3): as the rotation, but in a round
 * in which all players of a line would meet a set they have played, this line goes on by one table more
 * in the same direction, as often as needed.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  tables    Number of tables, 3 to #PDUP_MAX_TABLES.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[out] out       Receives one reference to a movement of as many rounds as tables; NULL on failure.
 *                       Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_skip(const pdup_allocator *allocator,
                                                       int32_t tables, int32_t seats,
                                                       pdup_movement **out);

/** Builds the movement by lines with extra steps, for other steps than those of the rules: with some of them more pairs
 * meet.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  tables    Number of tables, 3 to #PDUP_MAX_TABLES.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[in]  step_e    Tables that line E goes up in each round, or down if negative: not 0, less than `tables` either
 *                       way. N stays, the sets go down by one.
 * @param[in]  step_s    Likewise for line S.
 * @param[in]  step_w    Likewise for line W; 0 with three seats.
 * @param[out] out       Receives one reference to a movement of as many rounds as tables; NULL on failure.
 *                       Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_skip_steps(const pdup_allocator *allocator,
                                                             int32_t tables, int32_t seats,
                                                             int32_t step_e, int32_t step_s,
                                                             int32_t step_w, pdup_movement **out);

/** Builds the best movement by lines known for so many tables: pairs of different lines meet as evenly as
 * can be had. #PDUP_MOVEMENT_FIELD_KIND and pdup_movement_construction() tell which it is.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  tables    Number of tables, 3 to #PDUP_MAX_TABLES.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_best(const pdup_allocator *allocator,
                                                       int32_t tables, int32_t seats,
                                                       pdup_movement **out);

/** What a movement by lines is wanted for. */
typedef int32_t pdup_lines;
enum {
    PDUP_LINES_WHOLE = 1, /**< As many rounds as tables: everybody plays every set. */
    PDUP_LINES_SHORT = 2, /**< One round less than tables, in which no two players meet twice. */
    PDUP_LINES_SHARED = 3 /**< All tables play set r in round r: a copy for each table. */
};

/** Builds a movement by lines where pdup_movement_new_best() may give another one. For 6 tables, for which there is no
 * perfect movement, best is the short one; and with copies of the sets, or one set whose boards go round the tables, more
 * numbers have a perfect movement: 3 and 10 tables of three, 4 and 22 tables of four.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  tables    Number of tables, 3 to #PDUP_MAX_TABLES.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[in]  design    A PDUP_LINES constant.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_NO_MOVEMENT (short ones are for 6 and 10 tables: other
 *         movements can be stopped early as well) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_lines(const pdup_allocator *allocator,
                                                        int32_t tables, int32_t seats,
                                                        pdup_lines design, pdup_movement **out);

/** Builds an individual movement (rules 5, procedure 4): every player for himself, everybody meeting
 * everybody as evenly as can be had; who is left over rests.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  players   Number of players, `seats` to #PDUP_MAX_PLAYERS.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[in]  variant   A PDUP_VARIANT constant; #PDUP_VARIANT_NONE for the recommended one.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_NO_MOVEMENT (none is known for these numbers and
 *         variant) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_individual(const pdup_allocator *allocator,
                                                             int32_t players, int32_t seats,
                                                             pdup_variant variant,
                                                             pdup_movement **out);

/** A second session between those who have not met (rules 5): the players of each line of a movement by
 * lines get a room of their own and play an individual movement there. Tables and sets are numbered
 * through all rooms, players keep their numbers.
 * @param[in]  movement The movement by lines of the first session.
 * @param[in]  variant  A PDUP_VARIANT constant for the rooms; #PDUP_VARIANT_NONE for the recommended one.
 * @param[out] out      Receives one reference; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_NO_MOVEMENT (not by lines, or no individual
 *         movement for so many players is known) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_second(const pdup_movement *movement,
                                                          pdup_variant variant,
                                                          pdup_movement **out);

/** The same movement in several rooms at once (rules 5, procedure 2), each with copies of the same sets.
 * Tables and players are numbered through all rooms.
 * @param[in]  movement The movement of one room.
 * @param[in]  rooms    Number of rooms, 1 to #PDUP_MAX_ROOMS, all their tables and players within limits.
 * @param[out] out      Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (it has several rooms already) or
 *         #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_rooms(const pdup_movement *movement,
                                                         int32_t rooms, pdup_movement **out);

/** The same movement, stopped early (rules 5: the director says so before the session).
 * @param[in]  movement The movement.
 * @param[in]  rounds   Rounds to play, 1 to #PDUP_MOVEMENT_FIELD_ROUNDS.
 * @param[out] out      Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_rounds(const pdup_movement *movement,
                                                          int32_t rounds, pdup_movement **out);

/** The same movement with its sets turned: at every table that plays set s, everybody holds the cards of the seat so many
 * seats after his own (N, E, S, W, N; with three seats N, E, S, N). Who meets and who is compared stays as it is, only
 * the seats of each player change. The look-ups tell the seat whose cards a player holds: he may sit there, or the box
 * is turned instead.
 * @param[in]  movement   An individual or listed movement.
 * @param[in]  turns      A digit for each set in order, below the number of seats: "0321".
 * @param[in]  turns_size Bytes of turns: #PDUP_MOVEMENT_FIELD_SETS.
 * @param[out] out        Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (another number of digits, or a digit too high), #PDUP_E_STATE (it is by
 *         lines, in which everybody keeps his seat) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_set_turns(const pdup_movement *movement,
                                                             const char *turns, size_t turns_size,
                                                             pdup_movement **out);

/** The same movement with all boxes of a round turned, as pdup_movement_with_set_turns() turns those of a set. Then
 * players of different lines are compared, and it is no longer by lines, unless all rounds are turned alike.
 * @param[in]  movement   The movement.
 * @param[in]  turns      A digit for each round in order, below the number of seats.
 * @param[in]  turns_size Bytes of turns: #PDUP_MOVEMENT_FIELD_ROUNDS.
 * @param[out] out        Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (another number of digits, or a digit too high) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_round_turns(const pdup_movement *movement,
                                                               const char *turns, size_t turns_size,
                                                               pdup_movement **out);

/** The same movement with its sets turned so that everybody has all seats as evenly as can be had: by known turns, or by
 * those that a short search finds. Where one player never moves he is otherwise always N.
 * @param[in]  movement An individual or listed movement, of at most 1000 players unless turns are known.
 * @param[out] out      Receives one reference to the new movement, or to the movement itself if no turn makes the seats
 *                      more even; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (too many players), #PDUP_E_STATE (it is by lines) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_even_seats(const pdup_movement *movement,
                                                              pdup_movement **out);

/** The same movement by lines with the boxes of some rounds turned, so that the lines compete with each other and there
 * is one winner: by known turns, or by those that a short search finds.
 * @param[in]  movement A movement by lines of two rounds or more, of at most 400 players.
 * @param[out] out      Receives one reference to the new movement; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (too many players, or sets played at so many tables that the search would
 *         not end soon: more than 2 500 000 comparisons of two tables), #PDUP_E_STATE (not by lines, where there is one
 *         winner anyway; or one round) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_one_winner(const pdup_movement *movement,
                                                              pdup_movement **out);

/** Looks for a better movement of the same size: fewer pairs that never meet, then meetings more even, comparisons more
 * even, a higher quality factor, seats of each player more even (sums of squares). Rests, tables of each set, and by
 * lines the seats of all players stay as many or the same. A longer search looks more thoroughly, not only longer.
 * @param[in]  movement The movement to begin with, of at most 1000 players. Memory is needed for each pair of players,
 *                      for each player and round, and for each player and set.
 * @param[in]  seed     Bytes of any values; the same seed and steps give the same result.
 * @param[in]  seed_size #PDUP_SEED_BYTES.
 * @param[in]  steps    Changes to try, 0 to 2^31 - 1; the time taken grows with them. It ends before if nothing is left
 *                      to improve.
 * @param[out] out      Receives one reference to the best found, of kind #PDUP_MOVEMENT_KIND_LISTED, or to the movement
 *                      itself if nothing better was; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (seed_size, steps, or too many players), #PDUP_E_STATE (it
 *         has several rooms, or faults) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_with_improved(const pdup_movement *movement,
                                                            const char *seed, size_t seed_size,
                                                            int32_t steps, pdup_movement **out);

/** Reads a movement: the list of this project, the cyclic form of the rules, or a published list (the page on movements
 * tells their forms). pdup_movement_quality() tells what is wrong with the seating itself. Where a list does not tell of
 * copies there is one of each set, unless all tables play the same set in every round: then each has a copy.
 * @param[in]     allocator Allocator, or NULL for malloc; copied.
 * @param[in]     text      UTF-8.
 * @param[in]     size      Bytes of text, at most 2^30.
 * @param[in,out] faults    Receives the faults of the text with line and column, or NULL.
 * @param[out]    out       Receives one reference; NULL on failure. Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_MOVEMENT_TEXT (the list of faults says where) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_new_from_text(const pdup_allocator *allocator,
                                                            const char *text, size_t size,
                                                            pdup_faults *faults,
                                                            pdup_movement **out);

/** The forms in which a movement is written. */
typedef int32_t pdup_movement_form;
enum {
    PDUP_MOVEMENT_FORM_LIST =
        1, /**< Round by round: `players 20 tables 5 ...`, then a line a round. */
    PDUP_MOVEMENT_FORM_CYCLE =
        2 /**< The two rows of the rules: `cycle 3S-2W-...` and `sets 1 Z 2 ...`. */
};

/** The movement as text that pdup_movement_new_from_text() reads.
 * @param[in]  movement The movement.
 * @param[in]  form     #PDUP_MOVEMENT_FORM_LIST or #PDUP_MOVEMENT_FORM_CYCLE.
 * @param[out] buf      Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap      Bytes at buf, the NUL included.
 * @param[out] len_out  Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_NO_MOVEMENT (this one does not go round in a cycle) or
 *         #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_text(const pdup_movement *movement,
                                                   pdup_movement_form form, char *buf, size_t cap,
                                                   size_t *len_out);

/** Numbers of a movement. */
typedef int32_t pdup_movement_field;
enum {
    PDUP_MOVEMENT_FIELD_KIND = 1, /**< A PDUP_MOVEMENT_KIND constant. */
    PDUP_MOVEMENT_FIELD_VARIANT =
        2, /**< A PDUP_VARIANT constant; #PDUP_VARIANT_NONE if it is not individual. */
    PDUP_MOVEMENT_FIELD_IS_BY_LINES =
        3, /**< 1 if every player keeps his seat and is compared with those only who have it too, else 0. */
    PDUP_MOVEMENT_FIELD_SEATS = 4,   /**< Players at a table, 3 or 4. */
    PDUP_MOVEMENT_FIELD_TABLES = 5,  /**< Number of tables, 1 to #PDUP_MAX_TABLES. */
    PDUP_MOVEMENT_FIELD_ROUNDS = 6,  /**< Number of rounds, 1 to #PDUP_MAX_ROUNDS. */
    PDUP_MOVEMENT_FIELD_SETS = 7,    /**< Number of sets that come into play, 1 or more. */
    PDUP_MOVEMENT_FIELD_PLAYERS = 8, /**< Number of players, 3 to #PDUP_MAX_PLAYERS. */
    PDUP_MOVEMENT_FIELD_ROOMS = 9,   /**< Number of rooms, 1 to #PDUP_MAX_ROOMS. */
    PDUP_MOVEMENT_FIELD_COPIES =
        10 /**< At how many tables a set may be played in one round, 1 or more. */
};

/** A number of a movement.
 * @param[in] movement A movement, or NULL.
 * @param[in] field    A PDUP_MOVEMENT_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_movement_number(const pdup_movement *movement, pdup_movement_field field);

/** How the movement is made, in a few English words.
 * @param[in] movement A movement, or NULL.
 * @return Static text; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_movement_construction(const pdup_movement *movement);

/** Where its numbers come from.
 * @param[in] movement A movement, or NULL.
 * @return Static text; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_movement_source(const pdup_movement *movement);

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
 * @param[in]  copy      Which of the tables that play it, 0 to #PDUP_MOVEMENT_FIELD_COPIES - 1.
 * @param[out] table_out Receives that table, from 1, in rising order; 0 if there is no such one, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_movement_table_of_set(const pdup_movement *movement,
                                                           int32_t round, int32_t set, int32_t copy,
                                                           int32_t *table_out);

/** One more reference.
 * @param[in] movement A movement, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_movement *pdup_movement_ref(pdup_movement *movement);

/** One reference less; the last one frees it.
 * @param[in] movement A movement, or NULL.
 * @since 0.1 */
PDUP_API void pdup_movement_unref(pdup_movement *movement);

/** @} */

PDUP_END

#endif
