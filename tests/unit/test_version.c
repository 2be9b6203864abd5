/* SPDX-License-Identifier: MIT */
#include "pdup_test.h"

#include <pdup/version.h>

static void the_library_has_the_version_of_its_headers(void **state) {
    (void)state;
    int32_t major = -1;
    int32_t minor = -1;
    int32_t patch = -1;
    assert_ok(pdup_version(&major, &minor, &patch));
    assert_int_equal(major, PDUP_VERSION_MAJOR);
    assert_int_equal(minor, PDUP_VERSION_MINOR);
    assert_int_equal(patch, PDUP_VERSION_PATCH);
}

static void a_missing_place_for_it_sets_nothing(void **state) {
    (void)state;
    int32_t a = -1;
    int32_t b = -1;
    assert_status(pdup_version(NULL, &a, &b), PDUP_E_ARG);
    assert_status(pdup_version(&a, NULL, &b), PDUP_E_ARG);
    assert_status(pdup_version(&a, &b, NULL), PDUP_E_ARG);
    assert_int_equal(a, -1);
    assert_int_equal(b, -1);
}

static void features_are_told(void **state) {
    (void)state;
    assert_int_equal(pdup_has(PDUP_FEATURE_EVENT_FILE), 1);
}

static void unknown_features_are_not_there(void **state) {
    (void)state;
    assert_int_equal(pdup_has(0), 0);
    assert_int_equal(pdup_has(2), 0);
    assert_int_equal(pdup_has(-1), 0);
    assert_int_equal(pdup_has(INT32_MAX), 0);
    assert_int_equal(pdup_has(INT32_MIN), 0);
}

static const struct CMUnitTest tests[] = {
    cmocka_unit_test(the_library_has_the_version_of_its_headers),
    cmocka_unit_test(a_missing_place_for_it_sets_nothing),
    cmocka_unit_test(features_are_told),
    cmocka_unit_test(unknown_features_are_not_there),
};

PDUP_TEST_MAIN(tests)
