/* SPDX-License-Identifier: MIT */
#include "event_file/report.h"

#include "base/compat.h"
#include "event_file/words.h"

pdup__line *pdup__fault_begin(pdup__reader *reader, pdup_status status, int32_t column) {
    reader->fault =
        (pdup__fault){status, reader->line, column, reader->board, reader->round, reader->table};
    reader->fault_text.length = 0;
    if (status != PDUP_OK) {
        pdup__line_add(&reader->fault_text, pdup_status_text(status, PDUP_LANGUAGE_EN));
        pdup__line_add(&reader->fault_text, ": ");
    }
    return &reader->fault_text;
}

void pdup__complain(pdup__reader *reader, int32_t column, const pdup__issue *issue) {
    pdup__fault where = {
        .line = reader->line,
        .column = column,
        .board = reader->board,
        .round = reader->round,
        .table = reader->table,
    };
    if (!reader->is_out_of_memory && !pdup__faults_gather(reader->file->faults, where, issue)) {
        reader->is_out_of_memory = true;
    }
}

void pdup__fault_end(pdup__reader *reader) {
    if (!reader->is_out_of_memory &&
        !pdup__faults_collect(reader->file->faults, reader->fault, &reader->fault_text)) {
        reader->is_out_of_memory = true;
    }
}

void pdup__line_add_word(pdup__line *text, const pdup__word *word) {
    pdup__line_add_quoted(text, word->bytes, word->size);
}

/* Letters of the two alphabets look alike; U+0400 to U+047F begin with these bytes. */
static bool has_cyrillic(const pdup__word *word) {
    for (size_t i = 0; i < word->size; i++) {
        unsigned char byte = (unsigned char)word->bytes[i];
        if (byte == 0xd0 || byte == 0xd1) {
            return true;
        }
    }
    return false;
}

void pdup__line_add_quotes(pdup__line *text, const pdup__word *words, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        if (pdup__word_has_typographic_quote(&words[i])) {
            pdup__line_add(text, "; quotes are plain \", not typographic");
            return;
        }
    }
}

/* `, not 'word'`, and what may be hard to see in it. */
static void add_refused(pdup__line *text, const pdup__word *word) {
    pdup__line_add(text, ", not ");
    pdup__line_add_word(text, word);
    pdup__line_add(text, has_cyrillic(word) ? ", which has Cyrillic letters" : "");
    pdup__line_add_quotes(text, word, 1);
}

pdup__issue pdup__issue_not(const pdup__word *word, pdup__message wanted) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_WORD_WANTED);
    pdup__issue_phrase(&issue, wanted);
    pdup__issue_word(&issue, word->bytes, word->size);
    if (has_cyrillic(word)) {
        pdup__issue_say(&issue, PDUP__M_HAS_CYRILLIC);
    }
    if (pdup__word_has_typographic_quote(word)) {
        pdup__issue_say(&issue, PDUP__M_QUOTE_PLAIN);
    }
    return issue;
}

void pdup__complain_of_word(pdup__reader *reader, const pdup__word *word, pdup__message wanted) {
    pdup__issue issue = pdup__issue_not(word, wanted);
    pdup__complain(reader, word->column, &issue);
}

void pdup__fault_word(pdup__reader *reader, pdup_status status, const pdup__word *word,
                      const char *wanted) {
    pdup__line *text = pdup__fault_begin(reader, status, word->column);
    pdup__line_add(text, wanted);
    add_refused(text, word);
    pdup__fault_end(reader);
}

void pdup__fault_choice(pdup__reader *reader, const char *const *choices, int32_t count,
                        const pdup__suggestion *suggestion) {
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_WORD, suggestion->word->column);
    for (int32_t i = 0; i < count; i++) {
        pdup__line_add(text, i == 0 ? "" : i + 1 == count ? " or " : ", ");
        pdup__line_add(text, choices[i]);
    }
    add_refused(text, suggestion->word);
    pdup__suggest_add(suggestion, text);
    pdup__fault_end(reader);
}

void pdup__fault_unsupported(pdup__reader *reader, const pdup__word *word) {
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_UNSUPPORTED, word->column);
    pdup__line_add_word(text, word);
    pdup__fault_end(reader);
}

void pdup__fault_unknown(pdup__reader *reader, pdup_status status, const char *what,
                         const pdup__suggestion *suggestion) {
    pdup__line *text = pdup__fault_begin(reader, PDUP_OK, suggestion->word->column);
    reader->fault.code = status;
    pdup__line_add(text, "unknown ");
    pdup__line_add(text, what);
    pdup__line_add(text, " ");
    pdup__line_add_word(text, suggestion->word);
    pdup__suggest_add(suggestion, text);
    pdup__fault_end(reader);
}

