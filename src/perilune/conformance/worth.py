"""What all moves of a decision are worth at once is what each of them is worth alone, as far as it matters."""

from perilune.bots import chances
from perilune.conformance.positions import differing
from perilune.conformance.settings import Setting
from perilune.conformance.walks import phase_of, walk
from perilune.core.chance import CHANCE, Rng
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


def what_features_weigh_is_their_sum(setting: Setting) -> None:
    """Each weight counts once, for the feature of its place: so weights can be fitted, and a position can be told feature by feature."""
    game = setting.game
    names = game.feature_names()
    assert len(set(names)) == len(names), "Two features have the same name."
    weights = [100 + 7 * number for number in range(len(names))]
    for state in walk(setting, GAME, 160, 20):
        for seat in range(setting.seats):
            features = game.features(state, seat)
            assert len(features) == len(names), f"{len(features)} features have {len(names)} names."
            total = sum(weight * feature for weight, feature in zip(weights, features, strict=True)) // 100
            assert game.weigh(state, seat, weights) == total, f"Seat {seat}: `weigh` is not the sum of the features."
        assert 0 <= game.progress(state) <= 100, f"The progress is {game.progress(state)} per cent."
        assert game.variant(state), "The variant has no name."


def chances_share_one_win(setting: Setting) -> None:
    """Each chance is one, and rivals' chances are 1 together. Worlds that a seat cannot tell apart give it the same chances."""
    game = setting.game
    rng = Rng(16)
    for state in walk(setting, GAME, 160, 40):
        for seat in range(setting.seats):
            real = setting.seen(state, seat)
            found = chances(real, 2)
            assert all(0 <= chance <= 1 for chance in found), f"A chance is none: {found}."
            if not game.cooperative and setting.seats > 1:
                assert abs(sum(found) - 1) < 1e-6, f"The chances of rivals add up to {sum(found)}."
            assert found == chances(setting.seen(game.imagine(real.view, seat, rng), seat), 2), "A chance tells what is hidden."
