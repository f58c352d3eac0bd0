"""Why a move is refused, in words: with the numbers of the case, what the thing is, and when or how it can be used."""

import pytest

from perilune.core.chance import CHANCE
from tests.games.lineae.scene import DEPOSIT_ORDER, ROCKET_ORDER, Scene


def says(scene: Scene, seat: int, text: str) -> str:
    """The sentence of the refusal, without its rule."""
    game = scene.table.game
    assert scene.deciders() == [seat]
    refusal = game.refusal(scene.s, seat, game.catalogue.parse(text), scene.table.names)
    assert refusal is not None, f"{text} is legal"
    return refusal.text


def test_set_up() -> None:
    scene = Scene(2, started=False)
    chance = "Chance lays deposits and rockets, names the first player and draws colony cards. No player decides that."
    assert says(scene, CHANCE, "start 3") == chance
    scene.chance(*[f"deposit {key}" for key in DEPOSIT_ORDER], "rocket io")
    assert says(scene, CHANCE, "rocket io") == "The Io Steelworks rocket is already on the board."
    scene.chance(*[f"rocket {key}" for key in ROCKET_ORDER if key != "io"])
    assert says(scene, CHANCE, "first seat-3") == "There is no such player at this table."
    scene.chance("first seat-1")
    scene.play(1, "start 4")
    assert says(scene, 0, "start 4") == "Player 2's vessel is on that space. Choose a space without a vessel."
    assert says(scene, 0, "deposit d1a") == chance
    assert says(scene, 0, "place lock-2 1").startswith("A worker on Lock 2 turns it")


def test_sunlight() -> None:
    scene = Scene(2)
    scene.give(0, "hydrocarbon")
    scene.s.air[12] = 4
    scene.s.supply[4] -= 1
    scene.pass_all()
    assert says(scene, 0, "burn 13") == "Smoke hides the left sun of space 5 already."
    assert says(scene, 0, "burn 12") == "Your smoke does not reach the right sun of space 4: it goes up where your vessel is."
    assert "place them on your turn in the Action Phase" in says(scene, 0, "place submersible-c 1")
    assert says(scene, 0, "place submersible-c 1").startswith("Workers on Submersible C let you steer it")


def test_placing_workers() -> None:
    scene = Scene(2)
    assert says(scene, 0, "place election 5") == "You have 4 free workers, not enough to count as 5."
    assert says(scene, 0, "place income 2") == "Universal Basic Income takes one worker per turn."
    assert says(scene, 0, "place hire 1") == "That costs $5; you have $3."
    assert says(scene, 0, "place launch-pad 1") == "You have no cube that the rocket over space 5 could take."
    scene.gone(5)
    assert says(scene, 0, "place launch-pad 1") == "There is no rocket over space 5."
    assert says(scene, 0, "place colony-4 1") == "There is no colony card over space 4."
    scene.open("trade-guild", 3)
    assert says(scene, 0, "place colony-3 1") == "The Trade Guild serves vessels on space 3; yours is on space 5."
    scene.open("solar-farm", 5)
    assert says(scene, 0, "place colony-5 1") == "The Solar Farm has no space for workers: it acts by itself."
    scene.hired(0, 8)
    scene.pay(0, 20)
    assert says(scene, 0, "place hire 1") == "You have already hired all 8 of your workers."
    scene.play(0, "place election 3", "end")
    assert says(scene, 1, "place election 3") == "Player 1's workers there count as 3: yours must count as more."


def test_sailing() -> None:
    scene = Scene(2)
    assert says(scene, 0, "sail 5") == "Your vessel is already on space 5."
    assert says(scene, 0, "sail 3") == "The water between space 5 and space 3 is not level. Turning locks changes that."
    scene.play(0, "sail 6")
    assert says(scene, 0, "sail 7") == "You have just sailed. Do something else first, or undo the voyage."


def test_loading() -> None:
    scene = Scene(2)
    scene.learn(0, "booster-gantry")
    scene.give(0, "sulfur sulfur iron iron")
    scene.play(0, "place launch-pad 1")
    assert says(scene, 0, "done") == "Load at least one cube."
    assert says(scene, 0, "load 3 sulfur") == "Your vessel is on space 5; you cannot load the rocket over space 3."
    assert says(scene, 0, "load 5 salt") == "You have no salt in your cargo bay."
    assert says(scene, 0, "load 5 iron") == "The rocket over space 5 has no open slot for iron."
    scene.play(0, "load-free 5 iron")
    assert says(scene, 0, "load-free 5 iron") == "The wild slot of the rocket over space 5 is filled."
    assert says(scene, 0, "load 6 sulfur") == "You are loading the rocket over space 5: only one rocket per turn."
    scene = Scene(2)
    scene.gone(4)
    scene.learn(0, "booster-gantry")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1")
    assert says(scene, 0, "load 4 sulfur") == "There is no rocket over space 4."


