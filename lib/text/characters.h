/* SPDX-License-Identifier: MIT */
/* Text in: its characters and its lines. */
#ifndef PDUP_TEXT_CHARACTERS_H
#define PDUP_TEXT_CHARACTERS_H

#include <stdbool.h>
#include <stddef.h>

/* Bytes of the UTF-8 character at bytes, 1 to 4; 0 if there is none within size (1 or more). */
size_t pdup__character_size(const char *bytes, size_t size);

/* Is this character, of size bytes, a control character other than the tab? U+0080 to U+009F steer a terminal as well. */
bool pdup__is_control(const char *bytes, size_t size);

/* Is this text UTF-16 (or 32)? By its byte-order mark or, as all that is read here begins with ASCII, by a NUL among
 * the first two bytes. */
bool pdup__text_is_utf16(const char *text, size_t size);

/* Bytes of the UTF-8 mark at the start of a text: 3, or 0 if there is none. */
size_t pdup__mark_size(const char *text, size_t size);

/* The size of the line that begins at an offset within the text, its end among it: LF, CR LF, or CR alone, which some
 * programs write to this day. */
size_t pdup__line_size(const char *text, size_t size, size_t at);

/* The size of a line of 1 or more bytes, as it was measured by pdup__line_size(), without its end. */
size_t pdup__line_without_end(const char *line, size_t size);

#endif
