/* SPDX-License-Identifier: MIT */
#include "handles.h"
#include "faults.h"

#include "build.h"
#include "frequencies.h"
#include "pdup_test.h"

static void make_cards(handles *to, const pdup_allocator *allocator) {
    static const char text[] = "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H";
    static const int32_t players[] = {1, 6, 11, 16};
    static const int32_t whists[] = {6, -6, 0, 0};
    pdup_board *plain;
    pdup_faults *faults;
    assert_ok(pdup_deal_new_from_text(allocator, text, sizeof text - 1, NULL, &to->deal));
    assert_ok(
        read_deals(allocator, PDUP_NOTATION_LINES, text, sizeof text - 1, &faults, &to->deal_list));
    pdup_faults_unref(faults);
    assert_ok(pdup_board_new(allocator, 1, 4, &plain));
    assert_ok(pdup_board_with_deal(plain, to->deal, &to->board));
    pdup_board_unref(plain);
    assert_ok(pdup_traveller_new(to->board, &to->traveller));
    row_spec spec = spec_unknown(1, 1, players, whists);
    to->row = build_row(allocator, &spec);
    assert_ok(pdup_traveller_add_row(to->traveller, to->row, NULL));
    assert_ok(pdup_traveller_close_row(to->traveller, 1, 1, NULL));
    assert_ok(pdup_traveller_correct_row(to->traveller, to->row, 1, "Ann", 3, "slip", 4, NULL));
    assert_ok(pdup_traveller_correction_at(to->traveller, 0, &to->correction));
    pdup_row_unref(to->row);
    spec.round = 2;
    to->row = build_row(allocator, &spec);
}

static void make_tricks(handles *to, const pdup_allocator *allocator) {
    static const char text[] = "offender E\ntrump S\nhand 8C 7D 8D 9D TD JD QD KD\n"
                               "trick N AH 9H+KH 7H\n";
    pdup_faults *faults;
    assert_ok(read_tricks(allocator, text, sizeof text - 1, &faults, &to->tricks));
    pdup_faults_unref(faults);
}

handles handles_make(const pdup_allocator *allocator) {
    handles made = {0};
    make_cards(&made, allocator);
    make_tricks(&made, allocator);
    assert_ok(pdup_movement_new_rotation(allocator, 5, 4, &made.movement));
    made.ruling = build_ruling(allocator, 1, 1, 1, PDUP_SEAT_N, PDUP_AWARD_PLUS);
    assert_ok(pdup_regulations_new(allocator, &made.regulations));
    made.session = build_session(allocator, 20);
    assert_ok(pdup_session_set_regulations(made.session, made.regulations));
    assert_ok(pdup_session_set_movement(made.session, made.movement, NULL));
    assert_ok(pdup_session_add_traveller(made.session, made.traveller, NULL));
    assert_ok(pdup_session_add_ruling(made.session, 1, 0, made.ruling, NULL));
    assert_ok(pdup_session_standings(made.session, 0, &made.standings));
    assert_ok(pdup_session_check(made.session, &made.faults));
    assert_true(pdup_faults_count(made.faults) > 0);
    assert_ok(pdup_movement_quality(made.movement, &made.quality));
    assert_ok(pdup_wishes_new(allocator, 4, &made.wishes));
    assert_ok(pdup_plan_new(made.wishes, &made.plan));
    assert_ok(pdup_frequencies_new(allocator, &made.frequencies));
    assert_ok(add_whole(made.frequencies, 0, 1));
    assert_ok(pdup_tariff_new(allocator, PDUP_VARIETY_SOCHI, &made.tariff));
    assert_ok(pdup_tally_new(made.session, &made.tally));
    assert_ok(pdup_tally_update(made.tally));
    assert_ok(pdup_question_new(allocator, "11.1.V", 6, &made.question));
    assert_ok(pdup_question_advise(made.question, &made.advice));
    return made;
}

void handles_release_one(handles *from, int position) {
    handles released = {0};
    /* Each case moves its handle over, so that NULL is left behind. */
#define RELEASE(index, type)                                                                       \
    case index:                                                                                    \
        released.type = from->type;                                                                \
        from->type = NULL;                                                                         \
        pdup_##type##_unref(released.type);                                                        \
        break
    switch (position) {
        RELEASE(0, deal);
        RELEASE(1, board);
        RELEASE(2, row);
        RELEASE(3, traveller);
        RELEASE(4, movement);
        RELEASE(5, ruling);
        RELEASE(6, regulations);
        RELEASE(7, session);
        RELEASE(8, standings);
        RELEASE(9, faults);
        RELEASE(10, quality);
        RELEASE(11, wishes);
        RELEASE(12, plan);
        RELEASE(13, frequencies);
        RELEASE(14, tariff);
        RELEASE(15, deal_list);
        RELEASE(16, tally);
        RELEASE(17, tricks);
        RELEASE(18, question);
        RELEASE(19, advice);
        RELEASE(20, correction);
    default:
        fail_msg("no handle %d", position);
    }
#undef RELEASE
}

void handles_release(handles *from) {
    for (int i = 0; i < HANDLE_TYPES; i++) {
        handles_release_one(from, i);
    }
}

void handles_each_wrong(handles *all, int position, void (*check)(handles *all, void *wrong)) {
    void *const every[HANDLE_TYPES] = {
        all->deal,      all->board,       all->row,     all->traveller,   all->movement,
        all->ruling,    all->regulations, all->session, all->standings,   all->faults,
        all->quality,   all->wishes,      all->plan,    all->frequencies, all->tariff,
        all->deal_list, all->tally,       all->tricks,  all->question,    all->advice,
        all->correction};
    check(all, NULL);
    for (int i = 0; i < HANDLE_TYPES; i++) {
        if (i != position) {
            check(all, every[i]);
        }
    }
}
