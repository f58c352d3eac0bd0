"""Rules, chapter 4: use and remove."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from perilune.core.content import Entry
from perilune.core.errors import BadContent
from perilune.games.uranus.cards.junk import CARDS, junk_in_hand
from perilune.games.uranus.content import COLOURS, LETTERS, Way, _ways
from perilune.games.uranus.hexes import BIT
from perilune.games.uranus.state import BUILDING, USING
from tests.games.uranus.scene import Scene, h


def launcher(letters: str, race: str = "falkafreedi") -> Scene:
    """Seat 0 has a set in the network of its launchpad."""
    scene = Scene(3, races=[race])
    scene.know(0, "rocket")
    scene.mines(0)
    scene.pads(0, "0,0,0")
    scene.hand(0, "0,0,0", letters)
    return scene


def test_rule_4_1_a_set_pays_for_one_step_and_goes() -> None:
    scene = Scene(3, races=["falkafreedi"])
    supply = scene.s.supply[:]
    scene.hand(0, "0,0,0", "GGR")
    assert scene.refused(0, "use 1,-1,0 tunnel") == "4.1"
    scene.play(0, "use 0,0,0 tunnel")
    assert scene.marks(0, "tunnel") == 1, "not two, although it would pay for 1R and for 2G"
    assert scene.s.supply == supply
    assert scene.refused(0, "use 0,0,0 tunnel") == "4.1"


@pytest.mark.parametrize(
    ("letters", "track", "pays"),
    [
        ("R", "tunnel", True), ("G", "tunnel", False), ("GG", "tunnel", True), ("PP", "tunnel", False), ("GBR", "mine", True),
        ("GGR", "mine", True), ("GGBRPS", "pad", True), ("GBRP", "pad", False), ("GBRP", "gun", True), ("GGGBBR", "gun", False),
        ("GGGR", "rocket", True), ("GGR", "rocket", False), ("SS", "rocket", True), ("PPP", "telescope", True), ("GBR", "fort", True),
        ("GBP", "weaponry", True), ("GGB", "weaponry", False), ("GGBBP", "weaponry", True), ("GBS", "weaponry", False),
    ],
)  # fmt: skip
def test_rule_4_2_costs(letters: str, track: str, pays: bool) -> None:
    scene = Scene(3, races=["falkafreedi"])
    scene.hand(0, "0,0,0", letters)
    if pays:
        scene.play(0, f"use 0,0,0 {track}")
        assert scene.hands(0) == []
    else:
        assert scene.refused(0, f"use 0,0,0 {track}") == "4.2"


counts = st.lists(st.integers(0, 4), min_size=COLOURS, max_size=COLOURS)
sums = counts.filter(any)


@given(rocks=counts, need=sums)
def test_rule_4_2_a_plus_asks_for_all(rocks: list[int], need: list[int]) -> None:
    assert Way(need, 0).paid_by(rocks, 0) == all(have >= want for have, want in zip(rocks, need, strict=True))


@given(rocks=counts, different=st.integers(1, 5))
def test_rule_4_2_different_asks_for_colours(rocks: list[int], different: int) -> None:
    assert Way([0] * COLOURS, different).paid_by(rocks, 0) == (sum(1 for count in rocks if count) >= different)


@given(ways=st.lists(st.one_of(sums, st.integers(1, 5)), min_size=1, max_size=4), rocks=counts, more=counts)
def test_rule_4_2_strokes_part_alternatives_and_more_rocks_never_hurt(
    ways: list[list[int] | int], rocks: list[int], more: list[int]
) -> None:
    def written(way: list[int] | int) -> str:
        if isinstance(way, int):
            return f"{way}#"
        return " + ".join(f"{n}{LETTERS[colour]}" for colour, n in enumerate(way) if n)

    text = " / ".join(written(way) for way in ways)
    parsed = _ways(Entry("test", {"source": "rulebook", "cost": text}), "cost")
    assert [way.different or way.rocks for way in parsed] == ways
    pays = any(way.paid_by(rocks, 0) for way in parsed)
    singly = [_ways(Entry("test", {"source": "rulebook", "cost": written(way)}), "cost")[0] for way in ways]
    assert pays == any(way.paid_by(rocks, 0) for way in singly)
    rich = [a + b for a, b in zip(rocks, more, strict=True)]
    assert not pays or any(way.paid_by(rich, 0) for way in parsed)


@pytest.mark.parametrize("text", ["2X", "G", "0G", "6#", "2# + 1G", "2G /", "#3"])
def test_rule_4_2_a_cost_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(BadContent):
        _ways(Entry("test", {"source": "rulebook", "cost": text}), "cost")


def test_rule_4_3_several_sets_on_one_track_until_it_is_full() -> None:
    scene = Scene(3, races=["falkafreedi"])
    for place in ("0,0,0", "1,-1,0", "2,-2,0", "3,-3,0", "4,-4,0"):
        scene.hand(0, place, "R")
    for place in ("0,0,0", "1,-1,0", "2,-2,0", "3,-3,0"):
        scene.play(0, f"use {place} tunnel")
    assert scene.marks(0, "tunnel") == 4
    assert scene.refused(0, "use 4,-4,0 tunnel") == "4.3"


def test_rule_4_4_a_known_technology_is_not_learnt_again() -> None:
    scene = Scene(3)
    scene.hand(0, "0,0,0", "GGGBBBSS")
    assert scene.refused(0, "use 0,0,0 rocket") == "4.4", "the Osmish know it from the start"
    scene.know(0, "spaceship")
    assert scene.refused(0, "use 0,0,0 spaceship") == "4.4"


def test_rule_4_5_a_technology_works_at_once() -> None:
    scene = launcher("GGBB")
    scene.s.known[0] = 0
    scene.mark(0, "rocket", 2)
    scene.hand(0, "1,-1,0", "SS")
    assert scene.refused(0, "send 0,0,0 1") == "4.6"
    scene.play(0, "use 1,-1,0 rocket")
    assert scene.knows(0, "rocket")
    scene.play(0, "send 0,0,0 1")
    assert scene.filled(1) == "GGBB"


def test_rule_4_6_rockets_are_needed_to_launch() -> None:
    scene = launcher("GB")
    scene.s.known[0] = 0
    assert scene.refused(0, "send 0,0,0 1") == "4.6"


def test_rule_4_7_the_set_comes_from_a_network_with_a_launchpad() -> None:
    scene = launcher("GB")
    scene.hand(0, "3,-3,0", "GB")
    assert scene.refused(0, "send 3,-3,0 1") == "4.7"
    scene.s.mines[0] |= BIT[h("3,-3,0")]
    scene.s.forts[0] = BIT[h("3,-3,0")]
    assert scene.refused(0, "send 3,-3,0 1") == "4.7", "a fortification is no launchpad"
    scene.s.pads[0] = 0
    assert scene.refused(0, "send 0,0,0 1") == "4.7"
    scene = launcher("G")
    scene.hand(0, "3,-3,0", "GB", net=BIT[h("3,-3,0")] | BIT[h("0,0,0")])
    scene.play(0, "send 3,-3,0 1")
    assert scene.filled(1) == "GB"


def test_rule_4_8_all_that_fits_goes_to_one_module() -> None:
    scene = launcher("BBBSR")
    scene.play(0, "send 0,0,0 1")
    assert scene.filled(1) == "BBBS"
    assert junk_in_hand(scene.s)[CARDS] == 1, "one rock does not fit: one junk card"
    scene = launcher("P")
    assert scene.refused(0, "send 0,0,0 1") == "4.8", "nothing fits"
    scene.complete(4)
    assert scene.refused(0, "send 0,0,0 4") == "4.8", "it is complete"
    scene.fill(3, "PP")
    scene.play(0, "send 0,0,0 3")
    assert scene.filled(3) == "PPP"


def test_rule_4_9_a_launch_is_settled_before_anybody_goes_on() -> None:
    scene = launcher("GRR")
    scene.hand(1, "0,0,0", "B")
    supply = scene.s.supply[:]
    scene.play(0, "send 0,0,0 1")
    assert scene.table.deciders() == [-1]
    scene.chance("junk 7", "junk 3")
    assert scene.s.pending == []
    assert scene.table.deciders() == [0, 1, 2]
    assert scene.s.supply[2] == supply[2] + 2, "rocks that nobody saved go back"
    assert scene.refused(0, "save red") == "8.5"
    scene = launcher("GRP")
    scene.play(0, "send 0,0,0 1")
    scene.chance("junk 5")
    assert scene.table.deciders() == [0], "the others wait for the sender's choice"
    assert scene.refused(0, "ready") == "4.9"
    assert scene.refused(0, "wipe 1") == "8.11"


def test_rule_4_10_one_launch_for_each_network_with_a_launchpad() -> None:
    scene = launcher("GB")
    scene.mines(0, "0,0,0", "3,-3,0")
    scene.s.pads[0] = BIT[h("0,0,0")] | BIT[h("3,-3,0")]
    scene.hand(0, "3,-3,0", "GB")
    scene.play(0, "send 0,0,0 1", "send 3,-3,0 1")
    assert scene.filled(1) == "GGBB"
    assert scene.s.launches[0] == 2


def test_rule_4_11_unused_sets_go_back() -> None:
    scene = Scene(3)
    supply = scene.s.supply[:]
    scene.hand(0, "0,0,0", "GB")
    scene.mark(0, "tunnel", 1)
    for seat in range(3):
        assert scene.s.stage == USING
        scene.play(seat, "ready")
    assert scene.s.stage == BUILDING
    assert (scene.hands(0), scene.s.supply) == ([], supply)


def test_rule_4_12_a_set_stays_when_its_mine_goes_dark() -> None:
    scene = launcher("GR")
    scene.s.attacks = 1
    scene.s.mines[0] |= BIT[h("-4,4,0")]
    scene.hand(0, "-4,4,0", "R")
    scene.play(0, "send 0,0,0 1")
    scene.chance("junk 10", "coordinate -4,4,0", "pattern c01")
    scene.play(0, "impact 0")
    assert "-4,4,0" in scene.dark(0)
    scene.play(0, "use -4,4,0 tunnel")
    assert scene.marks(0, "tunnel") == 1
