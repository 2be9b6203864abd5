/* SPDX-License-Identifier: MIT */
/** @file
 * What do the rules say here? (rules 2, 4, 6, 10 to 13). A question names a section and the facts that the director
 * knows; the advice gives the steps that the rules prescribe or allow, or the facts that are still needed. It never
 * guesses. The rules are one table of data, which can be read here: sections, their facts, and rows of provision,
 * condition and step. Sections are written with A B V for the letters of the Russian text, as in `11.3.V`. */
#ifndef PDUP_ADVICE_H
#define PDUP_ADVICE_H

#include <pdup/base.h>
#include <pdup/ruling.h>

PDUP_BEGIN

/** @defgroup group_advice Rules and advice
 * @brief What do the rules say here?
 * @{ */

/** What the value of a fact is. */
typedef int32_t pdup_fact_kind;
enum {
    PDUP_FACT_KIND_CHOICE = 1, /**< One word of a list. */
    PDUP_FACT_KIND_SEATS =
        2, /**< A set of seats: letters of N E S W, such as `NE` or `ne`, or `none`. */
    PDUP_FACT_KIND_OUTCOMES =
        3 /**< Outcomes of the board: the whists of N, E, S and W, such as `22,-58,22,14`, of a table of three
               those of N, E and S; thirds and halves as `80/3` or `2.5`, read as in the rows of an event file. They sum to
               zero (rules 7). Each one set is one more outcome. */
};

/** Must it be done, or may it be done? By the director, unless #PDUP_STEP_ACTOR names somebody else. */
typedef int32_t pdup_duty;
enum {
    PDUP_DUTY_MUST = 1, /**< The rules prescribe it. */
    PDUP_DUTY_MAY = 2   /**< The rules allow it. */
};

/** Who takes a step. */
typedef int32_t pdup_actor;
enum {
    PDUP_ACTOR_DIRECTOR = 1, /**< The director. */
    PDUP_ACTOR_PLAYER = 2,   /**< Any player (11.1.A). */
    PDUP_ACTOR_OFFENDER = 3  /**< The player who broke the rules. */
};

/** Whom a step touches. */
typedef int32_t pdup_touch;
enum {
    PDUP_TOUCH_NOBODY = 0,    /**< No player: a board, a traveller, the director himself. */
    PDUP_TOUCH_ALL = 1,       /**< All players of the table. */
    PDUP_TOUCH_OFFENDERS = 2, /**< Those who broke the rules. */
    PDUP_TOUCH_INNOCENTS = 3, /**< Those who did not. */
    PDUP_TOUCH_PLAYER = 4,    /**< The player whose hand it is about. */
    PDUP_TOUCH_NAMED = 5      /**< The seats that a fact names. */
};

/** What a step does to scores. */
typedef int32_t pdup_step_effect;
enum {
    PDUP_STEP_EFFECT_NONE = 0, /**< Nothing. */
    PDUP_STEP_EFFECT_ARTIFICIAL =
        1, /**< An artificial adjusted score by each seat's fault (11.2.B1). */
    PDUP_STEP_EFFECT_ASSIGNED = 2, /**< An assigned adjusted score (11.2.B2). */
    PDUP_STEP_EFFECT_ADJUSTED = 3, /**< An adjusted score, artificial or assigned as is chosen. */
    PDUP_STEP_EFFECT_INNOCENT = 4, /**< An adjusted score with every player innocent (13.2.6). */
    PDUP_STEP_EFFECT_ANNULLED = 5, /**< The result is annulled. */
    PDUP_STEP_EFFECT_KEPT =
        6, /**< The result stands, and is annulled for the other seats (11.3.V). */
    PDUP_STEP_EFFECT_FOULED = 7,      /**< Rows fall into groups that are normalised apart (10). */
    PDUP_STEP_EFFECT_DEFERRED = 8,    /**< The board is played later. */
    PDUP_STEP_EFFECT_PENALTY = 9,     /**< A penalty for a player (12). */
    PDUP_STEP_EFFECT_DISCIPLINE = 10, /**< A disciplinary penalty, which is final (13.2.4). */
    PDUP_STEP_EFFECT_SUSPENSION = 11, /**< Suspension from the session or a part of it (13.2.4). */
    PDUP_STEP_EFFECT_DISQUALIFICATION = 12 /**< The player leaves the list (13.2.4). */
};

