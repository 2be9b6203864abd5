# SPDX-License-Identifier: MIT
"""Prints how many tests of a meson test log passed, failed and were skipped."""
import json
import sys

counts = {"passed": 0, "failed": 0, "skipped": 0}
with open(sys.argv[1], encoding="utf-8") as log:
    for line in log:
        result = json.loads(line)["result"]
        if result in ("OK", "EXPECTEDFAIL"):
            counts["passed"] += 1
        elif result == "SKIP":
            counts["skipped"] += 1
        else:
            counts["failed"] += 1
print(counts["passed"], counts["failed"], counts["skipped"])
