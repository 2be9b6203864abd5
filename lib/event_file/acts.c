/* SPDX-License-Identifier: MIT */
/* Acts gathered and put in order. */
#include "event_file/acts.h"

#include "base/sort.h"

void pdup__act_push(pdup__reader *reader, pdup__act act) {
    void *memory = reader->acts;
    if (reader->act_count == reader->act_capacity &&
        !pdup__grow(reader->allocator, &memory, &reader->act_capacity, sizeof act)) {
        reader->is_out_of_memory = true;
        pdup_ruling_unref(act.ruling);
        pdup__release(reader->allocator, act.grounds);
        return;
    }
    reader->acts = memory;
    act.line = reader->line;
    reader->acts[reader->act_count++] = act;
}

void pdup__acts_drop(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        pdup_ruling_unref(reader->acts[i].ruling);
        pdup__release(reader->allocator, reader->acts[i].grounds);
    }
    reader->act_count = 0;
}

static int by_time(int64_t first, int64_t second) {
    return (first > second) - (first < second);
}

static bool is_given(const pdup__act *act) {
    return act->kind == PDUP__ACT_GIVE || act->kind == PDUP__ACT_REPLACE;
}

/* A ruling first, then what is about it. */
static int by_ruling(const void *first, const void *second) {
    const pdup__act *a = first;
    const pdup__act *b = second;
    int number = pdup__by_number(a->number, b->number);
    return number != 0 ? number : (int)is_given(b) - (int)is_given(a);
}

static int by_moment(const void *first, const void *second) {
    const pdup__act *a = first;
    const pdup__act *b = second;
    int moment = by_time(a->moment, b->moment);
    int kind = pdup__by_number((int32_t)a->kind, (int32_t)b->kind);
    int number = pdup__by_number(a->number, b->number);
    return moment != 0   ? moment
           : kind != 0   ? kind
           : number != 0 ? number
                         : pdup__by_number(a->appeal, b->appeal);
}

/* The acts stand by their rulings. */
static void set_moments(pdup__reader *reader) {
    int64_t latest = 0; /* of the rulings so far */
    int64_t given = 0;  /* of the ruling whose acts these are */
    int32_t number = 0;
    for (size_t i = 0; i < reader->act_count; i++) {
        pdup__act *act = &reader->acts[i];
        given = act->number == number ? given : 0;
        number = act->number;
        act->moment = act->time != 0 ? act->time : act->lodged;
        if (act->moment == 0 && number != 0) {
            act->moment = is_given(act) ? latest : given;
        }
        if (is_given(act) && number != 0) {
            given = act->moment;
            latest = given > latest ? given : latest;
        }
    }
}

void pdup__acts_sort(pdup__reader *reader) {
    size_t count = reader->act_count;
    pdup__act *scratch = pdup__alloc_array(reader->allocator, count + 1, sizeof *scratch);
    if (!scratch) {
        reader->is_out_of_memory = true;
        return;
    }
    pdup__sort(reader->acts, scratch, count, sizeof *scratch, by_ruling);
    set_moments(reader);
    pdup__sort(reader->acts, scratch, count, sizeof *scratch, by_moment);
    pdup__release(reader->allocator, scratch);
}
