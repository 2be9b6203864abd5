/* SPDX-License-Identifier: MIT */
#include "test_tariff.h"

#include <stdio.h>

enum { SPACE = 1 << 15, HEADER_LINES = 1 };

/* The whole table, on the heap. */
static char *make_table(const pdup_tariff *tariff, int32_t seats, int32_t undertricks) {
    size_t length;
    char *text = malloc(SPACE);
    assert_non_null(text);
    assert_ok(pdup_tariff_price_table(tariff, seats, undertricks, text, SPACE, &length));
    assert_int_equal(length, strlen(text));
    return text;
}

static int count_lines(const char *text) {
    int lines = 0;
    for (; *text; text++) {
        lines += *text == '\n';
    }
    return lines;
}

/* Does the table have this line, but for the number of spaces? */
static bool has_line(const char *text, const char *wanted) {
    char line[100];
    size_t length = 0;
    for (; *text; text++) {
        if (*text == '\n') {
            line[length] = '\0';
            if (strcmp(line, wanted) == 0) {
                return true;
            }
            length = 0;
        } else if (*text != ' ' || (length > 0 && line[length - 1] != ' ')) {
            assert_true(length < sizeof line - 1);
            line[length++] = *text;
        }
    }
    return false;
}

static void assert_line(const char *text, const char *wanted) {
    if (!has_line(text, wanted)) {
        fail_msg("no line '%s'", wanted);
    }
}

/* The table of worked figures of the declarer: six columns, Sochi, Leningrad, Rostov, of three and four players each. */
typedef struct worked {
    const char *played;
    const char *figures[6];
} worked;

static const worked worked_figures[] = {
    {"6 . p p", {"40/3", "15", "80/3", "30", "40/3", "15"}},
    {"6 6 2 2", {"16/3", "7", "32/3", "14", "16/3", "7"}},
    {"6 5 2 3", {"-82/3", "-31", "-164/3", "-62", "-130/3", "-55"}},
    {"7 7 1 2", {"44/3", "18", "88/3", "36", "44/3", "18"}},
    {"7 6 2 2", {"-152/3", "-58", "-304/3", "-116", "-188/3", "-76"}},
    {"8 8 1 1", {"28", "33", "56", "66", "28", "33"}},
    {"8 7 1 2", {"-70", "-81", "-140", "-162", "-78", "-93"}},
    {"9 9 0 1", {"136/3", "52", "272/3", "104", "136/3", "52"}},
    {"10 10 0 0", {"100", "100", "500/3", "175", "250/3", "175/2"}},
    {"10 9 0 1", {"-290/3", "-115", "-580/3", "-230", "-290/3", "-115"}},
    {"M 0 . .", {"200/3", "75", "400/3", "150", "200/3", "75"}},
    {"M 1 . .", {"-200/3", "-75", "-400/3", "-150", "-200/3", "-75"}},
};

/* The declarer's figure on the line that begins so, with single spaces. */
static bool has_figure(const char *text, const worked *row, const char *figure) {
    char wanted[40];
    size_t size = (size_t)snprintf(wanted, sizeof wanted, "%s %s ", row->played, figure);
    char line[100];
    size_t length = 0;
    for (; *text; text++) {
        if (*text == '\n') {
            if (length > size && memcmp(line, wanted, size) == 0) {
                return true;
            }
            length = 0;
        } else if (*text != ' ' || (length > 0 && line[length - 1] != ' ')) {
            line[length++] = *text;
        }
    }
    return false;
}

static void worked_figures_stand_in_it(void **state) {
    (void)state;
    for (int column = 0; column < 6; column++) {
        pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI + column / 2);
        char *text = make_table(tariff, 3 + column % 2, 3);
        for (size_t i = 0; i < PDUP_COUNT_OF(worked_figures); i++) {
            if (!has_figure(text, &worked_figures[i], worked_figures[i].figures[column])) {
                fail_msg("column %d: no '%s %s'", column, worked_figures[i].played,
                         worked_figures[i].figures[column]);
            }
        }
        free(text);
        pdup_tariff_unref(tariff);
    }
}

static void lines_are_in_columns(void **state) {
    (void)state;
    static const char four[] =
        "contract declarer first second to-declarer to-first to-second to-talon\n"
        "       6        .     p      p          15       -5        -5       -5\n"
        "       6        .     /      p          11       -1        -5       -5\n"
        "       6       10     0      p          35      -65        15       15\n";
    static const char three[] = "contract declarer first second to-declarer to-first to-second\n"
                                "       6        .     p      p        40/3    -20/3     -20/3\n";
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    char *text = make_table(tariff, 4, 3);
    assert_memory_equal(text, four, sizeof four - 1);
    free(text);
    text = make_table(tariff, 3, 3);
    assert_memory_equal(text, three, sizeof three - 1);
    free(text);
    pdup_tariff_unref(tariff);
}

