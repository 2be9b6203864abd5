/* SPDX-License-Identifier: MIT */
#include "text/faults.h"

#include "base/handle.h"
#include "base/sort.h"
#include "text/status.h"

#include <string.h>

/* What a fault says, in one block of memory: the bytes of its arguments follow them. */
typedef struct reason {
    int32_t message_count;
    int32_t argument_count;
    pdup__message messages[PDUP__ISSUE_MESSAGES];
    pdup__argument arguments[];
} reason;

typedef struct entry {
    pdup__fault fault;
    pdup_part part;
    int32_t part_index;
    int32_t ruling;
    reason *said;
} entry;

struct pdup_faults {
    pdup__handle base;
    entry *entries;
    size_t count;
    size_t capacity;
    int32_t error_count;
};

pdup_faults *pdup__faults_new(const pdup_allocator *allocator) {
    return pdup__handle_new(allocator, sizeof(pdup_faults), PDUP__FAULTS);
}

pdup_faults *pdup__faults_new_for(const pdup_faults *given, const pdup_allocator *allocator) {
    return pdup__faults_new(given ? &given->base.allocator : allocator);
}

bool pdup__faults_may_be(const pdup_faults *faults) {
    return !faults || pdup__handle_is(faults, PDUP__FAULTS);
}

/* Room for so many more. */
static bool make_room(pdup_faults *faults, size_t more) {
    while (faults->capacity - faults->count < more) {
        void *memory = faults->entries;
        if (!pdup__grow(&faults->base.allocator, &memory, &faults->capacity, sizeof(entry))) {
            return false;
        }
        faults->entries = memory;
    }
    return true;
}

static bool has_bytes(const pdup__argument *argument) {
    return argument->kind == PDUP__KIND_WORD || argument->kind == PDUP__KIND_TEXT ||
           argument->kind == PDUP__KIND_LIST;
}

/* A copy that needs nothing from elsewhere; NULL when there is no memory. */
static reason *keep(const pdup_allocator *allocator, const pdup__issue *issue) {
    size_t arguments = (size_t)issue->argument_count * sizeof(pdup__argument);
    size_t size = sizeof(reason) + arguments;
    for (int32_t i = 0; i < issue->argument_count; i++) {
        size += issue->arguments[i].size;
    }
    reason *kept = pdup__alloc_array(allocator, size, 1);
    if (!kept) {
        return NULL;
    }
    kept->message_count = issue->message_count;
    kept->argument_count = issue->argument_count;
    memcpy(kept->messages, issue->messages, sizeof kept->messages);
    char *bytes = (char *)kept + sizeof(reason) + arguments;
    for (int32_t i = 0; i < issue->argument_count; i++) {
        kept->arguments[i] = issue->arguments[i];
        if (has_bytes(&issue->arguments[i])) {
            size_t count = issue->arguments[i].size;
            const char *from = pdup__issue_argument_bytes(issue, i);
            kept->arguments[i].bytes = bytes;
            if (count != 0) {
                memcpy(bytes, from, count);
            }
            bytes += count;
        }
    }
    return kept;
}

bool pdup__faults_enter(pdup_faults *faults, pdup__fault where, const pdup__issue *issue) {
    const pdup_allocator *allocator = &faults->base.allocator;
    reason *kept = make_room(faults, 1) ? keep(allocator, issue) : NULL;
    if (!kept) {
        return false;
    }
    where.code = issue->status;
    faults->entries[faults->count++] = (entry){where, issue->part, issue->at, issue->ruling, kept};
    faults->error_count += where.code < 0;
    return true;
}

pdup_status pdup__faults_refuse(pdup_faults *faults, pdup__fault where, const pdup__issue *issue) {
    return faults && !pdup__faults_enter(faults, where, issue) ? PDUP_E_NOMEM : issue->status;
}

bool pdup__faults_hand_over(pdup_faults *from, pdup_faults *to) {
    bool has_room = !to || make_room(to, from->count);
    if (to && has_room) {
        for (size_t i = 0; i < from->count; i++) {
            to->entries[to->count++] = from->entries[i];
        }
        to->error_count += from->error_count;
        from->count = 0;
    }
    pdup_faults_unref(from);
    return has_room;
}

static int by_place(const void *first, const void *second) {
    const pdup__fault *a = &((const entry *)first)->fault;
    const pdup__fault *b = &((const entry *)second)->fault;
    int orders[] = {pdup__by_number(a->line, b->line), pdup__by_number(a->column, b->column),
                    pdup__by_number(a->board, b->board), pdup__by_number(a->round, b->round),
                    pdup__by_number(a->table, b->table)};
    return pdup__by_first(orders, sizeof orders / sizeof orders[0]);
}

