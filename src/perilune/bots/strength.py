"""How strong the bots of a level are, as measured: what people read beside its name.

The figures of a box are data: `levels.toml` in its folder, a table for each level that was measured.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from perilune.core.game import Game
from perilune.core.words import counted

FILE: Final = "levels.toml"
AGAINST: Final = "against"  # whom it played; without it, a team of such bots won or lost


def strengths(game: Game[Any], names: dict[str, str]) -> dict[str, str]:
    """A sentence for each level of the box that was measured; `names` are those that people know the levels by."""
    folder = game.weights_folder()
    file = folder.parent / FILE if folder is not None else None
    return told(file, names) if file is not None and file.is_file() else {}


def told(file: Path, names: dict[str, str]) -> dict[str, str]:
    """The figures of a file in words."""
    with file.open("rb") as stream:
        levels = tomllib.load(stream)
    return {level: _sentence(names[level], figures, names) for level, figures in levels.items()}


def _sentence(name: str, figures: dict[str, Any], names: dict[str, str]) -> str:
    seats, won, played = int(figures["seats"]), int(figures["won"]), int(figures["games"])
    games = counted(played, "game")
    if AGAINST not in figures:
        return f"{seats} {name} bots, playing together, win {won} of {games}."
    if seats == 2 and 2 * won < played:  # who loses is told from the side of who wins
        return f"{names[figures[AGAINST]].capitalize()} bots beat {name} ones in {played - won} of {games}."
    if seats == 2:
        return f"{name.capitalize()} bots beat {names[figures[AGAINST]]} ones in {won} of {games}."
    return f"{name.capitalize()} bots win {won} of {games} against {seats - 1} {names[figures[AGAINST]]} ones."
