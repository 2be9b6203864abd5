/* SPDX-License-Identifier: MIT */
/* The words of newspaper tables: seats, suits, what begins the line of the talon. */
#ifndef PDUP_NOTATION_TABLE_WORDS_H
#define PDUP_NOTATION_TABLE_WORDS_H

#include <pdup/base.h>

#include <stdbool.h>

/* #PDUP_SEAT_NONE for another word, of 1 or more bytes; a colon, comma or full stop may stand behind it. */
pdup_seat pdup__table_seat(const char *word, size_t size);

/* 0 to 3, or -1 for another word. */
int32_t pdup__table_suit(const char *word, size_t size);

/* The bytes of the word for the talon, or for the discard, which a line begins with; 0 for another line. */
size_t pdup__table_talon(const char *line, size_t size, bool *is_discard);

#endif
