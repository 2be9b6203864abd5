/* SPDX-License-Identifier: MIT */
#include "session/planned.h"

static int32_t smaller(int32_t a, int32_t b) {
    return a < b ? a : b;
}

/* The rounds that were played, or are counted so far. */
static int32_t rounds_of(const pdup__extent *extent) {
    int32_t rounds = pdup_movement_number(extent->session->movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t played = extent->session->rounds_played;
    rounds = played != 0 ? smaller(rounds, played) : rounds;
    return extent->after_round != 0 ? smaller(rounds, extent->after_round) : rounds;
}

/* Counts the tables of a round at the first board of each set they play; boards of a set have as many. */
static void count_round(const pdup__extent *extent, int32_t round, int32_t fields,
                        pdup__planned *planned) {
    const pdup_movement *movement = extent->session->movement;
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t room_tables = fields > 1 ? pdup__session_room_tables(extent->session) : tables;
    for (int32_t table = 1; table <= tables; table++) {
        int32_t set;
        pdup_status status = pdup_movement_set_at(movement, round, table, &set);
        (void)status; /* round and table are within the movement */
        if (set != 0) {
            int32_t seats = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS);
            int32_t field = (table - 1) / room_tables;
            for (int32_t i = 0; i < seats; i++) {
                planned[((set - 1) * seats + i) * fields + field].tables++;
            }
        }
    }
}

pdup_status pdup__set_planned(const pdup__extent *extent, const pdup_allocator *allocator,
                              pdup__scored_session *part) {
    const pdup_session *session = extent->session;
    if (session->chosen.choice[PDUP__KEY_EXPECTED] != PDUP__EXPECTED_SCHEDULED) {
        return PDUP_OK;
    }
    if (!session->movement) {
        return PDUP_E_STATE;
    }
    bool has_rooms = session->chosen.choice[PDUP__KEY_FIELDS] == PDUP__FIELDS_ROOMS;
    int32_t fields =
        has_rooms ? pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_ROOMS) : 1;
    int32_t boards = pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_SETS) *
                     pdup_movement_number(session->movement, PDUP_MOVEMENT_FIELD_SEATS);
    size_t count = (size_t)boards * (size_t)fields;
    pdup__planned *planned = pdup__alloc_array(allocator, count, sizeof *planned);
    if (!planned) {
        return PDUP_E_NOMEM;
    }
    for (int32_t i = 0; i < boards * fields; i++) {
        planned[i].board = i / fields + 1;
        planned[i].field = i % fields;
    }
    int32_t rounds = rounds_of(extent);
    for (int32_t round = 1; round <= rounds; round++) {
        count_round(extent, round, fields, planned);
    }
    part->planned = planned;
    part->planned_count = count;
    return PDUP_OK;
}
