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

/* What the row is before whists are given: of three players, in another form. */
static void vary(pdup_random *random, int32_t seats, field_row *row) {
    row->is_of_three = seats == 4 && happens(random, 15);
    if (row->is_of_three) {
        row->players[3] = 0;
    }
    row->turn =
        happens(random, 10) ? random_between(random, 0, row->is_of_three ? 2 : seats - 1) : 0;
    row->group = happens(random, 30) ? random_between(random, 1, 2) : 0;
}

static void weigh(pdup_random *random, field_award *award) {
    int32_t left = 100;
    award->outcome_count = random_between(random, 1, PDUP_MAX_OUTCOMES);
    for (int32_t i = 0; i < award->outcome_count; i++) {
        int32_t most = left - (award->outcome_count - 1 - i);
        award->weights[i] = i == award->outcome_count - 1 ? left : random_between(random, 1, most);
        award->whists[i] = random_between(random, -15, 15);
        left -= award->weights[i];
    }
}

static void rule(pdup_random *random, field *to, const field_row *row, int32_t seat) {
    static const int32_t kinds[] = {PDUP_EFFECT_KIND_ARTIFICIAL, PDUP_EFFECT_KIND_ARTIFICIAL,
                                    PDUP_EFFECT_KIND_ASSIGNED, PDUP_EFFECT_KIND_ANNULLED};
    field_award *award = &to->awards[to->award_count++];
    *award = (field_award){.number = to->award_count,
                           .board = row->board,
                           .round = row->round,
                           .table = row->table,
                           .seat = PDUP_SEAT_N + seat};
    award->kind = kinds[random_between(random, 0, 3)];
    award->award = random_between(random, PDUP_AWARD_MINUS, PDUP_AWARD_PERCENT);
    award->percent = random_between(random, 0, 100);
    weigh(random, award);
}

static void disturb(pdup_random *random, field *to, field_row *row) {
    int32_t seats = row->is_of_three ? 3 : to->seats;
    if (happens(random, 5)) {
        row->is_played = false;
        for (int i = 0; i < 4; i++) {
            row->whists[i] = WHISTS_NONE;
        }
    } else if (happens(random, 8)) {
        row->whists[random_between(random, 0, seats - 1)] = WHISTS_UNKNOWN;
    }
    for (int i = 0; i < seats; i++) {
        if (happens(random, 5)) {
            rule(random, to, row, i);
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
                *row =
                    (field_row){(set - 1) * seats + i, round, table, true, false, 0, 0, {0}, {0}};
                fill_row(movement, row);
                if (!is_ordinary) {
                    vary(random, seats, row);
                }
                fill_whists(random, row->is_of_three ? 3 : seats, row->whists);
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

pdup_row *field_make_row(const field_row *from) {
    row_spec spec = spec_unknown(from->round, from->table, from->players, from->whists);
    spec.contract = from->is_played ? PDUP_CONTRACT_UNKNOWN : PDUP_CONTRACT_NOT_PLAYED;
    pdup_row *made = build_row(NULL, &spec);
    assert_ok(pdup_row_set_seats(made, from->is_of_three ? 3 : 0, NULL));
    assert_ok(pdup_row_set_turn(made, from->turn, NULL));
    return made;
}

void field_enter_row(pdup_session *session, const field *from, const field_row *row) {
    pdup_traveller *traveller = traveller_of(session, row->board, from->seats);
    pdup_row *made = field_make_row(row);
    assert_ok(pdup_traveller_add_row(traveller, made, NULL));
    assert_ok(pdup_traveller_set_group(traveller, row->round, row->table, row->group, NULL));
    pdup_row_unref(made);
}

static pdup_status add_effect(const pdup_ruling *ruling, const field_award *award,
                              pdup_ruling **out) {
    if (award->kind == PDUP_EFFECT_KIND_ANNULLED) {
        return pdup_ruling_with_annulled(ruling, award->board, award->round, award->table,
                                         award->seat, NULL, out);
    }
    if (award->kind == PDUP_EFFECT_KIND_ASSIGNED) {
        return pdup_ruling_with_assigned(ruling, award->board, award->round, award->table,
                                         award->seat, award->whists, award->weights,
                                         award->outcome_count, NULL, out);
    }
    if (award->award == PDUP_AWARD_PERCENT) {
        return pdup_ruling_with_percent(ruling, award->board, award->round, award->table,
                                        award->seat, award->percent, NULL, out);
    }
    return pdup_ruling_with_artificial(ruling, award->board, award->round, award->table,
                                       award->seat, award->award, NULL, out);
}

static void enter_award(pdup_session *session, const field_award *award) {
    pdup_ruling *empty;
    pdup_ruling *ruling;
    assert_ok(pdup_ruling_new(NULL, "11.2", 4, NULL, 0, NULL, &empty));
    assert_ok(add_effect(empty, award, &ruling));
    assert_ok(pdup_session_add_ruling(session, award->number, 0, ruling, NULL));
    pdup_ruling_unref(ruling);
    pdup_ruling_unref(empty);
}

void field_enter_awards(pdup_session *session, const field *from) {
    for (int32_t i = 0; i < from->award_count; i++) {
        enter_award(session, &from->awards[i]);
    }
}

pdup_session *field_enter(const field *from, const int32_t *row_order, const int32_t *award_order,
                          int32_t rounds) {
    pdup_session *session = build_session(NULL, from->players);
    for (int32_t i = 0; i < from->row_count; i++) {
        const field_row *row = &from->rows[row_order ? row_order[i] : i];
        if (row->round <= rounds) {
            field_enter_row(session, from, row);
        }
    }
    for (int32_t i = 0; i < from->award_count; i++) {
        const field_award *award = &from->awards[award_order ? award_order[i] : i];
        if (award->round <= rounds) {
            enter_award(session, award);
        }
    }
    return session;
}

void field_shuffle(pdup_random *random, field *to) {
    for (int32_t i = to->row_count - 1; i > 0; i--) {
        int32_t other = random_between(random, 0, i);
        field_row kept = to->rows[i];
        to->rows[i] = to->rows[other];
        to->rows[other] = kept;
    }
    for (int32_t i = to->award_count - 1; i > 0; i--) {
        int32_t other = random_between(random, 0, i);
        field_award kept = to->awards[i];
        to->awards[i] = to->awards[other];
        to->awards[other] = kept;
    }
}

void field_mirror(field *to) {
    for (int32_t i = 0; i < to->row_count; i++) {
        for (int seat = 0; seat < 4; seat++) {
            int32_t *whists = &to->rows[i].whists[seat];
            *whists *= *whists == WHISTS_NONE || *whists == WHISTS_UNKNOWN ? 1 : -1;
        }
    }
    for (int32_t i = 0; i < to->award_count; i++) {
        for (int32_t k = 0; k < to->awards[i].outcome_count; k++) {
            to->awards[i].whists[k] *= -1;
        }
    }
}

void field_release(field *from) {
    free(from->awards);
    free(from->rows);
    *from = (field){0};
}
