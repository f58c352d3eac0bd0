"""Steps: the moves of a table that may still be taken back, and whether that would be fair.

A box need not help. A seat may take back its last move unless, since then, chance has answered, a secret has come out, or another
seat has moved knowing of it. Whether a secret came out is read off the views: a place that was HIDDEN from somebody is hidden no
longer. Partners in a co-operative box may know of it, as long as what they did since does not depend on it.
"""

from typing import Any

from perilune.core.chance import CHANCE
from perilune.core.game import Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move
from perilune.core.record import Row
from perilune.core.seen import AnyGame


class Step:
    """A move that may still be taken back, and the position before it."""

    def __init__(self, before: State, seat: int, move: Move, sealed: bool, revealing: bool, among: bool, events: int) -> None:
        self.before = before
        self.seat = seat
        self.move = move
        self.sealed = sealed
        self.revealing = revealing
        self.among = among  # several chose at the same time
        self.blind = -1  # whether others may move unseen by the mover after it; -1: not looked yet
        self.events = events


def last_step(steps: list[Step], seat: int) -> int:
    """The place of the seat's last step; -1 if there is none."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].seat == seat:
            return place
    return -1


def blind(game: AnyGame, mine: Step) -> bool:
    """Whether the mover would not see what others can do next."""
    if mine.blind < 0:
        state = mine.before.copy()
        phase: Phase[Any] | None = game.phase(state)
        assert phase is not None
        phase.play(state, mine.seat, mine.move, Journal(silent=True))
        phase = game.phase(state)
        others = [] if phase is None else [seat for seat in phase.deciders(state) if seat not in (CHANCE, mine.seat)]
        mine.blind = 1 if any(_unseen(game, state, other, mine.seat) for other in others) else 0
    return mine.blind == 1


def _unseen(game: AnyGame, state: State, mover: int, watcher: int) -> bool:
    """Whether what the mover can do now changes nothing that the watcher sees."""
    phase: Phase[Any] | None = game.phase(state)
    assert phase is not None
    after = state.copy()
    phase.play(after, mover, phase.legal(state, mover)[0], Journal(silent=True))
    views = [game.view(position, watcher).to_json() for position in (state, after)]
    return bool(views[0] == views[1])


def independent(game: AnyGame, steps: list[Step], now: State) -> bool:
    """Whether the steps after the first one would be the same without it: they are legal, and it may come last as well."""
    trial = steps[0].before.copy()
    silent = Journal(silent=True)
    for step in [*steps[1:], steps[0]]:
        phase: Phase[Any] | None = game.phase(trial)
        if phase is None or step.seat not in phase.deciders(trial) or phase.why_not(trial, step.seat, step.move) != 0:
            return False
        phase.play(trial, step.seat, step.move, silent)
    return trial.to_json() == now.to_json()


def taken_back(steps: list[Step], rows: list[Row]) -> list[Step]:
    """Which steps were taken back, the last one first, if the rows are what is left of them; none if something else was played."""
    left = rows[:]
    missing: list[Step] = []
    for step in reversed(steps):
        if left and (left[-1].seat, left[-1].text) == (step.seat, step.move.text):
            left.pop()
        else:
            missing.append(step)
    return [] if left else missing
