#!/usr/bin/env python3
"""Line coverage by room of the house, from the counters of build/coverage.

coverage.py [LEAST]   Prints a table; ends with 1 where a room has fewer percent than LEAST (85).
"""

import collections
import json
import subprocess
import sys

ROOMS = r"(parser|replay|engine|reports|ui)/.*/?(src|include)/"


def files():
    command = ["gcovr", "--root", ".", "--object-directory", "build/coverage", "--filter", ROOMS,
               "--gcov-ignore-parse-errors", "--exclude-unreachable-branches", "--json-summary", "-"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["files"]


def room_of(path):
    """The folder that holds src or include, and in src the room below it: "engine/endgame"."""
    parts = path.split("/")
    at = next(i for i, part in enumerate(parts) if part in ("src", "include"))
    inner = parts[at + 1:-1] if parts[at] == "src" else []
    return "/".join(parts[:at] + inner[:1])


def main():
    least = float(sys.argv[1]) if len(sys.argv) > 1 else 85
    rooms = collections.defaultdict(lambda: [0, 0])
    for file in files():
        room = rooms[room_of(file["filename"])]
        room[0] += file["line_covered"]
        room[1] += file["line_total"]
    low = 0
    print(f"{'folder':32}{'lines':>8}{'covered':>10}")
    for name, (covered, lines) in sorted(rooms.items()):
        share = 100 * covered / max(1, lines)
        low += share < least
        print(f"{name:32}{lines:>8}{share:>9.1f}%{'  below ' + format(least, 'g') if share < least else ''}")
    covered, lines = (sum(room[i] for room in rooms.values()) for i in (0, 1))
    print(f"{'all':32}{lines:>8}{100 * covered / max(1, lines):>9.1f}%")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
