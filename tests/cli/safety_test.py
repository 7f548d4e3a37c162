"""safety_test.py PROGRAM SOURCE: what strangers may put into records, folders and libraries, and what the system may do.

Hostile names, full devices, pipes in folders, files that cannot be read or written, servers that do not answer, signals.
"""

import contextlib
import csv
import html.parser
import io
import json
import os
import pathlib
import pty
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import unittest

from watching import wait_for_handler

PROGRAM, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
NOBODY = 65534

# Everything that must not reach a reader as it is: title, clearing, 8-bit sequences, order of letters.
EVIL = "A\x1b]0;PWNED\x07\x1b[2J\x7f\u009b2J\u202egpj\u2066x\u200e"
MARKUP = "<script>alert(1)</script>\"'&=[sound:x.mp3][latex]x[/latex][$]y[/$]{{c1::z}}\\(w\\)"
FORBIDDEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]")


def record(first=EVIL, second="Otto", note=EVIL, title=EVIL):
    return f"""#character-encoding UTF-8
#player1 i {first}
#player2 o {second}
#title {title}
#lexicon {title}
#{EVIL} unknown
>i: AEHOSUU 8D HOUSE +24 24
#note {note}
>o: AGIIUVV 8I {EVIL} +9 9
>o: AGIIUVV -UU +0 0
>i: AEINRST - +0 24
"""


class Case(unittest.TestCase):
    folder = None

    @classmethod
    def setUpClass(cls):
        if Case.folder:
            return
        temporary = tempfile.TemporaryDirectory()
        unittest.addModuleCleanup(temporary.cleanup)
        Case.folder = pathlib.Path(temporary.name)
        os.chmod(Case.folder, 0o755)
        Case.environment = dict(os.environ, ROZBOR_LEXICA=str(Case.folder / "lexica"), NO_COLOR="1", LC_ALL="C", XDG_DATA_HOME=str(Case.folder))
        cls.check(0, "lexicon", "build", SOURCE / "tests/data/words.txt", "--language", "en", "--name", "en")
        Case.evil = cls.write("evil.gcg", record())
        Case.good = cls.write("good.gcg", "#player1 i Ida Lind\n#player2 o Otto O'Brien\n>i: AEHOSUU 8D HOUSE +24 24\n>o: AGIIUVV -UU +0 0\n>i: AEINRST - +0 24\n")
        Case.library = Case.folder / "evil.db"
        cls.run_("import", Case.evil, "--language", "en", "--library", Case.library)
        cls.run_("analyze", "--library", Case.library)

    @classmethod
    def write(cls, name, text):
        path = Case.folder / name
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    @classmethod
    def start(cls, *arguments, **more):
        more.setdefault("stdout", subprocess.PIPE)
        more.setdefault("stdin", subprocess.DEVNULL)
        return subprocess.Popen([PROGRAM, *map(os.fsencode, map(str, arguments))],
                                env={**cls.environment, **more.pop("environment", {})}, stderr=subprocess.PIPE, **more)

    @classmethod
    def run_(cls, *arguments, **more):
        """Exit code, standard output, standard error."""
        process = cls.start(*arguments, **more)
        out, err = process.communicate(timeout=120)
        return process.returncode, (out or b"").decode(), err.decode()

    @classmethod
    def check(cls, code, *arguments, **more):
        found, out, err = cls.run_(*arguments, **more)
        if found != code:
            raise AssertionError(f"{arguments}: exit {found}, not {code}: {out[-600:]} {err[-900:]}")
        return out

    def assert_harmless(self, text, about):
        self.assertIsNone(FORBIDDEN.search(text), f"{about}: {FORBIDDEN.search(text)!r} in {text[:300]!r}")


