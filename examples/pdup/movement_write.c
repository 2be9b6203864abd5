/* SPDX-License-Identifier: MIT */
#include "movement_write.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "cards.h"
#include "complain.h"
#include "quality_sheets.h"
#include "seating_sheets.h"

enum { TITLE_CAP = 400 };

const char *const movement_form_words[] = {"list", "cycle", NULL};

/* Of the rotation, which the rules describe, no more need be said. */
static void write_title(const pdup_movement *movement, char *title) {
    static const char *const kinds[] = {"Movement", "Rotation",   "With extra steps",
                                        "By lines", "Individual", "As listed"};
    int32_t kind = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_KIND);
    int32_t tables = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_TABLES);
    int32_t rounds = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROUNDS);
    int32_t rooms = pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_ROOMS);
    int length = snprintf(
        title, TITLE_CAP, "%s: %d players, %d table%s of %d, %d round%s", kinds[kind],
        (int)pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_PLAYERS), (int)tables,
        tables == 1 ? "" : "s", (int)pdup_movement_number(movement, PDUP_MOVEMENT_FIELD_SEATS),
        (int)rounds, rounds == 1 ? "" : "s");
    if (rooms > 1) {
        length += snprintf(title + length, TITLE_CAP - (size_t)length, ", %d rooms", (int)rooms);
    }
    if (kind != PDUP_MOVEMENT_KIND_ROTATION) {
        snprintf(title + length, TITLE_CAP - (size_t)length, "\n(%s)",
                 pdup_movement_construction(movement));
    }
}

static int write_text(const struct command *command, const pdup_movement *movement, int32_t form) {
    size_t length;
    char *text;
    pdup_status status = pdup_movement_text(movement, form, NULL, 0, &length);
    if (status == PDUP_E_NO_MOVEMENT) {
        complain(command->name, "--write cycle: this movement does not go round in a cycle");
        return EXIT_FAULTS;
    }
    text = status == PDUP_OK ? malloc(length + 1) : NULL;
    if (text == NULL) {
        return complain_status(command->name, status == PDUP_OK ? PDUP_E_NOMEM : status);
    }
    status = pdup_movement_text(movement, form, text, length + 1, &length);
    if (status == PDUP_OK) {
        fwrite(text, 1, length, stdout);
    }
    free(text);
    return status == PDUP_OK ? EXIT_DONE : complain_status(command->name, status);
}

int movement_write(const struct command *command, const struct movement_wish *wish,
                   const pdup_movement *movement, int format) {
    char title[TITLE_CAP];
    bool has_faults = false;
    pdup_status status;
    if (wish->form != 0) {
        return write_text(command, movement, wish->form);
    }
    write_title(movement, title);
    status = wish->cards          ? cards_write(movement, title, format)
             : wish->player_cards ? player_cards_write(movement, title, format)
             : wish->check        ? quality_write(movement, title, format, &has_faults)
                                  : seating_write(movement, title, format);
    if (status != PDUP_OK) {
        return complain_status(command->name, status);
    }
    return has_faults ? EXIT_FAULTS : EXIT_DONE;
}

int movement_check_wish(const struct command *command, const struct movement_wish *wish,
                        int format) {
    const struct {
        const char *option;
        bool given;
    } wishes[] = {
        {"--cards", wish->cards != 0},
        {"--player-cards", wish->player_cards != 0},
        {"--check", wish->check != 0},
        {"--write", wish->form != 0},
    };
    const char *given = NULL;
    for (size_t i = 0; i < sizeof wishes / sizeof wishes[0]; i++) {
        if (wishes[i].given && given != NULL) {
            return complain_usage(command->name, "%s: not together with %s", wishes[i].option,
                                  given);
        }
        given = wishes[i].given ? wishes[i].option : given;
    }
    if (format == FORMAT_HTML && !wish->cards && !wish->player_cards) {
        return complain_usage(command->name, "--format html: only guide cards have it (--cards, "
                                             "--player-cards)");
    }
    if (format != FORMAT_TEXT && wish->form != 0) {
        return complain_usage(command->name, "--write: it has no other --format than text");
    }
    return EXIT_DONE;
}
