# SPDX-License-Identifier: MIT
"""The CSV of `pdup score`, as formats.md has its columns, from what the model computes."""

import csv
import io

STANDINGS = ("place", "player", "name", "total", "max", "percent", "boards", "penalties")
BOARD = tuple("board,seat,group,round,table,player,whists,matchpoints,top,percent,ruling".split(","))


def two_decimals(percent):
    """Half up, the only rounding of a standings file."""
    hundredths = (200 * percent + 1) // 2
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"


def percent_text(percent):
    return "" if percent is None else two_decimals(percent)


def text_of(columns, lines):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(["" if word is None else word for word in line] for line in lines)
    return text.getvalue().encode("utf-8")


def standings(event, entries):
    """`pdup score FILE`: unplaced players have no place, and whists have neither maximum nor percent."""
    return text_of(
        STANDINGS,
        (
            (
                entry.place or None,
                entry.player,
                event.names.get(entry.player, ""),
                entry.total,
                entry.maximum,
                percent_text(entry.percent),
                entry.boards,
                entry.penalties,
            )
            for entry in entries
        ),
    )


def table_word(result):
    """As rows have it."""
    return f"{result.table}@{result.room}" if result.room else str(result.table)


def whists_word(result):
    """What was compared of an assigned score, unless it waits for an award."""
    is_assigned = result.verdict is not None and result.verdict.name == "assign"
    return result.mean_whists if is_assigned and not result.pending else result.whists


def board(results, number):
    """`pdup score FILE --board B`: `group` is the form of the deal, and whists are what was compared, or what the
    table entered where nothing was assigned."""
    return text_of(
        BOARD,
        (
            (
                result.board,
                result.seat,
                result.form,
                result.round,
                table_word(result),
                result.player,
                whists_word(result),
                result.matchpoints,
                result.top,
                percent_text(100 * result.matchpoints / result.top if result.top else None),
                result.ruling or None,
            )
            for result in results
            if result.board == number
        ),
    )
