/* SPDX-License-Identifier: MIT */
/* The first byte says whether, and where, an allocation fails; the rest is a list of what happens to rulings. A tally
 * follows it, and when every ruling has gone the standings are those of the beginning. */
#include "../../support/log_fields.h"
#include <pdup/ruling_log.h>
#include <pdup/tally.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Ends the run where something does not hold. */
#define MUST(condition)                                                                            \
    ((condition) ? (void)0                                                                         \
                 : (fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition), abort()))

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FIRST_FAILING = 192, PLAYERS = 8, BOARDS = 2, NUMBERS = 12, MOST_ACTS = 200 };

typedef struct allocations {
    int64_t asked;
    int64_t fail_at; /* 0: never */
    int64_t live;
} allocations;

typedef struct bytes {
    const uint8_t *next;
    const uint8_t *end;
} bytes;

/* The session and what its standings were before any ruling. */
typedef struct evening {
    pdup_session *session;
    pdup_tally *tally;
    char totals[PLAYERS][64];
} evening;

static int32_t take(bytes *from) {
    return from->next < from->end ? *from->next++ : 0;
}

/* A number of the list, or one that is none. */
static int32_t take_number(bytes *from) {
    return take(from) % (NUMBERS + 2);
}

static bool refuses(allocations *counter) {
    return ++counter->asked == counter->fail_at;
}

static void *counted_alloc(void *ctx, size_t size) {
    allocations *counter = ctx;
    void *memory = refuses(counter) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    ((allocations *)ctx)->live--;
    free(memory);
}

static void add_row(pdup_traveller *traveller, int32_t table) {
    pdup_row *row;
    MUST(pdup_row_new(NULL, 1, table, NULL, &row) == PDUP_OK);
    MUST(pdup_row_set_contract(row, PDUP_CONTRACT_UNKNOWN, 0, 0, NULL) == PDUP_OK);
    for (int32_t i = 0; i < 4; i++) {
        int32_t whists = (i % 2 == 0 ? 6 : -6) * (table == 1 ? 1 : 2);
        MUST(pdup_row_set_player(row, PDUP_SEAT_N + i, 4 * (table - 1) + i + 1, NULL) == PDUP_OK);
        MUST(pdup_row_set_whists(row, PDUP_SEAT_N + i, whists, NULL) == PDUP_OK);
    }
    MUST(pdup_traveller_add_row(traveller, row, NULL) == PDUP_OK);
    pdup_row_unref(row);
}

static void add_board(pdup_session *session, int32_t number) {
    pdup_board *board;
    pdup_traveller *traveller;
    MUST(pdup_board_new(NULL, number, 4, &board) == PDUP_OK);
    MUST(pdup_traveller_new(board, &traveller) == PDUP_OK);
    add_row(traveller, 1);
    add_row(traveller, 2);
    MUST(pdup_session_add_traveller(session, traveller, NULL) == PDUP_OK);
    pdup_traveller_unref(traveller);
    pdup_board_unref(board);
}

static void read_totals(const pdup_session *session, char totals[PLAYERS][64]) {
    pdup_standings *standings;
    MUST(pdup_session_standings(session, 0, &standings) == PDUP_OK);
    for (int32_t i = 0; i < PLAYERS; i++) {
        int32_t player;
        int32_t boards;
        char text[2][24];
        size_t size;
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player) == PDUP_OK);
        MUST(pdup_standings_number_at(standings, i, PDUP_ENTRY_BOARDS, &boards) == PDUP_OK);
        for (int k = 0; k < 2; k++) {
            MUST(pdup_standings_figure_text_at(standings, i, PDUP_FIGURE_TOTAL + k, PDUP_EXACT,
                                               PDUP_ROUND_UP, text[k], sizeof text[k],
                                               &size) == PDUP_OK);
        }
        snprintf(totals[player - 1], sizeof totals[0], "%d %s %s", (int)boards, text[0], text[1]);
    }
    pdup_standings_unref(standings);
}

static evening begin(const pdup_allocator *allocator) {
    evening made;
    MUST(pdup_session_new(allocator, PLAYERS, NULL, &made.session) == PDUP_OK);
    for (int32_t number = 1; number <= BOARDS; number++) {
        add_board(made.session, number);
    }
    MUST(pdup_session_set_end_time(made.session, 60, NULL) == PDUP_OK);
    MUST(pdup_session_set_official_time(made.session, 60, NULL) == PDUP_OK);
    MUST(pdup_tally_new(made.session, &made.tally) == PDUP_OK);
    read_totals(made.session, made.totals);
    return made;
}

