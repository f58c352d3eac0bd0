"""Episode: one game of an environment, without a record, fast, and exactly copied and restored in the middle."""

import json
from typing import Any, Final

from perilune.core.chance import CHANCE, Rng
from perilune.core.errors import DamagedRecord, ForeignRecord
from perilune.core.game import Game, Options, Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move

FORMAT: Final = "perilune-episode-1"
NOBODY: Final = -3  # decides: the game is over


class Episode:
    """A game in progress. Chance has always answered; its moves come from the episode's own generator."""

    def __init__(self, game: Game[Any], options: Options, seed: int, concede: bool = False) -> None:
        """`concede` offers the moves that give the game up, which are left out otherwise wherever something else can be done."""
        self.game = game
        self.options = options
        self.seed = seed
        self.concede = concede
        self.rng = Rng(seed)
        self.moves = 0  # decisions of the seats so far
        self.state: State = game.deal(options)
        self.phase: Phase[Any] | None = None
        self.asked: list[int] = []  # the deciders; empty when the game is over
        self.known: list[Move] = []  # what the first of them may do; empty until somebody asks
        self._silent = Journal(silent=True)
        self._settle()

    @property
    def over(self) -> bool:
        return self.phase is None

    def to_move(self) -> int:
        """The first of the deciders, or NOBODY."""
        return self.asked[0] if self.asked else NOBODY

    def legal(self, seat: int) -> list[Move]:
        """What the seat may do now; nothing, if it is not asked."""
        if self.phase is None or seat not in self.asked:
            return []
        if seat != self.asked[0]:
            return self._legal(self.phase, seat)
        if not self.known:
            self.known = self._legal(self.phase, seat)
        return self.known

    def _legal(self, phase: Phase[Any], seat: int) -> list[Move]:
        found = phase.legal(self.state, seat)
        if self.concede or len(found) == 1:
            return found
        for move in found:
            if move.gives_up:
                return [move for move in found if not move.gives_up] or found
        return found

    def allows(self, seat: int, move: Move) -> bool:
        """Whether the move is one of the legal ones."""
        if self.phase is None or seat not in self.asked or self.phase.why_not(self.state, seat, move) != 0:
            return False
        return self.concede or not move.gives_up or move in self.legal(seat)

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move, then let chance answer."""
        assert self.phase is not None, "nobody moves after the end"
        self.phase.play(self.state, seat, move, self._silent)
        self.moves += 1
        self._settle()

    def _settle(self) -> None:
        """Let chance answer for as long as it is asked."""
        self.known = []
        while True:
            phase: Phase[Any] | None = self.game.phase(self.state)
            self.phase = phase
            if phase is None:
                self.asked = []
                return
            self.asked = phase.deciders(self.state)
            if self.asked[0] != CHANCE:
                return
            found = phase.legal(self.state, CHANCE)
            phase.play(self.state, CHANCE, found[self.rng.weighted(phase.odds(self.state, found))], self._silent)

    def shares(self) -> list[float]:
        """Each seat's part of the win: all zero before the end; everybody's whole where a game is won together."""
        names = [f"Player {seat + 1}" for seat in range(self.options.seats)]
        winners: list[int] = self.game.outcome(self.state, names).winners if self.phase is None else []
        return win_shares(self.game.cooperative, self.options.seats, winners)

    def copy(self) -> "Episode":
        """The same game at the same point, with the same chance to come."""
        return _again(self.game, self.options, self.seed, self.concede, self.moves, self.state.copy(), self._dice())

    def _dice(self) -> list[int]:
        return [self.rng.a, self.rng.b, self.rng.c, self.rng.d]

    def to_json(self) -> dict[str, Any]:
        """The episode as plain data."""
        return {
            "format": FORMAT,
            "box": self.game.name,
            "rules": self.game.rules_version,
            "content": self.game.content_digest,
            "seats": self.options.seats,
            "options": self.options.values,
            "seed": self.seed,
            "concede": self.concede,
            "moves": self.moves,
            "dice": self._dice(),
            "state": self.state.to_json(),
        }

    def dumps(self) -> str:
        """The episode as text."""
        return json.dumps(self.to_json())


def win_shares(cooperative: bool, seats: int, winners: list[int]) -> list[float]:
    """Each seat's part of the win: a whole one for everybody where a game is won together."""
    shares = [0.0] * seats
    for seat in winners:
        shares[seat] = 1.0 if cooperative else 1.0 / len(winners)
    return shares


def _again(game: Game[Any], options: Options, seed: int, concede: bool, moves: int, state: State, dice: list[int]) -> Episode:
    episode = Episode(game, options, seed, concede)
    episode.state = state
    episode.moves = moves
    rng = episode.rng
    rng.a, rng.b, rng.c, rng.d = dice[0], dice[1], dice[2], dice[3]
    episode.phase = game.phase(state)
    episode.asked = [] if episode.phase is None else episode.phase.deciders(state)
    return episode


def from_json(game: Game[Any], data: Any) -> Episode:
    """The episode of this plain data; DamagedRecord or ForeignRecord say what is wrong with it."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ForeignRecord("This is not a snapshot of a Perilune environment. Use what its `snapshot` returned.")
    if data.get("box") != game.name:
        raise ForeignRecord(f"The snapshot is of the box {str(data.get('box'))[:40]!r}, not of {game.name!r}.")
    if (data.get("rules"), data.get("content")) != (game.rules_version, game.content_digest):
        raise ForeignRecord(
            f"The snapshot was taken under rules {data.get('rules')} with content {data.get('content')}; here are rules "
            f"{game.rules_version} with content {game.content_digest}. Use the installation that took it."
        )
    try:
        seats: int = data["seats"]
        chosen: dict[str, Any] = {name: list(values) for name, values in data["options"].items()}
        dice: list[int] = [int(number) for number in data["dice"]]
        seed: int = data["seed"]
        concede: bool = data["concede"]
        moves: int = data["moves"]
        state: State = game.restore(data["state"])
        return _again(game, game.settle(seats, chosen), seed, concede, moves, state.copy(), dice)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise DamagedRecord(f"The snapshot is damaged near {str(error)[:100]!r}. Use an unchanged copy of it.") from error


def loads(game: Game[Any], text: str | bytes) -> Episode:
    """The episode of a snapshot as text."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise DamagedRecord(f"The snapshot is not whole: {error}. Use an unchanged copy of it.") from error
    return from_json(game, data)
