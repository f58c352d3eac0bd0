"""What the bots of a level are like, and how strong they are, as measured: what people read beside its name.

The figures of a box are data: `levels.toml` in its folder, a table for each level that was measured.
"""

import tomllib
from pathlib import Path
from typing import Any, Final

from perilune.core.game import Game

FILE: Final = "levels.toml"
AGAINST: Final = "against"  # whom it played; without it, a team of such bots won or lost
MANNERS: Final = {  # how a level plays
    "random": "They play whatever comes to their mind.",
    "learner": "They overlook things: right for your first games.",
    "greedy": "They take the best move at hand: right once you know the game.",
    "careful": "They plan their whole turn.",
    "searching": "They plan their turn and what may follow.",
    "deep": "They think as experts do, but longer.",
}
TOGETHER: Final = {
    "learner": "They overlook things.",
    "greedy": "They take the best move at hand.",
}  # where all win or lose together
OFTEN: Final = [
    (95, "nearly always"),
    (75, "mostly"),
    (45, "in about half of the games"),
    (15, "now and then"),
    (0, "hardly ever"),
]


def strengths(game: Game[Any], names: dict[str, str]) -> dict[str, str]:
    """What to know of each level of a box; `names` are those that people know the levels by."""
    folder = game.weights_folder()
    file = folder.parent / FILE if folder is not None else None
    return told(file if file is not None and file.is_file() else None, names)


def told(file: Path | None, names: dict[str, str]) -> dict[str, str]:
    """How each level plays, and the figures of a file in words."""
    levels: dict[str, dict[str, Any]] = tomllib.loads(file.read_text(encoding="utf-8")) if file is not None else {}
    return {level: _about(level, levels.get(level, {}), names) for level in names}


def _about(level: str, figures: dict[str, Any], names: dict[str, str]) -> str:
    manners = MANNERS[level]
    if not figures:
        return manners
    seats, won, played = int(figures["seats"]), int(figures["won"]), int(figures["games"])
    if AGAINST not in figures:
        return f"{TOGETHER.get(level, manners)} A team of {seats} wins {often(won, played)}."
    other = names[figures[AGAINST]]
    if 2 * won < played or seats > 2 or level in TOGETHER:  # for a newcomer it is enough to know what they are right for
        return manners
    return f"{manners} They beat {other} ones {often(won, played)}."


def often(won: int, played: int) -> str:
    """A share of games in words."""
    return next(words for least, words in OFTEN if 100 * won >= least * played)
