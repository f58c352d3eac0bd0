"""Plays on in imagined worlds: own turns as a whole, and what everybody may do after them.

Thinking is counted in looks: a look asks the box what a position is worth. A budget of looks gives the same choice on every machine.
"""

from math import sqrt
from typing import Any, Final

from perilune.bots.outlook import Outlook
from perilune.bots.player import serious
from perilune.core.chance import CHANCE, Rng, place
from perilune.core.game import Game, Phase, State
from perilune.core.journal import Journal
from perilune.core.move import Move

MOST_CLICKS: Final = 80  # in one turn
NEVER: Final = -1e18
PRIZE: Final = 3_000  # for a win, beside what the last position is worth,
GOAL: Final = 30_000  # and where there are no rivals, whom a lead would count against: nothing else is a win there
CERTAIN: Final = 10_000  # what it is worth to be sure of winning
MARGIN: Final = 10  # this part of the lead counts besides, so that there is a better and a worse where a game is decided


class Turn:
    """Whole own turns: the clicks, the position that they lead to, and the sum of what they were worth in some worlds."""

    def __init__(self, moves: list[Move], end: State) -> None:
        self.moves = moves
        self.rest: list[Move] = []  # what to do in the turns after it, as long as that is possible; then greedily
        self.end = end
        self.first = 0  # what the end is worth in the world that the turn was found in
        self.total = 0
        self.worlds = 0
        self.better = 0  # than the greedy turn, in the worlds in which both were tried: the sum,
        self.squares = 0.0  # that of the squares,
        self.pairs = 0  # and the worlds

    def mean(self) -> float:
        """What it was worth on average; nothing is worse than a turn that was possible in no world."""
        return self.total / self.worlds if self.worlds > 0 else NEVER

    def error(self) -> float:
        """The standard error of how much better than the greedy turn it was."""
        if self.pairs < 2:
            return 0.0
        mean = self.better / self.pairs
        return sqrt(max(0.0, self.squares / self.pairs - mean * mean) / (self.pairs - 1))

    def advantage(self) -> float:
        """How much better than the greedy turn it was, less the error of that. The greedy turn itself has none."""
        return self.better / self.pairs - self.error() if self.pairs > 0 else 0.0

    def surely_better(self, errors: float) -> bool:
        """Whether it was better than the greedy turn by more than so many standard errors."""
        return self.pairs > 1 and self.better / self.pairs > errors * self.error()


class World:
    """What a seat may not know, made up: a whole position and the dice to come. Draw number n is the same for every turn that is tried."""

    def __init__(self, start: State, seed: int) -> None:
        self.start = start
        self.seed = seed
        self._rng = Rng(seed)
        self._draws: list[int] = []

    def draw(self, number: int, weights: list[int]) -> int:
        """The index that draw `number` picks from these weights."""
        while len(self._draws) <= number:
            self._draws.append(self._rng.next())
        total = 0
        for weight in weights:
            total += weight
        return place(weights, (self._draws[number] >> 8) * total >> 24)


class Detour:
    """A change to a way that was planned: from own choice number `at` on, some clicks at random and some planned ones left out."""

    def __init__(self, at: int, clicks: int, skips: int, back: bool, rng: Rng) -> None:
        self.at = at
        self.clicks = clicks
        self.skips = skips
        self.back = back  # whether it goes on as planned, wherever that is possible again; or greedily
        self.rng = rng


