# SPDX-License-Identifier: MIT
"""Runs a program and compares what it prints with a file: expect.py EXPECTED [--stdin INPUT] PROGRAM..."""
import pathlib
import subprocess
import sys

expected, *command = sys.argv[1:]
given = b""
if command[0] == "--stdin":
    given = pathlib.Path(command[1]).read_bytes()
    command = command[2:]
expected = pathlib.Path(expected).read_text(encoding="utf-8")
printed = subprocess.run(command, input=given, check=True, stdout=subprocess.PIPE).stdout.decode("utf-8")
if printed != expected:
    sys.exit(f"expected:\n{expected}printed:\n{printed}")
