"""torture.py PROGRAM SOURCE [MINUTES] [SEED]: mistreats the program and looks whether it keeps its promises.

Mutates records, sheets, positions, libraries and settings, sends signals at random moments, limits memory and the size of
files. After each run: no crash, no hang, a right exit code, nothing half-written, libraries whole. What goes wrong is kept
in a folder that is named at the end, with the command that shows it again. The same seed does the same things as long as the
machine is not slower than the time limits.
"""

import contextlib
import os
import pathlib
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
MINUTES = float(sys.argv[3]) if len(sys.argv) > 3 else 10
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else random.SystemRandom().randrange(1 << 30)

CODES = {0, 1, 2, 3, 130}
HANG = 10  # seconds
MEMORY = 512 << 20
PIECES = [b"\x00", b"\xff", b"\x1b[2J", b"-1", b"99999999999999999999", b"1e308", b"\n", b"\r", b"\t", b'"', b"'", b"%s", b"{0}", b"#", b">", b"|", b"\xe2\x80\xae",
          b"A" * 5000, b"=1+1", b"../", b"NULL", b"; DROP TABLE game;"]


def mutated(data, chance):
    """A few bytes lost, doubled, moved or replaced."""
    data = bytearray(data)
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(data) + 1)
        to = min(len(data), at + chance.randrange(1, 40))
        kind = chance.randrange(6)
        if kind == 0:
            del data[at:to]
        elif kind == 1:
            data[at:at] = data[at:to] * chance.randint(1, 30)
        elif kind == 2:
            data[at:at] = chance.choice(PIECES)
        elif kind == 3 and at < len(data):
            data[at] = chance.randrange(256)
        elif kind == 4:
            data[at:to] = chance.choice(PIECES)
        elif kind == 5:
            del data[at:]
    return bytes(data)


class Torture:
    def __init__(self, folder):
        self.folder = folder
        self.chance = random.Random(SEED)
        self.finds = []
        self.runs = 0
        self.environment = dict(os.environ, ROZBOR_LEXICA=str(folder / "lexica"), NO_COLOR="1", LC_ALL="C", XDG_DATA_HOME=str(folder), QT_QPA_PLATFORM="offscreen")
        # The sanitizers' own memory is not the program's.
        self.sanitized = b"__asan_init" in pathlib.Path(PROGRAM).read_bytes()
        self.records = [*SOURCE.glob("samples/*.gcg"), *SOURCE.glob("samples/library/*.gcg"), *SOURCE.glob("tests/data/gcg/*.gcg"), *SOURCE.glob("tests/data/replay/*.gcg")]
        self.sheets = sorted([*SOURCE.glob("samples/*sheet*")])
        self.records.sort()
        for language in ["en"]:
            self.plain("lexicon", "build", SOURCE / "tests/data/words.txt", "--language", language, "--name", language)
        self.library = folder / "library.db"
        self.plain("import", SOURCE / "samples/english.gcg", *self.records[:20], "--language", "en", "--library", self.library)
        self.plain("analyze", "--library", self.library)

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
        process = subprocess.Popen(command, env={**self.environment, **(environment or {})}, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
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
                self.find(what, command, f"hangs: more than {limit} s", process)
                break
            time.sleep(0.005)
        error = process.stderr.read()
        process.wait()
        code = process.returncode
        early = sent and code in (-signal.SIGINT, -signal.SIGTERM)  # before it has begun to listen
        if code not in CODES and not early and code != -signal.SIGKILL:
            self.find(what, command, f"exit {code}: {error[-2000:].decode(errors='replace')}", process)
        if most > MEMORY and not self.sanitized:
            self.find(what, command, f"{most >> 20} MB", process)
        for left in self.folder.rglob(".rozbor-*.tmp"):
            self.find(what, command, f"left {left}", process)
            left.unlink()
        return code

    def find(self, what, command, why, process):
        kept = self.folder.parent / f"rozbor-torture-{SEED}-{len(self.finds)}"
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

    def record(self):
        path = self.folder / "record.gcg"
        path.write_bytes(mutated(self.chance.choice(self.records).read_bytes(), self.chance))
        command = self.chance.choice([["replay"], ["replay", "--json"], ["review", "--language", "en"], ["review", "--json", "--language", "en"],
                                      ["review", "--language", "en", "--html", "page.html", "--pdf", "page.pdf", "--gcg", "noted.gcg"],
                                      ["convert", "--to", "csv"], ["convert", "--to", "sheet"], ["convert", "--to", "json"], ["convert", "--to", "gcg"]])
        self.run("record", [*command, path])

    def sheet(self):
        path = self.folder / "sheet.txt"
        path.write_bytes(mutated(self.chance.choice(self.sheets).read_bytes(), self.chance))
        self.run("sheet", [*self.chance.choice([["reconstruct"], ["convert", "--to", "csv"], ["convert", "--to", "gcg"], ["import", "--library", "sheets.db"]]), path], patience=60)

    def position(self):
        text = mutated(b"15/15/15/15/15/15/15/7HOUSE3/15/15/15/15/15/15/15 AEINRST/ 24/0 0 lex en;", self.chance).replace(b"\0", b"").decode(errors="surrogateescape")
        self.run("position", [self.chance.choice(["generate", "endgame", "preendgame"]), "--cgp", text.encode(errors="surrogateescape").decode(errors="replace")])

    def lexicon(self):
        files = list((self.folder / "lexica").glob("*.rozlex"))
        path = self.folder / "broken.rozlex"
        path.write_bytes(mutated(files[0].read_bytes(), self.chance))
        self.run("lexicon", ["lexicon", "info", path])
        self.run("lexicon", ["review", SOURCE / "samples/english.gcg", "--lexicon", path])

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
            self.run("values", [*command, "--library", path])

    def signals(self):
        end = self.chance.choice([signal.SIGINT, signal.SIGTERM])
        library = self.folder / "signals.db"
        command = self.chance.choice([["import", *self.records, "--language", "en"], ["analyze"], ["stats"], ["export", "--output", "out.csv"], ["export", "--what", "gcg", "--output", "out"],
                                      ["report", "--folder", "report"], ["library", "check"], ["library", "backup", "copy.db"], ["library", "vacuum"]])
        self.run("signals", [*command, "--library", library], signal_after=(end, self.chance.uniform(0, 1.5)))
        if library.exists():
            self.whole("signals", library)
        for copy in self.folder.glob("copy.db"):
            self.whole("signals", copy)

    def disk(self):
        size = self.chance.choice([1, 1000, 20_000, 100_000, 300_000])
        library = self.folder / "disk.db"
        target = self.folder / "whole.html"
        target.write_text("before")
        self.run("disk", ["review", SOURCE / "samples/english.gcg", "--html", target], size=size)
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
        self.run("settings", self.chance.choice([["review", SOURCE / "samples/english.gcg"], ["replay", SOURCE / "samples/czech.gcg"], ["stats", "--library", self.library]]),
                 environment={"ROZBOR_DATA": str(data)})
        path.write_bytes(before)

    def go(self):
        ways = [self.record, self.record, self.sheet, self.position, self.lexicon, self.damaged, self.values, self.signals, self.disk, self.settings]
        end = time.monotonic() + 60 * MINUTES
        while time.monotonic() < end and len(self.finds) < 20:
            self.chance.choice(ways)()
        print(f"seed {SEED}: {self.runs} runs, {len(self.finds)} finds")
        return 1 if self.finds else 0


with tempfile.TemporaryDirectory(prefix="rozbor-torture.") as place:
    inside = pathlib.Path(place) / "work"
    inside.mkdir()
    sys.exit(Torture(inside).go())
