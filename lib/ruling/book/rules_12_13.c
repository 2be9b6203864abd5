/* SPDX-License-Identifier: MIT */
/* Rules 12 and 13: procedural penalties, duties and powers of the director. */
#include "ruling/book/rule_words.h"

/* clang-format off */

static const pdup__fact_value acts_12_1[] = {
    VALUE("delay", "he delays the game too much", "слишком сильно задерживает игру"),
    VALUE("disturbance", "he disturbs the game", "мешает игре"),
    VALUE("other-table", "he makes an adjusted score necessary at another table",
          "создаёт необходимость присуждения результата на другом столе"),
    VALUE("none", "none of these", "ничего из этого"),
};
static const pdup__fact facts_12_1[] = {
    CHOICE("act", acts_12_1, "What does the offender do?", "Что делает нарушитель?"),
};
static const pdup__rule rules_12_1[] = {
    MAY("12.1", "act=delay|disturbance|other-table", PROCEDURAL_PENALTY),
};
SECTION_WITHOUT_TERMS(pdup__rules_12_1, "12.1",
    "A penalty beside everything else that the rules provide.",
    "Штраф помимо наказаний, предусмотренных правилами.", facts_12_1, rules_12_1);

static const pdup__fact_value acts_12_2[] = {
    VALUE("late", "arriving after the laid-down starting time", "прибытие после определённого стартового времени"),
    VALUE("slow", "slow play: the time limits are broken", "медленная игра: нарушен регламент времени"),
    VALUE("loud", "discussion of bidding, play or the result that may be heard at another table",
          "обсуждение торговли, игры или результата, которое может быть услышано за другим столом"),
    VALUE("comparing", "comparing results with other contestants during the session",
          "сравнение результатов с другими участниками во время сессии"),
    VALUE("touching", "touching another player's cards", "прикосновение к чужим картам"),
    VALUE("pockets", "one or more cards put into a wrong pocket",
          "одна или более карт помещены в неправильный карман"),
    VALUE("procedure", "an error in procedure that makes an adjusted score necessary for any contestant",
          "ошибка в процедуре, создающая необходимость присуждения результата любому участнику"),
    VALUE("not-complying", "not complying, or late, with regulations or instructions of the director",
          "неисполнение или несвоевременное исполнение предписаний или инструкций судьи"),
    VALUE("other", "another: the list is open", "иное: список открыт"),
};
static const pdup__fact_value occurrences[] = {
    VALUE("first", "the first time", "впервые"),
    VALUE("repeated", "again", "повторно"),
};
static const pdup__fact facts_12_2[] = {
    CHOICE("act", acts_12_2, "What was done?", "Что было сделано?"),
    YES_NO("tariff", "Does the organisers' tariff of penalties name an amount for it?",
           "Назван ли размер наказания за это в таблице штрафов ОТ?"),
    CHOICE("occurrence", occurrences, "For the first time?", "Впервые?"),
};
static const pdup__rule rules_12_2[] = {
    MAY("12.2.1", "act=late", PROCEDURAL_PENALTY),
    MAY("12.2.2", "act=slow", PROCEDURAL_PENALTY),
    MAY("12.2.3", "act=loud", PROCEDURAL_PENALTY),
    MAY("12.2.4", "act=comparing", PROCEDURAL_PENALTY),
    MAY("12.2.5", "act=touching", PROCEDURAL_PENALTY),
    MAY("12.2.6", "act=pockets", PROCEDURAL_PENALTY),
    MAY("12.2.7", "act=procedure", PROCEDURAL_PENALTY),
    MAY("12.2.8", "act=not-complying", PROCEDURAL_PENALTY),
    MAY("12.2", "act=other", PROCEDURAL_PENALTY),
    /* The penalty is his to impose or not; of the amount the regulations bind him. */
    MUST_BY_REGULATION("13.2.3", "act=* tariff=yes occurrence=first", AMOUNT_FIRST),
    MUST_BY_REGULATION("13.2.3", "act=* tariff=yes occurrence=repeated", AMOUNT_REPEATED),
    MUST("13.2.4", "act=* tariff=no", DETERMINE_PENALTY),
};
SECTION_WITHOUT_TERMS(pdup__rules_12_2, "12.2",
    "Infractions that bring procedural penalties.",
    "Нарушения, влекущие процедурные наказания.", facts_12_2, rules_12_2);

