/* SPDX-License-Identifier: MIT */
/* Reads the data as an event file and walks all that it gives. The first byte says whether, and where, an allocation
 * fails; the rest is the text. */
#include "walk.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct allocations {
    int64_t asked;
    int64_t fail_at; /* 0: never */
    int64_t live;
} allocations;

static bool refuses(allocations *counter) {
    counter->asked++;
    return counter->asked == counter->fail_at;
}

static void *counted_alloc(void *ctx, size_t size) {
    allocations *counter = ctx;
    void *memory = refuses(counter) ? NULL : malloc(size);
    counter->live += memory != NULL;
    return memory;
}

static void *counted_resize(void *ctx, void *memory, size_t size) {
    return refuses(ctx) ? NULL : realloc(memory, size);
}

static void counted_release(void *ctx, void *memory) {
    allocations *counter = ctx;
    counter->live--;
    free(memory);
}

enum { FIRST_FAILING = 192 };

/* Mostly none; otherwise close together where a file begins and further apart behind. */
static int64_t failing_allocation(uint8_t byte) {
    int64_t step = (int64_t)byte - FIRST_FAILING + 1;
    return step > 0 ? step * step : 0;
}

static void walk(const pdup_allocator *allocator, pdup_event_file *file) {
    walk_event_file(file);
    int32_t count = pdup_event_file_session_count(file);
    if (pdup_event_file_player_count(file) <= WALK_PLAYERS) {
        walk_event(file);
    }
    for (int32_t i = 1; i <= count && i <= WALK_SESSIONS; i++) {
        pdup_session *session;
        MUST(pdup_event_file_session(file, i, &session) == PDUP_OK);
        walk_session(session);
        if (pdup_session_player_count(session) <= WALK_PLAYERS) {
            walk_standings_of(session);
            rebuild_session(allocator, session);
        }
        pdup_session_unref(session);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0) {
        return 0;
    }
    allocations counter = {.fail_at = failing_allocation(data[0])};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    pdup_event_file *file;
    pdup_status status = pdup_event_file_read(&allocator, (const char *)data + 1, size - 1, &file);
    bool has_failed = counter.fail_at != 0 && counter.asked >= counter.fail_at;
    MUST(status == (has_failed ? PDUP_E_NOMEM : PDUP_OK));
    MUST((file != NULL) == (status == PDUP_OK));
    counter.fail_at = 0;
    if (file) {
        walk_constants();
        walk(&allocator, file);
        pdup_event_file_unref(pdup_event_file_ref(file));
    }
    pdup_event_file_unref(file);
    MUST(counter.live == 0);
    return 0;
}
