# SPDX-License-Identifier: MIT
"""What must hold of every event (scoring 2 and 3), on random files of every fact.

    python3 invariants.py [--count N]

The files have the seeds PDUP_SEED (default 1), PDUP_SEED + 1 and so on; a failure names its seed."""

import argparse
import copy
import dataclasses
import os
import sys
import unittest
from fractions import Fraction

import model
import random_evening
import random_facts
import reader
import sheets
from comparison import groups_of, lines_of

SYMMETRIC = ("neuberg", "ascherman", "stretch", "manual", "none")


def sheets_of(event):
    """Everything that can be printed of an event."""
    found = [sheets.standings(event, model.whole(event))]
    for number in range(1, len(event.sessions) + 1):
        entries, results = model.final(event, number)
        found.append(sheets.standings(event, entries))
        found += [sheets.board(results, board) for board in sorted({r.board for r in results})]
    return found


def reset(event, **settings):
    """The same event under other regulations."""
    other = copy.deepcopy(event)
    for session in other.sessions:
        session.regulations = dataclasses.replace(session.regulations, **settings)
    return other


def figures(event, number):
    """The scores of a session, in the order of results."""
    return [(r.matchpoints, r.top) for r in model.final(event, number)[1]]


def change_whists(event, change):
    """Every whists, entered or assigned, as `change` makes them."""
    other = copy.deepcopy(event)
    for session in other.sessions:
        for row in session.rows:
            known = row.whists.items()
            row.whists = {seat: None if w is None else change(w) for seat, w in known}
        for ruling in session.rulings:
            for verdict in ruling.verdicts.values():
                verdict.outcomes = tuple((change(w), weight) for w, weight in verdict.outcomes)
    return other


def split_outcomes(event):
    """Every assigned outcome twice with half the weight."""
    other = copy.deepcopy(event)
    for session in other.sessions:
        for ruling in session.rulings:
            for verdict in ruling.verdicts.values():
                verdict.outcomes = tuple((w, weight / 2) for w, weight in verdict.outcomes * 2)
    return other


