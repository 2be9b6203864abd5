/* SPDX-License-Identifier: MIT */
#include "event_file/session_plan.h"

#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"

static void read_count(pdup__reader *reader, const pdup__words *words, pdup__line_kind kind,
                       pdup__message wanted, pdup__plan_value *value) {
    int32_t number;
    if (!pdup__count_words(reader, words, 2, 2, wanted)) {
        return;
    }
    pdup__claim *claim = pdup__claim_take(reader, PDUP_E_FILE_TWICE,
                                          pdup__key(reader->number, kind), words->at[0].column);
    if (claim && pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_ROUNDS, &number)) {
        *value = (pdup__plan_value){number, reader->line, words->at[1].column};
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

void pdup__read_rounds(pdup__reader *reader, const pdup__words *words) {
    read_count(reader, words, PDUP__LINE_ROUNDS, PDUP__M_FORM_ROUNDS, &reader->plan.rounds);
}

void pdup__read_played(pdup__reader *reader, const pdup__words *words) {
    read_count(reader, words, PDUP__LINE_PLAYED, PDUP__M_FORM_PLAYED, &reader->plan.played);
}

typedef pdup_status time_setter(pdup_session *session, int64_t time, pdup_faults *faults);

static void read_moment(pdup__reader *reader, const pdup__words *words, pdup__line_kind kind,
                        pdup__message wanted, time_setter *set) {
    int64_t time;
    if (!pdup__count_words(reader, words, 2, 2, wanted)) {
        return;
    }
    pdup__claim *claim = pdup__claim_take(reader, PDUP_E_FILE_TWICE,
                                          pdup__key(reader->number, kind), words->at[0].column);
    if (claim && pdup__read_time(reader, &words->at[1], 1, &time)) {
        if (reader->session) {
            (void)pdup__ok_or_nomem(reader, set(reader->session, time, NULL));
        }
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

void pdup__read_ended(pdup__reader *reader, const pdup__words *words) {
    read_moment(reader, words, PDUP__LINE_ENDED, PDUP__M_FORM_ENDED, pdup_session_set_end_time);
}

void pdup__read_official(pdup__reader *reader, const pdup__words *words) {
    read_moment(reader, words, PDUP__LINE_OFFICIAL, PDUP__M_FORM_OFFICIAL,
                pdup_session_set_official_time);
}

/* A number of rounds must not be more than there are, where that is known; if it is, it counts as not given. */
static void limit_rounds(pdup__reader *reader, pdup__plan_value *value, int32_t most,
                         pdup__message message) {
    if (most == 0 || value->number <= most) {
        return;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, message);
    pdup__issue_number(&issue, value->number);
    pdup__issue_number(&issue, most);
    pdup__plan_complain(reader, *value, &issue);
    *value = (pdup__plan_value){0};
}

static int32_t first_given(int32_t first, int32_t second, int32_t third) {
    return first != 0 ? first : second != 0 ? second : third;
}

/* `rounds` is announced, before it what the movement line says, before that the whole movement; `played` tells that
 * it came to less. All numbers are 0 where nothing is known. */
static void check_rounds(pdup__reader *reader, int32_t all) {
    pdup__plan *plan = &reader->plan;
    limit_rounds(reader, &plan->limit, all, PDUP__M_ROUNDS_OF_MOVEMENT);
    int32_t most = first_given(plan->limit.number, all, 0);
    limit_rounds(reader, &plan->rounds, most, PDUP__M_ROUNDS_OF_MOVEMENT);
    int32_t announced = first_given(plan->rounds.number, plan->limit.number, all);
    limit_rounds(reader, &plan->played, announced, PDUP__M_ROUNDS_ANNOUNCED);
    if (plan->played.number != 0 && plan->played.number < announced) {
        pdup__issue issue = pdup__issue_of(PDUP_W_STOPPED, PDUP__M_ROUNDS_PLAYED);
        pdup__issue_number(&issue, plan->played.number);
        pdup__issue_number(&issue, announced);
        pdup__plan_complain(reader, plan->played, &issue);
    }
}

/* Rules 5: a movement may be stopped early; what was not played is not part of it. 0: all rounds. */
static pdup_movement *shorten(pdup__reader *reader, pdup_movement *movement, int32_t rounds) {
    if (!movement || rounds == 0) {
        return movement;
    }
    pdup_movement *shorter;
    pdup_status status = pdup_movement_with_rounds(movement, rounds, &shorter);
    pdup_movement_unref(movement);
    return pdup__ok_or_nomem(reader, status) ? shorter : NULL;
}

static void refuse_boxes(pdup__reader *reader, pdup_status status) {
    const bool is_individual = reader->plan.kind == PDUP__PLAN_INDIVIDUAL;
    pdup__issue issue =
        pdup__issue_of(PDUP_E_FILE_WORD, status == PDUP_E_STATE ? PDUP__M_ONE_WINNER_ROUNDS
                                         : is_individual        ? PDUP__M_EVEN_SEATS_MOST
                                                                : PDUP__M_ONE_WINNER_MOST);
    pdup__plan_complain(reader, reader->plan.boxes, &issue);
}

/* As it was printed before the session: of the rounds announced. */
static pdup_movement *turn(pdup__reader *reader, pdup_movement *movement) {
    const pdup__plan *plan = &reader->plan;
    if (!movement || plan->boxes.number == 0) {
        return movement;
    }
    pdup_movement *turned;
    pdup_status status = plan->kind == PDUP__PLAN_INDIVIDUAL
                             ? pdup_movement_with_even_seats(movement, &turned)
                             : pdup_movement_with_one_winner(movement, &turned);
    pdup_movement_unref(movement);
    if (status == PDUP_E_STATE || status == PDUP_E_RANGE) {
        refuse_boxes(reader, status);
        return NULL;
    }
    return pdup__ok_or_nomem(reader, status) ? turned : NULL;
}

static void lay_down(pdup__reader *reader, pdup_movement *movement) {
    const pdup__plan *plan = &reader->plan;
    pdup_status status = pdup_session_set_movement(reader->session, movement, NULL);
    if (status != PDUP_OK) {
        pdup__issue issue =
            pdup__issue_of(status, plan->kind == PDUP__PLAN_INDIVIDUAL ? PDUP__M_TABLES_ARE_FOR
                                                                       : PDUP__M_TABLES_SEAT);
        pdup__issue_number(&issue, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES));
        pdup__issue_number(&issue, plan->seats.number);
        pdup__issue_number(&issue, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS));
        pdup__issue_number(&issue, reader->file->player_count);
        pdup__plan_complain(reader, plan->size, &issue);
    }
}

void pdup__plan_apply(pdup__reader *reader) {
    pdup_movement *movement = pdup__plan_make(reader);
    check_rounds(reader, movement ? pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS) : 0);
    const pdup__plan *plan = &reader->plan;
    movement = shorten(reader, movement, first_given(plan->rounds.number, plan->limit.number, 0));
    movement = turn(reader, movement);
    movement = shorten(reader, movement, plan->played.number);
    if (movement && reader->session) {
        lay_down(reader, movement);
    }
    if (reader->session) {
        (void)pdup__ok_or_nomem(reader, pdup_session_set_rounds_played(
                                            reader->session, reader->plan.played.number, NULL));
    }
    pdup_movement_unref(movement);
}
