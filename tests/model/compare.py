# SPDX-License-Identifier: MIT
"""Compares the library, through its Python binding, with the model: every figure of every player and every result, on
the sample evening and on random ones.

    python3 compare.py [--count N] [--full-facts PDUP]

With --full-facts it compares what the command PDUP prints on files with every fact there is, see full_compare.py. The
random evenings have the seeds PDUP_SEED (default 1), PDUP_SEED + 1 and so on. Before anything else it changes one
figure after another and makes sure that each change would be seen. Exit status 1 at the first difference."""

import argparse
import copy
import os
import sys

import evening
import full_compare
import model
import pdup
import random_evening
import reader
import sheets

SEAT_NUMBERS = dict(zip(reader.SEATS, (pdup.SEAT_N, pdup.SEAT_E, pdup.SEAT_S, pdup.SEAT_W)))
AWARD_NUMBERS = {
    None: pdup.AWARD_NONE,
    "minus": pdup.AWARD_MINUS,
    "average": pdup.AWARD_AVERAGE,
    "plus": pdup.AWARD_PLUS,
}


def library_entry(standings, entry):
    index = entry.index
    return {
        "player": entry.player,
        "place": entry.place,
        "boards": entry.boards,
        "total": standings.figure_at(index, pdup.FIGURE_TOTAL),
        "maximum": standings.figure_at(index, pdup.FIGURE_MAXIMUM),
        "percent": standings.figure_at(index, pdup.FIGURE_PERCENT),
        "printed": standings.figure_text_at(index, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP),
    }


def library_result(standings, result):
    index = result.index
    return {
        "board": result.board,
        "seat": result.seat,
        "round": result.round,
        "table": result.table,
        "player": result.player,
        "whists": None if result.whists == pdup.WHISTS_UNKNOWN else result.whists,
        "award": result.award,
        "ruling": result.ruling,
        "compared": result.compared,
        "expected": result.expected,
        "matchpoints": standings.result_figure_at(index, pdup.FIGURE_TOTAL),
        "top": standings.result_figure_at(index, pdup.FIGURE_MAXIMUM),
        "percent": standings.result_figure_at(index, pdup.FIGURE_PERCENT),
    }


def of_library(standings):
    """Every figure of standings as plain values: two lists, entries and results."""
    return {
        "entry": [library_entry(standings, entry) for entry in standings],
        "result": [library_result(standings, result) for result in standings.results()],
    }


def model_entry(entry):
    names = ("player", "place", "boards", "total", "maximum", "percent")
    figures = {name: getattr(entry, name) for name in names}
    figures["printed"] = "" if entry.percent is None else sheets.two_decimals(entry.percent)
    return figures


def model_result(result):
    return {
        "board": result.board,
        "seat": SEAT_NUMBERS[result.seat],
        "round": result.round,
        "table": result.table,
        "player": result.player,
        "whists": None if result.whists is None else pdup.WHIST * result.whists,
        "award": AWARD_NUMBERS[result.award],
        "ruling": result.ruling,
        "compared": result.compared,
        "expected": result.expected,
        "matchpoints": result.matchpoints,
        "top": result.top,
        "percent": 100 * result.matchpoints / result.top if result.top else None,
    }


def of_model(entries, results):
    return {
        "entry": [model_entry(entry) for entry in entries],
        "result": [model_result(result) for result in results],
    }


def differences(library, expected):
    """What differs between two sets of figures, one line each."""
    for kind, wanted in expected.items():
        got = library[kind]
        if len(got) != len(wanted):
            yield f"{kind}: {len(got)}, not {len(wanted)}"
        for index, (mine, theirs) in enumerate(zip(wanted, got)):
            for name, figure in mine.items():
                if theirs[name] != figure:
                    yield f"{kind} {index}, {name}: {theirs[name]}, not {figure}; {theirs}"


def read_event(text):
    """The event by the library; a fault in it is a difference, since the file has none."""
    event = pdup.EventFile.read(text.encode("utf-8"))
    faults = event.faults()
    wrong = [
        f"{fault.line}: {faults.text_at(i)}" for i, fault in enumerate(faults) if fault.code < 0
    ]
    return event, wrong


