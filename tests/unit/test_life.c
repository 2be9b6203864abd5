/* SPDX-License-Identifier: MIT */
/* What becomes of rulings: drafts, replacements, revocations, waivers. */
#include "pdup_test.h"

#include "build.h"
#include "log_fields.h"
#include "session/session.h"

#include <string.h>

enum { PLAYERS = 8, END = 1000000, LAST = END + 30 * 60 };

/* Board 1 with two rows. */
static pdup_session *begun_session(void) {
    static const int32_t players[][4] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
    static const int32_t whists[][4] = {{6, -6, 12, -12}, {-6, 6, -12, 12}};
    pdup_session *session = build_session(NULL, PLAYERS);
    pdup_traveller *traveller = build_board(session, 1, 4);
    for (int32_t table = 1; table <= 2; table++) {
        row_spec row = spec_unknown(1, table, players[table - 1], whists[table - 1]);
        build_entry(traveller, &row);
    }
    return session;
}

static pdup_ruling *award(pdup_seat seat, pdup_award given) {
    return build_ruling(NULL, 1, 1, 1, seat, given);
}

static pdup_ruling *on_player(const char *rule, bool is_penalty) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, rule, strlen(rule), NULL, 0, NULL, &empty));
    assert_ok(is_penalty ? pdup_ruling_with_penalty(empty, 5, PDUP_PENALTY_MATCHPOINTS, 1, 1, NULL,
                                                    &ruling)
                         : pdup_ruling_with_disqualified(empty, 5, NULL, &ruling));
    pdup_ruling_unref(empty);
    return ruling;
}