/* Within the periods, at their ends, and after. */
static int64_t take_time(bytes *from) {
    static const int64_t times[] = {0, 1, 60, 60 + 30 * 60, 61 + 30 * 60};
    return times[take(from) % 5];
}

static pdup_status with_effect(const pdup_ruling *ruling, bytes *from, pdup_ruling **out) {
    int32_t board = 1 + take(from) % (BOARDS + 1);
    int32_t table = 1 + take(from) % 2;
    pdup_seat seat = PDUP_SEAT_N + take(from) % 4;
    int32_t player = 1 + take(from) % PLAYERS;
    switch (take(from) % 7) {
    case 0:
        return pdup_ruling_with_artificial(ruling, board, 1, table, seat, PDUP_AWARD_PLUS, NULL,
                                           out);
    case 1:
        return pdup_ruling_with_deferred(ruling, board, 1, table, seat, NULL, out);
    case 2:
        return pdup_ruling_with_suspended(ruling, player, 1, 1 + board, NULL, out);
    case 3:
        return pdup_ruling_with_disqualified(ruling, player, NULL, out);
    case 4:
        return pdup_ruling_with_annulled(ruling, board, 1, table, seat, NULL, out);
    case 5:
        return pdup_ruling_with_percent(ruling, board, 1, table, seat, 30 * table, NULL, out);
    default:
        return pdup_ruling_with_penalty(ruling, player, PDUP_PENALTY_MATCHPOINTS, table, 2, NULL,
                                        out);
    }
}

/* The ruling, or what the call has made of it. */
static pdup_ruling *exchange(pdup_ruling *ruling, pdup_status status, pdup_ruling *next) {
    MUST((status == PDUP_OK) == (next != NULL));
    if (!next) {
        return ruling;
    }
    pdup_ruling_unref(ruling);
    return next;
}

static pdup_ruling *take_ruling(const pdup_allocator *allocator, bytes *from) {
    pdup_ruling *ruling;
    pdup_ruling *next;
    int32_t marks = take(from);
    const char *rule = marks & 8 ? "13.2.4" : "12.2";
    if (pdup_ruling_new(allocator, rule, strlen(rule), NULL, 0, NULL, &ruling) != PDUP_OK) {
        return NULL;
    }
    for (int32_t i = marks % 3; i > 0; i--) {
        pdup_status status = with_effect(ruling, from, &next);
        ruling = exchange(ruling, status, next);
    }
    if (marks & 16) {
        pdup_status status = pdup_ruling_with_giver(ruling, 1 + marks % 3, NULL, &next);
        ruling = exchange(ruling, status, next);
    }
    if (marks & 32) {
        pdup_status status = pdup_ruling_with_notice(ruling, &next);
        ruling = exchange(ruling, status, next);
    }
    if (marks & 128) {
        pdup_status status =
            pdup_ruling_with_place(ruling, 1 + marks % 3, marks % 4, marks % 4, NULL, &next);
        ruling = exchange(ruling, status, next);
    }
    if (marks & 64) {
        pdup_status status =
            pdup_ruling_with_approval(ruling, PDUP_AUTHORITY_COMMITTEE, NULL, &next);
        ruling = exchange(ruling, status, next);
    }
    return ruling;
}

/* What is refused is told once, with its status; the ruling that it rests on. */
static int32_t told(const pdup_faults *faults, pdup_status status) {
    int32_t code;
    int32_t ruling = 0;
    bool is_told = status != PDUP_OK && status != PDUP_E_NOMEM && status != PDUP_E_ARG;
    MUST(pdup_faults_count(faults) == is_told);
    if (is_told) {
        MUST(pdup_faults_number_at(faults, 0, PDUP_FAULT_CODE, &code) == PDUP_OK);
        MUST(pdup_faults_number_at(faults, 0, PDUP_FAULT_RULING, &ruling) == PDUP_OK);
        MUST(code == status);
    }
    return ruling;
}

