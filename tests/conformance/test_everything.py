"""Looking at everything: each secret of our boxes is laid open, fact by fact, in the drawing and in words."""

import pytest

from perilune.conformance.settings import Setting
from perilune.conformance.whole_games import random_game
from perilune.core.reel import Reel
from tests.conformance.facts import opened

SECRETIVE = [
    Setting("mine_the_moon", 3, {}),
    Setting("astronavigators", 1, {"mode": "solo"}),
    Setting("astronavigators", 3, {"mode": "constellation"}),
    Setting("astronavigators", 4, {"mode": "solar_system"}),
    Setting("uranus", 3, {"deck": "advanced"}),
    Setting("uranus", 6, {"deck": "advanced"}),
]
OPEN = [Setting("lineae", 2, {}), Setting("uranus", 2, {})]


@pytest.mark.parametrize("setting", SECRETIVE, ids=str)
def test_what_was_hidden_is_laid_open(setting: Setting) -> None:
    reel = Reel(random_game(setting, 51, 260))
    found = [field for moment in range(0, reel.length(), 7) for field in opened(reel.seen(moment), reel.everything(moment))]
    assert len(found) >= 3


@pytest.mark.parametrize("setting", OPEN, ids=str)
def test_where_nothing_is_hidden_everything_is_what_a_spectator_sees(setting: Setting) -> None:
    reel = Reel(random_game(setting, 51, 120))
    for moment in range(0, reel.length(), 19):
        assert opened(reel.seen(moment), reel.everything(moment)) == []
