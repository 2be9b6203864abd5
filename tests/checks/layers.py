# SPDX-License-Identifier: MIT
"""A file in lib/ includes only files of its own folder and of lower layers."""
import re

import common

LAYERS = [('base',), ('text',), ('deal', 'movement', 'ruling'), ('notation', 'table', 'tricks'), ('scoring',),
          ('session',), ('event_file',)]
RANK = {folder: rank for rank, layer in enumerate(LAYERS) for folder in layer}

problems = []
for file in common.sources('lib'):
    name = common.relative(file)
    folder = file.relative_to(common.ROOT / 'lib').parts[0]
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
