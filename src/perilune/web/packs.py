"""Content packs: other numbers and cards for the same rules. A folder of folders: PACKS/<box>/<pack>/*.toml."""

import os
import re
import secrets
from pathlib import Path

from perilune.core.errors import BadOption
from perilune.core.seen import AnyGame
from perilune.games import box

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,39}")
_LONGEST = 32  # characters of a new name: there must be room for a number


class Packs:
    """The packs that this server offers in addition to each box's own content."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    def names(self, box_name: str) -> list[str]:
        """The packs for a box."""
        here = self._folder / box_name if self._folder is not None else None
        if here is None or not here.is_dir():
            return []
        return sorted(pack.name for pack in here.iterdir() if pack.is_dir() and _NAME.fullmatch(pack.name))

    def game(self, box_name: str, pack: str) -> AnyGame:
        """The box with this pack; without one, with its own content."""
        game = box(box_name)
        folder = self.folder(game.name, pack)
        return game if folder is None else box(game.name, folder)

    def folder(self, box_name: str, pack: str) -> Path | None:
        """The folder of the pack; None for the box's own content."""
        if not pack:
            return None
        if self._folder is None or pack not in self.names(box_name):
            raise BadOption(f"The content pack {pack[:40]!r} is not on this server. Choose another one.")
        return self._folder / box_name / pack

    def save(self, box_name: str, name: str, files: dict[str, str]) -> str:
        """Keep these files as a pack and return its name. A pack never changes, because tables are played with it: what is there already is
        left as it is, and other values under the same name get a number."""
        if self._folder is None:
            raise BadOption("This server has no folder for packs. Whoever runs it can name one: perilune serve --packs FOLDER.")
        tidy = " ".join(name.split())
        if not _NAME.fullmatch(tidy) or len(tidy) > _LONGEST:
            raise BadOption(
                f"A pack's name is 1 to {_LONGEST} letters, digits, spaces and hyphens, and begins with a letter or digit."
            )
        here = self._folder / box_name
        number, chosen = 1, tidy
        while (here / chosen).exists():
            if _read(here / chosen) == files:
                return chosen
            number += 1
            chosen = f"{tidy} {number}"
        _write(here / chosen, files)
        return chosen


def _read(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.toml")}


def _write(folder: Path, files: dict[str, str]) -> None:
    """Write a folder whole or not at all."""
    half = folder.with_name(f".{secrets.token_hex(4)}")
    try:
        half.mkdir(parents=True)
        for name, text in files.items():
            (half / name).write_text(text, encoding="utf-8")
        os.rename(half, folder)
    except OSError as error:
        raise BadOption(f"The pack cannot be kept in {folder.parent}: {error.strerror}. Nothing was saved.") from error