static const pdup__fact_value matters[] = {
    VALUE("error", "an error or infraction has become known", "стало известно об ошибке или нарушении"),
    VALUE("rights", "the players' rights and duties", "права и обязанности игроков"),
    VALUE("waiver", "a penalty that might be waived", "наказание, которое можно не налагать"),
    VALUE("dispute", "a dispute", "спорная ситуация"),
    VALUE("order", "order and discipline", "порядок и дисциплина"),
    VALUE("disqualification", "disqualification", "дисквалификация"),
    VALUE("delegation", "help by assistants", "помощь ассистентов"),
};
static const pdup__fact facts_13_2_4[] = {
    CHOICE("matter", matters, "What is it about?", "О чём речь?"),
    YES_NO("in-period", "Is the correction period still running?", "Длится ли ещё время коррекции?"),
    YES_NO("requested", "Do the innocent players ask for it?", "Просят ли об этом ненарушившие игроки?"),
    YES_NO("necessary", "Is it necessary that the committee decides it?", "Необходимо ли решение комитета?"),
    YES_NO("cause", "Is there cause?", "Имеется ли соответствующая причина?"),
    YES_NO("approved", "Have the committee or the organisers approved?", "Одобрили ли турнирный комитет или ОТ?"),
};
static const pdup__rule rules_13_2_4[] = {
    MUST("13.2.4", "matter=error in-period=yes", RECTIFY),
    MUST("2", "matter=error in-period=no", LEAVE_RESULT),
    MUST("13.2.4", "matter=rights", TELL_RIGHTS),
    MAY("13.2.4", "matter=waiver requested=yes", WAIVE_PENALTY),
    MUST("13.2.4", "matter=dispute necessary=no", DECIDE_DISPUTE),
    MUST("13.2.4", "matter=dispute necessary=yes", REFER_DISPUTE),
    MAY("13.2.4", "matter=order", DISCIPLINARY_POINTS),
    MAY("13.2.4", "matter=order", SUSPEND),
    MAY("13.2.4", "matter=disqualification cause=yes approved=no", SEEK_APPROVAL),
    MAY("13.2.4", "matter=disqualification cause=yes approved=yes", DISQUALIFY),
    MAY("13.2.4", "matter=delegation", DELEGATE),
};
SECTION_WITHOUT_TERMS(pdup__rules_13_2_4, "13.2.4",
    "Duties and powers of the director.",
    "Обязанности и полномочия судьи.", facts_13_2_4, rules_13_2_4);

static const pdup__fact facts_13_2_5[] = {
    YES_NO("allowed", "Do the rules allow an adjusted score here?", "Разрешён ли здесь правилами присуждённый результат?"),
    FAULTS,
};
static const pdup__rule rules_13_2_5[] = {
    MUST("13.2.5", "allowed=*", RECTIFY_PROCEDURE),
    MAY("13.2.5", "allowed=yes", ADJUSTED_SCORE),
    MAY("13.2.5", "allowed=*", REQUIRE_PLAY),
    MAY("13.2.5", "allowed=*", POSTPONE_PLAY),
};
SECTION_WITHOUT_TERMS(pdup__rules_13_2_5, "13.2.5",
    "An error in procedure.",
    "Ошибка в процедуре.", facts_13_2_5, rules_13_2_5);

static const pdup__fact facts_13_2_6a[] = {
    YES_NO("wrong", "Does the director, or later the chief director, hold the ruling wrong?",
           "Счёл ли судья или впоследствии главный судья решение ошибочным?"),
    YES_NO("rectifiable", "Does some rectification let the board be scored normally?",
           "Позволит ли какая-либо ректификация нормально обсчитать сдачу?"),
};
static const pdup__rule rules_13_2_6a[] = {
    MUST("13.2.4", "wrong=yes rectifiable=yes", RECTIFY),
    MUST("13.2.6a", "wrong=yes rectifiable=no", ADJUSTED_ALL_INNOCENT),
};
SECTION_WITHOUT_TERMS(pdup__rules_13_2_6a, "13.2.6a",
    "An error of the director.",
    "Ошибка судьи.", facts_13_2_6a, rules_13_2_6a);

