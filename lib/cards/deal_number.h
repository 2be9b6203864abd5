/* SPDX-License-Identifier: MIT */
#ifndef PDUP_CARDS_DEAL_NUMBER_H
#define PDUP_CARDS_DEAL_NUMBER_H

#include "cards/deal.h"

/* 32! / (10!)^3: three hands and a talon in order. */
#define PDUP__DEAL_NUMBERS INT64_C(5506588817009280)

#endif
