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
    points = _points(seen, since)
    return [*[told[place] for place in sorted(weighed[:MOST_LINES])], *([Line(points, NOBODY, [])] if points else [])]


def _weight(seen: Seen, line: Line) -> int:
    """How soon a line is told, the least first: what all should hear of, points and what concerns the seat, chance, what others did."""
    if line.great:
        return 0
    if line.points or seen.seat in line.seats:
        return 1
    return 2 if line.subject == NOBODY else 3


def _points(seen: Seen, since: int) -> str:
    """Who made how many points, if anybody did, under the name that they have in this box."""
    made = [0] * len(seen.names)
    for event in seen.events[since:]:
        earning = seen.game.messages.sentences[event.code].earns
        if earning is not None:
            made[event.args[earning.seat]] += earning.made(event.args)
    told = [f"{inside(name)} {points:+}" for name, points in zip(seen.names, made, strict=True) if points]
    return f"{_unit(seen)}: {', '.join(told)}." if told else ""


def _unit(seen: Seen) -> str:
    """What points are called: the first number that players watch, where it is the score."""
    gauges = [seen.game.gauges(seen.view, seat, seen.names)[0] for seat in range(len(seen.names))]
    scores = seen.game.scores(seen.view)
    return gauges[0].name.capitalize() if [gauge.value for gauge in gauges] == scores and any(scores) else "Points"
