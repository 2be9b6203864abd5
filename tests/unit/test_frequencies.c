/* SPDX-License-Identifier: MIT */
/* Frequency tables: what they hold, merged and corrected, and their matchpoints (rules 8, 11.2.B2). */
#include "pdup_test.h"

#include "frequencies.h"
#include "random.h"
#include "scoring/frequencies.h"
#include "scoring/matchpoints.h"

#include <string.h>

static pdup_frequencies *make(void) {
    pdup_frequencies *made;
    assert_ok(pdup_frequencies_new(NULL, &made));
    return made;
}

static void assert_matchpoints(const pdup_frequencies *table, int32_t whists, int64_t numerator,
                               int64_t denominator) {
    int64_t over;
    int64_t under;
    assert_ok(matchpoints_of(table, whists, &over, &under));
    assert_int_equal(over, numerator);
    assert_int_equal(under, denominator);
}

static void assert_entry(const pdup_frequencies *table, int32_t index, int32_t whists,
                         int64_t hundredths) {
    int32_t found;
    int64_t count;
    assert_ok(pdup_frequencies_score_at(table, index, &found, &count));
    assert_int_equal(found, whists);
    assert_int_equal(count, hundredths);
}

static void assert_total(const pdup_frequencies *table, int64_t results) {
    int64_t found;
    assert_ok(pdup_frequencies_total(table, &found));
    assert_int_equal(found, results);
}

/* Frequencies 2, 1, 3, 4 from the best down; forums.ebu.co.uk/discussion/535/factoring-manually. */
static void published_frequencies(void **state) {
    (void)state;
    pdup_frequencies *table = make();
    assert_ok(add_whole(table, 40, 2));
    assert_ok(add_whole(table, 30, 1));
    assert_ok(add_whole(table, 20, 3));
    assert_ok(add_whole(table, 10, 4));
    assert_matchpoints(table, 40, 17, 1);
    assert_matchpoints(table, 30, 14, 1);
    assert_matchpoints(table, 20, 10, 1);
    assert_matchpoints(table, 10, 3, 1);
    pdup_frequencies_unref(table);
}

/* A result of 30 % 650 and 70 % -100 among five others: 9.7 and 5.7 on a top of 10, 6.9 together. English Bridge Union,
 * White Book 4.1.1.4 and 4.2.1, as github.com/rhindonltd/bridge-box-scorer sums it up; doubled figures are theirs. */
static void published_weights(void **state) {
    (void)state;
    static const int32_t others[] = {650, -100, -100, -200, -790};
    /* What stands behind the outcomes is not looked at. */
    static const int32_t whists[] = {650, -100, -100};
    static const int32_t weights[] = {30, 70, 50};
    pdup_frequencies *table = make();
    for (size_t i = 0; i < PDUP_COUNT_OF(others); i++) {
        assert_ok(add_whole(table, others[i], 1));
    }
    assert_ok(pdup_frequencies_add(table, whists, weights, 2, 1));
    int64_t over;
    int64_t under;
    assert_ok(pdup_frequencies_matchpoints(table, whists, weights, 2, &over, &under));
    assert_true(over == 69 && under == 10);
    assert_matchpoints(table, 650, 97, 10);
    assert_matchpoints(table, -100, 57, 10);
    assert_matchpoints(table, -200, 2, 1);
    assert_matchpoints(table, -790, 0, 1);
    pdup_frequencies_unref(table);
}

