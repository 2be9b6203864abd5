/* SPDX-License-Identifier: MIT */
/* Rows, travellers and sessions in one piece, for tests that are about something else. Each call asserts that it
 * succeeds. */
#ifndef PDUP_TESTS_SUPPORT_BUILD_H
#define PDUP_TESTS_SUPPORT_BUILD_H

#include <pdup/session.h>

/* In the whists of a row: written as unknown, or not written. */
enum { WHISTS_UNKNOWN = INT32_MAX, WHISTS_NONE = INT32_MIN };

typedef struct cell_spec {
    pdup_seat seat;
    int32_t tricks;
    pdup_defence defence;
} cell_spec;

typedef struct row_spec {
    int32_t round;
    int32_t table;
    pdup_contract contract;
    int32_t level;
    pdup_strain strain;
    cell_spec cells[3];
    /* By seat, N first. */
    int32_t players[4];
    int32_t whists[4];
} row_spec;

#define NO_CELL                                                                                    \
    { PDUP_SEAT_NONE, PDUP_TRICKS_UNWRITTEN, PDUP_DEFENCE_NONE }
#define NO_CELLS                                                                                   \
    { NO_CELL, NO_CELL, NO_CELL }

pdup_row *build_row(const pdup_allocator *allocator, const row_spec *spec);

/* A row whose contract is not recorded; at a table of three the last player is 0. */
row_spec spec_unknown(int32_t round, int32_t table, const int32_t *players, const int32_t *whists);

/* Enters a row that must be accepted. */
void build_entry(pdup_traveller *traveller, const row_spec *spec);

pdup_traveller *build_traveller(const pdup_allocator *allocator, int32_t board, int32_t seats);
pdup_session *build_session(const pdup_allocator *allocator, int32_t players);

/* A new traveller that belongs to the session, which alone keeps it. */
pdup_traveller *build_board(pdup_session *session, int32_t board, int32_t seats);

/* A ruling with one artificial adjusted score. */
pdup_ruling *build_ruling(const pdup_allocator *allocator, int32_t board, int32_t round,
                          int32_t table, pdup_seat seat, pdup_award award);

/* Puts such a ruling in force. */
void build_award(pdup_session *session, int32_t number, int32_t board, int32_t round, int32_t table,
                 pdup_seat seat, pdup_award award);

pdup_standings *build_standings(const pdup_session *session, int32_t after_round);

/* All figures of two standings are the same. */
void assert_same_standings(const pdup_standings *a, const pdup_standings *b);

#endif
