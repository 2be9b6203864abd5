/* SPDX-License-Identifier: MIT */
/* Looks for a better movement as long as the user gives it time. */
#ifndef PDUP_EXAMPLES_IMPROVE_H
#define PDUP_EXAMPLES_IMPROVE_H

#include <pdup/pdup.h>

#include "command.h"

/* Seconds to look; 0 not to. The seed has 64 hexadecimal digits; NULL for one from the operating system. */
struct improve_request {
    int32_t seconds;
    const char *seed;
};

enum { IMPROVE_LONGEST = 604800 }; /* a week */

/* Complains if the seed is none or is not wanted, and returns an exit status. */
int improve_check_request(const struct command *command, const struct improve_request *request);

/* Puts the best movement found in the place of the one given, and says on standard error what came of it. Returns an
 * exit status. */
int improve_movement(const struct command *command, const struct improve_request *request,
                     pdup_movement **movement);

#endif
