# SPDX-License-Identifier: MIT
"""Writes pdup.json, what the public headers say in a form that programs read: describe.py OUTPUT VERSION CDEF PARSER
HEADER...

The declarations come from pdup.cdef through the parser of the Python binding, the words from the comments of the
headers. What a comment does not say in the form that doc/bindings.md tells is an error: a description that guesses
would be worse than none.
"""
import importlib.util
import json
import re
import sys
from pathlib import Path

COMMENT = re.compile(r'/\*\*(?P<doc>(?:(?!\*/).)*)\*/\n(?P<code>(?:PDUP_API|typedef|enum)\b[^;{]*)(?P<end>[;{])', re.S)
CONSTANT = re.compile(r'\b(PDUP_\w+)\s*=\s*-?\d+\s*,?\s*/\*\*<((?:(?!\*/).)*)\*/', re.S)
UNITS = (('in sixths', 'sixths of a whist'), ('seconds since 1970', 'seconds since 1970'), ('bytes', 'bytes'),
         ('minutes', 'minutes'), ('percent', 'percent'))


class Fault(Exception):
    """A header that cannot be described."""


def plain(text):
    """A comment without its stars and Doxygen's marks."""
    text = re.sub(r'\n[ \t]*\*[ \t]?', '\n', text)
    text = re.sub(r'#(PDUP_\w+|pdup_\w+)', r'\1', text)
    paragraphs = [' '.join(each.split()) for each in re.split(r'\n\s*\n', text)]
    return '\n\n'.join(each for each in paragraphs if each)


def split(text):
    """The first sentence, which Doxygen takes as the brief one, and what follows."""
    first = re.match(r'(?s)(.*?[.?])(?:\s+|$)(.*)', text)
    return (first.group(1), first.group(2)) if first else (text, '')


def statuses(text, kinds='OK|E_\\w+'):
    found = re.findall(r'\bPDUP_(?:%s)\b' % kinds, text)
    return list(dict.fromkeys(found))


def unit(text):
    words = text.lower()
    return next((name for word, name in UNITS if re.search(r'\b%s\b' % word, words)), None)


def is_truth(text):
    """Comments say of a number that is a boolean when it is 1 and when 0."""
    return bool(re.search(r'(?:^|Receives |^Is .*)1 (?:if|where|or 0)\b', text))


