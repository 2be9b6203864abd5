/* SPDX-License-Identifier: MIT */
/* The `penalty` and `disqualify` lines. */
#include "log_fields.h"
#include "test_event.h"

#include <stdbool.h>

#define AMOUNT                                                                                     \
    "an amount such as 2, 5/2 or 0.5, within 1000000000 either way, no finer than 1/1000000, not "

#define TARIFF                                                                                     \
    EVENT "regulation penalty-tariff 12.2.2 top=10% top=25%\n"                                     \
          "regulation penalty-tariff other matchpoints=0.5 percent=2\n"
#define SETTING "a setting KEY=VALUE, not "
#define IN_QUOTES "; a value of several words stands in double quotes"
#define PLAIN "; quotes are plain \", not typographic"
#define IN_PLAIN_QUOTES IN_QUOTES PLAIN
#define UNAPPROVED "approved-by=committee or organisers is missing"

static const event_case penalty_cases[] = {
    {EVENT "penalty 11 matchpoints=2 rule=12.2.2 reason=\"slow play\" time=5\n", ""},
    {EVENT
     "penalty 21 top=25% rule=12\npenalty 21 percent=1 rule=12\npenalty 1 percent=1% rule=2\n",
     ""},
    /* Wherever it stands, and more than one for a player. */
    {"pdup-event 1\npenalty 2 top=25 rule=12\npenalty 2 top=25 rule=12\nplayers 3\n", ""},
    {EVENT "penalty\n", "3:8 E_FILE_COUNT penalty PLAYER [auto] KEY=VALUE...; the line ends here"},
    {EVENT "penalty 0 top=1 rule=2\n", "3:9 E_FILE_WORD a player from 1 to 40000, not '0'"},
    {EVENT "penalty 22 top=1 rule=2\n", "3:9 E_PLAYERS player 22 of 21"},
    {EVENT "penalty 1 top=1\n", "3:16 E_FILE_COUNT rule= is missing"},
    {EVENT "penalty 1 rule=2\n", "3:17 E_FILE_COUNT a penalty says matchpoints=, top= or percent="},
    {EVENT "penalty 1 top=1 rule=2 percent=2\n", "3:32 E_FILE_COUNT one of matchpoints=, top= and "
                                                 "percent=; another penalty stands in a line of "
                                                 "its own"},
    {EVENT "penalty 1 tops=1 rule=2\n",
     "3:11 E_FILE_KEY unknown setting 'tops'; did you mean 'top'?"},
    {EVENT "penalty 1 matchpoints=2% rule=2\n", "3:23 E_FILE_WORD " AMOUNT "'2%'"},
    {EVENT "penalty 1 top= rule=2\n", "3:15 E_FILE_WORD " AMOUNT "''"},
    {EVENT "penalty 1 top=.5 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'.5'"},
    {EVENT "penalty 1 top=1/0 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'1/0'"},
    {EVENT "penalty 1 top=1/1000001 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'1/1000001'"},
    {EVENT "penalty 1 top=1000000001 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'1000000001'"},
    {EVENT "penalty 1 top=0.0000001 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'0.0000001'"},
    {EVENT "penalty 1 top=999999999.5 rule=2\n", "3:15 E_FILE_WORD " AMOUNT "'999999999.5'"},
    {EVENT "penalty 1 top=0.00000100 rule=2\n", ""},
    {EVENT "penalty 1 top=1 rule=2 time=now\n", "3:29 E_FILE_WORD seconds since 1970, not 'now'"},
    {TARIFF "penalty 1 auto rule=12.2.2\n", ""},
    {TARIFF "penalty 1 auto rule=13.2.4 time=5 reason=x\n", ""},
    {TARIFF "penalty 1 auto\n", "5:15 E_FILE_COUNT rule= is missing"},
    {TARIFF "penalty 1 auto rule=12.2.2 top=5\n",
     "5:32 E_FILE_COUNT auto takes the amount from the tariff of penalties"},
    {TARIFF "penalty 1 auto rule=12.2.9\n",
     "5:21 E_FILE_WORD 12.2.1 to 12.2.8, or another rule, not '12.2.9'"},
    {TARIFF "penalty 1 auto rule=\"п. 12.2.9\"\n",
     "5:21 E_FILE_WORD 12.2.1 to 12.2.8, or another rule, not 'п. 12.2.9'"},
    {TARIFF "penalty 1 auto rule=12,2,2\n",
     "5:21 E_FILE_WORD 12.2.1 to 12.2.8, or another rule, not '12,2,2'"},
    {TARIFF "penalty 1 auto rule=12.2.2,12.2.9\n",
     "5:21 E_FILE_WORD 12.2.1 to 12.2.8, or another rule, not '12.2.2,12.2.9'"},
    {TARIFF "penalty 1 auto rule=12.2.2/12.2.3\n",
     "5:21 E_FILE_WORD auto needs one kind of penalty, not '12.2.2/12.2.3'; write a line for each"},
    {TARIFF "penalty 1 auto rule=\"пп. 12.2.2, 12.2.3\"\n",
     "5:21 E_FILE_WORD auto needs one kind of penalty, not 'пп. 12.2.2, 12.2.3'; write a line for "
     "each"},
    {TARIFF "penalty 1 auto rule=11,2\n",
     "5:21 W_RULE_UNKNOWN player 1: the rules have no '11,2'; did you mean '11.2'?"},
    {TARIFF "penalty 1 auto rule=12.2.3\n",
     "5:21 E_PENALTY_TARIFF regulation penalty-tariff 12.2.3 FIRST REPEATED is missing"},
    {EVENT "penalty 1 auto rule=12\n",
     "3:21 E_PENALTY_TARIFF regulation penalty-tariff other FIRST REPEATED is missing"},
    {TARIFF "penalty 1 auto rule=12.2.2 number=x\n",
     "5:35 E_FILE_WORD a number from 1 to 1000000, not 'x'"},
    {TARIFF "penalty 1 rule=12.2.2 auto\n", "5:23 E_FILE_WORD " SETTING "'auto'" IN_QUOTES},
    /* A reason of several words without quotes, in typographic ones, with the key away from it. */
    {EVENT "penalty 1 top=1 rule=2 reason=too slow\n",
     "3:35 E_FILE_WORD " SETTING "'slow'" IN_QUOTES},
    {EVENT "penalty 1 top=1 rule=2 reason=\xe2\x80\x9ctoo slow\xe2\x80\x9d\n",
     "3:36 E_FILE_WORD " SETTING "'slow\xe2\x80\x9d'" IN_PLAIN_QUOTES},
    {EVENT "penalty 1 top=1 rule=2 reason=\xc2\xab\xd1\x8d too slow\xc2\xbb\n",
     "3:34 E_FILE_WORD " SETTING "'too'" IN_PLAIN_QUOTES "\n"
     "3:38 E_FILE_WORD " SETTING "'slow\xc2\xbb'" IN_PLAIN_QUOTES},
    {EVENT "penalty 1 top=1 rule=2 reason= \"too slow\"\n",
     "3:32 E_FILE_WORD " SETTING "'too slow'"},
    {EVENT "penalty 1 top=1 rule=2 reason=\xe2\x80\x9cslow\xe2\x80\x9d\n", ""},
    {EVENT "penalty 1 top=1 rule=2 by=\"\xe2\x80\x9ehim\" time=5\n",
     "3:27 E_FILE_WORD director, chief-director or committee, not '\xe2\x80\x9ehim'"},
    {EVENT "penalty 1 top=1 rule=2 by=\xe2\x80\x9e"
           "director\xe2\x80\x9c time=\xc2\xab"
           "5\xc2\xbb\n",
     "3:27 E_FILE_WORD director, chief-director or committee, not '\xe2\x80\x9e"
     "director\xe2\x80\x9c'" PLAIN "\n3:43 E_FILE_WORD seconds since 1970, not '\xc2\xab"
     "5\xc2\xbb'" PLAIN},
    {"pdup-event 1\npenalty 5 auto rule=12.2.2\n", "1:1 E_FILE_MISSING players NUMBER"},
    {EVENT "disqualify 13 rule=13.2.4 approved-by=organisers reason=x time=1\n", ""},
    {EVENT "penalty 13 top=5 rule=12 by=chief-director\n", ""},
    {EVENT "penalty 13 top=5 rule=12 by=organisers\n",
     "3:29 E_FILE_WORD director, chief-director or committee, not 'organisers'"},
    /* Without approval it is a draft (rules 13.2.4). */
    {EVENT "disqualify 13 rule=13.2.4\n", "3:12 W_RULING_DRAFT " UNAPPROVED},
    {EVENT "disqualify 13 rule=13.2.4 approved-by=director\n",
     "3:39 E_FILE_WORD committee or organisers, not 'director'"},
    {EVENT "disqualify 13 rule=13.2.4 approved-by=comittee\n",
     "3:39 E_FILE_WORD committee or organisers, not 'comittee'; did you mean 'committee'?"},
    {EVENT "disqualify\n", "3:11 E_FILE_COUNT disqualify PLAYER KEY=VALUE...; the line ends here"},
    {EVENT "disqualify x rule=2\n", "3:12 E_FILE_WORD a player from 1 to 40000, not 'x'"},
    {EVENT "disqualify 1\n", "3:13 E_FILE_COUNT rule= is missing"},
    {EVENT "disqualify 22 rule=2\n", "3:12 E_PLAYERS player 22 of 21"},
    {EVENT "disqualify 1 rule=2 top=5\n", "3:21 E_FILE_KEY unknown setting 'top'"},
    {EVENT "disqualify 1 rule=2 approved-by=committee\ndisqualify 2 rule=2\n"
           "disqualify 1 rule=2\n",
     "4:12 W_RULING_DRAFT " UNAPPROVED "\n5:12 E_FILE_TWICE line 3"},
    /* The line that holds is named, not one that was refused. */
    {EVENT "disqualify 1\ndisqualify 1 rule=2 approved-by=committee\nsession 2\n"
           "disqualify 1 rule=2 approved-by=committee\n",
     "3:13 E_FILE_COUNT rule= is missing"},
    {"pdup-event 1\npenalty 5 top=1 rule=2\ndisqualify 9 rule=2\n",
     "1:1 E_FILE_MISSING players NUMBER"},
};

