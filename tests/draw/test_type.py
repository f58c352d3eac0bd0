"""Type that can be read: no word of a board is under 12 pixels on a laptop and a tablet, and none under 14 on a phone."""

import re

import pytest

from perilune.conformance.settings import Setting, settings
from perilune.conformance.walks import walk
from perilune.games import BOXES

# For each layout the least type and the width of the board, in pixels: of a window of 1280, of a tablet held upright, of a phone.
LEAST = {"wide": (12, 948), "medium": (12, 820), "narrow": (14, 360)}
WHOLE = ["mine_the_moon", "lineae"]  # boxes whose words all have room, with names of ordinary length

SETTINGS = [setting for name in BOXES for setting in settings(name)]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_word_is_too_small_or_cut(setting: Setting) -> None:
    for place, state in enumerate(walk(setting, 17, 600, 50)):
        seen = setting.seen(state, place % setting.seats)
        for layout, (least, width) in LEAST.items():
            shown = "".join(seen.drawing(layout).parts)
            scale = width / float(re.findall(r'viewBox="0 0 ([\d.]+) ', shown)[0])
            words = re.findall(r'<text [^>]*font-size="([\d.]+)"[^>]*>([^<]*)', shown)
            small = [word for size, word in words if float(size) * scale < least]
            assert small == [], layout
            if layout == "wide" and setting.name in WHOLE:
                assert re.findall(r"<text [^>]*>([^<]*…[^<]*)</text>", shown) == []
