/* SPDX-License-Identifier: MIT */
/* The product of movements by lines (H. F. MacNeish, Euler squares, Annals of Math. 23, 1922): the hall as a room of
 * rows and columns, in which the number of a table, a player, a set and a round is a row and a column, and each of
 * these two moves as in a smaller movement. Two players meet as often as their rows times as often as their columns;
 * so a product of perfect movements is perfect. */
#ifndef PDUP_MOVEMENT_KINDS_PRODUCT_H
#define PDUP_MOVEMENT_KINDS_PRODUCT_H

#include "movement/movement.h"

/* The product of a chain of movements, each of them the inner one of the one before: all by lines, whole, in one room,
 * with one copy of each set and equal seats. The first is the fastest: it moves in every round. */
pdup_status pdup__product_new(const pdup_allocator *allocator, const pdup_movement *first,
                              const char *construction, pdup_movement **out);

#endif
