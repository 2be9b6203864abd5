/* SPDX-License-Identifier: MIT */
/* Handles keep what they need: they may be released in any order, as languages with a collector do. */
#include "faults.h"
#include "pdup_test.h"

#include "handles.h"
#include "log_fields.h"
#include "oom.h"
#include "random.h"

#include <pdup/event_file.h>

/* Deal, board, traveller, movement, ruling, session: those that hold each other. */
static const int linked[] = {0, 1, 3, 4, 5, 7};

enum { LINKED = PDUP_COUNT_OF(linked), RANDOM_ORDERS = 500 };

/* Asks each handle that is left for something that lies at the bottom of what it holds. */
static void use_cards(const handles *all) {
    char text[80];
    size_t length;
    pdup_board *board = NULL;
    pdup_deal *deal = NULL;
    if (all->traveller) {
        assert_ok(pdup_traveller_board(all->traveller, &board));
    } else if (all->board) {
        board = pdup_board_ref(all->board);
    }
    if (board) {
        assert_ok(pdup_board_deal(board, &deal));
    } else {
        deal = pdup_deal_ref(all->deal);
    }
    if (deal) {
        assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
        assert_memory_equal(text, "N:AKQ7", 6);
    }
    pdup_deal_unref(deal);
    pdup_board_unref(board);
}

static void use_session(const handles *all) {
    pdup_traveller *traveller;
    pdup_movement *movement;
    pdup_ruling *ruling;
    pdup_standings *standings;
    int32_t number;
    int64_t time;
    assert_ok(pdup_session_traveller(all->session, 1, &traveller));
    assert_int_equal(pdup_traveller_row_count(traveller), 1);
    assert_ok(pdup_session_movement(all->session, &movement));
    assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES), 5);
    assert_ok(ruling_at(all->session, 0, &number, &time, &ruling));
    assert_string_equal(pdup_ruling_rule(ruling), "11.2.B1");
    assert_ok(pdup_session_standings(all->session, 0, &standings));
    pdup_standings_unref(standings);
    pdup_ruling_unref(ruling);
    pdup_movement_unref(movement);
    pdup_traveller_unref(traveller);
}

static void use_movements(const handles *all) {
    pdup_movement *movement;
    pdup_quality *quality;
    pdup_plan *plan;
    int64_t never_met = 9;
    if (all->quality) {
        assert_ok(pdup_quality_measure(all->quality, PDUP_MEASURE_NEVER_MET, &never_met));
        assert_true(never_met == 0);
    }
    if (all->wishes) {
        assert_ok(pdup_plan_new(all->wishes, &plan));
        pdup_plan_unref(plan);
    }
    if (all->plan) {
        assert_non_null(pdup_plan_note_at(all->plan, 0));
        assert_ok(pdup_plan_movement_at(all->plan, 0, &movement));
        assert_int_equal(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), 4);
        assert_ok(pdup_plan_quality_at(all->plan, 0, &quality));
        pdup_quality_unref(quality);
        pdup_movement_unref(movement);
    }
}

static void use(const handles *all) {
    use_movements(all);
    use_cards(all);
    if (all->session) {
        use_session(all);
    }
    if (all->traveller) {
        pdup_faults *faults;
        assert_ok(pdup_traveller_check(all->traveller, &faults));
        pdup_faults_unref(faults);
    }
    assert_true(!all->standings || pdup_standings_count(all->standings) == 20);
    assert_true(!all->faults || fault_text(all->faults, 0));
    assert_true(!all->row || pdup_row_number(all->row, PDUP_ROW_FIELD_ROUND) == 2);
    assert_true(!all->tricks || pdup_tricks_defect_count(all->tricks) == 1);
    assert_true(!all->question || pdup_question_section(all->question));
    assert_true(!all->advice || pdup_advice_missing_count(all->advice) == 1);
}

static void release_in_order(const int32_t *order, int count) {
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    handles all = handles_make(&allocator);
    for (int i = 0; i < count; i++) {
        handles_release_one(&all, order[i]);
        use(&all);
    }
    handles_release(&all);
    assert_int_equal(counter.live, 0);
}

/* The next permutation in rising order; 0 after the last. */
static int permute(int32_t *order, int count) {
    int i = count - 2;
    while (i >= 0 && order[i] > order[i + 1]) {
        i--;
    }
    if (i < 0) {
        return 0;
    }
    int k = count - 1;
    while (order[k] < order[i]) {
        k--;
    }
    int32_t kept = order[i];
    order[i] = order[k];
    order[k] = kept;
    for (int low = i + 1, high = count - 1; low < high; low++, high--) {
        kept = order[low];
        order[low] = order[high];
        order[high] = kept;
    }
    return 1;
}

