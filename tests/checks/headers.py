# SPDX-License-Identifier: MIT
"""Each public header stands alone, in C and C++, has its guard and asks for nothing but stddef and stdint."""
import os
import re
import subprocess

import common

STRICT = ['-fsyntax-only', '-pedantic-errors', '-Wall', '-Wextra', '-Werror', '-I', str(common.ROOT / 'include')]
ALLOWED = re.compile(r'pdup/\w+\.h|stddef\.h|stdint\.h')


def compile_alone(compiler, language, standard, header):
    # Twice: the guard has to hold. The typedef keeps a header of macros alone from being an empty unit.
    text = '#include <pdup/%s>\n#include <pdup/%s>\ntypedef int unit;\n' % (header.name, header.name)
    done = subprocess.run(compiler + ['-x', language, '-std=' + standard] + STRICT + ['-'], input=text,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, check=False)
    if done.returncode:
        yield '%s as %s:\n%s' % (common.relative(header), standard, done.stdout)


def look_at(header):
    text = header.read_text(encoding='utf-8')
    guard = 'PDUP_%s_H' % header.stem.upper()
    if not re.search(r'\A/\*.*?\*/\s*#ifndef %s\n#define %s\n.*\n#endif\n\Z' % (guard, guard), text, re.S):
        yield '%s: no guard %s around the whole' % (common.relative(header), guard)
    for name in re.findall(r'#\s*include\s*[<"](.*?)[>"]', text):
        if not ALLOWED.fullmatch(name):
            yield '%s includes %s' % (common.relative(header), name)


runs = [(common.path('PDUP_CC').split('\n'), 'c', standard) for standard in ('c99', 'c11')]
if os.environ.get('PDUP_CXX'):
    runs.append((os.environ['PDUP_CXX'].split('\n'), 'c++', 'c++11'))
problems = []
for each in common.HEADERS:
    problems += look_at(each)
    for compiler, language, standard in runs:
        problems += compile_alone(compiler, language, standard, each)
common.finish(problems)