/* What stands in the way is named, and only then. */
static void give(const pdup_allocator *allocator, const evening *all, bytes *from,
                 pdup_faults *faults) {
    int32_t number = take_number(from);
    int32_t replaced = take_number(from);
    int64_t time = take_time(from);
    pdup_ruling *ruling = take_ruling(allocator, from);
    if (!ruling) {
        return;
    }
    pdup_status status =
        replaced == 0
            ? pdup_session_add_ruling(all->session, number, time, ruling, faults)
            : pdup_session_replace_ruling(all->session, replaced, number, time, ruling, faults);
    int32_t obstacle = told(faults, status);
    MUST(status != PDUP_E_RULING_CONFLICT || obstacle != 0);
    pdup_ruling_unref(ruling);
}

static void happen(const pdup_allocator *allocator, const evening *all, bytes *from,
                   pdup_faults *faults) {
    int32_t players[PDUP_MAX_ASKERS];
    pdup_session *session = all->session;
    int32_t what = take(from) % 8;
    int32_t number = take_number(from);
    int64_t time = take_time(from);
    int32_t count = pdup_session_act_count(session);
    pdup_status status = PDUP_E_STATE;
    switch (what) {
    case 0:
        status = pdup_session_approve_ruling(session, number, time, 3 + take(from) % 2, faults);
        break;
    case 1:
        status = pdup_session_revoke_ruling(session, number, time, take(from) % 5, faults);
        break;
    case 2:
        for (int i = 0; i < PDUP_MAX_ASKERS; i++) {
            players[i] = 1 + take(from) % PLAYERS;
        }
        status =
            pdup_session_waive_ruling(session, number, time, players, 1 + take(from) % 3, faults);
        break;
    case 3:
        status = pdup_session_add_appeal(session, number, time, take_number(from),
                                         1 + take(from) % PLAYERS, "grounds", 7, faults);
        break;
    case 4:
        status = pdup_session_decide_appeal(session, number, time, 2 + take(from) % 3,
                                            take(from) % 5, faults);
        break;
    default:
        give(allocator, all, from, faults);
        return;
    }
    (void)told(faults, status);
    MUST(pdup_session_act_count(session) == count + (status == PDUP_OK));
}

static void walk_ruling(const pdup_session *session, int32_t index) {
    int32_t number;
    int32_t found[3];
    int32_t rounds[2];
    int32_t where;
    int64_t time;
    pdup_ruling *ruling;
    MUST(ruling_at(session, index, &number, &time, &ruling) == PDUP_OK);
    MUST(ruling_state_at(session, index, &found[0], &found[1], &found[2]) == PDUP_OK);
    MUST((found[0] == PDUP_RULING_STATE_DRAFT) ==
             (pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_DRAFT) == 1) ||
         found[0] == PDUP_RULING_STATE_REVOKED || found[0] == PDUP_RULING_STATE_CHANGED);
    MUST((found[0] == PDUP_RULING_STATE_CHANGED) == (found[2] != 0));
    MUST(number == 0 ||
         (pdup_session_ruling_index(session, number, &where) == PDUP_OK && where == index));
    MUST(pdup_ruling_number(ruling, PDUP_RULING_FIELD_GIVER) <= PDUP_AUTHORITY_COMMITTEE);
    MUST(pdup_ruling_number(ruling, PDUP_RULING_FIELD_APPROVAL) <= PDUP_AUTHORITY_ORGANISERS);
    MUST(pdup_ruling_number(ruling, PDUP_RULING_FIELD_HAS_NOTICE) <= 1 &&
         pdup_ruling_number(ruling, PDUP_RULING_FIELD_IS_FINAL) <= 1);
    for (int32_t i = 0; i < pdup_ruling_effect_count(ruling); i++) {
        MUST(effect_rounds_at(ruling, i, &rounds[0], &rounds[1]) == PDUP_OK);
        MUST(rounds[0] <= rounds[1]);
    }
    int64_t player;
    MUST(pdup_session_ruling_number_at(session, index, PDUP_LOG_FIRST_ASKER, &player) == PDUP_OK);
    MUST((player != 0) == (found[0] == PDUP_RULING_STATE_WAIVED));
    pdup_ruling_unref(ruling);
}

