/* SPDX-License-Identifier: MIT */
#include "movement/kinds/line_movement.h"

pdup__movement_shape pdup__lines_shape(const pdup__movement_type *type, int32_t tables,
                                       int32_t seats, const char *construction,
                                       const char *source) {
    return (pdup__movement_shape){
        .type = type,
        .tables = tables,
        .rounds = tables,
        .sets = tables,
        .seats = seats,
        .players = tables * seats,
        .rooms = 1,
        .copies = 1,
        .is_by_lines = true,
        .construction = construction,
        .source = source,
    };
}

pdup_status pdup__lines_check(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                              pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    if (tables < PDUP__LEAST_TABLES || tables > PDUP_MAX_TABLES || seats < 3 || seats > 4) {
        return PDUP_E_RANGE;
    }
    return PDUP_OK;
}
