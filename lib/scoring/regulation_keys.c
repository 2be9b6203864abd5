/* SPDX-License-Identifier: MIT */
#include "scoring/regulation_keys.h"

#define NAMED(name, description)                                                                   \
    { name, name, description, false }

static const pdup__allowed expected[] = {
    NAMED("most", "the most results that any board of the session has in that line"),
    NAMED("most-event", "the most that any board of all sessions has in that line"),
    NAMED("scheduled", "the tables that the movement has play the board in the rounds played"),
    NAMED("rows", "as many results as the board itself has in that line"),
    {"10", "N", "this number of results", true},
};

static const pdup__allowed normalise[] = {
    NAMED("neuberg",
          "(M + 1) * E / A - 1: as if the missing results fell evenly among those there are"),
    NAMED("ascherman", "2 * (E - 1) * (M + 1) / (2 * A): half a result more on each side"),
    NAMED("stretch", "M * (E - 1) / (A - 1): the best keeps the top, the last keeps nothing"),
    NAMED("factor", "M * E / A: in the ratio of the results there should be"),
    NAMED("manual", "M + (E - A): as if every missing result were equal"),
    NAMED("none", "M as it is, out of a top of 2 * (A - 1)"),
};

static const pdup__allowed small_groups[] = {
    NAMED("none", "the formula serves for every number of results"),
    NAMED("ebu", "two results 65 55 %, three 70 60 50 %, both if they are no more than a third of "
                 "E; a lone result waits for the director"),
    NAMED("acbl", "one result 60 %, two 65 55 %, three 70 60 50 % unless these alone are the "
                  "largest group of the board"),
    NAMED("nbb", "one result 50 %, two 65 55 %, three 70 60 50 %"),
    {"custom 60 65,55 70,60,50", "custom P1 P2,P2 P3,P3,P3 [third]",
     "percents of the top by place among one, two and three results; with `third` only if they "
     "are no more than a third of E",
     false},
};

static const pdup__allowed plus[] = {
    NAMED("own", "60 %, or the player's own percent if that is more"),
    NAMED("fixed", "60 %"),
};

static const pdup__allowed minus[] = {
    NAMED("fixed", "40 %"),
    NAMED("own", "40 %, or the player's own percent if that is less"),
};

static const pdup__allowed own_counts[] = {
    NAMED("ordinary", "real, assigned and weighted scores"),
    NAMED("with-average", "average and fixed percents as well"),
    NAMED("all", "average plus and minus as well, where they are fixed"),
};

static const pdup__allowed unit[] = {
    NAMED("exact", "nothing is rounded"),
    {"1/10", "1/10 [up|away|toward]", "the score of each board is rounded to tenths", false},
    {"1/100", "1/100 [up|away|toward]", "the score of each board is rounded to hundredths", false},
    {"1/10000", "1/10000 [up|away|toward]", "the score of each board is rounded to ten-thousandths",
     false},
};

static const pdup__allowed measure[] = {
    NAMED("matchpoints", "two for every result beaten, one for every equal one (rules 8)"),
    NAMED("whists", "the plain sum of whists"),
    {"datum", "datum [drop=K]",
     "whists less the mean of the group; the K best and K worst left out of the mean where there "
     "are more than 2 K + 1",
     false},
    NAMED("cross", "the mean difference to every other result of the group"),
};

#define CHAINED(name, description)                                                                 \
    { name, name " [NAME...]", description, false }

static const pdup__allowed tie_break[] = {
    NAMED("none", "equal percents share a place"),
    CHAINED("total", "the higher total"),
    CHAINED("tops", "more boards on which the player has the top"),
    CHAINED("direct", "better results on boards that the tied players have in common in one line"),
    CHAINED("opponents", "the higher mean of the final percents of those met at a table"),
    CHAINED("whists", "the higher sum of whists"),
    CHAINED("lot", "a lot drawn from the seed of the event"),
};

static const pdup__allowed minimum_boards[] = {
    {"0", "N", "so many boards with a score are needed for a place", true},
};

