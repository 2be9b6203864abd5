/* SPDX-License-Identifier: MIT */
/* What the parts of the log of rulings share. Only rulings that stand have effects; what the tables entered is never
 * touched. */
#ifndef PDUP_SESSION_LOG_H
#define PDUP_SESSION_LOG_H

#include "base/period.h"
#include "session/session.h"

/* Has the ruling its effects? */
bool pdup__log_stands(const pdup__log_entry *entry);

/* Position of the ruling of a number, or -1. */
int32_t pdup__log_find(const pdup_session *session, int32_t number);

/* The effect that stands where an effect on a row would stand; NULL if there is no such seat. */
pdup__standing_effect *pdup__log_effect_at(const pdup_session *session, const pdup__effect *effect);

/* Could the ruling come into force, after the one that it replaces (0: none) has gone? */
pdup_status pdup__log_check_effects(const pdup_session *session, int32_t number, int32_t replaced,
                                    const pdup_ruling *ruling);

/* After that check: its effects stand. */
void pdup__log_put_in_force(pdup_session *session, const pdup__log_entry *entry);

/* Its effects, which stand, go. */
void pdup__log_take_out(pdup_session *session, const pdup__log_entry *entry);

/* The ruling of the number, which stands or is a draft, gives way to another then. Nothing for number 0. */
void pdup__log_give_way(pdup_session *session, int32_t number, int32_t replaced_by, int64_t time);

/* The ruling of the number was there at that time. Nothing for number 0. */
void pdup__log_note(pdup_session *session, int32_t number, int64_t time);

/* When at the earliest a ruling can be given that replaces another (0: none), as far as is known; 0: at any time. */
int64_t pdup__log_can_be_given(const pdup_session *session, int32_t replaced,
                               const pdup_ruling *ruling);

/* The same for the approval of a draft, and for the decision of an appeal. */
int64_t pdup__log_can_be_approved(const pdup_session *session, const pdup__log_entry *entry);
int64_t pdup__appeal_can_be_decided(const pdup_session *session, const pdup__appeal *appeal);

/* Is it there, and does it stand or is it a draft? */
pdup_status pdup__log_check_present(const pdup_session *session, int32_t number);

/* Is the correction period over at that time? What an appeal that was lodged in time is about can be changed later;
 * concerned is the ruling that is changed, or NULL. */
bool pdup__log_is_late(const pdup_session *session, int64_t time, const pdup__log_entry *concerned);

/* Makes room for one more act; false when there is no memory. */
bool pdup__history_reserve(pdup_session *session);

/* Adds an act. There must be room. */
void pdup__history_add(pdup_session *session, pdup__history_entry entry);

#endif
