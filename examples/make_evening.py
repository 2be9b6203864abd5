# SPDX-License-Identifier: MIT
"""Makes the sample evening: an event file such as a director would have typed from the travellers.

Twenty invented players, five tables of four, the rotation of rules 5, five rounds, twenty boards. The seed is fixed,
so the file is the same each time. Prints the file, or writes it to the path that is given.

    python3 make_evening.py > evening.pdup
"""

import random
import sys
from fractions import Fraction

SEED = 844
TABLES = 5
ROUNDS = 5
SEATS = "NESW"
STRAINS = ("S", "C", "D", "H", "NT")
BOARDS_WITH_DEAL = (1, 6)

NAMES = (
    "Анна Крылова",
    "Boris Lindqvist",
    "Тихон Заречный",
    "Марта Олейник",
    "Верещагина",
    "Emil Santos",
    'Ольга "Лиса" Белова',
    "Пётр Ушаков",
    "Rosalie",
    "Сёмин, Глеб",
    "Игорь Чайка",
    "Jana Mořská",
    "Ли Вэньда",
    "Лев Щукин",
    "Åke Ström",
    "Нина Полозова",
    "Harald O'Brien",
    "Югов",
    "Дарья Ёлкина",
    "Mina Quelle-Sand",
)


class Dice:
    """Chance from random.random() alone, the one method whose sequence Python promises never to change."""

    def __init__(self, seed):
        self.random = random.Random(seed).random

    def pick(self, weights):
        """A key of `weights`, as likely as its weight."""
        point = self.random() * sum(weights.values())
        for key, weight in weights.items():
            point -= weight
            if point < 0:
                return key
        return key

    def one(self, items):
        return items[int(self.random() * len(items))]

    def shuffled(self, items):
        return [item for _, item in sorted((self.random(), item) for item in items)]


def settle(pool, mountain, writes):
    """Whists of four players from pool, mountain and the whists `writes` gives each to write on the declarer (rules 7).

    A point in the pool is worth 10 whists, one on the mountain -10, both against the mean of the table. The declarer
    is player 0."""
    nets = []
    for player in range(4):
        net = 10 * (pool[player] - Fraction(sum(pool), 4))
        net -= 10 * (mountain[player] - Fraction(sum(mountain), 4))
        nets.append(net + writes[player])
    nets[0] -= sum(writes)
    return nets


