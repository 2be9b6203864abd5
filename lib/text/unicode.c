/* SPDX-License-Identifier: MIT */
#include "text/unicode.h"

#include "text/characters.h"

typedef struct span {
    uint32_t first;
    uint32_t last;
} span;

/* Default_Ignorable_Code_Point of Unicode 14, the controls of direction apart, and the separators of lines. */
typedef struct unseen {
    span points;
    pdup__message name;
} unseen;

static const unseen unseen_characters[] = {
    {{0x00ad, 0x00ad}, PDUP__M_CHARACTER_SOFT_HYPHEN},
    {{0x034f, 0x034f}, PDUP__M_CHARACTER_GRAPHEME_JOINER},
    {{0x115f, 0x1160}, PDUP__M_CHARACTER_FILLER},
    {{0x17b4, 0x17b5}, PDUP__M_CHARACTER},
    {{0x180b, 0x180f}, PDUP__M_CHARACTER_MONGOLIAN},
    {{0x200b, 0x200b}, PDUP__M_CHARACTER_NO_WIDTH},
    {{0x200c, 0x200d}, PDUP__M_CHARACTER_JOINER},
    {{0x2028, 0x2029}, PDUP__M_CHARACTER_SEPARATOR},
    {{0x2060, 0x2065}, PDUP__M_CHARACTER},
    {{0x206a, 0x206f}, PDUP__M_CHARACTER},
    {{0x3164, 0x3164}, PDUP__M_CHARACTER_FILLER},
    {{0xfe00, 0xfe0f}, PDUP__M_CHARACTER_VARIATION},
    {{0xfeff, 0xfeff}, PDUP__M_CHARACTER_MARK},
    {{0xffa0, 0xffa0}, PDUP__M_CHARACTER_FILLER},
    {{0xfff0, 0xfff8}, PDUP__M_CHARACTER},
    {{0x1bca0, 0x1bca3}, PDUP__M_CHARACTER},
    {{0x1d173, 0x1d17a}, PDUP__M_CHARACTER},
    {{0xe0000, 0xe0fff}, PDUP__M_CHARACTER_TAG},
};

/* Bidi_Control. */
static const span turning_characters[] = {
    {0x061c, 0x061c}, {0x200e, 0x200f}, {0x202a, 0x202e}, {0x2066, 0x2069}};

/* Scripts whose letters take other forms where they are joined: Arabic, Syriac, N'Ko, Mandaic; the Indic ones, Sinhala,
 * Myanmar, Khmer, Mongolian, Balinese and their neighbours; Arabic forms. */
static const span joining_scripts[] = {
    {0x0620, 0x074f}, {0x0750, 0x077f}, {0x07c0, 0x07ff}, {0x0840, 0x0dff}, {0x1000, 0x109f},
    {0x1780, 0x18af}, {0x1900, 0x1cff}, {0xa840, 0xabff}, {0xfb50, 0xfdff}, {0xfe70, 0xfefc}};

/* Symbols that emoji are made of, which a variation selector may follow. */
static const span symbols[] = {
    {0x0023, 0x0023}, {0x002a, 0x002a}, {0x0030, 0x0039}, {0x00a9, 0x00a9},  {0x00ae, 0x00ae},
    {0x203c, 0x203c}, {0x2049, 0x2049}, {0x2122, 0x2122}, {0x2139, 0x2139},  {0x2190, 0x2bff},
    {0x3030, 0x3030}, {0x303d, 0x303d}, {0x3297, 0x3299}, {0x1f000, 0x1faff}};

static const span mongolian[] = {{0x1807, 0x1807}, {0x1820, 0x18aa}};

/* No-break, of one width, of a hair, ideographic. */
static const span blanks[] = {{0x0009, 0x0009}, {0x0020, 0x0020}, {0x00a0, 0x00a0},
                              {0x1680, 0x1680}, {0x2000, 0x200a}, {0x202f, 0x202f},
                              {0x205f, 0x205f}, {0x3000, 0x3000}};

#define IS_IN(point, spans) is_in(point, spans, sizeof(spans) / sizeof(spans)[0])

