# SPDX-License-Identifier: MIT
"""E, how many results a comparison is meant to have, by every definition of regulation `expected` (scoring 1)."""

from comparison import lines_of, results_of


def counts_of(results):
    """(board, seat, field) -> how many of its results E counts."""
    return {key: sum(each.counts for each in line) for key, line in lines_of(results).items()}


def most(counts):
    """(seat, field) -> the largest count of any board."""
    found = {}
    for (_, seat, field), count in counts.items():
        found[seat, field] = max(found.get((seat, field), 0), count)
    return found


def words_of_movement(text):
    kind, *settings = text.split()
    if kind != "rotation" or any(word.startswith("rooms") for word in settings):
        raise ValueError(f"the model does not know the movement {text}")
    return {key: int(value) for key, value in (word.split("=") for word in settings)}


def scheduled(session, board, after_round):
    """Tables of the rotation that have the board's set in the rounds played.

    Rules 5: in the first round table t has set t, and then every set goes to the next lower table."""
    if not session.movement:
        raise ValueError("expected scheduled without a movement")
    movement = words_of_movement(session.movement)
    tables, seats = movement["tables"], movement["seats"]
    own_set = (board - 1) // seats + 1
    # What was announced, unless the session was stopped earlier or a round is asked for.
    announced = session.rounds or movement.get("rounds", tables)
    rounds = min(given for given in (after_round, session.played, announced) if given)
    planned = [
        (each, table)
        for each in range(1, rounds + 1)
        for table in range(1, tables + 1)
        if (table + each - 2) % tables + 1 == own_set
    ]
    return len(planned)


def event_most(event, session, after_round):
    """`most-event`: over all sessions, per room under `fields rooms`; this one up to the round asked for."""
    found = {}
    for each in event.sessions:
        results = results_of(each, after_round if each is session else 0)
        for key, count in most(counts_of(results)).items():
            found[key] = max(found.get(key, 0), count)
    return found


def expected_of(event, session, results, after_round):
    """(board, seat, field) -> E, before it is compared with the group it is used for."""
    how = session.regulations.expected
    counts = counts_of(results)
    if isinstance(how, int):
        return {key: how for key in counts}
    if how == "rows":
        return counts
    if how == "scheduled":
        return {key: scheduled(session, key[0], after_round) for key in counts}
    largest = most(counts) if how == "most" else event_most(event, session, after_round)
    return {key: largest[key[1:]] for key in counts}
