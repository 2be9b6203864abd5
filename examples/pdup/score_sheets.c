/* SPDX-License-Identifier: MIT */
#include "score_sheets.h"

#include <string.h>

#include "csv.h"
#include "rooms.h"

enum {
    FIGURE_CAP =
        128, /* Two integers of 128 bits, 39 digits each, with sign, stroke and decimals. */
    WHY_CAP = 600,
    DECIMALS = 2
};

static const struct column standings_columns[] = {
    {"place", "Place", COLUMN_NUMBER},   {"player", "Player", COLUMN_NUMBER},
    {"name", "Name", COLUMN_NAME},       {"total", "Total", COLUMN_NUMBER},
    {"max", "Max", COLUMN_NUMBER},       {"percent", "Percent", COLUMN_NUMBER},
    {"boards", "Boards", COLUMN_NUMBER}, {"penalties", "Penalties", COLUMN_NUMBER},
};

static const struct column standings_reading_columns[] = {
    {"place", "Place", COLUMN_NUMBER},
    {"player", "Player", COLUMN_NUMBER},
    {"name", "Name", COLUMN_NAME},
    {"total", "Total", COLUMN_NUMBER},
    {"max", "Max", COLUMN_NUMBER},
    {"percent", "Percent", COLUMN_NUMBER},
    {"boards", "Boards", COLUMN_NUMBER},
    {"penalties", "Penalties", COLUMN_NUMBER},
    {"percent_off", "Percent off", COLUMN_NUMBER},
    {"note", "Note", COLUMN_WORD},
};

static const struct column traveller_columns[] = {
    {"board", "Board", COLUMN_NUMBER},   {"seat", "Seat", COLUMN_WORD},
    {"group", "Group", COLUMN_NUMBER},   {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},   {"player", "Player", COLUMN_NUMBER},
    {"whists", "Whists", COLUMN_NUMBER}, {"matchpoints", "Matchpoints", COLUMN_NUMBER},
    {"top", "Top", COLUMN_NUMBER},       {"percent", "Percent", COLUMN_NUMBER},
    {"ruling", "Ruling", COLUMN_NUMBER},
};

static const struct column traveller_reading_columns[] = {
    {"seat", "Seat", COLUMN_WORD},           {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},       {"player", "Player", COLUMN_NUMBER},
    {"name", "Name", COLUMN_NAME},           {"whists", "Whists", COLUMN_NUMBER},
    {"entered", "Entered", COLUMN_NUMBER},   {"compared", "Compared", COLUMN_NUMBER},
    {"expected", "Expected", COLUMN_NUMBER}, {"matchpoints", "Matchpoints", COLUMN_NUMBER},
    {"top", "Top", COLUMN_NUMBER},           {"percent", "Percent", COLUMN_NUMBER},
    {"award", "Award", COLUMN_WORD},         {"ruling", "Ruling", COLUMN_NUMBER},
};

static const struct column why_columns[] = {
    {"board", "Board", COLUMN_NUMBER},
    {"seat", "Seat", COLUMN_WORD},
    {"group", "Group", COLUMN_NUMBER},
    {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},
    {"whists", "Whists", COLUMN_NUMBER},
    {"matchpoints", "Matchpoints", COLUMN_NUMBER},
    {"top", "Top", COLUMN_NUMBER},
    {"percent", "Percent", COLUMN_NUMBER},
    {"ruling", "Ruling", COLUMN_NUMBER},
    {"why", "Why", COLUMN_NOTE},
};

static const struct column why_reading_columns[] = {
    {"board", "Board", COLUMN_NUMBER},     {"seat", "Seat", COLUMN_WORD},
    {"group", "Group", COLUMN_NUMBER},     {"round", "Round", COLUMN_NUMBER},
    {"table", "Table", COLUMN_NUMBER},     {"whists", "Whists", COLUMN_NUMBER},
    {"entered", "Entered", COLUMN_NUMBER}, {"matchpoints", "Matchpoints", COLUMN_NUMBER},
    {"top", "Top", COLUMN_NUMBER},         {"percent", "Percent", COLUMN_NUMBER},
    {"ruling", "Ruling", COLUMN_NUMBER},   {"why", "Why", COLUMN_NOTE},
};

