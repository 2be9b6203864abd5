/* SPDX-License-Identifier: MIT */
/* Complaints of acts that the session does not allow. */
#include "base/compat.h"
#include "event_file/acts.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/words.h"
#include "session/log.h"

int32_t pdup__act_obstacle(pdup__reader *reader, const pdup__act *act) {
    int32_t number;
    (void)pdup__ok_or_nomem(
        reader, pdup_session_ruling_conflict(reader->session, act->ruling, act->replaced, &number));
    return number;
}

/* The row that a ruling is about; NULL if it is not there. */
static const pdup__traveller_row *find_row(const pdup__reader *reader, const pdup__act *act) {
    const pdup_traveller *traveller = pdup__session_find(reader->session, act->board);
    int32_t at = traveller ? pdup__traveller_find(traveller, act->round, act->table) : -1;
    return at < 0 ? NULL : &traveller->rows[at];
}

/* The first seat on which another ruling stands. Where there is none somebody is missing, who can only be W: the check
 * of rows sees to the others. */
static int first_bad_seat(const pdup__act *act, const pdup__traveller_row *row) {
    int seat = 0;
    while (seat + 1 < PDUP__ACT_SEATS &&
           (act->seat_columns[seat] == 0 || row->effects[seat].ruling == 0 ||
            row->effects[seat].ruling == act->replaced)) {
        seat++;
    }
    return seat;
}

void pdup__act_add_ruling(const pdup__reader *reader, int32_t number, pdup__line *text) {
    pdup__claim_key key = pdup__key_number(reader->number, PDUP__LINE_RULING, number);
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    pdup__line_add(text, "ruling ");
    pdup__line_add_integer(text, number);
    if (claim) {
        pdup__line_add(text, " in line ");
        pdup__line_add_integer(text, claim->line);
    }
}

static void refuse_row(pdup__reader *reader, const pdup__act *act) {
    const pdup__traveller_row *row = find_row(reader, act);
    int seat = row ? first_bad_seat(act, row) : 0;
    int32_t column = row ? act->seat_columns[seat] : act->board_column;
    pdup__line *text = pdup__fault_begin(reader, act->status, column);
    pdup__line_add(text, "board ");
    pdup__line_add_integer(text, act->board);
    pdup__line_add(text, ", round ");
    pdup__line_add_integer(text, act->round);
    pdup__line_add(text, ", table ");
    pdup__line_add_integer(text, act->table);
    if (row) {
        pdup__line_add(text, ", seat ");
        pdup__line_add(text, pdup__seat_name(PDUP_SEAT_N + seat));
        if (act->status == PDUP_E_RULING_CONFLICT) {
            pdup__line_add(text, ": ");
            pdup__act_add_ruling(reader, row->effects[seat].ruling, text);
        }
    }
    pdup__fault_end(reader);
}

/* What stands, but is not what is waived or approved. */
static const char *other_kind(const pdup__act *act, const pdup_ruling *ruling) {
    if (act->kind != PDUP__ACT_WAIVE) {
        return pdup_ruling_approval(ruling) == PDUP_AUTHORITY_NONE ? "needs no approval"
                                                                   : "is approved already";
    }
    /* A line gives one such effect, and what is no bonus could have been waived. */
    bool is_bonus = ruling->effect_count > 0 && ruling->effects[0].kind == PDUP_EFFECT_KIND_PENALTY;
    return is_bonus ? "is a bonus: it is revoked, not waived" : "is no penalty";
}

