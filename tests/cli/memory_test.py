"""memory_test.py PROGRAM SOURCE: every search at its hardest keeps within 512 MB, and ends as it says.

Needs the lexica of $ROZBOR_LEXICA. Sanitizers have memory of their own, so the program is the optimised one; where there is
none, or no lexicon, nothing is tested (exit 77).
"""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import unittest

PROGRAM, SOURCE = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]).resolve()
LEXICA = pathlib.Path(os.environ.get("ROZBOR_LEXICA", SOURCE / "build/lexica"))
SAMPLES = {language: SOURCE / f"samples/{name}.gcg" for language, name in
           {"cs": "czech", "sk": "slovak", "pl": "polish", "en": "english"}.items()}
MOST = 512 << 20
MOST_OF_A_REVIEW = 300 << 20  # by the preset standard (docs/performance.md)
BUDGET = ["--budget", "2s"]

# From two sheets that once took gigabytes: words of one language read as another, hardly anything legible.
FOREIGN = "Soutěž: X\nVarianta: en\nZH: A\nDH: B\n\nZH slovo;body;součet;DH slovo;body;součet\nJÁMY;16;16;VLÒ;12;12\n"
ILLEGIBLE = "Varianta: cs\nZH: A\nDH: B\n\nZH slovo;body;součet;DH slovo;body;součet\n" + "".join(
    f"{'?' * 7};{20 + row};{20 * (row + 1) + row * (row + 1) // 2};;10;{10 * (row + 1)}\n" for row in range(12))


class Memory(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        self.environment = dict(os.environ, ROZBOR_LEXICA=str(LEXICA), NO_COLOR="1", LC_ALL="C", XDG_DATA_HOME=str(self.folder), QT_QPA_PLATFORM="offscreen")

    def run_within(self, *command, codes=(0,), most=MOST):
        """Its exit code and standard output."""
        with open(self.folder / "out", "w+b") as out, open(self.folder / "err", "w+b") as err:
            process = subprocess.Popen([PROGRAM, *map(str, command)], env=self.environment, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
            _, status, used = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            err.seek(0)
            said = err.read().decode(errors="replace")
            self.assertIn(process.returncode, codes, f"{command}: {said[-2000:]}")
            self.assertNotIn("bad_alloc", said)
            self.assertLess(used.ru_maxrss << 10, most, f"{command} took {used.ru_maxrss >> 10} MB")
            return process.returncode, out.read().decode()

    def positions(self, language):
        """Of the sample, in the order of the game."""
        review = json.loads(self.run_within("review", SAMPLES[language], "--language", language, "--preset", "quick", "--json")[1])
        return [turn["position"] for turn in review["decisions"]]

    def test_late_positions(self):
        for language in SAMPLES:
            solved = {"endgame": 0, "preendgame": 0}
            for position in self.positions(language)[-12:]:
                for command in solved:
                    # Which of the two a position is for, the program says itself.
                    code, _ = self.run_within(command, "--language", language, "--cgp", position, *BUDGET, codes=(0, 3))
                    solved[command] += code == 0
            self.assertGreater(min(solved.values()), 0, f"{language}: {solved}")

    def test_simulation(self):
        for language in SAMPLES:
            positions = self.positions(language)
            for position in (positions[0], positions[len(positions) // 2], positions[-8]):
                self.run_within("simulate", "--language", language, "--cgp", position, "--plies", 8, "--endgame-nodes", 4000, "--top", 100, *BUDGET)

    def test_racks_that_make_the_most_moves(self):
        for language in SAMPLES:
            for position in self.positions(language)[5:8]:
                rows, _, rest = position.split(" ", 2)
                self.run_within("generate", "--language", language, "--cgp", f"{rows} ??AEIRT/ {rest}", "--top", 1_000_000, "--json")

    def test_inference_of_every_rack(self):
        self.run_within("infer", "--language", "en", "--cgp", "15/15/15/15/15/15/15/7HOUSE3/15/15/15/15/15/15/15 AEINRST/ 0/16 0", "--last", "8H HOUSE", "--samples", 200_000)

    def test_lexicon_studies(self):
        for language in SAMPLES:
            self.run_within("lexicon", "stats", "--language", language, "--json")

    def test_players_that_look_ahead(self):
        self.run_within("autoplay", "--players", "strongest:deals=40,simulating:deals=40,static", "--games", 2, "--threads", 2)

    def test_leaves_that_are_learnt(self):
        self.run_within("leaves", "train", "--language", "en", "--games", "300,300", "--out", self.folder / "leaves.csv")

    def test_a_review_that_looks_ahead(self):
        for language, sample in SAMPLES.items():
            self.run_within("review", sample, "--language", language, "--threads", 2, most=MOST_OF_A_REVIEW)

    def sheet(self, text):
        path = self.folder / "sheet.txt"
        path.write_text(text, encoding="utf-8")
        for command in (["reconstruct", path, "--json"], ["import", path, "--library", self.folder / "library.db"]):
            self.run_within(*command, codes=(0, 1, 3))  # 3: such a game cannot have been

    def test_sheets_that_hardly_tell_anything(self):
        for text in (FOREIGN, ILLEGIBLE):
            self.sheet(text)

    def test_sheets_with_missing_words(self):
        whole = (SOURCE / "samples/czech-sheet.txt").read_text(encoding="utf-8").splitlines(keepends=True)
        rows = [at for at, line in enumerate(whole) if line.count("|") == 5][1:]
        chance = random.Random(20261126)
        for missing in (1, 1, 3, 8):
            lines = list(whole)
            for at in chance.sample(rows, missing):
                cells = lines[at].split("|")
                cells[chance.choice([0, 3])] = "   "
                lines[at] = "|".join(cells)
            self.sheet("".join(lines))


if __name__ == "__main__":
    if not PROGRAM.exists() or not all((LEXICA / f"{language}.rozlex").exists() for language in SAMPLES):
        print("no optimised program, or no lexica")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
