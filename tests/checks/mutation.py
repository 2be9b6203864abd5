#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Turns every comparison of lib/scoring around, one at a time, and wants the tests to notice: mutation.py FOLDER

FOLDER receives a copy of the sources and a build of it. A comparison whose turning changes nothing that can be seen is
listed in mutation_equal.txt as `file: line of code: turned operator`, with the reason in a comment above it.
"""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
KEPT = ('meson.build', 'meson_options.txt', 'include', 'lib', 'tests', 'examples', 'bindings', 'doc', 'README.md')
TURNED = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
COMPARISON = re.compile(r' (<=|>=|==|!=|<|>) ')


def run(*command, folder=None):
    return subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)


def copy(to):
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    for name in KEPT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, to / name, ignore=shutil.ignore_patterns('__pycache__'))
        else:
            shutil.copy(source, to / name)


def mutations(text):
    """Places of comparisons outside comments and preprocessor lines."""
    for number, line in enumerate(text.split('\n')):
        if line.lstrip().startswith(('#', '/*', '*')):
            continue
        for found in COMPARISON.finditer(line):
            yield number, found.start(1), found.group(1), line


def equal_ones():
    lines = (pathlib.Path(__file__).parent / 'mutation_equal.txt').read_text(encoding='utf-8').split('\n')
    return {line for line in lines if line and not line.startswith('#')}


# What tests scoring, in the order in which most is noticed soonest.
TESTS = ['unit/test_' + name for name in (
    'scoring_vectors awards normalise matchpoints own lines places tie_break penalties explain standings events overflow '
    'regulations session frequencies frequencies_text tally tally_work invariants properties').split()]
TESTS += ['api/api_arguments_session', 'api/api_arguments_frequencies', 'oom/test_oom_session', 'oom/test_oom_frequencies']


def noticed(build):
    programs = ['tests/' + test for test in TESTS]
    if run('ninja', '-C', str(build), *programs).returncode != 0:
        return True
    # Turned round, some loops never end.
    return any(run('timeout', '60', str(build / program)).returncode != 0 for program in programs)


def main(folder):
    source = pathlib.Path(folder).resolve() / 'source'
    build = pathlib.Path(folder).resolve() / 'build'
    copy(source)
    shutil.rmtree(build, ignore_errors=True)
    # What reads beyond an array is noticed too.
    made = run('meson', 'setup', str(build), str(source), '-Doptimization=0', '-Db_sanitize=address', '-Ddocs=disabled', '-Dbindings=disabled',
               '-Dexamples=disabled', '-Ddefault_library=both')
    if made.returncode != 0 or noticed(build):
        sys.exit('the tests do not pass before anything is turned\n' + made.stdout.decode())
    known = equal_ones()
    survivors = []
    count = 0
    for path in sorted((source / 'lib' / 'scoring').glob('*.c')):
        text = path.read_text(encoding='utf-8')
        lines = text.split('\n')
        for number, column, operator, line in mutations(text):
            name = '%s: %s: %s' % (path.name, line.strip(), TURNED[operator])
            count += 1
            if name in known:
                continue
            turned = line[:column] + TURNED[operator] + line[column + len(operator):]
            path.write_text('\n'.join(lines[:number] + [turned] + lines[number + 1:]), encoding='utf-8')
            if not noticed(build):
                survivors.append(name)
                print('not noticed: %s (line %d)' % (name, number + 1), flush=True)
        path.write_text(text, encoding='utf-8')
    print('%d comparisons turned, %d not noticed' % (count, len(survivors)))
    return 1 if survivors else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1]))