def test_technology() -> None:
    scene = Scene(2, "starter")
    scene.learn(0, "bore-laser", "remote-sluice")
    scene.learn(1, "transfer-crane")
    scene.load(5, "hydrocarbon hydrocarbon sulfur salt")
    scene.give(0, "sulfur")
    scene.play(0, "place launch-pad 1", "load 5 sulfur")
    assert says(scene, 0, "choose transfer-crane") == "The Transfer Crane is not on display."
    scene.play(0, "choose booster-gantry")
    assert says(scene, 0, "discard transfer-crane") == "You do not have the Transfer Crane."
    assert says(scene, 0, "discard booster-gantry") == "You have just taken the Booster Gantry: put one of the others back."
    assert says(scene, 0, "done") == "Put one of your technology cards back first."


def test_diving() -> None:
    scene = Scene(2)
    scene.s.energy[0] = 1
    scene.sub("b", 4, 2)
    scene.sub("c", 5, 2)
    scene.sub("a", 3, 2, "iron iron iron iron")
    scene.play(0, "place submersible-a 1")
    assert says(scene, 0, "take") == "There is no cube in this place."
    assert says(scene, 0, "excavate") == "Only a submersible on the ocean floor can excavate."
    assert says(scene, 0, "buy iron") == "The submersible can only dock in the top row of the water."
    scene.s.energy[0] = 0
    stuck = "you could still pay for would not take it to a place where it can."
    passed = "you could still pay for would not take you to a place where you can."
    assert says(scene, 0, "step right") == f"Submersible B is in the way. You cannot stop on it, and the 0 steps {passed}"
    assert says(scene, 0, "place submersible-b 1") == "Submersible B is in the way there: you may pass it, but not stop on it."
    assert says(scene, 0, "place submersible-a 1").startswith("Workers on Submersible A let you steer it")
    scene.s.energy[0] = 1
    scene.play(0, "step down")
    assert says(scene, 0, "take") == "The hold is full: it has room for 4 cubes."
    assert says(scene, 0, "step right") == f"It could not stop there, and the 0 steps {stuck}"
    assert says(scene, 0, "done") == "A submersible cannot stop on a cube. Take it in, or move on."
    scene.play(0, "step up")
    assert says(scene, 0, "step up") == "That step costs 1 electricity, and your battery is empty."


def test_docking() -> None:
    scene = Scene(2)
    scene.sub("e", 15, 4, "silica iron")
    scene.play(0, "place submersible-e 1")
    assert says(scene, 0, "buy iron") == "Your vessel is on space 5; the submersible is below space 6."
    scene.play(0, "sail 6")
    assert says(scene, 0, "buy salt") == "There is no salt in the hold."
    scene.pay(0, 0)
    assert says(scene, 0, "buy iron") == "That costs $1; you have $0."
    scene.pay(0, 1)
    scene.play(0, "buy iron")
    assert says(scene, 0, "buy silica") == "That costs $1; you have $0."
    assert says(scene, 0, "buy salt") == "There is no salt in the hold."
    docked = "The submersible is docked, and that ends your turn: buy more cubes, or finish."
    assert says(scene, 0, "sail 5") == says(scene, 0, "step up") == docked


def test_colony_cards() -> None:
    scene = Scene(2, biogenesis="on")
    scene.open("mineral-exchange", 5)
    scene.give(0, "iron iron")
    scene.play(0, "place colony-5 1")
    assert says(scene, 0, "swap salt iron") == "You have no salt in your cargo bay."
    assert says(scene, 0, "swap iron iron") == "Swap a cube for one of another kind."
    scene.give(1, " ".join(["algae"] * scene.in_supply("algae")))
    assert says(scene, 0, "swap iron algae") == "There is no algae in the supply."
    scene = Scene(2)
    scene.open("embassy-to-earth", 5)
    scene.give(0, "iron iron salt")
    scene.play(0, "place colony-5 1")
    assert says(scene, 0, "give silica") == "You have no silica in your cargo bay."
    assert says(scene, 0, "done") == "Return 2 cubes first."
    scene.play(0, "give iron")
    assert says(scene, 0, "give iron") == "You have already returned iron: the second cube must be of another kind."
    assert says(scene, 0, "done") == "Return 1 cube first."


def test_the_printer_and_the_terminal() -> None:
    scene = Scene(2)
    scene.learn(0, "molecular-printer", "commodity-terminal")
    scene.give(0, "iron")
    assert says(scene, 0, "print") == "The Molecular Printer needs 2 cubes; you have 1."
    assert says(scene, 0, "sell salt") == "You have no salt in your cargo bay."
    scene.give(0, "iron")
    scene.play(0, "print")
    assert says(scene, 0, "done") == says(scene, 0, "gain iron") == "Return 2 cubes first."
    assert says(scene, 0, "give salt") == "You have no salt in your cargo bay."
    scene.play(0, "give iron", "give iron")
    assert says(scene, 0, "gain algae") == "There is no algae in the supply."
    assert says(scene, 0, "done") == "Choose a cube first."
    assert (
        says(scene, 0, "sluice 2")
        == "The Remote Sluice turns a lock on your turn in the Action Phase, when no action is under way."
    )


