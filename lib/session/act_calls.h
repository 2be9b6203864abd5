/* SPDX-License-Identifier: MIT */
/* The acts of a session as the readers of files do them: as the public calls, but what is wrong comes as an issue, and
 * nothing is asked of the handles. On a refusal the issue has the status, the part of the call and the ruling that it
 * rests on. */
#ifndef PDUP_SESSION_ACT_CALLS_H
#define PDUP_SESSION_ACT_CALLS_H

#include "text/issue.h"

#include <pdup/ruling_log.h>

/* replaced is 0 for a ruling that replaces none. */
pdup_status pdup__session_give_ruling(pdup_session *session, int32_t replaced, int32_t number,
                                      int64_t time, pdup_ruling *ruling, pdup__issue *why);
pdup_status pdup__session_approve(pdup_session *session, int32_t number, int64_t time,
                                  pdup_authority approval, pdup__issue *why);
pdup_status pdup__session_revoke(pdup_session *session, int32_t number, int64_t time,
                                 pdup_authority authority, pdup__issue *why);
pdup_status pdup__session_waive(pdup_session *session, int32_t number, int64_t time,
                                const int32_t *players, int32_t player_count, pdup__issue *why);
pdup_status pdup__session_appeal(pdup_session *session, int32_t number, int64_t time,
                                 int32_t ruling, int32_t player, const char *grounds,
                                 size_t grounds_size, pdup__issue *why);
pdup_status pdup__session_decide(pdup_session *session, int32_t number, int64_t time,
                                 pdup_appeal_outcome outcome, pdup_authority authority,
                                 pdup__issue *why);

/* Seats of rows as numbers above 0. The first seat on which another one stands of a ruling that was
 * refused for that. */
uint64_t pdup__session_taken_seat(const pdup_session *session, const pdup_ruling *ruling);

/* The seat of the effect at an index of the ruling of a number, if nothing stands there now; 0 if something does, or the
 * effect is not on a row. */
uint64_t pdup__session_free_seat(const pdup_session *session, int32_t number, int32_t index);
int32_t pdup__session_effect_count(const pdup_session *session, int32_t number);

/* The number of the ruling that stands on such a seat; 0 if none does. */
int32_t pdup__session_ruling_on(const pdup_session *session, uint64_t seat);

/* The state of the ruling of a number; #PDUP_RULING_STATE_NONE if there is none. */
pdup_ruling_state pdup__session_ruling_state(const pdup_session *session, int32_t number);

/* The number of the ruling that it replaces, or is to; 0 if none. */
int32_t pdup__session_ruling_replaces(const pdup_session *session, int32_t number);

/* Has a ruling of this state its effects? */
bool pdup__ruling_stands(pdup_ruling_state state);

#endif
