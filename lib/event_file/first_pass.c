/* SPDX-License-Identifier: MIT */
#include "event_file/first_pass.h"

#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/slips.h"
#include "event_file/tables.h"
#include "event_file/words.h"
#include "text/characters.h"

#include <string.h>

typedef struct keyword {
    const char *word;
    pdup__line_kind kind; /* PDUP__LINE_NONE: this version does not read it */
} keyword;

static const keyword keywords[] = {
    {"pdup-event", PDUP__LINE_HEADER},   {"kind", PDUP__LINE_KIND},
    {"title", PDUP__LINE_TITLE},         {"variety", PDUP__LINE_VARIETY},
    {"tariff", PDUP__LINE_TARIFF},       {"regulation", PDUP__LINE_REGULATION},
    {"seed", PDUP__LINE_SEED},           {"players", PDUP__LINE_PLAYERS},
    {"name", PDUP__LINE_NAME},           {"session", PDUP__LINE_SESSION},
    {"movement", PDUP__LINE_MOVEMENT},   {"rounds", PDUP__LINE_ROUNDS},
    {"played", PDUP__LINE_PLAYED},       {"board", PDUP__LINE_BOARD},
    {"traveller", PDUP__LINE_TRAVELLER}, {"ruling", PDUP__LINE_RULING},
    {"fouled", PDUP__LINE_FOULED},       {"turned", PDUP__LINE_TURNED},
    {"penalty", PDUP__LINE_PENALTY},     {"disqualify", PDUP__LINE_DISQUALIFY},
    {"ended", PDUP__LINE_ENDED},         {"official", PDUP__LINE_OFFICIAL},
    {"suspend", PDUP__LINE_SUSPEND},     {"approve", PDUP__LINE_APPROVE},
    {"revoke", PDUP__LINE_REVOKE},       {"waive", PDUP__LINE_WAIVE},
    {"appeal", PDUP__LINE_APPEAL},       {"correct", PDUP__LINE_CORRECT},
    {"enter", PDUP__LINE_NONE},          {"substitute", PDUP__LINE_NONE},
    {"withdraw", PDUP__LINE_NONE},       {"close-table", PDUP__LINE_NONE},
    {"pool", PDUP__LINE_NONE},
};

enum { KEYWORDS = sizeof keywords / sizeof keywords[0] };

/* Where the first pass stands. */
typedef struct listing {
    pdup__reader *reader;
    pdup__words words;    /* of the present line */
    bool has_lines;       /* one with words has been seen */
    int32_t header_line;  /* 0: none yet */
    int32_t session_line; /* the first `session` line; 0: none yet */
    int32_t session;
    bool is_begun; /* the session has lines, maybe only its `session` line */
    bool is_over;  /* beyond PDUP_MAX_SESSIONS: lines of sessions are no longer listed */
    int32_t board; /* of the last `traveller` line; 0: none, or none that can be used */
    pdup__words
        short_row; /* of the line before, if it is a row that lacks words; count 0: it is none */
} listing;

static const keyword *find_keyword(const pdup__word *word) {
    for (int i = 0; i < KEYWORDS; i++) {
        if (pdup__word_is(word, keywords[i].word)) {
            return &keywords[i];
        }
    }
    return NULL;
}

static bool is_word(const char *text, const char *word) {
    return text && pdup__text_is(text, strlen(text), word);
}

/* An unknown word that is nearly `traveller` or `session` takes effect as one that cannot be used: otherwise the
 * lines after it would be read as part of what stands before it. */
static pdup__line_kind refuse_unknown(listing *state, const pdup__word *word) {
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int i = 0; i < KEYWORDS; i++) {
        pdup__suggest_offer(&suggestion, keywords[i].word);
    }
    pdup__fault_unknown(state->reader, PDUP_E_FILE_KEY, PDUP__M_LINE, &suggestion);
    if (is_word(suggestion.of.known, "traveller")) {
        return PDUP__LINE_TRAVELLER;
    }
    if (is_word(suggestion.of.known, "session")) {
        return PDUP__LINE_SESSION;
    }
    return PDUP__LINE_NONE;
}

static pdup__line_kind kind_of(listing *state, bool *is_usable) {
    const pdup__word *word = &state->words.at[0];
    if (word->size > 0 && word->bytes[0] >= '0' && word->bytes[0] <= '9') {
        return PDUP__LINE_ROW;
    }
    const keyword *found = find_keyword(word);
    if (!found) {
        *is_usable = false;
        return refuse_unknown(state, word);
    }
    if (found->kind == PDUP__LINE_NONE) {
        pdup__fault_unsupported(state->reader, word);
    }
    bool is_own = found->kind == PDUP__LINE_REGULATION && state->session_line != 0;
    return is_own ? PDUP__LINE_OWN_REGULATION : found->kind;
}

/* found is what stands there instead, or NULL. */
static void refuse_header(listing *state, int32_t column, const pdup__word *found) {
    pdup__issue issue = pdup__issue_bare(PDUP_E_FILE_HEADER);
    if (found) {
        pdup__issue_say(&issue, PDUP__M_HEADER_HERE);
        pdup__issue_word(&issue, found->bytes, found->size);
    }
    pdup__complain(state->reader, column, &issue);
}

