/* SPDX-License-Identifier: MIT */
/** @file
 * Rulings: what a director decides and on which rule it rests (rules 11 to 13). A ruling is put together from
 * its effects; when it was given and its number stand in the session. */
#ifndef PDUP_RULING_H
#define PDUP_RULING_H

#include <pdup/base.h>

PDUP_BEGIN

/** A ruling. Never changes: each `_with_` call makes a new one. */
typedef struct pdup_ruling pdup_ruling;

/** Kinds of effect. */
enum {
    PDUP_EFFECT_NONE = 0,      /**< No effect. */
    PDUP_EFFECT_ARTIFICIAL = 1 /**< An artificial adjusted score (rules 11.2.B1). */
};

/** An artificial adjusted score, of the full top of the board. */
typedef int32_t pdup_award;
enum {
    PDUP_AWARD_NONE = 0,    /**< None. */
    PDUP_AWARD_MINUS = 1,   /**< Average minus, 40 %: at fault. */
    PDUP_AWARD_AVERAGE = 2, /**< Average, 50 %: partly at fault. */
    PDUP_AWARD_PLUS =
        3 /**< Average plus, at least 60 %: the player's own percent if that is more. */
};

/** Makes a ruling without effects.
 * @param[in]  allocator   Allocator, or NULL for malloc; copied.
 * @param[in]  rule        Section of the rules it rests on, such as `11.2.B1`.
 * @param[in]  rule_size   Bytes of rule, 0 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[in]  reason      The reason in words; may be NULL with size 0.
 * @param[in]  reason_size Bytes of reason, 0 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[out] out         Receives one reference; NULL on failure. Release with pdup_ruling_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_new(const pdup_allocator *allocator, const char *rule,
                                                size_t rule_size, const char *reason,
                                                size_t reason_size, pdup_ruling **out);

/** The same ruling with an artificial adjusted score for one seat of one row (rules 11.2.B1).
 * @param[in]  ruling The ruling.
 * @param[in]  board  Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round  Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table  Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat   The seat.
 * @param[in]  award  A PDUP_AWARD constant other than #PDUP_AWARD_NONE.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_artificial(const pdup_ruling *ruling,
                                                            int32_t board, int32_t round,
                                                            int32_t table, pdup_seat seat,
                                                            pdup_award award, pdup_ruling **out);

/** The section of the rules it rests on.
 * @param[in] ruling A ruling, or NULL.
 * @return Text that lives as long as the ruling, empty if none was given; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_ruling_rule(const pdup_ruling *ruling);

/** The reason in words.
 * @param[in] ruling A ruling, or NULL.
 * @return Text that lives as long as the ruling, empty if none was given; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_ruling_reason(const pdup_ruling *ruling);

/** How many effects it has.
 * @param[in] ruling The ruling.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_ruling_effect_count(const pdup_ruling *ruling);

/** The kind of an effect.
 * @param[in]  ruling   The ruling.
 * @param[in]  index    0 to pdup_ruling_effect_count() - 1.
 * @param[out] kind_out Receives a PDUP_EFFECT constant; #PDUP_EFFECT_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_effect_kind_at(const pdup_ruling *ruling, int32_t index,
                                                           int32_t *kind_out);

/** The seat of the row that an effect is on.
 * @param[in]  ruling    The ruling.
 * @param[in]  index     0 to pdup_ruling_effect_count() - 1.
 * @param[out] board_out Receives the board; 0 on failure.
 * @param[out] round_out Receives the round; 0 on failure.
 * @param[out] table_out Receives the table; 0 on failure.
 * @param[out] seat_out  Receives the seat; #PDUP_SEAT_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_effect_row_at(const pdup_ruling *ruling, int32_t index,
                                                          int32_t *board_out, int32_t *round_out,
                                                          int32_t *table_out, pdup_seat *seat_out);

/** The award of an effect #PDUP_EFFECT_ARTIFICIAL.
 * @param[in]  ruling    The ruling.
 * @param[in]  index     0 to pdup_ruling_effect_count() - 1.
 * @param[out] award_out Receives a PDUP_AWARD constant; #PDUP_AWARD_NONE on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_effect_award_at(const pdup_ruling *ruling,
                                                            int32_t index, pdup_award *award_out);

/** One more reference.
 * @param[in] ruling A ruling, or NULL.
 * @return The same handle.
 * @since 0.1 */
PDUP_API pdup_ruling *pdup_ruling_ref(pdup_ruling *ruling);

/** One reference less; the last one frees it.
 * @param[in] ruling A ruling, or NULL.
 * @since 0.1 */
PDUP_API void pdup_ruling_unref(pdup_ruling *ruling);

PDUP_END

#endif
