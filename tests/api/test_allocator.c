/* SPDX-License-Identifier: MIT */
/* The caller's allocator: its layout, and that everything comes from it. */
#include "pdup_test.h"

#include "handles.h"
#include "oom.h"

#include <pdup/pdup.h>

/* The only public structure. Four pointers, for ever. */
_Static_assert(sizeof(pdup_allocator) == 4 * sizeof(void *), "pdup_allocator has changed its size");
_Static_assert(offsetof(pdup_allocator, ctx) == 0, "ctx has moved");
_Static_assert(offsetof(pdup_allocator, alloc) == sizeof(void *), "alloc has moved");
_Static_assert(offsetof(pdup_allocator, resize) == 2 * sizeof(void *), "resize has moved");
_Static_assert(offsetof(pdup_allocator, release) == 3 * sizeof(void *), "release has moved");

static void everything_comes_from_the_allocator_and_goes_back(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    handles all = handles_make(&allocator);
    assert_true(counter.live >= HANDLE_TYPES);
    handles_release(&all);
    assert_int_equal(counter.live, 0);
}

/* Handles have their own copy: the caller's may go. */
static void the_allocator_is_copied(void **state) {
    (void)state;
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    pdup_movement *whole;
    pdup_movement *part;
    assert_ok(pdup_movement_new_rotation(&allocator, 5, 4, &whole));
    allocator = (pdup_allocator){0};
    assert_ok(pdup_movement_with_rounds(whole, 3, &part));
    assert_int_equal(counter.live, 2);
    pdup_movement_unref(part);
    pdup_movement_unref(whole);
    assert_int_equal(counter.live, 0);
}

/* What is made from a handle uses that handle's allocator, whatever else goes into it. */
static void what_is_made_from_a_handle_uses_its_allocator(void **state) {
    (void)state;
    oom_counter of_boards = {0};
    oom_counter of_deals = {0};
    pdup_allocator boards = oom_allocator(&of_boards);
    pdup_allocator deals = oom_allocator(&of_deals);
    static const char text[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    pdup_deal *deal;
    pdup_board *board;
    pdup_board *dealt;
    pdup_traveller *traveller;
    assert_ok(pdup_deal_new_from_text(&deals, text, sizeof text - 1, NULL, &deal));
    assert_ok(pdup_board_new(&boards, 1, 4, &board));
    assert_ok(pdup_board_with_deal(board, deal, &dealt));
    assert_ok(pdup_traveller_new(dealt, &traveller));
    assert_int_equal(of_deals.live, 1);
    assert_int_equal(of_boards.live, 3);
    pdup_deal_unref(deal);
    pdup_board_unref(board);
    pdup_board_unref(dealt);
    assert_int_equal(of_deals.live, 1);
    assert_int_equal(of_boards.live, 2);
    pdup_traveller_unref(traveller);
    assert_int_equal(of_deals.live, 0);
    assert_int_equal(of_boards.live, 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(everything_comes_from_the_allocator_and_goes_back),
    cmocka_unit_test(the_allocator_is_copied),
    cmocka_unit_test(what_is_made_from_a_handle_uses_its_allocator),
};

PDUP_TEST_MAIN(tests)
