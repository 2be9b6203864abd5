# SPDX-License-Identifier: MIT
"""Reads pdup.cdef, the public header as bare C declarations.

Only the forms the header uses are known: integer typedefs, opaque typedefs, enums of explicit values, the allocator
structure, prototypes. Anything else is an error with its line, so that a declaration this module would misread
cannot slip in unseen.
"""
import re
from collections import namedtuple

Type = namedtuple('Type', 'base const stars')
Param = namedtuple('Param', 'name type')
Function = namedtuple('Function', 'name returns params text')


class CdefError(Exception):
    """The text is not what pdup.cdef may hold."""


class Cdef:
    """What the declarations say.

    integers: typedef name -> 'int32_t'; handles: opaque struct names in order; structs: struct name -> member names;
    constants: enum constant -> value; functions: name -> Function.
    """

    def __init__(self, text):
        self.integers = {}
        self.handles = []
        self.structs = {}
        self.constants = {}
        self.functions = {}
        _Parser(text, self).run()


SCALARS = ('int32_t', 'int64_t', 'size_t')
_TOKEN = re.compile(r'\s*(?:([A-Za-z_]\w*)|(\d+)|([(){};,*=-]))')


def _tokens(text):
    place, found = 0, []
    end = len(text.rstrip())
    while place < end:
        match = _TOKEN.match(text, place)
        if not match:
            raise CdefError('line %d: unknown text' % _line(text, place))
        found.append((match.group(match.lastindex), match.start(match.lastindex)))
        place = match.end()
    return found


def _line(text, place):
    rest = text[place:]
    return text.count('\n', 0, place + len(rest) - len(rest.lstrip())) + 1


class _Parser:
    def __init__(self, text, out):
        self.text = text
        self.tokens = _tokens(text)
        self.at = 0
        self.out = out

    def run(self):
        while self.at < len(self.tokens):
            word = self.peek()
            if word == 'typedef':
                self.typedef()
            elif word == 'enum':
                self.enum()
            elif word == 'struct':
                self.struct()
            else:
                self.prototype()

    def peek(self, ahead=0):
        at = self.at + ahead
        return self.tokens[at][0] if at < len(self.tokens) else ''

    def fail(self, what):
        place = self.tokens[min(self.at, len(self.tokens) - 1)][1]
        raise CdefError('line %d: %s at "%s"' % (_line(self.text, place), what, self.peek()))

    def take(self, *words):
        for word in words:
            if self.peek() != word:
                self.fail('"%s" expected' % word)
            self.at += 1

    def name(self):
        word = self.peek()
        if not re.fullmatch(r'[A-Za-z_]\w*', word):
            self.fail('a name expected')
        self.at += 1
        return word

    def typedef(self):
        self.take('typedef')
        if self.peek() == 'struct':
            self.take('struct')
            tag = self.name()
            self.take(tag, ';')
            if tag not in self.out.structs:
                self.out.handles.append(tag)
        else:
            self.take('int32_t')
            self.out.integers[self.name()] = 'int32_t'
            self.take(';')

    def enum(self):
        self.take('enum', '{')
        while self.peek() != '}':
            name = self.name()
            if name in self.out.constants:
                self.fail('%s stands twice' % name)
            self.take('=')
            sign = 1
            if self.peek() == '-':
                self.take('-')
                sign = -1
            if not self.peek().isdigit():
                self.fail('a number expected')
            self.out.constants[name] = sign * int(self.peek())
            self.at += 1
            if self.peek() != '}':
                self.take(',')
        self.take('}', ';')

    def struct(self):
        self.take('struct')
        tag = self.name()
        members = []
        self.take('{')
        while self.peek() != '}':
            self.type()
            if self.peek() == '(':
                self.take('(', '*')
                members.append(self.name())
                self.take(')', '(')
                self.params()
            else:
                members.append(self.name())
            self.take(';')
        self.take('}', ';')
        self.out.structs[tag] = members

    def type(self):
        const = self.peek() == 'const'
        if const:
            self.take('const')
        base = self.name()
        known = SCALARS + ('char', 'void')
        if base not in known and base not in self.out.integers:
            if base not in self.out.handles and base not in self.out.structs:
                self.at -= 1
                self.fail('unknown type')
        stars = 0
        while self.peek() == '*':
            self.take('*')
            stars += 1
        return Type(base, const, stars)

    def params(self):
        """Up to and with the closing parenthesis."""
        if self.peek() == 'void' and self.peek(1) == ')':
            self.take('void', ')')
            return ()
        found = []
        while True:
            kind = self.type()
            found.append(Param(self.name(), kind))
            if self.peek() == ')':
                self.take(')')
                return tuple(found)
            self.take(',')

    def prototype(self):
        start = self.tokens[self.at][1]
        returns = self.type()
        name = self.name()
        if name in self.out.functions:
            self.fail('%s is declared twice' % name)
        self.take('(')
        params = self.params()
        self.take(';')
        end = self.tokens[self.at - 1][1]
        words = ' '.join(self.text[start:end].split()).replace('( ', '(')
        self.out.functions[name] = Function(name, returns, params, words)
