/* SPDX-License-Identifier: MIT */
/** @file
 * The lists of settings: every key that regulations and tariffs take, what it decides and which values it allows. A
 * program can build its pages of settings from them. */
#ifndef PDUP_SETTINGS_H
#define PDUP_SETTINGS_H

#include <pdup/base.h>

PDUP_BEGIN

/** @defgroup group_settings Lists of settings
 * @brief Every key that regulations and tariffs take, what it decides and which values it allows.
 * @{ */

/** Lists of settings. */
typedef int32_t pdup_settings;
enum {
    PDUP_SETTINGS_REGULATIONS = 1, /**< What pdup_regulations_set() takes. */
    PDUP_SETTINGS_TARIFF = 2       /**< What pdup_tariff_set() takes. */
};

/** How many settings a list has.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @return 1 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_setting_count(pdup_settings settings);

/** Name of a setting.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @param[in] index    0 to pdup_setting_count() - 1.
 * @return Static text; NULL for an index outside the list.
 * @since 0.1 */
PDUP_API const char *pdup_setting_key_at(pdup_settings settings, int32_t index);

/** What a setting decides, one English sentence.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @param[in] index    0 to pdup_setting_count() - 1.
 * @return Static text; NULL for an index outside the list.
 * @since 0.1 */
PDUP_API const char *pdup_setting_description_at(pdup_settings settings, int32_t index);

/** The highest number a field of a tariff takes; the lowest is 0.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @param[in] index    0 to pdup_setting_count() - 1.
 * @return The number; 0 for a setting that takes the values of its choices, or for an index outside the list.
 * @since 0.1 */
PDUP_API int32_t pdup_setting_highest_at(pdup_settings settings, int32_t index);

/** How many kinds of value a setting allows. The first one of a regulation is its default.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @param[in] index    0 to pdup_setting_count() - 1.
 * @return 1 or more; 0 for a field of a tariff that takes numbers; or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_setting_choice_count(pdup_settings settings, int32_t index);

/** Texts of a kind of value. */
typedef int32_t pdup_choice;
enum {
    PDUP_CHOICE_VALUE =
        1, /**< The value; where the kind has numbers in it, one example of the kind. */
    PDUP_CHOICE_FORM =
        2, /**< How all values of the kind are written: capital letters stand for numbers, brackets for what may be left out, as in `custom P1 P2,P2 P3,P3,P3 [third]`. */
    PDUP_CHOICE_DESCRIPTION =
        3 /**< What the value means, one English sentence; the words of a tariff have none. */
};

/** A text of a kind of value.
 * @param[in] settings A PDUP_SETTINGS constant.
 * @param[in] index    0 to pdup_setting_count() - 1.
 * @param[in] choice   0 to pdup_setting_choice_count() - 1.
 * @param[in] text     A PDUP_CHOICE constant.
 * @return Static text; NULL for an index outside the lists or a text that the value does not have.
 * @since 0.1 */
PDUP_API const char *pdup_setting_choice_text_at(pdup_settings settings, int32_t index,
                                                 int32_t choice, pdup_choice text);

/** @} */

PDUP_END

#endif
