"""Colours: two whole themes, readable by contrast, and seats that differ by more than colour."""

import re

import pytest

from perilune.draw.palette import DARK, LIGHT, MARKS, SEATS, STYLE, properties, seat_colour

THEMES = pytest.mark.parametrize("theme", [DARK, LIGHT], ids=["dark", "light"])
BUILDINGS = ["pink", "yellow", "green", "purple", "blue", "gray"]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG counts it."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def luminance(colour: str) -> float:
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_both_themes_have_the_same_names() -> None:
    assert DARK.keys() == LIGHT.keys()


@THEMES
@pytest.mark.parametrize("ground", ["space", "panel", "card", "well"])
def test_text_is_readable_on_every_ground(theme: dict[str, str], ground: str) -> None:
    assert contrast(theme["text"], theme[ground]) >= 7
    assert contrast(theme["quiet"], theme[ground]) >= 4.5


@THEMES
@pytest.mark.parametrize("ground", ["space", "panel", "card"])
def test_coloured_words_are_readable(theme: dict[str, str], ground: str) -> None:
    for name in ["happened", "refusal", "gain", "moon"]:
        assert contrast(theme[name], theme[ground]) >= 4.5, name


@THEMES
def test_ink_is_readable_on_every_colour_it_is_written_on(theme: dict[str, str]) -> None:
    for name in [*BUILDINGS, "offer", *[seat_colour(seat) for seat in range(SEATS)]]:
        assert contrast(theme["ink"], theme[name]) >= 4.5, name


@THEMES
def test_what_glows_stands_out(theme: dict[str, str]) -> None:
    for name in ["offer", "happened", "refusal", "gain", "moon"]:
        assert contrast(theme[name], theme["panel"]) >= 3, name


def test_every_seat_has_a_colour_and_a_mark_of_its_own() -> None:
    assert len(set(MARKS)) == SEATS == len({DARK[seat_colour(seat)] for seat in range(SEATS)})


def test_the_style_defines_all_that_it_uses_and_weighs_nothing() -> None:
    used = set(re.findall(r"var\(--pl-([a-z0-9-]+)\)", STYLE))
    assert used <= DARK.keys()
    assert f":where(:root){{{properties(DARK)}}}" in STYLE
