/* SPDX-License-Identifier: MIT */
/* Complaints of acts that the session does not allow. What is wrong the session has said; here it gets the word of the line
 * that is meant, and what only follows from a line that was refused is passed over. */
#include "event_file/acts.h"

#include "event_file/keys.h"
#include "event_file/report.h"

/* The line that a key has set; 0: it has not, or there is no such key. */
static int32_t line_of(const pdup__reader *reader, pdup__claim_key key) {
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    return claim ? claim->line : 0;
}

/* Is there a line with this key that could not be read? */
static bool is_unread(const pdup__reader *reader, pdup__claim_key key) {
    const pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    return claim && claim->line == 0;
}

int32_t pdup__act_lacks(const pdup__act *act) {
    return act->status == PDUP_E_RULING_UNKNOWN ? act->why->ruling : 0;
}

/* The ruling that would have had to end first; 0: there is none. */
static int32_t in_the_way(const pdup__act *act) {
    bool is_obstacle = act->status == PDUP_E_RULING_CONFLICT || act->status == PDUP_E_ROW_RULING ||
                       (act->status == PDUP_E_APPEAL_STATE && act->kind == PDUP__ACT_CHANGE);
    return is_obstacle ? act->why->ruling : 0;
}

/* The act that was refused itself and on account of which this one was; NULL if there is none. */
static pdup__act *find_cause(const pdup__reader *reader, const pdup__act *act) {
    if (act->status == PDUP_OK) {
        return NULL;
    }
    const pdup__act *obstacle = pdup__acts_find_given(reader, in_the_way(act));
    return obstacle && obstacle->turn.ender != 0
               ? &reader->acts[obstacle->turn.ender - 1]
               : pdup__acts_find_given(reader, pdup__act_lacks(act));
}

/* Each act rests on one at most: a way that meets itself has a circle at its end. */
static void follow(const pdup__reader *reader, pdup__act *act, size_t trail) {
    while (act && act->turn.trail == 0) {
        act->turn.trail = trail;
        act = find_cause(reader, act);
    }
    while (act && act->turn.trail == trail && !act->turn.is_circular) {
        act->turn.is_circular = true;
        act = find_cause(reader, act);
    }
}

/* Of a ruling that stands in the way: could a line that was to end it not be read? */
static bool is_end_unread(const pdup__reader *reader, int32_t number) {
    static const pdup__line_kind kinds[] = {PDUP__LINE_REVOKE, PDUP__LINE_WAIVE,
                                            PDUP__LINE_REPLACED};
    bool is_found = false;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0] && number != 0; i++) {
        is_found =
            is_found || is_unread(reader, pdup__key_number(reader->number, kinds[i], number));
    }
    return is_found;
}

/* Is the row that an act is on not there because its line, or its whole traveller, could not be read? What was struck out
 * was read. */
static bool is_row_unread(const pdup__reader *reader, const pdup__act *act) {
    bool is_missing = act->status == PDUP_E_RULING_ROW || act->status == PDUP_E_ROW_MISSING;
    return is_missing &&
           is_unread(reader, pdup__key_row(reader->number, act->board, act->round, act->table)) &&
           line_of(reader, pdup__key_of_row(reader->number, PDUP__LINE_CORRECT, act->board,
                                            act->round, act->table)) == 0;
}

/* Does it only follow from a line that was refused, which is complaint enough? */
static bool follows_refused(const pdup__reader *reader, const pdup__act *act) {
    if (act->turn.is_circular) {
        return false;
    }
    /* The decision of an appeal that was refused. */
    bool lacks_appeal = (act->kind == PDUP__ACT_DECIDE || act->kind == PDUP__ACT_CHANGE) &&
                        act->status == PDUP_E_RANGE;
    int32_t lacks = pdup__act_lacks(act);
    pdup__claim_key ruling = pdup__key_number(reader->number, PDUP__LINE_RULING, lacks);
    bool lacks_ruling = lacks != 0 && pdup__claims_find(&reader->claims, &ruling);
    return lacks_appeal || lacks_ruling || find_cause(reader, act) ||
           is_end_unread(reader, in_the_way(act)) || is_row_unread(reader, act);
}

/* The seat of an effect, which stands at it as the line gives them. A ruling on a player has one effect. */
static int32_t column_of_effect(const pdup__act *act, int32_t effect) {
    int32_t column = 0;
    for (int seat = 0; seat < PDUP__ACT_SEATS && effect >= 0; seat++) {
        effect -= act->columns.seats[seat] != 0;
        column = act->columns.seats[seat];
    }
    return column;
}

/* Of the part of the call that was refused; 0: the line has no word for it. */
static int32_t column_of(const pdup__act *act, const pdup__issue *why) {
    switch (why->part) {
    case PDUP_PART_TIME:
        return act->columns.time;
    case PDUP_PART_BOARD:
        return act->columns.board;
    case PDUP_PART_EFFECT:
        return column_of_effect(act, why->at);
    case PDUP_PART_ROUND:
        return act->columns.last_round;
    case PDUP_PART_PLAYER:
        return act->columns.players[why->at];
    case PDUP_PART_VALUE:
        return act->columns.outcome;
    case PDUP_PART_NUMBER:
    default:
        return why->at == 1 ? act->columns.ruling : 0;
    }
}

void pdup__act_say_line(const pdup__reader *reader, pdup__issue *why) {
    int32_t line =
        line_of(reader, pdup__key_number(reader->number, PDUP__LINE_RULING, why->ruling));
    if (why->ruling != 0 && line != 0) {
        pdup__issue_say(why, PDUP__M_AT_LINE);
        pdup__issue_number(why, line);
    }
}

/* What most often is missing in the file where this is wrong. */
static void say_hint(const pdup__act *act, pdup__issue *why) {
    if (act->status == PDUP_E_RULING_CONFLICT) {
        pdup__issue_say(why, PDUP__M_REPLACES_MISSING);
        pdup__issue_number(why, why->ruling);
    } else if (act->status == PDUP_E_APPEAL_STATE && act->kind == PDUP__ACT_CHANGE) {
        pdup__issue_say(why, PDUP__M_CHANGE_MISSING);
        pdup__issue_number(why, why->ruling);
        pdup__issue_number(why, why->ruling);
    }
}

static void refuse(pdup__reader *reader, const pdup__act *act) {
    pdup__issue why = *act->why;
    int32_t column = column_of(act, &why);
    reader->line = act->line;
    reader->board = act->board;
    reader->round = act->round;
    reader->table = act->table;
    pdup__act_say_line(reader, &why);
    say_hint(act, &why);
    pdup__complain(reader, column != 0 ? column : act->columns.number, &why);
}

void pdup__acts_complain(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        follow(reader, &reader->acts[i], i + 1);
    }
    for (size_t i = 0; i < reader->act_count; i++) {
        const pdup__act *act = &reader->acts[i];
        if (act->status == PDUP_OK || follows_refused(reader, act)) {
            continue;
        }
        if (act->kind == PDUP__ACT_CORRECT) {
            pdup__act_refuse_correction(reader, act);
        } else {
            refuse(reader, act);
        }
    }
}
