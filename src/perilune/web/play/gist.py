"""What happened since a seat moved last, in the two or three lines that stay in view at its next decision."""

from typing import Final

from perilune.core.recap import NOBODY, Line
from perilune.core.seen import Seen
from perilune.core.words import inside

MOST_LINES: Final = 2  # beside that of the points


def gist(seen: Seen, since: int, recap: list[Line]) -> list[str]:
    """Of a recap from this line of the log on: what all should hear of, what chance did or what concerns the seat itself, else what
    others did last; and who made points."""
    great = [line for line in recap if line.great][-MOST_LINES:]
    told = [line for line in recap if line not in great and (line.subject == NOBODY or seen.seat in line.seats)]
    points = _points(seen, since)
    chosen = [*great, *told[max(0, len(told) - MOST_LINES + len(great)) :]] or ([] if points else recap[-MOST_LINES:])
    return [*[line.text for line in recap if line in chosen], *([points] if points else [])]


def _points(seen: Seen, since: int) -> str:
    """Who made how many points, if anybody did."""
    made = [0] * len(seen.names)
    for event in seen.events[since:]:
        earning = seen.game.messages.sentences[event.code].earns
        if earning is not None:
            points = earning.each if earning.points < 0 else event.args[earning.points] * earning.each
            made[event.args[earning.seat]] += points
    told = [f"{inside(name)} {points:+}" for name, points in zip(seen.names, made, strict=True) if points]
    return f"Points: {', '.join(told)}." if told else ""
