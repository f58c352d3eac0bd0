"""Type that can be read: on a laptop of 1280 x 800 the board has 947 x 756 pixels, and no word on it is under 11."""

import re

import pytest

from perilune.conformance.settings import Setting, settings
from perilune.conformance.walks import walk

READY = ["mine_the_moon", "lineae", "astronavigators", "uranus"]
WHOLE = ["mine_the_moon", "lineae"]  # boxes whose words all have room, with names of ordinary length
FIRM = ["astronavigators"]  # boxes with a layout for each screen: 12 on a laptop, 14 on a phone, at their fullest too
WIDE, HIGH = 947, 756
READABLE, LEAST = 11.0, 9.5  # the latter where a box is at its fullest
ROUNDING = 0.05
REBUILT = ["uranus"]  # boxes with a layout of their own for a phone
SMALLEST = {"wide": 12.0, "medium": 12.0, "narrow": 15.5}  # units: 12 pixels on a laptop and a tablet, 14 on a phone of 360

SETTINGS = [setting for name in READY for setting in settings(name)]


def smallest(svg: str) -> float:
    """The smallest type of a drawing, in pixels of a laptop's board."""
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', svg)
    assert box is not None
    scale = min(WIDE / float(box[1]), HIGH / float(box[2]))
    return scale * min(float(size) for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', svg))


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_word_is_too_small_for_a_laptop(setting: Setting) -> None:
    fullest = setting.seats == setting.game.max_seats or setting.options.values.get("mode") in (["solar_system"], ["solo"])
    least = LEAST if fullest else READABLE
    for state in walk(setting, 17, 600, 50):
        for seat in range(setting.seats):
            assert smallest(setting.seen(state, seat).svg()) >= least - ROUNDING


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.name in FIRM], ids=str)
@pytest.mark.parametrize(("layout", "least"), [("wide", 12.0), ("medium", 12.0), ("narrow", 15.5)])
def test_no_word_is_too_small_on_a_laptop_or_a_phone(setting: Setting, layout: str, least: float) -> None:
    """15.5 units of a phone's layout, 390 wide, are 14 pixels on a phone of 360."""
    for state in walk(setting, 17, 600, 50):
        for seat in range(setting.seats):
            shown = "".join(setting.seen(state, seat).drawing(layout).parts)
            assert min(float(size) for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', shown)) >= least


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.name in WHOLE], ids=str)
def test_no_word_is_cut(setting: Setting) -> None:
    for state in walk(setting, 17, 600, 50):
        words = re.findall(r"<text [^>]*>([^<]*)</text>", setting.seen(state, 0).svg())
        assert [word for word in words if "…" in word] == []


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.name in REBUILT], ids=str)
def test_no_word_is_too_small_for_its_layout(setting: Setting) -> None:
    for state in walk(setting, 17, 600, 90):
        for layout, least in SMALLEST.items():
            svg = setting.seen(state, 0).drawing(layout).svg()
            assert min(float(size) for size in re.findall(r'<text [^>]*font-size="([\d.]+)"', svg)) >= least
