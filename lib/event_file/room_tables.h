/* SPDX-License-Identifier: MIT */
/* How many tables a room has, as the lines of a session tell it. */
#ifndef PDUP_EVENT_FILE_ROOM_TABLES_H
#define PDUP_EVENT_FILE_ROOM_TABLES_H

#include <stdbool.h>
#include <stdint.h>

typedef struct pdup__rooms {
    int32_t planned; /* tables of a room of a movement in several; 0: there is none */
    bool has_movement;
    int32_t highest;    /* table number written */
    int32_t named_line; /* the first that writes a table with its room; 0: none does */
} pdup__rooms;

#endif
