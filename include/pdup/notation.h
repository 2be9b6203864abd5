/* SPDX-License-Identifier: MIT */
/** @file
 * Deals in the notations of others: texts with many deals, and the faults of such a text. */
#ifndef PDUP_NOTATION_H
#define PDUP_NOTATION_H

#include <pdup/deal.h>
#include <pdup/faults.h>

PDUP_BEGIN

/** @defgroup group_notation Deals in other notations
 * @brief Texts with many deals, and the faults of such a text.
 * @{ */

/** The deals of a text, in its order. Never changes. */
typedef struct pdup_deal_list pdup_deal_list;

/** Notations. */
typedef int32_t pdup_notation;
enum {
    PDUP_NOTATION_NONE = 0, /**< No list. */
    PDUP_NOTATION_LINES =
        1, /**< A line of pdup_deal_new_from_text() a deal; `#` begins a comment line. */
    PDUP_NOTATION_TAGS =
        2, /**< Tags: `[Board "1"]`, `[Deal "N:..."]`, `[Talon "7D9H"]`, see pdup_deal_tags(). */
    PDUP_NOTATION_ONE_LINE = 3, /**< `deal: HAND HAND HAND TALON ELDER [-> result] [# comment]`. */
    PDUP_NOTATION_RECORD =
        4, /**< Keywords from `begin` to `end`: HAND, WIDOW, FIRSTPLAYER and others. */
    PDUP_NOTATION_PPN = 5, /**< A letter a card: `[id order cards ...]`, or the cards alone. */
    PDUP_NOTATION_TABLE =
        6, /**< As newspapers print it: the names of one to three seats, a line a suit, the talon. */
    PDUP_NOTATION_BOARDS = 7, /**< As `pdup deal` writes: a line `BOARD NUMBER DEAL`, or CSV. */
    PDUP_NOTATION_ANY = 8     /**< That of the first line which is a line of one of these. */
};

/** Reads all deals of a text. What is wrong or not carried over is told in the list of faults:
 * a deal with a fault is left out and the others are kept. Where a notation only counts its hands, they sit
 * N E S and the talon lies in W. A deal that stands in the list already, at the same seats or at others, is kept, and
 * told; so is a second deal of one board. A text without any deal is a fault (#PDUP_E_DEAL_FORM).
 * @param[in]  allocator  Allocator, or NULL for malloc; copied.
 * @param[in]  notation   A PDUP_NOTATION constant.
 * @param[in]  text       The text, UTF-8; may be NULL with size 0.
 * @param[in]  size       Bytes of text, at most 2^30.
 * @param[in,out] faults  Receives the faults (#PDUP_E_FILE_ENCODING, #PDUP_E_DEAL_FORM, #PDUP_E_DEAL_CARD,
 *                        #PDUP_E_DEAL_TWICE, #PDUP_E_DEAL_COUNT, #PDUP_E_DEAL_TALON, #PDUP_E_DEAL_NUMBER) and
 *                        warnings (#PDUP_W_DEAL_PASSED_OVER, #PDUP_W_DEAL_AGAIN) with line and column, and why the
 *                        call is refused; or NULL.
 * @param[out] out        Receives one reference; NULL on failure. Release with pdup_deal_list_unref().
 * @return #PDUP_OK (whether there are faults or not), #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_list_new_from_text(const pdup_allocator *allocator,
                                                             pdup_notation notation,
                                                             const char *text, size_t size,
                                                             pdup_faults *faults,
                                                             pdup_deal_list **out);

/** The notation the list was read by.
 * @param[in] list The list.
 * @return A PDUP_NOTATION constant, never #PDUP_NOTATION_ANY: #PDUP_NOTATION_LINES where no line told another;
 *         #PDUP_NOTATION_NONE for NULL.
 * @since 0.1 */
PDUP_API pdup_notation pdup_deal_list_notation(const pdup_deal_list *list);

/** How many deals there are.
 * @param[in] list The list.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_deal_list_count(const pdup_deal_list *list);

/** A deal of the list.
 * @param[in]  list     The list.
 * @param[in]  index    From 0.
 * @param[out] deal_out Receives one reference; NULL on failure. Release with pdup_deal_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_list_deal_at(const pdup_deal_list *list, int32_t index,
                                                       pdup_deal **deal_out);

/** Numbers of a deal of a list. */
typedef int32_t pdup_listed;
enum {
    PDUP_LISTED_BOARD = 1, /**< The board it lies in; 0 if the text names none. */
    PDUP_LISTED_FIRST_HAND =
        2, /**< A PDUP_SEAT constant: the first hand; #PDUP_SEAT_NONE if the text does not name it. */
    PDUP_LISTED_LINE = 3 /**< The line of the text where it begins, from 1. */
};

