# SPDX-License-Identifier: MIT
"""C is formatted by clang-format 14; functions have at most 60 lines and files 800."""
import os
import re
import subprocess

import common

FUNCTION_LINES, FILE_LINES = 60, 800
FUNCTION = re.compile(r'^(?!typedef|struct|enum|union)[A-Za-z_][^;{}=]*\)\s*\{\n.*?^\}', re.M | re.S)


def lengths(file):
    text = file.read_text(encoding='utf-8')
    name = common.relative(file)
    if text.count('\n') > FILE_LINES:
        yield '%s has %d lines' % (name, text.count('\n'))
    plain = common.code(text)
    for match in FUNCTION.finditer(plain):
        count = match.group().count('\n') + 1
        if count > FUNCTION_LINES:
            line = plain.count('\n', 0, match.start()) + 1
            yield '%s:%d: a function of %d lines' % (name, line, count)


def formatting(files):
    """None when there is no clang-format 14: another version formats otherwise."""
    program = os.environ.get('PDUP_CLANG_FORMAT')
    if not program:
        return None
    version = subprocess.run([program, '--version'], stdout=subprocess.PIPE, universal_newlines=True, check=True)
    if ' version 14.' not in version.stdout:
        return None
    done = subprocess.run([program, '--dry-run', '-Werror', *map(str, files)], stderr=subprocess.PIPE,
                          universal_newlines=True, cwd=common.ROOT, check=False)
    return [line for line in done.stderr.splitlines() if 'error:' in line] if done.returncode else []


problems = [problem for file in common.sources('lib', 'examples') for problem in lengths(file)]
unformatted = formatting(common.sources('include', 'lib', 'examples', 'tests'))
if not problems and unformatted is None:
    common.skip('no clang-format 14; lengths are right')
common.finish(problems + (unformatted or []))
