# SPDX-License-Identifier: MIT
"""Each program named must stand in the README as it is, but for its licence line: readme.py README PROGRAM..."""
import pathlib
import sys

readme = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
missing = []
for name in sys.argv[2:]:
    path = pathlib.Path(name)
    body = path.read_text(encoding="utf-8").split("\n", 1)[1].strip("\n")
    language = path.suffix[1:].replace("py", "python")
    if f"```{language}\n{body}\n```" not in readme:
        missing.append(name)
if missing:
    sys.exit("not in README as they are: " + ", ".join(missing))