#define COUNT(array) ((int)(sizeof(array) / sizeof(array)[0]))

static const char *const seat_words[] = {"", "N", "E", "S", "W"};

static const char *const award_words[] = {
    [PDUP_AWARD_NONE] = "",     [PDUP_AWARD_MINUS] = "minus",     [PDUP_AWARD_AVERAGE] = "average",
    [PDUP_AWARD_PLUS] = "plus", [PDUP_AWARD_PERCENT] = "percent",
};

/* Why an entry has no place. */
static const char *const entry_words[] = {
    [PDUP_PLACING_NONE] = "",
    [PDUP_PLACING_PLACED] = "",
    [PDUP_PLACING_NO_SCORE] = "no score",
    [PDUP_PLACING_BELOW_MINIMUM] = "fewer boards than the minimum",
    [PDUP_PLACING_DISQUALIFIED] = "disqualified",
};

typedef pdup_status figure_getter(const pdup_standings *standings, int32_t index,
                                  pdup_figure figure, int32_t decimals, pdup_round rounding,
                                  char *buf, size_t cap, size_t *len_out);

static void add_figure(struct sheet *sheet, const pdup_standings *standings, figure_getter *get,
                       int32_t index, pdup_figure figure, int32_t decimals) {
    char word[FIGURE_CAP] = "";
    size_t length;
    sheet_note(sheet,
               get(standings, index, figure, decimals, PDUP_ROUND_UP, word, sizeof word, &length));
    sheet_word(sheet, word);
}

static void add_name(struct sheet *sheet, const pdup_event_file *file, int32_t player) {
    const char *name = pdup_event_file_name(file, player);
    sheet_word(sheet, name == NULL ? "" : name);
}

/* A reader looks for penalties only where there are some; a program wants a number in every row. */
static void add_penalty(struct sheet *sheet, const pdup_standings *standings, int32_t index,
                        pdup_figure figure, bool is_csv) {
    int64_t numerator;
    int64_t denominator;
    pdup_status status =
        pdup_standings_figure_at(standings, index, figure, &numerator, &denominator);
    if (!is_csv && status == PDUP_OK && numerator == 0) {
        sheet_word(sheet, "");
        return;
    }
    add_figure(sheet, standings, pdup_standings_figure_text_at, index, figure,
               is_csv ? csv_decimals() : DECIMALS);
}

static void add_note(struct sheet *sheet, const pdup_standings *standings, int32_t index) {
    pdup_placing state;
    sheet_note(sheet, pdup_standings_number_at(standings, index, PDUP_ENTRY_PLACING, &state));
    sheet_word(sheet, entry_words[state]);
}

static void add_entry(struct sheet *sheet, const pdup_event_file *file,
                      const pdup_standings *standings, int32_t index, bool is_csv) {
    int32_t place;
    int32_t player;
    int32_t boards;
    sheet_note(sheet, pdup_standings_number_at(standings, index, PDUP_ENTRY_PLACE, &place));
    sheet_note(sheet, pdup_standings_number_at(standings, index, PDUP_ENTRY_PLAYER, &player));
    sheet_note(sheet, pdup_standings_number_at(standings, index, PDUP_ENTRY_BOARDS, &boards));
    sheet_number_or_none(sheet, place);
    sheet_number(sheet, player);
    add_name(sheet, file, player);
    add_figure(sheet, standings, pdup_standings_figure_text_at, index, PDUP_FIGURE_TOTAL,
               is_csv ? csv_decimals() : DECIMALS);
    add_figure(sheet, standings, pdup_standings_figure_text_at, index, PDUP_FIGURE_MAXIMUM,
               is_csv ? csv_decimals() : PDUP_EXACT);
    add_figure(sheet, standings, pdup_standings_figure_text_at, index, PDUP_FIGURE_PERCENT,
               is_csv ? csv_decimals() : DECIMALS);
    sheet_number(sheet, boards);
    add_penalty(sheet, standings, index, PDUP_FIGURE_PENALTY, is_csv);
    if (!is_csv) {
        add_penalty(sheet, standings, index, PDUP_FIGURE_PERCENT_PENALTY, is_csv);
        add_note(sheet, standings, index);
    }
}

