/* SPDX-License-Identifier: MIT */
#include "session/checks.h"

#include "base/seat.h"
#include "base/sort.h"
#include "ruling/book/doubts.h"
#include "session/log.h"

typedef struct suspension {
    int32_t player;
    int32_t from_round;
    int32_t to_round;
} suspension;

typedef struct suspensions {
    suspension *at; /* by player */
    size_t count;
} suspensions;

static int by_player(const void *first, const void *second) {
    return pdup__by_number(((const suspension *)first)->player,
                           ((const suspension *)second)->player);
}

/* Those that stand; without room only counted. */
static size_t collect(const pdup_session *session, suspension *to) {
    size_t count = 0;
    for (size_t i = 0; i < session->log_count; i++) {
        const pdup_ruling *ruling = session->log[i].ruling;
        int32_t effects = pdup__log_stands(&session->log[i]) ? ruling->effect_count : 0;
        for (int32_t k = 0; k < effects; k++) {
            const pdup__effect *effect = &ruling->effects[k];
            if (effect->kind != PDUP_EFFECT_KIND_SUSPENDED) {
                continue;
            }
            if (to) {
                to[count] = (suspension){effect->player, effect->from_round, effect->to_round};
            }
            count++;
        }
    }
    return count;
}

/* The player's suspension from a round, or NULL. */
static const suspension *find(const suspensions *list, int32_t player, int32_t round) {
    size_t low = 0;
    size_t high = list->count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (list->at[middle].player < player) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    for (; low < list->count && list->at[low].player == player; low++) {
        if (list->at[low].from_round <= round && round <= list->at[low].to_round) {
            return &list->at[low];
        }
    }
    return NULL;
}

static bool warn_suspended(const suspension *found, pdup__fault where, pdup_faults *faults) {
    pdup__issue issue = pdup__issue_of(PDUP_W_SUSPENDED, PDUP__M_PLAYER_SUSPENDED);
    pdup__issue_number(&issue, found->player);
    pdup__issue_number(&issue, found->from_round);
    pdup__issue_number(&issue, found->to_round);
    return pdup__faults_enter(faults, where, &issue);
}

static bool warn_deferred(int seat, int32_t ruling, pdup__fault where, pdup_faults *faults) {
    pdup__issue issue = pdup__issue_of(PDUP_W_DEFERRED, PDUP__M_RESULT_AWAITED);
    pdup__issue_seat(&issue, PDUP_SEAT_N + seat);
    pdup__issue_number(&issue, ruling);
    return pdup__faults_enter(faults, where, &issue);
}

/* A seat of a row that had an award until a ruling without it took the place of the one it had that from. */
typedef struct dropped {
    int32_t board;
    int32_t round;
    int32_t table;
    int seat;
    int32_t ruling;
    int32_t replaced_by;
} dropped;

/* What is looked for beside each row. */
typedef struct findings {
    suspensions suspended;
    dropped *dropped; /* by row */
    size_t dropped_count;
} findings;

