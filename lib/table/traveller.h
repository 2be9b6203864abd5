/* SPDX-License-Identifier: MIT */
#ifndef PDUP_TABLE_TRAVELLER_H
#define PDUP_TABLE_TRAVELLER_H

#include "base/index.h"
#include "deal/board.h"
#include "table/correction.h"
#include "table/row.h"
#include "text/faults.h"

#include <pdup/traveller.h>

/* What a session lends the travellers that belong to it. Every change of the session or of a traveller has a stamp of
 * its own, higher than all before; so whoever remembers the stamp up to which he has looked finds what has changed
 * since then at the head of the list, without looking at the rest. */
typedef struct pdup__owner {
    int32_t players;
    int32_t row_count;     /* of all its travellers */
    int64_t official_time; /* when the official result was published; 0: that is not recorded */
    int32_t correction_minutes; /* after that */
    uint64_t stamp;             /* of the last change */
    uint64_t settings_changed;  /* the last change that is about the whole session */
    pdup_traveller *newest;     /* changed last; NULL without travellers */
} pdup__owner;

/* What stands on a seat of a row beside what the table entered: the ruling in force there. */
typedef struct pdup__standing_effect {
    int32_t ruling; /* its number, 0 if there is none */
    int32_t effect; /* its position among the effects of the ruling */
    int64_t
        free; /* nothing new can come to stand here earlier: as far as is known, something else stood here until
                       then, or nobody sat here; 0: nothing is known */
} pdup__standing_effect;

typedef struct pdup__traveller_row {
    pdup__row row;
    int16_t group; /* 0: the deal in its right form */
    bool is_closed;
    pdup__standing_effect effects[PDUP__SEATS];
} pdup__traveller_row;

struct pdup_traveller {
    pdup__handle base;
    pdup_board *board;
    pdup__owner *owner; /* NULL while it belongs to no session */
    uint64_t changed;   /* stamp of its last change in the session */
    pdup_traveller *older;
    pdup_traveller *newer;
    pdup__traveller_row *rows;
    size_t row_count;
    size_t row_capacity;
    pdup__index index; /* of the rows, by round and table */
    pdup_correction **corrections;
    size_t correction_count;
    size_t correction_capacity;
    pdup__index last_corrections; /* of each row that has been corrected, by round and table */
};

/* Is this time within the correction period (rules 2)? So it is always where no official result has been recorded. */
bool pdup__owner_may_correct(const pdup__owner *owner, int64_t time);

/* The session itself has changed. */
void pdup__owner_touch(pdup__owner *owner);

/* The traveller now belongs to the session. */
void pdup__traveller_join(pdup_traveller *traveller, pdup__owner *owner);

/* The traveller, or what stands on its rows, has changed. */
void pdup__traveller_touch(pdup_traveller *traveller);

/* Its board, borrowed. */
pdup_board *pdup__traveller_board(const pdup_traveller *traveller);

/* Position of a row, or -1. */
int32_t pdup__traveller_find(const pdup_traveller *traveller, int32_t round, int32_t table);

/* What the traveller asks of a row that is to stand in it, and its session: is it right by itself, does the session have
 * its players? */
pdup_status pdup__traveller_check_row(const pdup_traveller *traveller, const pdup__row *row,
                                      pdup__issue *issue);

/* pdup_traveller_add_row() for those who tell the issue themselves; it is left alone with PDUP_OK and PDUP_E_NOMEM. */
pdup_status pdup__traveller_add(pdup_traveller *traveller, const pdup_row *row, pdup__issue *issue);

/* May the row of this round and table be corrected to this one (NULL: struck out)? */
pdup_status pdup__traveller_check_correction(const pdup_traveller *traveller, int32_t round,
                                             int32_t table, const pdup__row *row,
                                             const pdup__note *note, pdup__issue *issue);

/* PDUP_E_ROW_MISSING, as the issue says it. */
pdup_status pdup__traveller_miss_row(int32_t round, int32_t table, pdup__issue *issue);

/* The end of a call about a row: an issue is told to the list, with the board. */
pdup_status pdup__traveller_tell(const pdup_traveller *traveller, int32_t round, int32_t table,
                                 pdup_status status, const pdup__issue *issue, pdup_faults *faults);

/* Is there room for one row more: in numbers, and in memory? */
pdup_status pdup__traveller_check_full(const pdup_traveller *traveller, pdup__issue *issue);
bool pdup__traveller_reserve(pdup_traveller *traveller);

/* Adds a row for which there is room. */
void pdup__traveller_put(pdup_traveller *traveller, const pdup__traveller_row *row);

/* Takes out a row; the last one then stands in its place. */
void pdup__traveller_take_out(pdup_traveller *traveller, size_t at);

/* The key of a row in both indices. */
uint64_t pdup__row_key(int32_t round, int32_t table);

/* With this row in its place, would somebody still sit wherever a ruling stands? NULL: with no row. */
pdup_status pdup__traveller_check_rulings(const pdup__traveller_row *standing, const pdup__row *row,
                                          pdup__issue *issue);

/* The highest player number in the rows. */
int32_t pdup__traveller_highest_player(const pdup_traveller *traveller);

/* The session ends and the traveller may outlive it: it then belongs to none, and no ruling stands on its rows. */
void pdup__traveller_leave(pdup_traveller *traveller);

/* Has the ruling that stands on a seat annulled what was got there? */
typedef bool pdup__annuls(const void *context, pdup__standing_effect standing);

/* Adds the warnings of pdup_traveller_check(); false when there is no memory. A board played again is not warned of where
 * the second result is annulled (rules 11.6.B); NULL for annuls where that is not known. */
bool pdup__traveller_add_warnings(const pdup_traveller *traveller, pdup__annuls *annuls,
                                  const void *context, pdup_faults *faults);

#endif
