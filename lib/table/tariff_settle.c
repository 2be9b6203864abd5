/* SPDX-License-Identifier: MIT */
/* From contract and tricks to whists (rules 6 and 7). */
#include "base/compat.h"
#include "deal/board.h"
#include "table/row.h"
#include "table/tariff.h"
#include "text/faults.h"

/* The unit of the sums: half a sixth. With it means of three and of four players stay whole. */
enum { TWELFTHS = 12, IN_A_SIXTH = 2, TRICKS = 10 };

/* What the deal has put down by seat. */
typedef struct columns {
    int64_t pool[PDUP__SEATS];
    int64_t mountain[PDUP__SEATS];
    int64_t whists[PDUP__SEATS]; /* in halves: written less what others wrote on him */
} columns;

typedef struct game {
    const pdup_tariff *tariff;
    const pdup_board *board;
    const pdup__row *row;
    int seats[PDUP__CELLS]; /* declarer and defenders, as indices */
    int32_t tricks[PDUP__CELLS];
    int32_t under;
} game;

static int32_t by_level(const game *deal, int fields) {
    return deal->tariff->values[fields + deal->row->level - PDUP_LEVEL_LOWEST];
}

static bool is_choice(const pdup_tariff *tariff, int field) {
    return tariff->values[field] != 0;
}

static void write_halves(columns *sheet, int writer, int on, int64_t halves) {
    sheet->whists[writer] += halves;
    sheet->whists[on] -= halves;
}

static bool has_whisted(const game *deal, int cell) {
    return deal->row->cells[cell].defence == PDUP_DEFENCE_WHISTED;
}

/* One whister writes the tricks of both; only when the declarer is down may he have to share. */
static void write_tricks(const game *deal, columns *sheet) {
    int64_t price = 2 * (int64_t)by_level(deal, PDUP__TRICK);
    bool is_shared = deal->under > 0 && is_choice(deal->tariff, PDUP__LONE_WHISTER);
    bool is_alone = !has_whisted(deal, 1) || !has_whisted(deal, 2);
    int64_t all = deal->tricks[1] + deal->tricks[2];
    for (int i = 1; i < PDUP__CELLS; i++) {
        int64_t halves = price * deal->tricks[i];
        if (is_alone) {
            halves = is_shared ? price / 2 * all : has_whisted(deal, i) ? price * all : 0;
        }
        write_halves(sheet, deal->seats[i], deal->seats[0], halves);
    }
}

static int32_t at_least_0(int32_t number) {
    return number > 0 ? number : 0;
}

/* Two whisters answer for half each; of an odd number the second has the trick more. */
static void charge_whisters(const game *deal, columns *sheet) {
    int32_t duty = by_level(deal, PDUP__OBLIGATION);
    int32_t missing = at_least_0(duty - deal->tricks[1] - deal->tricks[2]);
    bool is_alone = !has_whisted(deal, 1) || !has_whisted(deal, 2);
    const int32_t shares[PDUP__CELLS] = {0, duty / 2, duty - duty / 2};
    for (int i = 1; i < PDUP__CELLS; i++) {
        int32_t charged = has_whisted(deal, i) ? missing : 0;
        if (!is_alone) {
            int32_t own = at_least_0(shares[i] - deal->tricks[i]);
            bool is_joint = !is_choice(deal->tariff, PDUP__RESPONSIBILITY);
            charged = is_joint && own > missing ? missing : own;
        }
        sheet->mountain[deal->seats[i]] += (int64_t)by_level(deal, PDUP__MISSING) * charged;
    }
}

static void console(const game *deal, columns *sheet) {
    int64_t halves = 2 * (int64_t)by_level(deal, PDUP__CONSOLATION) * deal->under;
    write_halves(sheet, deal->seats[1], deal->seats[0], halves);
    write_halves(sheet, deal->seats[2], deal->seats[0], halves);
    if (pdup__row_seats(deal->board, deal->row) == 4 &&
        !is_choice(deal->tariff, PDUP__TALON_CONSOLATION)) {
        write_halves(sheet, pdup__seat_index(pdup__row_talon_seat(deal->board, deal->row)),
                     deal->seats[0], halves);
    }
}

/* Nobody whisted: it counts as made, and who left for half writes half of the obligatory tricks. */
static void put_unplayed(const game *deal, columns *sheet) {
    for (int i = 1; i < PDUP__CELLS; i++) {
        if (deal->row->cells[i].defence == PDUP_DEFENCE_HALF) {
            write_halves(sheet, deal->seats[i], deal->seats[0],
                         2 * (int64_t)by_level(deal, PDUP__TRICK) * by_level(deal, PDUP__HALF));
        }
    }
    sheet->pool[deal->seats[0]] = by_level(deal, PDUP__POOL);
}

