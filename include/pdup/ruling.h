/* SPDX-License-Identifier: MIT */
/** @file
 * Rulings: what a director decides and on which rule it rests (rules 11 to 13). A ruling is put together from
 * its effects; when it was given, its number and what became of it stand in the session (ruling_log.h). */
#ifndef PDUP_RULING_H
#define PDUP_RULING_H

#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_ruling Rulings
 * @brief What a director decides and on which rule it rests (rules 11 to 13).
 * @{ */

/** A ruling. Never changes: each `_with_` call makes a new one. */
typedef struct pdup_ruling pdup_ruling;

/** Kinds of effect. Those on one seat of one row have a board, the others a player. */
typedef int32_t pdup_effect_kind;
enum {
    PDUP_EFFECT_KIND_NONE = 0, /**< No effect. */
    PDUP_EFFECT_KIND_ARTIFICIAL =
        1,                         /**< On a seat: an artificial adjusted score (rules 11.2.B1). */
    PDUP_EFFECT_KIND_ASSIGNED = 2, /**< On a seat: an assigned adjusted score (rules 11.2.B2). */
    PDUP_EFFECT_KIND_ANNULLED = 3, /**< On a seat: the result counts for nobody (rules 11.3.V). */
    PDUP_EFFECT_KIND_PENALTY = 4,  /**< On a player: a procedural penalty (rules 12), or a bonus. */
    PDUP_EFFECT_KIND_DISQUALIFIED = 5, /**< On a player: he leaves the list (rules 13.2.4). */
    PDUP_EFFECT_KIND_DEFERRED = 6,     /**< On a seat: its result is awaited (rules 13.2.5). */
    PDUP_EFFECT_KIND_SUSPENDED = 7     /**< On a player: he is not to play (rules 13.2.4). */
};

/** Who decides (rules 13.1, 13.2). */
typedef int32_t pdup_authority;
enum {
    PDUP_AUTHORITY_NONE = 0,           /**< Not recorded. */
    PDUP_AUTHORITY_DIRECTOR = 1,       /**< A director. */
    PDUP_AUTHORITY_CHIEF_DIRECTOR = 2, /**< The chief director. */
    PDUP_AUTHORITY_COMMITTEE = 3,      /**< The committee. */
    PDUP_AUTHORITY_ORGANISERS = 4      /**< The organisers. */
};

/** An artificial adjusted score, of the full top of the board. */
typedef int32_t pdup_award;
enum {
    PDUP_AWARD_NONE = 0,    /**< None. */
    PDUP_AWARD_MINUS = 1,   /**< Average minus, 40 %: at fault. */
    PDUP_AWARD_AVERAGE = 2, /**< Average, 50 %: partly at fault. */
    PDUP_AWARD_PLUS =
        3, /**< Average plus, at least 60 %: the player's own percent if that is more. */
    PDUP_AWARD_PERCENT = 4 /**< A percent of the top that the director named; it is fixed. */
};

/** In what a penalty is counted. The maximum of the player never changes, and nobody gains by it. */
typedef int32_t pdup_penalty;
enum {
    PDUP_PENALTY_NONE = 0,        /**< None. */
    PDUP_PENALTY_MATCHPOINTS = 1, /**< Matchpoints, off the total. */
    PDUP_PENALTY_TOP =
        2, /**< Percents of the largest top among the player's boards, off the total. */
    PDUP_PENALTY_PERCENT = 3 /**< Percent points, off the percent alone. */
};

/** Numbers of an effect; 0 where an effect of its kind has none. */
typedef int32_t pdup_effect;
enum {
    PDUP_EFFECT_KIND = 1,         /**< A PDUP_EFFECT_KIND constant. */
    PDUP_EFFECT_BOARD = 2,        /**< On a seat: the board. */
    PDUP_EFFECT_ROUND = 3,        /**< On a seat: the round of the row. */
    PDUP_EFFECT_TABLE = 4,        /**< On a seat: the table of the row. */
    PDUP_EFFECT_SEAT = 5,         /**< On a seat: a PDUP_SEAT constant. */
    PDUP_EFFECT_PLAYER = 6,       /**< On a player: who. */
    PDUP_EFFECT_AWARD = 7,        /**< Of #PDUP_EFFECT_KIND_ARTIFICIAL: a PDUP_AWARD constant. */
    PDUP_EFFECT_PERCENT = 8,      /**< Of #PDUP_AWARD_PERCENT: 0 to 100. */
    PDUP_EFFECT_OUTCOMES = 9,     /**< Of #PDUP_EFFECT_KIND_ASSIGNED: the number of outcomes. */
    PDUP_EFFECT_BASIS = 10,       /**< Of #PDUP_EFFECT_KIND_PENALTY: a PDUP_PENALTY constant. */
    PDUP_EFFECT_NUMERATOR = 11,   /**< Of its amount, reduced; negative for a bonus. */
    PDUP_EFFECT_DENOMINATOR = 12, /**< Of its amount, 1 or more. */
    PDUP_EFFECT_FROM_ROUND = 13,  /**< Of #PDUP_EFFECT_KIND_SUSPENDED: the first round. */
    PDUP_EFFECT_TO_ROUND = 14     /**< Of #PDUP_EFFECT_KIND_SUSPENDED: the last round. */
};

/** Makes a ruling without effects.
 * @param[in]  allocator   Allocator, or NULL for malloc; copied.
 * @param[in]  rule        Provision of the rules it rests on, such as `11.2.B1`, in any writing: the letters of the
 *                         rules' own text, either case, `12.2 (2)`, with `§`, `rule`, `п.`, `пункт` or `правило` before
 *                         it; or several with commas, semicolons or slashes between them. A comma with a lone number
 *                         right behind it, as in `12,2`, stands for a point, and no provision is written so. Words, a
 *                         text that does not begin with a number, and more than eight are something of the organisers'
 *                         own. What the rules do not have, and effects that are unusual for what it rests on, are no
 *                         fault here; pdup_session_check() warns of them.
 * @param[in]  rule_size   Bytes of rule, 1 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[in]  reason      The reason in words; may be NULL with size 0.
 * @param[in]  reason_size Bytes of reason, 0 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out         Receives one reference; NULL on failure. Release with pdup_ruling_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_new(const pdup_allocator *allocator, const char *rule,
                                                size_t rule_size, const char *reason,
                                                size_t reason_size, pdup_faults *faults,
                                                pdup_ruling **out);

/** The same ruling with an artificial adjusted score for one seat of one row (rules 11.2.B1).
 * @param[in]  ruling The ruling.
 * @param[in]  board  Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round  Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table  Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat   The seat.
 * @param[in]  award  #PDUP_AWARD_MINUS, #PDUP_AWARD_AVERAGE or #PDUP_AWARD_PLUS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_artificial(const pdup_ruling *ruling,
                                                            int32_t board, int32_t round,
                                                            int32_t table, pdup_seat seat,
                                                            pdup_award award, pdup_faults *faults,
                                                            pdup_ruling **out);

/** The same ruling with an artificial adjusted score of a percent that the director names, which is fixed.
 * @param[in]  ruling  The ruling.
 * @param[in]  board   Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round   Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table   Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat    The seat.
 * @param[in]  percent Percent of the full top, 0 to 100.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out     Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_percent(const pdup_ruling *ruling, int32_t board,
                                                         int32_t round, int32_t table,
                                                         pdup_seat seat, int32_t percent,
                                                         pdup_faults *faults, pdup_ruling **out);

/** The same ruling with an assigned adjusted score for one seat of one row (rules 11.2.B2): whists that replace those
 * of the row in that line, or several outcomes with their weights. The lines of a row may be assigned from different
 * outcomes, so the row need not sum to zero.
 * @param[in]  ruling  The ruling.
 * @param[in]  board   Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round   Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table   Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat    The seat.
 * @param[in]  whists  Whists of each outcome in sixths (#PDUP_WHIST), within #PDUP_MAX_WHISTS either way.
 * @param[in]  weights Weight of each outcome in percent, 1 to 100; they sum to 100.
 * @param[in]  count   Number of outcomes, 1 to #PDUP_MAX_OUTCOMES.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out     Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_assigned(const pdup_ruling *ruling, int32_t board,
                                                          int32_t round, int32_t table,
                                                          pdup_seat seat, const int32_t *whists,
                                                          const int32_t *weights, int32_t count,
                                                          pdup_faults *faults, pdup_ruling **out);

/** The same ruling with the result of one seat of one row annulled (rules 11.3.V): it is compared with nobody, and the
 * board leaves the player's maximum.
 * @param[in]  ruling  The ruling.
 * @param[in]  board   Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round   Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table   Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat    The seat.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out     Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_annulled(const pdup_ruling *ruling, int32_t board,
                                                          int32_t round, int32_t table,
                                                          pdup_seat seat, pdup_faults *faults,
                                                          pdup_ruling **out);

/** The same ruling with the result of one seat of one row deferred (rules 13.2.5): play was postponed, or what was
 * played is still looked into. Until another ruling replaces this one, or it is revoked, there is no score there: the
 * board is no part of the player's total, maximum or percent, and nobody is compared with it; but as a score is to come
 * it counts among the results that a comparison is meant to have.
 * @param[in]  ruling The ruling.
 * @param[in]  board  Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round  Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table  Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seat   The seat.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling has an effect on that seat of
 *         that row) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_deferred(const pdup_ruling *ruling, int32_t board,
                                                          int32_t round, int32_t table,
                                                          pdup_seat seat, pdup_faults *faults,
                                                          pdup_ruling **out);

/** The same ruling with a penalty for a player (rules 12). He may have several.
 * @param[in]  ruling      The ruling.
 * @param[in]  player      The player, 1 to #PDUP_MAX_PLAYERS.
 * @param[in]  basis       A PDUP_PENALTY constant other than #PDUP_PENALTY_NONE.
 * @param[in]  numerator   Of the amount, within #PDUP_MAX_PENALTY either way; negative for a bonus.
 * @param[in]  denominator Of the amount, 1 to #PDUP_MAX_PENALTY_DENOMINATOR.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out         Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_penalty(const pdup_ruling *ruling, int32_t player,
                                                         pdup_penalty basis, int64_t numerator,
                                                         int64_t denominator, pdup_faults *faults,
                                                         pdup_ruling **out);

/** The same ruling with a player disqualified (rules 13.2.4). He leaves the list; the scores of his opponents and of
 * those compared with him stay. Until the committee or the organisers approve, such a ruling is a draft
 * (pdup_ruling_with_approval()).
 * @param[in]  ruling The ruling.
 * @param[in]  player The player, 1 to #PDUP_MAX_PLAYERS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_CONFLICT (the ruling disqualifies him already) or
 *         #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_disqualified(const pdup_ruling *ruling,
                                                              int32_t player, pdup_faults *faults,
                                                              pdup_ruling **out);

/** The same ruling with a player suspended from some rounds of the session, to keep order (rules 13.2.4). It changes no
 * score; rows that he plays in these rounds are warned of by pdup_session_check().
 * @param[in]  ruling     The ruling.
 * @param[in]  player     The player, 1 to #PDUP_MAX_PLAYERS.
 * @param[in]  from_round The first round he is not to play in, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  to_round   The last one, from_round to #PDUP_MAX_ROUNDS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out        Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_suspended(const pdup_ruling *ruling,
                                                           int32_t player, int32_t from_round,
                                                           int32_t to_round, pdup_faults *faults,
                                                           pdup_ruling **out);

/** The same ruling with who gave it.
 * @param[in]  ruling The ruling.
 * @param[in]  giver  #PDUP_AUTHORITY_DIRECTOR, #PDUP_AUTHORITY_CHIEF_DIRECTOR or #PDUP_AUTHORITY_COMMITTEE.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_giver(const pdup_ruling *ruling,
                                                       pdup_authority giver, pdup_faults *faults,
                                                       pdup_ruling **out);

/** The same ruling, approved, as a disqualification must be (rules 13.2.4).
 * @param[in]  ruling   The ruling.
 * @param[in]  approval #PDUP_AUTHORITY_COMMITTEE or #PDUP_AUTHORITY_ORGANISERS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out      Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_approval(const pdup_ruling *ruling,
                                                          pdup_authority approval,
                                                          pdup_faults *faults, pdup_ruling **out);

/** The same ruling, the players notified of their right to appeal (rules 13.2.6).
 * @param[in]  ruling The ruling.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_notice(const pdup_ruling *ruling,
                                                        pdup_ruling **out);

/** The same ruling with what it is about: a board, or the row of a table. Effects on seats have rows of their own; this
 * is for a decision that changes no score, such as that play goes on (rules 13.2.7), which can be appealed against.
 * @param[in]  ruling The ruling.
 * @param[in]  board  Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round  Round of the row, 1 to #PDUP_MAX_ROUNDS, or 0 for the whole board.
 * @param[in]  table  Table of the row, 1 to #PDUP_MAX_TABLES, or 0 with round 0. The row need not be there.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_place(const pdup_ruling *ruling, int32_t board,
                                                       int32_t round, int32_t table,
                                                       pdup_faults *faults, pdup_ruling **out);

/** Numbers of a ruling. */
typedef int32_t pdup_ruling_field;
enum {
    PDUP_RULING_FIELD_BOARD =
        1, /**< The board it is about, by pdup_ruling_with_place(); 0 for none. */
    PDUP_RULING_FIELD_ROUND =
        2, /**< Round of the row it is about; 0 for the whole board or none. */
    PDUP_RULING_FIELD_TABLE =
        3, /**< Table of the row it is about; 0 for the whole board or none. */
    PDUP_RULING_FIELD_GIVER =
        4, /**< Who gave it: a PDUP_AUTHORITY constant; #PDUP_AUTHORITY_NONE if not recorded. */
    PDUP_RULING_FIELD_APPROVAL =
        5, /**< Who approved it: a PDUP_AUTHORITY constant; #PDUP_AUTHORITY_NONE if nobody has. */
    PDUP_RULING_FIELD_HAS_NOTICE =
        6, /**< 1 if it is recorded that the players were notified of their right to appeal. */
    PDUP_RULING_FIELD_IS_DRAFT =
        7, /**< 1 if it disqualifies a player and nobody has approved it: only a draft (rules 13.2.4). */
    PDUP_RULING_FIELD_IS_FINAL =
        8 /**< 1 if nobody can appeal: it only keeps order, by suspensions, or by penalties that rest on
           * rule 13.2.4 and no other. */
};

/** A number of a ruling.
 * @param[in] ruling A ruling, or NULL.
 * @param[in] field  A PDUP_RULING_FIELD constant.
 * @return The number; 0 for another field or for NULL.
 * @since 0.1 */
PDUP_API int32_t pdup_ruling_number(const pdup_ruling *ruling, pdup_ruling_field field);

/** What it rests on. Provisions of the rules are written as the table of rules does (pdup_rules_row_text_at()),
 * `11.2.B1`, with commas between them, and items of a list without numbers as they are counted, `13.2.4.10`; any other
 * text is as it was given.
 * @param[in] ruling A ruling, or NULL.
 * @return Text that lives as long as the ruling; NULL for NULL.
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

/** A number of an effect.
 * @param[in]  ruling    The ruling.
 * @param[in]  index     0 to pdup_ruling_effect_count() - 1.
 * @param[in]  field     A PDUP_EFFECT constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_effect_number_at(const pdup_ruling *ruling,
                                                             int32_t index, pdup_effect field,
                                                             int32_t *value_out);

/** An outcome of an effect #PDUP_EFFECT_KIND_ASSIGNED.
 * @param[in]  ruling     The ruling.
 * @param[in]  index      0 to pdup_ruling_effect_count() - 1.
 * @param[in]  outcome    0 to #PDUP_EFFECT_OUTCOMES less one, in the order they were given.
 * @param[out] whists_out Receives its whists in sixths (#PDUP_WHIST); 0 on failure.
 * @param[out] weight_out Receives its weight in percent; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_effect_outcome_at(const pdup_ruling *ruling,
                                                              int32_t index, int32_t outcome,
                                                              int32_t *whists_out,
                                                              int32_t *weight_out);

/** One more reference.
 * @param[in] ruling A ruling, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_ruling *pdup_ruling_ref(pdup_ruling *ruling);

/** One reference less; the last one frees it.
 * @param[in] ruling A ruling, or NULL.
 * @since 0.1 */
PDUP_API void pdup_ruling_unref(pdup_ruling *ruling);

/** @} */

PDUP_END

#endif
