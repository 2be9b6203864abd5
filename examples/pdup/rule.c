/* SPDX-License-Identifier: MIT */
#include <stdio.h>
#include <string.h>

#include <pdup/pdup.h>

#include "command.h"
#include "complain.h"
#include "csv.h"
#include "html.h"
#include "options.h"
#include "rule_sheets.h"
#include "rule_tricks.h"
#include "text.h"

enum { LIST_CAP = 400, NAME_CAP = 40 };

static const char help[] =
    "Usage: pdup rule [SECTION [FACT=VALUE]...] [--format text|csv|html] [--lang en|ru]\n"
    "       pdup rule 11.5 --tricks FILE [--lang en|ru]\n"
    "       pdup rule [SECTION] --table [--format text|csv|html] [--lang en|ru]\n"
    "\n"
    "Tells what the rules of duplicate preferans prescribe or allow (rules 2, 4, 6, 10 to 13):\n"
    "each step with its section, whether the director must or may, whom it touches and what it\n"
    "does to the score; or the facts that are still needed. 'ours' marks a reading where the\n"
    "rules are silent. With no facts it lists what the section asks, with no section all\n"
    "sections. Sections have A B V for the Russian letters, which may be written too.\n"
    "\n"
    "  pdup rule 11.3 found=before-play called=no records=yes seen=nobody\n"
    "\n"
    "  --tricks FILE           hand and tricks of a player with too many or too few cards (11.5):\n"
    "                          which cards put it right; doc/tricks.md tells the lines of FILE\n"
    "  --table                 the rules as they are kept: conditions and what follows\n"
    "  --format text|csv|html  form of output (text)\n"
    "  --lang en|ru            language of the texts (en)\n"
    "  --help                  this text\n";

/* A heading, a sentence under it, and the table if it has rows. */
static void write_sheet(const struct operands *operands, const char *title, const char *sentence,
                        const struct sheet *sheet) {
    bool is_russian = operands->language == PDUP_LANGUAGE_RU;
    switch (operands->format) {
    case FORMAT_CSV:
        csv_write(stdout, sheet);
        break;
    case FORMAT_HTML:
        html_begin_in(stdout, title, is_russian ? "ru" : "en");
        html_write_paragraph(stdout, sentence);
        if (sheet_row_count(sheet) > 0) {
            html_write_sheet(stdout, sheet);
        }
        html_end(stdout);
        break;
    default:
        printf("%s\n%s\n", title, sentence);
        if (sheet_row_count(sheet) > 0) {
            printf("\n");
            text_write(stdout, sheet);
        }
    }
}