bool pdup__count_words(pdup__reader *reader, const pdup__words *words, int32_t least, int32_t most,
                       const char *wanted) {
    if (words->count >= least && words->count <= most) {
        return true;
    }
    bool is_short = words->count < least;
    int32_t column = is_short ? words->end_column : words->at[most].column;
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_COUNT, column);
    pdup__line_add(text, wanted);
    if (is_short) {
        pdup__line_add(text, "; the line ends here");
    } else {
        pdup__line_add(text, "; too much from ");
        pdup__line_add_word(text, &words->at[most]);
        pdup__line_add(text, " on");
        pdup__line_add_quotes(text, words->at, words->count);
    }
    pdup__fault_end(reader);
    return false;
}

bool pdup__read_number(pdup__reader *reader, const pdup__word *word, int32_t lowest,
                       int32_t highest, int32_t *out) {
    return pdup__read_number_of(reader, word, "a number", lowest, highest, out);
}

bool pdup__read_number_of(pdup__reader *reader, const pdup__word *word, const char *what,
                          int32_t lowest, int32_t highest, int32_t *out) {
    int64_t number;
    *out = 0;
    if (pdup__word_number(word, lowest, highest, &number)) {
        *out = (int32_t)number;
        return true;
    }
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_WORD, word->column);
    pdup__line_add(text, what);
    pdup__line_add(text, " from ");
    pdup__line_add_integer(text, lowest);
    pdup__line_add(text, " to ");
    pdup__line_add_integer(text, highest);
    pdup__line_add(text, ", not ");
    pdup__line_add_word(text, word);
    pdup__fault_end(reader);
    return false;
}

bool pdup__read_time(pdup__reader *reader, const pdup__word *word, int64_t earliest, int64_t *out) {
    pdup__issue why;
    if (!pdup__word_number(word, earliest, INT64_MAX, out)) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, word, "seconds since 1970");
        return false;
    }
    if (pdup__check_time(*out, &why) != PDUP_OK) {
        pdup__complain(reader, word->column, &why);
        return false;
    }
    return true;
}

bool pdup__check_player(pdup__reader *reader, const pdup__word *word, int32_t player) {
    int32_t players = reader->file->player_count;
    if (players == 0 || player <= players) {
        return true;
    }
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_PLAYERS, word->column);
    pdup__line_add(text, "player ");
    pdup__line_add_integer(text, player);
    pdup__line_add(text, " of ");
    pdup__line_add_integer(text, players);
    pdup__fault_end(reader);
    return false;
}

bool pdup__check_text(pdup__reader *reader, const pdup__word *word) {
    if (word->size <= PDUP_MAX_TEXT) {
        return true;
    }
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_WORD, word->column);
    pdup__line_add(text, "at most ");
    pdup__line_add_integer(text, PDUP_MAX_TEXT);
    pdup__line_add(text, " bytes; these are ");
    pdup__line_add_integer(text, (int64_t)word->size);
    pdup__fault_end(reader);
    return false;
}

char *pdup__keep_text(pdup__reader *reader, const pdup__word *word) {
    char *copy = pdup__text_copy(reader->allocator, word->bytes, word->size);
    if (!copy) {
        reader->is_out_of_memory = true;
    }
    return copy;
}

pdup__claim *pdup__claim_take(pdup__reader *reader, pdup_status status, pdup__claim_key key,
                              int32_t column) {
    pdup__claim *claim = pdup__claims_find(&reader->claims, &key);
    /* The first pass has gathered the key of every line by the same rules. */
    if (PDUP_NEVER(!claim)) {
        return NULL;
    }
    if (claim->line == 0) {
        return claim;
    }
    pdup__line *text = pdup__fault_begin(reader, status, column);
    pdup__line_add(text, "line ");
    pdup__line_add_integer(text, claim->line);
    pdup__fault_end(reader);
    return NULL;
}

void pdup__claim_set(pdup__reader *reader, pdup__claim *claim, int32_t column) {
    claim->line = reader->line;
    claim->column = column;
}

bool pdup__ok_or_nomem(pdup__reader *reader, pdup_status status) {
    if (status == PDUP_E_NOMEM) {
        reader->is_out_of_memory = true;
    }
    (void)PDUP_NEVER(status != PDUP_OK && status != PDUP_E_NOMEM);
    return status == PDUP_OK;
}
