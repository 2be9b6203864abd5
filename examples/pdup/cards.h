/* SPDX-License-Identifier: MIT */
/* Guide cards: what lies on each table, or is in each player's hand, so that everybody finds the next place. */
#ifndef PDUP_EXAMPLES_CARDS_H
#define PDUP_EXAMPLES_CARDS_H

#include <pdup/pdup.h>

#include "command.h"

/* Writes a card for every table, in one of the FORMAT constants. */
pdup_status cards_write(const pdup_movement *movement, const char *title, int format);

/* The same for every player. */
pdup_status player_cards_write(const pdup_movement *movement, const char *title, int format);

#endif
