/* SPDX-License-Identifier: MIT */
/** @file
 * Hand records: a deal laid out round the table, to be printed or shown after the session. */
#ifndef PDUP_HAND_RECORD_H
#define PDUP_HAND_RECORD_H

#include <pdup/deal.h>

PDUP_BEGIN

/** @defgroup group_hand_record Hand records
 * @brief A deal laid out round the table, to be printed or shown after the session.
 * @{ */

/** How suits are shown. */
typedef int32_t pdup_suits;
enum {
    PDUP_SUITS_SYMBOLS = 1, /**< The four symbols, U+2660, U+2663, U+2666, U+2665. */
    PDUP_SUITS_LETTERS = 2  /**< S C D H. */
};

/** The hand record of a deal as lines of text, at most 60 characters wide: N above, W and E beside each other, S below;
 * the talon in its pocket, upper card first. With a board it says who is first hand, which pocket has the dealer mark
 * (the talon's at tables of four, the first hand's at tables of three) and the number of the deal.
 * @param[in]  deal    The deal.
 * @param[in]  board   Number of the board, 1 to #PDUP_MAX_BOARDS; 0 for a deal in no board.
 * @param[in]  seats   Players at a table, 3 or 4.
 * @param[in]  suits   A PDUP_SUITS constant.
 * @param[out] buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_DEAL_TALON (the talon lies in another pocket than the board's) or
 *         #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_hand_record_text(const pdup_deal *deal, int32_t board,
                                                           int32_t seats, pdup_suits suits,
                                                           char *buf, size_t cap, size_t *len_out);

/** The same as a picture: an SVG element that needs nothing else, in a file of its own or within a page. Black on white
 * but for the red suits, which print dark; the canonical line of the deal is its description for those who cannot see
 * it.
 * @param[in]  deal    The deal.
 * @param[in]  board   Number of the board, 1 to #PDUP_MAX_BOARDS; 0 for a deal in no board.
 * @param[in]  seats   Players at a table, 3 or 4.
 * @param[in]  suits   A PDUP_SUITS constant.
 * @param[out] buf     Receives the text, UTF-8, and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_DEAL_TALON (the talon lies in another pocket than the board's) or
 *         #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_hand_record_svg(const pdup_deal *deal, int32_t board,
                                                          int32_t seats, pdup_suits suits,
                                                          char *buf, size_t cap, size_t *len_out);

/** @} */

PDUP_END

#endif
