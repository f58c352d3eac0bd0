"""Drawings: sound in every layout. Each piece has an id of its own, a click submits an offer, every part explains itself."""

from xml.etree import ElementTree

from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.drawing import LAYOUTS, Drawing
from perilune.core.game import Course
from perilune.core.seen import Seen

GAME = 2
OF_THE_PAGE = {"lamp", "lit", "wanted"}  # classes with which the page marks parts of a drawing


def a_drawing_is_sound(setting: Setting) -> None:
    moves = {move.text for move in setting.game.catalogue.moves}
    sceneries = {scenery.name: scenery.digest for scenery in setting.game.sceneries()}
    for state in walk(setting, GAME, 400, 40):
        for seat in setting.watchers:
            view = setting.seen(state, seat)
            for layout in LAYOUTS:
                drawing = view.drawing(layout)
                where = f"For seat {seat}, {layout}"
                _is_sound(drawing, {move.text for move in view.legal()}, moves, where)
                explains_itself(drawing, view, where)
                if drawing.scenery is not None:
                    named = sceneries.get(drawing.scenery.name)
                    assert named == drawing.scenery.digest, (
                        f"{where}: `sceneries` does not have {drawing.scenery.name!r} as drawn."
                    )


def _is_sound(drawing: Drawing, offered: set[str], moves: set[str], where: str) -> None:
    root = ElementTree.fromstring(drawing.svg())
    ids = marked(root, "id")
    twice = sorted({id_ for id_ in ids if ids.count(id_) > 1})
    assert not twice, f"{where}: two parts of the drawing have the same id: {', '.join(twice[:5])}."
    wrong = OF_THE_PAGE & {name for names in marked(root, "class") for name in names.split()}
    assert not wrong, f"{where}: the class {', '.join(sorted(wrong))} is one that only the page may set."
    wrong = set(marked(root, "data-move")) - offered
    assert not wrong, f"{where}: data-move has what is not offered: {', '.join(sorted(wrong)[:5])}."
    wrong = set(marked(root, "data-ask")) - (moves - offered)
    assert not wrong, f"{where}: data-ask has what is offered, or no move: {', '.join(sorted(wrong)[:5])}."
    wrong = set(marked(root, "data-thing")) ^ set(drawing.things)
    assert not wrong, f"{where}: drawn as a thing but not listed, or listed but not drawn: {', '.join(sorted(wrong)[:5])}."
    for key, thing in drawing.things.items():
        for way in thing.ways:
            assert way.moves[0] in offered, f"{where}: {key} can be used by {way.moves[0]!r}, which is not offered."
            assert moves.issuperset(way.moves), f"{where}: {key} can be used by what is no move: {way.moves}."
            assert not way.ghost or way.ghost in ids, f"{where}: {key} shows {way.ghost!r}, which is not in the picture."


def explains_itself(drawing: Drawing, view: Seen, where: str) -> None:
    """Every part of the picture and of the phase bar that is marked has a card."""
    root = ElementTree.fromstring(drawing.svg())
    for key in dict.fromkeys(marked(root, "data-card")):
        card = view.card(key)
        assert card is not None, f"{where}: the picture has data-card {key!r}, and there is no such card."
        assert card.title, f"{where}: the card {key!r} has no title."
    course = view.game.course(view.view)
    for key in _course_keys(course):
        card = view.card(key)
        assert card is not None and card.title and card.lines, f"{where}: nothing explains {key!r}, a part of the phase bar."
    assert view.card("no such part") is None, "A part that is not there has a card."


def _course_keys(course: Course) -> list[str]:
    """What the phase bar shows, by the keys of its cards: the round, its phases, and the order of play. A box with one phase needs none."""
    if len(course.phases) < 2:
        return []
    phases = [f"course-{number + 1}" for number in range(len(course.phases))]
    return ["course", *phases, *(["order"] if course.order else [])]


def marked(root: ElementTree.Element, name: str) -> list[str]:
    """The values of an attribute, wherever the drawing has it."""
    return [value for element in root.iter() if (value := element.get(name)) is not None]
