/* SPDX-License-Identifier: MIT */
/* The `name` lines, and players whose names are the same however they are written. */
#include "base/compat.h"
#include "base/sort.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/words.h"
#include "text/unicode.h"

#include <string.h>

/* A name is kept only for a player there is; without a `players` line nobody knows. */
static void set_name(pdup__reader *reader, int32_t player, const pdup__words *words) {
    pdup_event_file *file = reader->file;
    if (file->player_count != 0 && pdup__check_player(reader, &words->at[1], player)) {
        file->names[player - 1] = pdup__keep_text(reader, &words->at[2]);
    }
}

void pdup__read_name(pdup__reader *reader, const pdup__words *words) {
    int32_t player;
    if (!pdup__count_words(reader, words, 3, 3, PDUP__M_FORM_NAME) ||
        !pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_PLAYERS, &player)) {
        return;
    }
    pdup__claim *claim =
        pdup__claim_take(reader, PDUP_E_FILE_TWICE, pdup__key_number(0, PDUP__LINE_NAME, player),
                         words->at[1].column);
    if (claim && pdup__check_text(reader, &words->at[2])) {
        set_name(reader, player, words);
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

enum { FOLDED = 2 * PDUP_MAX_TEXT };

/* A name in the form in which it is compared. */
typedef struct folded_name {
    size_t count;
    uint32_t letters[FOLDED];
} folded_name;

/* A name by 64 bits of it, which two of 40 000 names have in common once in 10^10 events; and then it is a warning. */
typedef struct hashed_name {
    uint64_t hash;
    int32_t player;
} hashed_name;

static void fold(const pdup__reader *reader, int32_t player, folded_name *out) {
    const char *name = reader->file->names[player - 1];
    out->count = pdup__fold_name(name, strlen(name), out->letters);
}

/* FNV-1a, a letter at a time. */
static uint64_t hash_of(const folded_name *name) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < name->count; i++) {
        hash = (hash ^ name->letters[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}

static int by_hash(const void *first, const void *second) {
    const hashed_name *a = first;
    const hashed_name *b = second;
    return a->hash != b->hash ? (a->hash < b->hash ? -1 : 1)
                              : pdup__by_number(a->player, b->player);
}

static const pdup__claim *line_of(const pdup__reader *reader, int32_t player) {
    pdup__claim_key key = pdup__key_number(0, PDUP__LINE_NAME, player);
    return pdup__claims_find(&reader->claims, &key);
}

static void warn(pdup__reader *reader, int32_t first, int32_t player) {
    const pdup__claim *claim = line_of(reader, player);
    pdup__issue issue = pdup__issue_of(PDUP_W_SAME_NAME, PDUP__M_SAME_NAME);
    pdup__issue_number(&issue, player);
    pdup__issue_number(&issue, first);
    pdup__issue_number(&issue, line_of(reader, first)->line);
    reader->line = claim->line;
    pdup__complain(reader, claim->column, &issue);
}

static int32_t hash_names(const pdup__reader *reader, folded_name *room, hashed_name *out) {
    int32_t count = 0;
    for (int32_t player = 1; player <= reader->file->player_count; player++) {
        const char *name = reader->file->names[player - 1];
        if (name) {
            fold(reader, player, room);
            out[count] = (hashed_name){hash_of(room), player};
            count += room->count > 0; /* a blank name is nobody's */
        }
    }
    return count;
}

void pdup__check_names(pdup__reader *reader) {
    size_t players = (size_t)reader->file->player_count;
    if (players == 0) {
        return;
    }
    /* The second half is the room that sorting needs. */
    hashed_name *names = pdup__alloc_array(reader->allocator, 2 * players, sizeof *names);
    folded_name *room = pdup__alloc_array(reader->allocator, 1, sizeof *room);
    if (names && room) {
        int32_t count = hash_names(reader, room, names);
        int32_t first = 0;
        pdup__sort(names, names + players, (size_t)count, sizeof *names, by_hash);
        for (int32_t i = 1; i < count; i++) {
            if (names[i].hash == names[first].hash) {
                warn(reader, names[first].player, names[i].player);
            } else {
                first = i;
            }
        }
    } else {
        reader->is_out_of_memory = true;
    }
    pdup__release(reader->allocator, room);
    pdup__release(reader->allocator, names);
}
