"""Reads the claims of a review's sentences back and holds each against the engine, the lexicon and the rules.

Every sentence of a comment must be one of those below, and true: points and tiles kept are looked up among all legal moves of the
position (`generate`), words in the lexicon (`lexicon check`), endings are solved again (`endgame`). What only the review itself knows
(means of simulated games) must at least be the numbers of its own fields.
"""

import csv
import json
import math
import pathlib
import re
import subprocess
from collections import Counter

SET, RACK = 100, 7  # tiles, in each of the four languages

NUMBER = r"[−-]?\d+(?:\.\d+)?"
LOST = rf"(?:{NUMBER}(?: ± {NUMBER}|…{NUMBER})?|≥ {NUMBER})"  # points: as proven, with an interval, or as bounds
PLAY = r"(?:exchange [^ ]+|pass|[0-9]+[A-Z] [^ ]+ for −?\d+|[A-Z][0-9]+ [^ ]+ for −?\d+)"
TILES = r"[^ ]+|nothing"
SPREAD = rf"\+?{NUMBER}(?: to \+?{NUMBER}| or better| or worse)?"


def number(text):
    return float(text.replace("−", "-"))


def near(told, true, digits=1):
    return abs(number(told) - true) <= 0.5 * 10**-digits + 1e-6


def is_lost(told, decision):
    """Whether points lost are told as the decision has them: LOST."""
    if " ± " in told:
        points, half = told.split(" ± ")
        return near(points, decision["equityLoss"]) and abs(number(half) - 1.96 * decision["equityLossSe"]) <= 0.15
    if "…" in told or told.startswith("≥ "):
        low, *high = told.removeprefix("≥ ").split("…")
        floor, ceiling = decision["equityLossLow"], decision["equityLossHigh"]
        above = ceiling is None if not high else ceiling is not None and ceiling <= number(high[0]) < ceiling + 0.1
        return number(low) <= floor < number(low) + 0.1 and above
    return near(told, decision["equityLoss"])


def spread_bounds(told):
    """The least and the greatest final spread of "+44", "+40 to +44", "+52 or better"; None where there is none."""
    numbers = [number(each) for each in re.findall(NUMBER, told)]
    return (None if told.endswith("or worse") else numbers[0], None if told.endswith("or better") else numbers[-1])


def machine_move(words):
    """"8D HO(U)SE for 24" as the JSON writes it, with its points."""
    if words == "pass":
        return "-", 0
    if words.startswith("exchange "):
        return "-" + words.removeprefix("exchange "), 0
    place, word, _, points = words.split(" ")
    return place + " " + re.sub(r"\(([^)]*)\)", lambda through: "." * len(through[1]), word), int(number(points))


def tokens(text):
    """Tiles as a position writes them: one letter each, or several in brackets."""
    return re.findall(r"\[[^\]]+\]|.", text)


def kind(tile):
    """A blank is a blank, whatever it stands for."""
    return "?" if tile.islower() else tile.strip("[]").upper()


def tile_set(language):
    with open(pathlib.Path(__file__).parents[2] / "data/languages" / language / "tiles.csv", encoding="utf-8") as lines:
        return Counter({row["letter"].upper(): int(row["count"]) for row in csv.DictReader(lines)})


class Grid:
    """A board, to lay moves on and to read words from."""

    def __init__(self, rows):
        self.at = {}
        for y, row in enumerate(rows.split("/")):
            x = 0
            for part in re.findall(r"\d+|\[[^\]]+\]|.", row):
                if part.isdigit():
                    x += int(part)
                else:
                    self.at[y, x] = part
                    x += 1
        self.side = rows.count("/") + 1

    @staticmethod
    def place(move):
        place, word = move.split(" ")
        down = place[0].isalpha()
        column = ord((place[0] if down else place[-1]).upper()) - ord("A")
        return int(place[1:] if down else place[:-1]) - 1, column, down, tokens(word)

    def laid(self, move):
        """The board with the move on it."""
        grid = Grid("/".join([str(self.side)] * self.side))
        grid.at = dict(self.at)
        if not move.startswith("-"):
            y, x, down, word = self.place(move)
            for at, tile in enumerate(word):
                if tile != ".":
                    grid.at[y + at * down, x + at * (not down)] = tile
        return grid

    def rows(self):
        rows = []
        for y in range(self.side):
            row = "".join(self.at.get((y, x), " ") for x in range(self.side))
            rows.append(re.sub(" +", lambda gap: str(len(gap[0])), row))
        return "/".join(rows)

    def word(self, y, x, down):
        """The run of tiles through a square: where it begins, and its tiles."""
        while (y - down, x - (not down)) in self.at:
            y, x = y - down, x - (not down)
        run = []
        while (y + len(run) * down, x + len(run) * (not down)) in self.at:
            run.append(self.at[y + len(run) * down, x + len(run) * (not down)])
        return (y, x), run


