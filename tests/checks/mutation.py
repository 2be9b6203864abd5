#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Turns every comparison of lib/scoring around, one at a time, and wants the tests to notice: mutation.py FOLDER [SECONDS [FILE]]

FOLDER receives copies of the sources and builds of them, one for each processor. After SECONDS (all of them, if none are given)
the rest is left for another day: the order depends on the date, or on PDUP_SEED. FILE, a part of its name, tries the comparisons
of that file alone. A comparison whose turning changes nothing that can be seen is listed in mutation_equal.txt as
`file: line of code: turned operator`, with the reason in a comment above it.
"""
import concurrent.futures
import math
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

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
    'scoring_vectors awards normalise matchpoints own lines places tie_break penalties penalise explain standings events overflow '
    'regulations session frequencies frequencies_text tally tally_work invariants properties').split()]
TESTS += ['api/api_arguments_session', 'api/api_arguments_frequencies', 'oom/test_oom_session', 'oom/test_oom_frequencies']


def noticed(build):
    """Builds one program after another, for the first ones notice most."""
    for test in TESTS:
        program = 'tests/' + test
        if run('ninja', '-j', '1', '-C', str(build), program).returncode != 0:
            return True
        # Turned round, some loops never end.
        if run('timeout', '60', str(build / program)).returncode != 0:
            return True
    return False


def prepare(folder):
    """A copy of the sources and a build of it."""
    source = folder / 'source'
    build = folder / 'build'
    copy(source)
    shutil.rmtree(build, ignore_errors=True)
    # What reads beyond an array is noticed too.
    made = run('meson', 'setup', str(build), str(source), '-Doptimization=0', '-Db_sanitize=address', '-Ddocs=disabled', '-Dbindings=disabled',
               '-Dexamples=false', '-Ddefault_library=static')
    if made.returncode != 0 or noticed(build):
        sys.exit('the tests do not pass before anything is turned\n' + made.stdout.decode())
    return source, build


def try_some(folder, chosen, deadline):
    """Tries these mutations until the time is over. How many it was, and the names of those not noticed."""
    source, build = prepare(folder)
    survivors = []
    for count, (name, number, column, operator) in enumerate(chosen):
        if time.monotonic() > deadline:
            return count, survivors
        path = source / 'lib' / 'scoring' / name.split(':')[0]
        text = path.read_text(encoding='utf-8')
        lines = text.split('\n')
        line = lines[number]
        lines[number] = line[:column] + TURNED[operator] + line[column + len(operator):]
        path.write_text('\n'.join(lines), encoding='utf-8')
        if not noticed(build):
            survivors.append(name)
            print('not noticed: %s (line %d)' % (name, number + 1), flush=True)
        path.write_text(text, encoding='utf-8')
    return len(chosen), survivors


def all_mutations():
    return [('%s: %s: %s' % (path.name, line.strip(), TURNED[operator]), number, column, operator)
            for path in sorted((ROOT / 'lib' / 'scoring').glob('*.c'))
            for number, column, operator, line in mutations(path.read_text(encoding='utf-8'))]


def main(folder, seconds=None, only=''):
    known = equal_ones()
    every = all_mutations()
    unused = sorted(known - {name for name, *_ in every})
    for name in unused:
        print('mutation_equal.txt: there is no such comparison: ' + name)
    chosen = [one for one in every if one[0] not in known and only in one[0].split(':')[0]]
    # What the time does not suffice for comes another day.
    seed = os.environ.get('PDUP_SEED') or time.strftime('%Y%m%d')
    random.Random(seed).shuffle(chosen)
    deadline = time.monotonic() + float(seconds) if seconds else math.inf
    workers = os.cpu_count() or 1
    with concurrent.futures.ThreadPoolExecutor(workers) as pool:
        jobs = [pool.submit(try_some, pathlib.Path(folder).resolve() / str(i), chosen[i::workers], deadline) for i in range(workers)]
        results = [job.result() for job in jobs]
    survivors = sum(len(names) for _, names in results)
    turned = sum(count for count, _ in results)
    print('%d of %d comparisons turned, %d not noticed, PDUP_SEED=%s' % (turned, len(chosen), survivors, seed))
    return 1 if survivors or unused or turned == 0 else 0


if __name__ == '__main__':
    sys.exit(main(*sys.argv[1:]))