void score_fill_standings(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, bool is_csv) {
    int32_t count = pdup_standings_count(standings);
    if (is_csv) {
        sheet_start(sheet, standings_columns, COUNT(standings_columns));
    } else {
        sheet_start(sheet, standings_reading_columns, COUNT(standings_reading_columns));
    }
    /* Before the first score nobody has a place, but standings still look like standings. */
    sheet_keep(sheet, "place");
    sheet_keep(sheet, "percent");
    for (int32_t i = 0; i < count; i++) {
        add_entry(sheet, file, standings, i, is_csv);
    }
}

/* What the table wrote; empty if it wrote nothing. */
static void write_entered(struct sheet *sheet, const pdup_standings *standings, int32_t index,
                          int32_t decimals, char *word, size_t cap) {
    int32_t whists;
    size_t length;
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_WHISTS, &whists));
    word[0] = '\0';
    if (whists != PDUP_WHISTS_UNKNOWN) {
        sheet_note(sheet, pdup_fraction_text(whists, PDUP_WHIST, decimals, PDUP_ROUND_UP, 0, word,
                                             cap, &length));
    }
}

/* The whists that were compared: of an assigned score those of the ruling, of several outcomes their mean. For reading
 * what the table wrote stands beside them where it is another figure. */
static void add_whists(struct sheet *sheet, const pdup_standings *standings, int32_t index,
                       bool is_csv) {
    char entered[FIGURE_CAP];
    char compared[FIGURE_CAP] = "";
    size_t length;
    pdup_state state;
    int32_t decimals = is_csv ? csv_decimals() : PDUP_EXACT;
    write_entered(sheet, standings, index, decimals, entered, sizeof entered);
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_STATE, &state));
    if (state == PDUP_STATE_ASSIGNED) {
        sheet_note(sheet, pdup_standings_result_figure_text_at(standings, index, PDUP_FIGURE_WHISTS,
                                                               decimals, PDUP_ROUND_UP, compared,
                                                               sizeof compared, &length));
    }
    bool is_other = state == PDUP_STATE_ASSIGNED && strcmp(compared, entered) != 0;
    sheet_word(sheet, is_other ? compared : entered);
    if (!is_csv) {
        sheet_word(sheet, is_other ? entered : "");
    }
}

static void add_table(struct sheet *sheet, const pdup_event_file *file,
                      const pdup_standings *standings, int32_t index) {
    char word[TABLE_CAP];
    sheet_note(sheet, rooms_write_table(file, standings, index, word));
    sheet_word(sheet, word);
}

/* Where a result was got, and by whom. */
static void add_result_place(struct sheet *sheet, const pdup_event_file *file,
                             const pdup_standings *standings, int32_t index, int32_t board,
                             bool is_csv) {
    pdup_seat seat;
    int32_t round;
    int32_t player;
    int32_t group;
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_GROUP, &group));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEAT, &seat));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROUND, &round));
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_PLAYER, &player));
    if (is_csv) {
        sheet_number(sheet, board);
    }
    sheet_word(sheet, seat_words[seat]);
    if (is_csv) {
        sheet_number(sheet, group);
    }
    sheet_number(sheet, round);
    add_table(sheet, file, standings, index);
    sheet_number(sheet, player);
    if (!is_csv) {
        add_name(sheet, file, player);
    }
}

/* How many results the matchpoints come from: what defends a figure carried over to E results. */
static void add_comparison(struct sheet *sheet, const pdup_standings *standings, int32_t index) {
    int32_t compared;
    int32_t expected;
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_COMPARED, &compared));
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_EXPECTED, &expected));
    sheet_number_or_none(sheet, compared);
    sheet_number_or_none(sheet, expected);
}

