/* SPDX-License-Identifier: MIT */
/** @file
 * Deals: how the 32 cards lie. A card is a number 0 to 31, suit * 8 + rank; suits 0 to 3 are spades, clubs,
 * diamonds, hearts, ranks 0 to 7 are 7 8 9 10 J Q K A. */
#ifndef PDUP_DEAL_H
#define PDUP_DEAL_H

#include <pdup/base.h>

PDUP_BEGIN

/** A deal: three hands of ten cards and a talon of two in order. Never changes. */
typedef struct pdup_deal pdup_deal;

/** Cards. */
enum {
    PDUP_CARDS = 32,      /**< Cards in the pack. */
    PDUP_HAND_CARDS = 10, /**< Cards of a hand. */
    PDUP_TALON_CARDS = 2  /**< Cards of the talon. */
};

/** Makes a deal from the pocket of each card.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  pockets   #PDUP_CARDS seats: pockets[card] is the pocket that holds the card. Three pockets hold
 *                       ten cards each and the fourth, the talon, two.
 * @param[in]  upper     The upper card of the talon, 0 to 31.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (a seat or a card), #PDUP_E_DEAL_COUNT (also: upper is not in the
 *         talon) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new(const pdup_allocator *allocator,
                                              const int32_t *pockets, int32_t upper,
                                              pdup_deal **out);

/** Reads the canonical line, `N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H`: four pockets in any
 * order; hands as spades.clubs.diamonds.hearts, ranks from high to low, `-` for a void; the talon upper first.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  text      The text; a NUL at its end is not needed.
 * @param[in]  size      Bytes of text.
 * @param[out] place_out Receives the byte, from 0, at which the text is wrong; 0 otherwise.
 *                       May be NULL.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_DEAL_FORM, #PDUP_E_DEAL_CARD, #PDUP_E_DEAL_TWICE,
 *         #PDUP_E_DEAL_COUNT or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new_from_text(const pdup_allocator *allocator,
                                                        const char *text, size_t size,
                                                        size_t *place_out, pdup_deal **out);

/** The pocket that holds the talon.
 * @param[in] deal A deal, or NULL.
 * @return The seat; #PDUP_SEAT_NONE for NULL.
 * @since 0.1 */
PDUP_API pdup_seat pdup_deal_talon_seat(const pdup_deal *deal);

/** A card of a pocket.
 * @param[in]  deal     The deal.
 * @param[in]  seat     The pocket.
 * @param[in]  index    0 to 9 in a hand, lowest card number first; in the talon 0 is the upper, 1 the lower.
 * @param[out] card_out Receives the card, 0 to 31; -1 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_card_at(const pdup_deal *deal, pdup_seat seat,
                                                  int32_t index, int32_t *card_out);

/** The deal as its canonical line, pockets N E S W.
 * @param[in]  deal    The deal.
 * @param[out] buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_text(const pdup_deal *deal, char *buf, size_t cap,
                                               size_t *len_out);

/** One more reference.
 * @param[in] deal A deal, or NULL.
 * @return The same handle.
 * @since 0.1 */
PDUP_API pdup_deal *pdup_deal_ref(pdup_deal *deal);

/** One reference less; the last one frees it.
 * @param[in] deal A deal, or NULL.
 * @since 0.1 */
PDUP_API void pdup_deal_unref(pdup_deal *deal);

PDUP_END

#endif
