/* SPDX-License-Identifier: MIT */
/* Whatever happens to rulings and rows: a tally that follows gives what scoring everything gives, an event file that
 * tells it in any order gives the same standings and, where every act has its own time, the same history; and when all
 * is undone it is as it was. */
#include "faults.h"
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"
#include "random.h"

#include <pdup/event_file.h>
#include <pdup/ruling_log.h>
#include <pdup/tally.h>

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

enum { EVENINGS = 60, STEPS = 40, PLAYERS = 12, BOARDS = 4, ROUNDS = 3, LINE = 200, MOST = 64 };

/* What happened, and how a file would tell it. */
typedef struct evening {
    pdup_random random;
    char base[4096];
    pdup_session *session;
    pdup_tally *tally;
    int64_t now;
    bool is_orderly;   /* every act has its own time, later than those before */
    bool is_corrected; /* rows are corrected, and then rulings on rows have times */
    pdup_row *rows[BOARDS + 1][ROUNDS + 1]; /* as they were, by board and table */
    int32_t rulings;                        /* numbers given so far */
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
        print_error("%s\n", fault_text(faults, i));
    }
    if (pdup_faults_error_count(faults) > 0) {
        fputs(text, stderr); /* longer than a message of cmocka may be */
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
    static const pdup_status refusals[] = {
        PDUP_E_RULING_CONFLICT, PDUP_E_RULING_STATE, PDUP_E_RULING_UNKNOWN, PDUP_E_RULING_FINAL,
        PDUP_E_RULING_ASKER,    PDUP_E_RULING_ROW,   PDUP_E_ACT_EARLY,      PDUP_E_ROW_ORDER,
        PDUP_E_ROW_RULING,      PDUP_E_ROW_MISSING,
    };
    bool is_known = status == PDUP_OK;
    for (size_t i = 0; i < PDUP_COUNT_OF(refusals); i++) {
        is_known = is_known || status == refusals[i];
    }
    assert_true(is_known);
    of->line_count += status == PDUP_OK;
}

/* Of one act. Those who write times down forget some, or set them a little too early. */
static int64_t take_time(evening *of, bool is_needed) {
    if (of->is_orderly) {
        return of->now;
    }
    return pick(of, 0, 3) == 0 && !is_needed ? 0 : of->now - pick(of, 0, 2);
}

/* ` KEY=TIME`, if there is one. */
static void add_time(char *line, const char *key, int64_t time) {
    if (time != 0) {
        sprintf(line + strlen(line), " %s=%d", key, (int)time);
    }
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
                                                  NULL, &ruling)
        : kind == 1 ? pdup_ruling_with_annulled(empty, board, round, table, seat, NULL, &ruling)
        : kind == 2 ? pdup_ruling_with_deferred(empty, board, round, table, seat, NULL, &ruling)
        : kind == 3 ? pdup_ruling_with_assigned(empty, board, round, table, seat, whists, weights,
                                                2, NULL, &ruling)
                    : pdup_ruling_with_percent(empty, board, round, table, seat, 30, NULL, &ruling);
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
        assert_ok(pdup_ruling_with_penalty(empty, player, PDUP_PENALTY_TOP, 25, 2, NULL, &ruling));
        sprintf(line, "penalty %d top=25/2%% rule=11.2 number=%d", (int)player,
                (int)of->rulings + 1);
    } else if (kind == 1) {
        assert_ok(pdup_ruling_with_suspended(empty, player, 1, 2, NULL, &ruling));
        sprintf(line, "suspend %d from=1 to=2 rule=11.2 number=%d", (int)player,
                (int)of->rulings + 1);
    } else {
        assert_ok(pdup_ruling_with_disqualified(empty, player, NULL, &ruling));
        sprintf(line, "disqualify %d rule=11.2 number=%d", (int)player, (int)of->rulings + 1);
        of->is_disqualified[player] = true;
    }
    return ruling;
}

