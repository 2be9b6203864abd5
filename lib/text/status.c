/* SPDX-License-Identifier: MIT */
#include "text/status.h"

typedef struct entry {
    pdup_status status;
    const char *name;
    pdup__message message;
} entry;

#define ENTRY(name)                                                                                \
    { PDUP_##name, "PDUP_" #name, PDUP__M_##name }

static const entry entries[] = {
    ENTRY(OK),
    ENTRY(E_ARG),
    ENTRY(E_RANGE),
    ENTRY(E_STATE),
    ENTRY(E_NOMEM),
    ENTRY(E_SPACE),
    ENTRY(E_OVERFLOW),
    ENTRY(E_NO_MOVEMENT),
    ENTRY(E_KEY),
    ENTRY(E_VALUE),
    ENTRY(E_DEAL_FORM),
    ENTRY(E_DEAL_CARD),
    ENTRY(E_DEAL_TWICE),
    ENTRY(E_DEAL_COUNT),
    ENTRY(E_DEAL_TALON),
    ENTRY(E_DEAL_PLACE),
    ENTRY(E_PENALTY_TARIFF),
    ENTRY(E_DEAL_NUMBER),
    ENTRY(E_TRICK_UNKNOWN),
    ENTRY(E_ROW_CONTRACT),
    ENTRY(E_ROW_WHISTS),
    ENTRY(E_ROW_TRICKS),
    ENTRY(E_ROW_SEATS),
    ENTRY(E_ROW_PLAYER_TWICE),
    ENTRY(E_ROW_NO_PLAYER),
    ENTRY(E_ROW_TWICE),
    ENTRY(E_ROW_LEVEL),
    ENTRY(E_ROW_FIRST_HAND),
    ENTRY(E_ROW_EMPTY_SEAT),
    ENTRY(E_ROW_NO_WHISTS),
    ENTRY(E_ROW_NOT_PLAYED),
    ENTRY(E_ROW_HALF),
    ENTRY(E_ROW_TURN),
    ENTRY(E_ROW_MISSING),
    ENTRY(E_ROW_CLOSED),
    ENTRY(E_ROW_OPEN),
    ENTRY(E_ROW_LATE),
    ENTRY(E_ROW_ORDER),
    ENTRY(E_ROW_RULING),
    ENTRY(E_RULING_ROW),
    ENTRY(E_RULING_NUMBER),
    ENTRY(E_RULING_CONFLICT),
    ENTRY(E_RULING_STATE),
    ENTRY(E_RULING_LATE),
    ENTRY(E_RULING_UNKNOWN),
    ENTRY(E_RULING_FINAL),
    ENTRY(E_APPEAL_NUMBER),
    ENTRY(E_APPEAL_LATE),
    ENTRY(E_ACT_EARLY),
    ENTRY(E_RULING_ASKER),
    ENTRY(E_APPEAL_STATE),
    ENTRY(E_BOARD_TWICE),
    ENTRY(E_PLAYERS),
    ENTRY(E_SESSIONS),
    ENTRY(E_FILE_ENCODING),
    ENTRY(E_FILE_HEADER),
    ENTRY(E_FILE_QUOTE),
    ENTRY(E_FILE_KEY),
    ENTRY(E_FILE_WORD),
    ENTRY(E_FILE_COUNT),
    ENTRY(E_FILE_TWICE),
    ENTRY(E_FILE_ORDER),
    ENTRY(E_FILE_MISSING),
    ENTRY(E_FILE_UNSUPPORTED),
    ENTRY(E_MOVEMENT_TEXT),
    ENTRY(E_MOVEMENT_PLAYER_TWICE),
    ENTRY(E_MOVEMENT_SET_TWICE),
    ENTRY(E_MOVEMENT_SET_AGAIN),
    ENTRY(E_MOVEMENT_PLAYER),
    ENTRY(E_TARIFF_ROW),
    ENTRY(E_TARIFF_SIXTHS),
    ENTRY(E_FREQUENCIES_TEXT),
    ENTRY(E_ADVICE_OUTCOMES),
    ENTRY(E_ADVICE_EFFECT),
    ENTRY(E_ADVICE_FACTS),
    ENTRY(E_TRICK_TEXT),
    ENTRY(E_TRICK_COUNT),
    ENTRY(E_TRICK_HAND),
    ENTRY(E_TRICK_LEAD),
    ENTRY(E_TRICK_CARD),
    ENTRY(E_TRICK_TALON),
    ENTRY(E_TRICK_WINNER),
    ENTRY(W_BOARD_AGAIN),
    ENTRY(W_WHISTER_ORDER),
    ENTRY(W_MOVEMENT),
    ENTRY(W_TWO_TABLES),
    ENTRY(W_STOPPED),
    ENTRY(W_NO_ROW),
    ENTRY(W_NO_TRAVELLER),
    ENTRY(W_TABLE_IDLE),
    ENTRY(W_TARIFF),
    ENTRY(W_DEAL_PASSED_OVER),
    ENTRY(W_SUSPENDED),
    ENTRY(W_RULING_DRAFT),
    ENTRY(W_DEFERRED),
    ENTRY(W_DEAL_AGAIN),
    ENTRY(W_PENDING),
    ENTRY(W_FEW_RESULTS),
    ENTRY(W_RULE_UNKNOWN),
    ENTRY(W_RULE_UNUSUAL),
    ENTRY(W_APPEAL_OPEN),
    ENTRY(W_AWARD_DROPPED),
    ENTRY(W_NOT_PLAYED),
    ENTRY(W_AWARD_KEPT),
    ENTRY(W_FEWER_BOARDS),
    ENTRY(W_EXPECTED_RAISED),
    ENTRY(W_SAME_NAME),
};

enum { COUNT = sizeof entries / sizeof entries[0] };

static const entry *find(pdup_status status) {
    static const entry unknown = {0, "PDUP_UNKNOWN", PDUP__M_UNKNOWN_STATUS};
    for (int i = 0; i < COUNT; i++) {
        if (entries[i].status == status) {
            return &entries[i];
        }
    }
    return &unknown;
}

const char *pdup_status_name(pdup_status status) {
    return find(status)->name;
}

pdup__message pdup__status_message(pdup_status status) {
    return find(status)->message;
}

const char *pdup_status_text(pdup_status status, pdup_language language) {
    return pdup__message_form(find(status)->message, language);
}

int32_t pdup_status_count(void) {
    return COUNT;
}

pdup_status pdup_status_at(int32_t index, pdup_status *status_out) {
    if (!status_out) {
        return PDUP_E_ARG;
    }
    *status_out = PDUP_OK;
    if (index < 0 || index >= COUNT) {
        return PDUP_E_RANGE;
    }
    *status_out = entries[index].status;
    return PDUP_OK;
}
