/* SPDX-License-Identifier: MIT */
#include "rule_sheets.h"

#include <stdio.h>
#include <string.h>

enum { CELL_CAP = 200 };

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

/* A word in both languages. */
struct words {
    const char *in[2];
};

static bool is_russian(struct rule_style style) {
    return !style.is_csv && style.language == PDUP_LANGUAGE_RU;
}

static const char *in_language(struct words words, struct rule_style style) {
    return words.in[is_russian(style)];
}

const char *rule_reference(const char *name, struct rule_style style, char *buf, size_t cap) {
    static const char latin[] = "ABVab";
    static const char *const russian[] = {"А", "Б", "В", "а", "б"};
    size_t used = 0;
    buf[0] = '\0';
    for (; *name != '\0' && used < cap; name++) {
        const char *letter = is_russian(style) ? strchr(latin, *name) : NULL;
        int more = letter != NULL ? snprintf(buf + used, cap - used, "%s", russian[letter - latin])
                                  : snprintf(buf + used, cap - used, "%c", *name);
        used += (size_t)more;
    }
    return buf;
}

static void add_reference(struct sheet *sheet, const char *name, struct rule_style style) {
    char text[CELL_CAP];
    sheet_word(sheet, rule_reference(name, style, text, sizeof text));
}

static void start(struct sheet *sheet, const struct column (*columns)[2], int count,
                  struct column *own, struct rule_style style) {
    for (int i = 0; i < count; i++) {
        own[i] = columns[i][is_russian(style)];
    }
    sheet_start(sheet, own, count);
}

int32_t rule_section_index(const char *name) {
    int32_t index = 0;
    while (index < pdup_rules_section_count() &&
           strcmp(pdup_rules_section_text_at(index, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN), name) !=
               0) {
        index++;
    }
    return index;
}

void rule_sections_sheet(struct sheet *sheet, struct rule_style style) {
    static const struct column columns[][2] = {
        {{"section", "Section", COLUMN_WORD}, {"section", "Правило", COLUMN_WORD}},
        {{"about", "About", COLUMN_WORD}, {"about", "О чём", COLUMN_WORD}},
    };
    static struct column own[COUNT_OF(columns)];
    start(sheet, columns, COUNT_OF(columns), own, style);
    for (int32_t i = 0; i < pdup_rules_section_count(); i++) {
        add_reference(sheet, pdup_rules_section_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                      style);
        sheet_word(sheet, pdup_rules_section_text_at(i, PDUP_RULE_TEXT_WORDS, style.language));
    }
}

static void add_value(struct sheet *sheet, const char *fact, const char *value,
                      const char *meaning) {
    sheet_word(sheet, fact);
    sheet_word(sheet, value);
    sheet_word(sheet, meaning);
}

