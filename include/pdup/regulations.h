/* SPDX-License-Identifier: MIT */
/** @file
 * Regulations: every choice that the rules leave to the organisers, as named settings. Names and values are the
 * words of an event file's `regulation` lines; a program can build its page of settings from the list
 * #PDUP_SETTINGS_REGULATIONS. */
#ifndef PDUP_REGULATIONS_H
#define PDUP_REGULATIONS_H

#include <pdup/base.h>
#include <pdup/faults.h>
#include <pdup/ruling.h>
#include <pdup/settings.h>

PDUP_BEGIN

/** @defgroup group_regulations Regulations
 * @brief Every choice that the rules leave to the organisers, as named settings.
 * @{ */

/** A full set of regulations. May be changed; a session copies it. */
typedef struct pdup_regulations pdup_regulations;

/** What a procedural penalty is for. */
typedef int32_t pdup_infraction;
enum {
    PDUP_INFRACTION_NONE = 0,          /**< None. */
    PDUP_INFRACTION_LATE = 1,          /**< Coming late (rules 12.2.1). */
    PDUP_INFRACTION_SLOW = 2,          /**< Slow play (rules 12.2.2). */
    PDUP_INFRACTION_LOUD = 3,          /**< Loud discussion (rules 12.2.3). */
    PDUP_INFRACTION_COMPARING = 4,     /**< Comparing results (rules 12.2.4). */
    PDUP_INFRACTION_TOUCHING = 5,      /**< Touching the cards of others (rules 12.2.5). */
    PDUP_INFRACTION_POCKETS = 6,       /**< Cards in a wrong pocket (rules 12.2.6). */
    PDUP_INFRACTION_PROCEDURE = 7,     /**< An error in procedure (rules 12.2.7). */
    PDUP_INFRACTION_NOT_COMPLYING = 8, /**< Not complying, or too late (rules 12.2.8). */
    PDUP_INFRACTION_OTHER = 9          /**< Anything else: the list is open (rules 12.2). */
};

/** Makes regulations with every setting at its default.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_regulations_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_new(const pdup_allocator *allocator,
                                                     pdup_regulations **out);

/** Sets one regulation.
 * @param[in,out] regulations The regulations.
 * @param[in]     key         Name of the setting, such as `normalise`.
 * @param[in]     key_size    Bytes of key.
 * @param[in]     value       Value, such as `neuberg`.
 * @param[in]     value_size  Bytes of value.
 * @param[in,out] faults     Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY, #PDUP_E_VALUE or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_set(pdup_regulations *regulations, const char *key,
                                                     size_t key_size, const char *value,
                                                     size_t value_size, pdup_faults *faults);

/** The present value of one regulation, in the words pdup_regulations_set() takes.
 * @param[in]  regulations The regulations.
 * @param[in]  key         Name of the setting.
 * @param[in]  key_size    Bytes of key.
 * @param[out] buf         Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap         Bytes at buf, the NUL included.
 * @param[out] len_out     Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_value(const pdup_regulations *regulations,
                                                       const char *key, size_t key_size, char *buf,
                                                       size_t cap, size_t *len_out);

/** The infraction that a rule names: `12.2.1` to `12.2.8`, written in any way that pdup_ruling_new() takes. Every other
 * rule is #PDUP_INFRACTION_OTHER, as the list of rules 12.2 is open. Of several the one of 12.2 counts: `12.2.2, 12.1` is
 * #PDUP_INFRACTION_SLOW.
 * @param[in] rule      Section of the rules, such as `12.2.2`, or several; NULL only with size 0.
 * @param[in] rule_size Bytes of rule.
 * @return A PDUP_INFRACTION constant; #PDUP_INFRACTION_NONE for no text, for several infractions (`12.2.2, 12.2.3`), and
 *         for a section of 12.2 that does not exist, such as `12.2.9`.
 * @since 0.1 */
PDUP_API pdup_infraction pdup_infraction_of_rule(const char *rule, size_t rule_size);

/** What the organisers' tariff of penalties, the regulation `penalty-tariff`, asks for an infraction.
 * @param[in]  regulations     The regulations.
 * @param[in]  infraction      A PDUP_INFRACTION constant other than #PDUP_INFRACTION_NONE.
 * @param[in]  times           How often the player has been penalised for this before, 0 or more.
 * @param[out] basis_out       Receives a PDUP_PENALTY constant; #PDUP_PENALTY_NONE on failure.
 * @param[out] numerator_out   Receives the numerator of the amount, reduced, 0 or more; 0 on failure.
 * @param[out] denominator_out Receives its denominator; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_PENALTY_TARIFF.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_penalty(const pdup_regulations *regulations,
                                                         pdup_infraction infraction, int32_t times,
                                                         pdup_penalty *basis_out,
                                                         int64_t *numerator_out,
                                                         int64_t *denominator_out);

/** A ruling with the penalty that the tariff asks; it rests on the section of the infraction, `12.2` for
 * #PDUP_INFRACTION_OTHER. The director may penalise (rules 12.1), so it is made only when he does.
 * @param[in]  regulations The regulations; the ruling uses their allocator.
 * @param[in]  player      The player, 1 to #PDUP_MAX_PLAYERS.
 * @param[in]  infraction  A PDUP_INFRACTION constant other than #PDUP_INFRACTION_NONE.
 * @param[in]  times       How often the player has been penalised for this before, 0 or more.
 * @param[in]  reason      The reason in words; may be NULL with size 0.
 * @param[in]  reason_size Bytes of reason, 0 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[out] ruling_out  Receives one reference; NULL on failure. Release with pdup_ruling_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_PENALTY_TARIFF or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_penalise(const pdup_regulations *regulations,
                                                          int32_t player,
                                                          pdup_infraction infraction, int32_t times,
                                                          const char *reason, size_t reason_size,
                                                          pdup_ruling **ruling_out);

/** One more reference.
 * @param[in] regulations Regulations, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_regulations *pdup_regulations_ref(pdup_regulations *regulations);

/** One reference less; the last one frees it.
 * @param[in] regulations Regulations, or NULL.
 * @since 0.1 */
PDUP_API void pdup_regulations_unref(pdup_regulations *regulations);

/** @} */

PDUP_END

#endif
