"""Drawings: well formed, every piece with an id of its own, what a click submits is an offer."""

from xml.etree import ElementTree

from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk

GAME = 2


def a_drawing_is_sound(setting: Setting) -> None:
    moves = {move.text for move in setting.game.catalogue.moves}
    for state in walk(setting, GAME, 400, 40):
        for seat in setting.watchers:
            view = setting.seen(state, seat)
            root = ElementTree.fromstring(view.svg())
            ids = marked(root, "id")
            twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
            assert not twice, f"Two parts of the drawing have the same id: {', '.join(twice[:5])}."
            offered = {move.text for move in view.legal()}
            wrong = set(marked(root, "data-move")) - offered
            assert not wrong, f"For seat {seat}, data-move has what is not offered: {', '.join(sorted(wrong)[:5])}."
            wrong = set(marked(root, "data-ask")) - (moves - offered)
            assert not wrong, f"For seat {seat}, data-ask has what is offered, or no move: {', '.join(sorted(wrong)[:5])}."


def marked(root: ElementTree.Element, name: str) -> list[str]:
    """The values of an attribute, wherever the drawing has it."""
    return [value for element in root.iter() if (value := element.get(name)) is not None]
