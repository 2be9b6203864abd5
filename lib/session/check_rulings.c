/* SPDX-License-Identifier: MIT */
#include "session/check_rulings.h"

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

static bool warn_suspended(const suspension *found, pdup__fault fault, pdup_faults *faults) {
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "player ");
    pdup__line_add_integer(&line, found->player);
    pdup__line_add(&line, " is suspended from rounds ");
    pdup__line_add_integer(&line, found->from_round);
    pdup__line_add(&line, " to ");
    pdup__line_add_integer(&line, found->to_round);
    fault.code = PDUP_W_SUSPENDED;
    return pdup__faults_add(faults, fault, &line);
}

static bool warn_deferred(int seat, int32_t ruling, pdup__fault fault, pdup_faults *faults) {
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "the result of ");
    pdup__line_add(&line, pdup__seat_name(PDUP_SEAT_N + seat));
    pdup__line_add(&line, " is awaited: ruling ");
    pdup__line_add_integer(&line, ruling);
    fault.code = PDUP_W_DEFERRED;
    return pdup__faults_add(faults, fault, &line);
}

static bool add_row(const pdup_session *session, const pdup_traveller *traveller,
                    const pdup__traveller_row *from, const suspensions *list, pdup_faults *faults) {
    const pdup__row *row = &from->row;
    pdup__fault fault = {
        .board = traveller->board->number, .round = row->round, .table = row->table};
    bool is_done = true;
    for (int seat = 0; seat < pdup__row_seats(traveller->board, row) && is_done; seat++) {
        const suspension *found = find(list, row->players[seat], row->round);
        const pdup__effect *effect = pdup__session_effect(session, from->effects[seat]);
        if (found) {
            is_done = warn_suspended(found, fault, faults);
        }
        if (is_done && effect && effect->kind == PDUP_EFFECT_KIND_DEFERRED) {
            is_done = warn_deferred(seat, from->effects[seat].ruling, fault, faults);
        }
    }
    return is_done;
}

static bool add_rows(const pdup_session *session, const suspensions *list, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->traveller_count && is_done; i++) {
        const pdup_traveller *traveller = session->travellers[i];
        for (size_t k = 0; k < traveller->row_count && is_done; k++) {
            is_done = add_row(session, traveller, &traveller->rows[k], list, faults);
        }
    }
    return is_done;
}

static bool warn_draft(const pdup__log_entry *entry, pdup_faults *faults) {
    pdup__line line = {.length = 0};
    pdup__line_add(&line, "a disqualification awaits the approval of the committee or of the "
                          "organisers (rules 13.2.4)");
    if (entry->number != 0) {
        pdup__line_add(&line, ": ruling ");
        pdup__line_add_integer(&line, entry->number);
    }
    return pdup__faults_add(faults, (pdup__fault){.code = PDUP_W_RULING_DRAFT}, &line);
}

static bool add_drafts(const pdup_session *session, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->log_count && is_done; i++) {
        is_done = session->log[i].state != PDUP_RULING_STATE_DRAFT ||
                  warn_draft(&session->log[i], faults);
    }
    return is_done;
}

static bool add_appeals(const pdup_session *session, pdup_faults *faults) {
    bool is_done = true;
    for (size_t i = 0; i < session->appeal_count && is_done; i++) {
        const pdup__appeal *appeal = &session->appeals[i];
        pdup__line line = {.length = 0};
        pdup__line_add(&line, "appeal ");
        pdup__line_add_integer(&line, appeal->number);
        pdup__line_add(&line, " of player ");
        pdup__line_add_integer(&line, appeal->player);
        pdup__line_add(&line, " is not decided: ruling ");
        pdup__line_add_integer(&line, session->log[appeal->ruling].number);
        is_done = appeal->outcome != PDUP_APPEAL_OUTCOME_OPEN ||
                  pdup__faults_add(faults, (pdup__fault){.code = PDUP_W_APPEAL_OPEN}, &line);
    }
    return is_done;
}

static bool warn_doubts(const pdup__log_entry *entry, pdup_faults *faults) {
    pdup__doubts doubts = pdup__doubts_of(entry->ruling, entry->number);
    bool is_done = true;
    while (is_done && pdup__doubt_next(&doubts)) {
        pdup__fault fault = {.code = doubts.code,
                             .board = doubts.board,
                             .round = doubts.round,
                             .table = doubts.table};
        is_done = pdup__faults_add(faults, fault, &doubts.text);
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

bool pdup__add_ruling_warnings(const pdup_session *session, pdup_faults *faults) {
    const pdup_allocator *allocator = &session->base.allocator;
    suspensions list = {NULL, collect(session, NULL)};
    /* One more than there are: none at all needs no case of its own. The second half is the room that sorting needs. */
    list.at = pdup__alloc_array(allocator, 2 * list.count + 1, sizeof *list.at);
    if (!list.at) {
        return false;
    }
    (void)collect(session, list.at);
    pdup__sort(list.at, list.at + list.count, list.count, sizeof *list.at, by_player);
    bool is_done = add_rows(session, &list, faults) && add_drafts(session, faults) &&
                   add_appeals(session, faults) && add_doubts(session, faults);
    pdup__release(allocator, list.at);
    return is_done;
}
