/* SPDX-License-Identifier: MIT */
/* Hand and tricks as text: a line a fact, a line a trick; and what only the whole text can tell. */
#include "tricks/tricks.h"
#include "tricks/tricks_reading.h"

/* Columns of faults are 32-bit. */
enum { MAX_SIZE = 1 << 30 };

static void go_to(pdup__trick_reading *read, pdup__line_place place) {
    read->in.line = place.line;
    read->in.line_start = place.line_start;
    read->in.cards.at = place.at;
}

/* A comment begins at a word that begins with `#`. */
static void cut_comment(pdup__card_lines *in) {
    bool is_after_blank = true;
    for (size_t at = in->cards.at; at < in->cards.size;) {
        size_t blank = pdup__blank_size(in->cards.text + at, in->cards.size - at);
        if (in->cards.text[at] == '#' && is_after_blank) {
            in->cards.size = at;
        }
        is_after_blank = blank > 0;
        at += blank > 0 ? blank : 1;
    }
}

/* Such as `trick 2 was won by N or E`. */
static void tell_winners(pdup__trick_reading *read, int32_t trick) {
    static const char letters[PDUP__SEATS] = {'N', 'E', 'S', 'W'};
    uint32_t winners = pdup__play_winners(&read->play, trick);
    char list[2 * PDUP__SEATS];
    size_t size = 0;
    for (int32_t seat = 0; seat < PDUP__SEATS; seat++) {
        if ((winners >> seat & 1) != 0) {
            list[size++] = letters[seat];
            list[size++] = '\n';
        }
    }
    pdup__issue issue = pdup__issue_of(PDUP_E_TRICK_WINNER, PDUP__M_TRICKS_WINNERS);
    pdup__issue_number(&issue, trick);
    pdup__issue_list(&issue, list, size - 1);
    pdup__tell_issue(&read->in, &issue);
}

/* Trump and cards not determined may stand behind the tricks. */
static void check_leads(pdup__trick_reading *read) {
    for (int32_t trick = 1; trick <= read->play.count; trick++) {
        bool is_talon = read->play.tricks[trick - 1].suit != PDUP_STRAIN_NONE;
        pdup_status status = pdup__play_check_lead(&read->play, trick);
        go_to(read, read->leads[trick - 1]);
        if (status == PDUP_E_TRICK_WINNER) {
            tell_winners(read, trick - 1);
        } else if (status != PDUP_OK || (is_talon && !read->is_all_pass)) {
            pdup__tell(&read->in, PDUP_E_TRICK_TALON, PDUP__M_NONE);
        }
    }
}

/* What only the whole text can tell. */
static void end_text(pdup__trick_reading *read) {
    pdup__card_lines *in = &read->in;
    if (pdup_faults_count(in->faults) > 0) {
        return;
    }
    in->line += in->line == 0;
    in->cards.at = in->line_start;
    if (!read->has_hand) {
        pdup__tell(in, PDUP_E_FILE_MISSING, PDUP__M_TRICKS_NO_HAND);
    }
    if (read->trump == PDUP_STRAIN_NONE) {
        pdup__tell(in, PDUP_E_FILE_MISSING, PDUP__M_TRICKS_NO_TRUMP);
    }
    read->play.trump = read->trump;
    for (int32_t i = 0; i < read->restored_count; i++) {
        go_to(read, read->restored[i].place);
        pdup_status status = pdup__play_restore(&read->play, read->restored[i].card);
        if (status != PDUP_OK) {
            pdup__tell(in, status, PDUP__M_NONE);
        }
    }
    if (read->trump != PDUP_STRAIN_NONE) {
        check_leads(read);
    }
}

static void read_text(pdup__trick_reading *read, pdup__span text) {
    pdup__card_lines *in = &read->in;
    if (!pdup__open_card_lines(in, text.bytes, text.size)) {
        return;
    }
    while (pdup__next_deal_line(in)) {
        cut_comment(in);
        pdup__skip_blanks(in);
        if (!pdup__at_end(in)) {
            pdup__read_trick_line(read);
        }
    }
    end_text(read);
}

/* The handle of what was read, if it has no faults. */
static pdup_status finish(const pdup_allocator *allocator, pdup__trick_reading *read,
                          pdup_tricks **out) {
    if (read->in.is_out_of_memory || !pdup__faults_finish(read->in.faults)) {
        return PDUP_E_NOMEM;
    }
    return pdup_faults_count(read->in.faults) > 0 ? PDUP_E_TRICK_TEXT
                                                  : pdup__tricks_make(allocator, &read->play, out);
}

pdup_status pdup_tricks_new_from_text(const pdup_allocator *allocator, const char *text,
                                      size_t size, pdup_faults *faults, pdup_tricks **out) {
    if (!out) {
        return PDUP_E_ARG;
    }
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(text, size) ||
        !pdup__faults_may_be(faults)) {
        return PDUP_E_ARG;
    }
    if (size > MAX_SIZE) {
        pdup__issue issue = pdup__issue_range("size", (int64_t)size, 0, MAX_SIZE);
        return pdup__faults_refuse(faults, (pdup__fault){0}, &issue);
    }
    pdup_allocator own = pdup__allocator(allocator);
    pdup__trick_reading read = {.in = {.faults = pdup__faults_new_for(faults, &own)}};
    if (!read.in.faults) {
        return PDUP_E_NOMEM;
    }
    read_text(&read, (pdup__span){text, size});
    pdup_status status = finish(allocator, &read, out);
    bool is_told = pdup__faults_hand_over(read.in.faults, status == PDUP_E_NOMEM ? NULL : faults);
    if (!is_told) {
        pdup_tricks_unref(*out);
        *out = NULL;
    }
    return is_told ? status : PDUP_E_NOMEM;
}
