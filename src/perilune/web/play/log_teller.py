"""Tells what happened at one table, each event once for all seats: its words depend on nothing but the names."""

from perilune.core.journal import Event
from perilune.core.seen import Seen
from perilune.web.play.messages import LogLine


class LogTeller:
    """Keeps the words of events that were told. Those of moves that were taken back are forgotten after a while."""

    def __init__(self) -> None:
        self._names: list[str] = []
        self._said: dict[int, tuple[Event, str]] = {}  # by the event's identity, which it keeps as long as it is held here

    def lines(self, seen: Seen, first: int = 0) -> list[LogLine]:
        """The log as a seat reads it, from this line on: each with the moment of the replay that shows it."""
        if seen.names != self._names or len(self._said) > 2 * len(seen.events) + 1000:
            self._names = seen.names[:]
            self._said.clear()
        said = [self._say(seen, event) for event in seen.events[first:]]
        return list(zip(said, seen.log_moments(first), strict=True))

    def _say(self, seen: Seen, event: Event) -> str:
        told = self._said.get(id(event))
        if told is None:
            told = (event, seen.game.say_event(event, seen.names))
            self._said[id(event)] = told
        return told[1]