/** Texts of the table. */
typedef int32_t pdup_rule_text;
enum {
    PDUP_RULE_TEXT_NAME = 1,  /**< The name for programs, the same in every language and version. */
    PDUP_RULE_TEXT_WORDS = 2, /**< The same in words, in a language. */
    PDUP_RULE_TEXT_PROVISION = 3, /**< The provision that a row carries, such as `11.3.B2`. */
    PDUP_RULE_TEXT_CONDITION = 4  /**< When a row or a term holds. */
};

/** Numbers of a fact. */
typedef int32_t pdup_fact;
enum {
    PDUP_FACT_KIND = 1, /**< A PDUP_FACT_KIND constant. */
    PDUP_FACT_IS_ASKED =
        2 /**< 1, or 0 if only a ruling made of a step needs it, such as whose fault it was. */
};

/** Numbers of a step of the list. */
typedef int32_t pdup_step;
enum {
    PDUP_STEP_ACTOR = 1, /**< A PDUP_ACTOR constant: who takes it. */
    PDUP_STEP_EFFECT = 2 /**< A PDUP_STEP_EFFECT constant: what it does to scores. */
};

/** Numbers of a row. */
typedef int32_t pdup_rule;
enum {
    PDUP_RULE_STEP = 1,            /**< The place of its step among all steps, from 0. */
    PDUP_RULE_DUTY = 2,            /**< A PDUP_DUTY constant. */
    PDUP_RULE_IS_OURS = 3,         /**< 1 if it is a reading of ours where the rules are silent. */
    PDUP_RULE_IS_BY_REGULATION = 4 /**< 1 if it holds by the regulations. */
};

/** Numbers of a step of an advice. */
typedef int32_t pdup_advised;
enum {
    PDUP_ADVISED_STEP = 1,    /**< Its place among all steps, from 0. */
    PDUP_ADVISED_DUTY = 2,    /**< A PDUP_DUTY constant. */
    PDUP_ADVISED_IS_OURS = 3, /**< 1 if it is a reading of ours where the rules are silent. */
    PDUP_ADVISED_IS_BY_REGULATION = 4, /**< 1 if it holds by the regulations. */
    PDUP_ADVISED_TOUCH = 5,            /**< A PDUP_TOUCH constant. */
    PDUP_ADVISED_HAS_N = 6,            /**< Of #PDUP_TOUCH_NAMED: 1 if it touches seat N. */
    PDUP_ADVISED_HAS_E = 7,            /**< Likewise seat E. */
    PDUP_ADVISED_HAS_S = 8,            /**< Likewise seat S. */
    PDUP_ADVISED_HAS_W = 9             /**< Likewise seat W. */
};

/** Limits of questions. A later version may raise them. */
enum {
    PDUP_MAX_POSSIBLE = 256 /**< Outcomes of one fact. */
};

/** How many sections the table has.
 * @return The number of sections.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_section_count(void);

/** A text of a section. They stand in the order of the rules.
 * @param[in] section  0 to pdup_rules_section_count() - 1.
 * @param[in] field    #PDUP_RULE_TEXT_NAME, such as `11.3`, or #PDUP_RULE_TEXT_WORDS: what it is about, and when it is
 *                     the right one to ask.
 * @param[in] language A PDUP_LANGUAGE constant, for words.
 * @return Static text; NULL for an index outside the list, another field or an unknown language.
 * @since 0.1 */
PDUP_API const char *pdup_rules_section_text_at(int32_t section, pdup_rule_text field,
                                                pdup_language language);

/** How many facts a section knows.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @return 1 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_fact_count(int32_t section);

/** A text of a fact.
 * @param[in] section  0 to pdup_rules_section_count() - 1.
 * @param[in] fact     0 to pdup_rules_fact_count() - 1.
 * @param[in] field    #PDUP_RULE_TEXT_NAME, such as `found`, or #PDUP_RULE_TEXT_WORDS: the question that it answers.
 * @param[in] language A PDUP_LANGUAGE constant, for words.
 * @return Static text; NULL for an index outside the lists, another field or an unknown language.
 * @since 0.1 */
