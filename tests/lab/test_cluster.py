"""A run on a real Ray cluster of two workers: the same rows, byte for byte, also when a worker is killed; and words for what is wrong."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from perilune.cli import main
from perilune.core.errors import BadContent
from perilune.games import folder
from perilune.lab import cluster
from perilune.lab.run import run
from perilune.lab.run_folder import start
from perilune.lab.run_terms import RunTerms
from tests.lab.quick import BOX, MODE, QUICK_RUN, contents, silent

pytest.importorskip("pyarrow.parquet")

GAMES = 30
TERMS = RunTerms(BOX, 2, MODE, {}, ["greedy", "random"])
RUN = [*QUICK_RUN, "--games", "2", "--on"]


def free_ports(number: int) -> list[str]:
    """Ports that nobody listens to, each another one."""
    with ExitStack() as stack:
        found = [stack.enter_context(socket.socket()) for _ in range(number)]
        for each in found:
            each.bind(("127.0.0.1", 0))
        return [str(each.getsockname()[1]) for each in found]


def await_client_server(port: int) -> None:
    """It is a process of its own, which on a busy machine listens only after the cluster has said that it runs."""
    deadline = time.monotonic() + 600
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 5).close()
            return
        except OSError:
            assert time.monotonic() < deadline, "The server for Ray's clients does not listen."
            time.sleep(0.1)


def start_ray(temporary: str) -> tuple[str, subprocess.Popen[str], str]:
    """The port for clients of a cluster that has begun, or has ended again with these words: somebody may take a port before Ray does."""
    command = Path(sys.executable).with_name("ray")
    port, head, agent = free_ports(3)
    ports = ["--port", head, "--ray-client-server-port", port, "--dashboard-agent-listen-port", agent]
    here = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path), "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0"}
    process = subprocess.Popen(
        [command, "start", "--head", "--block", "--num-cpus", "2", "--include-dashboard", "false", *ports, "--temp-dir", temporary,
         "--object-store-memory", "100000000", "--disable-usage-stats"],
        env=here, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True,
    )  # fmt: skip
    assert process.stdout is not None
    said = []
    for line in process.stdout:
        said.append(line)
        if "--block" in line:  # the last thing that it says, once all of it runs
            break
    else:
        process.wait()
    return port, process, "".join(said)


@pytest.fixture(scope="module")
def ray_cluster() -> Iterator[tuple[str, int]]:
    """The address of a cluster with two cores on this machine, and the process that keeps it."""
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'perilune[ray]'")
    temporary = f"/tmp/perilune-ray-{os.getpid()}"  # a short path: its sockets are there
    for _ in range(3):
        port, process, said = start_ray(temporary)
        if process.poll() is None:
            break
        shutil.rmtree(temporary, ignore_errors=True)
    else:
        pytest.fail(said)
    await_client_server(int(port))
    yield f"ray://127.0.0.1:{port}", process.pid
    for left in session_of(process.pid):
        os.kill(left, signal.SIGKILL)  # asked to end, they would take half a minute
    process.communicate()
    shutil.rmtree(temporary, ignore_errors=True)


@contextmanager
def connected(address: str) -> Iterator[Any]:
    """Ray, connected. It gives the server that it starts for a client 30 seconds to come up, which a busy machine may not have."""
    deadline = time.monotonic() + 600
    with ExitStack() as stack:
        while True:
            try:
                ray = stack.enter_context(cluster.connected(address))
                break
            except cluster.ClusterTrouble:
                assert time.monotonic() < deadline, "The cluster lets nobody in."
        yield ray


def session_of(leader: int, words: bytes = b"") -> list[int]:
    """The processes that this one has started, and itself; those whose command line begins with these words."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if os.getsid(int(process.name)) == leader and (process / "cmdline").read_bytes().startswith(words):
                found.append(int(process.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


class Killer(Thread):
    """Kills a worker that plays, as soon as there is one: the first games take it a while, because it opens the box for them."""

    def __init__(self, session: int) -> None:
        super().__init__(daemon=True)
        self.session = session
        self.killed = 0

    def run(self) -> None:
        while not self.killed:
            for worker in session_of(self.session, b"ray::play_games")[:1]:
                os.kill(worker, signal.SIGKILL)
                self.killed = worker
            time.sleep(0.01)  # who looks without a pause takes a core away from those who play


def test_rows_are_the_same_on_a_cluster_even_if_a_worker_is_killed(
    ray_cluster: tuple[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One connection for all that a cluster is asked, because Ray takes a while for each. The content is a pack, which goes along."""
    address, session = ray_cluster
    shutil.copytree(folder("astronavigators") / "content", tmp_path / "pack")
    terms = replace(TERMS, pack=str(tmp_path / "pack"))
    monkeypatch.setattr(cluster, "AT_ONCE", 2)
    killer = Killer(session)
    with connected(address) as ray:
        monkeypatch.setattr(cluster, "connected", lambda _: nullcontext(ray))
        killer.start()
        run(start(tmp_path / "there", terms), GAMES, 1, silent(), address)
        other = ray.put(cluster.parcel(replace(TERMS, seed="x")))
        with pytest.raises(cluster.ClusterTrouble, match="run another Perilune"):
            cluster.check_same(ray, other, TERMS, address)
        broken = ray.put(cluster.Parcel(terms, {"tiles.toml": ""}))
        with pytest.raises(BadContent, match="A content folder needs this file"):  # as it is said here
            cluster.check_same(ray, broken, terms, address)
    run(start(tmp_path / "here", terms), GAMES, 1, silent())
    assert killer.killed
    assert contents(tmp_path / "there") == contents(tmp_path / "here") != {}


def test_a_cluster_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'perilune[ray]'")
    assert main([*RUN, f"ray://127.0.0.1:{free_ports(1)[0]}", "--out", str(tmp_path / "x")]) == 2
    assert "No Ray cluster answers" in (said := capsys.readouterr().err) and "ray start --head" in said


def test_an_address_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "spark://there", "--out", str(tmp_path / "x")]) == 2
    assert "Write --on ray://HOST:PORT" in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*RUN, "ray://127.0.0.1:10001", "--out", str(tmp_path / "x")]) == 2
    assert "pip install 'perilune[ray]'" in capsys.readouterr().err
