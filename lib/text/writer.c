/* SPDX-License-Identifier: MIT */
#include "text/writer.h"

#include "text/line.h"

#include <string.h>

void pdup__put(pdup__writer *writer, const char *bytes, size_t size) {
    if (writer->bytes) {
        memcpy(writer->bytes + writer->length, bytes, size);
    }
    writer->length += size;
}

void pdup__put_text(pdup__writer *writer, const char *text) {
    pdup__put(writer, text, strlen(text));
}

void pdup__put_integer(pdup__writer *writer, int64_t value) {
    pdup__line digits = {.length = 0};
    pdup__line_add_integer(&digits, value);
    pdup__put(writer, digits.bytes, digits.length);
}

pdup_status pdup__writer_give(pdup__put_all *put_all, const void *what, char *buf, size_t cap,
                              size_t *len_out) {
    pdup__writer counter = {NULL, 0};
    put_all(&counter, what);
    *len_out = counter.length;
    if (!buf) {
        return PDUP_OK;
    }
    if (cap <= counter.length) {
        return PDUP_E_SPACE;
    }
    pdup__writer writer = {buf, 0};
    put_all(&writer, what);
    buf[counter.length] = '\0';
    return PDUP_OK;
}
