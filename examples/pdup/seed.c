/* SPDX-License-Identifier: MIT */
#include "seed.h"

#include <stdio.h>
#include <string.h>

#include "system.h"

static int digit_of(char c) {
    static const char digits[] = "0123456789abcdefABCDEF";
    const char *at = c == '\0' ? NULL : strchr(digits, c);
    return at == NULL ? -1 : (int)(at - digits < 16 ? at - digits : at - digits - 6);
}

bool seed_read(const char *word, char *seed) {
    if (strlen(word) != 2 * (size_t)PDUP_SEED_BYTES) {
        return false;
    }
    for (size_t i = 0; i < PDUP_SEED_BYTES; i++) {
        int high = digit_of(word[2 * i]);
        int low = digit_of(word[2 * i + 1]);
        if (high < 0 || low < 0) {
            return false;
        }
        seed[i] = (char)(high * 16 + low);
    }
    return true;
}

void seed_write(const char *seed, char *word) {
    for (size_t i = 0; i < PDUP_SEED_BYTES; i++) {
        snprintf(word + 2 * i, 3, "%02x", (unsigned)(unsigned char)seed[i]);
    }
}

bool seed_draw(char *seed) {
    return system_random(seed, PDUP_SEED_BYTES);
}
