/* SPDX-License-Identifier: MIT */
/* The `penalty` and `disqualify` lines: rulings on a player, without a number (rules 12 and 13.2.4). */
#include "event_file/authority_words.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/penalty_order.h"
#include "event_file/settings.h"
#include "event_file/words.h"
#include "scoring/penalty_tariff.h"

#include <pdup/ruling.h>

enum { RULE, REASON, TIME, BY, APPROVED, BASES, MATCHPOINTS = BASES, TOP, PERCENT, SETTINGS };

static const pdup__setting penalty_settings[SETTINGS] = {
    [RULE] = {.key = "rule", .is_needed = true},
    [REASON] = {.key = "reason"},
    [TIME] = {.key = "time"},
    [BY] = {.key = "by"},
    [APPROVED] = {.key = "approved-by"},
    [MATCHPOINTS] = {.key = "matchpoints"},
    [TOP] = {.key = "top"},
    [PERCENT] = {.key = "percent"},
};

/* A line as far as both have it. */
typedef struct player_ruling {
    pdup__settings settings;
    int32_t first; /* word of the settings */
    int32_t player;
    int64_t time;
    pdup_authority giver;
    pdup_authority approval;
} player_ruling;

static bool check_player(pdup__reader *reader, const pdup__word *word, int32_t player) {
    int32_t players = reader->file->player_count;
    if (players == 0 || player <= players) {
        return true;
    }
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_PLAYERS, word->column);
    pdup__line_add(text, "player ");
    pdup__line_add_integer(text, player);
    pdup__line_add(text, " of ");
    pdup__line_add_integer(text, players);
    pdup__fault_end(reader);
    return false;
}

/* The player has been read. */
static bool read_rest(pdup__reader *reader, const pdup__words *words, player_ruling *ruling) {
    pdup__settings *settings = &ruling->settings;
    bool is_right = check_player(reader, &words->at[1], ruling->player);
    is_right = pdup__read_settings(reader, words, ruling->first, settings) && is_right;
    is_right = pdup__setting_time(reader, settings, TIME, &ruling->time) && is_right;
    is_right = pdup__setting_text(reader, settings, RULE) && is_right;
    is_right = pdup__setting_authority(reader, settings, BY, PDUP_AUTHORITY_DIRECTOR,
                                       PDUP_AUTHORITY_COMMITTEE, &ruling->giver) &&
               is_right;
    is_right = pdup__setting_authority(reader, settings, APPROVED, PDUP_AUTHORITY_COMMITTEE,
                                       PDUP_AUTHORITY_ORGANISERS, &ruling->approval) &&
               is_right;
    return pdup__setting_text(reader, settings, REASON) && is_right;
}

/* The one setting that says how much; -1 and a complaint if there is none, or another too. */
static int find_basis(pdup__reader *reader, const pdup__words *words,
                      const pdup__settings *settings) {
    int basis = -1;
    for (int i = BASES; i < SETTINGS; i++) {
        if (!pdup__setting_is_given(settings, i)) {
            continue;
        }
        if (basis >= 0) {
            pdup__line *text =
                pdup__fault_begin(reader, PDUP_E_FILE_COUNT, settings->values[i].column);
            pdup__line_add(text, "one of matchpoints=, top= and percent=; another penalty stands "
                                 "in a line of its own");
            pdup__fault_end(reader);
            return -1;
        }
        basis = i;
    }
    if (basis < 0) {
        pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_COUNT, words->end_column);
        pdup__line_add(text, "a penalty says matchpoints=, top= or percent=");
        pdup__fault_end(reader);
    }
    return basis;
}

static bool read_amount(pdup__reader *reader, const pdup__settings *settings, int basis,
                        int64_t *numerator, int64_t *denominator) {
    pdup__word number = settings->values[basis];
    bool has_sign = basis != MATCHPOINTS && number.size > 0 && number.bytes[number.size - 1] == '%';
    number.size -= has_sign;
    if (pdup__word_fraction(&number, PDUP_MAX_PENALTY, PDUP_MAX_PENALTY_DENOMINATOR, numerator,
                            denominator)) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, &settings->values[basis],
                     "an amount such as 2, 5/2 or 0.5, within 1000000000 either way, no finer "
                     "than 1/1000000");
    return false;
}

/* An amount of the tariff, in the words of the call that makes the penalty. */
typedef struct amount {
    pdup_penalty basis;
    int64_t numerator;
    int64_t denominator;
} amount;

/* What the line itself says. */
static bool read_own_amount(pdup__reader *reader, const pdup__words *words,
                            const player_ruling *line, amount *of) {
    int basis = find_basis(reader, words, &line->settings);
    if (basis < 0) {
        return false;
    }
    of->basis = PDUP_PENALTY_MATCHPOINTS + basis - MATCHPOINTS;
    return read_amount(reader, &line->settings, basis, &of->numerator, &of->denominator);
}

static bool has_no_basis(pdup__reader *reader, const player_ruling *line) {
    for (int i = BASES; i < SETTINGS; i++) {
        if (pdup__setting_is_given(&line->settings, i)) {
            pdup__line *text =
                pdup__fault_begin(reader, PDUP_E_FILE_COUNT, line->settings.values[i].column);
            pdup__line_add(text, "auto takes the amount from the tariff of penalties");
            pdup__fault_end(reader);
            return false;
        }
    }
    return true;
}

