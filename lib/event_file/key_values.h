/* SPDX-License-Identifier: MIT */
/* The settings KEY=VALUE of a line, in any order. */
#ifndef PDUP_EVENT_FILE_KEY_VALUES_H
#define PDUP_EVENT_FILE_KEY_VALUES_H

#include "event_file/report.h"

/* A key that a line may have. */
typedef struct pdup__setting {
    const char *key;
    bool is_needed;
    bool is_seat; /* a seat: case does not matter */
} pdup__setting;

enum { PDUP__SETTINGS = 16 };

/* What a line sets: value i belongs to setting i, its bytes NULL where it is not given. */
typedef struct pdup__settings {
    const pdup__setting *known;
    int count; /* at most PDUP__SETTINGS */
    pdup__word values[PDUP__SETTINGS];
} pdup__settings;

/* Reads the words from first on; false after any complaint. What is right is there all the same. */
bool pdup__read_settings(pdup__reader *reader, const pdup__words *words, int32_t first,
                         pdup__settings *settings);

/* Complains of a word where a setting was to stand: most often one of a text that wants quotes. words are those of the
 * line before it at least. */
void pdup__setting_refuse(pdup__reader *reader, const pdup__words *words, const pdup__word *word);

/* Is the setting given? */
bool pdup__setting_is_given(const pdup__settings *settings, int index);

/* The same; complains, at the end of the line, if it is not. */
bool pdup__setting_check_given(pdup__reader *reader, const pdup__words *words,
                               const pdup__settings *settings, int index);

/* The number of a setting; true and 0 if it is not given. Complains if it is no such number. */
bool pdup__setting_number(pdup__reader *reader, const pdup__settings *settings, int index,
                          int32_t lowest, int32_t highest, int32_t *out);

/* The seconds of a setting; true and 0 if it is not given. Complains if they are none. */
bool pdup__setting_time(pdup__reader *reader, const pdup__settings *settings, int index,
                        int64_t *out);

/* Is the text of a setting, where it is given, short enough? Complains if not. */
bool pdup__setting_text(pdup__reader *reader, const pdup__settings *settings, int index);

#endif
