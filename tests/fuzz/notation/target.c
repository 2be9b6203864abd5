/* SPDX-License-Identifier: MIT */
/* Deals in all notations. The first byte chooses the notation; the rest is the text. */
#include "../../support/faults.h"
#include <pdup/notation.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Aborts also where assertions are off. */
#define MUST(condition)                                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int32_t number_of(const pdup_deal_list *list, int32_t index, pdup_listed field) {
    int32_t number;
    MUST(pdup_deal_list_number_at(list, index, field, &number) == PDUP_OK);
    return number;
}

/* What is written of a listed deal gives it again, with its board and the tags that are kept. */
static void check_tags(const pdup_deal_list *list, int32_t index) {
    size_t length;
    size_t same_length;
    pdup_deal_list *again;
    pdup_faults *faults;
    int32_t count = pdup_deal_list_tag_count_at(list, index);
    MUST(pdup_deal_list_tags_at(list, index, NULL, 0, &length) == PDUP_OK);
    char *text = malloc(length + 1);
    char *same = malloc(length + 1);
    MUST(text && same);
    MUST(pdup_deal_list_tags_at(list, index, text, length + 1, &length) == PDUP_OK);
    MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
    MUST(pdup_deal_list_new_from_text(NULL, PDUP_NOTATION_ANY, text, length, faults, &again) ==
         PDUP_OK);
    MUST(pdup_deal_list_notation(again) == PDUP_NOTATION_TAGS);
    MUST(pdup_faults_count(faults) == count && pdup_faults_error_count(faults) == 0);
    MUST(pdup_deal_list_count(again) == 1 && pdup_deal_list_tag_count_at(again, 0) == count);
    MUST(number_of(again, 0, PDUP_LISTED_BOARD) == number_of(list, index, PDUP_LISTED_BOARD));
    for (int32_t tag = 0; tag < count; tag++) {
        MUST(strcmp(pdup_deal_list_tag_name_at(list, index, tag),
                    pdup_deal_list_tag_name_at(again, 0, tag)) == 0);
        MUST(strcmp(pdup_deal_list_tag_value_at(list, index, tag),
                    pdup_deal_list_tag_value_at(again, 0, tag)) == 0);
    }
    MUST(!pdup_deal_list_tag_name_at(list, index, count));
    MUST(pdup_deal_list_tags_at(again, 0, same, length + 1, &same_length) == PDUP_OK);
    MUST(same_length == length && memcmp(same, text, length) == 0);
    pdup_faults_unref(faults);
    pdup_deal_list_unref(again);
    free(text);
    free(same);
}

/* Written in each notation it is read without a fault, as the deal or as its hands at other seats. */
static void check_notations(const pdup_deal *deal) {
    char text[512];
    size_t length;
    pdup_seat first_hand = pdup_deal_talon_seat(deal) % 4 + 1;
    int32_t board = first_hand; /* The talon goes W, N, E, S, and the first hand after it. */
    for (int32_t notation = 0; notation <= PDUP_NOTATION_ANY; notation++) {
        pdup_deal_list *again;
        pdup_faults *faults;
        pdup_deal *same;
        pdup_status status =
            pdup_deal_notation_text(deal, notation, board, first_hand, text, sizeof text, &length);
        if (notation == 0 || notation == PDUP_NOTATION_ANY) {
            MUST(status == PDUP_E_RANGE);
            continue;
        }
        MUST(status == PDUP_OK);
        MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
        MUST(pdup_deal_list_new_from_text(NULL, PDUP_NOTATION_ANY, text, length, faults, &again) ==
             PDUP_OK);
        MUST(pdup_faults_count(faults) == 0 && pdup_deal_list_count(again) == 1);
        MUST(pdup_deal_list_notation(again) == notation);
        MUST(pdup_deal_list_deal_at(again, 0, &same) == PDUP_OK);
        MUST(pdup_deal_relation(deal, same) != PDUP_RELATION_DIFFERENT);
        pdup_deal_unref(same);
        pdup_deal_list_unref(again);
        pdup_faults_unref(faults);
    }
}

/* Each deal read is whole, and its tags give it again. */
static void check_deal(const pdup_deal_list *list, int32_t index) {
    char text[160];
    size_t length;
    int64_t code;
    int64_t found;
    pdup_deal *deal;
    pdup_deal_list *again;
    pdup_faults *faults;
    int32_t board = number_of(list, index, PDUP_LISTED_BOARD);
    pdup_seat first_hand = number_of(list, index, PDUP_LISTED_FIRST_HAND);
    MUST(pdup_deal_list_deal_at(list, index, &deal) == PDUP_OK);
    MUST(board >= 0 && board <= PDUP_MAX_BOARDS);
    MUST(first_hand == PDUP_SEAT_NONE || first_hand != pdup_deal_talon_seat(deal));
    MUST(pdup_deal_tags(deal, board == 0 ? 1 : board, text, sizeof text, &length) == PDUP_OK);
    MUST(pdup_deal_code(deal, &code) == PDUP_OK);
    check_notations(deal);
    pdup_deal_unref(deal);
    MUST(pdup_faults_new(NULL, &faults) == PDUP_OK);
    MUST(pdup_deal_list_new_from_text(NULL, PDUP_NOTATION_TAGS, text, length, faults, &again) ==
         PDUP_OK);
    MUST(pdup_faults_count(faults) == 0 && pdup_deal_list_count(again) == 1);
    MUST(pdup_deal_list_deal_at(again, 0, &deal) == PDUP_OK);
    MUST(pdup_deal_code(deal, &found) == PDUP_OK && found == code);
    pdup_deal_unref(deal);
    pdup_faults_unref(faults);
    pdup_deal_list_unref(again);
    MUST(number_of(list, index, PDUP_LISTED_LINE) > 0);
    check_tags(list, index);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    pdup_faults *faults;
    pdup_deal_list *list;
    pdup_deal *deal;
    if (size == 0) {
        return 0;
    }
    int32_t notation = data[0] % 10;
    pdup_status status =
        read_deals(NULL, notation, (const char *)data + 1, size - 1, &faults, &list);
    MUST(status == (notation >= 1 && notation <= 8 ? PDUP_OK : PDUP_E_RANGE));
    if (status != PDUP_OK) {
        MUST(!faults && !list);
        return 0;
    }
    for (int32_t i = 0; i < pdup_deal_list_count(list); i++) {
        check_deal(list, i);
    }
    MUST(pdup_deal_list_notation(list) == notation || notation == PDUP_NOTATION_ANY);
    MUST(pdup_deal_list_deal_at(list, pdup_deal_list_count(list), &deal) == PDUP_E_RANGE);
    pdup_deal_list_unref(pdup_deal_list_ref(list));
    pdup_deal_list_unref(list);
    pdup_faults_unref(faults);
    return 0;
}
