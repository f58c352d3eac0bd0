"""A PostgreSQL server of the tests' own, in a temporary folder, reached by a socket in it."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

ADMIN = "postgres"


class Postgresql:
    """The server. It writes to the disk like one that is used."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)

    @property
    def address(self) -> str:
        """Where the server is."""
        return f"postgresql://{ADMIN}@/{ADMIN}?host={self._folder}"

    @property
    def pid(self) -> int:
        """The process that all others of the server come from."""
        assert self._process is not None
        return self._process.pid

    def new_database(self) -> str:
        """The address of a fresh, empty place for tables: a schema, which is made much faster than a whole database."""
        name = f"test_{next(self._numbers)}"
        with psycopg.connect(self.address, autocommit=True) as db:
            db.execute(f"CREATE SCHEMA {name}".encode())
        return f"{self.address}&options=-csearch_path%3D{name}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        with (self._folder / "log").open("ab") as log:
            command = self._command("postgres", "-k", str(self._folder), "-c", "listen_addresses=")
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                assert self._process.poll() is None, (self._folder / "log").read_text()
                time.sleep(0.05)
        raise AssertionError("PostgreSQL does not answer")

    def stop(self, sign: signal.Signals = signal.SIGINT) -> None:
        """Stop the server. Who is connected is thrown out. SIGQUIT leaves everything lying about, and is fast."""
        if self._process is not None:
            self._process.send_signal(sign)
            self._process.wait()

    def make(self) -> None:
        """Make the files of the server. PostgreSQL does not run as root, so they belong to the user whom Debian made for it."""
        if os.geteuid() == 0:
            shutil.chown(self._folder, ADMIN, ADMIN)
        command = self._command("initdb", "-U", ADMIN, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)

    def _command(self, program: str, *arguments: str) -> list[str]:
        other = ["setpriv", f"--reuid={ADMIN}", f"--regid={ADMIN}", "--clear-groups", "--pdeathsig=INT"]
        plain = [str(self._programs / program), "-D", str(self._folder / "data"), *arguments]
        return other + plain if os.geteuid() == 0 else plain


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == pid:
            found.append(int(stat.parent.name))
    return found


@contextmanager
def private_server() -> Iterator[Postgresql]:
    """A running server that goes away afterwards; skips the test where there are no programs to run one."""
    programs = _programs()
    if programs is None:
        pytest.skip("PostgreSQL is not installed; tools/postgresql.sh installs it")
    with tempfile.TemporaryDirectory(prefix="perilune-postgresql-", ignore_cleanup_errors=True) as folder:
        server = Postgresql(programs, Path(folder))
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop(signal.SIGQUIT)


def _programs() -> Path | None:
    """The folder of the server's programs; Debian keeps it off the path."""
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    return max(debian, key=lambda folder: float(folder.parent.name), default=None)
