/* SPDX-License-Identifier: MIT */
/* The signs of suits and seats as people type and paste them: Latin and Russian letters, symbols. */
#ifndef PDUP_TEXT_SIGNS_H
#define PDUP_TEXT_SIGNS_H

#include <pdup/base.h>

/* Bytes of the suit at the front, 0 where there is none: S C D H, the Russian letters П Т Б Ч, or the symbols U+2660 to
 * U+2667, with or without the mark that makes a plain or a coloured one of them. *suit is 0 to 3 in this order. */
size_t pdup__suit_at(const char *bytes, size_t size, int32_t *suit);

/* Bytes of the seat at the front, 0 where there is none: N E S W or the Russian letters С В Ю З, in either case. */
size_t pdup__seat_at(const char *bytes, size_t size, pdup_seat *seat);

#endif
