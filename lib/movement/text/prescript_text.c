/* SPDX-License-Identifier: MIT */
/* Lists that tell who meets whom and no sets, as programs for four at a table publish them: a line `7-2-1-8` a table, an
 * empty line after each round. Then everybody can play the same, and all tables of round r play set r. */
#include "movement/text/list_text.h"
#include "movement/text/rows_text.h"

typedef struct prescript_reader {
    pdup__text_reader *text;
    bool is_between; /* the next table begins a round */
    int32_t round;
    int32_t table;
    pdup__text_rows rows;
} prescript_reader;

static void refuse(prescript_reader *list, const char *at, pdup__message wanted) {
    pdup__refuse_text(list->text, at, PDUP_E_FILE_WORD, wanted);
}

/* `7-2-1-8`, or three of them. */
static bool read_players(prescript_reader *list, pdup__span word, pdup__text_row *row) {
    pdup__span rest = word;
    int count = 0;
    do {
        const char *at = rest.bytes;
        int32_t player;
        if (!pdup__take_number(&rest, &player) || player < 1 || player > PDUP_MAX_PLAYERS) {
            refuse(list, at, PDUP__M_PRESCRIPT_PLAYER);
            return false;
        }
        if (count == 4) {
            refuse(list, at, PDUP__M_PRESCRIPT_MORE);
            return false;
        }
        row->players[count++] = player;
    } while (pdup__take_dash(&rest));
    if (rest.size > 0 || count < 3) {
        refuse(list, rest.bytes, PDUP__M_PRESCRIPT_TABLE);
        return false;
    }
    return true;
}

/* Counts the table. false, and it is refused, if there are too many. */
static bool count_table(prescript_reader *list, const char *at) {
    if (list->is_between) {
        list->round++;
        list->table = 0;
        list->is_between = false;
    }
    list->table++;
    if (list->round > PDUP_MAX_ROUNDS || list->table > PDUP_MAX_TABLES) {
        pdup__refuse_text(list->text, at, PDUP_E_FILE_COUNT, PDUP__M_TOO_MANY_TABLES);
        return false;
    }
    if (list->rows.copies < list->table) {
        list->rows.copies = list->table;
    }
    return true;
}

/* false: no more of this text is read. */
static bool read_line(prescript_reader *list, pdup__span words) {
    pdup__span word;
    if (!count_table(list, words.bytes)) {
        return false;
    }
    (void)pdup__next_word(&words, &word);
    pdup__text_locate(list->text, word.bytes);
    pdup__text_row row = {.line = list->text->line,
                          .column = list->text->column,
                          .round = list->round,
                          .table = list->table,
                          .set = list->round};
    if (read_players(list, word, &row)) {
        pdup__rows_add(list->text, &list->rows, &row);
    }
    if (pdup__next_word(&words, &word)) {
        pdup__refuse_word(list->text, word, PDUP__M_PRESCRIPT_END);
    }
    return true;
}

bool pdup__is_prescript(pdup__span words) {
    int32_t number;
    return pdup__take_number(&words, &number) && pdup__take_dash(&words) &&
           pdup__take_number(&words, &number);
}

pdup_movement *pdup__read_prescript(pdup__text_reader *reader) {
    prescript_reader list = {.text = reader, .is_between = true};
    const char *next = reader->text.bytes;
    pdup__text_line line;
    bool goes_on = true;
    list.rows.construction =
        "a published list without sets: in each round all tables play the same one";
    while (goes_on && !reader->is_out_of_memory && pdup__next_line(reader, &next, &line)) {
        if (line.words.size > 0) {
            goes_on = read_line(&list, line.words);
        } else if (line.comment.size == 0) {
            list.is_between = true;
        }
    }
    return pdup__rows_finish(reader, &list.rows);
}
