/* SPDX-License-Identifier: MIT */
/* Rules 8, against published figures of duplicate bridge, which compares results in the same way. */
#include "pdup_test.h"

#include "random.h"
#include "scoring/matchpoints.h"

enum { MOST = 40 };

/* The matchpoints of each score, in the order of the scores. */
static void matchpoint(const int32_t *scores, size_t count, int32_t *out) {
    pdup__compared results[MOST];
    pdup__compared scratch[MOST];
    for (size_t i = 0; i < count; i++) {
        results[i] = (pdup__compared){scores[i], 100, i, -1};
    }
    pdup__matchpoint(results, scratch, count);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(results[i].matchpoints % 100, 0);
        out[results[i].key] = (int32_t)(results[i].matchpoints / 100);
    }
}

/* Figures on a scale of one for a win are doubled here. */
static const struct {
    const char *source;
    size_t count;
    int32_t scores[12];
    int32_t matchpoints[12];
} published[] = {
    {"acbl.org, how to keep score",
     7,
     {420, 430, 500, 420, 450, -50, 170},
     {5, 8, 12, 5, 10, 0, 2}},
    {"funbridge.com, scores FAQ",
     9,
     {650, 620, 620, 620, 620, 170, 170, 140, 110},
     {16, 11, 11, 11, 11, 5, 5, 2, 0}},
    {"github.com/jfklorenz/Bridge-Package 2.1",
     6,
     {-90, 170, -90, -100, -90, 150},
     {4, 10, 4, 0, 4, 8}},
    {"github.com/jfklorenz/Bridge-Package 2.2",
     6,
     {150, 120, 120, 430, 400, 400},
     {4, 1, 1, 10, 7, 7}},
    {"github.com/jfklorenz/Bridge-Package 2.3",
     6,
     {170, 170, 170, 170, 150, 150},
     {7, 7, 7, 7, 1, 1}},
    {"github.com/jfklorenz/Bridge-Package, one result", 1, {400}, {0}},
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
    {"github.com/richardschneider/bridge-scorer, simple", 4, {400, 430, 150, -50}, {4, 6, 2, 0}},
    {"github.com/richardschneider/bridge-scorer, two tied",
     4,
     {-110, -140, -140, -120},
     {6, 1, 1, 4}},
    {"github.com/richardschneider/bridge-scorer, three tied", 4, {50, -90, -90, -90}, {6, 2, 2, 2}},
    {"github.com/richardschneider/bridge-scorer, a zero", 4, {90, 0, -50, -50}, {6, 4, 1, 1}},
    /* By frequencies 2, 1, 3, 4 from the best down. */
    {"forums.ebu.co.uk/discussion/535/factoring-manually",
     10,
     {9, 9, 8, 7, 7, 7, 6, 6, 6, 6},
     {17, 17, 14, 10, 10, 10, 3, 3, 3, 3}},
};

static void published_figures_come_out(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(published); i++) {
        int32_t found[MOST];
        matchpoint(published[i].scores, published[i].count, found);
        for (size_t k = 0; k < published[i].count; k++) {
            if (found[k] != published[i].matchpoints[k]) {
                fail_msg("%s: %d", published[i].source, (int)found[k]);
            }
        }
    }
}

static void every_comparison_is_counted_as_the_rules_say(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int round = 0; round < 5000; round++) {
        int32_t scores[MOST];
        int32_t found[MOST];
        size_t count = (size_t)random_between(&random, 0, MOST);
        int32_t spread = random_between(&random, 0, 20);
        for (size_t i = 0; i < count; i++) {
            scores[i] = random_between(&random, -spread, spread);
        }
        matchpoint(scores, count, found);
        int32_t sum = 0;
        for (size_t i = 0; i < count; i++) {
            int32_t wanted = 0;
            for (size_t k = 0; k < count; k++) {
                wanted += k == i ? 0 : 2 * (scores[i] > scores[k]) + (scores[i] == scores[k]);
            }
            assert_int_equal(found[i], wanted);
            sum += wanted;
        }
        assert_int_equal(sum, (int32_t)count * ((int32_t)count - 1));
    }
}

static void extreme_whists_are_compared_without_overflow(void **state) {
    (void)state;
    static const int32_t scores[] = {INT32_MIN, INT32_MAX, 0, INT32_MIN};
    int32_t found[PDUP_COUNT_OF(scores)];
    matchpoint(scores, PDUP_COUNT_OF(scores), found);
    static const int32_t wanted[] = {1, 6, 4, 1};
    assert_memory_equal(found, wanted, sizeof wanted);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(published_figures_come_out),
    cmocka_unit_test(every_comparison_is_counted_as_the_rules_say),
    cmocka_unit_test(extreme_whists_are_compared_without_overflow),
};

PDUP_TEST_MAIN(tests)