static bool is_in(uint32_t point, const span *spans, size_t count) {
    for (size_t i = 0; i < count && spans[i].first <= point; i++) {
        if (point <= spans[i].last) {
            return true;
        }
    }
    return false;
}

uint32_t pdup__code_point(const char *bytes, size_t size) {
    static const unsigned char masks[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t point = (unsigned char)bytes[0] & masks[size];
    for (size_t i = 1; i < size; i++) {
        point = point << 6 | ((unsigned char)bytes[i] & 0x3f);
    }
    return point;
}

/* The character that ends before an offset; 0 if none does. All before the offset has been looked at. */
static uint32_t point_before(const char *bytes, size_t at) {
    size_t from = at;
    while (from > 0 && ((unsigned char)bytes[--from] & 0xc0) == 0x80) {
    }
    return from < at ? pdup__code_point(bytes + from, at - from) : 0;
}

static uint32_t point_after(const char *bytes, size_t size, size_t at) {
    size_t length = at < size ? pdup__character_size(bytes + at, size - at) : 0;
    return length != 0 ? pdup__code_point(bytes + at, length) : 0;
}

static bool is_joiner(uint32_t point) {
    return point == 0x200c || point == 0x200d;
}

/* Does writing need this character, which is not seen, where it stands between these two? */
static bool is_needed(uint32_t before, uint32_t point, uint32_t after) {
    if (is_joiner(point)) {
        bool is_joined = IS_IN(before, joining_scripts) && IS_IN(after, joining_scripts);
        bool is_emoji = point == 0x200d && after >= 0x2190 && IS_IN(after, symbols) &&
                        ((before >= 0x2190 && IS_IN(before, symbols)) || before == 0xfe0f);
        return is_joined || is_emoji;
    }
    if (point == 0xfe0e || point == 0xfe0f) {
        return IS_IN(before, symbols) && (before >= 0xa9 || after == 0x20e3);
    }
    return point >= 0x180b && point <= 0x180f && IS_IN(before, mongolian);
}

/* The name of a character that is not seen; PDUP__M_NONE for others. */
static pdup__message unseen_name(uint32_t point) {
    for (size_t i = 0; i < sizeof unseen_characters / sizeof unseen_characters[0]; i++) {
        if (point >= unseen_characters[i].points.first &&
            point <= unseen_characters[i].points.last) {
            return unseen_characters[i].name;
        }
    }
    return PDUP__M_NONE;
}

/* U+00AD. */
static void add_point(pdup__issue *issue, uint32_t point) {
    static const char digits[] = "0123456789ABCDEF";
    char text[8] = "U+";
    size_t size = 2;
    for (int shift = point > 0xffff ? 16 : 12; shift >= 0; shift -= 4) {
        text[size++] = digits[point >> shift & 0xf];
    }
    pdup__issue_copy(issue, text, size);
}

/* false with an issue for a character beyond ASCII that may not stand here. */
static bool check_point(const char *bytes, size_t size, size_t at, size_t length,
                        pdup__issue *issue) {
    uint32_t point = pdup__code_point(bytes + at, length);
    if (IS_IN(point, turning_characters)) {
        *issue = pdup__issue_of(PDUP_E_FILE_ENCODING, PDUP__M_CHARACTER_TURNS);
        add_point(issue, point);
        return false;
    }
    pdup__message name = unseen_name(point);
    if (name == PDUP__M_NONE ||
        is_needed(point_before(bytes, at), point, point_after(bytes, size, at + length))) {
        return true;
    }
    *issue = pdup__issue_of(PDUP_E_FILE_ENCODING, PDUP__M_CHARACTER_UNSEEN);
    pdup__issue_phrase(issue, name);
    add_point(issue, point);
    return false;
}

size_t pdup__check_character(const char *bytes, size_t size, size_t at, pdup__issue *issue) {
    unsigned char first = (unsigned char)bytes[at];
    if (first >= 0x20 && first < 0x7f) {
        return 1;
    }
    size_t length = pdup__character_size(bytes + at, size - at);
    if (length == 0) {
        *issue = pdup__issue_of(PDUP_E_FILE_ENCODING, PDUP__M_BYTE_NOT_UTF8);
        return 0;
    }
    if (pdup__is_control(bytes + at, length)) {
        *issue = pdup__issue_of(PDUP_E_FILE_ENCODING, PDUP__M_CONTROL_CHARACTER);
        return 0;
    }
    return length == 1 || check_point(bytes, size, at, length, issue) ? length : 0;
}

enum {
    HANGUL = 0xac00,
    HANGUL_LAST = 0xd7a3,
    LEADS = 0x1100,
    VOWELS = 0x1161,
    TAILS = 0x11a7,
    VOWEL_COUNT = 21,
    TAIL_COUNT = 28
};

static const pdup__decomposition *find_parts(uint32_t point) {
    size_t from = 0;
    size_t to = PDUP__DECOMPOSITIONS;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (pdup__decompositions[middle].letter == point) {
            return &pdup__decompositions[middle];
        }
        if (pdup__decompositions[middle].letter < point) {
            from = middle + 1;
        } else {
            to = middle;
        }
    }
    return NULL;
}

