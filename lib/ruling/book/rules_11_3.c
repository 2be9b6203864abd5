/* SPDX-License-Identifier: MIT */
/* Rules 11.3 and 11.4: pockets with a wrong number of cards, a missing card. */
#include "ruling/book/rule_words.h"

/* clang-format off */

static const pdup__fact_value times_11_3[] = {
    VALUE("before-play", "before the play of tricks", "до розыгрыша"),
    VALUE("during-play", "during play", "во время розыгрыша"),
    VALUE("after-play", "after play", "после окончания розыгрыша"),
};
static const pdup__fact_value seers[] = {
    VALUE("nobody", "no player", "ни один игрок"),
    VALUE("somebody", "some player", "один из игроков"),
};
static const pdup__fact_value surpluses[] = {
    VALUE("hand", "one hand originally held more than ten cards and another as many fewer",
          "рука одного из игроков изначально содержала более десяти карт, а у другого их было соответственно меньше"),
    VALUE("talon", "the surplus lay in the talon pocket", "лишние карты лежали в кармане прикупа"),
};
static const pdup__fact facts_11_3[] = {
    CHOICE("found", times_11_3, "When was it found?", "Когда это обнаружено?"),
    YES_NO("called", "Had the player with the wrong hand made a call (a bid or a pass)?",
           "Сделал ли игрок с неправильной рукой заявку?"),
    YES_NO("records", "Are there hand records of a regular deal?", "Имеются ли записи рук правильной сдачи?"),
    YES_NO("irregular", "Was the board dealt irregularly?", "Была ли сдача совершена с нарушением правил?"),
    YES_NO("earlier", "Can players who played the board before be asked?",
           "Можно ли спросить игроков, игравших сдачу ранее?"),
    CHOICE("seen", seers, "After the repair: which player proves to have seen another's cards?",
           "После восстановления: кто видел карты других игроков?"),
    YES_NO("disturbs", "Would what was seen disturb normal bidding or play?",
           "Помешает ли полученная информация нормальной торговле или розыгрышу?"),
    YES_NO("consent", "Do all players consent to normal play?", "Согласны ли все игроки играть нормально?"),
    CHOICE("surplus", surpluses, "Where was the surplus?", "Где были лишние карты?"),
    SEATS("independent", "For which innocent seats did the result not depend on the opponents?",
          "Для каких ненарушивших позиций результат не зависел от игры оппонентов?"),
    FAULTS,
};
static const pdup__term terms_11_3[] = {
    {"repaired", "records=yes"},
    {"repaired", "records=no irregular=yes"},
    {"repaired", "records=no irregular=no earlier=yes"},
};

#define EARLY "found=before-play|during-play "
#define BEFORE_CALL EARLY "called=no "
#define REPAIRED BEFORE_CALL "repaired "
#define LATE "found=after-play surplus=hand "

static const pdup__rule rules_11_3[] = {
    MUST("11.3", EARLY "called=yes", ARTIFICIAL_SCORE),
    MAY("11.3", EARLY "called=yes", PENALISE_OFFENDER),
    /* Records of a regular deal: where the board was dealt irregularly there are none, so 1 and 3 never meet. */
    MUST("11.3.A1", BEFORE_CALL "records=yes", REPAIR_BY_RECORDS),
    MUST("11.3.A3", BEFORE_CALL "records=no irregular=yes", REDEAL),
    MUST("11.3.A2", BEFORE_CALL "records=no irregular=no earlier=yes", REPAIR_BY_PLAYERS),
    MAY_OURS("11.2.A", BEFORE_CALL "records=no irregular=no earlier=no", ARTIFICIAL_SCORE),
    MUST("11.3.A", REPAIRED "seen=nobody", NORMAL_PLAY),
    MAY("11.3.B1", REPAIRED "seen=somebody disturbs=no consent=yes", ALLOW_PLAY),
    MUST_OURS("11.3.B2", REPAIRED "seen=somebody disturbs=no consent=no", ARTIFICIAL_SCORE),
    MAY_OURS("11.3.B2", REPAIRED "seen=somebody disturbs=no consent=no", PENALISE_OFFENDER),
    MUST("11.3.B2", REPAIRED "seen=somebody disturbs=yes", ARTIFICIAL_SCORE),
    MAY("11.3.B2", REPAIRED "seen=somebody disturbs=yes", PENALISE_OFFENDER),
    /* That V is chosen by the time and not by the call is ours; without a call the rules say it themselves ("otherwise"). */
    MUST("11.3.V", LATE "called==no", ANNUL_RESULT),
    MAY_OF("11.3.V", LATE "called==no independent=some", KEEP_INDEPENDENT, "independent"),
    MUST_OURS("11.3.V", LATE "called!=no", ANNUL_RESULT),
    MAY_OF_OURS("11.3.V", LATE "called!=no independent=some", KEEP_INDEPENDENT, "independent"),
    MAY_OURS("11.2.A", "found=after-play", ADJUSTED_SCORE),
};

