# SPDX-License-Identifier: MIT
"""What the checks share. They are told where things are by the environment, see meson.build."""
import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(os.environ.get('PDUP_SOURCE') or Path(__file__).resolve().parents[2])
HEADERS = sorted((ROOT / 'include' / 'pdup').glob('*.h'))
SKIP = 77

# What compilers add to objects for sanitizers and coverage, and names that only position-independent code needs.
_TOOLING = re.compile(r'__(asan|odr_asan|ubsan|tsan|msan|sanitizer|sancov|start___sanc|stop___sanc|gcov|gcda|llvm|'
                      r'prof|x86\.get_pc)|\.?LASAN|_GLOBAL_|_sub_[ID]_|DW\.ref\.|asan\.|tsan\.|msan\.|sancov\.')


def finish(problems):
    """Ends the check: prints what is wrong, if anything is."""
    for problem in problems:
        print(problem)
    sys.exit(1 if problems else 0)


def skip(reason):
    print('skipped: ' + reason)
    sys.exit(SKIP)


def path(variable):
    """A path the build gives; without it the check has nothing to look at."""
    value = os.environ.get(variable)
    if not value:
        skip('%s is not set' % variable)
    return value


def relative(file):
    return file.relative_to(ROOT).as_posix()


def sources(*folders, suffixes=('.c', '.h')):
    return sorted(file for folder in folders for file in (ROOT / folder).rglob('*')
                  if file.suffix in suffixes and file.is_file())


def cdef():
    """The declarations, read by the strict parser of the Python binding."""
    spec = importlib.util.spec_from_file_location('cdef', ROOT / 'bindings/python/pdup/cdef.py')
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Cdef(Path(path('PDUP_CDEF')).read_text(encoding='utf-8'))


_NOT_CODE = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])+\'', re.S)


def code(text):
    """C text with comments, strings and characters blanked; lines stay where they are."""
    return _NOT_CODE.sub(lambda match: re.sub(r'[^\n]', ' ', match.group()), text)


class Symbol:
    """A line of nm: the object it stands in, and what it is."""

    def __init__(self, line):
        columns = [column.strip() for column in line.split('|')]
        place, self.name = columns[0].rsplit(':', 1)
        self.member = re.split(r'[:/]', place)[-1]
        self.kind, self.section = columns[2], columns[6]


def symbols(archive):
    """Symbols of the objects in an archive, without those of sanitizers and coverage."""
    text = subprocess.run([path('PDUP_NM'), '-A', '-f', 'sysv', archive], check=True,
                          stdout=subprocess.PIPE, universal_newlines=True).stdout
    found = [Symbol(line) for line in text.splitlines() if line.count('|') == 6]
    found = [symbol for symbol in found if not _TOOLING.match(symbol.name)]
    if not found:
        finish(['nm found no symbols in ' + archive])
    return found


class Declaration:
    """A function of a public header with the comment directly above it."""

    def __init__(self, header, match):
        self.doc = match.group('doc') or ''
        self.text = ' '.join(match.group('text').split())
        self.name = re.search(r'\bpdup_\w+(?= ?\()', self.text).group()
        self.where = '%s: %s' % (relative(header), self.name)
        inside = self.text[self.text.index('(') + 1:self.text.rindex(')')]
        self.params = [] if inside == 'void' else [re.search(r'\w+$', each).group()
                                                   for each in inside.split(',')]
        self.returns = re.sub(r'^PDUP_API |PDUP_CHECK |(?<=[ *])pdup_\w+ ?\(.*$', '', self.text).strip()


_DECLARATION = re.compile(r'(?P<doc>/\*\*(?:(?!\*/).)*\*/\n)?^(?P<text>PDUP_API\b[^;]*);', re.S | re.M)


def declarations():
    return [Declaration(header, match) for header in HEADERS
            for match in _DECLARATION.finditer(header.read_text(encoding='utf-8'))]
