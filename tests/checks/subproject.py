#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""As a subproject the library alone is built, in the kind that the parent asks for: subproject.py [build]

Configures a tiny parent project; with `build` also builds it and runs its program.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(os.environ.get('PDUP_SOURCE') or pathlib.Path(__file__).resolve().parents[2])
NAME = 'libpreferans-duplicate'
KEPT = ('meson.build', 'meson_options.txt', 'include', 'lib', 'tests', 'examples', 'bindings', 'doc')
PARENT = """project('evening', 'c', meson_version: '>= 1.0.0')
executable('evening', 'evening.c', dependencies: dependency('preferans-duplicate', fallback: '%s'))
""" % NAME
PROGRAM = """#include <pdup/pdup.h>
int main(void) {
    return pdup_has(PDUP_FEATURE_EVENT_FILE) == 1 ? 0 : 1;
}
"""


def run(*command):
    made = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if made.returncode != 0:
        sys.exit('%s failed:\n%s' % (' '.join(command), made.stdout.decode()))


def make_parent(folder):
    folder.joinpath('meson.build').write_text(PARENT, encoding='utf-8')
    folder.joinpath('evening.c').write_text(PROGRAM, encoding='utf-8')
    ours = folder / 'subprojects' / NAME
    ours.mkdir(parents=True)
    for name in KEPT:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, ours / name, ignore=shutil.ignore_patterns('__pycache__'))
        else:
            shutil.copy(source, ours / name)


def targets(build):
    told = subprocess.run(['meson', 'introspect', str(build), '--targets'], stdout=subprocess.PIPE, check=True).stdout
    return {(one['name'], one['type']) for one in json.loads(told)
            if one['build_by_default'] and one['type'] not in ('custom', 'run')}


def main(is_to_build):
    kinds = {'static': {'static library'}, 'shared': {'shared library'}}
    with tempfile.TemporaryDirectory() as name:
        parent = pathlib.Path(name)
        make_parent(parent)
        for kind, types in kinds.items():
            build = parent / ('build-' + kind)
            # An installed library must not answer in place of the subproject.
            run('meson', 'setup', str(build), str(parent), '-Ddefault_library=' + kind, '--wrap-mode=forcefallback')
            wanted = {('evening', 'executable')} | {('preferans-duplicate', one) for one in types}
            if targets(build) != wanted:
                sys.exit('default_library=%s builds %s, not %s' % (kind, sorted(targets(build)), sorted(wanted)))
        if is_to_build:
            run('ninja', '-C', str(parent / 'build-static'))
            run(str(parent / 'build-static' / 'evening'))


if __name__ == '__main__':
    main(sys.argv[1:] == ['build'])