static void walk_appeal(const pdup_session *session, int32_t index) {
    int64_t value;
    char grounds[16];
    size_t size;
    for (pdup_appeal field = PDUP_APPEAL_NUMBER; field <= PDUP_APPEAL_REPLACED_BY; field++) {
        bool is_needed = field == PDUP_APPEAL_NUMBER || field == PDUP_APPEAL_RULING ||
                         field == PDUP_APPEAL_PLAYER || field == PDUP_APPEAL_OUTCOME;
        MUST(pdup_session_appeal_number_at(session, index, field, &value) == PDUP_OK);
        MUST(value >= is_needed);
        MUST(field != PDUP_APPEAL_OUTCOME || value <= PDUP_APPEAL_OUTCOME_WITHDRAWN);
    }
    MUST(pdup_session_appeal_grounds_at(session, index, grounds, sizeof grounds, &size) == PDUP_OK);
    MUST(strcmp(grounds, "grounds") == 0);
}

static void walk(const pdup_session *session) {
    pdup_faults *faults;
    for (int32_t i = 0; i < pdup_session_ruling_count(session); i++) {
        walk_ruling(session, i);
    }
    for (int32_t i = 0; i < pdup_session_appeal_count(session); i++) {
        walk_appeal(session, i);
    }
    for (int32_t i = 0; i < pdup_session_act_count(session); i++) {
        int64_t act[PDUP_ACT_PLAYER + 1];
        for (pdup_act field = PDUP_ACT_KIND; field <= PDUP_ACT_PLAYER; field++) {
            MUST(pdup_session_act_number_at(session, i, field, &act[field]) == PDUP_OK);
        }
        MUST(act[PDUP_ACT_KIND] >= PDUP_ACT_KIND_GIVEN);
        MUST(act[PDUP_ACT_KIND] <= PDUP_ACT_KIND_DECIDED);
        MUST(act[PDUP_ACT_RULING] < pdup_session_ruling_count(session));
        MUST(act[PDUP_ACT_AUTHORITY] == 0 || act[PDUP_ACT_PLAYER] == 0);
    }
    MUST(pdup_session_check(session, &faults) == PDUP_OK);
    pdup_faults_unref(faults);
}

/* In every figure what scoring everything gives. */
static void compare_tally(const evening *all) {
    char totals[PLAYERS][64];
    read_totals(all->session, totals);
    MUST(pdup_tally_update(all->tally) == PDUP_OK);
    for (int32_t player = 1; player <= PLAYERS; player++) {
        char text[2][24];
        char whole[64];
        size_t size;
        for (int k = 0; k < 2; k++) {
            MUST(pdup_tally_player_figure_text(all->tally, player, PDUP_FIGURE_TOTAL + k,
                                               PDUP_EXACT, PDUP_ROUND_UP, text[k], sizeof text[k],
                                               &size) == PDUP_OK);
        }
        snprintf(whole, sizeof whole, " %s %s", text[0], text[1]);
        MUST(strcmp(strchr(totals[player - 1], ' '), whole) == 0);
    }
}

/* Penalties without a number cannot go, so they are not compared. */
static void end(const evening *all) {
    char totals[PLAYERS][64];
    bool is_comparable = true;
    for (int32_t i = 0; i < pdup_session_ruling_count(all->session); i++) {
        int32_t number;
        int64_t time;
        pdup_ruling *ruling;
        MUST(ruling_at(all->session, i, &number, &time, &ruling) == PDUP_OK);
        is_comparable = is_comparable && number != 0;
        pdup_ruling_unref(ruling);
        pdup_status status = pdup_session_revoke_ruling(all->session, number, 0, 0, NULL);
        MUST(status == PDUP_OK || status == PDUP_E_RULING_STATE || number == 0);
    }
    compare_tally(all);
    read_totals(all->session, totals);
    for (int i = 0; i < PLAYERS && is_comparable; i++) {
        MUST(strcmp(totals[i], all->totals[i]) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    allocations counter = {0};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    bytes from = {data + 1, data + size};
    evening all = begin(&allocator);
    int64_t step = (int64_t)data[0] - FIRST_FAILING + 1;
    counter.fail_at = step > 0 ? counter.asked + step : 0;
    for (int i = 0; i < MOST_ACTS && from.next < from.end; i++) {
        pdup_faults *faults;
        MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
        happen(&allocator, &all, &from, faults);
        pdup_faults_unref(faults);
    }
    counter.fail_at = 0;
    walk(all.session);
    compare_tally(&all);
    end(&all);
    pdup_tally_unref(all.tally);
    pdup_session_unref(all.session);
    MUST(counter.live == 0);
    return 0;
}
