"""keyboard_test.py ROZBOR DESKTOP SOURCE [PICTURES]: the real window, driven by nothing but keys.

Run it under a display (xvfb-run -a -s -noreset). What came of the keys is read from the files that the window wrote, with the help of the
command line. Each flow prints how many keys it took. With PICTURES (a folder, needs ImageMagick) it keeps what the screen showed.
"""

import contextlib
import json
import os
import pathlib
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

ROZBOR, DESKTOP, SOURCE = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
PICTURES = pathlib.Path(sys.argv[4]) if len(sys.argv) > 4 else None
DAY = time.strftime("%Y-%m-%d")
ROWS = 24


class Window:
    """A program on the display and the keys that it was given."""

    def __init__(self, environment, *arguments):
        self.keys = 0
        self.process = subprocess.Popen([DESKTOP, *map(str, arguments)], env=environment, stderr=subprocess.PIPE)
        self.until(lambda: self.top(), "a window")
        self.settle()

    def xdotool(self, *arguments):
        done = subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True, timeout=120)
        return done.stdout.split("\n")[:-1]

    def top(self):
        """The window or dialogue that lies on top; what pops up below a field has the name of the program."""
        for window in reversed(self.xdotool("search", "--onlyvisible", "--pid", self.process.pid)):
            name = (self.xdotool("getwindowname", window) or [""])[0]
            if name and name != "rozbor-desktop":
                return window, name
        return None

    def title(self):
        return self.top()[1]

    def cpu(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return int(fields[11]) + int(fields[12])

    def wants_to_run(self):
        """Whether a thread waits for a processor, which others may have."""
        for stat in pathlib.Path(f"/proc/{self.process.pid}/task").glob("*/stat"):
            try:
                if stat.read_text().rsplit(")", 1)[1].split()[0] in "RD":
                    return True
            except FileNotFoundError:  # the thread has ended
                pass
        return False

    def until(self, holds, what, seconds=120):
        end = time.monotonic() + seconds
        while not holds():
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"no {what}")
            time.sleep(0.05)

    def settle(self):
        """Until the program has nothing to do."""
        before, since = self.cpu(), time.monotonic()
        end = since + 300
        while time.monotonic() < min(end, since + 0.5):
            time.sleep(0.1)
            now = self.cpu()
            if now > before + 1 or self.wants_to_run():
                before, since = now, time.monotonic()

    def press(self, *names):
        """Keys as xdotool calls them, each once the one before has done its work."""
        for name in names:
            self.xdotool("windowfocus", "--sync", self.top()[0])
            self.xdotool("key", "--clearmodifiers", name)
            self.keys += 1
            self.settle()

    def type(self, text):
        self.xdotool("windowfocus", "--sync", self.top()[0])
        self.xdotool("type", "--delay", 15, text)
        self.keys += len(text)

    def line(self, text):
        if text:
            self.type(text)
        self.press("Return")

    def picture(self, name):
        if PICTURES and shutil.which("import"):
            PICTURES.mkdir(parents=True, exist_ok=True)
            subprocess.run(["import", "-window", "root", PICTURES / f"{name}.png"], check=False)

    def close(self):
        """As a user quits; nothing may go wrong on the way out."""
        if self.process.poll() is None:
            self.xdotool("windowfocus", "--sync", self.top()[0])
            self.xdotool("key", "ctrl+q")
        _, errors = self.process.communicate(timeout=60)
        if self.process.returncode != 0:
            raise AssertionError(f"exit {self.process.returncode}\n{errors.decode()[-3000:]}")


