/* SPDX-License-Identifier: MIT */
/* What the parts of the log of rulings share. Only rulings that stand have effects; what the tables entered is never
 * touched. */
#ifndef PDUP_SESSION_LOG_H
#define PDUP_SESSION_LOG_H

#include "base/period.h"
#include "session/act_calls.h"
#include "session/session.h"

/* Has the ruling its effects? */
bool pdup__log_stands(const pdup__log_entry *entry);

/* Position of the ruling of a number, or -1. */
int32_t pdup__log_find(const pdup_session *session, int32_t number);

/* The ruling of a number, or NULL; for number 0 too. */
pdup__log_entry *pdup__log_entry_of(const pdup_session *session, int32_t number);

/* The effect that stands where an effect on a row would stand; NULL if there is no such seat. */
pdup__standing_effect *pdup__log_effect_at(const pdup_session *session, const pdup__effect *effect);

/* Could the ruling come into force, after the one that it replaces (0: none) has gone? */
pdup_status pdup__log_check_effects(const pdup_session *session, int32_t number, int32_t replaced,
                                    const pdup_ruling *ruling, pdup__issue *why);

/* After that check: its effects stand. */
void pdup__log_put_in_force(pdup_session *session, const pdup__log_entry *entry);

/* Its effects, which stand, go. */
void pdup__log_take_out(pdup_session *session, const pdup__log_entry *entry);

/* The ruling of the number, which stands or is a draft, gives way to another at a time, and not before another. Nothing for
 * number 0. */
void pdup__log_give_way(pdup_session *session, int32_t number, int32_t replaced_by, int64_t time,
                        int64_t earliest);

/* The ruling of the number was there at that time. Nothing for number 0. */
void pdup__log_note(pdup_session *session, int32_t number, int64_t time);

/* When at the earliest something can have happened, as far as is known, and the ruling that stood until then or was
 * given then; NULL if it was another, or none. */
typedef struct pdup__log_earliest {
    int64_t time; /* 0: at any time */
    const pdup__log_entry *entry;
} pdup__log_earliest;

/* Of a ruling that replaces another (NULL: none), of the approval of a draft, of the decision of an appeal. */
pdup__log_earliest pdup__log_can_be_given(const pdup_session *session,
                                          const pdup__log_entry *replaced,
                                          const pdup_ruling *ruling);
pdup__log_earliest pdup__log_can_be_approved(const pdup_session *session,
                                             const pdup__log_entry *entry);
pdup__log_earliest pdup__appeal_can_be_decided(const pdup_session *session,
                                               const pdup__appeal *appeal);

/* Is the time not before that? The message is what is said where the ruling was not given just then. */
pdup_status pdup__log_check_early(int64_t time, pdup__log_earliest earliest, pdup__message message,
                                  pdup__issue *why);

/* Is it there? *out is NULL if not. */
pdup_status pdup__log_check_there(const pdup_session *session, int32_t number,
                                  pdup__log_entry **out, pdup__issue *why);

/* Does it stand, or is it a draft? The time is that of the act that wants it. */
pdup_status pdup__log_check_present(const pdup__log_entry *entry, int64_t time, pdup__issue *why);

/* The refusal of an act at a time, because of what has become of a ruling. */
pdup_status pdup__log_refuse_state(pdup_status status, const pdup__log_entry *entry, int64_t time,
                                   pdup__issue *why);

/* Is the correction period over at that time? What an appeal that was lodged in time is about can be changed later;
 * concerned is the ruling that is changed, or NULL. */
pdup_status pdup__log_check_late(const pdup_session *session, int64_t time,
                                 const pdup__log_entry *concerned, pdup__issue *why);

/* A player whom the session does not have. */
pdup_status pdup__session_refuse_player(const pdup_session *session, int32_t player, int32_t at,
                                        pdup__issue *why);

/* The end of a call that is about no row: tells the list why, where that is a refusal. */
pdup_status pdup__log_answer(pdup_status status, const pdup__issue *why, pdup_faults *faults);

/* Makes room for one more act; false when there is no memory. */
bool pdup__history_reserve(pdup_session *session);

/* Adds an act. There must be room. */
void pdup__history_add(pdup_session *session, pdup__history_entry entry);

#endif
