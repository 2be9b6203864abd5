/* SPDX-License-Identifier: MIT */
/* Starters and adders of the individual movements at tables of four, found by our own searches: for nearly all numbers
 * of players meetings and comparisons are as even as can be had or as is known. The perfect ones of prime numbers of
 * players are in cyclotomic.c. */
#include "movement/data/data_individual.h"

const pdup__starter pdup__starters4[] = {
    {4, PDUP_VARIANT_SINGLE, 3},   {5, PDUP_VARIANT_SINGLE, 5},   {6, PDUP_VARIANT_SINGLE, 6},
    {7, PDUP_VARIANT_SINGLE, 7},   {8, PDUP_VARIANT_SINGLE, 8},   {8, PDUP_VARIANT_SHARED, 7},
    {9, PDUP_VARIANT_SINGLE, 9},   {10, PDUP_VARIANT_SINGLE, 10}, {10, PDUP_VARIANT_SHARED, 10},
    {11, PDUP_VARIANT_SINGLE, 11}, {11, PDUP_VARIANT_SHARED, 11}, {12, PDUP_VARIANT_SINGLE, 11},
    {12, PDUP_VARIANT_SHARED, 11}, {14, PDUP_VARIANT_SINGLE, 14}, {14, PDUP_VARIANT_SHARED, 14},
    {15, PDUP_VARIANT_SINGLE, 15}, {15, PDUP_VARIANT_SHARED, 15}, {16, PDUP_VARIANT_SINGLE, 15},
    {16, PDUP_VARIANT_SHARED, 15}, {17, PDUP_VARIANT_SINGLE, 17}, {17, PDUP_VARIANT_SHARED, 17},
    {18, PDUP_VARIANT_SINGLE, 18}, {18, PDUP_VARIANT_SHARED, 18}, {19, PDUP_VARIANT_SINGLE, 19},
    {19, PDUP_VARIANT_SHARED, 19}, {20, PDUP_VARIANT_SINGLE, 19}, {20, PDUP_VARIANT_SHARED, 19},
    {21, PDUP_VARIANT_SINGLE, 21}, {22, PDUP_VARIANT_SINGLE, 22}, {23, PDUP_VARIANT_SINGLE, 23},
    {24, PDUP_VARIANT_SINGLE, 23}, {25, PDUP_VARIANT_SINGLE, 25}, {26, PDUP_VARIANT_SINGLE, 26},
    {27, PDUP_VARIANT_SINGLE, 27}, {28, PDUP_VARIANT_SINGLE, 27}, {30, PDUP_VARIANT_SINGLE, 30},
    {31, PDUP_VARIANT_SINGLE, 31}, {32, PDUP_VARIANT_SINGLE, 31}, {33, PDUP_VARIANT_SINGLE, 33},
    {33, PDUP_VARIANT_SHARED, 33}, {34, PDUP_VARIANT_SINGLE, 34}, {35, PDUP_VARIANT_SINGLE, 35},
    {36, PDUP_VARIANT_SINGLE, 35}, {36, PDUP_VARIANT_SHARED, 35}, {38, PDUP_VARIANT_SINGLE, 38},
    {39, PDUP_VARIANT_SINGLE, 39}, {40, PDUP_VARIANT_SINGLE, 39}, {0, PDUP_VARIANT_NONE, 0},
};