static void penalties_are_checked(void **state) {
    (void)state;
    check_cases(penalty_cases, PDUP_COUNT_OF(penalty_cases));
}

static void texts_are_bounded(void **state) {
    (void)state;
    static const char *const keys[] = {"rule", "reason"};
    char longest[PDUP_MAX_TEXT + 2];
    memset(longest, 'a', sizeof longest - 1);
    longest[PDUP_MAX_TEXT + 1] = '\0';
    for (size_t i = 0; i < PDUP_COUNT_OF(keys); i++) {
        char text[3 * PDUP_MAX_TEXT];
        char wanted[100];
        snprintf(text, sizeof text, EVENT "disqualify 1 %s=%s%s\n", keys[i], longest,
                 i > 0 ? " rule=2" : "");
        snprintf(wanted, sizeof wanted, "3:%d E_FILE_WORD at most 1000 bytes; these are 1001",
                 15 + (int)strlen(keys[i]));
        check_case(&(event_case){text, wanted});
    }
}

static void a_penalty_is_what_its_words_say(void **state) {
    (void)state;
    static const struct {
        pdup_penalty basis;
        int64_t numerator;
        int64_t denominator;
    } wanted[] = {{PDUP_PENALTY_MATCHPOINTS, 5, 2}, {PDUP_PENALTY_TOP, -25, 1},
                  {PDUP_PENALTY_PERCENT, 1, 8},     {PDUP_PENALTY_TOP, 7, 3},
                  {PDUP_PENALTY_TOP, 5, 1},         {PDUP_PENALTY_NONE, 0, 0}};
    pdup_session *session = read_session(
        EVENT "penalty 11 matchpoints=2.50 rule=12.2.2 reason=\"slow play\" time=7\n"
              "penalty 11 top=-25% rule=12 time=8\npenalty 11 percent=0.125 rule=12 time=8\n"
              "penalty 11 top=7/3% rule=12 time=8\npenalty 11 top=+5 rule=12 time=8\n"
              "disqualify 11 rule=13 approved-by=organisers time=8\n",
        "", 1);
    assert_int_equal(pdup_session_ruling_count(session), PDUP_COUNT_OF(wanted));
    for (int32_t i = 0; i < (int32_t)PDUP_COUNT_OF(wanted); i++) {
        int32_t number = 9;
        int64_t time;
        pdup_ruling *ruling;
        int32_t player;
        pdup_penalty basis;
        int64_t amount[2];
        assert_ok(ruling_at(session, i, &number, &time, &ruling));
        assert_ok(pdup_ruling_effect_number_at(ruling, 0, PDUP_EFFECT_PLAYER, &player));
        assert_ok(effect_penalty_at(ruling, 0, &basis, &amount[0], &amount[1]));
        assert_int_equal(number, 0);
        assert_true(time == (i == 0 ? 7 : 8));
        assert_string_equal(pdup_ruling_reason(ruling), i == 0 ? "slow play" : "");
        assert_int_equal(player, 11);
        assert_int_equal(basis, wanted[i].basis);
        assert_true(amount[0] == wanted[i].numerator && amount[1] == wanted[i].denominator);
        pdup_ruling_unref(ruling);
    }
    pdup_session_unref(session);
}

