/* SPDX-License-Identifier: MIT */
#include "scoring/value_text.h"

#include "base/fraction.h"

#include <string.h>

bool pdup__value_take(pdup__value *value, pdup__value *word) {
    const char *space = value->size != 0 ? memchr(value->bytes, ' ', value->size) : NULL;
    size_t size = space ? (size_t)(space - value->bytes) : value->size;
    if (size == 0) {
        return false;
    }
    *word = (pdup__value){value->bytes, size};
    /* A last space is kept, so that the value is not over. */
    size_t skipped = space && size + 1 < value->size ? size + 1 : size;
    value->bytes += skipped;
    value->size -= skipped;
    return true;
}

bool pdup__value_is_over(const pdup__value *value) {
    return value->size == 0;
}

/* Digits up to a limit that times ten fits. */
static bool read_digits(pdup__value word, int64_t *out) {
    int64_t number = 0;
    for (size_t i = 0; i < word.size; i++) {
        if (word.bytes[i] < '0' || word.bytes[i] > '9') {
            return false;
        }
        number = 10 * number + (word.bytes[i] - '0');
        if (number > INT32_MAX) {
            return false;
        }
    }
    *out = number;
    return word.size > 0;
}

bool pdup__value_number(pdup__value word, int32_t lowest, int32_t highest, int32_t *out) {
    int64_t number;
    if (!read_digits(word, &number) || number < lowest || number > highest) {
        return false;
    }
    *out = (int32_t)number;
    return true;
}

bool pdup__value_split(pdup__value word, char mark, pdup__value *before, pdup__value *after) {
    const char *at = word.size != 0 ? memchr(word.bytes, mark, word.size) : NULL;
    if (!at) {
        return false;
    }
    size_t size = (size_t)(at - word.bytes);
    *before = (pdup__value){word.bytes, size};
    *after = (pdup__value){at + 1, word.size - size - 1};
    return true;
}

bool pdup__value_numbers(pdup__value word, int32_t lowest, int32_t highest, int32_t *out,
                         int32_t count) {
    for (int32_t i = 0; i < count; i++) {
        pdup__value number = word;
        bool is_last = !pdup__value_split(word, ',', &number, &word);
        if (is_last != (i == count - 1) || !pdup__value_number(number, lowest, highest, &out[i])) {
            return false;
        }
    }
    return true;
}

static int32_t count_numbers(pdup__value word) {
    int32_t count = 1;
    for (size_t i = 0; i < word.size; i++) {
        count += word.bytes[i] == ',';
    }
    return count;
}

/* P1 P2,P2 P3,P3,P3 [third]: percents, in each group none better than the one before it. */
static bool read_custom(pdup__value rest, pdup__chosen *chosen) {
    int32_t first = 0;
    for (int32_t size = 1; size <= 3; size++) {
        pdup__value word;
        int32_t *percents = &chosen->custom[first];
        if (!pdup__value_take(&rest, &word) || !pdup__value_numbers(word, 0, 100, percents, size)) {
            return false;
        }
        for (int32_t i = 1; i < size; i++) {
            if (percents[i] > percents[i - 1]) {
                return false;
            }
        }
        first += size;
    }
    chosen->custom_needs_third = pdup__text_is(rest.bytes, rest.size, "third");
    return chosen->custom_needs_third || pdup__value_is_over(&rest);
}

static void add_custom(const pdup__chosen *chosen, pdup__line *line) {
    for (int32_t i = 0; i < PDUP__CUSTOM_PLACES; i++) {
        bool begins = i == 0 || i == 1 || i == 3;
        pdup__line_add(line, begins ? " " : ",");
        pdup__line_add_integer(line, chosen->custom[i]);
    }
    pdup__line_add(line, chosen->custom_needs_third ? " third" : "");
}

static const char *const roundings[] = {"", "up", "away", "toward"};

static bool read_unit(pdup__value rest, pdup__chosen *chosen) {
    chosen->unit_rounding = 0;
    for (pdup_round i = PDUP_ROUND_UP; i <= PDUP_ROUND_TOWARD; i++) {
        if (pdup__text_is(rest.bytes, rest.size, roundings[i])) {
            chosen->unit_rounding = i;
        }
    }
    return chosen->unit_rounding != 0 || pdup__value_is_over(&rest);
}

static const char drop_name[] = "drop=";

