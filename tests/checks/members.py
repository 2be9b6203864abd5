# SPDX-License-Identifier: MIT
"""The members of a room's private structs are read in that room only; the values of base and text are everybody's."""
import re

import common

EVERYBODYS = {'base', 'text'}
# Rooms that still read structs of others, to become fewer: a pair that no longer does has to go from here.
STILL = {('event_file', 'scoring'), ('notation', 'deal'), ('scoring', 'ruling'), ('session', 'ruling'),
         ('session', 'scoring'), ('session', 'table'), ('table', 'deal'), ('tricks', 'deal')}
STRUCT = re.compile(r'^(?:typedef )?struct (\w+) \{(.*?)^\}', re.M | re.S)
DECLARED = r'\b(?:struct )?(\w+)\b[\s*]+(?:const )?%s\s*(?=[;,)=\[])'
READ = re.compile(r'((?:->|\.)?)\b(\w+)(?:\[[^\]\n]*\])?(?:->|\.)(\w+)')


def strip(text):
    """Code without comments, strings and includes."""
    return re.sub(r'"(?:\\.|[^"\\\n])*"|#\s*include.*', '', common.code(text))


files = {file: strip(file.read_text(encoding='utf-8')) for file in common.sources('lib')}
room_of = {file: file.relative_to(common.ROOT / 'lib').parts[0] for file in files}
owner_of, members, member_types = {}, {}, {}
for file, text in files.items():
    if file.suffix == '.h':
        for kind, body in STRUCT.findall(text):
            owner_of[kind] = room_of[file]
            members[kind] = set(re.findall(r'(\w+)\s*(?:\[[^\]]*\])?;', body))
            for of, name in re.findall(r'(\w+)\b[\s*]+(\w+)\s*(?:\[[^\]]*\])?;', body):
                member_types.setdefault(name, set()).add(of)


def types_of(text, read):
    """What the name before an arrow or a dot can be: as a member, or as it was last declared above."""
    if read.group(1):
        return member_types.get(read.group(2), set())
    return set(re.findall(DECLARED % read.group(2), text[:read.start()])[-1:])


problems = []
seen = set()
for file, text in files.items():
    for read in READ.finditer(text):
        kinds = types_of(text, read)
        foreign = [kind for kind in kinds if owner_of.get(kind, 'base') not in EVERYBODYS | {room_of[file]}
                   and read.group(3) in members[kind]]
        if foreign and len(foreign) == len(kinds):
            pair = (room_of[file], owner_of[foreign[0]])
            seen.add(pair)
            if pair not in STILL:
                problems.append('%s reads %s: %s is of lib/%s' % (common.relative(file), read.group(0), foreign[0], pair[1]))
problems += ['lib/%s no longer reads structs of lib/%s: take them from the list' % pair for pair in sorted(STILL - seen)]
common.finish(problems)
