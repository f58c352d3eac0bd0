"""What all moves of a decision are worth at once is what each of them is worth alone, as far as it matters."""

from perilune.conformance.positions import differing
from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE
from perilune.core.game import Game

GAME = 2


def the_move_that_looks_best_at_once_is_the_best(setting: Setting) -> None:
    """A box may be rough with moves that are far from best: so rarely something nearly as good may come out."""
    game = setting.game
    asked = 0
    missed = 0
    for state in walk(setting, GAME, 160, 4):
        phase = phase_of(setting, state)
        seat = phase.deciders(state)[0]
        if seat == CHANCE:
            continue
        moves = phase.legal(state, seat)
        before = state.to_json()
        at_once = game.worth_all(state, seat, moves)
        assert state.to_json() == before, f"`worth_all` changes {differing(before, state.to_json())}."
        assert len(at_once) == len(moves), f"`worth_all` gives {len(at_once)} values for {len(moves)} moves."
        one_by_one = Game.worth_all(game, state, seat, moves)
        asked += 1
        if one_by_one[at_once.index(max(at_once))] < max(one_by_one):
            missed += 1
    assert missed * 20 <= asked, f"`worth_all` misses the best move in {missed} of {asked} positions."
