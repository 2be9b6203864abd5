/* SPDX-License-Identifier: MIT */
#include "text/issue.h"

#include "base/compat.h"
#include "base/period.h"
#include "text/line.h"

#include <assert.h>
#include <string.h>

pdup__issue pdup__no_issue(void) {
    return (pdup__issue){.status = PDUP_OK};
}

pdup__issue pdup__issue_bare(pdup_status status) {
    return (pdup__issue){.status = status};
}

pdup__issue pdup__issue_of(pdup_status status, pdup__message message) {
    pdup__issue issue = {.status = status};
    pdup__issue_say(&issue, message);
    return issue;
}

pdup__issue pdup__issue_range(const char *argument, int64_t value, int64_t lowest,
                              int64_t highest) {
    pdup__issue issue = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ARGUMENT_RANGE);
    pdup__issue_text(&issue, argument);
    pdup__issue_number(&issue, value);
    pdup__issue_number(&issue, lowest);
    pdup__issue_number(&issue, highest);
    return issue;
}

pdup_status pdup__check_limits(const pdup__limit *limits, size_t count, pdup__issue *why) {
    for (size_t i = 0; i < count; i++) {
        const pdup__limit *limit = &limits[i];
        if (limit->value < limit->lowest || limit->value > limit->highest) {
            *why = pdup__issue_range(limit->argument, limit->value, limit->lowest, limit->highest);
            pdup__issue_at(why, limit->part, limit->at);
            return PDUP_E_RANGE;
        }
    }
    return PDUP_OK;
}

pdup_status pdup__check_time(int64_t time, pdup__issue *why) {
    if (time >= 0 && time <= PDUP__LATEST_TIME) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_TIME_SECONDS);
    pdup__issue_time(why, time);
    pdup__issue_at(why, PDUP_PART_TIME, 0);
    return PDUP_E_RANGE;
}

pdup_status pdup__check_size(const char *argument, const char *bytes, size_t size, pdup_part part,
                             pdup__issue *why) {
    if (pdup__text_is_short(bytes, size)) {
        return PDUP_OK;
    }
    *why = pdup__issue_of(PDUP_E_RANGE, PDUP__M_ARGUMENT_TEXT);
    pdup__issue_text(why, argument);
    pdup__issue_number(why, PDUP_MAX_TEXT);
    pdup__issue_at(why, part, 0);
    return PDUP_E_RANGE;
}

void pdup__issue_at(pdup__issue *issue, pdup_part part, int32_t at) {
    issue->part = part;
    issue->at = at;
}

void pdup__issue_say(pdup__issue *issue, pdup__message message) {
    if (PDUP_ALWAYS(issue->message_count < PDUP__ISSUE_MESSAGES)) {
        issue->messages[issue->message_count++] = message;
    }
}

static void add(pdup__issue *issue, pdup__argument argument) {
    if (PDUP_ALWAYS(issue->argument_count < PDUP__ISSUE_ARGUMENTS)) {
        issue->arguments[issue->argument_count++] = argument;
    }
}

void pdup__issue_number(pdup__issue *issue, int64_t number) {
    add(issue, (pdup__argument){.kind = PDUP__KIND_NUMBER, .number = number});
}

void pdup__issue_whists(pdup__issue *issue, int64_t sixths) {
    add(issue, (pdup__argument){.kind = PDUP__KIND_WHISTS, .number = sixths});
}

void pdup__issue_seat(pdup__issue *issue, pdup_seat seat) {
    add(issue, (pdup__argument){.kind = PDUP__KIND_SEAT, .number = seat});
}

void pdup__issue_time(pdup__issue *issue, int64_t time) {
    add(issue, (pdup__argument){.kind = PDUP__KIND_TIME, .number = time});
}

void pdup__issue_word(pdup__issue *issue, const char *bytes, size_t size) {
    add(issue, (pdup__argument){PDUP__KIND_WORD, 0, bytes, size});
}

void pdup__issue_text(pdup__issue *issue, const char *text) {
    pdup__issue_bytes(issue, text, strlen(text));
}

void pdup__issue_bytes(pdup__issue *issue, const char *bytes, size_t size) {
    add(issue, (pdup__argument){PDUP__KIND_TEXT, 0, bytes, size});
}

void pdup__issue_phrase(pdup__issue *issue, pdup__message phrase) {
    add(issue, (pdup__argument){.kind = PDUP__KIND_PHRASE, .number = (int64_t)phrase});
}

void pdup__issue_list(pdup__issue *issue, const char *bytes, size_t size) {
    add(issue, (pdup__argument){PDUP__KIND_LIST, 0, bytes, size});
}

void pdup__issue_copy(pdup__issue *issue, const char *bytes, size_t size) {
    if (PDUP_ALWAYS(size <= sizeof issue->copies - (size_t)issue->copied)) {
        memcpy(issue->copies + issue->copied, bytes, size);
        add(issue, (pdup__argument){PDUP__KIND_TEXT, issue->copied, NULL, size});
        issue->copied += (int32_t)size;
    }
}

const char *pdup__issue_argument_bytes(const pdup__issue *issue, int32_t index) {
    const pdup__argument *argument = &issue->arguments[index];
    return argument->bytes ? argument->bytes : issue->copies + argument->number;
}
