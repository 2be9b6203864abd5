/* SPDX-License-Identifier: MIT */
#ifndef PDUP_DEAL_DEAL_NUMBER_H
#define PDUP_DEAL_DEAL_NUMBER_H

#include "deal/deal.h"

/* 32! / (10!)^3: three hands and a talon in order. */
#define PDUP__DEAL_NUMBERS INT64_C(5506588817009280)

#endif
