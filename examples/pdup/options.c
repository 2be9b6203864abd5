/* SPDX-License-Identifier: MIT */
#include "options.h"

#include <assert.h>
#include <getopt.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include "complain.h"

/* Where the common options stand among those handed to getopt_long(), after the command's own. */
enum { COMMON_FORMAT, COMMON_LANG, COMMON_HELP, COMMON_COUNT };

enum { FIRST_VALUE = 256 }; /* Above every character, so that no short option is met by it. */

static const char *const format_words[] = {"text", "csv", "json", "html", NULL};
static const char *const lang_words[] = {"en", "ru", NULL};

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

static bool refuse_choice(const struct command *command, const char *name, const char *word,
                          const char *const *choices) {
    char list[80];
    int all = 0;
    for (int i = 0; choices[i] != NULL; i++) {
        all |= 1 << i;
    }
    join_words(choices, all, list, sizeof list);
    complain_usage(command->name, "--%s: '%s' is none of %s", name, word, list);
    return false;
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
            return refuse_choice(command, setting->name, word, setting->choices);
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

static bool take_format(const struct command *command, const char *word, int *format_out) {
    char list[40];
    int32_t choice = choice_of(word, format_words);
    if (choice < 0) {
        return refuse_choice(command, "format", word, format_words);
    }
    if ((command->formats & (1 << choice)) == 0) {
        join_words(format_words, command->formats & ~FORMAT_RUSSIAN, list, sizeof list);
        complain_usage(command->name, "--format %s: this version of the command has only %s", word,
                       list);
        return false;
    }
    *format_out = 1 << choice;
    return true;
}

static bool take_lang(const struct command *command, const char *word,
                      pdup_language *language_out) {
    int32_t choice = choice_of(word, lang_words);
    if (choice < 0) {
        return refuse_choice(command, "lang", word, lang_words);
    }
    if (choice > 0 && (command->formats & FORMAT_RUSSIAN) == 0) {
        complain_usage(command->name, "--lang %s: this version has only en", word);
        return false;
    }
    *language_out = choice == 0 ? PDUP_LANGUAGE_EN : PDUP_LANGUAGE_RU;
    return true;
}

static void fill_options(const struct setting *settings, int count, struct option *options) {
    static const struct option common[COMMON_COUNT + 1] = {
        {"format", required_argument, NULL, 0},
        {"lang", required_argument, NULL, 0},
        {"help", no_argument, NULL, 0},
        {NULL, 0, NULL, 0},
    };
    for (int i = 0; i < count; i++) {
        options[i].name = settings[i].name;
        options[i].has_arg = settings[i].kind == SETTING_FLAG ? no_argument : required_argument;
        options[i].flag = NULL;
        options[i].val = FIRST_VALUE + i;
    }
    for (int i = 0; i <= COMMON_COUNT; i++) {
        options[count + i] = common[i];
        options[count + i].val = FIRST_VALUE + count + i;
    }
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

bool options_read(const struct command *command, int argc, char **argv,
                  const struct setting *settings, int count, struct operands *operands_out,
                  int *exit_out) {
    struct option options[SETTINGS_MOST + COMMON_COUNT + 1];
    bool good = true;
    int result;
    assert(count <= SETTINGS_MOST);
    fill_options(settings, count, options);
    operands_out->format = FORMAT_TEXT;
    operands_out->language = PDUP_LANGUAGE_EN;
    *exit_out = EXIT_USAGE;
    opterr = 0;
    while (good && (result = getopt_long(argc, argv, ":", options, NULL)) != -1) {
        int index = result - FIRST_VALUE;
        if (index < 0) {
            refuse_word(command, result, argv);
            good = false;
        } else if (index < count) {
            good = take_setting(command, &settings[index], optarg);
        } else if (index - count == COMMON_FORMAT) {
            good = take_format(command, optarg, &operands_out->format);
        } else if (index - count == COMMON_LANG) {
            good = take_lang(command, optarg, &operands_out->language);
        } else {
            fputs(command->help, stdout);
            *exit_out = EXIT_DONE;
            return false;
        }
    }
    operands_out->count = argc - optind;
    operands_out->words = argv + optind;
    return good;
}