/* As in test_matchpoints.c, through a table. */
static void published_scores(void **state) {
    (void)state;
    static const struct {
        const char *source;
        size_t count;
        int32_t scores[11];
        int32_t matchpoints[11];
    } published[] = {
        {"www.bridgewebs.com/loreburn/page11.html",
         10,
         {710, 710, 710, 710, 680, 680, 680, 680, 650, 500},
         {15, 15, 15, 15, 7, 7, 7, 7, 2, 0}},
        {"www.nationwidepairs.com.au/scoring_explanation.html",
         11,
         {1430, 690, 680, 680, 680, 660, 660, 650, 100, 100, -200},
         {20, 18, 14, 14, 14, 9, 9, 6, 3, 3, 0}},
        {"www.nofearbridge.co.uk/duplicate.htm",
         7,
         {430, 430, 420, 460, 430, 450, -50},
         {6, 6, 2, 12, 6, 10, 0}},
        {"github.com/jfklorenz/Bridge-Package 2.3",
         6,
         {170, 170, 170, 170, 150, 150},
         {7, 7, 7, 7, 1, 1}},
        {"github.com/jfklorenz/Bridge-Package, one result", 1, {400}, {0}},
        {"github.com/richardschneider/bridge-scorer, a zero", 4, {90, 0, -50, -50}, {6, 4, 1, 1}},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(published); i++) {
        print_message("%s\n", published[i].source);
        pdup_frequencies *table = make();
        for (size_t j = 0; j < published[i].count; j++) {
            assert_ok(add_whole(table, published[i].scores[j], 1));
        }
        for (size_t j = 0; j < published[i].count; j++) {
            assert_matchpoints(table, published[i].scores[j], published[i].matchpoints[j], 1);
        }
        pdup_frequencies_unref(table);
    }
}

static void an_empty_table_has_nothing(void **state) {
    (void)state;
    pdup_frequencies *table = make();
    int32_t whists = 9;
    int64_t hundredths = 9;
    int64_t other = 9;
    assert_total(table, 0);
    assert_int_equal(pdup_frequencies_score_count(table), 0);
    assert_status(pdup_frequencies_score_at(table, 0, &whists, &hundredths), PDUP_E_RANGE);
    assert_true(whists == 0 && hundredths == 0);
    assert_status(matchpoints_of(table, 0, &hundredths, &other), PDUP_E_STATE);
    assert_true(hundredths == 0 && other == 0);
    assert_status(remove_whole(table, 0, 1), PDUP_E_STATE);
    assert_ok(pdup_frequencies_merge(table, table));
    assert_int_equal(pdup_frequencies_score_count(table), 0);
    pdup_frequencies_unref(table);
}

static void limits_are_kept(void **state) {
    (void)state;
    static const int64_t most = INT64_C(1000000000000);
    pdup_frequencies *table = make();
    assert_status(add_whole(table, PDUP_MAX_WHISTS + 1, 1), PDUP_E_RANGE);
    assert_status(add_whole(table, -PDUP_MAX_WHISTS - 1, 1), PDUP_E_RANGE);
    assert_status(add_whole(table, 0, 0), PDUP_E_RANGE);
    assert_status(add_whole(table, 0, most + 1), PDUP_E_RANGE);
    assert_status(remove_whole(table, 0, 0), PDUP_E_RANGE);
    assert_ok(add_whole(table, 0, most));
    assert_ok(remove_whole(table, 0, most));
    assert_ok(add_whole(table, -PDUP_MAX_WHISTS, most - 1));
    assert_ok(add_whole(table, PDUP_MAX_WHISTS, 1));
    assert_status(add_whole(table, 0, 1), PDUP_E_OVERFLOW);
    assert_status(pdup_frequencies_merge(table, table), PDUP_E_OVERFLOW);
    static const int32_t one[] = {0};
    static const int32_t all[] = {100};
    assert_status(pdup_frequencies_add(table, one, all, 1, 1), PDUP_E_OVERFLOW);
    assert_int_equal(pdup_frequencies_score_count(table), 2);
    assert_entry(table, 0, -PDUP_MAX_WHISTS, (most - 1) * 100);
    assert_entry(table, 1, PDUP_MAX_WHISTS, 100);
    int32_t whists;
    int64_t number;
    int64_t other;
    assert_status(pdup_frequencies_score_at(table, -1, &whists, &number), PDUP_E_RANGE);
    assert_status(pdup_frequencies_score_at(table, 2, &whists, &number), PDUP_E_RANGE);
    assert_status(matchpoints_of(table, PDUP_MAX_WHISTS + 1, &number, &other), PDUP_E_RANGE);
    assert_matchpoints(table, PDUP_MAX_WHISTS, 2 * (most - 1), 1);
    assert_matchpoints(table, -PDUP_MAX_WHISTS, most - 2, 1);
    assert_ok(remove_whole(table, -PDUP_MAX_WHISTS, most - 1));
    assert_total(table, 1);
    pdup_frequencies_unref(table);
}

