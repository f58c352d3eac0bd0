"""Rules, chapter 10: the advanced buildings, each worked."""

import pytest

from perilune.core.chance import CHANCE
from perilune.games.mine_the_moon.content import SITES
from perilune.games.mine_the_moon.state import ABDUCTED, AT_HOME, IN_SILO, WORK
from tests.games.mine_the_moon.scene import CONTENT, Scene, building
from tests.games.mine_the_moon.test_5_launch import white_with

SPOT = 6  # site 1 of seat 0


def at_work(
    key: str, silo: str = "", seats: int = 2, rival: str = "", rockets: tuple[str, ...] = ("asimov", "capek", "lem")
) -> Scene:
    """Seat 0 has worked the building on its site 1 and now decides; both silos are filled first."""
    scene = Scene(seats, rockets=rockets)
    scene.put(0, key)
    scene.give(0, silo)
    scene.give(1, rival)
    scene.play(0, "task-own site-1")
    assert scene.s.crew[SPOT] == CONTENT.buildings[building(key)].team
    scene.to_work()
    scene.play(0, "work-own site-1")
    return scene


def test_rule_10_1_abductor_takes_and_holds() -> None:
    scene = at_work("abductor", "b", rival="ggN")
    assert scene.refused(0, "abduct seat-1 raw-buckyball") == "10.1"
    assert scene.refused(0, "abduct seat-2 raw-nanotube") == "10.1"
    assert scene.refused(0, "abduct seat-5 raw-nanotube") == "1.1"
    scene.play(0, "abduct seat-2 refined-nanotube")
    assert (scene.holds(1), scene.s.held[SPOT], scene.s.home[1]) == ("gg", 1, 5)
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1", "abduct seat-2 raw-graphene")
    assert (scene.holds(1), scene.s.held[SPOT], scene.s.home[1]) == ("g", 1, 6)


def test_rule_10_1_the_white_robot_is_freed_at_the_end_of_the_turn() -> None:
    scene = Scene(2)
    scene.put(0, "abductor")
    white_with(scene, 1)
    scene.s.dominance = [3, 0]
    scene.s.home[1] -= 7
    scene.s.robots[1] -= 7
    scene.give(1, "gg")
    assert scene.s.white_where == IN_SILO
    scene.play(0, "task-own site-1")
    scene.play(1, "pass")
    scene.play(0, "task clout 1")
    scene.to_work()
    scene.play(0, "work-own site-1", "abduct seat-2 raw-graphene")
    assert scene.s.white_where == IN_SILO, "another robot held a Graphene too"
    scene.s.crew[SPOT], scene.s.home[0] = 2, scene.s.home[0] - 2
    scene.play(0, "work-own site-1", "abduct seat-2 raw-graphene")
    assert scene.s.white_where == ABDUCTED
    scene.play(0, "work clout")
    assert (scene.s.white_where, scene.s.white_owner, scene.s.held[SPOT]) == (AT_HOME, 1, -1)


def test_rule_10_1_a_covered_abductor_frees_its_captive() -> None:
    scene = at_work("abductor", rival="N")
    scene.play(0, "abduct seat-2 refined-nanotube")
    scene.reveal("statue-4")
    scene.give(0, "BG")
    scene.play(0, "task uplink 2")
    scene.to_work()
    scene.play(0, "work uplink", "build statue-4", "stand 1")
    assert scene.s.held[SPOT] == -1
    assert scene.s.robots[1] == 8


def test_rule_10_2_accelerator() -> None:
    scene = Scene(2)
    scene.put(0, "accelerator")
    scene.load(1, 0, 0)
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.refused(0, "accelerate c") == "1.3"
    scene.play(0, "accelerate a")
    assert scene.s.pads[0] >= 0, "not before the end of the turn"
    scene.play(1, "work clout")
    assert scene.s.dominance == [0, 4]
    assert scene.s.stage == 4


@pytest.mark.parametrize(("key", "points"), [("agri-dome", 2), ("hydroponics", 1)])
def test_rule_10_3_agri_dome_and_rule_10_7_hydroponics(key: str, points: int) -> None:
    assert at_work(key, rockets=("fresco", "bernal")).s.dominance[0] == points