class Engine:
    """The program, asked about one position after the other."""

    def __init__(self, rozbor, options):
        self.rozbor, self.options, self.moves = rozbor, options, {}

    def ask(self, *arguments):
        done = subprocess.run([self.rozbor, *arguments], capture_output=True, text=True, check=False)
        return done.returncode, done.stdout

    def plays(self, language, position):
        """All legal moves, by their notation."""
        key = language, position
        if key not in self.moves:
            _, out = self.ask("generate", "--language", language, "--cgp", position, "--top", "1000000", "--json", *self.options)
            self.moves = {key: {play["move"]: play for play in json.loads(out)["plays"]}}
        return self.moves[key]

    def lacks(self, language, word):
        options = [part for part in self.options if part != "--leaves" and not part.endswith(".klv2")]
        return self.ask("lexicon", "check", "--language", language, word, *options)[0] == 1

    def endgame(self, language, position, move):
        options = [part for part in self.options if part != "--leaves" and not part.endswith(".klv2")]
        code, out = self.ask("endgame", "--language", language, "--cgp", position, "--move", move, "--json", "--budget", "60s", *options)
        return json.loads(out) if code == 0 else None


class Decision:
    def __init__(self, game, decision, engine):
        self.game, self.data, self.engine = game, decision, engine
        rows, racks, scores = decision["position"].split(" ")[:3]
        self.rows, self.rack = rows, racks.split("/")[0]
        self.own, self.other = (int(part) for part in scores.split("/"))

    def play(self, move):
        plays = self.engine.plays(self.game["language"], self.data["position"])
        return plays.get(move)

    def candidate(self, move):
        return next((row for row in self.data["candidates"] if row["move"] == move), None)

    def squares(self, move):
        place, word = move.split(" ")
        down = place[0].isalpha()
        column = ord((place[0] if down else place[-1]).upper()) - ord("A")
        row = int(place[1:] if down else place[:-1]) - 1
        return [(row + at * down, column + at * (not down)) for at, tile in enumerate(word) if tile != "."]

    @staticmethod
    def tiles(move):
        """What was laid; a blank is a blank, whatever it stands for."""
        return sorted("?" if tile.islower() else tile for tile in move.split(" ")[1] if tile != ".")

    # Each takes what the sentence says and tells whether it is true.

    def played(self, words, score):
        if score is None or self.data["phony"]:
            return True  # what stands in the record; phonies are no legal moves
        move, points = machine_move(f"{words} for {score}")
        legal = self.play(move)
        return move == self.data["played"] and (legal is None or legal["score"] == points)

    def better(self, play):
        """A legal move with these points, and the best by the review's own list."""
        move, points = machine_move(play)
        legal = self.play(move)
        return legal is not None and legal["score"] == points and move == self.data["best"]

    def better_by_wins(self, play, there, here):
        wins = near(there, 100 * self.data["bestWin"]) and near(here, 100 * self.data["playedWin"])
        return self.better(play) and wins and number(there) >= number(here)

    def better_by_points(self, play, points):
        return self.better(play) and is_lost(points, self.data)

    def bingo_by_wins(self, play, there, here):
        return self.is_bingo(play) and self.better_by_wins(play, there, here)

    def bingo_by_points(self, play, points):
        return self.is_bingo(play) and self.better_by_points(play, points)

    def is_bingo(self, play):
        return len(self.squares(machine_move(play)[0])) == 7

    def score_gain(self):
        return self.score_of(self.data["best"]) - self.score_of(self.data["played"])

    def score_of(self, move):
        return 0 if move.startswith("-") else self.play(move)["score"] if self.play(move) else self.candidate(move)["score"]

    def scores(self, points, direction):
        gain = self.score_gain()
        return gain == 0 if points is None else abs(gain) == number(points) and (gain > 0) == (direction == "more")

    def keeps(self, side, tiles, value):
        """The leave of the best or the played move: the rack without what was laid."""
        row = self.candidate(self.data[side])
        legal = self.play(self.data[side]) or row
        told = "" if tiles == "nothing" else tiles
        return sorted(told) == sorted(legal["leave"]) and (value is None or near(value, legal["leaveValue"]))

    def score_and_leave(self, points, direction, best, best_value, played, played_value):
        return self.scores(points, direction) and self.keeps("best", best, best_value) and self.keeps("played", played, played_value)

    def same_tiles_elsewhere(self, best, played):
        laid = self.squares(self.data["played"])
        tiles = self.tiles(self.data["played"])
        for move, play in self.engine.plays(self.game["language"], self.data["position"]).items():
            if move.startswith("-") or play["score"] != number(best) or self.squares(move) == laid:
                continue
            if self.tiles(move) == tiles and self.nearly_best(move):
                return self.score_of(self.data["played"]) == number(played)
        return False

    def no_need_to_exchange(self, points):
        return self.data["played"].startswith("-") and self.score_of(self.data["best"]) == number(points)

    def exchange_is_best(self):
        return self.data["best"].startswith("-") and len(self.data["best"]) > 1 and not self.data["played"].startswith("-")

    def cause_numbers(self, played, best, digits=1):
        return near(best, self.data["causeBest"], digits) and near(played, self.data["causePlayed"], digits)

    def opened(self, played, best):
        return self.cause_numbers(played, best) and number(played) > number(best)

    def closed(self, played, best):
        behind = self.own < self.other and self.data["bestWin"] < 0.5
        return self.cause_numbers(played, best) and number(played) < number(best) and behind

    def bag_left(self, played, best):
        bag = self.data_bag()
        laid = [0 if self.data[side].startswith("-") else len(self.squares(self.data[side])) for side in ("played", "best")]
        return [number(played), number(best)] == [max(0, bag - tiles) for tiles in laid]

    def data_bag(self):
        lying = sum(1 for tile in re.sub(r"\d+|/", "", self.rows))
        return max(0, SET - lying - 2 * RACK)

    def ending(self, played, best):
        """Solved again, and the same from here."""
        if self.data["proof"] != "exact":
            return False
        solved = self.engine.endgame(self.game["language"], self.data["position"], self.data["played"])
        if solved is None or not solved["exact"]:
            return None
        spread = self.own - self.other
        true = number(best) == spread + solved["value"]
        value = solved.get("moveValue")
        return true and (value is None or number(played) == spread + value)

    def cut_off(self, *_):
        return self.data["proof"] == "bounded"

    def proven_bounds(self, played, best):
        """As far as the rows tell it, and the points that are proven to be lost come from it."""
        if self.data["proof"] != "bounded":
            return False
        ends = []
        for told, wanted in ((played, lambda row: row["played"]), (best, lambda row: row is self.data["candidates"][0])):
            row = next(row for row in self.data["candidates"] if wanted(row))
            exact = None if "finalSpreadLow" in row else self.own - self.other + row["equity"]
            ends.append(spread_bounds(told))
            if ends[-1] != tuple(exact if exact is not None else row[end] for end in ("finalSpreadLow", "finalSpreadHigh")):
                return False
        return ends[1][0] - ends[0][1] == self.data["equityLossLow"] > 0

    def line(self, moves, own, other):
        """Its points add up to the totals it tells, and its end is what the ending was proven to be worth."""
        totals = [self.own, self.other]
        for at, step in enumerate(re.findall(r"(?:\+(\d+) )?\((-?\d+)\s:\s(-?\d+)\)", moves)):
            totals[at % 2] += int(step[0] or 0)
            if totals != [int(step[1]), int(step[2])]:
                return False
        return int(own) - int(other) == self.own - self.other + self.data["bestEquity"]

    def more_points_fewer_wins(self, played, best):
        return self.cause_numbers(played, best) and number(played) > number(best) and self.data["bestWin"] >= self.data["playedWin"]

    def easier(self, play):
        move, points = machine_move(play)
        legal, row = self.play(move), self.candidate(move)
        if legal is None or row is None or legal["score"] != points:
            return False
        return self.nearly_best(move)

    def nearly_best(self, move):
        """Within a percentage point of the best; a point where the game is decided, or nothing looked ahead."""
        row, best = self.candidate(move), self.data["bestWin"]
        if row is None:
            return best is None and self.play(move)["equity"] >= self.data["bestEquity"] - 1.01
        wins = [best, row["winProbability"]]
        if None in wins or max(wins) < 0.005 or min(wins) > 0.995:
            return row["equity"] >= self.data["bestEquity"] - 1.01
        return wins[1] >= wins[0] - 0.0101

    def punished(self, points):
        """The opponent's next move brought at least that: nothing less than 0 was to be expected of it."""
        later = [each for each in self.game["decisions"] if each["turn"] > self.data["turn"] and each["player"] != self.data["player"]]
        if not later or later[0]["phony"]:
            return number(points) >= 10 and bool(later)
        reply = Decision(self.game, later[0], self.engine)
        made = reply.play(later[0]["played"])  # a rack that is not known in full does not have it
        return number(points) >= 10 and (made is None or made["score"] >= number(points))

    # What can be laid after a move, with the rack of one of the two.

    def leave(self, side):
        return tokens((self.candidate(self.data[side]) or {"leave": ""})["leave"])

    def unseen(self):
        seen = Counter(kind(tile) for tile in Grid(self.rows).at.values()) + Counter(kind(tile) for tile in tokens(self.rack))
        return sorted((tile_set(self.game["language"]) - seen).elements())

    def last_tile(self, *told):
        """Each tile that may be in the bag is told of once, and a move that empties it is solved with each of them again."""
        for claim in filter(None, told):
            words, outcomes = re.fullmatch(r"(.+?) ((?:wins|ties|loses) with .+)", claim).groups()
            move = machine_move(words if words == "pass" else f"{words} for 0")[0]
            ends = {outcome: self.unseen() if tiles == "every tile" else [kind(tile) for tile in tokens(tiles)]
                    for outcome, tiles in re.findall(r"(wins|ties|loses) with (every tile|[^ ,]+)", outcomes)}
            if sorted(sum(ends.values(), [])) != self.unseen() or move not in (self.data["best"], self.data["played"]):
                return False
            chance = (len(ends.get("wins", [])) + len(ends.get("ties", [])) / 2) / len(self.unseen())
            row = self.candidate(move)
            if row and not near(f"{100 * chance:.4f}", 100 * row["winProbability"], 3):
                return False
            if move != "-" and not all(self.ends(move, tile) in (None, outcome) for outcome, tiles in ends.items() for tile in set(tiles)):
                return False
        return True

    def proven(self, *told):
        """What is told of a move is what was proven of it, and its win probability keeps to that."""
        for claim in filter(None, told):
            if claim == "no move wins more often":
                proven = self.data["provenWins"]
                if proven["bestHigh"] > max(proven["playedLow"], proven["surestLow"]):
                    return False
                continue
            tiles = re.fullmatch(r"(.+?) ((?:wins|ties|loses) with .+)", claim)
            if tiles and "order of the bag" not in claim:
                if not self.last_tile(claim):
                    return False
                continue
            words, outcome = re.fullmatch(r"(.+?) ((?:wins|loses) .+ of the bag(?:, a tie counted as half)?)", claim).groups()
            move = machine_move(words if words == "pass" else f"{words} for 0")[0]
            proven = self.data["provenWins"]
            name = "played" if move == self.data["played"] else "surest"
            if name == "surest" and (move != proven["surest"] or proven["surestLow"] <= proven["playedHigh"]):
                return False
            low, high = (100 * proven[name + end] for end in ("Low", "High"))
            says = {"wins with every order of the bag": (100, 100), "loses with every order of the bag": (0, 0)}.get(outcome)
            if says is None:
                side, first, second = re.fullmatch(r"wins in (?:at (least|most) )?([\d.]+)(?: to ([\d.]+))? % of the orders of the bag(?:, a tie counted as half)?", outcome).groups()
                says = (float(first) if side != "most" else 0, 100 if side == "least" else float(second or first))
            row = self.candidate(move)
            if max(abs(says[0] - low), abs(says[1] - high)) > 0.051 or (row and not low - 0.051 <= 100 * row["winProbability"] <= high + 0.051):
                return False
        return True

    def ends(self, move, drawn):
        """How the game ends after a move that takes the last tile, by the endgame of the other player; None: not solved in time."""
        def written(tiles):
            return "".join(tile if len(tile) == 1 else f"[{tile}]" for tile in tiles.elements())
        laid = Counter(kind(tile) for tile in tokens(move.split(" ")[1]) if tile != ".")
        mine = Counter(kind(tile) for tile in tokens(self.rack)) - laid + Counter([drawn])
        other = Counter(self.unseen()) - Counter([drawn])
        own = self.own + self.play(move)["score"]
        position = f"{Grid(self.rows).laid(move).rows()} {written(other)}/{written(mine)} {self.other}/{own} 0"
        solved = self.engine.endgame(self.game["language"], position, "-")
        if solved is None or not solved["exact"]:
            return None
        spread = own - self.other - solved["value"]
        return "wins" if spread > 0 else "ties" if spread == 0 else "loses"

    def can_lay(self, side, rack):
        """Placements after the best, after the played or (None) without any move, by their notation."""
        grid = Grid(self.rows) if side is None else Grid(self.rows).laid(self.data[side])
        written = "".join(tile if len(tile.strip("[]")) == 1 else f"[{tile.strip('[]')}]" for tile in rack)
        plays = self.engine.plays(self.game["language"], f"{grid.rows()} {written}/ 0/0 0")
        return {move: play for move, play in plays.items() if not move.startswith("-")}

    def ways_out(self, side, rack):
        return sum(len(self.squares(move)) == len(rack) for move in self.can_lay(side, rack))

    def stuck(self, side, rack):
        laid = {kind(tile) for move in self.can_lay(side, rack) for tile in tokens(move.split(" ")[1]) if tile != "."}
        return sorted(tile for tile in rack if kind(tile) not in laid)

    def stuck_tiles(self, tiles):
        return self.stuck("played", self.leave("played")) == sorted(tokens(tiles)) and not self.stuck("best", self.leave("best"))

    def blocked_out(self, count):
        before, after = (self.ways_out(side, self.leave("played")) for side in (None, "played"))
        return before > 0 and after == 0 and self.ways_out("best", self.leave("best")) == number(count)

    def out_left_open(self, count):
        return self.ways_out("played", self.unseen()) == number(count) and self.ways_out("best", self.unseen()) == 0

    def most(self, side):
        return max((play["score"] for play in self.can_lay(side, self.unseen()).values()), default=0)

    def denied(self, play, left, was_there, tiles=None):
        move, points = machine_move(play)
        after, without = self.can_lay("played", self.unseen()), self.can_lay("best", self.unseen())
        there = move in after and after[move]["score"] == points == self.most("played") and move not in without
        stuck = tiles is None or Counter(self.stuck("best", self.unseen())) - Counter(self.stuck("played", self.unseen())) == Counter(tokens(tiles))
        return there and self.most("best") == number(left) and (move in self.can_lay(None, self.unseen())) == was_there and stuck

    def bingo_draws(self, played, best):
        return self.cause_numbers(played, best, 0)

    def emptied(self, left):
        bag = self.data_bag()
        laid = {side: 0 if self.data[side].startswith("-") else len(self.squares(self.data[side])) for side in ("played", "best")}
        return laid["played"] >= bag > 0 and bag - laid["best"] == number(left)

    def shape(self, word, facts):
        """How the best play lies: every fact of the list, and none left out."""
        y, x, down, tiles = Grid.place(self.data["best"])
        grid = Grid(self.rows).laid(self.data["best"])
        _, main = grid.word(y, x, down)
        told = [f"{len(main)} letters" if len(main) != 1 else "1 letter"]
        text = lambda run: "".join(tile.strip("[]").upper() for tile in run)
        gaps = re.finditer(r"\.+", "".join("." if tile == "." else "x" for tile in tiles))
        through = [text(main[gap.start():gap.end()]) for gap in gaps]
        if through:
            told.append("through " + " + ".join(through))
        words = 1
        for at, tile in enumerate(tiles):
            if tile == ".":
                continue
            here = y + at * down, x + at * (not down)
            start, cross = grid.word(*here, not down)
            if len(cross) < 2:
                continue
            words += 1
            behind = here == (start[0] + (len(cross) - 1) * (not down), start[1] + (len(cross) - 1) * down)
            if len(cross) > 2 and (here == start or behind):
                told.append(f"{text(cross[1:] if here == start else cross[:-1])} becomes {text(cross)}")
        if words >= 3:
            told.append(f"{words} words at once")
        rest = facts.removeprefix(", ".join(told))
        bingo = len(self.squares(self.data["best"])) >= RACK
        deals = re.fullmatch(r", a full bag deals such a rack about once in ([\d,]+)", rest)
        return word == text(main) and (self.deals(tiles, deals) if bingo else rest == "")

    def deals(self, tiles, told):
        full = tile_set(self.game["language"])
        laid = Counter(kind(tile) for tile in tiles if tile != ".")
        ways = math.prod(math.comb(full[tile], count) for tile, count in laid.items())
        once = math.comb(sum(full.values()), sum(laid.values())) / ways
        return told is not None and abs(int(told[1].replace(",", "")) - once) <= 0.06 * once

    def not_in_lexicon(self, _, words):
        return all(self.engine.lacks(self.game["language"], word) for word in words.split(", "))

    def thrown(self, best, played):
        return self.data["proof"] == "exact" and self.data["bestWin"] == best and self.data["playedWin"] == played

    def legal(self, play):
        move, points = machine_move(play)
        return self.play(move) is not None and self.play(move)["score"] == points

    def open_difference(self, play):
        return self.better(play) and self.data["band"] == "none" and self.data["proof"] == "sampled"

    def same_tiles_more(self, more, play):
        move, points = machine_move(play)
        return self.legal(play) and self.recorded() is not None and points - self.recorded() == number(more)

    def let_stand(self, move, words, points):
        """It was the last move of another player, and its words are none."""
        before = [each for each in self.game["decisions"] if each["turn"] < self.data["turn"] and each["player"] != self.data["player"]]
        stood = max(before, key=lambda each: each["turn"])
        return ((stood["played"], stood["score"]) == machine_move(f"{move} for {points}")
                and all(self.engine.lacks(self.game["language"], word) for word in words.split(", ")))

    def recorded(self):
        """A phony that stood scored, too; of one that came off nothing is said."""
        if self.data["takenBack"]:
            return None
        played = self.play(self.data["played"])
        return played["score"] if played else self.data["score"]


