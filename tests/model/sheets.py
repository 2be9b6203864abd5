# SPDX-License-Identifier: MIT
"""The CSV of `pdup score`, as formats.md has its columns, from what the model computes."""

import csv
import io

STANDINGS = ("place", "player", "name", "total", "max", "percent", "boards", "penalties")
BOARD = tuple("board,seat,group,round,table,player,whists,matchpoints,top,percent,ruling".split(","))


def two_decimals(percent):
    """Half up, as standings are printed for reading."""
    hundredths = (200 * percent + 1) // 2
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"


def four_decimals(figure):
    """At most so many, half up: the only rounding of a CSV file."""
    parts = (20000 * figure + 1) // 2
    sign = "-" if parts < 0 else ""
    return f"{sign}{abs(parts) // 10000}.{abs(parts) % 10000:04}".rstrip("0").rstrip(".")


def figure_text(figure, exact):
    """`n/d` with `--exact`, decimals without."""
    if figure is None:
        return ""
    return str(figure) if exact else four_decimals(figure)


def text_of(columns, lines):
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(["" if word is None else word for word in line] for line in lines)
    return text.getvalue().encode("utf-8")


def standings(event, entries, exact=False):
    """`pdup score FILE`: unplaced players have no place, and whists have neither maximum nor percent."""
    return text_of(
        STANDINGS,
        (
            (
                entry.place or None,
                entry.player,
                event.names.get(entry.player, ""),
                figure_text(entry.total, exact),
                figure_text(entry.maximum, exact),
                figure_text(entry.percent, exact),
                entry.boards,
                figure_text(entry.penalties, exact),
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


def board(results, number, exact=False):
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
                figure_text(whists_word(result), exact),
                figure_text(result.matchpoints, exact),
                figure_text(result.top, exact),
                figure_text(100 * result.matchpoints / result.top if result.top else None, exact),
                result.ruling or None,
            )
            for result in results
            if result.board == number
        ),
    )