static void bad_weights_are_refused(void **state) {
    (void)state;
    static const struct {
        int32_t count;
        int32_t whists[9];
        int32_t weights[9];
    } bad[] = {
        {0, {0}, {100}},
        {9, {1, 2, 3, 4, 5, 6, 7, 8, 9}, {10, 10, 10, 10, 10, 10, 10, 10, 20}},
        {2, {0, 6}, {100, 0}},
        {2, {0, 6}, {101, -1}},
        {2, {0, 6}, {50, 49}},
        {2, {0, 6}, {50, 51}},
        {1, {PDUP_MAX_WHISTS + 1}, {100}},
        {1, {-PDUP_MAX_WHISTS - 1}, {100}},
    };
    pdup_frequencies *table = make();
    assert_ok(add_whole(table, 0, 5));
    for (size_t i = 0; i < PDUP_COUNT_OF(bad); i++) {
        int64_t over = 9;
        int64_t under = 9;
        const int32_t *whists = bad[i].whists;
        const int32_t *weights = bad[i].weights;
        int32_t count = bad[i].count;
        assert_status(pdup_frequencies_add(table, whists, weights, count, 1), PDUP_E_RANGE);
        assert_status(pdup_frequencies_remove(table, whists, weights, count, 1), PDUP_E_RANGE);
        assert_status(pdup_frequencies_matchpoints(table, whists, weights, count, &over, &under),
                      PDUP_E_RANGE);
        assert_true(over == 0 && under == 0);
    }
    assert_entry(table, 0, 0, 500);
    static const int32_t eight[] = {1, 2, 3, 4, 5, 6, 7, 7};
    static const int32_t weights[] = {10, 10, 10, 10, 10, 10, 10, 30};
    assert_ok(pdup_frequencies_add(table, eight, weights, 8, 1));
    assert_entry(table, 7, 7, 40);
    pdup_frequencies_unref(table);
}

static void what_is_not_there_cannot_be_removed(void **state) {
    (void)state;
    static const int32_t whists[] = {0, 6};
    static const int32_t same[] = {6, 6};
    static const int32_t weights[] = {40, 60};
    static const int32_t more[] = {39, 61};
    int64_t over;
    int64_t under;
    pdup_frequencies *table = make();
    assert_ok(pdup_frequencies_add(table, whists, weights, 2, 1));
    assert_status(pdup_frequencies_remove(table, whists, more, 2, 1), PDUP_E_STATE);
    assert_status(pdup_frequencies_remove(table, same, weights, 2, 1), PDUP_E_STATE);
    assert_status(pdup_frequencies_matchpoints(table, whists, more, 2, &over, &under),
                  PDUP_E_STATE);
    assert_status(matchpoints_of(table, 6, &over, &under), PDUP_E_STATE);
    assert_status(remove_whole(table, 6, 1), PDUP_E_STATE);
    assert_status(remove_whole(table, 7, 1), PDUP_E_STATE);
    assert_entry(table, 0, 0, 40);
    assert_entry(table, 1, 6, 60);
    assert_ok(pdup_frequencies_remove(table, whists, weights, 2, 1));
    assert_int_equal(pdup_frequencies_score_count(table), 0);
    pdup_frequencies_unref(table);
}

/* ---- Random groups --------------------------------------------------------------------------------------------- */

enum { GROUPS = 300, MOST_RESULTS = 60, MOST_PARTS = 6 };

typedef struct result {
    int32_t count; /* 1: whole */
    int32_t whists[8];
    int32_t weights[8];
} result;

