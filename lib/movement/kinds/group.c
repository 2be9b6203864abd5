/* SPDX-License-Identifier: MIT */
#include "movement/kinds/group.h"

pdup__group pdup__group_power(int32_t order, int32_t count) {
    pdup__group group = {.count = count};
    for (int32_t i = 0; i < count; i++) {
        group.orders[i] = order;
    }
    return group;
}

pdup__group pdup__group_cyclic(int32_t order) {
    return pdup__group_power(order, 1);
}

/* a + sign * b, digit by digit. */
static int32_t combine(const pdup__group *group, int32_t a, int32_t b, int32_t sign) {
    int32_t result = 0;
    int32_t weight = 1;
    for (int32_t i = group->count - 1; i >= 0; i--) {
        int32_t order = group->orders[i];
        result += weight * ((a % order + order + sign * (b % order)) % order);
        weight *= order;
        a /= order;
        b /= order;
    }
    return result;
}

int32_t pdup__group_add(const pdup__group *group, int32_t a, int32_t b) {
    return combine(group, a, b, 1);
}

int32_t pdup__group_subtract(const pdup__group *group, int32_t a, int32_t b) {
    return combine(group, a, b, -1);
}
