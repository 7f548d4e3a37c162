#!/usr/bin/env python3
"""calibration_tables.py DOCUMENT FILE...: puts the tables of calibration into a document.

Each FILE is what `rozbor winmodel check --json` printed for a language. The tables replace what stands
between the two marks of the document.
"""

import json
import pathlib
import re
import sys

BEGIN, END = "<!-- calibration: tools/calibration_tables.py -->\n", "<!-- end of calibration -->\n"
NAMES = {"cs": "Czech", "sk": "Slovak", "pl": "Polish", "en": "English"}
REACH = 1.959964  # standard errors to either side of a 95 % interval


def points(group):
    """The difference of a group and its interval, in points of percent."""
    if group["excessSe"] is None:
        return "–"
    return f"{100 * group['excess']:+.2f} ± {100 * REACH * group['excessSe']:.2f}"


def score(figures, name):
    return f"{figures[name]:.5f} ± {REACH * figures[name + 'Se']:.5f}"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" + "|--:" * (len(head) - 1) + "|"]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows]) + "\n"


def tables(languages):
    names = [NAMES.get(figures["language"], figures["language"]) for figures in languages]
    deciles = [[f"{10 * at}–{10 * at + 10} %"] + [points(figures["deciles"][at]) for figures in languages]
               for at in range(10)]
    deciles.append(["**largest**"] + [f"**{100 * figures['worstDecile']:.2f}**" for figures in languages])
    phases = []
    for at, phase in enumerate(languages[0]["phases"]):
        last = phase["unseenTo"] if phase["unseenTo"] is not None else ""
        phases.append([f"{phase['unseenFrom']}–{last}"] + [points(figures["phases"][at]) for figures in languages])
    scores = [[title] + [score(figures, name) for figures in languages] for title, name in (
        ("Brier score", "brier"), ("of the normal distribution", "baselineBrier"), ("gained", "brierGain"),
        ("log loss", "logLoss"), ("of the normal distribution", "baselineLogLoss"), ("gained", "logLossGain"))]
    played = ", ".join(f"{name} {figures['games']:,} games of seed {figures['seed']} ({figures['turns']:,} turns)"
                       for name, figures in zip(names, languages))
    return (f"{played}.\n\nObserved less predicted, points of percent, by predicted chance:\n\n"
            + table(["predicted"] + names, deciles) + "\nBy tiles unseen:\n\n" + table(["unseen"] + names, phases)
            + "\nScores, the smaller the better:\n\n" + table([""] + names, scores))


def main(document, files):
    order = list(NAMES)
    languages = sorted((json.loads(pathlib.Path(file).read_text()) for file in files),
                       key=lambda figures: (order + [figures["language"]]).index(figures["language"]))
    path = pathlib.Path(document)
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    text, marks = pattern.subn(lambda _: BEGIN + "\n" + tables(languages) + "\n" + END, path.read_text())
    if marks != 1:
        sys.exit(f"{document}: expected one pair of marks, found {marks}")
    path.write_text(text)


main(sys.argv[1], sys.argv[2:])
