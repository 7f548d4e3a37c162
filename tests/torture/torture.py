"""torture.py PROGRAM SOURCE [MINUTES] [SEED]: mistreats the program and looks whether it keeps its promises.

Mutates records, sheets, tables of duplicate scrabble, archives, positions, lexica, models, languages, libraries and settings
(mutations.py), sends signals at random moments, limits memory and the size of files. After each run: no crash, no hang, a
right exit code, nothing half-written, libraries whole; at the end the library that was interrupted all the time has the rows
of one that was left in peace. What goes wrong is kept in a folder that is named at the end, with the command that shows it
again. The same seed does the same things as long as the machine is not slower than the time limits.
"""

import collections
import contextlib
import io
import os
import pathlib
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile

from mutations import forged, leave_file, mutated, remade, reworded, struck, word_graph

PROGRAM, SOURCE = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2]).resolve()
MINUTES = float(sys.argv[3]) if len(sys.argv) > 3 else 10
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(1 << 30)

CODES = {0, 1, 2, 3, 130}
HANG = 10  # seconds
MEMORY = 512 << 20
# What a sanitizer found ends with a code that is none of the program's; left alone it would be 1.
SANITIZERS = {"ASAN_OPTIONS": "exitcode=86:allocator_may_return_null=1:detect_leaks=1", "UBSAN_OPTIONS": "exitcode=86:print_stacktrace=1"}
POSITION = b"15/15/15/15/15/15/15/7HOUSE3/15/15/15/15/15/15/15 AEINRST/ 24/0 0 lex en;"


