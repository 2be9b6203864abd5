/* SPDX-License-Identifier: MIT */
/* The stamps of changes, and the list of a session's travellers by their last change. */
#include "base/period.h"
#include "table/traveller.h"

bool pdup__owner_may_correct(const pdup__owner *owner, int64_t time) {
    return pdup__is_within(owner->official_time, owner->correction_minutes, time);
}

void pdup__owner_touch(pdup__owner *owner) {
    owner->settings_changed = ++owner->stamp;
}

/* Its neighbours close up. */
static void take_out(pdup_traveller *traveller) {
    if (traveller->newer) {
        traveller->newer->older = traveller->older;
    } else {
        traveller->owner->newest = traveller->older;
    }
    if (traveller->older) {
        traveller->older->newer = traveller->newer;
    }
}

static void put_first(pdup_traveller *traveller) {
    pdup__owner *owner = traveller->owner;
    traveller->changed = ++owner->stamp;
    traveller->newer = NULL;
    traveller->older = owner->newest;
    if (owner->newest) {
        owner->newest->newer = traveller;
    }
    owner->newest = traveller;
}

void pdup__traveller_join(pdup_traveller *traveller, pdup__owner *owner) {
    traveller->owner = owner;
    owner->row_count += (int32_t)traveller->row_count;
    put_first(traveller);
}

void pdup__traveller_touch(pdup_traveller *traveller) {
    if (traveller->owner) {
        take_out(traveller);
        put_first(traveller);
    }
}
