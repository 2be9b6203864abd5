/* SPDX-License-Identifier: MIT */
/* What a ruling is about, who gave and who approved it, whether the right to appeal was notified, and what follows from
 * its effects (rules 13.2.4, 13.2.6). */
#include "ruling/ruling.h"
#include "text/faults.h"

/* A copy that is to be changed, in *out, if the numbers of the call may be. */
static pdup_status copy(const pdup_ruling *ruling, const pdup__limit *limits, size_t limit_count,
                        pdup_faults *faults, pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(ruling, PDUP__RULING) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue why;
    if (pdup__check_limits(limits, limit_count, &why) != PDUP_OK) {
        return pdup__faults_refuse(faults, (pdup__fault){.code = 0}, &why);
    }
    *out = pdup__ruling_copy(ruling, 0);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_ruling_with_giver(const pdup_ruling *ruling, pdup_authority giver,
                                   pdup_faults *faults, pdup_ruling **out) {
    const pdup__limit limit = {
        "giver", giver, PDUP_AUTHORITY_DIRECTOR, PDUP_AUTHORITY_COMMITTEE, PDUP_PART_BY, 0};
    pdup_status status = copy(ruling, &limit, 1, faults, out);
    if (status == PDUP_OK) {
        (*out)->giver = giver;
    }
    return status;
}

pdup_status pdup_ruling_with_approval(const pdup_ruling *ruling, pdup_authority approval,
                                      pdup_faults *faults, pdup_ruling **out) {
    const pdup__limit limit = {
        "approval", approval, PDUP_AUTHORITY_COMMITTEE, PDUP_AUTHORITY_ORGANISERS, PDUP_PART_BY, 0};
    pdup_status status = copy(ruling, &limit, 1, faults, out);
    if (status == PDUP_OK) {
        (*out)->approval = approval;
    }
    return status;
}

pdup_status pdup_ruling_with_notice(const pdup_ruling *ruling, pdup_ruling **out) {
    pdup_status status = copy(ruling, NULL, 0, NULL, out);
    if (status == PDUP_OK) {
        (*out)->has_notice = true;
    }
    return status;
}

pdup_status pdup_ruling_with_place(const pdup_ruling *ruling, int32_t board, int32_t round,
                                   int32_t table, pdup_faults *faults, pdup_ruling **out) {
    int32_t least = round != 0 || table != 0; /* both, or none: the whole board */
    const pdup__limit limits[] = {
        {"board", board, 1, PDUP_MAX_BOARDS, PDUP_PART_BOARD, 0},
        {"round", round, least, PDUP_MAX_ROUNDS, PDUP_PART_ROUND, 0},
        {"table", table, least, PDUP_MAX_TABLES, PDUP_PART_TABLE, 0},
    };
    pdup_status status = copy(ruling, limits, sizeof limits / sizeof limits[0], faults, out);
    if (status == PDUP_OK) {
        (*out)->board = board;
        (*out)->round = round;
        (*out)->table = table;
    }
    return status;
}

/* Rules 13.2.4: nobody is disqualified without approval. */
static bool is_draft(const pdup_ruling *ruling) {
    if (ruling->approval != PDUP_AUTHORITY_NONE) {
        return false;
    }
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (ruling->effects[i].kind == PDUP_EFFECT_KIND_DISQUALIFIED) {
            return true;
        }
    }
    return false;
}

/* What keeps order is final, if the ruling does nothing else. */
static bool is_final(const pdup_ruling *ruling) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        int32_t kind = ruling->effects[i].kind;
        if (kind != PDUP_EFFECT_KIND_SUSPENDED &&
            !(kind == PDUP_EFFECT_KIND_PENALTY && ruling->reference.keeps_order)) {
            return false;
        }
    }
    return ruling->effect_count > 0;
}

int32_t pdup_ruling_number(const pdup_ruling *ruling, pdup_ruling_field field) {
    if (!pdup__handle_is(ruling, PDUP__RULING)) {
        return 0;
    }
    switch (field) {
    case PDUP_RULING_FIELD_BOARD:
        return ruling->board;
    case PDUP_RULING_FIELD_ROUND:
        return ruling->round;
    case PDUP_RULING_FIELD_TABLE:
        return ruling->table;
    case PDUP_RULING_FIELD_GIVER:
        return ruling->giver;
    case PDUP_RULING_FIELD_APPROVAL:
        return ruling->approval;
    case PDUP_RULING_FIELD_HAS_NOTICE:
        return ruling->has_notice;
    case PDUP_RULING_FIELD_IS_DRAFT:
        return is_draft(ruling);
    case PDUP_RULING_FIELD_IS_FINAL:
        return is_final(ruling);
    default:
        return 0;
    }
}
