/* SPDX-License-Identifier: MIT */
/* A tally that begins anew: what is laid down for the whole session, and nothing scored yet. */
#include "base/sort.h"
#include "session/planned.h"
#include "session/tally.h"

#include <string.h>

static void empty_players(pdup_tally *tally) {
    const pdup_allocator *allocator = &tally->base.allocator;
    for (int32_t i = 0; i < tally->session->owner.players; i++) {
        pdup__tally_player *player = &tally->players[i];
        pdup__release(allocator, player->own);
        pdup__release(allocator, player->entries);
        pdup__totals none = pdup__totals_none(i + 1);
        *player = (pdup__tally_player){.sum = none, .ordinary = none, .totals = none, .common = 1};
    }
    tally->changed_count = 0;
}

static void empty_lines(pdup_tally *tally) {
    for (int field = 0; field < PDUP_MAX_ROOMS; field++) {
        for (int seat = 0; seat < PDUP__SEATS; seat++) {
            pdup__release(&tally->base.allocator, tally->lines[field][seat].boards);
        }
    }
    memset(tally->lines, 0, sizeof tally->lines);
    memset(&tally->most, 0, sizeof tally->most);
}

void pdup__tally_empty(pdup_tally *tally) {
    const pdup_allocator *allocator = &tally->base.allocator;
    for (size_t i = 0; i < tally->board_count; i++) {
        pdup__tally_board_free(tally->boards[i], allocator);
    }
    tally->board_count = 0;
    tally->waiting_count = 0;
    tally->artificial_count = 0;
    tally->seen = 0;
    empty_players(tally);
    empty_lines(tally);
    pdup__release_part(&tally->part, allocator);
    tally->part = (pdup__scored_session){0};
}

static int by_player(const void *first, const void *second) {
    return pdup__by_number(((const pdup__penalty *)first)->player,
                           ((const pdup__penalty *)second)->player);
}

/* Penalties by player, each player's in the order of the log. */
static bool set_players(pdup_tally *tally) {
    const pdup_allocator *allocator = &tally->base.allocator;
    pdup__penalty *penalties = tally->part.penalties;
    size_t count = tally->part.penalty_count;
    pdup__penalty *scratch = pdup__alloc_array(allocator, count + 1, sizeof *scratch);
    if (!scratch) {
        return false;
    }
    pdup__sort(penalties, scratch, count, sizeof *scratch, by_player);
    pdup__release(allocator, scratch);
    for (size_t i = count; i-- > 0;) {
        pdup__tally_player *player = &tally->players[penalties[i].player - 1];
        player->first_penalty = i;
        player->penalty_count++;
    }
    for (size_t i = 0; i < tally->part.disqualified_count; i++) {
        tally->players[tally->part.disqualified[i] - 1].is_disqualified = true;
    }
    return true;
}

/* Penalties and disqualification stand also on players without results. */
static void change_all(pdup_tally *tally) {
    for (int32_t i = 0; i < tally->session->owner.players; i++) {
        pdup__tally_change(tally, &tally->players[i]);
    }
}

pdup_status pdup__tally_begin(pdup_tally *tally) {
    const pdup_session *session = tally->session;
    const pdup_allocator *allocator = &tally->base.allocator;
    pdup__extent extent = {session, 1, 0};
    pdup__tally_empty(tally);
    tally->chosen = session->chosen;
    tally->has_seed = session->has_seed;
    memcpy(tally->seed, session->seed, sizeof tally->seed);
    if (!pdup__set_effects(session, allocator, &tally->part) || !set_players(tally)) {
        return PDUP_E_NOMEM;
    }
    change_all(tally);
    return pdup__set_planned(&extent, allocator, &tally->part);
}
