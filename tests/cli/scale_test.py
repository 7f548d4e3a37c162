"""scale_test.py PROGRAM SOURCE: the lines of docs/scale.md, run as they stand there.

$ROZBOR_TEST_POSTGRES is a server as tests/support/with_postgres.sh starts it, and $ROZBOR_TEST_POSTGRES_RESTART the
command that restarts it; where there is none, a file is the library.
"""

import contextlib
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

from library_test import game_text
from slurm_here import SLURM, slurm

PROGRAM, SOURCE = sys.argv[1], pathlib.Path(sys.argv[2])
SERVER = os.environ.get("ROZBOR_TEST_POSTGRES")
RESTART = os.environ.get("ROZBOR_TEST_POSTGRES_RESTART")
GAMES = 60


def block(name):
    """What stands in the code block of that name."""
    page = (SOURCE / "docs/scale.md").read_text()
    return re.search(rf"<!-- run: {name} -->\n```\w+\n(.*?)```\n", page, re.S).group(1)


NAMESPACE, HOST_END, FAR_END = "rozbor-far", "rozbor-here", "rozbor-there"


def pump(source, target, passed):
    """Bytes of one side to the other, until either ends; each is told to `passed`."""
    with contextlib.suppress(OSError):
        while data := source.recv(1 << 16):
            passed(len(data))
            target.sendall(data)
    for end in (source, target):
        with contextlib.suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


def relay(listener, port, passed):
    with contextlib.suppress(OSError):
        while True:
            near, _ = listener.accept()
            far = socket.create_connection(("127.0.0.1", port))
            for ends in ((near, far), (far, near)):
                threading.Thread(target=pump, args=(*ends, passed), daemon=True).start()


def without_far_client():
    for command in (["netns", "del", NAMESPACE], ["link", "del", HOST_END]):
        subprocess.run(["ip", *command], stderr=subprocess.DEVNULL, check=False)


@contextlib.contextmanager
def far_client():
    """What runs a command in a network namespace of its own, the address of the server there, what takes its link down or up, and a list that
    tells the bytes of each message that passed."""
    host, there = "10.213.7.1", "10.213.7.2"
    inside = ["ip", "netns", "exec", NAMESPACE]
    without_far_client()
    try:
        for command in (["ip", "netns", "add", NAMESPACE], ["ip", "link", "add", HOST_END, "type", "veth", "peer", "name", FAR_END, "netns", NAMESPACE],
                        ["ip", "addr", "add", f"{host}/30", "dev", HOST_END], ["ip", "link", "set", HOST_END, "up"],
                        [*inside, "ip", "addr", "add", f"{there}/30", "dev", FAR_END], [*inside, "ip", "link", "set", FAR_END, "up"]):
            subprocess.run(command, check=True)
        with socket.create_server((host, 0)) as listener:
            passed = []
            threading.Thread(target=relay, args=(listener, int(os.environ["ROZBOR_TEST_POSTGRES_PORT"]), passed.append), daemon=True).start()
            yield inside, f"{host}:{listener.getsockname()[1]}", [*inside, "ip", "link", "set", FAR_END], passed
    finally:
        without_far_client()


def namespaces():
    """Whether network namespaces can be made here."""
    if os.geteuid() != 0 or not shutil.which("ip"):
        return False
    made = subprocess.run(["ip", "netns", "add", NAMESPACE], stderr=subprocess.DEVNULL, check=False).returncode == 0
    without_far_client()
    return made


NAMESPACES = namespaces()


