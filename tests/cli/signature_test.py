"""signature_test.py PROGRAM COMMITTED [OPTION...]: `rozbor bench OPTION...` prints the committed signature."""

import pathlib
import subprocess
import sys

program, committed = map(pathlib.Path, sys.argv[1:3])
if not program.exists():
    print("no release build at", program)
    sys.exit(77)
printed = subprocess.run([program, "bench", *sys.argv[3:]], check=True, capture_output=True, text=True).stdout
expected = committed.read_text()
if printed != expected:
    print(f"expected\n{expected}\nfound\n{printed}")
    sys.exit(1)
