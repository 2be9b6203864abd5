/* SPDX-License-Identifier: MIT */
#include "event_file/suggest.h"

#include "base/compat.h"

#include <string.h>

pdup__suggestion pdup__suggest(const pdup__word *word) {
    return (pdup__suggestion){word, NULL, 0};
}

static int lesser(int a, int b) {
    return a < b ? a : b;
}

static bool same_letter(char a, char b) {
    bool a_is_letter = (a >= 'a' && a <= 'z') || (a >= 'A' && a <= 'Z');
    return a == b || (a_is_letter && (a ^ b) == ('a' ^ 'A'));
}

/* How many letters to change, add, leave out or exchange with their neighbour (optimal string alignment); both words
 * at most PDUP__SUGGEST_BYTES long. */
static int distance(const char *a, size_t a_size, const char *b, size_t b_size) {
    int rows[3][PDUP__SUGGEST_BYTES + 1];
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

void pdup__suggest_offer(pdup__suggestion *suggestion, const char *known) {
    const pdup__word *word = suggestion->word;
    size_t size = strlen(known);
    if (word->size > PDUP__SUGGEST_BYTES || PDUP_NEVER(size > PDUP__SUGGEST_BYTES)) {
        return;
    }
    int found = distance(word->bytes, word->size, known, size);
    /* One slip in three letters: with more, anything would be near a short word. */
    bool is_near = found * 3 <= (int)size + 1;
    if (is_near && (!suggestion->nearest || found < suggestion->distance)) {
        suggestion->nearest = known;
        suggestion->distance = found;
    }
}

void pdup__suggest_add(const pdup__suggestion *suggestion, pdup__line *text) {
    if (suggestion->nearest) {
        pdup__line_add(text, "; did you mean '");
        pdup__line_add(text, suggestion->nearest);
        pdup__line_add(text, "'?");
    }
}
