/* SPDX-License-Identifier: MIT */
/** @file
 * Plans: every sensible way for a head count to play, best first. What the organisers have and want goes into wishes. */
#ifndef PDUP_PLAN_H
#define PDUP_PLAN_H

#include <pdup/movement.h>
#include <pdup/quality.h>

PDUP_BEGIN

/** @defgroup group_plan Wishes and plans
 * @brief Every sensible way for a head count to play, best first.
 * @{ */

/** What the organisers have and want. May be changed. */
typedef struct pdup_wishes pdup_wishes;

/** Ways to play, best first. Never changes. */
typedef struct pdup_plan pdup_plan;

/** Makes wishes that leave everything open but the head count.
 * @param[in]  allocator Allocator, or NULL for malloc; copied.
 * @param[in]  players   Head count, 3 to #PDUP_MAX_PLAYERS.
 * @param[out] out       Receives one reference; NULL on failure. Release with pdup_wishes_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_wishes_new(const pdup_allocator *allocator, int32_t players,
                                                pdup_wishes **out);

/** What can be wished. 0 leaves a wish open. */
typedef int32_t pdup_wish;
enum {
    PDUP_WISH_SEATS = 1, /**< Only tables of so many players, 3 or 4. */
    PDUP_WISH_ROUNDS =
        2, /**< As near as can be to so many rounds, 1 to #PDUP_MAX_ROUNDS. Comes before a wish for boards. */
    PDUP_WISH_BOARDS =
        3, /**< As near as can be to so many boards at each table, 1 to #PDUP_MAX_BOARDS: a round has one for each seat. */
    PDUP_WISH_MINUTES =
        4, /**< No more rounds than fit into so many minutes, 1 to 1 000 000. Where not even one does, one is played all the same. */
    PDUP_WISH_MINUTES_PER_BOARD =
        5, /**< Minutes that a board takes, 1 to 1440, never open; five at first (rules 4). */
    PDUP_WISH_ROOMS =
        6, /**< Only ways with so many rooms, as large as each other, 1 to #PDUP_MAX_ROOMS. */
    PDUP_WISH_COPIES = 7 /**< Only ways that need no more copies of a set, 1 to #PDUP_MAX_TABLES. */
};

/** Sets one wish.
 * @param[in,out] wishes The wishes.
 * @param[in]     wish   A PDUP_WISH constant.
 * @param[in]     number What is wished, within the limits of the wish, or 0 to leave it open.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE; on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_wishes_set(pdup_wishes *wishes, pdup_wish wish,
                                                int32_t number);

/** One more reference.
 * @param[in] wishes Wishes, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_wishes *pdup_wishes_ref(pdup_wishes *wishes);

/** One reference less; the last one frees it.
 * @param[in] wishes Wishes, or NULL.
 * @since 0.1 */
PDUP_API void pdup_wishes_unref(pdup_wishes *wishes);

/** Finds every sensible way, best first, and keeps the best twelve. Better is, in this order: a way that takes fewer
 * minutes more than there are; with fewer players resting in a round; nearer to the wished length; with fewer pairs
 * that never meet (#PDUP_MEASURE_NEVER_MET); with a smaller difference between most and fewest meetings of a pair; with a
 * higher quality factor; with fewer copies; in fewer rooms; by lines; that takes fewer minutes; at tables of four; a
 * rotation, then another design, then extra steps. A way that takes too long is only there if all do.
 *
 * Nobody is ever without a seat: where the players do not fill the tables, they rest in turn. Without wishes for seats,
 * rooms or copies there is always a way. Each is counted by pdup_movement_quality(); from about 1000 players on only
 * those are that can be in a second or two, or the first one alone: of 10 000 players that takes some seconds, of 40 000
 * minutes.
 * @param[in]  wishes   The wishes.
 * @param[out] out    Receives one reference; NULL on failure. Release with pdup_plan_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_NO_MOVEMENT (no way has these rooms, seats and copies) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_plan_new(const pdup_wishes *wishes, pdup_plan **out);

/** How many ways there are.
 * @param[in] plan The plan.
 * @return 1 to 12, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_plan_count(const pdup_plan *plan);

/** The movement of a way.
 * @param[in]  plan         The plan.
 * @param[in]  index        0 to pdup_plan_count() - 1.
 * @param[out] movement_out Receives one reference; NULL on failure. Release with pdup_movement_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_plan_movement_at(const pdup_plan *plan, int32_t index,
                                                      pdup_movement **movement_out);

/** The quality of a way.
 * @param[in]  plan        The plan.
 * @param[in]  index       0 to pdup_plan_count() - 1.
 * @param[out] quality_out Receives one reference; NULL on failure. Release with pdup_quality_unref().
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_plan_quality_at(const pdup_plan *plan, int32_t index,
                                                     pdup_quality **quality_out);

/** Numbers of a way. */
typedef int32_t pdup_way;
enum {
    PDUP_WAY_MINUTES = 1, /**< Minutes it takes, changes of tables not counted. */
    PDUP_WAY_RESTING = 2  /**< Players who rest in each round. */
};

/** A number of a way.
 * @param[in]  plan      The plan.
 * @param[in]  index     0 to pdup_plan_count() - 1.
 * @param[in]  field     A PDUP_WAY constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_plan_number_at(const pdup_plan *plan, int32_t index,
                                                    pdup_way field, int32_t *value_out);

/** What is special about a way and what puts it before the next one, one English line.
 * @param[in] plan  A plan, or NULL.
 * @param[in] index 0 to pdup_plan_count() - 1.
 * @return Text that lives as long as the plan; NULL for NULL or an index outside it.
 * @since 0.1 */
PDUP_API const char *pdup_plan_note_at(const pdup_plan *plan, int32_t index);

/** One more reference.
 * @param[in] plan A plan, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_plan *pdup_plan_ref(pdup_plan *plan);

/** One reference less; the last one frees it.
 * @param[in] plan A plan, or NULL.
 * @since 0.1 */
PDUP_API void pdup_plan_unref(pdup_plan *plan);

/** @} */

PDUP_END

#endif
