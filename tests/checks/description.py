# SPDX-License-Identifier: MIT
"""pdup.json says all that the headers declare, in one form, and the names keep their promises: the version map has the
same functions, a predicate is known by is_ or has_, nothing but a count gives a number or a status."""
import json
import os
import re
from pathlib import Path

import common

TEXT, NAME, TRUTH = (str,), (str, type(None)), (bool,)
VALUE = {'type': TEXT, 'base': TEXT, 'enumeration': NAME, 'handle': NAME, 'text': TEXT, 'boolean': TRUTH, 'unit': NAME}
FORMS = {
    'whole': {'format': (int,), 'library': TEXT, 'version': TEXT, 'handles': (dict,), 'enumerations': (dict,),
              'constants': (list,), 'functions': (dict,)},
    'handle': {'brief': TEXT, 'text': TEXT, 'header': TEXT, 'functions': (list,)},
    'enumeration': {'prefix': TEXT, 'brief': TEXT, 'text': TEXT, 'header': TEXT, 'constants': (list,)},
    'limits': {'brief': TEXT, 'text': TEXT, 'header': TEXT, 'constants': (list,)},
    'constant': {'name': TEXT, 'value': (int,), 'text': TEXT, 'enumeration': NAME},
    'function': {'header': TEXT, 'brief': TEXT, 'text': TEXT, 'handle': NAME, 'kind': TEXT, 'parameters': (list,),
                 'returns': (dict,), 'statuses': (list,), 'since': TEXT, 'prototype': TEXT},
    'parameter': {'name': TEXT, 'direction': TEXT, **VALUE, 'null': TRUTH, 'array': NAME, 'length': NAME},
    'result': VALUE,
}


def formed(form, where, value):
    """Exactly the members of the form, each of its type."""
    if not isinstance(value, dict) or set(value) != set(FORMS[form]):
        yield '%s: members %s' % (where, sorted(value) if isinstance(value, dict) else value)
        return
    for member, types in FORMS[form].items():
        if type(value[member]) not in types:
            yield '%s: %s is %r' % (where, member, value[member])


def of_enumerations(told, cdef):
    constants = {}
    groups = list(told['enumerations'].items()) + [(each['brief'], each) for each in told['constants']]
    for name, group in groups:
        yield from formed('enumeration' if 'prefix' in group else 'limits', name, group)
        for constant in group['constants']:
            yield from formed('constant', name, constant)
            constants[constant['name']] = constant['value']
            # Statuses are of two kinds, and the prefix of their type is none of theirs.
            if 'prefix' in group and name != 'pdup_status' and not constant['name'].startswith(group['prefix']):
                yield '%s: %s has another prefix' % (name, constant['name'])
    if constants != cdef.constants:
        yield 'constants that differ: %s' % sorted(set(constants.items()) ^ set(cdef.constants.items()))
    if set(told['enumerations']) != set(cdef.integers):
        yield 'types without constants: %s' % sorted(set(cdef.integers) ^ set(told['enumerations']))


def of_function(name, record, told, cdef):
    yield from formed('function', name, record)
    declared = cdef.functions[name]
    if [each['name'] for each in record['parameters']] != [each.name for each in declared.params]:
        yield '%s: other parameters than declared' % name
    names = {each['name'] for each in record['parameters']} | set(cdef.constants)
    for each in record['parameters']:
        yield from formed('parameter', name, each)
        if each['direction'] not in ('in', 'out', 'in,out'):
            yield '%s: %s goes %s' % (name, each['name'], each['direction'])
        if each['length'] is not None and each['length'] not in names:
            yield '%s: no %s tells how long %s is' % (name, each['length'], each['name'])
    for each in record['parameters'] + [record['returns']]:
        if each['enumeration'] not in {None, *told['enumerations']} or each['handle'] not in {None, *told['handles']}:
            yield '%s: %s is unknown' % (name, each['enumeration'] or each['handle'])
    yield from formed('result', name, record['returns'])
    yield from of_promises(name, record)
    unknown = set(record['statuses']) - set(cdef.constants)
    if unknown:
        yield '%s: %s are no statuses' % (name, sorted(unknown))
    if not record['brief'] or not re.fullmatch(r'\d+\.\d+|NEXT', record['since']):
        yield '%s: no first sentence, or not since when' % name


def of_promises(name, record):
    returns = record['returns']
    if returns['enumeration'] == 'pdup_status':
        if 'PDUP_OK' not in record['statuses'] and not name.startswith('pdup_status_'):
            yield '%s names no PDUP_OK' % name
        return
    if record['statuses'] and not name.endswith(('_count', '_count_at')):
        yield '%s is no count, and may give a status for a number' % name
    if returns['boolean'] != bool(re.search(r'_(is|has)(_|$)', name)):
        yield '%s: a predicate is named is_ or has_, and its comment says when it is 1' % name


told = json.loads(Path(common.path('PDUP_JSON')).read_text(encoding='utf-8'))
cdef = common.cdef()
problems = list(formed('whole', 'pdup.json', told))
problems += of_enumerations(told, cdef)
for handle, record in told['handles'].items():
    problems += formed('handle', handle, record)
    problems += ['%s has no %s' % (handle, word) for word in ('ref', 'unref')
                 if handle + '_' + word not in record['functions']]
for function, record in told['functions'].items():
    problems += of_function(function, record, told, cdef)
exported = set(re.findall(r'^\s+(pdup_\w+);', (common.ROOT / 'lib/pdup.map').read_text(encoding='utf-8'), re.M))
problems += ['%s is in one of pdup.json, lib/pdup.map and pdup.cdef, not in all' % name
             for name in sorted(exported ^ set(told['functions']) | exported ^ set(cdef.functions))]
if told['version'] != os.environ.get('PDUP_VERSION', told['version']):
    problems.append('pdup.json is of version ' + told['version'])
common.finish(problems)
