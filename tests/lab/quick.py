"""What the tests of the lab share: the quickest setting of a box, nothing on the screen, and the files of a run."""

import io
from pathlib import Path

from perilune.lab.progress import Progress

BOX = "astronavigators"
MODE = {"mode": "first_and_fast"}
QUICK_RUN = ["lab", "run", BOX, "--option", "mode=first_and_fast", "--seats", "2", "--bots", "random"]


def silent() -> Progress:
    """Progress that nobody sees."""
    return Progress(io.StringIO())


def contents(path: Path) -> dict[str, bytes]:
    """Every file of rows in a run."""
    return {str(file.relative_to(path)): file.read_bytes() for file in sorted(path.rglob("*.parquet"))}
