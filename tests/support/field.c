/* SPDX-License-Identifier: MIT */
#include "field.h"

#include "build.h"
#include "pdup_test.h"

static bool happens(pdup_random *random, int32_t percent) {
    return random_between(random, 1, 100) <= percent;
}

/* Few different results, so that ties are common. The row sums to zero. */
static void fill_whists(pdup_random *random, int32_t seats, int32_t *whists) {
    whists[3] = WHISTS_NONE;
    int32_t sum = 0;
    for (int i = 0; i < seats - 1; i++) {
        whists[i] = random_between(random, -15, 15);
        sum += whists[i];
    }
    whists[seats - 1] = -sum;
}

static void disturb(pdup_random *random, field *to, field_row *row) {
    if (happens(random, 5)) {
        row->is_played = false;
        for (int i = 0; i < 4; i++) {
            row->whists[i] = WHISTS_NONE;
        }
    } else if (happens(random, 8)) {
        row->whists[random_between(random, 0, to->seats - 1)] = WHISTS_UNKNOWN;
    }
    for (int i = 0; i < to->seats; i++) {
        if (happens(random, 3)) {
            to->awards[to->award_count] =
                (field_award){to->award_count + 1, row->board,      row->round,
                              row->table,          PDUP_SEAT_N + i, random_between(random, 1, 3)};
            to->award_count++;
        }
    }
}

static void fill_row(const pdup_movement *movement, field_row *row) {
    for (int i = 0; i < 4; i++) {
        assert_ok(pdup_movement_player_at(movement, row->round, row->table, PDUP_SEAT_N + i,
                                          &row->players[i]));
    }
}

field field_random(pdup_random *random, int32_t tables, int32_t rounds, int32_t seats,
                   bool is_ordinary) {
    pdup_movement *movement;
    assert_ok(pdup_movement_new_rotation(NULL, tables, seats, &movement));
    field made = {.seats = seats, .players = tables * seats};
    size_t rows = (size_t)(tables * rounds * seats);
    made.rows = calloc(rows, sizeof *made.rows);
    made.awards = calloc(4 * rows, sizeof *made.awards);
    assert_true(made.rows && made.awards);
    for (int32_t round = 1; round <= rounds; round++) {
        for (int32_t table = 1; table <= tables; table++) {
            int32_t set;
            assert_ok(pdup_movement_set_at(movement, round, table, &set));
            for (int32_t i = 1; i <= seats; i++) {
                field_row *row = &made.rows[made.row_count++];
                *row = (field_row){(set - 1) * seats + i, round, table, true, {0}, {0}};
                fill_row(movement, row);
                fill_whists(random, seats, row->whists);
                if (!is_ordinary) {
                    disturb(random, &made, row);
                }
            }
        }
    }
    pdup_movement_unref(movement);
    return made;
}

/* The session alone keeps the traveller. */
static pdup_traveller *traveller_of(pdup_session *session, int32_t board, int32_t seats) {
    pdup_traveller *traveller;
    if (pdup_session_traveller(session, board, &traveller) != PDUP_OK) {
        return build_board(session, board, seats);
    }
    pdup_traveller_unref(traveller);
    return traveller;
}

pdup_session *field_enter(const field *from, const int32_t *row_order, const int32_t *award_order,
                          int32_t rounds) {
    pdup_session *session = build_session(NULL, from->players);
    for (int32_t i = 0; i < from->row_count; i++) {
        const field_row *row = &from->rows[row_order ? row_order[i] : i];
        row_spec spec = spec_unknown(row->round, row->table, row->players, row->whists);
        spec.contract = row->is_played ? PDUP_CONTRACT_UNKNOWN : PDUP_CONTRACT_NOT_PLAYED;
        if (row->round <= rounds) {
            build_entry(traveller_of(session, row->board, from->seats), &spec);
        }
    }
    for (int32_t i = 0; i < from->award_count; i++) {
        const field_award *award = &from->awards[award_order ? award_order[i] : i];
        if (award->round <= rounds) {
            build_award(session, award->number, award->board, award->round, award->table,
                        award->seat, award->award);
        }
    }
    return session;
}

void field_release(field *from) {
    free(from->awards);
    free(from->rows);
    *from = (field){0};
}
