/* SPDX-License-Identifier: MIT */
/* Acts gathered. */
#include "event_file/acts.h"

static void release(const pdup__reader *reader, const pdup__act *act) {
    pdup_ruling_unref(act->ruling);
    pdup__release(reader->allocator, act->grounds);
    pdup__release(reader->allocator, act->why);
}

void pdup__act_push(pdup__reader *reader, pdup__act act) {
    void *memory = reader->acts;
    if (!reader->session) {
        release(reader, &act);
        return;
    }
    if (reader->act_count == reader->act_capacity &&
        !pdup__grow(reader->allocator, &memory, &reader->act_capacity, sizeof act)) {
        reader->is_out_of_memory = true;
        release(reader, &act);
        return;
    }
    reader->acts = memory;
    act.line = reader->line;
    reader->acts[reader->act_count++] = act;
}

void pdup__acts_drop(pdup__reader *reader) {
    for (size_t i = 0; i < reader->act_count; i++) {
        release(reader, &reader->acts[i]);
    }
    reader->act_count = 0;
}
