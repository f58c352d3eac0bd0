"""A position as changes of the one before: whoever follows them has the new one."""

import pytest

from perilune.web.play.messages import DrawingChange, LogLine
from perilune.web.play.position_change import drawing_change, hashes, log_change


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


def test_a_log_keeps_its_beginning() -> None:
    told: list[LogLine] = [("A moves.", 1), ("B passes.", 2), ("C moves.", 3)]
    undone: list[LogLine] = [*told[:2], ("C passes.", 3)]
    assert log_change(hashes([]), told) == {"keep": 0, "add": told}
    assert log_change(hashes(told), undone) == {"keep": 2, "add": undone[2:]}
    assert log_change(hashes(told), told[:1]) == {"keep": 1, "add": []}
