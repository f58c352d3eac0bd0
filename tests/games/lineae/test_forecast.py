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
        "The Titan Elastomers rocket over space 5 has 5 open slots and takes 1 cube of yours. "
        "In round 2 the sun gives 6 electricity there."
    )
    assert "In round 2 Jupiter covers space 6: no electricity there." in told(scene, 0, "sail 6")


def test_a_step_tells_what_is_there() -> None:
    scene = Scene(2, vessels=(4, 8))
    scene.sub("a", 10, 2, "salt")
    scene.cube(10, 1, "iron")
    scene.play(0, "place submersible-a 1")
    assert told(scene, 0, "step down") == "A cube of iron is there: take it in."
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
