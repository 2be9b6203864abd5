/* SPDX-License-Identifier: MIT */
/* What a ruling rests on: how a provision is written, which effects are usual there, and what is warned of. */
#include "pdup_test.h"

#include "ruling/book/doubts.h"
#include "ruling/book/provision.h"
#include "ruling/book/rule_table.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static void provisions_are_written_in_one_way(void **state) {
    (void)state;
    static const struct {
        const char *text;
        const char *written; /* NULL: words */
    } rows[] = {
        {"11.2.B1", "11.2.B1"},
        {"11.2.b1", "11.2.B1"},
        {"11.2.Б1", "11.2.B1"},
        {"11.2.б1", "11.2.B1"},
        {"11.2Б.1.", "11.2.B1"},
        {"11.2 (B) 1)", "11.2.B1"},
        {"11.2.А", "11.2.A"},
        {"11.2.а", "11.2.A"},
        {"11.3.В", "11.3.V"},
        {"11.3.в", "11.3.V"},
        {"11.3.v", "11.3.V"},
        {"11.4.Б1А", "11.4.B1a"},
        {"11.4.B1b", "11.4.B1b"},
        {"13.2.6A", "13.2.6a"},
        {"13.2.6б", "13.2.6b"},
        {"13.2.4 (10)", "13.2.4.10"},
        {"10a", "10.A"},
        {" 4 ", "4"},
        {"11.2.Г", "11.2.?"},
        {"11.2.ё", "11.2.?"},
        {"11.2.c", "11.2.?"},
        {"11.2.Z", "11.2.?"},
        {"123456789", "12345"},
        {"1.2.3.4.5.6.7.8.9", "1.2.3.4.5.6.7.8"},
        {"", NULL},
        {"()", NULL},
        {"A", NULL},
        {"A 11", NULL},
        {"R7", NULL},
        {"regulations 4", NULL},
        {"12.2.2 slow", NULL},
        {"11.2.АБ", NULL},
        {"11.3.ab", NULL},
        {"12-2", NULL},
        {"12.2[3]", NULL},
        {"12.2{3}", NULL},
        {"§ 12.2", "12.2"},
        {"§12.2.2", "12.2.2"},
        {"§§ 12.2.2", "12.2.2"},
        {"§\xc2\xa0"
         "12.2.2",
         "12.2.2"},
        {"п. 12.2.2", "12.2.2"},
        {"п.12.2.2", "12.2.2"},
        {"П12.2.2", "12.2.2"},
        {"пп. 12.2.2", "12.2.2"},
        {"п.п. 12.2.2", "12.2.2"},
        {"пункт 11.2.Б1", "11.2.B1"},
        {"ПУНКТЫ 12.2.2", "12.2.2"},
        {"rule 12.2.2", "12.2.2"},
        {"Rule 12.2 (2)", "12.2.2"},
        {"RULES 12.2.2", "12.2.2"},
        {"правило 12.2.2", "12.2.2"},
        {"Правила 12.2.2", "12.2.2"},
        {"(п. 12.2.2)", "12.2.2"},
        {"12,1", "12.1"},
        {"..4", NULL},
        {".4", NULL},
        {"п..4", NULL},
        {"п.п. 12.2", "12.2"},
        {"rule", NULL},
        {"ruler 12.2", NULL},
        {"ruling 12.2", NULL},
        {"правилам 4", NULL},
        {"пункта 4", NULL},
        {"пунк", NULL},
        {"р. 4", NULL},
        {"Р. 4", NULL},
        {"Ё. 4", NULL},
        {"rule A", NULL},
        {"rule 4 of the club", NULL},
        {"rul\xd0", NULL},
        {"№ 4", NULL},
        {"regulations rule 4", NULL},
        {"12 §", NULL},
        {"12 €", NULL},
        {"12.\xd0", NULL},
        {"12.\xff", NULL},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__provision provision;
        bool is_read = pdup__provision_read(rows[i].text, strlen(rows[i].text), &provision);
        assert_int_equal(is_read, rows[i].written != NULL);
        if (is_read) {
            assert_string_equal(provision.text, rows[i].written);
            assert_int_equal(provision.length, strlen(rows[i].written));
            assert_int_equal(provision.has_comma, strchr(rows[i].text, ',') != NULL);
        }
    }
}

