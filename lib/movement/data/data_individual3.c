/* SPDX-License-Identifier: MIT */
/* Starters and adders of the individual movements at tables of three, found by our own searches: for nearly all numbers
 * of players meetings and comparisons are as even as can be had or as is known. The perfect ones of prime numbers of
 * players are in cyclotomic.c. */
#include "movement/data/data_individual.h"

const pdup__starter pdup__starters3[] = {
    {3, PDUP_VARIANT_SINGLE, 2},   {4, PDUP_VARIANT_SINGLE, 4},   {5, PDUP_VARIANT_SINGLE, 5},
    {6, PDUP_VARIANT_SINGLE, 6},   {6, PDUP_VARIANT_SHARED, 5},   {7, PDUP_VARIANT_SINGLE, 7},
    {7, PDUP_VARIANT_SHARED, 7},   {8, PDUP_VARIANT_SINGLE, 8},   {8, PDUP_VARIANT_SHARED, 8},
    {9, PDUP_VARIANT_SINGLE, 9},   {9, PDUP_VARIANT_SHARED, 8},   {10, PDUP_VARIANT_SINGLE, 10},
    {11, PDUP_VARIANT_SINGLE, 11}, {11, PDUP_VARIANT_SHARED, 11}, {12, PDUP_VARIANT_SINGLE, 11},
    {12, PDUP_VARIANT_SHARED, 11}, {13, PDUP_VARIANT_SINGLE, 13}, {13, PDUP_VARIANT_SHARED, 13},
    {14, PDUP_VARIANT_SINGLE, 14}, {14, PDUP_VARIANT_SHARED, 14}, {15, PDUP_VARIANT_SINGLE, 14},
    {15, PDUP_VARIANT_SHARED, 14}, {15, PDUP_VARIANT_FEW, 7},     {16, PDUP_VARIANT_SINGLE, 16},
    {17, PDUP_VARIANT_SINGLE, 17}, {18, PDUP_VARIANT_SINGLE, 17}, {18, PDUP_VARIANT_SHARED, 17},
    {20, PDUP_VARIANT_SINGLE, 20}, {21, PDUP_VARIANT_SINGLE, 20}, {22, PDUP_VARIANT_SINGLE, 22},
    {23, PDUP_VARIANT_SINGLE, 23}, {24, PDUP_VARIANT_SINGLE, 23}, {25, PDUP_VARIANT_SINGLE, 25},
    {26, PDUP_VARIANT_SINGLE, 26}, {27, PDUP_VARIANT_SINGLE, 26}, {28, PDUP_VARIANT_SINGLE, 28},
    {29, PDUP_VARIANT_SINGLE, 29}, {30, PDUP_VARIANT_SINGLE, 29}, {32, PDUP_VARIANT_SINGLE, 32},
    {33, PDUP_VARIANT_SINGLE, 32}, {34, PDUP_VARIANT_SINGLE, 34}, {35, PDUP_VARIANT_SINGLE, 35},
    {36, PDUP_VARIANT_SINGLE, 35}, {38, PDUP_VARIANT_SINGLE, 38}, {39, PDUP_VARIANT_SINGLE, 38},
    {40, PDUP_VARIANT_SINGLE, 40}, {0, PDUP_VARIANT_NONE, 0},
};

