/* SPDX-License-Identifier: MIT */
#include "log_fields.h"
#include "test_event.h"

/* One row to rule on; rulings begin at line 5. */
#define ROW EVENT "traveller 1\n2 5 ? . . . 1 2 3 4 0 0 0 0\n"
#define HEAD "rule=11,13.2 board=1 round=2 table=5"

#define AT " board=1 round=2 table=5 "
#define AWARD "plus, average, minus, a percent, assign:WHISTS, annul or defer, not "
#define USUAL "; usual there is "
#define ARTIFICIAL "an artificial adjusted score"

/* What rulings rest on. */
static const event_case rule_cases[] = {
    {ROW "ruling 7 rule=11.2.б1" AT "N=plus E=60%\n", ""},
    {ROW "ruling 7 rule=11.2.B1" AT "N=plus E=annul S=annul\n",
     "5:15 W_RULE_UNUSUAL ruling 7: annulment is unusual for rule 11.2.B1" USUAL ARTIFICIAL},
    {ROW "ruling 7" AT "N=annul E=assign:0 rule=11.3.в\n",
     "5:58 W_RULE_UNUSUAL ruling 7: an assigned adjusted score is unusual for rule 11.3.V" USUAL
     "annulment"},
    {ROW "ruling 7 rule=11.8" AT "N=plus\n",
     "5:15 W_RULE_UNKNOWN ruling 7: the rules have no '11.8'; did you mean '11.7'?"},
    {ROW "ruling 7 rule=\"regulations 3\"" AT "N=plus E=annul\n", ""},
    /* Appealed against, it stands; replaced, revoked or waived not; a draft is to. */
    {ROW "ruling 7 rule=13.1" AT "N=plus\nappeal 1 ruling=7 by=1\n",
     "5:15 W_RULE_UNUSUAL ruling 7: an artificial adjusted score is unusual for rule 13.1, which "
     "changes no score\n6:8 W_APPEAL_OPEN outcome= is missing"},
    {ROW "ruling 7 rule=13.1" AT "N=plus\nruling 8 rule=11.2.B1" AT "N=plus replaces=7\n", ""},
    {ROW "ruling 8 rule=13.1" AT "N=plus replaces=7\nruling 7 rule=11.2.B1" AT "N=plus\n",
     "5:15 W_RULE_UNUSUAL ruling 8: an artificial adjusted score is unusual for rule 13.1, which "
     "changes no score"},
    {ROW "ruling 7 rule=13.1" AT "N=plus\nrevoke 7\n", ""},
    {ROW "penalty 1 top=5 rule=13.1 number=7\nwaive 7 by=2\n", ""},
    {ROW "penalty 1 top=5 rule=13.1 number=7\npenalty 1 top=5 rule=11.2.A\n",
     "5:22 W_RULE_UNUSUAL ruling 7: a penalty is unusual for rule 13.1, which changes no score\n"
     "6:22 W_RULE_UNUSUAL player 1: a penalty is unusual for rule 11.2.A" USUAL ARTIFICIAL
     " or an assigned adjusted score"},
    {ROW "disqualify 1 rule=12.2.2 number=7\napprove 7 by=committee\n",
     "5:19 W_RULE_UNUSUAL ruling 7: disqualification is unusual for rule 12.2.2" USUAL "a penalty"},
    {ROW "disqualify 1 rule=12.2.9 number=7\n",
     "5:12 W_RULING_DRAFT approved-by=committee or organisers is missing\n"
     "5:19 W_RULE_UNKNOWN ruling 7: the rules have no '12.2.9'; did you mean '12.2.8'?"},
    {ROW "suspend 2 rule=11.7 from=1 to=1\n",
     "5:16 W_RULE_UNUSUAL player 2: suspension is unusual for rule 11.7" USUAL ARTIFICIAL
     " or annulment"},
    /* What is refused is not warned of. */
    {ROW "ruling 7 rule=13.1 board=2 round=2 table=5 N=plus\n",
     "5:26 E_RULING_ROW board 2 has no traveller"},
};

static void what_rulings_rest_on_is_looked_at(void **state) {
    (void)state;
    check_cases(rule_cases, PDUP_COUNT_OF(rule_cases));
}