static int finish(const struct command *command, const struct operands *operands, const char *title,
                  const char *sentence, struct sheet *sheet) {
    pdup_status status = sheet->status;
    if (status == PDUP_OK) {
        write_sheet(operands, title, sentence, sheet);
    }
    sheet_free(sheet);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

static struct rule_style style_of(const struct operands *operands) {
    struct rule_style style = {operands->language, operands->format == FORMAT_CSV};
    return style;
}

/* The rows of one section, or of all. */
static int list_rows(const struct command *command, const struct operands *operands,
                     const pdup_question *question) {
    static const char *const titles[][2] = {
        {"Rules",
         "What follows from which facts; a word without = stands for the conditions below, one "
         "with == or != is not asked for."},
        {"Правила",
         "Что из каких фактов следует; слово без = означает условия, данные ниже, о слове с == или "
         "!= не спрашивается."},
    };
    int32_t section = question != NULL ? rule_section_index(pdup_question_section(question)) : -1;
    struct sheet sheet;
    if (operands->count > 1) {
        return complain_usage(command->name, "--table: facts are not wanted, such as '%s'",
                              operands->words[1]);
    }
    rule_rows_sheet(&sheet, section, style_of(operands));
    return finish(command, operands, titles[operands->language - 1][0],
                  titles[operands->language - 1][1], &sheet);
}

static int list_sections(const struct command *command, const struct operands *operands) {
    static const char *const titles[][2] = {
        {"Rules", "pdup rule SECTION lists the facts that a section asks for."},
        {"Правила", "pdup rule ПРАВИЛО перечисляет факты, о которых оно спрашивает."},
    };
    struct sheet sheet;
    rule_sections_sheet(&sheet, style_of(operands));
    return finish(command, operands, titles[operands->language - 1][0],
                  titles[operands->language - 1][1], &sheet);
}

static void append(char *list, const char *word) {
    size_t used = strlen(list);
    snprintf(list + used, LIST_CAP - used, "%s%s", used == 0 ? "" : ", ", word);
}

static int refuse_section(const struct command *command, const char *name) {
    char parts[LIST_CAP] = "";
    for (int32_t i = 0; i < pdup_rules_section_count(); i++) {
        const char *section = pdup_rules_section_text_at(i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
        if (strncmp(section, name, strlen(name)) == 0 && *name != '\0') {
            append(parts, section);
        }
    }
    return *parts == '\0'
               ? complain_usage(command->name, "'%s' is no section of the rules here", name)
               : complain_usage(command->name, "'%s' is in parts: %s", name, parts);
}

/* Which values or facts there are instead of the word that was refused. */
static int refuse_fact(const struct command *command, int32_t section, const char *word,
                       size_t key_size, pdup_status status) {
    char list[LIST_CAP] = "";
    int32_t kind = 0;
    for (int32_t i = 0; i < pdup_rules_fact_count(section); i++) {
        const char *fact =
            pdup_rules_fact_text_at(section, i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
        if (status == PDUP_E_KEY) {
            append(list, fact);
        } else if (strlen(fact) == key_size && memcmp(fact, word, key_size) == 0) {
            pdup_status known = pdup_rules_fact_number_at(section, i, PDUP_FACT_KIND, &kind);
            for (int32_t k = 0; known == PDUP_OK && k < pdup_rules_value_count(section, i); k++) {
                append(list, pdup_rules_value_text_at(section, i, k, PDUP_RULE_TEXT_NAME,
                                                      PDUP_LANGUAGE_EN));
            }
        }
    }
    switch (kind) {
    case PDUP_FACT_KIND_SEATS:
        return complain_usage(command->name,
                              "'%s': none, or letters of N E S W, and no seat in two facts that "
                              "exclude each other",
                              word);
    case PDUP_FACT_KIND_OUTCOMES:
        return complain_usage(
            command->name,
            "'%s': whists of N, E, S and W that sum to zero, whole, thirds or halves: "
            "22,-58,36 or 80/3,-80/3,0 or 2.5,-2.5,0",
            word);
    default:
        return complain_usage(command->name, "'%s': the %s are: %s", word,
                              status == PDUP_E_KEY ? "facts" : "values", list);
    }
}

/* A word before this one that gives the same fact; NULL if there is none. Outcomes may be several. */
static const char *given_before(const struct operands *operands, int32_t section, int at,
                                size_t key_size) {
    const char *word = operands->words[at];
    int32_t kind = PDUP_FACT_KIND_CHOICE;
    for (int32_t i = 0; i < pdup_rules_fact_count(section); i++) {
        const char *fact =
            pdup_rules_fact_text_at(section, i, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN);
        if (strlen(fact) == key_size && memcmp(fact, word, key_size) == 0 &&
            pdup_rules_fact_number_at(section, i, PDUP_FACT_KIND, &kind) == PDUP_OK &&
            kind == PDUP_FACT_KIND_OUTCOMES) {
            return NULL;
        }
    }
    for (int i = 1; i < at; i++) {
        if (strncmp(operands->words[i], word, key_size + 1) == 0) {
            return operands->words[i];
        }
    }
    return NULL;
}

static int set_fact(const struct command *command, const struct operands *operands,
                    pdup_question *question, int32_t section, int at) {
    const char *word = operands->words[at];
    const char *value = strchr(word, '=');
    if (value == NULL || value[1] == '\0') {
        return complain_usage(command->name, "'%s': FACT=VALUE is wanted", word);
    }
    size_t size = (size_t)(value - word);
    const char *before = given_before(operands, section, at, size);
    if (before != NULL) {
        return complain_usage(command->name, "'%s': this fact was given before: '%s'", word,
                              before);
    }
    pdup_status status = pdup_question_set(question, word, size, value + 1, strlen(value + 1));
    switch (status) {
    case PDUP_OK:
        return EXIT_DONE;
    case PDUP_E_KEY:
    case PDUP_E_VALUE:
        return refuse_fact(command, section, word, size, status);
    case PDUP_E_RANGE:
        return complain_usage(command->name,
                              "'%s': at most %d whists either way, and at most %d outcomes", word,
                              PDUP_MAX_WHISTS / PDUP_WHIST, PDUP_MAX_POSSIBLE);
    default:
        return complain_usage(command->name, "'%s': %s", word,
                              pdup_status_text(status, PDUP_LANGUAGE_EN));
    }
}

static int write_advice(const struct command *command, const struct operands *operands,
                        int32_t section, const pdup_advice *advice) {
    static const char *const sentences[][4] = {
        {"What it asks:", "Still needed:", "Steps:", "The rules prescribe nothing here."},
        {"О чём спрашивается:", "Ещё нужно знать:", "Шаги:",
         "Правила здесь ничего не предписывают."},
    };
    bool has_facts = operands->count > 1;
    bool needs = pdup_advice_missing_count(advice) > 0;
    int sentence = pdup_advice_step_count(advice) > 0 ? 2 : 3;
    char title[LIST_CAP];
    char name[NAME_CAP];
    struct sheet sheet;
    if (needs) {
        sentence = has_facts ? 1 : 0;
        rule_facts_sheet(&sheet, section, has_facts ? advice : NULL, style_of(operands));
    } else {
        rule_steps_sheet(&sheet, advice, style_of(operands));
    }
    rule_reference(pdup_rules_section_text_at(section, PDUP_RULE_TEXT_NAME, PDUP_LANGUAGE_EN),
                   style_of(operands), name, sizeof name);
    snprintf(title, sizeof title, "%s  %s", name,
             pdup_rules_section_text_at(section, PDUP_RULE_TEXT_WORDS, operands->language));
    return finish(command, operands, title, sentences[operands->language - 1][sentence], &sheet);
}

static int answer(const struct command *command, const struct operands *operands,
                  pdup_question *question) {
    int32_t section = rule_section_index(pdup_question_section(question));
    pdup_advice *advice = NULL;
    int result = EXIT_DONE;
    for (int i = 1; i < operands->count && result == EXIT_DONE; i++) {
        result = set_fact(command, operands, question, section, i);
    }
    if (result != EXIT_DONE) {
        return result;
    }
    pdup_status status = pdup_question_advise(question, &advice);
    result = status == PDUP_OK ? write_advice(command, operands, section, advice)
                               : complain_status(command->name, status);
    pdup_advice_unref(advice);
    return result;
}

static int answer_tricks(const struct command *command, const struct operands *operands,
                         const char *path) {
    if (operands->count != 1 || strcmp(operands->words[0], "11.5") != 0) {
        return complain_usage(command->name, "--tricks: it goes with 11.5 alone");
    }
    if (operands->format != FORMAT_TEXT) {
        return complain_usage(command->name, "--tricks: it has only --format text");
    }
    return rule_tricks(command, path, operands->language);
}

static int run(const struct command *command, int argc, char **argv) {
    struct operands operands = {0};
    pdup_question *question = NULL;
    const char *tricks = NULL;
    int32_t is_table = 0;
    int result;
    const struct setting settings[] = {
        {"tricks", SETTING_WORD, 0, 0, NULL, &tricks},
        {"table", SETTING_FLAG, 0, 0, NULL, &is_table},
    };
    if (!options_read(command, argc, argv, settings, 2, &operands, &result)) {
        return result;
    }
    if (tricks != NULL && is_table) {
        return complain_usage(command->name, "--tricks: not together with --table");
    }
    if (tricks != NULL) {
        return answer_tricks(command, &operands, tricks);
    }
    if (operands.count == 0) {
        return is_table ? list_rows(command, &operands, NULL) : list_sections(command, &operands);
    }
    const char *name = operands.words[0];
    pdup_status status = pdup_question_new(NULL, name, strlen(name), &question);
    if (status == PDUP_E_KEY) {
        return refuse_section(command, name);
    }
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    result =
        is_table ? list_rows(command, &operands, question) : answer(command, &operands, question);
    pdup_question_unref(question);
    return result;
}

const struct command rule_command = {
    "rule", "what the rules prescribe to facts that the director gives",
    help,   FORMAT_TEXT | FORMAT_CSV | FORMAT_HTML | FORMAT_RUSSIAN,
    run,
};