/* The penalties of a session in the order of the file, each as `basis amount`. */
static void assert_penalties(const char *text, int32_t number, const char *wanted) {
    static const char *const bases[] = {"?", "matchpoints", "top", "percent"};
    char found[400] = "";
    pdup_session *session = read_session(text, "", number);
    for (int32_t i = 0; i < pdup_session_ruling_count(session); i++) {
        int32_t ignored;
        int64_t time;
        pdup_ruling *ruling;
        pdup_penalty basis;
        int64_t amount[2];
        assert_ok(ruling_at(session, i, &ignored, &time, &ruling));
        assert_ok(effect_penalty_at(ruling, 0, &basis, &amount[0], &amount[1]));
        sprintf(found + strlen(found), "%s%s %d", i > 0 ? ", " : "", bases[basis], (int)amount[0]);
        if (amount[1] > 1) {
            sprintf(found + strlen(found), "/%d", (int)amount[1]);
        }
        pdup_ruling_unref(ruling);
    }
    pdup_session_unref(session);
    if (strcmp(found, wanted) != 0) {
        fail_msg("%s: %s, not %s", text, found, wanted);
    }
}

/* Rules 12.2, the organisers' tariff: first or repeated, by player and kind. */
static void amounts_come_from_the_tariff(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *wanted;
    } cases[] = {
        {TARIFF "penalty 1 auto rule=12.2.2\npenalty 1 auto rule=12.2.2\n"
                "penalty 1 auto rule=12.2.2\n",
         "top 10, top 25, top 25"},
        /* Another player, another kind; the rules that 12.2 does not list are one kind. */
        {TARIFF "penalty 1 auto rule=12.2.2\npenalty 2 auto rule=12.2.2\npenalty 1 auto rule=12\n"
                "penalty 1 auto rule=13.2.4\npenalty 2 auto rule=12.1\n",
         "top 10, top 10, matchpoints 1/2, percent 2, matchpoints 1/2"},
        {TARIFF "penalty 1 auto rule=\"п. 12.2.2\"\npenalty 1 auto rule=\"12.2.2, 12.1\"\n"
                "penalty 1 auto rule=\"Rule 12.2.2\"\n",
         "top 10, top 25, top 25"},
        /* One for several kinds is before each of them, and before no other. */
        {TARIFF "penalty 1 top=5 rule=12.2.2,12.2.3\npenalty 1 auto rule=12.2.2\n"
                "penalty 1 auto rule=12\n",
         "top 5, top 25, matchpoints 1/2"},
        /* An amount of its own is a penalty too, a bonus is none. */
        {TARIFF "penalty 1 top=5 rule=12.2.2\npenalty 1 auto rule=12.2.2\n", "top 5, top 25"},
        {TARIFF "penalty 1 top=-5 rule=12.2.2\npenalty 1 auto rule=12.2.2\n", "top -5, top 10"},
        {TARIFF "penalty 1 matchpoints=\342\210\2225 rule=12.2.2\n"
                "penalty 1 auto rule=12.2.2 reason=-\n",
         "matchpoints -5, top 10"},
        /* Times decide where they are given; a line without one goes with the line above it. The log is in the order of
         * times, those without first. */
        {TARIFF "penalty 1 auto rule=12.2.2 time=7\npenalty 1 auto rule=12.2.2 time=5\n",
         "top 10, top 25"},
        {TARIFF "penalty 1 auto rule=12.2.2 time=7\npenalty 1 auto rule=12.2.2\n"
                "penalty 1 auto rule=12.2.2 time=7\npenalty 1 auto rule=12.2.2 time=6\n",
         "top 25, top 10, top 25, top 25"},
        {TARIFF "penalty 1 auto rule=12.2.2\npenalty 1 auto rule=12.2.2 time=0\n",
         "top 10, top 25"},
        /* What was revoked, waived or replaced is no earlier one, wherever that is said, and has the price it had; a
         * number that no line speaks of changes nothing. */
        {TARIFF "penalty 1 auto rule=12.2.2 number=12 time=10\nrevoke 12 time=20\n"
                "penalty 1 auto rule=12.2.2 number=13 time=30\n",
         "top 10, top 10"},
        {TARIFF "waive 12 by=2\npenalty 1 auto rule=12.2.2 number=13\n"
                "penalty 1 auto rule=12.2.2 number=12\npenalty 1 auto rule=12.2.2 number=14\n",
         "top 25, top 10, top 25"},
        {TARIFF "penalty 1 auto rule=12.2.2 number=12 time=10\n"
                "penalty 1 auto rule=12.2.2 number=13 time=20\nrevoke 13 time=30\n"
                "penalty 1 auto rule=12.2.2 number=14 time=40\n",
         "top 10, top 25, top 25"},
        {TARIFF "penalty 1 auto rule=12.2.2 number=12 time=10\nwaive 12 by=2 time=15\n"
                "penalty 1 auto rule=12.2.2 number=13 time=10\nwaive 13 by=2 time=20\n",
         "top 10, top 10"},
        {TARIFF "penalty 1 auto rule=12.2.2 number=12\npenalty 1 auto rule=12.2.2 number=13\n"
                "penalty 1 auto rule=12.2.2 number=14 replaces=13\n",
         "top 10, top 25, top 25"},
        {TARIFF "penalty 1 auto rule=12.2.2 number=12 time=10\n"
                "penalty 1 auto rule=12.2.2 number=13 replaces=12 time=20\n"
                "penalty 1 auto rule=12.2.2 number=15 time=30\n",
         "top 10, top 10, top 25"},
        /* The regulations may stand below. */
        {EVENT "penalty 1 auto rule=12.2.8\nregulation penalty-tariff 12.2.8 percent=1 percent=2\n",
         "percent 1"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        assert_penalties(cases[i].text, 1, cases[i].wanted);
    }
}

