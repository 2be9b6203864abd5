/* SPDX-License-Identifier: MIT */
/* Rules 2, 4, 6 and 10: travellers, time, claims, fouled boards. */
#include "ruling/book/rule_words.h"

/* clang-format off */

static const pdup__fact_value travellers[] = {
    VALUE("no-entry", "it has no entry of this board", "в нём нет записи об этой сдаче"),
    VALUE("lost", "it is lost", "он утрачен"),
};
static const pdup__fact facts_2[] = {
    CHOICE("traveller", travellers, "What is amiss with the traveller?", "Что не так с протоколом?"),
    FAULTS,
};
static const pdup__rule rules_2[] = {
    MAY("2", "traveller=no-entry", HEAR_CLAIMS),
    MUST("2", "traveller=no-entry", ADJUSTED_SCORE),
    MUST("2", "traveller=lost", TREAT_AS_CHEATING),
    /* What cheating brings is not said; these are the powers that keep discipline. */
    MAY_OURS("13.2.4", "traveller=lost", DISCIPLINARY_POINTS),
    MAY_OURS("13.2.4", "traveller=lost", SUSPEND),
    MAY_OURS("13.2.4", "traveller=lost", SEEK_APPROVAL),
};
SECTION_WITHOUT_TERMS(pdup__rules_2, "2",
    "A traveller without an entry, or lost.",
    "Протокол без записи или утраченный.", facts_2, rules_2);

static const pdup__fact facts_4[] = {
    YES_NO("laid-down", "Are time penalties laid down?", "Установлены ли временные штрафы?"),
    YES_NO("announced", "Was the end of the round announced?", "Объявлен ли конец тура?"),
    YES_NO("finished", "Had this table finished play by then?", "Окончил ли этот стол розыгрыш к тому моменту?"),
};
static const pdup__rule rules_4[] = {
    MUST("4", "laid-down=yes announced=yes finished=no", TIME_PENALTY),
};
SECTION_WITHOUT_TERMS(pdup__rules_4, "4",
    "A table that plays past the end of the round; ask for each table.",
    "Стол, играющий после конца тура; вопрос о каждом столе отдельно.", facts_4, rules_4);

static const pdup__fact_value entries[] = {
    VALUE("complete", "yes, and the traveller is back in its place", "да, и протокол помещён на место"),
    VALUE("incomplete", "no", "нет"),
};
static const pdup__fact facts_6[] = {
    CHOICE("row", entries, "Is the row of this board complete?", "Заполнена ли строка протокола об этой сдаче?"),
    YES_NO("ended", "Has play ended?", "Окончен ли розыгрыш?"),
    YES_NO("unfounded", "Is a claim or concession found to be unfounded?",
           "Обнаружена ли необоснованная претензия или уступка?"),
};
static const pdup__rule rules_6[] = {
    MAY("6", "row=incomplete ended=yes unfounded=yes", CANCEL_CLAIM),
    MUST("6", "row=complete", REFUSE_CLAIMS),
    MAY("2", "row=complete", CORRECT_RESULT),
};
SECTION_WITHOUT_TERMS(pdup__rules_6, "6",
    "A claim or concession, before and after the row is written.",
    "Претензия или уступка до и после заполнения протокола.", facts_6, rules_6);

static const pdup__fact_value changes[] = {
    VALUE("none", "no card was moved", "ни одна карта не была перемещена"),
    VALUE("turned", "every hand, the talon and the first hand were turned together round the table; "
                    "at a table of three, hands and first hand",
          "все руки, прикуп и первая рука вместе повёрнуты вокруг стола; при трёх игроках — руки и первая рука"),
    VALUE("other", "one or more cards were moved in any other way", "одна или более карт были перемещены иначе"),
};
static const pdup__fact_value turned_boards[] = {
    VALUE("map", "its results are mapped to the right seats", "её результаты относят к верным позициям"),
    VALUE("refuse", "it is an altered form", "это изменённый вид сдачи"),
};
static const pdup__fact_value forms[] = {
    VALUE("one", "one: all whose results are compared played it alike",
          "один: все, чьи результаты сравниваются, играли её в одинаковом виде"),
    VALUE("two", "two: the right one and an altered one", "два: правильный и изменённый"),
    VALUE("more", "three or more", "три или более"),
};
static const pdup__fact_value row_forms[] = {
    VALUE("all", "yes, of each row", "да, для каждой записи"),
    VALUE("some", "not of each row", "не для каждой записи"),
};
static const pdup__fact facts_10[] = {
    CHOICE("change", changes, "How were the cards moved?", "Как были перемещены карты?"),
    CHOICE("turned-boards", turned_boards, "What do the regulations say of a turned board?",
           "Что предписания говорят о повёрнутой сдаче?"),
    CHOICE("forms", forms, "In how many forms was the board played?", "В скольких видах игралась сдача?"),
    CHOICE("rows", row_forms, "Can be determined in which form each row was played?",
           "Можно ли определить, в каком виде сдачи получена каждая запись?"),
    FAULTS,
};
static const pdup__term terms_10[] = {
    {"whole", "change=none"},
    {"whole", "forms=one"},
    {"altered", "change=other"},
    {"altered", "change=turned turned-boards=refuse"},
};
static const pdup__rule rules_10[] = {
    MUST("10.A", "whole", NOT_FOULED),
    MAY_OURS_BY_REGULATION("10.A", "change=turned turned-boards=map forms=two|more", MAP_TURNED),
    MUST("10.A", "altered forms=two|more", FOULED_BOARD),
    MUST("10.B", "altered forms=two", TAG_ROWS),
    MUST_OURS("10.B", "altered forms=more", TAG_ROWS),
    MUST_OURS("10.B", "altered forms=two|more rows=some", TAG_OR_ADJUST),
    MUST("10.B", "altered forms=two", NORMALISE_APART),
    MUST_OURS("10.B", "altered forms=more", NORMALISE_APART),
};
SECTION(pdup__rules_10, "10",
    "A fouled board: contestants whose results are compared did not play it in one form.",
    "Испорченная сдача: сравниваемые участники играли её не в одинаковом виде.", facts_10, terms_10, rules_10);
