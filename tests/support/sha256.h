/* SPDX-License-Identifier: MIT */
/* SHA-256 (FIPS 180-4), to hold long texts against short records. */
#ifndef PDUP_TESTS_SUPPORT_SHA256_H
#define PDUP_TESTS_SUPPORT_SHA256_H

#include <stddef.h>
#include <stdint.h>

typedef struct sha256 {
    uint32_t state[8];
    uint64_t length; /* bytes so far */
    unsigned char block[64];
} sha256;

enum { SHA256_HEX = 65 };

void sha256_begin(sha256 *hash);
void sha256_add(sha256 *hash, const char *text, size_t length);
/* Writes 64 lower-case digits and a NUL. */
void sha256_end(sha256 *hash, char hex[SHA256_HEX]);

#endif
