# SPDX-License-Identifier: MIT
"""Random `regulation` lines, every one allowed by formats.md for the event it stands in."""

from regulations import BREAKERS, METHODS

MEASURES = ("matchpoints",) * 6 + ("whists", "datum", "datum drop=1", "datum drop=2", "cross")


def small_groups(rng):
    policy = rng.choice(("none", "ebu", "acbl", "nbb", "custom"))
    if policy != "custom":
        return policy
    percents = [sorted((rng.randint(0, 100) for _ in range(size)), reverse=True) for size in (1, 2, 3)]
    words = " ".join(",".join(map(str, each)) for each in percents)
    return f"custom {words}{rng.choice(('', ' third'))}"


def unit(rng):
    text = rng.choice(("exact", "1/10", "1/10", "1/100", "1/10000"))
    return text if text == "exact" else text + rng.choice(("", " up", " away", " toward"))


def tie_break(rng, seeded):
    """Without a seed there is nothing to draw from."""
    names = [name for name in BREAKERS if seeded or name != "lot"]
    chosen = rng.sample(names, rng.randint(0, 4))
    return " ".join(chosen) or "none"


def expected(rng, scheduled):
    choices = ["most", "most-event", "rows", str(rng.randint(1, 12))] + ["scheduled"] * 3 * scheduled
    return rng.choice(choices)


def scoring(rng, scheduled, seeded):
    """What a later session may have otherwise than the first."""
    yield "expected", expected(rng, scheduled)
    yield "normalise", rng.choice(METHODS)
    yield "small-groups", small_groups(rng)
    yield "plus", rng.choice(("own", "fixed"))
    yield "minus", rng.choice(("fixed", "own"))
    yield "own-counts", rng.choice(("ordinary", "with-average", "all"))
    yield "unit", unit(rng)
    yield "turned-boards", rng.choice(("map", "refuse"))
    yield "tie-break", tie_break(rng, seeded)
    yield "minimum-boards", str(rng.choice((0, 0, 1, 2, 5)))
    # These score nothing.
    yield "minutes-per-board", str(rng.randint(1, 20))
    yield "appeal-minutes", str(rng.randint(0, 60))
    yield "correction-minutes", str(rng.randint(0, 60))


def whole_event(rng, sessions):
    """What holds for all sessions. Whists know no percent, so nothing is averaged or carried over under them."""
    measure = rng.choice(MEASURES)
    yield "measure", measure
    yield "fields", rng.choice(("joint", "rooms"))
    if measure == "matchpoints":
        weights = ",".join(str(rng.randint(1, 5)) for _ in range(sessions))
        yield "sessions", rng.choice(("add", "mean", f"mean weights {weights}"))
        yield "carry-over", rng.choice(("0", "0", "1/2", "1/3", "1"))


def lines(rng, number, sessions, scheduled, seeded):
    """Lines of session `number`; most are left out now and then, since every one has a default. `scheduled`: do all
    sessions that may inherit it have a movement?"""
    chosen = list(scoring(rng, scheduled, seeded))
    if number == 1:
        chosen += whole_event(rng, sessions)
    often = rng.choice((0.2, 0.6, 1) if number == 1 else (0, 0.2))
    return [f"regulation {key} {value}" for key, value in chosen if rng.random() < often]
