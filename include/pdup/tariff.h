/* SPDX-License-Identifier: MIT */
/** @file
 * Tariffs: what a contract and its tricks cost in whists (rules 6 and 7). A variety is a preset; every figure of it is
 * a field that the organisers may change, and a program can build its page of settings from the list
 * #PDUP_SETTINGS_TARIFF. */
#ifndef PDUP_TARIFF_H
#define PDUP_TARIFF_H

#include <pdup/board.h>
#include <pdup/faults.h>
#include <pdup/row.h>
#include <pdup/settings.h>

PDUP_BEGIN

/** @defgroup group_tariff Tariffs
 * @brief What a contract and its tricks cost in whists (rules 6 and 7).
 * @{ */

/** A tariff. May be changed. */
typedef struct pdup_tariff pdup_tariff;

/** Varieties whose figures the library has. */
typedef int32_t pdup_variety;
enum {
    PDUP_VARIETY_SOCHI = 1,     /**< Sochi. */
    PDUP_VARIETY_LENINGRAD = 2, /**< Leningrad. */
    PDUP_VARIETY_ROSTOV = 3     /**< Rostov. */
};

/** Makes the tariff of a variety.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  variety   A PDUP_VARIETY constant.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_tariff_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_new(const pdup_allocator *allocator,
                                                pdup_variety variety, pdup_tariff **out);

/** Sets one field.
 * @param[in,out] tariff     The tariff.
 * @param[in]     key        Name of the field, such as `undertrick-6`.
 * @param[in]     key_size   Bytes of key.
 * @param[in]     value      A whole number from 0 to pdup_setting_highest_at(), or one of the words of the field.
 * @param[in]     value_size Bytes of value.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY, #PDUP_E_VALUE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_set(pdup_tariff *tariff, const char *key,
                                                size_t key_size, const char *value,
                                                size_t value_size, pdup_faults *faults);

/** The present value of a field, in the words pdup_tariff_set() takes. That of a new tariff is the variety's own.
 * @param[in]  tariff   The tariff.
 * @param[in]  key      Name of the field.
 * @param[in]  key_size Bytes of key.
 * @param[out] buf      Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap      Bytes at buf, the NUL included.
 * @param[out] len_out  Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_value(const pdup_tariff *tariff, const char *key,
                                                  size_t key_size, char *buf, size_t cap,
                                                  size_t *len_out);

/** Settles a row: the whists that its contract and tricks come to. They sum to zero. Players and whists of the row are
 * not looked at. All-pass is at the price of the board, or the tariff's own where it has none.
 * @param[in]     tariff    The tariff.
 * @param[in]     board     The board.
 * @param[in]     row       The row.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @param[out]    north_out Receives the whists of N in sixths, within #PDUP_MAX_WHISTS either way; 0 on failure.
 * @param[out]    east_out  Receives those of E; 0 on failure.
 * @param[out]    south_out Receives those of S; 0 on failure.
 * @param[out]    west_out  Receives those of W; 0 at a table of three and on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_TARIFF_ROW (nothing to settle: the contract is not filled in, not recorded or
 *         not played), #PDUP_E_TARIFF_SIXTHS, #PDUP_E_OVERFLOW (beyond #PDUP_MAX_WHISTS), or what is wrong with the
 *         cells: #PDUP_E_ROW_CONTRACT, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_LEVEL,
 *         #PDUP_E_ROW_FIRST_HAND or #PDUP_E_ROW_HALF.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_settle(const pdup_tariff *tariff,
                                                   const pdup_board *board, const pdup_row *row,
                                                   pdup_faults *faults, int32_t *north_out,
                                                   int32_t *east_out, int32_t *south_out,
                                                   int32_t *west_out);

/** Checks the whists that are written in a row: how much more each is than what the row settles to. Four zeros: it
 * agrees. Whists that are unknown or not written differ by 0.
 * @param[in]     tariff    The tariff.
 * @param[in]     board     The board.
 * @param[in]     row       The row.
 * @param[in,out] faults    Receives why it is refused, or NULL.
 * @param[out]    north_out Receives the difference of N in sixths of a whist; 0 on failure.
 * @param[out]    east_out  Receives that of E; 0 on failure.
 * @param[out]    south_out Receives that of S; 0 on failure.
 * @param[out]    west_out  Receives that of W; 0 on failure.
 * @return As pdup_tariff_settle(): #PDUP_OK, #PDUP_E_ARG, #PDUP_E_TARIFF_ROW, #PDUP_E_TARIFF_SIXTHS, #PDUP_E_OVERFLOW,
 *         #PDUP_E_ROW_CONTRACT, #PDUP_E_ROW_TRICKS, #PDUP_E_ROW_SEATS, #PDUP_E_ROW_LEVEL, #PDUP_E_ROW_FIRST_HAND or
 *         #PDUP_E_ROW_HALF.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_difference(const pdup_tariff *tariff,
                                                       const pdup_board *board, const pdup_row *row,
                                                       pdup_faults *faults, int32_t *north_out,
                                                       int32_t *east_out, int32_t *south_out,
                                                       int32_t *west_out);

/** The price table that lies on every table (rules 6 and 7), as lines of words in columns, a header line first: what
 * was played in the words of a row, then the whists that it comes to. Seats have no names in it: the first and the
 * second defender are those after the declarer, and on all-pass the three stand for the active players in any order.
 *
 * `contract`: `6` to `10`, `M` misere, `-` all-pass; `declarer`, `first`, `second`: the tricks, `p` passed (his tricks
 * are among the whister's), `/` left for half of the whists, `.` none written. `to-declarer` and so on: whists as
 * integers or fractions such as `-82/3`, as the event file takes them; `x` where the tariff gives no whole number of
 * sixths or more than #PDUP_MAX_WHISTS. What only swaps the defenders and their whists is left out. All-pass is at the
 * price of the tariff.
 * @param[in]  tariff      The tariff.
 * @param[in]  seats       Players at a table, 3 or 4; at four there is a column `to-talon`.
 * @param[in]  undertricks The most undertricks, and tricks in a misere, that have a line: 1 to 10. 3 covers what
 *                         happens; 10 is complete.
 * @param[out] buf         Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap         Bytes at buf, the NUL included.
 * @param[out] len_out     Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_tariff_price_table(const pdup_tariff *tariff, int32_t seats,
                                                        int32_t undertricks, char *buf, size_t cap,
                                                        size_t *len_out);

/** One more reference.
 * @param[in] tariff A tariff, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_tariff *pdup_tariff_ref(pdup_tariff *tariff);

/** One reference less; the last one frees it.
 * @param[in] tariff A tariff, or NULL.
 * @since 0.1 */
PDUP_API void pdup_tariff_unref(pdup_tariff *tariff);

/** @} */

PDUP_END

#endif
