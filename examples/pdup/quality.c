/* SPDX-License-Identifier: MIT */
#include "quality.h"

/* A rotation needs a number of tables without factor 2 or 3: it moves line X by x tables a round (N 0, E 1, S 2,
 * W -2, sets -1), and two lines meet, or a line meets the sets, in each combination once exactly when the
 * difference of their steps has an inverse modulo the number of tables; the differences are 1, 2, 3, 4. In
 * Z_n two players of different lines are then at one table in one round of the n, so in fewer rounds no pair
 * meets twice and each round brings tables * pairs of seats new meetings. */
int32_t quality_never_met(int32_t tables, int32_t seats, int32_t rounds) {
    int32_t pairs_of_lines = seats * (seats - 1) / 2;
    return pairs_of_lines * tables * (tables - rounds); /* At most 6 * 10000 * 9999. */
}

/* On how many sets two players of a line are compared: the step of the line against the sets has an inverse, so
 * their distance in the line is `distance` rounds of it (1 to tables - 1), and a set that one meets in round r
 * comes to the other in round r + distance or r + distance - tables. Both must lie in the rounds played. */
static int32_t compared(int32_t tables, int32_t rounds, int32_t distance) {
    int32_t later = rounds - distance;
    int32_t earlier = rounds - tables + distance;
    return (later > 0 ? later : 0) + (earlier > 0 ? earlier : 0);
}

/* Inside a line nobody sits with anybody, so the competition weight of a pair is a fixed multiple of their
 * comparisons, and 100 * mean^2 / (mean^2 + variance) = 100 * S^2 / (N * SS) does not see the multiple. N, S and SS
 * run over the distances 1 to tables - 1: every player of a line sees each of them once.
 * S = rounds * (rounds - 1) <= 10^8, so 100 * S^2 <= 10^18, and N * SS is less: both fit. */
bool quality_of_line(int32_t tables, int32_t rounds, int64_t *numerator_out,
                     int64_t *denominator_out) {
    int64_t sum = 0;
    int64_t squares = 0;
    for (int32_t distance = 1; distance < tables; distance++) {
        int64_t count = compared(tables, rounds, distance);
        sum += count;
        squares += count * count;
    }
    *numerator_out = 100 * sum * sum;
    *denominator_out = (tables - 1) * squares;
    return squares > 0;
}
