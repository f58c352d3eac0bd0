"""Comparisons in the background: `perilune lab compare` in a process of its own, one at a time, that can be stopped."""

import asyncio
import json
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from perilune.core.errors import BadOption
from perilune.web.studio.messages import StudioJob

RUNNING, DONE, STOPPED, FAILED = "running", "done", "stopped", "failed"
MOST_GAMES = 2000  # with each content
REMEMBERED = 20
LATER = 10  # how much a comparison stands back behind the tables, as the system counts it
PAGE = "compare.html"


@dataclass
class Comparison:
    """One comparison: what is compared, how far it is, and what came of it."""

    id: str
    title: str
    folder: Path
    games: int
    state: str = RUNNING
    says: str = ""
    runs: int = 0  # begun: first that of the box's own content, then that of the pack
    done: int = 0  # games of that run
    began: float = 0.0  # when the first game did, as monotonic() counts
    process: Process | None = None
    task: "asyncio.Task[None] | None" = field(default=None, repr=False)

    def told(self) -> StudioJob:
        """What the page shows."""
        done = 2 * self.games if self.state == DONE else max(0, self.runs - 1) * self.games + self.done
        report = f"/studio/jobs/{self.id}/report" if self.page() is not None else ""
        return {
            "id": self.id,
            "title": self.title,
            "state": self.state,
            "done": done,
            "total": 2 * self.games,
            "left": self._left(done),
            "says": self.says,
            "report": report,
        }

    def _left(self, done: int) -> str:
        if self.state != RUNNING or not done:
            return ""
        seconds = (monotonic() - self.began) / done * (2 * self.games - done)
        return f"about {seconds / 60:.0f} min left" if seconds >= 90 else f"about {seconds:.0f} s left"

    def page(self) -> Path | None:
        """The difference report, if it is written."""
        file = self.folder / PAGE
        return file if self.state == DONE and file.is_file() else None


class Comparisons:
    """The comparisons since the server was started. Their games stay in the folder of runs."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._jobs: deque[Comparison] = deque(maxlen=REMEMBERED)

    def told(self) -> list[StudioJob]:
        """All of them, the latest first."""
        return [job.told() for job in reversed(self._jobs)]

    def find(self, id: str) -> Comparison | None:
        return next((job for job in self._jobs if job.id == id), None)

    async def start(self, box: str, pack: str, content: Path, seats: int, games: int, bot: str, options: dict[str, str]) -> str:
        """Begin to compare; BadOption if another one is still running."""
        if self._folder is None:
            raise BadOption("This server has no folder for runs. Whoever runs it can name one: perilune serve --runs FOLDER.")
        if any(job.state == RUNNING for job in self._jobs):
            raise BadOption("A comparison is already running. Wait until it is done, or stop it.")
        if not 1 <= games <= MOST_GAMES:
            raise BadOption(f"A comparison plays 1 to {MOST_GAMES} games with each content. For more: perilune lab compare.")
        id = secrets.token_hex(4)
        job = Comparison(id, f"{pack}: {games} games of {seats}, {bot}", self._folder / f"studio-{box}-{id}", games)
        command = [sys.executable, "-m", "perilune", "lab", "compare", box, "--content", str(content), "--out", str(job.folder)]
        command += ["--seats", str(seats), "--games", str(games), "--bots", bot, "--jobs", "1", "--progress", "lines"]
        command += [word for name, value in options.items() for word in ("--option", f"{name}={value}")]
        here = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        job.process = await asyncio.create_subprocess_exec(*command, stdin=DEVNULL, stdout=PIPE, stderr=PIPE, env=here)
        os.setpriority(os.PRIO_PROCESS, job.process.pid, LATER)
        job.task = asyncio.create_task(_watch(job, job.process))
        self._jobs.append(job)
        return id

    def stop(self, id: str) -> None:
        """Stop a comparison; one that has ended stays as it is."""
        job = self.find(id)
        if job is None:
            raise BadOption("There is no such comparison. It may have been lost when the server restarted.")
        if job.state == RUNNING:
            job.state, job.says = STOPPED, "Stopped."
            _end(job)

    async def close(self) -> None:
        """The server stops: what runs is stopped, too."""
        for job in self._jobs:
            if job.task is not None:
                _end(job)
                await job.task


def _end(job: Comparison) -> None:
    if job.process is not None and job.process.returncode is None:
        job.process.kill()


async def _watch(job: Comparison, process: Process) -> None:
    """Follow what the process says, until it ends."""
    assert process.stdout is not None
    assert process.stderr is not None
    trouble = asyncio.create_task(process.stderr.read())
    said = []
    async for line in process.stdout:
        text = line.decode(errors="replace").strip()
        if text.startswith("{"):
            step = json.loads(text)
            job.runs += step["done"] == 0
            job.began = job.began or monotonic()
            job.done = int(step["done"])
        else:
            said.append(text)
    code = await process.wait()
    errors = (await trouble).decode(errors="replace").strip().splitlines()
    if job.state == RUNNING:
        job.state = DONE if code == 0 else FAILED
        job.says = (
            " ".join(said[:1]).rpartition(":")[0] or "Done." if code == 0 else (errors or ["It stopped without saying why."])[-1]
        )
