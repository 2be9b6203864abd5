/* SPDX-License-Identifier: MIT */
/* What the parts of the reader share. The text is read in two passes: first the lines are listed by what they are,
 * then each kind of line is applied when all that it rests on has been. */
#ifndef PDUP_EVENT_FILE_READER_H
#define PDUP_EVENT_FILE_READER_H

#include "event_file/claims.h"
#include "event_file/file.h"
#include "event_file/room_tables.h"
#include "event_file/scan.h"
#include "event_file/session_plan.h"
#include "text/faults.h"

#include <pdup/regulations.h>
#include <pdup/tariff.h>

/* What a line is, by its first word. */
typedef enum pdup__line_kind {
    PDUP__LINE_NONE, /* not read any further: blank, unknown, not supported */
    PDUP__LINE_HEADER,
    PDUP__LINE_KIND,
    PDUP__LINE_TITLE,
    PDUP__LINE_VARIETY,
    PDUP__LINE_TARIFF,
    PDUP__LINE_REGULATION,
    PDUP__LINE_SEED,
    PDUP__LINE_PLAYERS,
    PDUP__LINE_NAME,
    PDUP__LINE_SESSION,
    PDUP__LINE_MOVEMENT,
    PDUP__LINE_ROUNDS,
    PDUP__LINE_PLAYED,
    PDUP__LINE_BOARD,
    PDUP__LINE_TRAVELLER,
    PDUP__LINE_ROW,
    PDUP__LINE_RULING,
    PDUP__LINE_OWN_REGULATION, /* a `regulation` after a `session` line: of that session alone */
    PDUP__LINE_FOULED,
    PDUP__LINE_TURNED,
    PDUP__LINE_PENALTY,
    PDUP__LINE_DISQUALIFY,
    PDUP__LINE_ENDED,
    PDUP__LINE_OFFICIAL,
    PDUP__LINE_SUSPEND,
    PDUP__LINE_APPROVE,
    PDUP__LINE_REVOKE,
    PDUP__LINE_WAIVE,
    PDUP__LINE_APPEAL,
    PDUP__LINE_CORRECT,
    PDUP__LINE_REPLACED, /* no line: the key of a ruling that another says it replaces */
    PDUP__LINE_KINDS
} pdup__line_kind;

/* A line to be applied. */
typedef struct pdup__record {
    int32_t offset; /* of its first byte; the text has at most 2^30 */
    int32_t size;
    int32_t line;
    int32_t session; /* from 1; lines before any `session` line are of session 1 */
    pdup__line_kind kind;
    bool is_usable; /* false: it is wrong as text, and only its kind counts */
} pdup__record;

/* A `penalty` line as far as it tells how often its player was penalised before. */
typedef struct pdup__noted_penalty {
    int32_t player;
    pdup_infraction infraction;
    int32_t line;
    bool is_gone; /* revoked, waived or replaced: it is no earlier one */
    bool is_first;
    bool has_time;
    int64_t time;
} pdup__noted_penalty;

typedef struct pdup__reader {
    const pdup_allocator *allocator;
    pdup_event_file *file; /* where everything goes that is to stay */
    const char *text;
    size_t size;
    char *store;       /* for the quoted words of one line */
    pdup__words words; /* of the present line, in the second pass */
    pdup__record *records;
    size_t record_count;
    size_t record_capacity;
    pdup__claims claims;
    bool is_out_of_memory; /* once set nothing more is done */

    /* The line and row that complaints are about. */
    int32_t line;
    int32_t board;
    int32_t round;
    int32_t table;

    pdup_faults *reasons; /* of the last call; NULL: none has needed it yet */
    pdup_regulations *regulations;
    pdup_tariff *tariff; /* NULL: no variety, so whists are taken as they are */
    unsigned char seed[PDUP_SEED_BYTES];
    bool has_seed;
    pdup__noted_penalty *penalties; /* of all sessions */
    size_t penalty_count;
    size_t penalty_capacity;
    pdup__rooms rooms[PDUP_MAX_SESSIONS];
    int32_t line_session;       /* of the present line */
    const pdup__record *record; /* the present line in the second pass */
    int32_t session_count;      /* 1 without a `session` line */

    /* The session that is being read; number 0 is the event itself. */
    int32_t number;
    pdup_session *session;             /* NULL when there are no players */
    pdup_regulations *own_regulations; /* of this session */
    pdup__plan plan;
    int32_t seats;
    pdup_board **boards;
    size_t board_count;
    size_t board_capacity;
    bool has_traveller_line;
    bool has_missed_variety;   /* a row or a `tariff` line wanted one, and it was said */
    pdup_traveller *traveller; /* the one whose rows are read; NULL: its line was refused */
    int32_t traveller_board;   /* 0 then */
    int32_t last_board;        /* of the last `traveller` line that has one */
    unsigned char excused[PDUP_MAX_BOARDS / 8 + 1]; /* a bit a board (slips.h) */
    struct pdup__act *acts; /* what its lines say of rulings, not yet applied */
    size_t act_count;
    size_t act_capacity;
} pdup__reader;

/* The words of a record, into reader->words. */
void pdup__scan_record(pdup__reader *reader, const pdup__record *record);

#endif
