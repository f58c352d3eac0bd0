"""What a player is told before a move: the odds of this turn's spins, and the numbers that change."""

from tests.games.mine_the_moon.scene import Scene


def test_the_odds_of_a_wedge_count_all_spins_of_the_turn() -> None:
    scene = Scene(2, "a")
    scene.all_pass()
    seen = scene.table.seen(0)
    foretold = seen.consequences(seen.game.catalogue.parse("place raw-graphene"))
    share = seen.game.content.faces[0].weights[seen.game.catalogue.parse("place raw-graphene").a] / 100  # type: ignore[attr-defined]
    assert foretold.forecast == [f"3 spins: {round(100 * (1 - (1 - share) ** 3))}% that at least one stops at raw Graphene."]
    assert [repr(change) for change in foretold.changes] == ["robots at home 8 to 7"]
    assert not foretold.reveals


def test_only_a_robot_in_the_crater_has_odds() -> None:
    scene = Scene(2, "a")
    seen = scene.table.seen(scene.table.deciders()[0])
    assert seen.consequences(seen.game.catalogue.parse("pass")).forecast == []
