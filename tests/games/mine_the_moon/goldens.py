"""Golden games beside those of each seat count: the other craters, and every way in which a game can end."""

from typing import Any

import perilune
from perilune.bots import bot
from perilune.core.table import Table
from perilune.games.mine_the_moon.content import KINDS
from perilune.games.mine_the_moon.robots import go_out, hold
from perilune.games.mine_the_moon.state import BEYOND_TRACK, ON_ROCKET, MoonState

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]
QUIET = ["pass", "place", "ready", "skip", "skip-own"]


def goldens() -> dict[str, Table]:
    """A finished table for each name."""
    return {
        "crater-b": greedy(opened(3, "crater-b", crater="b")),
        "crater-d": greedy(opened(2, "crater-d", crater="d", base=["exchange", "robot"])),
        "deck-out": greedy(deck_almost_empty(opened(2, "deck-out"))),
        "tie-rockets": quiet(tie(opened(3, "tie-rockets"), rockets=True)),
        "tie-silos": quiet(tie(opened(3, "tie-silos"), rockets=False)),
        "shared": quiet(last_turn(opened(2, "shared"))),
    }


def opened(seats: int, seed: str, **chosen: Any) -> Table:
    """A table after set-up."""
    game = perilune.box("mine_the_moon")
    return Table(game, game.settle(seats, chosen), seed, NAMES[:seats])


def continued(table: Table, state: MoonState) -> Table:
    """A table that begins with this position."""
    return Table(table.game, table.options, table.record.seed, table.names, start=state)


def position(table: Table) -> MoonState:
    """A copy of the position, to be changed."""
    state = table.state.copy()
    assert isinstance(state, MoonState)
    return state


def deck_almost_empty(table: Table) -> Table:
    """Two cards are left in the deck."""
    s = position(table)
    s.covered += len(s.deck) - 2
    del s.deck[2:]
    return continued(table, s)


def last_turn(table: Table, change: Any = None) -> Table:
    """The last turn after the end of the track, all players level, with nothing in their silos."""
    s = position(table)
    s.turn, s.last_turn, s.last_why = 30, 30, BEYOND_TRACK
    for seat in range(s.seats):
        s.dominance[seat] = 41
        for kind in range(KINDS):
            s.home[seat] += s.silo[seat * KINDS + kind]
            s.silo[seat * KINDS + kind] = 0
    if change is not None:
        change(s)
    return continued(table, s)


def tie(table: Table, rockets: bool) -> Table:
    """The first two players are level; the second has more on rockets, or as many there and more in the silos."""

    def change(s: MoonState) -> None:
        s.dominance[2] = 40
        for slot, seat in enumerate([1] if rockets else [0, 1]):
            go_out(s, seat, 1, ON_ROCKET, slot)
            s.loaded[slot] = seat
        hold(s, 0 if rockets else 1, 2)

    return last_turn(table, change)


def greedy(table: Table) -> Table:
    """Greedy bots play to the end."""
    bots = [bot("greedy", seat) for seat in range(table.options.seats)]
    while not table.over:
        seat = table.deciders()[0]
        table.submit(seat, bots[seat].choose(table.seen(seat)))
    return table


def quiet(table: Table) -> Table:
    """Nobody tasks a team, and all mine refined Nanotubes, which hardly anybody finds."""
    while not table.over:
        seat = table.deciders()[0]
        moves = [move for move in table.legal(seat) if move.verb in QUIET]
        table.submit(seat, moves[-1] if moves[0].verb == "place" else moves[0])
    return table
