/* SPDX-License-Identifier: MIT */
#include <pdup/base.h>

typedef struct entry {
    pdup_status status;
    const char *name;
    const char *text;
} entry;

#define ENTRY(status, text)                                                                        \
    { status, #status, text }

static const entry entries[] = {
    ENTRY(PDUP_OK, "done"),
    ENTRY(PDUP_E_ARG, "a NULL where none may be, or a handle of another type"),
    ENTRY(PDUP_E_RANGE, "a number outside its limits"),
    ENTRY(PDUP_E_STATE, "not possible in the present state of the handle"),
    ENTRY(PDUP_E_NOMEM, "out of memory"),
    ENTRY(PDUP_E_SPACE, "the buffer is too small"),
    ENTRY(PDUP_E_OVERFLOW, "an exact figure does not fit its type"),
    ENTRY(PDUP_E_NO_MOVEMENT, "no movement of this kind exists for these numbers"),
    ENTRY(PDUP_E_KEY, "no setting has this name"),
    ENTRY(PDUP_E_VALUE, "the setting does not allow this value"),
    ENTRY(PDUP_E_DEAL_FORM, "not four pockets N E S W, each SEAT:cards"),
    ENTRY(PDUP_E_DEAL_CARD, "here is no card, or it reads in two ways"),
    ENTRY(PDUP_E_DEAL_TWICE, "this card stands twice"),
    ENTRY(PDUP_E_DEAL_COUNT, "a hand without ten cards, or a talon without two"),
    ENTRY(PDUP_E_DEAL_TALON, "the talon does not lie in the board's talon pocket"),
    ENTRY(PDUP_E_DEAL_PLACE, "a card lies in another pocket than the deal has it"),
    ENTRY(PDUP_E_PENALTY_TARIFF, "the tariff of penalties has no amount for this (rules 12.2)"),
    ENTRY(PDUP_E_DEAL_NUMBER, "the number is not that of the deal"),
    ENTRY(PDUP_E_TRICK_UNKNOWN,
          "to which trick a card was played must be determined first (rules 11.5)"),
    ENTRY(PDUP_E_ROW_CONTRACT, "no contract, or trick cells that this contract does not have"),
    ENTRY(PDUP_E_ROW_WHISTS, "the whists do not sum to zero (rules 7)"),
    ENTRY(PDUP_E_ROW_TRICKS, "the tricks do not fit the contract (rules 6)"),
    ENTRY(PDUP_E_ROW_SEATS,
          "the declarer and the whisters are not at three seats beside the talon holder's"),
    ENTRY(PDUP_E_ROW_PLAYER_TWICE, "a player stands at two seats"),
    ENTRY(PDUP_E_ROW_NO_PLAYER, "a seat has no player"),
    ENTRY(PDUP_E_ROW_TWICE, "the traveller has a row of this round and table already"),
    ENTRY(PDUP_E_ROW_LEVEL, "the level is under the board's lowest contract"),
    ENTRY(PDUP_E_ROW_FIRST_HAND,
          "the trick cells of an all-pass do not go clockwise from the first hand (rules 7)"),
    ENTRY(PDUP_E_ROW_EMPTY_SEAT, "a player or whists at W of a table of three, where nobody sits"),
    ENTRY(PDUP_E_ROW_NO_WHISTS, "a player has no whists, and they are not marked as unknown"),
    ENTRY(PDUP_E_ROW_NOT_PLAYED, "whists in a row that was not played"),
    ENTRY(PDUP_E_ROW_HALF, "left for half where that cannot be: only a six or a seven, by one "
                           "defender when the other passed"),
    ENTRY(PDUP_E_ROW_TURN, "the board cannot be turned as far as that at this table"),
    ENTRY(PDUP_E_ROW_MISSING, "the traveller has no row of this round and table"),
    ENTRY(PDUP_E_ROW_CLOSED, "the row is closed: a change takes a correction (rules 6)"),
    ENTRY(PDUP_E_ROW_OPEN, "the row is not closed yet: it is changed without a correction"),
    ENTRY(PDUP_E_ROW_LATE, "the correction period is over (rules 2)"),
    ENTRY(PDUP_E_ROW_ORDER, "the row has been corrected at this time or later"),
    ENTRY(PDUP_E_ROW_RULING, "a ruling stands on this row, or on a seat where nobody would sit"),
    ENTRY(PDUP_E_RULING_ROW, "no such row, or nobody on this seat of it"),
    ENTRY(PDUP_E_RULING_NUMBER, "the session has a ruling of this number already"),
    ENTRY(PDUP_E_RULING_CONFLICT, "another effect stands on this seat of this row already"),
    ENTRY(PDUP_E_RULING_STATE, "the ruling does not stand, or is of another kind"),
    ENTRY(PDUP_E_RULING_LATE, "the time for rulings and corrections is over (rules 13.2.4)"),
    ENTRY(PDUP_E_RULING_UNKNOWN, "no ruling of this number"),
    ENTRY(PDUP_E_RULING_FINAL, "a ruling that keeps order is final (rules 13.2.4)"),
    ENTRY(PDUP_E_APPEAL_NUMBER, "the session has an appeal of this number already"),
    ENTRY(PDUP_E_APPEAL_LATE, "the time for appeals is over"),
    ENTRY(PDUP_E_ACT_EARLY, "earlier than what it rests on"),
    ENTRY(PDUP_E_RULING_ASKER, "innocent players ask for a waiver, each once (rules 13.2.4)"),
    ENTRY(PDUP_E_APPEAL_STATE,
          "the appeal is decided, or its ruling does not stand as the outcome says"),
    ENTRY(PDUP_E_BOARD_TWICE, "the session has a traveller of this board already"),
    ENTRY(PDUP_E_PLAYERS, "more players than the session has"),
    ENTRY(PDUP_E_SESSIONS, "the sessions of an event differ in `measure` or in `fields`"),
    ENTRY(PDUP_E_FILE_ENCODING, "the text is not UTF-8, or has a byte that no text file has"),
    ENTRY(PDUP_E_FILE_HEADER, "the first line is not: pdup-event 1"),
    ENTRY(PDUP_E_FILE_QUOTE, "a quoted word does not end, or has an unknown \\ in it"),
    ENTRY(PDUP_E_FILE_KEY, "the format does not know this"),
    ENTRY(PDUP_E_FILE_WORD, "not what this place asks for"),
    ENTRY(PDUP_E_FILE_COUNT, "too few or too many words in the line"),
    ENTRY(PDUP_E_FILE_TWICE, "an earlier line has set this already"),
    ENTRY(PDUP_E_FILE_ORDER, "another line must come before this one"),
    ENTRY(PDUP_E_FILE_MISSING, "a line that the file must have is missing"),
    ENTRY(PDUP_E_FILE_UNSUPPORTED, "right by the format, but this version does not read it"),
    ENTRY(PDUP_E_MOVEMENT_TEXT, "the text of the movement has faults"),
    ENTRY(PDUP_E_MOVEMENT_PLAYER_TWICE, "a player sits at two places in one round"),
    ENTRY(PDUP_E_MOVEMENT_SET_TWICE, "a set is at more tables in one round than it has copies"),
    ENTRY(PDUP_E_MOVEMENT_SET_AGAIN, "a player meets a set that he has played"),
    ENTRY(PDUP_E_MOVEMENT_PLAYER,
          "nobody sits at this seat, or a player whom the movement has not"),
    ENTRY(PDUP_E_TARIFF_ROW, "a row without a contract that was played cannot be settled"),
    ENTRY(PDUP_E_TARIFF_SIXTHS, "by this tariff the whists are not a whole number of sixths"),
    ENTRY(PDUP_E_FREQUENCIES_TEXT, "not the text of a frequency table"),
    ENTRY(PDUP_E_ADVICE_OUTCOMES, "an outcome possible without the infraction is not among all"),
    ENTRY(PDUP_E_ADVICE_EFFECT, "the step has no effect on seats of this row"),
    ENTRY(PDUP_E_ADVICE_FACTS, "whose fault it was is not known of each seat"),
    ENTRY(PDUP_E_TRICK_TEXT, "the text of hand and tricks has faults"),
    ENTRY(PDUP_E_TRICK_COUNT, "each player but the offender plays one card to a trick"),
    ENTRY(PDUP_E_TRICK_HAND, "the cards that the offender holds and has played are not ten: his "
                             "hand was wrong (rules 11.3), or a card is missing (rules 11.4)"),
    ENTRY(PDUP_E_TRICK_LEAD, "no card was led to the trick, and no suit of the lead is given"),
    ENTRY(PDUP_E_TRICK_CARD, "not one of the cards that are in question in this trick"),
    ENTRY(PDUP_E_TRICK_TALON,
          "a card of the talon leads only on all-pass, to the first two tricks"),
    ENTRY(PDUP_E_TRICK_WINNER, "who leads has not won the trick before"),
    ENTRY(PDUP_W_BOARD_AGAIN, "a player plays the board again (rules 11.6.B)"),
    ENTRY(PDUP_W_WHISTER_ORDER, "the whisters do not stand clockwise from the declarer"),
    ENTRY(PDUP_W_MOVEMENT, "the row is not as the movement has it"),
    ENTRY(PDUP_W_TWO_TABLES, "a player sits at two tables in one round"),
    ENTRY(PDUP_W_STOPPED, "fewer rounds were played than announced"),
    ENTRY(PDUP_W_NO_ROW, "a row that the movement has is missing"),
    ENTRY(PDUP_W_NO_TRAVELLER, "boards that the movement has are without travellers"),
    ENTRY(PDUP_W_TABLE_IDLE, "a table of the movement plays no set in this round"),
    ENTRY(PDUP_W_TARIFF, "the whists are not those of the tariff"),
    ENTRY(PDUP_W_DEAL_PASSED_OVER, "passed over, as a deal does not hold it"),
    ENTRY(PDUP_W_SUSPENDED, "a player plays in a round that he is suspended from"),
    ENTRY(PDUP_W_RULING_DRAFT, "a disqualification that nobody has approved has no effect"),
    ENTRY(PDUP_W_DEFERRED, "a result is awaited"),
    ENTRY(PDUP_W_DEAL_AGAIN, "this deal, or this board, stood before"),
    ENTRY(PDUP_W_PENDING, "a result waits for the director's award"),
    ENTRY(PDUP_W_FEW_RESULTS, "a line or a group has no two results to compare"),
    ENTRY(PDUP_W_RULE_UNKNOWN, "a ruling rests on a provision that the rules do not have"),
    ENTRY(PDUP_W_RULE_UNUSUAL, "an effect is unusual for the rule that it rests on"),
    ENTRY(PDUP_W_APPEAL_OPEN, "an appeal is not decided"),
};

enum { COUNT = sizeof entries / sizeof entries[0] };

static const entry *find(pdup_status status) {
    static const entry unknown = {0, "PDUP_UNKNOWN", "no status of this library"};
    for (int i = 0; i < COUNT; i++) {
        if (entries[i].status == status) {
            return &entries[i];
        }
    }
    return &unknown;
}

const char *pdup_status_name(pdup_status status) {
    return find(status)->name;
}

const char *pdup_status_text(pdup_status status) {
    return find(status)->text;
}

int32_t pdup_status_count(void) {
    return COUNT;
}

pdup_status pdup_status_at(int32_t index, pdup_status *status_out) {
    if (!status_out) {
        return PDUP_E_ARG;
    }
    *status_out = PDUP_OK;
    if (index < 0 || index >= COUNT) {
        return PDUP_E_RANGE;
    }
    *status_out = entries[index].status;
    return PDUP_OK;
}
