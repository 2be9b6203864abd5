# SPDX-License-Identifier: MIT
import sys

import pdup

event = pdup.EventFile.read(sys.stdin.buffer.read())
for fault in event.faults():
    print(fault.text, file=sys.stderr)
standings = event.session(1).standings(0)
for entry in standings:
    percent = standings.figure_text_at(entry.index, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP)
    print(f"{entry.place}. {entry.player} {event.name(entry.player)} {percent}")
