"""Refusals say what the thing is, with the numbers of the case, and when or how it can be used."""

import pytest

from perilune.core.chance import CHANCE
from perilune.games.mine_the_moon.content import EMPTY
from perilune.games.mine_the_moon.moves import DROP
from tests.games.mine_the_moon.scene import CONTENT, Scene, building


def why(scene: Scene, seat: int, text: str) -> str:
    """Why the seat may not do this now."""
    refusal = scene.table.why_not(seat, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.text


def working(*tasks: str, hold: str = "", bases: list[str] | None = None, put: tuple[str, ...] = ()) -> Scene:
    """Seat 0 has these teams out and is about to work the first."""
    scene = Scene(2, bases=bases)
    for site, key in enumerate(put):
        scene.put(0, key, site)
    scene.give(0, hold)
    for number, task in enumerate(tasks):
        scene.play(0, task)
        if number == 0:
            scene.play(1, "pass")
    scene.to_work()
    return scene


def test_in_task() -> None:
    scene = Scene(3)
    scene.give(0, "bbbgggn")
    assert why(scene, 0, "task refinery 3") == "The Refinery has no column 3."
    assert why(scene, 0, "task loader 1") == "The left column of the Loader is only used with 4 or 5 players."
    assert why(scene, 0, "task loader 2") == "This column of the Loader needs a team of 3; you have 1 free robot."
    assert why(scene, 0, "task-own factory") == (
        "Nothing stands there yet: Factory. You can send a team there from the turn after it is constructed."
    )
    assert why(scene, 0, "task-own control") == "The Robot Control is never worked, so no team goes there."
    assert why(scene, 0, "drop refined-nanotube") == "You hold no refined Nanotube that you could drop."
    scene.play(0, "task-own reverter")
    assert why(scene, 0, "pass") == "It is Player 2's turn to choose. Until it is yours, you can only drop resources."
    scene.play(1, "task uplink 3")
    assert why(scene, 2, "task uplink 3") == "That column of the Uplink is taken by Player 2."
    scene.play(2, "pass")
    assert why(scene, 0, "task-own reverter") == "Your Reverter already has a team this turn."
    scene.put(0, "generator")
    assert why(scene, 0, "task-own site-1") == "The Generator needs a team of 2; you have 0 free robots."


def test_in_mine() -> None:
    scene = Scene(2, "c")
    scene.all_pass()
    assert why(scene, 0, "place refined-graphene") == "Crater C has no wedge for refined Graphene."
    assert why(scene, 0, "ready") == "Every robot at home goes to the crater: you still have 8 robots to place."
    scene.play(0, *["place raw-graphene"] * 8)
    assert why(scene, 0, "place raw-graphene").startswith("All your robots are placed.")
    assert why(scene, 0, "drop raw-graphene") == "You hold no raw Graphene that you could drop."


def test_in_work() -> None:
    scene = Scene(3)
    scene.put(2, "lab")
    scene.put(0, "prerogative")
    scene.play(0, "task uplink 3")
    scene.play(1, "task uplink 2")
    scene.play(2, "task-own site-1")
    scene.play(0, "task-own site-1")
    scene.play(1, "task clout 1")
    scene.play(2, "pass")
    scene.play(0, "task shaker 2")
    scene.to_work()
    assert why(scene, 0, "work loader") == "You have no team at the Loader. Teams are sent out in Task."
    assert why(scene, 0, "skip loader") == "You have no team at the Loader. Teams are sent out in Task."
    assert why(scene, 0, "work-own reverter") == "You have no team on your Reverter. Teams are sent out in Task."
    assert why(scene, 0, "skip-own site-2") == "You have no team on your advanced site 2. Teams are sent out in Task."
    assert why(scene, 0, "work uplink") == "Teams work from left to right: Player 2 works the Uplink before you."
    assert why(scene, 0, "work-own site-1").startswith("The Prerogative comes after the Clout: Player 2 has a team there")
    scene.play(0, "work shaker")
    assert why(scene, 1, "work uplink").startswith("Labs build before the Uplink: Player 3 has a team on a Lab")


def test_while_constructing() -> None:
    scene = working("task uplink 2", hold="bbgBB", bases=["robot", "standard"])
    scene.reveal("statue-3")
    scene.play(0, "work uplink")
    assert (
        why(scene, 0, "build lab") == "No Lab is available. It becomes available when a rocket with one on its back has launched."
    )
    assert why(scene, 0, "build reverter") == "The Reverter is printed on moonbases. It cannot be constructed."
    scene.s.stock[building("refiner")] = 0
    assert why(scene, 0, "build refiner") == "No tile of the Refiner is left."
    scene.s.stock[building("refiner")] = 1
    assert why(scene, 0, "build exchanger") == "Your moonbase has no site for the Exchanger."
    assert why(scene, 0, "build factory-plus-plus") == "The Factory++ is built on the Factory+, which you do not have."
    assert why(scene, 0, "build refiner") == "The Refiner's price in raw Graphene is 2; you hold 1."
    assert why(scene, 0, "work uplink") == "One team works at a time: finish what it is doing first."
    control = CONTENT.buildings[building("robot-control")].site
    scene.s.sites[control] = EMPTY
    assert why(scene, 0, "build robot-control-plus").endswith("is built on the Robot Control, which you do not have.")
    scene.s.sites[1] = building("factory")
    assert why(scene, 0, "build factory") == "The Factory is already on that site of your moonbase."
    scene.s.sites[1] = building("factory-plus")
    assert why(scene, 0, "build factory") == "The Factory+ is already on that site of your moonbase."
    scene.play(0, "build statue-3")
    assert why(scene, 0, "done") == "Choose a site for the Statue 3 first."
    scene.s.sites[8] = -2
    assert why(scene, 0, "stand 3") == "Your moonbase has no advanced site 3."


def test_while_loading() -> None:
    scene = working("task loader 3", hold="NG", bases=["standard", "launch"])
    scene.load(1, 0, 1)
    scene.play(0, "work loader")
    assert why(scene, 0, "load c 1") == "There is no launchpad C in this game."
    assert why(scene, 0, "load own 1") == "That launchpad belongs to Player 2 alone."
    assert why(scene, 0, "load a 4") == "The Fresco has only 3 slots."
    assert why(scene, 0, "load a 2") == "Player 2 has already loaded that slot."
    scene.load(0, 1, 2)
    assert why(scene, 0, "load b 3") == "Player 1 has already loaded that slot."
    assert why(scene, 0, "load b 5") == "That slot takes a refined Buckyball, and you hold none."
    scene.s.pads[1] = -1
    assert why(scene, 0, "load b 1") == "There is no rocket on launchpad B."


def test_while_exchanging() -> None:
    scene = working("task-own exchanger", hold="bbb", put=("exchanger",))
    scene.play(0, "work-own exchanger")
    assert why(scene, 0, "give raw-nanotube") == "The Exchanger does not exchange a raw Nanotube for anything."
    assert why(scene, 0, "give raw-graphene") == "You hold no raw Graphene to give."
    assert why(scene, 0, "take raw-buckyball") == "The Exchanger does not make a raw Buckyball."
    assert why(scene, 0, "take raw-graphene") == "Give something first, then you can take a raw Graphene for it."
    scene.play(0, "give raw-buckyball", "give raw-buckyball")
    assert why(scene, 0, "give raw-buckyball") == "You have given as many as the Exchanger exchanges. Take what you get."
    assert why(scene, 0, "done") == "You have given 2 resources and taken nothing in return yet: take that many first."


def test_while_producing_and_shipping() -> None:
    scene = working("task-own site-1", "task-own site-2", hold="bbBn", put=("generator", "mass-driver"))
    scene.play(0, "work-own site-1")
    assert why(scene, 0, "produce raw-buckyball") == "Your silo already holds 3 of that type, which is its limit."
    assert why(scene, 0, "produce raw-nanotube") == "The Generator does not make a raw Nanotube."
    scene.play(0, "done", "work-own site-2")
    assert why(scene, 0, "export raw-nanotube") == "The Mass Driver does not ship a raw Nanotube."
    assert why(scene, 0, "export refined-graphene") == "You hold no refined Graphene to ship."


def test_no_robot_to_carry() -> None:
    scene = working("task-own factory", put=("factory",))
    scene.play(0, "work-own factory")
    home, scene.s.home[0] = scene.s.home[0], 0
    assert why(scene, 0, "produce raw-graphene") == "All your robots are busy: none is at home to carry it."
    scene.s.home[0] = home


def test_while_refining() -> None:
    scene = working("task refinery 2", hold="b")
    scene.play(0, "work refinery")
    assert why(scene, 0, "refine raw-nanotube") == "You hold no raw Nanotube to refine."


def test_rivals() -> None:
    scene = working("task-own site-1", "task-own site-2", "task-own site-3", put=("abductor", "leecher", "solar-array"))
    scene.give(1, "b")
    scene.play(0, "work-own site-1")
    assert why(scene, 0, "abduct seat-2 raw-graphene") == "Player 2 holds no raw Graphene."
    assert why(scene, 0, "abduct seat-1 raw-graphene").startswith("The Abductor takes a robot from another player's silo")
    assert why(scene, 0, "abduct seat-3 raw-graphene") == "There is no such player at this table."
    scene.play(0, "done", "work-own site-2")
    assert why(scene, 0, "leech seat-3") == "There is no such player at this table."
    scene.play(0, "done", "work-own site-3")
    assert why(scene, 0, "copy seat-3 reverter") == "There is no such player at this table."
    assert why(scene, 0, "copy seat-2 factory") == "There is no building on that site to copy."
    assert why(scene, 0, "copy seat-1 site-3").startswith("The Solar Array does the work of a building that a team works")
    assert why(scene, 0, "copy seat-2 control").startswith("The Solar Array does the work of a building that a team works")


def test_rockets_to_accelerate() -> None:
    scene = working("task-own site-1", put=("accelerator",))
    scene.play(0, "work-own site-1")
    assert why(scene, 0, "accelerate c") == "There is no launchpad C in this game."
    scene.s.pads[0] = -1
    assert why(scene, 0, "accelerate a") == "There is no rocket on launchpad A."


def test_what_chance_may_not_answer() -> None:
    scene = Scene(2)
    scene.all_pass()
    scene.place_all()
    game = scene.table.game

    def answer(text: str) -> str:
        refusal = game.refusal(scene.s, CHANCE, game.catalogue.parse(text), scene.table.names)
        return "" if refusal is None else refusal.text

    assert answer("spin pad-a-launches") == "This crater has no such wedge, so the wheel cannot stop there."
    assert (
        answer("deal fresco") == answer("pass") == "Chance comes first: a spin, a new rocket, or the order on the priority track."
    )
    scene.spin("all")
    assert answer("deal fresco") == "That rocket is not in the deck any more."
    assert answer("spin raw-buckyball") == "Chance comes first: a spin, a new rocket, or the order on the priority track."


@pytest.mark.parametrize("stage", ["task", "mine", "work"])
def test_what_belongs_elsewhere_says_where(stage: str) -> None:
    """Whatever is clicked, no answer shrugs: it names a phase, a building or chance."""
    scene = Scene(2)
    if stage != "task":
        scene.play(0, "task clout 1")
        scene.all_pass()
    if stage == "work":
        scene.place_all()
        scene.spin("b", "b", "b")
    for move in scene.table.game.catalogue.moves:
        if move.kind != DROP and not scene.may(0, move.text):
            text = why(scene, 0, move.text)
            assert "not done" not in text and "not now" not in text and len(text) > 20, text


def test_a_site_that_is_empty_and_one_that_is_not_there() -> None:
    scene = Scene(2, bases=["robot", "standard"])
    assert why(scene, 0, "task-own factory") == (
        "Nothing stands there yet: Factory. You can send a team there from the turn after it is constructed."
    )
    assert why(scene, 0, "task-own exchanger") == "Your moonbase has no such site: Exchanger."
    assert why(scene, 0, "task-own shaker") == "Your moonbase has no such site: own Shaker."


def test_a_launchpad_of_its_own_where_nobody_has_one() -> None:
    scene = working("task loader 3", "task-own site-1", hold="N", put=("accelerator",))
    scene.play(0, "work loader")
    none = "Only a launch base has a launchpad of its own, and nobody has that base in this game."
    assert why(scene, 0, "load own 1") == none
    scene.play(0, "done", "work-own site-1")
    assert why(scene, 0, "accelerate own") == none


def test_what_belongs_elsewhere_says_so_also_while_others_decide() -> None:
    """Whose go it is matters only for what could be done on it."""
    loading = "A rocket is loaded by a team that works the Loader, in Work."
    scene = Scene(2)
    scene.give(0, "b")
    scene.give(1, "b")
    assert why(scene, 1, "load a 1") == loading
    assert why(scene, 1, "pass") == "It is Player 1's turn to choose. Until it is yours, you can only drop resources."
    scene.play(0, "task-own reverter")
    scene.all_pass()
    scene.play(0, *["place raw-graphene"] * 6, "ready")
    assert why(scene, 0, "load a 1") == loading
    assert why(scene, 0, "place raw-graphene").startswith("You are ready.")
    scene.play(1, *["place raw-graphene"] * 7, "ready")
    while scene.s.stage == 2:
        scene.spin("n")
    assert why(scene, 1, "load a 1") == loading
    assert why(scene, 1, "work loader").startswith("It is Player 1's turn to choose.")


def test_who_cannot_do_anything_now_hears_what_the_thing_is() -> None:
    scene = Scene(2)
    assert why(scene, 1, "load a 1") == (
        "Player 1 sends a team or passes. A rocket is loaded by a team that works the Loader, in Work."
    )
