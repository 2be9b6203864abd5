/* SPDX-License-Identifier: MIT */
#include "input.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complain.h"
#include "system.h"

enum { FIRST_CAP = 1 << 16, MOST = 1 << 30 }; /* The library takes no longer text. */

const char *input_name(const char *path) {
    return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

static bool complain_size(const char *path) {
    complain(NULL, "%s: larger than %d bytes, which is more than any file that is read here",
             input_name(path), MOST);
    return false;
}

/* One byte more than a text may have, so that a longer one is seen. */
static bool make_room(char **text, size_t *cap, const char *path) {
    size_t wanted = *cap == 0 ? FIRST_CAP : *cap * 2;
    char *more = realloc(*text, wanted + 1);
    if (more == NULL) {
        complain(NULL, "%s: out of memory", input_name(path));
        return false;
    }
    *text = more;
    *cap = wanted;
    return true;
}

/* A file tells its size before it is read; a pipe does not, and a directory says LONG_MAX. */
static bool is_too_large(FILE *file) {
    long size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : 0;
    if (fseek(file, 0, SEEK_SET) != 0) {
        clearerr(file);
    }
    return size > MOST && size < LONG_MAX;
}

static bool read_all(FILE *file, const char *path, char **text, size_t *size) {
    size_t cap = 0;
    size_t got;
    if (file != stdin && is_too_large(file)) {
        return complain_size(path);
    }
    do {
        if (*size >= cap && !make_room(text, &cap, path)) {
            return false;
        }
        errno = 0;
        got = fread(*text + *size, 1, cap + 1 - *size, file);
        *size += got;
        if (*size > MOST) {
            return complain_size(path);
        }
    } while (got > 0);
    if (ferror(file)) {
        complain(NULL, "%s: %s", input_name(path), strerror(errno));
        return false;
    }
    return true;
}

bool input_read(const char *path, char **text_out, size_t *size_out) {
    bool standard = strcmp(path, "-") == 0;
    FILE *file = standard ? stdin : system_open(path);
    bool good;
    *text_out = NULL;
    *size_out = 0;
    if (file == NULL) {
        complain(NULL, *path == '\0' ? "'%s': %s" : "%s: %s", path, strerror(errno));
        return false;
    }
    good = read_all(file, path, text_out, size_out);
    if (!standard) {
        fclose(file);
    }
    if (!good) {
        free(*text_out);
        *text_out = NULL;
    }
    return good;
}