/* Matchpoints, top and percent of a result. */
static void add_score(struct sheet *sheet, const pdup_standings *standings, int32_t index,
                      bool is_csv) {
    add_figure(sheet, standings, pdup_standings_result_figure_text_at, index, PDUP_FIGURE_TOTAL,
               is_csv ? csv_decimals() : DECIMALS);
    add_figure(sheet, standings, pdup_standings_result_figure_text_at, index, PDUP_FIGURE_MAXIMUM,
               is_csv ? csv_decimals() : PDUP_EXACT);
    add_figure(sheet, standings, pdup_standings_result_figure_text_at, index, PDUP_FIGURE_PERCENT,
               is_csv ? csv_decimals() : DECIMALS);
}

static void add_award(struct sheet *sheet, const pdup_standings *standings, int32_t index) {
    pdup_award award;
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_AWARD, &award));
    sheet_word(sheet, award_words[award]);
}

static void add_result(struct sheet *sheet, const pdup_event_file *file,
                       const pdup_standings *standings, int32_t index, int32_t board, bool is_csv) {
    int32_t ruling;
    add_result_place(sheet, file, standings, index, board, is_csv);
    add_whists(sheet, standings, index, is_csv);
    if (!is_csv) {
        add_comparison(sheet, standings, index);
    }
    add_score(sheet, standings, index, is_csv);
    if (!is_csv) {
        add_award(sheet, standings, index);
    }
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_RULING, &ruling));
    sheet_number_or_none(sheet, ruling);
}

void score_fill_traveller(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, int32_t board, bool is_csv) {
    int32_t count = pdup_standings_result_count(standings);
    if (is_csv) {
        sheet_start(sheet, traveller_columns, COUNT(traveller_columns));
    } else {
        sheet_start(sheet, traveller_reading_columns, COUNT(traveller_reading_columns));
    }
    for (int32_t i = 0; i < count; i++) {
        int32_t found;
        sheet_note(sheet, pdup_standings_result_number_at(standings, i, PDUP_RESULT_BOARD, &found));
        if (found == board) {
            add_result(sheet, file, standings, i, board, is_csv);
        }
    }
}

static void add_why(struct sheet *sheet, const pdup_standings *standings, int32_t index) {
    char why[WHY_CAP] = "";
    size_t length;
    sheet_note(sheet, pdup_standings_result_why_at(standings, index, why, sizeof why, &length));
    sheet_word(sheet, why);
}

static void add_explained(struct sheet *sheet, const pdup_event_file *file,
                          const pdup_standings *standings, int32_t index, bool is_csv) {
    int32_t board;
    pdup_seat seat;
    int32_t group;
    int32_t round;
    int32_t ruling;
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_BOARD, &board));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_SEAT, &seat));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_GROUP, &group));
    sheet_note(sheet, pdup_standings_result_number_at(standings, index, PDUP_RESULT_ROUND, &round));
    sheet_note(sheet,
               pdup_standings_result_number_at(standings, index, PDUP_RESULT_RULING, &ruling));
    sheet_number(sheet, board);
    sheet_word(sheet, seat_words[seat]);
    if (is_csv) {
        sheet_number(sheet, group);
    } else {
        sheet_number_or_none(sheet, group);
    }
    sheet_number(sheet, round);
    add_table(sheet, file, standings, index);
    add_whists(sheet, standings, index, is_csv);
    add_score(sheet, standings, index, is_csv);
    sheet_number_or_none(sheet, ruling);
    add_why(sheet, standings, index);
}

void score_fill_why(struct sheet *sheet, const pdup_event_file *file,
                    const pdup_standings *standings, int32_t player, bool is_csv) {
    int32_t count = pdup_standings_result_count(standings);
    if (is_csv) {
        sheet_start(sheet, why_columns, COUNT(why_columns));
    } else {
        sheet_start(sheet, why_reading_columns, COUNT(why_reading_columns));
    }
    for (int32_t i = 0; i < count; i++) {
        int32_t found;
        sheet_note(sheet,
                   pdup_standings_result_number_at(standings, i, PDUP_RESULT_PLAYER, &found));
        if (found == player) {
            add_explained(sheet, file, standings, i, is_csv);
        }
    }
}
