#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Slips of directors who type an evening: slips.py PDUP EVENING. One slip gives one complaint, of its cause.

PDUP is the command, EVENING an event file without faults. For each slip: how many complaints there may be, a word that one of
them must have.
"""
import os
import subprocess
import sys
import tempfile

PDUP, EVENING = sys.argv[1:3]
with open(EVENING, encoding='utf-8') as file:
    base = file.read()
row = '  1     1     6C       E5       S4p   N1       1  6 11 16       17    -31      7      7'
row2 = '  2     5     6S       N        E     S        5  9 13 17       15     -5     -5     -5'
ended = 'ended 1796076000\nofficial 1796077800\n'


def sub(old, new):
    assert old in base, old
    return base.replace(old, new, 1)


def addend(line):
    return base.rstrip('\n') + '\n' + line + '\n'


# What it is, the file, fewest and most complaints, a word one of them has.
SLIPS = [
    ('contract O for 0/ 6S typed 6Z', sub(row,row.replace('6C','6Z')), 1, 1, None),
    ('contract with Cyrillic С (6С)', sub(row,row.replace('6C','6С')), 1, 1, None),
    ('tricks sum to 11', sub(row,row.replace('E5 ','E6 ')), 1, 1, None),
    ('whists not zero-sum (digit swap 17->71)', sub(row,row.replace(' 17 ',' 71 ')), 1, 1, None),
    ('whists right sum, wrong for contract', sub(row,row.replace(' 17    -31      7      7',' 27    -41      7      7')), 1, 1, None),
    ('player number 61 for 16', sub(row,row.replace('11 16','11 61')), 1, 1, None),
    ('two players exchanged E/S', sub(row,row.replace('1  6 11','1 11  6')), 1, 1, None),
    ('wrong table number 6', sub(row,row.replace('  1     1     6C','  1     6     6C')), 1, 1, 'table'),
    ('column missing (one whist left out)', sub(row,row.replace(' 17    -31      7      7',' 17    -31      7')), 1, 1, None),
    ('a column too many', sub(row,row+'  5'), 1, 1, None),
    ('declarer also whister', sub(row,row.replace('E5       S4p','E5       E4p')), 1, 1, None),
    ('whisters in wrong order (counter-clockwise)', sub(row,row.replace('S4p   N1 ','N1  S4p ')), 1, 1, None),
    ('row typed twice', sub(row,row+'\n'+row), 1, 1, None),
    ('traveller heading forgotten (2)', sub('traveller 2\n',''), 1, 1, 'traveller'),
    ('traveller 1 typed twice for 2', sub('traveller 2\n','traveller 1\n'), 1, 1, 'traveller'),
    ('quote not closed in a name', sub('"Анна Крылова"','"Анна Крылова'), 1, 1, None),
    ('typographic quotes «»', sub('"Анна Крылова"','«Анна Крылова»'), 1, 1, None),
    ('same name number twice', sub('name  2','name  1'), 1, 1, None),
    ('players line missing', sub('players 20\n',''), 1, 1, 'players'),
    ('first line missing', sub('pdup-event 1\n',''), 1, 1, None),
    ('variety sotchi', sub('variety sochi','variety sotchi'), 1, 1, None),
    ('regulation typo neuburg', sub('normalise neuberg','normalise neuburg'), 1, 1, None),
    ('movement tables=6', sub('tables=5','tables=6'), 1, 1, 'tables'),
    ('movement rotation without seats', sub('tables=5 seats=4','tables=5'), 1, 1, None),
    ('en dash minus –31', sub(row,row.replace('-31','–31')), 0, 0, None),
    ('tab separated spreadsheet row', sub(row,'\t'.join(row.split())), 0, 0, None),
    ('lower-case 6c e5 s4p n1', sub(row,row.replace('6C       E5       S4p   N1','6c       e5       s4p   n1')), 0, 0, None),
    ('Cyrillic Е5', sub(row,row.replace('E5','Е5')), 1, 1, None),
    ('ruling on wrong table', addend('ruling 77 rule=11.2.B1 board=1 round=1 table=2 N=plus'), 1, 1, None),
    ('ruling N=pluss', addend('ruling 77 rule=11.2.B1 board=1 round=1 table=1 N=pluss'), 1, 1, None),
    ('penalty without rule', addend('penalty 11 matchpoints=2'), 1, 1, None),
    ('penalty with comma 0,5', addend('penalty 11 matchpoints=0,5 rule=12.2.2'), 1, 1, None),
    ('correct wrong round', addend('correct 1 5/5 time=1796000000 1 1 6C E5 S4p N1 1 6 11 16 auto'), 1, 1, None),
    ('correct without time', addend('correct 1 1/1 1 1 6C E5 S4p N1 1 6 11 16 auto'), 1, 1, None),
    ('blank line in middle of row (row broken)', sub(row,row[:40]+'\n'+row[40:]), 1, 1, None),
    ('deal: card twice', sub('N:KQJ.T9.J7.AQ8','N:KQJ.T9.J7.AQT'), 1, 1, None),
    ('all-pass tricks sum to 7', sub("  1     1     -        E2       S1    W7 ","  1     1     -        E2       S1    W4 "), 1, 1, None),
    ('UTF-16/cp1251 file', base.encode('utf-16'), 1, 1, 'UTF-16'),
    ('title without quotes', sub('title "Thursday evening, duplicate preferans"','title Thursday evening, duplicate preferans'), 1, 1, None),
    ('appeal 40 min late', addend('ended 1796076000\nruling 70 rule=11.2.B1 board=1 round=1 table=1 N=plus time=1796070000\nappeal 1 ruling=70 by=11 time=1796078800 grounds="x"'), 1, 1, None),
    ('penalty auto, no tariff', addend('penalty 11 auto rule=12.2.2'), 1, 1, None),
    ('penalty player 21 of 20', addend('penalty 21 matchpoints=1 rule=12.2.2'), 1, 1, None),
    ('rounds 6 of 5', sub('rounds 5','rounds 6'), 1, 1, 'rounds'),
    ('two players same name', sub('"Boris Lindqvist"','"Анна Крылова"'), 1, 1, 'name'),
    ('row forgotten', sub(row+'\n',''), 1, 1, None),
    ('rule 11.2.B3', addend('ruling 70 rule=11.2.B3 board=1 round=1 table=1 N=plus'), 1, 1, None),
    ('penalty rule 11.2.B1 (unusual)', addend('penalty 11 matchpoints=1 rule=11.2.B1'), 1, 1, None),
    ('fouled rows 4-3', addend('fouled 1 form=1 rows=4-3'), 1, 1, None),
    ('turned seats=EWNS', addend('turned 1 rows=4/3 seats=EWNS'), 1, 1, None),
    ('whists and players exchanged', sub(row,'  1 1 6C E5 S4p N1 17 -31 7 7 1 6 11 16'), 1, 1, None),
    ('cyrillic Н (N) as half-left Н/', sub(row2,row2.replace('N        E     S','N        E/    S')), 1, 1, None),
    ('assign:30*60,10*30', addend('ruling 70 rule=11.2.B2 board=1 round=1 table=1 N=assign:30*60,10*30'), 1, 1, None),
    ('NT as БК', sub(row,row.replace('6C','6БК')), 0, 0, None),
    ('row with whists of talon holder omitted 0 for .', sub(row,row.replace('  7      7','  7      .')), 1, 1, None),
    ('ruling times with UTC string', addend('ruling 70 rule=11.2.B1 board=1 round=1 table=1 N=plus time=21:15'), 1, 1, None),
    ('Windows-1251 file', base.encode('cp1251', 'replace'), 1, 1, 'UTF-8'),
]


def complaints(text):
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'evening.pdup')
        with open(path, 'wb') as file:
            file.write(text if isinstance(text, bytes) else text.encode('utf-8'))
        done = subprocess.run([PDUP, 'check', path], capture_output=True, timeout=60, check=False)
    return [line for line in done.stderr.decode('utf-8').replace(path, 'FILE').splitlines() if line.strip()]


silent = set(complaints(base))
short = 0
for title, text, least, most, word in SLIPS:
    told = [line for line in complaints(text) if line not in silent]
    if not least <= len(told) <= most or (word and not any(word in line for line in told)):
        short += 1
        print('%s: %d complaints, %d to %d wanted, one with %r' % (title, len(told), least, most, word))
        print('\n'.join('    ' + line for line in told))
sys.exit(1 if short else 0)
