/* SPDX-License-Identifier: MIT */
/* Who gave, approved, revoked or decided something, as a word of a line. */
#ifndef PDUP_EVENT_FILE_AUTHORITY_WORDS_H
#define PDUP_EVENT_FILE_AUTHORITY_WORDS_H

#include "event_file/key_values.h"

#include <pdup/ruling.h>

/* `director`, `chief-director`, `committee` or `organisers`, those from lowest to highest; true and none if the setting
 * is not given. Complains if it is another word. */
bool pdup__setting_authority(pdup__reader *reader, const pdup__settings *settings, int index,
                             pdup_authority lowest, pdup_authority highest, pdup_authority *out);

#endif