static const event_case ruling_cases[] = {
    {ROW "ruling 7 " HEAD " N=plus e=minus S=average reason=\"too slow\" time=1795900000\n", ""},
    {ROW "ruling 1000000 W=plus table=5 board=1 round=2 rule=\"\"\n",
     "5:52 E_RANGE a ruling says on which rule it rests"},
    {ROW "ruling 1000000 W=plus table=5 board=1 round=2 rule=-\n", ""},
    /* Wherever it stands, rows come first. */
    {EVENT "ruling 7 " HEAD " N=plus\ntraveller 1\n2 5 ? . . . 1 2 3 4 0 0 0 0\n", ""},
    {ROW "ruling\n", "5:7 E_FILE_COUNT ruling NUMBER KEY=VALUE...; the line ends here"},
    {ROW "ruling 0 " HEAD " N=plus\n", "5:8 E_FILE_WORD a number from 1 to 1000000, not '0'"},
    {ROW "ruling 1000001 " HEAD " N=plus\n",
     "5:8 E_FILE_WORD a number from 1 to 1000000, not '1000001'"},
    {ROW "ruling 7 board=1 round=2 table=5 N=plus\n", "5:40 E_FILE_COUNT rule= is missing"},
    {ROW "ruling 7 " HEAD "\n",
     "5:46 E_FILE_COUNT a ruling says N=, E=, S= or W= what is given, or reason= what was "
     "decided without a change of scores"},
    {ROW "ruling 7 rule=13.2.8\n",
     "5:21 E_FILE_COUNT a ruling says N=, E=, S= or W= what is given, or reason= what was "
     "decided without a change of scores"},
    /* Decisions that change no score (rules 13.2.7): of a row that need not be there, of a board, of neither. */
    {ROW "ruling 7 rule=13.2.7 board=9 round=9 table=9 reason=on\nappeal 1 ruling=7 by=1\n",
     "6:8 W_APPEAL_OPEN outcome= is missing"},
    {ROW "ruling 7 rule=10 board=1 reason=tagged\nruling 8 rule=13.2.8 reason=satisfied\n", ""},
    {ROW "ruling 7 rule=13.2.8 reason=\"\"\n",
     "5:31 E_FILE_COUNT a ruling says N=, E=, S= or W= what is given, or reason= what was "
     "decided without a change of scores"},
    {ROW "ruling 7 rule=13.2.77 board=1 reason=on\n",
     "5:15 W_RULE_UNKNOWN ruling 7: the rules have no '13.2.77'; did you mean '13.2.7'?"},
    {ROW "ruling 7 rule=13.2.7 round=2 reason=on\n", "5:39 E_FILE_COUNT board= is missing"},
    {ROW "ruling 7 rule=13.2.7 board=1 table=5 reason=on\n", "5:47 E_FILE_COUNT round= is missing"},
    {ROW "ruling 7 rule=13.2.7 reason=on N=plus\n", "5:38 E_FILE_COUNT board= is missing"},
    {ROW "ruling 7 rule=2 board=0 round=x table=10001 N=plus\n",
     "5:23 E_FILE_WORD a number from 1 to 40000, not '0'\n"
     "5:31 E_FILE_WORD a number from 1 to 10000, not 'x'\n"
     "5:39 E_FILE_WORD a table from 1 to 10000, not '10001'"},
    {ROW "ruling 7 rule=2 board=0 round=2 table=5 N=plus\n",
     "5:23 E_FILE_WORD a number from 1 to 40000, not '0'"},
    {ROW "ruling 7 rule=2 board=0 round=2 N=plus\n",
     "5:23 E_FILE_WORD a number from 1 to 40000, not '0'\n5:39 E_FILE_COUNT table= is missing"},
    {ROW "ruling 7 " HEAD " N=plus time=soon\n", "5:59 E_FILE_WORD seconds since 1970, not 'soon'"},
    {ROW "ruling 7 " HEAD " N=plus time=-1\n", "5:59 E_FILE_WORD seconds since 1970, not '-1'"},
    {ROW "ruling 7 " HEAD " X=plus\n", "5:47 E_FILE_KEY unknown setting 'X'"},
    {ROW "ruling 7 " HEAD " N=plus N=plus\n", "5:54 E_FILE_TWICE 'N' stands twice in this line"},
    {ROW "ruling 7 " HEAD " N=plus replaces=6\n", "5:63 E_RULING_UNKNOWN ruling 6"},
    /* Other effects than those of 11.2.B1. */
    {ROW "ruling 7 " HEAD " N=0 E=60% S=assign:36 W=annul\n", ""},
    {ROW "ruling 7 " HEAD " N=100% E=assign:-30*60,12*40 S=assign:0.5*99,-1/3*1 W=assign:+7*100\n",
     ""},
    {ROW "ruling 7 " HEAD " N=assign:1*93,2*1,3*1,4*1,5*1,6*1,7*1,8*1\n", ""},
    {ROW "ruling 7 " HEAD " N=assign:1*92,2*1,3*1,4*1,5*1,6*1,7*1,8*1,9*1\n",
     "5:89 E_FILE_WORD at most 8 outcomes, not '9*1'"},
    {ROW "ruling 7 " HEAD " N=assign:3*50,4*51 E=assign:1 S=assign:3*50,4*49\n",
     "5:49 E_RANGE the weights of the outcomes sum to 101, and must sum to 100\n"
     "5:79 E_RANGE the weights of the outcomes sum to 99, and must sum to 100"},
    {ROW "ruling 7 " HEAD " N=101 E=60.5% S=-1% W=%\n",
     "5:49 E_FILE_WORD a whole percent from 0 to 100, not '101'\n"
     "5:55 E_FILE_WORD a whole percent from 0 to 100, not '60.5%'\n"
     "5:63 E_FILE_WORD a whole percent from 0 to 100, not '-1%'\n"
     "5:69 E_FILE_WORD a whole percent from 0 to 100, not '%'"},
    {ROW "ruling 7 " HEAD " N=assign: E=assign:1,2 S=assign:1*60,2*41 W=assign:1*0,2*100\n",
     "5:56 E_FILE_WORD whists, an integer, sixths or halves, within 100000 either way, not ''\n"
     "5:67 E_FILE_WORD a weight of 1 to 100 percent after *, not ''\n"
     "5:100 E_FILE_WORD a weight of 1 to 100 percent after *, not '0'"},
    {ROW "ruling 7 " HEAD " N=assign:1/4 E=assign:3*50,x*50 S=assign:5* W=assign:5*50,\n",
     "5:56 E_FILE_WORD whists, an integer, sixths or halves, within 100000 either way, not '1/4'\n"
     "5:74 E_FILE_WORD whists, an integer, sixths or halves, within 100000 either way, not 'x'\n"
     "5:90 E_FILE_WORD a weight of 1 to 100 percent after *, not ''\n"
     "5:105 E_FILE_WORD whists, an integer, sixths or halves, within 100000 either way, not ''"},
    {ROW "ruling 7 " HEAD " N=averge E=assign S= W=something\n",
     "5:49 E_FILE_WORD " AWARD "'averge'; did you mean 'average'?\n"
     "5:58 E_FILE_WORD " AWARD "'assign'; did you mean 'assign:'?\n"
     "5:67 E_FILE_WORD " AWARD "''\n"
     "5:70 E_FILE_WORD " AWARD "'something'"},
    {ROW "ruling 7 " HEAD " N=assign=36 E=\xd0\xbflus\n",
     "5:49 E_FILE_WORD " AWARD "'assign=36'\n"
     "5:61 E_FILE_WORD " AWARD "'\xd0\xbflus', which has Cyrillic letters"},
    {ROW "ruling 7 " HEAD " N=x E=plus\n", "5:49 E_FILE_WORD " AWARD "'x'"},
    /* The row. */
    {ROW "ruling 7 rule=2 board=2 round=2 table=5 N=plus\n",
     "5:23 E_RULING_ROW board 2 has no traveller"},
    {ROW "ruling 7 rule=2 board=1 round=3 table=5 N=plus\n",
     "5:23 E_RULING_ROW board 1 has no row of round 3, table 5"},
    {EVENT "traveller 1\n2 5 6S N6 E2 S1 1 2 3 4 0 0 0 0\nruling 7 " HEAD " N=plus\n",
     "4:8 E_ROW_TRICKS these sum to 9"},
    {EVENT "traveller 1\n2 5 ? . . . 1 2 3 . 0 0 0 .\nruling 7 " HEAD " N=plus W=plus\n",
     "5:56 E_RULING_ROW nobody sits at W"},
    /* One seat, one ruling; one number, one ruling. */
    {ROW "ruling 7 " HEAD " N=plus E=plus\nruling 8 " HEAD " S=minus E=minus\n",
     "6:57 E_RULING_CONFLICT ruling 7 at E (line 5); replaces=7 puts a ruling in its place"},
    {ROW "ruling 7 " HEAD " N=plus W=plus\nruling 8 " HEAD " W=minus\n",
     "6:49 E_RULING_CONFLICT ruling 7 at W (line 5); replaces=7 puts a ruling in its place"},
    {ROW "ruling 7 " HEAD " N=plus\nruling 7 " HEAD " E=plus\n", "6:8 E_RULING_NUMBER line 5"},
    {ROW "ruling 7 " HEAD " N=plus\nruling 7 " HEAD " E=pluss\n",
     "6:8 E_RULING_NUMBER line 5\n6:49 E_FILE_WORD " AWARD "'pluss'; did you mean 'plus'?"},
    {ROW "ruling 7 " HEAD " N=pluss\nruling 7 " HEAD " N=plus\n",
     "5:49 E_FILE_WORD " AWARD "'pluss'; did you mean 'plus'?"},
    {ROW "ruling 7 " HEAD " N=plus\nsession 2\ntraveller 1\n2 5 ? . . . 1 2 3 4 0 0 0 0\n"
         "ruling 7 " HEAD " N=plus\n",
     ""},
    {"pdup-event 1\ntraveller 1\n2 5 ? . . . 1 2 3 4 0 0 0 0\nruling 7 " HEAD " N=plus\n"
     "ruling 8 " HEAD " N=pus\n",
     "1:1 E_FILE_MISSING players NUMBER\n"
     "5:49 E_FILE_WORD " AWARD "'pus'; did you mean 'plus'?"},
};