static result random_result(pdup_random *random, int32_t spread, bool may_be_weighted) {
    result made = {.count = 1};
    if (may_be_weighted && random_between(random, 0, 2) == 0) {
        made.count = random_between(random, 2, 8);
    }
    int32_t left = 100;
    for (int32_t i = 0; i < made.count; i++) {
        int32_t after = made.count - 1 - i;
        made.weights[i] = after > 0 ? random_between(random, 1, left - after) : left;
        made.whists[i] = random_between(random, -spread, spread);
        left -= made.weights[i];
    }
    return made;
}

static void add(pdup_frequencies *table, const result *each) {
    if (each->count == 1) {
        assert_ok(add_whole(table, each->whists[0], 1));
    } else {
        assert_ok(pdup_frequencies_add(table, each->whists, each->weights, each->count, 1));
    }
}

static void take_out(pdup_frequencies *table, const result *each) {
    if (each->count == 1) {
        assert_ok(remove_whole(table, each->whists[0], 1));
    } else {
        assert_ok(pdup_frequencies_remove(table, each->whists, each->weights, each->count, 1));
    }
}

/* In hundredths of hundredths, pair by pair. */
static int64_t compare_slowly(const result *results, int32_t count, int32_t own) {
    int64_t sum = 0;
    const result *a = &results[own];
    for (int32_t other = 0; other < count; other++) {
        const result *b = &results[other];
        for (int32_t i = 0; other != own && i < a->count; i++) {
            for (int32_t j = 0; j < b->count; j++) {
                int32_t points = a->whists[i] > b->whists[j] ? 2 : a->whists[i] == b->whists[j];
                sum += (int64_t)points * a->weights[i] * b->weights[j];
            }
        }
    }
    return sum;
}

static void check_against_pairs(const pdup_frequencies *table, const result *results,
                                int32_t count) {
    int64_t sum = 0;
    for (int32_t i = 0; i < count; i++) {
        int64_t over;
        int64_t under;
        assert_ok(pdup_frequencies_matchpoints(table, results[i].whists, results[i].weights,
                                               results[i].count, &over, &under));
        int64_t wanted = compare_slowly(results, count, i);
        assert_int_equal(over * (10000 / under), wanted);
        sum += wanted;
        if (results[i].count == 1) {
            assert_matchpoints(table, results[i].whists[0], over, under);
        }
    }
    assert_int_equal(sum, (int64_t)count * (count - 1) * 10000);
}

/* By sorting, as standings do it; whole results only. */
static void check_against_sorting(const pdup_frequencies *table, const result *results,
                                  int32_t count) {
    pdup__compared compared[MOST_RESULTS];
    pdup__compared scratch[MOST_RESULTS];
    for (int32_t i = 0; i < count; i++) {
        compared[i] = (pdup__compared){results[i].whists[0], 100, (size_t)i, 0};
    }
    pdup__matchpoint(compared, scratch, (size_t)count);
    for (int32_t i = 0; i < count; i++) {
        assert_matchpoints(table, compared[i].whists, compared[i].matchpoints / 100, 1);
    }
}

static void assert_same(const pdup_frequencies *a, const pdup_frequencies *b) {
    char first[8192];
    char second[8192];
    size_t first_length;
    size_t second_length;
    assert_ok(pdup_frequencies_text(a, first, sizeof first, &first_length));
    assert_ok(pdup_frequencies_text(b, second, sizeof second, &second_length));
    assert_string_equal(first, second);
    assert_int_equal(first_length, strlen(first));
}

