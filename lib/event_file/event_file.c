/* SPDX-License-Identifier: MIT */
#include "event_file/file.h"

#include "event_file/phases.h"
#include "text/faults.h"

/* Offsets and columns of the reader are 32-bit. */
enum { MAX_SIZE = 1 << 30 };

static bool is_file(const pdup_event_file *event_file) {
    return pdup__handle_is(event_file, PDUP__EVENT_FILE);
}

static pdup_status read_into(pdup_event_file *file, const char *text, size_t size) {
    pdup__reader reader = {
        .allocator = &file->base.allocator, .file = file, .text = text, .size = size};
    file->faults = pdup__faults_new(&file->base.allocator);
    return file->faults && pdup__read_text(&reader) ? PDUP_OK : PDUP_E_NOMEM;
}

pdup_status pdup_event_file_read(const pdup_allocator *allocator, const char *text, size_t size,
                                 pdup_event_file **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(text, size)) {
        return PDUP_E_ARG;
    }
    if (size > MAX_SIZE) {
        return PDUP_E_RANGE;
    }
    pdup_event_file *file = pdup__handle_new(allocator, sizeof *file, PDUP__EVENT_FILE);
    if (!file) {
        return PDUP_E_NOMEM;
    }
    pdup_status status = read_into(file, text, size);
    if (status != PDUP_OK) {
        pdup_event_file_unref(file);
        return status;
    }
    *out = file;
    return PDUP_OK;
}

pdup_status pdup_event_file_faults(const pdup_event_file *event_file, pdup_faults **faults_out) {
    if (!faults_out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    if (!is_file(event_file)) {
        return PDUP_E_ARG;
    }
    *faults_out = pdup_faults_ref(event_file->faults);
    return PDUP_OK;
}

/* Text of the handle; empty where there is none. */
static const char *text_or_empty(const char *text) {
    return text ? text : "";
}

const char *pdup_event_file_title(const pdup_event_file *event_file) {
    return is_file(event_file) ? text_or_empty(event_file->title) : NULL;
}

const char *pdup_event_file_variety(const pdup_event_file *event_file) {
    return is_file(event_file) ? text_or_empty(event_file->variety) : NULL;
}

int32_t pdup_event_file_player_count(const pdup_event_file *event_file) {
    return is_file(event_file) ? event_file->player_count : PDUP_E_ARG;
}

const char *pdup_event_file_name(const pdup_event_file *event_file, int32_t player) {
    if (!is_file(event_file) || player < 1 || player > event_file->player_count) {
        return NULL;
    }
    return text_or_empty(event_file->names[player - 1]);
}

int32_t pdup_event_file_session_count(const pdup_event_file *event_file) {
    return is_file(event_file) ? event_file->session_count : PDUP_E_ARG;
}

pdup_status pdup_event_file_session(const pdup_event_file *event_file, int32_t number,
                                    pdup_session **session_out) {
    if (!session_out) {
        return PDUP_E_ARG;
    }
    *session_out = NULL;
    if (!is_file(event_file)) {
        return PDUP_E_ARG;
    }
    if (number < 1 || number > event_file->session_count) {
        return PDUP_E_RANGE;
    }
    *session_out = pdup_session_ref(event_file->sessions[number - 1]);
    return PDUP_OK;
}

pdup_status pdup_event_file_event(const pdup_event_file *event_file, pdup_event **event_out) {
    if (!event_out) {
        return PDUP_E_ARG;
    }
    *event_out = NULL;
    if (!is_file(event_file)) {
        return PDUP_E_ARG;
    }
    pdup_status status = pdup_event_new(&event_file->base.allocator, event_out);
    for (int32_t i = 0; i < event_file->session_count && status == PDUP_OK; i++) {
        status = pdup_event_add_session(*event_out, event_file->sessions[i]);
    }
    return status;
}

pdup_event_file *pdup_event_file_ref(pdup_event_file *event_file) {
    return pdup__handle_ref(event_file, PDUP__EVENT_FILE);
}

static void free_file(pdup_event_file *file) {
    const pdup_allocator *allocator = &file->base.allocator;
    for (int32_t i = 0; i < file->player_count; i++) {
        pdup__release(allocator, file->names[i]);
    }
    for (int32_t i = 0; i < file->session_count; i++) {
        pdup_session_unref(file->sessions[i]);
    }
    pdup__release(allocator, file->names);
    pdup__release(allocator, file->title);
    pdup__release(allocator, file->variety);
    pdup_faults_unref(file->faults);
    pdup__handle_free(file);
}

void pdup_event_file_unref(pdup_event_file *event_file) {
    if (pdup__handle_unref(event_file, PDUP__EVENT_FILE)) {
        free_file(event_file);
    }
}