bool pdup__faults_sort(pdup_faults *faults) {
    if (faults->count == 0) {
        return true;
    }
    const pdup_allocator *allocator = &faults->base.allocator;
    entry *scratch = pdup__alloc_array(allocator, faults->count, sizeof(entry));
    if (!scratch) {
        return false;
    }
    pdup__sort(faults->entries, scratch, faults->count, sizeof(entry), by_place);
    pdup__release(allocator, scratch);
    return true;
}

/* How many faults there are, or how many warnings. */
static int32_t count_kind(const pdup_faults *faults, bool is_warning) {
    return is_warning ? (int32_t)faults->count - faults->error_count : faults->error_count;
}

bool pdup__faults_gather(pdup_faults *faults, pdup__fault where, const pdup__issue *issue) {
    return count_kind(faults, issue->status > 0) >= PDUP__MAX_FAULTS ||
           pdup__faults_enter(faults, where, issue);
}

/* The last fault, or the last warning, of a list that has one. */
static pdup__fault last_of_kind(const pdup_faults *faults, bool is_warning) {
    size_t at = faults->count - 1;
    while ((faults->entries[at].fault.code > 0) != is_warning) {
        at--;
    }
    return faults->entries[at].fault;
}

/* If the list was cut, one more at the place of the last says so: a fault, or a warning where only warnings are
 * missing. */
static bool tell_cut(pdup_faults *faults, bool is_warning) {
    if (count_kind(faults, is_warning) < PDUP__MAX_FAULTS) {
        return true;
    }
    pdup__fault last = last_of_kind(faults, is_warning);
    pdup__issue issue = is_warning ? pdup__issue_of(last.code, PDUP__M_CUT_WARNINGS)
                                   : pdup__issue_of(PDUP_E_RANGE, PDUP__M_CUT_FAULTS);
    pdup__issue_number(&issue, PDUP__MAX_FAULTS);
    return pdup__faults_enter(faults, last, &issue);
}

bool pdup__faults_finish(pdup_faults *faults) {
    return tell_cut(faults, false) && tell_cut(faults, true) && pdup__faults_sort(faults);
}

pdup__fault pdup__faults_get(const pdup_faults *faults, int32_t index) {
    return faults->entries[index].fault;
}

pdup__issue pdup__faults_issue(const pdup_faults *faults, int32_t index) {
    const entry *at = &faults->entries[index];
    pdup__issue issue = {
        .status = at->fault.code,
        .part = at->part,
        .at = at->part_index,
        .ruling = at->ruling,
        .message_count = at->said->message_count,
        .argument_count = at->said->argument_count,
    };
    memcpy(issue.messages, at->said->messages, sizeof issue.messages);
    memcpy(issue.arguments, at->said->arguments,
           (size_t)issue.argument_count * sizeof issue.arguments[0]);
    return issue;
}

pdup_status pdup_faults_new(const pdup_allocator *allocator, pdup_faults **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator)) {
        return PDUP_E_ARG;
    }
    *out = pdup__faults_new(allocator);
    return *out ? PDUP_OK : PDUP_E_NOMEM;
}

static void empty(pdup_faults *faults) {
    for (size_t i = 0; i < faults->count; i++) {
        pdup__release(&faults->base.allocator, faults->entries[i].said);
    }
    faults->count = 0;
    faults->error_count = 0;
}

pdup_status pdup_faults_clear(pdup_faults *faults) {
    if (!pdup__handle_is(faults, PDUP__FAULTS)) {
        return PDUP_E_ARG;
    }
    empty(faults);
    return PDUP_OK;
}

int32_t pdup_faults_count(const pdup_faults *faults) {
    return pdup__handle_is(faults, PDUP__FAULTS) ? (int32_t)faults->count : PDUP_E_ARG;
}

int32_t pdup_faults_error_count(const pdup_faults *faults) {
    return pdup__handle_is(faults, PDUP__FAULTS) ? faults->error_count : PDUP_E_ARG;
}

static pdup_status check_index(const pdup_faults *faults, int32_t index) {
    if (!pdup__handle_is(faults, PDUP__FAULTS)) {
        return PDUP_E_ARG;
    }
    return index >= 0 && (size_t)index < faults->count ? PDUP_OK : PDUP_E_RANGE;
}

pdup_status pdup_faults_number_at(const pdup_faults *faults, int32_t index, pdup_fault field,
                                  int32_t *value_out) {
    if (!value_out) {
        return PDUP_E_ARG;
    }
    *value_out = 0;
    pdup_status status = check_index(faults, index);
    if (status != PDUP_OK) {
        return status;
    }
    if (field < PDUP_FAULT_CODE || field > PDUP_FAULT_RULING) {
        return PDUP_E_RANGE;
    }
    const entry *at = &faults->entries[index];
    const int32_t numbers[] = {
        [PDUP_FAULT_CODE] = at->fault.code,     [PDUP_FAULT_LINE] = at->fault.line,
        [PDUP_FAULT_COLUMN] = at->fault.column, [PDUP_FAULT_BOARD] = at->fault.board,
        [PDUP_FAULT_ROUND] = at->fault.round,   [PDUP_FAULT_TABLE] = at->fault.table,
        [PDUP_FAULT_PART] = at->part,           [PDUP_FAULT_PART_INDEX] = at->part_index,
        [PDUP_FAULT_RULING] = at->ruling,
    };
    *value_out = numbers[field];
    return PDUP_OK;
}

