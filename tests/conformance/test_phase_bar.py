"""A phase bar that explains nothing is refused."""

from types import SimpleNamespace

import pytest

from perilune.conformance.drawings import the_phase_bar_explains_itself
from perilune.core.drawing import Card
from perilune.core.game import Course

PARTS = ["course", "course-1", "course-2", "order"]


def looks(course: Course, known: list[str]) -> None:
    """Check a box with this course that has these cards."""
    view = SimpleNamespace(
        game=SimpleNamespace(course=lambda _: course),
        view=None,
        card=lambda key: Card(key, ["It is this."]) if key in known else None,
    )
    the_phase_bar_explains_itself(view, "Here")  # type: ignore[arg-type]


@pytest.mark.parametrize("missing", PARTS)
def test_every_part_has_a_card(missing: str) -> None:
    course = Course("Turn 1", ["Task", "Mine"], 0, [1, 0])
    looks(course, PARTS)
    with pytest.raises(AssertionError, match=f"nothing explains '{missing}'"):
        looks(course, [part for part in PARTS if part != missing])


def test_a_box_without_phases_needs_none() -> None:
    looks(Course("Landfall", ["Play"], 0), [])
