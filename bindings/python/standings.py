#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints the standings of an event file as CSV: standings.py FILE [SESSION]

The output is that of `pdup score FILE --format csv --exact`, where figures are whole numbers or n/d: faults of the file
go to standard error, what could be read is scored all the same, and the exit status is then 1.
"""
import re
import sys

import pdup


def field(value):
    """RFC 4180: quoted only where it must be."""
    text = str(value)
    if re.search('[,"\r\n]', text):
        return '"%s"' % text.replace('"', '""')
    return text


def guarded(name):
    """A spreadsheet runs a cell that begins with = + - or @, also full-width, as a formula; an apostrophe in front marks
    it as text. A name that begins with an apostrophe gets one as well, so that one can always be taken off."""
    return "'" + name if re.match("[ \t\r\n]*[=+@'\uff1d\uff0b\uff0d\uff20-]", name) else name


def lines(event, standings):
    yield ('place', 'player', 'name', 'total', 'max', 'percent', 'boards', 'penalties')
    for entry in standings:
        total, most, percent, penalty = [
            standings.figure_text_at(entry.index, figure, pdup.EXACT, pdup.ROUND_UP)
            for figure in (pdup.FIGURE_TOTAL, pdup.FIGURE_MAXIMUM, pdup.FIGURE_PERCENT, pdup.FIGURE_PENALTY)
        ]
        yield (
            entry.place or '',
            entry.player,
            guarded(event.name(entry.player)),
            total,
            most,
            percent,
            entry.boards,
            penalty,
        )


def main(path, number=1):
    with open(path, 'rb') as file:
        event = pdup.EventFile.read(file.read())
    faults = event.faults()
    for index in range(len(faults)):
        print(faults.line_at(index, path), file=sys.stderr)
    if event.session_count() == 0:
        sys.exit('%s: there is no session to score' % path)
    sys.stdout.reconfigure(encoding='utf-8', errors='surrogateescape', newline='\n')
    for line in lines(event, event.session(int(number)).standings(0)):
        print(','.join(map(field, line)))
    return 1 if faults.error_count() else 0


if __name__ == '__main__':
    if len(sys.argv) not in (2, 3):
        print(__doc__.splitlines()[0], file=sys.stderr)
        sys.exit(2)
    sys.exit(main(*sys.argv[1:]))