static bool read_drop(pdup__value rest, pdup__chosen *chosen) {
    size_t size = sizeof drop_name - 1;
    chosen->drop = 0;
    if (pdup__value_is_over(&rest)) {
        return true;
    }
    if (rest.size < size || memcmp(rest.bytes, drop_name, size) != 0) {
        return false;
    }
    pdup__value number = {rest.bytes + size, rest.size - size};
    return pdup__value_number(number, 0, PDUP__MAX_DROP, &chosen->drop);
}

static const char *const tie_names[PDUP__TIE_BREAKS] = {"none",      "total",  "tops", "direct",
                                                        "opponents", "whists", "lot"};

static pdup__tie_break find_tie_break(pdup__value word) {
    int found = PDUP__TIE_BREAKS - 1;
    while (found > 0 && !pdup__text_is(word.bytes, word.size, tie_names[found])) {
        found--;
    }
    return (pdup__tie_break)found;
}

/* Any chain of them, none twice. */
static bool read_tie_breaks(int32_t first, pdup__value rest, pdup__chosen *chosen) {
    chosen->tie_break_count = 0;
    if (first == PDUP__TIE_NONE) {
        return pdup__value_is_over(&rest);
    }
    bool is_named[PDUP__TIE_BREAKS] = {false};
    pdup__tie_break next = (pdup__tie_break)first;
    pdup__value word;
    do {
        if (next == PDUP__TIE_NONE || is_named[next]) {
            return false;
        }
        is_named[next] = true;
        chosen->tie_breaks[chosen->tie_break_count++] = next;
        next = PDUP__TIE_NONE;
        if (pdup__value_is_over(&rest)) {
            return true;
        }
        if (pdup__value_take(&rest, &word)) {
            next = find_tie_break(word);
        }
    } while (true);
}

static bool read_weights(pdup__value rest, pdup__chosen *chosen) {
    chosen->weight_count = 0;
    if (pdup__value_is_over(&rest)) {
        return true;
    }
    pdup__value word;
    int32_t count = 0;
    if (!pdup__value_take(&rest, &word) || !pdup__text_is(word.bytes, word.size, "weights") ||
        !pdup__value_take(&rest, &word) || !pdup__value_is_over(&rest)) {
        return false;
    }
    count = count_numbers(word);
    if (count > PDUP_MAX_SESSIONS ||
        !pdup__value_numbers(word, 1, PDUP__MAX_WEIGHT, chosen->weights, count)) {
        return false;
    }
    chosen->weight_count = count;
    return true;
}

bool pdup__value_read_rest(pdup__regulation key, int32_t choice, pdup__value rest,
                           pdup__chosen *chosen) {
    if (key == PDUP__KEY_SMALL_GROUPS && choice == PDUP__SMALL_CUSTOM) {
        return read_custom(rest, chosen);
    }
    if (key == PDUP__KEY_UNIT && choice != PDUP__UNIT_EXACT) {
        return read_unit(rest, chosen);
    }
    if (key == PDUP__KEY_MEASURE && choice == PDUP__MEASURE_DATUM) {
        return read_drop(rest, chosen);
    }
    if (key == PDUP__KEY_TIE_BREAK) {
        return read_tie_breaks(choice, rest, chosen);
    }
    if (key == PDUP__KEY_SESSIONS && choice == PDUP__SESSIONS_MEAN) {
        return read_weights(rest, chosen);
    }
    return pdup__value_is_over(&rest);
}

static void add_tie_breaks(const pdup__chosen *chosen, pdup__line *line) {
    for (int32_t i = 1; i < chosen->tie_break_count; i++) {
        pdup__line_add(line, " ");
        pdup__line_add(line, tie_names[chosen->tie_breaks[i]]);
    }
}

static void add_weights(const pdup__chosen *chosen, pdup__line *line) {
    for (int32_t i = 0; i < chosen->weight_count; i++) {
        pdup__line_add(line, i == 0 ? " weights " : ",");
        pdup__line_add_integer(line, chosen->weights[i]);
    }
}

