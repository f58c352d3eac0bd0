"""A position as changes of the one before: most of a log and of a drawing stays, and need not be sent again.

Of what a page has been shown, the lines of the log and the parts of the drawing are remembered by their hashes alone: the texts of
four drawings would be most of the memory of a table. Hashes have 64 bits, with a key that nobody knows.
"""

from array import array
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any

from perilune.web.play.messages import DrawingChange, LogChange, LogLine, Position, PositionShared


def hashes(of: Iterable[Hashable]) -> "array[int]":
    """What is remembered of lines or parts."""
    return array("q", map(hash, of))


@dataclass
class Shown:
    """What a page has been shown. Two are equal if nothing in them differs."""

    position: PositionShared
    log: "array[int]"
    parts: "array[int]"


def shown(position: Position) -> Shown:
    """What is remembered of a position."""
    shared: Any = {field: value for field, value in position.items() if field not in ("log", "svg")}
    return Shown(shared, hashes(position["log"]), hashes(position.get("svg", [])))


def log_change(old: "array[int]", new: list[LogLine]) -> LogChange:
    """How to make the new log from the old one: keep so many lines, then add these."""
    keep = 0
    while keep < len(old) and keep < len(new) and old[keep] == hash(new[keep]):
        keep += 1
    return {"keep": keep, "add": new[keep:]}


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
