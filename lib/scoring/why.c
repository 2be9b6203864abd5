/* SPDX-License-Identifier: MIT */
/* What a score rests on, in words: a director reads it out to whoever asks. */
#include "scoring/awards.h"
#include "scoring/compared_with.h"
#include "scoring/normalise.h"
#include "text/rounding.h"

/* What is being explained. */
typedef struct why {
    const pdup__chosen *chosen;
    const pdup__result *result;
    pdup__line *line;
} why;

static void add(const why *w, const char *text) {
    pdup__line_add(w->line, text);
}

static void add_number(const why *w, const char *before, int64_t number, const char *after) {
    add(w, before);
    pdup__line_add_integer(w->line, number);
    add(w, after);
}

static void add_figure(const why *w, pdup__fraction figure) {
    pdup__line_add_fraction(w->line, figure, (pdup__format){PDUP_EXACT, 0, 0});
}

static void add_score(const why *w) {
    add_figure(w, w->result->matchpoints);
    add_number(w, " of ", w->result->top, "");
}

/* The top is above 0. */
static pdup__fraction percent_of_top(const pdup__result *result) {
    pdup__fraction percent = pdup__fraction_of(0, 1);
    /* It fits: the score was made from such a percent, or is small. */
    (void)pdup__fraction_multiply(result->matchpoints, pdup__fraction_of(100, result->top),
                                  &percent);
    return percent;
}

/* Of a top of 0 every percent is 0: then the flat one is told. */
static pdup__fraction percent_of_award(const pdup__result *result) {
    static const int32_t flat[] = {0, 40, 50, 60};
    if (result->top > 0) {
        return percent_of_top(result);
    }
    return pdup__fraction_of(
        result->award == PDUP_AWARD_PERCENT ? result->percent : flat[result->award], 1);
}

/* The formula with M, A and E of the result in it. */
static void add_formula(const why *w, pdup__fraction inside) {
    int32_t compared = w->result->compared;
    int32_t expected = w->result->expected;
    switch (w->chosen->choice[PDUP__KEY_NORMALISE]) {
    case PDUP__NORMALISE_NEUBERG:
        add(w, "; neuberg (");
        add_figure(w, inside);
        add_number(w, " + 1) * ", expected, "");
        add_number(w, " / ", compared, " - 1");
        break;
    case PDUP__NORMALISE_ASCHERMAN:
        add_number(w, "; ascherman ", pdup__top(expected), " * (");
        add_figure(w, inside);
        add_number(w, " + 1) / ", 2 * (int64_t)compared, "");
        break;
    case PDUP__NORMALISE_STRETCH:
        add(w, "; stretch ");
        add_figure(w, inside);
        add_number(w, " * ", expected - 1, "");
        add_number(w, " / ", compared - 1, compared == 1 ? ", half the top" : "");
        break;
    case PDUP__NORMALISE_FACTOR:
        add(w, "; factor ");
        add_figure(w, inside);
        add_number(w, " * ", expected, "");
        add_number(w, " / ", compared, "");
        break;
    case PDUP__NORMALISE_MANUAL:
        add(w, "; manual ");
        add_figure(w, inside);
        add_number(w, " + ", expected - compared, "");
        break;
    default:
        add(w, "; not carried over");
        break;
    }
}

static void add_unit(const why *w) {
    static const char *const units[] = {"", " (to 1/10)", " (to 1/100)", " (to 1/10000)"};
    add(w, units[w->chosen->choice[PDUP__KEY_UNIT]]);
}

static void add_matchpoints(const why *w) {
    pdup__fraction inside = pdup__fraction_of(w->result->inside, PDUP__MATCHPOINT);
    add_figure(w, inside);
    add_number(w, " among ", w->result->compared, "");
    add_number(w, " of ", w->result->expected, w->result->expected == 1 ? " result" : " results");
    if (w->result->by_table) {
        add(w, "; small group: ");
        add_figure(w, percent_of_top(w->result));
        add(w, " %");
    } else if (w->result->compared != w->result->expected) {
        add_formula(w, inside);
    }
    add(w, " = ");
    add_score(w);
    add_unit(w);
}

