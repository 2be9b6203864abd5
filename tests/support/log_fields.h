/* SPDX-License-Identifier: MIT */
/* Several numbers of an effect, a ruling in the log, an appeal or an act at once. The first call that is refused decides;
 * what it and those after it were to give is 0. */
#ifndef PDUP_TESTS_LOG_FIELDS_H
#define PDUP_TESTS_LOG_FIELDS_H

#include <pdup/pdup.h>

static inline pdup_status effect_number(const pdup_ruling *ruling, int32_t index, pdup_effect field,
                                        int32_t *out, pdup_status before) {
    *out = 0;
    return before == PDUP_OK ? pdup_ruling_effect_number_at(ruling, index, field, out) : before;
}

static inline pdup_status effect_row_at(const pdup_ruling *ruling, int32_t index, int32_t *board,
                                        int32_t *round, int32_t *table, pdup_seat *seat) {
    pdup_status status = effect_number(ruling, index, PDUP_EFFECT_BOARD, board, PDUP_OK);
    status = effect_number(ruling, index, PDUP_EFFECT_ROUND, round, status);
    status = effect_number(ruling, index, PDUP_EFFECT_TABLE, table, status);
    return effect_number(ruling, index, PDUP_EFFECT_SEAT, seat, status);
}

static inline pdup_status effect_rounds_at(const pdup_ruling *ruling, int32_t index, int32_t *from,
                                           int32_t *to) {
    pdup_status status = effect_number(ruling, index, PDUP_EFFECT_FROM_ROUND, from, PDUP_OK);
    return effect_number(ruling, index, PDUP_EFFECT_TO_ROUND, to, status);
}

static inline pdup_status effect_penalty_at(const pdup_ruling *ruling, int32_t index,
                                            pdup_penalty *basis, int64_t *numerator,
                                            int64_t *denominator) {
    int32_t amount[2];
    pdup_status status = effect_number(ruling, index, PDUP_EFFECT_BASIS, basis, PDUP_OK);
    status = effect_number(ruling, index, PDUP_EFFECT_NUMERATOR, &amount[0], status);
    status = effect_number(ruling, index, PDUP_EFFECT_DENOMINATOR, &amount[1], status);
    *numerator = amount[0];
    *denominator = amount[1];
    return status;
}

/* Into numbers of 32 bits, as all but times are. */
typedef pdup_status log_getter(const pdup_session *session, int32_t index, int32_t field,
                               int64_t *value_out);

static inline pdup_status log_number(log_getter *get, const pdup_session *session, int32_t index,
                                     int32_t field, int32_t *out, pdup_status before) {
    int64_t value = 0;
    pdup_status status = before == PDUP_OK ? get(session, index, field, &value) : before;
    *out = (int32_t)value;
    return status;
}

static inline pdup_status ruling_at(const pdup_session *session, int32_t index, int32_t *number,
                                    int64_t *time, pdup_ruling **ruling) {
    pdup_status status =
        log_number(pdup_session_ruling_number_at, session, index, PDUP_LOG_NUMBER, number, PDUP_OK);
    pdup_status timed = pdup_session_ruling_number_at(session, index, PDUP_LOG_TIME, time);
    pdup_status given = pdup_session_ruling_at(session, index, ruling);
    return status != PDUP_OK ? status : timed != PDUP_OK ? timed : given;
}

static inline pdup_status ruling_state_at(const pdup_session *session, int32_t index,
                                          pdup_ruling_state *state, int32_t *replaces,
                                          int32_t *replaced_by) {
    log_getter *get = pdup_session_ruling_number_at;
    pdup_status status = log_number(get, session, index, PDUP_LOG_STATE, state, PDUP_OK);
    status = log_number(get, session, index, PDUP_LOG_REPLACES, replaces, status);
    return log_number(get, session, index, PDUP_LOG_REPLACED_BY, replaced_by, status);
}

static inline pdup_status appeal_at(const pdup_session *session, int32_t index, int32_t *number,
                                    int64_t *time, int32_t *ruling, int32_t *player) {
    log_getter *get = pdup_session_appeal_number_at;
    pdup_status status = log_number(get, session, index, PDUP_APPEAL_NUMBER, number, PDUP_OK);
    pdup_status timed = get(session, index, PDUP_APPEAL_TIME, time);
    status = log_number(get, session, index, PDUP_APPEAL_RULING, ruling, status);
    status = log_number(get, session, index, PDUP_APPEAL_PLAYER, player, status);
    return status != PDUP_OK ? status : timed;
}

static inline pdup_status appeal_decision_at(const pdup_session *session, int32_t index,
                                             pdup_appeal_outcome *outcome, int64_t *time,
                                             pdup_authority *authority, int32_t *replaced_by) {
    log_getter *get = pdup_session_appeal_number_at;
    pdup_status status = log_number(get, session, index, PDUP_APPEAL_OUTCOME, outcome, PDUP_OK);
    pdup_status timed = get(session, index, PDUP_APPEAL_DECIDED, time);
    status = log_number(get, session, index, PDUP_APPEAL_AUTHORITY, authority, status);
    status = log_number(get, session, index, PDUP_APPEAL_REPLACED_BY, replaced_by, status);
    return status != PDUP_OK ? status : timed;
}

static inline pdup_status log_act_at(const pdup_session *session, int32_t index,
                                     pdup_act_kind *kind, int64_t *time, int32_t *ruling,
                                     int32_t *appeal) {
    log_getter *get = pdup_session_act_number_at;
    pdup_status status = log_number(get, session, index, PDUP_ACT_KIND, kind, PDUP_OK);
    pdup_status timed = get(session, index, PDUP_ACT_TIME, time);
    status = log_number(get, session, index, PDUP_ACT_RULING, ruling, status);
    status = log_number(get, session, index, PDUP_ACT_APPEAL, appeal, status);
    return status != PDUP_OK ? status : timed;
}

static inline pdup_status act_by_at(const pdup_session *session, int32_t index,
                                    pdup_authority *authority, int32_t *player) {
    log_getter *get = pdup_session_act_number_at;
    pdup_status status = log_number(get, session, index, PDUP_ACT_AUTHORITY, authority, PDUP_OK);
    return log_number(get, session, index, PDUP_ACT_PLAYER, player, status);
}

#endif
