/* SPDX-License-Identifier: MIT */
/** @file
 * The life of rulings (rules 13.2.4 to 13.2.8): what becomes of a ruling after pdup_session_add_ruling(), appeals, and
 * the history of both. A ruling that is replaced, revoked or waived stays in the log; its effects go, and the
 * standings are then what they would be without it. Times are seconds since 1970, of the caller's clock, at most
 * 99999999999: one in milliseconds is refused. Rulings
 * are given and changed up to and including so many minutes after the official result was published as the regulation
 * `correction-minutes` says, but what an open appeal is about may be changed later. Where one of the times that a limit
 * is counted from or to is 0, not recorded, the limit does not apply. The rules limit only corrections of a result (rules
 * 2); that no other ruling, no approval of a disqualification and no disciplinary points (13.2.4) come later either, and
 * that an open appeal lifts the limit, is a reading of ours.
 *
 * Nothing happens before what it rests on, and such a call is refused with #PDUP_E_ACT_EARLY: an appeal, a revocation, a
 * waiver, an approval or a replacement before the ruling was given; an appeal before a draft was approved; a decision
 * before the appeal; a ruling on a seat where another stood until later. A ruling stood when it was appealed
 * against or upheld, so it does not end before. Equal times are right; an act without a time is not judged, and of what
 * has none only as much is known as what it rests on tells. A decision that the ruling is changed may be earlier than
 * the change, which is written down after it. */
#ifndef PDUP_RULING_LOG_H
#define PDUP_RULING_LOG_H

#include <pdup/session.h>

PDUP_BEGIN

/** @defgroup group_ruling_log The life of rulings
 * @brief What becomes of a ruling after pdup_session_add_ruling(), appeals, and the history of both.
 * @{ */

/** Where a ruling stands. In force, appealed, upheld and withdrawn have their effects; the others have none. */
typedef int32_t pdup_ruling_state;
enum {
    PDUP_RULING_STATE_NONE = 0,  /**< None: only on failure. */
    PDUP_RULING_STATE_DRAFT = 1, /**< A disqualification that nobody has approved (rules 13.2.4). */
    PDUP_RULING_STATE_IN_FORCE = 2,  /**< In force. */
    PDUP_RULING_STATE_APPEALED = 3,  /**< In force, and an appeal against it is not yet decided. */
    PDUP_RULING_STATE_UPHELD = 4,    /**< In force, upheld on appeal. */
    PDUP_RULING_STATE_CHANGED = 5,   /**< Another ruling has replaced it. */
    PDUP_RULING_STATE_WITHDRAWN = 6, /**< In force: every appeal against it was withdrawn. */
    PDUP_RULING_STATE_REVOKED = 7,   /**< Revoked, with nothing in its place. */
    PDUP_RULING_STATE_WAIVED = 8     /**< A penalty waived at the request of innocent players. */
};

/** What became of an appeal. */
typedef int32_t pdup_appeal_outcome;
enum {
    PDUP_APPEAL_OUTCOME_NONE = 0,     /**< None: only on failure. */
    PDUP_APPEAL_OUTCOME_OPEN = 1,     /**< Not yet decided. */
    PDUP_APPEAL_OUTCOME_UPHELD = 2,   /**< The ruling is upheld. */
    PDUP_APPEAL_OUTCOME_CHANGED = 3,  /**< The ruling was replaced, revoked or waived. */
    PDUP_APPEAL_OUTCOME_WITHDRAWN = 4 /**< The player has withdrawn it. */
};

/** What can happen to rulings and appeals. */
typedef int32_t pdup_act_kind;
enum {
    PDUP_ACT_KIND_NONE = 0,     /**< None: only on failure. */
    PDUP_ACT_KIND_GIVEN = 1,    /**< A ruling was given and came into force. */
    PDUP_ACT_KIND_DRAFTED = 2,  /**< A ruling was given and is a draft. */
    PDUP_ACT_KIND_APPROVED = 3, /**< A draft was approved and came into force. */
    PDUP_ACT_KIND_REVOKED = 4,  /**< A ruling was revoked. */
    PDUP_ACT_KIND_WAIVED = 5,   /**< A penalty was waived. */
    PDUP_ACT_KIND_APPEALED = 6, /**< An appeal was lodged. */
    PDUP_ACT_KIND_DECIDED = 7   /**< An appeal was decided, or withdrawn. */
};