class Keyboard(unittest.TestCase):
    def setUp(self):
        self.windows = []
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)
        self.environment = dict(
            os.environ, LC_ALL="C.UTF-8", LANGUAGE="en", HOME=str(self.folder), XDG_DATA_HOME=str(self.folder / "data"),
            XDG_CONFIG_HOME=str(self.folder / "config"), XDG_CACHE_HOME=str(self.folder / "cache"), ROZBOR_LEXICA=str(self.folder / "lexica"),
            ROZBOR_DATA=str(SOURCE / "data"), ROZBOR_LIBRARY=str(self.folder / "own.db"), QT_QPA_PLATFORM="xcb", NO_COLOR="1",
            ASAN_OPTIONS="detect_leaks=0",  # libdbus, which Qt opens with a display, keeps its connection
        )
        settings = self.folder / "config/rozbor/rozbor-desktop.conf"
        settings.parent.mkdir(parents=True)
        settings.write_text("[review]\npreset=quick\n")  # keys are not to wait for simulated games
        self.game = self.folder / "game.gcg"
        shutil.copy(SOURCE / "samples/english.gcg", self.game)
        installed = pathlib.Path(os.environ.get("ROZBOR_LEXICA", "").split(":")[0])
        if (installed / "en.rozlex").is_file():
            self.environment["ROZBOR_LEXICA"] = str(installed)
        else:
            self.build_lexicon()

    def build_lexicon(self):
        """The words of the game and a few more."""
        words = set((SOURCE / "tests/data/words.txt").read_text().split())
        for event in json.loads(self.rozbor("replay", "--json", self.game))["events"]:
            words.update(word.lower() for word in event.get("words") or [])
        (self.folder / "words.txt").write_text("\n".join(sorted(words)) + "\n")
        self.rozbor("lexicon", "build", self.folder / "words.txt", "--language", "en", "--name", "en")

    def tearDown(self):
        for window in self.windows:
            if window.process.poll() is None:
                window.process.kill()
                window.process.communicate()
        self.temporary.cleanup()

    def rozbor(self, *arguments):
        done = subprocess.run([ROZBOR, *map(str, arguments)], env=self.environment, capture_output=True, text=True, timeout=300)
        self.assertEqual(done.returncode, 0, f"{arguments}\n{done.stderr[-2000:]}")
        return done.stdout

    def window(self, *arguments):
        self.windows.append(Window(self.environment, *arguments))
        return self.windows[-1]

    def tell(self, flow, window):
        print(f"{flow}: {window.keys} keys", file=sys.stderr)

    def test_review_stops_before_each_mistake_and_shows_it(self):
        review = json.loads(self.rozbor("review", "--preset", "quick", "--json", self.game))
        mistakes = [d for d in review["decisions"] if d["band"] in ("mistake", "blunder", "howler")]
        self.assertTrue(mistakes)
        window = self.window(self.game)
        window.picture("review")
        for _ in mistakes:
            window.press("n")
            window.picture("review-asked")
            window.press("r")
        self.tell(f"review of {len(mistakes)} mistakes", window)
        window.picture("review-shown")
        window.press("m")
        window.type("seen too late")
        window.press("Escape", "Home", "m")
        window.type("well begun")
        window.press("Escape")
        window.close()
        events = json.loads(self.rozbor("replay", "--json", self.game))["events"]
        noted = {event["index"]: event["notes"] for event in events if event["notes"]}
        self.assertEqual(noted, {1: ["well begun"], mistakes[-1]["turn"]: ["seen too late"]})

    def test_guided_review_asks_each_moment(self):
        review = json.loads(self.rozbor("review", "--preset", "quick", "--json", self.game))
        asked = [d for d in review["decisions"] if d["turn"] in review["keyMoments"]]
        self.assertGreaterEqual(len(asked), 2)
        window = self.window(self.game)
        window.press("space")
        window.picture("guided-asked")
        window.line(asked[0]["best"])
        window.picture("guided-told")
        window.press("m")
        window.type("found it")
        window.press("Escape", "space")  # the next moment
        window.press("space")  # given up
        window.press("m")
        window.type("not seen")
        window.press("Escape")
        self.tell("guided review of two moments", window)
        window.close()
        events = json.loads(self.rozbor("replay", "--json", self.game))["events"]
        noted = {event["index"]: event["notes"] for event in events if event["notes"]}
        self.assertEqual(noted, {asked[0]["turn"]: ["found it"], asked[1]["turn"]: ["not seen"]})

    def test_home_knows_where_a_game_was_left(self):
        window = self.window(self.game)
        window.press("Right", "Right", "Right")
        window.press("alt+Home")
        window.picture("home")
        window.press("ctrl+k")
        window.close()
        kept = (self.folder / "config/rozbor/rozbor-desktop.conf").read_text()
        self.assertIn("1\\turn=3\n", kept)
        self.assertIn(f"1\\file={self.game}\n", kept)

    def test_sheet_of_24_rows_is_entered(self):
        converted = self.folder / "true.txt"
        self.rozbor("convert", self.game, "--to", "sheet", "--output", converted)
        rows = []
        for line in converted.read_text().splitlines():
            cells = [cell.strip() for cell in line.split("|")]
            if len(cells) == 6 and cells[1].isdigit():
                rows += [f"{cells[at]} {cells[at + 1]}" for at in (0, 3) if cells[at]]
        self.assertGreaterEqual(len(rows), ROWS)
        sheet = self.folder / "sheet.txt"
        window = self.window()
        window.press("ctrl+n")
        window.line(str(sheet))
        window.picture("entry-language")
        window.line("Eng")
        for line in ["Maud Pickering", "Alfred Thistle", "", ""]:
            window.line(line)
        for row in rows[:ROWS]:
            window.line(row)
        window.picture("entry")
        self.tell(f"sheet of {ROWS} rows", window)
        window.close()
        text = sheet.read_text()
        for row in rows[:ROWS]:
            self.assertIn(row.split()[0], text)
        found = json.loads(self.rozbor("reconstruct", "--json", sheet))
        self.assertEqual(len(found["rows"]), ROWS)

    def test_training_round_is_answered(self):
        library = self.environment["ROZBOR_LIBRARY"]
        self.rozbor("import", self.game)
        self.rozbor("analyze", "--preset", "quick")
        due = [json.loads(line) for line in self.rozbor("train", "--due", "--json").splitlines()]
        rows = {(row["game"], row["turn"]): row for row in map(json.loads, self.rozbor("export", "--format", "json").splitlines())}
        window = self.window("--library", library)
        window.press("ctrl+t")
        window.picture("training-asked")
        asked = [item for item in due if (item["game"], item["turn"]) in rows]
        self.assertTrue(asked)
        for item in asked:
            window.line(rows[item["game"], item["turn"]]["best"])
            window.picture("training-graded")
            window.press("F4")
        window.picture("training-ended")
        self.tell(f"training round of {len(asked)} positions", window)
        window.close()
        answers = [json.loads(line) for line in self.rozbor("export", "--what", "answers", "--format", "json").splitlines()]
        self.assertEqual([(answer["game"], answer["turn"]) for answer in answers], [(item["game"], item["turn"]) for item in asked])
        self.assertEqual({answer["grade"] for answer in answers}, {"easy"})

    def test_library_is_filled_analysed_and_opened(self):
        records = self.folder / "records"
        records.mkdir()
        for sample in ["english.gcg", "english-partial-racks.gcg"]:
            shutil.copy(SOURCE / "samples" / sample, records)
        window = self.window()
        window.press("ctrl+l", "ctrl+shift+i")
        window.picture("library-folder")
        window.line(str(records))
        window.picture("library-imported")
        window.press("Return")
        window.press("ctrl+r")
        window.picture("library")
        window.press("ctrl+f")
        window.line("Maud")
        window.picture("library-found")
        window.press("Return")
        self.assertIn("english.gcg", window.title())
        self.tell("library of two games", window)
        window.close()
        games = [json.loads(line) for line in self.rozbor("games", "--json").splitlines()]
        self.assertEqual([game["preset"] for game in games], ["quick", "quick"])

    def test_closing_during_the_analysis_keeps_what_was_done(self):
        self.rozbor("import", SOURCE / "samples/library")
        window = self.window()
        window.press("ctrl+l")
        window.xdotool("windowfocus", "--sync", window.top()[0])
        window.xdotool("key", "ctrl+r")
        analysed = lambda: [json.loads(line)["preset"] for line in self.rozbor("games", "--json").splitlines()]
        window.until(lambda: "quick" in analysed(), "game that was analysed")
        window.close()
        done = analysed().count("quick")
        self.assertGreater(done, 0)
        self.rozbor("analyze", "--preset", "quick")
        self.assertEqual(analysed().count("quick"), 24)
        with contextlib.closing(sqlite3.connect(self.environment["ROZBOR_LIBRARY"])) as library:
            self.assertEqual(library.execute("PRAGMA integrity_check").fetchone(), ("ok",))
        print(f"closed after {done} of 24 games", file=sys.stderr)

    def test_what_if_plays_on(self):
        window = self.window(self.game)
        position = self.folder / "position.cgp"
        window.press("ctrl+p")
        window.picture("what-if")
        window.press("ctrl+m", "ctrl+m", "alt+Left")
        window.picture("what-if-level")
        window.press("ctrl+s")
        window.picture("what-if-save")
        window.line(str(position))
        self.tell("what if", window)
        window.close()
        moves = json.loads(self.rozbor("generate", "--json", "--cgp", position))
        self.assertTrue(moves["plays"])

    def test_position_is_set_up_and_kept_as_a_table(self):
        table = self.folder / "position.csv"
        window = self.window(self.game)
        window.press("ctrl+p", "ctrl+u")
        window.type("HOUSe")
        window.settle()
        window.picture("set-up")
        window.press("ctrl+Return", "ctrl+s")
        window.line(str(table))
        self.tell("position set up", window)
        window.close()
        self.assertIn("H,O,U,S,e", table.read_text())
        moves = json.loads(self.rozbor("generate", "--json", "--cgp", table))
        self.assertTrue(moves["plays"])

    def test_game_is_played_kept_and_reviewed(self):
        games = self.folder / "data/rozbor/games"
        kept = games / "under-way.play"
        turns = lambda: [line for line in kept.read_text().splitlines() if line.startswith("played")]
        window = self.window()
        window.press("ctrl+shift+g")
        window.picture("play-form")
        window.type("Maud Pickering")
        window.press("Tab", "Tab", "Tab", "Down", "Tab")  # I begin
        window.type("25")
        window.press("Tab", "Tab", "space")
        window.until(kept.exists, "game under way")
        window.settle()
        self.assertIn("level = amateur\n", kept.read_text())
        self.assertIn("minutes = 25\n", kept.read_text())
        window.picture("play-begun")
        window.line("-")
        window.until(lambda: len(turns()) == 2, "answer of the level")
        window.press("F8")
        window.line("nonsense")  # what is no move is refused and stays
        self.assertEqual(len(turns()), 2)
        window.press("ctrl+a", "BackSpace")
        window.line("-")
        window.until(lambda: len(turns()) == 4, "second answer")
        window.picture("play-later")
        keys = window.keys
        before = turns()
        window.close()
        window = self.window()
        window.press("ctrl+shift+g")
        window.picture("play-resumed")
        self.assertEqual(turns(), before)
        window.line("-")
        window.until(lambda: len(turns()) == 6 or not kept.exists(), "third answer")
        window.press("alt+p", "r", "space")
        window.until(lambda: ".gcg" in window.title(), "review")
        window.settle()
        window.picture("play-reviewed")
        window.keys += keys
        self.tell("game of six turns", window)
        window.close()
        self.assertFalse(kept.exists())
        (record,) = games.glob("*.gcg")
        self.assertIn("#end-reason RESIGNED\n", record.read_text())
        replayed = json.loads(self.rozbor("replay", "--json", record))
        self.assertEqual([event["kind"] for event in replayed["events"]][0::2], ["pass"] * 3)
        (game,) = [json.loads(line) for line in self.rozbor("games", "--json").splitlines()]
        self.assertIn("Maud Pickering", json.dumps(game))
        self.assertIn("amateur (Rozbor)", json.dumps(game))

    def test_interface_speaks_another_language_at_once_and_later(self):
        window = self.window(self.game)
        window.press("alt+v", "u", "Down", "Down")
        window.picture("language-menu")
        window.press("Return")
        window.picture("language-switched")
        window.close()
        settings = "".join(file.read_text() for file in (self.folder / "config").rglob("*.conf"))
        self.assertIn("language=cs", settings)
        self.window(self.game).picture("language-kept")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
