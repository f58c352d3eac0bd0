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
TOGETHER: Final = {  # where all win or lose together
    "learner": "They overlook things.",
    "greedy": "They take the best move at hand.",
}
OFTEN: Final = [
    (95, "nearly always win"),
    (75, "mostly win"),
    (45, "win about half of the games"),
    (15, "win now and then"),
    (0, "hardly ever win"),
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
    if not figures:
        return MANNERS[level]
    seats, won, played = int(figures["seats"]), int(figures["won"]), int(figures["games"])
    often = next(words for least, words in OFTEN if 100 * won >= least * played)
    if AGAINST not in figures:
        return f"{TOGETHER.get(level, MANNERS[level])} Teams of {seats} such bots {often} ({won} of {played})."
    others = f"{names[figures[AGAINST]]} bots"
    company = f"Against {others}" if seats == 2 else f"Among {seats - 1} {others}"
    return f"{MANNERS[level]} {company} they {often} ({won} of {played})."
