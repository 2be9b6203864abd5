/* SPDX-License-Identifier: MIT */
/* Plans for head counts from few to many, without wishes: the most there is to count. */
#include "bench.h"

#include <pdup/plan.h>

#include <stdlib.h>

static pdup_status plan(int32_t players) {
    pdup_wishes *wishes;
    pdup_plan *made;
    pdup_status status = pdup_wishes_new(NULL, players, &wishes);
    if (status != PDUP_OK) {
        return status;
    }
    status = pdup_plan_new(wishes, &made);
    pdup_plan_unref(made);
    pdup_wishes_unref(wishes);
    return status;
}

int main(void) {
    static const struct {
        int32_t players;
        const char *what;
    } cases[] = {{20, "plan for 20 players"},    {100, "plan for 100 players"},
                 {360, "plan for 360 players"},  {397, "plan for 397 players"},
                 {400, "plan for 400 players"},  {1000, "plan for 1000 players"},
                 {4000, "plan for 4000 players"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const int64_t start = bench_now();
        if (plan(cases[i].players) != PDUP_OK) {
            return EXIT_FAILURE;
        }
        bench_report(cases[i].what, start, 1);
    }
    return EXIT_SUCCESS;
}
