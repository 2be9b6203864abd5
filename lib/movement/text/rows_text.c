/* SPDX-License-Identifier: MIT */
#include "movement/text/rows_text.h"

#include "base/sort.h"
#include "movement/kinds/listed.h"

void pdup__rows_add(pdup__text_reader *reader, pdup__text_rows *rows, const pdup__text_row *row) {
    if (rows->count == rows->capacity) {
        void *memory = rows->rows;
        if (!pdup__grow(reader->allocator, &memory, &rows->capacity, sizeof *row)) {
            reader->is_out_of_memory = true;
            return;
        }
        rows->rows = memory;
    }
    pdup__text_row *kept = &rows->rows[rows->count++];
    *kept = *row;
    for (int seat = 0; seat < 4 && row->set == 0; seat++) {
        kept->players[seat] = 0;
    }
}

static int by_round_and_table(const void *first, const void *second) {
    const pdup__text_row *a = first;
    const pdup__text_row *b = second;
    return a->round != b->round ? (a->round > b->round) - (a->round < b->round)
                                : (a->table > b->table) - (a->table < b->table);
}

static bool sort_rows(pdup__text_reader *reader, pdup__text_rows *rows) {
    pdup__text_row *scratch =
        pdup__alloc_array(reader->allocator, rows->count, sizeof(pdup__text_row));
    if (!scratch) {
        reader->is_out_of_memory = true;
        return false;
    }
    pdup__sort(rows->rows, scratch, rows->count, sizeof *scratch, by_round_and_table);
    pdup__release(reader->allocator, scratch);
    return true;
}

static void refuse_row(pdup__text_reader *reader, const pdup__text_row *row, pdup_status status,
                       pdup__message message, int32_t number) {
    pdup__issue issue = pdup__issue_of(status, message);
    pdup__issue_number(&issue, number);
    pdup__refuse_at(reader, row->line, row->column, &issue);
}

/* A round can be missed only where all rows could be read. */
static void check_after(pdup__text_reader *reader, const pdup__text_row *before,
                        const pdup__text_row *row, bool has_all_rows) {
    int32_t round = before ? before->round : 0;
    if (has_all_rows && row->round > round + 1) {
        refuse_row(reader, row, PDUP_E_FILE_MISSING, PDUP__M_ROWS_NO_ROUND, round + 1);
    }
    if (before && row->round == round && row->table == before->table) {
        refuse_row(reader, row, PDUP_E_FILE_TWICE, PDUP__M_EARLIER_LINE, before->line);
    }
}

static int32_t larger(int32_t first, int32_t second) {
    return first > second ? first : second;
}

/* Does everybody play the same set in each round? Then that is no misprint: they share it, or each table has a copy. */
static bool is_shared(const pdup__text_rows *rows) {
    int32_t round = 0;
    int32_t set = 0;
    for (size_t i = 0; i < rows->count; i++) {
        const pdup__text_row *row = &rows->rows[i];
        if (row->set == 0) {
            continue;
        }
        if (row->round == round && row->set != set) {
            return false;
        }
        round = row->round;
        set = row->set;
    }
    return true;
}

/* What the text has not told: the highest numbers, and a fourth seat if anybody sits there. */
static void measure(pdup__text_rows *rows) {
    bool is_told = rows->seats != 0;
    rows->seats = is_told ? rows->seats : 3;
    for (size_t i = 0; i < rows->count && !is_told; i++) {
        const pdup__text_row *row = &rows->rows[i];
        rows->rounds = larger(rows->rounds, row->round);
        rows->tables = larger(rows->tables, row->table);
        rows->sets = larger(rows->sets, row->set);
        rows->seats = row->players[3] != 0 ? 4 : rows->seats;
        for (int seat = 0; seat < 4; seat++) {
            rows->players = larger(rows->players, row->players[seat]);
        }
    }
    /* Somebody may be missing where somebody else is written twice. */
    rows->players = larger(rows->players, rows->seats);
    if (rows->copies == 0) {
        rows->copies = is_shared(rows) ? rows->tables : 1;
    }
}

