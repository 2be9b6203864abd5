/* SPDX-License-Identifier: MIT */
#include "event_file/report.h"

#include "base/compat.h"
#include "event_file/words.h"

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

void pdup__issue_add_word(pdup__issue *issue, const pdup__word *word) {
    pdup__issue_word(issue, word->bytes, word->size);
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

void pdup__issue_say_quotes(pdup__issue *issue, const pdup__word *words, int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        if (pdup__word_has_typographic_quote(&words[i])) {
            pdup__issue_say(issue, PDUP__M_QUOTE_PLAIN);
            return;
        }
    }
}

/* What may be hard to see in a word. */
static void say_letters(pdup__issue *issue, const pdup__word *word) {
    if (has_cyrillic(word)) {
        pdup__issue_say(issue, PDUP__M_HAS_CYRILLIC);
    }
    pdup__issue_say_quotes(issue, word, 1);
}

pdup__issue pdup__issue_not(const pdup__word *word, pdup__message wanted) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_WORD_WANTED);
    pdup__issue_phrase(&issue, wanted);
    pdup__issue_add_word(&issue, word);
    say_letters(&issue, word);
    return issue;
}

void pdup__complain_of_word(pdup__reader *reader, const pdup__word *word, pdup__message wanted) {
    pdup__issue issue = pdup__issue_not(word, wanted);
    pdup__complain(reader, word->column, &issue);
}

void pdup__fault_word(pdup__reader *reader, pdup_status status, const pdup__word *word,
                      pdup__message wanted) {
    pdup__issue issue = pdup__issue_not(word, wanted);
    issue.status = status;
    pdup__complain(reader, word->column, &issue);
}

void pdup__fault_choice(pdup__reader *reader, const char *const *choices, int32_t count,
                        const pdup__suggestion *suggestion) {
    pdup__line list = {.length = 0};
    for (int32_t i = 0; i < count; i++) {
        pdup__line_add(&list, i == 0 ? "" : "\n");
        pdup__line_add(&list, choices[i]);
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_CHOICE_WANTED);
    pdup__issue_list(&issue, list.bytes, list.length);
    pdup__issue_add_word(&issue, suggestion->word);
    say_letters(&issue, suggestion->word);
    pdup__issue_say_nearest(&issue, &suggestion->of);
    pdup__complain(reader, suggestion->word->column, &issue);
}

void pdup__fault_unsupported(pdup__reader *reader, const pdup__word *word) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_UNSUPPORTED, PDUP__M_ONLY_WORD);
    pdup__issue_add_word(&issue, word);
    pdup__complain(reader, word->column, &issue);
}

void pdup__fault_unknown(pdup__reader *reader, pdup_status status, pdup__message what,
                         const pdup__suggestion *suggestion) {
    pdup__issue issue = pdup__issue_unknown(status, what, &suggestion->of);
    pdup__complain(reader, suggestion->word->column, &issue);
}

bool pdup__count_words(pdup__reader *reader, const pdup__words *words, int32_t least, int32_t most,
                       pdup__message wanted) {
    if (words->count >= least && words->count <= most) {
        return true;
    }
    bool is_short = words->count < least;
    pdup__issue issue =
        pdup__issue_of(PDUP_E_FILE_COUNT, is_short ? PDUP__M_LINE_ENDS : PDUP__M_LINE_TOO_LONG);
    pdup__issue_phrase(&issue, wanted);
    if (!is_short) {
        pdup__issue_add_word(&issue, &words->at[most]);
        pdup__issue_say_quotes(&issue, words->at, words->count);
    }
    pdup__complain(reader, is_short ? words->end_column : words->at[most].column, &issue);
    return false;
}

bool pdup__read_number(pdup__reader *reader, const pdup__word *word, int32_t lowest,
                       int32_t highest, int32_t *out) {
    return pdup__read_number_of(reader, word, PDUP__M_A_NUMBER, lowest, highest, out);
}

bool pdup__read_number_of(pdup__reader *reader, const pdup__word *word, pdup__message what,
                          int32_t lowest, int32_t highest, int32_t *out) {
    int64_t number;
    *out = 0;
    if (pdup__word_number(word, lowest, highest, &number)) {
        *out = (int32_t)number;
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_NUMBER_WANTED);
    pdup__issue_phrase(&issue, what);
    pdup__issue_number(&issue, lowest);
    pdup__issue_number(&issue, highest);
    pdup__issue_add_word(&issue, word);
    pdup__complain(reader, word->column, &issue);
    return false;
}

bool pdup__read_time(pdup__reader *reader, const pdup__word *word, int64_t earliest, int64_t *out) {
    pdup__issue why;
    if (!pdup__word_number(word, earliest, INT64_MAX, out)) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, word, PDUP__M_SECONDS);
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
    pdup__issue issue = pdup__issue_of(PDUP_E_PLAYERS, PDUP__M_PLAYER_OF);
    pdup__issue_number(&issue, player);
    pdup__issue_number(&issue, players);
    pdup__complain(reader, word->column, &issue);
    return false;
}

bool pdup__check_text(pdup__reader *reader, const pdup__word *word) {
    if (word->size <= PDUP_MAX_TEXT) {
        return true;
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_TEXT_TOO_LONG);
    pdup__issue_number(&issue, PDUP_MAX_TEXT);
    pdup__issue_number(&issue, (int64_t)word->size);
    pdup__complain(reader, word->column, &issue);
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
    pdup__issue issue = pdup__issue_of(status, PDUP__M_EARLIER_LINE);
    pdup__issue_number(&issue, claim->line);
    pdup__complain(reader, column, &issue);
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
