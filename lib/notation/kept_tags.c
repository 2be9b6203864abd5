/* SPDX-License-Identifier: MIT */
/* Tags that a deal does not hold, kept beside it. */
#include "notation/notation.h"
#include "text/characters.h"

#include <string.h>

/* The first byte from `at` on that text does not have, or the end. */
static size_t find_bad(const char *text, size_t at, size_t end) {
    while (at < end) {
        size_t size = pdup__character_size(text + at, end - at);
        if (size == 0 || pdup__is_control(text + at, size)) {
            break;
        }
        at += size;
    }
    return at;
}

void pdup__keep_tag(pdup__card_lines *in, const pdup__tag *tag) {
    size_t here = in->cards.at;
    size_t end = tag->value + tag->value_size;
    void *memory = in->keeper->tags;
    in->cards.at = find_bad(in->cards.text, tag->value, end);
    if (in->cards.at < end) {
        pdup__tell(in, PDUP_E_FILE_ENCODING, PDUP__M_NONE);
    } else if (in->keeper->tag_count == in->keeper->tag_capacity &&
               !pdup__grow(&in->keeper->list->base.allocator, &memory, &in->keeper->tag_capacity,
                           sizeof *tag)) {
        in->is_out_of_memory = true;
    } else {
        in->keeper->tags = memory;
        in->keeper->tags[in->keeper->tag_count++] = *tag;
    }
    in->cards.at = here;
}

/* The value without the strokes before quotes and strokes, and a NUL; returns where it ends. */
static char *copy_value(char *to, const char *value, size_t size) {
    for (size_t i = 0; i < size; i++) {
        i += value[i] == '\\' && i + 1 < size && (value[i + 1] == '"' || value[i + 1] == '\\');
        *to++ = value[i];
    }
    *to++ = '\0';
    return to;
}

bool pdup__copy_tags(pdup__card_lines *in, pdup__listed_deal *to) {
    size_t size = 0;
    for (size_t i = 0; i < in->keeper->tag_count; i++) {
        size += in->keeper->tags[i].name_size + in->keeper->tags[i].value_size + 2;
    }
    if (size == 0) {
        return true;
    }
    char *bytes = pdup__alloc_array(&in->keeper->list->base.allocator, size, 1);
    to->tags = bytes;
    if (!bytes) {
        return false;
    }
    for (size_t i = 0; i < in->keeper->tag_count; i++) {
        const pdup__tag *tag = &in->keeper->tags[i];
        memcpy(bytes, tag->name, tag->name_size);
        bytes += tag->name_size + 1;
        bytes = copy_value(bytes, in->cards.text + tag->value, tag->value_size);
    }
    to->tag_count = (int32_t)in->keeper->tag_count;
    return true;
}
