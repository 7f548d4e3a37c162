"""What the tests of running commands share."""

import os
import pathlib
import signal
import time


def wait_for_handler(process):
    """Until the program takes SIGINT itself, or is done; however slow the machine is."""
    caught = 0
    while not caught and process.poll() is None:
        lines = pathlib.Path(f"/proc/{process.pid}/status").read_text().splitlines()
        masks = [line.split()[1] for line in lines if line.startswith("SigCgt:")]
        caught = int(masks[0], 16) >> (signal.SIGINT - 1) & 1 if masks else 0
        time.sleep(0.01)


def wait_for_progress(terminal):
    """Reads the master of a terminal, which the program has as standard error, until a share is told to be done."""
    told = b""
    while b" % " not in told:
        try:
            told += os.read(terminal, 1000)
        except OSError:  # the program has ended
            return