def test_the_end() -> None:
    scene = Scene(2)
    scene.learn(0, "molecular-printer", "commodity-terminal")
    scene.give(0, "iron")
    scene.s.round = 7
    scene.pass_all()
    assert says(scene, 0, "print") == "The Molecular Printer needs 2 cubes; you have 1."
    assert says(scene, 0, "sell salt") == "You have no salt in your cargo bay."
    assert says(scene, 0, "sluice 3").startswith("The Remote Sluice turns a lock")
    scene.give(0, "iron")
    scene.play(0, "print")
    assert says(scene, 0, "give salt") == "You have no salt in your cargo bay."
    assert says(scene, 0, "done") == "Return 2 cubes first."


def test_the_reactor() -> None:
    scene = Scene(2, reactor="on")
    scene.give(0, "silica")
    scene.s.energy[0] = 2
    assert says(scene, 0, "convert silica iron") == "That conversion costs 3 electricity; you have 2."
    assert says(scene, 0, "convert salt iron") == "You have no salt in your cargo bay."
    assert says(scene, 0, "repay iron") == "You have no marker on iron."
    scene.s.supply[1] += scene.s.rondel[1]
    scene.s.rondel[1] = 0
    assert says(scene, 0, "convert silica sulfur") == "There is no sulfur in the reactor."
    assert says(scene, 0, "borrow sulfur") == "There is no sulfur in the reactor."
    scene.s.debts[3] = 2
    assert says(scene, 0, "borrow iron") == "You have 2 markers on the reactor, and that is the limit."
    assert says(scene, 0, "repay iron") == "You have no iron in your cargo bay."


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("pass", "You can pass on your turn"),
        ("end", "You end your turn in the Action Phase"),
        ("place lock-2 1", "A worker on Lock 2 turns it"),
        ("place submersible-f 1", "Workers on Submersible F let you steer it"),
        ("place election 1", "Special Election: workers can be placed there"),
        ("place colony-3 1", "Colony card over space 3: workers can be placed there"),
        ("sail 4", "Your vessel can sail on your turn"),
        ("stay", "When another player is about to turn a lock"),
        ("step up", "A submersible moves when you steer it"),
        ("take", "A submersible takes in a cube when you steer it"),
        ("excavate", "A submersible that you steer can excavate"),
        ("buy iron", "You buy cubes from a submersible that you steer"),
        ("load 5 iron", "Rockets are loaded from the Launch Pad"),
        ("load-free 5 iron", "Rockets are loaded from the Launch Pad"),
        ("choose bore-laser", "A launch, an excavation track or the Research Institute"),
        ("discard bore-laser", "A technology card is put back when"),
        ("gain iron", "A cube of your choice comes from"),
        ("sell iron", "The Commodity Terminal takes cubes"),
        ("print", "The Molecular Printer works on your turn"),
        ("sluice 4", "The Remote Sluice turns a lock on your turn"),
        ("swap iron salt", "Cubes are swapped at the Mineral Exchange"),
        ("distil", "The Biofuel Still turns algae into hydrocarbon"),
        ("burn 13", "Hydrocarbon is burnt in the Sunlight Phase"),
        ("scrub", "Hydrocarbon is burnt in the Sunlight Phase"),
        ("recall 1", "A worker comes off an excavation track when"),
        ("borrow iron", "This table plays without the Reactor Core"),
        ("convert iron salt", "This table plays without the Reactor Core"),
        ("start 4", "Vessels are put on the board in the set-up"),
        ("colony solar-farm", "Chance lays deposits and rockets"),
    ],
)
def test_what_a_thing_is_and_when_it_can_be_used(text: str, words: str) -> None:
    """Asked in the middle of the Embassy's action, where none of it is possible."""
    scene = Scene(2)
    scene.open("embassy-to-earth", 5)
    scene.give(0, "iron salt")
    scene.play(0, "place colony-5 1")
    assert says(scene, 0, text).startswith(words)


def test_where_cubes_are_returned() -> None:
    scene = Scene(2, reactor="on")
    assert says(scene, 0, "give iron") == "Cubes are returned at the Embassy to Earth or to the Molecular Printer."
    assert says(scene, 0, "done") == "There is nothing to finish: no action is under way."
    scene.give(0, "hydrocarbon")
    scene.play(0, "place launch-pad 1")
    assert says(scene, 0, "borrow iron").startswith("The reactor can be used on your turn")


def test_every_verb_says_when_it_is_played() -> None:
    game = Scene(2).table.game
    for verb in game.catalogue.verbs:
        when = game.messages.reasons[verb.when]
        assert when.text
        assert when.blanks == 0, f"{verb.name}: {when.text}"
