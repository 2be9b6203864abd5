/* SPDX-License-Identifier: MIT */
/** @file
 * Boards: the numbered boxes (rules 3). Where the talon lies and who is first hand follows from the number. */
#ifndef PDUP_BOARD_H
#define PDUP_BOARD_H

#include <pdup/base.h>
#include <pdup/deal.h>
#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_board Boards
 * @brief The numbered boxes (rules 3).
 * @{ */

/** A board. Never changes: a board with another deal is a new board. */
typedef struct pdup_board pdup_board;

/** Levels of a contract. */
enum {
    PDUP_LEVEL_LOWEST = 6,  /**< Six tricks. */
    PDUP_LEVEL_HIGHEST = 10 /**< Ten tricks. */
};

/** Makes a board, its deal not known yet.
 * At a table of four, set k holds boards 4k-3 to 4k; the talon lies in pocket W, N, E, S in turn, its holder is
 * the dealer, and the next seat clockwise is first hand. At a table of three, set k holds boards 3k-2 to 3k; the
 * talon lies in pocket W and the first hand is N, E, S in turn (our order: the rules ask only that each player be
 * first hand once in a round).
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  number    Number of the board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_board_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_new(const pdup_allocator *allocator, int32_t number,
                                               int32_t seats, pdup_board **out);

/** The same board with a deal in it.
 * @param[in]  board The board.
 * @param[in]  deal  The deal; a reference is kept.
 * @param[out] out   Receives one reference to the new board; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_DEAL_TALON (the talon lies in another pocket than the board's) or
 *         #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_with_deal(const pdup_board *board, pdup_deal *deal,
                                                     pdup_board **out);

/** The same board with another price of all-pass. In a duplicate event it cannot depend on earlier deals.
 * @param[in]  board The board.
 * @param[in]  price Price of a trick on all-pass as the tariff counts it, 1 to 100.
 * @param[out] out   Receives one reference to the new board; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_with_price(const pdup_board *board, int32_t price,
                                                      pdup_board **out);

/** The same board with another lowest contract.
 * @param[in]  board The board.
 * @param[in]  level Lowest level that may be declared, #PDUP_LEVEL_LOWEST to #PDUP_LEVEL_HIGHEST.
 * @param[out] out   Receives one reference to the new board; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_with_lowest_level(const pdup_board *board, int32_t level,
                                                             pdup_board **out);

/** A copy of the board for a room: the same number, deal, price and lowest contract (rules 3). Tables are numbered through
 * all rooms, and the rows of all copies stand in one traveller; who is compared with whom the regulation `fields` lays
 * down.
 * @param[in]  board The board.
 * @param[in]  room  The room where the copy is played, 1 to #PDUP_MAX_ROOMS.
 * @param[out] out   Receives one reference to the new board; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_with_room(const pdup_board *board, int32_t room,
                                                     pdup_board **out);

/** Numbers of a board. */
typedef int32_t pdup_board_field;
enum {
    PDUP_BOARD_FIELD_NUMBER = 1, /**< The number on the board, 1 to #PDUP_MAX_BOARDS. */
    PDUP_BOARD_FIELD_SEATS = 2,  /**< Players at a table, 3 or 4. */
    PDUP_BOARD_FIELD_SET = 3,    /**< The set the board belongs to, from 1. */
    PDUP_BOARD_FIELD_ROOM =
        4, /**< The room of this copy, 1 to #PDUP_MAX_ROOMS; 0 if none was told. */
    PDUP_BOARD_FIELD_TALON_SEAT =
        5, /**< A PDUP_SEAT constant: the pocket that holds the talon; at a table of four its holder does not play the board. */
    PDUP_BOARD_FIELD_FIRST_HAND = 6, /**< A PDUP_SEAT constant: who bids and leads first. */
    PDUP_BOARD_FIELD_PRICE =
        7, /**< Price of a trick on all-pass, 1 to 100; 0 if none was set (the tariff's own holds). */
    PDUP_BOARD_FIELD_LOWEST_LEVEL =
        8 /**< The lowest level that may be declared, #PDUP_LEVEL_LOWEST to #PDUP_LEVEL_HIGHEST. */
};

/** A number of a board.
 * @param[in] board A board, or NULL.
 * @param[in] field A PDUP_BOARD_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_board_number(const pdup_board *board, pdup_board_field field);

/** The deal in the board.
 * @param[in]  board    The board.
 * @param[out] deal_out Receives one reference, or NULL if the deal is not known. Release with pdup_deal_unref().
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_deal(const pdup_board *board, pdup_deal **deal_out);

/** Says which pockets are wrong, by what the director counted and saw in them: rules 11.3 and 11.4 start from that.
 * #PDUP_E_DEAL_COUNT is a pocket of another size than the board's, or one that was seen to hold more cards than were
 * counted; #PDUP_E_DEAL_PLACE, where the board has a deal, a card seen in another pocket than its own. By pocket N E S
 * W, then by card.
 * @param[in]  board      The board.
 * @param[in]  counts     #PDUP_POCKETS figures: the cards in N E S W, 0 to 32; -1 for a pocket that was not counted.
 * @param[in]  pockets    #PDUP_CARDS seats: pockets[card] is where the card was seen; #PDUP_SEAT_NONE if it was not.
 * @param[in,out] faults  Receives what is wrong with the pockets, or why the call is refused; or NULL.
 * @return #PDUP_OK (whether there are faults or not), #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_board_check_pockets(const pdup_board *board,
                                                         const int32_t *counts,
                                                         const int32_t *pockets,
                                                         pdup_faults *faults);

/** One more reference.
 * @param[in] board A board, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_board *pdup_board_ref(pdup_board *board);

/** One reference less; the last one frees it.
 * @param[in] board A board, or NULL.
 * @since 0.1 */
PDUP_API void pdup_board_unref(pdup_board *board);

/** @} */

PDUP_END

#endif
