"""Hot spots: an offer is drawn once, everything else may be asked about."""

from xml.etree import ElementTree

from perilune.draw.spots import Spots
from perilune.draw.svg import rect


def moves(drawn: str, attribute: str) -> list[str]:
    return [str(e.get(attribute)) for e in ElementTree.fromstring(f"<g>{drawn}</g>").iter() if e.get(attribute)]


def test_an_offer_glows_and_tells_its_sentence() -> None:
    spots = Spots({"task loader 2": "Task a team to the Loader"}, asking=True)
    drawn = spots.around("task loader 2", "a column", rect(0, 0, 9, 9, "hot"))
    assert moves(drawn, "data-move") == ["task loader 2"]
    assert "Task a team to the Loader" in drawn
    assert spots.left == {}


def test_an_offer_is_drawn_once_even_if_it_has_two_places() -> None:
    spots = Spots({"pass": "Pass"}, asking=True)
    drawn = spots.around("pass", "") + spots.around("pass", "")
    assert moves(drawn, "data-move") == ["pass"]
    assert moves(drawn, "data-ask") == []


def test_what_is_not_offered_can_be_asked_about_by_a_seat_only() -> None:
    shape = rect(0, 0, 9, 9, "hot")
    assert moves(Spots({}, asking=True).around("pass", "why?", shape), "data-ask") == ["pass"]
    assert moves(Spots({}, asking=False).around("pass", "why?", shape), "data-ask") == []


def test_several_offers_share_a_box_without_overlap() -> None:
    spots = Spots({"give a": "Give", "take a": "Take"}, asking=True)
    drawn = spots.box(["refine a", "give a", "take a"], "silo", 10, 0, 40, 20)
    assert moves(drawn, "data-move") == ["give a", "take a"]
    assert moves(drawn, "x") == ["10", "30"]
    assert moves(spots.box(["refine a"], "silo", 0, 0, 9, 9), "data-ask") == ["refine a"]
