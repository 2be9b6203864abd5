# SPDX-License-Identifier: MIT
"""Every public function is tested, fuzzed, offered by both bindings, and, if it can run out of memory, tried so."""
import os
import re
import subprocess
import sys

import common


def words(*folders):
    found = set()
    for file in common.sources(*folders):
        found.update(re.findall(r'\bpdup_\w+', common.code(file.read_text(encoding='utf-8'))))
    return found


def of_binding(command):
    environment = dict(os.environ, PDUP_LIBRARY=common.path('PDUP_SHARED'))
    return set(subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE,
                              universal_newlines=True).stdout.split())


LUA = 'for name in pairs(require("pdup").functions) do print(name) end'
needs = common.declarations()
everywhere = {each.name for each in needs}
places = [
    ('tests', words('tests/unit', 'tests/api', 'tests/oom', 'tests/golden'), everywhere),
    ('tests/fuzz', words('tests/fuzz'), everywhere),
    ('tests/oom', words('tests/oom'), {each.name for each in needs if '#PDUP_E_NOMEM' in each.doc}),
]
if os.environ.get('PDUP_SHARED'):
    python = of_binding([sys.executable, '-c', 'import pdup; print(*pdup.FUNCTIONS)'])
    places.append(('the Python binding', python, everywhere))
    if os.environ.get('PDUP_LUAJIT'):
        lua = of_binding([os.environ['PDUP_LUAJIT'], '-e', LUA])
        places.append(('the Lua binding', lua, everywhere))
common.finish(['%s is missing in %s' % (name, place) for place, present, names in places
               for name in sorted(names - present)])
