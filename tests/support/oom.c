/* SPDX-License-Identifier: MIT */
#include "oom.h"

#include "pdup_test.h"

static bool refuses(oom_counter *counter) {
    counter->asked++;
    bool refused =
        counter->fail_at != 0 && (counter->asked == counter->fail_at ||
                                  (counter->fails_on && counter->asked > counter->fail_at));
    counter->refused += refused;
    return refused;
}

static void *counted_alloc(void *ctx, size_t size) {
    oom_counter *counter = ctx;
    void *memory = refuses(counter) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    oom_counter *counter = ctx;
    counter->live--;
    free(memory);
}

pdup_allocator oom_allocator(oom_counter *counter) {
    return (pdup_allocator){counter, counted_alloc, counted_resize, counted_release};
}

static void check_failure(const oom_scenario *scenario, const oom_counter *counter,
                          int64_t live_before, pdup_status status) {
    if (status != PDUP_E_NOMEM) {
        fail_msg("%s: allocation %d failed and the call gave %s", scenario->name,
                 (int)counter->fail_at, pdup_status_name(status));
    }
    if (!scenario->keeps_room && counter->live != live_before) {
        fail_msg("%s: allocation %d failed and %d blocks stayed", scenario->name,
                 (int)counter->fail_at, (int)(counter->live - live_before));
    }
    if (scenario->check_unchanged) {
        scenario->check_unchanged(scenario->state);
    }
}

/* true when the call needed fewer allocations than `fail_at`, so that it went through. */
static bool run_failing(const oom_scenario *scenario, int64_t fail_at, bool fails_on) {
    oom_counter counter = {0};
    pdup_allocator allocator = oom_allocator(&counter);
    if (scenario->set_up) {
        scenario->set_up(scenario->state, &allocator);
    }
    int64_t live_before = counter.live;
    counter.asked = 0;
    counter.fail_at = fail_at;
    counter.fails_on = fails_on;
    pdup_status status = scenario->run(scenario->state, &allocator);
    bool is_untouched = counter.refused == 0;
    if (!is_untouched) {
        check_failure(scenario, &counter, live_before, status);
        counter.fail_at = 0;
        status = scenario->run(scenario->state, &allocator);
    }
    if (status != PDUP_OK) {
        fail_msg("%s: with memory the call gave %s", scenario->name, pdup_status_name(status));
    }
    scenario->tear_down(scenario->state);
    if (counter.live != 0) {
        fail_msg("%s: %d blocks left", scenario->name, (int)counter.live);
    }
    return is_untouched;
}

void oom_each(const oom_scenario *scenario) {
    for (int fails_on = 0; fails_on <= 1; fails_on++) {
        int64_t fail_at = 1;
        while (!run_failing(scenario, fail_at, fails_on != 0)) {
            fail_at++;
        }
        if (fail_at == 1) {
            fail_msg("%s: the call asked for no memory", scenario->name);
        }
    }
}
