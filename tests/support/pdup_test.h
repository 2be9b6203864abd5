/* SPDX-License-Identifier: MIT */
/* What every test includes first: cmocka with the headers it needs before it, and a few helpers. */
#ifndef PDUP_TESTS_SUPPORT_PDUP_TEST_H
#define PDUP_TESTS_SUPPORT_PDUP_TEST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include <pdup/base.h>

/* cmocka returns the number of failures, and 77 or 256 of them would not read as failure. */
#define PDUP_TEST_MAIN(tests)                                                                      \
    int main(void) {                                                                               \
        return cmocka_run_group_tests(tests, NULL, NULL) ? EXIT_FAILURE : EXIT_SUCCESS;            \
    }

/* Number of elements of an array. */
#define PDUP_COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* Equal statuses, or a failure that names both. */
#define assert_status(status, wanted) pdup_assert_status((status), (wanted), __FILE__, __LINE__)
#define assert_ok(status) assert_status((status), PDUP_OK)

static inline void pdup_assert_status(pdup_status status, pdup_status wanted, const char *file,
                                      int line) {
    if (status != wanted) {
        print_error("%s, not %s\n", pdup_status_name(status), pdup_status_name(wanted));
        _fail(file, line);
    }
}

#endif