class Terminal(Case):
    def commands(self):
        return [
            ["review", self.evil, "--language", "en"], ["replay", self.evil], ["review", self.evil, "--language", "en", "--interface", "cs"],
            ["games", "--library", self.library], ["people", "list", "--library", self.library], ["stats", "--library", self.library],
            ["train", "--due", "--library", self.library], ["convert", self.evil, "--to", "sheet", "--output", os.devnull],
            ["import", self.evil, "--library", self.folder / "again.db"], ["review", f"{EVIL}.gcg"], [f"--{EVIL}"], [EVIL],
            ["games", "--player", EVIL, "--library", self.library], ["games", "--library", self.folder / EVIL / "x.db"],
            ["lexicon", "info", EVIL], ["lexicon", "check", EVIL], ["generate", "--cgp", EVIL], ["library", "check", "--library", self.library],
            ["duplicate", self.write("evil.csv", f"Rack;Master;{EVIL}\nAEHOSUU;8D {EVIL};{EVIL}\n{EVIL}\n"), "--language", "en"],
            ["reconstruct", self.write("evil.txt", f"player1: {EVIL}\nplayer2: Otto\n\n| {EVIL} | points |\n|---|---|\n| HOUSE | 24 |\n")],
        ]

    def test_no_text_of_a_record_moves_a_cursor(self):
        for command in self.commands():
            _, out, err = self.run_(*command)
            self.assert_harmless(out, command[0])
            self.assert_harmless(err, command[0])

    def test_neither_does_it_on_a_terminal_with_colours(self):
        for command in [*self.commands()[:6], ["review", self.evil, "--language", "en", "--gcg", "-"], ["export", "--library", self.library]]:
            master, slave = pty.openpty()
            process = self.start(*command, stdout=slave, environment={"NO_COLOR": "", "TERM": "xterm"})
            os.close(slave)
            shown = b""
            with contextlib.suppress(OSError):
                while piece := os.read(master, 65536):
                    shown += piece
            process.communicate(timeout=60)
            os.close(master)
            text = re.sub(r"\x1b\[[0-9;]*m", "", shown.decode()).replace("\r\n", "\n")
            self.assert_harmless(text, command[0])

    def test_json_loses_nothing_and_is_harmless(self):
        out = self.check(0, "games", "--json", "--library", self.library)
        self.assert_harmless(out, "games")
        self.assertIn("\u202e", json.loads(out)["players"][0]["written"])

    def test_what_is_kept_is_lossless(self):
        _, out, _ = self.run_("convert", self.evil, "--to", "gcg")
        self.assertIn("\u202e", out)
        self.assertIn("\x1b]0;", out)