#undef LATE
#undef REPAIRED
#undef BEFORE_CALL
#undef EARLY

SECTION(pdup__rules_11_3, "11.3",
    "Pockets with a wrong number of cards, the board holding all 32; with a card missing see 11.4 (ours).",
    "Неправильное количество карт в карманах, но все 32 карты в коробке; если карты нет, см. 11.4 (наше прочтение).",
    facts_11_3, terms_11_3, rules_11_3);

static const pdup__fact_value times_11_4[] = {
    VALUE("before-bidding", "before the bidding began", "до начала торговли"),
    VALUE("bidding", "during the bidding", "во время торговли"),
    VALUE("during-play", "during the play of tricks", "во время розыгрыша"),
};
static const pdup__fact_value places[] = {
    VALUE("among-played", "found among the played cards", "найдена среди сыгранных карт"),
    VALUE("elsewhere", "found elsewhere", "найдена в другом месте"),
    VALUE("not-found", "not found", "не найдена"),
};
static const pdup__fact facts_11_4[] = {
    CHOICE("found", times_11_4, "When was the shortage found?", "Когда обнаружен недостаток?"),
    CHOICE("card", places, "What came of the search for the card?", "Чем кончился поиск карты?"),
    YES_NO("own", "Was it among the played cards of the same player?",
           "Была ли она среди карт, сыгранных этим же игроком?"),
};
static const pdup__rule rules_11_4[] = {
    MUST("11.4.A", "found=before-bidding", SEARCH_CARD),
    /* Nothing has been played then; wherever it was, it is found. */
    MUST("11.4.A1", "found=before-bidding card=among-played|elsewhere", RETURN_CARD),
    MUST("11.4.A2", "found=before-bidding card=not-found", REBUILD_DEAL),
    /* Whether the bidding is before the game or in its course is not said: no card has been played in it either. */
    MUST_OURS("11.4.A", "found=bidding", SEARCH_CARD),
    MUST_OURS("11.4.A1", "found=bidding card=among-played|elsewhere", RETURN_CARD),
    MUST_OURS("11.4.A2", "found=bidding card=not-found", REBUILD_DEAL),
    MUST("11.4.B", "found=during-play", SEARCH_CARD),
    MUST("11.4.B1a", "found=during-play card=among-played", FOULED_BOARD),
    MUST_OURS("11.5.B", "found=during-play card=among-played own=yes", LOOK_FOR_TWO_CARDS),
    MUST("11.4.B1b", "found=during-play card=elsewhere", RESTORE_HAND),
    MUST("11.4.B2", "found=during-play card=not-found", REBUILD_DEAL),
    MUST("11.4.B3", "found=during-play card=elsewhere|not-found", ALWAYS_HELD),
    MAY("11.4.B3", "found=during-play card=elsewhere|not-found", PENALTY_CARD),
    MAY("11.4.B3", "found=during-play card=elsewhere|not-found", REVOKE_BY_CARD),
};
SECTION_WITHOUT_TERMS(pdup__rules_11_4, "11.4",
    "Two hands right, the third short, the card not in the board; with all 32 in it see 11.3 (ours).",
    "Две руки правильны, в третьей не хватает карт и в коробке их нет; если все 32 там, см. 11.3 (наше прочтение).",
    facts_11_4, rules_11_4);
