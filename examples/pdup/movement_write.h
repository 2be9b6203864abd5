/* SPDX-License-Identifier: MIT */
/* A movement on standard output: the seating, guide cards, its quality, or the text that it is read from. */
#ifndef PDUP_EXAMPLES_MOVEMENT_WRITE_H
#define PDUP_EXAMPLES_MOVEMENT_WRITE_H

#include <pdup/pdup.h>

#include "command.h"

/* What to write: the seating if none of them is wanted. */
struct movement_wish {
    int32_t cards;
    int32_t player_cards;
    int32_t check;
    int32_t form; /* 0, PDUP_MOVEMENT_FORM_LIST or PDUP_MOVEMENT_FORM_CYCLE */
};

/* The words of --write, in the order of the forms; ends in NULL. */
extern const char *const movement_form_words[];

/* Is one thing wanted at most, and in a format that it has? Complains if not, and returns an exit status. */
int movement_check_wish(const struct command *command, const struct movement_wish *wish,
                        int format);

/* Writes it. Returns an exit status, and complains where it is not EXIT_DONE. */
int movement_write(const struct command *command, const struct movement_wish *wish,
                   const pdup_movement *movement, int format);

#endif