/* A movement a paragraph. */
/* clang-format off */
const uint8_t pdup__starter_numbers4[] = {
    /* 4 players, single */
    3, 0, 1, 2,
    /* their sets */
    0,
    /* 5 players, single */
    0, 1, 2, 3,
    /* their sets */
    0,
    /* 6 players, single */
    0, 2, 4, 5,
    /* their sets */
    0,
    /* 7 players, single */
    0, 4, 2, 3,
    /* their sets */
    0,
    /* 8 players, single */
    0, 7, 3, 4, 1, 2, 5, 6,
    /* their sets */
    0, 4,
    /* 8 players, shared */
    7, 0, 2, 6, 4, 5, 1, 3,
    /* 9 players, single */
    0, 5, 3, 6, 1, 4, 8, 7,
    /* their sets */
    0, 6,
    /* 10 players, single */
    0, 4, 3, 5, 7, 8, 2, 9,
    /* their sets */
    0, 1,
    /* 10 players, shared */
    0, 3, 9, 7, 6, 2, 1, 4,
    /* 11 players, single */
    0, 4, 6, 1, 9, 3, 2, 5,
    /* their sets */
    0, 6,
    /* 11 players, shared */
    0, 9, 5, 6, 1, 2, 8, 4,
    /* 12 players, single */
    11, 0, 10, 3, 9, 2, 5, 7, 1, 8, 4, 6,
    /* their sets */
    0, 1, 10,
    /* 12 players, shared */
    11, 0, 2, 6, 9, 8, 5, 10, 3, 7, 4, 1,
    /* 14 players, single */
    0, 4, 2, 13, 7, 9, 10, 3, 1, 11, 6, 12,
    /* their sets */
    0, 12, 5,
    /* 14 players, shared */
    0, 3, 13, 4, 10, 8, 11, 2, 7, 12, 5, 1,
    /* 15 players, single */
    0, 8, 6, 3, 9, 14, 7, 10, 4, 2, 12, 13,
    /* their sets */
    0, 12, 8,
    /* 15 players, shared */
    0, 1, 9, 11, 2, 3, 13, 5, 10, 7, 12, 4,
    /* 16 players, single */
    15, 0, 2, 3, 7, 8, 4, 14, 6, 9, 13, 11, 12, 1, 5, 10,
    /* their sets */
    0, 9, 2, 4,
    /* 16 players, shared */
    15, 0, 12, 14, 6, 2, 8, 1, 13, 7, 3, 10, 5, 4, 9, 11,
    /* 17 players, single */
    0, 11, 7, 8, 14, 3, 12, 15, 4, 13, 9, 2, 6, 16, 1, 5,
    /* their sets */
    0, 16, 7, 13,
    /* 17 players, shared */
    0, 1, 4, 10, 11, 16, 8, 6, 2, 13, 14, 15, 12, 3, 5, 9,
    /* 18 players, single */
    0, 7, 16, 4, 11, 10, 3, 5, 8, 9, 14, 6, 13, 2, 12, 17,
    /* their sets */
    0, 2, 12, 7,
    /* 18 players, shared */
    0, 5, 16, 6, 4, 8, 9, 11, 14, 10, 7, 2, 15, 3, 13, 12,
    /* 19 players, single */
    0, 4, 14, 18, 17, 15, 9, 10, 11, 8, 1, 7, 13, 3, 5, 16,
    /* their sets */
    0, 7, 14, 15,
    /* 19 players, shared */
    0, 2, 15, 16, 6, 18, 8, 14, 9, 13, 1, 10, 4, 12, 7, 5,
    /* 20 players, single */
    19, 0, 16, 10, 12, 9, 18, 14, 15, 17, 5, 4, 8, 2, 13, 1, 11, 3, 6, 7,
    /* their sets */
    0, 7, 11, 12, 8,
    /* 20 players, shared */
    19, 0, 5, 7, 9, 13, 4, 12, 6, 11, 17, 8, 10, 2, 1, 14, 16, 18, 15, 3,
    /* 21 players, single */
    0, 3, 19, 9, 5, 12, 15, 13, 2, 7, 14, 6, 17, 11, 16, 20, 10, 4, 18, 8,
    /* their sets */
    0, 8, 12, 3, 19,
    /* 22 players, single */
    0, 19, 11, 10, 1, 21, 15, 17, 20, 7, 2, 14, 18, 6, 3, 5, 13, 8, 16, 9,
    /* their sets */
    0, 9, 11, 1, 15,
    /* 23 players, single */
    0, 3, 11, 5, 9, 4, 8, 18, 13, 14, 20, 1, 16, 2, 19, 17, 15, 12, 10, 22,
    /* their sets */
    0, 17, 7, 21, 13,
    /* 24 players, single */
    23, 0, 2, 12, 4, 17, 10, 9, 20, 8, 14, 5, 22, 6, 1, 13, 3, 21, 11, 7, 19, 15, 16, 18,
    /* their sets */
    0, 6, 21, 16, 2, 1,
    /* 25 players, single */
    0, 23, 18, 10, 17, 16, 12, 3, 9, 19, 15, 7, 22, 13, 8, 11, 24, 5, 2, 6, 14, 20, 21, 4,
    /* their sets */
    0, 1, 10, 19, 23, 8,
    /* 26 players, single */
    0, 23, 12, 7, 13, 15, 19, 21, 9, 16, 8, 25, 24, 11, 3, 22, 18, 2, 17, 14, 4, 10, 5, 1,
    /* their sets */
    0, 2, 20, 21, 8, 6,
    /* 27 players, single */
    0, 5, 7, 1, 21, 17, 4, 15, 6, 8, 9, 16, 14, 23, 11, 22, 18, 12, 25, 3, 2, 24, 10, 20,
    /* their sets */
    0, 1, 18, 12, 6, 16,
    /* 28 players, single */
    27, 0, 6, 23, 26, 4, 11, 19, 7, 14, 5, 15, 24, 8, 13, 10, 25, 16, 2, 1, 20, 22, 9, 3, 18,
    12, 21, 17,
    /* their sets */
    0, 7, 12, 19, 18, 21, 4,
    /* 30 players, single */
    0, 4, 29, 6, 11, 26, 13, 23, 27, 8, 10, 22, 20, 28, 1, 24, 19, 2, 9, 18, 17, 14, 5, 25, 16,
    15, 21, 7,
    /* their sets */
    0, 16, 24, 9, 1, 12, 25,
    /* 31 players, single */
    0, 8, 24, 27, 10, 19, 21, 17, 7, 13, 29, 28, 26, 2, 30, 20, 3, 16, 11, 22, 1, 9, 4, 18, 6,
    5, 23, 25,
    /* their sets */
    0, 6, 22, 21, 24, 15, 4,
    /* 32 players, single */
    31, 0, 5, 30, 27, 12, 14, 24, 22, 28, 15, 20, 11, 1, 10, 7, 23, 3, 4, 18, 25, 21, 13, 29, 6,
    26, 17, 8, 9, 19, 16, 2,
    /* their sets */
    0, 5, 12, 18, 22, 27, 11, 29,
    /* 33 players, single */
    0, 4, 12, 30, 15, 27, 24, 14, 6, 22, 26, 16, 28, 1, 17, 9, 10, 13, 8, 32, 5, 23, 18, 11, 3,
    29, 31, 7, 21, 19, 20, 2,
    /* their sets */
    0, 13, 3, 18, 15, 29, 11, 14,
    /* 33 players, shared */
    0, 25, 31, 3, 18, 15, 4, 27, 12, 26, 10, 11, 30, 21, 14, 1, 8, 20, 16, 23, 13, 2, 7, 19, 29,
    28, 5, 9, 32, 17, 24, 22,
    /* 34 players, single */
    0, 23, 9, 24, 5, 20, 11, 12, 10, 32, 2, 13, 7, 14, 3, 31, 17, 33, 19, 21, 27, 15, 6, 22, 30,
    1, 4, 25, 28, 29, 8, 26,
    /* their sets */
    0, 29, 17, 19, 20, 1, 27, 22,
    /* 35 players, single */
    0, 5, 8, 31, 21, 2, 12, 25, 13, 6, 32, 7, 4, 28, 26, 11, 22, 14, 3, 1, 24, 19, 16, 17, 18,
    23, 29, 33, 15, 30, 27, 9,
    /* their sets */
    0, 18, 28, 5, 21, 27, 7, 32,
    /* 36 players, single */
    35, 0, 2, 26, 1, 28, 16, 24, 4, 20, 13, 18, 3, 12, 31, 6, 15, 23, 9, 10, 17, 21, 27, 14, 32,
    19, 8, 33, 30, 29, 34, 11, 7, 5, 25, 22,
    /* their sets */
    0, 15, 31, 8, 3, 24, 14, 19, 26,
    /* 36 players, shared */
    35, 0, 3, 9, 13, 5, 24, 14, 6, 18, 31, 20, 17, 15, 7, 10, 12, 32, 30, 1, 11, 27, 28, 23, 2,
    25, 21, 22, 26, 33, 19, 4, 29, 16, 34, 8,
    /* 38 players, single */
    0, 24, 9, 25, 21, 35, 1, 33, 14, 4, 6, 15, 12, 5, 2, 18, 37, 20, 36, 31, 23, 26, 34, 19, 11,
    16, 8, 28, 27, 22, 10, 29, 3, 7, 17, 32,
    /* their sets */
    0, 28, 25, 10, 2, 20, 34, 6, 19,
    /* 39 players, single */
    0, 19, 32, 3, 14, 11, 28, 1, 5, 22, 16, 20, 12, 33, 8, 35, 23, 9, 17, 24, 34, 29, 26, 27,
    30, 21, 10, 25, 2, 13, 31, 18, 15, 6, 36, 37,
    /* their sets */
    0, 12, 34, 4, 26, 14, 16, 7, 19,
    /* 40 players, single */
    39, 0, 1, 27, 38, 32, 21, 24, 6, 19, 30, 26, 2, 5, 29, 22, 25, 11, 33, 34, 15, 20, 10, 36,
    9, 3, 12, 8, 28, 17, 37, 35, 31, 23, 13, 7, 16, 18, 14, 4,
    /* their sets */
    0, 14, 17, 38, 35, 28, 31, 23, 27, 21,
};
