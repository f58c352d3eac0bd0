"""One game of bots, played to the end and kept as a record.

The moves, the chance and the digests are those of a Table with the same seed. Views for undo and for replays, which cost a
table more than a quick bot's thinking, are left out: whoever opens the record makes them again.
"""

from dataclasses import dataclass
from time import process_time
from typing import Any

from perilune.bots.player import Bot
from perilune.core.chance import CHANCE, Drawer
from perilune.core.game import Game, Options, Outcome, Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.record import Record, Row, state_digest
from perilune.core.seen import Seen

MOST_MOVES = 40_000  # a game that is longer counts as stalled


@dataclass(frozen=True)
class Thought:
    """How long a seat has thought, and for how many turns: runs of choices that no other seat interrupted."""

    seconds: float
    turns: int


@dataclass(frozen=True)
class Reached:
    """What a player alone has reached: numbers to compare, the weightiest first, and the same in words."""

    rank: list[int]
    text: str


@dataclass(frozen=True)
class Played:
    """A game that was played: its record, who won, the points, how long each seat has thought, and what a player alone has reached."""

    record: Record
    winners: list[int]
    scores: list[int]
    stalled: bool
    thoughts: list[Thought]
    reached: Reached | None


class Witness:
    """Looks on while a game is played. This one notes nothing."""

    def sees(self, phase: Phase[Any], state: State, seat: int, move: Move) -> None:
        """This move is about to be played in this position."""

    def ends(self, state: State, outcome: Outcome | None) -> None:
        """The last position; None for a game that has stalled."""


def play(
    game: Game[Any],
    options: Options,
    seed: str,
    bots: list[Bot],
    names: list[str],
    most: int = MOST_MOVES,
    witness: Witness | None = None,
) -> Played:
    """Let these bots play, one for each seat. Who has not finished after `most` moves has stalled, and nobody wins."""
    witness = witness or Witness()
    state: State = game.deal(options)
    record = Record(game.name, game.rules_version, game.content_digest, options.seats, options.values, seed, names, [])
    drawer = Drawer(seed)
    silent = Journal(silent=True)
    digest = state_digest("", state)
    thrown = 0
    before = CHANCE
    seconds = [0.0] * options.seats
    turns = [0] * options.seats
    phase: Phase[Any] | None = game.phase(state)
    while phase is not None and len(record.rows) < most:
        seat = phase.deciders(state)[0]
        if seat == CHANCE:
            moves = phase.legal(state, CHANCE)
            move = moves[drawer.draw(thrown, phase.odds(state, moves))]
            thrown += 1
        else:
            start = process_time()
            move = bots[seat].choose(Seen(game, game.view(state, seat), seat, names, [], len(record.rows)))
            seconds[seat] += process_time() - start
            turns[seat] += before != seat
        before = seat
        witness.sees(phase, state, seat, move)
        phase.play(state, seat, move, silent)
        digest = state_digest(digest, state)
        record.rows.append(Row(seat, move.text, digest))
        phase = game.phase(state)
    outcome = game.outcome(state, names) if phase is None else None
    witness.ends(state, outcome)
    winners = outcome.winners if outcome is not None else []
    thoughts = [Thought(spent, count) for spent, count in zip(seconds, turns, strict=True)]
    result = game.result(state) if outcome is not None and options.seats == 1 else None
    reached = Reached(result.rank, result.text) if result is not None else None
    return Played(record, winners, game.scores(state), phase is not None, thoughts, reached)
