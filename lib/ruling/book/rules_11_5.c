/* SPDX-License-Identifier: MIT */
/* Rules 11.5 to 11.7: a defective trick, a wrong board, a hand of another board. */
#include "ruling/book/rule_words.h"

/* clang-format off */

static const pdup__fact_value tricks[] = {
    VALUE("1", "the first", "первая"),
    VALUE("2", "the second", "вторая"),
    VALUE("3", "the third", "третья"),
    VALUE("4", "the fourth", "четвёртая"),
    VALUE("5", "the fifth", "пятая"),
    VALUE("6", "the sixth", "шестая"),
    VALUE("7", "the seventh", "седьмая"),
    VALUE("8", "the eighth", "восьмая"),
    VALUE("9", "the ninth", "девятая"),
    VALUE("10", "the tenth", "десятая"),
};
static const pdup__fact_value hands[] = {
    VALUE("too-many", "too many", "слишком много"),
    VALUE("too-few", "too few", "слишком мало"),
};
static const pdup__fact_value shown_cards[] = {
    VALUE("known", "yes", "да"),
    VALUE("unknown", "no", "нет"),
};
static const pdup__fact_value highest_cards[] = {
    VALUE("one", "one card", "одна карта"),
    VALUE("several", "equal highest cards of different suits", "равные старшие карты разных мастей"),
    VALUE("none", "none could legally be played", "ни одна не могла быть легально сыграна"),
};
static const pdup__fact facts_11_5[] = {
    CHOICE("trick", tricks, "Which trick was the defective one?", "Какая взятка была дефектной?"),
    CHOICE("cards", hands, "Has the offender too many or too few cards?",
           "У нарушителя слишком много или слишком мало карт?"),
    YES_NO("suit-led", "Has he a card of the suit led to that trick?", "Есть ли у него карта в масти хода в ту взятку?"),
    CHOICE("shown", shown_cards, "Can be determined which of his cards was shown in that trick?",
           "Можно ли определить, какая карта была показана в той взятке?"),
    CHOICE("highest", highest_cards, "Which of the cards he put there could legally be played and is the highest?",
           "Какая из положенных им карт, которые могли быть легально сыграны в ту взятку, старшая?"),
};

#define SURPLUS "trick=* cards=too-many"
#define SHORTAGE "trick=* cards=too-few"

static const pdup__rule rules_11_5[] = {
    MUST("11.5.A", SURPLUS, EXPOSE_CARD),
    MUST("11.5.A1", SURPLUS " suit-led=yes", PLACE_SUIT_CARD),
    MUST("11.5.A2", SURPLUS " suit-led=no", PLACE_ANY_CARD),
    MUST("11.5.A2", SURPLUS " suit-led=no", DEEMED_REVOKE),
    MUST("11.5.B", SHORTAGE, RETURN_EXTRA_CARDS),
    MUST("11.5.B", SHORTAGE " shown=known", KEEP_SHOWN_CARD),
    MUST("11.5.B", SHORTAGE " shown=unknown highest=one", KEEP_HIGHEST_CARD),
    MAY_OURS("11.5.B", SHORTAGE " shown=unknown highest=several", CHOOSE_AMONG_HIGHEST),
    MUST_OURS("11.5.B", SHORTAGE " shown=unknown highest=none", KEEP_HIGHEST_PUT),
    MUST("11.5.B", SHORTAGE, ALWAYS_HELD),
    MAY("11.5.B", SHORTAGE, REVOKE_IN_LATER_TRICKS),
};

#undef SHORTAGE
#undef SURPLUS

SECTION_WITHOUT_TERMS(pdup__rules_11_5, "11.5",
    "A defective trick: a player put no card on it, or more than one.",
    "Дефектная взятка: игрок не сыграл в неё картой или сыграл более чем одной.", facts_11_5, rules_11_5);

static const pdup__fact facts_11_6[] = {
    SEATS("played-before", "Which seats had played this board before?", "Какие позиции играли эту сдачу ранее?"),
    YES_NO("due-later", "Is the board due at this table's players later?", "Предстоит ли эта сдача этим игрокам позже?"),
    SEATS("kept-from-result", "Which seats did the circumstances keep from a normal result?",
          "Каким позициям обстоятельства помешали получить нормальный результат?"),
    YES_NO("kept-elsewhere", "Did they keep a contestant at another table from one?",
           "Помешали ли они участнику за другим столом?"),
    FAULTS,
};
static const pdup__rule rules_11_6[] = {
    MAY("11.6.A1", "played-before=none", KEEP_RESULT),
    MUST_OURS("11.6.A1", "played-before=none due-later=yes", FLAG_REPEAT),
    MAY("11.6.A2", "played-before=none", PLAY_RIGHT_BOARD),
    MUST_OF("11.6.B", "played-before=some", ANNUL_SECOND_RESULT, "played-before"),
    MUST_OF("11.6.B", "played-before=some kept-from-result=some", ARTIFICIAL_SCORE, "kept-from-result"),
    MUST("11.6.B", "played-before=some kept-elsewhere=yes", ARTIFICIAL_ELSEWHERE),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_6, "11.6",
    "A board was played that was not meant for this table in this round.",
    "Игралась сдача, не предназначенная этому столу в этом туре.", facts_11_6, rules_11_6);

static const pdup__fact_value stages[] = {
    VALUE("bidding", "still in the bidding", "ещё идёт торговля"),
    VALUE("play", "play has begun", "начался розыгрыш"),
};
static const pdup__fact facts_11_7[] = {
    CHOICE("stage", stages, "How far has the board gone?", "Как далеко зашла сдача?"),
    YES_NO("correctable", "Can it be put right without substantial distortion?",
           "Можно ли исправить без существенного искажения?"),
    FAULTS,
};
static const pdup__rule rules_11_7[] = {
    MAY("11.7", "stage=bidding correctable=yes", CORRECT_HANDS),
    MUST("11.7", "stage=play", ANNUL_RESULT),
    MUST("11.7", "stage=play", ARTIFICIAL_SCORE),
    MUST_OURS("11.7", "stage=bidding correctable=no", ANNUL_RESULT),
    MUST_OURS("11.7", "stage=bidding correctable=no", ARTIFICIAL_SCORE),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_7, "11.7",
    "A player took his cards from another board.",
    "Игрок извлёк карты из другой коробки.", facts_11_7, rules_11_7);
