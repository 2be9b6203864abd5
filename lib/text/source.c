/* SPDX-License-Identifier: MIT */
#include "text/source.h"

#include "text/characters.h"

/* How often Russian texts have the letters а to я, in thousandths. */
static const uint8_t frequencies[32] = {80, 16, 45, 17,  30, 85, 9,  16, 74, 12, 35,
                                        44, 32, 67, 110, 28, 47, 55, 63, 26, 3,  10,
                                        5,  15, 7,  4,   1,  19, 17, 3,  6,  20};

/* The letters from 0xc0 and from 0xe0 on in KOI8-R, by their places in the alphabet: those of Windows-1251 stand in its
 * order. */
static const uint8_t koi8_letters[32] = {30, 0,  1,  22, 4,  5,  20, 3,  21, 8,  9,
                                         10, 11, 12, 13, 14, 15, 31, 16, 17, 18, 19,
                                         6,  2,  28, 27, 7,  24, 29, 25, 23, 26};

/* What the bytes above ASCII look like. */
typedef struct bytes_seen {
    size_t characters; /* of UTF-8 */
    size_t letters;    /* bytes that are letters in both Russian encodings */
    size_t others;
    size_t
        pairs; /* letters next to each other: words, where western encodings have single letters */
    uint64_t windows; /* how likely the letters are in this encoding */
    uint64_t koi8;
    const char *first; /* of the bytes that are no UTF-8 */
} bytes_seen;

/* What the beginning of a name weighs: about as much as the commonest letter. */
enum { NAME_BEGINS = 100 };

static void see_byte(bytes_seen *seen, const char *at, const char *last_letter) {
    unsigned byte = (unsigned char)*at;
    seen->first = seen->first ? seen->first : at;
    if (byte < 0xc0) {
        seen->others++;
        return;
    }
    seen->letters++;
    seen->windows += frequencies[byte % 32];
    seen->koi8 += frequencies[koi8_letters[byte % 32]];
    if (last_letter && last_letter + 1 == at) {
        bool is_low = byte < 0xe0;
        bool was_low = (unsigned char)*last_letter < 0xe0;
        seen->pairs++;
        /* A capital and a small letter behind it: Windows-1251 has the capitals first, KOI8-R the small ones. */
        seen->windows += was_low && !is_low ? NAME_BEGINS : 0;
        seen->koi8 += !was_low && is_low ? NAME_BEGINS : 0;
    }
}

static bytes_seen see_bytes(pdup__span text) {
    bytes_seen seen = {.characters = 0};
    const char *last_letter = NULL;
    for (size_t at = 0; at < text.size;) {
        size_t size = pdup__character_size(text.bytes + at, text.size - at);
        if (size == 0) {
            see_byte(&seen, text.bytes + at, last_letter);
            last_letter = (unsigned char)text.bytes[at] >= 0xc0 ? text.bytes + at : NULL;
        }
        seen.characters += size > 1;
        at += size == 0 ? 1 : size;
    }
    return seen;
}

/* Letters that form words, and hardly anything that is UTF-8 above ASCII: by chance some pairs of them are. */
static bool is_russian(const bytes_seen *seen) {
    return seen->pairs > 0 && seen->letters > seen->others && seen->letters > 4 * seen->characters;
}

pdup__issue pdup__source_open(pdup__source *source, const char *bytes, size_t size,
                              pdup__spot *where) {
    static const char nothing[] = "";
    *where = (pdup__spot){1, 1};
    *source = (pdup__source){.text = {size > 0 ? bytes : nothing, 0}};
    if (pdup__text_is_utf16(bytes, size)) {
        return pdup__issue_of(PDUP_E_FILE_ENCODING, PDUP__M_TEXT_IS_UTF16);
    }
    size_t mark = pdup__mark_size(bytes, size);
    pdup__span text = {source->text.bytes + mark, size - mark};
    bytes_seen seen = see_bytes(text);
    source->text = text;
    if (!is_russian(&seen)) {
        return pdup__no_issue();
    }
    *where = pdup__source_spot(source, seen.first);
    *source = (pdup__source){.text = {nothing, 0}};
    return pdup__issue_of(PDUP_E_FILE_ENCODING, seen.windows >= seen.koi8
                                                    ? PDUP__M_TEXT_IS_WINDOWS_1251
                                                    : PDUP__M_TEXT_IS_KOI8_R);
}

bool pdup__source_line(const pdup__source *source, const char **next, pdup__span *line) {
    size_t at = (size_t)(*next - source->text.bytes);
    if (at == source->text.size) {
        return false;
    }
    size_t size = pdup__line_size(source->text.bytes, source->text.size, at);
    *line = (pdup__span){*next, pdup__line_without_end(*next, size)};
    *next += size;
    return true;
}

pdup__spot pdup__source_spot(pdup__source *source, const char *at) {
    const char *end = source->text.bytes + source->text.size;
    if (!source->counted || at < source->counted) {
        source->counted = source->text.bytes;
        source->spot = (pdup__spot){1, 1};
    }
    while (source->counted < at) {
        size_t left = (size_t)(end - source->counted);
        char byte = *source->counted;
        size_t size = pdup__character_size(source->counted, left);
        source->counted += size == 0 ? 1 : size;
        /* The line ends after LF, or after CR that no LF follows. */
        bool is_end = byte == '\n' || (byte == '\r' && (left == 1 || *source->counted != '\n'));
        source->spot.line += is_end;
        source->spot.column = is_end ? 1 : source->spot.column + 1;
    }
    return source->spot;
}
