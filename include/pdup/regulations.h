/* SPDX-License-Identifier: MIT */
/** @file
 * Regulations: every choice that the rules leave to the organisers, as named settings. Names and values are the
 * words of an event file's `regulation` lines; a program can build its page of settings from the lists here. */
#ifndef PDUP_REGULATIONS_H
#define PDUP_REGULATIONS_H

#include <pdup/base.h>

PDUP_BEGIN

/** A full set of regulations. May be changed; a session copies it. */
typedef struct pdup_regulations pdup_regulations;

/** Makes regulations with every setting at its default.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_regulations_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_new(const pdup_allocator *allocator,
                                                     pdup_regulations **out);

/** Sets one regulation.
 * @param[in,out] regulations The regulations.
 * @param[in]     key         Name of the setting, such as `normalise`.
 * @param[in]     key_size    Bytes of key.
 * @param[in]     value       Value, such as `neuberg`.
 * @param[in]     value_size  Bytes of value.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY or #PDUP_E_VALUE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_set(pdup_regulations *regulations, const char *key,
                                                     size_t key_size, const char *value,
                                                     size_t value_size);

/** The present value of one regulation, in the words pdup_regulations_set() takes.
 * @param[in]  regulations The regulations.
 * @param[in]  key         Name of the setting.
 * @param[in]  key_size    Bytes of key.
 * @param[out] buf         Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap         Bytes at buf, the NUL included.
 * @param[out] len_out     Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_regulations_value(const pdup_regulations *regulations,
                                                       const char *key, size_t key_size, char *buf,
                                                       size_t cap, size_t *len_out);

/** How many settings there are.
 * @return The number of settings.
 * @since 0.1 */
PDUP_API int32_t pdup_regulations_key_count(void);

/** Name of a setting.
 * @param[in] index 0 to pdup_regulations_key_count() - 1.
 * @return Static text; NULL for an index outside the list.
 * @since 0.1 */
PDUP_API const char *pdup_regulations_key_at(int32_t index);

/** What a setting decides, one English sentence.
 * @param[in] index 0 to pdup_regulations_key_count() - 1.
 * @return Static text; NULL for an index outside the list.
 * @since 0.1 */
PDUP_API const char *pdup_regulations_description_at(int32_t index);

/** How many values a setting allows; the first is its default.
 * @param[in] index 0 to pdup_regulations_key_count() - 1.
 * @return 1 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_regulations_choice_count(int32_t index);

/** A value that a setting allows. Where the kind has numbers in it, one example of the kind; see
 * pdup_regulations_choice_form_at().
 * @param[in] index  0 to pdup_regulations_key_count() - 1.
 * @param[in] choice 0 to pdup_regulations_choice_count() - 1; 0 is the default.
 * @return Static text; NULL for an index outside the lists.
 * @since 0.1 */
PDUP_API const char *pdup_regulations_choice_at(int32_t index, int32_t choice);

/** How all values of a kind are written: capital letters stand for numbers, brackets for what may be left out, as in
 * `custom P1 P2,P2 P3,P3,P3 [third]`.
 * @param[in] index  0 to pdup_regulations_key_count() - 1.
 * @param[in] choice 0 to pdup_regulations_choice_count() - 1.
 * @return Static text; NULL for an index outside the lists.
 * @since 0.1 */
PDUP_API const char *pdup_regulations_choice_form_at(int32_t index, int32_t choice);

/** What a value means, one English sentence.
 * @param[in] index  0 to pdup_regulations_key_count() - 1.
 * @param[in] choice 0 to pdup_regulations_choice_count() - 1.
 * @return Static text; NULL for an index outside the lists.
 * @since 0.1 */
PDUP_API const char *pdup_regulations_choice_description_at(int32_t index, int32_t choice);

/** One more reference.
 * @param[in] regulations Regulations, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_regulations *pdup_regulations_ref(pdup_regulations *regulations);

/** One reference less; the last one frees it.
 * @param[in] regulations Regulations, or NULL.
 * @since 0.1 */
PDUP_API void pdup_regulations_unref(pdup_regulations *regulations);

PDUP_END

#endif
