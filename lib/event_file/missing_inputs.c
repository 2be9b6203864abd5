/* SPDX-License-Identifier: MIT */
/* What regulations need beside them: a lot a seed, scheduled numbers of results a movement. */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "scoring/regulations.h"

/* The line that laid down the value: of the session, or of the event. */
static const pdup__claim *find_line(const pdup__reader *reader, pdup__regulation which) {
    pdup__claim_key own =
        pdup__key_number(reader->number, PDUP__LINE_OWN_REGULATION, (int32_t)which);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &own);
    if (claim && claim->line != 0) {
        return claim;
    }
    pdup__claim_key common = pdup__key_number(0, PDUP__LINE_REGULATION, (int32_t)which);
    return pdup__claims_find(&reader->claims, &common);
}

/* A line that several sessions inherit is complained of for each that lacks the need. */
static void refuse(pdup__reader *reader, pdup__regulation which, pdup__message need) {
    const pdup__claim *claim = find_line(reader, which);
    if (PDUP_ALWAYS(claim)) {
        reader->line = claim->line;
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, need);
        pdup__complain(reader, claim->column, &issue);
    }
}

/* Takes the lot out of the chain; was it in? */
static bool drop_lot(pdup__chosen *chosen) {
    int32_t kept = 0;
    for (int32_t i = 0; i < chosen->tie_break_count; i++) {
        if (chosen->tie_breaks[i] != PDUP__TIE_LOT) {
            chosen->tie_breaks[kept++] = chosen->tie_breaks[i];
        }
    }
    bool was_in = kept < chosen->tie_break_count;
    chosen->tie_break_count = kept;
    return was_in;
}

/* A movement that could not be made is none. */
static bool has_movement(pdup__reader *reader) {
    pdup_movement *movement = NULL;
    if (!reader->session) {
        return reader->plan.kind != PDUP__PLAN_NONE;
    }
    (void)pdup__ok_or_nomem(reader, pdup_session_movement(reader->session, &movement));
    pdup_movement_unref(movement);
    return movement != NULL;
}

void pdup__check_needs(pdup__reader *reader) {
    pdup__chosen *chosen = &reader->own_regulations->chosen;
    if (!reader->has_seed && drop_lot(chosen)) {
        refuse(reader, PDUP__KEY_TIE_BREAK, PDUP__M_NEEDS_SEED);
    }
    if (chosen->choice[PDUP__KEY_EXPECTED] == PDUP__EXPECTED_SCHEDULED && !has_movement(reader)) {
        refuse(reader, PDUP__KEY_EXPECTED, PDUP__M_NEEDS_MOVEMENT);
        chosen->choice[PDUP__KEY_EXPECTED] = PDUP__EXPECTED_MOST;
    }
}
