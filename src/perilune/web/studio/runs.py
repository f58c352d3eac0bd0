"""The runs of the lab that this server can show: their reports, and any game of them as a record."""

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import DEVNULL, PIPE
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from perilune.core.errors import BadOption

HEAD = "run.json"
REPORT = "report.html"
COMPARED = "compare.html"  # of two runs, in the folder of both
PATIENCE = 120.0  # seconds for playing a game once more, or for a report
MOST_SHOWN = 50
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 ._-]{0,99}(/(base|pack))?")


@dataclass(frozen=True)
class Run:
    """A run: its name (a folder within that of all runs), what was played, and the content, if it was not the box's own."""

    name: str
    path: Path
    box: str
    seats: int
    bots: list[str]
    pack: Path | None

    @property
    def compared(self) -> Path | None:
        """The page of the comparison that it belongs to, if it does."""
        file = self.path.parent / COMPARED
        return file if "/" in self.name and file.is_file() else None


class Runs:
    """The runs in a folder; a comparison has two, `base` and `pack`."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def all(self) -> list[Run]:
        """The latest first."""
        if self._folder is None or not self._folder.is_dir():
            return []
        heads = [*self._folder.glob(f"*/{HEAD}"), *self._folder.glob(f"*/*/{HEAD}")]
        heads.sort(key=lambda head: head.stat().st_mtime, reverse=True)
        found = (self._run(str(head.parent.relative_to(self._folder))) for head in heads[:MOST_SHOWN])
        return [run for run in found if run is not None]

    def find(self, name: str) -> Run:
        """The run of this name."""
        run = self._run(name)
        if run is None:
            raise BadOption("There is no such run on this server. Choose one in the studio.")
        return run

    def _run(self, name: str) -> Run | None:
        if self._folder is None or not _NAME.fullmatch(name):
            return None
        path = self._folder / name
        try:
            head = json.loads((path / HEAD).read_text(encoding="utf-8"))
            pack = Path(head["pack"]) if head.get("pack") else None
            return Run(name, path, str(head["box"]), int(head["seats"]), [str(bot) for bot in head["bots"]], pack)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None  # a folder that holds something else

    async def record(self, run: Run, number: int) -> bytes:
        """A game of a run, played once more: the bots choose the same again, and the lab checks that it comes out as it did."""
        with TemporaryDirectory(prefix="perilune-run-") as folder:
            file = Path(folder) / "game.json"
            await _lab("open", str(run.path), str(number), "--save", str(file))
            return file.read_bytes()

    async def report(self, run: Run) -> Path:
        """The page of a run; made from all its games now, if there is none."""
        if not (run.path / REPORT).is_file():
            await _lab("report", str(run.path))
        return run.path / REPORT


async def _lab(*command: str) -> None:
    """A command of the lab, in a process of its own; BadOption with what it says if it fails."""
    here = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "perilune", "lab", *command, stdin=DEVNULL, stdout=DEVNULL, stderr=PIPE, env=here
    )
    try:
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError as error:
        raise BadOption(f"This takes too long for a page. Run it in a terminal: perilune lab {' '.join(command[:3])}") from error
    finally:
        if process.returncode is None:
            process.kill()
    if process.returncode:
        said = errors.decode(errors="replace").strip().splitlines()
        raise BadOption(said[-1] if said else "The lab stopped without saying why. The server's log may tell you more.")
