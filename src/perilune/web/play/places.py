"""The places of a drawing that partners can mark, in words."""

from xml.etree import ElementTree

TITLE = "{http://www.w3.org/2000/svg}title"


def places_in_words(drawing: str) -> dict[str, str]:
    """What a drawing calls each place: its title, with the board that it is on."""
    found: dict[str, str] = {}
    _look(ElementTree.fromstring(drawing), "", found)
    return found


def _look(element: ElementTree.Element, board: str, found: dict[str, str]) -> None:
    board = element.get("data-board") or element.get("data-enlarge") or board
    place = element.get("data-place")
    if place is not None and place not in found:
        title = next(element.iter(TITLE), None)
        called = place if title is None or title.text is None else title.text
        found[place] = f"{called} ({board})" if board else called
    for child in element:
        _look(child, board, found)
