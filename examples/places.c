/* SPDX-License-Identifier: MIT */
#include <pdup/pdup.h>
#include <stdio.h>

int main(void) { /* places < evening.pdup */
    static char text[1 << 20];
    size_t size = fread(text, 1, sizeof text, stdin);
    pdup_event_file *event = NULL;
    pdup_faults *faults = NULL;
    pdup_session *session = NULL;
    pdup_standings *standings = NULL;
    if (size == sizeof text) {
        fprintf(stderr, "places: a file of 1 MiB or more does not fit\n");
        return 1;
    }
    if (pdup_event_file_read(NULL, text, size, &event) == PDUP_OK &&
        pdup_event_file_faults(event, &faults) == PDUP_OK &&
        pdup_event_file_session(event, 1, &session) == PDUP_OK &&
        pdup_session_standings(session, 0, &standings) == PDUP_OK) {
        for (int32_t i = 0; i < pdup_faults_count(faults); i++) {
            char line[1024];
            size_t length;
            if (pdup_faults_line_at(faults, i, NULL, 0, PDUP_LANGUAGE_EN, line, sizeof line,
                                    &length) == PDUP_OK) {
                fprintf(stderr, "%s\n", line);
            }
        }
        for (int32_t i = 0; i < pdup_standings_count(standings); i++) {
            int32_t place, player;
            char percent[16];
            size_t length;
            if (pdup_standings_number_at(standings, i, PDUP_ENTRY_PLACE, &place) == PDUP_OK &&
                pdup_standings_number_at(standings, i, PDUP_ENTRY_PLAYER, &player) == PDUP_OK &&
                pdup_standings_figure_text_at(standings, i, PDUP_FIGURE_PERCENT, 2, PDUP_ROUND_UP,
                                              percent, sizeof percent, &length) == PDUP_OK) {
                printf("%d. %d %s %s\n", (int)place, (int)player,
                       pdup_event_file_name(event, player), percent);
            }
        }
    }
    int done = standings ? 0 : 1;
    pdup_standings_unref(standings);
    pdup_session_unref(session);
    pdup_faults_unref(faults);
    pdup_event_file_unref(event);
    return done;
}