static void rulings_are_checked(void **state) {
    (void)state;
    check_cases(ruling_cases, PDUP_COUNT_OF(ruling_cases));
}

static void texts_of_rulings_are_bounded(void **state) {
    (void)state;
    char text[3 * PDUP_MAX_TEXT] = ROW "ruling 7 board=1 round=2 table=5 N=plus rule=";
    char longest[PDUP_MAX_TEXT + 2];
    memset(longest, 'a', sizeof longest - 1);
    longest[PDUP_MAX_TEXT + 1] = '\0';
    strcat(text, longest);
    strcat(text, " reason=");
    strcat(text, longest);
    check_case(&(event_case){text, "5:46 E_FILE_WORD at most 1000 bytes; these are 1001\n"
                                   "5:1055 E_FILE_WORD at most 1000 bytes; these are 1001"});
}

static void a_ruling_is_what_its_words_say(void **state) {
    (void)state;
    pdup_session *session = read_session(
        ROW "ruling 7 " HEAD " W=average E=minus S=plus reason=\"a \\\"b\\\"\" time=12\n", "", 1);
    int32_t number;
    int64_t time;
    pdup_ruling *ruling;
    assert_int_equal(pdup_session_ruling_count(session), 1);
    assert_ok(ruling_at(session, 0, &number, &time, &ruling));
    assert_int_equal(number, 7);
    assert_int_equal(time, 12);
    assert_string_equal(pdup_ruling_rule(ruling), "11,13.2");
    assert_string_equal(pdup_ruling_reason(ruling), "a \"b\"");
    static const struct {
        pdup_seat seat;
        pdup_award award;
    } effects[] = {{PDUP_SEAT_E, PDUP_AWARD_MINUS},
                   {PDUP_SEAT_S, PDUP_AWARD_PLUS},
                   {PDUP_SEAT_W, PDUP_AWARD_AVERAGE}};
    assert_int_equal(pdup_ruling_effect_count(ruling), 3);
    for (int32_t i = 0; i < 3; i++) {
        int32_t row[3];
        pdup_seat seat;
        pdup_award award;
        assert_ok(effect_row_at(ruling, i, &row[0], &row[1], &row[2], &seat));
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_AWARD, &award));
        assert_int_equal(row[0], 1);
        assert_int_equal(row[1], 2);
        assert_int_equal(row[2], 5);
        assert_int_equal(seat, effects[i].seat);
        assert_int_equal(award, effects[i].award);
    }
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