/* What a player did in one session is repeated in the next; each session may have its own tariff. */
static void penalties_are_counted_through_the_event(void **state) {
    (void)state;
    static const char text[] =
        TARIFF "penalty 1 auto rule=12.2.2 time=9\nsession 2\n"
               "regulation penalty-tariff 12.2.2 percent=1 percent=3\n"
               "penalty 1 auto rule=12.2.2 time=8\npenalty 2 auto rule=12.2.2\n"
               "penalty 2 auto rule=12\nsession 3\nregulation penalty-tariff none\n"
               "penalty 2 top=7 rule=12.2.2\n";
    char value[200];
    size_t length;
    pdup_regulations *regulations;
    assert_penalties(text, 1, "top 25");
    assert_penalties(text, 2, "percent 1, matchpoints 1/2, percent 1");
    assert_penalties(text, 3, "top 7");
    static const char of_event[] = "12.2.2 top=10% top=25% other matchpoints=1/2 percent=2%";
    static const char own[] = "12.2.2 percent=1% percent=3% other matchpoints=1/2 percent=2%";
    static const char *const values[] = {of_event, own, "none"};
    for (int32_t i = 0; i < 3; i++) {
        pdup_session *session = read_session(text, "", i + 1);
        assert_ok(pdup_session_regulations(session, &regulations));
        assert_ok(pdup_regulations_value(regulations, "penalty-tariff", 14, value, sizeof value,
                                         &length));
        assert_string_equal(value, values[i]);
        pdup_regulations_unref(regulations);
        pdup_session_unref(session);
    }
}