/* A movement a paragraph. */
/* clang-format off */
const uint8_t pdup__starter_numbers3[] = {
    /* 3 players, single */
    2, 0, 1,
    /* their sets */
    0,
    /* 4 players, single */
    0, 1, 2,
    /* their sets */
    0,
    /* 5 players, single */
    0, 1, 3,
    /* their sets */
    0,
    /* 6 players, single */
    0, 4, 2, 1, 3, 5,
    /* their sets */
    0, 4,
    /* 6 players, shared */
    5, 0, 4, 3, 2, 1,
    /* 7 players, single */
    0, 3, 5, 6, 4, 1,
    /* their sets */
    0, 2,
    /* 7 players, shared */
    0, 4, 6, 2, 5, 3,
    /* 8 players, single */
    0, 1, 3, 4, 2, 5,
    /* their sets */
    0, 6,
    /* 8 players, shared */
    0, 7, 5, 6, 2, 3,
    /* 9 players, single */
    0, 1, 7, 2, 3, 6, 8, 5, 4,
    /* their sets */
    0, 7, 2,
    /* 9 players, shared */
    8, 0, 4, 7, 1, 2, 3, 6, 5,
    /* 10 players, single */
    0, 6, 9, 1, 8, 3, 5, 4, 2,
    /* their sets */
    0, 6, 1,
    /* 11 players, single */
    0, 1, 8, 7, 3, 9, 5, 2, 4,
    /* their sets */
    0, 5, 10,
    /* 11 players, shared */
    0, 1, 8, 9, 2, 4, 3, 6, 5,
    /* 12 players, single */
    11, 0, 7, 9, 1, 2, 8, 10, 4, 3, 5, 6,
    /* their sets */
    0, 3, 7, 1,
    /* 12 players, shared */
    11, 0, 5, 2, 8, 4, 3, 6, 7, 10, 1, 9,
    /* 13 players, single */
    0, 3, 2, 4, 8, 9, 5, 10, 12, 11, 1, 7,
    /* their sets */
    0, 12, 11, 3,
    /* 13 players, shared */
    0, 8, 2, 7, 11, 1, 9, 5, 10, 4, 6, 3,
    /* 14 players, single */
    0, 8, 13, 5, 11, 1, 3, 12, 10, 4, 6, 7,
    /* their sets */
    0, 4, 8, 1,
    /* 14 players, shared */
    0, 3, 4, 2, 7, 9, 13, 1, 5, 11, 6, 12,
    /* 15 players, single */
    14, 0, 7, 9, 12, 3, 1, 5, 6, 11, 13, 10, 8, 2, 4,
    /* their sets */
    0, 13, 3, 5, 7,
    /* 15 players, shared */
    14, 0, 1, 13, 4, 12, 2, 11, 8, 5, 9, 7, 3, 10, 6,
    /* 15 players, few */
    11, 3, 14, 13, 4, 2, 12, 0, 6, 1, 5, 8, 9, 7, 10,
    /* 16 players, single */
    0, 3, 1, 11, 6, 15, 10, 7, 5, 14, 8, 2, 12, 13, 4,
    /* their sets */
    0, 4, 11, 10, 7,
    /* 17 players, single */
    0, 15, 6, 4, 13, 3, 16, 14, 2, 10, 9, 5, 1, 11, 7,
    /* their sets */
    0, 10, 12, 13, 6,
    /* 18 players, single */
    17, 0, 7, 15, 14, 2, 9, 3, 12, 8, 10, 16, 5, 1, 4, 6, 13, 11,
    /* their sets */
    0, 16, 15, 6, 9, 5,
    /* 18 players, shared */
    17, 0, 2, 4, 7, 9, 16, 10, 6, 11, 12, 3, 13, 8, 14, 15, 1, 5,
    /* 20 players, single */
    0, 5, 14, 4, 11, 7, 1, 6, 8, 9, 19, 10, 17, 3, 15, 12, 13, 16,
    /* their sets */
    0, 18, 11, 7, 19, 5,
    /* 21 players, single */
    20, 0, 16, 13, 2, 7, 6, 14, 12, 15, 11, 8, 17, 4, 5, 19, 9, 10, 3, 1, 18,
    /* their sets */
    0, 19, 1, 16, 15, 12, 17,
    /* 22 players, single */
    0, 12, 11, 7, 9, 4, 15, 19, 13, 16, 2, 6, 17, 18, 10, 20, 1, 3, 21, 14, 8,
    /* their sets */
    0, 6, 9, 11, 3, 4, 12,
    /* 23 players, single */
    0, 6, 13, 1, 19, 20, 2, 12, 21, 17, 3, 14, 18, 10, 16, 15, 22, 4, 9, 8, 11,
    /* their sets */
    0, 21, 1, 9, 6, 8, 16,
    /* 24 players, single */
    23, 0, 2, 3, 16, 5, 9, 21, 4, 15, 6, 10, 19, 20, 12, 7, 13, 22, 17, 14, 18, 11, 8, 1,
    /* their sets */
    0, 11, 3, 2, 21, 10, 7, 15,
    /* 25 players, single */
    0, 21, 8, 13, 16, 7, 23, 19, 18, 10, 11, 22, 6, 14, 4, 17, 24, 1, 12, 2, 5, 9, 15, 20,
    /* their sets */
    0, 19, 13, 20, 5, 6, 23, 17,
    /* 26 players, single */
    0, 22, 3, 13, 5, 8, 18, 24, 10, 23, 7, 16, 6, 17, 4, 2, 1, 12, 11, 25, 20, 21, 19, 15,
    /* their sets */
    0, 25, 16, 6, 19, 23, 4, 22,
    /* 27 players, single */
    26, 0, 17, 25, 13, 21, 11, 4, 5, 2, 7, 22, 19, 8, 15, 16, 6, 3, 1, 9, 10, 14, 12, 24, 18,
    23, 20,
    /* their sets */
    0, 19, 7, 6, 16, 21, 22, 5, 8,
    /* 28 players, single */
    0, 27, 25, 11, 20, 4, 13, 5, 22, 3, 21, 26, 10, 6, 7, 23, 9, 17, 16, 14, 1, 2, 12, 24, 19,
    15, 8,
    /* their sets */
    0, 19, 26, 17, 12, 6, 23, 22, 3,
    /* 29 players, single */
    0, 10, 21, 22, 25, 23, 18, 27, 3, 9, 5, 28, 19, 16, 2, 26, 14, 15, 7, 12, 20, 13, 11, 4, 24,
    1, 17,
    /* their sets */
    0, 14, 1, 6, 15, 19, 22, 27, 12,
    /* 30 players, single */
    29, 0, 21, 24, 22, 15, 17, 13, 7, 23, 26, 12, 27, 16, 28, 9, 18, 25, 5, 6, 10, 11, 8, 3, 19,
    2, 4, 1, 14, 20,
    /* their sets */
    0, 25, 9, 21, 3, 2, 24, 23, 1, 8,
    /* 32 players, single */
    0, 5, 26, 2, 22, 19, 9, 1, 8, 28, 3, 25, 17, 31, 12, 24, 18, 16, 15, 13, 4, 10, 29, 14, 7,
    23, 27, 21, 20, 30,
    /* their sets */
    0, 24, 2, 16, 27, 3, 22, 26, 31, 19,
    /* 33 players, single */
    32, 0, 24, 3, 14, 22, 23, 27, 11, 4, 9, 26, 5, 2, 28, 30, 16, 20, 18, 1, 21, 29, 31, 8, 13,
    19, 12, 7, 6, 25, 15, 17, 10,
    /* their sets */
    0, 17, 24, 13, 1, 18, 12, 15, 2, 31, 27,
    /* 34 players, single */
    0, 6, 4, 7, 26, 1, 15, 25, 14, 33, 3, 23, 11, 8, 20, 24, 17, 19, 10, 22, 2, 18, 31, 5, 29,
    13, 12, 28, 9, 21, 16, 27, 32,
    /* their sets */
    0, 23, 1, 16, 15, 25, 21, 20, 4, 33, 30,
    /* 35 players, single */
    0, 20, 4, 23, 1, 21, 10, 9, 34, 17, 29, 8, 22, 19, 15, 3, 6, 11, 27, 5, 28, 26, 18, 12, 2,
    30, 32, 14, 33, 24, 7, 25, 31,
    /* their sets */
    0, 4, 20, 22, 28, 10, 25, 13, 21, 6, 19,
    /* 36 players, single */
    35, 0, 28, 12, 29, 8, 3, 15, 23, 7, 22, 26, 31, 1, 2, 33, 9, 25, 13, 19, 18, 27, 10, 24, 32,
    6, 4, 16, 14, 5, 30, 20, 17, 21, 34, 11,
    /* their sets */
    0, 14, 6, 1, 13, 22, 34, 32, 31, 9, 18, 30,
    /* 38 players, single */
    0, 21, 13, 34, 23, 36, 2, 20, 26, 30, 22, 32, 11, 10, 33, 25, 35, 9, 8, 29, 14, 1, 5, 4, 12,
    3, 17, 27, 16, 7, 24, 28, 31, 37, 6, 18,
    /* their sets */
    0, 9, 35, 20, 29, 1, 13, 36, 19, 28, 34, 26,
    /* 39 players, single */
    38, 0, 37, 32, 12, 26, 29, 31, 27, 34, 22, 14, 15, 6, 28, 10, 7, 35, 17, 1, 2, 5, 36, 24,
    33, 16, 23, 25, 20, 11, 19, 4, 8, 9, 30, 3, 18, 13, 21,
    /* their sets */
    0, 4, 12, 11, 8, 6, 34, 27, 21, 31, 32, 17, 25,
    /* 40 players, single */
    0, 33, 34, 29, 2, 7, 11, 19, 22, 27, 3, 28, 15, 10, 30, 39, 13, 37, 6, 23, 9, 36, 4, 14, 8,
    25, 38, 32, 1, 20, 5, 17, 26, 12, 16, 18, 31, 24, 35,
    /* their sets */
    0, 21, 15, 25, 5, 22, 14, 38, 11, 19, 6, 28, 12,
};