/** A number of a deal of the list.
 * @param[in]  list      The list.
 * @param[in]  index     0 to pdup_deal_list_count() - 1.
 * @param[in]  field     A PDUP_LISTED constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_list_number_at(const pdup_deal_list *list, int32_t index,
                                                         pdup_listed field, int32_t *value_out);

/** How many tags are kept with a deal: those of its block that a deal does not hold, such as `[Discard "7D9H"]`, in the
 * order of the text, and of a letter record its id as `Id`.
 * @param[in] list  The list.
 * @param[in] index From 0.
 * @return 0 or more; 0 if there is no such deal.
 * @since 0.1 */
PDUP_API int32_t pdup_deal_list_tag_count_at(const pdup_deal_list *list, int32_t index);

/** The name of a tag kept with a deal.
 * @param[in] list  The list.
 * @param[in] index The deal, from 0.
 * @param[in] tag   The tag, from 0, below pdup_deal_list_tag_count_at().
 * @return Text that lives as long as the list; NULL if there is no such deal or tag.
 * @since 0.1 */
PDUP_API const char *pdup_deal_list_tag_name_at(const pdup_deal_list *list, int32_t index,
                                                int32_t tag);

/** What a tag kept with a deal says; `\"` of the text is `"` here and `\\` is one stroke.
 * @param[in] list  The list.
 * @param[in] index The deal, from 0.
 * @param[in] tag   The tag, from 0, below pdup_deal_list_tag_count_at().
 * @return Text that lives as long as the list; NULL if there is no such deal or tag.
 * @since 0.1 */
PDUP_API const char *pdup_deal_list_tag_value_at(const pdup_deal_list *list, int32_t index,
                                                 int32_t tag);

/** A deal of the list as tags, see pdup_deal_tags(), and after these the tags kept with it. Without `[Board "1"]` if the
 * text names none.
 * @param[in]  list    The list.
 * @param[in]  index   From 0.
 * @param[in]  buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_list_tags_at(const pdup_deal_list *list, int32_t index,
                                                       char *buf, size_t cap, size_t *len_out);

/** One more reference.
 * @param[in] list A list, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_deal_list *pdup_deal_list_ref(pdup_deal_list *list);

/** One reference less; the last one frees it.
 * @param[in] list A list, or NULL.
 * @since 0.1 */
PDUP_API void pdup_deal_list_unref(pdup_deal_list *list);

/** A deal as tags, a line each: `[Board "1"]`, `[Deal "N:AKQ7.T98.J.K7 ..."]` with the hands clockwise from the seat
 * after the talon's, `[Talon "W:7D9H"]`.
 * @param[in]  deal    The deal.
 * @param[in]  board   Number of the board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  buf     Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap     Bytes at buf, the NUL included.
 * @param[out] len_out Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_tags(const pdup_deal *deal, int32_t board, char *buf,
                                               size_t cap, size_t *len_out);

/** A deal in a notation that pdup_deal_list_new_from_text() reads, whole lines. Read again it is the same deal, but where
 * a notation only counts its hands (#PDUP_NOTATION_ONE_LINE, #PDUP_NOTATION_RECORD, #PDUP_NOTATION_PPN): there the hands
 * are written clockwise from the seat after the talon's, and are read as N E S.
 * @param[in]  deal       The deal.
 * @param[in]  notation   A PDUP_NOTATION constant but #PDUP_NOTATION_ANY.
 * @param[in]  board      Number of the board, 1 to #PDUP_MAX_BOARDS, for #PDUP_NOTATION_TAGS, #PDUP_NOTATION_BOARDS and as
 *                        the id for #PDUP_NOTATION_PPN; 0 for a deal in no board, not for #PDUP_NOTATION_BOARDS.
 * @param[in]  first_hand The first hand, which #PDUP_NOTATION_ONE_LINE and #PDUP_NOTATION_RECORD tell;
 *                        #PDUP_SEAT_NONE where it is not known.
 * @param[out] buf        Receives the text, UTF-8, and a NUL, or NULL to ask for the length.
 * @param[in]  cap        Bytes at buf, the NUL included.
 * @param[out] len_out    Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE, #PDUP_E_DEAL_TALON (#PDUP_NOTATION_BOARDS: the talon or the first hand is
 *         not where the board has it, at tables of three or four) or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_deal_notation_text(const pdup_deal *deal,
                                                        pdup_notation notation, int32_t board,
                                                        pdup_seat first_hand, char *buf, size_t cap,
                                                        size_t *len_out);

/** @} */

PDUP_END

#endif
