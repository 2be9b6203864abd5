# SPDX-License-Identifier: MIT
"""Random event files without faults and with every fact that changes a score: groups by form, turned boards, tables of
three and of four, rooms, corrections, rulings of all kinds, penalties, disqualifications, several sessions, any regulations.

    python3 random_facts.py SEED
"""

import random
import sys
from fractions import Fraction

import random_regulations
from random_evening import (
    Habits,
    Hall,
    RotationHall,
    contract_and_cells,
    random_whists,
    row_text,
    whist_word,
)
from reader import SEATS

ROOMS = "ABC"


class FactHabits(Habits):
    """What happens how often in one session."""

    def __init__(self, rng):
        super().__init__(rng)
        self.award = rng.choice((0, 0.05, 0.2, 0.4))
        for habit in ("fouled", "turned", "penalty", "corrected"):
            setattr(self, habit, rng.choice((0, 0.1, 0.3)))
        self.life = rng.choice((0, 0.3, 0.6))
        self.mixed = rng.random() < 0.4
        self.rooms = rng.choice((1, 1, 2, 3))


class RoomsHall(Hall):
    """Tables in several rooms, of three or of four; without a movement anybody meets anybody."""

    def rows(self, board):
        """Round, room, table, players."""
        for round_number, table, players in super().places(board):
            room = ROOMS[table % self.habits.rooms] if self.habits.rooms > 1 else ""
            seats = 3 + (table // 2) % 2 if self.habits.mixed else self.seats
            yield round_number, room, table, players[:seats]


class OneRoomHall(RotationHall):
    """The rotation; maybe more rounds are announced than there are rows so far."""

    def rows(self, board):
        for round_number, table, players in self.places(board):
            yield round_number, "", table, players

    def lines(self):
        found = super().lines()
        return [line for line in found if not line.startswith("played") or self.rng.random() < 0.5]


class Row:
    """A row of the file and where it stands."""

    def __init__(self, board, round_number, room, table, players, whists):
        self.board, self.round, self.players, self.whists = board, round_number, players, whists
        self.table = f"{table}@{room}" if room else str(table)
        self.text, self.played, self.turn = "", True, 0

    @property
    def seats(self):
        return SEATS[: len(self.players)]

    @property
    def place(self):
        return f"{self.round}/{self.table}"


def hall_of(rng, habits, seats, players, moves):
    fitting = [tables for tables in (5, 7) if tables * seats <= players]
    if moves and fitting:
        tables = rng.choice(fitting)
        habits.mixed, habits.rooms = False, 1
        rounds = rng.randint(1, tables)
        return OneRoomHall(rng, habits, seats, players, tables, rounds, rng.randint(1, 12))
    most = 4 if habits.mixed else seats
    habits.mixed = habits.mixed and players >= most
    boards = rng.randint(1, 8)
    size = 4 if habits.mixed else seats
    return RoomsHall(rng, habits, size, players, rng.randint(1, 6), rng.randint(1, 4), boards)


def rows_of(rng, hall, board):
    """Rows of one traveller. A few outcomes of each kind of table make ties."""
    habits = hall.habits
    outcomes = {
        seats: [
            (contract_and_cells(rng, board, seats), random_whists(rng, habits, seats))
            for _ in range(habits.outcomes)
        ]
        for seats in (3, 4)
    }
    for round_number, room, table, players in hall.rows(board):
        if rng.random() < habits.missing:
            continue
        if rng.random() < habits.stranger:
            players[rng.randrange(len(players))] = rng.randint(1, hall.players)
        if len(set(players)) != len(players):
            continue
        contract, whists = rng.choice(outcomes[len(players)])
        turn = rng.randint(1, len(players) - 1) if rng.random() < habits.turned else 0
        if habits.mixed or turn:
            # Whose talon it was depends on the seats at the table and on the turn: the whists alone are written.
            contract = ("?", [".", ".", "."])
        row = Row(board, round_number, room, table, players, whists)
        row.turn = turn
        text = row_text(rng, habits, len(players), players, contract, whists)
        row.played = not text.startswith("np")
        row.text = f"  {round_number} {row.table} {text}"
        yield row


def assigned(rng, row, seat):
    """`assign:W` or up to eight weighted outcomes: near what others may have got, so that they tie now and then."""
    centre = row.whists[SEATS.index(seat)]
    most = rng.choice((1, 1, 2, 2, 3, 8))
    steps = rng.sample((-12, -3, Fraction(-1, 2), -1, 0, 1, 2, Fraction(1, 3), 3, 10), most)
    words = [whist_word(rng, Fraction(centre + step)) for step in steps]
    if most == 1:
        return f"assign:{words[0]}"
    cuts = [0, *sorted(rng.sample(range(1, 100), most - 1)), 100]
    weights = [after - before for before, after in zip(cuts, cuts[1:])]
    return "assign:" + ",".join(f"{word}*{weight}" for word, weight in zip(words, weights))


ARTIFICIAL = ("plus", "plus", "minus", "average", "percent")


def verdict(rng, row, seat, kind):
    if kind == "assign":
        return assigned(rng, row, seat)
    if kind in ("annul", "defer"):
        return kind
    word = rng.choice(ARTIFICIAL)
    return f"{rng.randint(0, 100)}%" if word == "percent" else word


def ruling_of(rng, number, row):
    """A ruling for some seats of a row. Where nothing was played there is only an artificial score to give."""
    kinds = ("artificial", "assign", "assign", "annul", "defer") if row.played else ("artificial", "defer")
    kind = rng.choice(kinds)
    rule = {"artificial": "11.2.B1", "assign": "11.2.B2", "annul": "11.3.V", "defer": "13.2.5"}[kind]
    chosen = [seat for seat in row.seats if rng.random() < 0.6] or ["N"]
    words = " ".join(f"{seat}={verdict(rng, row, seat, kind)}" for seat in chosen)
    where = f"board={row.board} round={row.round} table={row.table}"
    return f"ruling {number} rule={rule} {where} {words}"


def slip_of(rng, hall, row, place):
    """Another row of the same round and table, without its two numbers: what it says is wrong."""
    seats = len(row.players)
    players = rng.sample(range(1, hall.players + 1), seats)
    whists = random_whists(rng, hall.habits, seats)
    return f"{place} {row_text(rng, hall.habits, seats, players, ('?', ['.', '.', '.']), whists)}"


TIMES = range(1795800000, 1795900000)


def correct_lines(rng, row, round_number, forms):
    """Lines that correct a row to one form after another; None is struck out."""
    by = rng.choice(("", " by=Ann", ' by="Anna K." reason="two players # exchanged"'))
    for time, form in zip(sorted(rng.sample(TIMES, len(forms))), forms):
        yield f"correct {row.board} {round_number}/{row.table} time={time}{by} {form or 'strike'}"


def slips_of(rng, hall, rows):
    """Rows as they were first written, and the lines that put them right: each row alone in the end is what it is."""
    texts, lines = [], []
    for row in rows:
        place = f"{row.round} {row.table}"
        if rng.random() < hall.habits.corrected:
            # What is struck out is put back before it is struck out again.
            steps = rng.choice(((), (None,), (slip_of(rng, hall, row, place),), (slip_of(rng, hall, row, place), None)))
            lines += correct_lines(rng, row, row.round, [*steps, row.text.strip()])
            texts.append(f"  {slip_of(rng, hall, row, place)}")
        else:
            texts.append(row.text)
        if rng.random() < hall.habits.corrected / 4:
            # A row that there never was, of a round that nobody played.
            round_number = 100 + row.round
            texts.append(f"  {slip_of(rng, hall, row, f'{round_number} {row.table}')}")
            lines += correct_lines(rng, row, round_number, [None])
    return texts, lines


def fouled_lines(rng, habits, board, rows):
    """Some rows were played on altered forms of the deal."""
    if rng.random() >= 2 * habits.fouled:
        return
    forms = {}
    for row in rows:
        form = rng.choice((0, 0, 1, 1, 2, 3))
        if row.played and form:
            forms.setdefault(form, []).append(row.place)
    for form, places in forms.items():
        yield f"fouled {board} form={form} rows={','.join(places)}"


def turned_lines(board, rows):
    """Some boards lay the wrong way: cyclic turns of the seats there are."""
    turns = {}
    for row in rows:
        if row.played and row.turn:
            seats = "".join(row.seats[row.turn :] + row.seats[: row.turn])
            turns.setdefault(seats, []).append(row.place)
    for seats, places in turns.items():
        yield f"turned {board} rows={','.join(places)} seats={seats}"


def automatic(rng):
    """A penalty by the tariff, which an event with such lines has."""
    time = rng.choice(("", "", f" time={rng.randint(0, 20)}"))
    return f"auto rule={rng.choice(('12.2.1', '12.2.2', '12.1', '4'))}{time}"


def tariff_lines(rng, kinds):
    for kind in kinds:
        first, repeated = (rng.choice(("matchpoints=1/2", "matchpoints=2", "top=10%", "top=25%", "percent=1", "percent=0.5%"))
                           for _ in range(2))
        yield f"regulation penalty-tariff {kind} {first} {repeated}"


def appeal_lines(rng, habits, numbers, number, changed, players):
    """Some appeal; what was decided fits what became of the ruling."""
    while players and rng.random() < habits.life / 2:
        outcomes = ("changed", "withdrawn") if changed else ("upheld", "withdrawn")
        outcome = rng.choice(("", f" outcome={rng.choice(outcomes)} decided-by=committee"))
        yield f"appeal {next(numbers)} ruling={number} by={rng.randint(1, players)}{outcome}"


def life_lines(rng, habits, numbers, line, later, players):
    """A ruling, whose number the line has, and what becomes of it; `later` makes one that replaces it. Without players
    nobody appeals."""
    number = next(numbers)
    yield line(number)
    while rng.random() < habits.life:
        successor = next(numbers)
        yield f"{later(successor)} replaces={number}"
        yield from appeal_lines(rng, habits, numbers, number, True, players)
        number = successor
    ends = rng.random() < habits.life / 2
    yield from appeal_lines(rng, habits, numbers, number, ends, players)
    if ends:
        yield f"revoke {number} by={rng.choice(('director', 'committee'))}"


def kept_penalty_lines(rng, habits, numbers, players):
    """Penalties with a number: waived, revoked, replaced by others or by a suspension, which is final."""
    player = rng.randint(1, players)

    def penalty(number):
        return f"penalty {player} matchpoints={rng.randint(1, 9)} rule=12.2.2 number={number}"

    def other(number):
        suspension = f"suspend {player} from=1 to=1 rule=12 number={number}"
        return suspension if rng.random() < 0.3 else penalty(number)

    if rng.random() < 0.3:
        number = next(numbers)
        yield penalty(number)
        innocent = [other for other in range(1, players + 1) if other != player]
        yield f"waive {number} by={','.join(map(str, rng.sample(innocent, rng.randint(1, 3))))}"
    else:
        yield from life_lines(rng, habits, numbers, penalty, other, 0)


def kept_disqualify_lines(rng, numbers, player):
    """A draft, which may be approved or revoked (rules 13.2.4)."""
    number = next(numbers)
    yield f"disqualify {player} rule=13.2.4 number={number}"
    what = rng.random()
    if what < 0.4:
        yield f"approve {number} by=organisers"
    if 0.3 < what < 0.6:
        yield f"revoke {number}"


def penalty_lines(rng, habits, numbers, players):
    for player in range(1, players + 1):
        times = 0
        if rng.random() < habits.life * habits.penalty:
            yield from kept_penalty_lines(rng, habits, numbers, players)
        while rng.random() < habits.penalty:
            times += 1
            amount = rng.choice(
                (
                    f"matchpoints={Fraction(rng.choice([n for n in range(-6, 13) if n != 0]), rng.choice((1, 2, 4)))}",
                    f"top={rng.choice((10, 25, 50, -25))}%",
                    f"percent={rng.choice((1, 3, 10, -2))}",
                )
            )
            if rng.random() < 0.4:
                yield f'penalty {player} {automatic(rng)} reason="penalty {times}"'
            else:
                yield f'penalty {player} {amount} rule=12.2.2 reason="slow play {times}"'
        if rng.random() < habits.life * habits.penalty / 3:
            yield from kept_disqualify_lines(rng, numbers, player)
        elif rng.random() < habits.penalty / 6:
            yield f"disqualify {player} rule=13.2.4 approved-by={rng.choice(('organisers', 'committee'))}"


def blocks_of(rng, habits, hall):
    """Travellers with their rows, and every other line alone: they may stand in any order."""
    numbers = iter(rng.sample(range(1, 10000), 5000))
    for board in range(1, hall.boards + 1):
        rows = list(rows_of(rng, hall, board))
        rng.shuffle(rows)
        texts, corrections = slips_of(rng, hall, rows)
        yield [f"traveller {board}", *texts]
        yield from ([line] for line in corrections)
        yield from ([line] for line in fouled_lines(rng, habits, board, rows))
        yield from ([line] for line in turned_lines(board, rows))
        for row in rows:
            if rng.random() < habits.award:

                def ruling(number, row=row):
                    return ruling_of(rng, number, row)

                lines = life_lines(rng, habits, numbers, ruling, ruling, hall.players)
                yield from ([line] for line in lines)
    yield from ([line] for line in penalty_lines(rng, habits, numbers, hall.players))
    if rng.random() < 0.5:
        yield [f"official {TIMES[-1]}"]


def session_lines(rng, seats, players, moves):
    habits = FactHabits(rng)
    hall = hall_of(rng, habits, seats, players, moves)
    blocks = list(blocks_of(rng, habits, hall))
    rng.shuffle(blocks)
    return hall.lines() + [line for block in blocks for line in block]


def event(seed):
    """An event file."""
    rng = random.Random(f"facts {seed}")
    seats = rng.choice((3, 4))
    players = rng.choice((rng.randint(seats, 12), 5 * seats, 5 * seats, rng.randint(seats, 30)))
    sessions = rng.choice((1, 1, 1, 2, 3))
    seeded = rng.random() < 0.5
    # What the first session says holds for the later ones too, so `scheduled` wants a movement in all of them.
    moves = players >= 5 * seats and rng.random() < 0.5
    lines = ["pdup-event 1", f"players {players}"]
    if seeded:
        lines.append(f"seed {rng.randbytes(32).hex()}")
    for number in range(1, sessions + 1):
        if number > 1:
            lines.append(f"session {number}")
        lines += random_regulations.lines(rng, number, sessions, moves, seeded)
        if number == 1 or rng.random() < 0.2:
            lines += tariff_lines(rng, ("12.2.1", "12.2.2", "other"))
        lines += session_lines(rng, seats, players, moves)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.buffer.write(event(int(sys.argv[1])).encode("utf-8"))
