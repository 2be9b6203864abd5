# SPDX-License-Identifier: MIT
"""A slow model of settlement (rules 6 and 7) in fractions, written from the rules and sharing nothing with the library.

A tariff is a dictionary from field to number or word. A deal is a Deal; settle() gives the whists of everybody who
shares: the three of the deal in its order, then the talon holder if there are four."""

from dataclasses import dataclass
from fractions import Fraction

LEVELS = (6, 7, 8, 9, 10)
HALVES = {6: 2, 7: 1}


@dataclass
class Deal:
    """`kind` is game, misere or all-pass. `hands` are declarer and defenders, on all-pass the active players.

    `calls` of the defenders: whist, pass, half. Tricks that are not written are None."""

    kind: str
    tricks: tuple
    level: int = 0
    calls: tuple = ("pass", "pass")
    price: int = 0  # of the board; 0: that of the tariff


def preset(variety):
    """The fields of a variety, by the formulas of its column."""
    sochi, leningrad, rostov = (variety == name for name in ("sochi", "leningrad", "rostov"))
    tariff = {"pool-point": 20 if leningrad else 10, "mountain-point": 10}
    for level in LEVELS:
        value = 2 * (level - 5)
        tariff[f"pool-{level}"] = value
        tariff[f"undertrick-{level}"] = value * (2 if leningrad else 1)
        tariff[f"trick-{level}"] = value * (2 if leningrad else 1)
        tariff[f"missing-{level}"] = value // 2 if rostov else value
        tariff[f"consolation-{level}"] = 10 if rostov else value * (2 if leningrad else 1)
        tariff[f"obligation-{level}"] = {6: 4, 7: 2}.get(level, 1)
    tariff |= {f"half-{level}": tricks for level, tricks in HALVES.items()}
    tariff |= {
        "responsibility": "joint",
        "lone-whister": "gentleman" if leningrad else "greedy",
        "talon-consolation": "yes",
        "misere-pool": 10,
        "misere-mountain": 20 if leningrad else 10,
        "all-pass": "fewest" if rostov else "mountain",
        "all-pass-price": 2 if leningrad else 1,
        "all-pass-whists": 5,
        "no-trick-pool": 1,
        "all-pass-tie": "half",
    }
    assert sochi or leningrad or rostov
    return tariff


class Sheet:
    """Who has what: points in the pool, on the mountain, and whists written, a dictionary from (writer, on)."""

    def __init__(self, seats):
        self.pool = [Fraction(0)] * seats
        self.mountain = [Fraction(0)] * seats
        self.whists = {}

    def write(self, writer, on, whists):
        self.whists[writer, on] = self.whists.get((writer, on), 0) + Fraction(whists)

    def nets(self, pool_point, mountain_point):
        """net = A (p - mean p) - B (m - mean m) + sum of (w_ij - w_ji)."""
        seats = len(self.pool)
        nets = []
        for i in range(seats):
            net = pool_point * (self.pool[i] - Fraction(sum(self.pool)) / seats)
            net -= mountain_point * (self.mountain[i] - Fraction(sum(self.mountain)) / seats)
            for (writer, on), whists in self.whists.items():
                net += whists * ((writer == i) - (on == i))
            nets.append(net)
        return nets


def charges(tariff, level, tricks, calls):
    """How many missing obligatory tricks each defender is charged for."""
    owed = tariff[f"obligation-{level}"]
    missing = max(0, owed - sum(tricks))
    if calls.count("whist") == 1:
        return [missing if call == "whist" else 0 for call in calls]
    halves = [owed // 2, owed - owed // 2]
    short = [max(0, half - took) for half, took in zip(halves, tricks)]
    if tariff["responsibility"] == "joint":
        short = [min(one, missing) for one in short]
    return short


def put_played(sheet, tariff, deal):
    level, declarer = deal.level, deal.tricks[0]
    tricks = [took or 0 for took in deal.tricks[1:]]
    under = max(0, level - declarer)
    if under:
        sheet.mountain[0] += under * tariff[f"undertrick-{level}"]
        consoled = [1, 2] + ([3] if len(sheet.pool) == 4 and tariff["talon-consolation"] == "yes" else [])
        for who in consoled:
            sheet.write(who, 0, under * tariff[f"consolation-{level}"])
    else:
        sheet.pool[0] += tariff[f"pool-{level}"]
    counted = [Fraction(took) for took in tricks]
    if deal.calls.count("whist") == 1:
        alone = deal.calls.index("whist")
        counted = [Fraction(0), Fraction(0)]
        counted[alone] = Fraction(sum(tricks))
        if under and tariff["lone-whister"] == "gentleman":
            counted = [Fraction(sum(tricks), 2)] * 2
    for i in (0, 1):
        sheet.write(1 + i, 0, counted[i] * tariff[f"trick-{level}"])
    for i, charged in enumerate(charges(tariff, level, tricks, deal.calls)):
        sheet.mountain[1 + i] += charged * tariff[f"missing-{level}"]


def put_game(sheet, tariff, deal):
    if "whist" in deal.calls:
        put_played(sheet, tariff, deal)
        return
    sheet.pool[0] += tariff[f"pool-{deal.level}"]
    for i, call in enumerate(deal.calls):
        if call == "half":
            sheet.write(1 + i, 0, tariff[f"half-{deal.level}"] * tariff[f"trick-{deal.level}"])


def put_misere(sheet, tariff, deal):
    if deal.tricks[0]:
        sheet.mountain[0] += deal.tricks[0] * tariff["misere-mountain"]
    else:
        sheet.pool[0] += tariff["misere-pool"]


def put_all_pass(sheet, tariff, deal):
    if tariff["all-pass"] == "mountain":
        price = deal.price or tariff["all-pass-price"]
        for i, took in enumerate(deal.tricks):
            sheet.mountain[i] += took * price
            if took == 0:
                sheet.pool[i] += tariff["no-trick-pool"] * price
        if len(sheet.pool) == 4:
            sheet.mountain[3] += (10 - sum(deal.tricks)) * price
        return
    least = [i for i in range(3) if deal.tricks[i] == min(deal.tricks)]
    share = Fraction(1) if len(least) == 1 or tariff["all-pass-tie"] == "all" else Fraction(1, 2)
    for i in range(3):
        if deal.tricks[i] == 0:
            sheet.pool[i] += tariff["no-trick-pool"]
        for on in range(3):
            if i in least and on != i:
                sheet.write(i, on, share * tariff["all-pass-whists"] * deal.tricks[on])


def settle(tariff, seats, deal):
    """The whists of everybody who shares, exactly."""
    sheet = Sheet(seats)
    {"game": put_game, "misere": put_misere, "all-pass": put_all_pass}[deal.kind](sheet, tariff, deal)
    return sheet.nets(tariff["pool-point"], tariff["mountain-point"])