/* The results dealt out to parts, the parts merged in a random order. */
static pdup_frequencies *in_parts(pdup_random *random, const result *results, int32_t count) {
    pdup_frequencies *parts[MOST_PARTS];
    int32_t order[MOST_PARTS];
    pdup_frequencies *whole = make();
    for (int32_t i = 0; i < MOST_PARTS; i++) {
        parts[i] = make();
        order[i] = i;
    }
    for (int32_t i = 0; i < count; i++) {
        add(parts[random_between(random, 0, MOST_PARTS - 1)], &results[i]);
    }
    random_shuffle(random, order, MOST_PARTS);
    for (int32_t i = 0; i < MOST_PARTS; i++) {
        assert_ok(pdup_frequencies_merge(whole, parts[order[i]]));
    }
    for (int32_t i = 0; i < MOST_PARTS; i++) {
        pdup_frequencies_unref(parts[i]);
    }
    return whole;
}

static void check_group(pdup_random *random, bool may_be_weighted) {
    result results[MOST_RESULTS];
    int32_t count = random_between(random, 1, MOST_RESULTS);
    int32_t spread = random_between(random, 0, 1) ? 5 : PDUP_MAX_WHISTS;
    pdup_frequencies *table = make();
    for (int32_t i = 0; i < count; i++) {
        results[i] = random_result(random, spread, may_be_weighted);
        add(table, &results[i]);
    }
    assert_total(table, count);
    pdup_frequencies *parts = in_parts(random, results, count);
    assert_same(table, parts);
    check_against_pairs(parts, results, count);
    if (!may_be_weighted) {
        check_against_sorting(parts, results, count);
    }
    /* A correction: what was taken out and put back has left no trace. */
    int32_t corrected = random_between(random, 0, count - 1);
    take_out(parts, &results[corrected]);
    results[corrected] = random_result(random, spread, may_be_weighted);
    add(parts, &results[corrected]);
    check_against_pairs(parts, results, count);
    for (int32_t i = 0; i < count; i++) {
        take_out(parts, &results[i]);
    }
    assert_int_equal(pdup_frequencies_score_count(parts), 0);
    pdup_frequencies_unref(parts);
    pdup_frequencies_unref(table);
}

static void random_groups_agree_in_every_way(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < GROUPS; i++) {
        check_group(&random, i % 2 == 0);
    }
}

static void a_table_doubles_itself(void **state) {
    (void)state;
    pdup_frequencies *table = make();
    assert_ok(add_whole(table, 6, 1));
    assert_ok(add_whole(table, -6, 2));
    assert_ok(pdup_frequencies_merge(table, table));
    assert_entry(table, 0, -6, 400);
    assert_entry(table, 1, 6, 200);
    assert_int_equal(pdup_frequencies_score_count(table), 2);
    pdup_frequencies_unref(table);
}

/* Every score there can be, from outside inwards: quadratic work would not end. */
static void every_score_fits(void **state) {
    (void)state;
    pdup_frequencies *table = make();
    for (int32_t i = 0; i <= PDUP_MAX_WHISTS; i++) {
        assert_ok(add_whole(table, PDUP_MAX_WHISTS - i, 1));
        if (i < PDUP_MAX_WHISTS) {
            assert_ok(add_whole(table, i - PDUP_MAX_WHISTS, 1));
        }
    }
    assert_total(table, 2 * PDUP_MAX_WHISTS + 1);
    for (int32_t whists = -PDUP_MAX_WHISTS; whists <= PDUP_MAX_WHISTS; whists += 997) {
        assert_entry(table, whists + PDUP_MAX_WHISTS, whists, 100);
        assert_matchpoints(table, whists, 2 * ((int64_t)whists + PDUP_MAX_WHISTS), 1);
    }
    pdup_frequencies_unref(table);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(published_frequencies),
    cmocka_unit_test(published_weights),
    cmocka_unit_test(published_scores),
    cmocka_unit_test(an_empty_table_has_nothing),
    cmocka_unit_test(limits_are_kept),
    cmocka_unit_test(bad_weights_are_refused),
    cmocka_unit_test(what_is_not_there_cannot_be_removed),
    cmocka_unit_test(random_groups_agree_in_every_way),
    cmocka_unit_test(a_table_doubles_itself),
    cmocka_unit_test(every_score_fits),
};

PDUP_TEST_MAIN(tests)
