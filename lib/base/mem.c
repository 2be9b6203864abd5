/* SPDX-License-Identifier: MIT */
#include "base/mem.h"

#include <stdlib.h>
#include <string.h>

static void *default_alloc(void *ctx, size_t size) {
    (void)ctx;
    return malloc(size);
}

static void *default_resize(void *ctx, void *memory, size_t size) {
    (void)ctx;
    return realloc(memory, size);
}

static void default_release(void *ctx, void *memory) {
    (void)ctx;
    free(memory);
}

pdup_allocator pdup__allocator(const pdup_allocator *allocator) {
    static const pdup_allocator standard = {NULL, default_alloc, default_resize, default_release};
    return allocator ? *allocator : standard;
}

bool pdup__allocator_is_whole(const pdup_allocator *allocator) {
    return !allocator || (allocator->alloc && allocator->resize && allocator->release);
}

void *pdup__alloc_array(const pdup_allocator *allocator, size_t count, size_t size) {
    if (count > SIZE_MAX / size) {
        return NULL;
    }
    void *memory = allocator->alloc(allocator->ctx, count * size);
    if (memory) {
        memset(memory, 0, count * size);
    }
    return memory;
}

bool pdup__grow(const pdup_allocator *allocator, void **memory, size_t *capacity, size_t size) {
    size_t wanted = *capacity ? *capacity : 4;
    if (wanted > SIZE_MAX / 2 / size) {
        return false;
    }
    wanted *= 2;
    void *grown = *memory ? allocator->resize(allocator->ctx, *memory, wanted * size)
                          : allocator->alloc(allocator->ctx, wanted * size);
    if (!grown) {
        return false;
    }
    *memory = grown;
    *capacity = wanted;
    return true;
}

void pdup__release(const pdup_allocator *allocator, void *memory) {
    if (memory) {
        allocator->release(allocator->ctx, memory);
    }
}