static void put_game(const game *deal, columns *sheet) {
    if (!has_whisted(deal, 1) && !has_whisted(deal, 2)) {
        put_unplayed(deal, sheet);
        return;
    }
    if (deal->under > 0) {
        sheet->mountain[deal->seats[0]] = (int64_t)by_level(deal, PDUP__UNDERTRICK) * deal->under;
    } else {
        sheet->pool[deal->seats[0]] = by_level(deal, PDUP__POOL);
    }
    write_tricks(deal, sheet);
    charge_whisters(deal, sheet);
    console(deal, sheet);
}

static void put_misere(const game *deal, columns *sheet) {
    const int32_t *values = deal->tariff->values;
    if (deal->tricks[0] == 0) {
        sheet->pool[deal->seats[0]] = values[PDUP__MISERE_POOL];
    }
    sheet->mountain[deal->seats[0]] = (int64_t)values[PDUP__MISERE_MOUNTAIN] * deal->tricks[0];
}

/* The talon holder has the tricks that are nobody else's, and never earns the bonus. */
static void put_all_pass(const game *deal, columns *sheet) {
    const int32_t *values = deal->tariff->values;
    int64_t price = deal->board->price ? deal->board->price : values[PDUP__ALL_PASS_PRICE];
    int64_t rest = TRICKS;
    for (int i = 0; i < PDUP__CELLS; i++) {
        sheet->mountain[deal->seats[i]] = price * deal->tricks[i];
        sheet->pool[deal->seats[i]] =
            deal->tricks[i] == 0 ? price * values[PDUP__NO_TRICK_POOL] : 0;
        rest -= deal->tricks[i];
    }
    if (pdup__row_seats(deal->board, deal->row) == 4) {
        sheet->mountain[pdup__seat_index(pdup__row_talon_seat(deal->board, deal->row))] =
            price * rest;
    }
}

static int32_t fewest_of(const game *deal, int *count) {
    int32_t fewest = TRICKS;
    *count = 0;
    for (int i = 0; i < PDUP__CELLS; i++) {
        if (deal->tricks[i] < fewest) {
            fewest = deal->tricks[i];
            *count = 0;
        }
        *count += deal->tricks[i] == fewest;
    }
    return fewest;
}

/* Rostov. What several with fewest would write on each other is equal and falls out. */
static void put_fewest(const game *deal, columns *sheet) {
    const int32_t *values = deal->tariff->values;
    int count;
    int32_t fewest = fewest_of(deal, &count);
    bool is_whole = count == 1 || is_choice(deal->tariff, PDUP__ALL_PASS_TIE);
    int64_t halves = (is_whole ? 2 : 1) * (int64_t)values[PDUP__ALL_PASS_WHISTS];
    for (int i = 0; i < PDUP__CELLS; i++) {
        if (deal->tricks[i] == 0) {
            sheet->pool[deal->seats[i]] = values[PDUP__NO_TRICK_POOL];
        }
        for (int on = 0; on < PDUP__CELLS && deal->tricks[i] == fewest; on++) {
            write_halves(sheet, deal->seats[i], deal->seats[on], halves * deal->tricks[on]);
        }
    }
}

static void put_down(const game *deal, columns *sheet) {
    if (deal->row->contract == PDUP_CONTRACT_GAME) {
        put_game(deal, sheet);
    } else if (deal->row->contract == PDUP_CONTRACT_MISERE) {
        put_misere(deal, sheet);
    } else if (is_choice(deal->tariff, PDUP__ALL_PASS)) {
        put_fewest(deal, sheet);
    } else {
        put_all_pass(deal, sheet);
    }
}

/* The row has been checked, so seats and tricks are there where the contract asks for them. */
static void read_cells(game *deal) {
    pdup_seat seat = pdup__row_first_hand(deal->board, deal->row);
    for (int i = 0; i < PDUP__CELLS; i++) {
        const pdup__cell *cell = &deal->row->cells[i];
        bool is_all_pass = deal->row->contract == PDUP_CONTRACT_ALL_PASS;
        deal->seats[i] = pdup__seat_index(is_all_pass ? seat : cell->seat);
        deal->tricks[i] = cell->tricks == PDUP_TRICKS_UNWRITTEN ? 0 : cell->tricks;
        seat = pdup__row_next_active(deal->board, deal->row, seat);
    }
    deal->under = at_least_0(deal->row->level - deal->tricks[0]);
}

/* The figure of a seat that cannot be written. */
static pdup_status refuse(pdup__issue *issue, pdup_status status, pdup__message message, int seat,
                          int64_t net) {
    *issue = pdup__issue_of(status, message);
    pdup__issue_at(issue, PDUP_PART_WHISTS, seat);
    pdup__issue_seat(issue, PDUP_SEAT_N + seat);
    if (status == PDUP_E_OVERFLOW) {
        pdup__issue_whists(issue, net);
    } else {
        pdup__issue_number(issue, net);
    }
    return status;
}

