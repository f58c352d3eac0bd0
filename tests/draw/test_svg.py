"""Elements: short numbers, and nothing from outside gets out of its quotes."""

from xml.etree import ElementTree

import pytest

from perilune.draw.svg import board_in, card_in, document, el, num, piece, points, rect, titled, use

NASTY = "<script>\"a\" & 'b'</script>"


@pytest.mark.parametrize(("value", "written"), [(3, "3"), (3.0, "3"), (2.26, "2.3"), (-0.5, "-0.5"), (-0.04, "0"), (1e-9, "0")])
def test_numbers_are_short(value: float, written: str) -> None:
    assert num(value) == written


def test_attributes_are_escaped_and_none_is_left_out() -> None:
    drawn = el("g", class_="offer", data_move=NASTY, x=1.25, id=None)
    element = ElementTree.fromstring(drawn)
    assert element.attrib == {"class": "offer", "data-move": NASTY, "x": "1.2"}


def test_a_piece_carries_its_id_and_its_place() -> None:
    element = ElementTree.fromstring(piece("robot-1-3", 8, 2.5, rect(0, 0, 1, 1, "well", 2), use("pl-mark-1", 0, 0, 4)))
    assert element.get("id") == "robot-1-3"
    assert element.get("transform") == "translate(8,2.5)"
    assert [child.tag for child in element] == ["rect", "use"]


def test_a_piece_says_how_it_moves() -> None:
    pointer = ElementTree.fromstring(piece("pointer", 8, 2, "", turn=90, spin=2))
    assert pointer.attrib == {"id": "pointer", "transform": "translate(8,2) rotate(90)", "data-spin": "2"}
    assert ElementTree.fromstring(piece("planet", 8, 2, around="4,4")).get("data-around") == "4,4"
    assert ElementTree.fromstring(piece("water", 8, 2, flow=0)).get("data-flow") == "0"
    assert ElementTree.fromstring(piece("rocket", 8, 2, leave="up")).get("data-leave") == "up"


def test_cards_and_boards_hold_what_is_added_meanwhile() -> None:
    drawn: list[str] = []
    with board_in(drawn, NASTY), card_in(drawn, "a card"):
        drawn.append(rect(0, 0, 1, 1, "card"))
    board = ElementTree.fromstring("".join(drawn))
    assert board.attrib == {"data-board": NASTY}
    assert [card.attrib for card in board] == [{"data-enlarge": "a card"}]
    assert len(board[0]) == 1


def test_a_document_stands_alone_and_has_words() -> None:
    drawn = document(100, 50, NASTY, "what & where", ".pl{}", "", titled(NASTY, el("path", d=points([(0, 0), (1, 0), (1, 1)]))))
    root = ElementTree.fromstring("".join(drawn))
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 100 50"
    assert root.findtext("{*}title") == NASTY
    assert [element.get("data-says") for element in root.findall("{*}g")] == [NASTY]
    assert NASTY not in drawn