static int by_row(const void *first, const void *second) {
    const dropped *a = first;
    const dropped *b = second;
    int orders[] = {pdup__by_number(a->board, b->board), pdup__by_number(a->round, b->round),
                    pdup__by_number(a->table, b->table), pdup__by_number(a->ruling, b->ruling)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

static bool is_same_seat(const pdup__effect *a, const pdup__effect *b) {
    return pdup__effect_is_on_row(b) && a->board == b->board && a->round == b->round &&
           a->table == b->table && a->seat == b->seat;
}

static bool has_seat(const pdup_ruling *ruling, const pdup__effect *effect) {
    for (int32_t i = 0; i < ruling->effect_count; i++) {
        if (is_same_seat(effect, &ruling->effects[i])) {
            return true;
        }
    }
    return false;
}

/* Is this what the replaced ruling said of a seat on which nothing stands now, and its successor says nothing of it? */
static bool is_dropped(const pdup_session *session, const pdup__effect *effect,
                       const pdup_ruling *successor) {
    const pdup__standing_effect *place =
        pdup__effect_is_on_row(effect) ? pdup__log_effect_at(session, effect) : NULL;
    return place && place->ruling == 0 && !has_seat(successor, effect);
}

/* The ruling that has taken its place; NULL if none has, or that has gone for good since. */
static const pdup__log_entry *successor_of(const pdup_session *session,
                                           const pdup__log_entry *entry) {
    int32_t at = entry->state == PDUP_RULING_STATE_CHANGED
                     ? pdup__log_find(session, entry->replaced_by)
                     : -1;
    if (at < 0) {
        return NULL;
    }
    pdup_ruling_state state = session->log[at].state;
    return state == PDUP_RULING_STATE_REVOKED || state == PDUP_RULING_STATE_WAIVED
               ? NULL
               : &session->log[at];
}

/* Without room only counted. */
static size_t collect_dropped(const pdup_session *session, dropped *to) {
    size_t count = 0;
    for (size_t i = 0; i < session->log_count; i++) {
        const pdup__log_entry *entry = &session->log[i];
        const pdup__log_entry *successor = successor_of(session, entry);
        for (int32_t k = 0; successor && k < entry->ruling->effect_count; k++) {
            const pdup__effect *effect = &entry->ruling->effects[k];
            if (!is_dropped(session, effect, successor->ruling)) {
                continue;
            }
            if (to) {
                to[count] = (dropped){effect->board, effect->round,
                                      effect->table, pdup__seat_index(effect->seat),
                                      entry->number, successor->number};
            }
            count++;
        }
    }
    return count;
}

/* What was dropped on a row, of which there may be none. */
typedef struct dropped_span {
    const dropped *first;
    size_t count;
} dropped_span;

static dropped_span dropped_on(const findings *found, int32_t board, const pdup__row *row) {
    dropped begin = {.board = board, .round = row->round, .table = row->table};
    size_t low = 0;
    size_t high = found->dropped_count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        bool is_before = by_row(&found->dropped[middle], &begin) < 0;
        low = is_before ? middle + 1 : low;
        high = is_before ? high : middle;
    }
    dropped_span span = {&found->dropped[low], 0};
    dropped end = begin;
    end.ruling = INT32_MAX;
    while (low + span.count < found->dropped_count &&
           by_row(&found->dropped[low + span.count], &end) < 0) {
        span.count++;
    }
    return span;
}

/* Seats with newlines between them, as messages want a list. */
typedef struct seat_list {
    size_t size;
    char bytes[2 * PDUP__SEATS];
} seat_list;

static seat_list list_seats(unsigned seats) {
    seat_list list = {.size = 0};
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        if ((seats >> seat & 1) != 0) {
            if (list.size > 0) {
                list.bytes[list.size++] = '\n';
            }
            list.bytes[list.size++] = pdup__seat_name(PDUP_SEAT_N + seat)[0];
        }
    }
    return list;
}

static bool warn_dropped(const dropped *first, unsigned seats, pdup__fault where,
                         pdup_faults *faults) {
    seat_list list = list_seats(seats);
    pdup__issue issue = pdup__issue_of(PDUP_W_AWARD_DROPPED, PDUP__M_AWARD_DROPPED);
    pdup__issue_number(&issue, first->replaced_by);
    pdup__issue_number(&issue, first->ruling);
    pdup__issue_list(&issue, list.bytes, list.size);
    return pdup__faults_enter(faults, where, &issue);
}

/* One warning for each ruling that was replaced. Sets the bits of the seats that it is about. */
static bool add_dropped(dropped_span span, pdup__fault where, unsigned *seats_out,
                        pdup_faults *faults) {
    bool is_done = true;
    *seats_out = 0;
    for (size_t start = 0; start < span.count && is_done;) {
        unsigned seats = 0;
        size_t end = start;
        while (end < span.count && span.first[end].ruling == span.first[start].ruling) {
            seats |= 1U << span.first[end++].seat;
        }
        is_done = warn_dropped(&span.first[start], seats, where, faults);
        *seats_out |= seats;
        start = end;
    }
    return is_done;
}