/* `auto`: what the regulations of the session ask for this rule, the first time or a later one. */
static bool find_tariff(pdup__reader *reader, const player_ruling *line, amount *of) {
    const pdup__word *rule = &line->settings.values[RULE];
    pdup_infraction infraction = pdup_infraction_of_rule(rule->bytes, rule->size);
    if (!has_no_basis(reader, line)) {
        return false;
    }
    if (infraction == PDUP_INFRACTION_NONE) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, rule, "12.2.1 to 12.2.8, or another rule");
        return false;
    }
    if (!reader->session) {
        return false;
    }
    pdup_status status =
        pdup_regulations_penalty(reader->own_regulations, infraction,
                                 pdup__penalised_before(reader, line->player, infraction),
                                 &of->basis, &of->numerator, &of->denominator);
    if (status == PDUP_E_PENALTY_TARIFF) {
        pdup__line *text = pdup__fault_begin(reader, status, rule->column);
        pdup__line_add(text, "regulation penalty-tariff ");
        pdup__line_add(text, pdup__infraction_word(infraction));
        pdup__line_add(text, " FIRST REPEATED is missing");
        pdup__fault_end(reader);
        return false;
    }
    return pdup__is_done(reader, status);
}

/* Puts the ruling in force that the call has made of an empty one. */
static void put_in_force(pdup__reader *reader, const player_ruling *words, pdup_status status,
                         pdup_ruling *ruling) {
    if (pdup__is_done(reader, status)) {
        (void)pdup__is_done(reader,
                            pdup_session_add_ruling(reader->session, 0, words->time, ruling));
        pdup_ruling_unref(ruling);
    }
}

static pdup_ruling *make_empty(pdup__reader *reader, const player_ruling *words) {
    const pdup__word *rule = &words->settings.values[RULE];
    const pdup__word *reason = &words->settings.values[REASON];
    pdup_ruling *ruling;
    pdup_status status = pdup_ruling_new(reader->allocator, rule->bytes, rule->size, reason->bytes,
                                         reason->size, &ruling);
    if (pdup__is_done(reader, status) && words->giver != PDUP_AUTHORITY_NONE) {
        pdup_ruling *given;
        status = pdup_ruling_with_giver(ruling, words->giver, &given);
        pdup_ruling_unref(ruling);
        ruling = given;
    }
    if (pdup__is_done(reader, status) && words->approval != PDUP_AUTHORITY_NONE) {
        pdup_ruling *approved;
        status = pdup_ruling_with_approval(ruling, words->approval, &approved);
        pdup_ruling_unref(ruling);
        ruling = approved;
    }
    return pdup__is_done(reader, status) ? ruling : NULL;
}

static void warn_draft(pdup__reader *reader, int32_t column) {
    pdup__line *text = pdup__fault_begin(reader, PDUP_W_RULING_DRAFT, column);
    pdup__line_add(text, "approved-by=committee or organisers is missing");
    pdup__fault_end(reader);
}

void pdup__read_penalty(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.settings = {.known = penalty_settings, .count = SETTINGS}, .first = 2};
    amount of;
    bool is_auto = words->count > line.first && pdup__word_is(&words->at[line.first], "auto");
    line.first += is_auto;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1,
                           "penalty PLAYER [auto] KEY=VALUE...") ||
        !pdup__read_number_of(reader, &words->at[1], "a player", 1, PDUP_MAX_PLAYERS,
                              &line.player) ||
        !read_rest(reader, words, &line)) {
        return;
    }
    if (!(is_auto ? find_tariff(reader, &line, &of) : read_own_amount(reader, words, &line, &of))) {
        return;
    }
    pdup_ruling *empty = reader->session ? make_empty(reader, &line) : NULL;
    if (empty) {
        pdup_ruling *ruling;
        pdup_status status = pdup_ruling_with_penalty(empty, line.player, of.basis, of.numerator,
                                                      of.denominator, &ruling);
        put_in_force(reader, &line, status, ruling);
        pdup_ruling_unref(empty);
    }
}

void pdup__read_disqualify(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.settings = {.known = penalty_settings, .count = BASES}, .first = 2};
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, "disqualify PLAYER KEY=VALUE...") ||
        !pdup__read_number_of(reader, &words->at[1], "a player", 1, PDUP_MAX_PLAYERS,
                              &line.player)) {
        return;
    }
    pdup__place *place = pdup__claim(
        reader, PDUP_E_FILE_TWICE,
        pdup__key_number(reader->number, PDUP__LINE_DISQUALIFY, line.player), words->at[1].column);
    if (!read_rest(reader, words, &line) || !place) {
        return;
    }
    pdup_ruling *empty = reader->session ? make_empty(reader, &line) : NULL;
    if (empty) {
        pdup_ruling *ruling;
        pdup_status status = pdup_ruling_with_disqualified(empty, line.player, &ruling);
        put_in_force(reader, &line, status, ruling);
        pdup_ruling_unref(empty);
        if (line.approval == PDUP_AUTHORITY_NONE) {
            warn_draft(reader, words->at[1].column);
        }
    }
    pdup__settle(reader, place, words->at[1].column);
}
