/* SPDX-License-Identifier: MIT */
#include "plans.h"

#include "pdup_test.h"

enum { MINUTES_PER_BOARD = 5 };

pdup_status plan_make(const plan_wish *wish, pdup_plan **plan_out) {
    pdup_wishes *wishes = NULL;
    assert_ok(pdup_wishes_new(NULL, wish->players, &wishes));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_SEATS, wish->seats));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, wish->rounds));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_BOARDS, wish->boards));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, wish->minutes));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, MINUTES_PER_BOARD));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_ROOMS, wish->rooms));
    assert_ok(pdup_wishes_set(wishes, PDUP_WISH_COPIES, wish->copies));
    pdup_status status = pdup_plan_new(wishes, plan_out);
    pdup_wishes_unref(wishes);
    return status;
}

static void read_movement(const pdup_movement *movement, plan_row *row) {
    row->kind = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND);
    row->variant = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_VARIANT);
    row->seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    row->tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    row->rooms = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS);
    row->rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    row->sets = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SETS);
    row->copies = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES);
    row->is_by_lines = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_IS_BY_LINES);
}

plan_row plan_row_of(const pdup_plan *plan, int32_t index, const pdup_quality *quality) {
    plan_row row = {0};
    pdup_movement *movement = NULL;
    int32_t fewest;
    int64_t pairs;
    assert_ok(pdup_plan_movement_at(plan, index, &movement));
    read_movement(movement, &row);
    pdup_movement_unref(movement);
    assert_ok(pdup_plan_number_at(plan, index, PDUP_WAY_RESTING, &row.resting));
    assert_ok(pdup_plan_number_at(plan, index, PDUP_WAY_MINUTES, &row.minutes));
    assert_ok(pdup_quality_measure(quality, PDUP_MEASURE_NEVER_MET, &row.never_met));
    assert_ok(pdup_quality_measure(quality, PDUP_MEASURE_MOST_MEETINGS, &row.most_meetings));
    assert_ok(pdup_quality_spread_at(quality, PDUP_SPREAD_MEETINGS, 0, &fewest, &pairs));
    row.fewest_meetings = fewest;
    assert_ok(pdup_quality_factor(quality, &row.numerator, &row.denominator));
    row.denominator += row.denominator == 0;
    return row;
}

plan_row plan_row_at(const pdup_plan *plan, int32_t index) {
    pdup_quality *quality = NULL;
    assert_ok(pdup_plan_quality_at(plan, index, &quality));
    const plan_row row = plan_row_of(plan, index, quality);
    pdup_quality_unref(quality);
    return row;
}

static int32_t distance(const plan_row *row, const plan_wish *wish) {
    int32_t from = 0;
    if (wish->rounds > 0) {
        from = row->rounds - wish->rounds;
    } else if (wish->boards > 0) {
        from = row->rounds * row->seats - wish->boards;
    }
    return abs(from);
}

static int32_t too_long(const plan_row *row, const plan_wish *wish) {
    const int32_t over = row->minutes - wish->minutes;
    return wish->minutes > 0 && over > 0 ? over : 0;
}

static int32_t kind_rank(const plan_row *row) {
    return row->kind == PDUP_MOVEMENT_KIND_SKIP ? PDUP_MOVEMENT_KIND_LINES * 2 : row->kind;
}

/* The criteria of the header as numbers of which the lower is the better, the quality factor left out. */
enum { BEFORE_FACTOR = 5, CRITERIA = 11 };

static void weigh(const plan_row *row, const plan_wish *wish, int64_t *numbers) {
    const int64_t weights[CRITERIA] = {too_long(row, wish),
                                       row->resting,
                                       distance(row, wish),
                                       row->never_met,
                                       row->most_meetings - row->fewest_meetings,
                                       row->copies,
                                       row->rooms,
                                       !row->is_by_lines,
                                       row->minutes,
                                       -row->seats,
                                       row->is_by_lines ? kind_rank(row) : 0};
    for (int i = 0; i < CRITERIA; i++) {
        numbers[i] = weights[i];
    }
}

