/* SPDX-License-Identifier: MIT */
#include "notation/notation.h"
#include "text/characters.h"

#include <string.h>

/* Columns of faults are 32-bit. */
enum { MAX_SIZE = 1 << 30 };

static pdup__notation_reader *reader_of(pdup_notation notation) {
    static pdup__notation_reader *const readers[] = {
        pdup__read_lines, pdup__read_tags,      pdup__read_one_line, pdup__read_record,
        pdup__read_ppn,   pdup__read_newspaper, pdup__read_boards};
    return readers[notation - PDUP_NOTATION_LINES];
}

static void read_text(pdup__notation *in, pdup_notation notation) {
    in->list->notation = notation == PDUP_NOTATION_ANY ? PDUP_NOTATION_LINES : notation;
    if (pdup__text_is_utf16(in->cards.text, in->text_size)) {
        in->line = 1;
        pdup__tell(in, PDUP_E_FILE_ENCODING, "this is UTF-16 or UTF-32; save it as UTF-8");
        return;
    }
    size_t mark = pdup__mark_size(in->cards.text, in->text_size);
    in->cards.text += mark;
    in->text_size -= mark;
    if (notation == PDUP_NOTATION_ANY) {
        in->list->notation = pdup__find_notation(in->cards.text, in->text_size);
    }
    reader_of(in->list->notation)(in);
    pdup__release(&in->list->base.allocator, in->tags);
    if (!in->is_out_of_memory) {
        pdup__tell_again(in);
    }
    in->is_out_of_memory |= !pdup__faults_finish(in->faults);
}

/* Both, or neither. */
static bool make(const pdup_allocator *allocator, pdup__notation *in) {
    in->faults = pdup__faults_new(allocator);
    in->list = pdup__handle_new(allocator, sizeof(pdup_deal_list), PDUP__DEAL_LIST);
    return in->faults && in->list;
}

pdup_status pdup_deal_list_new_from_text(const pdup_allocator *allocator, pdup_notation notation,
                                         const char *text, size_t size, pdup_faults **faults_out,
                                         pdup_deal_list **out) {
    if (!faults_out || !out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(text, size)) {
        return PDUP_E_ARG;
    }
    if (notation < PDUP_NOTATION_LINES || notation > PDUP_NOTATION_ANY || size > MAX_SIZE) {
        return PDUP_E_RANGE;
    }
    pdup__notation in = {.text_size = size, .cards = {.text = text ? text : ""}};
    in.is_out_of_memory = !make(allocator, &in);
    if (!in.is_out_of_memory) {
        read_text(&in, notation);
    }
    if (in.is_out_of_memory) {
        pdup_faults_unref(in.faults);
        pdup_deal_list_unref(in.list);
        return PDUP_E_NOMEM;
    }
    *faults_out = in.faults;
    *out = in.list;
    return PDUP_OK;
}

int32_t pdup_deal_list_count(const pdup_deal_list *list) {
    return pdup__handle_is(list, PDUP__DEAL_LIST) ? (int32_t)list->count : PDUP_E_ARG;
}

pdup_notation pdup_deal_list_notation(const pdup_deal_list *list) {
    return pdup__handle_is(list, PDUP__DEAL_LIST) ? list->notation : PDUP_NOTATION_NONE;
}

/* NULL if there is none. */
static const pdup__listed_deal *find(const pdup_deal_list *list, int32_t index) {
    return index >= 0 && index < pdup_deal_list_count(list) ? &list->deals[index] : NULL;
}

pdup_status pdup_deal_list_deal_at(const pdup_deal_list *list, int32_t index,
                                   pdup_deal **deal_out) {
    if (!deal_out) {
        return PDUP_E_ARG;
    }
    *deal_out = NULL;
    if (!pdup__handle_is(list, PDUP__DEAL_LIST)) {
        return PDUP_E_ARG;
    }
    const pdup__listed_deal *listed = find(list, index);
    if (!listed) {
        return PDUP_E_RANGE;
    }
    *deal_out = pdup_deal_ref(listed->deal);
    return PDUP_OK;
}

pdup_status pdup_deal_list_number_at(const pdup_deal_list *list, int32_t index, pdup_listed field,
                                     int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    if (!pdup__handle_is(list, PDUP__DEAL_LIST)) {
        return PDUP_E_ARG;
    }
    const pdup__listed_deal *listed = find(list, index);
    if (!listed) {
        return PDUP_E_RANGE;
    }
    switch (field) {
    case PDUP_LISTED_BOARD:
        *value_out = listed->board;
        return PDUP_OK;
    case PDUP_LISTED_FIRST_HAND:
        *value_out = listed->first_hand;
        return PDUP_OK;
    case PDUP_LISTED_LINE:
        *value_out = listed->line;
        return PDUP_OK;
    default:
        return PDUP_E_RANGE;
    }
}

int32_t pdup_deal_list_tag_count_at(const pdup_deal_list *list, int32_t index) {
    const pdup__listed_deal *listed = find(list, index);
    return listed ? listed->tag_count : 0;
}

/* One of the texts of the tags, a name or a value; NULL if there is none. */
static const char *find_tag_text(const pdup_deal_list *list, int32_t index, int32_t tag,
                                 int32_t which) {
    if (tag < 0 || tag >= pdup_deal_list_tag_count_at(list, index)) {
        return NULL;
    }
    const char *text = list->deals[index].tags;
    for (int64_t i = 0; i < 2 * (int64_t)tag + which; i++) {
        text += strlen(text) + 1;
    }
    return text;
}

const char *pdup_deal_list_tag_name_at(const pdup_deal_list *list, int32_t index, int32_t tag) {
    return find_tag_text(list, index, tag, 0);
}

const char *pdup_deal_list_tag_value_at(const pdup_deal_list *list, int32_t index, int32_t tag) {
    return find_tag_text(list, index, tag, 1);
}

pdup_deal_list *pdup_deal_list_ref(pdup_deal_list *list) {
    return pdup__handle_ref(list, PDUP__DEAL_LIST);
}

void pdup_deal_list_unref(pdup_deal_list *list) {
    if (pdup__handle_unref(list, PDUP__DEAL_LIST)) {
        /* Nothing that is NULL was the last reference. NOLINTNEXTLINE(clang-analyzer-core.NullDereference) */
        for (size_t i = 0; i < list->count; i++) {
            pdup_deal_unref(list->deals[i].deal);
            pdup__release(&list->base.allocator, list->deals[i].tags);
        }
        pdup__release(&list->base.allocator, list->deals);
        pdup__handle_free(list);
    }
}
