# SPDX-License-Identifier: MIT
"""Random event files without faults, the same for the same seed. Warnings are welcome: boards played twice, rows that
differ from the movement, players at two tables.

    python3 random_evening.py SEED
"""

import random
import sys
from fractions import Fraction

import reader
from reader import SEATS

STRAINS = ("S", "C", "D", "H", "NT")
ROTATION_STEPS = (0, 1, 2, -2)  # tables a line moves up in a round (rules 5)


class Habits:
    """What happens how often in one session: mostly little, sometimes a lot."""

    def __init__(self, rng):
        for habit in ("missing", "not_played", "unrecorded", "unknown", "award", "again", "stranger"):
            setattr(self, habit, rng.choice((0, 0, 0.02, 0.1, 0.5)))
        self.outcomes = rng.choice((1, 2, 3, 50))  # different results of a board: few make heavy ties
        self.largest = rng.choice((1, 6, 60, 99000))
        self.fractional = rng.random() < 0.5


def talon_and_active(board, seats):
    """The talon's pocket and the three who play, from the first hand on."""
    if seats == 3:
        first = (board - 1) % 3
        return "W", [SEATS[(first + step) % 3] for step in range(3)]
    talon = (board + 2) % 4
    return SEATS[talon], [SEATS[(talon + step) % 4] for step in (1, 2, 3)]


def split(rng, total):
    """Three numbers of tricks."""
    first = rng.randint(0, total)
    second = rng.randint(0, total - first)
    return first, second, total - first - second


def game_cells(rng, roles, level):
    """Declarer and two defenders: whisted, passed, or left for half (6 and 7 only)."""
    kind = rng.choice(("both", "one", "none", "half" if level <= 7 else "one"))
    if kind == "none":
        return roles
    if kind == "half":
        leaver = rng.choice((1, 2))
        return [seat + ("/" if place == leaver else "") for place, seat in enumerate(roles)]
    cells = [f"{seat}{tricks}" for seat, tricks in zip(roles, split(rng, 10))]
    if kind == "one":
        passed = rng.choice((1, 2))
        tricks = cells[passed][1:]
        cells[passed] = roles[passed] if tricks == "0" and rng.random() < 0.5 else cells[passed] + "p"
    return cells


def contract_and_cells(rng, board, seats):
    """A contract with the trick cells it asks for (rules 6)."""
    _, active = talon_and_active(board, seats)
    start = rng.randrange(3)
    roles = active[start:] + active[:start]
    if rng.random() < 0.05:
        roles[1:] = reversed(roles[1:])  # only a warning: clockwise is our reading of the rules
    kind = rng.choice(("game", "game", "game", "misere", "all-pass"))
    if kind == "misere":
        return rng.choice("Mm"), [f"{roles[0]}{rng.randint(0, 10)}", roles[1], roles[2]]
    if kind == "all-pass":
        tricks = split(rng, 10 if seats == 3 else rng.randint(8, 10))
        named = rng.random() < 0.5
        return "-", [f"{seat if named else ''}{got}" for seat, got in zip(active, tricks)]
    level = rng.randint(6, 10)
    contract = f"{level}{rng.choice(STRAINS)}"
    return rng.choice((contract, contract.lower())), game_cells(rng, roles, level)


def random_whists(rng, habits, seats):
    """Whists that sum to zero, in thirds at three players and halves at four."""
    unit = Fraction(1, 3 if seats == 3 else 2) if habits.fractional else Fraction(1)
    most = int(habits.largest / unit) // seats
    whists = [rng.randint(-most, most) * unit for _ in range(seats - 1)]
    return whists + [-sum(whists)]


def whist_word(rng, whists):
    """One of the ways to write whists."""
    text = str(whists)
    if whists.denominator == 2 and rng.random() < 0.5:
        text = f"{'-' if whists < 0 else ''}{abs(whists.numerator) // 2}.5"
    return text.replace("-", "\u2212") if rng.random() < 0.1 else text


class Hall:
    """Who may play which board where in a session."""

    def __init__(self, rng, habits, seats, players, tables, rounds, boards):
        self.rng, self.habits, self.seats, self.players = rng, habits, seats, players
        self.tables, self.rounds, self.boards = tables, rounds, boards

    def places(self, board):
        """Round and table of the rows of a board, with the players: without a movement anybody meets anybody."""
        places = [(r, t) for r in range(1, self.rounds + 1) for t in range(1, self.tables + 1)]
        self.rng.shuffle(places)
        fresh = self.rng.sample(range(1, self.players + 1), self.players)
        for round_number, table in places[: self.rng.randint(0, min(len(places), 15))]:
            if self.rng.random() < self.habits.again:
                yield round_number, table, self.rng.sample(range(1, self.players + 1), self.seats)
            elif len(fresh) >= self.seats:
                yield round_number, table, [fresh.pop() for _ in range(self.seats)]

    def lines(self):
        return [f"rounds {self.rounds}"] if self.rng.random() < 0.3 else []


class RotationHall(Hall):
    """The rotation of rules 5, maybe stopped early."""

    def places(self, board):
        home = (board - 1) // self.seats
        for moved in range(self.rounds):
            table = (home - moved) % self.tables
            steps = ROTATION_STEPS[: self.seats]
            players = [
                line * self.tables + (table - step * moved) % self.tables + 1
                for line, step in enumerate(steps)
            ]
            yield moved + 1, table + 1, players

    def lines(self):
        announced = self.rng.randint(self.rounds, self.tables)
        movement = f"movement rotation tables={self.tables} seats={self.seats}"
        lines = self.rng.choice(
            ([f"{movement} rounds={announced}"], [movement, f"rounds {announced}"])
        )
        return lines + ([f"played {self.rounds}"] if announced > self.rounds else [])