D = Decision
KEEP = rf"({TILES}) \(({NUMBER})\)"
RULES = [
    (rf"Played: (.+?)(?: for (−?\d+))?\.", D.played),
    (rf"Better: ({PLAY})\. It wins ({NUMBER}) % of the time, the play made ({NUMBER}) %\.", D.better_by_wins),
    (rf"Better: ({PLAY}), by ({LOST}) points\.", D.better_by_points),
    (rf"Better, for all that is known: ({PLAY})\.", D.legal),
    (rf"The bingo ({PLAY}) was there: it wins ({NUMBER}) % of the time, the play made ({NUMBER}) %\.", D.bingo_by_wins),
    (rf"The bingo ({PLAY}) was there, ({LOST}) points better\.", D.bingo_by_points),
    (rf"It scores ({NUMBER}) (more) and keeps {KEEP} rather than {KEEP}\.", D.score_and_leave),
    (rf"It scores ({NUMBER}) (more), though it keeps {KEEP} rather than {KEEP}\.", D.score_and_leave),
    (rf"It scores ({NUMBER}) (less), but keeps {KEEP} rather than {KEEP}\.", D.score_and_leave),
    (rf"It scores ({NUMBER}) (less) and keeps {KEEP} rather than {KEEP}: what it is better by comes later\.", D.score_and_leave),
    (rf"It scores the same and keeps {KEEP} rather than {KEEP}\.", lambda d, *rest: d.score_and_leave(None, None, *rest)),
    (rf"It scores the same, though it keeps {KEEP} rather than {KEEP}\.", lambda d, *rest: d.score_and_leave(None, None, *rest)),
    (r"It scores the same\.", lambda d: d.scores(None, None)),
    (rf"It scores ({NUMBER}) (more|less)\.", D.scores),
    (rf"It keeps nothing, the play made {KEEP}\.", lambda d, tiles, value: d.keeps("best", "", None) and d.keeps("played", tiles, value)),
    (rf"It keeps {KEEP}, the play made nothing\.", lambda d, tiles, value: d.keeps("best", tiles, value) and d.keeps("played", "", None)),
    (rf"The very tiles that were laid make ({NUMBER}) points in another place, ({NUMBER}) here\.", D.same_tiles_elsewhere),
    (rf"There was no need to exchange: a play for ({NUMBER}) was there\.", D.no_need_to_exchange),
    (r"An exchange was worth more than any play\.", D.exchange_is_best),
    (rf"The play made leaves the opponent more: their next move brings ({NUMBER}) points on average, ({NUMBER}) after the better play\.", D.opened),
    (rf"The play made leaves less for the own next move, and that while behind: ({NUMBER}) points on average, ({NUMBER}) after the better play\.", D.closed),
    (rf"Tiles left in the bag after the play made: ({NUMBER}); after the better one: ({NUMBER})\.", D.bag_left),
    (rf"With best play by both the game ends \+?({NUMBER}) after the play made, and \+?({NUMBER}) after the better one\.", D.ending),
    (rf"The search of this ending was cut off: by its estimate the game ends \+?({NUMBER}) after the play made, and \+?({NUMBER}) after the better one\.", D.cut_off),
    (rf"The search of this ending was cut off\. It is proven that the game ends ({SPREAD}) after the play made, and ({SPREAD}) after the better one\.", D.proven_bounds),
    (r"Best play by both goes (.+); with the tiles left the game ends (-?\d+) : (-?\d+)\.", D.line),
    (rf"After the play made there is no place for ({TILES}) on the board as it lies; after the better one there is for all that is kept\.", D.stuck_tiles),
    (rf"The play made blocks the own way out: no play lays all the tiles kept any more, (\d+) do(?:es)? after the better one\.", D.blocked_out),
    (rf"The play made leaves the opponent (\d+) ways? to go out at once, the better one none\.", D.out_left_open),
    (rf"The play made waits for a bingo: as the board lies then, about ({NUMBER}) of 100 draws make one, about ({NUMBER}) after the better play\. The points it costs are more than that is worth\.", D.bingo_draws),
    (rf"The tiles kept make a bingo in about ({NUMBER}) of 100 draws, those of the better play in about ({NUMBER}), as the board lies then\.", D.bingo_draws),
    (rf"The play made empties the bag; the better one leaves (\d+) tiles? in it\.", D.emptied),
    (rf"The play made gives the opponent ({PLAY}); after the better one the most they can score at once is (\d+)\.", lambda d, play, left: d.denied(play, left, False)),
    (rf"The better play takes ({PLAY}) from the opponent, and with it the last place for ({TILES}); the most they can score at once is then (\d+)\.", lambda d, play, tiles, left: d.denied(play, left, True, tiles)),
    (rf"The better play takes ({PLAY}) from the opponent; the most they can score at once is then (\d+)\.", lambda d, play, left: d.denied(play, left, True)),
    (r"By the last tile in the bag: ([^;.]+?)(?:; ([^;.]+?))?\.", D.last_tile),
    (r"Proven: ([^;]+?)(?:; ([^;]+?))?(?:; ([^;]+?))?\.", D.proven),
    (r"(\w+): (\d+ letters?(?:, [^.]*)?)\.", D.shape),
    (rf"The play made brings more points on average \(({NUMBER}) against ({NUMBER})\), but fewer wins\.", D.more_points_fewer_wins),
    (rf"Nearly as good, with shorter words: ({PLAY})\.", D.easier),
    (rf"The opponent's next move brought ({NUMBER}) points more than was to be expected\.", D.punished),
    (r"Not in ([^:]+): ([^.]+)\.", D.not_in_lexicon),
    (r"This lost the game: it was won before the move\.", lambda d: d.thrown(1, 0)),
    (r"This gave the win away: what was left is a draw\.", lambda d: d.thrown(1, 0.5)),
    (r"This threw away what was sure before the move\.", lambda d: d.data["winLossLow"] > 0),
    (rf"It was challenged off, and ({NUMBER}) points? went with it\.", lambda d, _: d.data["takenBack"]),
    (rf"It stood and brought ({NUMBER}) points?\.", lambda d, points: not d.data["takenBack"] and d.data["score"] == number(points)),
    (rf"The best play of the lexicon was ({PLAY})\.", D.legal),
    (rf"No difference to ({PLAY}) is established\.", D.open_difference),
    (rf"The rack is not known in full, but the same tiles make ({NUMBER}) more for sure: ({PLAY})\.", D.same_tiles_more),
    (rf"Before this move (.+) was let stand, though .+ lacks (.+); it had brought ({NUMBER}) points?\.", D.let_stand),
    (r"Before this move .+ was challenged, though .+ has every word of it; the opponent got \d+ points? for that\.",
     lambda d: d.data["challengeError"] == "valid-challenged"),
    (rf"(?:Vowels beside letter premiums|Tiles left at the end): \+?{NUMBER}\.", lambda d: d.data["method"] == "static"),
]
RULES = [(re.compile(pattern + r"(?: |$)"), rule) for pattern, rule in RULES]