def test_rule_10_4_comsat_reveals_a_building() -> None:
    scene = at_work("comsat")
    assert scene.table.deciders() == [CHANCE]
    scene.deal("kurzweil")
    assert scene.s.stock[building("grant")] == 1
    assert scene.s.turn == 2


def test_rule_10_4_an_empty_deck_reveals_nothing() -> None:
    scene = Scene(2)
    scene.put(0, "comsat")
    scene.s.stock[building("lab")] += len(scene.s.deck)
    scene.s.deck.clear()
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.s.turn == 2
    assert "There is nothing for Player 1 to do there." in scene.table.seen(0).log()


def test_rule_10_5_generator() -> None:
    scene = at_work("generator")
    scene.play(0, "produce raw-buckyball", "produce raw-graphene")
    assert scene.holds(0) == "bg"


def test_rule_10_6_grant_from_the_end_of_the_turn() -> None:
    scene = Scene(2)
    scene.reveal("grant")
    scene.give(0, "GN")
    scene.s.dominance = [20, 0]
    scene.play(0, "task uplink 2")
    scene.play(1, "task clout 1")
    scene.to_work("b")
    scene.play(0, "work uplink", "build grant", "stand 3")
    assert scene.s.white_owner == -1
    scene.play(1, "work clout")
    assert scene.s.white_owner == 0


def test_rule_10_8_lab_builds_before_the_uplink() -> None:
    scene = Scene(2)
    scene.put(1, "lab")
    scene.s.stock[building("factory")] = 1
    scene.give(0, "bb")
    scene.give(1, "bb")
    scene.play(0, "task uplink 2")
    scene.play(1, "task-own site-1")
    scene.to_work()
    scene.play(1, "work-own site-1", "build factory")
    assert (scene.stands(1, "factory"), scene.s.stock[building("factory")]) == ("factory", 0)
    scene.play(0, "work uplink")
    assert scene.stands(0, "factory") == ""


@pytest.mark.parametrize(("has", "left"), [(5, 4), (1, 0), (0, 0)])
def test_rule_10_9_leecher(has: int, left: int) -> None:
    scene = at_work("leecher", rockets=("fresco", "asimov"))
    scene.s.dominance[1] = has
    assert scene.refused(0, "leech seat-3") == "1.1"
    scene.play(0, "leech seat-2")
    assert scene.s.dominance[1] == left


def test_rule_10_10_mass_driver() -> None:
    scene = at_work("mass-driver", "bBBN")
    assert scene.refused(0, "export refined-nanotube") == "10.10"
    assert scene.refused(0, "export refined-graphene") == "10.10"
    scene.play(0, "export refined-buckyball")
    assert (scene.holds(0), scene.s.dominance[0]) == ("bBN", 2)


def test_rule_10_11_omnirefiner() -> None:
    scene = at_work("omnirefiner", "bbbggn")
    scene.play(0, *["refine raw-buckyball"] * 3, *["refine raw-graphene"] * 2, "refine raw-nanotube")
    assert scene.holds(0) == "BBBGGN"


def test_rule_10_12_prerogative() -> None:
    scene = Scene(3)
    scene.put(2, "prerogative")
    scene.play(0, "pass")
    scene.play(1, "task clout 1")
    scene.play(2, "task-own site-1")
    scene.to_work()
    scene.play(1, "work clout")
    scene.play(2, "work-own site-1")
    assert scene.s.order == [2, 1, 0]


def test_rule_10_13_quaker_every_turn_for_everybody() -> None:
    scene = Scene(2, rockets=("fresco", "lem"))
    scene.put(0, "quaker")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 5


def test_rule_10_14_repressor() -> None:
    scene = at_work("repressor", "nnn")
    scene.play(0, "give raw-nanotube", "give raw-nanotube")
    assert scene.offers(0, "take") == ["refined-buckyball", "refined-graphene"]
    scene.play(0, "take refined-buckyball", "take refined-graphene")
    assert scene.holds(0) == "nBG"


