"""The rulebook's example first turn, move by move.

Blake's moves need nine robots where the game gives eight, so he gets a ninth here.
"""

import perilune
from perilune.core.chance import CHANCE
from perilune.core.table import Table
from perilune.games.mine_the_moon.content import KINDS, LETTERS
from perilune.games.mine_the_moon.state import MoonState
from tests.games.mine_the_moon.scene import KIND, building

RENE, GREG, BLAKE = 0, 1, 2


def holds(s: MoonState, seat: int) -> str:
    return "".join(letter * s.silo[seat * KINDS + kind] for kind, letter in enumerate(LETTERS))


def test_the_example_first_turn() -> None:
    game = perilune.box("mine_the_moon")
    table = Table(game, game.settle(3, {"crater": "a"}), "example", ["Rene", "Greg", "Blake"], throws=False)
    s = table.state
    assert isinstance(s, MoonState)

    def chance(*texts: str) -> None:
        for text in texts:
            table.submit(CHANCE, text)

    def play(seat: int, *texts: str) -> None:
        for text in texts:
            table.submit(seat, text)

    # Set-up: Rene has two refined Nanotubes, Greg a raw Buckyball and a raw Nanotube, Blake a refined Buckyball and Graphene.
    chance("deal dyson", "deal lem")
    chance(*[f"spin {KIND[letter]}" for letter in "NNbnBG"])
    chance("rank seat-1", "rank seat-2", "rank seat-3")
    s.robots[BLAKE] += 1
    s.home[BLAKE] += 1

    # Task.
    play(RENE, "task loader 3")
    play(GREG, "task uplink 2")
    play(BLAKE, "task uplink 3")
    play(RENE, "pass")
    play(GREG, "task shaker 2")
    play(BLAKE, "task shaker 3")
    play(GREG, "pass")
    play(BLAKE, "task clout 1", "task-own reverter", "pass")

    # Mine.
    play(RENE, "place raw-buckyball", "place raw-buckyball", "place raw-graphene", "place raw-graphene", "ready")
    play(GREG, "place raw-buckyball", "place raw-graphene", "ready")
    play(BLAKE, "place raw-graphene", "place raw-nanotube", "ready")
    assert s.spins == 5
    chance(f"spin {KIND['G']}", f"spin {KIND['g']}", f"spin {KIND['g']}")
    assert [holds(s, seat) for seat in range(3)] == ["ggNN", "bgn", "gBG"]
    chance(f"spin {KIND['b']}")
    chance("spin all-rockets-launch", "deal fresco", "deal roddenberry")
    assert [holds(s, seat) for seat in range(3)] == ["bbggNN", "bbgn", "gBG"]
    assert s.stock[building("omnirefiner")] == 1

    # Work.
    play(RENE, "work loader", "load a 1", "load a 2")
    assert s.dominance == [0, 0, 0], "cargo scores when it launches"
    play(GREG, "work shaker", "work uplink", "build factory")
    play(BLAKE, "skip-own reverter", "work clout")
    assert s.order == [BLAKE, RENE, GREG]
    play(BLAKE, "work uplink", "build omnirefiner", "stand 1")

    # Launch.
    assert s.dominance == [0, 2, 1]
    assert [holds(s, seat) for seat in range(3)] == ["bbgg", "gn", "g"]
    assert s.white_owner == RENE
    assert s.turn == 2
    assert table.deciders() == [BLAKE]