def shortfalls(level, tricks, whisted):
    """Tricks that each of two defenders is charged for, out of those a whister must take: 4, 2 or 1."""
    duty = {6: 4, 7: 2}.get(level, 1)
    missing = max(0, duty - sum(tricks))
    if whisted != (True, True):
        return [missing * has for has in whisted]
    shares = (duty // 2, duty // 2) if level <= 7 else (0, 1)
    return [min(missing, max(0, share - took)) for share, took in zip(shares, tricks)]


def sochi_game(level, declarer_tricks, tricks, whisted):
    """Whists of declarer, both defenders and talon holder for a game; nobody whisted: it counts as made."""
    value = 2 * (level - 5)
    if not any(whisted):
        return settle((value, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 0))
    under = max(0, level - declarer_tricks)
    charged = [value * short for short in shortfalls(level, tricks, whisted)]
    # One whister writes the tricks of both; for undertricks everyone but the declarer writes a consolation.
    wrote = tricks if all(whisted) else [sum(tricks) * has for has in whisted]
    writes = [0] + [value * (took + under) for took in wrote] + [value * under]
    pool = (0 if under else value, 0, 0, 0)
    return settle(pool, (value * under, *charged, 0), writes)


def sochi_misere(tricks):
    """Whists of declarer, both defenders and talon holder for a misere."""
    return settle((0 if tricks else 10, 0, 0, 0), (10 * tricks, 0, 0, 0), (0, 0, 0, 0))


def sochi_all_pass(tricks):
    """Whists of the three active players from the first hand on and of the talon holder, at price 1.

    The talon holder writes his own tricks too but earns nothing for taking none."""
    pool = [int(took == 0) for took in tricks] + [0]
    return settle(pool, (*tricks, 10 - sum(tricks)), (0, 0, 0, 0))


def talon_seat(board):
    """Boards 4k-3 to 4k have the talon in W, N, E, S."""
    return "WNES"[(board - 1) % 4]


def active_seats(board):
    """The three who play the board, clockwise from the first hand."""
    talon = SEATS.index(talon_seat(board))
    return [SEATS[(talon + step) % 4] for step in (1, 2, 3)]


def players_at(round_number, table):
    """The rotation: N stays, E goes one table up, S two up, W two down (rules 5)."""
    moved = round_number - 1
    homes = (table - 1, table - 1 - moved, table - 1 - 2 * moved, table - 1 + 2 * moved)
    return [line * TABLES + home % TABLES + 1 for line, home in enumerate(homes)]


def table_of(board, round_number):
    """The table that plays the board in a round: sets go one table down."""
    return ((board - 1) // 4 - (round_number - 1)) % TABLES + 1


def profile_of(dice, board):
    """What the cards of a board are good for: who can declare what, and how many tricks it takes."""
    kinds = {"game": 80, "misere": 8, "all-pass": 12}
    level = dice.pick({6: 34, 7: 30, 8: 20, 9: 10, 10: 6})
    return {
        "kind": "game" if board in BOARDS_WITH_DEAL else dice.pick(kinds),
        "declarer": dice.one(active_seats(board)),
        "level": level,
        "strain": dice.one(STRAINS),
        "tricks": min(10, level + dice.pick({-1: 20, 0: 55, 1: 25})),
    }


def bid(dice, profile, board):
    """Kind, declarer, level and strain at one table: mostly what the cards are good for."""
    kind, declarer = profile["kind"], profile["declarer"]
    level, strain = profile["level"], profile["strain"]
    whim = dice.pick({"same": 66, "up": 9, "down": 9, "strain": 8, "other": 8})
    if kind == "all-pass":
        bold = dice.random() < 0.3
        return ("game" if bold else kind), declarer, 6, strain
    if kind == "misere":
        return ("game" if whim == "other" else kind), declarer, 6, strain
    if whim == "other":
        others = [seat for seat in active_seats(board) if seat != declarer]
        return ("all-pass" if level == 6 else kind), dice.one(others), 6, dice.one(STRAINS)
    if whim == "strain":
        strain = dice.one(STRAINS)
    level += {"up": 1, "down": -1}.get(whim, 0)
    return kind, declarer, min(10, max(6, level)), strain


def split(dice, tricks, hands):
    """Tricks fallen to so many hands, one trick after another."""
    got = [0] * hands
    for _ in range(tricks):
        got[int(dice.random() * hands)] += 1
    return got


def play_game(dice, profile, declarer, level, strain, defenders):
    """Contract, cells and whists by role of a game at one table."""
    mine = profile["tricks"] if declarer == profile["declarer"] else 5
    tricks = min(10, max(3, mine + dice.pick({-1: 15, 0: 70, 1: 15})))
    odds = {6: (20, 45, 35), 7: (22, 45, 33), 8: (40, 50, 10), 9: (60, 38, 2)}
    whisters = dice.pick(dict(enumerate(odds.get(level, (50, 50, 0)))))
    first = dice.random() < 0.5
    whisted = {0: (False, False), 1: (first, not first), 2: (True, True)}[whisters]
    contract = f"{level}{strain}"
    if not whisters:
        return contract, [declarer, *defenders], sochi_game(level, 0, (0, 0), whisted)
    took = split(dice, 10 - tricks, 2)
    cells = [f"{declarer}{tricks}"]
    for seat, got, has in zip(defenders, took, whisted):
        cells.append(f"{seat}{got}" if has else f"{seat}{got}p" if got else seat)
    return contract, cells, sochi_game(level, tricks, took, whisted)


def play(dice, profile, board):
    """One table plays the board: contract, three cells, whists by seat."""
    active = active_seats(board)
    kind, declarer, level, strain = bid(dice, profile, board)
    if kind == "all-pass":
        took = split(dice, 10 - dice.pick({0: 50, 1: 35, 2: 15}), 3)
        roles, nets = active, sochi_all_pass(took)
        contract, cells = "-", [f"{seat}{got}" for seat, got in zip(active, took)]
    else:
        start = active.index(declarer)
        roles = active[start:] + active[:start]
        if kind == "misere":
            took = dice.pick({0: 60, 1: 20, 2: 12, 3: 8})
            contract, cells, nets = "M", [f"{declarer}{took}", *roles[1:]], sochi_misere(took)
        else:
            contract, cells, nets = play_game(dice, profile, declarer, level, strain, roles[1:])
    whists = dict(zip(roles + [talon_seat(board)], nets))
    return contract, cells, [whists[seat] for seat in SEATS]


def suit_tricks(ranks, trump):
    """A rough count of the tricks a suit is good for."""
    if trump:
        return max(0, len(ranks) - sum(rank not in ranks for rank in "AKQ"))
    return 0 if "A" not in ranks else 1 if "K" not in ranks else 3 if "Q" in ranks else 2


def hand_tricks(hand, strain):
    return sum(
        suit_tricks([card[0] for card in hand if card[1] == suit], suit == strain)
        for suit in "SCDH"
    )


def hand_text(hand):
    """Spades, clubs, diamonds, hearts, high to low, `-` for a void."""
    suits = []
    for suit in "SCDH":
        ranks = [card[0] for card in hand if card[1] == suit]
        suits.append("".join(sorted(ranks, key="AKQJT987".index)) or "-")
    return ".".join(suits)


def deal_of(dice, profile, board):
    """A deal in which the declarer's cards, the talon added, promise the tricks of the profile."""
    pack = [rank + suit for suit in "SCDH" for rank in "789TJQKA"]
    active, talon = active_seats(board), talon_seat(board)
    others = [seat for seat in active if seat != profile["declarer"]]
    while True:
        cards = dice.shuffled(pack)
        hands = {seat: cards[10 * i : 10 * i + 10] for i, seat in enumerate(active)}
        mine = hand_tricks(hands[profile["declarer"]] + cards[30:], profile["strain"])
        theirs = max(hand_tricks(hands[seat], strain) for seat in others for strain in STRAINS)
        if mine == profile["tricks"] and theirs < 5:
            break
    pockets = {seat: hand_text(hand) for seat, hand in hands.items()}
    pockets[talon] = "+".join(cards[30:])
    return " ".join(f"{seat}:{pockets[seat]}" for seat in SEATS)


def row_text(round_number, table, contract, cells, whists):
    """One line of a traveller, in columns."""
    players = " ".join(f"{player:2}" for player in players_at(round_number, table))
    line = f"  {round_number}     {table}     {contract:8} {cells[0]:8} {cells[1]:5} {cells[2]:6}  {players}"
    line += "   " + " ".join(f"{str(net):>6}" for net in whists) if whists else ""
    note = {"-": "all-pass", "M": "misere", "np": "no result: ruling 1"}.get(contract)
    return f"{line:80}  # {note}" if note else line


def name_text(player):
    name = NAMES[player - 1]
    quoted = '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return f"name {player:2} {quoted if ' ' in name else name}"


def head_lines():
    yield "pdup-event 1"
    yield "# Typed from the travellers after the session. Whists are as N wrote them at the table."
    yield 'title "Thursday evening, duplicate preferans"'
    yield "variety sochi"
    yield "regulation expected most       # a board is scored out of as many as the fullest one"
    yield "regulation normalise neuberg"
    yield ""
    yield f"players {4 * TABLES}"
    for line, seat in enumerate(SEATS):
        yield f"# line {seat}"
        yield from (name_text(line * TABLES + home) for home in range(1, TABLES + 1))
    yield ""
    yield f"movement rotation tables={TABLES} seats=4"
    yield f"rounds {ROUNDS}"


def evening(seed=SEED):
    """The event file."""
    dice = Dice(seed)
    boards = range(1, 4 * TABLES + 1)
    profiles = {board: profile_of(dice, board) for board in boards}
    spoilt = (dice.one(boards), 2 + int(dice.random() * (ROUNDS - 2)))
    lines = list(head_lines())
    lines += ["", "# Deals: only these two were copied from the travellers."]
    lines += [
        f'board {board} deal="{deal_of(dice, profiles[board], board)}"'
        for board in BOARDS_WITH_DEAL
    ]
    heading = "# round table contract declarer first second   N  E  S  W   whists N     E      S      W"
    for board in boards:
        lines += ["", f"traveller {board}", heading]
        for round_number in range(1, ROUNDS + 1):
            table = table_of(board, round_number)
            result = play(dice, profiles[board], board)
            if (board, round_number) == spoilt:
                result = "np", (".", ".", "."), None
            lines.append(row_text(round_number, table, *result))
    board, round_number = spoilt
    lines += [
        "",
        f"ruling 1 rule=11.2.B1 board={board} round={round_number} table={table_of(*spoilt)}"
        " N=plus E=minus S=average W=average"
        ' reason="E named a card of the talon during the calls, S and W answered him; no result could be had"',
    ]
    return "\n".join(lines) + "\n"


def main(arguments):
    if len(arguments) > 1:
        sys.exit("usage: make_evening.py [FILE]")
    if arguments:
        with open(arguments[0], "w", encoding="utf-8", newline="\n") as file:
            file.write(evening())
    else:
        sys.stdout.buffer.write(evening().encode("utf-8"))


if __name__ == "__main__":
    main(sys.argv[1:])
