/* SPDX-License-Identifier: MIT */
/* The sets go one table down in a round. The players of a line meet played sets either all or none, for they have all
 * walked alike: the player of home j who is o tables from home in round r has set j + o + r. So the line goes on until
 * o + r is a number it has not had. Of as many numbers as rounds one is always left: the movement never gets stuck, and
 * nobody meets a set again. With the steps of the rules W never goes on, E once if the number of tables is even, S twice
 * if it has the factor 3. */
#include "movement/kinds/skip.h"

#include "movement/kinds/line_movement.h"
#include "movement/kinds/offsets.h"

#include <string.h>

static const pdup__steps steps_of_rules = {{0, 1, 2, -2}};

static const char *construction_of(const pdup__steps *steps, int32_t seats) {
    bool is_rotation = true;
    for (int32_t line = 1; line < seats; line++) {
        is_rotation &= steps->of[line] == steps_of_rules.of[line];
    }
    return is_rotation ? "rotation with extra steps past played sets"
                       : "other steps than in the rotation, with extra steps past played sets";
}

/* How far from home a line of this step is in each round; `played` is room for a mark a set. */
static void walk(int32_t tables, int32_t step, uint8_t *played, uint16_t *moved) {
    const int32_t more = step < 0 ? tables - 1 : 1;
    int32_t at = 0;
    memset(played, 0, (size_t)tables);
    for (int32_t round = 0; round < tables; round++) {
        while (played[(at + round) % tables]) {
            at = (at + more) % tables;
        }
        played[(at + round) % tables] = 1;
        moved[round] = (uint16_t)at;
        /* A step may be longer than a short circle. */
        at = (at + step % tables + tables) % tables;
    }
}

pdup_status pdup__skip_new(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                           const pdup__steps *steps, pdup_movement **out) {
    pdup_allocator own = pdup__allocator(allocator);
    const pdup__group circle = pdup__group_cyclic(tables);
    uint8_t *played = pdup__alloc_array(&own, (size_t)tables, 1);
    if (!played) {
        return PDUP_E_NOMEM;
    }
    pdup__offsets *offsets = pdup__offsets_new(allocator, tables, seats, &circle);
    if (offsets) {
        for (int32_t line = 1; line < seats; line++) {
            /* No more than four seats. NOLINTNEXTLINE(clang-analyzer-core.CallAndMessage) */
            walk(tables, steps->of[line], played, offsets->moved + (size_t)line * (size_t)tables);
        }
        pdup__offsets_walk_sets(offsets, tables, seats);
    }
    pdup__release(&own, played);
    if (!offsets) {
        return PDUP_E_NOMEM;
    }
    pdup__movement_shape shape = pdup__lines_shape(
        &pdup__offsets_skip, tables, seats, construction_of(steps, seats), "rules 5, procedure 3");
    return pdup__movement_new(allocator, &shape, offsets, offsets, NULL, out);
}

/* All steps that can be chosen from, and N, who stands still: the walks, and how many tables each two of them leave
 * out among those that lie between them, that is, how many players of the other line each player never meets. */
enum { WALKS = 2 * PDUP__SKIP_REACH + 1 };
typedef struct choice {
    int32_t tables;
    int32_t count;
    int32_t steps[WALKS]; /* rising; 0 for N in the middle */
    int32_t missed[WALKS][WALKS];
} choice;

static int32_t count_missed(int32_t tables, const uint16_t *a, const uint16_t *b, uint8_t *seen) {
    int32_t missed = tables;
    memset(seen, 0, (size_t)tables);
    for (int32_t round = 0; round < tables; round++) {
        uint8_t *mark = &seen[(a[round] - b[round] + tables) % tables];
        missed -= !*mark;
        *mark = 1;
    }
    return missed;
}