/** Numbers of a ruling in the log. */
typedef int32_t pdup_log;
enum {
    PDUP_LOG_NUMBER = 1, /**< Its number; 0 if it has none. */
    PDUP_LOG_TIME = 2,   /**< When it was given, seconds since 1970; 0 if that is not recorded. */
    PDUP_LOG_STATE = 3,  /**< A PDUP_RULING_STATE constant. */
    PDUP_LOG_REPLACES =
        4, /**< The ruling that it replaces, or will when it is approved; 0 for none. */
    PDUP_LOG_REPLACED_BY = 5,  /**< The ruling that has replaced it; 0 for none. */
    PDUP_LOG_FIRST_ASKER = 6,  /**< Who first asked for the penalty to be waived; 0 for none. */
    PDUP_LOG_SECOND_ASKER = 7, /**< Who asked as well; 0 for none. */
    PDUP_LOG_THIRD_ASKER = 8   /**< Who asked as well; 0 for none. */
};

/** Numbers of an appeal. */
typedef int32_t pdup_appeal;
enum {
    PDUP_APPEAL_NUMBER = 1, /**< Its number. */
    PDUP_APPEAL_TIME = 2, /**< When it was lodged, seconds since 1970; 0 if that is not recorded. */
    PDUP_APPEAL_RULING = 3,    /**< The number of the ruling. */
    PDUP_APPEAL_PLAYER = 4,    /**< Who appeals. */
    PDUP_APPEAL_OUTCOME = 5,   /**< A PDUP_APPEAL_OUTCOME constant. */
    PDUP_APPEAL_DECIDED = 6,   /**< When it was decided; 0 if it is open or that is not recorded. */
    PDUP_APPEAL_AUTHORITY = 7, /**< Who decided it: a PDUP_AUTHORITY constant. */
    PDUP_APPEAL_REPLACED_BY = 8 /**< The ruling that has replaced the appealed one; 0 for none. */
};

/** Numbers of an act of the history. */
typedef int32_t pdup_act;
enum {
    PDUP_ACT_KIND = 1, /**< A PDUP_ACT_KIND constant. */
    PDUP_ACT_TIME = 2, /**< When, seconds since 1970; 0 if that is not recorded. */
    PDUP_ACT_RULING =
        3, /**< The place of the ruling in the log, 0 to pdup_session_ruling_count() - 1. */
    PDUP_ACT_APPEAL = 4, /**< The number of the appeal; 0 if it is about none. */
    PDUP_ACT_AUTHORITY =
        5, /**< Who gave, approved or revoked the ruling or decided the appeal: a PDUP_AUTHORITY
                                 constant; #PDUP_AUTHORITY_NONE if that is not recorded, or it was a player. */
    PDUP_ACT_PLAYER =
        6 /**< The player who appealed, or the first who asked for the waiver; 0 if it was none. */
};

/** Limits. A later version may raise them. */
enum {
    PDUP_MAX_APPEALS = 1000000, /**< Appeals of a session, and the highest appeal number. */
    PDUP_MAX_ASKERS = 3         /**< Players who asked for a penalty to be waived. */
};