/* The fact with its question, then a row for each value or for the form that all values have. */
static void add_fact(struct sheet *sheet, int32_t section, int32_t fact, struct rule_style style) {
    static const struct words seats[] = {
        {{"none, or letters of N E S W; for the scores alone",
          "none или буквы из N E S W; только для самих результатов"}},
        {{"none, or letters of N E S W", "none или буквы из N E S W"}},
    };
    static const struct words outcomes = {{"whists of N, E, S and W; another outcome may follow",
                                           "висты N, E, S и W; можно дать несколько исходов"}};
    const char *name =
        pdup_rules_fact_text_at(section, fact, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
    const char *again = style.is_csv ? name : "";
    int32_t kind = 0;
    int32_t is_asked = 0;
    sheet_note(sheet, pdup_rules_fact_number_at(section, fact, PDUP_FACT_KIND, &kind));
    sheet_note(sheet, pdup_rules_fact_number_at(section, fact, PDUP_FACT_IS_ASKED, &is_asked));
    bool is_list = kind == PDUP_FACT_KIND_CHOICE;
    add_value(sheet, name, "",
              pdup_rules_fact_text_at(section, fact, PDUP_RULE_TEXT_WORDS, style.language));
    for (int32_t i = 0; is_list && i < pdup_rules_value_count(section, fact); i++) {
        const char *value =
            pdup_rules_value_text_at(section, fact, i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
        const char *meaning =
            pdup_rules_value_text_at(section, fact, i, PDUP_RULE_TEXT_WORDS, style.language);
        add_value(sheet, again, value, strcmp(value, meaning) == 0 ? "" : meaning);
    }
    if (kind == PDUP_FACT_KIND_SEATS) {
        add_value(sheet, again, "NE", seats[is_asked].in[style.language - 1]);
    } else if (kind == PDUP_FACT_KIND_OUTCOMES) {
        add_value(sheet, again, "22,-58,22,14", outcomes.in[style.language - 1]);
    }
}

void rule_facts_sheet(struct sheet *sheet, int32_t section, const pdup_advice *advice,
                      struct rule_style style) {
    static const struct column columns[][2] = {
        {{"fact", "Fact", COLUMN_WORD}, {"fact", "Факт", COLUMN_WORD}},
        {{"value", "Value", COLUMN_WORD}, {"value", "Значение", COLUMN_WORD}},
        {{"meaning", "Meaning", COLUMN_WORD}, {"meaning", "Смысл", COLUMN_WORD}},
    };
    static struct column own[COUNT_OF(columns)];
    int32_t count =
        advice != NULL ? pdup_advice_missing_count(advice) : pdup_rules_fact_count(section);
    start(sheet, columns, COUNT_OF(columns), own, style);
    for (int32_t i = 0; i < count; i++) {
        int32_t fact = i;
        if (advice != NULL) {
            sheet_note(sheet, pdup_advice_missing_at(advice, i, &fact));
        }
        add_fact(sheet, section, fact, style);
    }
}

/* What is to be done, and by whom if not by the director. */
static void add_duty(struct sheet *sheet, int32_t step, pdup_duty duty, struct rule_style style) {
    static const struct words words[][2] = {
        {{{"must", "надлежит"}}, {{"may", "может"}}},
        {{{"any player must", "любому игроку надлежит"}},
         {{"any player may", "любой игрок может"}}},
        {{{"the offender must", "нарушителю надлежит"}},
         {{"the offender may", "нарушитель может"}}},
    };
    static const char *const actors[] = {"director", "player", "offender"};
    pdup_actor actor = PDUP_ACTOR_DIRECTOR;
    sheet_note(sheet, pdup_rules_step_number_at(step, PDUP_STEP_ACTOR, &actor));
    int place = style.is_csv ? 0 : actor - PDUP_ACTOR_DIRECTOR;
    sheet_word(sheet, in_language(words[place][duty == PDUP_DUTY_MAY], style));
    if (style.is_csv) {
        sheet_word(sheet, actors[actor - PDUP_ACTOR_DIRECTOR]);
    }
}

static const char *effect_word(pdup_step_effect effect, struct rule_style style) {
    static const struct words words[] = {
        {{"", ""}},
        {{"artificial score", "искусственный результат"}},
        {{"assigned score", "оценочный результат"}},
        {{"adjusted score", "присуждённый результат"}},
        {{"adjusted, all innocent", "присуждённый, все невиновны"}},
        {{"annulled", "аннулирован"}},
        {{"kept", "сохранён"}},
        {{"fouled", "испорченная сдача"}},
        {{"played later", "играется позже"}},
        {{"penalty", "наказание"}},
        {{"discipline", "дисциплинарное"}},
        {{"suspended", "отстранён"}},
        {{"disqualified", "дисквалифицирован"}},
    };
    return in_language(words[effect], style);
}

/* What one seat gets: a percent of the top, or whists. */
static void add_score(struct sheet *sheet, const pdup_ruling *ruling, int32_t index, char *cell) {
    static const char *const percents[] = {"", "40 %", "50 %", "60+ %"};
    int32_t whists = 0;
    int32_t weight = 0;
    pdup_seat seat = PDUP_SEAT_N;
    pdup_award award = PDUP_AWARD_NONE;
    size_t used = strlen(cell);
    size_t length = 0;
    sheet_note(sheet, pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_SEAT, &seat));
    sheet_note(sheet, pdup_ruling_effect_number_at(ruling, index, PDUP_EFFECT_AWARD, &award));
    snprintf(cell + used, CELL_CAP - used, "%s%c %s", index == 0 ? ": " : ", ",
             "NESW"[seat - PDUP_SEAT_N], percents[award]);
    if (award == PDUP_AWARD_NONE) {
        used = strlen(cell);
        sheet_note(sheet, pdup_ruling_effect_outcome_at(ruling, index, 0, &whists, &weight));
        sheet_note(sheet, pdup_fraction_text(whists, PDUP_WHIST, PDUP_EXACT, PDUP_ROUND_UP, 0,
                                             cell + used, CELL_CAP - used, &length));
    }
}

/* The effect, and the score of each seat where the facts tell it. A seat that no fact names sits at no table. */
static void add_effect(struct sheet *sheet, const pdup_advice *advice, int32_t index,
                       pdup_step_effect effect, struct rule_style style) {
    char cell[CELL_CAP];
    pdup_ruling *ruling = NULL;
    bool has_scores = effect == PDUP_STEP_EFFECT_ARTIFICIAL ||
                      effect == PDUP_STEP_EFFECT_ASSIGNED || effect == PDUP_STEP_EFFECT_ADJUSTED;
    pdup_status status = PDUP_OK;
    snprintf(cell, sizeof cell, "%s", effect_word(effect, style));
    for (int32_t seats = 4; has_scores && ruling == NULL && seats >= 3; seats--) {
        status = pdup_advice_ruling(advice, index, 1, 1, 1, seats, style.language, &ruling);
    }
    if (status == PDUP_E_NOMEM) {
        sheet_note(sheet, status);
    }
    for (int32_t i = 0; ruling != NULL && i < pdup_ruling_effect_count(ruling); i++) {
        add_score(sheet, ruling, i, cell);
    }
    pdup_ruling_unref(ruling);
    sheet_word(sheet, cell);
}

static const char *mark_word(int32_t is_ours, int32_t is_by_regulation, struct rule_style style) {
    static const struct words words[] = {
        {{"", ""}},
        {{"ours", "наше прочтение"}},
        {{"by regulation", "по предписанию"}},
        {{"ours, by regulation", "наше прочтение, по предписанию"}},
    };
    return in_language(words[is_ours + 2 * is_by_regulation], style);
}

/* Whom the step touches: the letters of the seats, or a word. */
static void add_touched(struct sheet *sheet, const pdup_advice *advice, int32_t index,
                        struct rule_style style) {
    static const struct words words[] = {
        {{"", ""}},
        {{"all", "все"}},
        {{"offenders", "нарушившие"}},
        {{"innocents", "ненарушившие"}},
        {{"the player", "игрок"}},
    };
    char letters[5] = "";
    size_t count = 0;
    pdup_touch touch = PDUP_TOUCH_NOBODY;
    sheet_note(sheet, pdup_advice_step_number_at(advice, index, PDUP_ADVISED_TOUCH, &touch));
    if (touch != PDUP_TOUCH_NAMED) {
        sheet_word(sheet, in_language(words[touch], style));
        return;
    }
    for (pdup_seat seat = PDUP_SEAT_N; seat <= PDUP_SEAT_W; seat++) {
        int32_t is_named = 0;
        sheet_note(sheet, pdup_advice_step_number_at(
                              advice, index, PDUP_ADVISED_HAS_N + seat - PDUP_SEAT_N, &is_named));
        if (is_named) {
            letters[count++] = "NESW"[seat - PDUP_SEAT_N];
        }
    }
    sheet_word(sheet, letters);
}

static void add_step(struct sheet *sheet, const pdup_advice *advice, int32_t index,
                     struct rule_style style) {
    int32_t step = 0;
    pdup_duty duty = 0;
    pdup_step_effect effect = PDUP_STEP_EFFECT_NONE;
    int32_t is_ours = 0;
    int32_t is_by_regulation = 0;
    sheet_note(sheet, pdup_advice_step_number_at(advice, index, PDUP_ADVISED_STEP, &step));
    sheet_note(sheet, pdup_advice_step_number_at(advice, index, PDUP_ADVISED_DUTY, &duty));
    sheet_note(sheet, pdup_rules_step_number_at(step, PDUP_STEP_EFFECT, &effect));
    sheet_note(sheet, pdup_advice_step_number_at(advice, index, PDUP_ADVISED_IS_OURS, &is_ours));
    sheet_note(sheet, pdup_advice_step_number_at(advice, index, PDUP_ADVISED_IS_BY_REGULATION,
                                                 &is_by_regulation));
    add_reference(sheet, pdup_advice_step_provision_at(advice, index), style);
    add_duty(sheet, step, duty, style);
    if (style.is_csv) {
        sheet_word(sheet, pdup_rules_step_text_at(step, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN));
    }
    add_touched(sheet, advice, index, style);
    add_effect(sheet, advice, index, effect, style);
    sheet_word(sheet, mark_word(is_ours, is_by_regulation, style));
    sheet_word(sheet, pdup_rules_step_text_at(step, PDUP_RULE_TEXT_WORDS, style.language));
}

void rule_steps_sheet(struct sheet *sheet, const pdup_advice *advice, struct rule_style style) {
    static const struct column columns[][2] = {
        {{"section", "Section", COLUMN_WORD}, {"section", "Правило", COLUMN_WORD}},
        {{"duty", "Duty", COLUMN_WORD}, {"duty", "Обязанность", COLUMN_WORD}},
        {{"actor", "Actor", COLUMN_WORD}, {"actor", "Кто", COLUMN_WORD}},
        {{"step", "Step", COLUMN_WORD}, {"step", "Шаг", COLUMN_WORD}},
        {{"seats", "Seats", COLUMN_WORD}, {"seats", "Кого", COLUMN_WORD}},
        {{"effect", "Effect", COLUMN_WORD}, {"effect", "Результат", COLUMN_WORD}},
        {{"mark", "Mark", COLUMN_WORD}, {"mark", "Пометка", COLUMN_WORD}},
        {{"text", "What", COLUMN_WORD}, {"text", "Что", COLUMN_WORD}},
    };
    static struct column own[COUNT_OF(columns)];
    start(sheet, columns, COUNT_OF(columns), own, style);
    if (!style.is_csv) {
        /* People read who takes a step in its duty, and what it is; programs their names. */
        memmove(own + 2, own + 4, (COUNT_OF(own) - 4) * sizeof own[0]);
        sheet->column_count -= 2;
    }
    for (int32_t i = 0; i < pdup_advice_step_count(advice); i++) {
        add_step(sheet, advice, i, style);
    }
}

/* A term stands for several conditions; each gets a row of its own behind those of the section. */
static void add_terms(struct sheet *sheet, int32_t section, struct rule_style style) {
    for (int32_t i = 0; i < pdup_rules_term_count(section); i++) {
        sheet_word(sheet, "");
        sheet_word(sheet, "");
        if (style.is_csv) {
            sheet_word(sheet, "");
        }
        sheet_word(sheet, pdup_rules_term_text_at(section, i, PDUP_RULE_TEXT_CONDITION));
        sheet_word(sheet, "");
        sheet_word(sheet, pdup_rules_term_text_at(section, i, PDUP_RULE_TEXT_NAME));
    }
}

static void add_rows(struct sheet *sheet, int32_t section, struct rule_style style) {
    for (int32_t i = 0; i < pdup_rules_row_count(section); i++) {
        int32_t step = 0;
        pdup_duty duty = 0;
        int32_t is_ours = 0;
        int32_t is_by_regulation = 0;
        sheet_note(sheet, pdup_rules_row_number_at(section, i, PDUP_RULE_STEP, &step));
        sheet_note(sheet, pdup_rules_row_number_at(section, i, PDUP_RULE_DUTY, &duty));
        sheet_note(sheet, pdup_rules_row_number_at(section, i, PDUP_RULE_IS_OURS, &is_ours));
        sheet_note(sheet, pdup_rules_row_number_at(section, i, PDUP_RULE_IS_BY_REGULATION,
                                                   &is_by_regulation));
        add_reference(sheet, pdup_rules_row_text_at(section, i, PDUP_RULE_TEXT_PROVISION), style);
        add_duty(sheet, step, duty, style);
        sheet_word(sheet, pdup_rules_row_text_at(section, i, PDUP_RULE_TEXT_CONDITION));
        sheet_word(sheet, mark_word(is_ours, is_by_regulation, style));
        sheet_word(sheet, pdup_rules_step_text_at(step, PDUP_RULE_TEXT_WORDS, style.language));
    }
}

void rule_rows_sheet(struct sheet *sheet, int32_t section, struct rule_style style) {
    static const struct column columns[][2] = {
        {{"section", "Section", COLUMN_WORD}, {"section", "Правило", COLUMN_WORD}},
        {{"duty", "Duty", COLUMN_WORD}, {"duty", "Обязанность", COLUMN_WORD}},
        {{"actor", "Actor", COLUMN_WORD}, {"actor", "Кто", COLUMN_WORD}},
        {{"condition", "If", COLUMN_WORD}, {"condition", "Если", COLUMN_WORD}},
        {{"mark", "Mark", COLUMN_WORD}, {"mark", "Пометка", COLUMN_WORD}},
        {{"text", "What", COLUMN_WORD}, {"text", "Что", COLUMN_WORD}},
    };
    static struct column own[COUNT_OF(columns)];
    start(sheet, columns, COUNT_OF(columns), own, style);
    if (!style.is_csv) {
        memmove(own + 2, own + 3, (COUNT_OF(own) - 3) * sizeof own[0]);
        sheet->column_count--;
    }
    for (int32_t i = 0; i < pdup_rules_section_count(); i++) {
        if (section < 0 || section == i) {
            add_rows(sheet, i, style);
            add_terms(sheet, i, style);
        }
    }
}
