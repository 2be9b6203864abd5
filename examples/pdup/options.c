/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <assert.h>
#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "complain.h"
#include "csv.h"

/* Where the common options stand among those handed to getopt_long(), after the command's own. */
enum { COMMON_FORMAT, COMMON_LANG, COMMON_HELP, COMMON_EXACT, COMMON_DECIMAL, COMMON_COUNT };

enum { FIRST_VALUE = 256 }; /* Above every character, so that no short option is met by it. */

static const char *const format_words[] = {"text", "csv", "json", "html", NULL};
static const char *const lang_words[] = {"en", "ru", NULL};
static const char *const decimal_words[] = {"point", "comma", NULL};

/* What is being read: the command's own settings, and which options were given. */
struct reading {
    const struct command *command;
    const struct setting *settings;
    int count;
    struct operands *operands;
    bool given[SETTINGS_MOST + COMMON_COUNT];
    int32_t decimal; /* Place among decimal_words. */
};

static bool read_number(const char *word, int32_t lowest, int32_t highest, int32_t *number_out) {
    int64_t number = 0;
    if (*word == '\0') {
        return false;
    }
    for (; *word != '\0'; word++) {
        if (*word < '0' || *word > '9') {
            return false;
        }
        number = number * 10 + (*word - '0');
        if (number > highest) {
            return false;
        }
    }
    if (number < lowest) {
        return false;
    }
    *number_out = (int32_t)number;
    return true;
}

static int32_t choice_of(const char *word, const char *const *choices) {
    for (int32_t i = 0; choices[i] != NULL; i++) {
        if (strcmp(word, choices[i]) == 0) {
            return i;
        }
    }
    return -1;
}

/* "text, csv and html": those of the words whose bit is in the mask. */
static void join_words(const char *const *words, int mask, char *buf, size_t cap) {
    size_t used = 0;
    buf[0] = '\0';
    for (int i = 0; words[i] != NULL; i++) {
        if ((mask & (1 << i)) != 0) {
            bool last = (mask >> (i + 1)) == 0;
            const char *before = used == 0 ? "" : last ? " and " : ", ";
            int length = snprintf(buf + used, cap - used, "%s%s", before, words[i]);
            assert(length > 0 && (size_t)length < cap - used);
            used += (size_t)length;
        }
    }
}

/* Those of the choices whose bit is in the mask are what there is. */
static bool refuse_choice(const struct command *command, const char *name, const char *word,
                          const char *const *choices, int mask) {
    char list[80];
    join_words(choices, mask, list, sizeof list);
    if ((mask & (mask - 1)) == 0) {
        complain_usage(command->name, "--%s %s: the command has only %s", name, word, list);
    } else {
        complain_usage(command->name, "--%s: '%s' is none of %s", name, word, list);
    }
    return false;
}

static int mask_of_all(const char *const *choices) {
    int count = 0;
    while (choices[count] != NULL) {
        count++;
    }
    return (1 << count) - 1;
}

static bool take_setting(const struct command *command, const struct setting *setting,
                         const char *word) {
    int32_t choice;
    int32_t *number = setting->kind == SETTING_WORD ? NULL : setting->value;
    switch (setting->kind) {
    case SETTING_NUMBER:
        if (!read_number(word, setting->lowest, setting->highest, number)) {
            complain_usage(command->name, "--%s: '%s' is not a whole number from %d to %d",
                           setting->name, word, (int)setting->lowest, (int)setting->highest);
            return false;
        }
        return true;
    case SETTING_CHOICE:
        choice = choice_of(word, setting->choices);
        if (choice < 0) {
            return refuse_choice(command, setting->name, word, setting->choices,
                                 mask_of_all(setting->choices));
        }
        *number = choice;
        return true;
    case SETTING_WORD:
        *(const char **)setting->value = word;
        return true;
    case SETTING_FLAG:
    default:
        *number = 1;
        return true;
    }
}

/* Only what the command has: a format it lacks is as unknown to it as any other word. */
static bool take_format(const struct command *command, const char *word, int *format_out) {
    int has = command->formats & mask_of_all(format_words);
    int32_t choice = choice_of(word, format_words);
    if (choice < 0 || (has & 1 << choice) == 0) {
        return refuse_choice(command, "format", word, format_words, has);
    }
    *format_out = 1 << choice;
    return true;
}

static bool take_lang(const struct command *command, const char *word,
                      pdup_language *language_out) {
    int has = (command->formats & FORMAT_RUSSIAN) != 0 ? mask_of_all(lang_words) : 1;
    int32_t choice = choice_of(word, lang_words);
    if (choice < 0 || (has & 1 << choice) == 0) {
        return refuse_choice(command, "lang", word, lang_words, has);
    }
    *language_out = choice == 0 ? PDUP_LANGUAGE_EN : PDUP_LANGUAGE_RU;
    return true;
}

