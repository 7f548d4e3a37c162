#!/usr/bin/env python3
"""What every review must hold, whatever the game: checked on the JSON of standard reviews.

verdicts_test.py ROZBOR FILE...   Prints each decision that breaks a rule; exit 77 without the program.
"""

import json
import math
import os
import subprocess
import sys

DECIDED = 0.005
CLEAR = 1.96


def is_decided(best, played):
    return max(best, played) < DECIDED or min(best, played) > 1 - DECIDED


def better_by_more_than_error(row, played):
    """Whether a listed candidate is better than the played move by more than both errors allow."""
    if row["winProbability"] is None or played["winProbability"] is None:
        return False
    wins = row["winProbability"] - played["winProbability"]
    points = row["equity"] - played["equity"]
    if is_decided(row["winProbability"], played["winProbability"]):
        wins, error = points, math.hypot(row["equitySe"] or 0, played["equitySe"] or 0)
        return wins > CLEAR * error + 1e-9
    error = math.hypot(row["winProbabilitySe"] or 0, played["winProbabilitySe"] or 0)
    return wins > CLEAR * error + 1e-9


def faults(decision):
    rows = decision["candidates"]
    played = [row for row in rows if row["played"]]
    graded = decision["method"] is not None and not decision["imputed"]
    if decision["phony"] and decision["playedRank"] is not None:
        yield "a phony has a rank"
    if graded and len(played) != 1:
        yield f"{len(played)} rows are the played move"
    if decision["playedRank"] == 1:
        if decision["band"] != "none":
            yield "the best move has a band"
        for row in rows:
            if not row["played"] and better_by_more_than_error(row, played[0]):
                yield f"called best, though {row['move']} is better by more than the error"
    if graded and decision["method"] != "static" and rows and rows[0]["winProbability"] is not None:
        for row in rows[1:]:
            if row["winProbability"] is None or is_decided(rows[0]["winProbability"], row["winProbability"]):
                continue
            if row["winProbability"] > rows[0]["winProbability"] and not (row["played"] and decision["phony"]):
                yield f"{row['move']} shows more than the best"
        if played and played[0]["winProbability"] is None:
            yield "the played move has no win probability"
    proof = decision["proof"]
    low, high = decision["winLossLow"], decision["winLossHigh"]
    if proof == "exact" and decision["phase"] == "endgame":
        if low != high or decision["equityLossLow"] != decision["equityLossHigh"]:
            yield "an exact loss has a width"
        if decision["bestWin"] == 1 and decision["playedWin"] < 1 and decision["band"] not in ("blunder", "howler"):
            yield "a win thrown away is no blunder"
    if proof == "bounded":
        if decision["exact"]:
            yield "bounded and exact"
        if low != high and decision["winLoss"] is not None:
            yield "an unproven ending tells a win probability lost"
        if "With best play by both" in decision["comment"]:
            yield "an unproven ending is told as proven"
    if proof in ("static", "none") and (low is not None or decision["equityLossLow"] is not None):
        yield "an interval that nobody knows"
    if low is not None and not low <= (decision["winLoss"] if decision["winLoss"] is not None else low) <= high + 1e-9:
        yield "the loss is not in its interval"


def contradictions(decisions):
    """Both sides of a position of the endgame say the same."""
    for one, other in zip(decisions, decisions[1:]):
        both = one["method"] == other["method"] == "endgame" and one["turn"] + 1 == other["turn"]
        if not both or one["player"] == other["player"] or one["takenBack"] or other["takenBack"]:
            continue
        if other["phony"]:  # one that stood may bring more than the position is worth
            continue
        if one["played"] == "-":  # how near the end a pass brings the game is for the rules, not for the search
            continue
        if one["proof"] == other["proof"] == "exact":
            after = spread_of(one) + one["playedEquity"]
            if after != -(spread_of(other) + other["bestEquity"]):
                yield other, "contradicts the turn before"


def spread_of(decision):
    mine, theirs = decision["position"].split(" ")[2].split("/")
    return int(mine) - int(theirs)


def main():
    rozbor, files = sys.argv[1], sys.argv[2:]
    if not os.path.exists(rozbor):
        return 77
    command = [rozbor, "review", "--preset", "standard", "--json", *files]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    games = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if not games:
        print(done.stderr)
        return 1
    count, broken = 0, 0
    for game in games:
        found = [(decision, fault) for decision in game["decisions"] for fault in faults(decision)]
        found += list(contradictions(game["decisions"]))
        count += len(game["decisions"])
        broken += len(found)
        for decision, fault in found:
            print(f"{game['file']} turn {decision['turn']} {decision['played']}: {fault}")
    print(f"{count} decisions of {len(games)} games, {broken} faults")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
