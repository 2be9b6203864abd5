/* SPDX-License-Identifier: MIT */
/* SHA-256 (FIPS 180-4), to hold long texts against known ones. */
#ifndef PDUP_TESTS_SUPPORT_SHA256_H
#define PDUP_TESTS_SUPPORT_SHA256_H

#include <stddef.h>
#include <stdint.h>

enum { SHA256_HEX = 65 };

typedef struct sha256 {
    uint32_t state[8];
    uint64_t length; /* in bytes */
    uint8_t block[64];
} sha256;

void sha256_begin(sha256 *sum);
void sha256_add(sha256 *sum, const char *bytes, size_t size);

/* 64 hexadecimal digits and a NUL. */
void sha256_end(sha256 *sum, char hex[SHA256_HEX]);

#endif