class Scale(unittest.TestCase):
    def setUp(self):
        temporary = tempfile.TemporaryDirectory()
        self.addCleanup(temporary.cleanup)
        self.folder = pathlib.Path(temporary.name)
        programs = self.folder / "bin"
        programs.mkdir()
        (programs / "rozbor").symlink_to(pathlib.Path(PROGRAM).resolve())
        self.environment = dict(
            os.environ, ROZBOR_LEXICA=str(self.folder / "lexica"), NO_COLOR="1", LC_ALL="C", HOME=str(self.folder),
            XDG_DATA_HOME=str(self.folder), PATH=f"{programs}:{os.environ['PATH']}", ROZBOR_LIBRARY=self.library(),
        )
        self.check("rozbor", "lexicon", "build", SOURCE / "tests/data/words.txt", "--language", "en", "--name", "en")
        games = self.folder / "games"
        games.mkdir()
        for number in range(GAMES):
            (games / f"game-{number:02}.gcg").write_text(game_text(number))
        self.check("rozbor", "import", games)

    def library(self):
        """An empty one: a database of the server, or a file."""
        if not SERVER:
            return str(self.folder / "scale.db")
        host, user = (part.split("=")[1] for part in SERVER.split("&"))
        name = f"scale_{self._testMethodName}"[:60].lower()
        subprocess.run(["createdb", "-h", host, "-U", user, name], check=True)
        return f"postgresql:///{name}?host={host}&user={user}"

    def check(self, *command):
        done = subprocess.run([*map(str, command)], env=self.environment, capture_output=True, timeout=300)
        self.assertEqual(done.returncode, 0, f"{command}: {done.stderr.decode()[-2000:]}")
        return done.stdout.decode()

    def assert_all_analysed_once(self):
        games = [json.loads(line) for line in self.check("rozbor", "games", "--json").splitlines()]
        self.assertEqual(len(games), GAMES)
        rows = self.check("rozbor", "export", "--what", "games", "--format", "json").splitlines()
        self.assertEqual(len({json.loads(row)["game"] for row in rows}), GAMES)
        # Nothing is left to do, and nothing is claimed any more.
        left = json.loads(self.check("rozbor", "analyze", "--json"))
        self.assertEqual([left[part] for part in ("analyzed", "failed", "elsewhere", "done", "all")], [0, 0, 0, GAMES, GAMES])
        self.assertEqual(self.check("rozbor", "library", "check", "--json"), "")

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_parallel(self):
        self.check("sh", "-ec", block("parallel"))
        self.assert_all_analysed_once()

    @unittest.skipUnless(shutil.which("parallel"), "GNU parallel is not installed")
    def test_parallel_with_workers_that_die(self):
        work = subprocess.Popen(["sh", "-ec", block("parallel")], env=self.environment, start_new_session=True,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        killed = 0  # fewer than a task is tried
        while work.poll() is None and killed < 3:
            time.sleep(0.1)
            killed += subprocess.run(["pkill", "-KILL", "-n", "-s", str(work.pid), "-x", "rozbor"], check=False).returncode == 0
        self.assertGreater(killed, 0)
        _, err = work.communicate(timeout=300)
        self.assertEqual(work.returncode, 0, err.decode()[-2000:])
        self.assert_all_analysed_once()

    @unittest.skipUnless(shutil.which("parallel") and RESTART, "no server that can be restarted, or no GNU parallel")
    def test_parallel_while_the_server_restarts(self):
        work = subprocess.Popen(["sh", "-ec", block("parallel")], env=self.environment, start_new_session=True,
                                stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(0.5)
        self.assertIsNone(work.poll(), "the work was done before the server was restarted")
        subprocess.run(["sh", "-c", RESTART], check=True, stdout=subprocess.DEVNULL)
        _, err = work.communicate(timeout=300)
        self.assertEqual(work.returncode, 0, err.decode()[-2000:])
        self.assert_all_analysed_once()

    @unittest.skipUnless(SERVER and NAMESPACES, "no server, or no network namespaces can be made")
    def test_a_network_that_stalls(self):
        """A client of another network namespace, whose link swallows everything in the middle of its work."""
        with far_client() as (client, address, link, passed):
            at = f"postgresql://club:secret%20word%25@{address}/club"
            self.environment["ROZBOR_LIBRARY"] = at
            self.check("rozbor", "import", self.folder / "games")

            def stalled(*command, after):
                """What is said when the link goes down after so many bytes."""
                passed.clear()
                work = subprocess.Popen([*client, *command], env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
                while work.poll() is None and sum(passed) < after:
                    time.sleep(0.001)
                subprocess.run([*link, "down"], check=True)
                _, err = work.communicate(timeout=60)
                subprocess.run([*link, "up"], check=True)
                self.assertEqual(work.returncode, 3, err.decode())
                return err.decode()

            self.environment["ROZBOR_LIBRARY"] = at + "?tcp_user_timeout=2000&connect_timeout=2"
            # A third of what the analysis of all games sends and receives.
            self.assertIn("[library.lost]", stalled("rozbor", "analyze", "--threads", "1", after=60_000))
            self.assertIn("[library.open]", stalled("rozbor", "analyze", after=0))
            self.environment["ROZBOR_LIBRARY"] = at
            # Claims of a host that is gone would end after an hour; here it is the same host, whose process is gone.
            self.check(*client, "rozbor", "analyze")
            self.assert_all_analysed_once()

    @unittest.skipUnless(SLURM, "Slurm is not installed")
    def test_slurm(self):
        with slurm(self.folder / "slurm") as cluster:
            self.submit(cluster)
            self.assert_all_analysed_once()

    @unittest.skipUnless(SLURM, "Slurm is not installed")
    def test_slurm_with_a_node_that_fails(self):
        """While the tasks that run are held in the middle of their work, the node is gone, and they with it."""
        held = self.folder / "bin/rozbor"
        held.unlink()
        held.write_text(f'#!/bin/sh\n{pathlib.Path(PROGRAM).resolve()} "$@" & worker=$!\n'
                        f"sleep 0.05; kill -STOP $worker; touch {self.folder}/held; sleep 1; kill -CONT $worker\nwait $worker\n")
        held.chmod(0o755)
        with slurm(self.folder / "slurm") as cluster:
            work = threading.Thread(target=self.submit, args=[cluster])
            work.start()
            while not (self.folder / "held").exists():
                self.assertTrue(work.is_alive(), "the work was done before the node failed")
                time.sleep(0.02)
            cluster.fail()
            cluster.come_back()
            work.join()
            self.assertGreater(cluster.restarts(), 0)
            self.assert_all_analysed_once()

    def submit(self, cluster):
        script = self.folder / "analyze.sh"
        script.write_text(block("slurm"))
        done = subprocess.run(["sbatch", "--wait", f"--output={self.folder}/task-%a.txt", script], env={**self.environment, **cluster.environment},
                              capture_output=True, timeout=300, check=False)
        said = "".join(path.read_text() for path in sorted(self.folder.glob("task-*.txt")))
        self.assertEqual(done.returncode, 0, done.stderr.decode() + said + cluster.log())

    def test_slurm_script(self):
        """The script of each task of the array, all at once, for machines on which Slurm does not start."""
        script = self.folder / "analyze.sh"
        script.write_text(block("slurm"))
        tasks = [
            subprocess.Popen(["sh", script], env={**self.environment, "SLURM_ARRAY_TASK_ID": str(task), "SLURM_CPUS_PER_TASK": "1"},
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
            for task in range(1, 9)
        ]
        for task in tasks:
            _, err = task.communicate(timeout=300)
            self.assertEqual(task.returncode, 0, err.decode()[-2000:])
        self.assert_all_analysed_once()

    def test_slurm_gives_up_where_trying_again_does_not_help(self):
        script = self.folder / "analyze.sh"
        script.write_text(block("slurm"))
        other = self.folder / "other.db"
        other.write_text("no library at all, but long enough to be one " * 100)
        start = time.monotonic()
        done = subprocess.run(["sh", script], capture_output=True, timeout=300,
                              env={**self.environment, "SLURM_ARRAY_TASK_ID": "9", "ROZBOR_LIBRARY": str(other)})
        self.assertNotEqual(done.returncode, 0)
        self.assertLess(time.monotonic() - start, 60)

    @unittest.skipUnless(shutil.which("systemd-analyze"), "systemd is not installed")
    def test_systemd(self):
        service = block("service").replace("/usr/bin/rozbor", str(pathlib.Path(PROGRAM).resolve()))
        (self.folder / "rozbor-analyze.service").write_text(service)
        (self.folder / "rozbor-analyze.timer").write_text(block("timer"))
        for unit in ("rozbor-analyze.service", "rozbor-analyze.timer"):
            done = subprocess.run(["systemd-analyze", "verify", "--man=no", self.folder / unit], capture_output=True, text=True,
                                  env={**os.environ, "SYSTEMD_UNIT_PATH": f"{self.folder}:"}, check=False)
            told = [line for line in (done.stdout + done.stderr).splitlines() if "rozbor-analyze" in line]
            self.assertEqual(told, [], unit)
        calendar = re.search(r"OnCalendar=(.*)", block("timer")).group(1)
        subprocess.run(["systemd-analyze", "calendar", calendar], check=True, stdout=subprocess.DEVNULL)

    def test_the_service_does_its_work(self):
        line = re.search(r"ExecStart=/usr/bin/(.*)", block("service")).group(1)
        self.check("sh", "-ec", line.replace("--preset standard", "--preset quick"))
        self.assert_all_analysed_once()


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    unittest.main(argv=[sys.argv[0], *sys.argv[3:]], verbosity=2)
