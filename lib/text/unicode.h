/* SPDX-License-Identifier: MIT */
/* Characters that no text here may have, and names that are the same though their bytes differ.
 *
 * What is not seen, or turns the direction of what stands beside it, makes two names look the same that are not; so it is
 * refused by its class (Unicode's Default_Ignorable_Code_Point and Bidi_Control), but where writing needs it: joiners
 * between the letters of scripts that are joined, in emoji, variation selectors behind a symbol. */
#ifndef PDUP_TEXT_UNICODE_H
#define PDUP_TEXT_UNICODE_H

#include "text/issue.h"

enum { PDUP__DECOMPOSITIONS = 1059, PDUP__COMBINING_CLASSES = 382, PDUP__FOLDINGS = 202 };

/* A letter and the two it is put together of; the second is 0 where it is another form of one letter. */
typedef struct pdup__decomposition {
    uint32_t letter;
    uint32_t first;
    uint32_t second;
} pdup__decomposition;

/* Letters in a row that combine with those before them, and in which order. */
typedef struct pdup__combining_class {
    uint32_t first;
    uint32_t last;
    int32_t order;
} pdup__combining_class;

/* Letters, each so many steps after the one before, and how far away that is which their case folds to. */
typedef struct pdup__folding {
    uint32_t first;
    uint32_t last;
    int32_t distance;
    uint32_t step;
} pdup__folding;

/* All of them rising (unicode_tables.c). */
extern const pdup__decomposition pdup__decompositions[PDUP__DECOMPOSITIONS];
extern const pdup__combining_class pdup__combining_classes[PDUP__COMBINING_CLASSES];
extern const pdup__folding pdup__foldings[PDUP__FOLDINGS];

/* The character of size bytes (pdup__character_size()) that begins at bytes. */
uint32_t pdup__code_point(const char *bytes, size_t size);

/* May the character at an offset within a text stand there? Its bytes; 0 with an issue of status PDUP_E_FILE_ENCODING. */
size_t pdup__check_character(const char *bytes, size_t size, size_t at, pdup__issue *issue);

/* A name in the form in which it is compared: decomposed, in the order of combining classes, in folded case, with one
 * space for blanks of all kinds and none at its ends. bytes are UTF-8, and out has room for twice their number; returns
 * how many characters were written. */
size_t pdup__fold_name(const char *bytes, size_t size, uint32_t *out);

#endif
