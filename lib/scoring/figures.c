/* SPDX-License-Identifier: MIT */
/* The exact figures of standings, as integers and as text. */
#include "scoring/figures.h"

#include "scoring/compared_with.h"

/* A figure that may be missing, and where its halves go to or from. */
typedef struct found_figure {
    bool is_there;
    pdup__fraction value;
    int32_t centre;
} found_figure;

static found_figure present(pdup__fraction value, int32_t centre) {
    return (found_figure){true, value, centre};
}

static found_figure percent_of(const pdup__totals *entry) {
    return entry->has_percent ? present(entry->percent, 50) : (found_figure){0};
}

static found_figure entry_figure(const pdup__totals *entry, pdup_figure which, bool has_maximum) {
    switch (which) {
    case PDUP_FIGURE_TOTAL:
        return present(entry->total, 0);
    case PDUP_FIGURE_MAXIMUM:
        return has_maximum ? present(pdup__fraction_of(entry->maximum, 1), 0) : (found_figure){0};
    case PDUP_FIGURE_PENALTY:
        return present(entry->penalty, 0);
    case PDUP_FIGURE_PERCENT_PENALTY:
        return present(entry->percent_penalty, 0);
    case PDUP_FIGURE_WHISTS:
        return present(pdup__fraction_of(entry->whists, PDUP__WHIST_PARTS), 0);
    case PDUP_FIGURE_PERCENT:
        return percent_of(entry);
    default:
        return (found_figure){0};
    }
}

static found_figure result_percent(const pdup__result *result) {
    found_figure percent = {.centre = 50};
    if (result->top > 0) {
        /* It fits: awards were made from a percent that did, and real scores are small. */
        percent.is_there = pdup__fraction_multiply(
            result->matchpoints, pdup__fraction_of(100, result->top), &percent.value);
    }
    return percent;
}

static found_figure whists_of(const pdup__result *result) {
    pdup__fraction whists = pdup__fraction_of(pdup__result_whists(result), PDUP__WHIST_PARTS);
    return pdup__result_has_whists(result) ? present(whists, 0) : (found_figure){0};
}

/* Figures of its score, which it may not have. */
static found_figure score_figure(const pdup__result *result, pdup_figure which, bool has_maximum) {
    if (!pdup__result_has_score(result)) {
        return (found_figure){0};
    }
    switch (which) {
    case PDUP_FIGURE_TOTAL:
        return present(result->matchpoints, result->top / 2);
    case PDUP_FIGURE_MAXIMUM:
        return has_maximum ? present(pdup__fraction_of(result->top, 1), 0) : (found_figure){0};
    case PDUP_FIGURE_PERCENT:
        return result_percent(result);
    default:
        return (found_figure){0};
    }
}

static found_figure result_figure(const pdup_standings *standings, int32_t index,
                                  pdup_figure which) {
    const pdup__result *result = &standings->results[index];
    found_figure found = {0};
    switch (which) {
    case PDUP_FIGURE_WHISTS:
        return whists_of(result);
    case PDUP_FIGURE_SUM:
        found.is_there = pdup__sum_of_comparison(standings, index, &found.value);
        return found;
    case PDUP_FIGURE_SUM_DUE:
        found.is_there = pdup__sum_due(standings, index, &found.value);
        return found;
    default:
        return score_figure(result, which, standings->has_maximum);
    }
}

static bool is_figure(pdup_figure which) {
    return which >= PDUP_FIGURE_TOTAL && which <= PDUP_FIGURE_SUM_DUE;
}

/* The figure asked for, of an entry or of a result. */
static pdup_status find_figure(const pdup_standings *standings, int32_t index, bool is_result,
                               pdup_figure which, found_figure *out) {
    pdup_status status = pdup__standings_check(standings, index, is_result);
    if (status == PDUP_OK && !is_figure(which)) {
        status = PDUP_E_RANGE;
    }
    if (status == PDUP_OK) {
        *out = is_result ? result_figure(standings, index, which)
                         : entry_figure(&standings->entries[index], which, standings->has_maximum);
    }
    return status;
}