/* Each name of the table is written as it stands there. */
static void the_table_is_written_so(void **state) {
    (void)state;
    for (int32_t i = 0; i < PDUP__SECTIONS; i++) {
        const pdup__section *section = pdup__section_of(i);
        for (int32_t k = -1; k < section->rule_count; k++) {
            const char *name = k < 0 ? section->name : section->rules[k].provision;
            pdup__provision provision;
            assert_true(pdup__provision_read(name, strlen(name), &provision));
            assert_string_equal(provision.text, name);
        }
    }
}

/* Where a step sends to, there are steps. */
static void steps_send_to_provisions(void **state) {
    (void)state;
    int32_t count = 0;
    for (int32_t i = 0; i < PDUP__STEPS; i++) {
        const char *also = pdup__step_of((pdup__step)i)->also;
        bool is_there = !also;
        for (int32_t k = 0; k < PDUP__SECTIONS && !is_there; k++) {
            const pdup__section *section = pdup__section_of(k);
            for (int32_t row = 0; row < section->rule_count; row++) {
                is_there |= pdup__provision_has(also, section->rules[row].provision);
            }
        }
        assert_true(is_there);
        count += also != NULL;
    }
    assert_int_equal(count, 9);
}

static void parts_end_where_numbers_do(void **state) {
    (void)state;
    assert_true(pdup__provision_has("11", "11.2.A"));
    assert_true(pdup__provision_has("11.2.A", "11.2.A"));
    assert_true(pdup__provision_has("11.4.B1", "11.4.B1a"));
    assert_true(pdup__provision_has("11.2.B", "11.2.B1"));
    assert_false(pdup__provision_has("1", "11.2.A"));
    assert_false(pdup__provision_has("13.2.4", "13.2.40"));
    assert_false(pdup__provision_has("11.2.A", "11.2"));
    assert_false(pdup__provision_has("11.3", "11.2.A"));
}

enum { KINDS = PDUP_EFFECT_KIND_SUSPENDED };

/* R artificial, A assigned, N annulled, P penalty, X disqualified, D deferred, S suspended. */
static const char kind_letters[] = "RANPXDS";

