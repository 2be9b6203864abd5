/* SPDX-License-Identifier: MIT */
/* One line of one board, scored by published figures of duplicate bridge, which compares, normalises and adjusts in
 * the same way. Figures on a scale of one for a win are doubled here. */
#include "score_case.h"

#define RESULT(whists, score)                                                                      \
    { whists, 0, 0, {{0, 0}}, score }
#define GROUPED(whists, group, score)                                                              \
    { whists, group, 0, {{0, 0}}, score }
#define PERCENT(percent, score)                                                                    \
    { 0, 0, percent, {{0, 0}}, score }

static const struct {
    const char *source;
    const char *regulations;
    int32_t count;
    case_result line[CASE_RESULTS];
} vectors[] = {
    {"github.com/BusyHarry/BridgeWx autotest, game 4, NS",
     "expected 8",
     8,
     {PERCENT(80, "56/5"), RESULT(260, "97/7"), RESULT(140, "81/7"), RESULT(130, "65/7"),
      RESULT(80, "7"), RESULT(0, "33/7"), RESULT(-120, "17/7"), RESULT(-160, "1/7")}},
    {"github.com/BusyHarry/BridgeWx autotest, game 4, EW: a real score beside an adjusted one",
     "expected 8",
     8,
     {RESULT(620, "14"), RESULT(-260, "0"), RESULT(-140, "2"), RESULT(-130, "4"), RESULT(-80, "6"),
      RESULT(0, "8"), RESULT(120, "10"), RESULT(160, "12")}},
    {"github.com/BusyHarry/BridgeWx autotest, game 8, NS",
     "expected most",
     8,
     {PERCENT(70, "49/5"), RESULT(340, "97/7"), RESULT(200, "81/7"), RESULT(160, "65/7"),
      RESULT(120, "7"), RESULT(-100, "33/7"), RESULT(-140, "17/7"), RESULT(-1100, "1/7")}},
    {"github.com/criptik/angular-dupscore: an average among four",
     "expected most",
     4,
     {RESULT(140, "17/3"), RESULT(130, "5/3"), RESULT(130, "5/3"), PERCENT(50, "3")}},
    {"github.com/criptik/angular-dupscore: one of three not played",
     "expected 3",
     2,
     {RESULT(100, "1/2"), RESULT(110, "7/2")}},
    {"github.com/criptik/angular-dupscore: a lone result, 60 %",
     "expected 3;small-groups acbl",
     1,
     {RESULT(100, "12/5")}},
    {"pjms.nl, Ascherman of three",
     "expected 51;normalise ascherman",
     3,
     {RESULT(3, "250/3"), RESULT(2, "50"), RESULT(1, "50/3")}},
    {"ACBLscore manual: fouled three and two of five",
     "expected most;small-groups acbl",
     5,
     {GROUPED(3, 0, "22/3"), GROUPED(2, 0, "4"), GROUPED(1, 0, "2/3"), GROUPED(2, 1, "26/5"),
      GROUPED(1, 1, "22/5")}},
    {"asecomputing.com: three, not the largest group, two and one",
     "expected 13;small-groups acbl",
     10,
     {GROUPED(1, 0, "12"), GROUPED(2, 0, "87/4"), GROUPED(1, 0, "12"), GROUPED(0, 0, "9/4"),
      GROUPED(3, 1, "84/5"), GROUPED(2, 1, "72/5"), GROUPED(1, 1, "12"), GROUPED(5, 2, "78/5"),
      GROUPED(4, 2, "66/5"), GROUPED(0, 3, "72/5")}},
    {"asecomputing.com: equal scores share the percents",
     "expected 13;small-groups acbl",
     6,
     {GROUPED(1, 1, "84/5"), GROUPED(0, 1, "66/5"), GROUPED(0, 1, "66/5"), GROUPED(5, 2, "72/5"),
      GROUPED(5, 2, "72/5"), GROUPED(5, 2, "72/5")}},
    {"EBU White Book 2025: two of six",
     "expected 6;small-groups ebu",
     2,
     {RESULT(400, "13/2"), RESULT(120, "11/2")}},
    {"EBU White Book 2025: three of nine",
     "expected 9;small-groups ebu",
     3,
     {RESULT(430, "56/5"), RESULT(400, "48/5"), RESULT(120, "8")}},
    {"forums.ebu.co.uk/discussion/1580: two of five are more than a third",
     "expected 5;small-groups ebu",
     2,
     {RESULT(0, "3/2"), RESULT(1, "13/2")}},
    {"EBU: a lone result waits for the director",
     "expected 6;small-groups ebu",
     4,
     {GROUPED(5, 1, NULL), RESULT(3, "9"), RESULT(2, "5"), RESULT(1, "1")}},
    {"NBB: one, two and three of eight",
     "expected 8;small-groups nbb",
     6,
     {GROUPED(1, 1, "7"), GROUPED(1, 2, "77/10"), GROUPED(2, 2, "91/10"), GROUPED(1, 3, "7"),
      GROUPED(2, 3, "42/5"), GROUPED(3, 3, "49/5")}},
    {"forum claim on New Zealand: 55 45 for two of ten",
     "expected 10;small-groups custom 50 55,45 60,50,40 third",
     2,
     {RESULT(2, "99/10"), RESULT(1, "81/10")}},
    {"custom, four of ten are no small group",
     "expected 10;small-groups custom 50 55,45 60,50,40",
     4,
     {RESULT(4, "33/2"), RESULT(3, "23/2"), RESULT(2, "13/2"), RESULT(1, "3/2")}},
    {"custom, three that share: the mean of all places",
     "expected 10;small-groups custom 50 55,45 90,50,40",
     3,
     {RESULT(1, "54/5"), RESULT(1, "54/5"), RESULT(1, "54/5")}},
    {"custom without the third: always",
     "expected 5;small-groups custom 50 55,45 60,50,40",
     2,
     {RESULT(0, "18/5"), RESULT(1, "22/5")}},
    {"custom, more than a third: the formula",
     "expected 5;small-groups custom 50 55,45 60,50,40 third",
     2,
     {RESULT(0, "3/2"), RESULT(1, "13/2")}},
    {"EBU White Book, 30 % of one score and 70 % of another",
     "expected most",
     6,
     {{0, 0, 0, {{650, 30}, {-100, 70}}, "69/10"},
      RESULT(650, "97/10"),
      RESULT(-100, "57/10"),
      RESULT(-100, "57/10"),
      RESULT(-200, "2"),
      RESULT(-790, "0")}},
    {"the same, the opposite line",
     "expected most",
     6,
     {{0, 0, 0, {{-650, 30}, {100, 70}}, "31/10"},
      RESULT(-650, "3/10"),
      RESULT(100, "43/10"),
      RESULT(100, "43/10"),
      RESULT(200, "8"),
      RESULT(790, "10")}},
    {"a weighted score in a custom small group: by every combination",
     "expected 9;small-groups custom 50 60,40 90,50,40",
     2,
     {{0, 0, 0, {{5, 25}, {1, 75}}, "36/5"}, RESULT(3, "44/5")}},
    {"geocities.ws/pilgrimbridgeclub, the best of six of seven",
     "expected 7;unit 1/10",
     6,
     {RESULT(6, "59/5"), RESULT(5, "19/2"), RESULT(4, "36/5"), RESULT(3, "24/5"), RESULT(2, "5/2"),
      RESULT(1, "1/5")}},
    {"butler datum of three, github.com/richardschneider/bridge-scorer",
     "measure datum",
     3,
     {RESULT(650, "310"), RESULT(170, "-170"), RESULT(200, "-140")}},
    {"butler datum, best and worst left out",
     "measure datum drop=1",
     6,
     {RESULT(-650, "-705/2"), RESULT(-170, "255/2"), RESULT(-1440, "-2285/2"), RESULT(100, "795/2"),
      RESULT(-170, "255/2"), RESULT(-200, "195/2")}},
    {"with fewer than four results nothing is left out",
     "measure datum drop=1",
     3,
     {RESULT(650, "310"), RESULT(170, "-170"), RESULT(200, "-140")}},
    {"bridgebase forum 48693, frequencies 3 11 7 1",
     "measure datum",
     22,
     {RESULT(980, "5120/11"), RESULT(980, "5120/11"), RESULT(980, "5120/11"),
      RESULT(480, "-380/11"), RESULT(480, "-380/11"), RESULT(480, "-380/11"),
      RESULT(480, "-380/11"), RESULT(480, "-380/11"), RESULT(480, "-380/11"),
      RESULT(480, "-380/11"), RESULT(480, "-380/11"), RESULT(480, "-380/11"),
      RESULT(480, "-380/11"), RESULT(480, "-380/11"), RESULT(450, "-710/11"),
      RESULT(450, "-710/11"), RESULT(450, "-710/11"), RESULT(450, "-710/11"),
      RESULT(450, "-710/11"), RESULT(450, "-710/11"), RESULT(450, "-710/11"),
      RESULT(-50, "-6210/11")}},
    {"cross: n / (n - 1) times the datum",
     "measure cross",
     4,
     {RESULT(10, "14"), RESULT(-20, "-26"), RESULT(2, "10/3"), RESULT(6, "26/3")}},
    {"datum of a line of four whose rows sum to zero, N",
     "measure datum",
     4,
     {RESULT(10, "21/2"), RESULT(-20, "-39/2"), RESULT(2, "5/2"), RESULT(6, "13/2")}},
    {"the same, E",
     "measure datum",
     4,
     {RESULT(-4, "1"), RESULT(12, "17"), RESULT(2, "7"), RESULT(-30, "-25")}},
    {"the same, S",
     "measure datum",
     4,
     {RESULT(-6, "-23/2"), RESULT(8, "5/2"), RESULT(-4, "-19/2"), RESULT(24, "37/2")}},
    {"cross of the same, E",
     "measure cross",
     4,
     {RESULT(-4, "4/3"), RESULT(12, "68/3"), RESULT(2, "28/3"), RESULT(-30, "-100/3")}},
    {"pjms.nl: equal performances at three and at six tables, expected 6: 430 of three",
     "expected 6",
     3,
     {RESULT(430, "9"), RESULT(100, "5"), RESULT(-50, "1")}},
    {"pjms.nl: the same frequencies at six tables",
     "expected 6",
     6,
     {RESULT(430, "9"), RESULT(430, "9"), RESULT(100, "5"), RESULT(100, "5"), RESULT(-50, "1"),
      RESULT(-50, "1")}},
    {"cross: a lone result has nobody to differ from", "measure cross", 1, {RESULT(10, "0")}},
    {"the datum of a line with a weighted score takes its mean",
     "measure datum",
     2,
     {{0, 0, 0, {{10, 50}, {-20, 50}}, "-5/2"}, RESULT(0, "5/2")}},
    {"whists", "measure whists", 2, {RESULT(10, "10"), RESULT(-4, "-4")}},
    {"artificial scores count nothing among differences",
     "measure datum",
     3,
     {PERCENT(60, "0"), RESULT(10, "7"), RESULT(-4, "-7")}},
    {"without normalising the top is the group's own",
     "expected 9;normalise none",
     2,
     {RESULT(1, "2"), RESULT(0, "0")}},
    {"rows: as many as the board has", "expected rows", 2, {RESULT(1, "2"), RESULT(0, "0")}},
    {"never fewer than there are",
     "expected 1",
     3,
     {RESULT(2, "4"), RESULT(1, "2"), RESULT(0, "0")}},
};