static void give(evening *of) {
    char *line = new_line(of);
    int32_t replaced = of->rulings > 0 && pick(of, 0, 1) ? pick(of, 1, of->rulings) : 0;
    pdup_ruling *empty;
    assert_ok(pdup_ruling_new(NULL, "11.2", 4, NULL, 0, NULL, &empty));
    bool is_on_row = pick(of, 0, 2) > 0;
    pdup_ruling *ruling = is_on_row ? on_row(of, empty, line) : on_player(of, empty, line);
    int64_t time = take_time(of, is_on_row && of->is_corrected);
    add_time(line, "time", time);
    if (replaced != 0) {
        sprintf(line + strlen(line), " replaces=%d", (int)replaced);
    }
    pdup_status status =
        replaced == 0 ? pdup_session_add_ruling(of->session, of->rulings + 1, time, ruling, NULL)
                      : pdup_session_replace_ruling(of->session, replaced, of->rulings + 1, time,
                                                    ruling, NULL);
    of->rulings += status == PDUP_OK;
    keep(of, status);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

static void end_ruling(evening *of, int32_t number) {
    char *line = new_line(of);
    int32_t askers[] = {pick(of, 1, PLAYERS), pick(of, 1, PLAYERS)};
    int64_t time = take_time(of, false);
    pdup_session *session = of->session;
    pdup_status status;
    switch (pick(of, 0, 2)) {
    case 0:
        sprintf(line, "revoke %d by=committee", (int)number);
        status = pdup_session_revoke_ruling(session, number, time, PDUP_AUTHORITY_COMMITTEE, NULL);
        break;
    case 1:
        sprintf(line, "waive %d by=%d,%d", (int)number, (int)askers[0], (int)askers[1]);
        status = pdup_session_waive_ruling(session, number, time, askers, 2, NULL);
        break;
    default:
        sprintf(line, "approve %d by=organisers", (int)number);
        status =
            pdup_session_approve_ruling(session, number, time, PDUP_AUTHORITY_ORGANISERS, NULL);
        break;
    }
    add_time(line, "time", time);
    keep(of, status);
}

static void appeal(evening *of, int32_t number) {
    char *line = new_line(of);
    int32_t player = pick(of, 1, PLAYERS);
    int64_t time = take_time(of, false);
    sprintf(line, "appeal %d ruling=%d by=%d grounds=\"I object\"", (int)of->appeals + 1,
            (int)number, (int)player);
    add_time(line, "time", time);
    pdup_status status = pdup_session_add_appeal(of->session, of->appeals + 1, time, number, player,
                                                 "I object", 8, NULL);
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
    pdup_appeal_outcome outcome =
        pick(of, PDUP_APPEAL_OUTCOME_UPHELD, PDUP_APPEAL_OUTCOME_WITHDRAWN);
    int64_t time = take_time(of, false);
    pdup_status status = pdup_session_decide_appeal(of->session, number, time, outcome,
                                                    PDUP_AUTHORITY_COMMITTEE, NULL);
    assert_true(status == PDUP_OK || status == PDUP_E_APPEAL_STATE || status == PDUP_E_ACT_EARLY);
    if (status == PDUP_OK) {
        char *line = of->lines[of->appeal_lines[number]];
        sprintf(line + strlen(line), " outcome=%s decided-by=committee", outcomes[outcome]);
        add_time(line, "decided", time);
    }
}

static pdup_traveller *traveller_of(const evening *of, int32_t board) {
    pdup_traveller *traveller;
    assert_ok(pdup_session_traveller(of->session, board, &traveller));
    pdup_traveller_unref(traveller);
    return traveller;
}

/* The row of a table with other whists, and now and then with nobody at W; its words in the file at line. */
static pdup_row *slip(evening *of, int32_t board, int32_t table, char *line) {
    int32_t first = 4 * (table - 1) + 1;
    int32_t round = 1 + board % ROUNDS;
    int32_t seats = pick(of, 0, 3) == 0 ? 3 : 4;
    int32_t a = pick(of, -2, 2);
    int32_t b = pick(of, -2, 2);
    const int32_t whists[] = {a * PDUP_WHIST, b * PDUP_WHIST, (-a - b) * PDUP_WHIST, 0};
    pdup_row *row;
    assert_ok(pdup_row_new(NULL, round, table, NULL, &row));
    assert_ok(pdup_row_set_seats(row, seats, NULL));
    assert_ok(pdup_row_set_contract(row, PDUP_CONTRACT_UNKNOWN, 0, PDUP_STRAIN_NONE, NULL));
    for (int32_t i = 0; i < seats; i++) {
        assert_ok(pdup_row_set_player(row, PDUP_SEAT_N + i, first + i, NULL));
        assert_ok(pdup_row_set_whists(row, PDUP_SEAT_N + i, whists[i], NULL));
    }
    sprintf(line + strlen(line), " %d %d ? . . . %d %d %d", (int)round, (int)table, (int)first,
            (int)first + 1, (int)first + 2);
    if (seats == 4) {
        sprintf(line + strlen(line), " %d %d %d %d 0", (int)first + 3, (int)a, (int)b,
                (int)(-a - b));
    } else {
        sprintf(line + strlen(line), " . %d %d %d .", (int)a, (int)b, (int)(-a - b));
    }
    return row;
}

/* A row is changed, struck out or put back. */
static void correct(evening *of) {
    char *line = new_line(of);
    int32_t board = pick(of, 1, BOARDS);
    int32_t table = pick(of, 1, ROUNDS);
    int32_t round = 1 + board % ROUNDS;
    int64_t time = of->is_orderly ? of->now : of->now - pick(of, 0, 2);
    pdup_traveller *traveller = traveller_of(of, board);
    sprintf(line, "correct %d %d/%d time=%d", (int)board, (int)round, (int)table, (int)time);
    if (pick(of, 0, 2) == 0) {
        strcat(line, " strike");
        keep(of, pdup_traveller_strike_row(traveller, round, table, time, NULL, 0, NULL, 0, NULL));
        return;
    }
    pdup_row *row = slip(of, board, table, line);
    keep(of, pdup_traveller_correct_row(traveller, row, time, NULL, 0, NULL, 0, NULL));
    pdup_row_unref(row);
}

static void step(evening *of) {
    int32_t what = pick(of, 0, 12);
    of->now += of->is_orderly ? 1 : pick(of, 0, 1);
    if (what > 9 && of->is_corrected) {
        correct(of);
    } else if (what < 4 || of->rulings == 0) {
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
            assert_ok(log_act_at(both[k], i, &found[k][0], &times[k], &found[k][1], &found[k][2]));
            assert_ok(act_by_at(both[k], i, &found[k][3], &found[k][4]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
        assert_true(times[0] == times[1]);
    }
    assert_int_equal(pdup_session_ruling_count(a), pdup_session_ruling_count(b));
    for (int32_t i = 0; i < pdup_session_ruling_count(a); i++) {
        int32_t found[2][3];
        for (int k = 0; k < 2; k++) {
            assert_ok(ruling_state_at(both[k], i, &found[k][0], &found[k][1], &found[k][2]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
    }
    for (int32_t i = 0; i < pdup_session_appeal_count(a); i++) {
        int32_t found[2][3];
        int64_t times[2];
        for (int k = 0; k < 2; k++) {
            assert_ok(appeal_decision_at(both[k], i, &found[k][0], &times[k], &found[k][1],
                                         &found[k][2]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
        assert_true(times[0] == times[1]);
    }
}

/* What became of each ruling, by its number. */
static void assert_same_states(const evening *of, const pdup_session *again) {
    const pdup_session *both[] = {of->session, again};
    assert_int_equal(pdup_session_ruling_count(of->session), pdup_session_ruling_count(again));
    assert_int_equal(pdup_session_appeal_count(of->session), pdup_session_appeal_count(again));
    assert_int_equal(pdup_session_act_count(of->session), pdup_session_act_count(again));
    for (int32_t number = 1; number <= of->rulings; number++) {
        int32_t found[2][3];
        for (int k = 0; k < 2; k++) {
            int32_t index;
            assert_ok(pdup_session_ruling_index(both[k], number, &index));
            assert_ok(ruling_state_at(both[k], index, &found[k][0], &found[k][1], &found[k][2]));
        }
        assert_memory_equal(found[0], found[1], sizeof found[0]);
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
    assert_same_states(of, again);
    if (of->is_orderly) {
        assert_same_history(of->session, again);
    }
    pdup_standings_unref(found);
    pdup_standings_unref(wanted);
    pdup_session_unref(again);
}

static void keep_rows(evening *of) {
    for (int32_t board = 1; board <= BOARDS; board++) {
        for (int32_t table = 1; table <= ROUNDS; table++) {
            assert_ok(
                pdup_traveller_row_at(traveller_of(of, board), table - 1, &of->rows[board][table]));
        }
    }
}

/* When all rulings have gone, and the rows are again what they were. */
static void undo(evening *of, const pdup_standings *before) {
    for (int32_t number = 1; number <= of->rulings; number++) {
        pdup_status status = pdup_session_revoke_ruling(of->session, number, 0, 0, NULL);
        assert_true(status == PDUP_OK || status == PDUP_E_RULING_STATE);
    }
    for (int32_t board = 1; board <= BOARDS; board++) {
        for (int32_t table = 1; table <= ROUNDS; table++) {
            assert_ok(pdup_traveller_correct_row(traveller_of(of, board), of->rows[board][table],
                                                 of->now + 1, NULL, 0, NULL, 0, NULL));
            pdup_row_unref(of->rows[board][table]);
        }
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
        of.is_orderly = pick(&of, 0, 1);
        of.is_corrected = of.is_orderly || pick(&of, 0, 1);
        of.now = 100;
        write_base(&of);
        of.session = read(of.base);
        assert_ok(pdup_tally_new(of.session, &of.tally));
        keep_rows(&of);
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