void pdup__value_add_rest(pdup__regulation key, const pdup__chosen *chosen, pdup__line *line) {
    int32_t choice = chosen->choice[key];
    if (key == PDUP__KEY_SMALL_GROUPS && choice == PDUP__SMALL_CUSTOM) {
        add_custom(chosen, line);
    } else if (key == PDUP__KEY_UNIT && choice != PDUP__UNIT_EXACT && chosen->unit_rounding != 0) {
        pdup__line_add(line, " ");
        pdup__line_add(line, roundings[chosen->unit_rounding]);
    } else if (key == PDUP__KEY_MEASURE && choice == PDUP__MEASURE_DATUM && chosen->drop != 0) {
        pdup__line_add(line, " ");
        pdup__line_add(line, drop_name);
        pdup__line_add_integer(line, chosen->drop);
    } else if (key == PDUP__KEY_TIE_BREAK) {
        add_tie_breaks(chosen, line);
    } else if (key == PDUP__KEY_SESSIONS && choice == PDUP__SESSIONS_MEAN) {
        add_weights(chosen, line);
    }
}

/* 0, 1 or a proper fraction n/d. */
static bool read_carry(pdup__value word, pdup__chosen *chosen) {
    pdup__value before = word;
    pdup__value after = {"1", 1};
    pdup__value_split(word, '/', &before, &after);
    int32_t numerator;
    int32_t denominator;
    if (!pdup__value_number(before, 0, PDUP__MAX_CARRY, &numerator) ||
        !pdup__value_number(after, 1, PDUP__MAX_CARRY, &denominator) || numerator > denominator) {
        return false;
    }
    chosen->carry_numerator = numerator;
    chosen->carry_denominator = numerator == 0 ? 0 : denominator;
    return true;
}

/* Minutes are the usual ones by their name, so these are not. */
static bool read_minutes(pdup__regulation key, pdup__value word, pdup__chosen *chosen) {
    chosen->choice[key] = PDUP__MINUTES_NUMBER;
    if (key == PDUP__KEY_MINUTES_PER_BOARD) {
        return pdup__value_number(word, 1, PDUP__MAX_BOARD_MINUTES, &chosen->board_minutes);
    }
    int32_t *minutes =
        key == PDUP__KEY_APPEAL_MINUTES ? &chosen->appeal_minutes : &chosen->correction_minutes;
    return pdup__value_number(word, 0, PDUP__MAX_PERIOD_MINUTES, minutes);
}

static bool is_minutes(pdup__regulation key) {
    return key == PDUP__KEY_MINUTES_PER_BOARD || key == PDUP__KEY_APPEAL_MINUTES ||
           key == PDUP__KEY_CORRECTION_MINUTES;
}

bool pdup__value_read_plain(pdup__regulation key, pdup__value word, pdup__chosen *chosen) {
    if (key == PDUP__KEY_EXPECTED) {
        chosen->choice[key] = PDUP__EXPECTED_NUMBER;
        return pdup__value_number(word, 1, PDUP_MAX_ROWS, &chosen->expected);
    }
    if (key == PDUP__KEY_MINIMUM_BOARDS) {
        return pdup__value_number(word, 0, PDUP_MAX_BOARDS, &chosen->minimum_boards);
    }
    if (is_minutes(key)) {
        return read_minutes(key, word, chosen);
    }
    return key == PDUP__KEY_CARRY_OVER && read_carry(word, chosen);
}

/* That are not the usual ones. */
static int32_t minutes_of(pdup__regulation key, const pdup__chosen *chosen) {
    return key == PDUP__KEY_MINUTES_PER_BOARD ? chosen->board_minutes
           : key == PDUP__KEY_APPEAL_MINUTES  ? chosen->appeal_minutes
                                              : chosen->correction_minutes;
}

bool pdup__value_add_plain(pdup__regulation key, const pdup__chosen *chosen, pdup__line *line) {
    if (is_minutes(key) && chosen->choice[key] == PDUP__MINUTES_NUMBER) {
        pdup__line_add_integer(line, minutes_of(key, chosen));
    } else if (key == PDUP__KEY_EXPECTED && chosen->choice[key] == PDUP__EXPECTED_NUMBER) {
        pdup__line_add_integer(line, chosen->expected);
    } else if (key == PDUP__KEY_MINIMUM_BOARDS) {
        pdup__line_add_integer(line, chosen->minimum_boards);
    } else if (key == PDUP__KEY_CARRY_OVER) {
        pdup__line_add_integer(line, chosen->carry_numerator);
        if (chosen->carry_denominator > 1) {
            pdup__line_add(line, "/");
            pdup__line_add_integer(line, chosen->carry_denominator);
        }
    } else {
        return false;
    }
    return true;
}
