# SPDX-License-Identifier: MIT
"""Every source begins with the line that names its licence; a script's #! line may stand before it."""
import re

import common

SUFFIXES = {'.c', '.h', '.py', '.lua', '.sh', '.map'}
FOLDERS = ('include', 'lib', 'bindings', 'examples', 'tests', 'doc')
LINE = re.compile(r'(#!.*\n)?(/\* SPDX-License-Identifier: MIT \*/|(#|--) SPDX-License-Identifier: MIT)\n')


def wanted(file):
    return file.is_file() and (file.suffix in SUFFIXES or file.name == 'meson.build')


files = [common.ROOT / 'meson.build']
files += [file for folder in FOLDERS for file in sorted((common.ROOT / folder).rglob('*')) if wanted(file)]
common.finish(['%s: no SPDX line' % common.relative(file) for file in files
               if not LINE.match(file.read_text(encoding='utf-8'))])