class Story:
    """The paragraph of a game, each sentence of which must follow from the fields of its decisions and totals."""

    def __init__(self, game):
        self.game = game
        self.decisions = {each["turn"]: each for each in game["decisions"]}
        self.names = [each["name"] or each["nick"] for each in game["players"]]
        self.final = [each["score"] for each in game["players"]]
        self.winner = None if self.final[0] == self.final[1] else self.final.index(max(self.final))

    def mine(self, turn, who):
        return turn in self.decisions and self.names[self.decisions[turn]["player"]] == who

    def chance(self, player, decision):
        return decision["bestWin"] if decision["player"] == player else 1 - decision["bestWin"]

    def ahead(self, who, turn):
        """Who leads at the end was behind or level when they came to that turn, and is ahead at every turn after it."""
        return self.leads(who, turn) and all(
            self.score(self.winner, each) > self.score(1 - self.winner, each) for at, each in self.decisions.items() if at > turn)

    def leads(self, who, turn):
        before = self.decisions.get(turn)
        return self.winner is not None and self.names[self.winner] == who and (
            before is None or self.score(self.winner, before) <= self.score(1 - self.winner, before))

    @staticmethod
    def score(player, decision):
        own, other = (int(part) for part in decision["position"].split(" ")[2].split("/"))
        return own if decision["player"] == player else other

    def changed(self, count, who, turn):
        """Of the leads before each decision; what happened between two of the same (time, tiles left) may add to it."""
        leads = [0 if not gap else (1 if gap > 0 else -1) for gap in
                 (self.score(0, each) - self.score(1, each) for each in self.decisions.values())] + [self.final[0] - self.final[1]]
        signs = [1 if lead > 0 else -1 for lead in leads if lead]
        seen = sum(one != other for one, other in zip(signs, signs[1:]))
        return self.leads(who, turn) and (seen == count or any(each["takenBack"] for each in self.decisions.values()))

    def nearest(self, who, turn, chance):
        loser = 1 - self.winner
        best = max(self.chance(loser, each) for each in self.decisions.values() if each["bestWin"] is not None)
        return self.names[loser] == who and near(chance, 100 * best) and near(chance, 100 * self.chance(loser, self.decisions[turn]))

    def gave_away(self, who, loss, turn):
        each = self.decisions[turn]
        told = re.match(rf"({NUMBER}) ± ({NUMBER}) %$", loss)
        width = (each["winLossHigh"] - each["winLossLow"]) / 2 if each["winLossLow"] is not None else None
        return self.mine(turn, who) and each["band"] != "none" and (told is None or near(told[1], 100 * each["winLoss"]) and width is not None)

    def threw(self, who, turn, left):
        each = self.decisions[turn]
        return self.mine(turn, who) and each["proof"] == "exact" and each["bestWin"] == 1 and each["playedWin"] == left

    def cost(self, who, points, turn):
        each = self.decisions[turn]
        return self.mine(turn, who) and each["band"] != "none" and is_lost(points, each)

    def found(self, who, turn, win, next_best):
        each = self.decisions[turn]
        return self.mine(turn, who) and each["playedRank"] == 1 and near(win, 100 * each["playedWin"]) and number(next_best) < number(win)

    def drew(self, turn, who, chance, raised):
        each = self.decisions[turn]
        return self.mine(turn, who) and near(chance, 100 * abs(each["luckWin"])) and (each["luckWin"] > 0) == raised

    def phony(self, turn, who, taken_back):
        each = self.decisions[turn]
        return self.mine(turn, who) and each["phony"] and each["takenBack"] == taken_back

    def decided(self, turn):
        rest = [each for at, each in self.decisions.items() if at >= turn]
        wins = [(self.chance(self.winner, each), each["playedWin"] if each["player"] == self.winner else 1 - each["playedWin"]) for each in rest]
        return len(rest) >= 4 and all(min(pair) > 0.995 for pair in wins)


