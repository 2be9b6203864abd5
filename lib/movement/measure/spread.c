/* SPDX-License-Identifier: MIT */
#include "movement/measure/spread.h"

#include "base/sort.h"

static pdup_status add_new(pdup__spread *spread, const pdup_allocator *allocator, int32_t value) {
    if (spread->count == spread->capacity) {
        void *memory = spread->values;
        if (!pdup__grow(allocator, &memory, &spread->capacity, sizeof *spread->values)) {
            return PDUP_E_NOMEM;
        }
        spread->values = memory;
    }
    if (!pdup__index_reserve(&spread->index, allocator)) {
        return PDUP_E_NOMEM;
    }
    /* There are fewer values than pairs, and those are less than 2^31: players are 40000 at most. */
    pdup__index_add(&spread->index, (uint32_t)value, (int32_t)spread->count);
    spread->last = spread->count;
    spread->values[spread->count++] = (pdup__spread_value){1, value};
    return PDUP_OK;
}

pdup_status pdup__spread_add_other(pdup__spread *spread, const pdup_allocator *allocator,
                                   int64_t value) {
    if (value < INT32_MIN || value > INT32_MAX) {
        return PDUP_E_OVERFLOW;
    }
    int32_t found = pdup__index_find(&spread->index, (uint32_t)value);
    if (found < 0) {
        return add_new(spread, allocator, (int32_t)value);
    }
    spread->last = (size_t)found;
    spread->values[found].pairs++;
    return PDUP_OK;
}

static int by_value(const void *first, const void *second) {
    int32_t a = ((const pdup__spread_value *)first)->value;
    int32_t b = ((const pdup__spread_value *)second)->value;
    return (a > b) - (a < b);
}

pdup_status pdup__spread_close(pdup__spread *spread, const pdup_allocator *allocator) {
    pdup__index_release(&spread->index, allocator);
    if (spread->count == 0) {
        return PDUP_OK;
    }
    pdup__spread_value *scratch = pdup__alloc_array(allocator, spread->count, sizeof *scratch);
    if (!scratch) {
        return PDUP_E_NOMEM;
    }
    pdup__sort(spread->values, scratch, spread->count, sizeof *scratch, by_value);
    pdup__release(allocator, scratch);
    return PDUP_OK;
}

void pdup__spread_release(pdup__spread *spread, const pdup_allocator *allocator) {
    pdup__index_release(&spread->index, allocator);
    pdup__release(allocator, spread->values);
    *spread = (pdup__spread){0};
}
