"""Text keeps within its room."""

from hypothesis import given
from hypothesis import strategies as some

from perilune.draw.words import SMALLEST, fit, fitted, lines, width, wrap

TEXT = some.text(alphabet="abcmw IW+.,", min_size=1, max_size=60)
SENTENCE = "Take a robot out of another player's silo and hold it here; its resource is lost."


@given(TEXT, some.floats(40, 400), some.floats(11, 20))
def test_a_fitted_line_is_no_longer_than_its_room(text: str, room: float, size: float) -> None:
    shown, at = fit(text, room, size)
    assert at >= min(SMALLEST, size)
    squeezed = "textLength" in fitted(0, 0, text, room, size)
    assert width(shown, at) <= room + 0.5 or squeezed


def test_short_text_is_left_alone_and_long_text_is_cut_with_an_ellipsis() -> None:
    assert fit("Refiner", 100, 13) == ("Refiner", 13)
    shown, at = fit(SENTENCE, 60, 13)
    assert shown.endswith("…")
    assert at == SMALLEST


def test_wrapped_text_is_whole_or_ends_in_an_ellipsis() -> None:
    assert " ".join(wrap(SENTENCE, 120, 12)) == SENTENCE
    cut = wrap(SENTENCE, 120, 12, 2)
    assert len(cut) == 2
    assert cut[-1].endswith("…")
    assert all(width(row, 12) <= 120 for row in cut)


def test_what_is_written_is_escaped() -> None:
    assert "<b>" not in lines(0, 0, ["<b>", "&"], 14, 12)
