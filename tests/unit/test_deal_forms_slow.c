/* SPDX-License-Identifier: MIT */
/* A million random deals in each form in which a deal is written and read. */
#include "deal_forms.h"

enum { ROUND_TRIPS = 1000000 };

static void a_million_lines_go_round(void **state) {
    (void)state;
    random_lines_go_round(ROUND_TRIPS);
}

static void a_million_pasted_forms_are_read(void **state) {
    (void)state;
    random_forms_are_read(ROUND_TRIPS);
}

static void a_million_blocks_of_tags_go_round(void **state) {
    (void)state;
    random_tags_go_round(ROUND_TRIPS);
}

static void a_million_deals_go_round_in_other_notations(void **state) {
    (void)state;
    random_notations_go_round(ROUND_TRIPS);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_million_lines_go_round),
    cmocka_unit_test(a_million_pasted_forms_are_read),
    cmocka_unit_test(a_million_blocks_of_tags_go_round),
    cmocka_unit_test(a_million_deals_go_round_in_other_notations),
};

PDUP_TEST_MAIN(tests)
