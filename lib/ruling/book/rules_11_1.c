/* SPDX-License-Identifier: MIT */
/* Rules 11.1 and 11.2: what follows on an infraction, and the director's powers. */
#include "ruling/book/rule_words.h"

/* clang-format off */

static const pdup__fact_value times[] = {
    VALUE("bidding", "during bidding", "во время торговли"),
    VALUE("play", "during play", "во время розыгрыша"),
    VALUE("outside", "neither", "ни тогда, ни тогда"),
};
static const pdup__fact facts_11_1_a[] = {
    CHOICE("time", times, "When was the infraction?", "Когда произошло нарушение?"),
};
static const pdup__rule rules_11_1_a[] = {
    MAY("11.1.A", "time=bidding|play", DRAW_ATTENTION),
    MAY("11.1.A", "time=bidding|play", CALL_DIRECTOR),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_1_a, "11.1.A",
    "An infraction: who may draw attention to it.",
    "Нарушение: кто может привлечь к нему внимание.", facts_11_1_a, rules_11_1_a);

static const pdup__fact_value watchers[] = {
    VALUE("spectator", "a spectator", "зритель"),
    VALUE("player", "a player, or the director himself", "игрок или сам судья"),
};
static const pdup__fact_value sides[] = {
    VALUE("innocent", "the innocent side", "ненарушившая сторона"),
    VALUE("offending", "the offending side", "нарушившая сторона"),
};
static const pdup__fact facts_11_1_b[] = {
    CHOICE("first", watchers, "Who was the first to draw attention?", "Кто первым привлёк внимание?"),
    CHOICE("answers", sides, "Who answers for the spectator?", "Кто отвечает за зрителя?"),
};
static const pdup__rule rules_11_1_b[] = {
    MAY("11.1.B1", "first=spectator answers=innocent", RIGHT_TO_PENALISE_LOST),
    MAY("11.1.V", "first=spectator answers=innocent", PROCEDURAL_PENALTY),
    MAY("11.1.B2", "first=spectator answers=offending", RIGHT_TO_RECTIFY_LOST),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_1_b, "11.1.B",
    "A spectator drew attention to an infraction.",
    "На нарушение указал зритель.", facts_11_1_b, rules_11_1_b);

static const pdup__fact facts_11_1_v[] = {
    YES_NO("lost", "Is the right to penalise lost?", "Потеряно ли право на наказание?"),
};
static const pdup__rule rules_11_1_v[] = {
    MAY("11.1.V", "lost=yes", PROCEDURAL_PENALTY),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_1_v, "11.1.V",
    "A penalty after the right to penalise was lost.",
    "Наказание после потери права на наказание.", facts_11_1_v, rules_11_1_v);

static const pdup__fact_value grounds[] = {
    VALUE("no-redress", "the Code gives the innocent side no redress for this particular kind of infraction by its opponents",
          "Кодекс не даёт ненарушившей стороне компенсации при особом типе нарушения, совершённом оппонентами"),
    VALUE("no-rectification", "no rectification lets the board be played normally",
          "никакая ректификация не обеспечит нормального розыгрыша сдачи"),
    VALUE("wrong-penalty", "a wrong penalty was carried out", "исполнено некорректное наказание"),
    VALUE("none", "none of these", "ничего из этого"),
};
static const pdup__fact facts_11_2_a[] = {
    CHOICE("ground", grounds, "On what ground is an adjusted score wanted?",
           "На каком основании нужен присуждённый результат?"),
    FAULTS,
};
static const pdup__rule rules_11_2_a[] = {
    MAY("11.2.A", "ground=no-redress", ADJUSTED_SCORE),
    MAY("11.2.A", "ground=no-rectification", ARTIFICIAL_SCORE),
    MAY("11.2.A", "ground=wrong-penalty", ADJUSTED_SCORE),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_2_a, "11.2.A",
    "The right to give an adjusted score, on the director's own initiative or any player's proposal.",
    "Право на присуждение результата по инициативе судьи или по предложению любого игрока.",
    facts_11_2_a, rules_11_2_a);

static const pdup__fact facts_11_2_b1[] = {
    YES_NO("result", "Can a result still be had naturally?",
           "Может ли результат быть достигнут естественным образом?"),
    SEATS_APART(PDUP__AT_FAULT, "Which seats are unquestionably at fault?", "Какие позиции безусловно виновны?"),
    SEATS_APART(PDUP__PARTLY, "Which seats are partly at fault?", "Какие позиции виновны частично?"),
    SEATS_APART(PDUP__NOT_AT_FAULT, "Which seats are not at fault?", "Какие позиции невиновны?"),
};
static const pdup__rule rules_11_2_b1[] = {
    MUST_OF("11.2.B1", "result=no at-fault=some", AVERAGE_MINUS, PDUP__AT_FAULT),
    MUST_OF("11.2.B1", "result=no partly-at-fault=some", AVERAGE, PDUP__PARTLY),
    MUST_OF("11.2.B1", "result=no not-at-fault=some", AVERAGE_PLUS, PDUP__NOT_AT_FAULT),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_2_b1, "11.2.B1",
    "An artificial adjusted score, when an infraction left no natural result.",
    "Искусственный результат, когда из-за нарушения нет естественного.", facts_11_2_b1, rules_11_2_b1);

static const pdup__fact facts_11_2_b2[] = {
    YES_NO("reached", "Was a result reached after the infraction?", "Достигнут ли результат после нарушения?"),
    SEATS_APART(PDUP__OFFENDING, "Which seats are of the offending side?", "Какие позиции относятся к нарушившей стороне?"),
    SEATS_APART(PDUP__INNOCENT, "Which seats are of the innocent side?", "Какие позиции относятся к ненарушившей стороне?"),
    OUTCOMES(PDUP__WITHOUT, "Which outcomes were possible without the infraction?",
             "Какие исходы были возможны без нарушения?"),
    OUTCOMES(PDUP__POSSIBLE, "Which outcomes are possible at all, with the infraction or without?",
             "Какие исходы возможны вообще, с нарушением или без?"),
};
static const pdup__rule rules_11_2_b2[] = {
    MUST_OF("11.2.B2", "reached=yes innocent=some without=some", BEST_WITHOUT, PDUP__INNOCENT),
    MUST_OF("11.2.B2", "reached=yes offending=some possible=some", WORST_POSSIBLE, PDUP__OFFENDING),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_2_b2, "11.2.B2",
    "An assigned adjusted score in place of the result reached after an infraction.",
    "Оценочный результат вместо достигнутого после нарушения.", facts_11_2_b2, rules_11_2_b2);
