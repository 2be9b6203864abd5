#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The sessions of tests/command with a command built for another platform: command.py FOLDER [--skip NAME]... COMMAND...

FOLDER receives the scripts and the command `pdup` that they call, which runs COMMAND (an emulator and the program). What it prints
must be what it prints here, to the byte, but for the words of the operating system.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where a pipe is closed early or a disk is full the system speaks, or ends the program, in its own way.
OF_THE_SYSTEM = re.compile(r'cannot write the output: |: (Is a directory|Permission denied|No such file or directory|Invalid argument|'
                           r'I/O error|Bad file descriptor|Not a directory|Capabilities insufficient)$')


def make(folder, skipped, command):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    wrapper = folder / 'pdup'
    # Emulators decode the words of the command line by the locale, which the scripts set to C.
    wrapper.write_text('#!/bin/sh\nLC_ALL=C.UTF-8 exec %s "$@"\n' % ' '.join(command), encoding='utf-8')
    wrapper.chmod(0o755)
    scripts = [script for script in sorted((ROOT / 'tests' / 'command').glob('*.t')) if script.stem not in skipped]
    return [shutil.copy(script, folder) for script in scripts]


def main(folder, *words):
    words = list(words)
    skipped = set()
    while words[0] == '--skip':
        skipped.add(words[1])
        del words[:2]
    folder = pathlib.Path(folder).resolve()
    scripts = make(folder, skipped, words)
    env = dict(os.environ, SOURCE=str(ROOT), PATH='%s:%s' % (folder, os.environ['PATH']))
    cram = shutil.which('cram3') or shutil.which('cram') or sys.exit('cram is missing')
    told = subprocess.run([cram, '--shell=sh', *scripts], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    lines = told.stdout.decode('utf-8', 'replace').split('\n')
    differences = [line for line in lines if re.match(r'[-+](?![-+]{2} )', line) and not OF_THE_SYSTEM.search(line)]
    if differences or not re.search(r'^# Ran %d tests' % len(scripts), '\n'.join(lines), re.MULTILINE):
        sys.exit('\n'.join(lines))
    print('%d sessions are the same' % len(scripts))


if __name__ == '__main__':
    main(*sys.argv[1:])
