/* SPDX-License-Identifier: MIT */
#include "text/nearest.h"

#include "base/compat.h"

#include <string.h>

pdup__nearest pdup__nearest_to(const char *bytes, size_t size) {
    return (pdup__nearest){bytes, size, NULL, 0};
}

static int lesser(int a, int b) {
    return a < b ? a : b;
}

static bool same_letter(char a, char b) {
    bool a_is_letter = (a >= 'a' && a <= 'z') || (a >= 'A' && a <= 'Z');
    return a == b || (a_is_letter && (a ^ b) == ('a' ^ 'A'));
}

/* How many letters to change, add, leave out or exchange with their neighbour (optimal string alignment); both words
 * at most PDUP__NEAREST_BYTES long. */
static int distance(const char *a, size_t a_size, const char *b, size_t b_size) {
    int rows[3][PDUP__NEAREST_BYTES + 1];
    for (size_t j = 0; j <= b_size; j++) {
        rows[0][j] = (int)j;
    }
    for (size_t i = 1; i <= a_size; i++) {
        const int *above = rows[(i - 1) % 3];
        int *row = rows[i % 3];
        row[0] = (int)i;
        for (size_t j = 1; j <= b_size; j++) {
            int change = above[j - 1] + !same_letter(a[i - 1], b[j - 1]);
            row[j] = lesser(lesser(above[j], row[j - 1]) + 1, change);
            if (i > 1 && j > 1 && same_letter(a[i - 1], b[j - 2]) &&
                same_letter(a[i - 2], b[j - 1])) {
                row[j] = lesser(row[j], rows[(i - 2) % 3][j - 2] + 1);
            }
        }
    }
    return rows[a_size % 3][b_size];
}

void pdup__nearest_offer(pdup__nearest *nearest, const char *known) {
    size_t size = strlen(known);
    if (nearest->size > PDUP__NEAREST_BYTES || PDUP_NEVER(size > PDUP__NEAREST_BYTES)) {
        return;
    }
    int found = distance(nearest->bytes, nearest->size, known, size);
    /* One slip in three letters: with more, anything would be near a short word. */
    bool is_near = found * 3 <= (int)size + 1;
    if (is_near && (!nearest->known || found < nearest->distance)) {
        nearest->known = known;
        nearest->distance = found;
    }
}

void pdup__issue_say_nearest(pdup__issue *issue, const pdup__nearest *nearest) {
    if (nearest->known) {
        pdup__issue_say(issue, PDUP__M_DID_YOU_MEAN);
        pdup__issue_text(issue, nearest->known);
    }
}

pdup__issue pdup__issue_unknown(pdup_status status, pdup__message what,
                                const pdup__nearest *nearest) {
    pdup__issue issue = pdup__issue_of(status, PDUP__M_UNKNOWN_WORD);
    pdup__issue_phrase(&issue, what);
    pdup__issue_word(&issue, nearest->bytes, nearest->size);
    pdup__issue_say_nearest(&issue, nearest);
    return issue;
}

void pdup__nearest_add(const pdup__nearest *nearest, pdup__line *text) {
    if (nearest->known) {
        pdup__line_add(text, "; did you mean '");
        pdup__line_add(text, nearest->known);
        pdup__line_add(text, "'?");
    }
}
