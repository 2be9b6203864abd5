/* SPDX-License-Identifier: MIT */
/* Reads the data as numbers: where an allocation fails, then wishes, then the numbers of a movement by lines and of an
 * individual one. Every movement is walked and counted. */
#include "plans.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { FIRST_FAILING = 192, MOST_HEADS = 120 };

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

/* Mostly none; otherwise close together where a plan begins and further apart behind. */
static int64_t failing_allocation(int32_t byte) {
    int64_t step = (int64_t)byte - FIRST_FAILING + 1;
    return step > 0 ? step * step : 0;
}

typedef struct wish {
    int32_t heads;
    int32_t seats;
    int32_t rounds;
    int32_t boards;
    int32_t minutes;
    int32_t per_board;
    int32_t rooms;
    int32_t copies;
} wish;

/* Half of the wishes stay open. */
static int32_t take_wish(bytes *from, int32_t most) {
    return take_byte(from) % 2 == 0 ? 0 : take(from, 1, most);
}

static wish take_wishes(bytes *from) {
    wish taken = {.heads = take(from, 3, MOST_HEADS)};
    int32_t seats = take(from, 0, 3);
    taken.seats = seats < 3 ? 0 : 3 + take(from, 0, 1);
    taken.rounds = take_wish(from, 40);
    taken.boards = take_wish(from, 120);
    taken.minutes = take_wish(from, 600);
    taken.per_board = take(from, 1, 20);
    taken.rooms = take_wish(from, 4);
    taken.copies = take_wish(from, 8);
    return taken;
}

static void set_wishes(pdup_wishes *wishes, const wish *want) {
    MUST(pdup_wishes_set(wishes, PDUP_WISH_SEATS, want->seats) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_ROUNDS, want->rounds) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_BOARDS, want->boards) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_MINUTES, want->minutes) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_MINUTES_PER_BOARD, want->per_board) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_ROOMS, want->rooms) == PDUP_OK);
    MUST(pdup_wishes_set(wishes, PDUP_WISH_COPIES, want->copies) == PDUP_OK);
}

static void check_way(const pdup_plan *plan, int32_t index, const wish *want) {
    pdup_movement *movement;
    pdup_quality *quality;
    pdup_faults *faults;
    int32_t minutes;
    int32_t resting;
    MUST(pdup_plan_movement_at(plan, index, &movement) == PDUP_OK);
    MUST(pdup_plan_quality_at(plan, index, &quality) == PDUP_OK);
    MUST(pdup_plan_number_at(plan, index, PDUP_WAY_MINUTES, &minutes) == PDUP_OK);
    MUST(pdup_plan_number_at(plan, index, PDUP_WAY_RESTING, &resting) == PDUP_OK);
    MUST(pdup_plan_note_at(plan, index) != NULL && *pdup_plan_note_at(plan, index) != '\0');
    int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
    MUST(pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS) == want->heads);
    MUST(resting ==
         want->heads - seats * pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
    MUST(minutes ==
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) * seats * want->per_board);
    MUST(want->seats == 0 || seats == want->seats);
    MUST(want->rooms == 0 ||
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS) == want->rooms);
    MUST(want->copies == 0 ||
         pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_COPIES) <= want->copies);
    MUST(pdup_quality_faults(quality, &faults) == PDUP_OK && pdup_faults_count(faults) == 0);
    check_movement(movement);
    pdup_faults_unref(faults);
    pdup_quality_unref(quality);
    pdup_movement_unref(movement);
}

static void check_plan(pdup_plan *plan, const wish *want) {
    int32_t count = pdup_plan_count(plan);
    MUST(count >= 1 && count <= 12);
    MUST(pdup_plan_note_at(plan, count) == NULL);
    for (int32_t i = 0; i < count; i++) {
        check_way(plan, i, want);
    }
    pdup_plan_unref(pdup_plan_ref(plan));
}

/* Only these wishes can be more than there is. */
static bool may_be_none(const wish *want) {
    return want->seats != 0 || want->rooms != 0 || want->copies != 0;
}

static void make_plan(allocations *counter, const pdup_allocator *allocator, const wish *want) {
    pdup_wishes *wishes;
    pdup_plan *plan = NULL;
    pdup_status status = pdup_wishes_new(allocator, want->heads, &wishes);
    MUST((wishes != NULL) == (status == PDUP_OK));
    if (wishes) {
        set_wishes(wishes, want);
        status = pdup_plan_new(wishes, &plan);
        pdup_wishes_unref(pdup_wishes_ref(wishes));
    }
    bool has_failed = counter->fail_at != 0 && counter->asked >= counter->fail_at;
    MUST((status == PDUP_E_NOMEM) == has_failed);
    MUST(has_failed || status == PDUP_OK || (status == PDUP_E_NO_MOVEMENT && may_be_none(want)));
    MUST((plan != NULL) == (status == PDUP_OK));
    counter->fail_at = 0;
    pdup_wishes_unref(wishes);
    if (plan) {
        check_plan(plan, want);
    }
    pdup_plan_unref(plan);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    bytes from = {data, data + size};
    allocations counter = {.fail_at = failing_allocation(take_byte(&from))};
    pdup_allocator allocator = {&counter, counted_alloc, counted_resize, counted_release};
    const wish want = take_wishes(&from);
    make_plan(&counter, &allocator, &want);
    make_movements(&allocator, &from);
    MUST(counter.live == 0);
    return 0;
}
