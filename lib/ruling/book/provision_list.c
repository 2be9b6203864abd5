/* SPDX-License-Identifier: MIT */
#include "ruling/book/provision_list.h"

static bool is_separator(char byte) {
    return byte == ',' || byte == ';' || byte == '/';
}

/* As far as the next separator. */
static size_t plain_size(const char *text, size_t size) {
    size_t at = 0;
    while (at < size && !is_separator(text[at])) {
        at++;
    }
    return at;
}

static size_t one_size(const char *text, size_t size) {
    size_t at = plain_size(text, size);
    while (at < size && text[at] == ',') {
        size_t next = plain_size(text + at + 1, size - at - 1);
        if (!pdup__provision_is_number(text + at + 1, next)) {
            break;
        }
        at += 1 + next;
    }
    return at;
}

bool pdup__provision_list_read(const char *text, size_t size, pdup__provision_list *out) {
    size_t at = 0;
    out->count = 0;
    do {
        while (at < size && text[at] == ' ') {
            at++;
        }
        size_t one = one_size(text + at, size - at);
        if (out->count == PDUP__PROVISIONS_MOST ||
            !pdup__provision_read(text + at, one, &out->at[out->count])) {
            return false;
        }
        out->texts[out->count] = text + at;
        out->sizes[out->count++] = one;
        at += one + 1;
    } while (at <= size);
    return true;
}

const char *pdup__provision_separator(const pdup__provision *provision) {
    return pdup__provision_is_number(provision->text, provision->length) ? ";" : ",";
}