/* Many, so that they need room and order: of each player and kind exactly one is the first. */
static void every_player_has_one_first_penalty(void **state) {
    (void)state;
    static char text[60000] = TARIFF;
    for (int32_t i = 0; i < 300; i++) {
        sprintf(text + strlen(text), "penalty %d auto rule=%s time=%d\n", 1 + i * 5 % 21,
                i % 2 ? "12.2.2" : "12", (int)(1000 - i));
    }
    pdup_session *session = read_session(text, "", 1);
    int32_t firsts = 0;
    for (int32_t i = 0; i < 300; i++) {
        int32_t ignored;
        int64_t time;
        pdup_ruling *ruling;
        pdup_penalty basis;
        int64_t amount[2];
        assert_ok(ruling_at(session, i, &ignored, &time, &ruling));
        assert_ok(effect_penalty_at(ruling, 0, &basis, &amount[0], &amount[1]));
        /* Times fall, so the log begins with the last line, and the last line of each is the first penalty. */
        int32_t line = 299 - i;
        bool is_first = line % 2 ? amount[0] == 10 : basis == PDUP_PENALTY_MATCHPOINTS;
        assert_true(is_first == (line >= 300 - 42));
        firsts += is_first;
        pdup_ruling_unref(ruling);
    }
    assert_int_equal(firsts, 42);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(penalties_are_checked),
    cmocka_unit_test(texts_are_bounded),
    cmocka_unit_test(a_penalty_is_what_its_words_say),
    cmocka_unit_test(amounts_come_from_the_tariff),
    cmocka_unit_test(penalties_are_counted_through_the_event),
    cmocka_unit_test(every_player_has_one_first_penalty),
};

PDUP_TEST_MAIN(tests)
