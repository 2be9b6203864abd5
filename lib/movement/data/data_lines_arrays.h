/* SPDX-License-Identifier: MIT */
/* The numbers behind the arrays of array.c; data_lines.c says what they are. */
#ifndef PDUP_MOVEMENT_DATA_DATA_LINES_ARRAYS_H
#define PDUP_MOVEMENT_DATA_DATA_LINES_ARRAYS_H

#include <stdint.h>

extern const int8_t pdup__quasi20[126];
extern const int8_t pdup__quasi22[115];
extern const int8_t pdup__quasi26[186];
extern const int8_t pdup__quasi30[210];
extern const int8_t pdup__quasi34[210];
extern const int8_t pdup__quasi38[234];
extern const int8_t pdup__hole10[72];
extern const int8_t pdup__hole22[150];
extern const int8_t pdup__squares14[1176];
extern const int8_t pdup__columns18[216];
extern const int8_t pdup__near3_3[45];
extern const int8_t pdup__near3_4[54];
extern const int8_t pdup__near4_4[96];
extern const int8_t pdup__near6_3[180];
extern const int8_t pdup__near6_4[216];
extern const int8_t pdup__shared3[36];
extern const int8_t pdup__shared4[80];
extern const int8_t pdup__shared10[400];

#endif
