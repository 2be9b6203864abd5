/* SPDX-License-Identifier: MIT */
/* Faults of a text that was read, on standard error. */
#ifndef PDUP_EXAMPLES_TEXT_FAULTS_H
#define PDUP_EXAMPLES_TEXT_FAULTS_H

#include <pdup/pdup.h>

/* Each as NAME:LINE:COLUMN: message, the first 50 of them. */
void text_faults_print(const char *name, const pdup_faults *faults);

#endif
