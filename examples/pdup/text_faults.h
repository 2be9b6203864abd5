/* SPDX-License-Identifier: MIT */
/* Faults of a text that was read, on standard error. */
#ifndef PDUP_EXAMPLES_TEXT_FAULTS_H
#define PDUP_EXAMPLES_TEXT_FAULTS_H

#include <pdup/pdup.h>

/* Each as NAME:LINE:COLUMN: message, the first 50 of them. */
void text_faults_print(const char *name, const pdup_faults *faults);

/* The sentence of a fault; it stands until the next call. */
const char *fault_sentence(const pdup_faults *faults, int32_t index);

/* A number of a fault; 0 if there is no such fault. */
int32_t fault_number(const pdup_faults *faults, int32_t index, pdup_fault field);

#endif
