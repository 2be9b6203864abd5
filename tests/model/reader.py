# SPDX-License-Identifier: MIT
"""A small reader of event files for the model: it trusts the text and reads only well-formed files.

It shares nothing with the library, so that a mistake in one of them shows as a difference."""

import copy
import dataclasses
from fractions import Fraction

from regulations import Regulations

SEATS = ("N", "E", "S", "W")
AWARDS = ("plus", "average", "minus")
# Kinds of the tariff of penalties (rules 12.2); every other rule is of the kind `other`.
KINDS = tuple(f"12.2.{number}" for number in range(1, 9))


@dataclasses.dataclass
class Row:
    """One table's line of a traveller; seats nobody sits at are missing from `players` and `whists`."""

    board: int
    round: int
    room: str
    table: int
    contract: str
    players: dict  # chair -> player
    whists: dict  # chair -> Fraction, or None where the table could not say (`x`)
    form: int = 0  # of the deal (rules 10)
    chairs: tuple = SEATS  # who held what belongs to N, E, S, W; another order if the board was turned

    @property
    def played(self):
        return self.contract != "np"

    @property
    def place(self):
        return self.board, self.round, self.room, self.table


@dataclasses.dataclass
class Verdict:
    """What a ruling does to one chair of one row (rules 11.2)."""

    ruling: int
    name: str  # of an artificial score, or percent, assign, annul, defer
    percent: Fraction | None = None
    outcomes: tuple = ()  # (whists, weight), the weights summing to 1


@dataclasses.dataclass
class Ruling:
    number: int
    place: tuple  # board, round, room, table
    verdicts: dict  # chair -> Verdict


@dataclasses.dataclass
class Penalty:
    player: int
    basis: str  # matchpoints, top, percent; none yet with `auto`
    amount: Fraction
    number: int = 0  # of the ruling, where it has one
    kind: str = dataclasses.field(default="other", compare=False)
    time: int | None = dataclasses.field(default=None, compare=False)
    place: int = dataclasses.field(default=0, compare=False)  # among those of the player and kind


@dataclasses.dataclass
class Log:
    """What is said of rulings by their numbers."""

    replaces: dict = dataclasses.field(default_factory=dict)  # the later -> the earlier
    drafts: set = dataclasses.field(default_factory=set)  # disqualifications that came without approval
    approved: set = dataclasses.field(default_factory=set)
    ended: set = dataclasses.field(default_factory=set)  # revoked or waived

    def stands(self, number):
        """Has a ruling its effects? One without a number always has (a draft with approval by another line cannot)."""
        replaced = {old for new, old in self.replaces.items() if new not in self.waiting}
        return number not in self.waiting | self.ended | replaced

    @property
    def waiting(self):
        """Rules 13.2.4: nobody is disqualified without approval."""
        return self.drafts - self.approved


@dataclasses.dataclass
class Session:
    rows: list = dataclasses.field(default_factory=list)
    rulings: list = dataclasses.field(default_factory=list)
    all_penalties: list = dataclasses.field(default_factory=list)
    disqualifications: list = dataclasses.field(default_factory=list)  # (player, number of the ruling)
    log: Log = dataclasses.field(default_factory=Log)
    marks: list = dataclasses.field(default_factory=list)  # (board, rows, what to set, to what)
    corrections: list = dataclasses.field(default_factory=list)  # (time, place, the Row as it should be, or None)
    movement: str = ""
    rounds: int = 0
    played: int = 0
    regulations: Regulations = dataclasses.field(default_factory=Regulations)

    @property
    def penalties(self):
        return [each for each in self.all_penalties if self.log.stands(each.number)]

    @property
    def disqualified(self):
        return {player for player, number in self.disqualifications if self.log.stands(number)}

    def verdicts(self):
        """(board, round, room, table, chair) -> Verdict of the rulings in force."""
        found = {}
        for ruling in self.rulings:
            for chair, verdict in ruling.verdicts.items():
                if not self.log.stands(ruling.number):
                    continue
                if ruling.place + (chair,) in found:
                    raise ValueError(f"two rulings in force on {ruling.place} {chair}")
                found[ruling.place + (chair,)] = verdict
        return found


@dataclasses.dataclass
class Event:
    title: str = ""
    players: int = 0
    seed: bytes = b""
    names: dict = dataclasses.field(default_factory=dict)
    sessions: list = dataclasses.field(default_factory=lambda: [Session()])

    @property
    def regulations(self):
        """What holds for the whole event: the regulations of the first session."""
        return self.sessions[0].regulations


