"""What the coach says in this box."""

from perilune.bots.coach import QUICK, Coach
from tests.games.mine_the_moon.scene import Scene


def test_no_idea_drops_anything() -> None:
    """The robot that holds it would be free, but a player reads it as throwing points away."""
    scene = Scene(2)
    scene.give(0, "bB")
    game = scene.table.game
    drop, passing = (game.catalogue.parse(text) for text in ("drop raw-buckyball", "pass"))
    assert drop in scene.table.legal(0)
    assert game.unwise(scene.s, scene.s, 0, [drop, passing]) and not game.unwise(scene.s, scene.s, 0, [passing])
    coach = Coach(scene.table.seen(0), QUICK, False)
    assert coach.wise_part([drop, passing]) is None
    wise = coach.wise_part([passing, drop])
    assert wise is not None and wise.moves == [passing]
    found = coach.ideas()
    assert found and not any(move.verb == "drop" for idea in found for move in idea.moves)
