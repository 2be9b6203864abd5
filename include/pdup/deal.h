/* SPDX-License-Identifier: MIT */
/** @file
 * Deals: how the 32 cards lie. A card is a number 0 to 31, suit * 8 + rank; suits 0 to 3 are spades, clubs,
 * diamonds, hearts, ranks 0 to 7 are 7 8 9 10 J Q K A. */
#ifndef PDUP_DEAL_H
#define PDUP_DEAL_H

#include <pdup/base.h>
#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_deal Deals
 * @brief How the 32 cards lie.
 * @{ */

/** A deal: three hands of ten cards and a talon of two in order. Never changes. */
typedef struct pdup_deal pdup_deal;

/** Cards. */
enum {
    PDUP_CARDS = 32,      /**< Cards in the pack. */
    PDUP_HAND_CARDS = 10, /**< Cards of a hand. */
    PDUP_TALON_CARDS = 2, /**< Cards of the talon. */
    PDUP_POCKETS = 4      /**< Pockets of a board. */
};

/** What two deals are to each other. */
typedef int32_t pdup_relation;
enum {
    PDUP_RELATION_NONE = 0,  /**< One of them is NULL. */
    PDUP_RELATION_EQUAL = 1, /**< Each card lies in the same pocket, the talon in the same order. */
    PDUP_RELATION_ROTATED = 2,  /**< The same hands and the same talon, at other seats. */
    PDUP_RELATION_DIFFERENT = 3 /**< Other hands, or another talon. */
};

/** A card as text: its rank, 7 8 9 T J Q K A, and its suit, S C D H.
 * @param[in]  card    The card, 0 to 31.
 * @param[out] buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_card_text(int32_t card, char *buf, size_t cap,
                                               size_t *len_out);

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

/** Reads a deal, `N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H`: four pockets in any order; hands as
 * spades.clubs.diamonds.hearts, `-` for a void; the talon upper first. Read as well: ranks in any order, `10` and `X`
 * for the ten, lower case, Russian ranks and suits (Cyrillic Te is the ace, Latin T the ten), suit symbols, plain or
 * emoji, dashes for a void, pockets as lists of cards (`AS KS 7H`, `SA,SK`, `SAKQ7 CT98`), a byte-order mark, several
 * lines. Cards are rank first, or suit first; a word that gives other cards either way is refused.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  text      The text; a NUL at its end is not needed.
 * @param[in]  size      Bytes of text.
 * @param[in,out] faults Receives why it is refused, with line and column; or NULL.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_FILE_ENCODING (UTF-16, Windows-1251 and the like), #PDUP_E_DEAL_FORM, #PDUP_E_DEAL_CARD,
 *         #PDUP_E_DEAL_TWICE, #PDUP_E_DEAL_COUNT or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new_from_text(const pdup_allocator *allocator,
                                                        const char *text, size_t size,
                                                        pdup_faults *faults, pdup_deal **out);

/** Makes the deal of a number: three hands and a talon in order can lie in 32! / (10!)^3 = 5 506 588 817 009 280 ways,
 * and each has its number, which a double holds
 * exactly. With r1, r2, r3 the ranks of the three hands among those that the cards left allow, and t 0 where the upper
 * card of the talon is the lower number, else 1, it is ((r1 * C(22,10) + r2) * C(12,10) + r3) * 2 + t. A rank is the sum
 * of C(c, i) over the cards of the hand in rising order, i from 1 to 10, c counted among the cards left.
 * @param[in]  allocator  Allocator, or NULL for malloc; copied.
 * @param[in]  number     0 to 5506588817009279.
 * @param[in]  first_hand The seat whose hand is counted first; the others follow clockwise.
 * @param[in]  talon_seat The pocket that holds the talon; another one.
 * @param[out] out        Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new_from_number(const pdup_allocator *allocator,
                                                          int64_t number, pdup_seat first_hand,
                                                          pdup_seat talon_seat, pdup_deal **out);

/** Makes the deal of a code, see pdup_deal_code().
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  code      0 to 22026355268037119.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new_from_code(const pdup_allocator *allocator,
                                                        int64_t code, pdup_deal **out);

/** Shuffles and deals for a board (rules 3): every deal is equally likely, and the same seed gives the same one.
 * Without the seed, what is known of some deals tells nothing of the others. The talon lies in the board's talon
 * pocket. The library draws no seeds: take #PDUP_SEED_BYTES from the operating system, and keep them secret until the
 * session ends.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  seed      Bytes of any values.
 * @param[in]  seed_size #PDUP_SEED_BYTES.
 * @param[in]  session   The session, 1 to #PDUP_MAX_SESSIONS.
 * @param[in]  board     Number of the board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  seats     Players at a table, 3 or 4.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_new_shuffled(const pdup_allocator *allocator,
                                                       const char *seed, size_t seed_size,
                                                       int32_t session, int32_t board,
                                                       int32_t seats, pdup_deal **out);

/** The number of a deal, see pdup_deal_new_from_number(). Deals with one talon pocket are equal exactly when their
 * numbers from one first hand are.
 * @param[in]  deal       The deal.
 * @param[in]  first_hand The seat whose hand is counted first; not the talon's.
 * @param[out] number_out Receives the number; -1 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_number(const pdup_deal *deal, pdup_seat first_hand,
                                                 int64_t *number_out);

/** The whole deal as one number, to store and to compare: its number from the seat after the talon's, times four,
 * plus 0 to 3 for a talon in N E S W. Deals are equal exactly when their codes are. Written as eight bytes it is the
 * binary form of a deal, lowest byte first.
 * @param[in]  deal     The deal.
 * @param[out] code_out Receives the code, below 2^55; -1 on failure.
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_code(const pdup_deal *deal, int64_t *code_out);

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

/** What a deal became, for rules 10 and 12.2.6: the same, whole hands at other seats, or another deal.
 * @param[in] deal  The deal.
 * @param[in] other The deal it is compared with.
 * @return A PDUP_RELATION constant; #PDUP_RELATION_NONE if one of them is NULL.
 * @since 0.1 */
PDUP_API pdup_relation pdup_deal_relation(const pdup_deal *deal, const pdup_deal *other);

/** How many cards lie elsewhere: in another pocket, or in the talon upper instead of lower.
 * @param[in] deal  The deal.
 * @param[in] other The deal it is compared with.
 * @return 0 to #PDUP_CARDS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_deal_moved_count(const pdup_deal *deal, const pdup_deal *other);

/** A card that lies elsewhere, lowest card number first.
 * @param[in]  deal     The deal.
 * @param[in]  other    The deal it is compared with.
 * @param[in]  index    From 0, below pdup_deal_moved_count().
 * @param[out] card_out Receives the card, 0 to 31; -1 on failure.
 * @param[out] from_out Receives the pocket it lies in at deal; #PDUP_SEAT_NONE on failure.
 * @param[out] to_out   Receives the pocket it lies in at other, the same one if only the order of the talon is
 *                      another; #PDUP_SEAT_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_moved_at(const pdup_deal *deal, const pdup_deal *other,
                                                   int32_t index, int32_t *card_out,
                                                   pdup_seat *from_out, pdup_seat *to_out);

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
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_deal *pdup_deal_ref(pdup_deal *deal);

/** One reference less; the last one frees it.
 * @param[in] deal A deal, or NULL.
 * @since 0.1 */
PDUP_API void pdup_deal_unref(pdup_deal *deal);

/** @} */

PDUP_END

#endif
