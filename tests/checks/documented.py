# SPDX-License-Identifier: MIT
"""Everything in the public headers is documented, each function down to its parameters and statuses, and what the
comments refer to exists."""
import re

import common


def of_function(declaration):
    doc = declaration.doc
    if not doc:
        yield 'no comment directly above'
        return
    named = re.findall(r'@param\[(?:in|out|in,out)\]\s+(\w+)\s+\S', doc)
    if named != declaration.params:
        yield '@param %s, parameters %s' % (named, declaration.params)
    if not re.search(r'@since (\d+\.\d+|NEXT)\b', doc):
        yield 'no @since'
    returned = re.search(r'@return\s+(.*?)(?=\n \* @|\*/)', doc, re.S)
    if bool(returned) == (declaration.returns == 'void'):
        yield '@return missing, or not wanted'
    elif declaration.returns == 'pdup_status' and '#PDUP_' not in returned.group(1):
        yield '@return names no status'


def of_constants(text):
    """Each constant has a comment behind it; it may stand on the next line when the formatter broke the line."""
    body_of = re.compile(r'^enum \{\n(.*?)^\};', re.M | re.S)
    for body in body_of.findall(text):
        parts = re.split(r'(?=\bPDUP_\w+\s*=)', re.sub(r'#(?=PDUP_)', '# ', body))
        for part in parts[1:]:
            if '/**<' not in part:
                yield '%s has no comment' % part.split()[0]
    for match in re.finditer(r'(.*)\n#define (PDUP_VERSION\w+) ', text):
        if not match.group(1).startswith('/** '):
            yield '%s has no comment' % match.group(2)
    for match in re.finditer(r'(.*)\ntypedef ', text):
        if not match.group(1).endswith('*/'):
            yield 'a typedef has no comment: %s' % text[match.end():].split(';')[0]


cdef = common.cdef()
found = common.declarations()
problems = ['%s: %s' % (each.where, problem) for each in found for problem in of_function(each)]
problems += ['%s is not declared with PDUP_API' % name
             for name in sorted(set(cdef.functions) - {each.name for each in found})]
for header in common.HEADERS:
    content = header.read_text(encoding='utf-8')
    problems += ['%s: %s' % (common.relative(header), problem) for problem in of_constants(content)]
    for comment in re.findall(r'/\*\*.*?\*/', content, re.S):
        names = re.findall(r'#(PDUP_\w+)', comment) + re.findall(r'\b(pdup_\w+)\(\)', comment)
        problems += ['%s refers to %s' % (common.relative(header), name) for name in names
                     if name not in cdef.constants and name not in cdef.functions]
common.finish(problems)
