/* SPDX-License-Identifier: MIT */
#include "movement/measure/survey.h"

#include "movement/seating.h"

/* Where somebody, or a set, was met last. */
typedef struct meeting {
    int32_t round; /* from 1; 0 for never */
    int32_t place;
    int32_t tables; /* of a set: at how many in this round */
} meeting;

typedef struct reading {
    pdup__survey *survey;
    meeting *of_player;
    meeting *of_set;
} reading;

static bool add_flaw(const reading *in, pdup_status code, int32_t place, int32_t set,
                     int32_t player, int32_t other) {
    pdup__survey *survey = in->survey;
    pdup__flaw flaw = {code, place, set, player, other};
    return pdup__flaws_add(&survey->flaws, &survey->movement->base.allocator, flaw);
}

static bool read_seat(const reading *in, int32_t place, int32_t set, int32_t round, int32_t player,
                      int seat) {
    pdup__survey *survey = in->survey;
    const pdup__movement_shape *shape = &survey->movement->shape;
    if (player < 0 || player >= shape->players) {
        return add_flaw(in, PDUP_E_MOVEMENT_PLAYER, place, set, player, -1);
    }
    survey->times_at_seat[player * shape->seats + seat]++;
    meeting *last = &in->of_player[player];
    if (last->round == round + 1) {
        return add_flaw(in, PDUP_E_MOVEMENT_PLAYER_TWICE, place, set, player, last->place);
    }
    *last = (meeting){round + 1, place, 0};
    survey->rounds_of_player[player]++;
    return true;
}

static bool read_set(const reading *in, int32_t place, int32_t set, int32_t round) {
    pdup__survey *survey = in->survey;
    survey->tables_of_set[set]++;
    meeting *last = &in->of_set[set];
    if (last->round == round + 1 && last->tables == survey->movement->shape.copies) {
        return add_flaw(in, PDUP_E_MOVEMENT_SET_TWICE, place, set, -1, last->place);
    }
    int32_t before = last->round == round + 1 ? last->tables : 0;
    *last = (meeting){round + 1, place, before + 1};
    return true;
}

static bool read_table(const reading *in, int32_t round, int32_t table) {
    const pdup_movement *movement = in->survey->movement;
    int32_t set = pdup__seating_set(movement, round, table);
    int32_t place = pdup__seating_pack(movement, round, table, 0);
    if (set < 0) {
        return add_flaw(in, PDUP_W_TABLE_IDLE, place, -1, -1, -1);
    }
    bool is_done = read_set(in, place, set, round);
    for (int seat = 0; seat < movement->shape.seats && is_done; seat++) {
        int32_t player = movement->shape.type->player_at(movement, round, table, seat);
        is_done = read_seat(in, place + seat, set, round, player, seat);
    }
    return is_done;
}

static void find_lines(const pdup__survey *survey) {
    const pdup__movement_shape *shape = &survey->movement->shape;
    for (int32_t player = 0; player < shape->players; player++) {
        int seat = (int)shape->seats - 1;
        while (seat >= 0 && survey->times_at_seat[player * shape->seats + seat] == 0) {
            seat--;
        }
        survey->lines[player] = (int8_t)seat;
    }
}

static bool read_all(const reading *in) {
    const pdup__movement_shape *shape = &in->survey->movement->shape;
    for (int32_t round = 0; round < shape->rounds; round++) {
        for (int32_t table = 0; table < shape->tables; table++) {
            if (!read_table(in, round, table)) {
                return false;
            }
        }
    }
    find_lines(in->survey);
    return true;
}

pdup_status pdup__survey_make(pdup__survey *survey, const pdup_movement *movement) {
    const pdup_allocator *allocator = &movement->base.allocator;
    size_t players = (size_t)movement->shape.players;
    size_t sets = (size_t)movement->shape.sets;
    size_t seats = (size_t)movement->shape.seats;
    *survey = (pdup__survey){.movement = movement};
    survey->tables_of_set = pdup__alloc_array(allocator, sets, sizeof(int32_t));
    survey->times_at_seat = pdup__alloc_array(allocator, players, seats * sizeof(int32_t));
    survey->rounds_of_player = pdup__alloc_array(allocator, players, sizeof(int32_t));
    survey->lines = pdup__alloc_array(allocator, players, sizeof(int8_t));
    reading in = {survey, pdup__alloc_array(allocator, players, sizeof(meeting)),
                  pdup__alloc_array(allocator, sets, sizeof(meeting))};
    bool is_done = survey->tables_of_set && survey->times_at_seat && survey->rounds_of_player &&
                   survey->lines && in.of_player && in.of_set && read_all(&in);
    pdup__release(allocator, in.of_player);
    pdup__release(allocator, in.of_set);
    return is_done ? PDUP_OK : PDUP_E_NOMEM;
}

int32_t pdup__survey_times(const pdup__survey *survey, int32_t player) {
    int32_t seats = survey->movement->shape.seats;
    int32_t times = 0;
    for (int32_t seat = 0; seat < seats; seat++) {
        times += survey->times_at_seat[player * seats + seat];
    }
    return times;
}

void pdup__survey_release(pdup__survey *survey) {
    const pdup_allocator *allocator = &survey->movement->base.allocator;
    pdup__release(allocator, survey->tables_of_set);
    pdup__release(allocator, survey->times_at_seat);
    pdup__release(allocator, survey->rounds_of_player);
    pdup__release(allocator, survey->lines);
    pdup__flaws_release(&survey->flaws, allocator);
}