static const pdup__fact facts_13_2_6b[] = {
    YES_NO("reviewable", "May the decision on a fact, or the use of a special power such as an adjusted score, be reviewed?",
           "Возможен ли пересмотр решения по факту или осуществления особого полномочия (например, присуждения)?"),
};
static const pdup__rule rules_13_2_6b[] = {
    MUST("13.2.6b", "reviewable=yes", NOTIFY_IF_REVIEWABLE),
};
SECTION_WITHOUT_TERMS(pdup__rules_13_2_6b, "13.2.6b",
    "A decision that may be reviewed; what follows ends every answer with an adjusted score or a decision on facts.",
    "Решение, которое может быть пересмотрено; этим кончается всякий ответ с присуждением или решением по факту.", facts_13_2_6b, rules_13_2_6b);

static const pdup__fact_value penalties[] = {
    VALUE("none", "none", "никакого"),
    VALUE("clear", "one clearly laid down", "ясно определённое"),
    VALUE("players-choice", "a player chooses between penalties", "игрок выбирает между наказаниями"),
    VALUE("directors-choice", "the director chooses between a stated penalty and an adjusted score",
          "судья выбирает между определённым наказанием и присуждением результата"),
};
static const pdup__fact facts_13_2_7[] = {
    CHOICE("penalty", penalties, "Which penalty do the rules and the Code lay down?",
           "Какое наказание предписывают правила и кодекс?"),
    YES_NO("infraction", "Was there an infraction?", "Имело ли место нарушение?"),
    YES_NO("harm", "Is there even a reasonable possibility that innocent players were harmed?",
           "Есть ли хотя бы разумная возможность ущемления ненарушивших игроков?"),
    YES_NO("special", "Is there occasion for the director's special powers?",
           "Есть ли обстоятельства для осуществления особых полномочий судьи?"),
    FAULTS,
};
static const pdup__term terms_13_2_7[] = {
    {"harmless", "infraction=no"},
    {"harmless", "harm=no"},
};
static const pdup__rule rules_13_2_7[] = {
    MUST("13.2.7.1", "penalty=none harmless special=no", GO_ON),
    MAY_OURS("11.2.A", "penalty=none harmless special=yes", USE_SPECIAL_POWERS),
    MUST("13.2.7.2", "penalty=clear", IMPOSE_PENALTY),
    MUST("13.2.7.3", "penalty=players-choice", EXPLAIN_CHOICES),
    MUST("13.2.7.4", "penalty=directors-choice", RESTORE_EQUITY),
    MAY("13.2.7.4", "penalty=directors-choice", IMPOSE_STATED_PENALTY),
    MAY("13.2.7.4", "penalty=directors-choice", ADJUSTED_SCORE),
    MUST("13.2.7.5", "penalty=none infraction=yes harm=yes", ADJUSTED_SCORE),
    MUST("13.2.7.5", "penalty=none infraction=yes harm=yes", NOTIFY_OFFENDER_APPEAL),
};
SECTION(pdup__rules_13_2_7, "13.2.7",
    "The director was called and the facts are agreed.",
    "Судья вызван, факты согласованы.", facts_13_2_7, terms_13_2_7, rules_13_2_7);

static const pdup__fact facts_13_2_8[] = {
    YES_NO("satisfied", "Is the director satisfied as to the facts?",
           "Удалось ли судье установить факты с удовлетворительной достоверностью?"),
};
static const pdup__rule rules_13_2_8[] = {
    MUST("13.2.8", "satisfied=yes", ACT_ON_FACTS),
    MUST("13.2.8", "satisfied=no", RULE_TO_GO_ON),
    MUST("13.2.8", "satisfied=no", NOTIFY_APPEAL),
};
SECTION_WITHOUT_TERMS(pdup__rules_13_2_8, "13.2.8",
    "The director was called and the facts are disputed.",
    "Судья вызван, факты не согласованы.", facts_13_2_8, rules_13_2_8);