static bool warn_not_played(unsigned seats, bool is_whole, pdup__fault where, pdup_faults *faults) {
    seat_list list = list_seats(seats);
    pdup__issue issue =
        pdup__issue_of(PDUP_W_NOT_PLAYED, is_whole ? PDUP__M_NOT_PLAYED : PDUP__M_NOT_PLAYED_SEATS);
    if (!is_whole) {
        pdup__issue_list(&issue, list.bytes, list.size);
    }
    return pdup__faults_enter(faults, where, &issue);
}

/* A row that was not played, on seats of which no ruling stands; of those that had one enough was said. */
static bool add_not_played(const pdup_traveller *traveller, const pdup__traveller_row *from,
                           unsigned told, pdup__fault where, pdup_faults *faults) {
    int32_t seats = pdup__row_seats(traveller->board, &from->row);
    unsigned open = 0;
    for (int seat = 0; seat < seats; seat++) {
        open |= (unsigned)(from->effects[seat].ruling == 0) << seat;
    }
    open &= ~told;
    bool is_whole = open == (1U << seats) - 1;
    return from->row.contract != PDUP_CONTRACT_NOT_PLAYED || open == 0 ||
           warn_not_played(open, is_whole, where, faults);
}

/* The number of a ruling that stands on the row and is not known to be younger than its last correction; 0 for none. */
static int32_t ruling_before(const pdup_session *session, const pdup__traveller_row *from,
                             int64_t time) {
    for (int seat = 0; seat < PDUP__SEATS; seat++) {
        int32_t at = pdup__log_find(session, from->effects[seat].ruling);
        int64_t since = at < 0 ? time : session->log[at].since;
        if (since < time) {
            return from->effects[seat].ruling;
        }
    }
    return 0;
}

/* An award stays whatever the table is found to have got. */
static bool add_kept(const pdup_session *session, const pdup_traveller *traveller,
                     const pdup__traveller_row *from, pdup__fault where, pdup_faults *faults) {
    int32_t last = pdup__index_find(&traveller->last_corrections,
                                    pdup__row_key(from->row.round, from->row.table));
    int64_t time = last < 0 ? 0 : traveller->corrections[last]->time;
    int32_t ruling = ruling_before(session, from, time);
    if (ruling == 0) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_W_AWARD_KEPT, PDUP__M_AWARD_KEPT);
    pdup__issue_time(&issue, time);
    pdup__issue_number(&issue, ruling);
    return pdup__faults_enter(faults, where, &issue);
}

static bool add_seats(const pdup_session *session, const pdup_traveller *traveller,
                      const pdup__traveller_row *from, const findings *found, pdup__fault where,
                      pdup_faults *faults) {
    const pdup__row *row = &from->row;
    bool is_done = true;
    for (int seat = 0; seat < pdup__row_seats(traveller->board, row) && is_done; seat++) {
        const suspension *suspended = find(&found->suspended, row->players[seat], row->round);
        const pdup__effect *effect = pdup__session_effect(session, from->effects[seat]);
        if (suspended) {
            is_done = warn_suspended(suspended, where, faults);
        }
        if (is_done && effect && effect->kind == PDUP_EFFECT_KIND_DEFERRED) {
            is_done = warn_deferred(seat, from->effects[seat].ruling, where, faults);
        }
    }
    return is_done;
}

static bool add_row(const pdup_session *session, const pdup_traveller *traveller,
                    const pdup__traveller_row *from, const findings *found, pdup_faults *faults) {
    pdup__fault where = {
        .board = traveller->board->number, .round = from->row.round, .table = from->row.table};
    unsigned told;
    return add_seats(session, traveller, from, found, where, faults) &&
           add_dropped(dropped_on(found, where.board, &from->row), where, &told, faults) &&
           add_not_played(traveller, from, told, where, faults) &&
           add_kept(session, traveller, from, where, faults);
}

static bool add_rows(const pdup_session *session, const findings *found, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->traveller_count && is_done; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count && is_done; k++) {
            is_done = add_row(session, traveller, &traveller->rows[k], found, faults);
        }
    }
    return is_done;
}

