# SPDX-License-Identifier: MIT
"""doc/rulings.md has every provision of the rules that the table carries, with rows and tests that exist, or says why
it needs none; and every row of the table stands there."""
import re

import common

# Of the rules' own numbering, with A B V for the letters; items of lists without numbers counted.
PROVISIONS = """
    2 4 6 10.A 10.B
    11.1.A 11.1.B 11.1.B1 11.1.B2 11.1.V
    11.2.A 11.2.B 11.2.B1 11.2.B2
    11.3 11.3.A 11.3.A1 11.3.A2 11.3.A3 11.3.B 11.3.B1 11.3.B2 11.3.V
    11.4.A 11.4.A1 11.4.A2 11.4.B 11.4.B1 11.4.B1a 11.4.B1b 11.4.B2 11.4.B3
    11.5 11.5.A 11.5.A1 11.5.A2 11.5.B
    11.6.A 11.6.A1 11.6.A2 11.6.B 11.7
    12.1 12.2 12.2.1 12.2.2 12.2.3 12.2.4 12.2.5 12.2.6 12.2.7 12.2.8
    13.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.2.6a 13.2.6b
    13.2.7.1 13.2.7.2 13.2.7.3 13.2.7.4 13.2.7.5 13.2.8
""".split()
ITEMS = {'13.2.4': 14}

ROW = re.compile(r'\b(?:MUST|MAY)(?:_OF)?(?:_OURS)?(?:_BY_REGULATION)?\("([\w.]+)", (?:[A-Z_]+ ?)?(?:"[^"]*")?, (\w+)[,)]')
STEP = re.compile(r'\b(?:REVIEWABLE_)?STEP(?:_BY|_ALSO)?\((\w+), "([\w-]+)"')
WITHOUT_ROWS = re.compile(r'without_rows\[\] = \{(.*?)\};', re.S)
SHORTEST_REASON = 15


def read(name):
    return (common.ROOT / name).read_text(encoding='utf-8')


def table_rows():
    """The pairs of provision and step, and how many rows the sources have."""
    names = dict(STEP.findall(read('lib/ruling/book/rule_steps.c')))
    found = set()
    for file in sorted((common.ROOT / 'lib/ruling/book').glob('rules_*.c')):
        text = re.sub(r'#define.*', '', file.read_text(encoding='utf-8'))
        rows = ROW.findall(text)
        written = len(re.findall(r'^\s+(?:MUST|MAY)\w*\(', text, re.M))
        if len(rows) != written:
            common.finish(['%s: %d rows of %d can be read' % (file.name, len(rows), written)])
        found.update((provision, names[step]) for provision, step in rows)
    return found


def page_lines():
    for line in read('doc/rulings.md').splitlines():
        cells = [cell.strip() for cell in line.strip('|').split('|')]
        if re.match(r'\| \d', line):
            yield (cells + [''] * 4)[:4]


def test_is_there(reference):
    name, _, part = reference.partition(':')
    for file in (common.ROOT / 'tests').glob('*/' + name):
        if not part or re.search(r'\b%s\b' % re.escape(part), file.read_text(encoding='utf-8')):
            return True
    return False


def wanted_provisions():
    for provision in PROVISIONS:
        count = ITEMS.get(provision)
        yield from ['%s (%d)' % (provision, item + 1) for item in range(count)] if count else [provision]


def of_line(cells, rows):
    provision, says, steps, tests = cells
    base = provision.split()[0]
    if not says:
        yield '%s: says nothing' % provision
    if steps.startswith('none: '):
        if len(steps) < len('none: ') + SHORTEST_REASON:
            yield '%s: no reason why it has no row' % provision
        return
    named = re.findall(r'`([\w-]+)`', steps)
    if not named:
        yield '%s: no rows' % provision
    for step in named:
        if (base, step) not in rows:
            yield '%s: the table has no row with %s' % (provision, step)
    references = re.findall(r'`([\w.:]+)`', tests)
    if not references:
        yield '%s: no tests' % provision
    for reference in references:
        if not test_is_there(reference):
            yield '%s: there is no test %s' % (provision, reference)


def without_rows():
    """What a ruling can rest on though the table has no row of it."""
    return re.findall(r'"([\w.]+)"', WITHOUT_ROWS.search(read('lib/ruling/book/reference.c')).group(1))


def references(rows):
    """A ruling can rest on each provision: on rows, on what they are parts of, or on what has no rows."""
    beside = without_rows()
    names = {provision for provision, _ in rows} | set(beside)
    for provision in wanted_provisions():
        named = re.sub(r' \((\d+)\)', r'.\1', provision)
        if not any(re.match(re.escape(named) + (r'(?!\d)' if named[-1].isdigit() else ''), name) for name in names):
            yield '%s: no ruling can rest on it' % provision
    for provision in beside:
        if any(re.match(re.escape(provision) + r'(?!\d)', name) for name, _ in rows):
            yield '%s: has rows, and stands among what has none' % provision


def main():
    rows = table_rows()
    lines = list(page_lines())
    problems = [problem for cells in lines for problem in of_line(cells, rows)]
    listed = [cells[0] for cells in lines]
    wanted = list(wanted_provisions())
    problems += ['%s is missing' % provision for provision in wanted if provision not in listed]
    problems += ['%s is no provision' % provision for provision in listed if provision not in wanted]
    problems += ['%s stands twice' % provision for provision in sorted(set(listed)) if listed.count(provision) > 1]
    carried = {(cells[0].split()[0], step) for cells in lines for step in re.findall(r'`([\w-]+)`', cells[2])}
    problems += ['the row %s %s stands nowhere' % row for row in sorted(rows - carried)]
    problems += references(rows)
    common.finish(problems)


main()
