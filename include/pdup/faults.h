/* SPDX-License-Identifier: MIT */
/** @file
 * Lists of faults and warnings: why something was refused, or what is odd about it.
 *
 * Every call that can refuse what it is given takes such a list, or NULL from those who do not ask. It adds what it
 * found and leaves what stood in the list before. What a text has gets its line and column; what a row or an act has,
 * the part it is about. The sentence is the same whoever asks: C, a binding or the command. */
#ifndef PDUP_FAULTS_H
#define PDUP_FAULTS_H

#include <pdup/base.h>

PDUP_BEGIN

/** @defgroup group_faults Lists of faults
 * @brief Why something was refused, or what is odd about it.
 * @{ */

/** A list of faults and warnings, in the order in which a reader meets them. */
typedef struct pdup_faults pdup_faults;

/** Numbers of a fault. */
typedef int32_t pdup_fault;
enum {
    PDUP_FAULT_CODE = 1,       /**< A status: negative for a fault, positive for a warning. */
    PDUP_FAULT_LINE = 2,       /**< The line of the text, from 1; 0 where no text was read. */
    PDUP_FAULT_COLUMN = 3,     /**< The column in characters, from 1; 0 likewise. */
    PDUP_FAULT_BOARD = 4,      /**< The board; 0 if it is about none. */
    PDUP_FAULT_ROUND = 5,      /**< The round; 0 likewise. */
    PDUP_FAULT_TABLE = 6,      /**< The table; 0 likewise. */
    PDUP_FAULT_PART = 7,       /**< A PDUP_PART constant: the part of what was handed in. */
    PDUP_FAULT_PART_INDEX = 8, /**< Which of several such parts, from 0; 0 for the only one. */
    PDUP_FAULT_RULING =
        9 /**< The number of the ruling that it rests on, such as one in the way; 0 likewise. */
};

/** Parts of what was handed in. */
typedef int32_t pdup_part;
enum {
    PDUP_PART_WHOLE = 0,    /**< The whole of it. */
    PDUP_PART_ROUND = 1,    /**< A round. */
    PDUP_PART_TABLE = 2,    /**< A table. */
    PDUP_PART_CONTRACT = 3, /**< The contract of a row. */
    PDUP_PART_CELL = 4,     /**< A trick cell of a row: declarer, first and second whister. */
    PDUP_PART_PLAYER = 5,   /**< A player; of a row by his seat, N first. */
    PDUP_PART_WHISTS = 6,   /**< Whists; of a row by their seat, N first. */
    PDUP_PART_BOARD = 7,    /**< A board. */
    PDUP_PART_SEAT = 8,     /**< A seat, of a row or of an effect on it. */
    PDUP_PART_TURN = 9,     /**< How far a board was turned. */
    PDUP_PART_GROUP = 10,   /**< The group of a row of a fouled board. */
    PDUP_PART_NUMBER = 11,  /**< The number of a ruling or an appeal. */
    PDUP_PART_RULE = 12,    /**< The provision that a ruling rests on. */
    PDUP_PART_EFFECT = 13,  /**< An effect of a ruling. */
    PDUP_PART_AMOUNT = 14,  /**< A percent, the amount of a penalty, an outcome with its weight. */
    PDUP_PART_TIME = 15,    /**< A time. */
    PDUP_PART_BY = 16,      /**< Who did or asked something. */
    PDUP_PART_REASON = 17,  /**< A reason or grounds in words. */
    PDUP_PART_KEY = 18,     /**< The key of a setting. */
    PDUP_PART_VALUE = 19,   /**< The value of a setting. */
    PDUP_PART_CARD = 20,    /**< A card. */
    PDUP_PART_TEXT = 21     /**< A text; line and column say where. */
};

/** Makes an empty list.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_faults_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_new(const pdup_allocator *allocator, pdup_faults **out);

/** Empties a list, so that it can be used again.
 * @param[in,out] faults The list.
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_clear(pdup_faults *faults);

/** How many there are.
 * @param[in] faults The list.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_faults_count(const pdup_faults *faults);

/** How many of them are faults, not warnings.
 * @param[in] faults The list.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_faults_error_count(const pdup_faults *faults);

/** A number of a fault.
 * @param[in]  faults    The list.
 * @param[in]  index     0 to pdup_faults_count() - 1.
 * @param[in]  field     A PDUP_FAULT constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_number_at(const pdup_faults *faults, int32_t index,
                                                      pdup_fault field, int32_t *value_out);

/** The name of what is said, the same in every language, such as `ROW_SUM`: for programs that word it themselves, or
 * tell one reason of a status from another. A later version may have more names.
 * @param[in] faults The list.
 * @param[in] index  0 to pdup_faults_count() - 1.
 * @return Static text; NULL for a NULL, a handle of another type or an index outside the list.
 * @since 0.1 */
PDUP_API const char *pdup_faults_name_at(const pdup_faults *faults, int32_t index);

/** The whole complaint as one sentence, with the figures it rests on.
 * @param[in]  faults   The list.
 * @param[in]  index    0 to pdup_faults_count() - 1.
 * @param[in]  language A PDUP_LANGUAGE constant.
 * @param[out] buf      Receives the sentence and a NUL, or NULL to ask for its length.
 * @param[in]  cap      Room at buf.
 * @param[out] len_out  Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_text_at(const pdup_faults *faults, int32_t index,
                                                    pdup_language language, char *buf, size_t cap,
                                                    size_t *len_out);

/** The complaint as programs print it: where it stands, whether it is only a warning, and the sentence, as in
 * `evening.pdup:12:5: warning: ...`, or `board 3, round 1, table 2: ...` where no text was read.
 * @param[in]  faults    The list.
 * @param[in]  index     0 to pdup_faults_count() - 1.
 * @param[in]  file      What was read, such as the name of a file, to stand in front; may be NULL with size 0.
 * @param[in]  file_size Bytes of file.
 * @param[in]  language  A PDUP_LANGUAGE constant.
 * @param[out] buf       Receives the line, without an end, and a NUL; or NULL to ask for its length.
 * @param[in]  cap       Room at buf.
 * @param[out] len_out   Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_faults_line_at(const pdup_faults *faults, int32_t index,
                                                    const char *file, size_t file_size,
                                                    pdup_language language, char *buf, size_t cap,
                                                    size_t *len_out);

/** One more reference.
 * @param[in] faults A list, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_faults *pdup_faults_ref(pdup_faults *faults);

/** One reference less; the last one frees it.
 * @param[in] faults A list, or NULL.
 * @since 0.1 */
PDUP_API void pdup_faults_unref(pdup_faults *faults);

/** @} */

PDUP_END

#endif
