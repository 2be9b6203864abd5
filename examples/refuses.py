# SPDX-License-Identifier: MIT
"""A program that has room for so many bytes says so when it is given as many, and does not go on with a part of them:
refuses.py BYTES EVENING PROGRAM..."""
import pathlib
import subprocess
import sys

room, evening, *command = sys.argv[1:]
text = pathlib.Path(evening).read_bytes()
filler = b"\n#" + b" " * (int(room) - len(text) - 2)
for size, refused in ((len(text + filler) - 1, False), (len(text + filler), True)):
    done = subprocess.run(command, input=(text + filler)[:size], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if (done.returncode == 1, done.stdout == b"", b"does not fit" in done.stderr) != (refused, refused, refused):
        sys.exit(f"{size} bytes: status {done.returncode}, {done.stderr.decode()}")