/* The first line with words must be the header; wherever it stands, it must be right and stand once. */
static void check_header(listing *state, pdup__line_kind kind, bool is_usable) {
    const pdup__words *words = &state->words;
    bool is_first = !state->has_lines;
    state->has_lines = true;
    if (kind != PDUP__LINE_HEADER) {
        if (is_first) {
            bool has_word = words->count > 0;
            refuse_header(state, has_word ? words->at[0].column : 1,
                          has_word ? &words->at[0] : NULL);
        }
        return;
    }
    if (state->header_line != 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_TWICE, PDUP__M_EARLIER_LINE);
        pdup__issue_number(&issue, state->header_line);
        pdup__complain(state->reader, words->at[0].column, &issue);
        return;
    }
    state->header_line = state->reader->line;
    if (is_usable && (words->count != 2 || !pdup__word_is(&words->at[1], "1"))) {
        /* The first word too many or of another version, or the end where the version should be. */
        int32_t wrong = words->count > 1 && pdup__word_is(&words->at[1], "1") ? 2 : 1;
        bool has_word = words->count > wrong;
        refuse_header(state, has_word ? words->at[wrong].column : words->end_column,
                      has_word ? &words->at[wrong] : NULL);
    }
}

/* kind is one of those about the event. A regulation after a `session` line is for that session alone. A title or a seed there could be meant so too, but no
 * session has one of its own; only players and names may stand there. */
static bool is_misplaced(listing *state, pdup__line_kind kind) {
    if (state->session_line == 0 || kind == PDUP__LINE_PLAYERS || kind == PDUP__LINE_NAME) {
        return false;
    }
    const pdup__word *word = &state->words.at[0];
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_ORDER, PDUP__M_LINE_OF_EVENT);
    pdup__issue_word(&issue, word->bytes, word->size);
    pdup__issue_number(&issue, state->session_line);
    pdup__complain(state->reader, word->column, &issue);
    return true;
}

static void check_session_number(listing *state, int32_t wanted) {
    pdup__reader *reader = state->reader;
    const pdup__words *words = &state->words;
    int32_t number;
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_SESSION) ||
        !pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_SESSIONS, &number) ||
        number == wanted) {
        return;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_ORDER, PDUP__M_SESSION_ORDER);
    pdup__issue_number(&issue, wanted);
    pdup__issue_number(&issue, number);
    if (wanted < number) {
        pdup__issue_say(&issue, PDUP__M_SESSION_SKIPPED);
        pdup__issue_number(&issue, wanted);
    }
    pdup__complain(reader, words->at[1].column, &issue);
}

/* A session begins also where its number is wrong: what follows is not of the session before. */
static void begin_session(listing *state, bool is_usable) {
    int32_t number = state->is_begun ? state->session + 1 : 1;
    if (is_usable) {
        check_session_number(state, number);
    }
    if (state->session_line == 0) {
        state->session_line = state->reader->line;
    }
    state->is_begun = true;
    state->board = 0;
    if (number > PDUP_MAX_SESSIONS) {
        state->is_over = true;
    } else {
        state->session = number;
    }
}

static void push_record(listing *state, const pdup__record *record) {
    pdup__reader *reader = state->reader;
    if (reader->record_count == reader->record_capacity) {
        void *memory = reader->records;
        if (!pdup__grow(reader->allocator, &memory, &reader->record_capacity, sizeof *record)) {
            reader->is_out_of_memory = true;
            return;
        }
        reader->records = memory;
    }
    reader->records[reader->record_count++] = *record;
}

static void gather(listing *state, const pdup__claim_key *key) {
    pdup__reader *reader = state->reader;
    if (!reader->is_out_of_memory &&
        !pdup__claims_gather(&reader->claims, reader->allocator, key)) {
        reader->is_out_of_memory = true;
    }
}

/* The rows of a board that a line of this kind is about. */
static bool list_rows(pdup__line_kind kind, const pdup__words *words, pdup__word *list) {
    if (kind != PDUP__LINE_CORRECT) {
        return pdup__find_value(words, "rows", list) != NULL;
    }
    *list = words->count > 2 ? words->at[2] : (pdup__word){0};
    return words->count > 2;
}

/* A line about rows of a board has a key for each of them. */
static void gather_rows(listing *state, pdup__line_kind kind) {
    size_t at = 0;
    int64_t board;
    pdup__word list;
    pdup__row_name row;
    if (state->words.count < 2 ||
        !pdup__word_number(&state->words.at[1], 1, PDUP_MAX_BOARDS, &board) ||
        !list_rows(kind, &state->words, &list)) {
        return;
    }
    while (pdup__next_row(&list, &at, &row)) {
        int32_t round;
        int32_t coded;
        if (pdup__row_name_coded(&row, &round, &coded)) {
            pdup__claim_key key =
                pdup__key_of_row(state->session, kind, (int32_t)board, round, coded);
            gather(state, &key);
        }
    }
}

