/* SPDX-License-Identifier: MIT */
/* Scores in order, each with its count, and the sums on the way: a binary tree that divides where two scores differ in
 * a bit, so it is never deeper than a score has bits and needs no balancing. */
#ifndef PDUP_SCORING_FREQUENCY_TREE_H
#define PDUP_SCORING_FREQUENCY_TREE_H

#include "base/mem.h"

/* A leaf is one score; a branch has two sides, and all scores of the second are higher. */
typedef struct pdup__frequency_node {
    int64_t hundredths; /* a leaf's count, more than 0; the sum of a branch's leaves */
    uint32_t key;       /* of a leaf: the score, counted from the lowest there can be */
    uint32_t bit;       /* of a branch: the highest in which its scores differ; 0 in a leaf */
    int32_t leaves;     /* at or under it */
    int32_t sides[2];   /* of a branch */
} pdup__frequency_node;

typedef struct pdup__frequency_tree {
    pdup__frequency_node *nodes;
    size_t capacity;
    size_t used;  /* nodes in use or given back, from the first */
    size_t spare; /* of these, those given back */
    int32_t free; /* the first of these; they hang together by their first sides */
    int32_t root; /* no matter while there are no leaves */
    int32_t leaves;
} pdup__frequency_tree;

/* Makes sure that so many leaves can be added without memory; 0 or more. false when there is none. */
bool pdup__frequency_tree_reserve(const pdup_allocator *allocator, pdup__frequency_tree *tree,
                                  int32_t leaves);

/* hundredths 1 or more; room for one leaf is reserved. */
void pdup__frequency_tree_add(pdup__frequency_tree *tree, int32_t whists, int64_t hundredths);

/* The score has at least so many. */
void pdup__frequency_tree_subtract(pdup__frequency_tree *tree, int32_t whists, int64_t hundredths);

/* All together. */
int64_t pdup__frequency_tree_total(const pdup__frequency_tree *tree);

/* How many a score has. *below_out receives the sum of those under it, if it has any itself. */
int64_t pdup__frequency_tree_find(const pdup__frequency_tree *tree, int32_t whists,
                                  int64_t *below_out);

/* Score and count at a position, 0 to leaves - 1, from the lowest score up. */
int32_t pdup__frequency_tree_at(const pdup__frequency_tree *tree, int32_t index,
                                int64_t *hundredths_out);

#endif