S = Story
STORY = [
    (r"(.+) was ahead from turn (\d+) on\.", lambda s, who, turn: s.ahead(who, int(turn))),
    (r"The lead changed hands (\d+) times?, (?:the last time )?to (.+) on turn (\d+)\.", lambda s, count, who, turn: s.changed(int(count), who, int(turn))),
    (rf"(?:As far as it is known, )?(.+) came nearest to winning before turn (\d+): ({NUMBER}) %\.", lambda s, who, turn, chance: s.nearest(who, int(turn), chance)),
    (r"(.+) gave away (.+ %) of the chance to win with .+ on turn (\d+)\.", lambda s, who, loss, turn: s.gave_away(who, loss, int(turn))),
    (r"(.+) lost a won game with .+ on turn (\d+)\.", lambda s, who, turn: s.threw(who, int(turn), 0)),
    (r"(.+) made a draw of a won game with .+ on turn (\d+)\.", lambda s, who, turn: s.threw(who, int(turn), 0.5)),
    (rf"(.+) gave away ({LOST}) points with .+ on turn (\d+)\.", lambda s, who, points, turn: s.cost(who, points, int(turn))),
    (r"On turn (\d+) (.+) missed the bingo .+, and with it (.+ %) of the chance to win\.", lambda s, turn, who, loss: s.gave_away(who, loss, int(turn))),
    (rf"On turn (\d+) (.+) missed the bingo .+, and with it ({LOST}) points\.", lambda s, turn, who, points: s.cost(who, points, int(turn))),
    (rf"(.+) found .+ on turn (\d+): it wins ({NUMBER}) % of the time, the next best move ({NUMBER}) %\.",
     lambda s, who, turn, win, other: s.found(who, int(turn), win, other)),
    (rf"The draw before turn (\d+) (raised|lowered) the chance of (.+) to win by ({NUMBER}) %\.",
     lambda s, turn, how, who, chance: s.drew(int(turn), who, chance, how == "raised")),
    (r"(.+) made (\d+) points? with .+ on turn (\d+)\.", lambda s, who, points, turn: s.mine(int(turn), who) and s.decisions[int(turn)]["score"] == int(points)),
    (r"On turn (\d+) a phony of (.+) was challenged off: .+\.", lambda s, turn, who: s.phony(int(turn), who, True)),
    (r"On turn (\d+) a phony of (.+) stood: .+\.", lambda s, turn, who: s.phony(int(turn), who, False)),
    (r"From turn (\d+) on the game was as good as decided\.", lambda s, turn: s.decided(int(turn))),
]


def check_story(game):
    """(told, faults) as `check` has them, of the paragraph."""
    faults = []
    story = Story(game) if len(game["players"]) == 2 else None
    for sentence in game["story"]:
        found = next(((match, rule) for pattern, rule in STORY if (match := re.fullmatch(pattern, sentence["text"]))), None)
        if found is None:
            faults.append((sentence["turn"], "no known sentence", sentence["text"]))
        elif str(sentence["turn"]) not in re.findall(r"turn (\d+)", sentence["text"]) or not found[1](story, *found[0].groups()):
            faults.append((sentence["turn"], "not true", sentence["text"]))
    return len(game["story"]), faults


def check(game, engine):
    """(told, faults): how many sentences the comments of a game have, and those that are not true or not known."""
    told, faults = 0, []
    for data in game["decisions"]:
        decision, rest = Decision(game, data, engine), data["comment"]
        while rest:
            found = next(((match, rule) for pattern, rule in RULES if (match := pattern.match(rest))), None)
            if found is None:
                faults.append((data["turn"], "no known sentence", rest))
                break
            match, rule = found
            told += 1
            if rule(decision, *match.groups()) is False:
                faults.append((data["turn"], "not true", match[0].strip()))
            rest = rest[match.end():]
    return told, faults
