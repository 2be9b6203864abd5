/* SPDX-License-Identifier: MIT */
/* The acts whose turn can come, in their order: by moment, then by the rulings they are about. */
#ifndef PDUP_EVENT_FILE_ACT_QUEUE_H
#define PDUP_EVENT_FILE_ACT_QUEUE_H

#include "event_file/acts.h"

/* A heap of positions. */
typedef struct pdup__act_queue {
    const pdup__act *acts;
    size_t *at; /* as many as there are acts */
    size_t count;
} pdup__act_queue;

void pdup__act_queue_put(pdup__act_queue *queue, size_t act);

/* The next one; there is one. */
size_t pdup__act_queue_take(pdup__act_queue *queue);

#endif
