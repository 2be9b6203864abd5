/* SPDX-License-Identifier: MIT */
/* The `penalty`, `disqualify` and `suspend` lines: rulings on a player (rules 12 and 13.2.4). */
#include "event_file/authority_words.h"
#include "event_file/handlers.h"
#include "event_file/keys.h"
#include "event_file/penalty_order.h"
#include "event_file/ruling_words.h"
#include "event_file/tables.h"
#include "event_file/words.h"
#include "scoring/penalty_tariff.h"

/* Behind the common settings and the number, which not every ruling on a player has. */
enum { NUMBER = PDUP__GIVEN_SETTINGS, OWN };

enum { APPROVED = OWN, BASES, MATCHPOINTS = BASES, TOP, PERCENT, SETTINGS };

static const pdup__setting penalty_settings[SETTINGS] = {
    PDUP__GIVEN,
    [NUMBER] = {.key = "number"},
    [APPROVED] = {.key = "approved-by"},
    [MATCHPOINTS] = {.key = "matchpoints"},
    [TOP] = {.key = "top"},
    [PERCENT] = {.key = "percent"},
};

enum { FROM = OWN, TO, SUSPEND_SETTINGS };

static const pdup__setting suspend_settings[SUSPEND_SETTINGS] = {
    PDUP__GIVEN,
    [NUMBER] = {.key = "number"},
    [FROM] = {.key = "from", .is_needed = true},
    [TO] = {.key = "to", .is_needed = true},
};

/* A line as far as all have it. */
typedef struct player_ruling {
    pdup__given given;
    int32_t first; /* word of the settings */
    int32_t player;
    int32_t column;
    pdup__claim *claim; /* of the number; NULL: none */
} player_ruling;

/* The number can be that of a ruling line too, and is claimed like it. */
static bool read_ruling_number(pdup__reader *reader, player_ruling *ruling) {
    const pdup__settings *settings = &ruling->given.settings;
    if (!pdup__setting_number(reader, settings, NUMBER, 1, PDUP_MAX_RULINGS,
                              &ruling->given.number)) {
        return false;
    }
    if (ruling->given.number == 0) {
        if (ruling->given.replaces == 0) {
            return true;
        }
        pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_COUNT,
                                             settings->values[PDUP__GIVEN_REPLACES].column);
        pdup__line_add(text, "what replaces another ruling has a number=");
        pdup__fault_end(reader);
        return false;
    }
    ruling->claim =
        pdup__claim_take(reader, PDUP_E_RULING_NUMBER,
                         pdup__key_number(reader->number, PDUP__LINE_RULING, ruling->given.number),
                         settings->values[NUMBER].column);
    return ruling->claim != NULL;
}

/* The player and the settings that all lines have. */
static bool read_line(pdup__reader *reader, const pdup__words *words, player_ruling *ruling) {
    ruling->column = words->at[1].column;
    bool is_right = pdup__check_player(reader, &words->at[1], ruling->player);
    is_right =
        pdup__read_settings(reader, words, ruling->first, &ruling->given.settings) && is_right;
    is_right = pdup__read_given(reader, &ruling->given) && is_right;
    return read_ruling_number(reader, ruling) && is_right;
}

/* The act of a ruling that the call has made of the other. */
static void push(pdup__reader *reader, const player_ruling *line, pdup_ruling *ruling,
                 pdup_status status, pdup_ruling *next) {
    ruling = pdup__next_ruling(reader, ruling, status, next);
    if (ruling) {
        pdup__act_push(reader, pdup__act_of(&line->given, line->column, ruling));
    }
}

static void settle_number(pdup__reader *reader, const player_ruling *line) {
    if (line->claim) {
        pdup__claim_set(reader, line->claim, line->column);
    }
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
    int basis = find_basis(reader, words, &line->given.settings);
    if (basis < 0) {
        return false;
    }
    of->basis = PDUP_PENALTY_MATCHPOINTS + basis - MATCHPOINTS;
    return read_amount(reader, &line->given.settings, basis, &of->numerator, &of->denominator);
}

static bool has_no_basis(pdup__reader *reader, const player_ruling *line) {
    for (int i = BASES; i < SETTINGS; i++) {
        if (pdup__setting_is_given(&line->given.settings, i)) {
            pdup__line *text =
                pdup__fault_begin(reader, PDUP_E_FILE_COUNT, line->given.settings.values[i].column);
            pdup__line_add(text, "auto takes the amount from the tariff of penalties");
            pdup__fault_end(reader);
            return false;
        }
    }
    return true;
}

/* A rule that is no one kind of penalty. Its letters may be Russian, so nothing is said of them. */
static void fault_rule(pdup__reader *reader, const pdup__word *rule) {
    bool is_several =
        (pdup__infractions_of_rule(rule->bytes, rule->size) & (1U << PDUP_INFRACTION_NONE)) == 0;
    pdup__line *text = pdup__fault_begin(reader, PDUP_E_FILE_WORD, rule->column);
    pdup__line_add(text, is_several ? "auto needs one kind of penalty, not "
                                    : "12.2.1 to 12.2.8, or another rule, not ");
    pdup__line_add_quoted(text, rule->bytes, rule->size);
    pdup__line_add(text, is_several ? "; write a line for each" : "");
    pdup__fault_end(reader);
}