/* Negative when a comes first by the criteria from one on and before another. */
static int compare(const int64_t *a, const int64_t *b, int from, int before) {
    for (int i = from; i < before; i++) {
        if (a[i] != b[i]) {
            return a[i] < b[i] ? -1 : 1;
        }
    }
    return 0;
}

/* Of a / b and c / d, b and d above 0, none below: whole parts first, then what is left of them turned upside down. */
static int compare_factors(int64_t a, int64_t b, int64_t c, int64_t d) {
    int sign = 1;
    while (a / b == c / d && a % b != 0 && c % d != 0) {
        const int64_t left = a % b;
        const int64_t right = c % d;
        a = b;
        b = left;
        c = d;
        d = right;
        sign = -sign;
    }
    if (a / b != c / d) {
        return a / b < c / d ? -sign : sign;
    }
    return sign * ((a % b > 0) - (c % d > 0));
}

static void assert_order(const plan_row *first, const plan_row *second, const plan_wish *wish) {
    int64_t a[CRITERIA];
    int64_t b[CRITERIA];
    weigh(first, wish, a);
    weigh(second, wish, b);
    int order = compare(a, b, 0, BEFORE_FACTOR);
    if (order == 0) {
        order = compare_factors(second->numerator, second->denominator, first->numerator,
                                first->denominator);
    }
    if (order == 0) {
        order = compare(a, b, BEFORE_FACTOR, CRITERIA);
    }
    if (order == 0) {
        order = first->variant - second->variant;
    }
    assert_true(order < 0);
}

static void assert_wished(const plan_row *row, const plan_wish *wish) {
    assert_true(wish->seats == 0 || row->seats == wish->seats);
    assert_true(wish->rooms == 0 || row->rooms == wish->rooms);
    assert_true(wish->copies == 0 || row->copies <= wish->copies);
    assert_true(wish->rounds == 0 || row->rounds <= wish->rounds);
    assert_true(too_long(row, wish) == 0 || row->rounds == 1);
    assert_int_equal(row->minutes, row->rounds * row->seats * MINUTES_PER_BOARD);
    assert_int_equal(row->resting, wish->players - row->tables * row->seats);
}

static void assert_no_faults(const pdup_plan *plan, int32_t index) {
    pdup_quality *quality = NULL;
    pdup_faults *faults = NULL;
    assert_ok(pdup_plan_quality_at(plan, index, &quality));
    assert_ok(pdup_quality_faults(quality, &faults));
    assert_int_equal(pdup_faults_count(faults), 0);
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
}

void plan_assert_promises(const pdup_plan *plan, const plan_wish *wish) {
    const int32_t count = pdup_plan_count(plan);
    plan_row before = {0};
    assert_in_range(count, 1, 12);
    for (int32_t i = 0; i < count; i++) {
        const plan_row row = plan_row_at(plan, i);
        assert_wished(&row, wish);
        assert_no_faults(plan, i);
        assert_true(too_long(&row, wish) == 0 || i == 0 || too_long(&before, wish) > 0);
        if (i > 0) {
            assert_order(&before, &row, wish);
        }
        before = row;
    }
}

void plan_assert_figures(const pdup_plan *plan) {
    for (int32_t i = 0; i < pdup_plan_count(plan); i++) {
        pdup_movement *movement = NULL;
        pdup_quality *quality = NULL;
        assert_ok(pdup_plan_movement_at(plan, i, &movement));
        assert_ok(pdup_movement_quality(movement, &quality));
        const plan_row told = plan_row_at(plan, i);
        const plan_row counted = plan_row_of(plan, i, quality);
        assert_int_equal(told.never_met, counted.never_met);
        assert_int_equal(told.most_meetings, counted.most_meetings);
        assert_int_equal(told.fewest_meetings, counted.fewest_meetings);
        assert_int_equal(told.numerator, counted.numerator);
        assert_int_equal(told.denominator, counted.denominator);
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}
