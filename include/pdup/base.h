/* SPDX-License-Identifier: MIT */
/** @file
 * What every other header needs: statuses, the allocator, seats, limits, exact figures as text. */
#ifndef PDUP_BASE_H
#define PDUP_BASE_H

#ifndef PDUP_CDEF
#include <stddef.h>
#include <stdint.h>
#endif

/* PDUP_CDEF leaves only declarations, for tools that read them (cffi, LuaJIT, the bindings of this project). */
#if defined(PDUP_CDEF)
#define PDUP_API
#define PDUP_CHECK
#define PDUP_BEGIN
#define PDUP_END
#else
#if defined(_WIN32) && defined(PDUP_BUILDING)
#define PDUP_API __declspec(dllexport)
#elif defined(_WIN32)
#define PDUP_API
#elif defined(__GNUC__)
#define PDUP_API __attribute__((visibility("default")))
#else
#define PDUP_API
#endif
#if defined(__GNUC__)
#define PDUP_CHECK __attribute__((warn_unused_result))
#else
#define PDUP_CHECK
#endif
#ifdef __cplusplus
#define PDUP_BEGIN extern "C" {
#define PDUP_END }
#else
#define PDUP_BEGIN
#define PDUP_END
#endif
#endif

PDUP_BEGIN

/** @defgroup group_base Statuses, allocator, seats, limits
 * @brief Statuses, the allocator, seats, limits, exact figures as text.
 * @{ */

/** What became of a call: 0 done, negative refused. Positive values are warnings; no function returns one, they
 * stand only in lists of faults (pdup_faults_number_at()). */
typedef int32_t pdup_status;

/** The statuses. Values never change and are never used again. */
enum {
    PDUP_OK = 0,             /**< Done. */
    PDUP_E_ARG = -1,         /**< A NULL where none may be, or a handle of another type. */
    PDUP_E_RANGE = -2,       /**< A number outside its documented limits. */
    PDUP_E_STATE = -3,       /**< Not possible in the present state of the handle. */
    PDUP_E_NOMEM = -4,       /**< The allocator gave no memory. */
    PDUP_E_SPACE = -5,       /**< The buffer is too small; the length needed was set. */
    PDUP_E_OVERFLOW = -6,    /**< An exact figure does not fit its type. */
    PDUP_E_NO_MOVEMENT = -7, /**< No movement of this kind exists for these numbers. */
    PDUP_E_KEY = -8,         /**< No setting has this name. */
    PDUP_E_VALUE = -9,       /**< The setting does not allow this value. */

    PDUP_E_DEAL_FORM = -20,   /**< The text is not four pockets `SEAT:cards`. */
    PDUP_E_DEAL_CARD = -21,   /**< Here is no card, or it reads in two ways. */
    PDUP_E_DEAL_TWICE = -22,  /**< A card stands twice. */
    PDUP_E_DEAL_COUNT = -24,  /**< A pocket holds a wrong number of cards. */
    PDUP_E_DEAL_TALON = -25,  /**< The talon of the deal is not in the board's talon pocket. */
    PDUP_E_DEAL_PLACE = -26,  /**< A card lies in another pocket than the deal has it. */
    PDUP_E_DEAL_NUMBER = -30, /**< The number beside a deal is not its own. */

    PDUP_E_PENALTY_TARIFF = -28, /**< The tariff of penalties has no amount for this. */
    PDUP_E_TRICK_UNKNOWN =
        -29, /**< To which trick a card was played must be determined first (rules 11.5). */

