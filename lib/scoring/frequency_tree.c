/* SPDX-License-Identifier: MIT */
#include "scoring/frequency_tree.h"

typedef pdup__frequency_node node;
typedef pdup__frequency_tree tree_of;

/* The highest bit that a key can have. */
#define HIGHEST_BIT (UINT32_C(1) << 20)
_Static_assert(2 * PDUP_MAX_WHISTS < 2 * (1 << 20), "a key has no more bits");
_Static_assert(2 * (2 * PDUP_MAX_WHISTS + 1) < INT32_MAX, "every node has a number");

static uint32_t key_of(int32_t whists) {
    return (uint32_t)(whists + PDUP_MAX_WHISTS);
}

static int side_of(uint32_t key, const node *branch) {
    return (key & branch->bit) != 0;
}

bool pdup__frequency_tree_reserve(const pdup_allocator *allocator, pdup__frequency_tree *tree,
                                  int32_t leaves) {
    /* A leaf brings a branch along. */
    size_t wanted = 2 * (size_t)leaves;
    while (tree->capacity - tree->used + tree->spare < wanted) {
        void *nodes = tree->nodes;
        if (!pdup__grow(allocator, &nodes, &tree->capacity, sizeof(node))) {
            return false;
        }
        tree->nodes = nodes;
    }
    return true;
}

static int32_t take(tree_of *tree, node value) {
    int32_t at = tree->free;
    if (tree->spare > 0) {
        tree->free = tree->nodes[at].sides[0];
        tree->spare--;
    } else {
        at = (int32_t)tree->used++;
    }
    tree->nodes[at] = value;
    return at;
}

static void give_back(tree_of *tree, int32_t at) {
    tree->nodes[at].sides[0] = tree->free;
    tree->free = at;
    tree->spare++;
}

/* The only leaf that can be this score's; there is at least one. */
static const node *leaf_of(const tree_of *tree, uint32_t key) {
    const node *at = &tree->nodes[tree->root];
    while (at->bit != 0) {
        at = &tree->nodes[at->sides[side_of(key, at)]];
    }
    return at;
}

static uint32_t highest_bit(uint32_t bits) {
    uint32_t bit = HIGHEST_BIT;
    while ((bits & bit) == 0) {
        bit >>= 1;
    }
    return bit;
}

/* Where a new leaf goes: above the first node that does not divide at a higher bit. */
static void add_leaf(tree_of *tree, uint32_t key, int64_t hundredths, uint32_t bit) {
    int32_t *link = &tree->root;
    while (tree->nodes[*link].bit > bit) {
        node *branch = &tree->nodes[*link];
        branch->hundredths += hundredths;
        branch->leaves++;
        link = &branch->sides[side_of(key, branch)];
    }
    int32_t other = *link;
    node above = tree->nodes[other];
    above.bit = bit;
    above.hundredths += hundredths;
    above.leaves++;
    int32_t leaf = take(tree, (node){.hundredths = hundredths, .key = key, .leaves = 1});
    above.sides[side_of(key, &above)] = leaf;
    above.sides[!side_of(key, &above)] = other;
    *link = take(tree, above);
}

static void add_to_leaf(tree_of *tree, uint32_t key, int64_t hundredths) {
    node *at = &tree->nodes[tree->root];
    at->hundredths += hundredths;
    while (at->bit != 0) {
        at = &tree->nodes[at->sides[side_of(key, at)]];
        at->hundredths += hundredths;
    }
}

void pdup__frequency_tree_add(pdup__frequency_tree *tree, int32_t whists, int64_t hundredths) {
    uint32_t key = key_of(whists);
    if (tree->leaves == 0) {
        tree->root = take(tree, (node){.hundredths = hundredths, .key = key, .leaves = 1});
        tree->leaves = 1;
        return;
    }
    uint32_t differing = leaf_of(tree, key)->key ^ key;
    if (differing == 0) {
        add_to_leaf(tree, key, hundredths);
    } else {
        add_leaf(tree, key, hundredths, highest_bit(differing));
        tree->leaves++;
    }
}

void pdup__frequency_tree_subtract(pdup__frequency_tree *tree, int32_t whists, int64_t hundredths) {
    uint32_t key = key_of(whists);
    bool goes = leaf_of(tree, key)->hundredths == hundredths;
    int32_t *link = &tree->root;
    int32_t *above = NULL;
    while (tree->nodes[*link].bit != 0) {
        node *branch = &tree->nodes[*link];
        branch->hundredths -= hundredths;
        branch->leaves -= goes;
        above = link;
        link = &branch->sides[side_of(key, branch)];
    }
    int32_t leaf = *link;
    tree->nodes[leaf].hundredths -= hundredths;
    if (!goes) {
        return;
    }
    if (above) {
        int32_t branch = *above;
        *above = tree->nodes[branch].sides[!side_of(key, &tree->nodes[branch])];
        give_back(tree, branch);
    }
    give_back(tree, leaf);
    tree->leaves--;
}

int64_t pdup__frequency_tree_total(const pdup__frequency_tree *tree) {
    return tree->leaves > 0 ? tree->nodes[tree->root].hundredths : 0;
}

int64_t pdup__frequency_tree_find(const pdup__frequency_tree *tree, int32_t whists,
                                  int64_t *below_out) {
    *below_out = 0;
    if (tree->leaves == 0) {
        return 0;
    }
    uint32_t key = key_of(whists);
    const node *at = &tree->nodes[tree->root];
    while (at->bit != 0) {
        int side = side_of(key, at);
        *below_out += side ? tree->nodes[at->sides[0]].hundredths : 0;
        at = &tree->nodes[at->sides[side]];
    }
    return at->key == key ? at->hundredths : 0;
}

int32_t pdup__frequency_tree_at(const pdup__frequency_tree *tree, int32_t index,
                                int64_t *hundredths_out) {
    const node *at = &tree->nodes[tree->root];
    while (at->bit != 0) {
        const node *lower = &tree->nodes[at->sides[0]];
        bool is_lower = index < lower->leaves;
        index -= is_lower ? 0 : lower->leaves;
        at = is_lower ? lower : &tree->nodes[at->sides[1]];
    }
    *hundredths_out = at->hundredths;
    return (int32_t)at->key - PDUP_MAX_WHISTS;
}
