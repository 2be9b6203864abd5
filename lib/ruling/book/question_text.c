/* SPDX-License-Identifier: MIT */
/* Values of facts as they are written: sets of seats, outcomes. */
#include "ruling/book/question.h"

#include "base/seat.h"
#include "text/line.h"
#include "text/numbers.h"

#include <string.h>

bool pdup__seats_read(const char *text, size_t size, uint32_t *seats) {
    static const char letters[] = PDUP__SEAT_LETTERS "nesw";
    *seats = 0;
    if (pdup__text_is(text, size, "none")) {
        return true;
    }
    for (size_t i = 0; i < size; i++) {
        const char *found = memchr(letters, text[i], sizeof letters - 1);
        uint32_t seat = found ? 1U << (found - letters) % PDUP__SEATS : 0;
        if (!found || *seats & seat) {
            return false;
        }
        *seats |= seat;
    }
    return true;
}

/* The whists of one seat, read as those of a row are. */
static pdup_status read_one(const char *text, size_t size, int32_t *sixths) {
    pdup__whists_fault fault = pdup__read_whists(text, size, sixths);
    return fault == PDUP__WHISTS_FINE    ? PDUP_OK
           : fault == PDUP__WHISTS_RANGE ? PDUP_E_RANGE
                                         : PDUP_E_VALUE;
}

pdup_status pdup__outcome_read(const char *text, size_t size, pdup__outcome_row *row) {
    int32_t sum = 0;
    int seat = 0;
    *row = (pdup__outcome_row){{0}};
    for (size_t at = 0; at <= size; seat++) {
        const char *comma = memchr(text + at, ',', size - at);
        size_t end = comma ? (size_t)(comma - text) : size;
        pdup_status status =
            seat < PDUP__SEATS ? read_one(text + at, end - at, &row->whists[seat]) : PDUP_E_VALUE;
        if (status != PDUP_OK) {
            return status;
        }
        sum += row->whists[seat];
        at = end + 1;
    }
    return seat >= PDUP__SEATS - 1 && sum == 0 ? PDUP_OK : PDUP_E_VALUE;
}
