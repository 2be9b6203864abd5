# SPDX-License-Identifier: MIT
"""A small reader of event files for the model: it trusts the text and reads only well-formed files.

It shares nothing with the library, so that a mistake in one of them shows as a difference."""

import dataclasses
from fractions import Fraction

SEATS = ("N", "E", "S", "W")
AWARDS = ("plus", "average", "minus")


@dataclasses.dataclass
class Row:
    """One table's line of a traveller; seats nobody sits at are missing from `players` and `whists`."""

    board: int
    round: int
    table: int
    contract: str
    players: dict  # seat -> player
    whists: dict  # seat -> Fraction, or None where the table could not say (`x`)

    @property
    def played(self):
        return self.contract != "np"


@dataclasses.dataclass
class Award:
    """An artificial adjusted score for one seat of one row (rules 11.2.B1)."""

    ruling: int
    name: str


@dataclasses.dataclass
class Session:
    rows: list = dataclasses.field(default_factory=list)
    awards: dict = dataclasses.field(default_factory=dict)  # (board, round, table, seat) -> Award
    movement: str = ""
    rounds: int = 0


@dataclasses.dataclass
class Event:
    title: str = ""
    players: int = 0
    names: dict = dataclasses.field(default_factory=dict)
    sessions: list = dataclasses.field(default_factory=lambda: [Session()])


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


def row_of(words, board):
    """A row from its 14 words, or 10 if the table did not play the board."""
    if len(words) != (10 if words[2].lower() == "np" else 14):
        raise ValueError(f"a row of {len(words)} words: {words}")
    players = {seat: int(word) for seat, word in zip(SEATS, words[6:10]) if word != "."}
    whists = {seat: whists_of(word) for seat, word in zip(SEATS, words[10:14]) if word != "."}
    return Row(board, int(words[0]), int(words[1]), words[2].lower(), players, whists)


def read_ruling(words, session):
    """`ruling 7 rule=11.2.B1 board=1 round=2 table=5 N=plus ...`"""
    settings = dict(word.split("=", 1) for word in words[2:])
    place = tuple(int(settings[key]) for key in ("board", "round", "table"))
    for seat in SEATS:
        if seat in settings:
            if settings[seat] not in AWARDS or place + (seat,) in session.awards:
                raise ValueError(f"a ruling the model does not know: {words}")
            session.awards[place + (seat,)] = Award(int(words[1]), settings[seat])


def read_line(words, event, board):
    """Takes in one line; gives back the board whose rows may follow."""
    session = event.sessions[-1]
    key = words[0]
    if key[0].isdigit():
        session.rows.append(row_of(words, board))
    elif key == "traveller":
        return int(words[1])
    elif key == "ruling":
        read_ruling(words, session)
    elif key == "session":
        # `session 1` before anything else only names the session that has begun.
        if words[1] != "1" or session != Session():
            event.sessions.append(Session())
        if int(words[1]) != len(event.sessions):
            raise ValueError("sessions out of order")
        return None
    elif key == "players":
        event.players = int(words[1])
    elif key == "name":
        event.names[int(words[1])] = words[2]
    elif key == "title":
        event.title = words[1]
    elif key == "movement":
        session.movement = " ".join(words[1:])
    elif key == "rounds":
        session.rounds = int(words[1])
    elif key == "regulation":
        if words[1:] not in (["expected", "most"], ["normalise", "neuberg"]):
            raise ValueError(f"a regulation the model does not know: {words}")
    elif key not in ("pdup-event", "kind", "variety", "played", "board", "seed"):
        raise ValueError(f"a line the model does not know: {words}")
    return board


def read(text):
    """Reads a well-formed event file."""
    event, board = Event(), None
    for line in text.lstrip("\ufeff").splitlines():
        words = words_of(line)
        if words:
            board = read_line(words, event, board)
    return event
