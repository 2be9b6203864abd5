# SPDX-License-Identifier: MIT
"""What help() and editors tell of a function, made from pdup.json.

The declarations stay the source for calling; without pdup.json, or with one of another version, the prototype is all
that is told.
"""
import json
import os
import re
import textwrap

WIDTH = 100


def load(cdef_path):
    """The functions of the pdup.json that the environment names or that lies beside pdup.cdef; {} without one."""
    path = os.environ.get('PDUP_JSON') or os.path.join(os.path.dirname(cdef_path), 'pdup.json')
    try:
        with open(path, encoding='utf-8') as file:
            return json.load(file)['functions']
    except OSError:
        return {}


def _class(handle):
    return ''.join(part.capitalize() for part in handle.split('_')[1:])


def _error(status):
    return ''.join(part.capitalize() for part in status.split('_')[1:])


class Described:
    def __init__(self, functions):
        self.functions = functions

    def tell(self, function, declared):
        """Gives the Python function its text and the types of its parameters and result."""
        record = self.functions.get(declared.name)
        if not record or record['prototype'] != declared.text:
            return
        signature = function.__signature__
        given = {each['name']: each for each in record['parameters']}
        if 'self' in signature.parameters:
            given['self'] = record['parameters'][0]
        result = self._result(record)
        function.__doc__ = self._text(record, signature, given, result)
        parameters = [each if each.name == 'self' else each.replace(annotation=self._argument(given.get(each.name.rstrip('_'))))
                      for each in signature.parameters.values()]
        function.__signature__ = signature.replace(parameters=parameters, return_annotation=result)
        function.__annotations__ = {each.name: each.annotation for each in parameters if each.name != 'self'}
        function.__annotations__['return'] = result

    def _argument(self, each):
        if each is None:
            return 'list[tuple[int, int]]'
        kind = _class(each['handle']) if each['handle'] else {'text': 'str | bytes', 'numbers': 'list[int]'}.get(each['array'], 'int')
        return kind + ' | None' if each['null'] or (kind == 'Faults' and each['direction'] == 'in,out') else kind

    def _result(self, record):
        """The type of what the call gives back."""
        returns = record['returns']
        if returns['enumeration'] == 'pdup_status':
            found = [kind for kind in map(self._output, self._outputs(record)) if kind]
            if not found:
                return 'None'
            return found[0] if len(found) == 1 else 'tuple[%s]' % ', '.join(found)
        if returns['handle']:
            return _class(returns['handle']) + ' | None'
        return {'const char *': 'str | None', 'void': 'None'}.get(returns['type'], 'int')

    def _outputs(self, record):
        """The parameters that come back; the length of a text and the lower half of a fraction are none of their own."""
        names = [each['name'] for each in record['parameters']]
        return [each for each in record['parameters'] if self._comes_back(each, names)]

    def _comes_back(self, each, names):
        if each['array']:
            return each['name'] == 'buf'
        if not each['name'].endswith('out') or each['name'] in ('denominator_out', 'len_out'):
            return False
        return each['base'] != 'size_t' and not (each['name'] == 'count_out' and 'buf' in names)

    def _output(self, each):
        if each['handle']:
            return _class(each['handle'])
        if each['array']:
            return {'text': 'str', 'numbers': 'list[int]'}[each['array']]
        return 'Fraction | None' if each['name'] == 'numerator_out' else 'int'

    def _text(self, record, signature, given, result):
        parts = [record['brief']] + [each for each in record['text'].split('\n\n') if each]
        parts = [textwrap.fill(self._words(part), WIDTH) for part in parts]
        parameters = [(name.rstrip('_'), given[name.rstrip('_')]) for name in signature.parameters if name.rstrip('_') in given]
        self._list(parts, 'Parameters:', [(name, each['text']) for name, each in parameters if name != 'self'])
        outputs = [(each['name'], each['text']) for each in self._outputs(record)]
        if record['returns']['enumeration'] != 'pdup_status' and record['returns']['type'] != 'void':
            outputs = [('result', record['returns']['text'])]
        self._list(parts, 'Returns %s:' % result, outputs)
        errors = [_error(each) for each in record['statuses'] if each not in ('PDUP_OK', 'PDUP_E_SPACE', 'PDUP_E_NOMEM')]
        if errors and record['returns']['enumeration'] == 'pdup_status':
            parts.append(textwrap.fill('Raises: ' + self._words(record['returns']['text']), WIDTH, subsequent_indent='    '))
        parts.append(record['prototype'])
        return '\n\n'.join(parts)

    def _list(self, parts, heading, entries):
        if entries:
            parts.append('\n'.join([heading] + [textwrap.fill('%s: %s' % (name, self._words(text)), WIDTH,
                                                              initial_indent='    ', subsequent_indent='        ')
                                                for name, text in entries]))

    def _words(self, text):
        """Names as Python has them."""
        text = re.sub(r'\bPDUP_OK(?: or |, | \()', lambda match: '(' if match.group().endswith('(') else '', text)
        text = re.sub(r'\bNULL\b', 'None', text)
        text = re.sub(r'\bPDUP_(E_[A-Z_]+)\b', lambda match: _error('PDUP_' + match.group(1)), text)
        text = re.sub(r'\bPDUP_(?=[A-Z])', '', text)
        return re.sub(r'\b(pdup_\w+)\(\)', lambda match: self._name(match.group(1)), text)

    def _name(self, function):
        handle = self.functions.get(function, {}).get('handle')
        if not handle:
            return function[len('pdup_'):] + '()'
        return '%s.%s()' % (_class(handle), function[len(handle) + 1:])
