/* SPDX-License-Identifier: MIT */
/* The rooms of a session, as an event file names them. */
#ifndef PDUP_EXAMPLES_ROOMS_H
#define PDUP_EXAMPLES_ROOMS_H

#include <stdbool.h>

#include <pdup/pdup.h>

enum { ROOM_CAP = 4, TABLE_CAP = 24 };

/* The letter of a room: A to Z, then AA to ZZ. */
void rooms_write(int32_t room, char letters[ROOM_CAP]);

/* `2@B`, the table of a result; its number alone where there is one room. */
pdup_status rooms_write_table(const pdup_event_file *file, const pdup_standings *standings,
                              int32_t index, char word[TABLE_CAP]);

/* Is a result compared with those of its room only? Not so where there is one room. */
pdup_status rooms_are_fields(const pdup_event_file *file, const pdup_standings *standings,
                             int32_t index, bool *are_out);

#endif
