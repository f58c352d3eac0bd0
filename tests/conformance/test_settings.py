"""What the checks of a setting are run on: every choice of every option, so every mode of a box."""

import pytest

from perilune.conformance.settings import settings
from perilune.games import BOXES, box


@pytest.mark.parametrize("name", BOXES)
def test_every_choice_is_played_somewhere(name: str) -> None:
    """As it is settled: what nobody chose is what the box takes by itself."""
    settled = [setting.options.values for setting in settings(name)]
    for option in box(name).options:
        played = {value for values in settled for value in values[option.name]}
        assert {choice.value for choice in option.choices} <= played, option.name
