"""What a box is made of."""

import pytest

from perilune.core.game import numbered


def test_what_has_a_number_stands_in_its_place() -> None:
    assert numbered({1: "steer", 0: "sail", 2: "dock"}) == ["sail", "steer", "dock"]


def test_no_number_may_be_left_out() -> None:
    with pytest.raises(AssertionError, match="one for each number"):
        numbered({0: "sail", 2: "dock"})