static const pdup__allowed fields[] = {
    NAMED("joint", "all rooms are one field on each board"),
    NAMED("rooms", "each room for itself"),
};

static const pdup__allowed sessions[] = {
    NAMED("add", "totals and maxima are added up"),
    {"mean", "mean [weights W,W,... in whole numbers]",
     "the mean of the percents of the sessions played, with weights", false},
};

static const pdup__allowed carry_over[] = {
    {"0", "FRACTION", "this part of the percent of the earlier sessions", true},
};

static const pdup__allowed turned_boards[] = {
    NAMED("map", "the results go to the lines whose cards were held"),
    NAMED("refuse", "a turned board is an altered form of the deal"),
};

#define MINUTES(usual, usual_description, example, description)                                    \
    {                                                                                              \
        {usual, usual, usual_description, false}, {                                                \
            example, "N", description, true                                                        \
        }                                                                                          \
    }

static const pdup__allowed board_minutes[] = MINUTES(
    "5", "15 minutes a round at a table of three, 20 at a table of four", "7", "so many minutes");
static const pdup__allowed appeal_minutes[] =
    MINUTES("30", "half an hour, as rules 13 have it", "60",
            "so many minutes, by regulation; 0 for none after the end");
static const pdup__allowed correction_minutes[] =
    MINUTES("30", "half an hour", "60", "so many minutes; 0 for none after the publication");

static const pdup__allowed penalty_tariff[] = {
    NAMED("none", "no amounts: every penalty names its own"),
    {"12.2.2 top=10% top=25%", "KIND FIRST REPEATED...",
     "what a player's first penalty of a kind costs and each one after it; KIND is 12.2.1 to "
     "12.2.8 "
     "or other, an amount matchpoints=N, top=N% or percent=N%, up to 100000, no finer than 1/1000",
     true},
};

#undef MINUTES
#undef NAMED
#undef CHAINED

#define SETTING(key, description, choices)                                                         \
    { key, description, (int32_t)(sizeof(choices) / sizeof(choices)[0]), choices }

static const pdup__listed_setting settings[PDUP__KEYS] = {
    SETTING("expected", "How many results the comparison of a board and line is meant to have (E).",
            expected),
    SETTING("normalise",
            "How the matchpoints M of a result among A results are carried over to E (rules 10.B).",
            normalise),
    SETTING("small-groups", "What one, two or three results get where more were expected.",
            small_groups),
    SETTING("plus", "What average plus is worth (rules 11.2.B1).", plus),
    SETTING("minus", "What average minus is worth (rules 11.2.B1).", minus),
    SETTING("own-counts", "Which scores of his other boards make up a player's own percent.",
            own_counts),
    SETTING("unit", "To what the score of each board is rounded.", unit),
    SETTING("measure", "What is compared.", measure),
    SETTING("tie-break", "What decides between equal percents, in this order.", tie_break),
    SETTING("minimum-boards", "How many boards a player needs for a place.", minimum_boards),
    SETTING("fields", "Who is compared with whom when there are several rooms.", fields),
    SETTING("sessions", "How several sessions make one result.", sessions),
    SETTING("carry-over", "What is taken along from earlier sessions into the last one.",
            carry_over),
    SETTING("turned-boards", "What becomes of a board that was turned at a table (rules 10).",
            turned_boards),
    SETTING("minutes-per-board", "Minutes that a board takes (rules 4).", board_minutes),
    SETTING("appeal-minutes",
            "How long after the end of the session a ruling may be appealed against.",
            appeal_minutes),
    SETTING("correction-minutes",
            "How long after the official result is published rows may be corrected and rulings "
            "given (rules 13.2.4).",
            correction_minutes),
    SETTING("penalty-tariff", "What procedural penalties cost, by kind (rules 12.2).",
            penalty_tariff),
};

#undef SETTING

const pdup__listed_setting *pdup__listed_setting_of(pdup__regulation key) {
    return &settings[key];
}
