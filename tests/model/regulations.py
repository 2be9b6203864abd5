# SPDX-License-Identifier: MIT
"""The regulations that scoring depends on, as the model reads them from `regulation` lines."""

import dataclasses
from fractions import Fraction

METHODS = ("neuberg", "ascherman", "stretch", "factor", "manual", "none")
POLICIES = ("none", "ebu", "acbl", "nbb", "custom")
BREAKERS = ("total", "tops", "direct", "opponents", "whists", "lot")

# Key, then the words it may have; these are taken as they stand.
PLAIN = {
    "normalise": METHODS,
    "plus": ("own", "fixed"),
    "minus": ("fixed", "own"),
    "own-counts": ("ordinary", "with-average", "all"),
    "fields": ("joint", "rooms"),
    "turned-boards": ("map", "refuse"),
}
# Regulations that score nothing.
OTHERS = ("minutes-per-board", "appeal-minutes", "correction-minutes")


@dataclasses.dataclass
class Regulations:
    expected: object = "most"  # or most-event, scheduled, rows, or a number
    normalise: str = "neuberg"
    small_groups: str = "none"
    custom: tuple = ()  # percents by place in groups of one, two and three
    third: bool = False
    plus: str = "own"
    minus: str = "fixed"
    own_counts: str = "ordinary"
    unit: Fraction | None = None
    rounding: str = "up"
    measure: str = "matchpoints"
    drop: int = 0
    tie_break: tuple = ()
    minimum_boards: int = 0
    fields: str = "joint"
    turned_boards: str = "map"
    sessions: str = "add"
    weights: tuple = ()
    carry_over: Fraction = Fraction(0)
    penalty_tariff: dict = dataclasses.field(default_factory=dict)  # kind -> (basis, amount), first and repeated

    def set(self, key, *words):
        """Takes in one line; the words are known to be good."""
        if key in PLAIN:
            (word,) = words
            if word not in PLAIN[key]:
                raise ValueError(f"{key} {word}")
            setattr(self, key.replace("-", "_"), word)
        elif key not in OTHERS:
            getattr(self, "set_" + key.replace("-", "_"))(*words)

    def set_expected(self, word):
        self.expected = int(word) if word.isdigit() else word

    def set_small_groups(self, policy, *words):
        if policy not in POLICIES:
            raise ValueError(f"small-groups {policy}")
        self.small_groups = policy
        if policy == "custom":
            self.custom = tuple(tuple(map(Fraction, word.split(","))) for word in words[:3])
            self.third = words[3:] == ("third",)

    def set_unit(self, unit, rounding="up"):
        self.unit = None if unit == "exact" else Fraction(unit)
        self.rounding = rounding

    def set_measure(self, measure, *words):
        self.measure = measure
        self.drop = int(words[0].split("=")[1]) if words else 0

    def set_tie_break(self, *words):
        self.tie_break = () if words == ("none",) else words
        if not set(self.tie_break) <= set(BREAKERS):
            raise ValueError(f"tie-break {words}")

    def set_minimum_boards(self, word):
        self.minimum_boards = int(word)

    def set_sessions(self, how, *words):
        self.sessions = how
        self.weights = tuple(map(Fraction, words[1].split(","))) if words else ()

    def set_penalty_tariff(self, kind, *amounts):
        """A new dictionary each time, since a session begins with that of the event."""
        if kind == "none":
            self.penalty_tariff = {}
        else:
            first, repeated = (each.split("=") for each in amounts)
            both = tuple((basis, Fraction(word.rstrip("%"))) for basis, word in (first, repeated))
            self.penalty_tariff = {**self.penalty_tariff, kind: both}

    def set_carry_over(self, word):
        self.carry_over = Fraction(word)
