"""Whole games: random ones from rich positions, where cards come into play, and the greedy bot's strength."""

from itertools import product

import pytest

import perilune
from perilune.bots import bot
from perilune.core.chance import CHANCE, Rng
from perilune.core.game import Phase
from perilune.core.journal import Journal
from perilune.core.playout import step
from perilune.core.seen import Seen
from perilune.games.lineae.content import KINDS, NONE, SLOTS, TILES
from perilune.games.lineae.state import SETUP, OceanState
from tests.games.lineae.scene import CONTENT

OPTIONS = list(product(["full", "starter"], ["off", "on"], ["off", "on"]))
NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve"]


def rich(seats: int, options: tuple[str, str, str], seed: int) -> OceanState:
    """The first round with money, cubes and rockets that want little more."""
    game = perilune.box("lineae")
    state = game.deal(game.settle(seats, dict(zip(["game", "biogenesis", "reactor"], options, strict=True))))
    assert isinstance(state, OceanState)
    rng = Rng(seed)
    while state.stage == SETUP:
        step(game, state, rng, Journal(silent=True))
    for seat in range(seats):
        state.money[seat] += 12
        state.bank -= 12
        for kind in range(KINDS):
            count = min(2, state.supply[kind])
            state.cargo[seat * KINDS + kind] += count
            state.supply[kind] -= count
    for tile in range(TILES):
        for slot in range(SLOTS - 2):
            kind = CONTENT.rockets[state.rockets[tile]].slots[slot]
            if state.supply[kind] > 0:
                state.loads[tile * SLOTS + slot] = kind
                state.supply[kind] -= 1
    return state


@pytest.mark.parametrize("seats", range(1, 6))
@pytest.mark.parametrize("options", OPTIONS, ids="-".join)
def test_rich_random_games_end_and_lose_nothing(seats: int, options: tuple[str, str, str]) -> None:
    """Every player count with every option: 25 cubes of each kind, 11 water tiles, workers and money are conserved."""
    game = perilune.box("lineae")
    state = rich(seats, options, seats)
    rng = Rng(seats)
    inventory = game.inventory(state)
    assert [inventory[f"cubes of {kind}"] for kind in ("silica", "sulfur", "salt", "iron", "hydrocarbon")] == [25] * 5
    assert inventory["cubes of algae"] == (25 if options[1] == "on" else 0)
    assert inventory["money"] == 120 and all(inventory[f"workers of seat {seat}"] == 8 for seat in range(seats))
    for _ in range(20_000):
        phase = game.phase(state)
        if phase is None:
            break
        seat = phase.deciders(state)[0]
        moves = phase.legal(state, seat)
        assert moves == Phase.legal(phase, state, seat), "the fast list equals the filter"
        busy = [move for move in moves if move.verb not in ("pass", "end", "done", "sail")]
        chosen = busy if busy and rng.below(5) else moves
        phase.play(state, seat, chosen[rng.below(len(chosen))], Journal(silent=True))
        assert game.inventory(state) == inventory
        assert min(state.supply + state.cargo + state.money + state.energy + state.workers + state.reserve) >= 0
        assert all(what <= CONTENT.hold for what in [sum(state.hold[n * KINDS : (n + 1) * KINDS]) for n in range(6)])
    assert game.phase(state) is None
    assert game.outcome(state, NAMES[:seats]).text


@pytest.mark.parametrize("seed", range(3))
def test_greedy_beats_random(seed: int) -> None:
    """A sample; of 100 such games greedy won 100 (see the box's report)."""
    game = perilune.box("lineae")
    state = game.deal(game.settle(2, {}))
    assert isinstance(state, OceanState)
    rng = Rng(seed)
    greedy = seed % 2
    bots = [bot("greedy" if seat == greedy else "random", seed) for seat in range(2)]
    while (phase := game.phase(state)) is not None:
        seat = phase.deciders(state)[0]
        if seat == CHANCE:
            moves = phase.legal(state, CHANCE)
            move = moves[rng.below(len(moves))]
        else:
            move = bots[seat].choose(Seen(game, game.view(state, seat), seat, NAMES[:2], [], 0))
        phase.play(state, seat, move, Journal(silent=True))
    assert game.outcome(state, NAMES[:2]).winners == [greedy]
    assert NONE not in state.vessel
