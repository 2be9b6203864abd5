/* SPDX-License-Identifier: MIT */
/* Values of facts as they are written: sets of seats, outcomes. */
#include "ruling/question.h"

#include "base/seat.h"
#include "base/text.h"

#include <string.h>

bool pdup__seats_read(const char *text, size_t size, uint32_t *seats) {
    static const char letters[] = PDUP__SEAT_LETTERS;
    *seats = 0;
    if (pdup__text_is(text, size, "none")) {
        return true;
    }
    for (size_t i = 0; i < size; i++) {
        const char *found = memchr(letters, text[i], PDUP__SEATS);
        if (!found || *seats & 1U << (found - letters)) {
            return false;
        }
        *seats |= 1U << (found - letters);
    }
    return true;
}

typedef struct reader {
    const char *next;
    const char *end;
} reader;

static bool take_byte(reader *from, char byte) {
    bool is_next = from->next < from->end && *from->next == byte;
    from->next += is_next;
    return is_next;
}

/* More digits than any whists within the limits have make it a number beyond them. */
enum { NUMBER_MOST = 10 * PDUP_MAX_WHISTS };

static bool take_number(reader *from, int32_t *number) {
    const char *start = from->next;
    *number = 0;
    while (from->next < from->end && *from->next >= '0' && *from->next <= '9') {
        *number = 10 * *number + (*from->next++ - '0');
        *number = *number > NUMBER_MOST ? NUMBER_MOST : *number;
    }
    return from->next > start;
}

/* Whists of one seat: a whole number, or a fraction that is a whole number of sixths. */
static pdup_status take_whists(reader *from, int32_t *sixths) {
    int32_t number;
    int32_t parts = 1;
    bool is_negative = take_byte(from, '-');
    if (!take_number(from, &number) || (take_byte(from, '/') && !take_number(from, &parts)) ||
        parts == 0 || PDUP_WHIST % parts != 0) {
        return PDUP_E_VALUE;
    }
    int64_t amount = (int64_t)number * (PDUP_WHIST / parts);
    if (amount > PDUP_MAX_WHISTS) {
        return PDUP_E_RANGE;
    }
    *sixths = (int32_t)(is_negative ? -amount : amount);
    return PDUP_OK;
}

pdup_status pdup__outcome_read(const char *text, size_t size, pdup__outcome_row *row) {
    reader from = {text, text + size};
    int32_t sum = 0;
    int seat = 0;
    *row = (pdup__outcome_row){{0}};
    do {
        pdup_status status =
            seat < PDUP__SEATS ? take_whists(&from, &row->whists[seat]) : PDUP_E_VALUE;
        if (status != PDUP_OK) {
            return status;
        }
        sum += row->whists[seat++];
    } while (take_byte(&from, ','));
    return from.next == from.end && seat >= PDUP__SEATS - 1 && sum == 0 ? PDUP_OK : PDUP_E_VALUE;
}