static bool warn_draft(const pdup__log_entry *entry, pdup_faults *faults) {
    bool has_number = entry->number != 0;
    pdup__issue issue =
        pdup__issue_of(PDUP_W_RULING_DRAFT,
                       has_number ? PDUP__M_RULING_UNAPPROVED : PDUP__M_DISQUALIFIED_UNAPPROVED);
    if (has_number) {
        pdup__issue_number(&issue, entry->number);
    }
    return pdup__faults_enter(faults, (pdup__fault){0}, &issue);
}

static bool add_drafts(const pdup_session *session, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->log_count && is_done; i++) {
        is_done = session->log[i].state != PDUP_RULING_STATE_DRAFT ||
                  warn_draft(&session->log[i], faults);
    }
    return is_done;
}

static bool warn_appeal(const pdup_session *session, const pdup__appeal *appeal,
                        pdup_faults *faults) {
    pdup__issue issue = pdup__issue_of(PDUP_W_APPEAL_OPEN, PDUP__M_APPEAL_UNDECIDED);
    pdup__issue_number(&issue, appeal->number);
    pdup__issue_number(&issue, appeal->player);
    pdup__issue_number(&issue, session->log[appeal->ruling].number);
    return pdup__faults_enter(faults, (pdup__fault){0}, &issue);
}

static bool add_appeals(const pdup_session *session, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->appeal_count && is_done; i++) {
        const pdup__appeal *appeal = &session->appeals[i];
        is_done =
            appeal->outcome != PDUP_APPEAL_OUTCOME_OPEN || warn_appeal(session, appeal, faults);
    }
    return is_done;
}

static bool warn_doubts(const pdup__log_entry *entry, pdup_faults *faults) {
    pdup__doubts doubts = pdup__doubts_of(entry->ruling, entry->number);
    pdup__fault where;
    pdup__issue issue;
    bool is_done = true;
    while (is_done && pdup__doubt_next(&doubts, &where, &issue)) {
        is_done = pdup__faults_enter(faults, where, &issue);
    }
    return is_done;
}

/* Of rulings that have their effects, or that are to have them. */
static bool add_doubts(const pdup_session *session, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->log_count && is_done; i++) {
        const pdup__log_entry *entry = &session->log[i];
        bool is_alive = pdup__log_stands(entry) || entry->state == PDUP_RULING_STATE_DRAFT;
        is_done = !is_alive || warn_doubts(entry, faults);
    }
    return is_done;
}

/* false when there is no memory. One more than there are: none at all needs no case of its own. The second half is the
 * room that sorting needs. */
static bool find_all(const pdup_session *session, findings *found) {
    const pdup_allocator *allocator = &session->base.allocator;
    size_t count = found->suspended.count = collect(session, NULL);
    size_t drops = found->dropped_count = collect_dropped(session, NULL);
    found->suspended.at = pdup__alloc_array(allocator, 2 * count + 1, sizeof *found->suspended.at);
    found->dropped = pdup__alloc_array(allocator, 2 * drops + 1, sizeof *found->dropped);
    if (!found->suspended.at || !found->dropped) {
        return false;
    }
    (void)collect(session, found->suspended.at);
    (void)collect_dropped(session, found->dropped);
    pdup__sort(found->suspended.at, found->suspended.at + count, count, sizeof *found->suspended.at,
               by_player);
    pdup__sort(found->dropped, found->dropped + drops, drops, sizeof *found->dropped, by_row);
    return true;
}

bool pdup__add_ruling_warnings(const pdup_session *session, pdup_faults *faults) {
    findings found = {.dropped = NULL};
    bool is_done = find_all(session, &found) && add_rows(session, &found, faults) &&
                   add_drafts(session, faults) && add_appeals(session, faults) &&
                   add_doubts(session, faults);
    pdup__release(&session->base.allocator, found.dropped);
    pdup__release(&session->base.allocator, found.suspended.at);
    return is_done;
}
