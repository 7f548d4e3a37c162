"""A cluster of one node, this machine, in a folder of its own: a controller and a daemon, without any accounts or keys."""

import contextlib
import getpass
import os
import pathlib
import re
import shutil
import socket
import subprocess
import time
import unittest

CONTROLLER, DAEMON = (shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin:/sbin") for name in ("slurmctld", "slurmd"))
SLURM = CONTROLLER and DAEMON and shutil.which("sbatch")


def free_ports(number):
    with contextlib.ExitStack() as stack:
        sockets = [stack.enter_context(socket.create_server(("127.0.0.1", 0))) for _ in range(number)]
        return [one.getsockname()[1] for one in sockets]


def configuration(folder, node):
    controller, daemon = free_ports(2)
    user = getpass.getuser()
    # Four processors and 4 GB whatever there is, so that some tasks of an array run at once and the others wait.
    return f"""ClusterName=here
SlurmctldHost={node}(127.0.0.1)
SlurmctldPort={controller}
SlurmdPort={daemon}
AuthType=auth/none
CredType=cred/none
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_res
SelectTypeParameters=CR_CPU_Memory
SlurmdParameters=config_overrides
SchedulerType=sched/builtin
SchedulerParameters=sched_interval=1,batch_sched_delay=0
MpiDefault=none
JobAcctGatherType=jobacct_gather/none
SlurmUser={user}
SlurmdUser={user}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
ReturnToService=2
NodeName={node} NodeAddr=127.0.0.1 CPUs=4 RealMemory=4000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
"""


class Cluster:
    def __init__(self, folder):
        self.folder = folder
        self.node = socket.gethostname().split(".")[0]
        self.environment = {"SLURM_CONF": str(folder / "slurm.conf")}
        for each in ("state", "spool"):
            (folder / each).mkdir(parents=True)
        (folder / "slurm.conf").write_text(configuration(folder, self.node))

    def start(self, program):
        return subprocess.Popen([program, "-D"], env={**os.environ, **self.environment}, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, *command):
        return subprocess.run(command, env={**os.environ, **self.environment}, capture_output=True, text=True, check=False).stdout.strip()

    def fail(self):
        """Takes the node away with all that runs on it; its tasks are queued again."""
        self.ask("scontrol", "update", f"nodename={self.node}", "state=down", "reason=a test")

    def come_back(self):
        """The node, and the tasks that wait a while before they are begun again."""
        self.ask("scontrol", "update", f"nodename={self.node}", "state=resume")
        # A daemon refuses a task that is begun again in the very second in which it was ended, and the task counts
        # as failed ("already killed, do not launch batch job").
        for job in self.ask("squeue", "--noheader", "--array", "--states=PENDING", "--format=%A").split():
            self.ask("scontrol", "update", f"jobid={job}", "starttime=now+5")

    def restarts(self):
        """How often a task of any job was begun again."""
        return sum(map(int, re.findall(r"Restarts=(\d+)", self.ask("scontrol", "show", "job"))))

    def log(self):
        return "".join(f"{path.name}:\n{path.read_text()[-3000:]}" for path in self.folder.glob("*.log"))


@contextlib.contextmanager
def slurm(folder: pathlib.Path):
    cluster = Cluster(folder)
    daemons = [cluster.start(program) for program in (CONTROLLER, DAEMON)]
    try:
        until = time.monotonic() + 60
        while cluster.ask("sinfo", "--noheader", "--format=%t") not in ("idle", "mix", "alloc"):
            if time.monotonic() > until:
                raise unittest.SkipTest("Slurm does not start here\n" + cluster.log())
            time.sleep(0.2)
        yield cluster
    finally:
        for daemon in reversed(daemons):
            daemon.terminate()
        for daemon in daemons:
            daemon.wait()
