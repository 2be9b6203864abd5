/* SPDX-License-Identifier: MIT */
/* Turns of the sets that cure the fixed player's one seat, and of the rounds that let all lines compete. Both were found
 * by our own searches; every figure of them is in the tests. */
#include "movement/kinds/cyclic.h"
#include "movement/kinds/turned.h"

#include <stddef.h>

typedef struct turns_spec {
    int32_t seats;
    int32_t size; /* players; of turns for one winner tables */
    pdup_variant variant;
    const char *turns;
} turns_spec;

static const turns_spec even_seats[] = {
    {3, 6, PDUP_VARIANT_SHARED, "00012"},
    {3, 9, PDUP_VARIANT_SHARED, "02220100"},
    {3, 12, PDUP_VARIANT_SHARED, "10210212102"},
    {3, 12, PDUP_VARIANT_SINGLE, "21010102021"},
    {3, 15, PDUP_VARIANT_SHARED, "10221021021022"},
    {3, 18, PDUP_VARIANT_SINGLE, "00000022222011111"},
    {3, 21, PDUP_VARIANT_SINGLE, "02121021021021021021"},
    {3, 24, PDUP_VARIANT_SINGLE, "20000111222220001111222"},
    {3, 27, PDUP_VARIANT_SINGLE, "02110210021102210210221021"},
    {3, 30, PDUP_VARIANT_SINGLE, "20010012212202001001221220210"},
    {3, 33, PDUP_VARIANT_SINGLE, "01201220120120120120120112012012"},
    {3, 36, PDUP_VARIANT_SINGLE, "11010210100202102022121021211010212"},
    {3, 39, PDUP_VARIANT_SINGLE, "00211102221010222100021110202101021210"},
    {4, 8, PDUP_VARIANT_SHARED, "0320321"},
    {4, 12, PDUP_VARIANT_SHARED, "22301123301"},
    {4, 12, PDUP_VARIANT_SINGLE, "02020313131"},
    {4, 16, PDUP_VARIANT_SHARED, "301230133123012"},
    {4, 16, PDUP_VARIANT_SINGLE, "013131312020202"},
    {4, 20, PDUP_VARIANT_SHARED, "3012301301230123012"},
    {4, 24, PDUP_VARIANT_SINGLE, "33330000001111112222233"},
    {4, 28, PDUP_VARIANT_SINGLE, "033023322111003302332221100"},
    {4, 36, PDUP_VARIANT_SHARED, "31320202020202020202131313131313131"},
    {4, 40, PDUP_VARIANT_SINGLE, "223300111223330011122333001122233000112"},
};

/* Of the rotation. */
static const turns_spec one_winner[] = {
    {4, 5, PDUP_VARIANT_NONE, "01000"},
    {4, 7, PDUP_VARIANT_NONE, "0030020"},
    {4, 11, PDUP_VARIANT_NONE, "02030110000"},
    {4, 13, PDUP_VARIANT_NONE, "0101200000210"},
    {4, 17, PDUP_VARIANT_NONE, "00000100311001002"},
    {3, 5, PDUP_VARIANT_NONE, "01000"},
    {3, 7, PDUP_VARIANT_NONE, "2000200"},
    {3, 11, PDUP_VARIANT_NONE, "02002000002"},
    {3, 13, PDUP_VARIANT_NONE, "1100000000100"},
    {3, 17, PDUP_VARIANT_NONE, "02000000020010100"},
};

static const char *find(const turns_spec *specs, size_t count, const pdup_movement *movement,
                        int32_t size) {
    for (size_t i = 0; i < count; i++) {
        if (specs[i].seats == movement->shape.seats && specs[i].size == size &&
            specs[i].variant == movement->shape.variant) {
            return specs[i].turns;
        }
    }
    return NULL;
}

/* A circle that was read, or stopped early, may be another one. */
const char *pdup__turns_for_even_seats(const pdup_movement *movement) {
    const pdup__cyclic *cyclic = pdup__cyclic_of(movement);
    if (!cyclic || !cyclic->is_embedded || movement->shape.rounds != cyclic->size.length) {
        return NULL;
    }
    return find(even_seats, sizeof even_seats / sizeof *even_seats, movement,
                movement->shape.players);
}

/* The whole rotation of one room. */
const char *pdup__turns_for_one_winner(const pdup_movement *movement) {
    if (movement->shape.type->kind != PDUP_MOVEMENT_KIND_ROTATION || movement->shape.rooms > 1 ||
        movement->shape.rounds != movement->shape.players / movement->shape.seats ||
        movement->inner) {
        return NULL;
    }
    return find(one_winner, sizeof one_winner / sizeof *one_winner, movement,
                movement->shape.tables);
}
