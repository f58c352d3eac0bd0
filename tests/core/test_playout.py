"""Random play: even among the moves, but giving up is left to people."""

from perilune.core.chance import Rng
from perilune.core.move import Catalogue, Terms
from perilune.core.playout import any_move

CATALOGUE = Catalogue()
DIG = CATALOGUE.verb(0, "dig", [Terms("place", ["here", "there"])], "Dig {place}")
CONCEDE = CATALOGUE.verb(1, "concede", [], "Concede", gives_up=True)


def test_random_play_gives_up_only_where_nothing_else_can_be_done() -> None:
    rng = Rng(1)
    found = {any_move([*DIG.moves, *CONCEDE.moves], rng).text for _ in range(50)}
    assert found == {"dig here", "dig there"}
    assert any_move(CONCEDE.moves, rng).text == "concede"
