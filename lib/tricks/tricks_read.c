/* SPDX-License-Identifier: MIT */
/* Hand and tricks as text: a line a fact, a line a trick; and what only the whole text can tell. */
#include "text/characters.h"
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
static void cut_comment(pdup__notation *in) {
    for (size_t i = in->cards.at; i < in->cards.size; i++) {
        char before = i > in->cards.at ? in->cards.text[i - 1] : ' ';
        if (in->cards.text[i] == '#' && (before == ' ' || before == '\t')) {
            in->cards.size = i;
        }
    }
}

/* Such as `trick 2 was won by N or E`. */
static void tell_winners(pdup__trick_reading *read, int32_t trick) {
    static const char letters[PDUP__SEATS] = {'N', 'E', 'S', 'W'};
    uint32_t winners = pdup__play_winners(&read->play, trick);
    pdup__line text = {.length = 0};
    pdup__line_add(&text, "trick ");
    pdup__line_add_integer(&text, trick);
    const char *before = " was won by ";
    for (int32_t seat = 0; seat < PDUP__SEATS; seat++) {
        if ((winners >> seat & 1) != 0) {
            pdup__line_add(&text, before);
            pdup__line_add_bytes(&text, &letters[seat], 1);
            before = " or ";
        }
    }
    pdup__tell(&read->in, PDUP_E_TRICK_WINNER, text.bytes);
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
            pdup__tell(&read->in, PDUP_E_TRICK_TALON, "");
        }
    }
}

/* What only the whole text can tell. */
static void end_text(pdup__trick_reading *read) {
    pdup__notation *in = &read->in;
    if (pdup_faults_count(in->faults) > 0) {
        return;
    }
    in->line += in->line == 0;
    in->cards.at = in->line_start;
    if (!read->has_hand) {
        pdup__tell(in, PDUP_E_FILE_MISSING, "hand");
    }
    if (read->trump == PDUP_STRAIN_NONE) {
        pdup__tell(in, PDUP_E_FILE_MISSING, "trump");
    }
    read->play.trump = read->trump;
    for (int32_t i = 0; i < read->restored_count; i++) {
        go_to(read, read->restored[i].place);
        pdup_status status = pdup__play_restore(&read->play, read->restored[i].card);
        if (status != PDUP_OK) {
            pdup__tell(in, status, "");
        }
    }
    if (read->trump != PDUP_STRAIN_NONE) {
        check_leads(read);
    }
}

static void read_text(pdup__trick_reading *read) {
    pdup__notation *in = &read->in;
    if (pdup__text_is_utf16(in->cards.text, in->text_size)) {
        in->line = 1;
        pdup__tell(in, PDUP_E_FILE_ENCODING, "this is UTF-16 or UTF-32; save it as UTF-8");
        return;
    }
    size_t mark = pdup__mark_size(in->cards.text, in->text_size);
    in->cards.text += mark;
    in->text_size -= mark;
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
                                      size_t size, pdup_faults **faults_out, pdup_tricks **out) {
    if (!faults_out || !out) {
        return PDUP_E_ARG;
    }
    *faults_out = NULL;
    *out = NULL;
    if (!pdup__allocator_is_whole(allocator) || !pdup__text_is_given(text, size)) {
        return PDUP_E_ARG;
    }
    if (size > MAX_SIZE) {
        return PDUP_E_RANGE;
    }
    pdup__trick_reading read = {.in = {.text_size = size, .cards = {.text = text ? text : ""}}};
    read.in.faults = pdup__faults_new(allocator);
    if (!read.in.faults) {
        return PDUP_E_NOMEM;
    }
    read_text(&read);
    pdup_status status = finish(allocator, &read, out);
    if (status != PDUP_OK && status != PDUP_E_TRICK_TEXT) {
        pdup_faults_unref(read.in.faults);
        return status;
    }
    *faults_out = read.in.faults;
    return status;
}
