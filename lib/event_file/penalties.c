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
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_NUMBER_MISSING);
        pdup__complain(reader, settings->values[PDUP__GIVEN_REPLACES].column, &issue);
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

/* The act of a ruling that the call has made of the other, with a word in this column. */
static void push(pdup__reader *reader, const player_ruling *line, pdup_ruling *ruling,
                 int32_t column, pdup_status status, pdup_ruling *next) {
    pdup__act act = {.ruling = pdup__next_ruling(reader, ruling, column, status, next),
                     .columns.number = line->column,
                     .columns.last_round = column};
    if (act.ruling) {
        pdup__push_given(reader, &line->given, act);
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
            pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_PENALTY_ONE_AMOUNT);
            pdup__complain(reader, settings->values[i].column, &issue);
            return -1;
        }
        basis = i;
    }
    if (basis < 0) {
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_PENALTY_AMOUNT);
        pdup__complain(reader, words->end_column, &issue);
    }
    return basis;
}

static bool read_amount(pdup__reader *reader, const pdup__settings *settings, int basis,
                        int64_t *numerator, int64_t *denominator) {
    pdup__word number = settings->values[basis];
    bool has_sign = basis != MATCHPOINTS && number.size > 0 && number.bytes[number.size - 1] == '%';
    number.size -= has_sign;
    bool is_amount = pdup__word_fraction(&number, PDUP_MAX_PENALTY, PDUP_MAX_PENALTY_DENOMINATOR,
                                         numerator, denominator);
    if (is_amount && *numerator == 0) {
        /* Of a tariff it may be the price of the first time; nobody writes it by hand but by mistake. */
        pdup__issue issue = pdup__issue_of(PDUP_E_FILE_WORD, PDUP__M_PENALTY_ZERO);
        pdup__complain(reader, settings->values[basis].column, &issue);
        return false;
    }
    if (is_amount) {
        return true;
    }
    pdup__fault_word(reader, PDUP_E_FILE_WORD, &settings->values[basis],
                     PDUP__M_PENALTY_AMOUNT_FORM);
    return false;
}

/* An amount of the tariff, in the words of the call that makes the penalty. */
typedef struct amount {
    pdup_penalty basis;
    int64_t numerator;
    int64_t denominator;
    int32_t column; /* where it stands, or the rule that it follows from */
} amount;

/* What the line itself says. */
static bool read_own_amount(pdup__reader *reader, const pdup__words *words,
                            const player_ruling *line, amount *of) {
    int basis = find_basis(reader, words, &line->given.settings);
    if (basis < 0) {
        return false;
    }
    of->basis = PDUP_PENALTY_MATCHPOINTS + basis - MATCHPOINTS;
    of->column = line->given.settings.values[basis].column;
    return read_amount(reader, &line->given.settings, basis, &of->numerator, &of->denominator);
}

static bool has_no_basis(pdup__reader *reader, const player_ruling *line) {
    for (int i = BASES; i < SETTINGS; i++) {
        if (pdup__setting_is_given(&line->given.settings, i)) {
            pdup__issue issue = pdup__issue_of(PDUP_E_FILE_COUNT, PDUP__M_PENALTY_AUTO);
            pdup__complain(reader, line->given.settings.values[i].column, &issue);
            return false;
        }
    }
    return true;
}

/* A rule that is no one kind of penalty. Its letters may be Russian, so nothing is said of them. */
static void fault_rule(pdup__reader *reader, const pdup__word *rule) {
    bool is_several =
        (pdup__infractions_of_rule(rule->bytes, rule->size) & (1U << PDUP_INFRACTION_NONE)) == 0;
    pdup__issue issue =
        pdup__issue_of(PDUP_E_FILE_WORD, is_several ? PDUP__M_PENALTY_KINDS : PDUP__M_PENALTY_RULE);
    pdup__issue_word(&issue, rule->bytes, rule->size);
    pdup__complain(reader, rule->column, &issue);
}

/* `auto`: what the regulations of the session ask for this rule, the first time or a later one. */
static bool find_tariff(pdup__reader *reader, const player_ruling *line, amount *of) {
    const pdup__word *rule = &line->given.settings.values[PDUP__GIVEN_RULE];
    pdup_infraction infraction = pdup_infraction_of_rule(rule->bytes, rule->size);
    of->column = rule->column;
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
        pdup__issue issue = pdup__issue_of(status, PDUP__M_PENALTY_TARIFF);
        pdup__issue_text(&issue, pdup__infraction_word(infraction));
        pdup__complain(reader, rule->column, &issue);
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
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_PENALTY) ||
        !pdup__read_number_of(reader, &words->at[1], PDUP__M_A_PLAYER, 1, PDUP_MAX_PLAYERS,
                              &line.player) ||
        !read_line(reader, words, &line) || !read_approval(reader, &line)) {
        return;
    }
    if (!(is_auto ? find_tariff(reader, &line, &of) : read_own_amount(reader, words, &line, &of))) {
        return;
    }
    settle_number(reader, &line);
    pdup_ruling *empty = pdup__make_given(reader, &line.given);
    if (empty) {
        pdup_ruling *next;
        pdup_status status = pdup_ruling_with_penalty(empty, line.player, of.basis, of.numerator,
                                                      of.denominator, pdup__reasons(reader), &next);
        push(reader, &line, empty, of.column, status, next);
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
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_DISQUALIFY) ||
        !pdup__read_number_of(reader, &words->at[1], PDUP__M_A_PLAYER, 1, PDUP_MAX_PLAYERS,
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
    pdup_ruling *empty = pdup__make_given(reader, &line.given);
    if (empty) {
        pdup_ruling *next;
        pdup_status status =
            pdup_ruling_with_disqualified(empty, line.player, pdup__reasons(reader), &next);
        push(reader, &line, empty, line.column, status, next);
    }
    if (claim) {
        pdup__claim_set(reader, claim, words->at[1].column);
    }
}

static bool read_rounds(pdup__reader *reader, const pdup__settings *settings, int32_t *from,
                        int32_t *to) {
    bool is_right = pdup__setting_number(reader, settings, FROM, 1, PDUP_MAX_ROUNDS, from);
    is_right = pdup__setting_number(reader, settings, TO, 1, PDUP_MAX_ROUNDS, to) && is_right;
    return is_right;
}

void pdup__read_suspend(pdup__reader *reader, const pdup__words *words) {
    player_ruling line = {.given.settings = {.known = suspend_settings, .count = SUSPEND_SETTINGS},
                          .first = 2};
    int32_t from;
    int32_t to;
    if (!pdup__count_words(reader, words, 2, PDUP__WORDS - 1, PDUP__M_FORM_SUSPEND) ||
        !pdup__read_number_of(reader, &words->at[1], PDUP__M_A_PLAYER, 1, PDUP_MAX_PLAYERS,
                              &line.player)) {
        return;
    }
    bool is_right = read_line(reader, words, &line);
    if (!read_rounds(reader, &line.given.settings, &from, &to) || !is_right) {
        return;
    }
    settle_number(reader, &line);
    pdup_ruling *empty = pdup__make_given(reader, &line.given);
    if (empty) {
        pdup_ruling *next;
        pdup_status status =
            pdup_ruling_with_suspended(empty, line.player, from, to, pdup__reasons(reader), &next);
        push(reader, &line, empty, line.given.settings.values[TO].column, status, next);
    }
}
