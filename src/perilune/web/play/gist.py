"""What happened since a seat moved last, in the three or four lines that stay in view at its next decision."""

from typing import Final

from perilune.core.recap import NOBODY, Line
from perilune.core.seen import Seen
from perilune.core.words import inside

MOST_LINES: Final = 3  # beside that of the points


def gist(seen: Seen, since: int, recap: list[Line]) -> list[Line]:
    """Of a recap from this line of the log on what matters most, in the order in which it happened; and who made points.

    That somebody passes is told only if nothing else happened.
    """
    told = [line for line in recap if not line.passes] or recap
    weighed = sorted(range(len(told)), key=lambda place: (_weight(seen, told[place]), -told[place].points, -place))
    kept = [told[place] for place in sorted(weighed[:MOST_LINES])]
    made = _made(seen, since)
    if any(made) and not _says_it_all(kept, made):
        kept.append(Line(_points(seen, made), NOBODY, []))
    return kept


def _says_it_all(lines: list[Line], made: list[int]) -> bool:
    """Whether one of these lines has already told of all points."""
    return [line.points for line in lines if line.points] == [sum(made)]


def _weight(seen: Seen, line: Line) -> int:
    """How soon a line is told, the least first: what all should hear of, points and what concerns the seat, chance, what others did."""
    if line.great:
        return 0
    if line.points or seen.seat in line.seats:
        return 1
    return 2 if line.subject == NOBODY else 3


def _made(seen: Seen, since: int) -> list[int]:
    """The points of each seat from this line of the log on. A team has none to compare."""
    made = [0] * len(seen.names)
    for event in [] if seen.game.cooperative else seen.events[since:]:
        earning = seen.game.messages.sentences[event.code].earns
        if earning is not None:
            made[event.args[earning.seat]] += earning.made(event.args)
    return made


def _points(seen: Seen, made: list[int]) -> str:
    """Who made how many points, under the name that they have in this box."""
    told = [f"{inside(name)} {points:+}" for name, points in zip(seen.names, made, strict=True) if points]
    return f"{_unit(seen)}: {', '.join(told)}."


def _unit(seen: Seen) -> str:
    """What points are called: the first number that players watch, where it is the score."""
    gauges = [seen.game.gauges(seen.view, seat, seen.names)[0] for seat in range(len(seen.names))]
    scores = seen.game.scores(seen.view)
    return gauges[0].name.capitalize() if [gauge.value for gauge in gauges] == scores and any(scores) else "Points"
