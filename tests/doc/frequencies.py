# SPDX-License-Identifier: MIT
"""Runs what doc/frequencies.md shows and compares it with what the page says: frequencies.py PAGE sqlite|postgresql

A table after an sql block is the result of the block's last statement, a text block after a python block its output.
PostgreSQL is a server of our own in a folder of its own, reached through a socket there; without its programs the test
is skipped."""
import contextlib
import io
import os
import pathlib
import pwd
import re
import shutil
import sqlite3
import subprocess
import sys
import tempfile

import pdup

SKIP = 77
PIECE = re.compile(r'^```(?P<kind>sql|python|text)\n(?P<body>.*?)^```$|(?P<table>(?:^\|[^\n]*\n)+)', re.S | re.M)


class Sqlite:
    def __init__(self):
        self.database = sqlite3.connect(':memory:', isolation_level=None)

    def run(self, block):
        """The rows of the last statement, each cell as text."""
        rows = []
        for statement in filter(str.strip, block.split(';')):
            rows = self.database.execute(statement).fetchall()
        return [[str(cell) for cell in row] for row in rows]

    def refuses(self, block):
        try:
            self.run(block)
        except sqlite3.IntegrityError:
            self.run('ROLLBACK')
            return True
        return False

    def close(self):
        self.database.close()


def programs():
    """Where initdb, pg_ctl and psql are, or None."""
    debian = sorted(pathlib.Path('/usr/lib/postgresql').glob('*/bin'), key=lambda each: int(each.parent.name)
                    if each.parent.name.isdigit() else 0)
    places = os.pathsep.join([os.environ.get('PATH', ''), *map(str, reversed(debian))])
    found = {name: shutil.which(name, path=places) for name in ('initdb', 'pg_ctl', 'psql')}
    return found if all(found.values()) else None


def other_user():
    """PostgreSQL does not run as root."""
    if os.getuid() != 0:
        return None
    for name in ('postgres', 'nobody'):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return None


class Postgresql:
    def __init__(self):
        self.programs = programs()
        if not self.programs:
            print('skipped: PostgreSQL is not installed')
            sys.exit(SKIP)
        self.folder = tempfile.mkdtemp(prefix='pdup-')
        self.user = other_user()
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.data = self.folder + '/data'
        try:
            self.call('initdb', '-D', self.data, '-U', 'pdup', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync')
            self.call('pg_ctl', '-D', self.data, '-w', '-l', self.folder + '/log', '-o',
                      "-c listen_addresses='' -c fsync=off -c unix_socket_directories='%s'" % self.folder, 'start')
        except BaseException:
            self.close()
            raise

    def call(self, program, *args, text=None):
        who = {'user': self.user.pw_uid, 'group': self.user.pw_gid, 'extra_groups': []} if self.user else {}
        done = subprocess.run([self.programs[program], *args], input=text, stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, universal_newlines=True, cwd=self.folder, check=False, **who)
        if done.returncode != 0:
            raise RuntimeError('%s: %s%s' % (program, done.stdout, done.stderr))
        return done.stdout

    def run(self, block):
        out = self.call('psql', '-X', '-q', '-A', '-t', '-F', '|', '-v', 'ON_ERROR_STOP=1', '-h', self.folder,
                        '-U', 'pdup', '-d', 'postgres', text=block)
        return [line.split('|') for line in out.splitlines()]

    def refuses(self, block):
        try:
            self.run(block)
        except RuntimeError as problem:
            return 'violates' in str(problem)
        return False

    def close(self):
        with contextlib.suppress(RuntimeError):
            self.call('pg_ctl', '-D', self.data, '-m', 'immediate', '-w', 'stop')
        shutil.rmtree(self.folder, ignore_errors=True)


def cells(table):
    lines = [[cell.strip() for cell in line.strip().strip('|').split('|')] for line in table.splitlines()]
    return lines[2:]


def printed(program, names):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(program, names)
    return out.getvalue()


def follow(page, engine):
    """Each piece of the page in its turn; returns how many results were compared."""
    compared, rows, output, names = 0, None, None, {'pdup': pdup}
    for piece in PIECE.finditer(page):
        kind = piece.group('kind') or 'table'
        if kind == 'sql':
            rows = engine.run(piece.group('body'))
            names['lines'] = [row[0] for row in rows]
        elif kind == 'python':
            output = printed(piece.group('body'), names)
        elif kind == 'table':
            assert rows == cells(piece.group('table')), (rows, piece.group('table'))
            compared += 1
        elif output is not None:
            assert output == piece.group('body'), (output, piece.group('body'))
            output = None
            compared += 1
        else:
            # The text before any program: the first sum, as the library writes it.
            names['text'] = piece.group('body')
    return compared, names


def check(page, engine):
    compared, names = follow(page, engine)
    assert compared == 5, 'the page has %d results' % compared
    # The bytes shown are those of the table before the correction.
    before = pdup.Frequencies.new_from_text(names['text'])
    before.remove([-60], None, 1)
    before.add([-54], None, 1)
    assert before.text() == names['table'].text()
    # A part sent again is refused as a whole, and so is taking out more than there is.
    part = re.search(r"^BEGIN;\n.*?^COMMIT;\n", page, re.S | re.M).group()
    assert engine.refuses(part)
    assert engine.refuses('BEGIN; UPDATE frequencies SET hundredths = hundredths - 400 WHERE whists = -60; COMMIT;')
    left = engine.run('SELECT sum(hundredths) FROM frequencies;')
    assert left == [['800']], left
    # Every M of whole results, and that of the weighted one: A (A - 1).
    table = names['table']
    whole = {-60: 2, -54: 1, 48: 1, 132: 3}
    total = sum(count * table.matchpoints([whists], None) for whists, count in whole.items())
    assert total + table.matchpoints([132, -60], [30, 70]) == 8 * 7


def main(page, name):
    engine = {'sqlite': Sqlite, 'postgresql': Postgresql}[name]()
    try:
        check(pathlib.Path(page).read_text(encoding='utf-8'), engine)
    finally:
        engine.close()


main(*sys.argv[1:])
