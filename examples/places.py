# SPDX-License-Identifier: MIT
import sys

import pdup

event = pdup.EventFile.read(sys.stdin.buffer.read())
standings = event.session(1).standings(0)
for i in range(standings.count()):
    percent = standings.figure_text_at(i, pdup.FIGURE_PERCENT, 2, pdup.ROUND_UP)
    print(f"{standings.place_at(i)}. {event.name(standings.player_at(i))} {percent}")