/* Of a game with both whisting, k tricks of theirs split in k / 2 + 1 ways when order does not matter: 36 in all. On 8
 * to 10 only 10 tricks against a duty of 1 could tell the defenders apart, and 0 0 has no other order. */
static void it_is_complete(void **state) {
    (void)state;
    enum { GAMES = 5 * (36 + 11 + 1) + 2, MISERES = 11 };
    enum { ALL_PASSES_OF_10 = 14, ALL_PASSES_OF_9 = 12, ALL_PASSES_OF_8 = 10 };
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_LENINGRAD);
    char *text = make_table(tariff, 3, 10);
    assert_int_equal(count_lines(text), HEADER_LINES + GAMES + MISERES + ALL_PASSES_OF_10);
    free(text);
    text = make_table(tariff, 4, 10);
    assert_int_equal(count_lines(text), HEADER_LINES + GAMES + MISERES + ALL_PASSES_OF_10 +
                                            ALL_PASSES_OF_9 + ALL_PASSES_OF_8);
    assert_line(text, "10 0 5 5 -2300 800 800 700");
    assert_line(text, "- 4 3 3 -30 -10 -10 50");
    free(text);
    text = make_table(tariff, 3, 1);
    assert_true(has_line(text, "9 8 1 1 -512/3 256/3 256/3"));
    assert_null(strstr(text, "\n       9        7"));
    assert_null(strstr(text, "\n       M        2"));
    free(text);
    pdup_tariff_unref(tariff);
}

/* With an odd number of obligatory tricks the second defender answers for one more than the first. */
static void unlike_defenders_stand_in_both_orders(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    set_ok(tariff, "obligation-6", "3");
    char *text = make_table(tariff, 3, 1);
    /* One trick of theirs: the second answers for two that are missing, or each for one. */
    assert_line(text, "6 9 0 1 74/3 -40/3 -34/3");
    assert_line(text, "6 9 1 0 74/3 26/3 -100/3");
    free(text);
    set_ok(tariff, "responsibility", "own");
    text = make_table(tariff, 3, 1);
    /* One trick for the first, two for the second: 6 8 2 0 costs the second two, 6 8 0 2 the first one. */
    assert_line(text, "6 8 0 2 16 -20 4");
    assert_line(text, "6 8 2 0 68/3 32/3 -100/3");
    free(text);
    pdup_tariff_unref(tariff);
}

static void what_cannot_be_settled_is_marked(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_SOCHI);
    set_ok(tariff, "pool-point", "1");
    set_ok(tariff, "misere-pool", "1");
    set_ok(tariff, "mountain-point", "1000");
    set_ok(tariff, "misere-mountain", "1000");
    char *text = make_table(tariff, 4, 10);
    assert_line(text, "M 0 . . x x x x");  /* 3/4 of a whist is no whole number of sixths */
    assert_line(text, "M 10 . . x x x x"); /* 7 500 000 whists */
    assert_line(text, "- 10 0 0 -15001/2 5001/2 5001/2 4999/2");
    free(text);
    pdup_tariff_unref(tariff);
}

static void arguments_are_looked_at(void **state) {
    (void)state;
    pdup_tariff *tariff = make_tariff(PDUP_VARIETY_ROSTOV);
    static const int32_t wrong[][2] = {{2, 3}, {5, 3}, {4, 0}, {4, 11}};
    size_t length;
    assert_status(pdup_tariff_price_table(tariff, 4, 3, NULL, 0, NULL), PDUP_E_ARG);
    length = 9;
    assert_status(pdup_tariff_price_table(NULL, 4, 3, NULL, 0, &length), PDUP_E_ARG);
    assert_int_equal(length, 0);
    for (size_t i = 0; i < PDUP_COUNT_OF(wrong); i++) {
        assert_status(pdup_tariff_price_table(tariff, wrong[i][0], wrong[i][1], NULL, 0, &length),
                      PDUP_E_RANGE);
    }
    char *text = make_table(tariff, 3, 1);
    size_t whole = strlen(text);
    assert_ok(pdup_tariff_price_table(tariff, 3, 1, NULL, 0, &length));
    assert_int_equal(length, whole);
    memset(text, '~', whole);
    assert_status(pdup_tariff_price_table(tariff, 3, 1, text, whole, &length), PDUP_E_SPACE);
    assert_int_equal(length, whole);
    assert_int_equal(text[0], '~');
    assert_ok(pdup_tariff_price_table(tariff, 3, 1, text, whole + 1, &length));
    free(text);
    pdup_tariff_unref(tariff);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(worked_figures_stand_in_it),
    cmocka_unit_test(lines_are_in_columns),
    cmocka_unit_test(it_is_complete),
    cmocka_unit_test(unlike_defenders_stand_in_both_orders),
    cmocka_unit_test(what_cannot_be_settled_is_marked),
    cmocka_unit_test(arguments_are_looked_at),
};

PDUP_TEST_MAIN(tests)
