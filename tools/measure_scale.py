"""measure_scale.py PROGRAM FOLDER [--games N,N,…] [--mine N,N,…] [--server ADDRESS]: the tables of docs/scale.md.

Plays games once (into FOLDER), gives them to 500 invented players in 50 clubs, and takes them into a library of each size, on SQLite
and, with the address of a server whose role may create databases ("postgresql:///{}?host=/tmp/here&user=me"), on PostgreSQL. One
player, Ada, has the number of games told by --mine, and hers are analysed. Times are seconds of processor time of the program and its
children, so that a busy machine tells the same; a database server's own time is not in them, therefore seconds on the wall stand beside.
"""

import argparse
import pathlib
import random
import re
import resource
import subprocess
import time

ADA, CLUB = "Ada Lovelace", "Club 07"
LONG = 5  # seconds; what takes longer is measured once


def measured(*command):
    """Output, processor seconds, seconds on the wall and megabytes of one command."""
    before, begun = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    # GNU time tells the memory of this child alone.
    done = subprocess.run(["/usr/bin/time", "-f", "%M", *map(str, command)], capture_output=True, text=True, errors="replace")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{command}: {done.stderr[-500:]}")
    cpu = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return done.stdout, cpu, time.monotonic() - begun, int(done.stderr.split()[-1]) / 1024


def play(program, folder, games):
    raw = folder / "raw"
    if not raw.exists() or len(list(raw.iterdir())) < games:
        measured(program, "autoplay", "--players", "static,static", "--games", games, "--unpaired", "--gcg", raw, "--language", "en")
    return sorted(raw.iterdir())


def name(files, folder, mine):
    """The first `mine` games are of Ada; a thousand files a folder."""
    chance = random.Random(1)
    for at, path in enumerate(files):
        first, second = (f"Player {number:03}" for number in chance.sample(range(500), 2))
        names = [ADA if at < mine else first, second]
        text = path.read_text(encoding="utf-8")
        for seat in (1, 2):
            text = re.sub(rf"^#player{seat} (\S+).*$", rf"#player{seat} \1 {names[seat - 1]}", text, count=1, flags=re.M)
        text = re.sub(r"^#title.*$", f"#tournament Club {at % 50:02}\n#date 20{10 + at % 15:02}-0{1 + at % 9}-1{at % 9}", text, count=1, flags=re.M)
        into = folder / f"{at // 1000:03}"
        into.mkdir(parents=True, exist_ok=True)
        (into / f"game-{at:07}.gcg").write_text(text, encoding="utf-8")
    return sorted(folder.iterdir())


def stored(library):
    """Bytes of a library of either kind."""
    if not str(library).startswith("postgresql"):
        return pathlib.Path(library).stat().st_size
    return int(subprocess.run(["psql", "-At", library, "-c", "SELECT pg_database_size(current_database())"], capture_output=True, text=True, check=True).stdout)


def measure(program, library, folders, games, mine):
    rows = {}

    def row(what, cpu, wall, per=1):
        rows[what] = f"{cpu / per:.3g} s ({wall / per:.3g})" if per == 1 else f"{1000 * cpu / per:.3g} ms ({1000 * wall / per:.3g})"

    at = [library, "--library"][::-1]
    most = 0
    early, late = folders[:-max(1, len(folders) // 10)], folders[-max(1, len(folders) // 10):]
    if early:
        _, cpu, wall, memory = measured(program, "import", *early, "--language", "en", *at)
        row("import, a game", cpu, wall, games - len(late) * 1000)
        most = max(most, memory)
    _, cpu, wall, memory = measured(program, "import", *late, "--language", "en", *at)
    row("import of the last tenth, a game", cpu, wall, min(games, 1000 * len(late)))
    rows["most memory of import"] = f"{max(most, memory):.0f} MB"
    empty = stored(library)
    rows["stored, a game"] = f"{empty / games / 1000:.2f} kB"
    _, cpu, wall, memory = measured(program, "analyze", "--player", ADA, *at)
    row("quick analysis, a game", cpu, wall, mine)
    rows["most memory of analyze"] = f"{memory:.0f} MB"
    rows["an analysis stored, a game"] = f"{(stored(library) - empty) / mine / 1000:.2f} kB"
    page = ["--html", "/dev/null"]
    asked = {
        "all figures of Ada": ["stats", "--player", ADA],
        "… by opponent": ["stats", "--player", ADA, "--by", "opponent"],
        "… by month": ["stats", "--player", ADA, "--by", "month"],
        "… against one player": ["stats", "--player", ADA, "--opponent", "Player 123"],
        "… of one club": ["stats", "--player", ADA, "--event", CLUB],
        "… of one year": ["stats", "--player", ADA, "--from", "2015-01-01", "--to", "2015-12-31"],
        "… of endgames": ["stats", "--player", ADA, "--phase", "endgame"],
        "… moving first": ["stats", "--player", ADA, "--first"],
        "figures of another": ["stats", "--player", "Player 123"],
        "Ada's report as a page": ["report", "--player", ADA, *page],
        "her report of one club": ["report", "--player", ADA, "--event", CLUB, *page],
        "her games": ["games", "--player", ADA],
        "what she is to train": ["train", "--due", "--player", ADA],
        "figures of everybody": ["stats"],
        "figures of a club": ["stats", "--event", CLUB],
        "all games": ["games"],
        "library check": ["library", "check"],
    }
    memories = []
    for what, command in asked.items():
        found = [measured(program, *command, *at)]
        while len(found) < 3 and found[0][2] < LONG:
            found.append(measured(program, *command, *at))
        _, cpu, wall, memory = min(found, key=lambda one: one[1])
        row(what, cpu, wall)
        memories.append((memory, what))
        print(f"  {what}: {rows[what]}, {memory:.0f} MB", flush=True)
    rows["most memory of these"] = "{:.0f} MB ({})".format(*max(memories))
    return rows


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("program")
    arguments.add_argument("folder", type=pathlib.Path)
    arguments.add_argument("--games", default="1000,10000,100000")
    arguments.add_argument("--mine", default="100,1000,10000")
    arguments.add_argument("--server")
    asked = arguments.parse_args()
    sizes, mine = [[int(number) for number in text.split(",")] for text in (asked.games, asked.mine)]
    asked.folder.mkdir(parents=True, exist_ok=True)
    files = play(asked.program, asked.folder, max(sizes))
    tables = {}
    for games, own in zip(sizes, mine):
        folders = name(files[:games], asked.folder / f"named-{games}", own)
        libraries = {f"SQLite, {games:,}": asked.folder / f"scale-{games}.db"}
        if asked.server:
            database = f"scale_{games}"
            subprocess.run(["psql", "-q", asked.server.format("postgres"), "-c", f"DROP DATABASE IF EXISTS {database}", "-c", f"CREATE DATABASE {database}"], check=True)
            libraries[f"PostgreSQL, {games:,}"] = asked.server.format(database)
        for title, library in libraries.items():
            if isinstance(library, pathlib.Path):
                library.unlink(missing_ok=True)
            print(title, flush=True)
            tables[title] = measure(asked.program, library, folders, games, own)
    print("| |", " | ".join(tables), "|")
    print("|---|" + "---|" * len(tables))
    for what in dict.fromkeys(what for table in tables.values() for what in table):
        print(f"| {what} |", " | ".join(table.get(what, "") for table in tables.values()), "|")


main()
