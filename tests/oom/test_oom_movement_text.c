/* SPDX-License-Identifier: MIT */
/* Reading movements from text, with each of the allocations failing in turn. */
#include "faults.h"
#include "pdup_test.h"

#include "oom.h"

#include <pdup/movement.h>

#include <string.h>

typedef struct reading {
    const char *text;
    pdup_status wanted;
    pdup_faults *faults;
    pdup_movement *movement;
} reading;

static pdup_status run_reading(void *state, const pdup_allocator *allocator) {
    reading *each = state;
    pdup_status status =
        read_movement(allocator, each->text, strlen(each->text), &each->faults, &each->movement);
    return status == each->wanted ? PDUP_OK : status;
}

static void check_reading(void *state) {
    reading *each = state;
    assert_null(each->faults);
    assert_null(each->movement);
}

static void end_reading(void *state) {
    reading *each = state;
    pdup_faults_unref(each->faults);
    pdup_movement_unref(each->movement);
}

static void memory_may_run_out(void **state) {
    (void)state;
    reading readings[] = {
        {"players 8 tables 2 rounds 1 sets 2 seats 4\n1,2,3,4:1 5,6,7,8:2\n", PDUP_OK, 0, 0},
        {"cycle 1E-1S\nsets 1 Z\n", PDUP_OK, 0, 0},
        {"cycle 1E-1S\nsets 1 Z\nrounds 1\n", PDUP_OK, 0, 0},
        {"1 1 1 2 3 4 5\n1 2 5 6 7 8 6\n2 1 1 6 3 8 6\n", PDUP_OK, 0, 0},
        {"[{\"round\":1,\"table\":1,\"north\":1,\"east\":2,\"south\":3,\"boards\":1}]", PDUP_OK, 0,
         0},
        {"[{\"round\":1,\"table\":1,\"north\":1,\"east\":2,\"south\":3,\"boards\":1},"
         "{\"round\":1,\"table\":2,\"north\":4,\"east\":5,\"south\":6,\"boards\":2}]",
         PDUP_OK, 0, 0},
        {"!1\n1 2 3 4 1\n5 6 7 8 2\n", PDUP_OK, 0, 0},
        {"1-2-3-4\n5-6-7-8\n", PDUP_OK, 0, 0},
        {"1-2\n\n1-2-3 4\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"!x\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"\x01\n\x01\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"1 1 1 2 3 4 5\n1 1 5 6 7 8 6\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"cycle x\nsets 1\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"cycle x\ncycle y\ncycle z\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"players x\n", PDUP_E_MOVEMENT_TEXT, 0, 0},
        {"[7]", PDUP_E_MOVEMENT_TEXT, 0, 0},
    };
    for (size_t i = 0; i < PDUP_COUNT_OF(readings); i++) {
        oom_each(&(oom_scenario){"movement from text", &readings[i], NULL, run_reading,
                                 check_reading, end_reading, false});
    }
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(memory_may_run_out),
};

PDUP_TEST_MAIN(tests)