class Invariants(unittest.TestCase):
    count = 60
    base = 1
    at = ""

    def _formatMessage(self, msg, standardMsg):
        """A failure inside a loop over files says which of them."""
        return super()._formatMessage(msg, f"{self.at}: {standardMsg}")

    @classmethod
    def setUpClass(cls):
        seeds = range(cls.base, cls.base + cls.count)
        cls.files = [(seed, random_facts.event(seed)) for seed in seeds]

    def events(self, **settings):
        """(event, number of a session) of all files; settings replace the regulations."""
        for seed, text in self.files:
            event = reset(reader.read(text), **settings)
            for number in range(1, len(event.sessions) + 1):
                self.at = f"PDUP_SEED={seed}, session {number}"
                yield event, number

    def test_scores_stay_in_range(self):
        seen = 0
        for event, number in self.events(measure="matchpoints"):
            for result in model.final(event, number)[1]:
                seen += result.scored
                self.assertEqual(result.scored, result.top is not None)
                waits = result.pending or (result.verdict is not None and result.verdict.name == "defer")
                self.assertEqual(result.scored, result.counts and not waits)
                if result.scored:
                    self.assertTrue(0 <= result.matchpoints <= result.top, result)
                    self.assertGreaterEqual(result.expected, result.compared)
        self.assertGreater(seen, 20 * self.count)

    def test_groups_sum_to_their_centre(self):
        plain = {"measure": "matchpoints", "small_groups": "none", "unit": None}
        for method in SYMMETRIC:
            for event, number in self.events(normalise=method, **plain):
                for line in lines_of(model.final(event, number)[1]).values():
                    for group in groups_of(line):
                        size, expected = len(group), group[0].expected
                        wanted = size * ((size if method == "none" else expected) - 1)
                        self.assertEqual(sum(each.matchpoints for each in group), wanted)

    def test_symmetry(self):
        """Whists with the other sign give what is missing to the top."""
        plain = {"measure": "matchpoints", "small_groups": "none", "unit": None}
        for method in SYMMETRIC:
            for event, number in self.events(normalise=method, **plain):
                other = change_whists(event, lambda whists: -whists)
                mirrored = model.final(other, number)[1]
                for result, mirror in zip(model.final(event, number)[1], mirrored):
                    if result.real:
                        self.assertEqual(result.matchpoints + mirror.matchpoints, result.top)

    def test_small_tables_have_the_closed_form(self):
        seen = 0
        for event, number in self.events(measure="matchpoints", small_groups="nbb", unit=None):
            for line in lines_of(model.final(event, number)[1]).values():
                for group in groups_of(line):
                    size, top = len(group), 2 * (group[0].expected - 1)
                    if 1 < size < 4 and size < group[0].expected:
                        seen += 1
                        self.assertEqual(sum(e.matchpoints for e in group), Fraction(size * top * 60, 100))
                        self.assertEqual({each.top for each in group}, {top})
        self.assertGreater(seen, self.count)

    def test_only_the_order_of_whists_matters(self):
        for event, number in self.events(measure="matchpoints"):
            other = change_whists(event, lambda whists: 3 * whists + 7)
            self.assertEqual(figures(event, number), figures(other, number))

    def test_datums_sum_to_zero(self):
        for measure in ("datum", "cross"):
            for event, number in self.events(measure=measure, drop=0, unit=None):
                for line in lines_of(model.final(event, number)[1]).values():
                    for group in groups_of(line):
                        self.assertEqual(sum(each.matchpoints for each in group), 0)

    def test_weights_may_be_split(self):
        for event, number in self.events():
            self.assertEqual(figures(event, number), figures(split_outcomes(event), number))

    def test_awards_keep_their_promise(self):
        seen = set()
        for minus in ("fixed", "own"):
            for event, number in self.events(measure="matchpoints", unit=None, minus=minus):
                for result in model.final(event, number)[1]:
                    if result.award in ("plus", "minus"):
                        promised = {"plus": 60, "minus": 40}[result.award]
                        over = 100 * result.matchpoints - promised * result.top
                        self.assertTrue(over >= 0 if result.award == "plus" else over <= 0, result)
                        seen.add((result.award, over == 0))
        self.assertEqual(len(seen), 4)

    def test_order_of_entry(self):
        for seed, text in self.files:
            other = random_evening.shuffled(text, seed)
            same = sheets_of(reader.read(text)) == sheets_of(reader.read(other))
            self.assertTrue(same, f"PDUP_SEED={seed}")

    def test_no_score_no_effect(self):
        """Seats without a score may be left out, as far as nobody asks who met whom."""
        for event, number in self.events(tie_break=(), measure="matchpoints"):
            other = copy.deepcopy(event)
            for session in other.sessions:
                verdicts = session.verdicts()
                for row in session.rows:
                    if not row.played and not any(row.place + (c,) in verdicts for c in row.players):
                        row.players = {}
            entries, others = (model.final(each, number)[0] for each in (event, other))
            self.assertEqual(entries, others)

    def test_penalties_touch_nobody_else(self):
        for event, number in self.events(tie_break=()):
            other = copy.deepcopy(event)
            other.sessions[number - 1].penalties.clear()
            penalised = {each.player for each in event.sessions[number - 1].penalties}
            before, after = (
                {e.player: e for e in model.final(each, number)[0]} for each in (other, event)
            )
            for player, entry in before.items():
                same = dataclasses.replace(after[player], place=entry.place) == entry
                self.assertTrue(same or player in penalised)
                self.assertEqual(entry.maximum, after[player].maximum)

    def test_places(self):
        for event, number in self.events():
            entries = [entry for entry in model.final(event, number)[0] if entry.place]
            places = [entry.place for entry in entries]
            self.assertEqual(places, [1 + sum(p < place for p in places) for place in places])


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=60, help="random files (60)")
    Invariants.count = parser.parse_args().count
    Invariants.base = int(os.environ.get("PDUP_SEED") or 1)
    return not unittest.main(argv=sys.argv[:1], exit=False).result.wasSuccessful()


if __name__ == "__main__":
    sys.exit(main())