def rounds_to_try(session):
    """All rounds, one without rows, and three of the others."""
    rounds = sorted({row.round for row in session.rows})
    return [0, *rounds[:: max(1, len(rounds) // 3)], (rounds or [0])[-1] + 1]


def compare_session(event, read, number):
    """Differences of one session, after all rounds and after some."""
    session = event.session(number)
    for after in rounds_to_try(read.sessions[number - 1]):
        library = of_library(session.standings(after))
        expected = of_model(*model.after_round(read, number, after))
        for line in differences(library, expected):
            yield f"session {number}, after round {after or 'all'}: {line}"


def compare_shuffled(text, event, read, seed):
    """Standings do not depend on the order of the lines."""
    other, wrong = read_event(random_evening.shuffled(text, seed))
    yield from (f"shuffled: {line}" for line in wrong)
    for number in range(1, len(read.sessions) + 1):
        if wrong or other.session_count() != event.session_count():
            yield f"shuffled: {other.session_count()} sessions"
            return
        first = of_library(event.session(number).standings(0))
        second = of_library(other.session(number).standings(0))
        yield from (f"shuffled, session {number}: {line}" for line in differences(second, first))


def compare_event(text, seed):
    """Differences between library and model over one event file."""
    read = reader.read(text)
    event, wrong = read_event(text)
    yield from wrong
    if event.session_count() != len(read.sessions):
        yield f"{event.session_count()} sessions, not {len(read.sessions)}"
        return
    for player in range(1, read.players + 1):
        if event.name(player) != read.names.get(player, ""):
            yield f"player {player} is {event.name(player)}, not {read.names.get(player, '')}"
    for number in range(1, len(read.sessions) + 1):
        yield from compare_session(event, read, number)
    yield from compare_shuffled(text, event, read, seed)


def changed(figure):
    """Another figure, as near as can be."""
    return figure + "0" if isinstance(figure, str) else 1 if figure is None else figure + 1


def unseen_changes(text):
    """Changes of single figures of the library that the comparison would not see: there must be none."""
    event, _ = read_event(text)
    library = of_library(event.session(1).standings(0))
    expected = of_model(*model.final(reader.read(text), 1))
    if list(differences(library, expected)):
        return  # already seen, and to be told by the comparison itself
    for kind, lines in library.items():
        for index in (0, len(lines) // 2, len(lines) - 1):
            for name in lines[index]:
                other = copy.deepcopy(library)
                other[kind][index][name] = changed(other[kind][index][name])
                if len(list(differences(other, expected))) != 1:
                    yield f"a change of {name} in {kind} {index} goes unseen"
        other = copy.deepcopy(library)
        other[kind].pop()
        if not list(differences(other, expected)):
            yield f"a missing {kind} goes unseen"


def report(what, text, lines):
    """Prints the first differences with what is needed to see them again."""
    print(f"{what}: library and model differ", *lines[:20], sep="\n  ")
    print(f"  {len(lines)} differences; the file:", text, sep="\n")


def run(count, base):
    sample = evening.EVENING.read_text(encoding="utf-8")
    unseen = list(unseen_changes(sample))
    if unseen:
        print(*unseen, sep="\n")
        return 1
    texts = [("the sample evening", sample, base)]
    texts += [(f"PDUP_SEED={seed}", None, seed) for seed in range(base, base + count)]
    print(f"the sample evening and seeds {base} to {base + count - 1}", flush=True)
    for what, text, seed in texts:
        text = text or random_evening.evening(seed)
        lines = list(compare_event(text, seed))
        if lines:
            report(what, text, lines)
            return 1
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=200, help="random evenings (200)")
    parser.add_argument("--full-facts", metavar="PDUP", help="compare what this command prints")
    options = parser.parse_args()
    base = int(os.environ.get("PDUP_SEED") or 1)
    if options.full_facts:
        return full_compare.run(options.full_facts, options.count, base)
    return run(options.count, base)


if __name__ == "__main__":
    sys.exit(main())
