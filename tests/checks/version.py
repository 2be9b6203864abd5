# SPDX-License-Identifier: MIT
"""version.h has the version of the project."""
import re

import common

text = (common.ROOT / 'include/pdup/version.h').read_text(encoding='utf-8')
header = '.'.join(re.search(r'#define PDUP_VERSION_%s (\d+)' % part, text).group(1)
                  for part in ('MAJOR', 'MINOR', 'PATCH'))
project = common.path('PDUP_VERSION')
common.finish([] if header == project else ['version.h says %s, the project %s' % (header, project)])