PDUP_API const char *pdup_rules_fact_text_at(int32_t section, int32_t fact, pdup_rule_text field,
                                             pdup_language language);

/** A number of a fact.
 * @param[in]  section   0 to pdup_rules_section_count() - 1.
 * @param[in]  fact      0 to pdup_rules_fact_count() - 1.
 * @param[in]  field     A PDUP_FACT constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_rules_fact_number_at(int32_t section, int32_t fact,
                                                          pdup_fact field, int32_t *value_out);

/** How many values a fact has. Facts of seats and outcomes have two, `none` and `some`, which stand for all sets in
 * conditions.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @param[in] fact    0 to pdup_rules_fact_count() - 1.
 * @return 2 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_value_count(int32_t section, int32_t fact);

/** A text of a value.
 * @param[in] section  0 to pdup_rules_section_count() - 1.
 * @param[in] fact     0 to pdup_rules_fact_count() - 1.
 * @param[in] value    0 to pdup_rules_value_count() - 1.
 * @param[in] field    #PDUP_RULE_TEXT_NAME, such as `before-play`, or #PDUP_RULE_TEXT_WORDS: what it means.
 * @param[in] language A PDUP_LANGUAGE constant, for words.
 * @return Static text; NULL for an index outside the lists, another field or an unknown language.
 * @since 0.1 */
PDUP_API const char *pdup_rules_value_text_at(int32_t section, int32_t fact, int32_t value,
                                              pdup_rule_text field, pdup_language language);

/** How many steps the rules know.
 * @return The number of steps.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_step_count(void);

/** A text of a step. Places in this list may change between versions; names do not.
 * @param[in] step     0 to pdup_rules_step_count() - 1.
 * @param[in] field    #PDUP_RULE_TEXT_NAME, such as `artificial-score`, or #PDUP_RULE_TEXT_WORDS, which follow `must` or
 *                     `may`.
 * @param[in] language A PDUP_LANGUAGE constant, for words.
 * @return Static text; NULL for an index outside the list, another field or an unknown language.
 * @since 0.1 */
PDUP_API const char *pdup_rules_step_text_at(int32_t step, pdup_rule_text field,
                                             pdup_language language);

/** A number of a step.
 * @param[in]  step      0 to pdup_rules_step_count() - 1.
 * @param[in]  field     A PDUP_STEP constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_rules_step_number_at(int32_t step, pdup_step field,
                                                          int32_t *value_out);

/** How many rows a section has in the table.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @return 1 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_row_count(int32_t section);

/** A text of a row. A condition is of words that must all be true: `fact=value`, `fact=value|value` one of several,
 * `fact=*` any value, or the name of a term, for which see pdup_rules_term_count(). A fact on which no step depends, but
 * whether it is a reading of ours, is not asked for: `fact==value` holds if it was given and is that, `fact!=value` if
 * not.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @param[in] row     0 to pdup_rules_row_count() - 1.
 * @param[in] field   #PDUP_RULE_TEXT_PROVISION or #PDUP_RULE_TEXT_CONDITION.
 * @return Static text; NULL for an index outside the lists or another field.
 * @since 0.1 */
PDUP_API const char *pdup_rules_row_text_at(int32_t section, int32_t row, pdup_rule_text field);

/** A number of a row.
 * @param[in]  section   0 to pdup_rules_section_count() - 1.
 * @param[in]  row       0 to pdup_rules_row_count() - 1.
 * @param[in]  field     A PDUP_RULE constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_rules_row_number_at(int32_t section, int32_t row,
                                                         pdup_rule field, int32_t *value_out);

/** How many terms a section has. A term is a name for several conditions; it holds if one of those with its name does.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @return 0 or more, or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API int32_t pdup_rules_term_count(int32_t section);

/** A text of a term.
 * @param[in] section 0 to pdup_rules_section_count() - 1.
 * @param[in] term    0 to pdup_rules_term_count() - 1.
 * @param[in] field   #PDUP_RULE_TEXT_NAME or #PDUP_RULE_TEXT_CONDITION, one of those under which it holds.
 * @return Static text; NULL for an index outside the lists or another field.
 * @since 0.1 */
