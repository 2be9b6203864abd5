/* SPDX-License-Identifier: MIT */
#include "input.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "complain.h"
#include "system.h"

enum { FIRST_CAP = 1 << 16, MOST = 1 << 30 }; /* pdup_event_file_read() takes no more. */

const char *input_name(const char *path) {
    return strcmp(path, "-") == 0 ? "<stdin>" : path;
}

/* Makes room; returns false when there is no memory, or no sense in reading on. */
static bool make_room(char **text, size_t *cap, const char *path) {
    size_t wanted = *cap == 0 ? FIRST_CAP : *cap * 2;
    char *more;
    if (*cap > MOST) {
        complain(NULL, "%s: larger than %d bytes", input_name(path), MOST);
        return false;
    }
    more = realloc(*text, wanted);
    if (more == NULL) {
        complain(NULL, "%s: out of memory", input_name(path));
        return false;
    }
    *text = more;
    *cap = wanted;
    return true;
}

static bool read_all(FILE *file, const char *path, char **text, size_t *size) {
    size_t cap = 0;
    size_t got;
    do {
        if (*size == cap && !make_room(text, &cap, path)) {
            return false;
        }
        errno = 0;
        got = fread(*text + *size, 1, cap - *size, file);
        *size += got;
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
        complain(NULL, "%s: %s", path, strerror(errno));
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
