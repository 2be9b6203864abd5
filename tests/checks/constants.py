# SPDX-License-Identifier: MIT
"""Constants keep their values: tests/abi/constants.txt has them all, and lines are only ever appended.

Tools that compare the ABI of two libraries do not see enum constants."""
import subprocess

import common

LIST = common.ROOT / 'tests/abi/constants.txt'


def entries(text):
    lines = [line.strip() for line in text.splitlines()]
    return [tuple(line.split('=')) for line in lines if line and not line.startswith('#')]


def at_last_release():
    """The list as the last release tag has it, or None outside a checkout."""
    git = ['git', '-C', str(common.ROOT)]
    try:
        tag = subprocess.run(git + ['describe', '--tags', '--abbrev=0', '--match', 'v*'], check=True,
                             stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode().strip()
        return subprocess.run(git + ['show', '%s:tests/abi/constants.txt' % tag], check=True,
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        return None


listed = entries(LIST.read_text(encoding='utf-8'))
names = [name for name, _ in listed]
declared = common.cdef().constants
problems = ['%s stands twice in the list' % name for name in sorted(set(names)) if names.count(name) > 1]
problems += ['%s=%s is not listed' % item for item in declared.items() if item[0] not in names]
for name, value in listed:
    if name not in declared:
        problems.append('%s is gone from the header' % name)
    elif str(declared[name]) != value:
        problems.append('%s is %d in the header, %s in the list' % (name, declared[name], value))
released = at_last_release()
if released is not None and listed[:len(entries(released))] != entries(released):
    problems.append('lines that a release had were changed, moved or removed')
common.finish(problems)
