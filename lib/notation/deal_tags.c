/* SPDX-License-Identifier: MIT */
/* Deals as tags `[NAME "value"]`. */
#include "base/seat.h"
#include "deal/deal.h"
#include "notation/notation.h"
#include "text/line.h"
#include "text/writer.h"

#include <string.h>

void pdup__add_tags(pdup__line *line, const pdup_deal *deal, int32_t board) {
    pdup_seat seat = pdup__seat_next(deal->talon_seat);
    if (board != 0) {
        pdup__line_add(line, "[Board \"");
        pdup__line_add_integer(line, board);
        pdup__line_add(line, "\"]\n");
    }
    pdup__line_add(line, "[Deal \"");
    pdup__line_add(line, pdup__seat_name(seat));
    for (int i = 0; i < 3; i++) {
        pdup__line_add(line, i == 0 ? ":" : " ");
        pdup__add_hand(line, deal->hands[pdup__seat_index(seat)]);
        seat = pdup__seat_next(seat);
    }
    pdup__line_add(line, "\"]\n[Talon \"");
    pdup__line_add(line, pdup__seat_name(deal->talon_seat));
    pdup__line_add(line, ":");
    pdup__add_talon(line, deal->talon, "");
    pdup__line_add(line, "\"]\n");
}

pdup_status pdup_deal_tags(const pdup_deal *deal, int32_t board, char *buf, size_t cap,
                           size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(deal, PDUP__DEAL)) {
        return PDUP_E_ARG;
    }
    if (board < 1 || board > PDUP_MAX_BOARDS) {
        return PDUP_E_RANGE;
    }
    pdup__line line = {.length = 0};
    pdup__add_tags(&line, deal, board);
    return pdup__text_give(line.bytes, line.length, buf, cap, len_out);
}

/* With a stroke before each quote and each stroke. */
static void put_value(pdup__writer *writer, const char *value) {
    for (; *value != '\0'; value++) {
        pdup__put_text(writer, *value == '"' || *value == '\\' ? "\\" : "");
        pdup__put(writer, value, 1);
    }
}

static void put_listed(pdup__writer *writer, const void *what) {
    const pdup__listed_deal *listed = what;
    const char *text = listed->tags;
    pdup__line line = {.length = 0};
    pdup__add_tags(&line, listed->deal, listed->board);
    pdup__put(writer, line.bytes, line.length);
    for (int32_t i = 0; i < listed->tag_count; i++) {
        pdup__put_text(writer, "[");
        pdup__put_text(writer, text);
        text += strlen(text) + 1;
        pdup__put_text(writer, " \"");
        put_value(writer, text);
        text += strlen(text) + 1;
        pdup__put_text(writer, "\"]\n");
    }
}

pdup_status pdup_deal_list_tags_at(const pdup_deal_list *list, int32_t index, char *buf, size_t cap,
                                   size_t *len_out) {
    if (!len_out) {
        return PDUP_E_ARG;
    }
    *len_out = 0;
    if (!pdup__handle_is(list, PDUP__DEAL_LIST)) {
        return PDUP_E_ARG;
    }
    if (index < 0 || (size_t)index >= list->count) {
        return PDUP_E_RANGE;
    }
    return pdup__writer_give(put_listed, &list->deals[index], buf, cap, len_out);
}
