# SPDX-License-Identifier: MIT
"""Opens every CSV of the command in Gnumeric, in English and in Russian, saves it again and compares the cells: figures
must stay figures of the same value, and words what they were. Arguments: the command, the sample evening.

The exact form is for programs and is not opened: a spreadsheet may take 11/2 for a date."""
import csv
import io
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
LOCALES = ("en_US", "ru_RU")

# (--decimal, what stands between fields, where a spreadsheet reads its figures)
STYLES = (("point", ",", LOCALES), ("comma", ";", ("ru_RU",)))
SEED = "0" * 63 + "1"

EVENT = """pdup-event 1
title "Figures"
variety sochi
players 12
name 1 "=1+1"
name 2 "＝1+1"
name 3 "+7 900 000-00-00"
name 4 "-7"
name 5 "@SUM(1)"
name 6 "Li; \\"Lu\\", Lo"
name 7 "'Q"
name 8 "1/2"
name 9 "12.2.2"
name 10 "007"
name 11 "12:30"
name 12 "1e5"
traveller 1
  1 1 ? . . . 1 2 3 4 80/3 -40/3 -40/3 0
  1 2 6S N6 E2 S2 5 6 7 8 auto
  1 3 ? . . . 9 10 11 12 11/2 -3/2 -2 -2
ruling 7 rule=11.2.B1 board=1 round=1 table=1 W=60% reason="1/2" time=1795900000
ruling 8 rule=12.2.2 board=1 round=1 table=2 reason="12.2.2" time=1795900001
appeal 1 ruling=7 by=4 time=1795900100 grounds="1.5"
penalty 3 matchpoints=1/3 rule=12.2.2
"""

FIGURE = re.compile(r"-?\d+([.,]\d+)?")


def commands(event, evening):
    """What prints CSV, without the format."""
    yield from (["score", file] for file in (event, evening))
    yield from (["score", file, "--board", "1"] for file in (event, evening))
    yield from (["score", file, "--why", "3"] for file in (event, evening))
    yield ["score", "--regulations"]
    yield from (["rulings", event, "--show", part] for part in ("rulings", "appeals", "history"))
    rotation = ["movement", "rotation", "--tables", "5", "--seats", "4", "--rounds", "3"]
    yield from ([*rotation, *more] for more in ([], ["--cards"], ["--player-cards"], ["--check"]))
    yield ["movement", "individual", "--players", "13", "--seats", "4", "--rounds", "3", "--check"]
    yield ["plan", "--players", "23", "--rounds", "5"]
    for seats in "34":
        yield ["deal", "--boards", "1-20", "--seats", seats, "--seed", SEED]
        for variety in ("sochi", "leningrad", "rostov"):
            yield ["tariff", "--variety", variety, "--players", seats, "--undertricks", "10"]
    yield ["tariff", "--variety", "sochi", "--fields"]
    yield ["deal", "--number", "0", "--compare", "N:AKQJT987.87.-.- E:-.AKQJT9.T987.- S:-.-.AKQJ.QJT987 W:AH+KH"]
    yield from (["rule", *words] for words in ([], ["--table"], ["11.3"], ["11.2.A"]))
    yield ["rule", "11.3", "found=after-play", "surplus=hand", "independent=NE"]


def rows_of(text, separator):
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=separator))


def same(before, after):
    """A spreadsheet takes the apostrophe off that says "this is text"."""
    if before.startswith("'"):
        return after == before[1:]
    if FIGURE.fullmatch(before) and FIGURE.fullmatch(after):
        return float(before.replace(",", ".")) == float(after.replace(",", "."))
    return before == after


def differences(before, after):
    """Cells that came back as something else; rows lose empty cells at their ends."""
    if len(before) != len(after):
        yield f"{len(after)} rows of {len(before)}"
    for number, (old, new) in enumerate(zip(before, after), 1):
        width = max(len(old), len(new))
        old, new = (row + [""] * (width - len(row)) for row in (old, new))
        for mine, theirs in zip(old, new):
            if not same(mine, theirs):
                yield f"row {number}: {mine!r} came back as {theirs!r}"


class Spreadsheet:
    """Gnumeric without windows, with locales of its own: those of the system need not be there."""

    def __init__(self, folder):
        self.folder = folder
        self.environment = {**os.environ, "LOCPATH": str(folder), "HOME": str(folder)}
        for name in LOCALES:
            made = subprocess.run(
                ["localedef", "-i", name, "-f", "UTF-8", str(folder / f"{name}.UTF-8")],
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False,
            )
            if not (folder / f"{name}.UTF-8").is_dir():
                print(f"skipped: localedef makes no {name}: {made.stdout.decode(errors='replace')}")
                sys.exit(SKIPPED)

    def save_again(self, text, locale):
        before, after = self.folder / "before.csv", self.folder / "after.csv"
        before.write_bytes(text)
        subprocess.run(
            ["ssconvert", "-T", "Gnumeric_stf:stf_csv", str(before), str(after)],
            env={**self.environment, "LC_ALL": f"{locale}.UTF-8"},
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=True,
        )
        return after.read_text(encoding="utf-8")


def compare(spreadsheet, command, words):
    for style, separator, locales in STYLES:
        done = subprocess.run(
            [command, *words, "--format", "csv", "--decimal", style],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False,
        )
        if not done.stdout:
            yield f"nothing printed: {done.stderr.decode()}"
            continue
        for locale in locales:
            after = spreadsheet.save_again(done.stdout, locale)
            for each in differences(rows_of(done.stdout.decode("utf-8"), separator), rows_of(after, ",")):
                yield f"{locale}, {style}: {each}"


def main(command, evening):
    for tool in ("ssconvert", "localedef"):
        if shutil.which(tool) is None:
            print(f"skipped: {tool} is missing (Debian: gnumeric, locales)")
            return SKIPPED
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        spreadsheet = Spreadsheet(folder)
        event = folder / "event.pdup"
        event.write_text(EVENT, encoding="utf-8")
        for words in commands(str(event), evening):
            for each in compare(spreadsheet, command, words):
                bad += 1
                print(f"pdup {' '.join(words)}: {each}")
    print(f"cells that changed: {bad}")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
