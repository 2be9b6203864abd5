# SPDX-License-Identifier: MIT
"""The scripts of both bindings, and the command when it was built, print the same standings byte for byte.

Arguments: the exit status wanted and the event file, then FORM COMMAND... for each program, separated by `--`; FORM is
`script` (FILE SESSION) or `command` (score FILE --session SESSION --format csv --exact)."""
import subprocess
import sys


def groups(words):
    found = [[]]
    for word in words:
        if word == '--':
            found.append([])
        else:
            found[-1].append(word)
    return found


def output(form, command, event):
    tail = [event, '1'] if form == 'script' else ['score', event, '--session', '1', '--format', 'csv', '--exact']
    done = subprocess.run(command + tail, stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    return done.returncode, done.stdout, done.stderr


def main(status, event, *programs):
    results = [output(form, command, event) for form, *command in groups(programs)]
    first = results[0]
    if not first[1].startswith(b'place,player,name,total,max,percent,boards,penalties\n1,') or first[0] != int(status):
        sys.exit('no standings, or another status: %r' % (first,))
    for program, result in zip(groups(programs), results):
        if result != first:
            sys.exit('%s\n%r\ndiffers from\n%r' % (program, result, first))


main(*sys.argv[1:])
