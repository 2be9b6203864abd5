/* SPDX-License-Identifier: MIT */
#include "movement/plan/plan_note.h"

#include "movement/measure/quality.h"
#include "movement/movement.h"

static int64_t measure_of(const pdup__way *way, pdup_measure measure) {
    return way->quality->measures[measure - 1];
}

static const pdup__spread *meetings_of(const pdup__way *way) {
    return &way->quality->spreads[PDUP_SPREAD_MEETINGS - 1];
}

static void add_number(pdup__line *note, const char *before, int64_t number, const char *after) {
    pdup__line_add(note, before);
    pdup__line_add_integer(note, number);
    pdup__line_add(note, after);
}

static void add_times(pdup__line *note, int64_t times) {
    if (times > 2) {
        add_number(note, "", times, " times");
    } else {
        pdup__line_add(note, times == 2 ? "twice" : "once");
    }
}

/* All pairs meet. */
static void tell_all_met(const pdup__way *way, pdup__line *note) {
    const int64_t most = measure_of(way, PDUP_MEASURE_MOST_MEETINGS);
    pdup__line_add(note, way->movement->shape.is_by_lines
                             ? "every player meets every player of the other lines "
                             : "everybody meets everybody ");
    if (way->keys[PDUP__BY_UNEVENNESS] > 0) {
        add_number(note, "", most - way->keys[PDUP__BY_UNEVENNESS], " to ");
        add_number(note, "", most, " times");
    } else {
        add_times(note, most);
    }
}

static void tell_never_met(const pdup__way *way, pdup__line *note) {
    const pdup__spread *meetings = meetings_of(way);
    const int64_t most = measure_of(way, PDUP_MEASURE_MOST_MEETINGS);
    int64_t pairs = 0;
    for (size_t i = 0; i < meetings->count; i++) {
        pairs += meetings->values[i].pairs;
    }
    add_number(note, "", way->keys[PDUP__BY_NEVER_MET], " of ");
    add_number(note, "", pairs,
               way->movement->shape.is_by_lines ? " pairs of different lines never meet"
                                                : " pairs never meet");
    if (most == 1) {
        pdup__line_add(note, ", nobody meets anybody twice");
    } else {
        add_number(note, ", none more than ", most, " times");
    }
}

static void tell_rounds(const pdup__way *way, pdup__line *note) {
    if (way->movement->shape.rounds < way->whole_rounds) {
        add_number(note, "; stopped after ", way->movement->shape.rounds, " of ");
        add_number(note, "", way->whole_rounds, " rounds");
    }
}

/* The contest itself: who is measured against whom. */
static void tell_comparisons(const pdup__way *way, pdup__line *note) {
    if (way->denominator == 0) {
        pdup__line_add(note, "; no set is played twice, nobody is compared");
    } else if (way->numerator == 100 * way->denominator) {
        pdup__line_add(note, way->movement->shape.is_by_lines ? "; all of a line compete equally"
                                                              : "; all compete equally");
    }
}

static void tell_rests(const pdup__way *way, pdup__line *note) {
    const pdup__movement_shape *shape = &way->movement->shape;
    const int64_t resting = way->keys[PDUP__BY_RESTING];
    const int64_t least = measure_of(way, PDUP_MEASURE_RESTS_LEAST);
    const int64_t most = measure_of(way, PDUP_MEASURE_RESTS_MOST);
    if (resting == 0) {
        return;
    }
    if (shape->is_by_lines) {
        /* Each player missing there leaves a table without him to the others. */
        add_number(note, "; line N is ", resting / (shape->seats - 1) / shape->rooms,
                   " shorter than the others");
    }
    add_number(note, "; ", resting,
               resting == 1 ? " rests in each round, " : " rest in each round, ");
    pdup__line_add(note, least == most ? "everybody " : "nobody more than ");
    add_times(note, most);
}

static void tell_needs(const pdup__way *way, pdup__line *note) {
    const pdup__movement_shape *shape = &way->movement->shape;
    if (shape->rooms > 1) {
        add_number(note, "; ", shape->rooms, " rooms, between which nobody meets");
    }
    if (shape->copies > 1) {
        add_number(note, "; needs ", shape->copies, " copies of each set");
        /* In each of as many parts of a round as there are boards, each table has another board of the set. */
        if (shape->rooms == 1 && shape->tables <= shape->seats) {
            pdup__line_add(note, ", or its boards passed round the tables");
        }
    }
    if (shape->variant == PDUP_VARIANT_EXCHANGE) {
        pdup__line_add(note, "; every two rounds the tables only exchange their sets");
    }
    if (way->keys[PDUP__BY_LATENESS] > 0) {
        add_number(note, "; takes ", way->keys[PDUP__BY_LATENESS],
                   way->keys[PDUP__BY_LATENESS] == 1 ? " minute more than there is"
                                                     : " minutes more than there are");
    }
}

/* Of the criteria, in their order; those after the seats only keep the order a total one. */
typedef struct reason {
    const char *text;
    const char *unit; /* of the figures; NULL if there are none to tell */
} reason;

static const reason reasons[] = {
    {"too long by fewer minutes", ""},
    {"fewer rest", ""},
    {"nearer to the wished length", " off"},
    {"fewer pairs never meet", ""},
    {"meetings more even", " between most and least"},
    {"a higher quality factor", NULL},
    {"fewer copies", ""},
    {"fewer rooms", ""},
    {"lines that move alike", NULL},
    {"shorter", " minutes"},
    {"four at a table", NULL},
};

static void tell_reason(const pdup__way *way, const pdup__way *next, pdup__line *note) {
    const int criterion = (int)pdup__way_difference(way, next);
    if (criterion >= (int)(sizeof reasons / sizeof *reasons)) {
        return;
    }
    pdup__line_add(note, "; before the next way: ");
    pdup__line_add(note, reasons[criterion].text);
    if (reasons[criterion].unit) {
        add_number(note, " (", way->keys[criterion], reasons[criterion].unit);
        add_number(note, ", there ", next->keys[criterion], ")");
    }
}

void pdup__note_write(const pdup__way *way, const pdup__way *next, pdup__line *note) {
    note->length = 0;
    if (way->keys[PDUP__BY_NEVER_MET] > 0) {
        tell_never_met(way, note);
    } else {
        tell_all_met(way, note);
    }
    tell_rounds(way, note);
    tell_comparisons(way, note);
    tell_rests(way, note);
    tell_needs(way, note);
    if (next) {
        tell_reason(way, next, note);
    }
}
