#!/usr/bin/env python3
"""compare_presets.py FOLDER FOLDER: how far two sets of reviews (`rozbor review --json`, one file a game,
the same names in both folders) agree on the bands, and each decision on which they do not, with its numbers."""

import json
import math
import pathlib
import sys
from collections import Counter

INTERVAL = 1.96
DECIDED = 0.005  # docs/verdicts.md: beyond this win probability the band goes by points


def decisions(path):
    for line in path.read_text().splitlines():
        yield from json.loads(line)["decisions"]


def by_points(decision):
    return decision["phase"] == "endgame" or decision["bestWin"] < DECIDED or min(decision["bestWin"], decision["playedWin"]) > 1 - DECIDED


def apart(one, other):
    """The two losses and the distance that their errors allow, in what the band goes by; None for a proof that differs."""
    if by_points(one) or by_points(other):
        loss, error, unit = "equityLoss", "equityLossSe", 1
    else:
        loss, error, unit = "winLoss", "winLossSe", 100
    losses = [unit * decision[loss] for decision in (one, other)]
    errors = [unit * (decision[error] or 0) for decision in (one, other)]
    return losses, errors, INTERVAL * math.hypot(*errors), "points" if unit == 1 else "%"


def compare(one, other):
    """True where the bands agree; else what is to be said, and whether the errors explain it."""
    losses, errors, allowed, unit = apart(one, other)
    inside = abs(losses[0] - losses[1]) <= allowed
    text = (
        f"{one['phase']}, {one['method']}/{other['method']}: {one['band']}/{other['band']}, lost "
        f"{losses[0]:.2f} ± {INTERVAL * errors[0]:.2f} / {losses[1]:.2f} ± {INTERVAL * errors[1]:.2f} {unit}, "
        f"played {one['played']}, best {one['best']} / {other['best']}, exact {one['exact']}/{other['exact']}"
    )
    return inside, text


def main(first, second):
    counts = Counter()
    for path in sorted(pathlib.Path(first).glob("*.json")):
        twin = pathlib.Path(second) / path.name
        if not twin.exists():
            continue
        counts["games"] += 1
        for one, other in zip(decisions(path), decisions(twin)):
            if one["band"] is None:
                continue
            kind = "imputed" if one["imputed"] else "graded"
            counts[kind] += 1
            if one["band"] == other["band"]:
                counts[kind, "agree"] += 1
                continue
            if kind == "imputed":
                print(f"{path.stem} turn {one['turn']}: imputed, {one['band']}/{other['band']}, lost "
                      f"{one['equityLoss']} (sd {one['equityLossSe']}) / {other['equityLoss']} (sd {other['equityLossSe']})")
                continue
            inside, text = compare(one, other)
            counts["inside" if inside else "outside"] += 1
            print(f"{path.stem} turn {one['turn']}: {'' if inside else 'OUTSIDE, '}{text}")
    print(f"{counts['games']} games")
    for kind in ("graded", "imputed"):
        if counts[kind]:
            share = 100 * counts[kind, "agree"] / counts[kind]
            print(f"{kind}: {counts[kind, 'agree']} of {counts[kind]} decisions have the same band, {share:.1f} %")
    print(f"graded ones that differ: {counts['inside']} within the errors, {counts['outside']} not")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(sys.argv[1], sys.argv[2])
