/* SPDX-License-Identifier: MIT */
/* Whatever happens to rulings: a tally that follows gives what scoring everything gives, an event file that tells it
 * in any order gives the same standings and the same history, and without rulings all is as it was. */
#include "pdup_test.h"

#include "build.h"
#include "random.h"

#include <pdup/event_file.h>
#include <pdup/life.h>
#include <pdup/tally.h>

#include <stdbool.h>
#include <string.h>

enum { EVENINGS = 60, STEPS = 40, PLAYERS = 12, BOARDS = 4, ROUNDS = 3, LINE = 200, MOST = 64 };

/* What happened, and how a file would tell it. */
typedef struct evening {
    pdup_random random;
    char base[4096];
    pdup_session *session;
    pdup_tally *tally;
    int64_t now;
    int32_t rulings; /* numbers given so far */
    int32_t appeals;
    int32_t line_count;
    char lines[MOST][LINE];
    int32_t appeal_lines[MOST];
    bool is_disqualified[PLAYERS + 1];
} evening;

static int32_t pick(evening *of, int32_t least, int32_t most) {
    return random_between(&of->random, least, most);
}

/* Three tables of four; everybody keeps his seat and his table, whists are few so that they tie. */
static void write_base(evening *of) {
    char *to = of->base;
    to += sprintf(to, "pdup-event 1\nplayers %d\nregulation minus %s\n", PLAYERS,
                  pick(of, 0, 1) ? "own" : "fixed");
    for (int32_t board = 1; board <= BOARDS; board++) {
        to += sprintf(to, "traveller %d\n", (int)board);
        for (int32_t table = 1; table <= ROUNDS; table++) {
            int32_t first = 4 * (table - 1) + 1;
            int32_t a = pick(of, -2, 2);
            int32_t b = pick(of, -2, 2);
            to += sprintf(to, "%d %d ? . . . %d %d %d %d %d %d %d 0\n", (int)(1 + board % ROUNDS),
                          (int)table, (int)first, (int)first + 1, (int)first + 2, (int)first + 3,
                          (int)a, (int)b, (int)(-a - b));
        }
    }
}

static pdup_session *read(const char *text) {
    pdup_event_file *file;
    pdup_faults *faults;
    pdup_session *session;
    assert_ok(pdup_event_file_read(NULL, text, strlen(text), &file));
    assert_ok(pdup_event_file_faults(file, &faults));
    for (int32_t i = 0; pdup_faults_error_count(faults) > 0 && i < pdup_faults_count(faults); i++) {
        print_error("%s\n", pdup_faults_text_at(faults, i));
    }
    if (pdup_faults_error_count(faults) > 0) {
        print_error("%s\n", text);
    }
    assert_int_equal(pdup_faults_error_count(faults), 0);
    assert_ok(pdup_event_file_session(file, 1, &session));
    pdup_faults_unref(faults);
    pdup_event_file_unref(file);
    return session;
}

static char *new_line(evening *of) {
    assert_true(of->line_count < MOST);
    return of->lines[of->line_count];
}

/* The line, if what it tells could be done. */
static void keep(evening *of, pdup_status status) {
    assert_true(status == PDUP_OK || status == PDUP_E_RULING_CONFLICT ||
                status == PDUP_E_RULING_STATE || status == PDUP_E_RULING_UNKNOWN ||
                status == PDUP_E_RULING_FINAL);
    of->line_count += status == PDUP_OK;
}

static pdup_ruling *on_row(evening *of, const pdup_ruling *empty, char *line) {
    static const char *const words[] = {"plus", "annul", "defer", "assign:2*60,-1*40", "30%"};
    static const int32_t whists[] = {2 * PDUP_WHIST, -PDUP_WHIST};
    static const int32_t weights[] = {60, 40};
    int32_t board = pick(of, 1, BOARDS);
    int32_t round = 1 + board % ROUNDS;
    int32_t table = pick(of, 1, ROUNDS);
    pdup_seat seat = PDUP_SEAT_N + pick(of, 0, 3);
    int32_t kind = pick(of, 0, 4);
    pdup_ruling *ruling;
    pdup_status status =
        kind == 0   ? pdup_ruling_with_artificial(empty, board, round, table, seat, PDUP_AWARD_PLUS,
                                                  &ruling)
        : kind == 1 ? pdup_ruling_with_annulled(empty, board, round, table, seat, &ruling)
        : kind == 2 ? pdup_ruling_with_deferred(empty, board, round, table, seat, &ruling)
        : kind == 3 ? pdup_ruling_with_assigned(empty, board, round, table, seat, whists, weights,
                                                2, &ruling)
                    : pdup_ruling_with_percent(empty, board, round, table, seat, 30, &ruling);
    assert_ok(status);
    sprintf(line, "ruling %d rule=11.2 board=%d round=%d table=%d %c=%s", (int)of->rulings + 1,
            (int)board, (int)round, (int)table, "NESW"[seat - PDUP_SEAT_N], words[kind]);
    return ruling;
}