class Scout:
    """Tries things for one seat of one box, and counts its looks."""

    def __init__(self, game: Game[Any], seat: int, seats: int, look: Outlook | None = None) -> None:
        self.game = game
        self.look = look  # what it knows about chances to win, if it goes by them
        self.seat = seat
        self.seats = seats
        self.looks = 0
        self.clicks = 0  # of own turns that were found
        self.names = [""] * seats
        self.journal = Journal(silent=True)

    def worth(self, s: State, seat: int) -> int:
        """One look."""
        self.looks += 1
        return self.game.worth(s, seat)

    def value(self, s: State) -> int:
        """What the position is worth to the seat: its chance to win, and a part of its lead; without chances, its lead."""
        if self.look is None:
            return self.lead(s)
        self.looks += self.seats
        chance = self.look.chances(s, self.seats)[self.seat]
        return int(CERTAIN * chance) + self.lead(s) // MARGIN

    def lead(self, s: State) -> int:
        """How far the seat is ahead of its best rival. In a co-operative box its own view of the position counts the team."""
        value = self.worth(s, self.seat)
        if self.seats == 1 and self.game.phase(s) is None:
            value //= MARGIN  # only the goal counts in the end
        value += self.prize(s)
        if self.game.cooperative or self.seats == 1:
            return value
        rivals = [self.worth(s, seat) for seat in range(self.seats) if seat != self.seat]
        return value - max(rivals)

    def prize(self, s: State) -> int:
        """Something for a game that is won, and as much against one that is lost."""
        if self.game.phase(s) is not None:
            return 0
        prize = GOAL if self.seats == 1 or self.game.cooperative else PRIZE
        if self.seat in self.game.outcome(s, self.names).winners:
            return prize
        return prize * self.game.nearness(s) // 100 - prize if self.seats == 1 else -prize

    def after(self, s: State, phase: Phase[Any], seat: int, move: Move) -> State:
        """The position after a move."""
        trial = s.copy()
        phase.play(trial, seat, move, self.journal)
        return trial

    def as_known_to(self, who: int, s: State, rng: Rng) -> State:
        """A partner decides by what it may know, not by what this seat knows or has made up. A rival may guess as well as this seat."""
        if who == self.seat or not self.game.cooperative:
            return s
        world: State = self.game.imagine(self.game.view(s, who), who, rng)
        return world

    def greedy(self, s: State, seat: int, moves: list[Move], eyes: int, rng: Rng) -> Move:
        """The move after which the position looks best; among equals, any. Of more than `eyes` moves only so many are looked at."""
        if len(moves) > eyes:
            moves = some(moves, eyes, rng)
        best = moves[0]
        if len(moves) == 1:
            return best
        most = 0
        equals = 0
        self.looks += len(moves)
        for number, value in enumerate(self.game.worth_all(s, seat, moves)):
            if equals == 0 or value > most:
                best = moves[number]
                most = value
                equals = 1
            elif value == most:
                equals += 1
                if rng.below(equals) == 0:
                    best = moves[number]
        return best

    def turn(self, start: State, rng: Rng, eyes: int, wild: int, opening: Move | None) -> Turn | None:
        """A whole turn: greedy, but for `wild` random clicks in a hundred and perhaps the first click.

        It never comes back to a position that it has already had. None if there is no other way on.
        """
        s = start
        clicks: list[Move] = []
        had: list[State] = [start]
        values: list[int] = [self.worth(start, self.seat)]
        banned: list[Move] = []
        while len(clicks) < MOST_CLICKS:
            phase: Phase[Any] | None = self.game.phase(s)
            if phase is None or self.seat not in phase.deciders(s):
                break
            moves = serious(phase.legal(s, self.seat))
            if banned:
                moves = [move for move in moves if move not in banned]
                if not moves:
                    return None
            if opening is not None and not clicks:
                if opening in banned:
                    return None
                move = opening
            elif wild > 0 and rng.below(100) < wild:
                move = moves[rng.below(len(moves))]
            else:
                move = self.greedy(s, self.seat, moves, eyes, rng)
            trial = self.after(s, phase, self.seat, move)
            value = self.worth(trial, self.seat)
            if self.is_back(trial, value, had, values):
                banned.append(move)
                continue
            banned = []
            s = trial
            self.clicks += 1
            clicks.append(move)
            had.append(s)
            values.append(value)
        found = Turn(clicks, s)
        found.first = values[-1]
        return found

    def is_back(self, s: State, value: int, had: list[State], values: list[int]) -> bool:
        """Whether the position is one of those that the turn has already had."""
        for number in range(len(had)):
            if values[number] == value and had[number].to_json() == s.to_json():
                return True
        return False

    def replay(self, start: State, moves: list[Move]) -> State | None:
        """The position after these clicks in another world; None if they are not possible there."""
        s = start.copy()
        for move in moves:
            phase: Phase[Any] | None = self.game.phase(s)
            if phase is None or self.seat not in phase.deciders(s) or phase.why_not(s, self.seat, move) != 0:
                return None
            phase.play(s, self.seat, move, self.journal)
        return s

    def play_on(
        self,
        s: State,
        world: World,
        decisions: int,
        eyes: int,
        wild: int,
        rest: list[Move],
        played: list[Move] | None = None,
        detour: Detour | None = None,
    ) -> State:
        """Everybody plays greedily: so many decisions, and on until it is the seat's turn; at most twice as many.

        Each looks at no more than so many moves (`eyes`), and `wild` choices in a hundred are random. The seat first plays the `rest` of
        what it has planned, as far as that is possible, perhaps with a detour. What it plays is noted in `played`.
        """
        rng = Rng(world.seed)
        drawn = 0
        made = 0
        done = 0
        own = 0
        before = self.seat
        while made < 2 * decisions:
            phase: Phase[Any] | None = self.game.phase(s)
            if phase is None:
                break
            who = phase.deciders(s)[0]
            if made >= decisions and who == self.seat and before != who:
                break
            moves = serious(phase.legal(s, who))
            if who == CHANCE:
                move = moves[world.draw(drawn, phase.odds(s, moves))]
                drawn += 1
            else:
                made += 1
                if detour is not None and who == self.seat and own == detour.at:
                    done = min(len(rest), done + detour.skips) if detour.back else len(rest)
                if detour is not None and who == self.seat and detour.at <= own < detour.at + detour.clicks:
                    move = moves[detour.rng.below(len(moves))]
                elif who == self.seat and done < len(rest) and rest[done] in moves:
                    move = rest[done]
                    done += 1
                elif wild > 0 and rng.below(100) < wild:
                    move = moves[rng.below(len(moves))]
                else:
                    move = self.greedy(self.as_known_to(who, s, rng), who, moves, eyes, rng)
                    if detour is None:
                        done = len(rest)
                if who == self.seat:
                    own += 1
                    if played is not None:
                        played.append(move)
            before = who
            phase.play(s, who, move, self.journal)
        return s


def some(moves: list[Move], count: int, rng: Rng) -> list[Move]:
    """So many of the moves, any of them."""
    left = moves[:]
    for number in range(count):
        other = number + rng.below(len(left) - number)
        left[number], left[other] = left[other], left[number]
    return left[:count]
