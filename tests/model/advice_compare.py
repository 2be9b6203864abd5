# SPDX-License-Identifier: MIT
"""Compares the advice of the library, through its Python binding, with the model: every combination of known and
unknown facts of every section.

If all ways to fill in the unknown facts lead to the same steps, the library must give these; otherwise it must ask,
and each fact it asks for must be able to change the steps. Of MARKING a fact is not asked for where it only tells whether a
step is a reading of ours: it is one unless the fact is known. Exit status 1 at the first difference."""

import collections
import itertools
import sys

import pdup
from advice import ALWAYS, DECISIVE, MARKING, SECTIONS, answer

ACTORS = {pdup.ACTOR_DIRECTOR: [], pdup.ACTOR_PLAYER: ['player'], pdup.ACTOR_OFFENDER: ['offender']}
DUTIES = {pdup.DUTY_MUST: 'must', pdup.DUTY_MAY: 'may'}


def step_text(advice, index):
    step = advice.step_number_at(index, pdup.ADVISED_STEP)
    words = [advice.step_provision_at(index), *ACTORS[pdup.rules_step_number_at(step, pdup.STEP_ACTOR)],
             DUTIES[advice.step_number_at(index, pdup.ADVISED_DUTY)], pdup.rules_step_text_at(step, pdup.RULE_TEXT_NAME)]
    named = ''.join('NESW'[seat - 1] for seat in range(1, 5) if advice.step_number_at(index, pdup.ADVISED_HAS_N + seat - pdup.SEAT_N))
    words += ['=' + named] if named else []
    ours = advice.step_number_at(index, pdup.ADVISED_IS_OURS)
    by_regulation = advice.step_number_at(index, pdup.ADVISED_IS_BY_REGULATION)
    return ' '.join(words + ['ours'] * ours + ['regulation'] * by_regulation)


OURS = ' ours'


def bare(answer):
    """The steps without what is a reading of ours."""
    return tuple(text.replace(OURS, '') for text in answer)


def doubtful(answers):
    """The same steps, each ours where one of the answers has it so."""
    return tuple(max(texts, key=lambda text: OURS in text) for texts in zip(*answers))


class Section:
    """The answers of the model to every full set of facts of a section."""

    def __init__(self, name):
        self.name = name
        function, facts = SECTIONS[name]
        self.facts = list(facts)
        self.values = list(facts.values())
        self.marking = self.facts.index(MARKING[name]) if name in MARKING else None
        self.place = [pdup.rules_section_text_at(index, pdup.RULE_TEXT_NAME) for index in range(pdup.rules_section_count())].index(name)
        self.asked = [pdup.rules_fact_text_at(self.place, fact, pdup.RULE_TEXT_NAME) for fact in range(pdup.rules_fact_count(self.place))
                      if pdup.rules_fact_number_at(self.place, fact, pdup.FACT_IS_ASKED)]
        if sorted(self.asked) != sorted(self.facts):
            sys.exit(f'{name}: the library asks {self.asked}, the model {self.facts}')
        self.answers = {full: answer(function, dict(zip(self.facts, full)))
                        for full in itertools.product(*self.values)}

    def fillings(self, partial, but=None):
        return itertools.product(*[(None,) if index == but else (value,) if value else self.values[index]
                                   for index, value in enumerate(partial)])

    def wanted(self, partial):
        """The steps if they are sure, or None."""
        marking = self.marking if self.marking is not None and not partial[self.marking] else None
        answers = {self.answer(full, marking) for full in self.fillings(partial, marking)}
        return answers.pop() if len(answers) == 1 else None

    def answer(self, full, marking):
        """The steps, or None if the fact that is left out can change them and not only a mark."""
        if marking is None:
            return self.answers[full]
        answers = {self.answers[full[:marking] + (value,) + full[marking + 1:]] for value in self.values[marking]}
        return doubtful(answers) if len({bare(answer) for answer in answers}) == 1 else None

    def matters(self, partial, fact):
        index = self.facts.index(fact)
        look = bare if index == self.marking else tuple
        return any(len({look(self.answers[full[:index] + (value,) + full[index + 1:]])
                        for value in self.values[index]}) > 1
                   for full in self.fillings(partial, index))

    def needs(self, partial):
        """Facts without which nothing is said here although they change no step."""
        if self.name == '11.2.B2':
            return outcomes_needed(dict(zip(self.facts, partial)))
        return [fact for fact in ALWAYS.get(self.name, ()) if not partial[self.facts.index(fact)]]


def outcomes_needed(facts):
    """A side that is there needs its set of outcomes (rules 11.2.B2)."""
    if facts['reached'] == 'no':
        return []
    pairs = (('innocent', 'without'), ('offending', 'possible'))
    return [outcomes for side, outcomes in pairs if facts[side] != 'none' and not facts[outcomes]]


def compare(section, partial, question, counts):
    advice = question.advise()
    got = tuple(step_text(advice, index) for index in range(advice.step_count()))
    missing = [pdup.rules_fact_text_at(section.place, advice.missing_at(index), pdup.RULE_TEXT_NAME) for index in range(advice.missing_count())]
    wanted, needs = section.wanted(partial), section.needs(partial)
    given = {fact: value for fact, value in zip(section.facts, partial) if value}
    if missing and got:
        sys.exit(f'{section.name} {given}: steps {got} and questions {missing}')
    if wanted is not None and not needs:
        if missing or got != wanted:
            sys.exit(f'{section.name} {given}: the library has {got} and asks {missing}, the model has {wanted}')
        counts['sure'] += 1
        return
    if not missing:
        sys.exit(f'{section.name} {given}: the library has {got}, the model does not know enough')
    for fact in missing:
        if fact in given or not (section.matters(partial, fact) or fact in needs):
            sys.exit(f'{section.name} {given}: the library asks {fact}, which does not matter')
    counts['asked'] += 1


def walk(section, question, partial, counts):
    """Every combination, by trying each value of one fact more."""
    if len(partial) == len(section.facts):
        compare(section, partial, question, counts)
        return
    index = len(partial)
    walk(section, question, partial + (None,), counts)
    for value in section.values[index]:
        if section.facts[index] in ('without', 'possible'):
            question.set(section.facts[index], '')
        question.set(section.facts[index], value)
        walk(section, question, partial + (value,), counts)
    question.set(section.facts[index], '')


def check_decisive(section):
    for full, texts in section.answers.items():
        steps = [word for text in texts for word in text.split()]
        found = [step for step in DECISIVE[section.name] if step in steps]
        # After play the director may adjust beside the annulment.
        if len([step for step in found if step != 'adjusted-score' or 'annul-result' not in found]) != 1:
            sys.exit(f'{section.name} {full}: {found}')


def main():
    counts = collections.Counter()
    names = [pdup.rules_section_text_at(index, pdup.RULE_TEXT_NAME) for index in range(pdup.rules_section_count())]
    if names != list(SECTIONS):
        sys.exit(f'the library has the sections {names}, the model {list(SECTIONS)}')
    for name in names:
        section = Section(name)
        if name in DECISIVE:
            check_decisive(section)
        walk(section, pdup.Question.new(name), (), counts)
    if min(counts['sure'], counts['asked']) == 0:
        sys.exit(f'not both kinds of answer came up: {dict(counts)}')
    print(f'{counts["sure"]} answers, {counts["asked"]} questions')


if __name__ == '__main__':
    main()