static void compare_walks(choice *c, uint8_t *marks, uint16_t *walks) {
    for (int32_t i = 0; i < c->count; i++) {
        uint16_t *walked = walks + (size_t)i * (size_t)c->tables;
        if (c->steps[i] != 0) {
            walk(c->tables, c->steps[i], marks, walked);
        }
        for (int32_t j = 0; j < i; j++) {
            const uint16_t *other = walks + (size_t)j * (size_t)c->tables;
            c->missed[j][i] = count_missed(c->tables, other, walked, marks);
            c->missed[i][j] = c->missed[j][i];
        }
    }
}

/* What walk w adds to N and the lines e and s. */
static int32_t missed_by(const choice *c, int32_t e, int32_t s, int32_t w) {
    const int32_t n = c->count / 2;
    return c->missed[n][w] + c->missed[e][w] + c->missed[s][w];
}

/* The best W beside N, E and S; rising steps make every choice come once. */
static int32_t best_w(const choice *c, int32_t e, int32_t s) {
    int32_t best = -1;
    for (int32_t w = s + 1; w < c->count; w++) {
        if (c->steps[w] != 0 && (best < 0 || missed_by(c, e, s, w) < missed_by(c, e, s, best))) {
            best = w;
        }
    }
    return best;
}

static int64_t choose(const choice *c, int32_t seats, pdup__steps *steps) {
    const int32_t n = c->count / 2;
    int32_t least = INT32_MAX;
    for (int32_t pair = 0; pair < c->count * c->count; pair++) {
        const int32_t e = pair / c->count;
        const int32_t s = pair % c->count;
        const int32_t w = seats == 4 ? best_w(c, e, s) : s;
        if (e >= s || e == n || s == n || w < 0) {
            continue;
        }
        int32_t missed = c->missed[n][e] + c->missed[n][s] + c->missed[e][s];
        missed += seats == 4 ? missed_by(c, e, s, w) : 0;
        if (missed < least) {
            least = missed;
            *steps = (pdup__steps){{0, c->steps[e], c->steps[s], c->steps[w]}};
        }
    }
    return (int64_t)least * c->tables;
}

pdup_status pdup__skip_choose(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                              int32_t reach, pdup__steps *steps_out, int64_t *never_met_out) {
    pdup_allocator own = pdup__allocator(allocator);
    choice c = {.tables = tables, .count = 2 * reach + 1};
    for (int32_t i = 0; i < c.count; i++) {
        c.steps[i] = i - reach;
    }
    uint8_t *marks = pdup__alloc_array(&own, (size_t)tables, 1);
    uint16_t *walks = pdup__alloc_array(&own, (size_t)c.count * (size_t)tables, sizeof *walks);
    const bool has_room = marks && walks;
    if (has_room) {
        compare_walks(&c, marks, walks);
        *never_met_out = choose(&c, seats, steps_out);
    }
    pdup__release(&own, walks);
    pdup__release(&own, marks);
    return has_room ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_movement_new_skip(const pdup_allocator *allocator, int32_t tables, int32_t seats,
                                   pdup_movement **out) {
    pdup_status status = pdup__lines_check(allocator, tables, seats, out);
    if (status) {
        return status;
    }
    return pdup__skip_new(allocator, tables, seats, &steps_of_rules, out);
}

pdup_status pdup_movement_new_skip_steps(const pdup_allocator *allocator, int32_t tables,
                                         int32_t seats, int32_t step_e, int32_t step_s,
                                         int32_t step_w, pdup_movement **out) {
    const pdup__steps steps = {{0, step_e, step_s, step_w}};
    pdup_status status = pdup__lines_check(allocator, tables, seats, out);
    if (status) {
        return status;
    }
    for (int32_t line = 1; line < 4; line++) {
        const int32_t step = steps.of[line];
        if (step <= -tables || step >= tables || (step == 0) != (line >= seats)) {
            return PDUP_E_RANGE;
        }
    }
    return pdup__skip_new(allocator, tables, seats, &steps, out);
}
