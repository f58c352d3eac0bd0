"""A bot that looks at positions with another set of weights than the box's usual one: for comparing sets."""

from pathlib import Path
from typing import Any

from perilune.bots.player import Bot
from perilune.core.errors import BadOption
from perilune.core.game import Game
from perilune.core.move import Move
from perilune.core.seen import Seen
from perilune.core.weights import known, load


class WeightedBot(Bot):
    """Lets another bot choose, in a box with these weights: the name of a set in the box's folder, or a file."""

    def __init__(self, inner: Bot, weights: str) -> None:
        self.inner = inner
        self.weights = weights
        self.games: dict[str, Game[Any]] = {}  # the box with these weights, by its content

    def choose(self, seen: Seen) -> Move:
        game = self.games.get(seen.game.content_digest)
        if game is None:
            game = reweighted(seen.game, self.weights)
            self.games[seen.game.content_digest] = game
        move = self.inner.choose(Seen(game, seen.view, seen.seat, seen.names, seen.events, seen.number))
        return seen.game.catalogue.moves[move.code]

    def expects(self) -> dict[str, str]:
        return self.inner.expects()


def reweighted(game: Game[Any], weights: str) -> Game[Any]:
    """The box with this set of weights."""
    folder = game.weights_folder()
    if folder is None:
        raise BadOption(f"{game.title} has only one evaluation. Play it without a set of weights.")
    if weights.endswith(".toml"):
        file = Path(weights)
    elif weights in known(folder):
        file = folder / f"{weights}.toml"
    else:
        raise BadOption(f"{game.title} has no set of weights {weights!r}. Choose one of: {', '.join(known(folder))}; or a file.")
    return game.weighted(load(file, game.name, game.feature_names(), game.content_digest, game.max_seats))
