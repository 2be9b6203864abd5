/* SPDX-License-Identifier: MIT */
#include "movement/text/json.h"

#include "text/characters.h"

static bool is_space(char byte) {
    return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

static bool is_word_byte(char byte) {
    return (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') ||
           (byte >= 'A' && byte <= 'Z') || byte == '-' || byte == '+' || byte == '.';
}

static bool is_mark(char byte) {
    return byte == '[' || byte == ']' || byte == '{' || byte == '}' || byte == ',' || byte == ':';
}

/* What is not closed within its line, or has a backslash, is wrong. */
static pdup__json take_string(pdup__span *rest) {
    pdup__json piece = {PDUP__JSON_STRING, {rest->bytes + 1, 0}};
    size_t left = rest->size - 1;
    while (piece.span.size < left && piece.span.bytes[piece.span.size] != '"' &&
           piece.span.bytes[piece.span.size] != '\\' && piece.span.bytes[piece.span.size] != '\n') {
        piece.span.size++;
    }
    if (piece.span.size == left || piece.span.bytes[piece.span.size] != '"') {
        return (pdup__json){PDUP__JSON_WRONG, {rest->bytes, piece.span.size + 1}};
    }
    rest->bytes += piece.span.size + 2;
    rest->size -= piece.span.size + 2;
    return piece;
}

/* A number has no zero before other digits. */
static pdup__json_kind kind_of_word(pdup__span word) {
    pdup__span rest = word;
    int32_t number;
    if (pdup__text_is(word.bytes, word.size, "null")) {
        return PDUP__JSON_NULL;
    }
    bool is_number = pdup__take_number(&rest, &number) && rest.size == 0;
    return is_number && (word.size == 1 || word.bytes[0] != '0') ? PDUP__JSON_NUMBER
                                                                 : PDUP__JSON_WRONG;
}

static pdup__json take_word(pdup__span *rest) {
    pdup__json piece = {PDUP__JSON_WRONG, {rest->bytes, 0}};
    while (piece.span.size < rest->size && is_word_byte(rest->bytes[piece.span.size])) {
        piece.span.size++;
    }
    if (piece.span.size == 0) {
        piece.span.size = pdup__character_size(rest->bytes, rest->size);
    }
    piece.kind = kind_of_word(piece.span);
    rest->bytes += piece.span.size;
    rest->size -= piece.span.size;
    return piece;
}

pdup__json pdup__json_next(pdup__span *rest) {
    while (rest->size > 0 && is_space(rest->bytes[0])) {
        rest->bytes++;
        rest->size--;
    }
    if (rest->size == 0) {
        return (pdup__json){PDUP__JSON_END, *rest};
    }
    if (rest->bytes[0] == '"') {
        return take_string(rest);
    }
    if (!is_mark(rest->bytes[0])) {
        return take_word(rest);
    }
    pdup__json piece = {PDUP__JSON_MARK, {rest->bytes, 1}};
    rest->bytes++;
    rest->size--;
    return piece;
}

bool pdup__json_is(const pdup__json *piece, char mark) {
    return piece->kind == PDUP__JSON_MARK && piece->span.bytes[0] == mark;
}
