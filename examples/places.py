# SPDX-License-Identifier: MIT
import sys

import pdup

event = pdup.EventFile.read(sys.stdin.buffer.read())
for fault in event.faults():
    print(fault.text, file=sys.stderr)
standings = event.session(1).standings(0)
for i in range(standings.count()):
    percent = standings.figure_text_at(i, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP)
    player = standings.player_at(i)
    print(f"{standings.place_at(i)}. {player} {event.name(player)} {percent}")
