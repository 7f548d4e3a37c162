#!/usr/bin/env python3
"""What one player and all the others of many games lose, cause by cause: a table in Markdown for docs/verdicts.md.

    rozbor review --json --preset standard *.gcg > reviews.jsonl
    tools/compare_players.py NAME reviews.jsonl

Counted are decisions that are graded and have a choice (`counted`), of games in which NAME plays and which the lexicon fits. Points and
win probability lost are those of the verdicts; a cause is that of a decision with a band. Standard errors are over games, each of them one pair of sums.
"""

import collections
import json
import math
import sys

SIDES = ("named", "others")


def games_of(path, name):
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            game = json.loads(line)
            if not game["lexicon"].get("fits", True):
                continue  # valid words would count as phonies, and the best moves are those of another game
            names = [player.get("nick") or player.get("name") for player in game.get("players", [])]
            if name in names:
                yield game, names


def ratio(games, side, value):
    """A mean per turn over all games, with its standard error by the ratio of sums."""
    turns = sum(game[side]["turns"] for game in games)
    if turns == 0:
        return 0, 0
    mean = sum(game[side][value] for game in games) / turns
    spread = sum((game[side][value] - mean * game[side]["turns"]) ** 2 for game in games)
    return mean, math.sqrt(spread * len(games) / max(1, len(games) - 1)) / turns


def main():
    name, path = sys.argv[1:3]
    games, examples = [], []
    for review, names in games_of(path, name):
        sums = {side: collections.Counter() for side in SIDES}
        for decision in review["decisions"]:
            if not decision["counted"]:
                continue
            side = "named" if names[decision["player"]] == name else "others"
            cause = decision["cause"] if decision["band"] != "none" else None
            sums[side]["turns"] += 1
            sums[side]["points"] += decision["equityLoss"]
            sums[side]["win"] += 100 * (decision.get("winLoss") or 0)
            sums[side]["band " + decision["band"]] += 1
            if cause:
                sums[side]["cause " + cause] += 1
                sums[side]["lost " + cause] += decision["equityLoss"]
            if side == "named" and decision["band"] in ("mistake", "blunder", "howler"):
                examples.append((review.get("file", ""), decision["turn"], decision["band"], decision["played"], decision["best"], decision["equityLoss"], decision.get("winLoss")))
        games.append(sums)
    print(f"{len(games)} games, {sum(game['named']['turns'] for game in games)} decisions of {name}, {sum(game['others']['turns'] for game in games)} of the others")
    print(f"\n| a turn | {name} | the others |\n|---|---:|---:|")
    for value, label in (("points", "points of equity lost"), ("win", "percentage points of winning chances lost")):
        cells = [ratio(games, side, value) for side in SIDES]
        print(f"| {label} | " + " | ".join(f"{mean:.2f} ± {1.96 * se:.2f}" for mean, se in cells) + " |")
    causes = sorted({key[6:] for game in games for side in SIDES for key in game[side] if key.startswith("cause ")})
    print(f"\n| of 100 turns (points lost by them a turn) | {name} | the others |\n|---|---:|---:|")
    keys = [("band " + band, None, band) for band in ("inaccuracy", "mistake", "blunder", "howler")] + [("cause " + cause, "lost " + cause, cause) for cause in causes]
    for key, lost, label in keys:
        cells = []
        for side in SIDES:
            text = f"{100 * ratio(games, side, key)[0]:.1f}"
            cells.append(text + (f" ({ratio(games, side, lost)[0]:.2f})" if lost else ""))
        print(f"| {label} | " + " | ".join(cells) + " |")
    print(f"\nmistakes and worse of {name}:")
    for example in examples:
        print("  ", *example)


if __name__ == "__main__":
    main()