static void list_record(listing *state, pdup__record *record) {
    pdup__claim_key key;
    record->session = state->session;
    bool has_key = record->is_usable &&
                   pdup__line_key(record->kind, &state->words, state->session, state->board, &key);
    if (record->kind == PDUP__LINE_TRAVELLER) {
        state->board = has_key ? key.numbers[0] : 0;
    }
    push_record(state, record);
    if (has_key) {
        gather(state, &key);
    }
    if (record->is_usable &&
        pdup__line_ruling_key(record->kind, &state->words, state->session, &key)) {
        gather(state, &key);
    }
    if (record->is_usable && pdup__line_replaced_key(&state->words, state->session, &key)) {
        gather(state, &key);
    }
    if (record->is_usable) {
        pdup__rooms_note(&state->reader->rooms[state->session - 1], record->kind, &state->words,
                         record->line);
    }
    if (record->is_usable && pdup__kind_is_about_rows(record->kind)) {
        gather_rows(state, record->kind);
    }
}

/* Does this line go on with the row of the line before? Both are told as one slip. */
static bool is_rest_of_row(listing *state) {
    pdup__reader *reader = state->reader;
    const pdup__words *words = &state->words;
    if (state->short_row.count == 0 || find_keyword(&words->at[0]) ||
        !pdup__is_broken_row(&state->short_row, words)) {
        return false;
    }
    pdup__record *last = &reader->records[reader->record_count - 1];
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_ROW_BROKEN);
    pdup__issue_number(&issue, reader->line);
    last->is_usable = false;
    reader->line = last->line;
    pdup__complain(reader, state->short_row.end_column, &issue);
    return true;
}

/* Remembers a row that lacks words. */
static void note_short_row(listing *state, const pdup__record *record) {
    bool is_short = record->kind == PDUP__LINE_ROW && record->is_usable && !state->is_over &&
                    state->words.count < pdup__row_word_count(&state->words);
    state->short_row.count = 0;
    if (is_short) {
        state->short_row = state->words;
    }
}

static void list_line(listing *state, pdup__record *record) {
    bool is_usable = state->words.is_usable;
    if (is_usable && is_rest_of_row(state)) {
        state->short_row.count = 0;
        return;
    }
    record->kind = state->words.count > 0 ? kind_of(state, &is_usable) : PDUP__LINE_NONE;
    record->is_usable = is_usable;
    check_header(state, record->kind, is_usable);
    if (record->kind == PDUP__LINE_SESSION) {
        begin_session(state, is_usable);
    } else if (record->kind > PDUP__LINE_SESSION) {
        state->is_begun = true;
        if (!state->is_over) {
            list_record(state, record);
        }
    } else if (record->kind > PDUP__LINE_HEADER && !is_misplaced(state, record->kind)) {
        list_record(state, record);
    }
    note_short_row(state, record);
}

/* One line of the text, its end taken off. */
static void scan(listing *state, int32_t offset, int32_t size) {
    pdup__reader *reader = state->reader;
    const pdup__words *words = &state->words;
    pdup__scan_line(reader->text + offset, (size_t)size, reader->store, &state->words);
    if (words->problem.status != PDUP_OK) {
        pdup__complain(reader, words->problem_column, &words->problem);
    }
    if (words->count > 0 || !words->is_usable) {
        list_line(state, &(pdup__record){.offset = offset, .size = size, .line = reader->line});
    }
}

static bool make_store(pdup__reader *reader) {
    size_t longest = 1;
    for (size_t at = 0; at < reader->size; at += pdup__line_size(reader->text, reader->size, at)) {
        size_t size = pdup__line_size(reader->text, reader->size, at);
        longest = size > longest ? size : longest;
    }
    reader->store = pdup__alloc_array(reader->allocator, longest, 1);
    return reader->store != NULL;
}

/* Now it is known how many tables a room has. */
static void number_tables(pdup__reader *reader) {
    for (size_t i = 0; i < reader->claims.count; i++) {
        pdup__claim_key *key = &reader->claims.at[i].key;
        if (pdup__kind_has_rows((pdup__line_kind)key->kind)) {
            key->numbers[2] = pdup__rooms_number(&reader->rooms[key->session - 1], key->numbers[2]);
        }
    }
}

void pdup__list_lines(pdup__reader *reader) {
    listing state = {.reader = reader, .session = 1};
    if (!make_store(reader)) {
        reader->is_out_of_memory = true;
        return;
    }
    size_t at = pdup__mark_size(reader->text, reader->size);
    reader->line = 0;
    while (at < reader->size && !reader->is_out_of_memory) {
        size_t size = pdup__line_size(reader->text, reader->size, at);
        reader->line++;
        scan(&state, (int32_t)at, (int32_t)pdup__line_without_end(reader->text + at, size));
        at += size;
    }
    if (!state.has_lines) {
        reader->line = 1;
        refuse_header(&state, 1, NULL);
    }
    number_tables(reader);
    reader->session_count = state.session;
}
