/* SPDX-License-Identifier: MIT */
/* The scored results of a session board by board, and the sums of each player, so that a change costs no more than what
 * it touches. */
#ifndef PDUP_SESSION_TALLY_H
#define PDUP_SESSION_TALLY_H

#include "scoring/score.h"
#include "scoring/score_board.h"
#include "session/results.h"

#include <pdup/tally.h>

/* A bit for each seat. */
enum { PDUP__ALL_SEATS = (1 << PDUP__SEATS) - 1 };

/* A board. Its results are in the order of standings. */
typedef struct pdup__tally_board {
    int32_t number;
    pdup__result *results;
    pdup__outcome *outcomes; /* that the results point to */
    pdup__result_count count;
    size_t *by_player; /* positions of the results by player, each player's in their order */
    size_t lines[PDUP__SEATS + 1]; /* where the results of each seat begin, and the last end */
    unsigned summed;               /* seats whose results are in the players' sums */
    bool is_waiting;               /* to be scored */
} pdup__tally_board;

/* A player's part in a board on which he has results. */
typedef struct pdup__tally_entry {
    const pdup__tally_board *board;
    int32_t scored; /* results in his sum */
    int32_t tops;   /* of these, with the top */
    bool has_own;   /* the board is among those with awards of the own percent */
} pdup__tally_entry;

/* Positions among the player's entries change, boards do not move. */
typedef struct pdup__tally_player {
    pdup__tally_entry *entries; /* by board */
    size_t entry_count;
    size_t entry_capacity;
    const pdup__tally_board **own; /* boards with awards of the own percent */
    size_t own_count;
    size_t own_capacity;
    pdup__totals sum;      /* of all scores but those by own percent; without penalties */
    pdup__totals ordinary; /* of what counts for the own percent; only total and maximum */
    uint64_t
        common; /* multiple of all denominators there ever were; 0: there is none so small that no order of adding
                        up can overflow, and the fractions of both sums mean nothing */
    bool is_top_unsure; /* sum.largest_top may be too large */
    bool is_changed;
    size_t first_penalty;
    size_t penalty_count;
    bool is_disqualified;
    pdup__totals totals; /* as given out */
} pdup__tally_player;

/* How many boards have how many results in a line, of a field. */
typedef struct pdup__tally_line {
    int32_t *boards; /* by number of results */
    size_t capacity;
    int32_t most; /* results of any board */
} pdup__tally_line;

struct pdup_tally {
    pdup__handle base;
    pdup_session *session;
    uint64_t seen; /* stamp of the session up to which all is in here */
    bool is_whole; /* false: nothing in here is to be used */
    /* As the session had them then. */
    pdup__chosen chosen;
    pdup__scored_session part;
    uint8_t seed[PDUP_SEED_BYTES];
    bool has_seed;
    pdup__tally_board **boards; /* by number */
    size_t board_count;
    size_t board_capacity;
    pdup__tally_board **waiting; /* has room for all boards */
    size_t waiting_count;
    size_t waiting_capacity;
    pdup__tally_player *players; /* by number */
    int32_t *changed;            /* players */
    int32_t changed_count;
    size_t artificial_count; /* results with artificial scores */
    pdup__tally_line lines[PDUP_MAX_ROOMS][PDUP__SEATS];
    pdup__lines most; /* that the results were scored by */
    pdup__scratch scratch;
    int32_t worked_boards; /* by the last update */
    int32_t worked_players;
};

/* Empties the tally and takes over what is laid down for the whole session. #PDUP_OK, #PDUP_E_NOMEM or #PDUP_E_STATE
 * (`expected scheduled` without a movement). */
pdup_status pdup__tally_begin(pdup_tally *tally);

/* Releases all that belongs to boards, players and lines. */
void pdup__tally_empty(pdup_tally *tally);

/* Takes over the rows of a traveller; the board then waits to be scored. false when there is no memory. */
bool pdup__tally_take(pdup_tally *tally, const pdup_traveller *traveller);

void pdup__tally_board_free(pdup__tally_board *board, const pdup_allocator *allocator);

/* Takes the results of these seats out of the players' sums, where they are in them. */
void pdup__tally_withdraw(pdup_tally *tally, pdup__tally_board *board, unsigned seats);

/* Scores what waits: all seats that are in no sums, and adds them to these. */
void pdup__tally_score(pdup_tally *tally, pdup__tally_board *board);

/* The board is to be scored. */
void pdup__tally_wait(pdup_tally *tally, pdup__tally_board *board);

/* Counts the results of each line of the board, or no longer. Room for it was reserved. */
void pdup__tally_count_lines(pdup_tally *tally, const pdup__tally_board *board, int32_t sign);

/* Makes room to count this board; false when there is no memory. */
bool pdup__tally_reserve_lines(pdup_tally *tally, const pdup__tally_board *board);

/* The seats of which a line has another most than it had, which from now on it has. */
unsigned pdup__tally_moved_lines(pdup_tally *tally);

/* Makes sure that every player of the board has an entry for it. false when there is no memory. */
bool pdup__tally_enter(pdup_tally *tally, const pdup__tally_board *board);

/* Adds a result that has been scored to the sums of its player, or takes it out. */
void pdup__tally_sum(pdup_tally *tally, const pdup__tally_board *board, const pdup__result *result,
                     int32_t sign);

/* The player is to be finished. */
void pdup__tally_change(pdup_tally *tally, pdup__tally_player *player);

/* His awards of the own percent, his totals, penalties and percent. false: a figure needs more than 128 bits. */
bool pdup__tally_finish(pdup_tally *tally, pdup__tally_player *player);

/* His entry for the board, which is there. */
pdup__tally_entry *pdup__tally_entry_of(const pdup__tally_player *player, int32_t board);

/* Positions in by_player of the results of a player. */
typedef struct pdup__tally_span {
    size_t start;
    size_t end;
} pdup__tally_span;

/* Puts the results of a board in the order of players, for the look-up below. false when there is no memory. */
bool pdup__tally_index(pdup__tally_board *board, const pdup_allocator *allocator);

pdup__tally_span pdup__tally_results_of(const pdup__tally_board *board, int32_t player);

#endif
