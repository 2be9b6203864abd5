# SPDX-License-Identifier: MIT
"""The library calls nothing outside itself but what moves and searches memory; malloc and its like only in base/mem.c.

So it has no input or output, clock, environment, locale, errno or floating point, and never ends the program."""
import re

import common

ANYWHERE = {'memchr', 'memcmp', 'memcpy', 'memmove', 'memset', 'strchr', 'strcspn', 'strlen', 'bcmp'}
MEMORY = {'malloc', 'realloc', 'free'}
# Of the compiler: checked copies, stack protection, wide arithmetic and atomics that a processor lacks, and what
# assert() becomes.
COMPILER = re.compile(r'__(memcpy|memset|memmove)_chk|__stack_chk_(fail|guard)(_local)?|__assert_(fail|fail_base|rtn)|'
                      r'__u?(div|mod|divmod)[dt]i[34]|__(mul|ashl|ashr|lshr|clz|ctz|popcount)[dt]i[23]|'
                      r'__aeabi_u?(l|i)(div|mul|lsl|lsr)\w*|__atomic_\w+')

found = common.symbols(common.path('PDUP_INTERNAL'))
defined = {symbol.name for symbol in found if symbol.kind not in ('U', 'w')}
problems = []
for symbol in found:
    if symbol.kind not in ('U', 'w') or symbol.name in defined | ANYWHERE or COMPILER.fullmatch(symbol.name):
        continue
    if symbol.name not in MEMORY or not re.match(r'base_mem\.c\.|mem\.', symbol.member):
        problems.append('%s calls %s' % (symbol.member, symbol.name))
for file in common.sources('lib'):
    for name in re.findall(r'\b(malloc|calloc|realloc|free|alloca)\s*\(', common.code(file.read_text(encoding='utf-8'))):
        if common.relative(file) != 'lib/base/mem.c':
            problems.append('%s calls %s' % (common.relative(file), name))
common.finish(problems)
