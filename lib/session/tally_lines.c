/* SPDX-License-Identifier: MIT */
/* The most results that a board has in a line, when boards get more and fewer: E under `expected most` (rules 8). */
#include "session/tally.h"

static pdup__tally_line *line_at(pdup_tally *tally, int at) {
    return &tally->lines[at / PDUP__SEATS][at % PDUP__SEATS];
}

static int32_t count_at(const pdup__lines *lines, int at) {
    return lines->at[at / PDUP__SEATS][at % PDUP__SEATS];
}

enum { LINES = PDUP_MAX_ROOMS * PDUP__SEATS };

static pdup__lines lines_of(const pdup_tally *tally, const pdup__tally_board *board) {
    pdup__lines lines;
    pdup__lines_count(&tally->chosen, board->results, board->count.results, &lines);
    return lines;
}

bool pdup__tally_reserve_lines(pdup_tally *tally, const pdup__tally_board *board) {
    pdup__lines lines = lines_of(tally, board);
    for (int i = 0; i < LINES; i++) {
        pdup__tally_line *line = line_at(tally, i);
        while (line->capacity <= (size_t)count_at(&lines, i)) {
            void *memory = line->boards;
            size_t before = line->capacity;
            if (!pdup__grow(&tally->base.allocator, &memory, &line->capacity,
                            sizeof *line->boards)) {
                return false;
            }
            line->boards = memory;
            for (size_t k = before; k < line->capacity; k++) {
                line->boards[k] = 0;
            }
        }
    }
    return true;
}

void pdup__tally_count_lines(pdup_tally *tally, const pdup__tally_board *board, int32_t sign) {
    pdup__lines lines = lines_of(tally, board);
    for (int i = 0; i < LINES; i++) {
        pdup__tally_line *line = line_at(tally, i);
        int32_t count = count_at(&lines, i);
        if (count > 0) {
            line->boards[count] += sign;
            line->most = count > line->most ? count : line->most;
        }
        while (line->most > 0 && line->boards[line->most] == 0) {
            line->most--;
        }
    }
}

unsigned pdup__tally_moved_lines(pdup_tally *tally) {
    unsigned seats = 0;
    for (int i = 0; i < LINES; i++) {
        int32_t most = line_at(tally, i)->most;
        if (count_at(&tally->most, i) != most) {
            tally->most.at[i / PDUP__SEATS][i % PDUP__SEATS] = most;
            seats |= 1U << i % PDUP__SEATS;
        }
    }
    return seats;
}