    PDUP_E_ROW_CONTRACT = -40,     /**< No contract, or trick cells it does not have. */
    PDUP_E_ROW_WHISTS = -41,       /**< The whists do not sum to zero (rules 7). */
    PDUP_E_ROW_TRICKS = -42,       /**< The tricks are not what the contract asks (rules 6). */
    PDUP_E_ROW_SEATS = -43,        /**< Declarer, whisters, talon holder: one seat twice. */
    PDUP_E_ROW_PLAYER_TWICE = -44, /**< A player stands at two seats. */
    PDUP_E_ROW_NO_PLAYER = -45,    /**< A seat has no player. */
    PDUP_E_ROW_TWICE = -46,        /**< There is a row of this table and round already. */
    PDUP_E_ROW_LEVEL = -47,        /**< The level is under the board's lowest contract. */
    PDUP_E_ROW_FIRST_HAND = -48,   /**< All-pass: the cells do not start at the first hand. */
    PDUP_E_ROW_EMPTY_SEAT = -49,   /**< A player or whists at seat W of a table of three. */
    PDUP_E_ROW_NO_WHISTS = -50,    /**< A player without whists, and not marked as unknown. */
    PDUP_E_ROW_NOT_PLAYED = -51,   /**< Whists, though the board was not played. */
    PDUP_E_ROW_HALF = -52,         /**< Left for half where that cannot be. */
    PDUP_E_ROW_TURN = -53,         /**< Turned further than this table has seats. */
    PDUP_E_ROW_MISSING = -54,      /**< The traveller has no row of this round and table. */
    PDUP_E_ROW_CLOSED = -55,       /**< The row is closed: a change takes a correction (rules 6). */
    PDUP_E_ROW_OPEN = -56,  /**< The row is not closed yet: it is changed without a correction. */
    PDUP_E_ROW_LATE = -57,  /**< The correction period is over (rules 2). */
    PDUP_E_ROW_ORDER = -58, /**< The row has been corrected at this time or later. */
    PDUP_E_ROW_RULING =
        -59, /**< A ruling stands on the row, or on a seat where nobody would sit. */

    PDUP_E_RULING_ROW = -60,    /**< The ruling names a row, or a seat of it, that is not there. */
    PDUP_E_RULING_NUMBER = -61, /**< The session has a ruling of this number already. */
    PDUP_E_RULING_CONFLICT = -62, /**< Another effect stands on this seat of this row already. */

    PDUP_E_RULING_STATE = -63,   /**< The ruling is not in a state that allows this. */
    PDUP_E_RULING_LATE = -64,    /**< After the correction period (rules 13.2.4). */
    PDUP_E_RULING_UNKNOWN = -65, /**< The session has no ruling of this number. */
    PDUP_E_RULING_FINAL = -66,   /**< The ruling keeps order and is final (rules 13.2.4). */
    PDUP_E_APPEAL_NUMBER = -67,  /**< The session has an appeal of this number already. */
    PDUP_E_APPEAL_LATE = -68,    /**< After the time in which one may appeal. */
    PDUP_E_APPEAL_STATE = -69,   /**< The appeal, or its ruling, does not allow this outcome. */

    PDUP_E_BOARD_TWICE = -70, /**< The session has a traveller of this board already. */
    PDUP_E_SESSIONS = -72,    /**< The sessions of an event differ in `measure` or in `fields`. */
    PDUP_E_PLAYERS = -71,   /**< A movement, a row or a ruling has a player the session has not. */
    PDUP_E_ACT_EARLY = -73, /**< Earlier than what it rests on: a ruling, an appeal, a row. */
    PDUP_E_RULING_ASKER = -74, /**< Asks for a waiver and is penalised, or asks twice. */

    PDUP_E_FILE_ENCODING = -80,    /**< Not UTF-8, or a byte no text file has. */
    PDUP_E_FILE_HEADER = -81,      /**< The first line is not `pdup-event 1`. */
    PDUP_E_FILE_QUOTE = -82,       /**< A quoted word does not end, or an unknown `\` in it. */
    PDUP_E_FILE_KEY = -83,         /**< A line or a setting that the format does not know. */
    PDUP_E_FILE_WORD = -84,        /**< A word that is not what its place asks for. */
    PDUP_E_FILE_COUNT = -85,       /**< Too few or too many words in the line. */
    PDUP_E_FILE_TWICE = -86,       /**< A value that an earlier line has set. */
    PDUP_E_FILE_ORDER = -87,       /**< A line that needs another one before it. */
    PDUP_E_FILE_MISSING = -88,     /**< A line that the file must have. */
    PDUP_E_FILE_UNSUPPORTED = -89, /**< Right by the format, but this version does not read it. */

