"""A position as changes of the one before: most of a log and of a drawing stays, and need not be sent again.

Of what a page has been shown, the parts of the drawing are remembered by their hashes alone: the texts of four drawings would be
most of the memory of a table. Hashes have 64 bits, with a key that nobody knows. The log is remembered by its events, which the
table keeps anyway: only new lines are put into words.
"""

from array import array
from collections.abc import Iterable
from dataclasses import dataclass

from perilune.core.journal import Event
from perilune.web.play.messages import DrawingChange, PositionShared


def hashes(parts: Iterable[str]) -> "array[int]":
    """What is remembered of the parts of a drawing."""
    return array("q", map(hash, parts))


@dataclass
class Shown:
    """What a page has been shown. Two are equal if nothing in them differs."""

    position: PositionShared
    names: list[str]  # in the log
    events: list[Event]
    parts: "array[int]"


def lines_kept(old: Shown | None, new: Shown) -> int:
    """How many lines of the log stay as they are.

    A line tells an event with the names, and the moment of the replay as its seat counts, which what happened before has settled.
    """
    if old is None or old.names != new.names or old.position["seat"] != new.position["seat"]:
        return 0
    kept = min(len(old.events), len(new.events))
    while kept and old.events[kept - 1] is not new.events[kept - 1]:
        kept -= 1  # taken back; before what is the same nothing differs
    return kept


def drawing_change(old: "array[int]", new: list[str]) -> DrawingChange:
    """How to make the parts of the new drawing from those of the old one."""
    known = {part: place for place, part in enumerate(old)}
    change: DrawingChange = []
    first, after = -1, -1  # the parts that are kept just now: from the first of them to before this one
    for part in new:
        place = known.get(hash(part), -1)
        if place >= 0 and place == after:
            after += 1
            change[-1] = (first, after - first)
        elif place >= 0:
            first, after = place, place + 1
            change.append((place, 1))
        else:
            after = -1
            change.append(part)
    return change