/* `auto`: what the regulations of the session ask for this rule, the first time or a later one. */
static bool find_tariff(pdup__reader *reader, const player_ruling *line, amount *of) {
    const pdup__word *rule = &line->given.settings.values[PDUP__GIVEN_RULE];
    pdup_infraction infraction = pdup_infraction_of_rule(rule->bytes, rule->size);
    if (!has_no_basis(reader, line)) {
        return false;
    }
    if (infraction == PDUP_INFRACTION_NONE) {
        fault_rule(reader, rule);
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
    return pdup__ok_or_nomem(reader, status);
}

static bool read_approval(pdup__reader *reader, player_ruling *line) {
    return pdup__setting_authority(reader, &line->given.settings, APPROVED,
                                   PDUP_AUTHORITY_COMMITTEE, PDUP_AUTHORITY_ORGANISERS,
                                   &line->given.approval);
}

void pdup__read_penalty(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.given.settings = {.known = penalty_settings, .count = SETTINGS},
                          .first = 2};
    amount of;
    bool is_auto = words->count > line.first && pdup__word_is(&words->at[line.first], "auto");
    line.first += is_auto;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1,
                           "penalty PLAYER [auto] KEY=VALUE...") ||
        !pdup__read_number_of(reader, &words->at[1], "a player", 1, PDUP_MAX_PLAYERS,
                              &line.player) ||
        !read_line(reader, words, &line) || !read_approval(reader, &line)) {
        return;
    }
    if (!(is_auto ? find_tariff(reader, &line, &of) : read_own_amount(reader, words, &line, &of))) {
        return;
    }
    settle_number(reader, &line);
    pdup_ruling *empty = reader->session ? pdup__make_given(reader, &line.given) : NULL;
    if (empty) {
        pdup_ruling *next;
        pdup_status status = pdup_ruling_with_penalty(empty, line.player, of.basis, of.numerator,
                                                      of.denominator, &next);
        push(reader, &line, empty, status, next);
    }
}

/* A player is disqualified once by a line without a number: nothing can end that ruling. Those with numbers are told
 * apart by them, and claim no place. */
static bool claim_player(pdup__reader *reader, const pdup__words *words, int32_t player,
                         pdup__claim **claim) {
    pdup__word number;
    *claim = NULL;
    if (pdup__find_value(words, "number", &number)) {
        return true;
    }
    *claim = pdup__claim_take(reader, PDUP_E_FILE_TWICE,
                              pdup__key_number(reader->number, PDUP__LINE_DISQUALIFY, player),
                              words->at[1].column);
    return *claim != NULL;
}

void pdup__read_disqualify(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.given.settings = {.known = penalty_settings, .count = BASES},
                          .first = 2};
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, "disqualify PLAYER KEY=VALUE...") ||
        !pdup__read_number_of(reader, &words->at[1], "a player", 1, PDUP_MAX_PLAYERS,
                              &line.player)) {
        return;
    }
    pdup__claim *claim;
    bool is_right = claim_player(reader, words, line.player, &claim);
    is_right = read_line(reader, words, &line) && is_right;
    if (!read_approval(reader, &line) || !is_right) {
        return;
    }
    settle_number(reader, &line);
    pdup_ruling *empty = reader->session ? pdup__make_given(reader, &line.given) : NULL;
    if (empty) {
        pdup_ruling *next;
        pdup_status status = pdup_ruling_with_disqualified(empty, line.player, &next);
        push(reader, &line, empty, status, next);
    }
    if (claim) {
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

static bool read_rounds(pdup__reader *reader, const pdup__settings *settings, int32_t *from,
                        int32_t *to) {
    bool is_right = pdup__setting_number(reader, settings, FROM, 1, PDUP_MAX_ROUNDS, from);
    is_right = pdup__setting_number(reader, settings, TO, 1, PDUP_MAX_ROUNDS, to) && is_right;
    if (is_right && *to != 0 && *to < *from) {
        pdup__fault_word(reader, PDUP_E_FILE_WORD, &settings->values[TO],
                         "a round not before from=");
        return false;
    }
    return is_right;
}

void pdup__read_suspend(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.given.settings = {.known = suspend_settings, .count = SUSPEND_SETTINGS},
                          .first = 2};
    int32_t from;
    int32_t to;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, "suspend PLAYER KEY=VALUE...") ||
        !pdup__read_number_of(reader, &words->at[1], "a player", 1, PDUP_MAX_PLAYERS,
                              &line.player)) {
        return;
    }
    bool is_right = read_line(reader, words, &line);
    if (!read_rounds(reader, &line.given.settings, &from, &to) || !is_right) {
        return;
    }
    settle_number(reader, &line);
    pdup_ruling *empty = reader->session ? pdup__make_given(reader, &line.given) : NULL;
    if (empty) {
        pdup_ruling *next;
        pdup_status status = pdup_ruling_with_suspended(empty, line.player, from, to, &next);
        push(reader, &line, empty, status, next);
    }
}
