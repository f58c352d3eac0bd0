"""Seen: all that one seat may know."""

from bisect import bisect_left
from typing import Any

from perilune.core.chance import CHANCE, SPECTATOR, Rng
from perilune.core.consequences import Consequences, consequences
from perilune.core.drawing import WIDE, Card, Drawing
from perilune.core.game import Game, Phase, Refusal, Region, Source, State
from perilune.core.hidden import reveals
from perilune.core.journal import Event, Journal
from perilune.core.move import Move
from perilune.core.recap import Line

AnyGame = Game[Any]


class Seen:
    """What one seat (or SPECTATOR) may know. Everything here is computed from its view and the events it heard."""

    def __init__(
        self,
        game: AnyGame,
        view: State,
        seat: int,
        names: list[str],
        events: list[Event],
        number: int,
        moments: list[int] | None = None,
    ) -> None:
        """`moments` are the numbers of moves after which there was something new for this seat."""
        self.game = game
        self.view = view
        self.seat = seat
        self.names = names
        self.events = events
        self.number = number
        self._moments = moments or []
        self._legal: list[Move] | None = None

    def told_with(self, names: list[str]) -> "Seen":
        """The same, told with other names."""
        return Seen(self.game, self.view, self.seat, names, self.events, self.number, self._moments)

    def lasted(self) -> int:
        """How often there was something new for this seat: less again once something is taken back."""
        return len(self._moments)

    def deciders(self) -> list[int]:
        """The seats that the game waits for; empty when it is over."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        return [] if phase is None else phase.deciders(self.view)

    def legal(self) -> list[Move]:
        """What this seat may do now."""
        if self._legal is None:
            phase: Phase[Any] | None = self.game.phase(self.view)
            self._legal = []
            if phase is not None and may_move(phase, self.view, self.seat):
                self._legal = phase.legal(self.view, self.seat)
        return self._legal[:]

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat may not play the move now; None if it may."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        if phase is None:
            return Refusal(self.game.end_rule, "The game is over.")
        if not may_move(phase, self.view, self.seat):
            when = self.game.messages.reasons[move.when]
            return Refusal(when.rule or phase.rule, f"{self.prompt()} {when.text}".rstrip())
        return self.game.refusal(self.view, self.seat, move, self.names)

    def warning(self, move: Move) -> Refusal | None:
        """Why this seat should think twice about a legal move; None if nothing speaks against it."""
        return self.game.caution(self.view, self.seat, move, self.names)

    def consequences(self, move: Move) -> Consequences:
        """What this legal move would do, as far as this seat can know."""
        return consequences(self.game, self.view, self.seat, move, self.names)

    def no_way_back(self, move: Move) -> str:
        """Why this legal move could not be taken back, in words; empty if it could, as far as this seat can know."""
        world = self.game.imagine(self.view, self.seat, Rng(1))
        watchers = [*range(len(self.names)), SPECTATOR]
        before = [self.game.view(world, watcher).to_json() for watcher in watchers]
        phase: Phase[Any] | None = self.game.phase(world)
        assert phase is not None, "nobody moves after the end"
        phase.play(world, self.seat, move, Journal(silent=True))
        after = [self.game.view(world, watcher).to_json() for watcher in watchers]
        phase = self.game.phase(world)
        if phase is None:
            return "It ends the game, so it cannot be undone."
        if phase.deciders(world) == [CHANCE]:
            return "Chance decides what comes next, so it cannot be undone."
        if any(reveals(old, new) for old, new in zip(before, after, strict=True)):
            return "It reveals something hidden, so it cannot be undone."
        if self.seat in self.deciders() and self.seat not in phase.deciders(world):
            return "It can only be undone until somebody else moves."
        return ""

    def prompt(self) -> str:
        """The question to this seat, or whom it waits for and why."""
        phase: Phase[Any] | None = self.game.phase(self.view)
        if phase is None:
            return self.game.outcome(self.view, self.names).text
        if self.seat in phase.deciders(self.view):
            return phase.prompt(self.view, self.seat, self.names)
        return phase.waiting(self.view, self.names)

    def say(self, move: Move) -> str:
        """The move in words."""
        return self.game.say_move(self.view, self.seat, move, self.names)

    def log(self) -> list[str]:
        """What happened, in words."""
        return [self.game.say_event(event, self.names) for event in self.events]

    def log_moments(self, first: int = 0) -> list[int]:
        """For each line of the log, from this one on, the moment of the replay, as this seat counts moments, that shows it."""
        return [bisect_left(self._moments, event.at + 1) for event in self.events[first:]]

    def recap(self, since: int) -> list[Line]:
        """What has happened from this line of the log on, in few lines."""
        return self.game.recap(self.events[since:], self.names)

    def sources(self) -> list[Source]:
        """What the points were made with, as far as this seat was told."""
        sentences = self.game.messages.sentences
        found: dict[str, Source] = {}
        for sentence in sentences:
            if sentence.earns is not None:
                found[sentence.earns.source] = Source(sentence.earns.source, [0] * len(self.names))
        for event in self.events:
            earning = sentences[event.code].earns
            if earning is not None:
                found[earning.source].points[event.args[earning.seat]] += earning.made(event.args)
        return [source for source in found.values() if any(source.points)]

    def gathered(self) -> list[Source]:
        """What each seat has gathered, where a box says more than where its points came from; else nothing."""
        return self.game.gathered(self.view, self.events)

    def drawing(self, layout: str = WIDE) -> Drawing:
        """The position as a picture for this seat."""
        return self.game.draw(self.view, self.seat, self.legal(), self.names, layout)

    def card(self, key: str) -> Card | None:
        """What explains a part of the picture; None if there is no such part."""
        return self.game.card(self.view, self.seat, key, self.names)

    def svg(self) -> str:
        """The picture alone."""
        return self.drawing().svg()

    def regions(self) -> list[Region]:
        """The position in words."""
        return self.game.regions(self.view, self.seat, self.names)

    def _repr_svg_(self) -> str:
        return self.svg()


def may_move(phase: Phase[Any], state: State, seat: int) -> bool:
    """Whether the game waits for this seat, or lets it act while it waits for others."""
    return seat in phase.deciders(state) or seat in phase.bystanders(state)