const char *pdup_faults_name_at(const pdup_faults *faults, int32_t index) {
    if (check_index(faults, index) != PDUP_OK) {
        return NULL;
    }
    const entry *at = &faults->entries[index];
    const reason *said = at->said;
    if (said->message_count == 0) {
        return pdup__message_name(pdup__status_message(at->fault.code));
    }
    /* The session is where it is, not what it is. */
    return pdup__message_name(said->messages[said->messages[0] == PDUP__M_OF_SESSION]);
}

/* A fault that is being put into words; with a file also where it stands. */
typedef struct request {
    const entry *entry;
    pdup_language language;
    const char *file;
    size_t file_size;
} request;

/* Between the sentence of the status and what is wrong; a hint alone brings its own mark. */
static bool needs_colon(const reason *said, pdup_language language) {
    return said->message_count > 0 && pdup__message_form(said->messages[0], language)[0] != ';';
}

static void put_sentence(pdup__writer *writer, const void *what) {
    const request *wording = what;
    const reason *said = wording->entry->said;
    pdup_language language = wording->language;
    if (said->message_count == 0 || !pdup__message_is_whole(said->messages[0])) {
        pdup__put_message(writer, pdup__status_message(wording->entry->fault.code), language, NULL);
        pdup__put_text(writer, needs_colon(said, language) ? ": " : "");
    }
    const pdup__argument *arguments = said->arguments;
    for (int32_t i = 0; i < said->message_count; i++) {
        pdup__put_message(writer, said->messages[i], language, arguments);
        arguments += strlen(pdup__message_arguments(said->messages[i]));
    }
}

static pdup__argument number(int32_t value) {
    return (pdup__argument){.kind = PDUP__KIND_NUMBER, .number = value};
}

/* The row, where there is no line to name. */
static void put_row(pdup__writer *writer, const pdup__fault *fault, pdup_language language) {
    const pdup__argument row[] = {number(fault->board), number(fault->round), number(fault->table)};
    if (fault->board > 0) {
        bool has_row = fault->round > 0;
        pdup__put_message(writer, has_row ? PDUP__M_PLACE_ROW : PDUP__M_PLACE_BOARD, language, row);
    }
}

static void put_line(pdup__writer *writer, const void *what) {
    const request *wording = what;
    const pdup__fault *fault = &wording->entry->fault;
    pdup__put(writer, wording->file, wording->file_size);
    if (fault->line > 0) {
        pdup__put_text(writer, wording->file_size > 0 ? ":" : "");
        pdup__put_integer(writer, fault->line);
        pdup__put_text(writer, ":");
        pdup__put_integer(writer, fault->column);
        pdup__put_text(writer, ": ");
    } else {
        pdup__put_text(writer, wording->file_size > 0 ? ": " : "");
        put_row(writer, fault, wording->language);
    }
    if (fault->code > 0) {
        pdup__put_message(writer, PDUP__M_WARNING, wording->language, NULL);
    }
    put_sentence(writer, what);
}

static pdup_status give(const pdup_faults *faults, int32_t index, request *wording,
                        pdup__put_all *put_all, char *buf, size_t cap, size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    pdup_status status = check_index(faults, index);
    if (status != PDUP_OK) {
        return status;
    }
    if (!pdup__language_is_valid(wording->language)) {
        return PDUP_E_RANGE;
    }
    wording->entry = &faults->entries[index];
    return pdup__writer_give(put_all, wording, buf, cap, len_out);
}

pdup_status pdup_faults_text_at(const pdup_faults *faults, int32_t index, pdup_language language,
                                char *buf, size_t cap, size_t *len_out) {
    request wording = {.language = language};
    return give(faults, index, &wording, put_sentence, buf, cap, len_out);
}

pdup_status pdup_faults_line_at(const pdup_faults *faults, int32_t index, const char *file,
                                size_t file_size, pdup_language language, char *buf, size_t cap,
                                size_t *len_out) {
    if (len_out && !pdup__text_is_given(file, file_size)) {
        *len_out = 0;
        return PDUP_E_ARG;
    }
    request wording = {NULL, language, file_size > 0 ? file : "", file_size};
    return give(faults, index, &wording, put_line, buf, cap, len_out);
}

pdup_faults *pdup_faults_ref(pdup_faults *faults) {
    return pdup__handle_ref(faults, PDUP__FAULTS);
}

void pdup_faults_unref(pdup_faults *faults) {
    if (pdup__handle_unref(faults, PDUP__FAULTS)) {
        empty(faults);
        pdup__release(&faults->base.allocator, faults->entries);
        pdup__handle_free(faults);
    }
}
