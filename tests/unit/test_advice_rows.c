/* SPDX-License-Identifier: MIT */
/* Every provision both ways: its facts give its steps, and each of them withheld is asked for. The facts of a case are
 * those that its answer rests on, in the order in which they are asked. The one behind `~` leads to the same without
 * those before it, so neither it nor they are withheld. */
#include "advice_case.h"
#include "rule_fields.h"

#include <stdbool.h>

typedef struct advice_case {
    const char *section;
    const char *facts;
    const char *steps;
} advice_case;

enum { SECTIONS = 32, PLACES = 64 };

/* What came up in the cases: the rows of each section, and its facts when they were withheld. */
static bool rows_met[SECTIONS][PLACES];
static bool facts_withheld[SECTIONS][PLACES];

/* Marks the rows that say what the steps do. */
static void meet_rows(const pdup_question *question) {
    int32_t section = case_section(pdup_question_section(question));
    pdup_advice *advice;
    assert_ok(pdup_question_advise(question, &advice));
    for (int32_t i = 0; i < pdup_advice_step_count(advice); i++) {
        int32_t is[4];
        assert_ok(pdup_advice_step_number_at(advice, i, PDUP_ADVISED_STEP, &is[0]));
        assert_ok(pdup_advice_step_number_at(advice, i, PDUP_ADVISED_DUTY, &is[1]));
        assert_ok(advice_step_marks_at(advice, i, &is[2], &is[3]));
        for (int32_t row = 0; row < pdup_rules_row_count(section); row++) {
            int32_t has[4];
            assert_ok(rules_row_step_at(section, row, &has[0], &has[1]));
            assert_ok(rules_row_marks_at(section, row, &has[2], &has[3]));
            rows_met[section][row] |=
                memcmp(is, has, sizeof is) == 0 &&
                pdup_advice_step_provision_at(advice, i) ==
                    pdup_rules_row_text_at(section, row, PDUP_RULE_TEXT_PROVISION);
        }
    }
    pdup_advice_unref(advice);
}