/* What was compared, and what the table had written. */
static void add_assigned(const why *w) {
    const pdup__result *result = w->result;
    add(w, "assigned ");
    for (int32_t i = 0; i < result->outcome_count; i++) {
        add(w, i > 0 ? ", " : "");
        pdup__line_add_whists(w->line, result->outcomes[i].whists);
        if (result->outcome_count > 1) {
            add_number(w, " at ", result->outcomes[i].weight, " %");
        }
    }
    add(w, result->outcome_count > 1 ? " by regulation" : "");
    if (result->has_whists) {
        add(w, " (the table: ");
        pdup__line_add_whists(w->line, result->whists);
        add(w, ")");
    }
    add(w, "; ");
}

static void add_compared(const why *w) {
    static const char *const measures[] = {"", "whists", "whists less the mean of ",
                                           "mean difference to the others of "};
    int32_t measure = w->chosen->choice[PDUP__KEY_MEASURE];
    if (w->result->state == PDUP_STATE_ASSIGNED) {
        add_assigned(w);
    }
    if (measure == PDUP__MEASURE_MATCHPOINTS) {
        add_matchpoints(w);
        return;
    }
    add(w, measures[measure]);
    if (measure != PDUP__MEASURE_WHISTS) {
        add_number(w, "", w->result->compared, "");
    }
    add(w, " = ");
    add_figure(w, w->result->matchpoints);
    add_unit(w);
}

/* Rules 11.2.B1 know 40, 50 and at least 60 percent. */
static bool is_of_rules(const pdup__result *result) {
    return result->award != PDUP_AWARD_PERCENT || result->percent == 40 || result->percent == 50 ||
           result->percent >= 60;
}

static void add_artificial(const why *w) {
    static const char *const names[] = {"", "average minus", "average", "average plus",
                                        "named by the director"};
    add(w, "artificial, ");
    add(w, names[w->result->award]);
    add(w, is_of_rules(w->result) ? "" : " by regulation");
    if (w->chosen->choice[PDUP__KEY_MEASURE] != PDUP__MEASURE_MATCHPOINTS) {
        add(w, ": no whists");
        return;
    }
    if (pdup__award_is_own(w->chosen, w->result)) {
        bool is_minus = w->result->award == PDUP_AWARD_MINUS;
        add(w, is_minus ? " by regulation: 40 % or the own percent of other boards if less: "
                        : ": 60 % or the own percent of other boards if more: ");
    } else {
        add(w, ": ");
    }
    add_figure(w, percent_of_award(w->result));
    add(w, " % = ");
    add_score(w);
    add_unit(w);
}

static void explain(const why *w) {
    switch (w->result->state) {
    case PDUP_STATE_NOT_PLAYED:
        add(w, "not played: no score");
        break;
    case PDUP_STATE_ANNULLED:
        add(w, "annulled, or whists unknown: no score");
        break;
    case PDUP_STATE_PENDING:
        add(w, "a lone result: no score until the director awards one");
        break;
    case PDUP_STATE_DEFERRED:
        add(w, "deferred: no score until the result is known");
        break;
    case PDUP_STATE_ARTIFICIAL:
        add_artificial(w);
        break;
    default:
        add_compared(w);
        break;
    }
    if (w->result->ruling != 0) {
        add_number(w, "; ruling ", w->result->ruling, "");
    }
}

pdup_status pdup_standings_result_why_at(const pdup_standings *standings, int32_t index, char *buf,
                                         size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup_status status = pdup__standings_check(standings, index, true);
    if (status != PDUP_OK) {
        return status;
    }
    const pdup__result *result = &standings->results[index];
    pdup__line line = {.length = 0};
    why w = {pdup__chosen_of(standings, result), result, &line};
    explain(&w);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}