def words_of(line):
    """The words of a line without its comment and its quotes."""
    words, word, quoted, place = [], None, False, 0
    while place < len(line):
        char = line[place]
        if quoted and char == "\\":
            place += 1
            word += line[place]
        elif char == '"':
            quoted, word = not quoted, word or ""
        elif char in " \t" and not quoted:
            if word is not None:
                words.append(word)
            word = None
        elif char == "#" and word is None:
            break
        else:
            word = (word or "") + char
        place += 1
    if quoted:
        raise ValueError(f"a quote stays open: {line}")
    return words if word is None else words + [word]


def whists_of(word):
    """Whists as a row has them: an integer, `n/d`, a decimal, `x` for unknown."""
    return None if word == "x" else Fraction(word.replace("\u2212", "-"))


def table_of(word):
    """Room and table: `2@B` is table 2 of room B. A session writes the room at every table or at none."""
    table, _, room = word.partition("@")
    return room, int(table)


def row_of(words, board):
    """A row from its 14 words, or 10 if the table did not play the board."""
    if len(words) != (10 if words[2].lower() == "np" else 14):
        raise ValueError(f"a row of {len(words)} words: {words}")
    players = {seat: int(word) for seat, word in zip(SEATS, words[6:10]) if word != "."}
    whists = {seat: whists_of(word) for seat, word in zip(SEATS, words[10:14]) if word != "."}
    return Row(board, int(words[0]), *table_of(words[1]), words[2].lower(), players, whists)


def verdict_of(ruling, word):
    """`plus`, `60%`, `annul`, `assign:36`, `assign:-30*60,12*40`"""
    if word in AWARDS or word in ("annul", "defer"):
        return Verdict(ruling, word)
    if word.endswith("%"):
        return Verdict(ruling, "percent", percent=Fraction(word[:-1]))
    if not word.startswith("assign:"):
        raise ValueError(f"a verdict the model does not know: {word}")
    outcomes = []
    for outcome in word[len("assign:") :].split(","):
        whists, _, weight = outcome.partition("*")
        outcomes.append((whists_of(whists), Fraction(int(weight or 100), 100)))
    if sum(weight for _, weight in outcomes) != 1:
        raise ValueError(f"weights of {word}")
    return Verdict(ruling, "assign", outcomes=tuple(outcomes))


def settings_of(words):
    return dict(word.split("=", 1) for word in words)


def read_ruling(words, session):
    """`ruling 7 rule=11.2.B1 board=1 round=2 table=5 N=plus ...`"""
    number, settings = int(words[1]), settings_of(words[2:])
    place = (int(settings["board"]), int(settings["round"]), *table_of(settings["table"]))
    verdicts = {seat: verdict_of(number, settings[seat]) for seat in SEATS if seat in settings}
    session.rulings.append(Ruling(number, place, verdicts))
    read_replaces(number, settings, session)


def read_replaces(number, settings, session):
    if "replaces" in settings:
        session.log.replaces[number] = int(settings["replaces"])


def read_disqualify(words, session):
    settings = settings_of(words[2:])
    # A draft without a number can be approved by nobody.
    number = int(settings.get("number", -len(session.disqualifications) - 1))
    session.disqualifications.append((int(words[1]), number))
    if "approved-by" not in settings:
        session.log.drafts.add(number)
    read_replaces(number, settings, session)


def read_penalty(words, session):
    """With `auto` the amount is found when the whole file is read."""
    auto = words[2] == "auto"
    settings = settings_of(words[2 + auto :])
    penalty = Penalty(int(words[1]), "", Fraction(0))
    if not auto:
        (penalty.basis,) = set(settings) & {"matchpoints", "top", "percent"}
        penalty.amount = Fraction(settings[penalty.basis].replace("\u2212", "-").rstrip("%"))
    rule = settings.get("rule")
    penalty.kind = rule if rule in KINDS else "other"
    penalty.time = int(settings["time"]) if "time" in settings else None
    penalty.number = int(settings.get("number", 0))
    session.all_penalties.append(penalty)
    read_replaces(penalty.number, settings, session)


def settle_penalties(event):
    """Amounts from the tariff of penalties: the first of a player and kind in the whole event, by time; a line without
    one has that of the line above it. A bonus is no penalty, and one that was revoked, waived or replaced is none that
    came before another."""
    earlier = {}  # player and kind -> (gone, time) of those above
    lines = [(penalty, session) for session in event.sessions for penalty in session.all_penalties]
    for penalty, session in lines:
        if penalty.amount < 0:
            continue
        times = earlier.setdefault((penalty.player, penalty.kind), [])
        time = penalty.time if penalty.time is not None else times[-1][1] if times else 0
        gone = penalty.number in session.log.ended | set(session.log.replaces.values())
        times.append((penalty.number != 0 and gone, time))
        penalty.place = len(times) - 1
    for penalty, session in lines:
        if not penalty.basis:
            times = earlier[penalty.player, penalty.kind]
            first = sorted(range(len(times)), key=lambda place: (*times[place], place))[0]
            amounts = session.regulations.penalty_tariff[penalty.kind]
            penalty.basis, penalty.amount = amounts[penalty.place != first and not times[penalty.place][0]]