/* net = A (p - mean p) - B (m - mean m) + whists. Fields are at most 1000 and tricks 10, so that no sum comes near the
 * end of 64 bits: 12 * 1000 * 4 * 10^6. */
static pdup_status balance(const game *deal, const columns *sheet, int32_t *nets,
                           pdup__issue *issue) {
    const int32_t *values = deal->tariff->values;
    int seats = pdup__row_seats(deal->board, deal->row);
    int64_t points[PDUP__SEATS];
    int64_t sum = 0;
    for (int i = 0; i < seats; i++) {
        points[i] = values[PDUP__POOL_POINT] * sheet->pool[i] -
                    values[PDUP__MOUNTAIN_POINT] * sheet->mountain[i];
        sum += points[i];
    }
    for (int i = 0; i < seats; i++) {
        int64_t net =
            TWELFTHS / seats * (seats * points[i] - sum) + TWELFTHS / 2 * sheet->whists[i];
        if (net % IN_A_SIXTH != 0) {
            return refuse(issue, PDUP_E_TARIFF_SIXTHS, PDUP__M_TARIFF_TWELFTHS, i, net);
        }
        net /= IN_A_SIXTH;
        if (net < -PDUP_MAX_WHISTS || net > PDUP_MAX_WHISTS) {
            return refuse(issue, PDUP_E_OVERFLOW, PDUP__M_TARIFF_WHISTS, i, net);
        }
        nets[i] = (int32_t)net;
    }
    return PDUP_OK;
}

pdup_status pdup__tariff_settle(const pdup_tariff *tariff, const pdup_board *board,
                                const pdup__row *row, int32_t *nets, pdup__issue *issue) {
    game deal = {.tariff = tariff, .board = board, .row = row};
    if (deal.row->contract < PDUP_CONTRACT_GAME || deal.row->contract > PDUP_CONTRACT_ALL_PASS) {
        *issue = pdup__issue_bare(PDUP_E_TARIFF_ROW);
        pdup__issue_at(issue, PDUP_PART_CONTRACT, 0);
        return PDUP_E_TARIFF_ROW;
    }
    pdup_status status = pdup__row_check_play(board, deal.row, issue);
    if (status != PDUP_OK) {
        return status;
    }
    columns sheet = {0};
    read_cells(&deal);
    put_down(&deal, &sheet);
    return balance(&deal, &sheet, nets, issue);
}

static pdup_status settle(const pdup_tariff *tariff, const pdup_board *board, const pdup_row *row,
                          pdup_faults *faults, int32_t *nets) {
    if (!pdup__handle_is(tariff, PDUP__TARIFF) || !pdup__handle_is(board, PDUP__BOARD) ||
        !pdup__handle_is(row, PDUP__ROW) || !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue;
    pdup_status status = pdup__tariff_settle(tariff, board, &row->row, nets, &issue);
    pdup__fault where = {.board = board->number, .round = row->row.round, .table = row->row.table};
    return status == PDUP_OK ? status : pdup__faults_refuse(faults, where, &issue);
}

/* Gives four figures, or four zeros with a failure. */
static pdup_status give(pdup_status status, const int32_t *nets, int32_t *const *outs) {
    for (int i = 0; i < PDUP__SEATS; i++) {
        *outs[i] = status == PDUP_OK ? nets[i] : 0;
    }
    return status;
}

pdup_status pdup_tariff_settle(const pdup_tariff *tariff, const pdup_board *board,
                               const pdup_row *row, pdup_faults *faults, int32_t *north_out,
                               int32_t *east_out, int32_t *south_out, int32_t *west_out) {
    if (!north_out || !east_out || !south_out || !west_out) {
        return PDUP_E_ARG;
    }
    int32_t *const outs[PDUP__SEATS] = {north_out, east_out, south_out, west_out};
    int32_t nets[PDUP__SEATS] = {0};
    return give(settle(tariff, board, row, faults, nets), nets, outs);
}

pdup_status pdup_tariff_difference(const pdup_tariff *tariff, const pdup_board *board,
                                   const pdup_row *row, pdup_faults *faults, int32_t *north_out,
                                   int32_t *east_out, int32_t *south_out, int32_t *west_out) {
    if (!north_out || !east_out || !south_out || !west_out) {
        return PDUP_E_ARG;
    }
    int32_t *const outs[PDUP__SEATS] = {north_out, east_out, south_out, west_out};
    int32_t nets[PDUP__SEATS] = {0};
    pdup_status status = settle(tariff, board, row, faults, nets);
    for (int i = 0; i < PDUP__SEATS && status == PDUP_OK; i++) {
        nets[i] = row->row.entries[i] == PDUP__ENTRY_WHISTS ? row->row.whists[i] - nets[i] : 0;
    }
    return give(status, nets, outs);
}