static void published_lines_come_out(void **state) {
    (void)state;
    for (size_t i = 0; i < PDUP_COUNT_OF(vectors); i++) {
        pdup__chosen chosen = case_chosen(vectors[i].regulations);
        pdup_standings *standings = case_standings(vectors[i].count, (size_t)vectors[i].count);
        case_line(standings, vectors[i].line, vectors[i].count);
        case_score(standings, &chosen);
        for (int32_t k = 0; k < vectors[i].count; k++) {
            const pdup__result *result = &standings->results[k];
            const char *wanted = vectors[i].line[result->player - 1].score;
            if ((wanted != NULL) != pdup__result_has_score(result)) {
                fail_msg("%s: player %d", vectors[i].source, (int)result->player);
            }
            if (wanted && !is_figure(result->matchpoints, wanted)) {
                print_error("%s: player %d\n", vectors[i].source, (int)result->player);
                assert_figure(result->matchpoints, wanted);
            }
        }
        pdup_standings_unref(standings);
    }
}

/* 20 of 21 results: every score ends in an exact half of a tenth, 2.15 and 37.85 among them. */
static void halves_go_where_the_regulations_say(void **state) {
    (void)state;
    static const struct {
        const char *regulations;
        int32_t below; /* tenths that are added below the average, and above it */
        int32_t above;
    } rows[] = {
        {"expected 21;unit 1/10", 1, 1},
        {"expected 21;unit 1/10 up", 1, 1},
        {"expected 21;unit 1/10 toward", 1, 0},
        {"expected 21;unit 1/10 away", 0, 1},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(rows); i++) {
        pdup__chosen chosen = case_chosen(rows[i].regulations);
        case_result line[20] = {{0}};
        for (int32_t k = 0; k < 20; k++) {
            line[k].whists = k;
        }
        pdup_standings *standings = case_standings(20, 20);
        case_line(standings, line, 20);
        case_score(standings, &chosen);
        for (int32_t k = 0; k < 20; k++) {
            /* 21 k / 10 + 1/20, the average of the board being 20 */
            int32_t tenths = 21 * k + (k < 10 ? rows[i].below : rows[i].above);
            pdup__fraction wanted = pdup__fraction_of(tenths, 10);
            assert_int_equal(pdup__fraction_compare(standings->results[k].matchpoints, wanted), 0);
        }
        pdup_standings_unref(standings);
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(halves_go_where_the_regulations_say),
    cmocka_unit_test(published_lines_come_out),
};

PDUP_TEST_MAIN(tests)