static void linked_handles_go_in_every_order(void **state) {
    (void)state;
    int32_t order[LINKED];
    int orders = 0;
    for (size_t i = 0; i < LINKED; i++) {
        order[i] = linked[i];
    }
    do {
        release_in_order(order, LINKED);
        orders++;
    } while (permute(order, LINKED));
    assert_int_equal(orders, 720);
}

static void all_handles_go_in_random_orders(void **state) {
    (void)state;
    pdup_random random = random_begin();
    for (int i = 0; i < RANDOM_ORDERS; i++) {
        int32_t order[HANDLE_TYPES];
        for (int32_t k = 0; k < HANDLE_TYPES; k++) {
            order[k] = k;
        }
        random_shuffle(&random, order, HANDLE_TYPES);
        release_in_order(order, HANDLE_TYPES);
    }
}

static void a_reference_more_keeps_each_handle(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    handles all = handles_make(&allocator);
    handles kept = {pdup_deal_ref(all.deal),
                    pdup_board_ref(all.board),
                    pdup_row_ref(all.row),
                    pdup_traveller_ref(all.traveller),
                    pdup_movement_ref(all.movement),
                    pdup_ruling_ref(all.ruling),
                    pdup_regulations_ref(all.regulations),
                    pdup_session_ref(all.session),
                    pdup_standings_ref(all.standings),
                    pdup_faults_ref(all.faults),
                    pdup_quality_ref(all.quality),
                    pdup_wishes_ref(all.wishes),
                    pdup_plan_ref(all.plan),
                    pdup_frequencies_ref(all.frequencies),
                    pdup_tariff_ref(all.tariff),

                    pdup_deal_list_ref(all.deal_list),

                    pdup_tally_ref(all.tally),

                    pdup_tricks_ref(all.tricks),

                    pdup_question_ref(all.question),

                    pdup_advice_ref(all.advice),

                    pdup_correction_ref(all.correction)};
    assert_memory_equal(&kept, &all, sizeof all);
    int64_t live = counter.live;
    handles_release(&all);
    assert_int_equal(counter.live, live);
    use(&kept);
    handles_release(&kept);
    assert_int_equal(counter.live, 0);
}

/* Every handle as each type that it is not: no reference is given, and none is taken. */
#define LEFT_ALONE(name)                                                                           \
    static void name##_is_left_alone(handles *all, void *wrong) {                                  \
        (void)all;                                                                                 \
        assert_null(pdup_##name##_ref(wrong));                                                     \
        pdup_##name##_unref(wrong);                                                                \
    }

LEFT_ALONE(deal)
LEFT_ALONE(board)
LEFT_ALONE(row)
LEFT_ALONE(traveller)
LEFT_ALONE(movement)
LEFT_ALONE(ruling)
LEFT_ALONE(regulations)
LEFT_ALONE(session)
LEFT_ALONE(standings)
LEFT_ALONE(faults)
LEFT_ALONE(quality)
LEFT_ALONE(wishes)
LEFT_ALONE(plan)
LEFT_ALONE(frequencies)
LEFT_ALONE(tariff)
LEFT_ALONE(deal_list)
LEFT_ALONE(tally)
LEFT_ALONE(tricks)
LEFT_ALONE(question)
LEFT_ALONE(advice)
LEFT_ALONE(correction)
LEFT_ALONE(event)
LEFT_ALONE(event_file)

static void references_of_another_type_do_nothing(void **state) {
    (void)state;
    /* In the order of the members of `handles`. */
    void (*const each[HANDLE_TYPES])(handles * all, void *wrong) = {
        deal_is_left_alone,        board_is_left_alone,       row_is_left_alone,
        traveller_is_left_alone,   movement_is_left_alone,    ruling_is_left_alone,
        regulations_is_left_alone, session_is_left_alone,     standings_is_left_alone,
        faults_is_left_alone,      quality_is_left_alone,     wishes_is_left_alone,
        plan_is_left_alone,        frequencies_is_left_alone, tariff_is_left_alone,
        deal_list_is_left_alone,   tally_is_left_alone,       tricks_is_left_alone,
        question_is_left_alone,    advice_is_left_alone,      correction_is_left_alone,
    };
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    handles all = handles_make(&allocator);
    const int64_t live = counter.live;
    for (int i = 0; i < HANDLE_TYPES; i++) {
        handles_each_wrong(&all, i, each[i]);
    }
    handles_each_wrong(&all, -1, event_is_left_alone);
    handles_each_wrong(&all, -1, event_file_is_left_alone);
    assert_int_equal(counter.live, live);
    use(&all);
    handles_release(&all);
    assert_int_equal(counter.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(linked_handles_go_in_every_order),
    cmocka_unit_test(all_handles_go_in_random_orders),
    cmocka_unit_test(a_reference_more_keeps_each_handle),
    cmocka_unit_test(references_of_another_type_do_nothing),
};

PDUP_TEST_MAIN(tests)
