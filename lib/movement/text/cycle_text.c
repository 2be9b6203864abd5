/* SPDX-License-Identifier: MIT */
#include "movement/text/cyclic_text.h"
#include "movement/text/list_text.h"

enum { CYCLE, SETS, ROUNDS, SEATS, KEYS };

static const char *const words[KEYS] = {"cycle", "sets", "rounds", "seats"};

/* What stands after each word; bytes NULL: it has not been seen. */
typedef struct cycle_reader {
    pdup__text_reader *text;
    pdup__span values[KEYS];
    int32_t lines[KEYS]; /* where it stands */
    int32_t rounds;      /* 0: all */
    int32_t seats;       /* 0: as the row of the players has it */
} cycle_reader;

static void read_line(cycle_reader *cycle, pdup__span rest) {
    pdup__span word;
    int key = 0;
    (void)pdup__next_word(&rest, &word);
    while (pdup__take(&rest, " ") || pdup__take(&rest, "\t")) {
    }
    while (key < KEYS && !pdup__text_is(word.bytes, word.size, words[key])) {
        key++;
    }
    if (key == KEYS) {
        pdup__refuse_word(cycle->text, word, PDUP__M_CYCLE_KEYS);
    } else if (cycle->values[key].bytes) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_TWICE, PDUP__M_EARLIER_LINE);
        pdup__issue_number(&issue, cycle->lines[key]);
        pdup__refuse(cycle->text, word.bytes, &issue);
    } else {
        pdup__text_locate(cycle->text, word.bytes);
        cycle->lines[key] = cycle->text->line;
        cycle->values[key] = rest;
    }
}

/* A number that may be left out. */
static void read_number(cycle_reader *cycle, int key, int32_t lowest, int32_t highest,
                        int32_t *number) {
    pdup__span rest = cycle->values[key];
    pdup__span word;
    if (!rest.bytes) {
        return;
    }
    (void)pdup__next_word(&rest, &word);
    if (!pdup__span_number(word, lowest, highest, number)) {
        pdup__refuse_word(cycle->text, word,
                          key == SEATS ? PDUP__M_CYCLE_SEATS : PDUP__M_CYCLE_ROUNDS);
    } else if (pdup__next_word(&rest, &word)) {
        pdup__refuse_word(cycle->text, word, PDUP__M_END_OF_LINE);
    }
}

static void need_row(cycle_reader *cycle, int key) {
    if (!cycle->values[key].bytes) {
        pdup__span text = cycle->text->text;
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_MISSING_KEY);
        pdup__issue_text(&issue, words[key]);
        pdup__refuse(cycle->text, text.bytes + text.size, &issue);
    }
}

static void refuse_flaw(cycle_reader *cycle, const pdup__cyclic_flaw *flaw) {
    const char *row = cycle->values[flaw->row == PDUP__ROW_OF_PLAYERS ? CYCLE : SETS].bytes;
    pdup__refuse(cycle->text, row + flaw->at, &flaw->issue);
}

/* Stopped early, if the text says so (rules 5). */
static pdup_movement *shorten(cycle_reader *cycle, pdup_movement *whole) {
    pdup_movement *shorter;
    if (cycle->rounds == 0) {
        return whole;
    }
    pdup_status status = pdup_movement_with_rounds(whole, cycle->rounds, &shorter);
    if (status == PDUP_E_RANGE) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_CYCLE_FEWER_ROUNDS);
        pdup__issue_number(&issue, pdup_movement_number(whole, PDUP_MOVEMENT_FIELD_ROUNDS));
        pdup__refuse(cycle->text, cycle->values[ROUNDS].bytes, &issue);
    } else if (status == PDUP_E_NOMEM) {
        cycle->text->is_out_of_memory = true;
    }
    pdup_movement_unref(whole);
    return shorter;
}

static pdup_movement *make(cycle_reader *cycle) {
    pdup__cyclic_rows rows = {cycle->values[CYCLE].bytes, cycle->values[CYCLE].size,
                              cycle->values[SETS].bytes, cycle->values[SETS].size, cycle->seats};
    pdup__cyclic_flaw flaw = {0};
    pdup_movement *movement;
    pdup_status status = pdup__cyclic_read(cycle->text->allocator, &rows, &flaw, &movement);
    if (status == PDUP_OK) {
        return shorten(cycle, movement);
    }
    if (status == PDUP_E_NOMEM) {
        cycle->text->is_out_of_memory = true;
    } else {
        refuse_flaw(cycle, &flaw);
    }
    return NULL;
}

pdup_movement *pdup__read_cycle(pdup__text_reader *reader) {
    cycle_reader cycle = {.text = reader};
    const char *next = reader->text.bytes;
    pdup__text_line line;
    while (!reader->is_out_of_memory && pdup__next_line(reader, &next, &line)) {
        if (line.words.size > 0) {
            read_line(&cycle, line.words);
        }
    }
    need_row(&cycle, CYCLE);
    need_row(&cycle, SETS);
    read_number(&cycle, ROUNDS, 1, PDUP_MAX_ROUNDS, &cycle.rounds);
    read_number(&cycle, SEATS, 3, 4, &cycle.seats);
    return pdup_faults_count(reader->faults) == 0 && !reader->is_out_of_memory ? make(&cycle)
                                                                               : NULL;
}
