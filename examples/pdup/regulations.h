/* SPDX-License-Identifier: MIT */
/* Every regulation with its values, from the library's own descriptions. */
#ifndef PDUP_EXAMPLES_REGULATIONS_H
#define PDUP_EXAMPLES_REGULATIONS_H

#include <pdup/pdup.h>

/* Prints them in this form, a FORMAT constant. */
pdup_status regulations_write(int format);

#endif
