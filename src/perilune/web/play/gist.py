"""What happened since a seat moved last, in the few lines that stay in view at its next decision."""

from typing import Final

from perilune.core.recap import NOBODY, Line
from perilune.core.seen import Seen
from perilune.core.words import inside

MOST_LINES: Final = 3  # beside that of the points


def gist(seen: Seen, since: int, recap: list[Line]) -> list[str]:
    """Of a recap from this line of the log on: what chance did or what concerns the seat itself, else what others did last; and who
    made points."""
    told = [line for line in recap if line.subject == NOBODY or seen.seat in line.seats]
    points = _points(seen, since)
    chosen = told[-MOST_LINES:] or ([] if points else recap[-MOST_LINES:])
    return [*[line.text for line in chosen], *([points] if points else [])]


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
