# SPDX-License-Identifier: MIT
"""A file in lib/ includes only files of its own folder and of lower layers, and its name stands in one folder only."""
import re

import common

LAYERS = [('base',), ('text',), ('deal', 'movement', 'ruling'), ('notation', 'table', 'tricks'), ('scoring',),
          ('session',), ('event_file',)]
RANK = {folder: rank for rank, layer in enumerate(LAYERS) for folder in layer}

problems = []
folder_of = {}
for file in common.sources('lib'):
    name = common.relative(file)
    folder = file.relative_to(common.ROOT / 'lib').parts[0]
    first = folder_of.setdefault(file.stem, file.parent)
    if first != file.parent:
        problems.append('%s: %s has a file of this name too' % (name, common.relative(first)))
    if folder not in RANK:
        problems.append('%s is in no layer' % name)
        continue
    for target in re.findall(r'^\s*#\s*include\s*"(.*?)"', file.read_text(encoding='utf-8'), re.M):
        other = target.split('/')[0]
        if '/' not in target or other not in RANK:
            problems.append('%s includes "%s": not a path from lib/' % (name, target))
        elif other != folder and RANK[other] >= RANK[folder]:
            problems.append('%s includes "%s" of a layer that is not lower' % (name, target))
common.finish(problems)