static void every_effect_is_read(void **state) {
    (void)state;
    pdup_session *session =
        read_session(ROW "ruling 7 " HEAD " N=60% E=assign:-30*60,12.5*40 S=annul W=0\n", "", 1);
    static const int32_t kinds[] = {PDUP_EFFECT_KIND_ARTIFICIAL, PDUP_EFFECT_KIND_ASSIGNED,
                                    PDUP_EFFECT_KIND_ANNULLED, PDUP_EFFECT_KIND_ARTIFICIAL};
    int32_t number;
    int64_t time;
    pdup_ruling *ruling;
    assert_ok(ruling_at(session, 0, &number, &time, &ruling));
    for (int32_t i = 0; i < 4; i++) {
        int32_t kind;
        int32_t percent;
        pdup_award award;
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_KIND, &kind));
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_AWARD, &award));
        assert_ok(pdup_ruling_effect_number_at(ruling, i, PDUP_EFFECT_PERCENT, &percent));
        assert_int_equal(kind, kinds[i]);
        assert_int_equal(award, i % 3 == 0 ? PDUP_AWARD_PERCENT : PDUP_AWARD_NONE);
        assert_int_equal(percent, i == 0 ? 60 : 0);
    }
    static const int32_t outcomes[][2] = {{-180, 60}, {75, 40}};
    for (int32_t i = 0; i < 2; i++) {
        int32_t found[2];
        assert_ok(pdup_ruling_effect_outcome_at(ruling, 1, i, &found[0], &found[1]));
        assert_memory_equal(found, outcomes[i], sizeof found);
    }
    pdup_ruling_unref(ruling);
    pdup_session_unref(session);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(what_rulings_rest_on_is_looked_at),
    cmocka_unit_test(every_effect_is_read),
    cmocka_unit_test(rulings_are_checked),
    cmocka_unit_test(texts_of_rulings_are_bounded),
    cmocka_unit_test(a_ruling_is_what_its_words_say),
};

PDUP_TEST_MAIN(tests)