static void usual_effects_are_those_of_the_steps(void **state) {
    (void)state;
    static const struct {
        const char *rule;
        const char *usual;
    } rows[] = {
        {"2", "RAPXS"}, /* lost: the powers of 13.2.4 */
        {"4", "P"},
        {"6", ""},
        {"10", "RA"},
        {"10.A", "RA"}, /* fouled: the rest of 10 */
        {"10.B", "RA"},
        {"11.1", "P"},
        {"11.1.A", ""},
        {"11.1.B2", ""},
        {"11.1.V", "P"},
        {"11.2", "RA"},
        {"11.2.A", "RA"},
        {"11.2.B", "RA"},
        {"11.2.B1", "R"},
        {"11.2.B2", "A"},
        {"11.3", "RANP"}, /* its rows by 11.2.A too */
        {"11.3.A", ""},
        {"11.3.B", "RP"},
        {"11.3.B1", ""},
        {"11.3.B2", "RP"},
        {"11.3.V", "N"},
        {"11.4", "RAP"},
        {"11.4.B1", "RA"}, /* fouled */
        {"11.4.B2", ""},
        {"11.4.B3", "P"}, /* a penalty card, a revoke */
        {"11.5.A1", ""},
        {"11.5.A2", "P"},
        {"11.5.B", "P"},
        {"11.6", "RND"},
        {"11.6.A1", ""},
        {"11.6.A2", "D"},
        {"11.6.B", "RN"},
        {"11.7", "RN"},
        {"12", "P"},
        {"12.1", "P"},
        {"12.2", "P"},
        {"12.2.7", "P"},
        {"13.1", ""},
        {"13.2.1", ""},
        {"13.2.3", "P"}, /* amounts by the tariff of penalties */
        {"13.2.4", "PXS"},
        {"13.2.4 (10)", "PXS"},
        {"13.2.5", "RAD"},
        {"13.2.5.1", "RAD"},
        {"13.2.5.2", "RAD"},
        {"13.2.6", "RA"},
        {"13.2.6a", "RA"},
        {"13.2.6b", "RA"},
        {"13.2.7", "RAP"},
        {"13.2.7.1", ""},
        {"13.2.7.2", "P"},
        {"13.2.7.3", "P"},
        {"13.2.7.4", "RAP"},
        {"13.2.7.5", "RA"},
        {"13.2.8", "RAP"}, /* as 13.2.7 */
        {"13.2.8.2", "RAP"},
        {"11.3.B2, 11.2.B2", "RAP"},
        {"12.2.2;13.2.5", "RAPD"},
        {"12.2.2/13.2.5", "RAPD"},
        {"пп. 12.2.2, 13.2.5", "RAPD"},
        {"§ 12.2.2; § 13.2.5", "RAPD"},
        {"13.1, 2", "RAPXS"},
        /* Nothing is unusual for the organisers' own, and for what is unknown. */
        {"regulations 4", "RANPXDS"},
        {"12.2.2, regulations 4", "RANPXDS"},
        {"12.2.2,", "RANPXDS"},
        {"1;2;3;4;5;6;7;8;9", "RANPXDS"},
        {"13.1,2", "RANPXDS"}, /* 13.1.2 */
        {"12.2.9", "RANPXDS"},
        {"12.2.2,12.2.9", "RANPXDS"},
        {"12.2.9,12.2.2", "RANPXDS"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__reference reference;
        pdup__line written = {.length = 0};
        pdup__reference_read(rows[i].rule, strlen(rows[i].rule), &reference, &written);
        for (int32_t kind = 1; kind <= KINDS; kind++) {
            bool is_usual = strchr(rows[i].usual, kind_letters[kind - 1]) != NULL;
            if (((reference.usual >> kind) & 1U) != is_usual) {
                fail_msg("rule %s, effect %d: %s", rows[i].rule, kind,
                         is_usual ? "unusual" : "usual");
            }
        }
    }
}

/* The rules' own list, with items of lists that have no numbers counted, and what they are parts of. */
static void every_provision_is_known(void **state) {
    (void)state;
    static const char known[] = "1 2 3 3.1 3.2 3.3 3.4 4 5 5.1 5.2 5.3 5.4 6 7 8 9 10 10.A 10.B 11 "
                                "11.1 11.1.A 11.1.B 11.1.B1 "
                                "11.1.B2 11.1.V 11.2 11.2.A 11.2.B 11.2.B1 11.2.B2 11.3 11.3.A "
                                "11.3.A1 11.3.A2 11.3.A3 11.3.B "
                                "11.3.B1 11.3.B2 11.3.V 11.4 11.4.A 11.4.A1 11.4.A2 11.4.B 11.4.B1 "
                                "11.4.B1a 11.4.B1b 11.4.B2 "
                                "11.4.B3 11.5 11.5.A 11.5.A1 11.5.A2 11.5.B 11.6 11.6.A 11.6.A1 "
                                "11.6.A2 11.6.B 11.7 12 12.1 12.2 "
                                "12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7 12.2.8 13 13.1 "
                                "13.2 13.2.1 13.2.2 13.2.3 13.2.4 "
                                "13.2.4.1 13.2.4.14 13.2.5 13.2.6 13.2.6a 13.2.6b 13.2.7 13.2.7.1 "
                                "13.2.7.2 13.2.7.3 13.2.7.4 "
                                "13.2.7.5 13.2.8";
    static const char unknown[] =
        "0 14 3.5 5.5 6.1 10.V 11.1.V1 11.2.V 11.3.A4 11.3.B3 11.4.B1v 11.4.V 11.5.V "
        "11.6.V 11.8 12.2.0 12.2.9 12.3 13.2.0 13.2.4x 13.2.40 13.2.4.15 13.2.6v "
        "13.2.7.6 13.2.9 13.3 1.1 1.2.3.4.5.6.7.8.9 123456";
    const char *const lists[] = {known, unknown};
    for (int list = 0; list < 2; list++) {
        const char *at = lists[list];
        while (*at != '\0') {
            size_t size = strcspn(at, " ");
            pdup__reference reference;
            pdup__line written = {.length = 0};
            pdup__reference_read(at, size, &reference, &written);
            if (reference.is_unknown != (list == 1)) {
                fail_msg("%.*s", (int)size, at);
            }
            assert_int_equal(written.length, list == 0 ? size : 0);
            at += size + (at[size] == ' ');
        }
    }
}

typedef struct doubt_case {
    const char *rule;
    const char *effects; /* letters as above */
    int32_t number;
    const char *warnings; /* each with a line end behind it */
} doubt_case;

static pdup_ruling *with_effect(const pdup_ruling *from, char letter, int32_t at) {
    static const int32_t whists[] = {0};
    static const int32_t weights[] = {100};
    pdup_ruling *to;
    switch (letter) {
    case 'R':
        assert_ok(
            pdup_ruling_with_artificial(from, 1, 2, at, PDUP_SEAT_N, PDUP_AWARD_PLUS, NULL, &to));
        break;
    case 'A':
        assert_ok(
            pdup_ruling_with_assigned(from, 1, 2, at, PDUP_SEAT_N, whists, weights, 1, NULL, &to));
        break;
    case 'N':
        assert_ok(pdup_ruling_with_annulled(from, 1, 2, at, PDUP_SEAT_N, NULL, &to));
        break;
    case 'D':
        assert_ok(pdup_ruling_with_deferred(from, 1, 2, at, PDUP_SEAT_N, NULL, &to));
        break;
    case 'P':
        assert_ok(pdup_ruling_with_penalty(from, at, PDUP_PENALTY_MATCHPOINTS, 1, 1, NULL, &to));
        break;
    case 'X':
        assert_ok(pdup_ruling_with_disqualified(from, at, NULL, &to));
        break;
    default:
        assert_ok(pdup_ruling_with_suspended(from, at, 1, 1, NULL, &to));
        break;
    }
    return to;
}

static pdup_ruling *ruling_of(const doubt_case *each) {
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, each->rule, strlen(each->rule), NULL, 0, NULL, &ruling));
    for (int32_t i = 0; each->effects[i] != '\0'; i++) {
        pdup_ruling *next = with_effect(ruling, each->effects[i], i + 1);
        pdup_ruling_unref(ruling);
        ruling = next;
    }
    return ruling;
}