static bool take_common(struct reading *reading, int option, const char *word) {
    switch (option) {
    case COMMON_FORMAT:
        return take_format(reading->command, word, &reading->operands->format);
    case COMMON_LANG:
        return take_lang(reading->command, word, &reading->operands->language);
    case COMMON_DECIMAL:
        reading->decimal = choice_of(word, decimal_words);
        return reading->decimal >= 0 || refuse_choice(reading->command, "decimal", word,
                                                      decimal_words, mask_of_all(decimal_words));
    default:
        return true;
    }
}

/* The last two are for commands that have CSV. */
static const struct option common[COMMON_COUNT + 1] = {
    {"format", required_argument, NULL, 0},  {"lang", required_argument, NULL, 0},
    {"help", no_argument, NULL, 0},          {"exact", no_argument, NULL, 0},
    {"decimal", required_argument, NULL, 0}, {NULL, 0, NULL, 0},
};

static void fill_options(const struct reading *reading, struct option *options) {
    int commons = (reading->command->formats & FORMAT_CSV) != 0 ? COMMON_COUNT : COMMON_EXACT;
    for (int i = 0; i < reading->count; i++) {
        bool is_flag = reading->settings[i].kind == SETTING_FLAG;
        options[i].name = reading->settings[i].name;
        options[i].has_arg = is_flag ? no_argument : required_argument;
        options[i].flag = NULL;
        options[i].val = FIRST_VALUE + i;
    }
    for (int i = 0; i < commons; i++) {
        options[reading->count + i] = common[i];
        options[reading->count + i].val = FIRST_VALUE + reading->count + i;
    }
    options[reading->count + commons] = common[COMMON_COUNT];
}

/* getopt_long() found a word it cannot use; it stands just before the next one to be read. */
static void refuse_word(const struct command *command, int result, char **argv) {
    const char *word = argv[optind - 1];
    if (result == ':') {
        complain_usage(command->name, "%s: an argument is missing", word);
    } else if (optopt >= FIRST_VALUE) {
        complain_usage(command->name, "%s: this option takes no argument", word);
    } else if (optopt != 0) {
        complain_usage(command->name, "unknown option '-%c'", optopt);
    } else {
        complain_usage(command->name, "unknown or ambiguous option '%s'", word);
    }
}

void options_print_help(const struct command *command) {
    static const char csv_help[] =
        "\n"
        "With --format csv:\n"
        "  --exact                 figures as whole numbers or n/d, for programs; else they have\n"
        "                          up to four decimals, half up\n"
        "  --decimal point|comma   comma: 1,5 and semicolons between fields, which is what a\n"
        "                          spreadsheet set to Russian takes for figures (point)\n"
        "It is in English whatever --lang says. Names that begin with = + - @, full-width too,\n"
        "or with ' have one ' more in front, so that no spreadsheet takes them for a formula;\n"
        "without --exact so have words that look like figures or dates, as 12.2.2 does.\n";
    fputs(command->help, stdout);
    if ((command->formats & FORMAT_CSV) != 0) {
        fputs(csv_help, stdout);
    }
}

/* Given twice, an option would mean the one or the other. */
static bool take_option(struct reading *reading, int index, const char *word) {
    const char *name = index < reading->count ? reading->settings[index].name
                                              : common[index - reading->count].name;
    if (reading->given[index]) {
        complain_usage(reading->command->name, "--%s: given twice", name);
        return false;
    }
    reading->given[index] = true;
    return index < reading->count ? take_setting(reading->command, &reading->settings[index], word)
                                  : take_common(reading, index - reading->count, word);
}

/* How CSV is written says nothing of the other forms; and what programs read is the same in every language. */
static bool take_style(const struct reading *reading) {
    bool is_exact = reading->given[reading->count + COMMON_EXACT];
    bool has_decimal = reading->given[reading->count + COMMON_DECIMAL];
    if ((is_exact || has_decimal) && reading->operands->format != FORMAT_CSV) {
        complain_usage(reading->command->name, "--%s: it goes with --format csv",
                       is_exact ? "exact" : "decimal");
        return false;
    }
    if (reading->operands->format == FORMAT_CSV) {
        reading->operands->language = PDUP_LANGUAGE_EN;
    }
    csv_set_style(is_exact, reading->decimal > 0);
    return true;
}

bool options_read(const struct command *command, int argc, char **argv,
                  const struct setting *settings, int count, struct operands *operands_out,
                  int *exit_out) {
    struct option options[SETTINGS_MOST + COMMON_COUNT + 1];
    struct reading reading = {command, settings, count, operands_out, {false}, 0};
    bool good = true;
    int result;
    assert(count <= SETTINGS_MOST);
    fill_options(&reading, options);
    operands_out->format = FORMAT_TEXT;
    operands_out->language = PDUP_LANGUAGE_EN;
    *exit_out = EXIT_USAGE;
    opterr = 0;
    while (good && (result = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        int index = result - FIRST_VALUE;
        if (index < 0) {
            refuse_word(command, result, argv);
            good = false;
        } else if (index == count + COMMON_HELP) {
            options_print_help(command);
            *exit_out = EXIT_DONE;
            return false;
        } else {
            good = take_option(&reading, index, optarg);
        }
    }
    operands_out->count = argc - optind;
    operands_out->words = argv + optind;
    return good && take_style(&reading);
}
