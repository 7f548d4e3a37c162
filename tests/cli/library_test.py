"""library_test.py PROGRAM SOURCE: whatever happens to import and analyze, the library stays whole.

Kills, full disks, several processes at once, Ctrl-C, odd names. $ROZBOR_KILLS is how many kills each command
gets (default 6; 100 for a full run), $ROZBOR_TEST_POSTGRES a server as tests/support/with_postgres.sh starts it.
"""

import contextlib
import json
import os
import pathlib
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

PROGRAM, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
KILLS = int(os.environ.get("ROZBOR_KILLS", "6"))
SERVER = os.environ.get("ROZBOR_TEST_POSTGRES")
GAMES = 40

# What a library says, without ids and times: equal for two libraries that hold the same.
TABLES = {
    "game": """SELECT g.fingerprint, g.path, g.format, g.language, g.lexicon, g.title, e.name, g.round, g.played_on,
        g.complete, g.strength, g.record, g.sheet FROM game g LEFT JOIN event e ON e.id = g.event_id""",
    "seat": """SELECT g.fingerprint, s.number, a.key, p.name, s.score, s.turns, s.placements, s.exchanges, s.passes,
        s.taken_back, s.challenges_won, s.challenges_lost, s.bingos, s.triple_triples, s.high_turn, s.tiles_played,
        s.blanks_played, s.tiles FROM seat s JOIN game g ON g.id = s.game_id JOIN alias a ON a.id = s.alias_id
        JOIN person p ON p.id = a.person_id""",
    "person": "SELECT name FROM person",
    "alias": "SELECT key, name FROM alias",
    "analysis": """SELECT g.fingerprint, n.preset, n.engine, n.lexicon, n.leaves, n.seed, n.luck_known, n.luck_first,
        n.luck_first_se, n.luck_second, n.luck_second_se FROM analysis n JOIN game g ON g.id = n.game_id""",
    "decision": """SELECT g.fingerprint, n.preset, d.* FROM decision d JOIN analysis n ON n.id = d.analysis_id
        JOIN game g ON g.id = n.game_id""",
}


