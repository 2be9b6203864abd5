/* SPDX-License-Identifier: MIT */
/* The steps that the rules prescribe or allow, each in one place however many provisions name it. */
#ifndef PDUP_RULING_BOOK_RULE_STEPS_H
#define PDUP_RULING_BOOK_RULE_STEPS_H

#include <pdup/advice.h>

#include <stdbool.h>

/* One line in each language. */
typedef struct pdup__phrase {
    const char *en;
    const char *ru;
} pdup__phrase;

/* Facts that effects look at. */
#define PDUP__AT_FAULT "at-fault"
#define PDUP__PARTLY "partly-at-fault"
#define PDUP__NOT_AT_FAULT "not-at-fault"
#define PDUP__INNOCENT "innocent"
#define PDUP__OFFENDING "offending"
#define PDUP__WITHOUT "without"
#define PDUP__POSSIBLE "possible"

typedef enum pdup__step {
    PDUP__HEAR_CLAIMS,
    PDUP__ADJUSTED_SCORE,
    PDUP__TREAT_AS_CHEATING,
    PDUP__TIME_PENALTY,
    PDUP__CANCEL_CLAIM,
    PDUP__REFUSE_CLAIMS,
    PDUP__CORRECT_RESULT,
    PDUP__MAP_TURNED,
    PDUP__NOT_FOULED,
    PDUP__TAG_ROWS,
    PDUP__NORMALISE_APART,
    PDUP__TAG_OR_ADJUST,
    PDUP__DRAW_ATTENTION,
    PDUP__CALL_DIRECTOR,
    PDUP__RIGHT_TO_PENALISE_LOST,
    PDUP__RIGHT_TO_RECTIFY_LOST,
    PDUP__PROCEDURAL_PENALTY,
    PDUP__ARTIFICIAL_SCORE,
    PDUP__ARTIFICIAL_ELSEWHERE,
    PDUP__AVERAGE_MINUS,
    PDUP__AVERAGE,
    PDUP__AVERAGE_PLUS,
    PDUP__BEST_WITHOUT,
    PDUP__WORST_POSSIBLE,
    PDUP__PENALISE_OFFENDER,
    PDUP__REPAIR_BY_RECORDS,
    PDUP__REPAIR_BY_PLAYERS,
    PDUP__REDEAL,
    PDUP__NORMAL_PLAY,
    PDUP__ALLOW_PLAY,
    PDUP__ANNUL_RESULT,
    PDUP__KEEP_INDEPENDENT,
    PDUP__SEARCH_CARD,
    PDUP__RETURN_CARD,
    PDUP__RESTORE_HAND,
    PDUP__REBUILD_DEAL,
    PDUP__FOULED_BOARD,
    PDUP__LOOK_FOR_TWO_CARDS,
    PDUP__ALWAYS_HELD,
    PDUP__PENALTY_CARD,
    PDUP__REVOKE_BY_CARD,
    PDUP__REVOKE_IN_LATER_TRICKS,
    PDUP__EXPOSE_CARD,
    PDUP__PLACE_SUIT_CARD,
    PDUP__PLACE_ANY_CARD,
    PDUP__DEEMED_REVOKE,
    PDUP__RETURN_EXTRA_CARDS,
    PDUP__KEEP_SHOWN_CARD,
    PDUP__KEEP_HIGHEST_CARD,
    PDUP__CHOOSE_AMONG_HIGHEST,
    PDUP__KEEP_HIGHEST_PUT,
    PDUP__KEEP_RESULT,
    PDUP__FLAG_REPEAT,
    PDUP__PLAY_RIGHT_BOARD,
    PDUP__ANNUL_SECOND_RESULT,
    PDUP__CORRECT_HANDS,
    PDUP__AMOUNT_FIRST,
    PDUP__AMOUNT_REPEATED,
    PDUP__DETERMINE_PENALTY,
    PDUP__RECTIFY,
    PDUP__RECTIFY_PROCEDURE,
    PDUP__LEAVE_RESULT,
    PDUP__TELL_RIGHTS,
    PDUP__WAIVE_PENALTY,
    PDUP__DECIDE_DISPUTE,
    PDUP__REFER_DISPUTE,
    PDUP__DISCIPLINARY_POINTS,
    PDUP__SUSPEND,
    PDUP__DISQUALIFY,
    PDUP__SEEK_APPROVAL,
    PDUP__DELEGATE,
    PDUP__REQUIRE_PLAY,
    PDUP__POSTPONE_PLAY,
    PDUP__ADJUSTED_ALL_INNOCENT,
    PDUP__NOTIFY_APPEAL,
    PDUP__NOTIFY_IF_REVIEWABLE,
    PDUP__GO_ON,
    PDUP__IMPOSE_PENALTY,
    PDUP__EXPLAIN_CHOICES,
    PDUP__RESTORE_EQUITY,
    PDUP__IMPOSE_STATED_PENALTY,
    PDUP__NOTIFY_OFFENDER_APPEAL,
    PDUP__USE_SPECIAL_POWERS,
    PDUP__ACT_ON_FACTS,
    PDUP__RULE_TO_GO_ON,
    PDUP__STEPS
} pdup__step;

typedef struct pdup__listed_step {
    const char *name;
    pdup_actor actor;
    pdup_touch touch;
    pdup_step_effect effect;
    bool is_reviewable; /* Row 13.2.6b follows an answer that has it. */
    pdup__phrase text;  /* An infinitive, after `must` or `may`. */
    const char *also;   /* The provision whose effects are its own too; NULL: none. */
} pdup__listed_step;

const pdup__listed_step *pdup__step_of(pdup__step step);

#endif