    PDUP_E_MOVEMENT_TEXT = -94,         /**< The text of a movement has faults. */
    PDUP_E_MOVEMENT_PLAYER_TWICE = -95, /**< A player sits at two places in one round. */
    PDUP_E_MOVEMENT_SET_TWICE = -96, /**< A set is at more tables in a round than it has copies. */
    PDUP_E_MOVEMENT_SET_AGAIN = -97, /**< A player meets a set that he has played. */
    PDUP_E_MOVEMENT_PLAYER = -98,    /**< A seat has nobody, or a player who is not there. */

    PDUP_E_TARIFF_ROW =
        -100, /**< A row that no tariff settles: without a contract that was played. */
    PDUP_E_TARIFF_SIXTHS = -101, /**< By this tariff the whists are not a whole number of sixths. */
    PDUP_E_FREQUENCIES_TEXT = -110, /**< Not the text of a frequency table. */

    PDUP_E_ADVICE_OUTCOMES = -120, /**< An outcome without the infraction is not among all. */
    PDUP_E_ADVICE_EFFECT = -121,   /**< The step has no effect on seats of this row. */
    PDUP_E_ADVICE_FACTS = -122,    /**< Whose fault it was is not known of each seat. */
    PDUP_E_TRICK_TEXT = -125,      /**< The text of hand and tricks has faults. */
    PDUP_E_TRICK_COUNT = -126,     /**< Not one card of a player other than the offender. */
    PDUP_E_TRICK_HAND = -127,      /**< The cards held and played are not ten in all. */
    PDUP_E_TRICK_LEAD = -128,      /**< The leader has played no card, and no suit was led. */
    PDUP_E_TRICK_CARD = -129,      /**< Not one of the cards that are in question here. */
    PDUP_E_TRICK_TALON = -130,     /**< A talon card cannot have led to this trick. */
    PDUP_E_TRICK_WINNER = -131,    /**< Who leads cannot have won the trick before. */

    PDUP_W_BOARD_AGAIN = 1,       /**< A player plays the board again (rules 11.6.B). */
    PDUP_W_WHISTER_ORDER = 2,     /**< The whisters are not in clockwise order. */
    PDUP_W_MOVEMENT = 3,          /**< The row is not as the movement has it. */
    PDUP_W_TWO_TABLES = 4,        /**< A player sits at two tables in one round. */
    PDUP_W_STOPPED = 5,           /**< Fewer rounds were played than announced. */
    PDUP_W_NO_ROW = 6,            /**< A row that the movement has is missing. */
    PDUP_W_NO_TRAVELLER = 7,      /**< Boards that the movement has are without travellers. */
    PDUP_W_TABLE_IDLE = 8,        /**< A table of the movement plays no set in a round. */
    PDUP_W_TARIFF = 9,            /**< The whists of a row are not those of the tariff. */
    PDUP_W_DEAL_PASSED_OVER = 10, /**< A notation says more than a deal holds. */
    PDUP_W_SUSPENDED = 12,        /**< A player plays in a round he is suspended from. */
    PDUP_W_RULING_DRAFT = 13,     /**< A disqualification that nobody has approved. */
    PDUP_W_DEFERRED = 14,         /**< A result that is awaited. */
    PDUP_W_DEAL_AGAIN = 15,       /**< A deal, or the board of one, stood in the list before. */
    PDUP_W_PENDING = 16,          /**< A result waits for the director's award. */
    PDUP_W_FEW_RESULTS = 17,      /**< A line or a group has no two results to compare. */
    PDUP_W_RULE_UNKNOWN = 18,     /**< A ruling rests on a provision that the rules do not have. */
    PDUP_W_RULE_UNUSUAL = 19,     /**< An effect that is unusual for the rule it rests on. */
    PDUP_W_APPEAL_OPEN = 20,      /**< An appeal that is not decided. */
    PDUP_W_AWARD_DROPPED = 21,    /**< A ruling replaces another and leaves out seats of it. */
    PDUP_W_NOT_PLAYED = 22,       /**< A board was not played, and no ruling covers it. */
    PDUP_W_AWARD_KEPT = 23,       /**< A row was corrected under an older ruling. */
    PDUP_W_FEWER_BOARDS = 24,     /**< A player is placed on fewer boards than his line. */
    PDUP_W_EXPECTED_RAISED = 25,  /**< E is more than any board was played (rules 8). */
    PDUP_W_SAME_NAME = 30         /**< Two players have the same name. */
};