def game_text(number, first="Ida Lind", second="Otto O'Brien"):
    """A game of its own for each number."""
    lines = [f"#player1 i {first}", f"#player2 o {second}", f">i: AEHOSUU 8{'DEFGH'[number % 5]} HOUSE +24 24"]
    score = {"i": 24, "o": 0}
    for turn in range(10 + number // 5):
        player = "oi"[turn % 2]
        # Three tiles: who exchanges fewer is asked what they waited for, which takes much longer than all the rest.
        rack, thrown = [("AEINRST", "AIN"), ("AGIIUVV", "GUV")][player == "o"]
        lines.append(f">{player}: {rack} -{thrown} +0 {score[player]}")
    return "\n".join(lines) + "\n"


class Case(unittest.TestCase):
    folder = None

    @classmethod
    def setUpClass(cls):
        if not Case.folder:
            Case.prepare()

    @classmethod
    def prepare(cls):
        """Games, and what import and analyze make of them where nothing goes wrong; once for all tests."""
        temporary = tempfile.TemporaryDirectory()
        unittest.addModuleCleanup(temporary.cleanup)
        cls.folder = pathlib.Path(temporary.name)
        cls.environment = dict(os.environ, ROZBOR_LEXICA=str(cls.folder / "lexica"), NO_COLOR="1", LC_ALL="C", XDG_DATA_HOME=str(cls.folder))
        cls.check(0, "lexicon", "build", SOURCE / "tests/data/words.txt", "--language", "en", "--name", "en")
        cls.games = cls.folder / "games"
        cls.games.mkdir()
        for number in range(GAMES):
            (cls.games / f"game-{number:02}.gcg").write_text(game_text(number))
        cls.imported = cls.folder / "imported.db"
        start = time.monotonic()
        cls.check(0, "import", cls.games, "--library", cls.imported)
        cls.import_seconds = time.monotonic() - start
        cls.analyzed = cls.folder / "analyzed.db"
        cls.copy(cls.imported, cls.analyzed)
        start = time.monotonic()
        cls.check(0, "analyze", "--library", cls.analyzed)
        cls.analyze_seconds = time.monotonic() - start
        cls.random = random.Random(20261121)
        cls.number = 0

    @classmethod
    def start(cls, *arguments, **more):
        return subprocess.Popen(
            [PROGRAM, *map(os.fsencode, map(str, arguments))],
            env={**cls.environment, **more.pop("environment", {})}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **more,
        )

    @classmethod
    def finish(cls, process, code):
        out, err = process.communicate(timeout=300)
        if process.returncode != code:
            raise AssertionError(f"exit {process.returncode}, not {code}: {out[-600:]!r} {err[-900:]!r}")
        return out.decode(), err.decode()

    @classmethod
    def check(cls, code, *arguments, **more):
        """Runs the program, insists on its exit code, returns standard output."""
        return cls.finish(cls.start(*arguments, **more), code)[0]

    @staticmethod
    def copy(source, target):
        with contextlib.closing(sqlite3.connect(source)) as old, contextlib.closing(sqlite3.connect(target)) as new:
            old.backup(new)

    def fresh(self, source=None):
        """The path of a new library, a copy of `source`."""
        Case.number += 1
        library = self.folder / f"library-{Case.number}.db"
        if source:
            self.copy(source, library)
        return library

    @staticmethod
    def query(library, text):
        with contextlib.closing(sqlite3.connect(library)) as database:
            return database.execute(text).fetchall()

    def database(self, name):
        """A new database of the server: its address and its name."""
        name = f"cli_{os.getpid()}_{name}"
        subprocess.run(["createdb", "-h", self.host(), "-U", "rozbor", name], check=True)
        return f"postgresql:///{name}?{SERVER}", name

    @staticmethod
    def host():
        return dict(part.split("=") for part in SERVER.split("&"))["host"]

    def psql(self, name, query):
        done = subprocess.run(["psql", "-At", "-h", self.host(), "-U", "rozbor", name, "-c", query], check=True, capture_output=True, text=True)
        return sorted(done.stdout.splitlines())

    def server_rows(self, name):
        return {table: self.psql(name, query.replace("d.*", "to_jsonb(d) - 'analysis_id'")) for table, query in TABLES.items()}

    def rows(self, library):
        def of(query):
            with contextlib.closing(sqlite3.connect(library)) as database:
                cursor = database.execute(query)
                shown = [at for at, column in enumerate(cursor.description) if column[0] != "analysis_id"]
                return sorted((tuple(row[at] for at in shown) for row in cursor), key=repr)

        return {table: of(query) for table, query in TABLES.items()}

    def assert_whole(self, library):
        """No game and no analysis is half there."""
        if not library.exists():
            return
        self.assertEqual(self.query(library, "PRAGMA integrity_check"), [("ok",)])
        self.assertEqual(self.query(library, "PRAGMA foreign_key_check"), [])
        if not self.query(library, "SELECT 1 FROM sqlite_master WHERE name = 'game'"):
            return  # killed before anything was made
        self.assertEqual(self.query(library, "SELECT id FROM game WHERE (SELECT COUNT(*) FROM seat WHERE game_id = game.id) <> 2"), [])
        counts = """SELECT g.fingerprint, COUNT(d.turn) FROM analysis n JOIN game g ON g.id = n.game_id
            LEFT JOIN decision d ON d.analysis_id = n.id GROUP BY n.id"""
        whole = dict(self.query(self.analyzed, counts))
        for fingerprint, decisions in self.query(library, counts):
            self.assertEqual(decisions, whole[fingerprint])
        wrong = "SELECT id FROM game WHERE strength <> COALESCE((SELECT MAX(preset) FROM analysis WHERE game_id = game.id), -1)"
        self.assertEqual(self.query(library, wrong), [])

    def assert_same(self, library, other):
        ours, theirs = self.rows(library), self.rows(other)
        for table in TABLES:
            self.assertEqual(ours[table], theirs[table], table)


class Killed(Case):
    def kill_often(self, source, expected, seconds, command):
        """Kills the command at random moments; repeated to its end it leaves what it always leaves."""
        per_library = 4
        for round_ in range(0, KILLS, per_library):
            library = self.fresh(source)
            for _ in range(min(per_library, KILLS - round_)):
                process = self.start(*command, "--library", library)
                time.sleep(self.random.uniform(0.1, 1.05) * seconds)
                process.kill()
                process.communicate()
                self.assert_whole(library)
            self.check(0, *command, "--library", library)
            self.assert_whole(library)
            self.assert_same(library, expected)
            self.assertEqual(self.query(library, "SELECT * FROM claim"), [])

    def test_import_costs_no_game(self):
        self.kill_often(None, self.imported, self.import_seconds, ["import", self.games])

    def test_analyze_costs_no_analysis(self):
        self.kill_often(self.imported, self.analyzed, self.analyze_seconds, ["analyze", "--threads", "2"])

    @unittest.skipUnless(SERVER, "no PostgreSQL server")
    def test_the_same_on_a_server(self):
        library, whole = self.database("killed_whole")
        self.check(0, "import", self.games, "--library", library)
        self.check(0, "analyze", "--library", library)
        expected = self.server_rows(whole)
        per_library = 4
        for round_ in range(0, KILLS, per_library):
            library, name = self.database(f"killed_{round_}")
            for seconds, command in [(self.import_seconds, ["import", self.games]), (self.analyze_seconds, ["analyze", "--threads", "2"])]:
                for _ in range(min(per_library, KILLS - round_)):
                    process = self.start(*command, "--library", library)
                    time.sleep(self.random.uniform(0.1, 1.05) * seconds)
                    process.kill()
                    process.communicate()
                self.check(0, *command, "--library", library)
            self.assertEqual(self.server_rows(name), expected)
            self.assertEqual(self.psql(name, "SELECT * FROM claim"), [])
            self.assertEqual(self.check(0, "library", "check", "--library", library, "--json"), "")


class FullDisk(Case):
    def limited(self, size, *arguments):
        def limit():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        # Python itself would put the signal back.
        return self.start(*arguments, preexec_fn=limit, restore_signals=False)

    def run_out(self, size, library, *command):
        _, err = self.finish(self.limited(size, *command, "--library", library), 3)
        self.assertIn("library.full", err)
        self.assertEqual(err.count("\n"), 1, err)
        self.assert_whole(library)

    def test_import_says_so_and_goes_on_when_there_is_room(self):
        for size in [10_000, 100_000, 150_000]:
            library = self.fresh()
            self.run_out(size, library, "import", self.games)
            self.check(0, "games", "--library", library)
            self.check(0, "import", self.games, "--library", library)
            self.assert_same(library, self.imported)

    def test_analyze_says_so_and_goes_on_when_there_is_room(self):
        for more in [30_000, 120_000]:
            library = self.fresh(self.imported)
            self.run_out(library.stat().st_size + more, library, "analyze")
            self.check(0, "analyze", "--library", library)
            self.assert_same(library, self.analyzed)


class Together(Case):
    def test_new_libraries_are_made_once(self):
        library = self.fresh()
        for process in [self.start("import", self.games, "--library", library) for _ in range(4)]:
            self.finish(process, 0)
        self.assert_whole(library)
        self.assert_same(library, self.imported)

    def test_two_writers_lose_nothing(self):
        library = self.fresh()
        files = sorted(self.games.iterdir())
        parts = [files[: GAMES * 2 // 3], files[GAMES // 3 :][::-1]]
        for process in [self.start("import", *part, "--library", library) for part in parts]:
            self.finish(process, 0)
        self.assert_same(library, self.imported)

    def made(self, library, options, more=()):
        """How many analyses several processes made, by their own account."""
        processes = [self.start("analyze", "--json", "--library", library, *more, *each) for each in options]
        return sum(json.loads(self.finish(process, 0)[0])["analyzed"] for process in processes)

    def test_no_game_is_analysed_twice(self):
        for options in [[[], []], [["--shard", "1/2"], ["--shard", "2/2"]], [["--threads", "2"], ["--threads", "2"], []]]:
            library = self.fresh(self.imported)
            self.assertEqual(self.made(library, options), GAMES, options)
            self.assert_same(library, self.analyzed)

    @unittest.skipUnless(SERVER, "no PostgreSQL server")
    def test_the_same_on_a_server(self):
        for number, options in enumerate([[[], []], [["--shard", "1/2"], ["--shard", "2/2"]], [["--threads", "2"], [], []]]):
            library, _ = self.database(f"together_{number}")
            files = sorted(self.games.iterdir())
            for process in [self.start("import", *part, "--library", library) for part in [files, files[::-1], files[20:]]]:
                self.finish(process, 0)
            self.assertEqual(self.made(library, options), GAMES, options)
            games = [json.loads(line) for line in self.check(0, "games", "--json", "--library", library).splitlines()]
            self.assertEqual([game["preset"] for game in games], ["quick"] * GAMES)
            stats = json.loads(self.check(0, "stats", "--json", "--player", "Ida Lind", "--library", library))
            self.assertEqual(stats["figures"][0], {"name": "games", "value": GAMES, "low": None, "high": None, "n": GAMES})


class Interrupted(Case):
    def test_analyze_gives_its_claims_back(self):
        for _ in range(10):  # it may be done before the signal comes
            library = self.fresh(self.imported)
            process = self.start("analyze", "--json", "--library", library)
            while process.poll() is None and not self.query(library, "SELECT 1 FROM analysis"):
                time.sleep(0.005)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
            if process.returncode == 130:
                break
        self.assertEqual(process.returncode, 130, err)
        answer = json.loads(out)
        self.assertTrue(answer["interrupted"])
        self.assertLess(answer["done"], GAMES)
        self.assertEqual(len(self.query(library, "SELECT 1 FROM analysis")), answer["done"], "what was done is kept")
        self.assertEqual(self.query(library, "SELECT * FROM claim"), [])
        self.check(0, "analyze", "--library", library)
        self.assert_same(library, self.analyzed)


class Odd(Case):
    def test_a_lexicon_that_is_missing_is_told_once(self):
        library = self.fresh(self.imported)
        empty = {"ROZBOR_LEXICA": str(self.folder / "nothing")}
        out, err = self.finish(self.start("analyze", "--json", "--library", library, environment=empty), 3)
        self.assertEqual(json.loads(out)["failed"], GAMES)
        self.assertEqual(err.count("lexicon."), 1, err)
        self.assertIn(f"and {GAMES - 1} more", err)
        self.assertEqual(self.query(library, "SELECT * FROM claim"), [])

    def test_a_game_that_goes_away_meanwhile_does_not_stop_the_rest(self):
        library = self.fresh(self.imported)
        process = self.start("analyze", "--json", "--library", library)
        while process.poll() is None and not self.query(library, "SELECT 1 FROM claim"):
            time.sleep(0.005)
        last = self.query(library, "SELECT MAX(game_id) FROM claim")[0][0]
        self.check(0, "games", "--remove", last or GAMES, "--library", library)
        out, err = map(bytes.decode, process.communicate(timeout=60))
        self.assertIn(process.returncode, [0, 1], err)
        self.assertLessEqual(json.loads(out)["failed"], 1)
        self.assertEqual(len(self.query(library, "SELECT id FROM game WHERE strength < 0")), 0, err)
        self.assert_whole(library)

    def test_names_of_any_kind(self):
        library = self.fresh()
        names = ["O'Brien", "Žluťoučký kůň", "A" * 10_000, "'; DROP TABLE game; --", '"quoted"', "%s {0} \\n", "=1+1", "日本 語"]
        files = []
        for number, name in enumerate(names):
            files.append(self.folder / f"odd-{number}.gcg")
            files[-1].write_text("#character-encoding UTF-8\n" + game_text(number, first=name), encoding="utf-8")
        files.append(self.folder / "odd-nobody.gcg")
        files[-1].write_text(game_text(11).replace("#player1 i Ida Lind", "#player1 i ").replace("#player2 o Otto O'Brien\n", ""))
        self.check(0, "import", *files, "--library", library)
        people = [json.loads(line) for line in self.check(0, "people", "list", "--json", "--library", library).splitlines()]
        listed = {person["player"] for person in people}
        for name in names:
            self.assertIn(name, listed)
            games = self.check(0, "games", "--json", "--player", name, "--library", library).splitlines()
            self.assertEqual(len(games), 1, name[:20])
            stats = json.loads(self.check(0, "stats", "--json", "--player", name, "--library", library))
            self.assertEqual(stats["player"], name)
            self.check(0, "stats", "--player", name, "--interface", "cs", "--library", library)
        self.check(0, "people", "merge", names[0], names[1], "--library", library)
        self.assertEqual(len(self.check(0, "games", "--json", "--player", names[0], "--library", library).splitlines()), 2)
        self.check(0, "people", "unmerge", names[0], "--library", library)
        self.assertEqual(len(self.check(0, "games", "--json", "--player", names[0], "--library", library).splitlines()), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[3:], verbosity=2)
