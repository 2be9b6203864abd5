/* SPDX-License-Identifier: MIT */
/* The lines about the whole event, but for its regulations. */
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/report.h"
#include "event_file/row_tariff.h"
#include "event_file/words.h"

/* Claims the value that this line alone may set. */
static pdup__claim *claim_once(pdup__reader *reader, pdup__line_kind kind,
                               const pdup__words *words) {
    return pdup__claim_take(reader, PDUP_E_FILE_TWICE, pdup__key(0, kind), words->at[0].column);
}

/* Position of the word in a list that ends with NULL; -1 and a complaint if it is not there. */
static int find_choice(pdup__reader *reader, const pdup__word *word, pdup__message what,
                       const char *const *choices) {
    pdup__suggestion suggestion = pdup__suggest(word);
    for (int i = 0; choices[i]; i++) {
        if (pdup__word_is(word, choices[i])) {
            return i;
        }
        pdup__suggest_offer(&suggestion, choices[i]);
    }
    pdup__fault_unknown(reader, PDUP_E_FILE_WORD, what, &suggestion);
    return -1;
}

void pdup__read_kind(pdup__reader *reader, const pdup__words *words) {
    static const char *const kinds[] = {"duplicate", "olympic", "compensation", NULL};
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_KIND)) {
        return;
    }
    pdup__claim *claim = claim_once(reader, PDUP__LINE_KIND, words);
    int choice = claim ? find_choice(reader, &words->at[1], PDUP__M_KIND_OF_EVENT, kinds) : -1;
    if (choice > 0) {
        pdup__fault_unsupported(reader, &words->at[1]);
    }
    if (choice >= 0) {
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

void pdup__read_title(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_TITLE)) {
        return;
    }
    pdup__claim *claim = claim_once(reader, PDUP__LINE_TITLE, words);
    if (claim && pdup__check_text(reader, &words->at[1])) {
        reader->file->title = pdup__keep_text(reader, &words->at[1]);
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

void pdup__read_variety(pdup__reader *reader, const pdup__words *words) {
    static const char *const varieties[] = {"sochi", "leningrad", "rostov", "custom", NULL};
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_VARIETY)) {
        return;
    }
    pdup__claim *claim = claim_once(reader, PDUP__LINE_VARIETY, words);
    int choice = claim ? find_choice(reader, &words->at[1], PDUP__M_VARIETY, varieties) : -1;
    if (choice >= 0) {
        pdup__begin_tariff(reader, &words->at[1], choice);
        reader->file->variety = pdup__keep_text(reader, &words->at[1]);
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

enum { SEED_DIGITS = 2 * PDUP_SEED_BYTES };

static bool is_hex(char digit) {
    return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f') ||
           (digit >= 'A' && digit <= 'F');
}

static bool check_seed(pdup__reader *reader, const pdup__word *word) {
    size_t count = 0;
    while (count < word->size && is_hex(word->bytes[count])) {
        count++;
    }
    if (count == SEED_DIGITS && count == word->size) {
        return true;
    }
    bool is_wrong_digit = count < word->size && count < SEED_DIGITS;
    pdup__issue issue =
        pdup__issue_of(PDUP_E_FILE_WORD, is_wrong_digit ? PDUP__M_SEED_DIGIT : PDUP__M_SEED_LENGTH);
    if (!is_wrong_digit) {
        pdup__issue_number(&issue, (int64_t)word->size);
    }
    pdup__complain(reader, is_wrong_digit ? pdup__word_column(word, count) : word->column, &issue);
    return false;
}

static unsigned hex_value(char digit) {
    return digit <= '9' ? (unsigned)(digit - '0') : ((unsigned)digit & 15U) + 9;
}

static void keep_seed(pdup__reader *reader, const pdup__word *word) {
    for (size_t i = 0; i < PDUP_SEED_BYTES; i++) {
        const char *digits = word->bytes + 2 * i;
        reader->seed[i] =
            (unsigned char)((hex_value(digits[0]) << 4 | hex_value(digits[1])) & 0xff);
    }
    reader->has_seed = true;
}

/* It is to stay secret, so no complaint shows it, and the sessions it is given to do not tell it. */
void pdup__read_seed(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_SEED)) {
        return;
    }
    pdup__claim *claim = claim_once(reader, PDUP__LINE_SEED, words);
    if (claim && check_seed(reader, &words->at[1])) {
        keep_seed(reader, &words->at[1]);
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

static void make_names(pdup__reader *reader, int32_t count) {
    reader->file->names =
        pdup__alloc_array(reader->allocator, (size_t)count, sizeof *reader->file->names);
    if (reader->file->names) {
        reader->file->player_count = count;
    } else {
        reader->is_out_of_memory = true;
    }
}

void pdup__read_players(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 2, 2, PDUP__M_FORM_PLAYERS)) {
        return;
    }
    pdup__claim *claim = claim_once(reader, PDUP__LINE_PLAYERS, words);
    int32_t count;
    if (claim && pdup__read_number(reader, &words->at[1], 1, PDUP_MAX_PLAYERS, &count)) {
        make_names(reader, count);
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}
