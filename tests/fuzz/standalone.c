/* SPDX-License-Identifier: MIT */
/* Runs a fuzz target once for each file named, without a fuzzer: as it is, and with other first bytes, which is
 * where a target takes its parameters from. The target aborts when something is wrong. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static uint8_t data[1 << 20];

static int run(const char *name) {
    FILE *file = fopen(name, "rb");
    if (!file) {
        perror(name);
        return 0;
    }
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    if (size == 0 || size == sizeof data) {
        fprintf(stderr, "%s: empty, or too long for a seed\n", name);
        return 0;
    }
    uint8_t first = data[0];
    for (int i = 0; i < 256; i += 5) {
        data[0] = (uint8_t)(first + i);
        (void)LLVMFuzzerTestOneInput(data, size);
    }
    return 1;
}

int main(int count, char **names) {
    int done = 0;
    for (int i = 1; i < count; i++) {
        done += run(names[i]);
    }
    printf("%d of %d inputs\n", done, count - 1);
    return done > 0 && done == count - 1 ? EXIT_SUCCESS : EXIT_FAILURE;
}