/* What has become of the ruling that the act is about, or why it is not one for the act. */
static const char *state_of(const pdup__act *act, const pdup__log_entry *entry) {
    static const char *const states[] = {
        [PDUP_RULING_STATE_DRAFT] = "is a draft",     [PDUP_RULING_STATE_IN_FORCE] = "is in force",
        [PDUP_RULING_STATE_APPEALED] = "is appealed", [PDUP_RULING_STATE_UPHELD] = "is upheld",
        [PDUP_RULING_STATE_CHANGED] = "was replaced", [PDUP_RULING_STATE_WITHDRAWN] = "is in force",
        [PDUP_RULING_STATE_REVOKED] = "was revoked",  [PDUP_RULING_STATE_WAIVED] = "was waived",
    };
    return act->status == PDUP_E_RULING_STATE && pdup__log_stands(entry)
               ? other_kind(act, entry->ruling)
               : states[entry->state];
}

/* The ruling of a number, or NULL. */
static const pdup__log_entry *find_entry(const pdup__reader *reader, int32_t number) {
    int32_t at = pdup__log_find(reader->session, number);
    return at < 0 ? NULL : &reader->session->log[at];
}

/* The number of the ruling on account of which the act was refused. */
static int32_t refused_for(const pdup__reader *reader, const pdup__act *act) {
    if (act->kind == PDUP__ACT_REPLACE) {
        return act->replaced;
    }
    const pdup__log_entry *entry = find_entry(reader, act->number);
    /* A draft can be approved, unless what it is to replace has ended. */
    bool is_draft = act->kind == PDUP__ACT_APPROVE_REPLACING && PDUP_ALWAYS(entry) &&
                    entry->state == PDUP_RULING_STATE_DRAFT;
    return is_draft ? entry->replaces : act->number;
}

static void add_state(const pdup__reader *reader, const pdup__act *act, pdup__line *text) {
    int32_t number = refused_for(reader, act);
    const pdup__log_entry *entry = find_entry(reader, number);
    pdup__act_add_ruling(reader, number, text);
    if (entry) {
        pdup__line_add(text, " ");
        pdup__line_add(text, state_of(act, entry));
        pdup__act_add_end(reader, act, number, text);
    }
    if (act->kind == PDUP__ACT_CHANGE) {
        pdup__line_add(text, "; replaces=");
        pdup__line_add_integer(text, number);
        pdup__line_add(text, " or revoke ");
        pdup__line_add_integer(text, number);
        pdup__line_add(text, " is missing");
    }
}

void pdup__act_add_limit(pdup__line *text, int32_t minutes, int64_t beginning) {
    pdup__line_add_integer(text, minutes);
    pdup__line_add(text, " minutes after ");
    pdup__line_add_integer(text, beginning);
}

/* What has no time is never late. */
static bool is_late(const pdup__act *act) {
    return act->status == PDUP_E_RULING_LATE || act->status == PDUP_E_APPEAL_LATE;
}

static void add_limit(const pdup__reader *reader, const pdup__act *act, pdup__line *text) {
    const pdup_session *session = reader->session;
    if (act->status == PDUP_E_APPEAL_LATE) {
        pdup__act_add_limit(text, pdup__chosen_appeal_minutes(&session->chosen), session->end_time);
    } else {
        pdup__act_add_limit(text, session->owner.correction_minutes, session->owner.official_time);
    }
}

/* Where the line says what it was refused for. */
static int32_t refused_column(const pdup__act *act) {
    if (is_late(act)) {
        return act->time_column;
    }
    return act->ruling_column != 0 ? act->ruling_column : act->column;
}

/* What stood on the seats until then; without a number it is of several. */
static void find_earliest_given(const pdup__reader *reader, pdup__act *act) {
    const pdup__log_entry *entry = find_entry(reader, act->replaced);
    act->earliest = pdup__log_can_be_given(reader->session, act->replaced, act->ruling);
    act->obstacle = entry && entry->latest == act->earliest ? act->replaced : 0;
}