/** A language of the library's words. Numbers and letters of cards and seats are the same in all. */
typedef int32_t pdup_language;
enum {
    PDUP_LANGUAGE_EN = 1, /**< English. */
    PDUP_LANGUAGE_RU = 2  /**< Russian, in UTF-8; what is not translated yet is English. */
};

/** Name of a status, such as `PDUP_E_ROW_WHISTS`.
 * @param[in] status Any number.
 * @return Static text, never NULL; `PDUP_UNKNOWN` for a number that is no status.
 * @since 0.1 */
PDUP_API const char *pdup_status_name(pdup_status status);

/** What a status means, one sentence for a person.
 * @param[in] status   Any number.
 * @param[in] language A PDUP_LANGUAGE constant; English for any other number.
 * @return Static text, never NULL; a fixed sentence for a number that is no status.
 * @since 0.1 */
PDUP_API const char *pdup_status_text(pdup_status status, pdup_language language);

/** How many statuses there are, #PDUP_OK and the warnings with them.
 * @return The number of statuses.
 * @since 0.1 */
PDUP_API int32_t pdup_status_count(void);

/** One status of the list, for programs that make an error class of each.
 * @param[in]  index      0 to pdup_status_count() - 1.
 * @param[out] status_out Receives the status; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG (status_out is NULL) or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_status_at(int32_t index, pdup_status *status_out);

/** Where a handle gets its memory. Copied into the handle, and what is made from a handle uses that handle's.
 * The functions may be called from every thread that uses such a handle, and must not call the library. */
struct pdup_allocator {
    void *ctx;                              /**< Handed to each function. */
    void *(*alloc)(void *ctx, size_t size); /**< size > 0 bytes, aligned for any type, or NULL. */
    void *(*resize)(void *ctx, void *memory,
                    size_t size);             /**< As realloc() with memory not NULL, size > 0. */
    void (*release)(void *ctx, void *memory); /**< As free(); memory is never NULL. */
};
/** See struct pdup_allocator. The only public structure; it will not change. */
typedef struct pdup_allocator pdup_allocator;

/** The version of the library that runs; the macros of version.h tell that of the headers.
 * @param[out] major_out Receives the major version.
 * @param[out] minor_out Receives the minor version.
 * @param[out] patch_out Receives the patch version.
 * @return #PDUP_OK or #PDUP_E_ARG (a NULL; nothing is set).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_version(int32_t *major_out, int32_t *minor_out,
                                             int32_t *patch_out);

/** What a build of the library may or may not have. */
typedef int32_t pdup_feature;
enum {
    PDUP_FEATURE_EVENT_FILE = 1 /**< Reads event files. */
};

/** Has the library that runs this feature?
 * @param[in] feature A PDUP_FEATURE constant.
 * @return 1 if it has, 0 if not or if the number is unknown.
 * @since 0.1 */
PDUP_API int32_t pdup_has(pdup_feature feature);

