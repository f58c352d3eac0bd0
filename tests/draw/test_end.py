"""The end of a game: the scene of each box, its towers, and a picture of whatever happened."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from perilune.core.chance import SPECTATOR
from perilune.core.record import loads
from perilune.core.reel import Reel
from perilune.core.reopen import reopen
from perilune.draw.lead import TEXT, lead
from perilune.draw.towers import homes, towers
from perilune.games import BOXES, box

RECORDS = Path(__file__).parent.parent / "records"


@pytest.mark.parametrize("name", BOXES)
def test_a_horizon_is_quiet_and_light(name: str) -> None:
    """It is sky and ground, not the lid of the box."""
    picture = box(name).horizon()
    assert picture != box(name).cover() and len(picture) < 25_000
    assert ElementTree.fromstring(picture).get("viewBox") == "0 0 1280 420"


@pytest.mark.parametrize("narrow", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("name", BOXES)
def test_all_towers_are_within_the_picture(name: str, seats: int, narrow: bool) -> None:
    sources = [("rockets", [10 * seat for seat in range(seats)]), ("huts", [7] * seats)]
    scores = [sum(points[seat] for _, points in sources) for seat in range(seats)]
    drawn = ElementTree.fromstring(
        towers([f"Name {n}" for n in range(seats)], scores, sources, [seats - 1], box(name).tower, narrow)
    )
    left, top, wide, high = (float(number) for number in (drawn.get("viewBox") or "").split())
    boxes = list(drawn.iter("{http://www.w3.org/2000/svg}rect"))
    assert len(boxes) > seats
    for each in boxes:
        assert left <= float(each.get("x", "0")) and float(each.get("x", "0")) + float(each.get("width", "0")) <= left + wide
        assert top <= float(each.get("y", "0")) and float(each.get("y", "0")) + float(each.get("height", "0")) <= top + high


@pytest.mark.parametrize("name", BOXES)
def test_whatever_happens_can_be_pictured(name: str) -> None:
    """What matters has a picture, what does not has none; a launch or a flight matters most."""
    record = min(RECORDS.glob(f"{name}-*2p*-rules{box(name).rules_version}.json"))
    read = loads(record.read_text(encoding="utf-8"))
    reel = Reel(reopen(box(name), read).table)
    game = reel.table.game
    seen = reel.everything(reel.length() - 1).events
    staged = [game.staged(event, 0) for event in seen]
    assert all(bool(weight) == bool(picture) for weight, picture in staged)
    for picture in {picture for _, picture in staged if picture}:
        ElementTree.fromstring(f"<svg>{picture}</svg>")
    great = [weight for event, (weight, _) in zip(seen, staged, strict=True) if game.messages.sentences[event.code].great]
    assert not great or max(great) == max(weight for weight, _ in staged)


def test_the_towers_of_a_race_are_what_everybody_learnt_for_it() -> None:
    """Only the landing counts there; the towers add up to the knowledge that stands on the boards."""
    record = loads((RECORDS / "astronavigators-first_and_fast-2p-rules2.json").read_text(encoding="utf-8"))
    table = reopen(box("astronavigators"), record).table
    seen = table.seen(SPECTATOR)
    sums = [sum(source.points[seat] for source in seen.gathered()) for seat in range(2)]
    assert sums == table.state.to_json()["nk"] and len(seen.gathered()) > 2


def test_who_is_safe_waves_from_a_home() -> None:
    game = box("uranus")
    assert len({game.tenants(seat, 50) for seat in range(6)}) == 6
    for narrow in (False, True):
        saved, lost = (homes(["Ada", "Ben"], [True, safe], game.tenants, narrow) for safe in (True, False))
        assert saved.count("<path") > lost.count("<path"), "there are fireworks when all are safe"
        high = [float(ElementTree.fromstring(picture).get("viewBox", "").split()[3]) for picture in (saved, lost)]
        assert high[0] > high[1], "and room for them"


def test_the_words_of_a_lead_can_be_read_in_the_rail_of_a_laptop() -> None:
    """The rail is 300 pixels wide there, and the picture no wider than it says."""
    picture = lead(["Ada", "Selene"], 0, 1, [("rockets", [33, 0]), ("pairs of cubes", [2, 5])])
    wide = float(ElementTree.fromstring(picture).get("viewBox", "").split()[2])
    assert TEXT * 300 / wide >= 12
