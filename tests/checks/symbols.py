# SPDX-License-Identifier: MIT
"""Header, version map and shared library have the same functions; private ones are named pdup__.

A function missing in the map cannot be linked to, one missing in the header has no contract. Their number is held: every
function stands in three languages for ever, so a further number of a handle is a field of its pdup_..._number()."""
import re
import subprocess

import common

AT_MOST = 330  # public functions


def of_map():
    text = common.code((common.ROOT / 'lib' / 'pdup.map').read_text(encoding='utf-8'))
    found = {}
    for node, body in re.findall(r'(PDUP_[\d.]+)\s*\{(.*?)\}', text, re.S):
        for name in re.findall(r'\bpdup_\w+', body):
            found[name] = node
    return found


def of_library():
    """name -> version node."""
    text = subprocess.run([common.path('PDUP_NM'), '-D', '--defined-only', common.path('PDUP_SHARED')], check=True,
                          stdout=subprocess.PIPE, universal_newlines=True).stdout
    lines = [line.split() for line in text.splitlines()]
    return dict((words[-1].split('@@') + [''])[:2] for words in lines if words[-2] in 'TDBRVWi')


def differences(left_name, left, right_name, right):
    for name in sorted(left - right):
        yield '%s is in %s and not in %s' % (name, left_name, right_name)
    for name in sorted(right - left):
        yield '%s is in %s and not in %s' % (name, right_name, left_name)


def private_names(public):
    for symbol in common.symbols(common.path('PDUP_INTERNAL')):
        external = symbol.kind.isupper() and symbol.kind not in 'UN'
        if external and symbol.name not in public and not symbol.name.startswith('pdup__'):
            yield '%s: %s is neither public nor named pdup__' % (symbol.member, symbol.name)


header = set(common.cdef().functions)
mapped, exported = of_map(), of_library()
problems = list(differences('the header', header, 'lib/pdup.map', set(mapped)))
problems += differences('the header', header, 'the library', set(exported))
problems += ['%s has version "%s", the map says %s' % (name, exported[name], node)
             for name, node in mapped.items() if name in exported and exported[name] != node]
problems += private_names(header)
if len(header) > AT_MOST:
    problems.append('%d public functions, at most %d: every one stands in three languages for ever' % (len(header), AT_MOST))
common.finish(problems)