#define UNUSUAL "19 "
#define UNKNOWN "18 "

static void what_is_unusual_is_told_once(void **state) {
    (void)state;
    static const doubt_case cases[] = {
        {"11.2.B1", "RRR", 7, ""},
        {"11.2.B1", "RA", 7,
         UNUSUAL "ruling 7: an assigned adjusted score is unusual for rule 11.2.B1; usual there is "
                 "an artificial "
                 "adjusted score\n"},
        {"12.2.2", "PP", 0, ""},
        {"11.2.a", "PPR", 0,
         UNUSUAL "player 1: a penalty is unusual for rule 11.2.A; usual there is an artificial "
                 "adjusted score or an "
                 "assigned adjusted score\n"},
        {"12.2.2", "NDXSP", 9,
         UNUSUAL
         "ruling 9: annulment is unusual for rule 12.2.2; usual there is a penalty\n" UNUSUAL
         "ruling 9: a deferred result is unusual for rule 12.2.2; usual there is a "
         "penalty\n" UNUSUAL
         "ruling 9: disqualification is unusual for rule 12.2.2; usual there is a penalty\n" UNUSUAL
         "ruling 9: suspension is unusual for rule 12.2.2; usual there is a penalty\n"},
        {"13.2.4", "N", 0,
         UNUSUAL "annulment is unusual for rule 13.2.4; usual there is a penalty, disqualification "
                 "or suspension\n"},
        {"13.1", "P", 0,
         UNUSUAL "player 1: a penalty is unusual for rule 13.1, which changes no score\n"},
        {"12.2.9", "PR", 3,
         UNKNOWN "ruling 3: the rules have no '12.2.9'; did you mean '12.2.8'?\n"},
        {"12.2.2,13.2.40", "PX", 0,
         UNKNOWN "player 1: the rules have no '13.2.40'; did you mean '13.2.4'?\n"},
        {"11.2.б3", "R", 1,
         UNKNOWN "ruling 1: the rules have no '11.2.б3', which is read as 11.2.B3; "
                 "did you mean '11.2.B2'?\n"},
        {"11.2.В1", "R", 1,
         UNKNOWN "ruling 1: the rules have no '11.2.В1', which is read as 11.2.V1; "
                 "did you mean '11.2.B1'?\n"},
        {"11.2.Г", "R", 1,
         UNKNOWN "ruling 1: the rules have no '11.2.Г'; did you mean '11.2.A'?\n"},
        {"12.2.2; п. 12.2.9", "P", 1,
         UNKNOWN "ruling 1: the rules have no 'п. 12.2.9', which is read as 12.2.9; "
                 "did you mean '12.2.8'?\n"},
        {"12,2,2", "P", 1,
         UNKNOWN "ruling 1: the rules have no '12,2,2'; did you mean '12.2.2'?\n"},
        {"12,2,9 ", "P", 1,
         UNKNOWN "ruling 1: the rules have no '12,2,9 '; did you mean '12.2.8'?\n"},
        {"12.1, п. 11,2.", "P", 1,
         UNKNOWN "ruling 1: the rules have no 'п. 11,2.'; did you mean '11.2'?\n"},
        {"12,2/4", "P", 1, UNKNOWN "ruling 1: the rules have no '12,2'; did you mean '12.2'?\n"},
        {"1.2.3.4.5.6.7.8", "R", 1, UNKNOWN "ruling 1: the rules have no '1.2.3.4.5.6.7.8'\n"},
        {"12.2.9", "", 3, UNKNOWN "ruling 3: the rules have no '12.2.9'; did you mean '12.2.8'?\n"},
        {"12.2.9", "", 0, UNKNOWN "the rules have no '12.2.9'; did you mean '12.2.8'?\n"},
        {"12.2.9.a regulation", "X", 3, ""},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(cases); i++) {
        char found[1024] = "";
        pdup_ruling *ruling = ruling_of(&cases[i]);
        pdup__doubts doubts = pdup__doubts_of(ruling, cases[i].number);
        pdup__fault where;
        pdup__issue issue;
        while (pdup__doubt_next(&doubts, &where, &issue)) {
            size_t length = strlen(found);
            snprintf(found + length, sizeof found - length, "%d %.*s\n", issue.status,
                     (int)issue.arguments[0].size, issue.arguments[0].bytes);
            assert_true(where.board >= 0);
        }
        assert_string_equal(found, cases[i].warnings);
        assert_false(pdup__doubt_next(&doubts, &where, &issue));
        pdup_ruling_unref(ruling);
    }
}

