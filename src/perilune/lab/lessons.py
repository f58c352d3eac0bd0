"""Positions to learn from: games of bots, and what each seat's features were on the way to the end."""

from dataclasses import dataclass
from typing import Any

from perilune.bots import bot
from perilune.bots.player import Bot
from perilune.core.chance import CHANCE, Drawer, Rng
from perilune.core.game import Game, Phase, State
from perilune.core.journal import Journal
from perilune.core.playout import any_move
from perilune.core.seen import Seen
from perilune.games import box

MOST_MOVES = 8_000  # a game that is longer teaches nothing
POSITIONS = 24  # of each game
WILD = 4  # choices in a hundred that are random, so that positions differ


@dataclass(frozen=True)
class Course:
    """What is played: a box, its options and seats, the bots, and the word that settles all chance."""

    box: str
    seats: int
    chosen: dict[str, Any]
    bots: str
    seed: str
    pack: str | None = None

    @property
    def game(self) -> Game[Any]:
        return box(self.box, self.pack)


@dataclass(frozen=True)
class Moment:
    """A position of a game: how far it has come, and each seat's features and worth."""

    progress: int
    features: list[list[int]]
    worth: list[int]


@dataclass(frozen=True)
class Lesson:
    """A finished game: its variant, some of its positions, and the seats that won; none of them if it did not end."""

    number: int
    variant: str
    moments: list[Moment]
    winners: list[int]
    ended: bool


def lesson(asked: tuple[Course, int]) -> Lesson:
    """Play game `number` of a course."""
    course, number = asked
    game = course.game
    state: State = game.deal(game.settle(course.seats, course.chosen))
    seed = f"{course.seed}/{number}"
    drawer, rng, silent = Drawer(seed), Rng(number * 7919 + len(course.seed)), Journal(silent=True)
    names = [f"{course.bots} {seat + 1}" for seat in range(course.seats)]
    bots: list[Bot] = [bot(course.bots, number * course.seats + seat) for seat in range(course.seats)]
    kept: list[State] = []
    before, thrown, moves, apart = CHANCE, 0, 0, 1
    phase: Phase[Any] | None = game.phase(state)
    while phase is not None and moves < MOST_MOVES:
        seat = phase.deciders(state)[0]
        legal = phase.legal(state, seat)
        if seat == CHANCE:
            move = legal[drawer.draw(thrown, phase.odds(state, legal))]
            thrown += 1
        else:
            if seat != before:
                moves_since = moves % apart
                if moves_since == 0:
                    kept.append(state.copy())
                if len(kept) == 2 * POSITIONS:  # half as many, twice as far apart
                    kept, apart = kept[::2], apart * 2
            wild = rng.below(100) < WILD
            move = any_move(legal, rng) if wild else bots[seat].choose(Seen(game, game.view(state, seat), seat, names, [], moves))
            moves += 1
        before = seat
        phase.play(state, seat, move, silent)
        phase = game.phase(state)
    if phase is not None:
        return Lesson(number, game.variant(state), [], [], False)
    moments = [moment(game, s, course.seats) for s in kept]
    return Lesson(number, game.variant(state), moments, game.outcome(state, names).winners, True)


def moment(game: Game[Any], s: State, seats: int) -> Moment:
    """What is remembered of a position."""
    return Moment(
        game.progress(s), [game.features(s, seat) for seat in range(seats)], [game.worth(s, seat) for seat in range(seats)]
    )
