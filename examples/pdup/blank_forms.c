/* SPDX-License-Identifier: MIT */
#include "blank_forms.h"

static const struct field rulings[][18] = {
    {
        {"Ruling no. / replaces no.", 1},
        {"Time", 1},
        {"Given by: director / chief director / committee", 1},
        {"Rule", 1},
        {"Board, round, table", 1},
        {"Players N / E / S / W", 1},
        {"What happened; who called the director", 4},
        {"N: award, assigned whists, annulled, deferred", 1},
        {"E", 1},
        {"S", 1},
        {"W", 1},
        {"Penalty: player, amount, first or repeated", 1},
        {"Suspended: player, rounds. Disqualified: player, approved by", 1},
        {"Reason", 3},
        {"Told of the right to appeal: yes / no", 1},
        {"Penalty waived at the request of players", 1},
        {"Signed", 1},
        {NULL, 0},
    },
    {
        {"Решение № / вместо решения №", 1},
        {"Время", 1},
        {"Принял: судья / главный судья / турнирный комитет", 1},
        {"Правило", 1},
        {"Сдача, тур, стол", 1},
        {"Игроки N / E / S / W", 1},
        {"Что произошло; кто вызвал судью", 4},
        {"N: присуждено, висты, аннулировано, отложено", 1},
        {"E", 1},
        {"S", 1},
        {"W", 1},
        {"Наказание: игрок, размер, впервые или повторно", 1},
        {"Отстранён: игрок, туры. Дисквалифицирован: игрок, кем одобрено", 1},
        {"Основание", 3},
        {"О праве на апелляцию уведомлены: да / нет", 1},
        {"Наказание снято по просьбе игроков", 1},
        {"Подпись", 1},
        {NULL, 0},
    },
};

static const struct field appeals[][15] = {
    {
        {"Appeal no.", 1},
        {"Session, and the time it ended", 1},
        {"Lodged at (time)", 1},
        {"By player: number and name", 1},
        {"Against ruling no., given at", 1},
        {"Board, round, table", 1},
        {"The facts as the player has them", 6},
        {"Grounds", 6},
        {"What the director says", 4},
        {"Signed: player / director", 1},
        {"Decided at (time), by", 1},
        {"Ruling upheld / changed to ruling no. / appeal withdrawn", 1},
        {"Reasons of the decision", 4},
        {"Signed: committee", 1},
        {NULL, 0},
    },
    {
        {"Апелляция №", 1},
        {"Сессия и время её окончания", 1},
        {"Подана (время)", 1},
        {"Игрок: номер и имя", 1},
        {"На решение №, принятое (время)", 1},
        {"Сдача, тур, стол", 1},
        {"Обстоятельства, как их излагает игрок", 6},
        {"Основания", 6},
        {"Объяснение судьи", 4},
        {"Подписи: игрок / судья", 1},
        {"Рассмотрена (время), кем", 1},
        {"Решение оставлено в силе / заменено решением № / апелляция отозвана", 1},
        {"Мотивы", 4},
        {"Подпись: турнирный комитет", 1},
        {NULL, 0},
    },
};

/* Where three play, pocket W holds the talon (rules 5). */
static const struct field deals[][6] = {
    {{"N", 1}, {"E", 1}, {"S", 1}, {"W", 1}, {"Talon: upper, lower", 1}, {NULL, 0}},
    {{"N", 1}, {"E", 1}, {"S", 1}, {"W", 1}, {"Прикуп: верхняя, нижняя", 1}, {NULL, 0}},
};

static const struct field deals_of_three[][5] = {
    {{"N", 1}, {"E", 1}, {"S", 1}, {"Talon: upper, lower", 1}, {NULL, 0}},
    {{"N", 1}, {"E", 1}, {"S", 1}, {"Прикуп: верхняя, нижняя", 1}, {NULL, 0}},
};

/* Those of W are the last. */
static const struct column columns[TRAVELLER_MOST_COLUMNS][2] = {
    {{"round", "Round", COLUMN_WORD}, {"round", "Тур", COLUMN_WORD}},
    {{"table", "Table", COLUMN_WORD}, {"table", "Стол", COLUMN_WORD}},
    {{"contract", "Contract", COLUMN_WORD}, {"contract", "Контракт", COLUMN_WORD}},
    {{"declarer", "Declarer", COLUMN_WORD}, {"declarer", "Разыгр.", COLUMN_WORD}},
    {{"declarer_tricks", "tricks", COLUMN_WORD}, {"declarer_tricks", "взятки", COLUMN_WORD}},
    {{"first", "First", COLUMN_WORD}, {"first", "1-й вист", COLUMN_WORD}},
    {{"first_tricks", "tricks", COLUMN_WORD}, {"first_tricks", "взятки", COLUMN_WORD}},
    {{"second", "Second", COLUMN_WORD}, {"second", "2-й вист", COLUMN_WORD}},
    {{"second_tricks", "tricks", COLUMN_WORD}, {"second_tricks", "взятки", COLUMN_WORD}},
    {{"n", "N no.", COLUMN_WORD}, {"n", "N №", COLUMN_WORD}},
    {{"n_whists", "whists", COLUMN_WORD}, {"n_whists", "висты", COLUMN_WORD}},
    {{"n_matchpoints", "MP", COLUMN_WORD}, {"n_matchpoints", "МП", COLUMN_WORD}},
    {{"e", "E no.", COLUMN_WORD}, {"e", "E №", COLUMN_WORD}},
    {{"e_whists", "whists", COLUMN_WORD}, {"e_whists", "висты", COLUMN_WORD}},
    {{"e_matchpoints", "MP", COLUMN_WORD}, {"e_matchpoints", "МП", COLUMN_WORD}},
    {{"s", "S no.", COLUMN_WORD}, {"s", "S №", COLUMN_WORD}},
    {{"s_whists", "whists", COLUMN_WORD}, {"s_whists", "висты", COLUMN_WORD}},
    {{"s_matchpoints", "MP", COLUMN_WORD}, {"s_matchpoints", "МП", COLUMN_WORD}},
    {{"w", "W no.", COLUMN_WORD}, {"w", "W №", COLUMN_WORD}},
    {{"w_whists", "whists", COLUMN_WORD}, {"w_whists", "висты", COLUMN_WORD}},
    {{"w_matchpoints", "MP", COLUMN_WORD}, {"w_matchpoints", "МП", COLUMN_WORD}},
};

enum { COLUMNS_OF_SEAT = 3 };

static int index_of(pdup_language language) {
    return language == PDUP_LANGUAGE_RU;
}

const struct field *ruling_fields(pdup_language language) {
    return rulings[index_of(language)];
}

const struct field *appeal_fields(pdup_language language) {
    return appeals[index_of(language)];
}

const struct field *deal_fields(pdup_language language, int32_t seats) {
    return seats == 3 ? deals_of_three[index_of(language)] : deals[index_of(language)];
}

int traveller_columns(pdup_language language, int32_t seats,
                      struct column columns_out[TRAVELLER_MOST_COLUMNS]) {
    int count = TRAVELLER_MOST_COLUMNS - (seats == 3 ? COLUMNS_OF_SEAT : 0);
    for (int i = 0; i < count; i++) {
        columns_out[i] = columns[i][index_of(language)];
    }
    return count;
}
