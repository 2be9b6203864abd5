/* SPDX-License-Identifier: MIT */
/** @file
 * Defective tricks (rules 11.5): the hand of a player who has too many or too few cards, and the tricks so far. They
 * tell which cards may put it right, and, when cards have come back to the hand (rules 11.4.B3, 11.5.B), in which
 * tricks not having played one makes a revoke.
 *
 * What may be played: a card of the suit led; who has none, a trump; who has neither, any card. In a misere, on
 * all-pass and without a trump there is no trump. On all-pass a card of the talon may set the suit of a trick; then the
 * suit is given, and binds the leader as well; it can lead to the first two tricks.
 *
 * Who won a trick leads to the next. What is impossible is refused, no more: any of several cards of the offender may have
 * won, and after a talon card, where the varieties differ, anybody may lead. */
#ifndef PDUP_TRICKS_H
#define PDUP_TRICKS_H

#include <pdup/deal.h>
#include <pdup/faults.h>
#include <pdup/row.h>

PDUP_BEGIN

/** @defgroup group_tricks Tricks
 * @brief The hand of a player who has too many or too few cards, and the tricks so far.
 * @{ */

/** The tricks of a deal as far as they were played, and the hand of one player, the offender. Never changes: each
 * `_with_` call makes a new one. */
typedef struct pdup_tricks pdup_tricks;

/** What the number of cards in a hand tells. */
typedef int32_t pdup_balance;
enum {
    PDUP_BALANCE_NONE = 0,    /**< Not told. */
    PDUP_BALANCE_RIGHT = 1,   /**< As many cards as there are tricks left. */
    PDUP_BALANCE_SURPLUS = 2, /**< Too many (rules 11.5.A). */
    PDUP_BALANCE_SHORTAGE = 3 /**< Too few (rules 11.5.B). */
};

/** How a trick is put right. */
typedef int32_t pdup_rectification;
enum {
    PDUP_RECTIFICATION_NONE = 0, /**< It needs none, or there is no such trick. */
    PDUP_RECTIFICATION_SUIT =
        1, /**< No card was played: one of the suit led is placed among those played; no penalty (rules 11.5.A.1). */
    PDUP_RECTIFICATION_REVOKE =
        2, /**< No card was played and the hand has none of the suit led: any card is placed there, and he is deemed to
              have revoked on that trick (rules 11.5.A.2). */
    PDUP_RECTIFICATION_SHOWN =
        3, /**< Several cards were played: the one that was shown stays (rules 11.5.B). */
    PDUP_RECTIFICATION_HIGHEST =
        4, /**< The same, and it is not known which was shown: the highest that could legally have been played stays. */
    PDUP_RECTIFICATION_UNLAWFUL =
        5 /**< The same, and none could legally have been played. The rules are silent; here the highest stays. */
};

