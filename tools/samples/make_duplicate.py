#!/usr/bin/env python3
"""Writes a game of duplicate scrabble between invented players, who find the best plays more or less often.

make_duplicate.py ROZBOR LANGUAGE SEED ROUNDS NAME=SKILL... > table.csv
SKILL, 0 to 1, is the chance to see each play, from the dearest on.
"""

import csv
import json
import random
import subprocess
import sys
from pathlib import Path

HEADINGS = {
    "cs": ("Soutěž:", "Klubový večer", "Kolo", "Písmena", "Nejlepší tah", "Body"),
    "sk": ("Súťaž:", "Klubový večer", "Kolo", "Písmená", "Najlepší ťah", "Body"),
    "pl": ("Turniej:", "Wieczór klubowy", "Runda", "Litery", "Najlepszy ruch", "Punkty"),
    "en": ("Competition:", "Club evening", "Round", "Rack", "Master", "Points"),
}


def bag_of(language):
    path = Path(__file__).parents[2] / "data/languages" / language / "tiles.csv"
    with path.open(encoding="utf-8") as file:
        return [row["letter"] for row in csv.DictReader(file) for _ in range(int(row["count"]))]


def cgp(board, rack):
    rows = []
    for row in board:
        text, empty = "", 0
        for square in [*row, "|"]:
            if square == " ":
                empty += 1
                continue
            text += (str(empty) if empty else "") + (square if square != "|" else "")
            empty = 0
        rows.append(text)
    return "/".join(rows) + " " + "".join(rack) + "/ 0/0 0"


def plays_of(rozbor, language, board, rack):
    command = [rozbor, "generate", "--json", "--top", "100000", "--language", language, "--cgp", cgp(board, rack)]
    answer = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    plays = [play for play in answer["plays"] if play["move"][0] != "-"]
    return sorted(plays, key=lambda play: (-play["score"], play["move"]))


def squares_of(place):
    digits = "".join(c for c in place if c.isdigit())
    letter = next(c for c in place if c.isalpha())
    across = place[0].isdigit()
    return int(digits) - 1, ord(letter) - ord("A"), across


def lay(board, move):
    """Lays the play; the whole word, as people write it, and the tiles that leave the rack."""
    place, word = move.split(" ")
    row, column, across = squares_of(place)
    whole, used = "", []
    for step, letter in enumerate(word):
        r, c = (row, column + step) if across else (row + step, column)
        if letter == ".":
            letter = board[r][c]
            whole += letter.upper()
            continue
        used.append("?" if letter.islower() else letter)
        board[r][c] = letter
        whole += f"({letter.upper()})" if letter.islower() else letter
    return f"{place} {whole}", used


def main():
    rozbor, language, seed, rounds = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    players = [(pair.rsplit("=", 1)[0], float(pair.rsplit("=", 1)[1])) for pair in sys.argv[5:]]
    chance = random.Random(seed)
    bag = bag_of(language)
    chance.shuffle(bag)
    board, rack = [[" "] * 15 for _ in range(15)], []
    field, title, number, letters, master, points = HEADINGS[language]
    print(f"{field} {title}")
    print(";".join([number, letters, master, points] + [cell for name, _ in players for cell in (name, points)]))
    totals = [0] * len(players)
    for turn in range(1, rounds + 1):
        while len(rack) < 7 and bag:
            rack.append(bag.pop())
        plays = plays_of(rozbor, language, board, rack)
        if not plays:
            break
        cells = []
        for index, (_, skill) in enumerate(players):
            seen = next((play for play in plays if chance.random() < skill), None)
            if seen is None:
                cells += ["-", ""]
                continue
            totals[index] += seen["score"]
            cells += [lay([row[:] for row in board], seen["move"])[0], str(seen["score"])]
        written, used = lay(board, plays[0]["move"])
        print(";".join([str(turn), "".join(rack), written, str(plays[0]["score"]), *cells]))
        for tile in used:
            rack.remove(tile)
    total = {"cs": "Celkem", "sk": "Celkom", "pl": "Razem", "en": "Total"}[language]
    print(";".join([total, "", "", ""] + [cell for sum_ in totals for cell in ("", str(sum_))]))


if __name__ == "__main__":
    main()