static pdup_ruling *on_player(evening *of, const pdup_ruling *empty, char *line) {
    int32_t player = pick(of, 1, PLAYERS);
    int32_t kind = pick(of, 0, of->is_disqualified[player] ? 1 : 2);
    pdup_ruling *ruling;
    if (kind == 0) {
        assert_ok(pdup_ruling_with_penalty(empty, player, PDUP_PENALTY_TOP, 25, 2, &ruling));
        sprintf(line, "penalty %d top=25/2%% rule=11.2 number=%d", (int)player,
                (int)of->rulings + 1);
    } else if (kind == 1) {
        assert_ok(pdup_ruling_with_suspended(empty, player, 1, 2, &ruling));
        sprintf(line, "suspend %d from=1 to=2 rule=11.2 number=%d", (int)player,
                (int)of->rulings + 1);
    } else {
        assert_ok(pdup_ruling_with_disqualified(empty, player, &ruling));
        sprintf(line, "disqualify %d rule=11.2 number=%d", (int)player, (int)of->rulings + 1);
        of->is_disqualified[player] = true;
    }
    return ruling;
}

static void give(evening *of) {
    char *line = new_line(of);
    int32_t replaced = of->rulings > 0 && pick(of, 0, 1) ? pick(of, 1, of->rulings) : 0;
    pdup_ruling *empty;
    assert_ok(pdup_ruling_new(NULL, "11.2", 4, NULL, 0, &empty));
    pdup_ruling *ruling =
        pick(of, 0, 2) == 0 ? on_player(of, empty, line) : on_row(of, empty, line);
    sprintf(line + strlen(line), " time=%d", (int)of->now);
    if (replaced != 0) {
        sprintf(line + strlen(line), " replaces=%d", (int)replaced);
    }
    pdup_status status =
        replaced == 0
            ? pdup_session_add_ruling(of->session, of->rulings + 1, of->now, ruling)
            : pdup_session_replace_ruling(of->session, replaced, of->rulings + 1, of->now, ruling);
    of->rulings += status == PDUP_OK;
    keep(of, status);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

static void end_ruling(evening *of, int32_t number) {
    char *line = new_line(of);
    int32_t askers[] = {pick(of, 1, PLAYERS), pick(of, 1, PLAYERS)};
    pdup_session *session = of->session;
    switch (pick(of, 0, 2)) {
    case 0:
        sprintf(line, "revoke %d time=%d by=committee", (int)number, (int)of->now);
        keep(of, pdup_session_revoke_ruling(session, number, of->now, PDUP_AUTHORITY_COMMITTEE));
        break;
    case 1:
        sprintf(line, "waive %d time=%d by=%d,%d", (int)number, (int)of->now, (int)askers[0],
                (int)askers[1]);
        keep(of, pdup_session_waive_ruling(session, number, of->now, askers, 2));
        break;
    default:
        sprintf(line, "approve %d time=%d by=organisers", (int)number, (int)of->now);
        keep(of, pdup_session_approve_ruling(session, number, of->now, PDUP_AUTHORITY_ORGANISERS));
        break;
    }
}

static void appeal(evening *of, int32_t number) {
    char *line = new_line(of);
    int32_t player = pick(of, 1, PLAYERS);
    sprintf(line, "appeal %d ruling=%d by=%d time=%d grounds=\"I object\"", (int)of->appeals + 1,
            (int)number, (int)player, (int)of->now);
    pdup_status status = pdup_session_add_appeal(of->session, of->appeals + 1, of->now, number,
                                                 player, "I object", 8);
    if (status == PDUP_OK) {
        of->appeal_lines[++of->appeals] = of->line_count;
    }
    keep(of, status);
}

static void decide(evening *of) {
    static const char *const outcomes[] = {"", "", "upheld", "changed", "withdrawn"};
    if (of->appeals == 0) {
        return;
    }
    int32_t number = pick(of, 1, of->appeals);
    pdup_appeal_outcome outcome = pick(of, PDUP_APPEAL_UPHELD, PDUP_APPEAL_WITHDRAWN);
    pdup_status status =
        pdup_session_decide_appeal(of->session, number, of->now, outcome, PDUP_AUTHORITY_COMMITTEE);
    assert_true(status == PDUP_OK || status == PDUP_E_APPEAL_STATE);
    if (status == PDUP_OK) {
        char *line = of->lines[of->appeal_lines[number]];
        sprintf(line + strlen(line), " outcome=%s decided=%d decided-by=committee",
                outcomes[outcome], (int)of->now);
    }
}

static void step(evening *of) {
    int32_t what = pick(of, 0, 9);
    of->now++;
    if (what < 4 || of->rulings == 0) {
        give(of);
    } else if (what < 6) {
        end_ruling(of, pick(of, 1, of->rulings));
    } else if (what < 8) {
        appeal(of, pick(of, 1, of->rulings));
    } else {
        decide(of);
    }
}

static void assert_tally(const evening *of) {
    pdup_standings *found;
    pdup_standings *wanted = build_standings(of->session, 0);
    assert_ok(pdup_tally_update(of->tally));
    assert_ok(pdup_tally_standings(of->tally, &found));
    assert_same_standings(wanted, found);
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
}

static void assert_same_history(const pdup_session *a, const pdup_session *b) {
    const pdup_session *both[] = {a, b};
    assert_int_equal(pdup_session_act_count(a), pdup_session_act_count(b));
    for (int32_t i = 0; i < pdup_session_act_count(a); i++) {
        int32_t found[2][5];
        int64_t times[2];
        for (int k = 0; k < 2; k++) {
            assert_ok(pdup_session_act_at(both[k], i, &found[k][0], &times[k], &found[k][1],
                                          &found[k][2]));
            assert_ok(pdup_session_act_by_at(both[k], i, &found[k][3], &found[k][4]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
        assert_true(times[0] == times[1]);
    }
    assert_int_equal(pdup_session_ruling_count(a), pdup_session_ruling_count(b));
    for (int32_t i = 0; i < pdup_session_ruling_count(a); i++) {
        int32_t found[2][3];
        for (int k = 0; k < 2; k++) {
            assert_ok(
                pdup_session_ruling_state_at(both[k], i, &found[k][0], &found[k][1], &found[k][2]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
    }
    for (int32_t i = 0; i < pdup_session_appeal_count(a); i++) {
        int32_t found[2][3];
        int64_t times[2];
        for (int k = 0; k < 2; k++) {
            assert_ok(pdup_session_appeal_decision_at(both[k], i, &found[k][0], &times[k],
                                                      &found[k][1], &found[k][2]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
        assert_true(times[0] == times[1]);
    }
}

static void replay(evening *of) {
    static char text[4096 + MOST * (LINE + 1)];
    strcpy(text, of->base);
    for (int32_t i = of->line_count - 1; i >= 0; i--) {
        int32_t other = pick(of, 0, i);
        char kept[LINE];
        strcpy(kept, of->lines[i]);
        memmove(of->lines[i], of->lines[other], LINE);
        strcpy(of->lines[other], kept);
    }
    for (int32_t i = 0; i < of->line_count; i++) {
        strcat(text, of->lines[i]);
        strcat(text, "\n");
    }
    pdup_session *again = read(text);
    pdup_standings *wanted = build_standings(of->session, 0);
    pdup_standings *found = build_standings(again, 0);
    assert_same_standings(wanted, found);
    assert_same_history(of->session, again);
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
    pdup_session_unref(again);
}

/* When all rulings have gone. */
static void undo(evening *of, const pdup_standings *before) {
    for (int32_t number = 1; number <= of->rulings; number++) {
        pdup_status status = pdup_session_revoke_ruling(of->session, number, 0, 0);
        assert_true(status == PDUP_OK || status == PDUP_E_RULING_STATE);
    }
    pdup_standings *after = build_standings(of->session, 0);
    assert_same_standings(before, after);
    assert_tally(of);
    pdup_standings_unref(after);
}

static void what_happened_is_told_by_a_file(void **state) {
    (void)state;
    static evening of;
    pdup_random random = random_begin();
    for (int i = 0; i < EVENINGS; i++) {
        memset(&of, 0, sizeof of);
        of.random = random;
        write_base(&of);
        of.session = read(of.base);
        assert_ok(pdup_tally_new(of.session, &of.tally));
        pdup_standings *before = build_standings(of.session, 0);
        for (int32_t k = pick(&of, 1, STEPS); k > 0; k--) {
            step(&of);
            assert_tally(&of);
        }
        replay(&of);
        undo(&of, before);
        random = of.random;
        pdup_standings_unref(before);
        pdup_tally_unref(of.tally);
        pdup_session_unref(of.session);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_happened_is_told_by_a_file),
};

PDUP_TEST_MAIN(tests)
