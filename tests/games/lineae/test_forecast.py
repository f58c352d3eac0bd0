"""What is told of a move before it is played, beyond what it does at once."""

from tests.games.lineae.scene import Scene, space


def told(scene: Scene, seat: int, text: str) -> str:
    """What the box has to say about a legal move."""
    assert scene.may(seat, text), text
    game = scene.table.game
    return " ".join(game.forecast(scene.s, seat, game.catalogue.parse(text), ["Ada", "Ben"]))


def test_a_voyage_tells_of_the_rocket_and_of_the_sun() -> None:
    scene = Scene(2, vessels=(4, 8))
    scene.give(0, "sulfur")
    assert told(scene, 0, "sail 5") == (
        "The Titan rocket over space 5 has 5 open slots and room for 1 of your cubes. "
        "In round 2 the sun gives 6 electricity there."
    )
    assert "In round 2 Jupiter covers space 6: no electricity there." in told(scene, 0, "sail 6")


def test_a_step_tells_what_is_there() -> None:
    scene = Scene(2, vessels=(4, 8))
    scene.sub("a", 10, 2, "salt")
    scene.cube(10, 1, "iron")
    scene.play(0, "place submersible-a 1")
    assert told(scene, 0, "step down") == "There is an iron cube there: pick it up."
    scene.sub("a", 10, 3, "salt")
    assert told(scene, 0, "step up") == "It is right below your vessel there: dock and buy what is in the hold."
    scene.sub("a", 13, 3, "salt")
    assert told(scene, 0, "step up") == "It is at the surface there: sail to space 5 to dock."


def test_more_workers_than_needed() -> None:
    scene = Scene(2, vessels=(4, 8))
    assert told(scene, 0, "place lock-1 1") == ""
    assert "Fewer workers would do." in told(scene, 0, "place lock-1 2")
    scene.s.crew_seat[space("lock-1")], scene.s.crew_power[space("lock-1")] = 1, 1
    assert told(scene, 0, "place lock-1 2") == ""


def said(scene: Scene, seat: int, text: str) -> str:
    """A legal move as the list of moves has it."""
    assert scene.may(seat, text), text
    game = scene.table.game
    return game.say_move(scene.s, seat, game.catalogue.parse(text), ["Ada", "Ben"])


def test_the_list_says_what_a_move_brings() -> None:
    scene = Scene(2, vessels=(4, 8))
    scene.give(0, "sulfur")
    scene.sub("a", 10, 2, "salt")
    scene.s.energy[0] = 4
    assert said(scene, 0, "sail 5") == "Sail to space 5: the Titan rocket has room for 1 of your cubes"
    assert said(scene, 0, "place income 1") == "Place a worker on Universal Basic Income: +$2, and another turn"
    assert said(scene, 0, "place election 1") == "Place a worker on Special Election: you begin the next round"
    assert (
        said(scene, 0, "place submersible-a 1")
        == "Place a worker on Submersible A: a dive of up to 5 steps, with 1 salt in its hold"
    )
    assert said(scene, 0, "place submersible-a 2") == "Place 2 workers on Submersible A: harder to outbid"
    assert said(scene, 0, "place lock-2 1") == "Place a worker on Lock 2: opens the lock, and another turn"
    assert said(scene, 0, "place launch-pad 1") == "Place a worker on the Launch Pad: load 1 cube for 1 point"
    scene.play(0, "place lock-2 1")
    scene.play(0, "end")
    assert (
        said(scene, 1, "place lock-2 2")
        == "Place 2 workers on Lock 2: closes the lock, and another turn; sends Ada's worker home"
    )


def test_a_dive_says_what_each_step_brings() -> None:
    scene = Scene(2, vessels=(4, 8))
    scene.sub("a", 10, 2)
    scene.cube(11, 2, "iron")
    scene.play(0, "place submersible-a 1")
    assert said(scene, 0, "step right") == "Steer right: free, to an iron cube"
    scene.play(0, "step down")
    assert said(scene, 0, "excavate").endswith(": 1 point")
    assert said(scene, 0, "step up") == "Steer up: 1 electricity"
