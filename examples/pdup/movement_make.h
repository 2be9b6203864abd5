/* SPDX-License-Identifier: MIT */
/* The movement that a command line asks for. */
#ifndef PDUP_EXAMPLES_MOVEMENT_MAKE_H
#define PDUP_EXAMPLES_MOVEMENT_MAKE_H

#include <pdup/pdup.h>

#include "command.h"

/* Numbers that were not given are 0. */
struct movement_request {
    const char *kind; /* One of movement_kinds. */
    const char *file; /* Of the kind `file`. */
    int32_t tables;
    int32_t players;
    int32_t seats;
    pdup_variant variant;
    int32_t rounds;
    int32_t rooms;
    int32_t even_seats; /* 1: wanted, both */
    int32_t one_winner;
};

/* For messages: all kinds there are. */
extern const char movement_kinds[];

/* Does the request have what its kind needs, and nothing that it has no use for? Complains if not, and returns an exit
 * status. */
int movement_check_request(const struct command *command, const struct movement_request *request);

/* Makes the movement. Returns an exit status, and complains where it is not EXIT_DONE. */
int movement_make(const struct command *command, const struct movement_request *request,
                  pdup_movement **movement_out);

#endif
