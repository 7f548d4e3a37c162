#!/usr/bin/env python3
"""Checks that every file of tests is built: one that no list names passes for ever.

Prints each *_test.cpp below tests/ that no CMakeLists.txt above it names or finds by a pattern, and exits 1.
"""

import pathlib
import re
import sys

WORD = re.compile(r"[\w./*-]*_test\.cpp")


def main(root):
    tests = pathlib.Path(root) / "tests"
    built = set()
    for listing in tests.rglob("CMakeLists.txt"):
        for word in WORD.findall(listing.read_text()):
            built.update(path.resolve() for path in listing.parent.glob(word) if not word.startswith(".."))
            if word.startswith(".."):
                built.add((listing.parent / word).resolve())
    left_out = sorted(path for path in tests.rglob("*_test.cpp") if path.resolve() not in built)
    for path in left_out:
        print(f"{path.relative_to(root)}: no CMakeLists.txt builds it")
    return 1 if left_out else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "."))
