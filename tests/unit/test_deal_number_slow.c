/* SPDX-License-Identifier: MIT */
#include "deals.h"

enum { ROUND_TRIPS = 1000000 };

static void a_million_deals_go_round(void **state) {
    (void)state;
    random_deals_go_round(ROUND_TRIPS);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(a_million_deals_go_round),
};

PDUP_TEST_MAIN(tests)