class Outputs(Case):
    """The same hostile text in every field that goes to other programs."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.marked = cls.write("marked.gcg", record(first=MARKUP, second="=HYPERLINK(1)", note=MARKUP, title=MARKUP))
        cls.marked_library = cls.folder / "marked.db"
        cls.run_("import", cls.marked, "--language", "en", "--library", cls.marked_library, "--event", MARKUP, "--round", "@SUM(1)")
        cls.run_("analyze", "--library", cls.marked_library)
        # A lesson of its own, whatever the lexicon thinks of the game.
        with contextlib.closing(sqlite3.connect(cls.marked_library)) as database:
            database.execute("UPDATE decision SET graded = 1, equity_loss = 50, cause = 0, cause_best = 50, cause_played = 0, best_word = 'HOUSE'")
            database.commit()

    def page(self, text):
        tags = []
        parser = html.parser.HTMLParser()
        parser.handle_starttag = lambda tag, attributes: tags.append((tag, dict(attributes)))
        parser.feed(text)
        return tags

    def test_pages_hold_no_element_of_a_record(self):
        target = self.folder / "page.html"
        self.run_("review", self.marked, "--language", "en", "--html", target)
        self.run_("review", self.evil, "--language", "en", "--html", self.folder / "evil.html")
        report = self.folder / "report"
        self.run_("report", "--folder", report, "--library", self.marked_library)
        site = self.folder / "site"
        self.run_("report", "--site", site, "--library", self.marked_library, "--title", MARKUP)
        self.run_("report", "--site", self.folder / "evil site", self.evil)
        pages = [target, self.folder / "evil.html", *report.glob("*.html"), *site.rglob("*.html"), *self.folder.glob("evil site/**/*.html")]
        self.assertGreater(len(pages), 7)
        for path in pages:
            text = path.read_text()
            self.assert_harmless(text, path)
            self.assertNotIn("alert(1)</script>", text)
            for tag, attributes in self.page(text):
                self.assertNotIn("onload", attributes)
                if tag == "a" and not attributes["href"].startswith("#"):
                    self.assertRegex(attributes["href"], r"^(games/|\.\./)?[A-Za-z0-9._~%-]+$")

    def test_spreadsheets_compute_nothing(self):
        for what in ["decisions", "games", "figures", "answers"]:
            out = self.check(0, "export", "--what", what, "--library", self.marked_library)
            for row in csv.reader(io.StringIO(out)):
                for cell in row:
                    self.assertFalse(cell[:1] in ("=", "+", "@", "\t", "\r") or (cell[:1] == "-" and not re.fullmatch(r"-[0-9.e+-]+", cell)), cell)

    def test_cards_run_nothing(self):
        out = self.check(0, "export", "--what", "anki", "--library", self.marked_library)
        cards = [line for line in out.splitlines() if not line.startswith("#")]
        self.assertGreater(len(cards), 0)
        for card in cards:
            self.assertEqual(card.count("\t"), 3)
            for marker in ["[sound:", "[latex]", "[$]", "{{c1::", "<script", "\\("]:
                self.assertNotIn(marker, card)

    def test_names_of_files_stay_in_the_folder(self):
        for number, name in enumerate(["../../../etc/passwd", "-rf", "CON", "a/b\\c:d*e?f\"g<h>i|j", ". ", EVIL, "x" * 5000, "~root", "$(touch x)"]):
            library = self.folder / f"names-{number}.db"
            path = self.write(f"names-{number}.gcg", record(first=name, second=name + "2", note="n", title="t"))
            self.run_("import", path, "--language", "en", "--library", library)
            folder = self.folder / "out" / f"names-{number}"
            self.run_("export", "--what", "gcg", "--output", folder, "--library", library)
            self.run_("report", "--folder", folder, "--library", library)
            site = self.folder / "out" / f"site-{number}"
            self.run_("report", "--site", site, "--library", library)
            self.assertEqual(sorted(path.name for path in site.iterdir()), ["games", "index.html"])
            (page,) = (site / "games").iterdir()
            page.rename(folder / page.name)
            files = list(folder.rglob("*"))
            self.assertGreaterEqual(len(files), 3, name)
            for file in files:
                self.assertEqual(file.parent, folder)
                self.assertLess(len(os.fsencode(file.name)), 200)
                self.assertRegex(file.name, r"^[^-.~][^/\\:*?\"<>|\x00-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]*$")

    def test_a_link_in_the_way_is_not_followed(self):
        precious = self.write("precious", "keep me")
        for name in ["page.html", "page.html.new", "page.html.part"]:
            (self.folder / name).unlink(missing_ok=True)
            (self.folder / name).symlink_to(precious)
        self.run_("review", self.good, "--language", "en", "--html", self.folder / "page.html")
        self.assertEqual(precious.read_text(), "keep me")

    def test_convert_to_csv_computes_nothing(self):
        _, out, _ = self.run_("convert", self.marked, "--to", "csv", "--language", "en")
        for row in csv.reader(io.StringIO(out)):
            for cell in row:
                self.assertNotIn(cell[:1], ("=", "@"), row)


class FullDevice(Case):
    def test_every_command_says_so(self):
        position = "15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 AEHOSUU/ 0/0 0"
        player = json.loads(self.check(0, "people", "list", "--json", "--library", self.library).splitlines()[0])["player"]
        for command in [
            ["--help"], ["--version"], ["review", "--help"], ["review", self.good], ["review", self.good, "--json"], ["review", self.good, "--html", "-"],
            ["review", self.good, "--pdf", "-"], ["review", self.good, "--gcg", "-"], ["replay", self.good], ["replay", "--json", self.good],
            ["convert", self.good, "--to", "gcg"], ["convert", self.good, "--to", "json"], ["reconstruct", SOURCE / "samples/czech-sheet.txt"],
            ["duplicate", SOURCE / "tests/data/duplicate/rack-short.csv", "--language", "en"],
            ["games", "--library", self.library], ["games", "--json", "--library", self.library], ["people", "list", "--library", self.library],
            ["stats", "--library", self.library], ["stats", "--json", "--library", self.library], ["export", "--library", self.library],
            ["export", "--what", "games", "--library", self.library], ["export", "--what", "anki", "--library", self.library],
            ["report", "--html", "-", "--player", player, "--library", self.library], ["train", "--library", self.library],
            ["import", self.good, "--library", self.folder / "full.db"], ["analyze", "--library", self.library],
            ["generate", "--cgp", position], ["simulate", "--cgp", position, "--iterations", "20"], ["lexicon", "info"], ["lexicon", "check", "HOUSE"],
            ["lexicon", "stats"], ["leaves", "show", "AE"], ["library", "check", "--library", self.library], ["autoplay", "--players", "greedy,greedy", "--games", "1"],
        ]:
            with open("/dev/full", "wb") as full:
                code, _, err = self.run_(*command, stdout=full)
            self.assertEqual(code, 3, (command, err))
            self.assertRegex(err, r"cannot write", command)

    def test_files_too(self):
        for command in [["review", self.good, "--html", "/dev/full"], ["review", self.good, "--gcg", "/dev/full"], ["convert", self.good, "--to", "gcg", "--output", "/dev/full"],
                        ["export", "--library", self.library, "--output", "/dev/full"], ["library", "backup", "/dev/full", "--library", self.library]]:
            code, _, err = self.run_(*command)
            self.assertEqual(code, 3 if command[0] != "review" else code, command)
            self.assertNotEqual(code, 0, command)
            self.assertIn("file.cannot-write", err, command)


class BadFiles(Case):
    def test_a_folder_is_read_to_its_end(self):
        folder = self.folder / "mixed"
        folder.mkdir()
        os.mkfifo(folder / "a-pipe.gcg")
        (folder / "b-memory.gcg").symlink_to("/proc/self/mem")
        (folder / "c-device.gcg").symlink_to("/dev/zero")
        (folder / "d-gone.gcg").symlink_to("/nowhere/at/all")
        with open(folder / "e-large.gcg", "wb") as large:
            large.write(b"#player1 i Ida\n#player2 o Otto\n#note ")
            large.truncate(207_000_000)
        (folder / "f-empty.gcg").write_text("")
        with socket.socket(socket.AF_UNIX) as listener:
            listener.bind(str(folder / "g-socket.gcg"))
            (folder / "z-good.gcg").write_bytes(self.good.read_bytes())
            code, out, err = self.run_("import", folder, "--language", "en", "--json", "--library", self.folder / "mixed.db")
        outcomes = {pathlib.Path(line["file"]).name: line for line in map(json.loads, out.splitlines())}
        self.assertEqual(outcomes["z-good.gcg"]["status"], "added", err)
        self.assertEqual(outcomes["b-memory.gcg"]["status"], "failed")
        self.assertEqual({outcomes[name]["status"] for name in ["a-pipe.gcg", "c-device.gcg", "e-large.gcg", "g-socket.gcg"]}, {"skipped"})
        self.assertEqual(len(outcomes), 8)
        self.assertEqual(code, 1)

    def test_a_named_file_that_is_too_large_is_told(self):
        large = self.folder / "large.gcg"
        with open(large, "wb") as file:
            file.write(b"#player1 i Ida\n#player2 o Otto\n#note ")
            file.truncate(207_000_000)
        for command in [["import", large, "--library", self.folder / "large.db"], ["review", large], ["replay", large], ["convert", large, "--to", "gcg"]]:
            code, _, err = self.run_(*command)
            self.assertEqual(code, 3, command)
            self.assertIn("file.too-large", err, command)

    def test_pipes_are_not_waited_for(self):
        pipe = self.folder / "pipe.gcg"
        os.mkfifo(pipe)
        for command in ["review", "replay", "reconstruct"]:
            code, _, err = self.run_(command, pipe)
            self.assertEqual(code, 3)
            self.assertIn("file.missing", err)


class Libraries(Case):
    def copy(self, name, mode):
        folder = self.folder / name
        folder.mkdir()
        with contextlib.closing(sqlite3.connect(self.library)) as old, contextlib.closing(sqlite3.connect(folder / "library.db")) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=WAL")
        os.chmod(folder / "library.db", 0o444)
        os.chmod(folder, mode)
        self.addCleanup(os.chmod, folder, 0o755)
        return folder / "library.db"

    def as_nobody(self):
        return {"user": NOBODY} if os.geteuid() == 0 else {}

    def test_a_medium_that_cannot_be_written_is_read(self):
        for name, mode in [("read-only-folder", 0o555), ("read-only-file", 0o777)]:
            library = self.copy(name, mode)
            for command in [["games"], ["stats"], ["export"], ["library", "check"], ["people", "list"]]:
                code, out, err = self.run_(*command, "--library", library, **self.as_nobody())
                self.assertEqual(code, 0, (name, command, out, err))
            code, _, err = self.run_("import", self.good, "--language", "en", "--library", library, **self.as_nobody())
            self.assertEqual(code, 3, err)
            self.assertIn("library.read-only", err)

    def test_a_file_of_another_program_is_left_as_it_is(self):
        other = self.folder / "browser.db"
        with contextlib.closing(sqlite3.connect(other)) as database:
            database.execute("CREATE TABLE visits (id INTEGER)")
        before = other.read_bytes()
        for command in [["games"], ["import", self.good], ["library", "vacuum"]]:
            code, _, err = self.run_(*command, "--library", other)
            self.assertEqual(code, 3)
            self.assertIn("library.foreign", err)
        self.assertEqual(other.read_bytes(), before)
        self.assertEqual(list(self.folder.glob("browser.db?*")), [])

    def test_check_holds_rows_to_records(self):
        library = self.folder / "checked.db"
        self.check(0, "import", self.good, "--language", "en", "--library", library)
        self.check(0, "analyze", "--library", library)
        self.assertIn("whole", self.check(0, "library", "check", "--library", library))
        for statement, code in [("UPDATE seat SET score = score + 1", "record"), ("UPDATE game SET fingerprint = 'x'", "fingerprint"),
                                ("UPDATE game SET language = 'xx'", "language"), ("UPDATE decision SET phase = 9", "value"),
                                ("UPDATE game SET strength = 2", "strength"), ("DELETE FROM seat WHERE number = 1", "seats"),
                                ("UPDATE decision SET turn = turn + 100", "decision"), ("INSERT INTO claim VALUES (99, 'x', 1, 1)", "orphan")]:
            broken = self.folder / "broken.db"
            self.check(0, "library", "backup", broken, "--library", library)
            with contextlib.closing(sqlite3.connect(broken)) as database:
                database.execute(statement)
                database.commit()
            codes = {json.loads(line)["code"] for line in self.check(1, "library", "check", "--json", "--library", broken).splitlines()}
            self.assertIn(code, codes, statement)

    def test_backup_while_others_write(self):
        library = self.folder / "busy.db"
        files = [self.write(f"busy/{number}.gcg", f"#player1 i Ida {number}\n#player2 o Otto\n" + "".join(f">i: AEINRST -{'A' * 1}E +0 0\n>o: AGIIUVV -I +0 0\n" for _ in range(number + 2))) for number in range(60)]
        writer = self.start("import", *files, "--language", "en", "--library", library)
        copies = 0
        while writer.poll() is None:
            if library.exists():
                code, _, err = self.run_("library", "backup", self.folder / "busy-copy.db", "--library", library)
                self.assertEqual(code, 0, err)
                self.check(0, "library", "check", "--library", self.folder / "busy-copy.db")
                copies += 1
        writer.communicate()
        self.check(0, "library", "vacuum", "--library", library)
        self.check(0, "library", "check", "--library", library)


class Silent:
    """A server that takes connections and never answers."""

    def __enter__(self):
        self.socket = socket.socket()
        self.socket.bind(("127.0.0.1", 0))
        self.socket.listen(50)
        self.port = self.socket.getsockname()[1]
        return self

    def __exit__(self, *_):
        self.socket.close()

    @property
    def address(self):
        return f"postgresql://club:hunter2@127.0.0.1:{self.port}/club?connect_timeout=60"


class Signals(Case):
    def connected(self, server, process):
        """Waits until the program waits for the server."""
        server.socket.settimeout(60)
        return server.socket.accept()[0]

    def test_a_server_that_does_not_answer_delays_no_end(self):
        for command in [["stats"], ["export"], ["games"], ["people", "list"], ["train", "--due"], ["import", self.good], ["analyze"]]:
            for end in [signal.SIGINT, signal.SIGTERM]:
                with Silent() as server:
                    process = self.start(*command, "--library", server.address)
                    with self.connected(server, process):
                        process.send_signal(end)
                        process.communicate(timeout=30)
                self.assertEqual(process.returncode, 130, command)

    def test_commands_with_nothing_to_keep_end_at_once(self):
        sheet = SOURCE / "samples/czech-sheet.txt"
        for command in [["reconstruct", *[sheet] * 300], ["lexicon", "stats", "--language", "en"], ["replay", *[self.good] * 5000]]:
            process = self.start(*command, stdout=subprocess.DEVNULL)
            wait_for_handler(process)
            if process.poll() is not None:
                continue  # done already
            process.send_signal(signal.SIGINT)
            process.communicate(timeout=30)
            self.assertIn(process.returncode, [0, 130], command)

    def test_the_list_of_processes_tells_no_password(self):
        with Silent() as server:
            process = self.start("games", "--library", server.address)
            with self.connected(server, process):
                arguments = pathlib.Path(f"/proc/{process.pid}/cmdline").read_bytes()
                process.kill()
                process.communicate()
        self.assertIn(b"postgresql://club:", arguments)
        self.assertNotIn(b"hunter2", arguments)

    def test_analyze_says_what_others_are_at(self):
        library = self.folder / "claimed.db"
        self.check(0, "import", self.good, "--language", "en", "--library", library)
        with contextlib.closing(sqlite3.connect(library)) as database:
            database.execute("INSERT INTO claim SELECT id, 'elsewhere', 1, 99999999999 FROM game")
            database.commit()
        self.assertEqual(json.loads(self.check(0, "analyze", "--json", "--library", library))["elsewhere"], 1)
        self.assertIn("somebody else", self.check(0, "analyze", "--library", library))

    def test_an_interrupted_writer_leaves_no_temporary_file(self):
        folder = self.folder / "interrupted"
        folder.mkdir()
        whole, _, _ = self.run_("review", self.good)  # what the record itself is worth
        for delay in [0.05, 0.15, 0.3, 0.6]:
            process = self.start("review", self.good, "--html", folder / "a.html", "--pdf", folder / "a.pdf")
            time.sleep(delay)
            process.send_signal(signal.SIGTERM)
            _, err = process.communicate(timeout=60)
            self.assertIn(process.returncode, [whole, 130, -15], err)  # -15: before it has begun
        self.assertLessEqual({path.name for path in folder.iterdir()}, {"a.html", "a.pdf"})


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