static pdup_status give_integers(const found_figure *found, int64_t *numerator,
                                 int64_t *denominator) {
    if (!found->is_there) {
        return PDUP_OK;
    }
    return pdup__fraction_to_int64(found->value, numerator, denominator) ? PDUP_OK
                                                                         : PDUP_E_OVERFLOW;
}

static pdup_status give_integers_at(const pdup_standings *standings, int32_t index, bool is_result,
                                    pdup_figure which, int64_t *numerator, int64_t *denominator) {
    if (!numerator || !denominator) {
        return PDUP_E_ARG;
    }
    *numerator = 0;
    *denominator = 0;
    found_figure found;
    pdup_status status = find_figure(standings, index, is_result, which, &found);
    return status == PDUP_OK ? give_integers(&found, numerator, denominator) : status;
}

/* The format without its centre, which is the figure's. */
static pdup_status give_text(const found_figure *found, pdup__format format, char *buf, size_t cap,
                             size_t *len_out) {
    if (!pdup__format_is_valid(format)) {
        return PDUP_E_RANGE;
    }
    pdup__line line = {.length = 0};
    if (found->is_there) {
        format.centre = found->centre;
        pdup__line_add_fraction(&line, found->value, format);
    }
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}

static pdup_status give_text_at(const pdup_standings *standings, int32_t index, bool is_result,
                                pdup_figure which, pdup__format format, char *buf, size_t cap,
                                size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    found_figure found;
    pdup_status status = find_figure(standings, index, is_result, which, &found);
    return status == PDUP_OK ? give_text(&found, format, buf, cap, len_out) : status;
}

pdup_status pdup__totals_figure(const pdup__totals *totals, bool has_maximum, pdup_figure which,
                                int64_t *numerator, int64_t *denominator) {
    if (!is_figure(which)) {
        return PDUP_E_RANGE;
    }
    found_figure found = entry_figure(totals, which, has_maximum);
    return give_integers(&found, numerator, denominator);
}

pdup_status pdup__totals_figure_text(const pdup__totals *totals, bool has_maximum,
                                     pdup_figure which, pdup__format format, char *buf, size_t cap,
                                     size_t *len_out) {
    if (!is_figure(which)) {
        return PDUP_E_RANGE;
    }
    found_figure found = entry_figure(totals, which, has_maximum);
    return give_text(&found, format, buf, cap, len_out);
}

pdup_status pdup_standings_figure_at(const pdup_standings *standings, int32_t index,
                                     pdup_figure figure, int64_t *numerator_out,
                                     int64_t *denominator_out) {
    return give_integers_at(standings, index, false, figure, numerator_out, denominator_out);
}

pdup_status pdup_standings_figure_text_at(const pdup_standings *standings, int32_t index,
                                          pdup_figure figure, int32_t decimals, pdup_round rounding,
                                          char *buf, size_t cap, size_t *len_out) {
    pdup__format format = {decimals, rounding, 0};
    return give_text_at(standings, index, false, figure, format, buf, cap, len_out);
}

pdup_status pdup_standings_result_figure_at(const pdup_standings *standings, int32_t index,
                                            pdup_figure figure, int64_t *numerator_out,
                                            int64_t *denominator_out) {
    return give_integers_at(standings, index, true, figure, numerator_out, denominator_out);
}

pdup_status pdup_standings_result_figure_text_at(const pdup_standings *standings, int32_t index,
                                                 pdup_figure figure, int32_t decimals,
                                                 pdup_round rounding, char *buf, size_t cap,
                                                 size_t *len_out) {
    pdup__format format = {decimals, rounding, 0};
    return give_text_at(standings, index, true, figure, format, buf, cap, len_out);
}