/** Begins with no tricks and an empty hand.
 * @param[in]  allocator  Allocator, or NULL for malloc; copied.
 * @param[in]  talon_seat The seat that does not play the deal; at a table of three #PDUP_SEAT_W.
 * @param[in]  offender   Whose hand it is; another seat.
 * @param[in]  trump      The trump suit; #PDUP_STRAIN_NO_TRUMP without one, in a misere and on all-pass too.
 * @param[out] out        Receives one reference; NULL on failure. Release with pdup_tricks_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_new(const pdup_allocator *allocator,
                                                pdup_seat talon_seat, pdup_seat offender,
                                                pdup_strain trump, pdup_tricks **out);

/** Reads hand and tricks from a text; the page on defective tricks tells its form.
 * @param[in]  allocator  Allocator, or NULL for malloc; copied.
 * @param[in]  text       The text, UTF-8; may be NULL with size 0.
 * @param[in]  size       Bytes of text, at most 2^30.
 * @param[in,out] faults  Receives why it is refused, each fault with line and column; or NULL.
 * @param[out] out        Receives one reference; NULL on failure. Release with pdup_tricks_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (size), #PDUP_E_TRICK_TEXT (the list of faults says where) or
 *         #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_new_from_text(const pdup_allocator *allocator,
                                                          const char *text, size_t size,
                                                          pdup_faults *faults, pdup_tricks **out);

/** The same tricks with the cards that the offender holds now, instead of those given before.
 * @param[in]  tricks     The tricks.
 * @param[in]  cards      The cards, 0 to 31 each, in any order; may be NULL with card_count 0.
 * @param[in]  card_count How many, 0 to #PDUP_CARDS.
 * @param[out] out        Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (cards were placed or came back already),
 *         #PDUP_E_DEAL_TWICE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_hand(const pdup_tricks *tricks,
                                                      const int32_t *cards, int32_t card_count,
                                                      pdup_tricks **out);

/** The same tricks and one more. Only the offender may have played none or several cards to it; while it is not over a
 * player may not have played yet.
 * @param[in]  tricks     The tricks.
 * @param[in]  leader     Who played first. He must have won the trick before, which the offender has not where he put no
 *                        card; where it may have been one that is not determined, give that before the tricks.
 * @param[in]  suit       The suit led, #PDUP_STRAIN_SPADES to #PDUP_STRAIN_HEARTS, where a talon card set it, without a
 *                        trump and to the first two tricks; #PDUP_STRAIN_NONE: that of the leader's card.
 * @param[in]  is_over    1 if it is over, 0 if it is still being played: then it is the last.
 * @param[in]  seats      Who played each of the cards; may be NULL with card_count 0.
 * @param[in]  cards      The cards, 0 to 31 each; may be NULL with card_count 0.
 * @param[in]  card_count How many, 0 to #PDUP_CARDS.
 * @param[out] out        Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (there are ten, the one before is not over, or cards were
 *         placed or came back already), #PDUP_E_DEAL_TWICE, #PDUP_E_TRICK_COUNT (another player with none or several),
 *         #PDUP_E_TRICK_LEAD, #PDUP_E_TRICK_TALON, #PDUP_E_TRICK_WINNER or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_trick(const pdup_tricks *tricks, pdup_seat leader,
                                                       pdup_strain suit, int32_t is_over,
                                                       const int32_t *seats, const int32_t *cards,
                                                       int32_t card_count, pdup_tricks **out);

/** The same tricks with cards that the offender has played, it is not determined to which of the tricks that are over;
 * instead of those given before. pdup_tricks_balance() answers all the same, the others when they have been determined.
 * @param[in]  tricks     The tricks.
 * @param[in]  cards      The cards, 0 to 31 each, in any order; may be NULL with card_count 0.
 * @param[in]  card_count How many, 0 to #PDUP_CARDS.
 * @param[out] out        Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (cards were placed or came back already),
 *         #PDUP_E_DEAL_TWICE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_undetermined(const pdup_tricks *tricks,
                                                              const int32_t *cards,
                                                              int32_t card_count,
                                                              pdup_tricks **out);

/** The same tricks, and which of the offender's cards on a trick was shown when he played to it.
 * @param[in]  tricks The tricks.
 * @param[in]  trick  Number of the trick, from 1.
 * @param[in]  card   One of his cards on it.
 * @param[out] out    Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_TRICK_CARD or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_shown(const pdup_tricks *tricks, int32_t trick,
                                                       int32_t card, pdup_tricks **out);

/** The same tricks after a card that was missing came back to the offender's hand: it counts as always held (rules
 * 11.4.B3). A card that is not among his own joins the hand.
 * @param[in]  tricks The tricks.
 * @param[in]  card   The card, 0 to 31.
 * @param[out] out    Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_DEAL_TWICE (another player's, or restored already),
 *         #PDUP_E_TRICK_HAND (no card was missing) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_restored(const pdup_tricks *tricks, int32_t card,
                                                          pdup_tricks **out);

/** The same tricks after a defective one was put right: with no card on it, this one was placed there; with several,
 * this one has stayed and the others went back to the hand. Who won the trick does not change.
 * @param[in]  tricks The tricks.
 * @param[in]  trick  Number of the trick, from 1.
 * @param[in]  card   The card, one of pdup_tricks_choices().
 * @param[out] out    Receives one reference to the new tricks; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (trick, or it is not defective), #PDUP_E_TRICK_HAND,
 *         #PDUP_E_TRICK_UNKNOWN, #PDUP_E_TRICK_CARD or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_with_rectified(const pdup_tricks *tricks, int32_t trick,
                                                           int32_t card, pdup_tricks **out);

/** Whose hand it is.
 * @param[in] tricks The tricks, or NULL.
 * @return The seat; #PDUP_SEAT_NONE for NULL.
 * @since 0.1 */
PDUP_API pdup_seat pdup_tricks_offender(const pdup_tricks *tricks);

/** How many tricks there are, one that is not over among them.
 * @param[in] tricks The tricks.
 * @return 0 to #PDUP_HAND_CARDS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_tricks_trick_count(const pdup_tricks *tricks);

/** The cards of a player on a trick.
 * @param[in]  tricks    The tricks.
 * @param[in]  trick     Number of the trick, from 1.
 * @param[in]  seat      The seat.
 * @param[out] buf       Receives the cards, 0 to 31, lowest first, or NULL to ask how many there are.
 * @param[in]  cap       Cards that buf has room for, 0 or more.
 * @param[out] count_out Receives how many there are, at most #PDUP_CARDS; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_played(const pdup_tricks *tricks, int32_t trick,
                                                   pdup_seat seat, int32_t *buf, int32_t cap,
                                                   int32_t *count_out);

/** The suit led to a trick.
 * @param[in] tricks The tricks, or NULL.
 * @param[in] trick  Number of the trick, from 1.
 * @return #PDUP_STRAIN_SPADES to #PDUP_STRAIN_HEARTS; #PDUP_STRAIN_NONE if the offender led to it several cards, or there
 *         is no such trick.
 * @since 0.1 */
PDUP_API pdup_strain pdup_tricks_suit(const pdup_tricks *tricks, int32_t trick);