/** A seat at a table, clockwise. The seat names the pocket of a board as well. */
typedef int32_t pdup_seat;
enum {
    PDUP_SEAT_NONE = 0, /**< No seat. */
    PDUP_SEAT_N = 1,    /**< North. */
    PDUP_SEAT_E = 2,    /**< East. */
    PDUP_SEAT_S = 3,    /**< South. */
    PDUP_SEAT_W = 4 /**< West; at a table of three nobody sits there and the talon lies there. */
};

/** Whists are counted in sixths, so that thirds (three players) and halves (four) stay whole. */
enum {
    PDUP_WHIST = 6,                   /**< One whist, in the library's unit. */
    PDUP_WHISTS_UNKNOWN = -2147483647 /**< Among numbers of whists: they are not known. */
};

/** Limits, each checked where the number comes in. They never fall; a later version may raise them. */
enum {
    PDUP_MAX_TABLES = 10000,    /**< Tables of a movement, and the highest table number. */
    PDUP_MAX_PLAYERS = 40000,   /**< Players of a session, and the highest player number. */
    PDUP_MAX_ROUNDS = 10000,    /**< Rounds of a movement, and the highest round number. */
    PDUP_MAX_BOARDS = 40000,    /**< The highest board number. */
    PDUP_MAX_ROWS = 4000000,    /**< Rows of the travellers of a session together. */
    PDUP_MAX_SESSIONS = 64,     /**< Sessions of an event. */
    PDUP_MAX_ROOMS = 64,        /**< Rooms of a session. */
    PDUP_MAX_RULINGS = 1000000, /**< Rulings of a session, and the highest ruling number. */
    PDUP_MAX_WHISTS =
        600000, /**< Whists of a player on a board either way, in sixths: 100 000 whists. */
    PDUP_MAX_GROUPS = 1000,                 /**< The highest group of rows of a fouled board. */
    PDUP_MAX_OUTCOMES = 8,                  /**< Outcomes of an assigned adjusted score. */
    PDUP_MAX_PENALTY = 1000000000,          /**< Numerator of a penalty's amount, either way. */
    PDUP_MAX_PENALTY_DENOMINATOR = 1000000, /**< Denominator of a penalty's amount. */
    PDUP_MAX_TEXT = 1000,                   /**< Bytes of a name, a title, a reason. */
    PDUP_SEED_BYTES = 32                    /**< Bytes of a seed. */
};

/** How a figure is rounded when it is printed, and only then. */
typedef int32_t pdup_round;
enum {
    PDUP_ROUND_UP = 1,    /**< To the nearest; exact half towards plus infinity. */
    PDUP_ROUND_AWAY = 2,  /**< To the nearest; exact half away from the centre. */
    PDUP_ROUND_TOWARD = 3 /**< To the nearest; exact half toward the centre. */
};

/** Number of decimals that asks for the exact form instead, `62/5`. */
enum {
    PDUP_EXACT = -1 /**< Exact: an integer, or numerator/denominator. */
};

/** A fraction as text: exact, or rounded once.
 * @param[in]  numerator   Any number.
 * @param[in]  denominator 1 or more.
 * @param[in]  decimals    0 to 9, or #PDUP_EXACT.
 * @param[in]  rounding    A PDUP_ROUND constant; not looked at with #PDUP_EXACT.
 * @param[in]  centre      Where halves go to or from; only for #PDUP_ROUND_AWAY and #PDUP_ROUND_TOWARD.
 * @param[out] buf         Receives the text and a NUL, or NULL to ask for the length.
 * @param[in]  cap         Bytes at buf, the NUL included.
 * @param[out] len_out     Receives the length without the NUL; 0 on any failure but #PDUP_E_SPACE.
 * @return #PDUP_OK, #PDUP_E_ARG (len_out is NULL), #PDUP_E_RANGE or #PDUP_E_SPACE (buf is untouched).
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_fraction_text(int64_t numerator, int64_t denominator,
                                                   int32_t decimals, pdup_round rounding,
                                                   int32_t centre, char *buf, size_t cap,
                                                   size_t *len_out);

/** @} */

PDUP_END

#endif
