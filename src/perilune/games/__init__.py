"""The boxes. One folder is one box; this page is the shelf."""

from functools import cache
from pathlib import Path
from typing import Any

from perilune.core.errors import BadOption
from perilune.core.game import Game
from perilune.core.rulebook import Rulebook
from perilune.core.rulebook import rulebook as _bind

BOXES = ["mine_the_moon", "lineae", "astronavigators", "uranus"]


def box(name: str, pack: str | Path | None = None) -> Game[Any]:
    """The box of this name, with its own content or with that of a pack (a folder of content files)."""
    key = name.replace("-", "_")
    if key not in BOXES:
        raise BadOption(f"There is no box {name!r}. Choose one of: {', '.join(BOXES)}.")
    return _open(key, str(pack) if pack is not None else "")


@cache
def rulebook(name: str, pack: str | Path | None = None) -> Rulebook:
    """The rules of the box, with the tables of its own content or of a pack's."""
    game = box(name, pack)
    return _bind(game, Path(__file__).parent / game.name)


@cache
def _open(key: str, pack: str) -> Game[Any]:
    from importlib import import_module

    folder = Path(pack) if pack else Path(__file__).parent / key / "content"
    game: Game[Any] = import_module(f"perilune.games.{key}.game").open_box(folder)
    return game
