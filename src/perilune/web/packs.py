"""Content packs: other numbers and cards for the same rules. A folder of folders: PACKS/<box>/<pack>/*.toml."""

import re
from pathlib import Path

from perilune.core.errors import BadOption
from perilune.core.table import AnyGame
from perilune.games import box

_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9 _-]{0,39}")


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
