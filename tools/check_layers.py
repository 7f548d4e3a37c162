#!/usr/bin/env python3
"""Checks that includes follow the arrows of docs/architecture.md.

Each folder may include the rozbor layers and the third-party headers of its row below, and no
public header includes anything third-party. Prints every offence as file:line and exits 1.
"""

import pathlib
import re
import sys

# folder: (name of its own layer, layers it may use, third-party prefixes its sources may use)
CORE = {"said", "game", "parser", "replay", "engine"}
REPORTS = CORE | {"review", "library", "insight", "render"}
TABLE = {
    "parser/said": ("said", set(), set()),
    "parser": ("parser", {"said"}, {"boost/spirit", "boost/fusion", "nlohmann", "unicode", "fmt"}),
    "replay/game": ("game", {"said"}, set()),
    "replay": ("replay", {"said", "game", "parser"}, {"fmt"}),
    "engine": ("engine", {"said", "game"}, {"boost/math"}),
    "engine/lexica": ("lexica", {"said", "engine", "game", "parser"}, {"fmt", "unicode", "boost/locale"}),
    "reports/review": ("review", CORE, {"fmt"}),
    "reports/library": ("library", CORE | {"review"}, {"fmt", "soci", "libpq"}),
    "reports/insight": ("insight", CORE | {"review", "library"}, {"fmt"}),
    "reports/render": ("render", CORE | {"review", "library", "insight"}, {"fmt", "nlohmann", "boost/locale", "unicode"}),
    "reports/charts": ("charts", REPORTS, {"fmt", "Q"}),
    "ui/app": ("app", REPORTS | {"lexica"}, {"fmt"}),
    "ui/cli": ("cli", REPORTS | {"app", "charts", "lexica"}, {"fmt", "CLI", "nlohmann"}),
    "ui/desktop": ("desktop", REPORTS | {"app", "charts", "lexica"}, {"Q", "fmt"}),
}
# What takes seconds to compile has one file that may include it.
ALONE = {"CLI/": "ui/cli/src/arguments.cpp"}
INCLUDE = re.compile(r'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
# Headers of C, POSIX and the C++ library have no folder or one of these.
SYSTEM = re.compile(r"^(sys/)?[a-z0-9_]+(\.h)?$")


def layer_of(path, root):
    """The most specific folder of the table that holds `path`."""
    relative = path.relative_to(root).as_posix()
    folders = [folder for folder in TABLE if relative.startswith(folder + "/")]
    return max(folders, key=len) if folders else None


def offence(folder, public, quoted, target):
    own, may_use, third_party = TABLE[folder]
    if target.startswith("rozbor/"):
        layer = target.split("/")[1]
        return None if layer == own or layer in may_use else f"{own} may not use {layer}"
    if quoted:
        return f'public header includes "{target}"' if public else None
    if SYSTEM.match(target) and not re.match(r"^Q[A-Z]", target):
        return None
    if public:
        return f"public header includes third-party <{target}>"
    if any(target.startswith(prefix) for prefix in third_party):
        return None
    return f"{own} may not include <{target}>"


def crowd(path, target):
    for prefix, place in ALONE.items():
        if target.startswith(prefix) and path != place:
            return f"only {place} may include <{target}>"
    return None


def check(root):
    offences = []
    for folder in ("parser", "replay", "engine", "reports", "ui"):
        for path in sorted((root / folder).rglob("*")):
            if path.suffix not in (".h", ".cpp"):
                continue
            layer = layer_of(path, root)
            if layer is None:
                offences.append(f"{path.relative_to(root)}: in no layer")
                continue
            place = path.relative_to(root).as_posix()
            public = "/include/rozbor/" in place
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = INCLUDE.match(line)
                if not match:
                    continue
                what = offence(layer, public, match.group(1) == '"', match.group(2)) or crowd(place, match.group(2))
                if what:
                    offences.append(f"{place}:{number}: {what}")
    return offences


if __name__ == "__main__":
    found = check(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve())
    print("\n".join(found) if found else "layers: all arrows as in docs/architecture.md")
    sys.exit(1 if found else 0)
