# SPDX-License-Identifier: MIT
"""No state outside handles: the objects have no data that can be written. Tables of pointers, which the loader fills
in and then protects, are none."""
import common

problems = []
for symbol in common.symbols(common.path('PDUP_INTERNAL')):
    writable = symbol.kind in tuple('BbDdCGgSs') and not symbol.section.startswith('.data.rel.ro')
    if writable and not symbol.name.startswith('.'):
        problems.append('%s: %s is writable (%s)' % (symbol.member, symbol.name, symbol.section or symbol.kind))
common.finish(problems)