def read_mark(words, session):
    """`fouled 1 form=1 rows=4/3,5/2` and `turned 1 rows=5/2 seats=ESWN`"""
    settings = settings_of(words[2:])
    rows = [(int(r), *table_of(t)) for r, t in (each.split("/") for each in settings["rows"].split(","))]
    if words[0] == "fouled":
        session.marks.append((int(words[1]), rows, "form", int(settings["form"])))
    else:
        session.marks.append((int(words[1]), rows, "chairs", tuple(settings["seats"].rstrip("."))))


def read_correction(words, session):
    """`correct 1 3/4 time=1795900000 by=Ann ROW`, or `strike` for the row"""
    board = int(words[1])
    round_word, table_word = words[2].split("/")
    start = next(at for at in range(3, len(words)) if "=" not in words[at])
    row = None if words[start:] == ["strike"] else row_of(words[start:], board)
    place = (board, int(round_word), *table_of(table_word))
    session.corrections.append((int(settings_of(words[3:start])["time"]), place, row))


def correct_rows(session):
    """A row is what was last said of it, wherever the lines stand."""
    rows = {row.place: row for row in session.rows}
    for _, place, row in sorted(session.corrections, key=lambda each: each[0]):
        rows[place] = row
    session.rows = [row for row in rows.values() if row]


def mark_rows(session):
    """The lines may stand anywhere in their session, so they are looked at when all rows are known."""
    for board, rows, what, value in session.marks:
        found = [row for row in session.rows if row.board == board and row.place[1:] in rows]
        if len(found) != len(rows):
            raise ValueError(f"no such rows of board {board}: {rows}")
        for row in found:
            setattr(row, what, value)


def read_session(words, event):
    # `session 1` only names the session that has begun. A later one has the regulations of the first and its own.
    if words[1] != "1":
        event.sessions.append(Session(regulations=copy.copy(event.regulations)))
    if int(words[1]) != len(event.sessions):
        raise ValueError("sessions out of order")


def read_fact(words, session):
    """A line that belongs to a session."""
    key = words[0]
    if key == "ruling":
        read_ruling(words, session)
    elif key in ("fouled", "turned"):
        read_mark(words, session)
    elif key == "correct":
        read_correction(words, session)
    elif key == "penalty":
        read_penalty(words, session)
    elif key == "disqualify":
        read_disqualify(words, session)
    elif key in ("revoke", "waive"):
        session.log.ended.add(int(words[1]))
    elif key == "approve":
        session.log.approved.add(int(words[1]))
    elif key == "suspend":
        # It changes no score; but it may take the place of a ruling that did.
        settings = settings_of(words[2:])
        read_replaces(int(settings.get("number", 0)), settings, session)
    elif key == "movement":
        session.movement = " ".join(words[1:])
    elif key in ("ended", "official"):
        pass  # they say until when, not what
    elif key in ("rounds", "played"):
        setattr(session, key, int(words[1]))
    else:
        return False
    return True


def read_line(words, event, board):
    """Takes in one line; gives back the board whose rows may follow."""
    session = event.sessions[-1]
    key = words[0]
    if key[0].isdigit():
        session.rows.append(row_of(words, board))
    elif key == "traveller":
        return int(words[1])
    elif key == "session":
        read_session(words, event)
        return None
    elif key == "players":
        event.players = int(words[1])
    elif key == "name":
        event.names[int(words[1])] = words[2]
    elif key == "title":
        event.title = words[1]
    elif key == "seed":
        event.seed = bytes.fromhex(words[1])
    elif key == "regulation":
        session.regulations.set(*words[1:])
    elif not read_fact(words, session) and key not in ("pdup-event", "kind", "variety", "board", "appeal"):
        raise ValueError(f"a line the model does not know: {words}")
    return board


def read(text):
    """Reads a well-formed event file."""
    event, board = Event(), None
    for line in text.lstrip("\ufeff").splitlines():
        words = words_of(line)
        if words:
            board = read_line(words, event, board)
    for session in event.sessions:
        correct_rows(session)
        mark_rows(session)
    settle_penalties(event)
    return event