PDUP_API const char *pdup_rules_term_text_at(int32_t section, int32_t term, pdup_rule_text field);

/** A question: a section and the facts that are known. May be changed. */
typedef struct pdup_question pdup_question;

/** The answer to a question, which later facts do not change. */
typedef struct pdup_advice pdup_advice;

/** Makes a question without facts.
 * @param[in]  allocator    Allocator, or NULL for malloc; copied.
 * @param[in]  section      A section of the table, or a part of one, such as `11.3.A`, which stands for the whole: the
 *                          facts decide which part applies. In any writing that pdup_ruling_new() takes for one
 *                          provision.
 * @param[in]  section_size Bytes of section.
 * @param[out] out          Receives one reference; NULL on failure. Release with pdup_question_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY (no such section) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_question_new(const pdup_allocator *allocator,
                                                  const char *section, size_t section_size,
                                                  pdup_question **out);

/** The section that is asked.
 * @param[in] question The question, or NULL.
 * @return Its name in the table, static text; NULL for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_question_section(const pdup_question *question);

/** Gives a fact, another value for it, or one outcome more.
 * @param[in,out] question   The question.
 * @param[in]     key        Name of the fact.
 * @param[in]     key_size   Bytes of key.
 * @param[in]     value      The value, see the PDUP_FACT constants; empty to take the fact back.
 * @param[in]     value_size Bytes of value.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_KEY, #PDUP_E_VALUE (also for a seat that two facts would name of which only
 *         one can be true) or #PDUP_E_RANGE (more than #PDUP_MAX_POSSIBLE outcomes, or whists beyond #PDUP_MAX_WHISTS);
 *         on failure nothing has changed.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_question_set(pdup_question *question, const char *key,
                                                  size_t key_size, const char *value,
                                                  size_t value_size);

/** Which value of a fact is known.
 * @param[in]  question  The question.
 * @param[in]  fact      0 to pdup_rules_fact_count() - 1.
 * @param[out] value_out Receives its place among the values, from 0; -1 if the fact was not given, or on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_question_value_at(const pdup_question *question, int32_t fact,
                                                       int32_t *value_out);

/** What the rules say to the facts given so far: steps, or the facts that are still needed. No steps and no facts
 * needed means that the rules prescribe nothing. An answer with an adjusted score, or with a decision on a disputed
 * fact, ends with the row of section 13.2.6b: the contestants are to be told of their right to appeal.
 * @param[in]  question The question.
 * @param[out] out      Receives one reference; NULL on failure. Release with pdup_advice_unref().
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_ADVICE_OUTCOMES (an outcome possible without the infraction is not among all
 *         that are possible, 11.2.B2) or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_question_advise(const pdup_question *question,
                                                     pdup_advice **out);

/** One more reference.
 * @param[in] question A question, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_question *pdup_question_ref(pdup_question *question);

/** One reference less; the last one frees it.
 * @param[in] question A question, or NULL.
 * @since 0.1 */
PDUP_API void pdup_question_unref(pdup_question *question);

/** How many facts are needed now. Each of them can change the steps; with them known, others may be needed.
 * @param[in] advice The advice.
 * @return 0 if the steps are sure; 1 or more, and there are no steps; or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_advice_missing_count(const pdup_advice *advice);

/** A fact that is needed.
 * @param[in]  advice   The advice.
 * @param[in]  index    0 to pdup_advice_missing_count() - 1.
 * @param[out] fact_out Receives its place in the section's list of facts, from 0; -1 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_advice_missing_at(const pdup_advice *advice, int32_t index,
                                                       int32_t *fact_out);

/** How many steps there are.
 * @param[in] advice The advice.
 * @return 0 or more, or #PDUP_E_ARG.
 * @since 0.1 */
PDUP_API int32_t pdup_advice_step_count(const pdup_advice *advice);

