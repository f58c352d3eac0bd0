"""Drawings: well formed, every piece with an id of its own, what a click submits is an offer."""

from xml.etree import ElementTree

import pytest

from perilune.core.chance import SPECTATOR
from tests.conformance.walks import Setting, seen, settings, walk


@pytest.mark.parametrize("setting", settings(), ids=str)
def test_a_drawing_is_sound(setting: Setting) -> None:
    moves = {move.text for move in setting.game.catalogue.moves}
    for state in walk(setting, 31, 400, 40):
        for seat in [*range(setting.seats), SPECTATOR]:
            view = seen(setting, state, seat)
            root = ElementTree.fromstring(view.svg())
            ids = [element.get("id") for element in root.iter() if element.get("id") is not None]
            assert len(ids) == len(set(ids))
            offered = {move.text for move in view.legal()}
            drawn = [element.get("data-move") for element in root.iter() if element.get("data-move") is not None]
            assert set(drawn) <= offered
            asked = {element.get("data-ask") for element in root.iter() if element.get("data-ask") is not None}
            assert asked <= moves - offered
