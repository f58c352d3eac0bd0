"""Drawings: sound in every layout. Each piece has an id of its own, a click submits an offer, every part explains itself."""

import re
from collections import Counter
from functools import cache
from xml.etree import ElementTree

from perilune.conformance.settings import Setting
from perilune.conformance.walks import walk
from perilune.core.drawing import LAYOUTS, Drawing
from perilune.core.game import Course
from perilune.core.seen import Seen

GAME = 2
SYMBOL = re.compile('<symbol [^>]*?id="([^"]+)"')
OF_THE_PAGE = {"lamp", "lit", "wanted"}  # classes with which the page marks parts of a drawing


class Marks:
    """What the parts of a picture are marked with, and all its text. Scenery is the same under many pictures, so it is read once."""

    def __init__(self, drawing: Drawing) -> None:
        read = [_read("".join(drawing.parts))]
        if drawing.scenery is not None:
            assert drawing.parts[0].endswith(">"), "The scenery does not lie between two tags of the picture."
            read.append(_read_scenery(drawing.scenery.svg))
        self._read = read

    def of(self, name: str) -> list[str]:
        """The values of an attribute, wherever the picture has it."""
        return [value for values, _ in self._read for value in values.get(name, [])]

    def texts(self) -> list[str]:
        """All text of the picture."""
        return [text for _, texts in self._read for text in texts]


def _read(svg: str) -> tuple[dict[str, list[str]], list[str]]:
    """The values of each attribute, and the texts; what is drawn must be well formed."""
    root = ElementTree.fromstring(svg)
    values: dict[str, list[str]] = {}
    for element in root.iter():
        for name, value in element.items():
            values.setdefault(name, []).append(value)
    return values, list(root.itertext())


@cache
def _read_scenery(fragment: str) -> tuple[dict[str, list[str]], list[str]]:
    return _read(f'<svg xmlns="http://www.w3.org/2000/svg">{fragment}</svg>')


def a_drawing_is_sound(setting: Setting) -> None:
    moves = {move.text for move in setting.game.catalogue.moves}
    sceneries = {scenery.name: scenery.digest for scenery in setting.game.sceneries()}
    for state in walk(setting, GAME, 400, 40):
        for seat in setting.watchers:
            view = setting.seen(state, seat)
            offered = {move.text for move in view.legal()}
            explained: set[str] = set()
            for layout in LAYOUTS:
                drawing = view.drawing(layout)
                marks = Marks(drawing)
                where = f"For seat {seat}, {layout}"
                _is_sound(drawing, marks, offered, moves, where)
                explains_itself(set(marks.of("data-card")) - explained, view, where)
                explained.update(marks.of("data-card"))
                if drawing.scenery is not None:
                    named = sceneries.get(drawing.scenery.name)
                    assert named == drawing.scenery.digest, (
                        f"{where}: `sceneries` does not have {drawing.scenery.name!r} as drawn."
                    )
            the_phase_bar_explains_itself(view, f"For seat {seat}")
            assert view.card("no such part") is None, "A part that is not there has a card."


def every_sign_is_drawn(setting: Setting) -> None:
    """What stands beside a move or a number is a symbol of the scenery, in every layout."""
    sceneries = {scenery.name: set(SYMBOL.findall(scenery.svg)) for scenery in setting.game.sceneries()}
    for state in walk(setting, GAME, 400, 20):
        for seat in setting.watchers:
            view = setting.seen(state, seat)
            signs = {gauge.sign for who in range(len(view.names)) for gauge in view.game.gauges(view.view, who, view.names)}
            signs.update(view.game.caption(view.view, seat, move, view.say(move)).sign for move in view.legal())
            for name, drawn in sceneries.items():
                missing = sorted(signs - drawn - {""})
                assert not missing, f"For seat {seat}: the scenery {name!r} has no symbol {', '.join(missing[:5])}."


def _is_sound(drawing: Drawing, marks: Marks, offered: set[str], moves: set[str], where: str) -> None:
    ids = Counter(marks.of("id"))
    twice = sorted(id_ for id_, times in ids.items() if times > 1)
    assert not twice, f"{where}: two parts of the drawing have the same id: {', '.join(twice[:5])}."
    wrong = OF_THE_PAGE & {name for names in set(marks.of("class")) for name in names.split()}
    assert not wrong, f"{where}: the class {', '.join(sorted(wrong))} is one that only the page may set."
    wrong = set(marks.of("data-move")) - offered
    assert not wrong, f"{where}: data-move has what is not offered: {', '.join(sorted(wrong)[:5])}."
    wrong = set(marks.of("data-ask")) - (moves - offered)
    assert not wrong, f"{where}: data-ask has what is offered, or no move: {', '.join(sorted(wrong)[:5])}."
    wrong = set(marks.of("data-thing")) ^ set(drawing.things)
    assert not wrong, f"{where}: drawn as a thing but not listed, or listed but not drawn: {', '.join(sorted(wrong)[:5])}."
    for key, thing in drawing.things.items():
        for way in thing.ways:
            assert way.moves[0] in offered, f"{where}: {key} can be used by {way.moves[0]!r}, which is not offered."
            assert moves.issuperset(way.moves), f"{where}: {key} can be used by what is not a move: {way.moves}."
            assert not way.ghost or way.ghost in ids, f"{where}: {key} shows {way.ghost!r}, which is not in the picture."


def explains_itself(keys: set[str], view: Seen, where: str) -> None:
    """Every part of the picture that is marked with `data-card` has a card. It is the same in every layout."""
    for key in sorted(keys):
        card = view.card(key)
        assert card is not None, f"{where}: the picture has data-card {key!r}, and there is no such card."
        assert card.title, f"{where}: the card {key!r} has no title."


def the_phase_bar_explains_itself(view: Seen, where: str) -> None:
    """Every part of the phase bar has a card with words on it."""
    for key in _course_keys(view.game.course(view.view)):
        card = view.card(key)
        assert card is not None and card.title and card.lines, f"{where}: nothing explains {key!r}, a part of the phase bar."


def _course_keys(course: Course) -> list[str]:
    """What the phase bar shows, by the keys of its cards: the round, its phases, and the order of play. A box with one phase needs none."""
    if len(course.phases) < 2:
        return []
    phases = [f"course-{number + 1}" for number in range(len(course.phases))]
    return ["course", *phases, *(["order"] if course.order else [])]
