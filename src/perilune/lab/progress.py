"""A bar that grows while games are played; only where somebody looks on. Or a line for each game, for a program that started it."""

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import TextIO

WIDTH = 30


class Progress:
    """Tells how far a match is, on a terminal. Elsewhere it only says what must be known."""

    def __init__(self, screen: TextIO | None = None, lines: bool = False) -> None:
        self.screen = sys.stderr if screen is None else screen
        self.lines = lines
        self.shown = self.screen.isatty() and not lines
        self.total = 0
        self.done = 0
        self.played = 0  # since the start; the others were kept from an earlier run
        self.began = monotonic()

    def start(self, total: int) -> None:
        """So many games are to come."""
        self.total, self.done, self.played, self.began = total, 0, 0, monotonic()
        self._tell()

    def step(self, games: int, so_far: Callable[[], str] | None = None) -> None:
        """So many more games are there. `so_far` says what they tell; without it they had been kept."""
        self.done += games
        if so_far is not None:
            self.played += games
        if games:
            self._tell()
        if self.shown:
            filled = WIDTH * self.done // max(1, self.total)
            bar = "#" * filled + "." * (WIDTH - filled)
            words = f"[{bar}] {self.done} of {self.total} games{self._left()}  {so_far() if so_far else ''}"
            print(f"\r\033[K{words}", end="", file=self.screen, flush=True)

    def _tell(self) -> None:
        """A line for the program that reads what this one prints."""
        if self.lines:
            print(json.dumps({"done": self.done, "total": self.total}), flush=True)

    def speed(self) -> str:
        """How many games a second are played."""
        return f"{self.played / max(0.001, monotonic() - self.began):.1f} games a second"

    def _left(self) -> str:
        if not self.played:
            return ""
        seconds = (monotonic() - self.began) / self.played * (self.total - self.done)
        return f", {seconds / 60:.0f} min left" if seconds >= 90 else f", {seconds:.0f} s left"

    def say(self, text: str) -> None:
        """A sentence that must be read."""
        print(("\r\033[K" if self.shown else "") + text, file=self.screen, flush=True)

    def end(self) -> None:
        """Clear the bar."""
        if self.shown:
            print("\r\033[K", end="", file=self.screen, flush=True)


@contextmanager
def interruptible(folder: Path, lines: bool = False) -> Iterator[Progress]:
    """While something is played: whoever interrupts it is told that nothing is lost."""
    progress = Progress(lines=lines)
    try:
        yield progress
    except KeyboardInterrupt:
        progress.say(f"Interrupted. The finished games are in {folder}; give the same command to go on from there.")
        raise
