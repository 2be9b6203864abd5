/* SPDX-License-Identifier: MIT */
#include "text/faults.h"

#include "base/handle.h"
#include "base/sort.h"

#include <string.h>

typedef struct entry {
    pdup__fault fault;
    char *text;
} entry;

struct pdup_faults {
    pdup__handle base;
    entry *entries;
    size_t count;
    size_t capacity;
    int32_t error_count;
};

pdup_faults *pdup__faults_new(const pdup_allocator *allocator) {
    return pdup__handle_new(allocator, sizeof(pdup_faults), PDUP__FAULTS);
}

/* The text without a colon behind which nothing was said. */
static size_t told_size(const pdup__line *text) {
    static const char colon[] = ": ";
    size_t size = sizeof colon - 1;
    bool is_bare =
        text->length >= size && memcmp(text->bytes + text->length - size, colon, size) == 0;
    return is_bare ? text->length - size : text->length;
}

bool pdup__faults_add(pdup_faults *faults, pdup__fault fault, const pdup__line *text) {
    const pdup_allocator *allocator = &faults->base.allocator;
    if (faults->count == faults->capacity) {
        void *memory = faults->entries;
        if (!pdup__grow(allocator, &memory, &faults->capacity, sizeof(entry))) {
            return false;
        }
        faults->entries = memory;
    }
    char *copy = pdup__text_copy(allocator, text->bytes, told_size(text));
    if (!copy) {
        return false;
    }
    faults->entries[faults->count++] = (entry){fault, copy};
    faults->error_count += fault.code < 0;
    return true;
}

static int by_place(const void *first, const void *second) {
    const pdup__fault *a = &((const entry *)first)->fault;
    const pdup__fault *b = &((const entry *)second)->fault;
    int orders[] = {pdup__by_number(a->line, b->line), pdup__by_number(a->column, b->column),
                    pdup__by_number(a->board, b->board), pdup__by_number(a->round, b->round),
                    pdup__by_number(a->table, b->table)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

bool pdup__faults_sort(pdup_faults *faults) {
    if (faults->count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &faults->base.allocator;
    entry *scratch = pdup__alloc_array(allocator, faults->count, sizeof(entry));
    if (!scratch) {
        return false;
    }
    pdup__sort(faults->entries, scratch, faults->count, sizeof(entry), by_place);
    pdup__release(allocator, scratch);
    return true;
}

/* How many faults there are, or how many warnings. */
static int32_t count_kind(const pdup_faults *faults, bool is_warning) {
    return is_warning ? (int32_t)faults->count - faults->error_count : faults->error_count;
}

bool pdup__faults_collect(pdup_faults *faults, pdup__fault fault, const pdup__line *text) {
    return count_kind(faults, fault.code > 0) >= PDUP__MAX_FAULTS ||
           pdup__faults_add(faults, fault, text);
}

/* The last fault, or the last warning, of a list that has one. */
static pdup__fault last_of_kind(const pdup_faults *faults, bool is_warning) {
    size_t at = faults->count - 1;
    while ((faults->entries[at].fault.code > 0) != is_warning) {
        at--;
    }
    return faults->entries[at].fault;
}

/* If the list was cut, one more at the place of the last says so: a fault, or a warning where only warnings are
 * missing. */
static bool tell_cut(pdup_faults *faults, bool is_warning) {
    if (count_kind(faults, is_warning) < PDUP__MAX_FAULTS) {
        return true;
    }
    pdup__fault last = last_of_kind(faults, is_warning);
    pdup__line text = {.length = 0};
    pdup__line_add(&text, "there are ");
    pdup__line_add_integer(&text, PDUP__MAX_FAULTS);
    pdup__line_add(&text, is_warning ? " warnings" : " faults");
    pdup__line_add(&text, " or more; no more were collected");
    last.code = is_warning ? last.code : PDUP_E_RANGE;
    return pdup__faults_add(faults, last, &text);
}

bool pdup__faults_finish(pdup_faults *faults) {
    return tell_cut(faults, false) && tell_cut(faults, true) && pdup__faults_sort(faults);
}

pdup__fault pdup__faults_get(const pdup_faults *faults, int32_t index) {
    return faults->entries[index].fault;
}

int32_t pdup_faults_count(const pdup_faults *faults) {
    return pdup__handle_is(faults, PDUP__FAULTS) ? (int32_t)faults->count : PDUP_E_ARG;
}

int32_t pdup_faults_error_count(const pdup_faults *faults) {
    return pdup__handle_is(faults, PDUP__FAULTS) ? faults->error_count : PDUP_E_ARG;
}

/* The fault at index, in *out; an empty one on failure. */
static pdup_status find(const pdup_faults *faults, int32_t index, pdup__fault *out) {
    *out = (pdup__fault){0};
    if (!pdup__handle_is(faults, PDUP__FAULTS)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= faults->count) {
        return PDUP_E_RANGE;
    }
    *out = faults->entries[index].fault;
    return PDUP_OK;
}

pdup_status pdup_faults_code_at(const pdup_faults *faults, int32_t index, pdup_status *code_out) {
    if (!code_out) {
        return PDUP_E_ARG;
    }
    pdup__fault fault;
    pdup_status status = find(faults, index, &fault);
    *code_out = fault.code;
    return status;
}

pdup_status pdup_faults_place_at(const pdup_faults *faults, int32_t index, int32_t *line_out,
                                 int32_t *column_out) {
    if (!line_out || !column_out) {
        return PDUP_E_ARG;
    }
    pdup__fault fault;
    pdup_status status = find(faults, index, &fault);
    *line_out = fault.line;
    *column_out = fault.column;
    return status;
}

pdup_status pdup_faults_row_at(const pdup_faults *faults, int32_t index, int32_t *board_out,
                               int32_t *round_out, int32_t *table_out) {
    if (!board_out || !round_out || !table_out) {
        return PDUP_E_ARG;
    }
    pdup__fault fault;
    pdup_status status = find(faults, index, &fault);
    *board_out = fault.board;
    *round_out = fault.round;
    *table_out = fault.table;
    return status;
}

const char *pdup_faults_text_at(const pdup_faults *faults, int32_t index) {
    pdup__fault fault;
    return find(faults, index, &fault) == PDUP_OK ? faults->entries[index].text : NULL;
}

pdup_faults *pdup_faults_ref(pdup_faults *faults) {
    pdup__handle_ref(faults);
    return faults;
}

void pdup_faults_unref(pdup_faults *faults) {
    if (pdup__handle_unref(faults)) {
        for (size_t i = 0; i < faults->count; i++) {
            pdup__release(&faults->base.allocator, faults->entries[i].text);
        }
        pdup__release(&faults->base.allocator, faults->entries);
        pdup__handle_free(faults);
    }
}
