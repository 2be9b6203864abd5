/* SPDX-License-Identifier: MIT */
/** @file
 * Rows of a traveller: one deal as one table played it. A row is filled in piece by piece and checked as a whole
 * when it is entered, pdup_traveller_add_row(). */
#ifndef PDUP_ROW_H
#define PDUP_ROW_H

#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_row Rows of a traveller
 * @brief One deal as one table played it.
 * @{ */

/** A row, standing by itself. May be changed; entering it copies it. */
typedef struct pdup_row pdup_row;

/** What was played. */
typedef int32_t pdup_contract;
enum {
    PDUP_CONTRACT_NONE = 0,      /**< Not filled in yet. */
    PDUP_CONTRACT_GAME = 1,      /**< A level and a strain. */
    PDUP_CONTRACT_MISERE = 2,    /**< Misere. */
    PDUP_CONTRACT_ALL_PASS = 3,  /**< Everybody passed; a dash on the traveller. */
    PDUP_CONTRACT_UNKNOWN = 4,   /**< Not recorded; the whists are known. */
    PDUP_CONTRACT_NOT_PLAYED = 5 /**< The table did not play the board. */
};

/** Trump suit of a game, in rising order. */
typedef int32_t pdup_strain;
enum {
    PDUP_STRAIN_NONE = 0,     /**< No game. */
    PDUP_STRAIN_SPADES = 1,   /**< Spades. */
    PDUP_STRAIN_CLUBS = 2,    /**< Clubs. */
    PDUP_STRAIN_DIAMONDS = 3, /**< Diamonds. */
    PDUP_STRAIN_HEARTS = 4,   /**< Hearts. */
    PDUP_STRAIN_NO_TRUMP = 5  /**< No trump. */
};

/** The three trick cells of a row. On all-pass they are the first hand's and the next two active players'. */
typedef int32_t pdup_cell;
enum {
    PDUP_CELL_DECLARER = 1, /**< The declarer. */
    PDUP_CELL_FIRST = 2,    /**< The first whister. */
    PDUP_CELL_SECOND = 3    /**< The second whister. */
};

/** What a defender did. */
typedef int32_t pdup_defence;
enum {
    PDUP_DEFENCE_NONE = 0,    /**< No defender: the declarer, misere, all-pass. */
    PDUP_DEFENCE_WHISTED = 1, /**< Whisted. */
    PDUP_DEFENCE_PASSED = 2,  /**< Passed; tricks may have fallen to the hand all the same. */
    PDUP_DEFENCE_HALF = 3     /**< Left for half of the whists; the deal was not played out. */
};

/** Tricks of a cell. */
enum {
    PDUP_TRICKS_UNWRITTEN = -1 /**< The cell names no number of tricks. */
};

/** Makes an empty row.
 * @param[in]     allocator Allocator, or NULL for malloc; copied.
 * @param[in]     round     Round in which it was played, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]     table     Table at which it was played, 1 to #PDUP_MAX_TABLES.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @param[out]    out       Receives one reference; NULL on failure. Release with pdup_row_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_new(const pdup_allocator *allocator, int32_t round,
                                             int32_t table, pdup_faults *faults, pdup_row **out);

/** Writes the contract.
 * @param[in,out] row      The row.
 * @param[in]     contract A PDUP_CONTRACT constant other than #PDUP_CONTRACT_NONE.
 * @param[in]     level    6 to 10 for a game; 0 otherwise.
 * @param[in]     strain   A PDUP_STRAIN constant for a game; #PDUP_STRAIN_NONE otherwise.
 * @param[in,out] faults   Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_contract(pdup_row *row, pdup_contract contract,
                                                      int32_t level, pdup_strain strain,
                                                      pdup_faults *faults);

/** Writes a trick cell. A cell not written is empty.
 * When somebody whisted, every cell has its tricks (a passed defender's may stay unwritten if none fell to him).
 * When both defenders passed, or one left for half, no tricks are written; in a misere the declarer's alone. A passed
 * defender's 0 is the same as unwritten.
 * @param[in,out] row     The row.
 * @param[in]     cell    A PDUP_CELL constant.
 * @param[in]     seat    The seat; on all-pass #PDUP_SEAT_NONE if the traveller leaves it out.
 * @param[in]     tricks  0 to 10, or #PDUP_TRICKS_UNWRITTEN.
 * @param[in]     defence A PDUP_DEFENCE constant.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_cell(pdup_row *row, pdup_cell cell, pdup_seat seat,
                                                  int32_t tricks, pdup_defence defence,
                                                  pdup_faults *faults);

/** Writes the player at a seat.
 * @param[in,out] row    The row.
 * @param[in]     seat   The seat.
 * @param[in]     player 1 to #PDUP_MAX_PLAYERS, or 0 for an empty seat.
 * @param[in,out] faults Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_player(pdup_row *row, pdup_seat seat, int32_t player,
                                                    pdup_faults *faults);

/** Writes the whists of a seat.
 * @param[in,out] row    The row.
 * @param[in]     seat   The seat.
 * @param[in]     whists In sixths of a whist (#PDUP_WHIST), within #PDUP_MAX_WHISTS either way.
 * @param[in,out] faults Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_whists(pdup_row *row, pdup_seat seat, int32_t whists,
                                                    pdup_faults *faults);

/** Writes that the whists of a seat are not known. That seat's result is annulled, and the sum of the row is not
 * checked.
 * @param[in,out] row    The row.
 * @param[in]     seat   The seat.
 * @param[in,out] faults Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_whists_unknown(pdup_row *row, pdup_seat seat,
                                                            pdup_faults *faults);

/** Writes how many players sat at this table, where that is not what the board says: in a session with tables of three
 * and of four. The talon and the first hand are then those of a board of the same number at such a table; at three
 * nobody sits at W, and the talon lies there.
 * @param[in,out] row    The row.
 * @param[in]     seats  3 or 4; 0 for as many as the board has.
 * @param[in,out] faults Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_seats(pdup_row *row, int32_t seats,
                                                   pdup_faults *faults);

/** Writes that the whole board, hands, talon and first hand together, was turned at this table (rules 10). What belongs
 * to a line was held by the seat so many places clockwise; at a table of three, where the talon stays at W, clockwise is
 * N, E, S. The row still names the seats where the players sat; their results go to the lines whose cards they held.
 * @param[in,out] row    The row.
 * @param[in]     turn   0 to 3; 0 to 2 at a table of three, which is checked when the row is entered.
 * @param[in,out] faults Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_set_turn(pdup_row *row, int32_t turn, pdup_faults *faults);

/** Numbers of a row. */
typedef int32_t pdup_row_field;
enum {
    PDUP_ROW_FIELD_ROUND = 1, /**< The round, 1 to #PDUP_MAX_ROUNDS. */
    PDUP_ROW_FIELD_TABLE = 2, /**< The table, 1 to #PDUP_MAX_TABLES. */
    PDUP_ROW_FIELD_SEATS =
        3, /**< Players at the table, 3 or 4; 0 if they are as the board has them. */
    PDUP_ROW_FIELD_TURN = 4,     /**< How far the board was turned, 0 to 3 places clockwise. */
    PDUP_ROW_FIELD_CONTRACT = 5, /**< A PDUP_CONTRACT constant. */
    PDUP_ROW_FIELD_LEVEL = 6,    /**< 6 to 10; 0 if it is no game. */
    PDUP_ROW_FIELD_STRAIN = 7    /**< A PDUP_STRAIN constant; #PDUP_STRAIN_NONE if it is no game. */
};

/** A number of a row.
 * @param[in] row   A row, or NULL.
 * @param[in] field A PDUP_ROW_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_row_number(const pdup_row *row, pdup_row_field field);

/** A trick cell.
 * @param[in]  row         The row.
 * @param[in]  cell        A PDUP_CELL constant.
 * @param[out] seat_out    Receives the seat; #PDUP_SEAT_NONE if it is not written or on failure.
 * @param[out] tricks_out  Receives the tricks; #PDUP_TRICKS_UNWRITTEN if they are not written or on failure.
 * @param[out] defence_out Receives a PDUP_DEFENCE constant.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_cell(const pdup_row *row, pdup_cell cell,
                                              pdup_seat *seat_out, int32_t *tricks_out,
                                              pdup_defence *defence_out);

/** The player at a seat.
 * @param[in]  row        The row.
 * @param[in]  seat       The seat.
 * @param[out] player_out Receives the player; 0 if the seat is empty or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_player(const pdup_row *row, pdup_seat seat,
                                                int32_t *player_out);

/** The whists of a seat.
 * @param[in]  row        The row.
 * @param[in]  seat       The seat.
 * @param[out] whists_out Receives the whists in sixths; 0 if there are none or on failure.
 * @param[out] known_out  Receives 1 if they are written, 0 if they are unknown, not written, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_whists(const pdup_row *row, pdup_seat seat,
                                                int32_t *whists_out, int32_t *known_out);

/** The row as a line of an event file, @ref page_event_file. Read from there it is the same row, but for how many sat at
 * the table and how far the board was turned, which the file tells elsewhere, and where a traveller would refuse it.
 * @param[in]  row     The row.
 * @param[out] buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_ROW_CONTRACT (it has none yet) or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_row_text(const pdup_row *row, char *buf, size_t cap,
                                              size_t *len_out);

/** One more reference.
 * @param[in] row A row, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_row *pdup_row_ref(pdup_row *row);

/** One reference less; the last one frees it.
 * @param[in] row A row, or NULL.
 * @since 0.1 */
PDUP_API void pdup_row_unref(pdup_row *row);

/** @} */

PDUP_END

#endif
