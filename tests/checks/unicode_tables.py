#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""lib/text/unicode_tables.c is what --write makes of the Unicode data that this Python has.

Names are compared after canonical decomposition and case folding, so the tables have canonical decompositions (those of
Hangul are computed, those of ideographs for compatibility left out, which no two names differ in), combining classes
and simple case folding.
"""
import sys
import unicodedata

import common

FILE = common.ROOT / 'lib/text/unicode_tables.c'
COMPATIBILITY_IDEOGRAPHS = [range(0xf900, 0xfb00), range(0x2f800, 0x2fa20)]


def points():
    return (point for point in range(0x110000) if not 0xd800 <= point < 0xe000)


def decompositions():
    for point in points():
        mapping = unicodedata.decomposition(chr(point))
        if mapping and not mapping.startswith('<') and not any(point in block for block in COMPATIBILITY_IDEOGRAPHS):
            parts = [int(part, 16) for part in mapping.split()]
            yield '{0x%04x, 0x%04x, 0x%04x}' % (point, parts[0], parts[1] if len(parts) > 1 else 0)


def runs(value_of):
    """(first, last, value) of each run of code points with the same value that is not 0."""
    first = last = value = None
    for point in points():
        other = value_of(point)
        if value is not None and (other != value or point != last + 1):
            yield first, last, value
            value = None
        if other and value is None:
            first, value = point, other
        last = point
    if value is not None:
        yield first, last, value


def folded(point):
    """How far the simple case folding of a letter is from it. Python has full folding only; of one letter it is simple."""
    letter = chr(point)
    full = letter.casefold()
    if len(full) != 1:
        full = letter.lower() if len(letter.lower()) == 1 else letter
    return ord(full) - point


def foldings():
    """Runs of letters that are as far from their folding; every other letter where upper and lower case alternate."""
    pending = []
    for point in points():
        distance = folded(point)
        if not distance:
            continue
        last = pending[-1] if pending else None
        if last and last[2] == distance and point - last[1] == (last[3] or point - last[1]) <= 2:
            last[1], last[3] = point, point - last[1]
        else:
            pending.append([point, point, distance, 0])
    for first, last, distance, step in pending:
        yield '{0x%04x, 0x%04x, %d, %d}' % (first, last, distance, step or 1)


def table(declaration, entries, comment):
    lines, line = [], ''
    for entry in entries:
        if len(line) + len(entry) + 2 > 96:
            lines.append('    ' + line.rstrip())
            line = ''
        line += entry + ', '
    lines.append('    ' + line.rstrip())
    return '/* %s */\n%s = {\n%s\n};\n' % (comment, declaration, '\n'.join(lines))


def text():
    classes = ['{0x%04x, 0x%04x, %d}' % run for run in runs(lambda point: unicodedata.combining(chr(point)))]
    parts = list(decompositions())
    folds = list(foldings())
    return ('/* SPDX-License-Identifier: MIT */\n'
            '/* Made by tests/checks/unicode_tables.py from Unicode %s. */\n'
            '#include "text/unicode.h"\n\n/* clang-format off */\n' % unicodedata.unidata_version
            + table('const pdup__decomposition pdup__decompositions[PDUP__DECOMPOSITIONS]', parts,
                    'A letter and what it is put together of; 0 where that is one other letter.') + '\n'
            + table('const pdup__combining_class pdup__combining_classes[PDUP__COMBINING_CLASSES]', classes,
                    'The first and the last of letters that combine, and their class.') + '\n'
            + table('const pdup__folding pdup__foldings[PDUP__FOLDINGS]', folds,
                    'The first and the last letter, how far away their folding is, and the step between them.')
            + '/* clang-format on */\n'), (len(parts), len(classes), len(folds))


made, counts = text()
if sys.argv[1:] == ['--write']:
    FILE.write_text(made, encoding='utf-8')
    print('%d decompositions, %d combining classes, %d foldings' % counts)
    sys.exit(0)
kept = FILE.read_text(encoding='utf-8')
if 'Unicode %s.' % unicodedata.unidata_version not in kept:
    common.skip('this Python has Unicode ' + unicodedata.unidata_version)
common.finish([] if kept == made else ['lib/text/unicode_tables.c is not what tests/checks/unicode_tables.py --write makes'])