/** The cards that the offender holds, those that came back among them.
 * @param[in]  tricks    The tricks.
 * @param[out] buf       Receives the cards, 0 to 31, lowest first, or NULL to ask how many there are.
 * @param[in]  cap       Cards that buf has room for, 0 or more.
 * @param[out] count_out Receives how many there are, at most #PDUP_CARDS; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_cards(const pdup_tricks *tricks, int32_t *buf,
                                                  int32_t cap, int32_t *count_out);

/** Has the offender too many or too few cards?
 * @param[in]  tricks      The tricks.
 * @param[out] balance_out Receives a PDUP_BALANCE constant; #PDUP_BALANCE_NONE on failure.
 * @param[out] count_out   Receives how many too many or too few; 0 otherwise.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_TRICK_HAND (the cards he holds and has played are not ten: the hand was wrong
 *         from the start, rules 11.3, or a card is missing, rules 11.4).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_balance(const pdup_tricks *tricks,
                                                    pdup_balance *balance_out, int32_t *count_out);

/** How many defective tricks there are: those that are over without a card of the offender, and those with several.
 * @param[in] tricks The tricks.
 * @return 0 or more, #PDUP_E_ARG, #PDUP_E_TRICK_HAND or #PDUP_E_TRICK_UNKNOWN (for some of his cards it must first be
 *         determined to which trick he played them).
 * @since 0.1 */
PDUP_API int32_t pdup_tricks_defect_count(const pdup_tricks *tricks);

/** A defective trick. Where there are several, each is put right as if it were alone, one after the other.
 * @param[in]  tricks    The tricks.
 * @param[in]  index     From 0.
 * @param[out] trick_out Receives the number of the trick, from 1; 0 on failure.
 * @param[out] kind_out  Receives a PDUP_RECTIFICATION constant; #PDUP_RECTIFICATION_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_TRICK_HAND or #PDUP_E_TRICK_UNKNOWN.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_defect_at(const pdup_tricks *tricks, int32_t index,
                                                      int32_t *trick_out,
                                                      pdup_rectification *kind_out);

/** The cards of which one is placed on a defective trick, or stays there, when it is put right. Several are the offender's
 * choice; that equally high cards of different suits are such a choice is our reading, the rules are silent. None are
 * where he has no card left until another trick is put right.
 * @param[in]  tricks    The tricks.
 * @param[in]  trick     Number of the trick, from 1.
 * @param[out] buf       Receives the cards, 0 to 31, lowest first, or NULL to ask how many there are.
 * @param[in]  cap       Cards that buf has room for, 0 or more.
 * @param[out] count_out Receives how many there are; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (trick, or it is not defective), #PDUP_E_TRICK_HAND,
 *         #PDUP_E_TRICK_UNKNOWN or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_choices(const pdup_tricks *tricks, int32_t trick,
                                                    int32_t *buf, int32_t cap, int32_t *count_out);

/** How many cards have come back to the offender's hand: they count as always held.
 * @param[in] tricks The tricks.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_tricks_returned_count(const pdup_tricks *tricks);

/** A card that has come back.
 * @param[in]  tricks    The tricks.
 * @param[in]  index     From 0: restored cards first, then by trick, then lowest card number first.
 * @param[out] trick_out Receives the trick from which it came (rules 11.5.B); 0 if it was restored (rules 11.4.B), or on
 *                       failure.
 * @param[out] card_out  Receives the card, 0 to 31; -1 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_returned_at(const pdup_tricks *tricks, int32_t index,
                                                        int32_t *trick_out, int32_t *card_out);

/** How many revokes follow from what was put right: tricks to which the offender played a card that the rules of play
 * do not allow, while a card that came back would have been allowed, one for each such card; and each trick on which he
 * is deemed to have revoked (rules 11.5.A.2). A card from a defective trick counts from that trick on, a restored one
 * from the first.
 * @param[in] tricks The tricks.
 * @return 0 or more, #PDUP_E_ARG, #PDUP_E_TRICK_HAND or #PDUP_E_TRICK_UNKNOWN.
 * @since 0.1 */
PDUP_API int32_t pdup_tricks_revoke_count(const pdup_tricks *tricks);

/** A revoke. On the defective trick itself it means that the card which stayed was not lawful; of that the rules say
 * nothing.
 * @param[in]  tricks    The tricks.
 * @param[in]  index     From 0, by trick, then lowest card number first.
 * @param[out] trick_out Receives the number of the trick, from 1; 0 on failure.
 * @param[out] card_out  Receives the card that came back and was not played, 0 to 31; -1 if he is deemed to have revoked,
 *                       or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_TRICK_HAND or #PDUP_E_TRICK_UNKNOWN.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tricks_revoke_at(const pdup_tricks *tricks, int32_t index,
                                                      int32_t *trick_out, int32_t *card_out);

/** One more reference.
 * @param[in] tricks Tricks, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_tricks *pdup_tricks_ref(pdup_tricks *tricks);

/** One reference less; the last one frees it.
 * @param[in] tricks Tricks, or NULL.
 * @since 0.1 */
PDUP_API void pdup_tricks_unref(pdup_tricks *tricks);

/** @} */

PDUP_END

#endif
