"""Type that can be read: on a laptop of 1280 x 800 the board has 947 x 756 pixels, and no word on it is under 11."""

import re

import pytest

from perilune.conformance.settings import Setting, settings
from perilune.conformance.walks import walk

READY = ["mine_the_moon", "lineae", "astronavigators", "uranus"]
WHOLE = ["mine_the_moon", "lineae"]  # boxes whose words all have room, with names of ordinary length
WIDE, HIGH = 947, 756
READABLE, LEAST = 11.0, 9.5  # the latter where a box is at its fullest
ROUNDING = 0.05

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


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.name in WHOLE], ids=str)
def test_no_word_is_cut(setting: Setting) -> None:
    for state in walk(setting, 17, 600, 50):
        words = re.findall(r"<text [^>]*>([^<]*)</text>", setting.seen(state, 0).svg())
        assert [word for word in words if "…" in word] == []
