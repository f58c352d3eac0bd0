"""The cards of a finished game: of each moment that turned it, a short title, one line, and a picture of what happened."""

import re
from typing import Final

from perilune.bots.story import Moment
from perilune.core.game import Outcome
from perilune.core.journal import Event
from perilune.core.recap import NOBODY
from perilune.core.reel import Reel
from perilune.core.seen import AnyGame
from perilune.draw.svg import el
from perilune.draw.vignettes import at, banner, gain, star

WORDS: Final = 8  # of a title, at most
FEW: Final = 3  # of a title that is cut, at least
OWN: Final = 8  # how much more an event weighs that the seat of the moment brought about
_NUMBERED: Final = re.compile(r"([A-Za-z]+) (\d+)")
_BREAKS: Final = (": ", "; ", ", while ", ", ", " and ")  # where a sentence is cut, the best first
_SMALL: Final = (" of ", " on ", " with ", " into ", " onto ", " from ", " for ", " to ", " in ", " at ")


class Card:
    """What a card says and shows."""

    def __init__(self, title: str, line: str, picture: str) -> None:
        self.title = title
        self.line = line
        self.picture = picture


def card(game: AnyGame, moment: Moment, names: list[str], outcome: Outcome | None) -> Card:
    """Of a moment; with the outcome, of the last one."""
    heart = _heart(game, moment.events, moment.seat)
    if outcome is not None:
        title, rest = shortened([outcome.text])
        winner = outcome.winners[0] if outcome.winners else -1
        picture = _crowned(winner) if winner >= 0 else _pictured(game, heart, moment.seat)
        return Card(title, rest, _stage(picture, 0))
    made = _made(game, moment.events, len(names))
    title, line = shortened(moment.headline(game, _like(game, heart, moment.events), names))
    if moment.lists_points() and any(made):
        order = sorted(range(len(names)), key=lambda seat: -made[seat])
        line = ", ".join(f"{names[seat]} {_signed(made[seat])}" for seat in order if made[seat])
    return Card(title, line, _stage(_pictured(game, heart, moment.seat), made[moment.seat]))


def shortened(sentences: list[str]) -> tuple[str, str]:
    """The first sentence as a title of a few words, and what is left of it and the next."""
    text = " ".join(sentences).strip()
    head, _, rest = text.partition(". ")
    head = head.removesuffix(".")
    if len(head.split()) > WORDS:
        head, left = _cut(head)
        rest = ". ".join(part for part in (left, rest) if part)
    elif ": " in head and len(head.split(": ")[0].split()) >= FEW:
        head, _, left = head.partition(": ")
        rest = ". ".join(part for part in (left, rest) if part)
    rest = rest.strip().removesuffix(".")
    return head, rest[:1].upper() + rest[1:]


def numbered(when: str) -> tuple[str, int] | None:
    """What the box calls a round, and which it is: ("turn", 11); None if there is no number in it."""
    found = _NUMBERED.search(when)
    return (found[1].lower(), int(found[2])) if found else None


def rounds(reel: Reel) -> tuple[str, list[tuple[int, int]]]:
    """What the box calls a round, and the moments, as spectators count, at which each begins."""
    game = reel.table.game
    unit = ""
    steps: list[tuple[int, int]] = []
    for moment in range(reel.length()):
        known = numbered(game.course(reel.position(reel.number(moment))).title)
        if known is not None and (not steps or known[1] > steps[-1][1]):
            unit = known[0]
            steps.append((moment, known[1]))
    return unit, steps


def _cut(head: str) -> tuple[str, str]:
    """A long sentence in two, where it can be cut best."""
    for marks in (_BREAKS, _SMALL):
        for mark in marks:
            places = [found.start() for found in re.finditer(re.escape(mark), head)]
            fitting = [place for place in places if FEW <= len(head[:place].split()) <= WORDS]
            if fitting:
                left = (
                    head[fitting[-1] + len(mark) :]
                    if marks is _BREAKS and mark != ", while "
                    else head[fitting[-1] :].lstrip(" ,")
                )
                return head[: fitting[-1]], left
    words = head.split()
    return " ".join(words[:WORDS]) + "…", ""


def _weight(game: AnyGame, event: Event, seat: int) -> int:
    """How much an event matters, rather if this seat brought it about, and the more, the more points it gave."""
    weight: int = game.staged(event, seat)[0]
    if not weight:
        return 0
    earns = game.messages.sentences[event.code].earns
    return weight + (OWN if game.doer(event) == seat else 0) + (min(earns.made(event.args), OWN) if earns else 0)


def _heart(game: AnyGame, events: list[Event], seat: int) -> Event | None:
    """The event that matters most; the first of those that matter the same."""
    best: Event | None = None
    most = 0
    for event in events:
        weight = _weight(game, event, seat)
        if weight > most:
            best, most = event, weight
    return best


def _like(game: AnyGame, heart: Event | None, events: list[Event]) -> list[Event]:
    """The events that are told with it: the same by the same seat. What nobody did has all points with it that it gave."""
    if heart is None:
        return []
    whose = game.doer(heart)
    if whose == NOBODY:
        sentences = game.messages.sentences
        return [event for event in events if event.code == heart.code or sentences[event.code].earns is not None]
    return [heart, *[event for event in events if event is not heart and event.code == heart.code and game.doer(event) == whose]]


def _made(game: AnyGame, events: list[Event], seats: int) -> list[int]:
    """The points that each seat made."""
    made = [0] * seats
    for event in events:
        earns = game.messages.sentences[event.code].earns
        if earns is not None and not game.cooperative:
            made[event.args[earns.seat]] += earns.made(event.args)
    return made


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"


def _pictured(game: AnyGame, heart: Event | None, seat: int) -> str:
    return banner(seat) if heart is None else game.staged(heart, seat)[1]


def _crowned(seat: int) -> str:
    """The flag of who has won, under stars."""
    return banner(seat) + star(-52, -44, 12) + star(54, -54, 10) + star(70, -26, 7)


def _stage(picture: str, points: int) -> str:
    """The picture on its ground; what lies behind is the scene of the box."""
    made = at(224, 30, gain(points)) if points else ""
    return el("svg", at(112, 94, picture), made, viewBox="0 0 236 108", class_="pl", aria_hidden="true")