/* Both release the ruling. */
static pdup_status add(pdup_session *session, int32_t number, pdup_ruling *ruling) {
    pdup_status status = pdup_session_add_ruling(session, number, 0, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status replace(pdup_session *session, int32_t replaced, int32_t number,
                           pdup_ruling *ruling) {
    pdup_status status = pdup_session_replace_ruling(session, replaced, number, 0, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status revoke(pdup_session *session, int32_t number) {
    return pdup_session_revoke_ruling(session, number, 0, PDUP_AUTHORITY_DIRECTOR, NULL);
}

static void assert_state(const pdup_session *session, int32_t number, pdup_ruling_state state,
                         int32_t replaces, int32_t replaced_by) {
    int32_t index;
    int32_t found[3];
    assert_ok(pdup_session_ruling_index(session, number, &index));
    assert_ok(ruling_state_at(session, index, &found[0], &found[1], &found[2]));
    assert_int_equal(found[0], state);
    assert_int_equal(found[1], replaces);
    assert_int_equal(found[2], replaced_by);
}

/* The ruling on a seat of the first row; 0 for none. */
static int32_t standing(const pdup_session *session, pdup_seat seat) {
    return session->travellers[0]->rows[0].effects[seat - PDUP_SEAT_N].ruling;
}

static void assert_same_as(const pdup_session *session, pdup_standings *before) {
    pdup_standings *now = build_standings(session, 0);
    assert_same_standings(now, before);
    pdup_standings_unref(now);
}

static void a_revoked_ruling_leaves_nothing(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_standings *before = build_standings(session, 0);
    pdup_ruling *ruling = award(PDUP_SEAT_N, PDUP_AWARD_MINUS);
    pdup_ruling *both;
    assert_ok(pdup_ruling_with_penalty(ruling, 7, PDUP_PENALTY_PERCENT, 9, 2, NULL, &both));
    pdup_ruling_unref(ruling);
    assert_ok(add(session, 4, both));
    assert_state(session, 4, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    assert_int_equal(standing(session, PDUP_SEAT_N), 4);
    assert_ok(revoke(session, 4));
    assert_state(session, 4, PDUP_RULING_STATE_REVOKED, 0, 0);
    assert_int_equal(standing(session, PDUP_SEAT_N), 0);
    assert_same_as(session, before);
    assert_status(revoke(session, 4), PDUP_E_RULING_STATE);
    assert_status(revoke(session, 5), PDUP_E_RULING_UNKNOWN);
    assert_status(revoke(session, 0), PDUP_E_RULING_UNKNOWN);
    assert_ok(add(session, 5, award(PDUP_SEAT_N, PDUP_AWARD_PLUS)));
    assert_int_equal(pdup_session_ruling_count(session), 2);
    pdup_standings_unref(before);
    pdup_session_unref(session);
}

static void a_later_ruling_says_what_it_replaces(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(add(session, 7, award(PDUP_SEAT_N, PDUP_AWARD_MINUS)));
    assert_ok(add(session, 8, award(PDUP_SEAT_E, PDUP_AWARD_MINUS)));
    pdup_ruling *north = award(PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_ruling *both;
    assert_ok(
        pdup_ruling_with_artificial(north, 1, 1, 1, PDUP_SEAT_E, PDUP_AWARD_PLUS, NULL, &both));
    pdup_ruling_ref(north);
    assert_status(add(session, 9, north), PDUP_E_RULING_CONFLICT);
    assert_status(pdup_session_replace_ruling(session, 7, 9, 0, both, NULL),
                  PDUP_E_RULING_CONFLICT);
    assert_state(session, 7, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    assert_int_equal(standing(session, PDUP_SEAT_N), 7);
    assert_ok(pdup_session_replace_ruling(session, 7, 9, 0, north, NULL));
    assert_state(session, 7, PDUP_RULING_STATE_CHANGED, 0, 9);
    assert_state(session, 9, PDUP_RULING_STATE_IN_FORCE, 7, 0);
    assert_int_equal(standing(session, PDUP_SEAT_N), 9);
    assert_status(pdup_session_replace_ruling(session, 7, 10, 0, both, NULL), PDUP_E_RULING_STATE);
    assert_status(pdup_session_replace_ruling(session, 6, 10, 0, both, NULL),
                  PDUP_E_RULING_UNKNOWN);
    assert_status(pdup_session_replace_ruling(session, 9, 0, 0, both, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_replace_ruling(session, 9, 10, -1, both, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_replace_ruling(session, 9, 8, 0, both, NULL), PDUP_E_RULING_NUMBER);
    assert_status(pdup_session_replace_ruling(session, 9, 9, 0, both, NULL), PDUP_E_RULING_NUMBER);
    pdup_ruling_unref(both);
    pdup_ruling_unref(north);
    pdup_session_unref(session);
}

/* Players and rows that are not there are in nobody's way. */
static void only_rulings_on_the_same_seat_are_in_the_way(void **state) {
    (void)state;
    static const struct {
        int32_t row[3]; /* board, round, table; 0: a penalty alone */
        pdup_status status;
        int32_t ruling;
    } cases[] = {
        {{0, 0, 0}, PDUP_OK, 0},
        {{9, 1, 1}, PDUP_E_RULING_ROW, 0},
        {{1, 9, 1}, PDUP_E_RULING_ROW, 0},
        {{1, 1, 9}, PDUP_E_RULING_ROW, 0},
        {{1, 1, 1}, PDUP_E_RULING_CONFLICT, 7},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        pdup_session *session = begun_session();
        pdup_ruling *penalty = on_player("12", true);
        pdup_ruling *ruling = NULL;
        pdup_faults *faults;
        int32_t number;
        const int32_t *row = cases[i].row;
        if (row[0] != 0) {
            assert_ok(pdup_ruling_with_deferred(penalty, row[0], row[1], row[2], PDUP_SEAT_N, NULL,
                                                &ruling));
        }
        assert_ok(add(session, 7, award(PDUP_SEAT_N, PDUP_AWARD_MINUS)));
        assert_ok(pdup_faults_new(NULL, &faults));
        assert_status(pdup_session_add_ruling(session, 9, 0, ruling ? ruling : penalty, faults),
                      cases[i].status);
        assert_int_equal(pdup_faults_count(faults), cases[i].status != PDUP_OK);
        assert_status(pdup_faults_number_at(faults, 0, PDUP_FAULT_RULING, &number),
                      cases[i].status == PDUP_OK ? PDUP_E_RANGE : PDUP_OK);
        assert_int_equal(number, cases[i].ruling);
        pdup_faults_unref(faults);
        pdup_ruling_unref(ruling);
        pdup_ruling_unref(penalty);
        pdup_session_unref(session);
    }
}

/* What the old one had and the new one has not is free again. */
static void a_replacement_may_be_about_other_seats(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_standings *before = build_standings(session, 0);
    assert_ok(add(session, 1, award(PDUP_SEAT_N, PDUP_AWARD_MINUS)));
    assert_ok(replace(session, 1, 2, award(PDUP_SEAT_W, PDUP_AWARD_MINUS)));
    assert_int_equal(standing(session, PDUP_SEAT_N), 0);
    assert_int_equal(standing(session, PDUP_SEAT_W), 2);
    assert_ok(replace(session, 2, 3, on_player("12", true)));
    assert_int_equal(standing(session, PDUP_SEAT_W), 0);
    assert_ok(replace(session, 3, 4, award(PDUP_SEAT_S, PDUP_AWARD_MINUS)));
    assert_ok(revoke(session, 4));
    assert_same_as(session, before);
    pdup_standings_unref(before);
    pdup_session_unref(session);
}

static int32_t disqualified_count(const pdup_session *session) {
    pdup_standings *standings = build_standings(session, 0);
    int32_t count = 0;
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        pdup_placing entry;
        assert_ok(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACING, &entry));
        count += entry == PDUP_PLACING_DISQUALIFIED;
    }
    pdup_standings_unref(standings);
    return count;
}

/* Rules 13.2.4: with the approval of the committee or of the organisers. */
static void a_disqualification_is_a_draft_until_it_is_approved(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    pdup_standings *before = build_standings(session, 0);
    assert_ok(add(session, 3, on_player("13.2.4", false)));
    assert_state(session, 3, PDUP_RULING_STATE_DRAFT, 0, 0);
    assert_same_as(session, before);
    assert_status(pdup_session_approve_ruling(session, 3, 0, PDUP_AUTHORITY_DIRECTOR, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_session_approve_ruling(session, 3, -1, PDUP_AUTHORITY_COMMITTEE, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_session_approve_ruling(session, 4, 0, PDUP_AUTHORITY_COMMITTEE, NULL),
                  PDUP_E_RULING_UNKNOWN);
    assert_state(session, 3, PDUP_RULING_STATE_DRAFT, 0, 0);
    assert_ok(pdup_session_approve_ruling(session, 3, 0, PDUP_AUTHORITY_COMMITTEE, NULL));
    assert_state(session, 3, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    assert_int_equal(disqualified_count(session), 1);
    int32_t number;
    int64_t time;
    pdup_ruling *approved;
    assert_ok(ruling_at(session, 0, &number, &time, &approved));
    assert_int_equal(pdup_ruling_number(approved, PDUP_RULING_FIELD_APPROVAL),
                     PDUP_AUTHORITY_COMMITTEE);
    pdup_ruling_unref(approved);
    assert_status(pdup_session_approve_ruling(session, 3, 0, PDUP_AUTHORITY_COMMITTEE, NULL),
                  PDUP_E_RULING_STATE);
    assert_ok(revoke(session, 3));
    assert_same_as(session, before);
    pdup_standings_unref(before);
    pdup_session_unref(session);
}

static pdup_ruling *draft_on(pdup_seat seat) {
    pdup_ruling *first = award(seat, PDUP_AWARD_MINUS);
    pdup_ruling *draft;
    assert_ok(pdup_ruling_with_disqualified(first, 1, NULL, &draft));
    pdup_ruling_unref(first);
    return draft;
}

/* A draft has no effects, so nothing is in the way of others; it replaces when it is approved, if it then can. */
static void a_draft_replaces_when_it_is_approved(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    assert_ok(add(session, 1, award(PDUP_SEAT_N, PDUP_AWARD_PLUS)));
    assert_status(add(session, 2, draft_on(PDUP_SEAT_N)), PDUP_E_RULING_CONFLICT);
    assert_ok(replace(session, 1, 2, draft_on(PDUP_SEAT_N)));
    assert_state(session, 1, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    assert_state(session, 2, PDUP_RULING_STATE_DRAFT, 1, 0);
    assert_int_equal(standing(session, PDUP_SEAT_N), 1);
    assert_ok(pdup_session_approve_ruling(session, 2, 0, PDUP_AUTHORITY_ORGANISERS, NULL));
    assert_state(session, 1, PDUP_RULING_STATE_CHANGED, 0, 2);
    assert_int_equal(standing(session, PDUP_SEAT_N), 2);
    /* What it would replace has gone, or something else has come. */
    assert_ok(replace(session, 2, 3, draft_on(PDUP_SEAT_N)));
    assert_ok(add(session, 4, draft_on(PDUP_SEAT_E)));
    assert_ok(add(session, 5, award(PDUP_SEAT_E, PDUP_AWARD_PLUS)));
    assert_ok(revoke(session, 2));
    assert_status(pdup_session_approve_ruling(session, 3, 0, PDUP_AUTHORITY_ORGANISERS, NULL),
                  PDUP_E_RULING_STATE);
    assert_status(pdup_session_approve_ruling(session, 4, 0, PDUP_AUTHORITY_ORGANISERS, NULL),
                  PDUP_E_RULING_CONFLICT);
    /* A draft can itself be replaced or revoked. */
    assert_ok(replace(session, 4, 6, award(PDUP_SEAT_S, PDUP_AWARD_PLUS)));
    assert_state(session, 4, PDUP_RULING_STATE_CHANGED, 0, 6);
    assert_ok(revoke(session, 3));
    assert_state(session, 3, PDUP_RULING_STATE_REVOKED, 2, 0);
    assert_int_equal(disqualified_count(session), 0);
    pdup_session_unref(session);
}

/* Rules 13.2.4: those who did not offend. Asking twice is asking once. */
static void only_innocent_players_ask_and_each_once(void **state) {
    (void)state;
    static const int32_t askers[][3] = {{5, 1, 2}, {1, 2, 5}, {3, 4, 3}, {3, 3, 4}, {3, 4, 4}};
    pdup_session *session = begun_session();
    pdup_ruling *first = on_player("12.2.2", true);
    pdup_ruling *both;
    assert_ok(pdup_ruling_with_penalty(first, 6, PDUP_PENALTY_TOP, 0, 1, NULL, &both));
    assert_ok(add(session, 1, first));
    assert_ok(add(session, 2, both));
    for (size_t i = 0; i < PDUP_COUNT_OF(askers); i++) {
        assert_status(pdup_session_waive_ruling(session, 1, 0, askers[i], 3, NULL),
                      PDUP_E_RULING_ASKER);
    }
    const int32_t other[] = {6};
    assert_status(pdup_session_waive_ruling(session, 2, 0, other, 1, NULL), PDUP_E_RULING_ASKER);
    assert_ok(pdup_session_waive_ruling(session, 1, 0, other, 1, NULL));
    assert_ok(pdup_session_waive_ruling(session, 2, 0, askers[3], 1, NULL));
    pdup_session_unref(session);
}

/* A bonus punishes nobody. */
static void a_bonus_cannot_be_waived(void **state) {
    (void)state;
    static const int32_t asker[] = {1};
    pdup_session *session = begun_session();
    pdup_ruling *penalty = on_player("12.2.2", true);
    pdup_ruling *with_bonus;
    assert_ok(pdup_ruling_with_penalty(penalty, 6, PDUP_PENALTY_TOP, -1, 2, NULL, &with_bonus));
    pdup_ruling_unref(penalty);
    assert_ok(add(session, 1, with_bonus));
    assert_status(pdup_session_waive_ruling(session, 1, 0, asker, 1, NULL), PDUP_E_RULING_STATE);
    assert_ok(revoke(session, 1));
    pdup_session_unref(session);
}

/* Rules 13.2.4: the director may leave a penalty at the request of the innocent players. */
static void a_penalty_is_waived_when_players_ask(void **state) {
    (void)state;
    static const int32_t askers[] = {6, 7, 8, 1};
    static const int32_t others[] = {6, 9, 0};
    pdup_session *session = begun_session();
    pdup_standings *before = build_standings(session, 0);
    assert_ok(add(session, 1, on_player("12.2.2", true)));
    assert_ok(add(session, 2, award(PDUP_SEAT_N, PDUP_AWARD_MINUS)));
    assert_status(pdup_session_waive_ruling(session, 1, 0, NULL, 1, NULL), PDUP_E_ARG);
    assert_status(pdup_session_waive_ruling(session, 1, 0, askers, 0, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_waive_ruling(session, 1, 0, askers, 4, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_waive_ruling(session, 1, -1, askers, 3, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_waive_ruling(session, 1, 0, others, 2, NULL), PDUP_E_PLAYERS);
    assert_status(pdup_session_waive_ruling(session, 1, 0, &others[2], 1, NULL), PDUP_E_PLAYERS);
    assert_status(pdup_session_waive_ruling(session, 3, 0, askers, 1, NULL), PDUP_E_RULING_UNKNOWN);
    assert_status(pdup_session_waive_ruling(session, 2, 0, askers, 1, NULL), PDUP_E_RULING_STATE);
    assert_state(session, 1, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    assert_ok(pdup_session_waive_ruling(session, 1, 0, askers, PDUP_MAX_ASKERS, NULL));
    assert_state(session, 1, PDUP_RULING_STATE_WAIVED, 0, 0);
    for (int32_t i = 0; i < PDUP_MAX_ASKERS; i++) {
        int64_t player;
        assert_ok(pdup_session_ruling_number_at(session, 0, PDUP_LOG_FIRST_ASKER + i, &player));
        assert_int_equal(player, askers[i]);
        assert_ok(pdup_session_ruling_number_at(session, 1, PDUP_LOG_FIRST_ASKER + i, &player));
        assert_int_equal(player, 0);
    }
    assert_status(pdup_session_waive_ruling(session, 1, 0, askers, 1, NULL), PDUP_E_RULING_STATE);
    assert_status(revoke(session, 1), PDUP_E_RULING_STATE);
    assert_ok(revoke(session, 2));
    assert_same_as(session, before);
    /* A ruling without effects waives nothing. */
    pdup_ruling *empty;
    assert_ok(pdup_ruling_new(NULL, "12", 2, NULL, 0, NULL, &empty));
    assert_ok(add(session, 9, empty));
    assert_status(pdup_session_waive_ruling(session, 9, 0, askers, 1, NULL), PDUP_E_RULING_STATE);
    pdup_standings_unref(before);
    pdup_session_unref(session);
}

static void places_in_the_log_have_limits(void **state) {
    (void)state;
    pdup_session *session = begun_session();
    int32_t n[3] = {9, 9, 9};
    assert_ok(add(session, 6, award(PDUP_SEAT_N, PDUP_AWARD_PLUS)));
    assert_status(pdup_session_ruling_index(session, 5, &n[0]), PDUP_E_RULING_UNKNOWN);
    assert_int_equal(n[0], 0);
    for (int32_t index = -1; index <= 1; index += 2) {
        n[0] = n[1] = n[2] = 9;
        assert_status(ruling_state_at(session, index, &n[0], &n[1], &n[2]), PDUP_E_RANGE);
        assert_true(n[0] == 0 && n[1] == 0 && n[2] == 0);
    }
    assert_status(pdup_session_revoke_ruling(session, 6, 0, -1, NULL), PDUP_E_RANGE);
    assert_status(pdup_session_revoke_ruling(session, 6, 0, PDUP_AUTHORITY_ORGANISERS + 1, NULL),
                  PDUP_E_RANGE);
    assert_status(pdup_session_revoke_ruling(session, 6, -1, 0, NULL), PDUP_E_RANGE);
    assert_state(session, 6, PDUP_RULING_STATE_IN_FORCE, 0, 0);
    pdup_session_unref(session);
}

static pdup_status give_at(pdup_session *session, int64_t time) {
    pdup_ruling *ruling = on_player("12", true);
    pdup_status status = pdup_session_add_ruling(session, pdup_session_ruling_count(session) + 100,
                                                 time, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status replace_at(pdup_session *session, int64_t time) {
    pdup_ruling *ruling = award(PDUP_SEAT_N, PDUP_AWARD_PLUS);
    pdup_status status = pdup_session_replace_ruling(session, 1, 90, time, ruling, NULL);
    pdup_ruling_unref(ruling);
    return status;
}

static pdup_status revoke_at(pdup_session *session, int64_t time) {
    return pdup_session_revoke_ruling(session, 1, time, PDUP_AUTHORITY_NONE, NULL);
}

static pdup_status waive_at(pdup_session *session, int64_t time) {
    static const int32_t asker[] = {3};
    return pdup_session_waive_ruling(session, 2, time, asker, 1, NULL);
}

static pdup_status approve_at(pdup_session *session, int64_t time) {
    return pdup_session_approve_ruling(session, 3, time, PDUP_AUTHORITY_COMMITTEE, NULL);
}

static pdup_status approve_replacing_at(pdup_session *session, int64_t time) {
    return pdup_session_approve_ruling(session, 4, time, PDUP_AUTHORITY_COMMITTEE, NULL);
}

typedef pdup_status change_at(pdup_session *session, int64_t time);

static const struct {
    change_at *change;
    int32_t appealed; /* an open appeal against this one lets it be changed later; 0: none does */
} changes[] = {
    {give_at, 0},  {replace_at, 1}, {revoke_at, 1},
    {waive_at, 2}, {approve_at, 0}, {approve_replacing_at, 1},
};

static pdup_session *session_to_change(int64_t official) {
    pdup_session *session = begun_session();
    assert_ok(add(session, 1, award(PDUP_SEAT_N, PDUP_AWARD_MINUS)));
    assert_ok(add(session, 2, on_player("12", true)));
    assert_ok(add(session, 3, on_player("13.2.4", false)));
    assert_ok(replace(session, 1, 4, draft_on(PDUP_SEAT_N)));
    assert_ok(pdup_session_set_official_time(session, official, NULL));
    return session;
}

/* Up to and including 30 minutes after the official result; where a time is not recorded, at any time. */
static void the_correction_period_ends_with_its_last_second(void **state) {
    (void)state;
    static const struct {
        int64_t official;
        int64_t time;
        bool is_late;
    } cases[] = {
        {END, LAST, false}, {END, LAST + 1, true}, {END, INT64_C(99999999999), true},
        {END, 0, false},    {0, LAST + 1, false},  {END, 1, false},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        for (size_t k = 0; k < PDUP_COUNT_OF(changes); k++) {
            pdup_session *session = session_to_change(cases[i].official);
            int32_t acts = pdup_session_act_count(session);
            assert_int_equal(changes[k].change(session, cases[i].time),
                             cases[i].is_late ? PDUP_E_RULING_LATE : PDUP_OK);
            assert_int_equal(pdup_session_act_count(session), acts + !cases[i].is_late);
            pdup_session_unref(session);
        }
    }
}

/* An appeal lodged in time may be decided later (ours), and what it is about changed. */
static void an_open_appeal_outlasts_the_correction_period(void **state) {
    (void)state;
    for (size_t k = 0; k < PDUP_COUNT_OF(changes); k++) {
        pdup_session *session = session_to_change(END);
        int32_t appealed = changes[k].appealed == 0 ? 1 : changes[k].appealed;
        assert_ok(pdup_session_add_appeal(session, 1, END, appealed, 3, NULL, 0, NULL));
        assert_int_equal(changes[k].change(session, LAST + 1),
                         changes[k].appealed == 0 ? PDUP_E_RULING_LATE : PDUP_OK);
        pdup_session_unref(session);
        session = session_to_change(END);
        assert_ok(pdup_session_add_appeal(session, 1, END, appealed, 3, NULL, 0, NULL));
        assert_ok(
            pdup_session_decide_appeal(session, 1, LAST + 5, PDUP_APPEAL_OUTCOME_UPHELD, 0, NULL));
        assert_status(changes[k].change(session, LAST + 6), PDUP_E_RULING_LATE);
        pdup_session_unref(session);
    }
}

/* Whose result is awaited has no score and meets nobody, but as one is to come it counts for E. */
static void a_deferred_result_is_no_score_yet(void **state) {
    (void)state;
    static const char *const wanted[][3] = {{"", "", ""}, {"1", "2", "50.00"}};
    pdup_session *session = begun_session();
    pdup_standings *before = build_standings(session, 0);
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "13.2.5", 6, NULL, 0, NULL, &empty));
    assert_ok(pdup_ruling_with_deferred(empty, 1, 1, 1, PDUP_SEAT_N, NULL, &ruling));
    assert_ok(pdup_session_add_ruling(session, 6, 0, ruling, NULL));
    pdup_standings *standings = build_standings(session, 0);
    for (int32_t i = 0; i < 2; i++) {
        pdup_state found;
        int32_t expected;
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_STATE, &found));
        assert_ok(pdup_standings_result_number_at(standings, i, PDUP_RESULT_EXPECTED, &expected));
        assert_int_equal(found, i == 0 ? PDUP_STATE_DEFERRED : PDUP_STATE_REAL);
        assert_int_equal(expected, i == 0 ? 0 : 2);
        for (pdup_figure figure = PDUP_FIGURE_TOTAL; figure <= PDUP_FIGURE_PERCENT; figure++) {
            char text[32];
            size_t length;
            int32_t decimals = figure == PDUP_FIGURE_PERCENT ? 2 : PDUP_EXACT;
            assert_ok(pdup_standings_result_figure_text_at(
                standings, i, figure, decimals, PDUP_ROUND_UP, text, sizeof text, &length));
            assert_string_equal(text, wanted[i][figure - 1]);
        }
    }
    char why[128];
    size_t length;
    assert_ok(pdup_standings_result_why_at(standings, 0, why, sizeof why, &length));
    assert_string_equal(why, "deferred: no score until the result is known; ruling 6");
    assert_ok(revoke(session, 6));
    assert_same_as(session, before);
    pdup_standings_unref(standings);
    pdup_standings_unref(before);
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_revoked_ruling_leaves_nothing),
    cmocka_unit_test(a_later_ruling_says_what_it_replaces),
    cmocka_unit_test(only_rulings_on_the_same_seat_are_in_the_way),
    cmocka_unit_test(a_replacement_may_be_about_other_seats),
    cmocka_unit_test(a_disqualification_is_a_draft_until_it_is_approved),
    cmocka_unit_test(a_draft_replaces_when_it_is_approved),
    cmocka_unit_test(a_penalty_is_waived_when_players_ask),
    cmocka_unit_test(only_innocent_players_ask_and_each_once),
    cmocka_unit_test(a_bonus_cannot_be_waived),
    cmocka_unit_test(places_in_the_log_have_limits),
    cmocka_unit_test(the_correction_period_ends_with_its_last_second),
    cmocka_unit_test(a_deferred_result_is_no_score_yet),
    cmocka_unit_test(an_open_appeal_outlasts_the_correction_period),
};

PDUP_TEST_MAIN(tests)