/** Puts a ruling in force that says which earlier one it replaces. Everything is checked before anything changes. The
 * new ruling may have other effects than the old one, on other seats too. A draft replaces the other when it is
 * approved.
 * @param[in,out] session  The session.
 * @param[in]     replaced Number of the earlier ruling.
 * @param[in]     number   Number of the new ruling, 1 to #PDUP_MAX_RULINGS.
 * @param[in]     time     When it was given, seconds since 1970; 0 if that is not recorded.
 * @param[in]     ruling   The new ruling; a reference is kept.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_UNKNOWN (there is no earlier one of this number),
 *         #PDUP_E_RULING_STATE (it was changed, revoked or waived), #PDUP_E_RULING_NUMBER, #PDUP_E_RULING_LATE
 *         (the correction period is over, and no appeal against the earlier one is open), #PDUP_E_RULING_ROW,
 *         #PDUP_E_RULING_CONFLICT (a third ruling stands on a seat),
 *         #PDUP_E_PLAYERS, #PDUP_E_ACT_EARLY, #PDUP_E_STATE (the log is full) or #PDUP_E_NOMEM; on failure nothing has
 *         changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_replace_ruling(pdup_session *session, int32_t replaced,
                                                            int32_t number, int64_t time,
                                                            pdup_ruling *ruling,
                                                            pdup_faults *faults);

/** Approves a draft, which comes into force (rules 13.2.4).
 * @param[in,out] session  The session.
 * @param[in]     number   Number of the ruling.
 * @param[in]     time     When it was approved, seconds since 1970; 0 if that is not recorded.
 * @param[in]     approval #PDUP_AUTHORITY_COMMITTEE or #PDUP_AUTHORITY_ORGANISERS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_UNKNOWN, #PDUP_E_RULING_STATE (it is no draft, or what
 *         it replaces no longer stands), #PDUP_E_RULING_LATE, #PDUP_E_RULING_ROW, #PDUP_E_RULING_CONFLICT,
 *         #PDUP_E_ACT_EARLY or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_approve_ruling(pdup_session *session, int32_t number,
                                                            int64_t time, pdup_authority approval,
                                                            pdup_faults *faults);

/** Revokes a ruling, with nothing in its place; it may be a draft.
 * @param[in,out] session   The session.
 * @param[in]     number    Number of the ruling.
 * @param[in]     time      When it was revoked, seconds since 1970; 0 if that is not recorded.
 * @param[in]     authority Who revoked it, a PDUP_AUTHORITY constant.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_RULING_UNKNOWN, #PDUP_E_RULING_STATE (it was changed, revoked
 *         or waived before), #PDUP_E_RULING_LATE (and no appeal against it is open), #PDUP_E_ACT_EARLY or
 *         #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_revoke_ruling(pdup_session *session, int32_t number,
                                                           int64_t time, pdup_authority authority,
                                                           pdup_faults *faults);

/** Waives a penalty at the request of innocent players (rules 13.2.4). Who is innocent is for the director to know, but
 * whom the ruling penalises is not. A bonus is no penalty: it can only be revoked.
 * @param[in,out] session      The session.
 * @param[in]     number       Number of the ruling. Penalties are all its effects, and none of them is a bonus.
 * @param[in]     time         When it was waived, seconds since 1970; 0 if that is not recorded.
 * @param[in]     players      Who asked for it, players of the session, each once.
 * @param[in]     player_count 1 to #PDUP_MAX_ASKERS.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_PLAYERS, #PDUP_E_RULING_UNKNOWN, #PDUP_E_RULING_STATE (it
 *         does not stand, or is not a penalty alone), #PDUP_E_RULING_ASKER (a player asks whom it penalises, or one asks
 *         twice), #PDUP_E_RULING_LATE (and no appeal against it is open), #PDUP_E_ACT_EARLY or #PDUP_E_NOMEM; on failure
 *         nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_waive_ruling(pdup_session *session, int32_t number,
                                                          int64_t time, const int32_t *players,
                                                          int32_t player_count,
                                                          pdup_faults *faults);

/** Where a ruling stands in the log.
 * @param[in]  session   The session.
 * @param[in]  number    Its number.
 * @param[out] index_out Receives 0 to pdup_session_ruling_count() - 1; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RULING_UNKNOWN.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_ruling_index(const pdup_session *session,
                                                          int32_t number, int32_t *index_out);

/** A number of a ruling in the log.
 * @param[in]  session   The session.
 * @param[in]  index     0 to pdup_session_ruling_count() - 1.
 * @param[in]  field     A PDUP_LOG constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_ruling_number_at(const pdup_session *session,
                                                              int32_t index, pdup_log field,
                                                              int64_t *value_out);

/** Lodges an appeal against a ruling (rules 13.2.6 to 13.2.8). Several players may appeal against one. Where
 * the organisers count from the end of the event, that is what pdup_session_set_end_time() gets.
 * @param[in,out] session      The session.
 * @param[in]     number       Number of the appeal, 1 to #PDUP_MAX_APPEALS.
 * @param[in]     time         When it was lodged, seconds since 1970; 0 if that is not recorded.
 * @param[in]     ruling       Number of the ruling.
 * @param[in]     player       Who appeals.
 * @param[in]     grounds      The grounds in words; may be NULL with size 0.
 * @param[in]     grounds_size Bytes of grounds, 0 to #PDUP_MAX_TEXT; no NUL among them.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_PLAYERS, #PDUP_E_APPEAL_NUMBER, #PDUP_E_RULING_UNKNOWN,
 *         #PDUP_E_RULING_STATE (the ruling does not stand), #PDUP_E_RULING_FINAL (rules 13.2.4),
 *         #PDUP_E_APPEAL_LATE (later than so many minutes after the end of the session as the regulation
 *         `appeal-minutes` says), #PDUP_E_ACT_EARLY or #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_add_appeal(pdup_session *session, int32_t number,
                                                        int64_t time, int32_t ruling,
                                                        int32_t player, const char *grounds,
                                                        size_t grounds_size, pdup_faults *faults);

/** Decides an appeal, which may be done at any time after it was lodged. Where the ruling is to be changed, replace,
 * revoke or waive it first.
 * @param[in,out] session   The session.
 * @param[in]     number    Number of the appeal.
 * @param[in]     time      When it was decided, seconds since 1970; 0 if that is not recorded.
 * @param[in]     outcome   #PDUP_APPEAL_OUTCOME_UPHELD, #PDUP_APPEAL_OUTCOME_CHANGED or #PDUP_APPEAL_OUTCOME_WITHDRAWN.
 * @param[in]     authority Who decided it, a PDUP_AUTHORITY constant.
 * @param[in,out] faults  Receives why it is refused, or NULL.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (also for an appeal that is not there), #PDUP_E_APPEAL_STATE (it is
 *         decided; or upheld although the ruling no longer stands, changed although it does), #PDUP_E_ACT_EARLY or
 *         #PDUP_E_NOMEM; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_decide_appeal(pdup_session *session, int32_t number,
                                                           int64_t time,
                                                           pdup_appeal_outcome outcome,
                                                           pdup_authority authority,
                                                           pdup_faults *faults);

/** How many appeals were lodged.
 * @param[in] session The session.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_session_appeal_count(const pdup_session *session);

/** A number of an appeal, in the order of entry.
 * @param[in]  session   The session.
 * @param[in]  index     0 to pdup_session_appeal_count() - 1.
 * @param[in]  field     A PDUP_APPEAL constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_appeal_number_at(const pdup_session *session,
                                                              int32_t index, pdup_appeal field,
                                                              int64_t *value_out);

/** The grounds of an appeal.
 * @param[in]  session The session.
 * @param[in]  index   0 to pdup_session_appeal_count() - 1.
 * @param[out] buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_appeal_grounds_at(const pdup_session *session,
                                                               int32_t index, char *buf, size_t cap,
                                                               size_t *len_out);

/** How many acts the history of rulings and appeals has.
 * @param[in] session The session.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_session_act_count(const pdup_session *session);

/** A number of an act of the history, in the order in which they were entered.
 * @param[in]  session   The session.
 * @param[in]  index     0 to pdup_session_act_count() - 1.
 * @param[in]  field     A PDUP_ACT constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_session_act_number_at(const pdup_session *session,
                                                           int32_t index, pdup_act field,
                                                           int64_t *value_out);

/** @} */

PDUP_END

#endif
