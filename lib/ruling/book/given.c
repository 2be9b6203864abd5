/* SPDX-License-Identifier: MIT */
/* What a ruling is about, who gave and who approved it, whether the right to appeal was notified, and what follows from
 * its effects (rules 13.2.4, 13.2.6). */
#include "ruling/ruling.h"

/* A copy that is to be changed, in *out. */
static pdup_status copy(const pdup_ruling *ruling, bool is_in_range, pdup_ruling **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__handle_is(ruling, PDUP__RULING)) {
        return PDUP_E_ARG;
    }
    if (!is_in_range) {
        return PDUP_E_RANGE;
    }
    *out = pdup__ruling_copy(ruling, 0);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_ruling_with_giver(const pdup_ruling *ruling, pdup_authority giver,
                                   pdup_ruling **out) {
    bool is_giver = giver >= PDUP_AUTHORITY_DIRECTOR && giver <= PDUP_AUTHORITY_COMMITTEE;
    pdup_status status = copy(ruling, is_giver, out);
    if (status == PDUP_OK) {
        (*out)->giver = giver;
    }
    return status;
}

pdup_status pdup_ruling_with_approval(const pdup_ruling *ruling, pdup_authority approval,
                                      pdup_ruling **out) {
    bool is_approval =
        approval == PDUP_AUTHORITY_COMMITTEE || approval == PDUP_AUTHORITY_ORGANISERS;
    pdup_status status = copy(ruling, is_approval, out);
    if (status == PDUP_OK) {
        (*out)->approval = approval;
    }
    return status;
}

pdup_status pdup_ruling_with_notice(const pdup_ruling *ruling, pdup_ruling **out) {
    pdup_status status = copy(ruling, true, out);
    if (status == PDUP_OK) {
        (*out)->has_notice = true;
    }
    return status;
}

static bool is_place(int32_t board, int32_t round, int32_t table) {
    bool is_row = round >= 1 && round <= PDUP_MAX_ROUNDS && table >= 1 && table <= PDUP_MAX_TABLES;
    return board >= 1 && board <= PDUP_MAX_BOARDS && (is_row || (round == 0 && table == 0));
}

pdup_status pdup_ruling_with_place(const pdup_ruling *ruling, int32_t board, int32_t round,
                                   int32_t table, pdup_ruling **out) {
    pdup_status status = copy(ruling, is_place(board, round, table), out);
    if (status == PDUP_OK) {
        (*out)->board = board;
        (*out)->round = round;
        (*out)->table = table;
    }
    return status;
}

pdup_status pdup_ruling_place(const pdup_ruling *ruling, int32_t *board_out, int32_t *round_out,
                              int32_t *table_out) {
    if (!board_out || !round_out || !table_out) {
        return PDUP_E_ARG;
    }
    bool is_given = pdup__handle_is(ruling, PDUP__RULING);
    *board_out = is_given ? ruling->board : 0;
    *round_out = is_given ? ruling->round : 0;
    *table_out = is_given ? ruling->table : 0;
    return is_given ? PDUP_OK : PDUP_E_ARG;
}

pdup_authority pdup_ruling_giver(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->giver : PDUP_AUTHORITY_NONE;
}

pdup_authority pdup_ruling_approval(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) ? ruling->approval : PDUP_AUTHORITY_NONE;
}

int32_t pdup_ruling_has_notice(const pdup_ruling *ruling) {
    return pdup__handle_is(ruling, PDUP__RULING) && ruling->has_notice;
}

int32_t pdup_ruling_is_draft(const pdup_ruling *ruling) {
    if (!pdup__handle_is(ruling, PDUP__RULING) || ruling->approval != PDUP_AUTHORITY_NONE) {
        return 0;
    }
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (ruling->effects[i].kind == PDUP_EFFECT_KIND_DISQUALIFIED) {
            return 1;
        }
    }
    return 0;
}

int32_t pdup_ruling_is_final(const pdup_ruling *ruling) {
    if (!pdup__handle_is(ruling, PDUP__RULING)) {
        return 0;
    }
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        int32_t kind = ruling->effects[i].kind;
        if (kind != PDUP_EFFECT_KIND_SUSPENDED &&
            !(kind == PDUP_EFFECT_KIND_PENALTY && ruling->reference.keeps_order)) {
            return 0;
        }
    }
    return ruling->effect_count > 0;
}
