/* SPDX-License-Identifier: MIT */
/** @file
 * Events: several sessions that make one result (regulations `sessions`, `carry-over`, `expected most-event`). */
#ifndef PDUP_EVENT_H
#define PDUP_EVENT_H

#include <pdup/session.h>

PDUP_BEGIN

/** @defgroup group_event Events
 * @brief Several sessions that make one result (regulations `sessions`, `carry-over`, `expected most-event`).
 * @{ */

/** An event. May be changed; it and the sessions in it count as one for threads. */
typedef struct pdup_event pdup_event;

/** Makes an event without sessions.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_event_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_new(const pdup_allocator *allocator, pdup_event **out);

/** Adds a session: the next one. Players keep their numbers in all sessions.
 * @param[in,out] event   The event.
 * @param[in]     session The session; a reference is kept. What is changed in it later counts.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (there are #PDUP_MAX_SESSIONS) or #PDUP_E_STATE (it is in the event
 *         already).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_add_session(pdup_event *event, pdup_session *session);

/** How many sessions it has.
 * @param[in] event The event.
 * @return 0 to #PDUP_MAX_SESSIONS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_event_session_count(const pdup_event *event);

/** A session.
 * @param[in]  event       The event.
 * @param[in]  number      Number of the session, 1 to pdup_event_session_count().
 * @param[out] session_out Receives one reference; NULL on failure. Release with pdup_session_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_session(const pdup_event *event, int32_t number,
                                                   pdup_session **session_out);

/** Computes the standings of all sessions together. Each session is scored by its own regulations; those of the first
 * say how they make one result and how it is ranked. A lot is drawn from the seed of the last.
 * @param[in]  event         The event.
 * @param[out] standings_out Receives one reference; NULL on failure. Release with pdup_standings_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_STATE (no sessions; a lot without a seed; `expected scheduled` without a
 *         movement), #PDUP_E_SESSIONS, #PDUP_E_OVERFLOW (see pdup_session_standings()) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_standings(const pdup_event *event,
                                                     pdup_standings **standings_out);

/** Computes the standings of one session as part of the event: as pdup_session_standings(), but `expected most-event`
 * looks at all sessions, and results carry the number of the session.
 * @param[in]  event         The event.
 * @param[in]  number        Number of the session, 1 to pdup_event_session_count().
 * @param[in]  after_round   Count only its rows of rounds up to this one, 1 to #PDUP_MAX_ROUNDS; 0 for all.
 * @param[out] standings_out Receives one reference; NULL on failure. Release with pdup_standings_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_STATE (a lot without a seed; `expected scheduled` without a
 *         movement), #PDUP_E_SESSIONS, #PDUP_E_OVERFLOW or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_session_standings(const pdup_event *event,
                                                             int32_t number, int32_t after_round,
                                                             pdup_standings **standings_out);

/** One more reference.
 * @param[in] event An event, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_event *pdup_event_ref(pdup_event *event);

/** One reference less; the last one frees it.
 * @param[in] event An event, or NULL.
 * @since 0.1 */
PDUP_API void pdup_event_unref(pdup_event *event);

/** @} */

PDUP_END

#endif