static int32_t combining_order(uint32_t point) {
    size_t from = 0;
    size_t to = PDUP__COMBINING_CLASSES;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (point > pdup__combining_classes[middle].last) {
            from = middle + 1;
        } else if (point < pdup__combining_classes[middle].first) {
            to = middle;
        } else {
            return pdup__combining_classes[middle].order;
        }
    }
    return 0;
}

static uint32_t folded(uint32_t point) {
    for (size_t i = 0; i < PDUP__FOLDINGS && pdup__foldings[i].first <= point; i++) {
        const pdup__folding *range = &pdup__foldings[i];
        if (point <= range->last && (point - range->first) % range->step == 0) {
            return (uint32_t)((int32_t)point + range->distance);
        }
    }
    return point;
}

/* While a name is put together a letter has its class in its highest byte. */
enum { CLASS_SHIFT = 24, POINT_MASK = 0xffffff };

/* Puts a letter behind the others: letters that combine stand in the order of their classes. */
static size_t put_ordered(uint32_t *out, size_t count, uint32_t point) {
    uint32_t order = (uint32_t)combining_order(point);
    size_t at = count;
    while (order != 0 && at > 0 && out[at - 1] >> CLASS_SHIFT > order) {
        out[at] = out[at - 1];
        at--;
    }
    out[at] = order << CLASS_SHIFT | point;
    return count + 1;
}

static size_t put_hangul(uint32_t *out, size_t count, uint32_t point) {
    uint32_t at = point - HANGUL;
    out[count++] = LEADS + at / (VOWEL_COUNT * TAIL_COUNT);
    out[count++] = VOWELS + at % (VOWEL_COUNT * TAIL_COUNT) / TAIL_COUNT;
    if (at % TAIL_COUNT != 0) {
        out[count++] = TAILS + at % TAIL_COUNT;
    }
    return count;
}

/* No letter is put together of more than four, each with another behind it. */
static size_t put_decomposed(uint32_t *out, size_t count, uint32_t point) {
    uint32_t behind[4];
    size_t kept = 0;
    if (point >= HANGUL && point <= HANGUL_LAST) {
        return put_hangul(out, count, point);
    }
    for (const pdup__decomposition *parts = find_parts(point); parts; parts = find_parts(point)) {
        point = parts->first;
        if (parts->second != 0) {
            behind[kept++] = parts->second;
        }
    }
    count = put_ordered(out, count, point);
    while (kept > 0) {
        count = put_ordered(out, count, behind[--kept]);
    }
    return count;
}

size_t pdup__fold_name(const char *bytes, size_t size, uint32_t *out) {
    size_t count = 0;
    size_t length;
    for (size_t at = 0; at < size; at += length) {
        length = pdup__character_size(bytes + at, size - at);
        uint32_t point = pdup__code_point(bytes + at, length);
        if (!IS_IN(point, blanks)) {
            count = put_decomposed(out, count, point);
        } else if (count > 0 && out[count - 1] != ' ') {
            out[count++] = ' ';
        }
    }
    count -= count > 0 && out[count - 1] == ' ';
    for (size_t i = 0; i < count; i++) {
        out[i] = folded(out[i] & POINT_MASK);
    }
    return count;
}
