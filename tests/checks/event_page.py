# SPDX-License-Identifier: MIT
"""The file that doc/event-file.md shows is read without a fault, with no other warnings than the page tells of; its
table of regulations has every key and every form of the library, in their order."""
import os
import re

import common

os.environ['PDUP_LIBRARY'] = common.path('PDUP_SHARED')
import pdup  # noqa: E402: it looks for the library when it is imported

PAGE = (common.ROOT / 'doc/event-file.md').read_text(encoding='utf-8')


def block(first):
    """The indented lines from the one that begins so on, without their indent."""
    found = re.search(r'^    %s.*\n(?:    .*\n)*' % first, PAGE, re.M)
    if not found:
        common.finish(['no block that begins with %s' % first])
    return re.sub(r'^    ', '', found.group(), flags=re.M)


def of_example():
    event = pdup.EventFile.read(block('pdup-event'))
    for fault in event.faults():
        if fault.code != pdup.W_NO_TRAVELLER:
            yield 'the example: line %d: %s' % (fault.line, fault.text)
    rows = event.session(1).standings(0).result_count() // 4
    if (event.session_count(), rows) != (2, 5):
        yield 'the example: %d sessions, %d rows' % (event.session_count(), rows)


def table():
    """The regulations as the page must have them."""
    listed = pdup.SETTINGS_REGULATIONS
    for key in range(pdup.setting_count(listed)):
        forms = [pdup.setting_choice_text_at(listed, key, choice, pdup.CHOICE_FORM)
                 for choice in range(pdup.setting_choice_count(listed, key))]
        yield '%-18s  %s' % (pdup.setting_key_at(listed, key), ' | '.join(forms))


def of_table():
    wanted = '\n'.join(table()) + '\n'
    if block('expected ') != wanted:
        yield 'the table of regulations should be:\n' + re.sub(r'^', '    ', wanted, flags=re.M)


common.finish([*of_example(), *of_table()])
