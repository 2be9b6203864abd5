# SPDX-License-Identifier: MIT
"""Every message is in every catalogue, is raised somewhere, and its form fits its arguments."""
import re

import common

LIST = common.ROOT / 'lib/text/message_list.h'
KINDS = set('nwstqbml')
# Raised through the table of statuses, or by the machinery of messages itself.
BY_STATUS = re.compile(r'[EW]_\w+|OK|UNKNOWN_STATUS')


def forms(text):
    """Name -> the joined string literals of `[PDUP__M_NAME] = "..."`."""
    entry = re.compile(r'\[PDUP__M_(\w+)\]\s*=\s*((?:"(?:\\.|[^"\\])*"\s*)+)')
    return {name: ''.join(re.findall(r'"((?:\\.|[^"\\])*)"', words)) for name, words in entry.findall(text)}


def misfits(name, kinds, form):
    """What does not fit between the form of a message and the kinds of its arguments."""
    used = set()
    for number, words in re.findall(r'\{(\d)((?:\|[^}]*)?)\}', form):
        used.add(int(number))
        if words and kinds[int(number) - 1:int(number)] != 'n':
            yield 'a plural by argument %s, which is no number' % number
        if words and words.count('|') < 2:
            yield 'one form of a word for every number'
    if re.search(r'[{}]', re.sub(r'\{\d(?:\|[^}]*)?\}', '', form)):
        yield 'a lone brace'
    if used != set(range(1, len(kinds) + 1)):
        yield 'arguments %s for the kinds "%s"' % (sorted(used), kinds)


listed = re.findall(r'X\((\w+),\s*"(!?)(\w*)"\)', LIST.read_text(encoding='utf-8'))
kinds_of = {name: kinds for name, _, kinds in listed}
problems = ['%s stands twice in the list' % name for name in sorted(kinds_of)
            if [each[0] for each in listed].count(name) > 1]
problems += ['%s: unknown kind in "%s"' % (name, kinds) for name, kinds in kinds_of.items() if set(kinds) - KINDS]

catalogues = sorted((common.ROOT / 'lib/text').glob('messages_*.c'))
for file in catalogues:
    where = common.relative(file)
    catalogue = forms(file.read_text(encoding='utf-8'))
    problems += ['%s: no words for %s' % (where, name) for name in sorted(set(kinds_of) - set(catalogue))]
    for name, form in catalogue.items():
        problems += ['%s: %s has %s' % (where, name, each) for each in misfits(name, kinds_of.get(name, ''), form)]

raised = set()
for file in common.sources('lib'):
    if file != LIST and file not in catalogues:
        raised.update(re.findall(r'\bPDUP__M_(\w+)', common.code(file.read_text(encoding='utf-8'))))
problems += ['nothing raises %s' % name for name in sorted(set(kinds_of) - raised) if not BY_STATUS.fullmatch(name)
             and name != 'NONE']
common.finish(problems)