def rows_of(rng, hall, board):
    """Rows of one traveller: (round, table, players, the line)."""
    habits = hall.habits
    outcomes = [
        (contract_and_cells(rng, board, hall.seats), random_whists(rng, habits, hall.seats))
        for _ in range(habits.outcomes)
    ]
    for round_number, table, players in hall.places(board):
        if rng.random() < habits.missing:
            continue
        if rng.random() < habits.stranger:
            # Also one who has played the board, or sits elsewhere in this round.
            players[rng.randrange(hall.seats)] = rng.randint(1, hall.players)
        if len(set(players)) == hall.seats:
            text = row_text(rng, habits, hall.seats, players, *rng.choice(outcomes))
            yield round_number, table, players, f"  {round_number} {table} {text}"


def row_text(rng, habits, seats, players, contract, whists):
    """A row from its contract on."""
    empty = ["."] * (4 - seats)
    people = [str(player) for player in players] + empty
    if rng.random() < habits.not_played:
        return " ".join(["np", ".", ".", ".", *people])
    name, cells = contract
    if rng.random() < habits.unrecorded:
        name, cells = "?", [".", ".", "."]
    words = [
        "x" if rng.random() < habits.unknown else whist_word(rng, number) for number in whists
    ]
    return " ".join([name, *cells, *people, *words, *empty])


def ruling_of(rng, number, board, round_number, table, seats):
    """A ruling for some seats of a row."""
    chosen = [seat for seat in SEATS[:seats] if rng.random() < 0.6] or ["N"]
    awards = " ".join(f"{seat}={rng.choice(reader.AWARDS)}" for seat in chosen)
    reason = rng.choice(("", ' reason="talked \\"over\\" the table # twice"', " reason=late"))
    return (
        f"ruling {number} rule=11.2.B1 board={board} round={round_number} table={table} {awards}{reason}"
    )


def random_hall(rng, habits, seats, players, small):
    """A session with the rotation where there are players enough, or one without a movement."""
    fitting = [n for n in (5, 7, 11, 13) if n * seats <= players and (n == 5 or not small)]
    if fitting and rng.random() < 0.6:
        tables = rng.choice(fitting)
        return RotationHall(
            rng, habits, seats, players, tables, rng.randint(1, tables), tables * seats
        )
    boards = rng.randint(1, 8 if small else 60)
    return Hall(rng, habits, seats, players, rng.randint(1, 12), rng.randint(1, 5), boards)


def session_lines(rng, seats, players, small):
    """What belongs to one session."""
    habits = Habits(rng)
    hall = random_hall(rng, habits, seats, players, small)
    yield from hall.lines()
    rulings = []
    numbers = iter(rng.sample(range(1, 100000), 20000))
    for board in rng.sample(range(1, hall.boards + 1), hall.boards):
        rows = list(rows_of(rng, hall, board))
        rng.shuffle(rows)
        yield f"traveller {board}"
        for round_number, table, _, text in rows:
            yield text
            if rng.random() < habits.award:
                rulings.append(ruling_of(rng, next(numbers), board, round_number, table, seats))
    yield from rulings


def head_lines(rng, players):
    yield "pdup-event 1"
    yield from rng.sample(
        ["regulation expected most", "regulation normalise neuberg", 'title "Вечер \\"Б\\""', "variety sochi"],
        rng.randint(0, 4),
    )
    yield f"players {players}"
    for player in range(1, players + 1):
        if rng.random() < 0.2:
            yield f'name {player} "Игрок {player}, \\\\" # {player}'


def evening(seed):
    """An event file."""
    rng = random.Random(seed)
    small = rng.random() < 0.6
    seats = rng.choice((3, 4))
    players = rng.choice((seats, rng.randint(seats, 12), 5 * seats, rng.randint(seats, 60)))
    if not small and rng.random() < 0.3:
        players = rng.choice((7, 11, 13)) * seats + rng.choice((0, 0, 1))
    lines = list(head_lines(rng, players))
    for number in range(1, rng.choice((1, 1, 1, 2, 3)) + 1):
        if number > 1 or rng.random() < 0.2:
            lines.append(f"session {number}")
        other = 7 - seats if players > 3 and rng.random() < 0.2 else seats
        lines += session_lines(rng, other, players, small)
    end = rng.choice(("\n", "\n", "\r\n"))
    return rng.choice(("", "", "\ufeff")) + end.join(lines) + end


def shuffled(text, seed):
    """The same event with travellers, rows and rulings of each session in another order."""
    rng = random.Random(seed)
    done, head, blocks = [], [], []

    def close():
        rng.shuffle(blocks)
        done.extend(head)
        for block in blocks:
            rows = block[1:]
            rng.shuffle(rows)
            done.extend(block[:1] + rows)
        head.clear()
        blocks.clear()

    for line in text.lstrip("\ufeff").splitlines():
        key = (reader.words_of(line) or [""])[0]
        if key == "session":
            close()
        if key in ("traveller", "ruling"):
            blocks.append([line])
        elif key[:1].isdigit():
            traveller = next(block for block in reversed(blocks) if block[0].startswith("traveller"))
            traveller.append(line)
        elif key:
            head.append(line)
    close()
    return "\n".join(done) + "\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(evening(int(sys.argv[1])).encode("utf-8"))