/* Does everybody keep his seat? In a single round everybody does, which tells nothing. */
static pdup_status find_lines(pdup__text_reader *reader, const pdup__text_rows *rows,
                              bool *is_by_lines) {
    uint8_t *seat_of = pdup__alloc_array(reader->allocator, (size_t)rows->players + 1, 1);
    *is_by_lines = rows->rounds > 1;
    if (!seat_of) {
        return PDUP_E_NOMEM;
    }
    for (size_t i = 0; i < rows->count && *is_by_lines; i++) {
        for (int seat = 0; seat < 4; seat++) {
            int32_t player = rows->rows[i].players[seat];
            *is_by_lines = *is_by_lines &&
                           (player == 0 || seat_of[player] == 0 || seat_of[player] == seat + 1);
            seat_of[player] = (uint8_t)(seat + 1);
        }
    }
    pdup__release(reader->allocator, seat_of);
    return PDUP_OK;
}

static void put_rows(const pdup__text_rows *rows, const pdup__movement_shape *shape,
                     uint16_t *numbers) {
    for (size_t i = 0; i < rows->count; i++) {
        const pdup__text_row *row = &rows->rows[i];
        int32_t players[4];
        for (int seat = 0; seat < 4; seat++) {
            players[seat] = row->players[seat] - 1;
        }
        pdup__listed_put(numbers, shape, row->round - 1, row->table - 1, row->set - 1, players);
    }
}

static pdup_status make(pdup__text_reader *reader, const pdup__text_rows *rows,
                        pdup_movement **out) {
    pdup__movement_shape shape = {
        .type = &pdup__listed,
        .tables = rows->tables,
        .rounds = rows->rounds,
        .sets = rows->sets,
        .seats = rows->seats,
        .players = rows->players,
        .rooms = 1,
        .copies = rows->copies,
        .construction = rows->construction,
        .source = "the text that was read",
    };
    pdup_status status = find_lines(reader, rows, &shape.is_by_lines);
    if (status != PDUP_OK) {
        return status;
    }
    uint16_t *numbers = pdup__listed_new(reader->allocator, &shape);
    if (!numbers) {
        return PDUP_E_NOMEM;
    }
    put_rows(rows, &shape, numbers);
    return pdup__movement_new(reader->allocator, &shape, numbers, numbers, NULL, out);
}

static bool check_rows(pdup__text_reader *reader, pdup__text_rows *rows) {
    if (rows->count == 0) {
        /* A text whose only row is wrong has been complained of. */
        if (pdup_faults_count(reader->faults) == 0) {
            pdup__refuse_text(reader, reader->text.bytes, PDUP_E_FILE_MISSING,
                              PDUP__M_ROWS_NO_TABLE);
        }
        return false;
    }
    if (!sort_rows(reader, rows)) {
        return false;
    }
    bool has_all_rows = pdup_faults_count(reader->faults) == 0;
    for (size_t i = 0; i < rows->count; i++) {
        check_after(reader, i > 0 ? &rows->rows[i - 1] : NULL, &rows->rows[i], has_all_rows);
    }
    measure(rows);
    if (rows->copies > rows->tables && pdup_faults_count(reader->faults) == 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_COPIES_TABLES);
        pdup__issue_number(&issue, rows->copies);
        pdup__issue_number(&issue, rows->tables);
        pdup__refuse_at(reader, rows->rows[0].line, rows->rows[0].column, &issue);
    }
    if (rows->sets == 0 && pdup_faults_count(reader->faults) == 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, PDUP__M_ROWS_NO_SET);
        pdup__refuse_at(reader, rows->rows[0].line, rows->rows[0].column, &issue);
    }
    return pdup_faults_count(reader->faults) == 0;
}

pdup_movement *pdup__rows_finish(pdup__text_reader *reader, pdup__text_rows *rows) {
    pdup_movement *movement = NULL;
    if (!reader->is_out_of_memory && check_rows(reader, rows) &&
        make(reader, rows, &movement) == PDUP_E_NOMEM) {
        reader->is_out_of_memory = true;
    }
    pdup__release(reader->allocator, rows->rows);
    return movement;
}
