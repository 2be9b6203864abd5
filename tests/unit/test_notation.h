/* SPDX-License-Identifier: MIT */
/* Texts with the deals, the faults and the warnings that a notation has in them. */
#ifndef PDUP_TESTS_UNIT_TEST_NOTATION_H
#define PDUP_TESTS_UNIT_TEST_NOTATION_H

#include "faults.h"
#include "listed.h"
#include "pdup_test.h"

#include <pdup/notation.h>

#include <string.h>

enum { CAP = 80, MOST = 6 };

typedef struct wanted {
    pdup_status code;
    int32_t line;
    int32_t column;
} wanted;

static inline void assert_deal(const pdup_deal_list *list, int32_t index, const char *line) {
    char text[CAP];
    size_t length;
    pdup_deal *deal;
    assert_ok(pdup_deal_list_deal_at(list, index, &deal));
    assert_ok(pdup_deal_text(deal, text, sizeof text, &length));
    assert_string_equal(text, line);
    pdup_deal_unref(deal);
}

static inline pdup_deal_list *read(int32_t notation, const char *text, const wanted *faults) {
    pdup_faults *found;
    pdup_deal_list *list;
    int32_t count = 0;
    assert_ok(read_deals(NULL, notation, text, strlen(text), &found, &list));
    for (; count < MOST && faults[count].code != 0; count++) {
        wanted is;
        if (fault_code(found, count, &is.code) != PDUP_OK ||
            fault_place(found, count, &is.line, &is.column) != PDUP_OK ||
            memcmp(&is, &faults[count], sizeof is) != 0) {
            fail_msg("%s: %s at %d:%d", text, fault_text(found, count), (int)is.line,
                     (int)is.column);
        }
    }
    if (pdup_faults_count(found) != count) {
        fail_msg("%s: also %s", text, fault_text(found, count));
    }
    pdup_faults_unref(found);
    return list;
}

typedef struct sample {
    const char *text;
    wanted faults[MOST];
    const char *deals[MOST + 1];
    int32_t board; /* of the first deal, and its first hand */
    pdup_seat first_hand;
} sample;

static inline void assert_samples(int32_t notation, const sample *samples, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int32_t deals = 0;
        pdup_deal_list *list = read(notation, samples[i].text, samples[i].faults);
        for (; samples[i].deals[deals]; deals++) {
            assert_deal(list, deals, samples[i].deals[deals]);
        }
        assert_int_equal(pdup_deal_list_count(list), deals);
        assert_int_equal(listed_number(list, 0, PDUP_LISTED_BOARD), samples[i].board);
        assert_int_equal(listed_number(list, 0, PDUP_LISTED_FIRST_HAND), samples[i].first_hand);
        pdup_deal_list_unref(list);
    }
}

#define EXAMPLE "N:AKQ7.T98.J.K7 E:J98.AKQ.AT.Q8 S:T.J7.KQ98.AJT W:7D+9H"
#define OTHER "N:TH+AH E:KQT9.AQJ9.97.- S:8.K8.KJ8.Q987 W:AJ7.T7.AQT.KJ"
/* The example with its hands at other seats. */
#define TURNED "N:7D+9H E:J98.AKQ.AT.Q8 S:AKQ7.T98.J.K7 W:T.J7.KQ98.AJT"
#define PASSED PDUP_W_DEAL_PASSED_OVER
#define AGAIN PDUP_W_DEAL_AGAIN

#endif
