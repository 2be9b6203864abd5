/* SPDX-License-Identifier: MIT */
/* Rules 11.5 on real cards: a defective trick is put right. */
#ifndef PDUP_EXAMPLES_RULE_TRICKS_H
#define PDUP_EXAMPLES_RULE_TRICKS_H

#include <pdup/pdup.h>

#include "command.h"

/* Reads hand and tricks from a file, `-` standard input, and prints what the rules say of them. Returns the exit
 * status. */
int rule_tricks(const struct command *command, const char *path, pdup_language language);

#endif
