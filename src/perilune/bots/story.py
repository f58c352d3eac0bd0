"""The story of a finished game: each seat's chance to win over the game, the moments that turned it, and what luck gave and took.

Once a game is over everything may be looked at, so all of it is reckoned from the whole positions. Where the chances of this kind of game
were not measured (`Outlook.knows`), the points tell the story instead, and there is nothing to say about luck. Where nobody got any
point, as alone against a shadow, the first number that players watch (`Game.gauges`) tells it. A box that knows what decides its games
(`Game.deeds`) names the moments itself.
"""

from time import monotonic
from typing import Any, Final

from perilune.bots.outlook import Outlook, outlook
from perilune.core.chance import CHANCE, SPECTATOR
from perilune.core.game import Deed, Game, Phase, State
from perilune.core.journal import Event, Journal
from perilune.core.recap import Line
from perilune.core.record import Row
from perilune.core.reel import Reel

SAMPLES: Final = 64  # turns that are reckoned at first, evenly over the game
MOMENTS: Final = 5  # of a story, the last one included
APART: Final = 3  # samples between two of them, at least
LINES: Final = 2  # that are told of a moment,
LONG: Final = 110  # and only one, if together they had more letters
OWN: Final = 2  # the weight of a line about what a seat did
WEIGHTY: Final = 10  # the weight from which on a deed is told
LEAST: Final = 0.02  # a change that is worth a moment, of all that can be had
LOOKS: Final = 6_000  # positions that may be looked at to tell luck
SECONDS: Final = 8.0  # after which the rest of the story is left out


class Moment:
    """A moment that turned the game: when, whose it is, from what to what it changed that seat's chance, and what happened."""

    def __init__(self, moment: int, seat: int, before: float, after: float, when: str, events: list[Event]) -> None:
        self.moment = moment  # as spectators count
        self.seat = seat
        self.before = before
        self.after = after
        self.when = when
        self.events = events

    def says(self, game: Game[Any], names: list[str]) -> list[str]:
        """What happened, in words."""
        raise NotImplementedError  # abstract

    def headline(self, game: Game[Any], heart: list[Event], names: list[str]) -> list[str]:
        """What stands above its picture, which shows these of its events."""
        return self.says(game, names)

    def lists_points(self) -> bool:
        """Whether who made how many points is told below the headline, rather than the rest of the words."""
        return False


class Done(Moment):
    """A deed, in the words of its box."""

    def __init__(self, moment: int, deed: Deed, when: str, events: list[Event]) -> None:
        super().__init__(moment, deed.seats[0], 0.0, 0.0, when, events)  # it needs no numbers beside its words
        self.deed = deed

    def says(self, game: Game[Any], names: list[str]) -> list[str]:
        return [game.vocabulary.say(self.deed.says, self.deed.seats, names)]


class Turn(Moment):
    """A turn that changed much, told by its events: whose chance it changed most, and the move that began it."""

    def __init__(
        self, moment: int, seat: int, before: float, after: float, when: str, events: list[Event], row: Row, position: State
    ) -> None:
        super().__init__(moment, seat, before, after, when, events)
        self.row = row
        self.position = position  # where that move was played

    def says(self, game: Game[Any], names: list[str]) -> list[str]:
        """What happened; the move, if nothing was told of it."""
        lines = self.told(game.recap(self.events, names))
        return lines or [game.say_move(self.position, self.row.seat, game.catalogue.parse(self.row.text), names) + "."]

    def headline(self, game: Game[Any], heart: list[Event], names: list[str]) -> list[str]:
        return [line.text for line in game.recap(heart, names)] or self.says(game, names)

    def lists_points(self) -> bool:
        return True

    def told(self, lines: list[Line]) -> list[str]:
        """A few of the lines of a turn: those about points, else what the seat did last, which tells what came of it.

        What others did meanwhile is told only if there is nothing else.
        """
        ranked = [(_weight(line, self.seat), -abs(line.points), -place) for place, line in enumerate(lines)]
        ranked.sort()
        chosen = sorted(-place for weight, _, place in ranked[:LINES] if weight <= max(OWN, ranked[0][0]))
        if sum(len(lines[place].text) for place in chosen) > LONG:
            chosen = [-ranked[0][2]]
        return [lines[place].text for place in chosen]