void pdup__act_find_earliest(const pdup__reader *reader, pdup__act *act) {
    const pdup_session *session = reader->session;
    if (act->kind == PDUP__ACT_GIVE || act->kind == PDUP__ACT_REPLACE) {
        find_earliest_given(reader, act);
        return;
    }
    const pdup__log_entry *entry = find_entry(reader, act->number);
    act->obstacle = act->number;
    if (PDUP_NEVER(!entry)) {
        return;
    }
    switch (act->kind) {
    case PDUP__ACT_APPROVE:
    case PDUP__ACT_APPROVE_REPLACING:
        act->earliest = pdup__log_can_be_approved(session, entry);
        act->obstacle = entry->since == act->earliest ? act->number : entry->replaces;
        break;
    case PDUP__ACT_APPEAL:
        act->earliest = entry->since;
        break;
    case PDUP__ACT_DECIDE:
    case PDUP__ACT_CHANGE:
        act->earliest = pdup__appeal_can_be_decided(
            session,
            &session->appeals[pdup__index_find(&session->appeal_index, (uint64_t)act->appeal)]);
        act->obstacle = act->lodged == act->earliest ? 0 : act->number;
        break;
    case PDUP__ACT_GIVE:
    case PDUP__ACT_REPLACE:
    case PDUP__ACT_WAIVE:
    case PDUP__ACT_REVOKE:
    case PDUP__ACT_CORRECT: /* which finds its own */
    default:
        act->earliest = entry->latest;
        break;
    }
}

/* Both times, and what was then. */
static void add_times(pdup__reader *reader, const pdup__act *act, pdup__line *text) {
    const pdup__log_entry *entry = find_entry(reader, act->obstacle);
    pdup__line_add_integer(text, act->time);
    pdup__line_add(text, " is before ");
    pdup__line_add_integer(text, act->earliest);
    if (entry) {
        pdup__line_add(text, ", when ");
        pdup__act_add_ruling(reader, act->obstacle, text);
        pdup__line_add(text, entry->time == act->earliest    ? " was given"
                             : act->kind == PDUP__ACT_APPEAL ? " came into force"
                                                             : " still stood");
    } else {
        pdup__line_add(text, act->lodged != 0 ? ", when it was lodged"
                                              : ": until then another ruling stood there, or "
                                                "nobody sat there");
    }
}

static bool is_penalised(const pdup_ruling *ruling, int32_t player) {
    /* A line gives one effect. */
    return ruling->effects[0].player == player;
}

/* One of those who ask is penalised; that one asks twice was seen before. */
static void refuse_asker(pdup__reader *reader, const pdup__act *act) {
    const pdup_session *session = reader->session;
    const pdup_ruling *ruling = session->log[pdup__log_find(session, act->number)].ruling;
    int32_t at = 0;
    while (at + 1 < act->player_count && !is_penalised(ruling, act->players[at])) {
        at++;
    }
    pdup__line *text = pdup__fault_begin(reader, act->status, act->player_columns[at]);
    pdup__line_add(text, "player ");
    pdup__line_add_integer(text, act->players[at]);
    pdup__line_add(text, " is penalised by ");
    pdup__act_add_ruling(reader, act->number, text);
    pdup__fault_end(reader);
}

void pdup__act_refuse(pdup__reader *reader, const pdup__act *act) {
    reader->line = act->line;
    reader->board = act->board;
    reader->round = act->round;
    reader->table = act->table;
    if (act->status == PDUP_E_RANGE) {
        return; /* a decision of an appeal that was refused, which is complaint enough */
    }
    if (act->status == PDUP_E_RULING_ROW || act->status == PDUP_E_RULING_CONFLICT) {
        refuse_row(reader, act);
        return;
    }
    if (act->status == PDUP_E_RULING_ASKER) {
        refuse_asker(reader, act);
        return;
    }
    pdup__line *text = pdup__fault_begin(reader, act->status, refused_column(act));
    if (is_late(act)) {
        add_limit(reader, act, text);
    }
    if (act->status == PDUP_E_ACT_EARLY) {
        add_times(reader, act, text);
    } else if ((!act->ruling || act->kind == PDUP__ACT_REPLACE) && !is_late(act)) {
        add_state(reader, act, text);
    }
    pdup__fault_end(reader);
}
