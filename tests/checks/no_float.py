# SPDX-License-Identifier: MIT
"""Figures are exact: no floating point in lib/. (What a compiler would call for it, no_outside_calls.py refuses.)"""
import re

import common

problems = []
for file in common.sources('lib', 'include'):
    for number, line in enumerate(common.code(file.read_text(encoding='utf-8')).split('\n'), 1):
        if re.search(r'\b(double|float|_Complex|_Decimal\w*)\b|\b\d+\.\d|\b\d+[eE]-?\d', line):
            problems.append('%s:%d: floating point' % (common.relative(file), number))
common.finish(problems)
