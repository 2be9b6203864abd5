/* SPDX-License-Identifier: MIT */
#include "notation/notation.h"

#include <string.h>

/* Columns of faults are 32-bit. */
enum { MAX_SIZE = 1 << 30 };

static pdup__notation_reader *reader_of(pdup_notation notation) {
    static pdup__notation_reader *const readers[] = {
        pdup__read_lines, pdup__read_tags,      pdup__read_one_line, pdup__read_record,
        pdup__read_ppn,   pdup__read_newspaper, pdup__read_boards};
    return readers[notation - PDUP_NOTATION_LINES];
}

/* A text from which nothing was read, and nothing told as a fault, is one itself: a file that is not what it was taken for,
 * or an empty one, must not pass for right. */
static void check_has_deals(pdup__card_lines *in) {
    if (in->keeper->list->count == 0 && pdup_faults_error_count(in->faults) == 0) {
        in->line = 1;
        in->line_start = 0;
        in->cards.at = 0;
        in->cards.size = 0;
        pdup__tell(in, PDUP_E_DEAL_FORM, PDUP__M_DEAL_NONE);
    }
}

static void read_deals(pdup__card_lines *in, pdup_notation notation) {
    pdup_deal_list *list = in->keeper->list;
    pdup__issue unknown;
    if (notation == PDUP_NOTATION_ANY) {
        list->notation = pdup__find_notation(in->cards.text, in->text_size, &unknown);
    }
    if (list->notation == 0) {
        list->notation = PDUP_NOTATION_LINES;
        (void)pdup__next_deal_line(in);
        pdup__tell_issue(in, &unknown);
        return;
    }
    reader_of(list->notation)(in);
    pdup__release(&list->base.allocator, in->keeper->tags);
    check_has_deals(in);
    if (!in->is_out_of_memory) {
        pdup__tell_again(in);
    }
}

static void read_text(pdup__card_lines *in, pdup_notation notation, pdup__span text) {
    in->keeper->list->notation = notation == PDUP_NOTATION_ANY ? PDUP_NOTATION_LINES : notation;
    if (pdup__open_card_lines(in, text.bytes, text.size)) {
        read_deals(in, notation);
    }
    in->is_out_of_memory |= !pdup__faults_finish(in->faults);
}

/* Both, or neither. */
static bool make(const pdup_allocator *allocator, const pdup_faults *faults, pdup__card_lines *in) {
    in->faults = pdup__faults_new_for(faults, allocator);
    in->keeper->list = pdup__handle_new(allocator, sizeof(pdup_deal_list), PDUP__DEAL_LIST);
    return in->faults && in->keeper->list;
}

static pdup__issue check_range(pdup_notation notation, size_t size) {
    if (notation < PDUP_NOTATION_LINES || notation > PDUP_NOTATION_ANY) {
        return pdup__issue_range("notation", notation, PDUP_NOTATION_LINES, PDUP_NOTATION_ANY);
    }
    return size > MAX_SIZE ? pdup__issue_range("size", (int64_t)size, 0, MAX_SIZE)
                           : pdup__no_issue();
}

pdup_status pdup_deal_list_new_from_text(const pdup_allocator *allocator, pdup_notation notation,
                                         const char *text, size_t size, pdup_faults *faults,
                                         pdup_deal_list **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(text, size) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    pdup__issue issue = check_range(notation, size);
    if (issue.status != PDUP_OK) {
        return pdup__faults_refuse(faults, (pdup__fault){0}, &issue);
    }
    pdup_allocator own = pdup__allocator(allocator);
    struct pdup__deal_keeper keeper = {0};
    pdup__card_lines in = {.keeper = &keeper};
    in.is_out_of_memory = !make(&own, faults, &in);
    if (!in.is_out_of_memory) {
        read_text(&in, notation, (pdup__span){text, size});
    }
    if (in.is_out_of_memory) {
        pdup_faults_unref(in.faults);
    }
    if (in.is_out_of_memory || !pdup__faults_hand_over(in.faults, faults)) {
        pdup_deal_list_unref(keeper.list);
        return PDUP_E_NOMEM;
    }
    *out = keeper.list;
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
