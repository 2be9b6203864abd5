/* SPDX-License-Identifier: MIT */
#include "base/handle.h"

#include "base/compat.h"

void *pdup__handle_new(const pdup_allocator *allocator, size_t size, pdup__type type) {
    pdup_allocator own = pdup__allocator(allocator);
    pdup__handle *handle = pdup__alloc_array(&own, 1, size);
    if (handle) {
        handle->allocator = own;
        handle->type = type;
        atomic_init(&handle->references, 1);
    }
    return handle;
}

bool pdup__handle_is(const void *handle, pdup__type type) {
    return handle != NULL && ((const pdup__handle *)handle)->type == type;
}

void *pdup__handle_ref(void *handle, pdup__type type) {
    if (!pdup__handle_is(handle, type)) {
        return NULL;
    }
    pdup__handle *base = handle;
    atomic_fetch_add_explicit(&base->references, 1, memory_order_relaxed);
    return handle;
}

bool pdup__handle_unref(void *handle, pdup__type type) {
    if (!pdup__handle_is(handle, type)) {
        return false;
    }
    pdup__handle *base = handle;
    /* The last owner must see all that the others wrote before they let go. */
    uint32_t before = atomic_fetch_sub_explicit(&base->references, 1, memory_order_acq_rel);
    (void)PDUP_NEVER(before == 0);
    return before == 1;
}

void pdup__handle_free(void *handle) {
    pdup__handle *base = handle;
    pdup_allocator own = base->allocator;
    base->type = (pdup__type)0;
    pdup__release(&own, handle);
}