/** A number of a step, in the order in which they are taken.
 * @param[in]  advice    The advice.
 * @param[in]  index     0 to pdup_advice_step_count() - 1.
 * @param[in]  field     A PDUP_ADVISED constant.
 * @param[out] value_out Receives the number; 0 on failure.
 * @return #PDUP_OK, #PDUP_E_ARG or #PDUP_E_RANGE.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_advice_step_number_at(const pdup_advice *advice, int32_t index,
                                                           pdup_advised field, int32_t *value_out);

/** The provision on which a step rests, such as `11.3.B2`.
 * @param[in] advice The advice, or NULL.
 * @param[in] index  0 to pdup_advice_step_count() - 1.
 * @return Static text; NULL for an index outside the list or for NULL.
 * @since 0.1 */
PDUP_API const char *pdup_advice_step_provision_at(const pdup_advice *advice, int32_t index);

/** A ruling made of one step, resting on its provision, with the step's words as the reason and its effect on each seat
 * of one row. See pdup_ruling_with_step() for what the effects are.
 * @param[in]  advice   The advice.
 * @param[in]  index    0 to pdup_advice_step_count() - 1.
 * @param[in]  board    Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round    Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table    Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seats    Players at the table, 3 or 4.
 * @param[in]  language Of the reason: a PDUP_LANGUAGE constant.
 * @param[out] out      Receives one reference; NULL on failure. Release with pdup_ruling_unref().
 * @return As pdup_ruling_with_step(): #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (also an unknown language),
 *         #PDUP_E_ADVICE_EFFECT, #PDUP_E_ADVICE_FACTS or #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_advice_ruling(const pdup_advice *advice, int32_t index,
                                                   int32_t board, int32_t round, int32_t table,
                                                   int32_t seats, pdup_language language,
                                                   pdup_ruling **out);

/** The same ruling with the effect of a step on each seat of one row, so that several steps make one ruling.
 *
 * An artificial adjusted score (#PDUP_STEP_EFFECT_ARTIFICIAL, and #PDUP_STEP_EFFECT_ADJUSTED in its artificial form) is given by the
 * facts `at-fault`, `partly-at-fault` and `not-at-fault`, which must name every seat the step touches (11.2.B1); of
 * #PDUP_STEP_EFFECT_INNOCENT every seat gets average plus. An assigned one is the best outcome of the seat possible without
 * the infraction if it is innocent, and its worst possible one if it offended (11.2.B2). A seat can have one effect
 * only; of 11.7 the artificial score stands in the place of the annulled result. Penalties, discipline and
 * disqualification are effects on a player, and boards played later or fouled are none of a ruling.
 * @param[in]  ruling The ruling.
 * @param[in]  advice The advice.
 * @param[in]  index  0 to pdup_advice_step_count() - 1.
 * @param[in]  board  Board, 1 to #PDUP_MAX_BOARDS.
 * @param[in]  round  Round of the row, 1 to #PDUP_MAX_ROUNDS.
 * @param[in]  table  Table of the row, 1 to #PDUP_MAX_TABLES.
 * @param[in]  seats  Players at the table, 3 or 4.
 * @param[out] out    Receives one reference to the new ruling; NULL on failure.
 * @return #PDUP_OK, #PDUP_E_ARG, #PDUP_E_RANGE (also a fact that names seat W at a table of three),
 *         #PDUP_E_ADVICE_EFFECT (the step has no effect on seats of this row), #PDUP_E_ADVICE_FACTS (whose fault it was
 *         is not known of each seat), #PDUP_E_RULING_CONFLICT (the ruling has an effect on a seat of that row) or
 *         #PDUP_E_NOMEM.
 * @since 0.1 */
PDUP_API PDUP_CHECK pdup_status pdup_ruling_with_step(const pdup_ruling *ruling,
                                                      const pdup_advice *advice, int32_t index,
                                                      int32_t board, int32_t round, int32_t table,
                                                      int32_t seats, pdup_ruling **out);

/** One more reference.
 * @param[in] advice Advice, or NULL.
 * @return The same handle; NULL if it is of another type, which is left alone.
 * @since 0.1 */
PDUP_API pdup_advice *pdup_advice_ref(pdup_advice *advice);

/** One reference less; the last one frees it.
 * @param[in] advice Advice, or NULL.
 * @since 0.1 */
PDUP_API void pdup_advice_unref(pdup_advice *advice);

/** @} */

PDUP_END

#endif
