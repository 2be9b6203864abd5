/* SPDX-License-Identifier: MIT */
/** @file
 * Event files: the text a director types from paper. The library opens no file; it reads text in memory. */
#ifndef PDUP_EVENT_FILE_H
#define PDUP_EVENT_FILE_H

#include <pdup/event.h>
#include <pdup/faults.h>
#include <pdup/session.h>

PDUP_BEGIN

/** @defgroup group_event_file Event files
 * @brief The text a director types from paper.
 *
 * A whole program, which prints who took which place:
 * @include places.c
 * @{ */

/** What an event file holds. Itself never changes; the sessions in it may be worked on. */
typedef struct pdup_event_file pdup_event_file;

/** Reads an event file: UTF-8 with or without a byte-order mark, lines ending in `\n` or `\r\n`.
 * Faults in the text do not make the call fail: what could be read is there, and pdup_event_file_faults() lists
 * the rest with line and column, the warnings of pdup_session_check() among them.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  text      The text; may be NULL with size 0.
 * @param[in]  size      Bytes of text, at most 2^30.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_event_file_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_file_read(const pdup_allocator *allocator,
                                                     const char *text, size_t size,
                                                     pdup_event_file **out);

/** The faults and warnings, in the order of lines.
 * @param[in]  event_file The event file.
 * @param[out] faults_out Receives one reference, also if there are none; NULL on failure. Release with
 *                        pdup_faults_unref().
 * @return #PDUP_OK or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_file_faults(const pdup_event_file *event_file,
                                                       pdup_faults **faults_out);

/** The title of the event.
 * @param[in] event_file An event file, or NULL.
 * @return UTF-8 that lives as long as the handle, empty if there is none; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_event_file_title(const pdup_event_file *event_file);

/** The variety that is played: `sochi`, `leningrad`, `rostov` or `custom`.
 * @param[in] event_file An event file, or NULL.
 * @return Text that lives as long as the handle, empty if there is none; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_event_file_variety(const pdup_event_file *event_file);

/** Players of the event; each session has as many.
 * @param[in] event_file The event file.
 * @return 0 (the file does not say) to #PDUP_MAX_PLAYERS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_event_file_player_count(const pdup_event_file *event_file);

/** Name of a player.
 * @param[in] event_file An event file, or NULL.
 * @param[in] player     1 to pdup_event_file_player_count().
 * @return UTF-8 that lives as long as the handle, empty if the player has no name; NULL for NULL or a number
 *         outside the range.
 * @since 0.1 */
PDUP_API const char *pdup_event_file_name(const pdup_event_file *event_file, int32_t player);

/** How many sessions it has.
 * @param[in] event_file The event file.
 * @return 0 (no players, so no session could be made) to #PDUP_MAX_SESSIONS, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_event_file_session_count(const pdup_event_file *event_file);

/** A session.
 * @param[in]  event_file  The event file.
 * @param[in]  number      Number of the session, 1 to pdup_event_file_session_count().
 * @param[out] session_out Receives one reference; NULL on failure. Release with pdup_session_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_file_session(const pdup_event_file *event_file,
                                                        int32_t number, pdup_session **session_out);

/** All its sessions as an event, which scores them together.
 * @param[in]  event_file The event file.
 * @param[out] event_out  Receives one reference to a new event with the sessions of the file; NULL on failure. Release
 *                        with pdup_event_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_event_file_event(const pdup_event_file *event_file,
                                                      pdup_event **event_out);

/** One more reference.
 * @param[in] event_file An event file, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_event_file *pdup_event_file_ref(pdup_event_file *event_file);

/** One reference less; the last one frees it.
 * @param[in] event_file An event file, or NULL.
 * @since 0.1 */
PDUP_API void pdup_event_file_unref(pdup_event_file *event_file);

/** @} */

PDUP_END

#endif
