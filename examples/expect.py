# SPDX-License-Identifier: MIT
"""Runs a program and compares what it prints with a file: expect.py EXPECTED PROGRAM..."""

import pathlib
import subprocess
import sys

expected = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
printed = subprocess.run(sys.argv[2:], check=True, capture_output=True).stdout.decode("utf-8")
if printed != expected:
    sys.exit(f"expected:\n{expected}printed:\n{printed}")
