"""What a figure was measured with, as short digests: rules and content, the evaluation, the bots."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import perilune.bots
from perilune.core.chance import Rng
from perilune.core.game import Game, Options, State
from perilune.core.journal import Journal
from perilune.core.playout import OVER, step

LENGTH = 12
ASIDE = ("coach.py", "story.py", "strength.py")  # of the bots' sources, what speaks of play and does not decide it
POSITIONS = 60
APART = 7  # moves between two positions


def digests(game: Game[Any], options: Options) -> dict[str, str]:
    """All that decides how these bots play this box, by name."""
    return {
        "rules": str(game.rules_version),
        "content": game.content_digest,
        "evaluation": evaluation(game, options),
        "bots": bots(),
    }


def evaluation(game: Game[Any], options: Options) -> str:
    """A digest of what positions of a fixed random game are worth to each seat: the same for the same evaluation, however written."""
    state: State = game.deal(options)
    rng = Rng(1)
    silent = Journal(silent=True)
    body = sha256()
    for _ in range(POSITIONS):
        body.update(repr([game.worth(state, seat) for seat in range(options.seats)]).encode())
        for _ in range(APART):
            if step(game, state, rng, silent) == OVER:
                return body.hexdigest()[:LENGTH]
    return body.hexdigest()[:LENGTH]


def bots() -> str:
    """A digest of the sources that decide how bots play, settings included."""
    body = sha256()
    for file in deciding():
        body.update(file.name.encode() + file.read_bytes())
    return body.hexdigest()[:LENGTH]


def deciding() -> list[Path]:
    """The sources that decide how bots play."""
    return [file for file in sorted(Path(perilune.bots.__file__).parent.glob("*.py")) if file.name not in ASIDE]


def short_digest(data: Any) -> str:
    """A few letters that stand for this plain data."""
    return sha256(json.dumps(data).encode()).hexdigest()[:8]