/* Read once more, it stays as it is. */
static void the_rule_is_kept_as_it_is_written(void **state) {
    (void)state;
    static const char *const rows[][2] = {
        {"11.2.б1", "11.2.B1"},
        {" 12.2 (2); 12.1", "12.2.2,12.1"},
        {"13.2.4 (10)", "13.2.4.10"},
        {"12.2.9 ", "12.2.9 "},
        {"п. 13.2.4", "13.2.4"},
        {"пп. 12.2.2, 12.2.3", "12.2.2,12.2.3"},
        {"rules 12.2.2/12.2.3", "12.2.2,12.2.3"},
        {"12.2.2, 4", "12.2.2;4"}, /* after a comma it would be 12.2.2.4 */
        {"12.2.2/4;12.1", "12.2.2;4,12.1"},
        {"12,2,2", "12,2,2"},
        {"11.2.б3", "11.2.б3"},
        {"11.2.б1, and more", "11.2.б1, and more"},
        {"regulations, 4", "regulations, 4"},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        for (int k = 0; k < 2; k++) {
            const doubt_case each = {.rule = rows[i][k], .effects = "RP"};
            pdup_ruling *ruling = ruling_of(&each);
            assert_string_equal(pdup_ruling_rule(ruling), rows[i][1]);
            pdup_ruling_unref(ruling);
        }
    }
}

static void nothing_rests_on_nothing(void **state) {
    (void)state;
    pdup__reference reference;
    pdup__line written = {.length = 0};
    pdup__reference_read("", 0, &reference, &written);
    assert_false(reference.is_unknown);
    assert_int_equal(written.length, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(nothing_rests_on_nothing),
    cmocka_unit_test(provisions_are_written_in_one_way),
    cmocka_unit_test(the_table_is_written_so),
    cmocka_unit_test(steps_send_to_provisions),
    cmocka_unit_test(parts_end_where_numbers_do),
    cmocka_unit_test(usual_effects_are_those_of_the_steps),
    cmocka_unit_test(every_provision_is_known),
    cmocka_unit_test(what_is_unusual_is_told_once),
    cmocka_unit_test(the_rule_is_kept_as_it_is_written),
};

PDUP_TEST_MAIN(tests)
