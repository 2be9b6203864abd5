/* SPDX-License-Identifier: MIT */
#include "base/handle.h"
#include "movement/text/list_text.h"

/* Columns of faults are 32-bit. */
enum { MAX_SIZE = 1 << 30 };

static bool begins_with_word(pdup__span words, const char *word) {
    pdup__span first;
    (void)pdup__next_word(&words, &first);
    return pdup__text_is(first.bytes, first.size, word);
}

static bool begins_with(pdup__span words, const char *bytes) {
    return pdup__take(&words, bytes);
}

/* The form is told by the first line that is not a comment; NULL if there is none. */
static pdup__form_reader *form_of(const pdup__text_reader *reader) {
    const char *next = reader->text.bytes;
    pdup__text_line line;
    while (pdup__next_line(reader, &next, &line)) {
        if (line.words.size == 0) {
            continue;
        }
        if (begins_with_word(line.words, "players")) {
            return pdup__read_list;
        }
        if (begins_with_word(line.words, "cycle") || begins_with_word(line.words, "sets") ||
            begins_with_word(line.words, "seats") || begins_with_word(line.words, "rounds")) {
            return pdup__read_cycle;
        }
        if (begins_with(line.words, "[") || begins_with(line.words, "{")) {
            return pdup__read_json;
        }
        return pdup__is_prescript(line.words) ? pdup__read_prescript : pdup__read_published;
    }
    return NULL;
}

/* A text with wrong bytes is not read further: its words are not what they seem. */
static pdup_movement *read_characters(pdup__text_reader *reader) {
    pdup__check_characters(reader);
    if (pdup_faults_count(reader->faults) > 0 || reader->is_out_of_memory) {
        return NULL;
    }
    pdup__form_reader *read = form_of(reader);
    if (!read) {
        pdup__refuse_text(reader, reader->text.bytes, PDUP_E_FILE_MISSING, PDUP__M_MOVEMENT_NONE);
        return NULL;
    }
    return read(reader);
}

static pdup_movement *read_text(pdup__text_reader *reader) {
    pdup_movement *movement = NULL;
    pdup__spot where;
    pdup__issue issue =
        pdup__source_open(&reader->source, reader->text.bytes, reader->text.size, &where);
    reader->text = reader->source.text;
    if (issue.status != PDUP_OK) {
        pdup__refuse_at(reader, where.line, where.column, &issue);
    } else {
        movement = read_characters(reader);
    }
    if (!pdup__faults_finish(reader->faults)) {
        reader->is_out_of_memory = true;
    }
    return movement;
}

pdup_status pdup_movement_new_from_text(const pdup_allocator *allocator, const char *text,
                                        size_t size, pdup_faults *faults, pdup_movement **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__faults_may_be(faults) || !pdup__allocator_is_whole(allocator) ||
        !pdup__text_is_given(text, size)) {
        return PDUP_E_ARG;
    }
    if (size > MAX_SIZE) {
        pdup__issue issue = pdup__issue_range("size", (int64_t)size, 0, MAX_SIZE);
        return pdup__faults_refuse(faults, (pdup__fault){0}, &issue);
    }
    pdup_allocator own = pdup__allocator(allocator);
    pdup__text_reader reader = {.allocator = &own, .text = {text ? text : "", size}};
    reader.faults = pdup__faults_new_for(faults, &own);
    if (!reader.faults) {
        return PDUP_E_NOMEM;
    }
    pdup_movement *movement = read_text(&reader);
    if (!pdup__faults_hand_over(reader.faults, reader.is_out_of_memory ? NULL : faults) ||
        reader.is_out_of_memory) {
        pdup_movement_unref(movement);
        return PDUP_E_NOMEM;
    }
    *out = movement;
    return movement ? PDUP_OK : PDUP_E_MOVEMENT_TEXT;
}
