/* SPDX-License-Identifier: MIT */
#include "base/rounding.h"

pdup_status pdup_fraction_text(int64_t numerator, int64_t denominator, int32_t decimals,
                               pdup_rounding rounding, int32_t centre, char *buf, size_t cap,
                               size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup__format format = {decimals, rounding, centre};
    if (denominator < 1 || !pdup__format_is_valid(format)) {
        return PDUP_E_RANGE;
    }
    pdup__line line = {.length = 0};
    pdup__line_add_fraction(&line, pdup__fraction_of(numerator, denominator), format);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
