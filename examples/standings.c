/* SPDX-License-Identifier: MIT */
/* Standings from two rows: five tables of four by the rotation of rules 5, board 1 played twice. */
#include <stdio.h>
#include <stdlib.h>

#include <pdup/pdup.h>

static void must(pdup_status status) {
    if (status != PDUP_OK) {
        fprintf(stderr, "%s\n", pdup_status_text(status, PDUP_LANGUAGE_EN));
        exit(EXIT_FAILURE);
    }
}

/* A row without its contract: the movement knows the players, the traveller has the whists. */
static void enter(pdup_traveller *traveller, const pdup_movement *movement, int32_t round,
                  int32_t table, const int32_t *whists) {
    pdup_row *row;
    must(pdup_row_new(NULL, round, table, NULL, &row));
    must(pdup_row_set_contract(row, PDUP_CONTRACT_UNKNOWN, 0, PDUP_STRAIN_NONE, NULL));
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t player;
        must(pdup_movement_player_at(movement, round, table, seat, &player));
        must(pdup_row_set_player(row, seat, player, NULL));
        must(pdup_row_set_whists(row, seat, whists[seat - 1] * PDUP_WHIST, NULL));
    }
    must(pdup_traveller_add_row(traveller, row, NULL));
    pdup_row_unref(row);
}

static void print(const pdup_standings *standings) {
    for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
        char percent[16];
        size_t length;
        int32_t place;
        int32_t player;
        must(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place));
        must(pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player));
        must(pdup_standings_figure_text_at(standings, i, PDUP_FIGURE_PERCENT, 2, PDUP_ROUND_UP,
                                           percent, sizeof percent, &length));
        if (place > 0) {
            printf("%d. player %d: %s %%\n", (int)place, (int)player, percent);
        }
    }
}

int main(void) {
    pdup_movement *movement;
    pdup_session *session;
    pdup_board *board;
    pdup_traveller *traveller;
    pdup_standings *standings;
    must(pdup_movement_new_rotation(NULL, 5, 4, &movement));
    must(pdup_session_new(NULL, pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), NULL,
                          &session));
    must(pdup_session_set_movement(session, movement, NULL));
    must(pdup_board_new(NULL, 1, 4, &board));
    must(pdup_traveller_new(board, &traveller));
    must(pdup_session_add_traveller(session, traveller, NULL));
    enter(traveller, movement, 1, 1, (const int32_t[]){22, -58, 22, 14});
    enter(traveller, movement, 2, 5, (const int32_t[]){7, -3, -5, 1});
    must(pdup_session_standings(session, 0, &standings));
    print(standings);
    pdup_standings_unref(standings);
    pdup_traveller_unref(traveller);
    pdup_board_unref(board);
    pdup_session_unref(session);
    pdup_movement_unref(movement);
    return EXIT_SUCCESS;
}