/* The answer without the fact at the place asks for that fact. */
static void check_withheld(const advice_case *row, int place, const char *fact) {
    char text[CASE_TEXT];
    char asked[CASE_TEXT] = " ";
    pdup_question *question = case_question(row->section);
    case_give(question, row->facts, place);
    case_answer(question, text);
    assert_true(strncmp(text, "? ", 2) == 0);
    strncat(asked, fact, strcspn(fact, "="));
    strcat(asked, " ");
    strcat(text, " ");
    if (!strstr(text, asked)) {
        fail_msg("%s %s: %s and not%s", row->section, row->facts, text, asked);
    }
    int32_t section = case_section(row->section);
    for (int32_t i = 0; i < pdup_rules_fact_count(section); i++) {
        const char *name =
            pdup_rules_fact_text_at(section, i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
        facts_withheld[section][i] |=
            strlen(name) == strcspn(fact, "=") && strncmp(name, fact, strlen(name)) == 0;
    }
    pdup_question_unref(question);
}

static void check(const advice_case *cases, size_t count) {
    for (size_t i = 0; i < count; i++) {
        char text[CASE_TEXT];
        pdup_question *question = case_question(cases[i].section);
        int facts = case_give(question, cases[i].facts, -1);
        case_answer(question, text);
        assert_string_equal(text, cases[i].steps);
        meet_rows(question);
        pdup_question_unref(question);
        const char *sufficient = strchr(cases[i].facts, '~');
        const char *word = cases[i].facts;
        for (int k = 0; k < facts; k++) {
            if (!sufficient || word > sufficient) {
                check_withheld(&cases[i], k, word);
            }
            word += strcspn(word, " ");
            word += strspn(word, " ");
        }
    }
}

static void rule_2(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"2", "traveller=no-entry",
         "2 may hear-claims, 2 must adjusted-score, 13.2.6b must notify-if-reviewable"},
        {"2", "traveller=lost",
         "2 must treat-as-cheating, 13.2.4 may disciplinary-points ours, 13.2.4 may suspend ours, "
         "13.2.4 may seek-approval ours"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_4(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"4", "laid-down=yes announced=yes finished=no", "4 must time-penalty"},
        {"4", "laid-down=no", ""},
        {"4", "laid-down=yes ~announced=no", ""},
        {"4", "laid-down=yes announced=yes ~finished=yes", ""},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_6(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"6", "row=incomplete ended=yes unfounded=yes", "6 may cancel-claim"},
        {"6", "row=incomplete ended=no", ""},
        {"6", "row=incomplete ended=yes ~unfounded=no", ""},
        {"6", "row=complete", "6 must refuse-claims, 2 may correct-result"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_10(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"10", "change=other forms=two rows=all",
         "10.A must fouled-board, 10.B must tag-rows, 10.B must normalise-apart"},
        {"10", "change=other forms=more rows=all",
         "10.A must fouled-board, 10.B must tag-rows ours, 10.B must normalise-apart ours"},
        {"10", "change=other forms=two rows=some",
         "10.A must fouled-board, 10.B must tag-rows, 10.B must tag-or-adjust ours, 10.B must "
         "normalise-apart, 13.2.6b must notify-if-reviewable"},
        {"10", "change=other forms=more rows=some",
         "10.A must fouled-board, 10.B must tag-rows ours, 10.B must tag-or-adjust ours, 10.B must "
         "normalise-apart ours, 13.2.6b must notify-if-reviewable"},
        {"10", "change=none", "10.A must not-fouled"},
        {"10", "change=other ~forms=one", "10.A must not-fouled"},
        {"10", "change=turned turned-boards=map forms=more", "10.A may map-turned ours regulation"},
        {"10", "change=turned turned-boards=map forms=two", "10.A may map-turned ours regulation"},
        {"10", "change=turned turned-boards=refuse forms=two rows=all",
         "10.A must fouled-board, 10.B must tag-rows, 10.B must normalise-apart"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_11_1(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.1.A", "time=bidding",
         "11.1.A player may draw-attention, 11.1.A player may call-director"},
        {"11.1.A", "time=play",
         "11.1.A player may draw-attention, 11.1.A player may call-director"},
        {"11.1.A", "time=outside", ""},
        {"11.1.B", "first=spectator answers=innocent",
         "11.1.B1 may right-to-penalise-lost, 11.1.V may procedural-penalty"},
        {"11.1.B", "first=spectator answers=offending", "11.1.B2 may right-to-rectify-lost"},
        {"11.1.B", "first=player", ""},
        {"11.1.V", "lost=yes", "11.1.V may procedural-penalty"},
        {"11.1.V", "lost=no", ""},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_11_2(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.2.A", "ground=no-redress",
         "11.2.A may adjusted-score, 13.2.6b must notify-if-reviewable"},
        {"11.2.A", "ground=no-rectification",
         "11.2.A may artificial-score, 13.2.6b must notify-if-reviewable"},
        {"11.2.A", "ground=wrong-penalty",
         "11.2.A may adjusted-score, 13.2.6b must notify-if-reviewable"},
        {"11.2.A", "ground=none", ""},
        {"11.2.B1", "result=no at-fault=W partly-at-fault=S not-at-fault=NE",
         "11.2.B1 must average-minus=W, 11.2.B1 must average=S, 11.2.B1 must average-plus=NE, "
         "13.2.6b must notify-if-reviewable"},
        {"11.2.B1", "result=no at-fault=none partly-at-fault=none not-at-fault=NES",
         "11.2.B1 must average-plus=NES, 13.2.6b must notify-if-reviewable"},
        {"11.2.B1", "result=yes", ""},
        {"11.2.B2", "reached=yes offending=E innocent=NS without=1,-1,0 possible=1,-1,0",
         "11.2.B2 must best-without=NS, 11.2.B2 must worst-possible=E, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.2.B2", "reached=yes offending=NES innocent=none possible=1,-1,0",
         "11.2.B2 must worst-possible=NES, 13.2.6b must notify-if-reviewable"},
        {"11.2.B2", "reached=yes offending=none innocent=W without=1,-1,0,0",
         "11.2.B2 must best-without=W, 13.2.6b must notify-if-reviewable"},
        {"11.2.B2", "reached=no", ""},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_11_3(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.3", "found=before-play called=yes",
         "11.3 must artificial-score, 11.3 may penalise-offender, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.3", "found=during-play called=yes",
         "11.3 must artificial-score, 11.3 may penalise-offender, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.3", "found=before-play called=no records=yes seen=nobody",
         "11.3.A1 must repair-by-records, 11.3.A must normal-play"},
        {"11.3", "found=during-play called=no records=no irregular=yes seen=nobody",
         "11.3.A3 must redeal, 11.3.A must normal-play"},
        {"11.3", "found=before-play called=no records=no irregular=no earlier=yes seen=nobody",
         "11.3.A2 must repair-by-players, 11.3.A must normal-play"},
        {"11.3", "found=before-play called=no records=no irregular=no earlier=no",
         "11.2.A may artificial-score ours, 13.2.6b must notify-if-reviewable"},
        {"11.3",
         "found=before-play called=no records=yes seen=somebody disturbs=no "
         "consent=yes",
         "11.3.A1 must repair-by-records, 11.3.B1 may allow-play"},
        {"11.3",
         "found=before-play called=no records=yes seen=somebody disturbs=no "
         "consent=no",
         "11.3.A1 must repair-by-records, 11.3.B2 must artificial-score ours, 11.3.B2 may "
         "penalise-offender ours, 13.2.6b must notify-if-reviewable"},
        {"11.3", "found=before-play called=no records=yes seen=somebody disturbs=yes",
         "11.3.A1 must repair-by-records, 11.3.B2 must artificial-score, 11.3.B2 may "
         "penalise-offender, 13.2.6b must notify-if-reviewable"},
        {"11.3", "found=after-play surplus=hand independent=none",
         "11.3.V must annul-result ours, 11.2.A may adjusted-score ours, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.3", "found=after-play surplus=hand independent=NE",
         "11.3.V must annul-result ours, 11.3.V may keep-independent=NE ours, 11.2.A may "
         "adjusted-score ours, 13.2.6b must notify-if-reviewable"},
        {"11.3", "found=after-play surplus=talon",
         "11.2.A may adjusted-score ours, 13.2.6b must notify-if-reviewable"},
        /* Without a call V is what the rules say themselves; the call is not asked for. */
        {"11.3", "called=no ~found=after-play surplus=hand independent=none",
         "11.3.V must annul-result, 11.2.A may adjusted-score ours, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.3", "called=no ~found=after-play surplus=hand independent=NE",
         "11.3.V must annul-result, 11.3.V may keep-independent=NE, 11.2.A may adjusted-score "
         "ours, 13.2.6b must notify-if-reviewable"},
        {"11.3", "called=yes ~found=after-play surplus=hand independent=NE",
         "11.3.V must annul-result ours, 11.3.V may keep-independent=NE ours, 11.2.A may "
         "adjusted-score ours, 13.2.6b must notify-if-reviewable"},
        /* Whatever repaired the board, what was seen decides. */
        {"11.3", "found=during-play called=no records=no irregular=yes seen=somebody disturbs=yes",
         "11.3.A3 must redeal, 11.3.B2 must artificial-score, 11.3.B2 may penalise-offender, "
         "13.2.6b must notify-if-reviewable"},
        {"11.3",
         "found=during-play called=no records=no irregular=no earlier=yes seen=somebody "
         "disturbs=no consent=yes",
         "11.3.A2 must repair-by-players, 11.3.B1 may allow-play"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_11_4(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.4", "found=before-bidding card=elsewhere",
         "11.4.A must search-card, 11.4.A1 must return-card"},
        {"11.4", "found=before-bidding card=among-played",
         "11.4.A must search-card, 11.4.A1 must return-card"},
        {"11.4", "found=before-bidding card=not-found",
         "11.4.A must search-card, 11.4.A2 must rebuild-deal"},
        {"11.4", "found=bidding card=elsewhere",
         "11.4.A must search-card ours, 11.4.A1 must return-card ours"},
        {"11.4", "found=bidding card=among-played",
         "11.4.A must search-card ours, 11.4.A1 must return-card ours"},
        {"11.4", "found=bidding card=not-found",
         "11.4.A must search-card ours, 11.4.A2 must rebuild-deal ours"},
        {"11.4", "found=during-play card=among-played own=no",
         "11.4.B must search-card, 11.4.B1a must fouled-board"},
        {"11.4", "found=during-play card=among-played own=yes",
         "11.4.B must search-card, 11.4.B1a must fouled-board, 11.5.B must look-for-two-cards "
         "ours"},
        {"11.4", "found=during-play card=elsewhere",
         "11.4.B must search-card, 11.4.B1b must restore-hand, 11.4.B3 must always-held, 11.4.B3 "
         "may penalty-card, 11.4.B3 may revoke-by-card"},
        {"11.4", "found=during-play card=not-found",
         "11.4.B must search-card, 11.4.B2 must rebuild-deal, 11.4.B3 must always-held, 11.4.B3 "
         "may penalty-card, 11.4.B3 may revoke-by-card"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_11_5(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.5", "trick=3 cards=too-many suit-led=yes",
         "11.5.A must expose-card, 11.5.A1 must place-suit-card"},
        {"11.5", "trick=10 cards=too-many suit-led=no",
         "11.5.A must expose-card, 11.5.A2 must place-any-card, 11.5.A2 must deemed-revoke"},
        {"11.5", "trick=1 cards=too-few shown=known",
         "11.5.B must return-extra-cards, 11.5.B must keep-shown-card, 11.5.B must always-held, "
         "11.5.B may revoke-in-later-tricks"},
        {"11.5", "trick=1 cards=too-few shown=unknown highest=one",
         "11.5.B must return-extra-cards, 11.5.B must keep-highest-card, 11.5.B must always-held, "
         "11.5.B may revoke-in-later-tricks"},
        {"11.5", "trick=1 cards=too-few shown=unknown highest=several",
         "11.5.B must return-extra-cards, 11.5.B offender may choose-among-highest ours, 11.5.B "
         "must "
         "always-held, 11.5.B may revoke-in-later-tricks"},
        {"11.5", "trick=1 cards=too-few shown=unknown highest=none",
         "11.5.B must return-extra-cards, 11.5.B must keep-highest-put ours, 11.5.B must "
         "always-held, 11.5.B may revoke-in-later-tricks"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rules_11_6_and_11_7(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"11.6", "played-before=none due-later=no",
         "11.6.A1 may keep-result, 11.6.A2 may play-right-board"},
        {"11.6", "played-before=none due-later=yes",
         "11.6.A1 may keep-result, 11.6.A1 must flag-repeat ours, 11.6.A2 may play-right-board"},
        {"11.6", "played-before=N kept-from-result=none kept-elsewhere=no",
         "11.6.B must annul-second-result=N"},
        {"11.6", "played-before=N kept-from-result=none kept-elsewhere=yes",
         "11.6.B must annul-second-result=N, 11.6.B must artificial-elsewhere, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.6", "played-before=NE kept-from-result=SW kept-elsewhere=no",
         "11.6.B must annul-second-result=NE, 11.6.B must artificial-score=SW, 13.2.6b must "
         "notify-if-reviewable"},
        {"11.7", "stage=bidding correctable=yes", "11.7 may correct-hands"},
        {"11.7", "stage=play",
         "11.7 must annul-result, 11.7 must artificial-score, 13.2.6b must notify-if-reviewable"},
        {"11.7", "stage=bidding correctable=no",
         "11.7 must annul-result ours, 11.7 must artificial-score ours, 13.2.6b must "
         "notify-if-reviewable"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_12(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"12.1", "act=delay", "12.1 may procedural-penalty"},
        {"12.1", "act=disturbance", "12.1 may procedural-penalty"},
        {"12.1", "act=other-table", "12.1 may procedural-penalty"},
        {"12.1", "act=none", ""},
        {"12.2", "act=late tariff=yes occurrence=first",
         "12.2.1 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=late tariff=no",
         "12.2.1 may procedural-penalty, 13.2.4 must determine-penalty"},
        {"12.2", "act=slow tariff=yes occurrence=repeated",
         "12.2.2 may procedural-penalty, 13.2.3 must amount-repeated regulation"},
        {"12.2", "act=loud tariff=yes occurrence=first",
         "12.2.3 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=comparing tariff=yes occurrence=first",
         "12.2.4 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=touching tariff=yes occurrence=first",
         "12.2.5 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=pockets tariff=yes occurrence=first",
         "12.2.6 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=procedure tariff=yes occurrence=first",
         "12.2.7 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=not-complying tariff=yes occurrence=first",
         "12.2.8 may procedural-penalty, 13.2.3 must amount-first regulation"},
        {"12.2", "act=other tariff=yes occurrence=repeated",
         "12.2 may procedural-penalty, 13.2.3 must amount-repeated regulation"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rule_13_2_4(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"13.2.4", "matter=error in-period=yes", "13.2.4 must rectify"},
        {"13.2.4", "matter=error in-period=no", "2 must leave-result"},
        {"13.2.4", "matter=rights", "13.2.4 must tell-rights"},
        {"13.2.4", "matter=waiver requested=yes", "13.2.4 may waive-penalty"},
        {"13.2.4", "matter=waiver requested=no", ""},
        {"13.2.4", "matter=dispute necessary=no",
         "13.2.4 must decide-dispute, 13.2.6b must notify-if-reviewable"},
        {"13.2.4", "matter=dispute necessary=yes", "13.2.4 must refer-dispute"},
        {"13.2.4", "matter=order", "13.2.4 may disciplinary-points, 13.2.4 may suspend"},
        {"13.2.4", "matter=disqualification cause=yes approved=yes", "13.2.4 may disqualify"},
        {"13.2.4", "matter=disqualification cause=yes approved=no", "13.2.4 may seek-approval"},
        {"13.2.4", "matter=disqualification cause=no", ""},
        {"13.2.4", "matter=delegation", "13.2.4 may delegate"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

static void rules_13_2_5_to_13_2_8(void **state) {
    (void)state;
    static const advice_case cases[] = {
        {"13.2.5", "allowed=yes",
         "13.2.5 must rectify-procedure, 13.2.5 may adjusted-score, 13.2.5 may require-play, "
         "13.2.5 may postpone-play, 13.2.6b must notify-if-reviewable"},
        {"13.2.5", "allowed=no",
         "13.2.5 must rectify-procedure, 13.2.5 may require-play, 13.2.5 may postpone-play"},
        {"13.2.6a", "wrong=yes rectifiable=no",
         "13.2.6a must adjusted-all-innocent, 13.2.6b must notify-if-reviewable"},
        {"13.2.6a", "wrong=yes rectifiable=yes", "13.2.4 must rectify"},
        {"13.2.6a", "wrong=no", ""},
        {"13.2.6b", "reviewable=yes", "13.2.6b must notify-if-reviewable"},
        {"13.2.6b", "reviewable=no", ""},
        {"13.2.7", "penalty=none infraction=no special=no", "13.2.7.1 must go-on"},
        {"13.2.7", "penalty=none infraction=yes ~harm=no special=no", "13.2.7.1 must go-on"},
        {"13.2.7", "penalty=none infraction=yes ~harm=no special=yes",
         "11.2.A may use-special-powers ours, 13.2.6b must notify-if-reviewable"},
        {"13.2.7", "penalty=none infraction=no special=yes",
         "11.2.A may use-special-powers ours, 13.2.6b must notify-if-reviewable"},
        {"13.2.7", "penalty=clear", "13.2.7.2 must impose-penalty"},
        {"13.2.7", "penalty=players-choice", "13.2.7.3 must explain-choices"},
        {"13.2.7", "penalty=directors-choice",
         "13.2.7.4 must restore-equity, 13.2.7.4 may impose-stated-penalty, 13.2.7.4 may "
         "adjusted-score, 13.2.6b must notify-if-reviewable"},
        {"13.2.7", "penalty=none infraction=yes harm=yes",
         "13.2.7.5 must adjusted-score, 13.2.7.5 must notify-offender-appeal, 13.2.6b must "
         "notify-if-reviewable"},
        {"13.2.8", "satisfied=yes", "13.2.8 must act-on-facts, 13.2.6b must notify-if-reviewable"},
        {"13.2.8", "satisfied=no", "13.2.8 must rule-to-go-on, 13.2.8 must notify-appeal"},
    };
    check(cases, PDUP_COUNT_OF(cases));
}

/* After all the others: the cases above leave out no row of the table and no fact that is asked for. */
static void every_row_and_every_fact_came_up(void **state) {
    (void)state;
    assert_true(pdup_rules_section_count() <= SECTIONS);
    for (int32_t section = 0; section < pdup_rules_section_count(); section++) {
        for (int32_t row = 0; row < pdup_rules_row_count(section); row++) {
            if (!rows_met[section][row]) {
                fail_msg("%s: %s", pdup_rules_row_text_at(section, row, PDUP_RULE_TEXT_PROVISION),
                         pdup_rules_row_text_at(section, row, PDUP_RULE_TEXT_CONDITION));
            }
        }
        for (int32_t fact = 0; fact < pdup_rules_fact_count(section); fact++) {
            int32_t kind;
            int32_t is_asked;
            assert_ok(rules_fact_kind_at(section, fact, &kind, &is_asked));
            if (is_asked && !facts_withheld[section][fact]) {
                fail_msg(
                    "%s: %s",
                    pdup_rules_section_text_at(section, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                    pdup_rules_fact_text_at(section, fact, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
            }
        }
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(rule_2),
    cmocka_unit_test(rule_4),
    cmocka_unit_test(rule_6),
    cmocka_unit_test(rule_10),
    cmocka_unit_test(rule_11_1),
    cmocka_unit_test(rule_11_2),
    cmocka_unit_test(rule_11_3),
    cmocka_unit_test(rule_11_4),
    cmocka_unit_test(rule_11_5),
    cmocka_unit_test(rules_11_6_and_11_7),
    cmocka_unit_test(rule_12),
    cmocka_unit_test(rule_13_2_4),
    cmocka_unit_test(rules_13_2_5_to_13_2_8),
    cmocka_unit_test(every_row_and_every_fact_came_up),
};

PDUP_TEST_MAIN(tests)
