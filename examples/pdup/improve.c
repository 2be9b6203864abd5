/* SPDX-License-Identifier: MIT */
#include "improve.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "complain.h"
#include "seed.h"
#include "system.h"

/* One search after another, each with twice as many changes as the one before, up to a limit: a long search finds what
 * many short ones do not. Their sizes do not depend on the clock, so that more time only adds searches. */
enum { CHANGES_FIRST = 1 << 16, CHANGES_MOST = 1 << 23 };

struct search {
    char seed[PDUP_SEED_BYTES];
    int64_t start;
    int64_t length; /* nanoseconds, both */
    int32_t count;
};

/* Search k has the seed with k added to its first four bytes. */
static void seed_of(const struct search *search, char *seed) {
    uint32_t carried = (uint32_t)search->count;
    memcpy(seed, search->seed, PDUP_SEED_BYTES);
    for (int i = 0; i < 4; i++) {
        carried += (unsigned char)seed[i];
        seed[i] = (char)(carried & 0xff);
        carried >>= 8;
    }
}

/* Starts another search only where at least half of it fits the time left. */
static pdup_status run(struct search *search, pdup_movement **movement) {
    int32_t changes = CHANGES_FIRST;
    int64_t taken = 0; /* by a search as long as the next one */
    while (system_now() - search->start + taken / 2 < search->length) {
        char seed[PDUP_SEED_BYTES];
        pdup_movement *better;
        int64_t start = system_now();
        seed_of(search, seed);
        pdup_status status =
            pdup_movement_with_improved(*movement, seed, sizeof seed, changes, &better);
        if (status != PDUP_OK) {
            return status;
        }
        pdup_movement_unref(*movement);
        *movement = better;
        search->count++;
        taken = system_now() - start;
        if (taken < changes) {
            return PDUP_OK; /* A nanosecond for a change is too fast: nothing was left to improve. */
        }
        if (changes < CHANGES_MOST) {
            changes *= 2;
            taken *= 2;
        }
    }
    return PDUP_OK;
}

static pdup_status never_met(const pdup_movement *movement, int64_t *pairs_out) {
    pdup_quality *quality;
    pdup_status status = pdup_movement_quality(movement, &quality);
    if (status == PDUP_OK) {
        status = pdup_quality_measure(quality, PDUP_MEASURE_NEVER_MET, pairs_out);
    }
    pdup_quality_unref(quality);
    return status;
}

/* The seed is told in any case: the same one goes the same way again. */
static int tell(const struct command *command, const struct search *search, bool is_better,
                int64_t before, int64_t after) {
    char word[SEED_WORD_CAP];
    seed_write(search->seed, word);
    complain(command->name, "--seed %s: %d search%s", word, (int)search->count,
             search->count == 1 ? "" : "es");
    if (is_better) {
        complain(command->name,
                 "a better movement was found; pairs that never meet: %d, before: %d", (int)after,
                 (int)before);
    } else {
        complain(command->name, "no better movement was found");
    }
    return EXIT_DONE;
}

static int complain_improve(const struct command *command, pdup_status status) {
    if (status == PDUP_E_RANGE) {
        complain(command->name, "--improve: the movement has too many players to look for another");
    } else if (status == PDUP_E_STATE) {
        complain(command->name, "--improve: the movement has faults, which --check tells");
    } else {
        return complain_status(command->name, status);
    }
    return EXIT_FAULTS;
}

int improve_check_request(const struct command *command, const struct improve_request *request) {
    char seed[PDUP_SEED_BYTES];
    if (request->seed != NULL && request->seconds == 0) {
        return complain_usage(command->name, "--seed: only --improve has a use for it");
    }
    if (request->seed != NULL && !seed_read(request->seed, seed)) {
        return complain_usage(command->name, "--seed: '%s' is not 64 hexadecimal digits",
                              request->seed);
    }
    return EXIT_DONE;
}

int improve_movement(const struct command *command, const struct improve_request *request,
                     pdup_movement **movement) {
    struct search search = {.start = system_now(),
                            .length = (int64_t)request->seconds * 1000000000};
    pdup_movement *given = pdup_movement_ref(*movement);
    int64_t before = 0;
    int64_t after = 0;
    if (request->seed == NULL ? !seed_draw(search.seed) : !seed_read(request->seed, search.seed)) {
        complain(command->name, "--improve: the system gives no seed; give one by --seed");
        pdup_movement_unref(given);
        return EXIT_FAULTS;
    }
    pdup_status status = run(&search, movement);
    if (status == PDUP_OK) {
        status = never_met(given, &before);
    }
    if (status == PDUP_OK) {
        status = never_met(*movement, &after);
    }
    bool is_better = *movement != given;
    pdup_movement_unref(given);
    return status == PDUP_OK ? tell(command, &search, is_better, before, after)
                             : complain_improve(command, status);
}
