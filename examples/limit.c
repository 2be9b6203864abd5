/* SPDX-License-Identifier: MIT */
/* A limit on memory: an allocator that refuses. A movement is made with too little of it, and with enough. */
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

#include <pdup/pdup.h>

typedef struct limit {
    size_t most;
    size_t used;
} limit;

/* Stands before each block, for a block that is released does not tell its size. */
typedef union header {
    size_t size;
    max_align_t alignment;
} header;

/* Is there room for a block of the new size in place of one of the old? */
static bool has_room(limit *memory, size_t old_size, size_t size) {
    const size_t others = memory->used - old_size;
    if (size > memory->most || memory->most - size < others) {
        return false;
    }
    memory->used = others + size;
    return true;
}

static void *limited_resize(void *ctx, void *block, size_t size) {
    header *old = block ? (header *)block - 1 : NULL;
    limit *memory = ctx;
    const limit before = *memory;
    if (!has_room(memory, old ? old->size : 0, size)) {
        return NULL;
    }
    header *made = realloc(old, sizeof *made + size);
    if (!made) {
        *memory = before;
        return NULL;
    }
    made->size = size;
    return made + 1;
}

static void *limited_alloc(void *ctx, size_t size) {
    return limited_resize(ctx, NULL, size);
}

static void limited_release(void *ctx, void *block) {
    header *old = (header *)block - 1;
    ((limit *)ctx)->used -= old->size;
    free(old);
}

int main(void) {
    for (size_t most = 16; most <= 1 << 24; most *= 1024) {
        limit memory = {.most = most};
        const pdup_allocator allocator = {&memory, limited_alloc, limited_resize, limited_release};
        pdup_movement *movement;
        pdup_status status =
            pdup_movement_new_individual(&allocator, 20, 4, PDUP_VARIANT_NONE, &movement);
        printf("%zu bytes: %s", most, pdup_status_name(status));
        if (status == PDUP_OK) {
            printf(", rounds %d", (int)pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS));
        }
        pdup_movement_unref(movement);
        printf(", left behind %zu\n", memory.used);
    }
    return EXIT_SUCCESS;
}