class Story:
    """What decided a game."""

    def __init__(
        self, measured: bool, counts: str, at: list[int], values: list[list[float]], moments: list[Moment], luck: list[float]
    ) -> None:
        self.measured = measured  # the values are chances to win; otherwise they are points
        self.counts = counts  # what they are, if they are neither
        self.at = at  # the moments that were reckoned
        self.values = values  # of each of these moments, by seat
        self.moments = moments
        self.luck = luck  # what chance gave each seat, as a share of the chance to win; empty if that cannot be told


def story(reel: Reel) -> Story:
    """The story of a finished game."""
    return _Teller(reel).tell()


def _weight(line: Line, seat: int) -> int:
    """How soon a line is told: the less, the sooner. Rather about points, and rather about the seat."""
    if line.points != 0:
        return 0 if seat in line.seats else 1
    return OWN if line.subject == seat else OWN + 1


class _Teller:
    def __init__(self, reel: Reel) -> None:
        self.reel = reel
        self.game: Game[Any] = reel.table.game
        self.seats: int = reel.table.options.seats
        self.look: Outlook = outlook(self.game)
        self.measured: bool = self.look.knows(self.game.variant(reel.position(0)))
        self.turns = self.ends_of_turns()
        self.last = len(self.turns) - 1
        self.known: dict[int, list[float]] = {}  # by turn
        self.until = monotonic() + SECONDS
        end: Any = reel.position(len(reel.rows()))
        self.pointless: bool = not self.measured and max(self.game.scores(end)) <= 0
        self.most: float = 1.0 if self.measured else max(1.0, *self.worth(end))

    def ends_of_turns(self) -> list[int]:
        """The moments, as spectators count, after which somebody else moves: what a turn has begun says little until it is done."""
        rows = self.reel.rows()
        found = [0]
        for moment in range(1, self.reel.length(SPECTATOR)):
            number = self.reel.number(moment)
            if number == len(rows) or rows[number].seat != rows[number - 1].seat:
                found.append(moment)
        return found

    def tell(self) -> Story:
        """All of it, as far as the time goes."""
        some = self.samples()
        values = [self.value(turn) for turn in some]
        counts = self.game.gauges(self.reel.position(0), 0, self.reel.table.names)[0].name if self.pointless else ""
        moments = self.deeds() or self.moments(some)
        return Story(self.measured, counts, [self.turns[turn] for turn in some], values, moments, self.luck())

    def samples(self) -> list[int]:
        """Turns evenly over the game, coarse ones first: as many as there is time for."""
        step = max(1, self.last)
        wanted = [0, self.last]
        while len(wanted) < SAMPLES and step > 1 and monotonic() < self.until:
            step = (step + 1) // 2
            for turn in range(step, self.last, step):
                if turn not in self.known and monotonic() < self.until:
                    self.value(turn)
                    wanted.append(turn)
        return sorted(set(wanted))

    def value(self, turn: int) -> list[float]:
        """What each seat's position is worth at the end of a turn."""
        if turn not in self.known:
            self.known[turn] = self.worth(self.reel.position(self.reel.number(self.turns[turn])))
        return self.known[turn]

    def worth(self, s: State) -> list[float]:
        """Each seat's chance to win, or its points, or what it watches first."""
        if self.measured:
            return self.look.chances(s, self.seats)
        if self.pointless:
            names = self.reel.table.names
            return [float(self.game.gauges(s, seat, names)[0].value) for seat in range(self.seats)]
        return [float(points) for points in self.game.scores(s)]

    def deeds(self) -> list[Moment]:
        """The weightiest of what the box says decided the game, in order, and the last moment; nothing if it says nothing."""
        positions: Any = [self.reel.position(number) for number in range(len(self.reel.rows()) + 1)]
        told = sorted(self.game.deeds(positions), key=lambda deed: -deed.weight)
        chosen = [deed for deed in told if deed.weight >= WEIGHTY][: MOMENTS - 1]
        if not chosen:
            return []
        last = self.ending()
        if not self.measured:
            last.before = last.after  # from five stages to six says less than the words
        return [*[self.deed(deed) for deed in sorted(chosen, key=lambda deed: deed.number)], last]

    def deed(self, deed: Deed) -> Moment:
        """A deed at the moment at which spectators saw it, with what its move led to."""
        seen = next(moment for moment in range(self.reel.length(SPECTATOR)) if self.reel.number(moment) >= deed.number)
        since = self.reel.number(seen) - 1
        events = [event for event in self.reel.everything(seen).events if event.at >= since]
        return Done(seen, deed, self.game.course(self.reel.position(deed.number - 1)).title, events)

    def moments(self, some: list[int]) -> list[Moment]:
        """The largest changes, some way apart, in the order of the game; the last one of the game always."""
        changes = [(self.change(some[n], some[n + 1]), n) for n in range(len(some) - 2)]
        changes.sort(key=lambda pair: -pair[0])
        chosen: list[int] = []
        for size, n in changes:
            if len(chosen) < MOMENTS - 1 and size >= LEAST * self.most and all(abs(n - other) >= APART for other in chosen):
                chosen.append(n)
        found = [self.sharpest(some[n], some[n + 1]) for n in sorted(chosen)]
        return [*found, self.ending()] if self.last > 0 else []

    def ending(self) -> Moment:
        """The last moment of the game, with the chances of whoever won it."""
        winners = self.game.outcome(self.reel.position(len(self.reel.rows())), self.reel.table.names).winners
        return self.moment(self.last, winners[0] if len(winners) == 1 else None)

    def change(self, first: int, then: int) -> float:
        """How much what the positions are worth changes from one turn to another."""
        return max(abs(a - b) for a, b in zip(self.value(first), self.value(then), strict=True))

    def sharpest(self, first: int, then: int) -> Moment:
        """The one turn between two that changed most."""
        best, most = then, -1.0
        for turn in range(first + 1, then + 1):
            size = self.change(turn - 1, turn)
            if size > most:
                best, most = turn, size
        return self.moment(best)

    def moment(self, turn: int, whose: int | None = None) -> Moment:
        """What there is to tell of a turn, with the chances of the seat that it changed most, or of another one."""
        before, after = self.value(turn - 1), self.value(turn)
        since, end = self.reel.number(self.turns[turn - 1]), self.reel.number(self.turns[turn])
        row = self.reel.rows()[since]
        # Of two who play against each other, one gains what the other loses: it is told of whoever moved.
        changes = [(round(abs(after[seat] - before[seat]), 6), seat == row.seat, after[seat], seat) for seat in range(self.seats)]
        seat = max(changes)[3] if whose is None else whose
        position: State = self.reel.position(since)
        when = self.game.course(self.reel.position(end - 1)).title  # what a turn has led to, not the set-up before it
        return Turn(self.turns[turn], seat, before[seat], after[seat], when, self.events(turn, since), row, position)

    def events(self, turn: int, since: int) -> list[Event]:
        """What happened in a turn, but for passes."""
        sentences = self.game.messages.sentences
        seen = self.reel.everything(self.turns[turn])
        return [event for event in seen.events if event.at >= since and not sentences[event.code].passes]

    def luck(self) -> list[float]:
        """What the throws of chance gave each seat, beyond what was to be expected; nothing where that takes too long or is not known."""
        if not self.measured or self.seats == 1 or self.game.cooperative:
            return []
        total = [0.0] * self.seats
        looks = 0
        for number, row in enumerate(self.reel.rows()):
            before: Any = self.reel.position(number)
            phase: Phase[Any] | None = self.game.phase(before)
            if row.seat != CHANCE or phase is None:
                continue
            moves = phase.legal(before, CHANCE)
            looks += len(moves)
            if looks > LOOKS or monotonic() > self.until:
                return []
            odds = phase.odds(before, moves)
            for seat, chance in enumerate(self.worth(self.reel.position(number + 1))):
                total[seat] += chance
            for move, weight in zip(moves, odds, strict=True):
                trial: Any = before.copy()
                phase.play(trial, CHANCE, move, Journal(silent=True))
                for seat, chance in enumerate(self.worth(trial)):
                    total[seat] -= chance * weight / sum(odds)
        return total
