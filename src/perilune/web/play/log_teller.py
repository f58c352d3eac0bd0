"""Tells what happened at one table, each event once for all who call the players by the same names: on nothing else its words depend."""

from perilune.core.journal import Event
from perilune.core.seen import Seen
from perilune.web.play.messages import LogLine

_Said = dict[int, tuple[Event, str]]  # by the event's identity, which it keeps as long as it is held here


class LogTeller:
    """Keeps the words of events that were told. Those of moves that were taken back are forgotten after a while, and so are old names."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, ...], _Said] = {}  # by the names of the players

    def lines(self, seen: Seen, first: int = 0) -> list[LogLine]:
        """The log as a seat reads it, from this line on: each with the moment of the replay that shows it, and whose doing it is."""
        said, events = self._said_with(seen), seen.events[first:]
        told = [self._say(said, seen, event) for event in events]
        return list(zip(told, seen.log_moments(first), map(seen.game.doer, events), strict=True))

    def _said_with(self, seen: Seen) -> _Said:
        names = tuple(seen.names)
        if names not in self._said and len(self._said) > len(names):  # one of them for each seat, and one for those who watch
            self._said.clear()
        said = self._said.setdefault(names, {})
        if len(said) > 2 * len(seen.events) + 1000:
            said.clear()
        return said

    def _say(self, said: _Said, seen: Seen, event: Event) -> str:
        told = said.get(id(event))
        if told is None:
            told = (event, seen.game.say_event(event, seen.names))
            said[id(event)] = told
        return told[1]