def test_rule_10_15_solar_array_copies_work() -> None:
    scene = Scene(2, rockets=("fresco", "asimov"))
    scene.put(0, "solar-array")
    scene.put(1, "synthesizer")
    scene.put(1, "quaker", 1)
    scene.put(1, "trembler", 2)
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    for text in ["copy seat-2 site-2", "copy seat-2 site-3", "copy seat-1 site-1", "copy seat-2 factory", "copy seat-2 control"]:
        assert scene.refused(0, text) == "10.15"
    assert scene.refused(0, "copy seat-3 reverter") == "1.1"
    scene.play(0, "copy seat-2 site-1", "produce raw-nanotube")
    assert (scene.holds(0), scene.holds(1)) == ("n", "")
    assert "Player 1's Solar Array copies the Synthesizer of Player 2." in scene.table.seen(0).log()


def test_rule_10_15_a_copied_prerogative_waits_for_the_clout() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "prerogative")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.to_work()
    scene.play(0, "work-own site-1")
    assert scene.refused(0, "copy seat-2 site-1") == "4.4"


def test_rule_10_15_a_copied_lab_builds_at_that_moment() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "lab")
    scene.give(0, "bb")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1", "copy seat-2 site-1", "build factory")
    assert scene.stands(0, "factory") == "factory"


def test_rule_10_15_a_copied_abductor_holds_where_it_stands() -> None:
    scene = Scene(2)
    scene.put(0, "solar-array")
    scene.put(1, "abductor")
    scene.give(1, "N")
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1", "copy seat-2 site-1", "abduct seat-2 refined-nanotube")
    assert scene.s.held[SITES + SPOT] == 1
    assert scene.s.stage != WORK


@pytest.mark.parametrize("bonus", [3, 4, 5, 6, 7])
def test_rule_10_16_statues_score_their_bonus(bonus: int) -> None:
    spec = CONTENT.buildings[building(f"statue-{bonus}")]
    assert (spec.bonus, spec.team, spec.text) == (bonus, 0, "No action: built for its bonus.")


def test_rule_10_17_synthesizer() -> None:
    scene = at_work("synthesizer")
    assert scene.offers(0, "produce") == ["raw-nanotube"]
    scene.play(0, "produce raw-nanotube")
    assert scene.holds(0) == "n"


def test_rule_10_18_transmitter() -> None:
    scene = at_work("transmitter", "bbbggg")
    scene.play(0, *["give raw-buckyball"] * 3, *["give raw-graphene"] * 3)
    scene.play(0, *["take raw-nanotube"] * 3, *["take raw-graphene"] * 3)
    assert scene.holds(0) == "gggnnn"


def test_rule_10_19_trembler() -> None:
    scene = Scene(2)
    scene.put(0, "trembler")
    scene.play(0, "task-own site-1")
    scene.all_pass()
    scene.place_all()
    assert scene.s.spins == 4


def test_rule_10_1_and_10_4_and_10_7_what_a_work_did_is_told() -> None:
    scene = Scene(3)
    for site, key in enumerate(["abductor", "comsat", "hydroponics"]):
        scene.put(0, key, site)
    scene.give(1, "b")
    scene.give(2, "g")
    scene.play(0, "task-own site-1")
    scene.play(1, "pass")
    scene.play(2, "pass")
    scene.play(0, "task-own site-2")
    scene.play(0, "task-own site-3")
    scene.to_work()
    scene.play(0, "work-own site-1", "abduct seat-2 raw-buckyball", "work-own site-2")
    assert not any("goes home" in line for line in scene.table.seen(0).log()), "nobody was held before"
    scene.deal("lem")
    assert "Player 1's Comsat reveals the Solar Array." in scene.table.seen(0).log()
    scene.play(0, "work-own site-3")
    assert "Player 1 gains 1 Dominance from the Hydroponics." in scene.table.seen(0).log()
    scene.play(0, "task-own site-1")
    scene.to_work()
    scene.play(0, "work-own site-1", "abduct seat-3 raw-graphene")
    assert "Player 2's abducted robot goes home." in scene.table.seen(0).log()
