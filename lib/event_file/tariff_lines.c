/* SPDX-License-Identifier: MIT */
/* The tariff of the event (rules 6 and 7): `variety` and `tariff` lines, and the whists of rows by it. */
#include "base/compat.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/row_tariff.h"
#include "event_file/words.h"
#include "table/tariff.h"

#include <string.h>

static bool has_line(const pdup__reader *reader, pdup__line_kind kind) {
    for (size_t i = 0; i < reader->record_count; i++) {
        if (reader->records[i].kind == kind) {
            return true;
        }
    }
    return false;
}

/* A line that a word asks for. */
static void miss_line(pdup__reader *reader, pdup__message line, const pdup__word *word) {
    pdup__issue issue = pdup__issue_of(PDUP_E_FILE_MISSING, line);
    pdup__issue_word(&issue, word->bytes, word->size);
    pdup__complain(reader, word->column, &issue);
}

/* Once: all rows with `auto` miss it. A variety line that is there but wrong has been complained of. */
static void miss_variety(pdup__reader *reader, const pdup__word *word) {
    if (reader->has_missed_variety) {
        return;
    }
    reader->has_missed_variety = true;
    if (!has_line(reader, PDUP__LINE_VARIETY)) {
        miss_line(reader, PDUP__M_NEEDS_VARIETY, word);
    }
}

/* `custom` begins as the first variety; without any other figure it would only be another name of that. */
void pdup__begin_tariff(pdup__reader *reader, const pdup__word *word, int32_t choice) {
    bool is_custom = choice >= PDUP_VARIETY_ROSTOV;
    if (is_custom && !has_line(reader, PDUP__LINE_TARIFF)) {
        miss_line(reader, PDUP__M_NEEDS_TARIFF, word);
        return;
    }
    pdup_variety variety = is_custom ? PDUP_VARIETY_SOCHI : PDUP_VARIETY_SOCHI + choice;
    (void)pdup__ok_or_nomem(reader, pdup_tariff_new(reader->allocator, variety, &reader->tariff));
}

/* In a file a key that is not known has a status of its own. */
static void refuse_field(pdup__reader *reader, const pdup__word *key) {
    pdup__issue issue = pdup__tariff_unknown(key->bytes, key->size);
    issue.status = PDUP_E_FILE_KEY;
    pdup__complain(reader, key->column, &issue);
}

void pdup__read_tariff(pdup__reader *reader, const pdup__words *words) {
    if (!pdup__count_words(reader, words, 3, 3, PDUP__M_FORM_TARIFF)) {
        return;
    }
    const pdup__word *key = &words->at[1];
    const pdup__word *value = &words->at[2];
    int32_t index = pdup__tariff_index(key);
    if (index < 0) {
        refuse_field(reader, key);
        return;
    }
    pdup__claim *claim = pdup__claim_take(
        reader, PDUP_E_FILE_TWICE, pdup__key_number(0, PDUP__LINE_TARIFF, index), key->column);
    if (!claim) {
        return;
    }
    pdup__issue why;
    if (!reader->tariff) {
        miss_variety(reader, &words->at[0]);
    } else if (pdup__tariff_set(reader->tariff, key->bytes, key->size, value->bytes, value->size,
                                &why) != PDUP_OK) {
        pdup__complain(reader, value->column, &why);
    } else {
        pdup__claim_set(reader, claim, value->column);
    }
}

static bool is_auto(const pdup__row_words *words) {
    return words->words->count == PDUP__ROW_WORDS_AUTO;
}

static bool fill_by_tariff(pdup__reader *reader, const pdup__row_words *words,
                           const pdup_board *board, pdup_row *row) {
    int32_t nets[PDUP__ROW_SEATS] = {0};
    pdup__issue issue;
    pdup_status status =
        pdup__tariff_settle(reader->tariff, board, pdup__row_content(row), nets, &issue);
    if (status != PDUP_OK && issue.part == PDUP_PART_WHISTS) {
        pdup__refuse_whists(reader, words, &issue);
    } else if (status != PDUP_OK) {
        pdup__refuse_row(reader, words, &issue);
    }
    int32_t seats =
        words->seats != 0 ? words->seats : pdup_board_number(board, PDUP_BOARD_FIELD_SEATS);
    for (int i = 0; i < seats && status == PDUP_OK; i++) {
        status = pdup_row_set_whists(row, PDUP_SEAT_N + i, nets[i], NULL);
    }
    return status == PDUP_OK;
}

bool pdup__tariff_fill(pdup__reader *reader, const pdup__row_words *words, const pdup_board *board,
                       pdup_row *row) {
    if (!is_auto(words)) {
        return true;
    }
    if (!reader->tariff) {
        miss_variety(reader, &words->words->at[PDUP__ROW_WHISTS]);
        return false;
    }
    return fill_by_tariff(reader, words, board, row);
}

/* Of each seat that differs, both figures. */
static void warn(pdup__reader *reader, const pdup__row_words *words, const int32_t *more) {
    int32_t column = 0;
    pdup__issue issue = pdup__issue_bare(PDUP_W_TARIFF);
    for (int i = 0; i < PDUP__ROW_SEATS; i++) {
        if (more[i] != 0) {
            pdup__issue_say(&issue,
                            column == 0 ? PDUP__M_TARIFF_DIFFERS : PDUP__M_TARIFF_DIFFERS_TOO);
            pdup__issue_seat(&issue, PDUP_SEAT_N + i);
            pdup__issue_whists(&issue, words->whists[i]);
            pdup__issue_whists(&issue, words->whists[i] - more[i]);
            column = column == 0 ? words->words->at[PDUP__ROW_WHISTS + i].column : column;
        }
    }
    pdup__complain(reader, column, &issue);
}

void pdup__tariff_check(pdup__reader *reader, const pdup__row_words *words, const pdup_board *board,
                        const pdup_row *row) {
    int32_t more[PDUP__ROW_SEATS];
    if (!reader->tariff || is_auto(words)) {
        return;
    }
    pdup_status status = pdup_tariff_difference(reader->tariff, board, row, NULL, &more[0],
                                                &more[1], &more[2], &more[3]);
    if (status == PDUP_OK && (more[0] != 0 || more[1] != 0 || more[2] != 0 || more[3] != 0)) {
        warn(reader, words, more);
    }
}
