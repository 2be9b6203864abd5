/* SPDX-License-Identifier: MIT */
/* All memory of the library comes from here. */
#ifndef PDUP_BASE_MEM_H
#define PDUP_BASE_MEM_H

#include <pdup/base.h>

#include <stdbool.h>

/* The caller's allocator, or malloc where he gave none. */
pdup_allocator pdup__allocator(const pdup_allocator *allocator);

/* An allocator is usable when none of its functions is missing; NULL stands for malloc. */
bool pdup__allocator_is_whole(const pdup_allocator *allocator);

/* count * size bytes, all zero; NULL when there is no memory or the product overflows. count and size > 0. */
void *pdup__alloc_array(const pdup_allocator *allocator, size_t count, size_t size);

/* As many more as doubling gives, at least one: room for *capacity * size bytes, the old ones kept. false and
 * nothing changed when there is no memory. *memory may be NULL with capacity 0. */
bool pdup__grow(const pdup_allocator *allocator, void **memory, size_t *capacity, size_t size);

/* memory may be NULL. */
void pdup__release(const pdup_allocator *allocator, void *memory);

#endif