class Torture:
    def __init__(self, folder):
        self.folder = folder
        self.chance = random.Random(SEED)
        self.finds = []
        self.runs = 0
        self.ends = collections.Counter()  # of each kind of run, by exit code
        self.environment = dict(os.environ, **SANITIZERS, ROZBOR_LEXICA=str(folder / "lexica"), NO_COLOR="1", LC_ALL="C", XDG_DATA_HOME=str(folder), QT_QPA_PLATFORM="offscreen")
        # The sanitizers' own memory is not the program's.
        self.sanitized = b"__asan_init" in pathlib.Path(PROGRAM).read_bytes()
        self.records = [*SOURCE.glob("samples/*.gcg"), *SOURCE.glob("samples/library/*.gcg"), *SOURCE.glob("tests/data/gcg/*.gcg"), *SOURCE.glob("tests/data/replay/*.gcg")]
        self.sheets = sorted([*SOURCE.glob("samples/*sheet*"), *SOURCE.glob("tests/data/cas/**/*.*")])
        self.records.sort()
        self.online = sorted([*SOURCE.glob("samples/online/*.json"), *SOURCE.glob("tests/data/online/*.json")])
        self.tables = sorted([*SOURCE.glob("samples/*duplicate*"), *SOURCE.glob("tests/data/duplicate/*.csv")])
        self.models = sorted([*SOURCE.glob("tests/data/winmodels/*.csv"), *SOURCE.glob("data/winmodels/*.csv")])
        # Whole lexica where there are some, so that there is something to search; a small one to change within.
        lexica = folder / "lexica"
        self.plain("lexicon", "build", SOURCE / "tests/data/words.txt", "--language", "en", "--name", "en")
        self.own_lexicon = (lexica / "en.rozlex").read_bytes()
        for path in pathlib.Path(os.environ.get("ROZBOR_LEXICA", SOURCE / "build/lexica")).glob("*.rozlex"):
            (lexica / path.name).unlink(missing_ok=True)
            (lexica / path.name).symlink_to(path.resolve())
        self.library = folder / "library.db"
        self.plain("import", SOURCE / "samples/english.gcg", *self.records[:20], "--language", "en", "--library", self.library)
        self.plain("analyze", "--library", self.library)
        with contextlib.closing(sqlite3.connect(self.library)) as database:
            # The later in its game the further behind.
            self.positions = [row[0] for row in database.execute("SELECT position FROM decision ORDER BY turn, analysis_id")]
        self.words = [word for word in (SOURCE / "tests/data/words.txt").read_text().upper().split() if word.isascii() and word.isalpha()]
        self.packed = folder / "packed.rozlang"
        self.plain("language", "pack", SOURCE / "data/languages/sk/", "--output", self.packed)

    def plain(self, *arguments):
        subprocess.run([PROGRAM, *map(str, arguments)], env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=300)

    def limits(self, size):
        def apply():
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            if size:
                resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        return apply

    def memory_of(self, process):
        with contextlib.suppress(OSError, ValueError):
            for line in pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    return int(line.split()[1]) << 10
        return 0

    def run(self, what, arguments, signal_after=None, size=None, environment=None, patience=HANG):
        """Runs one command and holds it to the promises."""
        self.runs += 1
        command = [PROGRAM, *map(str, arguments)]
        said = tempfile.TemporaryFile()  # a pipe would stop a program that has much to say
        process = subprocess.Popen(command, env={**self.environment, **(environment or {})}, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=said,
                                   preexec_fn=self.limits(size), restore_signals=False)
        sent, most, begun = False, 0, time.monotonic()
        limit = patience * (6 if self.sanitized else 1)
        while process.poll() is None:
            now = time.monotonic() - begun
            most = max(most, self.memory_of(process))
            if signal_after is not None and not sent and now > signal_after[1]:
                process.send_signal(signal_after[0])
                sent, begun = True, time.monotonic()
            if now > limit:
                process.kill()
                self.find(what, command, f"hangs: more than {limit} s")
                break
            time.sleep(0.005)
        process.wait()
        said.seek(0)
        error = said.read()
        said.close()
        code = process.returncode
        self.ends[what, code] += 1
        early = sent and code in (-signal.SIGINT, -signal.SIGTERM)  # before it has begun to listen
        if code not in CODES and not early and code != -signal.SIGKILL:
            self.find(what, command, f"exit {code}: {error[-2000:].decode(errors='replace')}")
        if most > MEMORY and not self.sanitized:
            self.find(what, command, f"{most >> 20} MB")
        for left in self.folder.rglob(".rozbor-*.tmp"):
            self.find(what, command, f"left {left}")
            left.unlink()
        return code

    def find(self, what, command, why):
        kept = pathlib.Path(tempfile.gettempdir()) / f"rozbor-torture-{SEED}-{len(self.finds)}"
        shutil.copytree(self.folder, kept, dirs_exist_ok=True)
        self.finds.append((what, why, kept))
        print(f"FIND {what}: {why}\n  {' '.join(command)}\n  kept in {kept}", flush=True)

    def whole(self, what, library):
        with contextlib.closing(sqlite3.connect(library)) as database:
            answer = database.execute("PRAGMA integrity_check").fetchall()
            orphans = database.execute("PRAGMA foreign_key_check").fetchall()
        if answer != [("ok",)] or orphans:
            self.finds.append((what, f"{answer} {orphans}", library))
            print(f"FIND {what}: {library} is not whole: {answer} {orphans}", flush=True)

    # What is done to the program.

    def changed(self, data):
        return self.chance.choice([mutated, reworded])(data, self.chance)

    def record(self):
        path = self.folder / "record.gcg"
        path.write_bytes(self.changed(self.chance.choice(self.records).read_bytes()))
        command = self.chance.choice([["replay"], ["replay", "--json"], ["review", "--preset", "quick", "--language", "en"], ["review", "--preset", "quick", "--json", "--language", "en"],
                                      ["review", "--preset", "quick", "--language", "en", "--html", "page.html", "--pdf", "page.pdf", "--gcg", "noted.gcg"],
                                      ["convert", "--to", "csv"], ["convert", "--to", "sheet"], ["convert", "--to", "json"], ["convert", "--to", "gcg"]])
        self.run("record", [*command, path])

    def online_record(self):
        path = self.folder / "record.json"
        data = self.chance.choice(self.online).read_bytes()
        path.write_bytes(self.chance.choice([remade, remade, mutated])(data, self.chance))
        command = self.chance.choice([["replay"], ["review", "--preset", "quick", "--language", "en", "--json"], ["convert", "--to", "gcg"], ["convert", "--to", "json"], ["import", "--library", "online.db"]])
        self.run("online record", [*command, path])

    def duplicate(self):
        path = self.folder / "table.csv"
        path.write_bytes(self.changed(self.chance.choice(self.tables).read_bytes()))
        self.run("duplicate", ["duplicate", *self.chance.choice([[], ["--json"], ["--html", "page.html"], ["--pdf", "page.pdf"]]), path])

    def archive(self):
        """Records in a .zip or .tar.gz, some mutated inside, the archive itself mutated or whole."""
        files = [(path.name, path.read_bytes()) for path in self.chance.sample(self.records, 4)] + [("deep/" + path.name, path.read_bytes()) for path in self.chance.sample(self.online, 1)]
        files = [(name, self.changed(data) if self.chance.randrange(2) else data) for name, data in files]
        held = io.BytesIO()
        if kind := self.chance.randrange(2):
            with zipfile.ZipFile(held, "w", self.chance.choice([zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])) as archive:
                for name, data in files:
                    archive.writestr(name, data)
        else:
            with tarfile.open(fileobj=held, mode=self.chance.choice(["w", "w:gz"])) as archive:
                for name, data in files:
                    entry = tarfile.TarInfo(name)
                    entry.size = len(data)
                    archive.addfile(entry, io.BytesIO(data))
        path = self.folder / ("records.zip" if kind else "records.tar.gz")
        path.write_bytes(held.getvalue() if self.chance.randrange(3) == 0 else mutated(held.getvalue(), self.chance))
        self.run("archive", ["import", path, "--language", "en", "--library", self.folder / "archive.db"], patience=30)
        path.unlink()

    def sheet(self):
        path = self.folder / "sheet.txt"
        path.write_bytes(self.changed(self.chance.choice(self.sheets).read_bytes()))
        self.run("sheet", [*self.chance.choice([["reconstruct"], ["convert", "--to", "csv"], ["convert", "--to", "gcg"], ["import", "--library", "sheets.db"]]), path], patience=60)

    def late(self):
        return self.positions[-len(self.positions) // 6:]

    def position(self):
        """One of a real game, of which one character or many are changed, or none."""
        command = self.chance.choice([["generate"], ["endgame", "--limit-nodes", "20000"], ["preendgame", "--limit-nodes", "20000"], ["simulate", "--iterations", "500"],
                                      ["infer", "--last", "8H HOUSE", "--samples", "200"]])
        late = command[0] in ("endgame", "preendgame")
        text = POSITION.decode() if command[0] == "infer" else self.chance.choice(self.late() if late else self.positions)
        at = self.chance.randrange(len(text))
        text = self.chance.choice([text, text[:at] + self.chance.choice("AEZ?/ 0179-") + text[at + 1:], mutated(text.encode(), self.chance).replace(b"\0", b"").decode(errors="replace")])
        self.run("position", [*command, "--cgp", text])

    def use_lexicon(self, what, path):
        position = POSITION.decode()
        self.run(what, self.chance.choice([["lexicon", "info", path], ["lexicon", "check", "--lexicon", path, "HOUSE"], ["lexicon", "words", "--lexicon", path, "AEINRS?"],
                                           ["lexicon", "stats", "--lexicon", path]]))
        self.run(what, self.chance.choice([["review", "--preset", "quick", SOURCE / "samples/english.gcg", "--lexicon", path], ["generate", "--lexicon", path, "--cgp", position],
                                           ["simulate", "--lexicon", path, "--iterations", "500", "--cgp", position],
                                           ["autoplay", "--players", "static,static", "--games", "2", "--lexicon", path]]), patience=30)

    def lexicon(self):
        path = self.folder / "broken.rozlex"
        path.write_bytes(self.chance.choice([mutated, forged, forged])(self.own_lexicon, self.chance))
        self.use_lexicon("lexicon", path)

    def graph(self):
        words = ["AB", "HOUSE", "HOUSES", "ZA", "QI", *self.chance.sample(self.words, 12)]
        path = self.folder / "broken.kwg"
        path.write_bytes(self.chance.choice([mutated, struck, struck])(word_graph(words), self.chance))
        self.use_lexicon("graph", path)

    def model(self):
        """Leave values, win models and word lists of others."""
        position = POSITION.decode()
        kind = self.chance.randrange(4)
        if kind == 0:
            path = self.folder / "leaves.klv2"
            data = leave_file(["A", "AE", "Q", "S", "Z", "EINRS", "AEINRS"])
            path.write_bytes(self.chance.choice([mutated, struck, struck])(data, self.chance))
            self.run("model", ["generate", "--leaves", path, "--cgp", position])
            self.run("model", ["leaves", "show", "--leaves", path, "EINRS", "Q"])
        elif kind == 1:
            path = self.folder / "leaves.csv"
            path.write_bytes(self.changed(b"A,1.5\nAE,3\nQ,-7\nS,8\nEINRS,21.5\n"))
            self.run("model", ["simulate", "--leaves", path, "--iterations", "300", "--cgp", position])
        elif kind == 2:
            path = self.folder / "model.csv"
            path.write_bytes(self.changed(self.chance.choice(self.models).read_bytes()))
            self.run("model", ["simulate", "--model", path, "--iterations", "300", "--cgp", position])
        else:
            path = self.folder / "words.txt"
            path.write_bytes(self.changed((SOURCE / "tests/data/words.txt").read_bytes()))
            self.run("model", ["lexicon", "build", path, "--language", "en", "--name", "tortured"], patience=30)

    def language(self):
        path = self.folder / "language.rozlang"
        path.write_bytes(mutated(self.packed.read_bytes(), self.chance))
        self.run("language", ["language", "add", path])
        self.run("language", ["language", "list"])

    def damaged(self):
        path = self.folder / "damaged.db"
        for companion in ["", "-wal", "-shm"]:
            pathlib.Path(str(path) + companion).unlink(missing_ok=True)
        data = bytearray(self.library.read_bytes())
        for _ in range(self.chance.randint(1, 30)):
            data[self.chance.randrange(len(data))] = self.chance.randrange(256)
        path.write_bytes(data[:self.chance.choice([len(data), self.chance.randrange(len(data))])])
        self.run("damaged library", [*self.chance.choice([["games"], ["stats"], ["export"], ["library", "check"], ["train", "--due"], ["people", "list"], ["analyze"]]), "--library", path])

    def values(self):
        path = self.folder / "values.db"
        for companion in ["", "-wal", "-shm"]:
            pathlib.Path(str(path) + companion).unlink(missing_ok=True)
        shutil.copy(self.library, path)
        with contextlib.closing(sqlite3.connect(path)) as database:
            tables = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            for _ in range(self.chance.randint(1, 4)):
                table = self.chance.choice(sorted(tables))
                column = self.chance.choice([row[1] for row in database.execute(f"PRAGMA table_info({table})")])
                value = self.chance.choice([-1, 4, 255, 1 << 31, -(1 << 63), 1e308, float("inf"), "", "x", "\x1b[2J", b"\xff\x00", None])
                with contextlib.suppress(sqlite3.Error):
                    database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid IN (SELECT rowid FROM {table} ORDER BY rowid LIMIT 3)", (value,))
            database.commit()
        for command in [["games", "--json"], ["stats"], ["export"], ["export", "--what", "anki"], ["library", "check"], ["train", "--due"], ["report", "--folder", "report"]]:
            self.run("values", [*command, "--library", path], patience=30 if command[0] == "report" else HANG)  # reports on everybody

    def signals(self):
        end = self.chance.choice([signal.SIGINT, signal.SIGTERM])
        library = self.folder / "signals.db"
        position, late = POSITION.decode(), self.chance.choice(self.late())
        english = SOURCE / "samples/english.gcg"
        kept = [["import", *self.records, "--language", "en"], ["import", *self.records, "--language", "en"], ["analyze"], ["analyze"], ["stats"], ["games"],
                ["export", "--output", "out.csv"], ["export", "--what", "gcg", "--output", "out"], ["report", "--folder", "report"], ["train", "--due"], ["people", "list"],
                ["library", "check"], ["library", "backup", "copy.db"], ["library", "vacuum"]]
        free = [["review", "--preset", "quick", english, "--html", "page.html"], ["review", english], ["replay", *self.records], ["reconstruct", self.chance.choice(self.sheets)],
                ["convert", english, "--to", "sheet", "--output", "out.txt"], ["duplicate", self.tables[0], "--html", "page.html"], ["generate", "--cgp", position],
                ["simulate", "--cgp", position], ["infer", "--last", "8H HOUSE", "--cgp", position], ["endgame", "--cgp", late], ["preendgame", "--cgp", late],
                ["lexicon", "build", SOURCE / "tests/data/words.txt", "--language", "en", "--name", "again"],
                ["lexicon", "stats"], ["language", "pack", "en", "--output", "en.rozlang"],
                ["autoplay", "--players", "static,static", "--games", "200", "--resume", "match.json"], ["luck", "--games", "20"], ["winmodel", "check", "--games", "200"],
                ["leaves", "train", "--games", "200", "--out", "trained.csv", "--resume", "training.json"]]
        command = self.chance.choice([[*command, "--library", library] for command in kept] + free)
        self.run("signals", command, signal_after=(end, self.chance.uniform(0, 1.5) * (3 if self.sanitized else 1)))
        if library.exists():
            self.whole("signals", library)
        for copy in self.folder.glob("copy.db"):
            self.whole("signals", copy)

    def rows(self, library):
        """What a library says of its games, without what only tells when and in which order they came."""
        with contextlib.closing(sqlite3.connect(library)) as database:
            return {query: sorted(database.execute(query).fetchall(), key=repr) for query in [
                "SELECT fingerprint, record FROM game",
                "SELECT g.fingerprint, a.name, s.number, s.score, s.turns, s.tiles FROM seat s JOIN game g ON g.id = s.game_id JOIN alias a ON a.id = s.alias_id",
                "SELECT g.fingerprint, n.preset, d.turn, d.score, d.equity_loss, d.best_win, d.played_win, d.cause, d.luck_points, d.position, d.played, d.best"
                " FROM decision d JOIN analysis n ON n.id = d.analysis_id JOIN game g ON g.id = n.game_id"]}

    def same_in_the_end(self):
        """What was interrupted all the time, brought to its end, is what it would have been."""
        rows = []
        for library in [self.folder / "signals.db", self.folder / "peaceful.db"]:
            for command in [["import", *self.records, "--language", "en"], ["analyze"]]:
                self.run("to its end", [*command, "--library", library], patience=600)
            self.whole("to its end", library)
            rows.append(self.rows(library))
        for query in rows[0]:
            if rows[0][query] != rows[1][query]:
                self.finds.append(("to its end", query, ""))
                print(f"FIND to its end: other rows: {query}\n  {len(rows[0][query])} and {len(rows[1][query])}", flush=True)

    def disk(self):
        size = self.chance.choice([1, 1000, 20_000, 100_000, 300_000])
        library = self.folder / "disk.db"
        target = self.folder / "whole.html"
        target.write_text("before")
        self.run("disk", ["review", "--preset", "quick", SOURCE / "samples/english.gcg", "--html", target], size=size)
        text = target.read_text()
        if text != "before" and not text.rstrip().endswith("</html>"):
            self.finds.append(("disk", "half a page", target))
            print("FIND disk: half a page", flush=True)
        self.run("disk", ["import", *self.records, "--language", "en", "--library", library], size=size, patience=30)
        if library.exists():
            self.whole("disk", library)
            for companion in ["", "-wal", "-shm"]:
                pathlib.Path(str(library) + companion).unlink(missing_ok=True)

    def settings(self):
        data = self.folder / "data"
        if not data.exists():
            shutil.copytree(SOURCE / "data", data)
        path = self.chance.choice(sorted(path for path in data.rglob("*") if path.is_file() and path.stat().st_size < 100_000))
        before = path.read_bytes()
        path.write_bytes(mutated(before, self.chance))
        self.run("settings", self.chance.choice([["review", "--preset", "quick", SOURCE / "samples/english.gcg"], ["replay", SOURCE / "samples/czech.gcg"], ["stats", "--library", self.library]]),
                 environment={"ROZBOR_DATA": str(data)})
        path.write_bytes(before)

    def go(self):
        ways = [self.record, self.record, self.online_record, self.duplicate, self.archive, self.sheet, self.position, self.lexicon, self.graph, self.model, self.language, self.damaged,
                self.values, self.signals, self.signals, self.disk, self.settings]
        end = time.monotonic() + 60 * MINUTES
        while time.monotonic() < end and len(self.finds) < 20:
            self.chance.choice(ways)()
        self.same_in_the_end()
        for what in sorted({what for what, _ in self.ends}):
            print(f"{what}:", ", ".join(f"{times} ended with {code}" for (of, code), times in sorted(self.ends.items()) if of == what))
        print(f"seed {SEED}: {self.runs} runs, {len(self.finds)} finds")
        return 1 if self.finds else 0


with tempfile.TemporaryDirectory(prefix="rozbor-torture.") as place:
    inside = pathlib.Path(place) / "work"
    inside.mkdir()
    sys.exit(Torture(inside).go())
