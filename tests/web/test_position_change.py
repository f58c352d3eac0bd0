"""A position as changes of the one before: whoever follows them has the new one."""

import pytest

from perilune.core.journal import ALL, Event
from perilune.web.play.messages import DrawingChange
from perilune.web.play.position_change import Shown, drawing_change, hashes, lines_kept


def followed(old: list[str], change: DrawingChange) -> list[str]:
    """The parts that a page puts together."""
    parts: list[str] = []
    for one in change:
        parts += [one] if isinstance(one, str) else old[one[0] : one[0] + one[1]]
    return parts


@pytest.mark.parametrize(
    ("old", "new", "length"),
    [
        ("", "abc", 3),
        ("abc", "abc", 1),
        ("abcd", "abxcd", 3),
        ("abcd", "cdab", 2),
        ("abcd", "d", 1),
        ("aab", "aaab", 3),
        ("abc", "xyz", 3),
    ],
)
def test_a_drawing_is_put_together_from_what_stays_and_what_is_new(old: str, new: str, length: int) -> None:
    change = drawing_change(hashes(old), list(new))
    assert followed(list(old), change) == list(new)
    assert len(change) == length


def remembered(events: list[Event], names: list[str], seat: int = 0) -> Shown:
    """A page that has been shown this log."""
    return Shown({"seat": seat}, names, events, hashes([]))  # type: ignore[typeddict-item]


def test_a_log_keeps_its_beginning() -> None:
    """As long as the same events are told with the same names to the same seat."""
    told = [Event(code, [], ALL, code) for code in range(3)]
    undone = [*told[:2], Event(2, [], ALL, 2)]
    old = remembered(told, ["A", "B"])
    assert lines_kept(None, old) == 0
    assert lines_kept(old, remembered(undone, ["A", "B"])) == 2
    assert lines_kept(old, remembered(told[:1], ["A", "B"])) == 1
    assert lines_kept(old, remembered([*told, undone[2]], ["A", "B"])) == 3
    assert lines_kept(old, remembered(told, ["A", "C"])) == 0
    assert lines_kept(old, remembered(told, ["A", "B"], seat=1)) == 0