class Describer:
    def __init__(self, cdef, headers):
        self.cdef = cdef
        self.prefixes = {name.upper() + '_': name for name in cdef.integers}
        self.enumerations, self.limits, self.functions, self.handles = {}, [], {}, {}
        for header in headers:
            self.read(header)

    def read(self, header):
        text = header.read_text(encoding='utf-8')
        for match in COMMENT.finditer(text):
            code, doc = ' '.join(match.group('code').split()), match.group('doc')
            if code.startswith('PDUP_API'):
                self.function(header, code, doc)
            elif code.startswith('typedef struct'):
                self.handles[code.split()[-1].lstrip('*')] = dict(zip(('brief', 'text'), split(plain(doc))), header=header.name)
        for match in re.finditer(r'(?P<doc>/\*\*(?:(?!\*/).)*\*/)\n(?:typedef int32_t (?P<type>\w+);\n)?enum \{\n'
                                 r'(?P<body>.*?)^\};', text, re.S | re.M):
            self.enumeration(header, match)

    def refers(self, text):
        """The enumeration whose constants a text says a number is."""
        named = re.search(r'\b(?:A|One of the) (PDUP_\w+?)_? constants?\b', text)
        if not named:
            return None
        name = named.group(1).lower()
        if name not in self.cdef.integers:
            raise Fault('%s: no such enumeration' % named.group())
        return name

    def enumeration(self, header, match):
        doc = plain(match.group('doc')[3:-2])
        brief, text = split(doc)
        constants = []
        for name, words in CONSTANT.findall(match.group('body')):
            words = plain(words)
            constants.append({'name': name, 'value': self.cdef.constants[name], 'text': words,
                              'enumeration': self.refers(words)})
        entry = {'brief': brief, 'text': text, 'header': header.name, 'constants': constants}
        name = match.group('type')
        if name is None and 'statuses' in brief:
            name = 'pdup_status'
        if name is None:
            self.limits.append(entry)
        else:
            self.enumerations[name] = {'prefix': name.upper() + '_', **entry}

    def function(self, header, code, doc):
        name = re.search(r'\b(pdup_\w+) ?\(', code).group(1)
        declared = self.cdef.functions.get(name)
        if not declared:
            raise Fault('%s: not in pdup.cdef' % name)
        tags = re.split(r'\n \* @', doc)
        brief, text = split(plain(tags[0]))
        given = {}
        returned, since = '', ''
        for tag in tags[1:]:
            word, rest = re.match(r'(?s)(\w+(?:\[[\w,]+\])?)\s+(.*)', tag).groups()
            if word.startswith('param'):
                parameter, words = re.match(r'(?s)(\w+)\s+(.*)', rest).groups()
                given[parameter] = (word[len('param['):-1], plain(words))
            elif word == 'return':
                returned = plain(rest)
            elif word == 'since':
                since = rest.split()[0]
        if list(given) != [param.name for param in declared.params]:
            raise Fault('%s: its comment tells %s' % (name, ', '.join(given) or 'no parameter'))
        parameters = [self.parameter(param, *given[param.name]) for param in declared.params]
        self.lengths(name, parameters)
        record = {'header': header.name, 'brief': brief, 'text': text, **self.owner(declared),
                  'parameters': parameters, 'returns': self.result(declared, returned),
                  'statuses': statuses(returned), 'since': since, 'prototype': declared.text}
        self.functions[name] = record

    def owner(self, function):
        """The handle whose function it is, and how it comes to it."""
        owners = [each for each in self.cdef.handles if function.name.startswith(each + '_')]
        handle = max(owners, key=len, default=None)
        params = function.params
        if handle and params and params[0].type.base == handle and params[0].type.stars == 1:
            return {'handle': handle, 'kind': 'method'}
        if handle and params and params[-1].type.base == handle and params[-1].type.stars == 2:
            return {'handle': handle, 'kind': 'constructor'}
        return {'handle': None, 'kind': 'function'}

    def type_of(self, kind):
        base = self.cdef.integers.get(kind.base, kind.base)
        enumeration = kind.base if kind.base in self.cdef.integers else None
        return {'type': ('const ' if kind.const else '') + kind.base + (' ' + '*' * kind.stars if kind.stars else ''),
                'base': base, 'enumeration': enumeration,
                'handle': kind.base if kind.base in self.cdef.handles else None}

    def parameter(self, param, direction, text):
        record = {'name': param.name, 'direction': direction, **self.type_of(param.type), 'text': text,
                  'null': bool(re.search(r'\b(or NULL|[Mm]ay be NULL)\b', text)) and param.type.stars > 0,
                  'array': None, 'length': None, 'boolean': is_truth(text), 'unit': unit(text)}
        number = record['base'] in ('int32_t', 'int64_t', 'size_t')
        if number and not record['enumeration']:
            record['enumeration'] = self.refers(text)
        if not number:
            record['unit'] = None
        return record

    def lengths(self, function, parameters):
        """Which parameter or constant tells how long an array is."""
        names = [each['name'] for each in parameters]
        after = None
        for at in range(len(parameters) - 1, -1, -1):
            each = parameters[at]
            stars = each['type'].count('*')
            if stars == 0 and (each['name'].endswith(('_count', '_size')) or each['name'] in ('size', 'cap', 'count')):
                after = each['name']
            elif stars == 1 and each['base'] == 'char':
                each['array'] = 'text'
                each['length'] = names[at + 1] if at + 1 < len(names) else None
                if each['length'] is None:
                    raise Fault('%s: %s has no length' % (function, each['name']))
            elif stars == 1 and each['base'] == 'int32_t' and (each['type'].startswith('const') or each['name'] == 'buf'):
                fixed = re.match(r'(PDUP_\w+) ', each['text'])
                each['array'] = 'numbers'
                each['length'] = fixed.group(1) if fixed and fixed.group(1) in self.cdef.constants else after
                if each['length'] is None:
                    raise Fault('%s: %s has no length' % (function, each['name']))

    def result(self, function, text):
        record = {**self.type_of(function.returns), 'text': text, 'boolean': False, 'unit': None}
        if record['base'] in ('int32_t', 'int64_t') and function.returns.base != 'pdup_status':
            record['enumeration'] = record['enumeration'] or self.refers(text)
            record['boolean'] = is_truth(text)
            record['unit'] = unit(text)
        return record


def load(path):
    spec = importlib.util.spec_from_file_location('cdef', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(output, version, cdef, parser, *headers):
    declared = load(parser).Cdef(Path(cdef).read_text(encoding='utf-8'))
    told = Describer(declared, [Path(header) for header in headers])
    missing = set(declared.functions) - set(told.functions)
    if missing:
        raise Fault('not described: ' + ', '.join(sorted(missing)))
    handles = {name: {**told.handles[name], 'functions': [each for each, record in told.functions.items()
                                                          if record['handle'] == name]}
               for name in declared.handles}
    whole = {'format': 1, 'library': 'preferans-duplicate', 'version': version, 'handles': handles,
             'enumerations': told.enumerations, 'constants': told.limits, 'functions': told.functions}
    text = json.dumps(whole, ensure_ascii=False, indent=1) + '\n'
    Path(output).write_text(text, encoding='utf-8')


if __name__ == '__main__':
    try:
        main(*sys.argv[1:])
    except Fault as fault:
        sys.exit('describe.py: %s' % fault)
